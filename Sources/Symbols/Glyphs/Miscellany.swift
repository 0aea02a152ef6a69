extension GlyphThemes {
  static let miscellany = """
    lineweight: in=o wr=.7
     s M10 20 H90 w=.5
     s M10 44 H90 w=1.1
     s M10 74 H90 w=2.2
    lines.measurement.horizontal: in=o wr=.6
     s M8 30 V70 M22 40 V60 M36 40 V60 M50 30 V70 M64 40 V60 M78 40 V60 M92 30 V70 w=.95
    lines.measurement.horizontal.aligned.bottom: in=o wr=.6
     s M8 30 V70 M22 50 V70 M36 50 V70 M50 30 V70 M64 50 V70 M78 50 V70 M92 30 V70 w=.95
    lines.measurement.vertical: in=o
     use lines.measurement.horizontal rot=90
    line.2.horizontal.decrease line.horizontal.2.decrease: in=o
     s M14 38 H86 M30 62 H70
    line.3.crossed.swirl: in=o
     s M14 30 L86 70 M86 30 L14 70 M50 10 V90
     s O 50 50 12 w=.8
    line.horizontal.star.fill.line.horizontal: in=o
     s M5 50 H24 M76 50 H95
     f S 50 50 5 21 9.5 1.5 1 0
    minus.forwardslash.plus: in=o wr=.8
     s M8 68 H36 M30 90 L70 10 M64 32 H92 M78 18 V46
    shadow: in=o
     f O 42 42 30
     s D 52 54 36 -20 110 L=1
    pad.header: wr=.7
     b R 12 10 76 80 9
     ?o f M12 32 V20 Q12 10 22 10 H78 Q88 10 88 20 V32 Z
     e M12 32 H88 w=.9
    placeholdertext: in=f wr=.7
     b R 6 28 88 44 8
     e M22 42 V58 w=.95
     d O 38 50 4
     d O 52 50 4
     d O 66 50 4
     d O 80 50 4
    mount: in=f wr=.7
     b P 6 10 12 34 12 34 40 60 40 60 60 34 60 34 88 10 88
     b R 66 30 24 40 6
    music.pages: wr=.6
     b M50 22 C40 14 24 12 8 16 V80 C24 76 40 78 50 86 C60 78 76 76 92 80 V16 C76 12 60 14 50 22 Z
     e M50 22 V86 w=.9
     use music.note scale=.4 dx=21 dy=-2 wr=.3
    swirl.circle.righthalf.filled swirl.circle.righthalf.filled.inverse: in=o wr=.7
     s O 50 50 39.4
     f D 50 50 39.4 -90 90 Z
     s M36 36 C28 44 28 56 36 64 w=.9
    network.badge.shield.half.filled: in=o wr=.7
     use network scale=.84 dx=-8 dy=-8
     x M76 52 L94 58 V72 C94 82 86 90 76 94 C66 90 58 82 58 72 V58 Z w=.1 L=1
     s M76 54 L92 60 V72 C92 81 85 88 76 92 C67 88 60 81 60 72 V60 Z w=.8 wr=.3 L=1
     f M76 54 L92 60 V72 C92 81 85 88 76 92 Z L=1
    envelope.badge.shield.half.filled: wr=.7
     use envelope scale=.86 dx=-6 dy=-6
     x M78 48 L96 54 V70 C96 80 88 88 78 92 C68 88 60 80 60 70 V54 Z w=.1 L=1
     s M78 50 L94 56 V70 C94 79 87 86 78 90 C69 86 62 79 62 70 V56 Z w=.8 wr=.3 L=1
     f M78 50 L94 56 V70 C94 79 87 86 78 90 Z L=1
    appwindow.swipe.rectangle: wr=.6
     b R 6 14 88 50 9
     s M22 84 H78 M32 75 L22 84 L32 93 M68 75 L78 84 L68 93 w=.9 L=1
    deskview: wr=.7
     b R 8 10 84 50 8
     b P 5 20 70 80 70 94 92 6 92 L=1
    guidepoint.horizontal: in=o
     s M8 50 H32 M68 50 H92
     s O 50 50 13
    guidepoint.vertical.arrowtriangle.forward: in=o
     s M30 8 V34 M30 66 V92
     s O 30 50 13
     F P 1 88 50 66 37 66 63 w=.8 L=1
    guidepoint.vertical.numbers: in=o
     s M26 8 V34 M26 66 V92
     s O 26 50 13
     t "12" 72 50 40
    slider.horizontal.below.square.and.square.filled: in=o
     use slider.horizontal.below.square.filled.and.square flip=1
    point.forward.to.point.capsulepath: in=f wr=.7
     b O 16 50 10
     b O 84 50 10
     s M16 38 C16 14 84 14 84 38 M84 62 C84 86 16 86 16 62
    point.filled.topleft.down.curvedto.point.bottomright.up point.topleft.filled.down.to.point.bottomright.curvepath: in=f
     F O 20 24 11
     b O 80 76 11
     s M20 36 V60 Q20 76 36 76 C52 76 48 24 66 24 Q80 24 80 40 V64
    point.topleft.down.curvedto.point.filled.bottomright.up point.topleft.down.to.point.bottomright.filled.curvepath: in=f
     b O 20 24 11
     F O 80 76 11
     s M20 36 V60 Q20 76 36 76 C52 76 48 24 66 24 Q80 24 80 40 V64
    point.bottomleft.filled.forward.to.point.topright.scurvepath: in=f
     F O 18 76 11
     b O 82 24 11
     s M30 76 H42 C62 76 38 24 58 24 H70
    point.bottomleft.forward.to.point.topright.filled.scurvepath: in=f
     b O 18 76 11
     F O 82 24 11
     s M30 76 H42 C62 76 38 24 58 24 H70
    point.bottomleft.forward.to.arrow.triangle.scurvepath: in=f
     b O 18 76 11
     s M30 76 H42 C62 76 38 24 58 24 H72
     F P 1 92 24 74 13 74 35 w=.8
    point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath: in=f
     b O 18 76 11
     s M30 76 H50 C92 76 92 26 56 26 H34
     F P 1 14 26 32 15 32 37 w=.8
    point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath: in=f
     F O 18 76 11
     b O 82 24 11
     s M70 24 H58 C38 24 62 76 48 76
     F P 1 32 76 48 66 48 86 w=.7
    point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath: in=f
     b O 18 76 11
     F O 82 24 11
     s M70 24 H58 C38 24 62 76 48 76
     F P 1 32 76 48 66 48 86 w=.7
    arrow.trianglehead.topright.capsulepath.clockwise: in=o wr=.8
     s M72 30 H34 C14 30 14 74 34 74 H66 C80 74 84 64 83 54
     F P 1 90 30 70 19 70 41 w=.7
    arrow.trianglehead.bottomleft.capsulepath.clockwise: in=o
     use arrow.trianglehead.topright.capsulepath.clockwise rot=180
    baseball.diamond.bases baseball.diamond.bases.outs.indicator: in=f wr=.6
     b P 2 50 10 64 24 50 38 36 24
     b P 2 24 38 38 52 24 66 10 52
     b P 2 76 38 90 52 76 66 62 52
     s M38 86 H62 w=.9
    australian.football: wr=.7
     b M12 50 C20 26 34 20 50 20 C66 20 80 26 88 50 C80 74 66 80 50 80 C34 80 20 74 12 50 Z
     e M34 40 C44 36 56 36 66 40 M42 34 V44 M50 33 V43 M58 34 V44 w=.8
    figure.soccer: in=o
     use figure.indoor.soccer
    figure.2.left.holdinghands figure.2.right.holdinghands: in=o
     use figure.2
    flag.filled.and.flag.crossed: in=o wr=.7
     use flag.and.flag.filled.crossed flip=1
    hand.thumbsdown.filled.hand.thumbsup: in=f wr=.8
     use hand.thumbsup scale=.56 dx=22 dy=-20 v=o
     use hand.thumbsdown scale=.56 dx=-22 dy=20 v=f L=1
    hand.thumbsdown.hand.thumbsup.filled: in=f wr=.8
     use hand.thumbsup scale=.56 dx=22 dy=-20 v=f
     use hand.thumbsdown scale=.56 dx=-22 dy=20 v=o L=1
    service.dog: wr=.6 enc=1.06
     use dog
     e M56 40 V64 M74 40 V62 w=.85
    shoe.2: in=f wr=.6
     use shoe scale=.74 dx=12 dy=-16 L=1
     x M10 40 C20 40 80 62 84 88 H6 Z w=.1
     use shoe scale=.74 dx=-12 dy=16
    righttriangle.split.diagonal: in=f wr=.7
     b P 4 14 86 14 14 86 86
     e M14 86 L50 50 w=.9
    cursorarrow.resize.north.east.south.east: in=o wr=.8
     s M28 28 L72 72 M72 28 L28 72
     s W 0 50 22 72 22 72 44 w=1
     s W 0 72 56 72 78 50 78 w=1
    dot.radiowaves.up.forward: in=o
     use dot.radiowaves.right rot=-45
    dot.squareshape.split.2x2: in=o
     use squareshape.split.2x2
     f O 30 30 6
    squareshape.dashed.squareshape squareshape.dotted.squareshape: in=o wr=.7
     s M10 26 V10 H26 M42 10 H58 M74 10 H90 V26 M90 42 V58 M90 74 V90 H74 M58 90 H42 M26 90 H10 V74 M10 58 V42
     s R 30 30 40 40 2 L=1
    squareshape.squareshape.dashed squareshape.squareshape.dotted: in=o wr=.7
     s R 10 10 80 80 2
     s M30 40 V30 H40 M60 30 H70 V40 M70 60 V70 H60 M40 70 H30 V60 L=1
    squareshape.dotted.split.2x2 squareshape.split.2x2.dotted.inside squareshape.split.2x2.dotted.outside squareshape.split.2x2.dotted.inside.and.outside: in=o wr=.7
     s R 11 11 78 78 2
     s M50 22 h.01 M50 36 h.01 M50 50 h.01 M50 64 h.01 M50 78 h.01 M22 50 h.01 M36 50 h.01 M64 50 h.01 M78 50 h.01 w=1 wr=.3
    text.rectangle.page: wr=.6
     b R 18 8 64 84 9
     e R 30 20 40 20 3 w=.8
     e M30 56 H70 M30 70 H60 w=.85
    app.shadow: wr=.8
     b R 10 10 66 66 15
     s M88 34 V70 Q88 88 70 88 H34 L=1
    app.specular: wr=.8
     b R 13 13 74 74 17
     e M28 40 V38 Q28 28 38 28 H40 w=.9
    app.translucent: wr=.8
     b R 13 13 74 74 17
     e M30 52 L52 30 M36 66 L66 36 M50 70 L70 50 w=.75
    app.background.dotted: wr=.7
     b R 24 24 52 52 12
     s M8 8 h.01 M29 8 h.01 M50 8 h.01 M71 8 h.01 M92 8 h.01 M8 29 h.01 M92 29 h.01 M8 50 h.01 M92 50 h.01 M8 71 h.01 M92 71 h.01 M8 92 h.01 M29 92 h.01 M50 92 h.01 M71 92 h.01 M92 92 h.01 w=1 wr=.3 L=1
    creditcard.rewards: wr=.6
     use creditcard scale=.88 dx=-4 dy=-6
     x S 78 70 5 20 10 2 1 0 w=.1
     f S 78 70 5 18 8.5 1.5 1 0 L=1
    tram.card: wr=.6
     b R 6 20 88 60 10
     ?o use tram scale=.46 wr=.4
     ?f xf R 39 37 22 26 5
     ?f f R 43 42 14 7 2
    vial.viewfinder: in=o wr=.6
     use viewfinder
     use testtube.2 scale=.5 wr=.3
    waveform.path.ecg.text: in=o wr=.6
     use waveform.path.ecg scale=.8 dy=-18
     s M12 78 H88 M12 92 H60 w=.95 L=1
    ecg.text.page: wr=.6
     use doc
     e M28 52 H38 L44 40 L54 64 L60 52 H72 w=.8
     e M32 78 H60 w=.8
    keyboard.chevron.compact.left: in=o wr=.6
     use keyboard scale=.86 dx=8
     s M8 38 L3 50 L8 62 L=1
    keyboard.onehanded.left: in=o wr=.6
     use keyboard scale=.74 dx=-12
     s M94 36 L88 50 L94 64 M90 50 H98 w=.9 L=1
    keyboard.onehanded.right: in=o wr=.6
     use keyboard.onehanded.left flip=1
    teletype.answer realtimetext: in=o
     use teletype scale=.86 dx=-6 dy=6 wr=.4
     s M92 8 L72 28 M72 12 V28 H88 w=.9 wr=.4 L=1
    ellipsis.vertical: in=o
     use ellipsis rot=90
    thermometer.and.liquid.waves.snowflake: in=o wr=.6
     use thermometer.and.liquid.waves scale=.86 dx=-8 dy=6
     use snowflake scale=.34 dx=30 dy=-26 w=.7 wr=.2 L=1
    key.2.on.ring: in=f wr=.5
     s O 50 22 14
     use key scale=.62 dx=-16 dy=18 rot=20
     use key scale=.62 dx=16 dy=18 rot=-20 L=1
    camera.shutter.button: wr=.7
     b O 50 50 39.4
     e O 50 50 26 w=.9
    engine.emission.and.filter: in=f wr=.6
     use engine.combustion scale=.8 dy=-12
     s M12 84 H88 M12 94 H88 w=.8 L=1
    dock.arrow.down.rectangle: wr=.6
     b R 6 16 88 64 10
     e M22 68 H78 M50 28 V54 M40 45 L50 55 L60 45 w=.9
    dock.arrow.up.rectangle: wr=.6
     b R 6 16 88 64 10
     e M22 68 H78 M50 56 V30 M40 39 L50 29 L60 39 w=.9
    menubar.arrow.down.rectangle: wr=.6
     b R 6 16 88 64 10
     e M6 32 H94 M50 40 V68 M40 59 L50 69 L60 59 w=.9
    menubar.arrow.up.rectangle: wr=.6
     b R 6 16 88 64 10
     e M6 32 H94 M50 70 V44 M40 53 L50 43 L60 53 w=.9
    person.spatialaudio.fill person.spatialaudio.3d.fill person.spatialaudio.stereo.fill person.spatialaudio.stereo.3d.fill: in=f wr=.6
     use person v=f scale=.8 dy=10
     s D 50 40 34 -30 20 D 50 40 47 -30 20 D 50 40 34 160 210 D 50 40 47 160 210 w=.9 L=1
    speaker.wave.1.arrowtriangles.up.right.down.left: in=f wr=.6
     use speaker.wave.1 scale=.8
     F P 1 88 6 98 20 78 20 w=.4 L=1
     F P 1 88 94 78 80 98 80 w=.4 L=1
    stroke.line.diagonal: in=o
     use line.diagonal
    parkingsign.steeringwheel: in=o wr=.6
     use steeringwheel scale=.8 dx=-8 dy=8
     x R 60 4 36 36 6 w=.1
     t "P" 80 22 34
    rectangle.lefthalf.inset.filled.arrow.left rectangle.leadinghalf.inset.filled.arrow.leading rectangle.lefthalf.inset.fill.arrow.left inset.filled.lefthalf.arrow.left.rectangle inset.filled.leadinghalf.arrow.leading.rectangle: wr=.8
     use rectangle.righthalf.inset.filled.arrow.right flip=1
    inset.filled.righthalf.arrow.right.rectangle inset.filled.trailinghalf.arrow.trailing.rectangle: wr=.8
     use rectangle.righthalf.inset.filled.arrow.right
    slider.horizontal.below.sun.max: in=f wr=.7
     use sun.max scale=.6 dy=-20 w=.9 wr=.4
     s M8 82 H38 M62 82 H92
     s O 50 82 10 L=1
    slider.horizontal.below.circle.lefthalf.filled slider.horizontal.below.circle.righthalf.filled.inverse: in=f wr=.7
     s O 50 32 23
     f D 50 32 23 90 270 Z
     s M8 82 H38 M62 82 H92
     s O 50 82 10 L=1
    slider.horizontal.below.circle.righthalf.filled slider.horizontal.below.circle.lefthalf.filled.inverse: in=f
     use slider.horizontal.below.circle.lefthalf.filled flip=1
    circle.bottomrighthalf.checkered circle.bottomrighthalf.pattern.checkered: in=o
     s O 50 50 39.4
     f R 62 32 10 10 0 R 72 42 10 10 0 R 52 42 10 10 0 R 62 52 10 10 0 R 42 52 10 10 0 R 72 62 8 8 0 R 52 62 10 10 0 R 32 62 10 10 0 R 62 72 8 8 0 R 42 72 10 10 0
    circle.grid.2x2.topleft.checkmark.filled: wr=.5
     f O 29 29 20
     xs M20 29 L27 36 L39 21 w=.1
     b O 71 29 16 L=1
     b O 29 71 16 L=1
     b O 71 71 16 L=1
    text.line.first.and.arrowtriangle.forward: in=o wr=.8
     F P 1 24 22 8 13 8 31 w=.5
     s M38 22 H92 M38 50 H92 M38 78 H76 L=1
    text.line.last.and.arrowtriangle.forward: in=o wr=.8
     F P 1 24 78 8 69 8 87 w=.5
     s M38 22 H92 M38 50 H92 M38 78 H92 L=1
    envelope.and.arrow.3.down: wr=.5
     use envelope scale=.72 dx=-12
     s M80 22 V50 M73 43 L80 50 L87 43 M80 60 V78 w=.85 L=1
    square.on.square.intersection.dashed: in=o wr=.7
     s R 9 31 60 60 10
     s R 31 9 60 60 10 L=1
     f R 38 38 24 24 3
    circle.on.square.intersection.dotted: in=o wr=.7
     s R 9 31 60 60 10
     s O 62 38 29 L=1
     f O 51 50 8
    circle.on.square.merge: in=o wr=.7
     s M33 38 H17 Q9 38 9 46 V83 Q9 91 17 91 H54 Q62 91 62 83 V67 C79 67 91 54 91 38 C91 22 79 9 62 9 C46 9 33 22 33 38 Z
    line.diagonal.trianglehead.up.right: in=o
     s M12 88 L80 20
     F P 1 90 10 62 18 82 38 w=.6
    line.diagonal.trianglehead.up.right.left.down: in=o
     s M20 80 L80 20
     F P 1 90 10 62 18 82 38 w=.6
     F P 1 10 90 38 82 18 62 w=.6
    mecca: in=f wr=.7
     b P 5 50 8 88 26 88 74 50 92 12 74 12 26
     e M12 44 L50 62 L88 44 M12 26 L50 44 L88 26 M50 44 V92 w=.8
    questionmark.key.filled: in=f wr=.6
     b R 8 14 84 72 12
     use questionmark scale=.5
    rectangle.filled.and.hand.point.up.left rectangle.and.hand.point.up.left.filled: wr=.5
     use rectangle scale=.9 dy=-10
     x E 66 66 24 26 w=.1
     use hand.point.up v=f rot=-45 scale=.62 dx=18 dy=20 L=1
    brain.filled.head.profile: in=f
     use brain.head.profile v=f
    app.connected.to.app.below: wr=.7
     b R 28 6 44 36 9
     b R 28 58 44 36 9
     s M50 42 V58 L=1
    chevron.up.forward.dotted.2 chevron.up.right.dotted.2: in=o wr=.7
     s M50 18 H82 V50 M26 42 H58 V74
     s M16 84 h.01 M28 72 h.01 w=1.1 L=1
    chevron.down.forward.dotted.2 chevron.down.right.dotted.2: in=o wr=.7
     s M50 82 H82 V50 M26 58 H58 V26
     s M16 16 h.01 M28 28 h.01 w=1.1 L=1
    clock.arrow.trianglehead.clockwise.rotate.90.path.dotted: in=o
     use clock.arrow.circlepath flip=1
    minus.plus.lines.measurement.horizontal.aligned.bottom: in=o wr=.6
     s M8 24 H26 M74 24 H92 M83 15 V33
     s M8 50 V88 M22 66 V88 M36 66 V88 M50 50 V88 M64 66 V88 M78 66 V88 M92 50 V88 w=.95 L=1
    parkingsign.radiowaves.down.right.off parkingsign.radiowaves.right.and.safetycone: in=o wr=.6
     use parkingsign scale=.8 dx=-16 dy=-8
     s D 56 60 22 0 90 D 56 60 35 0 90 w=.9 L=1
    square.grid.3x1.folder: wr=.5
     use folder scale=.8 dy=-8
     f R 14 84 14 12 3 L=1
     f R 43 84 14 12 3 L=1
     f R 72 84 14 12 3 L=1
    square.on.square.squareshape.controlhandles: in=o
     use squareshape.controlhandles.on.squareshape.controlhandles
    dots.and.line.vertical.and.cursorarrow.rectangle dots.and.line.vertical.and.pointer.arrow.rectangle: wr=.6
     s R 6 16 88 64 10
     s M36 30 V66 w=.9
     f O 21 34 4
     f O 21 48 4
     f O 21 62 4
     use cursorarrow scale=.5 dx=16 dy=6 L=1
    dot.arrowtriangles.up.right.down.left.circle: in=o wr=.7
     s O 50 50 39.4
     f O 50 50 6
     f P 1 50 22 58 33 42 33
     f P 1 50 78 58 67 42 67
     f P 1 22 50 33 42 33 58
     f P 1 78 50 67 42 67 58
    arrow.right.page.on.clipboard: wr=.6
     use clipboard
     s M30 56 H66 M55 45 L66 56 L55 67 w=.9 L=1
    arrow.up.page.on.clipboard: wr=.6
     use clipboard
     s M50 76 V40 M39 51 L50 40 L61 51 w=.9 L=1
    arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard: wr=.6
     use clipboard
     use arrow.triangle.2.circlepath scale=.44 dy=8 w=.8 wr=.3 L=1
    slider.horizontal.2.arrow.trianglehead.counterclockwise: in=o wr=.6
     use arrow.counterclockwise scale=.8 dy=-6
     s M32 42 H68 M32 54 H68 w=.8
     f O 42 42 5
     f O 58 54 5
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90: wr=.6
     s R 6 10 60 80 9
     s M18 34 H54 M18 58 H54 w=.8
     f O 28 34 6
     f O 44 58 6
     x O 76 66 24 w=.1 L=1
     use arrow.triangle.2.circlepath scale=.46 dx=26 dy=16 w=.8 wr=.3 L=1
    circle.filled.pattern.diagonalline.rectangle circle.rectangle.filled.pattern.diagonalline: in=o wr=.6
     s R 6 18 88 64 11
     f O 30 50 14
     s M52 62 L74 36 M64 66 L84 44 w=.8 L=1
    circle.lefthalf.filled.righthalf.striped.horizontal circle.lefthalf.filled.righthalf.striped.horizontal.inverse: in=o wr=.6
     s O 50 50 39.4
     f D 50 50 39.4 90 270 Z
     s M52 34 H80 M52 50 H88 M52 66 H80 w=.8
    """
}
