extension GlyphThemes {
  static let layout = """
    point.3.filled.connected.trianglepath.dotted: in=o
     F O 50 20 9 w=.5
     F O 18 76 9 w=.5
     F O 82 76 9 w=.5
     s M42 36 h.01 M35 49 h.01 M28 61 h.01 M58 36 h.01 M65 49 h.01 M72 61 h.01 M36 76 h.01 M50 76 h.01 M64 76 h.01 w=.95 wr=.3
    scribble.variable: in=f wr=.6
     F M10 70 C18 40 30 22 36 26 C44 32 22 62 30 66 C38 70 50 34 58 36 C66 38 46 70 54 74 C62 78 74 50 80 52 C84 54 78 66 88 68 C80 74 72 70 74 62 C68 74 58 84 50 80 C42 76 48 62 50 54 C44 66 34 76 26 72 C18 68 26 48 30 38 C24 46 16 58 10 70 Z w=.2
    square.stack.3d.down.right square.stack.3d.down.forward: in=f wr=.85
     b P 5 10 34 46 16 90 34 54 54
     s M10 50 L50 69 L90 50 L=1
     s M10 66 L50 85 L90 66 L=2
    square:
     b R 13.4 13.4 73.2 73.2 15
    square.and.arrow.up: enc=.98 in=o wr=.85
     b M31 36 H27 Q16 36 16 47 V80 Q16 91 27 91 H73 Q84 91 84 80 V47 Q84 36 73 36 H69 L=1
     ?f xs M50 66 V30
     s M50 63 V9 M34.5 24 L50 8.5 L65.5 24
    square.and.pencil: in=o
     b M62 17 H28 Q13.5 17 13.5 31.5 V72 Q13.5 86.5 28 86.5 H69 Q83.5 86.5 83.5 72 V42 L=1
     x P 3 38 64 42 50 80 12 92 24 54 61 w=.3
     F P 1.5 44.5 54 77.5 21 83.5 27 50.5 60 41 63.5 w=.55
     F P 2 83 15.5 85.5 13 92 19.5 89.5 22 w=.55
    square.stack: wr=.55
     b R 12 36 76 55 11
     s M20 22.5 H80 L=1
     s M29 9.5 H71 L=2
    square.and.arrow.down: enc=.98 in=o wr=.85
     b M31 36 H27 Q16 36 16 47 V80 Q16 91 27 91 H73 Q84 91 84 80 V47 Q84 36 73 36 H69 L=1
     ?f xs M50 10 V62 M33 49 L50 65.5 L67 49
     s M50 9 V65 M33 49 L50 65.5 L67 49
    square.stack.3d.up: wr=.9
     b P 4 50 10 90 31 50 52 10 31
     s W 4 12 48 50 68.5 88 48 L=1
     s W 4 12 65 50 85.5 88 65 L=2
    square.dashed: in=o
     s M13.4 33 V28 Q13.4 13.4 28 13.4 H33 M67 13.4 H72 Q86.6 13.4 86.6 28 V33 M86.6 67 V72 Q86.6 86.6 72 86.6 H67 M33 86.6 H28 Q13.4 86.6 13.4 72 V67 M45 13.4 H55 M45 86.6 H55 M13.4 45 V55 M86.6 45 V55
    crop: in=o
     s M27 8 V73 H92 M8 27 H73 V92
    aspectratio:
     b R 7 18 86 64 11
     e M22 46 V34 H36 M78 54 V66 H64 w=.9
    square.leadinghalf.filled square.lefthalf.filled: in=o
     s R 13.4 13.4 73.2 73.2 15
     f M50 13.4 H29 Q13.4 13.4 13.4 29 V71 Q13.4 86.6 29 86.6 H50 Z
    square.righthalf.filled square.trailinghalf.filled: in=o
     use square.lefthalf.filled flip=1
    square.fill.text.grid.1x2: in=o
     F R 10 16 26 26 5 w=.6
     F R 10 60 26 26 5 w=.6
     s M50 20 H90 M50 38 H78 M50 64 H90 M50 82 H78
    skew: in=o
     s P 6 30 18 92 18 70 82 8 82
    square.bottomthird.inset.filled: in=o
     s R 13.4 13.4 73.2 73.2 15
     f R 23 58 54 19 5
    square.leadingthird.inset.filled: in=o
     use square.bottomthird.inset.filled rot=90
    square.trailingthird.inset.filled: in=o
     use square.bottomthird.inset.filled rot=-90
    squareshape:
     b R 13.4 13.4 73.2 73.2 4
    scribble: in=o wr=.6
     s M10 62 C14 40 30 14 38 20 C46 26 20 66 28 70 C36 74 52 28 62 32 C70 36 46 74 54 78 C62 82 70 54 78 56 C84 58 80 70 90 70
    lasso: in=o
     s E 52 35 40 25
     s M25 55.5 C14 59 14 71 24 72.5 C33 73.5 35 62 26.5 57
     s M29 72 C29 88 44 94 57 87 C69 80.5 80 84 88 92
    selection.pin.in.out: in=o
     use viewfinder
     s M46 46 L33 33 M32 44 V32 H44 M54 54 L67 67 M68 56 V68 H56 w=.9 wr=.5 L=1
    rectangle:
     b R 6 20 88 60 11
    rectangle.portrait:
     b R 21 7 58 86 11
    slider.horizontal.3: in=o wr=.75
     s M8 20 H58 M78 20 H92 M8 50 H22 M42 50 H92 M8 80 H58 M78 80 H92
     s O 68 20 8.6
     s O 32 50 8.6
     s O 68 80 8.6
    slider.vertical.3: in=o wr=.75
     use slider.horizontal.3 rot=90
    rectangle.stack: wr=.55
     b R 8 38 84 50 10
     s M17 25 H83 L=1
     s M26 12 H74 L=2
    sidebar.left sidebar.leading: wr=.7
     b R 6 16 88 68 11
     e M37 16 V84
     e M15 31 H27 M15 43 H27 M15 55 H27 w=.75
    sidebar.right sidebar.trailing: wr=.7
     use sidebar.left flip=1
    dock.rectangle rectangle.dock:
     b R 6 16 88 68 12
     d R 24 64 52 11 3
    rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward: in=o
     b M58 32 V20 Q58 10 48 10 H20 Q10 10 10 20 V80 Q10 90 20 90 H48 Q58 90 58 80 V68
     ?f xs M34 50 H70
     s M34 50 H90 M74 33 L91 50 L74 67
    rectangle.and.pencil.and.ellipsis: in=o wr=.8
     s R 5 28 90 48 10
     s M26 52 h.01 M44 52 h.01 w=1.5
     xs M58 62 L86 18 w=2
     s M62 58 L86 20 w=1.3
    rectangle.3.group rectangle.3.offgrid: wr=.3
     b R 7 14 39 72 8
     b R 57.5 14 35.5 30 7
     b R 57.5 56 35.5 30 7
    menubar.rectangle:
     b R 6 18 88 64 12
     ?o f M6 37 V30 Q6 18 18 18 H82 Q94 18 94 30 V37 Z
     ?f xf M0 36 H100 V39.5 H0 Z
    rectangle.expand.vertical: wr=.5
     b R 10 38 80 24 7
     s M50 26 V8 M40 17 L50 7 L60 17 M50 74 V92 M40 83 L50 93 L60 83 L=1
    rectangle.compress.vertical: wr=.5
     b R 10 38 80 24 7
     s M50 6 V24 M40 15 L50 25 L60 15 M50 94 V76 M40 85 L50 75 L60 85 L=1
    slider.horizontal.below.square.filled.and.square: in=f wr=.8
     F R 14 10 26 26 5 w=.6
     s R 60 10 26 26 5
     s M8 68 H40 M66 68 H92
     s O 53 68 12
    rectangle.righthalf.inset.filled.arrow.right: wr=.8
     s R 6 18 70 64 10
     f R 44 28 22 44 5
     s M80 50 H94 M87 42 L95 50 L87 58 w=.9
    rectangle.angled:
     use rectangle rot=14
    align.horizontal.left align.horizontal.leading: in=f wr=.8
     s M12 8 V92
     b R 26 20 62 22 5
     b R 26 58 38 22 5
    align.horizontal.right align.horizontal.trailing: in=f
     use align.horizontal.left flip=1
    align.horizontal.center: in=f wr=.8
     b R 12 20 76 22 5
     b R 26 58 48 22 5
     s M50 6 V14 M50 48 V52 M50 86 V94
    align.vertical.bottom: in=f
     use align.horizontal.left rot=-90
    align.vertical.top: in=f
     use align.horizontal.left rot=90
    align.vertical.center: in=f
     use align.horizontal.center rot=90
    distribute.horizontal.left: in=f wr=.8
     s M12 10 V90 M60 10 V90
     b R 22 24 18 52 4
     b R 70 24 18 52 4
    distribute.horizontal.right: in=f
     use distribute.horizontal.left flip=1
    distribute.horizontal.center distribute.horizontal: in=f wr=.8
     b R 16 24 22 52 5
     b R 62 24 22 52 5
     s M27 8 V16 M27 84 V92 M73 8 V16 M73 84 V92
    distribute.vertical.bottom: in=f
     use distribute.horizontal.left rot=-90
    distribute.vertical.top: in=f
     use distribute.horizontal.left rot=90
    distribute.vertical.center distribute.vertical: in=f
     use distribute.horizontal.center rot=90
    rectangle.and.paperclip: wr=.8
     b R 6 26 72 56 10
     x M88 18 V52 C88 66 68 66 68 52 V22 C68 12 80 12 80 22 V48 w=.9
     s M88 18 V52 C88 66 68 66 68 52 V22 C68 12 80 12 80 22 V48
    rectangle.arrowtriangle.2.outward: wr=.8
     b R 20 28 60 44 9
     F P 2 8 50 16 42 16 58 w=.3
     F P 2 92 50 84 42 84 58 w=.3
    rectangle.arrowtriangle.2.inward: wr=.8
     b R 24 28 52 44 9
     F P 2 18 50 8 42 8 58 w=.3
     F P 2 82 50 92 42 92 58 w=.3
    rectangle.portrait.arrowtriangle.2.outward: wr=.8
     b R 28 8 44 84 9
     F P 2 8 50 17 41 17 59 w=.3
     F P 2 92 50 83 41 83 59 w=.3
    rectangle.portrait.arrowtriangle.2.inward: wr=.8
     b R 30 8 40 84 9
     F P 2 20 50 10 41 10 59 w=.3
     F P 2 80 50 90 41 90 59 w=.3
    pip: wr=.8
     b R 6 16 88 68 11
     ?o F R 52 48 30 24 5 w=.2
     ?f x R 54 50 26 20 4 w=.2
    pip.enter: wr=.8
     s M52 84 H18 Q7 84 7 73 V27 Q7 16 18 16 H82 Q93 16 93 27 V44
     b R 56 56 38 30 8
     s M24 32 L44 52 M44 34 V52 H26 L=1
    pip.exit: wr=.8
     s M52 84 H18 Q7 84 7 73 V27 Q7 16 18 16 H82 Q93 16 93 27 V44
     b R 56 56 38 30 8
     s M44 52 L24 32 M24 50 V32 H42 L=1
    pip.swap: wr=.8
     b R 6 16 88 68 11
     e M26 58 L50 36 M50 52 V36 H34 w=.9
    pip.remove: wr=.8
     s M52 84 H18 Q7 84 7 73 V27 Q7 16 18 16 H82 Q93 16 93 27 V44
     b R 56 56 38 30 8
     s M24 32 L44 52 M44 32 L24 52 L=1
    menubar.dock.rectangle:
     b R 6 16 88 68 12
     e M7 30 H93 w=.9
     d R 26 64 48 10 3
    squareshape.controlhandles.on.squareshape.controlhandles squareshape.controlhandles: wr=.8
     b R 22 22 56 56 4
     b R 8 8 20 20 3
     b R 72 8 20 20 3
     b R 8 72 20 20 3
     b R 72 72 20 20 3
    widget.small: wr=.8
     b R 8 8 84 84 18
     d R 22 22 26 26 7
    widget.medium: wr=.8
     b R 8 8 84 84 18
     d R 22 22 56 26 7
    widget.large: wr=.8
     b R 8 8 84 84 18
     d R 22 22 56 56 8
    widget.extralarge: wr=.8
     b R 5 14 90 72 16
     d R 18 27 64 46 7
    point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath: in=f
     b O 20 24 11
     b O 80 76 11
     s M20 36 V60 Q20 76 36 76 C52 76 48 24 66 24 Q80 24 80 40 V64
    point.bottomleft.forward.to.point.topright.scurvepath point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath: in=f
     b O 20 78 11
     b O 80 22 11
     s M31 78 H40 Q52 78 52 62 V38 Q52 22 64 22 H69
    point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath: in=f
     use point.bottomleft.forward.to.point.topright.scurvepath
    slider.horizontal.2.square slider.horizontal.2.square.on.square: in=o wr=.75
     b R 13.4 13.4 73.2 73.2 15
     e M26 38 H40 M60 38 H74 M26 62 H34 M54 62 H74 w=.9
     e O 50 38 7 w=.9
     e O 44 62 7 w=.9
    slider.horizontal.2.gobackward: in=o
     use slider.horizontal.3
    square.3.layers.3d square.3.layers.3d.down.left square.3.layers.3d.down.right square.3.layers.3d.down.backward square.3.layers.3d.down.forward: in=f wr=.85
     b P 5 10 34 46 16 90 34 54 54
     s M10 50 L50 69 L90 50 L=1
     s M10 66 L50 85 L90 66 L=2
    square.3.layers.3d.top.filled square.3.stack.3d square.3.stack.3d.top.filled: in=f wr=.85
     F P 5 10 34 50 16 90 34 50 54
     s M10 50 L50 69 L90 50 L=1
     s M10 66 L50 85 L90 66 L=2
    square.3.layers.3d.middle.filled square.3.stack.3d.middle.filled: in=f wr=.85
     s P 5 10 30 50 12 90 30 50 48
     F P 3 10 50 50 69 90 50 76 44 50 57 24 44 w=.3 L=1
     s M10 68 L50 87 L90 68 L=2
    square.3.layers.3d.bottom.filled square.3.stack.3d.bottom.filled: in=f wr=.85
     s P 5 10 30 50 12 90 30 50 48
     s M10 47 L50 66 L90 47 L=1
     F P 3 10 67 50 87 90 67 76 61 50 74 24 61 w=.3 L=2
    square.2.layers.3d square.2.stack.3d: in=f wr=.85
     b P 5 10 40 50 20 90 40 50 60
     s M10 60 L50 80 L90 60 L=1
    square.2.layers.3d.top.filled square.2.stack.3d.top.filled: in=f wr=.85
     F P 5 10 40 50 20 90 40 50 60
     s M10 60 L50 80 L90 60 L=1
    square.2.layers.3d.bottom.filled square.2.stack.3d.bottom.filled: in=f wr=.85
     s P 5 10 36 50 16 90 36 50 56
     F P 3 10 58 50 80 90 58 76 51 50 65 24 51 w=.3 L=1
    square.stack.3d.down.dottedline square.stack.3d.forward.dottedline: in=f wr=.85
     b P 5 10 34 50 14 90 34 50 54
     s M50 66 h.01 M50 78 h.01 M50 90 h.01 w=1 L=1
    square.resize: in=o wr=.85
     s R 13.4 13.4 73.2 73.2 15
     s R 13.4 46 40 40.6 11 w=.9
    square.resize.up square.resize.down: in=o wr=.85
     use square.resize
     s M60 40 L74 26 M62 26 H74 V38 L=1
    square.arrowtriangle.4.outward: in=f wr=.85
     b R 27 27 46 46 9
     F P 2 50 6 57 14 43 14 w=.3
     F P 2 50 94 57 86 43 86 w=.3
     F P 2 6 50 14 43 14 57 w=.3
     F P 2 94 50 86 43 86 57 w=.3
    square.and.at.rectangle: in=f wr=.8
     b R 6 20 88 60 11
     e O 30 46 8 w=.9
     e M18 66 C20 54 40 54 42 66 M56 40 H80 M56 56 H72 w=.9
    squares.below.rectangle: in=f wr=.8
     b R 10 12 80 40 8
     b R 10 64 22 22 5
     b R 39 64 22 22 5
     b R 68 64 22 22 5
    squares.leading.rectangle: in=f wr=.8
     b R 10 12 20 20 5
     b R 10 40 20 20 5
     b R 10 68 20 20 5
     b R 42 12 48 76 8
    sidebar.squares.left sidebar.squares.leading: wr=.7
     b R 6 16 88 68 11
     e M37 16 V84
     d R 16 27 11 11 2.5
     d R 16 44 11 11 2.5
     d R 16 61 11 11 2.5
    sidebar.squares.right sidebar.squares.trailing: wr=.7
     use sidebar.squares.left flip=1
    square.text.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     e M30 36 H70 M30 50 H70 M30 64 H54 w=.88
    rectangle.portrait.split.2x1: wr=.8
     b R 21 7 58 86 11
     e M50 7 V93
    rectangle.portrait.split.1x2: wr=.8
     b R 21 7 58 86 11
     e M21 50 H79
    rectangle.dashed: in=o
     s M16 82 H12 Q6 80 6 74 M6 62 V56 M6 44 V38 M6 26 Q6 20 12 18 H16 M28 18 H38 M50 18 H60 M72 18 H82 Q94 18 94 28 V32 M94 44 V56 M94 68 V72 Q94 82 84 82 M72 82 H60 M50 82 H40 M28 82 H20
    rectangle.connected.to.line.below: wr=.8
     b R 12 12 76 46 9
     s M50 58 V78 M10 86 H42 M58 86 H90 L=1
     s O 50 86 8 L=1
    rectangle.2.swap: wr=.8
     b R 8 18 40 28 7
     b R 52 54 40 28 7
     s M60 32 H82 V42 M74 34 L82 43 L90 34 M40 68 H18 V58 M10 66 L18 57 L26 66 L=1
    view.2d: in=o
     s R 13.4 13.4 73.2 73.2 15
     t "2D" 50 50 44
    view.3d: in=o
     s R 13.4 13.4 73.2 73.2 15
     t "3D" 50 50 44
    move.3d: in=o
     s M44 56 V12 M32 24 L44 11 L56 24 M44 56 H90 M78 44 L91 56 L78 68 M44 56 L12 88 M12 70 V88 H30
    scale.3d: in=o
     s M44 56 V18 M44 56 H82 M44 56 L18 82
     F R 38 8 12 12 2 w=.3
     F R 80 50 12 12 2 w=.3
     F R 10 78 12 12 2 w=.3
    rotate.3d: in=o wr=.4
     ?f f E 50 50 17 40 L=1
     s M66.6 41.7 C68.3 60 64.3 78.6 57 86.4 C49.8 94.2 41.2 89.1 36.4 74.1 C31.6 59.1 31.9 38.3 37.1 24 C42.2 9.8 50.9 5.9 58 14.7 cap=b L=1
     F P 1 68 27 51.2 20.9 65.4 10 w=.5 L=1
     ?f xs M87.6 55.8 C94 48.3 87.2 39.8 71.2 35.6 C55.2 31.3 34.3 32.4 21.2 38.2 C8.1 44 6.3 52.9 16.8 59.5 C27.4 66.2 47.5 68.8 65 65.8
     s M87.6 55.8 C94 48.3 87.2 39.8 71.2 35.6 C55.2 31.3 34.3 32.4 21.2 38.2 C8.1 44 6.3 52.9 16.8 59.5 C27.4 66.2 47.5 68.8 65 65.8 cap=b
     F P 1 80.7 63 66.2 74.6 63.3 56.9 w=.5
    beziercurve: in=f
     s M14 84 C14 40 86 60 86 16
     b R 6 76 16 16 3
     b R 78 8 16 16 3
    compass.drawing: in=o
     s M50 22 L24 90 M50 22 L76 90 M30 66 C42 74 58 74 70 66
     s O 50 14 7
    perspective: in=o
     s P 5 12 20 88 32 88 68 12 80
    sparkles.square.filled.on.square: in=f
     use square scale=.8 dx=9 dy=-9.5 L=1
     x R 11.7 30.2 58.6 58.6 12 w=.9
     F R 11.7 30.2 58.6 58.6 12
     xf K 36 64 17 18 .2
     xf K 55 46 10 11 .2
    rectangle.expand.diagonal: wr=.8
     b R 24 30 52 40 8
     s M14 28 V14 H28 M86 72 V86 H72 L=1
    viewfinder.rectangular: in=o
     s W 9 6 38 6 20 30 20 M70 20 H82 Q94 20 94 32 V38 M94 62 V68 Q94 80 82 80 H70 M30 80 H18 Q6 80 6 68 V62
    slider.horizontal.below.rectangle: in=o wr=.8
     s R 10 10 80 34 8
     s M8 72 H40 M66 72 H92
     s O 53 72 12
    square.filled.and.line.vertical.and.square square.fill.and.line.vertical.and.square: in=o
     F R 8 33 30 34 6
     s R 62 33 30 34 6
     s M50 14 V86
    square.and.line.vertical.and.square.filled square.and.line.vertical.and.square.fill: in=o
     use square.filled.and.line.vertical.and.square flip=1
    square.and.line.vertical.and.square: wr=.9
     b R 8 33 30 34 6
     b R 62 33 30 34 6
     s M50 14 V86
    dpad.right.filled: in=f
     s P 7 36 10 64 10 64 36 90 36 90 64 64 64 64 90 36 90 36 64 10 64 10 36 36 36
     f P 3 62 42 84 42 84 58 62 58
    dpad.left.filled: in=f
     use dpad.right.filled flip=1
    dpad.up.filled: in=f
     use dpad.right.filled rot=-90
    dpad.down.filled: in=f
     use dpad.right.filled rot=90
    rectangle.inset.filled.and.person.filled inset.filled.rectangle.and.person.filled: in=f
     b R 6 12 88 60 10 L=1
     ?o f R 17 23 66 38 4 L=1
     ?f xf R 17 23 66 38 4
     x O 76 58 10 w=0
     x M58 94 C58 78 65 70 76 70 C87 70 94 78 94 94 Z w=0
     F O 76 58 10 w=.3
     F M58 92 C58 78 65 71 76 71 C87 71 94 78 94 92 Z w=.3
    point.3.connected.trianglepath.dotted: wr=.5
     b O 50 21 10.5
     b O 18.5 75 10.5
     b O 81.5 75 10.5
     s M41.5 40 h.01 M35.5 50 h.01 M29.5 60 h.01 M58.5 40 h.01 M64.5 50 h.01 M70.5 60 h.01 M39 75 h.01 M50 75 h.01 M61 75 h.01 w=.95 wr=.2
    """
}
