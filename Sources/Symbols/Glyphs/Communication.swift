extension GlyphThemes {
  static let communication = """
    bell: enc=1.0
     b M12.5 73 C12.5 69 25 64 25 43 C25 27 35.5 15.5 50 15.5 C64.5 15.5 75 27 75 43 C75 64 87.5 69 87.5 73 C87.5 75.5 86 77 83.5 77 H16.5 C14 77 12.5 75.5 12.5 73 Z
     s M50 10.5 V15
     F M41.5 87 H58.5 C57 90.5 54 92 50 92 C46 92 43 90.5 41.5 87 Z w=.55
    envelope: enc=1.05 C=blue
     b R 7 19.5 86 61 11
     e M10.5 26 L43.5 53.5 Q50 59 56.5 53.5 L89.5 26 w=.95
    phone: enc=1.0 C=green
     b M23 13 C15 16 9 25 12 37 C17 58 42 83 63 88 C75 91 84 85 87 77 C88.5 73 87.5 70 84.5 68 L72 60 C69 58 66 58.5 63.5 61 L59 65.5 C57.5 67 56 67 54 66 C47 62 38 53 34 46 C33 44 33 42.5 34.5 41 L39 36.5 C41.5 34 42 31 40 28 L32 15.5 C30 12.5 27 11.5 23 13 Z
    phone.down: C=red
     use phone rot=135 dy=8
    map: enc=1.05 wr=.75
     b P 4 8 25.5 35.5 14 64.5 25.5 92 14 92 74.5 64.5 86 35.5 74.5 8 86
     e M35.5 14 V74.5 M64.5 25.5 V86 w=.95
    mappin: in=o C=red
     F O 50 24 13
     s M50 37 V91
    paperplane: enc=1.02 edx=-3 edy=3 C=blue
     b P 4 91 9 61 91 44 56 9 39
     e M44 56 L88 12 w=.95
    bubble.left:
     b M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
    bubble:
     use bubble.left
    message: C=green
     use bubble.left
    globe: in=o wr=.55
     b O 50 50 39.4
     e E 50 50 17.5 39.4 w=.9
     e M11 50 H89 M17 29 C26 34 38 36.5 50 36.5 C62 36.5 74 34 83 29 M17 71 C26 66 38 63.5 50 63.5 C62 63.5 74 66 83 71 w=.9
    globe.americas: enc=1 wr=.7
     b O 50 50 39.4
     ?o f M24 24 C32 16 44 12 54 13 C58 16 52 20 48 22 C52 26 46 30 42 32 C40 38 34 38 30 42 C34 44 40 44 44 48 C52 48 60 54 58 60 C56 66 52 70 50 76 C48 82 44 84 42 78 C40 70 36 66 36 60 C36 54 30 52 26 48 C20 42 18 32 24 24 Z
     ?f xf M24 24 C32 16 44 12 54 13 C58 16 52 20 48 22 C52 26 46 30 42 32 C40 38 34 38 30 42 C34 44 40 44 44 48 C52 48 60 54 58 60 C56 66 52 70 50 76 C48 82 44 84 42 78 C40 70 36 66 36 60 C36 54 30 52 26 48 C20 42 18 32 24 24 Z
     d M70 24 C76 26 82 34 84 42 C80 44 74 42 72 36 C70 32 66 28 70 24 Z
    safari:
     b O 50 50 39.4
     ?o F P 2 69 31 57 57 31 69 43 43 w=.4
     ?f xf P 2 73 27 57 57 27 73 43 43
     ?f f P 1 64 36 55.5 55.5 44.5 44.5
    location: enc=1 edx=-4 edy=4 C=blue
     b P 4 89 11 53 89 49 52 11 48
    location.north:
     use location rot=-45
    newspaper: wr=.75
     b M8 17 Q8 13 12 13 H70 Q74 13 74 17 V78 Q74 87 83 87 H18 Q8 87 8 77 Z
     s M74 34 H88 Q92 34 92 38 V77 Q92 87 83 87
     d R 19 26 18 18 2
     e M48 29 H62 M48 42 H62 M20 58 H62 M20 72 H62 w=.85
    bubble.right:
     use bubble.left flip=1
    bubble.left.and.bubble.right: wr=.7
     use bubble.left scale=.7 dx=17 dy=14 flip=1 L=1
     use bubble_x scale=.7 dx=-15 dy=-13
     use bubble.left scale=.7 dx=-15 dy=-13
    globe.europe.africa: enc=1 wr=.7
     b O 50 50 39.4
     d M38 15 C46 11 58 12 64 17 C60 22 66 26 62 30 C56 30 52 34 46 32 C40 34 34 30 36 26 C40 24 36 18 38 15 Z
     d M34 42 C42 37 56 37 64 40 C70 44 76 48 74 54 C68 58 68 66 62 72 C58 80 50 80 48 72 C46 64 48 58 42 56 C34 56 28 50 34 42 Z
    bubble_x: in=f
     x M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
    envelope.open: wr=.9
     b M7 42 Q7 38 10 36 L45 12 Q50 9 55 12 L90 36 Q93 38 93 42 V76 Q93 87 82 87 H18 Q7 87 7 76 Z
     e M10 44 L43 63 Q50 67 57 63 L90 44 w=.95
    bell.and.waves.left.and.right: wr=.5
     use bell scale=.76
     s D 50 46 43 -40 18 L=1
     s D 50 46 43 162 220 L=1
    icloud:
     b M27 78.5 C15 78.5 7 70.5 7 60 C7 50 14 42.5 23.5 41.5 C25.5 28 36 19.5 49 19.5 C61.5 19.5 71 27 74 38.5 C85 38.5 93 47 93 58.5 C93 70 84.5 78.5 73 78.5 Z
    bubble.middle.bottom:
     b M50 12 C75 12 92 26 92 44.5 C92 62 77 75 58 77 L50 89 L42 77 C23 75 8 62 8 44.5 C8 26 25 12 50 12 Z
    icloud.and.arrow.up:
     use icloud dy=-6 L=1
     ?o xs M50 92 V56 w=1.1
     ?f xs M50 92 V52 M36 64 L50 50 L64 64
     s M50 90 V50 M36 64 L50 50 L64 64
    icloud.and.arrow.down:
     use icloud dy=-6 L=1
     ?o xs M50 92 V50 w=1.1
     ?f xs M50 92 V48 M36 76 L50 90 L64 76
     s M50 48 V90 M36 76 L50 90 L64 76
    bubble.left.and.text.bubble.right: wr=.8
     b M36 10 C54 10 66 20 66 34 C66 48 54 58 36 58 C33 58 30 57.6 27 57 C23 60 18 62 13 62.5 C11 62.6 10.6 61 12 59.4 C14 57 15 54 15.4 51.4 C9 47 6 41 6 34 C6 20 18 10 36 10 Z L=1
     x M64 38 C82 38 94 48 94 62 C94 69 91 75 84.6 79.4 C85 82 86 85 88 87.4 C89.4 89 89 90.6 87 90.5 C82 90 77 88 73 85 C70 85.6 67 86 64 86 C46 86 34 76 34 62 C34 48 46 38 64 38 Z w=.3
     b M64 38 C82 38 94 48 94 62 C94 69 91 75 84.6 79.4 C85 82 86 85 88 87.4 C89.4 89 89 90.6 87 90.5 C82 90 77 88 73 85 C70 85.6 67 86 64 86 C46 86 34 76 34 62 C34 48 46 38 64 38 Z
     e M50 56 H78 M50 68 H70 w=.85
    mail:
     use envelope
    bubbles.and.sparkles:
     b O 38 60 26
     b O 74 76 12
     f K 74 26 18 18 .2 L=1
    bubble.and.pencil: wr=.85
     use bubble
     x P 1.5 46 54 75.5 22.5 84 31 52.5 60.5 41 64 w=.4
     F P 1.5 50 50 75.5 24.5 82 31 56.5 56.5 47.5 59 w=.5
     F P 2 81 19 83.5 16.5 90 23 87.5 25.5 w=.5
    network: in=o wr=.6
     s O 50 50 39.4
     s E 50 50 17.5 39.4 w=.9
     s M11 50 H89 M17 29 C26 34 38 36.5 50 36.5 C62 36.5 74 34 83 29 M17 71 C26 66 38 63.5 50 63.5 C62 63.5 74 66 83 71 w=.9
    globe.asia.australia: enc=1 wr=.7
     b O 50 50 39.4
     d M34 16 C48 9 68 13 78 24 C82 30 76 32 72 34 C74 42 68 46 62 46 C60 54 54 54 52 48 C48 52 46 60 42 58 C38 52 38 46 32 44 C24 42 20 34 24 28 C26 22 30 18 34 16 Z
     d M58 66 C64 60 76 60 80 66 C80 72 74 80 66 80 C58 80 54 72 58 66 Z
    globe.central.south.asia: enc=1 wr=.7
     b O 50 50 39.4
     d M24 24 C38 10 62 10 76 24 C82 32 78 40 70 42 C64 44 64 52 58 58 C56 68 50 74 46 66 C44 58 40 52 34 50 C26 50 18 46 18 40 C18 34 20 28 24 24 Z
    globe.desk:
     s O 46 40 29
     s M20 76 C40 92 84 78 82 40 C82 28 78 20 72 14 M48 84 V92 M28 92 H68
    envelope.front: wr=.8
     b R 7 19.5 86 61 11
     e M66 34 H78 V44 H66 Z M22 56 H46 M22 66 H38 w=.85
    envelope.arrow.triangle.branch: wr=.8
     use envelope scale=.8 dy=-10
     s M50 66 V92 M38 82 L50 93 L62 82
    phone.connection: enc=1
     use phone
     s M58 18 C70 20 80 30 82 42 M58 34 C62 35 65 38 66 42 L=1
    phone.arrow.up.right phone.arrow.up.forward:
     use phone
     s M60 40 L86 14 M66 13 H87 V34 L=1
    phone.arrow.down.left phone.arrow.down.backward:
     use phone
     s M87 13 L61 39 M60 19 V40 H81 L=1
    phone.arrow.right phone.arrow.forward:
     use phone
     s M58 26 H90 M78 13 L91 26 L78 39 L=1
    badge.plus.radiowaves.right badge.plus.radiowaves.forward: in=o
     F O 38 50 18 w=.5
     xf M34.5 40 H41.5 V46.5 H48 V53.5 H41.5 V60 H34.5 V53.5 H28 V46.5 H34.5 Z
     s D 38 50 34 -48 48 L=1
     s D 38 50 50 -50 50 L=1
    signpost.right:
     s M50 8 V16 M50 48 V92
     b P 5 16 18 74 18 92 32 74 46 16 46
    signpost.left:
     use signpost.right flip=1
    signpost.right.and.left:
     s M50 6 V12 M50 38 V48 M50 74 V93
     b P 4 18 13 72 13 88 25 72 37 18 37
     b P 4 82 48 28 48 12 60 28 72 82 72
    bubble.middle.top: in=f
     use bubble.middle.bottom rot=180
    shared.with.you: wr=.8
     use person.2 scale=.6 dx=-10
     s D 46 50 42 -40 40 L=1
    mappin.and.ellipse: in=f
     F O 50 22 13
     s M50 35 V74
     s M34 64 C16 66 8 72 8 78 C8 86 26 92 50 92 C74 92 92 86 92 78 C92 72 84 66 66 64 L=1
    personalhotspot: in=o
     s D 38 50 22 90 270 M38 28 H46 M38 72 H46
     s M62 28 H62 D 62 50 22 -90 90 M54 28 H62 M54 72 H62 M36 50 H64
    signpost.and.arrowtriangle.up: in=f
     use signpost.right
    phone.pause: enc=1
     use phone
     s M66 14 V38 M82 14 V38 L=1
    message.badge.filled.fill:
     use message L=1
     x O 78 24 15 w=0
     f O 78 24 15 C=red
    """
}
