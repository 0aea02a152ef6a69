extension GlyphThemes {
  static let windows = """
    apple.terminal:
     use terminal
    viewfinder: in=o
     s W 12 12.5 34 12.5 12.5 34 12.5
     s W 12 66 12.5 87.5 12.5 87.5 34
     s W 12 87.5 66 87.5 87.5 66 87.5
     s W 12 34 87.5 12.5 87.5 12.5 66
    filemenu.and.selection: wr=.8
     b R 14 10 60 72 9
     e M28 28 H60 M28 44 H60 M28 60 H46 w=.85
     x P 4 56 52 56 92 66 82 82 82 w=.2
     F P 3 58 56 58 90 67 80 82 80 w=.5
    terminal:
     b R 6 14 88 72 13
     e M22 34 L38 48 L22 62 M46 63 H64
    macwindow: wr=.8
     b R 6 15 88 70 11
     ?o f M6 33 V26 Q6 15 17 15 H83 Q94 15 94 26 V33 Z
     ?o xf O 17 24.5 2.7
     ?o xf O 26 24.5 2.7
     ?o xf O 35 24.5 2.7
     ?f d O 17 24.5 3
     ?f d O 26 24.5 3
     ?f d O 35 24.5 3
     e M6 34 H94 w=.8
    uiwindow.split.2x1: wr=.8
     use macwindow
     e M50 34 V85
    macwindow.and.cursorarrow macwindow.and.pointer.arrow:
     use macwindow
     x P 4 52 46 84 76 68 78 60 92 w=.6
     F P 3 54 48 84 76 68.5 77.5 61 91 w=.3
    macwindow.on.rectangle:
     b P 11 28 30 28 14 92 14 92 64 82 64 L=1
     x R 6 32 68 54 10 w=.3
     use macwindow scale=.78 dx=-10 dy=9
    contextualmenu.and.cursorarrow contextualmenu.and.pointer.arrow filemenu.and.cursorarrow filemenu.and.pointer.arrow:
     b R 10 10 58 64 10
     e M24 28 H54 M24 42 H54 M24 56 H40 w=.9
     x P 4 50 44 90 76 70 78 60 94 w=.6
     F P 3 52 46 90 76 70.5 77.5 61 93 w=.3
    timeline.selection: in=o
     s M8 30 V70 M92 30 V70 M26 22 V78 M74 22 V78
     f P 2 50 36 40 22 60 22
     s M50 36 V90 M42 56 V68 M58 56 V68
    macwindow.stack: wr=.8
     use macwindow scale=.84 dy=12
     s M20 20 H80 L=1
     s M30 8 H70 L=2
    progress.indicator: in=o
     use rays
    loupe: in=o
     use magnifyingglass
    wake: in=o
     use sun.max
    powersleep: in=o
     use moon
    togglepower: in=o
     s O 50 50 39.4
     s M50 32 V68
    power.dotted: in=o
     s M50 8 V48
     s M32 20 h.01 M18 34 h.01 M13 53 h.01 M19 72 h.01 M33 86 h.01 M50 90 h.01 M67 86 h.01 M81 72 h.01 M87 53 h.01 M82 34 h.01 M68 20 h.01 w=1.1 L=1
    """
}
