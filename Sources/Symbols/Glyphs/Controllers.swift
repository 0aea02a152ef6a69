extension GlyphThemes {
  static let controllers = """
    in.button.horizontal button.horizontal: room=.42 reach=27
     b R 6 29 88 42 21
    in.button.roundedbottom.horizontal button.roundedbottom.horizontal in.rectangle.roundedbottom rectangle.roundedbottom: room=.42 reach=26
     b P 5 6 28 94 28 r 26 94 72 6 72
    in.button.roundedtop.horizontal button.roundedtop.horizontal in.rectangle.roundedtop rectangle.roundedtop: room=.42 reach=26
     b P 26 6 28 94 28 r 5 94 72 6 72
    in.button.angledtop.vertical.left button.angledtop.vertical.left: room=.4 roomdy=5 reach=23
     b P 9 24 30 76 10 76 91 24 91
    in.button.angledtop.vertical.right button.angledtop.vertical.right: room=.4 roomdy=5 reach=23
     b P 9 24 10 76 30 76 91 24 91
    in.button.angledbottom.horizontal.left button.angledbottom.horizontal.left: room=.4 roomdx=-3 reach=23
     b P 9 7 27 93 27 71 73 7 73
    in.button.angledbottom.horizontal.right button.angledbottom.horizontal.right: room=.4 roomdx=3 reach=23
     b P 9 7 27 93 27 93 73 29 73
    button.vertical.left button.vertical.right button.vertical: in=f
     b R 32 8 36 84 18
    button.programmable: in=f
     b O 50 50 39.4
     d O 50 50 9
    switch.programmable: in=f wr=.8
     b R 24 8 52 84 12
     d O 50 50 8
    in.lane: room=.5 reach=30
     s M12 10 V90 M88 10 V90
    4.alt: in=o
     s M36 14 V60 H74 M64 38 V86
    6.alt: in=o
     s M62 14 L35 53
     s O 50 64 21
    9.alt: in=o
     use 6.alt rot=180
    tsa: in=o
     t "TSA" 50 50 50
    left: in=o
     t "L" 50 50 99
    right: in=o
     t "R" 50 50 99
    kashida.arabic: in=o
     s M10 62 H66 C78 62 84 56 84 44
    character.sutton character.duployan: in=o
     s M28 78 C28 40 44 18 62 18 C78 18 78 40 60 44 C44 47 44 62 58 66 C70 69 76 76 76 84
    digitalcrown.arrow.clockwise: in=f wr=.6
     b R 10 26 34 48 8
     s M26 38 V62 w=.9
     s D 52 50 34 -48 40 w=.95 L=1
     F P 1 71 83 86 82 78 69 w=.5 L=1
    digitalcrown.arrow.counterclockwise: in=f wr=.6
     b R 10 26 34 48 8
     s M26 38 V62 w=.9
     s D 52 50 34 -40 48 w=.95 L=1
     F P 1 71 17 86 18 78 31 w=.5 L=1
    digitalcrown.horizontal.arrow.clockwise: in=f
     use digitalcrown.arrow.clockwise
    digitalcrown.horizontal.arrow.counterclockwise: in=f
     use digitalcrown.arrow.counterclockwise
    arrowkeys.up.filled: wr=.8
     use arrowkeys
     f R 38 22 24 24 5
    arrowkeys.down.filled: wr=.8
     use arrowkeys
     f R 38 54 24 24 5
    arrowkeys.left.filled: wr=.8
     use arrowkeys
     f R 8 54 24 24 5
    arrowkeys.right.filled: wr=.8
     use arrowkeys
     f R 68 54 24 24 5
    poweroutlet.type.d poweroutlet.type.d.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     d O 50 36 6
     d O 36 62 5
     d O 64 62 5
    poweroutlet.type.m poweroutlet.type.m.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     d O 50 36 7.5
     d O 35 62 6.5
     d O 65 62 6.5
    poweroutlet.type.g poweroutlet.type.g.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     d R 45.5 29 9 17 2
     d R 28 58 16 8.5 2
     d R 56 58 16 8.5 2
    poweroutlet.type.h poweroutlet.type.h.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     e M34 36 L42 48 M66 36 L58 48 M50 58 V71 w=1.05
    poweroutlet.type.i poweroutlet.type.i.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     e M42 36 L34 49 M58 36 L66 49 M50 58 V71 w=1.05
    poweroutlet.type.j poweroutlet.type.j.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     e P 6 26 50 36 34 64 34 74 50 64 66 36 66 w=.8
     d O 39 48 4.2
     d O 61 48 4.2
     d O 50 57 4.2
    poweroutlet.type.k poweroutlet.type.k.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     e O 50 50 25 w=.9
     d O 39 46 4.4
     d O 61 46 4.4
     d O 50 62 5
    poweroutlet.type.l poweroutlet.type.l.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     d O 50 31 5
     d O 50 50 5
     d O 50 69 5
    poweroutlet.type.n poweroutlet.type.n.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     e P 5 24 44 38 36 62 36 76 44 76 56 62 64 38 64 24 56 w=.8
     d O 38 48 4
     d O 62 48 4
     d O 50 56 4
    poweroutlet.type.o poweroutlet.type.o.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     d O 50 36 5
     d O 36 58 5
     d O 64 58 5
    poweroutlet.strip: wr=.7
     b R 5 32 90 36 10
     e M20 44 V56 M30 44 V56 M45 44 V56 M55 44 V56 M70 44 V56 M80 44 V56 w=.9
    powerplug.portrait: in=f
     use powerplug
    laser.burst: in=o
     f O 50 50 8
     s M50 8 V26 M50 74 V92 M8 50 H26 M74 50 H92 M21 21 L32 32 M68 32 L79 21 M21 79 L32 68 M68 68 L79 79
    audio.jack.mono: in=f wr=.7
     b R 36 46 28 44 6
     b P 4 42 46 42 26 46 12 54 12 58 26 58 46
     e M42 32 H58 w=.8
    audio.jack.stereo: in=f wr=.7
     b R 36 46 28 44 6
     b P 4 42 46 42 26 46 12 54 12 58 26 58 46
     e M42 28 H58 M42 37 H58 w=.7
    cable.coaxial: in=f wr=.7
     b O 50 50 39.4
     e O 50 50 22
     d O 50 50 6
    """
}
