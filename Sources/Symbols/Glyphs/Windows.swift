extension GlyphThemes {
  static let windows = """
    chart.bar: enc=1 wr=.75
     b R 9 52 18 35 4
     b R 41 12 18 75 4
     b R 73 32 18 55 4
    rectangle:
     b R 6 20 88 60 11
    rectangle.portrait:
     b R 21 7 58 86 11
    slider.horizontal.3: in=o wr=.75
     s M8 20 H58 M78 20 H92 M8 50 H22 M42 50 H92 M8 80 H58 M78 80 H92
     s O 68 20 8.6
     s O 32 50 8.6
     s O 68 80 8.6
    terminal:
     b R 6 14 88 72 13
     e M22 34 L38 48 L22 62 M46 63 H64
    slider.vertical.3: in=o wr=.75
     use slider.horizontal.3 rot=90
    tablecells table: in=o wr=.75
     s R 8 15 84 70 10
     f M8 33 V25 Q8 15 18 15 H82 Q92 15 92 25 V33 Z
     s M8 34 H92 M8 51 H92 M8 68 H92 M36 34 V85 M64 34 V85 w=.85
    macwindow: wr=.8
     b R 6 15 88 70 11
     ?o f M6 33 V26 Q6 15 17 15 H83 Q94 15 94 26 V33 Z
     ?f e M6 34 H94 w=.8
    rectangle.stack:
     b R 8 38 84 50 10
     s M17 25 H83 L=1
     s M26 12 H74 L=2
    sidebar.left sidebar.leading: wr=.7
     b R 6 16 88 68 11
     e M37 16 V84
     e M15 31 H27 M15 43 H27 M15 55 H27 w=.75
    sidebar.right sidebar.trailing: wr=.7
     use sidebar.left flip=1
    rectangle.grid.1x2:
     b R 9 11 82 34 8
     b R 9 55 82 34 8
    chart.line.uptrend.xyaxis: in=o
     s M11 11 V81 Q11 89 19 89 H90
     s M25 68 L43 46 L57 58 L86 23
    chart.pie:
     b M47 19 V53 H81 C81 73 66 89 46 89 C26 89 11 74 11 54 C11 35 27 19 47 19 Z
     s M60 11 C76 11 89 24 89 40 H60 Z L=1
    chart.bar.xaxis: in=o wr=.8
     s M7 89 H93
     F P 3 17 50 27 50 27 72 17 72
     F P 3 45 14 55 14 55 72 45 72
     F P 3 73 33 83 33 83 72 73 72
    dock.rectangle rectangle.dock: wr=.8
     b R 7 15 86 70 11
     d R 20 66 60 10 3
    chart.dots.scatter: in=o
     s M11 11 V81 Q11 89 19 89 H90
     s M34 66 h.01 M50 44 h.01 M70 60 h.01 M80 28 h.01 w=1.7
    rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward: in=o
     s M58 32 V20 Q58 10 48 10 H20 Q10 10 10 20 V80 Q10 90 20 90 H48 Q58 90 58 80 V68
     s M34 50 H90 M74 33 L91 50 L74 67
    rectangle.and.pencil.and.ellipsis: in=o wr=.8
     s R 5 28 90 48 10
     s M26 52 h.01 M44 52 h.01 w=1.5
     xs M58 62 L86 18 w=2
     s M62 58 L86 20 w=1.3
    rectangle.split.3x1:
     b R 6 18 88 64 11
     e M35 18 V82 M65 18 V82
    rectangle.3.group rectangle.3.offgrid:
     b R 8 16 38 68 6
     b R 56 16 36 30 6
     b R 56 54 36 30 6
    rectangle.grid.2x2: wr=.75
     b R 8 17 38 28 6
     b R 54 17 38 28 6
     b R 8 55 38 28 6
     b R 54 55 38 28 6
    chart.bar.doc.horizontal:
     b R 17 7 66 86 11
     e M32 28 H52 M32 44 H66 M32 60 H46 M32 76 H60 w=1.1
    menubar.rectangle: wr=.8
     use macwindow
    uiwindow.split.2x1: wr=.8
     use macwindow
     e M50 34 V85
    rectangle.expand.vertical: in=o
     s R 14 38 72 24 6
     s M50 6 V26 M40 16 L50 6 L60 16 M50 94 V74 M40 84 L50 94 L60 84 w=.95
    rectangle.compress.vertical: in=o
     s R 14 38 72 24 6
     s M50 6 V26 M40 16 L50 26 L60 16 M50 94 V74 M40 84 L50 74 L60 84 w=.95
    slider.horizontal.below.square.filled.and.square: in=o
     use slider.horizontal.3
    rectangle.righthalf.inset.filled.arrow.right: wr=.8
     s R 6 18 70 64 10
     f R 44 28 22 44 5
     s M80 50 H94 M87 42 L95 50 L87 58 w=.9
    rectangle.angled:
     use rectangle rot=14
    chart.line.downtrend.xyaxis: in=o
     s M11 11 V81 Q11 89 19 89 H90 M25 24 L43 46 L57 36 L86 70
    chart.xyaxis.line: in=o
     use chart.line.uptrend.xyaxis
    flowchart: wr=.8
     b R 34 8 32 22 5
     b R 8 66 28 24 5
     b R 64 66 28 24 5
     s M50 30 V48 M22 66 V48 H78 V66 w=.95
    """
}
