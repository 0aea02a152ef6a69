extension GlyphThemes {
  static let grids = """
    square.grid.2x2: wr=.75
     b R 11 11 31 31 7
     b R 58 11 31 31 7
     b R 11 58 31 31 7
     b R 58 58 31 31 7
    square.grid.3x3: wr=.3
     b R 10 10 20 20 4 w=.9
     b R 40 10 20 20 4 w=.9
     b R 70 10 20 20 4 w=.9
     b R 10 40 20 20 4 w=.9
     b R 40 40 20 20 4 w=.9
     b R 70 40 20 20 4 w=.9
     b R 10 70 20 20 4 w=.9
     b R 40 70 20 20 4 w=.9
     b R 70 70 20 20 4 w=.9
    square.split.2x1:
     b R 9 13 82 74 12
     e M50 13 V87
    square.split.1x2:
     b R 9 13 82 74 12
     e M9 50 H91
    square.split.2x2:
     b R 9 13 82 74 12
     e M9 50 H91 M50 13 V87
    circle.grid.2x2: wr=.3
     b O 29 29 16
     b O 71 29 16
     b O 29 71 16
     b O 71 71 16
    circle.grid.3x3: wr=.3
     b O 18 18 8.5
     b O 50 18 8.5
     b O 82 18 8.5
     b O 18 50 8.5
     b O 50 50 8.5
     b O 82 50 8.5
     b O 18 82 8.5
     b O 50 82 8.5
     b O 82 82 8.5
    circle.grid.cross: wr=.4
     b O 50 20 13
     b O 50 80 13
     b O 20 50 13
     b O 80 50 13
    square.grid.3x2: wr=.2
     b R 8 22 21 21 4
     b R 39.5 22 21 21 4
     b R 71 22 21 21 4
     b R 8 57 21 21 4
     b R 39.5 57 21 21 4
     b R 71 57 21 21 4
    squareshape.split.3x3: in=o wr=.7
     s R 13.4 13.4 73.2 73.2 6
     s M37.8 13.4 V86.6 M62.2 13.4 V86.6 M13.4 37.8 H86.6 M13.4 62.2 H86.6 w=.9
    rectangle.grid.1x2: wr=.5
     b R 9 11 82 32 8
     b R 9 57 82 32 8
    rectangle.split.3x1:
     b R 6 18 88 64 11
     e M35 18 V82 M65 18 V82
    rectangle.grid.2x2: wr=.25
     b R 8 17 37 27.5 6
     b R 55 17 37 27.5 6
     b R 8 55.5 37 27.5 6
     b R 55 55.5 37 27.5 6
    circle.grid.2x1: wr=.3
     b O 27 50 17
     b O 73 50 17
    grid: in=o
     s M35 10 V90 M65 10 V90 M10 35 H90 M10 65 H90
    square.grid.3x1.below.line.grid.1x2: in=f wr=.75
     s M12 16 H88 M12 32 H88
     b R 10 50 20 34 5
     b R 40 50 20 34 5
     b R 70 50 20 34 5
    square.grid.4x3 square.grid.4x3.fill: in=f wr=.6
     f R 8 20 16 16 3
     f R 31 20 16 16 3
     f R 54 20 16 16 3
     f R 77 20 16 16 3
     f R 8 43 16 16 3
     f R 31 43 16 16 3
     f R 54 43 16 16 3
     f R 77 43 16 16 3
     f R 8 66 16 16 3
     f R 31 66 16 16 3
     f R 54 66 16 16 3
     f R 77 66 16 16 3
    square.split.diagonal: in=f wr=.85
     b R 13.4 13.4 73.2 73.2 15
     e M18 82 L82 18
    square.split.diagonal.2x2: in=f wr=.85
     b R 13.4 13.4 73.2 73.2 15
     e M18 82 L82 18 M18 18 L82 82
    square.split.bottomrightquarter: in=f wr=.85
     b R 13.4 13.4 73.2 73.2 15
     e M86 50 H50 V86
    squareshape.split.2x2: wr=.8
     s R 12 12 76 76 3
     s M50 12 V88 M12 50 H88
    rectangle.split.2x1: wr=.8
     b R 6 18 88 64 11
     e M50 18 V82
    rectangle.split.1x2: wr=.8
     b R 6 18 88 64 11
     e M6 50 H94
    rectangle.split.2x2: wr=.8
     b R 6 18 88 64 11
     e M50 18 V82 M6 50 H94
    rectangle.split.3x3: wr=.75
     b R 6 18 88 64 11
     e M35.3 18 V82 M64.7 18 V82 M6 39.3 H94 M6 60.7 H94 w=.9
    circle.grid.hex: in=f wr=.3
     b O 50 22 10
     b O 26 36 10
     b O 74 36 10
     b O 50 50 10
     b O 26 64 10
     b O 74 64 10
     b O 50 78 10
    circle.grid.cross.left.filled: in=o wr=.4
     s O 50 20 13 L=1
     s O 50 80 13 L=1
     F O 20 50 13
     s O 80 50 13 L=1
    circle.grid.cross.up.filled: in=o
     use circle.grid.cross.left.filled rot=90
    circle.grid.cross.right.filled: in=o
     use circle.grid.cross.left.filled flip=1
    circle.grid.cross.down.filled: in=o
     use circle.grid.cross.left.filled rot=-90
    rectangle.grid.1x3: wr=.7
     b R 8 26 22 48 5
     b R 39 26 22 48 5
     b R 70 26 22 48 5
    rectangle.grid.3x1: wr=.7
     b R 14 10 72 20 5
     b R 14 40 72 20 5
     b R 14 70 72 20 5
    rectangle.grid.3x2: wr=.2
     b R 8 11 37 19 5
     b R 55 11 37 19 5
     b R 8 40.5 37 19 5
     b R 55 40.5 37 19 5
     b R 8 70 37 19 5
     b R 55 70 37 19 5
    rectangle.grid.3x3: wr=.4
     b R 4 14 26 18 4
     b R 37 14 26 18 4
     b R 70 14 26 18 4
     b R 4 41 26 18 4
     b R 37 41 26 18 4
     b R 70 41 26 18 4
     b R 4 68 26 18 4
     b R 37 68 26 18 4
     b R 70 68 26 18 4
    square.grid.3x3.topleft.filled: wr=.3
     use square.grid.3x3 L=1
     F R 10 10 20 20 4 w=.9
    square.grid.3x3.topmiddle.filled: wr=.3
     use square.grid.3x3 L=1
     F R 40 10 20 20 4 w=.9
    square.grid.3x3.topright.filled: wr=.3
     use square.grid.3x3.topleft.filled flip=1
    square.grid.3x3.middleleft.filled: wr=.3
     use square.grid.3x3.topmiddle.filled rot=-90
    square.grid.3x3.middle.filled: wr=.3
     use square.grid.3x3 L=1
     F R 40 40 20 20 4 w=.9
    square.grid.3x3.middleright.filled: wr=.3
     use square.grid.3x3.topmiddle.filled rot=90
    square.grid.3x3.bottomleft.filled: wr=.3
     use square.grid.3x3.topleft.filled rot=-90
    square.grid.3x3.bottommiddle.filled: wr=.3
     use square.grid.3x3.topmiddle.filled rot=180
    square.grid.3x3.bottomright.filled: wr=.3
     use square.grid.3x3.topleft.filled rot=180
    rectangle.ratio.16.to.9: wr=.8
     b R 5 24 90 52 8
     et "16" 35 50 32
     et "9" 73 50 32
     d O 57.5 44 2.8
     d O 57.5 57 2.8
    rectangle.ratio.4.to.3: wr=.8
     b R 9 19 82 62 9
     et "4" 33 50 40
     et "3" 67 50 40
     d O 50 43 3
     d O 50 58 3
    rectangle.ratio.9.to.16: wr=.8
     b R 24 5 52 90 8
     et "9" 50 29 26
     et "16" 50 71 26
     d O 45.5 50 2.8
     d O 54.5 50 2.8
    rectangle.ratio.3.to.4: wr=.8
     b R 19 9 62 82 9
     et "3" 36 50 36
     et "4" 64 50 36
     d O 50 43.5 2.8
     d O 50 57 2.8
    """
}
