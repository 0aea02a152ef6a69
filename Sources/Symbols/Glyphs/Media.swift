extension GlyphThemes {
  static let media = """
    shuffle: in=o enc=1.05
     s M6 27.5 H16 C36 27.5 42 72.5 66 72.5 H91
     s M6 72.5 H16 C21 72.5 26.5 69.5 31 64 M47 38 C52 31.5 58 27.5 66 27.5 H91
     s M76.5 12.5 L91.5 27.5 L76.5 42.5 M76.5 57.5 L91.5 72.5 L76.5 87.5
    repeat: in=o
     s M12 47 V42 Q12 27 27 27 H86 M88 53 V58 Q88 73 73 73 H14 M71 11 L87 27 L71 43 M29 57 L13 73 L29 89
    megaphone:
     b M12 42 C12 38 15 36 18 36 H34 L78 14 Q86 10 86 18 V78 Q86 86 78 82 L34 60 H18 C15 60 12 58 12 54 Z
     s M26 61 L33 86 Q34 90 38 90 H42 Q46 90 45 86 L40 64
    hifispeaker.2: wr=.75
     b R 8 12 36 76 8
     b R 56 12 36 76 8
     e O 26 62 9
     e O 74 62 9
     d O 26 32 5
     d O 74 32 5
    radio: wr=.75
     b R 8 34 84 54 10
     s M20 34 L76 12
     e O 68 61 13 w=.9
     e M22 50 H42 M22 61 H42 M22 72 H42 w=.9
    airplayaudio: in=o wr=.5
     s D 50 50 39.4 128 412
     s D 50 50 22 140 400
     f P 3 50 56 72 84 28 84
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
     s D 50 50 22 -38 38 L=1 V=1
    speaker.wave.2: enc=1.05
     use speaker dx=-9
     s D 41 50 24.5 -38 38 V=1
     s D 41 50 43 -40 40 L=1 V=2
    speaker.wave.3: enc=1.05 wr=.8
     use speaker dx=-11 scale=.92
     s D 37 50 21 -38 38 V=1
     s D 37 50 37 -40 40 L=1 V=2
     s D 37 50 53 -41 41 L=2 V=3
    play: enc=.98 edx=5
     b P 6 23 12.5 86 50 23 87.5
    pause: enc=.95 wr=.6
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
    video: enc=1.05 C=green
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
     b O 50 50 39.4
     d O 50 50 21
    film: wr=.6
     b R 7 14 86 72 9
     e M25 14 V86 M75 14 V86 M25 50 H75 M7 32 H25 M7 50 H25 M7 68 H25 M75 32 H93 M75 50 H93 M75 68 H93 w=.9
    waveform: in=o wr=.8
     s M8 43 V57 M22 32 V68 M36 17 V83 M50 35 V65 M64 9 V91 M78 30 V70 M92 43 V57 w=1.02
    tv:
     b R 6 17 88 58 10
     s M32 88 H68
    forward.end:
     b P 6 17 17 77 50 17 83
     s M84 17 V83 w=1.15
    backward.end:
     use forward.end flip=1
    theatermasks: wr=.4
     b M34 32 L88 26 C90 26 92 27 92 30 C93 52 88 72 70 80 C64 82 56 80 51 74 L=1
     e M66 46 C68 43 73 42 76 45 M62 64 C68 58 77 58 80 63 w=.85 L=1
     x M8 26 C22 32 44 32 58 26 V48 C58 66 48 80 33 85 C18 80 8 66 8 48 Z w=.3
     b M8 26 C22 32 44 32 58 26 V48 C58 66 48 80 33 85 C18 80 8 66 8 48 Z
     e M19 46 C21 42 26 42 28 46 M38 46 C40 42 45 42 47 46 M21 59 C25 69 41 69 45 59 w=.85
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
     F P 1 51.4 8.7 51.4 27.3 36.8 18 w=.8
    goforward: in=o
     use gobackward flip=1
    movieclapper: wr=.6
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
    guitars: in=f wr=.7
     b M24 52 C12 55 8 68 13 79 C18 90 33 94 43 87 C50 82 51 75 57 72 C65 68 67 57 60 50 C55 45 47 46 43 49 C38 52 31 50 24 52 Z
     s M54 55 L84 18
     F P 2 79 17 88 9 94 15 87 25 w=.6
     h O 38 68 6.5
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
     b M8 20 C22 26 44 26 58 20 V42 C58 60 48 74 33 79 C18 74 8 60 8 42 Z
     e M19 40 C21 36 26 36 28 40 M38 40 C40 36 45 36 47 40 M21 53 C25 63 41 63 45 53 w=.85
     use paintbrush scale=.5 dx=26 dy=22 L=1
    opticaldisc: in=o
     b O 50 50 39.4
     h O 50 50 10
    music.note.list: in=o wr=.8
     s M10 22 H56 M10 44 H56 M10 66 H40
     use music.note scale=.66 dx=24 dy=14 w=.9
    eject:
     b P 6 50 14 90 60 10 60
     s M12 82 H88 w=1.3
    beats.headphones: in=o
     use headphones
    backward.end.alt:
     s M9 20 V80 w=1.1
     b P 5 52 20 52 80 14 50
     b P 5 94 20 94 80 56 50
    forward.end.alt:
     use backward.end.alt flip=1
    photo.artframe: in=o wr=.45
     b R 8 8 84 84 8
     e R 25 25 50 50 3 w=.75
     e W 3 26 67 41 52 53 63 61 56 75 68 w=.75
    camera.macro: wr=.5
     b O 50 38 10
     b E 50 17 10 10
     b E 70 38 10 10
     b E 30 38 10 10
     b E 50 59 10 10
     s M50 70 V92 M50 88 C60 88 70 82 74 74
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
    pianokeys: in=f wr=.75
     b R 10 18 80 64 8
     e M37 50 V82 M63 50 V82 w=.9
     d R 30 18 14 32 2
     d R 56 18 14 32 2
    metronome: in=f
     b P 7 36 12 64 12 80 88 20 88
     e M50 70 L68 30 M26 70 H74 w=.9
    tuningfork: in=o
     s M32 10 V36 Q32 54 50 54 Q68 54 68 36 V10 M50 54 V92
    memories: in=o
     s D 50 50 39.4 -60 262
     F P 1 59.6 6.5 59.6 19 69.2 12.2 w=.8
     s M50 28 V51 L66 60
    shareplay: in=f
     use person.2 scale=.74 dy=10
     s D 50 40 34 -150 -30 L=1
    paintbrush.pointed: in=f
     b M90 10 C76 12 48 38 38 54 L48 64 C64 54 88 26 90 10 Z
     b M36 58 C26 56 18 62 17 72 C16 80 12 84 6 86 C18 92 40 90 44 76 C46 70 44 66 46 66 Z
    camera.metering.center.weighted camera.metering.center.weighted.average camera.metering.spot camera.metering.partial camera.metering.multispot camera.metering.matrix camera.metering.none camera.metering.unknown: in=o
     s R 6 20 88 60 11
     F O 50 50 10 w=.5
    horn horn.blast: in=f
     use megaphone
    amplifier: in=f wr=.8
     b R 12 14 76 72 9
     e O 50 60 15 w=.9
     d O 30 28 4
     d O 50 28 4
     d O 70 28 4
    video.doorbell: wr=.8
     b R 30 8 40 84 14
     e O 50 28 9 w=.9
     e O 50 70 8 w=.9
    slowmo timelapse: in=o
     s D 50 50 39.4 0 360 w=1
     s M50 28 h.01 M66 34 h.01 M72 50 h.01 M66 66 h.01 M50 72 h.01 M34 66 h.01 M28 50 h.01 M34 34 h.01 w=1.05 L=1
    livephoto: in=o
     s O 50 50 14
     s O 50 50 27 w=.9 L=1
     s M50 10 h.01 M65.3 13 h.01 M78.3 21.7 h.01 M87 34.7 h.01 M90 50 h.01 M87 65.3 h.01 M78.3 78.3 h.01 M65.3 87 h.01 M50 90 h.01 M34.7 87 h.01 M21.7 78.3 h.01 M13 65.3 h.01 M10 50 h.01 M13 34.7 h.01 M21.7 21.7 h.01 M34.7 13 h.01 w=.95 L=2
    wave.3.right wave.3.forward: in=o
     s D 10 50 30 -42 42
     s D 10 50 50 -42 42 L=1
     s D 10 50 70 -42 42 L=2
    wave.3.left wave.3.backward: in=o
     use wave.3.right flip=1
    wave.3.up: in=o
     use wave.3.right rot=-90
    wave.3.down: in=o
     use wave.3.right rot=90
    radiowaves.right: in=o
     use wave.3.right
    radiowaves.left: in=o
     use wave.3.left
    repeat.1: in=o
     s M12 47 V42 Q12 27 27 27 H62 M88 58 Q88 73 73 73 H14 M29 57 L13 73 L29 89
     t "1" 82 34 46 L=1
    speaker.zzz volume.zzz:
     use speaker dx=-10
     s W 1 60 30 76 30 60 48 76 48 w=.85 L=1
     s W 1 78 56 92 56 78 70 92 70 w=.8 L=1
    speaker.minus volume.minus:
     use speaker dx=-9
     s M64 50 H92 L=1
    speaker.plus volume.plus:
     use speaker dx=-9
     s M64 50 H94 M79 35 V65 L=1
    recordingtape: in=o
     s O 26 48 19
     s O 74 48 19
     s M26 67 H74
    mic.and.signal.meter microphone.and.signal.meter:
     use mic scale=.9 dx=-14
     s M76 82 H92 M76 66 H92 M76 50 H92 M76 34 H92 L=1
    headset: in=o
     s M14 62 V50 C14 28 30 13 50 13 C70 13 86 28 86 50 V62 M86 74 C86 84 76 90 60 90 H54
     F R 12 54 14 24 6 w=.6
     F R 74 54 14 24 6 w=.6
    music.quarternote.3: in=f
     F E 20 82 9.5 7.5 w=.4
     F E 66 82 9.5 7.5 w=.4
     F E 43 42 9.5 7.5 w=.4
     s M29 81 V50 M75 81 V50 M52 41 V10 wr=.3
    siri: in=o
     s O 50 50 39.4
     s M24 50 C34 30 44 30 50 50 C56 70 66 70 76 50
    person.crop.artframe: in=o wr=.45
     b R 8 8 84 84 8
     e R 25 25 50 50 3 w=.75
     d O 50 41 8
     d M34 71.5 C34 60 40 54 50 54 C60 54 66 60 66 71.5 Z
    airplay.audio: in=o
     use airplayaudio
    airplay.video: in=o
     use airplayvideo
    pano: in=o wr=.8
     b M8 24 C32 34 68 34 92 24 V76 C68 66 32 66 8 76 Z
     ?o s W 4 9 66 30 48 44 58 62 42 91 64 w=.85
     ?f xf W 4 14 66 31 51 44 61 62 46 86 63 L86 69 C66 61 34 61 14 69 Z
    waveform.low: in=o
     s M8 46 V54 M22 42 V58 M36 36 V64 M50 42 V58 M64 33 V67 M78 41 V59 M92 46 V54 w=1.02
    waveform.mid: in=o
     s M8 44 V56 M22 37 V63 M36 27 V73 M50 39 V61 M64 22 V78 M78 36 V64 M92 44 V56 w=1.02
    waveform.and.person.filled: wr=.8
     s M54 42 V58 M66 30 V70 M78 18 V82 M90 38 V62 L=1
     F O 26 37 12 w=.4
     F M9 76 C6 76 4 74.5 4 71.5 C4 61 13 54.5 26 54.5 C36 54.5 44 59 44 66 V76 Z w=.4
    mosaic: wr=.7
     b R 8 8 84 84 12
     e M36 8 V92 M36 50 H92 M8 36 H36 M64 50 V92 M64 72 H92 w=.9
    livephoto.play: in=o
     use livephoto
     f P 3 43 37 43 63 65 50
    waveform.path.ecg.rectangle:
     b R 7 17 86 66 11
     e M17 52 H31 L39 33 L51 70 L60 42 L65 52 H83 w=.85 wr=.4
    """
}
