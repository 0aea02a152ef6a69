extension GlyphThemes {
  /// Shapes that enclose other glyphs, such as the circle of `star.circle`. `room` is the size of what is inside relative
  /// to the canvas, `roomdx` and `roomdy` how far from the middle it sits.
  static let containers = """
    in.circle: room=.535 reach=32
     b O 50 50 39.4
    in.square: room=.58
     b R 13.4 13.4 73.2 73.2 15
    in.app: room=.56
     b R 11 11 78 78 24
    in.diamond: room=.46
     b P 9 50 7 93 50 50 93 7 50
    in.triangle: room=.5 roomdy=9
     b P 9 50 12 92 84 8 84
    in.octagon: room=.56
     b P 6 33 10 67 10 90 33 90 67 67 90 33 90 10 67 10 33
    in.hexagon: room=.52
     b P 8 50 6 88 28 88 72 50 94 12 72 12 28
    in.capsule: room=.4
     b R 6 28 88 44 22
    in.capsule.portrait: room=.36
     b R 28 6 44 88 22
    in.rectangle: room=.44
     b R 6 20 88 60 12
    in.rectangle.portrait: room=.46
     b R 20 7 60 86 11
    in.seal: room=.5
     b S 50 50 8 44 36 7 5 0
    in.shield: room=.5 roomdy=-2
     b M50 8.5 C60 15 71 18 83 19 C84.5 19.1 85.5 20.5 85.5 22 V46 C85.5 67 73 82 50 92 C27 82 14.5 67 14.5 46 V22 C14.5 20.5 15.5 19.1 17 19 C29 18 40 15 50 8.5 Z
    in.bubble in.bubble.left in.message: room=.44 roomdy=-2.5
     b M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
    in.bubble.right: room=.44 roomdy=-2.5
     use in.bubble flip=1
    in.icloud in.cloud: room=.38 roomdy=4
     b M27 78.5 C15 78.5 7 70.5 7 60 C7 50 14 42.5 23.5 41.5 C25.5 28 36 19.5 49 19.5 C61.5 19.5 71 27 74 38.5 C85 38.5 93 47 93 58.5 C93 70 84.5 78.5 73 78.5 Z
    in.tv: room=.42 roomdy=-4
     b R 6 17 88 58 10
     s M32 88 H68
    in.bin: room=.44 roomdy=7
     b P 8 20.5 23.5 25 90 75 90 79.5 23.5
     s M11.5 23.5 H88.5
    in.doc in.document in.text.page: room=.38 roomdy=12
     use doc
    in.folder: room=.36 roomdy=8
     b P 10 7.5 83 7.5 18.5 r 5 38 18.5 r 4 47 27.5 r 10 92.5 27.5 92.5 83
    in.calendar: room=.42 roomdy=12
     b R 11 15 78 74 14
     ?o f M11 36 V28 Q11 15 26 15 H74 Q89 15 89 28 V36 Z
     ?f xf M0 35 H100 V38.5 H0 Z
     s M31 9 V18 M69 9 V18
    in.house: room=.38 roomdy=11
     b M50 10 Q53 10 56 12.5 L86 38 Q89 40.5 89 45 V79 Q89 89 79 89 H21 Q11 89 11 79 V45 Q11 40.5 14 38 L44 12.5 Q47 10 50 10 Z
    in.heart: room=.44 roomdy=-4
     b M50 86.5 C35 77 10 58 10 36 C10 22.5 20 13.5 31 13.5 C39 13.5 46 17.5 50 24.5 C54 17.5 61 13.5 69 13.5 C80 13.5 90 22.5 90 36 C90 58 65 77 50 86.5 Z
    in.camera: room=.36 roomdy=6
     b P 11 7 83.5 7 29.5 r 6 27 29.5 r 7 34.5 17.5 65.5 17.5 r 6 73 29.5 r 11 93 29.5 93 83.5
    in.video: room=.34 roomdx=-12.5
     b R 6.5 23 62 54 12
     b P 4 77 42 93.5 29 93.5 71 77 58
    in.batteryblock: room=.38 roomdy=5
     b R 8 29 84 54 9
     F R 20 18 16 7 2 w=.4
     F R 64 18 16 7 2 w=.4
    in.clipboard in.text.clipboard: room=.4 roomdy=7
     use clipboard
    in.applewatch: room=.3
     b R 26 24 48 52 13
     s M35 20 L38 8 H62 L65 20 M35 80 L38 92 H62 L65 80
    in.laptopcomputer: room=.32 roomdy=-7
     b R 17 20 66 46 7
     F M5 76 H95 V77 C95 80 92 82 89 82 H11 C8 82 5 80 5 77 Z w=.4
    in.display: room=.38 roomdy=-9
     b R 6.5 13 87 58 9
     s M50 71 V86 M33 87.5 H67
    in.case: room=.38 roomdy=8
     b R 8 28 84 58 11
     s M34 27 V21 Q34 13 42 13 H58 Q66 13 66 21 V27
    in.ticket: room=.38
     b M8 32 Q8 24 16 24 H84 Q92 24 92 32 V41 C87 41 83 45 83 50 C83 55 87 59 92 59 V68 Q92 76 84 76 H16 Q8 76 8 68 V59 C13 59 17 55 17 50 C17 45 13 41 8 41 Z
    in.trash: room=.38 roomdy=7
     b P 8 20.5 23.5 25 90 75 90 79.5 23.5
     s M11.5 23.5 H88.5
     s W 6 36 23.5 38 10.5 62 10.5 64 23.5
    in.book.closed: room=.42 roomdx=4 roomdy=-8
     b M28 9.5 H76 Q83 9.5 83 16.5 V90.5 H28 Q17 90.5 17 80 V20 Q17 9.5 28 9.5 Z
     e M18 78 Q19 74 27 74 H83 w=.95
    in.macwindow: room=.42 roomdy=8
     b R 7 15 86 70 11
     ?o f M7 33 V27 Q7 15 18 15 H82 Q93 15 93 27 V33 Z
     ?f xf M0 31 H100 V34.5 H0 Z
    in.lock: room=.26 roomdy=18
     b R 20 44.5 60 46 10
     s M32.5 44 V29.5 C32.5 18 40 10.5 50 10.5 C60 10.5 67.5 18 67.5 29.5 V44
    in.brakesignal: room=.34
     b O 50 50 28
     s D 50 50 43 -42 42 w=.95
     s D 50 50 43 138 222 w=.95
    in.gauge.open: room=.36
     s D 50 53 40 -225 45
    in.frame: room=.42
     b R 6.5 13 87 74 11
    in.ring: room=.5
     s O 50 50 39.4 w=1.5
    in.bank.building: room=.36 roomdy=6
     b M10 36 L46 14 Q50 12 54 14 L90 36 Z
     s M18 40 V76 M82 40 V76 M10 86 H90
    in.arrow.circlepath in.arrow.triangle.2.circlepath in.arrow.trianglehead.2.clockwise.rotate.90: room=.34
     use arrow.triangle.2.circlepath
    in.arrow.trianglehead.clockwise in.arrow.trianglehead.clockwise.rotate.90: room=.36 roomdy=3
     use arrow.clockwise
    in.arrow.trianglehead.counterclockwise in.arrow.trianglehead.counterclockwise.rotate.90 in.gobackward: room=.36 roomdy=3
     use arrow.counterclockwise
    in.gauge.chart.lefthalf.righthalf: room=.36 roomdy=4
     s D 50 54 38 -205 -96
     s D 50 54 38 -84 25 L=1
    in.gauge.chart.leftthird.topthird.rightthird: room=.36 roomdy=4
     s D 50 54 38 -205 -138
     s D 50 54 38 -124 -56 L=1
     s D 50 54 38 -42 25 L=2
    in.warninglight: room=.4 roomdy=-6
     s O 50 44 30
     s M30 86 H70
    in.tirepressure: room=.36 roomdy=-8
     s M24 84 C8 64 8 34 26 16 M76 84 C92 64 92 34 74 16 M18 88 H82
    in.lock.open: room=.26 roomdx=-10 roomdy=18
     b R 10 44.5 60 46 10
     s M57.5 44 V29.5 C57.5 18 64 10.5 74 10.5 C84 10.5 90.5 18 90.5 29.5 V36
    """
}
