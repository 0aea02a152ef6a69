extension GlyphThemes {
  static let shapes = """
    star: enc=1.08 edy=-2
     b S 50 54 5 45.5 20.6 3 4 0
    heart: enc=1.02 edy=3
     b M50 86.5 C35 77 10 58 10 36 C10 22.5 20 13.5 31 13.5 C39 13.5 46 17.5 50 24.5 C54 17.5 61 13.5 69 13.5 C80 13.5 90 22.5 90 36 C90 58 65 77 50 86.5 Z
    diamond:
     b P 9 50 8 92 50 50 92 8 50
    circle:
     b O 50 50 39.4
    square:
     b R 13.4 13.4 73.2 73.2 15
    app:
     b R 11 11 78 78 24
    triangle:
     b P 9 50 12 92 84 8 84
    sparkle: in=o
     F K 50 50 41 41 .2 w=.4
    sparkles: in=o
     f K 41 58 34 34 .2
     f K 77 22 19 19 .2 L=1
     f K 74 86 0.01 0.01 .2
    square.and.arrow.up: enc=.98 in=o wr=.85
     b M31 36 H27 Q16 36 16 47 V80 Q16 91 27 91 H73 Q84 91 84 80 V47 Q84 36 73 36 H69
     ?f xs M50 66 V30
     s M50 63 V9 M34.5 24 L50 8.5 L65.5 24
    square.and.pencil: in=o
     b M62 17 H28 Q13.5 17 13.5 31.5 V72 Q13.5 86.5 28 86.5 H69 Q83.5 86.5 83.5 72 V42
     x P 3 38 64 42 50 80 12 92 24 54 61 w=.3
     F P 1.5 44.5 54 77.5 21 83.5 27 50.5 60 41 63.5 w=.55
     F P 2 83 15.5 85.5 13 92 19.5 89.5 22 w=.55
    square.stack:
     b R 12 36 76 55 11
     s M20 22.5 H80 L=1
     s M29 9.5 H71 L=2
    square.grid.2x2: wr=.75
     b R 11 11 31 31 7
     b R 58 11 31 31 7
     b R 11 58 31 31 7
     b R 58 58 31 31 7
    square.and.arrow.down: enc=.98 in=o
     b M31 36 H27 Q16 36 16 47 V80 Q16 91 27 91 H73 Q84 91 84 80 V47 Q84 36 73 36 H69
     ?f xs M50 10 V62 M33 49 L50 65.5 L67 49
     s M50 9 V65 M33 49 L50 65.5 L67 49
    cube: wr=.8
     b P 6 50 8.5 87 29 87 71 50 91.5 13 71 13 29
     e M14 30 L50 50 L86 30 M50 50 V91 w=.92
    smallcircle.filled.circle: in=o
     s O 50 50 39.4
     f O 50 50 14
    largecircle.fill.circle: in=o
     s O 50 50 39.4
     f O 50 50 27
    circle.inset.filled: in=o
     s O 50 50 39.4
     f O 50 50 29
    square.grid.3x3: wr=.6
     b R 10 10 20 20 4
     b R 40 10 20 20 4
     b R 70 10 20 20 4
     b R 10 40 20 20 4
     b R 40 40 20 20 4
     b R 70 40 20 20 4
     b R 10 70 20 20 4
     b R 40 70 20 20 4
     b R 70 70 20 20 4
    square.stack.3d.up: wr=.9
     b P 4 50 10 90 31 50 52 10 31
     s W 4 12 48 50 68.5 88 48 L=1
     s W 4 12 65 50 85.5 88 65 L=2
    circle.lefthalf.filled circle.lefthalf.fill: in=o
     s O 50 50 39.4
     f D 50 50 39.4 90 270 Z
    circle.righthalf.filled: in=o
     use circle.lefthalf.filled flip=1
    capsule:
     b R 6 28 88 44 22
    cross:
     b P 5 36 10 64 10 64 36 90 36 90 64 64 64 64 90 36 90 36 64 10 64 10 36 36 36
    square.dashed: in=o
     s M13.4 33 V28 Q13.4 13.4 28 13.4 H33 M67 13.4 H72 Q86.6 13.4 86.6 28 V33 M86.6 67 V72 Q86.6 86.6 72 86.6 H67 M33 86.6 H28 Q13.4 86.6 13.4 72 V67 M45 13.4 H55 M45 86.6 H55 M13.4 45 V55 M86.6 45 V55
    circle.dashed: in=o
     s D 50 50 39.4 -80 -55
     s D 50 50 39.4 -35 -10
     s D 50 50 39.4 10 35
     s D 50 50 39.4 55 80
     s D 50 50 39.4 100 125
     s D 50 50 39.4 145 170
     s D 50 50 39.4 190 215
     s D 50 50 39.4 235 260
    circle.dotted: in=o
     s M50 11 h.1 M69.5 16.2 h.1 M83.8 30.5 h.1 M89 50 h.1 M83.8 69.5 h.1 M69.5 83.8 h.1 M50 89 h.1 M30.5 83.8 h.1 M16.2 69.5 h.1 M11 50 h.1 M16.2 30.5 h.1 M30.5 16.2 h.1 w=1.15
    crop: in=o
     s M27 8 V73 H92 M8 27 H73 V92
    suit.heart:
     use heart
    seal:
     b S 50 50 8 44 36 7 5 0
    circle.hexagongrid:
     b O 50 50 11
     b O 50 20 11
     b O 50 80 11
     b O 24 35 11
     b O 76 35 11
     b O 24 65 11
     b O 76 65 11
    circlebadge:
     b O 50 50 24
    aspectratio:
     b R 7 18 86 64 11
     e M22 46 V34 H36 M78 54 V66 H64 w=.9
    square.split.2x1:
     b R 9 13 82 74 12
     e M50 13 V87
    square.split.1x2:
     b R 9 13 82 74 12
     e M9 50 H91
    square.split.2x2:
     b R 9 13 82 74 12
     e M9 50 H91 M50 13 V87
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
    square.text.square:
     use note.text
    square.leadinghalf.filled square.lefthalf.filled: in=o
     s R 13.4 13.4 73.2 73.2 15
     f M50 13.4 H29 Q13.4 13.4 13.4 29 V71 Q13.4 86.6 29 86.6 H50 Z
    square.righthalf.filled square.trailinghalf.filled: in=o
     use square.lefthalf.filled flip=1
    app.dashed: in=o
     use square.dashed
    circle.grid.2x2:
     b O 29 29 16
     b O 71 29 16
     b O 29 71 16
     b O 71 71 16
    circle.grid.3x3:
     b O 18 18 8.5
     b O 50 18 8.5
     b O 82 18 8.5
     b O 18 50 8.5
     b O 50 50 8.5
     b O 82 50 8.5
     b O 18 82 8.5
     b O 50 82 8.5
     b O 82 82 8.5
    suit.club:
     b M43 62 C36 72 14 72 14 54 C14 40 26 34 36 38 C28 24 36 10 50 10 C64 10 72 24 64 38 C74 34 86 40 86 54 C86 72 64 72 57 62 C58 74 62 82 68 89 H32 C38 82 42 74 43 62 Z
    suit.spade:
     b M50 9 C58 24 84 38 84 56 C84 72 64 76 56 63 C57 75 61 83 68 90 H32 C39 83 43 75 44 63 C36 76 16 72 16 56 C16 38 42 24 50 9 Z
    suit.diamond:
     b P 4 50 8 78 50 50 92 22 50
    cube.transparent: wr=.7
     b P 6 50 8.5 87 29 87 71 50 91.5 13 71 13 29
     e M14 30 L50 50 L86 30 M50 50 V91 M50 50 V12 M50 50 L15 70 M50 50 L85 70 w=.8
    square.fill.text.grid.1x2: in=o
     F R 10 16 26 26 5 w=.6
     F R 10 60 26 26 5 w=.6
     s M50 20 H90 M50 38 H78 M50 64 H90 M50 82 H78
    circle.and.line.horizontal: in=o
     s O 50 50 26
     s M8 50 H92
    square.stack.3d.down.right: wr=.9
     use square.stack.3d.up
    skew: in=o
     s P 6 30 18 92 18 70 82 8 82
    circle.grid.cross circle.grid.cross.left.filled:
     b O 50 20 13
     b O 50 80 13
     b O 20 50 13
     b O 80 50 13
    square.grid.3x2: wr=.7
     b R 8 22 22 22 4
     b R 39 22 22 22 4
     b R 70 22 22 22 4
     b R 8 56 22 22 4
     b R 39 56 22 22 4
     b R 70 56 22 22 4
    app.grid: wr=.6
     use square.grid.3x3
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
    square.bottomthird.inset.filled: in=o
     s R 13.4 13.4 73.2 73.2 15
     f R 23 58 54 19 5
    square.leadingthird.inset.filled: in=o
     use square.bottomthird.inset.filled rot=90
    square.trailingthird.inset.filled: in=o
     use square.bottomthird.inset.filled rot=-90
    squareshape.split.3x3: in=o wr=.7
     s R 13.4 13.4 73.2 73.2 6
     s M37.8 13.4 V86.6 M62.2 13.4 V86.6 M13.4 37.8 H86.6 M13.4 62.2 H86.6 w=.9
    squareshape:
     b R 13.4 13.4 73.2 73.2 4
    trapezoid.and.line.horizontal:
     b P 5 26 8 74 8 86 36 14 36
     s M8 50 H92
     b P 5 14 64 86 64 74 92 26 92
    trapezoid.and.line.vertical:
     use trapezoid.and.line.horizontal rot=90
    oval.portrait:
     b E 50 50 28 44
    heart.text:
     use heart
    apps.iphone:
     use iphone
    """
}
