extension GlyphThemes {
  static let media = """
    camera: enc=1.05 wr=.8
     b P 11 7 83.5 7 29.5 r 6 27 29.5 r 7 34.5 17.5 65.5 17.5 r 6 73 29.5 r 11 93 29.5 93 83.5
     e O 50 56 16.5
     d O 80.5 42 3.8
    photo: enc=1.05 in=o wr=.75
     b R 7.5 15.5 85 69 12
     ?o s W 5 8.5 73 31 51.5 50 69 66.5 47 91.5 70
     ?o s O 32 35.5 6.5
     ?f xf W 4 11 71.5 31 52.5 50 70.5 66.5 49 89 70 89 76 r 6 89 81 11 81
     ?f xf O 32 35.5 8
    speaker:
     b M17 36 H29 L49.5 18.5 Q55 14.5 55 21 V79 Q55 85.5 49.5 81.5 L29 64 H17 Q11 64 11 58 V42 Q11 36 17 36 Z
    speaker.wave.1:
     use speaker dx=-5
     s D 50 50 22 -38 38 L=1
    speaker.wave.2: enc=1.05
     use speaker dx=-9
     s D 41 50 24.5 -38 38
     s D 41 50 43 -40 40 L=1
    speaker.wave.3: enc=1.05 wr=.8
     use speaker dx=-11 scale=.92
     s D 37 50 21 -38 38
     s D 37 50 37 -40 40 L=1
     s D 37 50 53 -41 41 L=2
    play: enc=.98 edx=5
     b P 6 23 12.5 86 50 23 87.5
    pause: enc=.95
     b R 20 15 19 70 6
     b R 61 15 19 70 6
    stop:
     b R 16 16 68 68 10
    backward: enc=1.05
     b P 5 50 20 50 80 3 50
     b P 5 96 20 96 80 49 50
    forward: enc=1.05
     use backward flip=1
    mic microphone: enc=1
     b R 35 9.5 30 51 15
     s M20 45 V49 C20 66 32 77 50 77 C68 77 80 66 80 49 V45 M50 77 V91 M34 91 H66
    video: enc=1.05
     b R 6.5 23 62 54 12
     b P 4 77 42 93.5 29 93.5 71 77 58
    headphones: in=o
     s M14 70 V52 C14 30 30 14 50 14 C70 14 86 30 86 52 V70
     F R 13 58 14 27 6 w=.6
     F R 73 58 14 27 6 w=.6
    music.note: in=o
     F E 32 78 13 9.5 w=.3
     s W 3 44.5 77 44.5 18 76 11 76 30 46 36.5
     f P 2 44.5 18 76 10.5 76 30 44.5 37
    timer: in=o
     s D 50 50 39.4 -90 205
     s M50 10.6 V28
     F P 2 26 29 52 45.5 56 51 54 56 48.5 54.5 w=.4
    paintpalette:
     b M50 10.5 C27 10.5 9.5 28 9.5 50 C9.5 72 27 89.5 50 89.5 C58 89.5 61 84 59.5 78.5 C57 70 61 63.5 69.5 63.5 H78 C86 63.5 90.5 58 90.5 50 C90.5 28 73 10.5 50 10.5 Z
     d O 31 52 6
     d O 38 31.5 6
     d O 60 28.5 6
     d O 76 43 6
    waveform.path.ecg: in=o
     s M5 54 H24 L34 25 L47 84 L60 13 L70 54 H95
    paintbrush: wr=.8
     b M87 11 C91 14 90 18 87 22 L58 58 L44 46 L76 13 C79 10 83 8 87 11 Z
     b M44 46 L58 58 C60 72 48 88 14 87 C24 80 18 66 27 54 C32 47 39 46 44 46 Z
    record.circle: in=o
     s O 50 50 39.4
     f O 50 50 21
    film: wr=.6
     b R 7 14 86 72 9
     e M25 14 V86 M75 14 V86 M25 50 H75 M7 32 H25 M7 50 H25 M7 68 H25 M75 32 H93 M75 50 H93 M75 68 H93 w=.9
    waveform: in=o
     s M8 43 V57 M22 32 V68 M36 17 V83 M50 35 V65 M64 9 V91 M78 30 V70 M92 43 V57 w=1.02
    tv:
     b R 6 17 88 58 10
     s M32 88 H68
    forward.end:
     b P 6 17 17 77 50 17 83
     s M84 17 V83 w=1.15
    backward.end:
     use forward.end flip=1
    theatermasks:
     b M10 22 C28 28 44 28 60 22 V50 C60 66 50 78 35 82 C20 78 10 66 10 50 Z
     e M22 44 H30 M40 44 H48 M24 58 C28 66 42 66 46 58 w=.85
    photo.on.rectangle.angled:
     use photo scale=.78 dx=-9 dy=10
     s M22 20 L25 13 Q27 9 32 10.5 L86 26 Q91 28 89.5 33 L80 67 L=1
    captions.bubble:
     b P 14 7 16 93 16 93 74 52 74 r 3 35 90 r 6 35 74 r 14 7 74
     e M23 56 H37 M49 56 H77 M23 42 H51 M63 42 H77 w=.85
    airplayvideo: in=o
     s M28 76 H18 Q7 76 7 65 V27 Q7 16 18 16 H82 Q93 16 93 27 V65 Q93 76 82 76 H72
     F P 3 50 64 74 91 26 91 w=.5
    camera.aperture: in=o
     s O 50 50 39.4
     s M50 10.6 L69 45 M84.4 30.5 L62.5 63 M84.4 69.5 L45 68.5 M50 89.4 L31 55 M15.6 69.5 L37.5 37 M15.6 30.5 L55 31.5 w=.85
    camera.filters: in=o wr=.8
     s O 50 34 23
     s O 35 61 23
     s O 65 61 23
    gobackward: in=o
     s D 50 53 36 -110 200
     f P 3 54 4 54 32 32 18
    goforward: in=o
     use gobackward flip=1
    gobackward.10 10.arrow.trianglehead.counterclockwise: in=o
     use gobackward
     t "10" 50 54 38
    goforward.10: in=o
     use goforward
     t "10" 50 54 38
    gobackward.15: in=o
     use gobackward
     t "15" 50 54 38
    goforward.15: in=o
     use goforward
     t "15" 50 54 38
    gobackward.30: in=o
     use gobackward
     t "30" 50 54 36
    goforward.30: in=o
     use goforward
     t "30" 50 54 36
    movieclapper:
     b R 9 38 82 50 9
     b P 4 9 27 86 10 90 24 13 41
     e M30 22 L38 34 M52 17 L60 29 w=.9
    playpause:
     b P 5 8 20 50 50 8 80
     b R 60 20 10 60 4
     b R 82 20 10 60 4
    backward.frame forward.frame:
     use forward.end
    music.mic: wr=.8
     b O 66 30 20
     b M50 42 L58 50 L20 86 C16 90 12 86 15 82 Z
    guitars: in=f
     b M42 44 C34 38 22 42 22 54 C12 60 10 74 18 82 C26 90 40 88 46 78 C58 78 62 66 56 58 Z
     s M50 50 L80 20 w=1.2
     s M76 12 L88 24 w=1.5
     d O 38 62 5
    hifispeaker:
     b R 22 8 56 84 10
     e O 50 62 15
     d O 50 28 6
    tv.and.mediabox:
     use tv
    photo.stack:
     use photo scale=.86 dy=10
     s M22 16 H78 M32 6 H68 L=1
    theatermask.and.paintbrush:
     use theatermasks
    opticaldisc: in=o
     s O 50 50 39.4
     s O 50 50 10
    music.note.list: in=o
     s M10 22 H56 M10 44 H56 M10 66 H40
     use music.note scale=.66 dx=24 dy=14 w=.9
    eject:
     b P 6 50 14 90 60 10 60
     s M12 82 H88 w=1.3
    memories: in=o
     use clock.arrow.circlepath
    beats.headphones: in=o
     use headphones
    music.quarternote.3: in=o
     F E 20 76 9 7 w=.4
     F E 48 76 9 7 w=.4
     F E 76 76 9 7 w=.4
     s M28 75 V22 M56 75 V22 M84 75 V22 M28 22 H84 w=.95
    wave.3.right: in=o
     s D 6 50 28 -38 38
     s D 6 50 52 -40 40 L=1
     s D 6 50 76 -41 41 L=2
    wave.3.left: in=o
     use wave.3.right flip=1
    backward.end.alt:
     s M9 20 V80 w=1.1
     b P 5 52 20 52 80 14 50
     b P 5 94 20 94 80 56 50
    forward.end.alt:
     use backward.end.alt flip=1
    photo.artframe person.crop.artframe: wr=.75
     b R 8 8 84 84 8
     s R 24 24 52 52 4
    airplayaudio: in=o
     s D 50 52 41 140 400
     s D 50 52 26 140 400
     F P 3 50 62 72 90 28 90 w=.5
    paintbrush.pointed: wr=.8
     use paintbrush
    camera.macro:
     b O 50 38 10
     b E 50 17 10 10
     b E 70 38 10 10
     b E 30 38 10 10
     b E 50 59 10 10
     s M50 70 V92 M50 88 C60 88 70 82 74 74
    opticaldiscdrive:
     b R 8 26 84 48 9
     e M20 50 H80 w=.95
    shareplay:
     use person.2
    swatchpalette: wr=.8
     b R 10 10 32 80 7
     s M46 28 L60 14 Q64 10 68 14 L84 30 Q88 34 84 38 L46 76 M60 62 H84 Q90 62 90 68 V84 Q90 90 84 90 H34
     e M10 36 H42 M10 62 H42
     d O 26 76 4
    waveform.path: in=o
     s M6 52 C12 52 14 36 20 36 C27 36 27 70 34 70 C42 70 42 12 50 12 C58 12 58 88 66 88 C73 88 73 34 80 34 C86 34 88 52 94 52
    goforward.plus: in=o
     use goforward
     s M50 42 V66 M38 54 H62 w=.95
    """
}
