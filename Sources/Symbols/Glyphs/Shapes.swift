extension GlyphThemes {
  static let shapes = """
    dot.radiowaves.left.and.right: in=o
     s M50 50 h.01 w=2 wr=.8
     s D 50 50 20 -46 46 L=1 V=1
     s D 50 50 20 134 226 L=1 V=1
     s D 50 50 38 -48 48 L=2 V=2
     s D 50 50 38 132 228 L=2 V=2
    dot.radiowaves.right dot.radiowaves.forward: in=o
     s M14 50 h.01 w=2.2
     s D 14 50 26 -42 42
     s D 14 50 48 -42 42 L=1
     s D 14 50 70 -42 42 L=2
    dot.scope: in=o
     s O 50 50 30
     s M50 8 V28 M50 72 V92 M8 50 H28 M72 50 H92
     F O 50 50 4 w=.5
    dot.crosshair: in=o
     s M50 8 V34 M50 66 V92 M8 50 H34 M66 50 H92
     F O 50 50 5 w=.5
    dot.viewfinder: in=o
     use viewfinder
     F O 50 50 8 w=.5
    burst: enc=1.05
     b S 50 50 12 44 30 3 3 0
    sparkles.2: in=o
     f K 36 50 30 34 .2
     f K 74 26 19 22 .2 L=1
     f K 74 78 15 17 .2 L=2
    heart.text:
     use heart
     e M34 40 H66 M38 56 H62 w=.9
    app.grid square.grid.3x3.square:
     use square.grid.3x3
    apps.iphone: wr=.8
     b R 25 6 50 88 12
     d R 34 18 13 13 4
     d R 53 18 13 13 4
     d R 34 37 13 13 4
     d R 53 37 13 13 4
     d R 34 56 13 13 4
     d R 53 56 13 13 4
    apps.ipad: wr=.8
     b R 16 6 68 88 9
     d R 29 22 16 16 5
     d R 55 22 16 16 5
     d R 29 46 16 16 5
     d R 55 46 16 16 5
    pyramid: in=f
     b P 5 50 10 92 72 50 90 8 72
     e M50 16 V84
    capsule.portrait:
     b R 28 6 44 88 22
    oval.portrait:
     b E 50 50 26 41
    star: enc=1.08 edy=-2 C=yellow
     b S 50 54 5 45.5 20.6 3 4 0
    heart: enc=1.02 edy=3 C=red
     b M50 86.5 C35 77 10 58 10 36 C10 22.5 20 13.5 31 13.5 C39 13.5 46 17.5 50 24.5 C54 17.5 61 13.5 69 13.5 C80 13.5 90 22.5 90 36 C90 58 65 77 50 86.5 Z
    diamond:
     b P 9 50 8 92 50 50 92 8 50
    circle: in=v
     b O 50 50 39.4
    app:
     b R 11 11 78 78 24
    triangle:
     b P 9 50 12 92 84 8 84
    sparkle: in=o
     F K 50 50 41 41 .2 w=.4
    sparkles: in=o C=yellow
     f K 41 58 34 34 .2
     f K 77 22 19 19 .2 L=1
     f K 74 86 0.01 0.01 .2
    cube: wr=.8
     b P 6 50 8.5 87 29 87 71 50 91.5 13 71 13 29
     e M14 30 L50 50 L86 30 M50 50 V91 w=.92
    smallcircle.filled.circle: in=o
     b O 50 50 39.4
     d O 50 50 14
    largecircle.fill.circle: in=o
     s O 50 50 39.4
     f O 50 50 27
    circle.inset.filled: in=o
     s O 50 50 39.4
     f O 50 50 29
    circle.lefthalf.filled circle.lefthalf.fill: in=o
     s O 50 50 39.4
     f D 50 50 39.4 90 270 Z
    circle.righthalf.filled: in=o
     use circle.lefthalf.filled flip=1
    capsule:
     b R 6 28 88 44 22
    cross: C=red
     b P 5 36 10 64 10 64 36 90 36 90 64 64 64 64 90 36 90 36 64 10 64 10 36 36 36
    circle.dashed: in=o
     s D 50 50 39.4 -80 -55
     s D 50 50 39.4 -35 -10
     s D 50 50 39.4 10 35
     s D 50 50 39.4 55 80
     s D 50 50 39.4 100 125
     s D 50 50 39.4 145 170
     s D 50 50 39.4 190 215
     s D 50 50 39.4 235 260
    circle.dotted: in=o wr=.8
     s M50 11 h.1 M69.5 16.2 h.1 M83.8 30.5 h.1 M89 50 h.1 M83.8 69.5 h.1 M69.5 83.8 h.1 M50 89 h.1 M30.5 83.8 h.1 M16.2 69.5 h.1 M11 50 h.1 M16.2 30.5 h.1 M30.5 16.2 h.1 w=1.15
    suit.heart:
     use heart
    seal:
     b S 50 50 8 44 36 7 5 0
    circlebadge:
     b O 50 50 24
    shield:
     b M50 8.5 C60 15 71 18 83 19 C84.5 19.1 85.5 20.5 85.5 22 V46 C85.5 67 73 82 50 92 C27 82 14.5 67 14.5 46 V22 C14.5 20.5 15.5 19.1 17 19 C29 18 40 15 50 8.5 Z
    octagon:
     b P 6 33 10 67 10 90 33 90 67 67 90 33 90 10 67 10 33
    hexagon:
     b P 8 50 6 88 28 88 72 50 94 12 72 12 28
    pentagon:
     b P 8 50 8 92 40 76 88 24 88 8 40
    rhombus:
     use diamond
    oval:
     b E 50 50 44 28
    app.dashed: in=o
     use square.dashed
    suit.club:
     b M43 62 C36 72 14 72 14 54 C14 40 26 34 36 38 C28 24 36 10 50 10 C64 10 72 24 64 38 C74 34 86 40 86 54 C86 72 64 72 57 62 C58 74 62 82 68 89 H32 C38 82 42 74 43 62 Z
    suit.spade:
     b M50 9 C58 24 84 38 84 56 C84 72 64 76 56 63 C57 75 61 83 68 90 H32 C39 83 43 75 44 63 C36 76 16 72 16 56 C16 38 42 24 50 9 Z
    suit.diamond:
     b P 4 50 8 78 50 50 92 22 50
    cube.transparent: wr=.7
     b P 6 50 8.5 87 29 87 71 50 91.5 13 71 13 29
     e M14 30 L50 50 L86 30 M50 50 V91 M50 50 V12 M50 50 L15 70 M50 50 L85 70 w=.8
    circle.and.line.horizontal: in=o
     b O 50 50 26
     s M8 50 H24 M76 50 H92
     e M27 50 H73
    shield.lefthalf.filled: in=o
     s M50 8.5 C60 15 71 18 83 19 C84.5 19.1 85.5 20.5 85.5 22 V46 C85.5 67 73 82 50 92 C27 82 14.5 67 14.5 46 V22 C14.5 20.5 15.5 19.1 17 19 C29 18 40 15 50 8.5 Z
     f M50 8.5 V92 C27 82 14.5 67 14.5 46 V22 C14.5 20.5 15.5 19.1 17 19 C29 18 40 15 50 8.5 Z
    cylinder.split.1x2: wr=.85
     b M12 26 C12 6 88 6 88 26 V74 C88 94 12 94 12 74 Z
     e M12 26 C12 46 88 46 88 26 M12 50 C12 70 88 70 88 50
    cylinder:
     b M12 26 C12 6 88 6 88 26 V74 C88 94 12 94 12 74 Z
     e M12 26 C12 46 88 46 88 26
    rosette:
     use seal scale=.78 dy=-12
     s M32 66 V92 L50 82 L68 92 V66 L=1
    trapezoid.and.line.horizontal: wr=.4
     b P 5 26 7 74 7 86 34 14 34
     s M8 50 H92
     b P 5 14 66 86 66 74 93 26 93
    trapezoid.and.line.vertical:
     use trapezoid.and.line.horizontal rot=90
    checkerboard.rectangle: wr=.7
     b R 6 16 88 68 11
     d M28 18 H50 V39 H28 Z M72 18 H80 Q92 18 92 28 V39 H72 Z M8 39 H28 V61 H8 Z M50 39 H72 V61 H50 Z M28 61 H50 V82 H28 Z M72 61 H92 V72 Q92 82 82 82 H72 Z
    cone: in=f
     b M50 10 L86 76 C86 84 70 90 50 90 C30 90 14 84 14 76 Z
    torus: in=o
     s E 50 50 41 26
     s M30 46 C36 56 64 56 70 46 M36 52 C42 44 58 44 64 52
    cube.box: in=f
     use shippingbox
    righttriangle: in=f
     b P 6 12 86 88 86 88 16
    triangleshape: in=f
     b P 4 50 12 92 86 8 86
    circle.hexagongrid circle.hexagonpath circles.hexagongrid circles.hexagonpath: in=f wr=.2
     b O 50 19 10
     b O 23 34.5 10
     b O 77 34.5 10
     b O 50 50 10
     b O 23 65.5 10
     b O 77 65.5 10
     b O 50 81 10
    circlebadge.2: in=f
     b O 36 50 20
     x O 64 50 20 w=.2
     b O 64 50 20
    dot.square: in=o
     b R 13.4 13.4 73.2 73.2 15
     d O 50 50 9
    dot.squareshape: in=o
     b R 14 14 72 72 3
     d O 50 50 9
    circle.lefthalf.striped.horizontal: in=o
     s O 50 50 39.4
     s M50 10.6 V89.4 M30 26 H50 M18 38 H50 M14 50 H50 M18 62 H50 M30 74 H50 w=.8
    circle.grid.2x1.left.filled: in=o
     F O 27 50 18
     s O 73 50 18 L=1
    circle.grid.2x1.right.filled: in=o
     use circle.grid.2x1.left.filled flip=1
    smallcircle: in=o
     b O 50 50 18
    sun.lefthalf.filled: C=yellow
     use sun.max v=o
     f D 50 50 18.5 90 270 Z
    sun.righthalf.filled: C=yellow
     use sun.lefthalf.filled flip=1
    shield.pattern.checkered shield.checkered shield.checkerboard checkerboard.shield: in=f
     b M50 8.5 C60 15 71 18 83 19 C84.5 19.1 85.5 20.5 85.5 22 V46 C85.5 67 73 82 50 92 C27 82 14.5 67 14.5 46 V22 C14.5 20.5 15.5 19.1 17 19 C29 18 40 15 50 8.5 Z
     d M50 48 H85.5 C84 68 73 82 50 92 Z M50 48 H14.5 V22 C14.5 20.5 15.5 19.1 17 19 C29 18 40 15 50 8.5 Z
    laurel.leading.laurel.trailing: in=f
     use laurel.leading scale=.84 dx=-24
     use laurel.trailing scale=.84 dx=24
    ring: in=o
     s O 50 50 39.4 w=1.7
    ring.dashed: in=o
     use circle.dashed w=1.7
    """
}
