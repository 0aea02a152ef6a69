extension GlyphThemes {
  static let arrows = """
    chevron.right chevron.forward: enc=.9 in=o
     s M35 13 L69 50 L35 87
    chevron.left chevron.backward: enc=.9 in=o
     use chevron.right flip=1
    chevron.down: enc=.9 in=o edy=4
     use chevron.right rot=90
    chevron.up: enc=.9 in=o edy=-4
     use chevron.right rot=-90
    chevron.up.chevron.down: in=o
     s M27 36 L50 13 L73 36 M27 64 L50 87 L73 64
    arrow.right arrow.forward: enc=.94 in=o
     s M10 50 H89 M57 17.5 L89.5 50 L57 82.5
    arrow.left arrow.backward: enc=.94 in=o
     use arrow.right flip=1
    arrow.up: enc=.94 in=o
     use arrow.right rot=-90
    arrow.down: enc=.94 in=o
     use arrow.right rot=90
    arrow.up.right: enc=.9 in=o
     s M18 82 L80 20 M34 18 H82 V66
    arrow.up.left: in=o
     use arrow.up.right flip=1
    arrow.down.right: in=o
     use arrow.up.right rot=90
    arrow.clockwise: enc=.96 in=o
     s D 50 53 35 -62 235
     F P 1 53.6 7.9 53.6 28.2 68.8 18.4 w=.8
    arrow.counterclockwise: in=o
     use arrow.clockwise flip=1
    arrow.triangle.2.circlepath: in=o
     s D 50 50 35 -160 -28
     s D 50 50 35 20 152
     F P 1 86.5 42.7 75.5 36 88.6 28.1 w=.8
     F P 1 13.5 57.3 24.5 64 11.4 71.9 w=.8
    arrow.up.arrow.down: in=o
     s M31 86 V14 M11 34.5 L31 14 L51 34.5
     s M69 14 V86 M49 65.5 L69 86 L89 65.5
    arrowshape.turn.up.left: wr=.9
     b M43 17 V34 C72 35 90 52 91 80 C91 84 87 85 85 82 C77 70 65 64 43 64 V82 C43 86 39 87 36 84.5 L10 54 C7.5 51 7.5 47.5 10 45 L36 14.5 C39 12 43 13 43 17 Z
    arrowshape.turn.up.right:
     use arrowshape.turn.up.left flip=1
    arrow.uturn.backward arrow.uturn.left: in=o
     s M31 13 L11.5 32.5 L31 52 M12 32.5 H62 C78 32.5 89 44 89 58.5 C89 73 78 85 62 85 H38
    arrow.uturn.forward arrow.uturn.right: in=o
     use arrow.uturn.backward flip=1
    arrow.left.arrow.right: in=o
     use arrow.up.arrow.down rot=90
    arrow.up.and.down: in=o
     s M50 10 V90 M31 29 L50 10 L69 29 M31 71 L50 90 L69 71
    arrow.left.and.right: in=o
     use arrow.up.and.down rot=90
    arrow.up.left.and.arrow.down.right: in=o
     s M43 43 L14 14 M14 38 V13.5 H38.5 M57 57 L86 86 M86 62 V86.5 H61.5
    arrow.down.right.and.arrow.up.left: in=o
     s M42 42 L13 13 M42 18 V42.5 H17.5 M58 58 L87 87 M58 82 V57.5 H82.5
    arrow.up.to.line: in=o
     s M14 11 H86 M50 90 V29 M28 50 L50 28 L72 50
    arrow.down.to.line: in=o
     use arrow.up.to.line rot=180
    arrow.2.squarepath: in=o
     s M14 62 V38 Q14 26 26 26 H64 M86 38 V62 Q86 74 74 74 H36
     s M51 12 L65 26 L51 40 M49 60 L35 74 L49 88
    chevron.compact.right: in=o
     s M42 15 L56 50 L42 85
    chevron.compact.left: in=o
     use chevron.compact.right flip=1
    chevron.compact.down: in=o
     use chevron.compact.right rot=90
    chevron.compact.up: in=o
     use chevron.compact.right rot=-90
    chevron.right.2: in=o
     s M19 17 L50 50 L19 83 M52 17 L83 50 L52 83
    chevron.left.2: in=o
     use chevron.right.2 flip=1
    arrowtriangle.up:
     b P 6 50 14 92 83 8 83
    arrowtriangle.down:
     use arrowtriangle.up rot=180
    arrowtriangle.right:
     use arrowtriangle.up rot=90
    arrowtriangle.left:
     use arrowtriangle.up rot=-90
    return: in=o
     s M89 18 V42 Q89 60 71 60 H12 M33 39 L12 60 L33 81
    rotate.left: in=o
     b R 12 42 52 46 8
     s M38 22 H64 C79 22 88 31 88 46 V60 M50 10 L37 22.5 L50 35
    arrow.3.trianglepath: in=o
     use arrow.trianglepath.arm dy=9 scale=1.13 w=.95 wr=.5
     use arrow.trianglepath.arm rot=120 dy=9 scale=1.13 w=.95 wr=.5
     use arrow.trianglepath.arm rot=240 dy=9 scale=1.13 w=.95 wr=.5
    arrow.right.arrow.left: in=o
     use arrow.left.arrow.right
    arrow.up.doc:
     use doc
     e M50 76 V50 M38 60 L50 48 L62 60
    arrow.down.doc:
     use doc
     e M50 48 V74 M38 64 L50 76 L62 64
    arrow.triangle.branch: in=o
     s M26 88 V12 M10 28 L26 11 L42 28 M26 64 C52 64 74 54 74 26 M58 40 L74 24 L90 40
    arrow.triangle.merge: in=o
     use arrow.triangle.branch rot=180
    cursorarrow:
     b P 5 24 10 80 58 r 4 55 60 70 88 57 93 43 65 24 82
    arrow.up.forward: enc=.9 in=o
     use arrow.up.right
    chevron.left.forwardslash.chevron.right: in=o
     s M27 25 L6 50 L27 75 M73 25 L94 50 L73 75 M60 16 L40 84
    arrow.turn.up.left: in=o
     s M30 12 L12 30 L30 48 M12 30 H72 Q86 30 86 44 V90
    arrow.turn.up.right: in=o
     use arrow.turn.up.left flip=1
    arrow.turn.down.right: in=o
     use arrow.turn.up.left rot=180
    arrow.turn.down.left: in=o
     use arrow.turn.down.right flip=1
    arrow.triangle.swap arrow.swap arrow.trianglehead.swap: in=o wr=.65
     s M26 68 V38 C26 16 50 16 50 38 V62 C50 84 74 84 74 62 V32
     F P 1 14.7 65.6 37.3 65.6 26 84 w=.8
     F P 1 62.7 34.4 85.3 34.4 74 16 w=.8
    arrowshape.left:
     b P 6 8 50 46 16 46 34 90 34 90 66 46 66 46 84
    arrowshape.right:
     use arrowshape.left flip=1
    arrowshape.up:
     use arrowshape.left rot=90
    arrowshape.down:
     use arrowshape.left rot=-90
    arrow.circlepath arrow.trianglehead.2.clockwise.rotate.90: in=o
     use arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise: in=o
     use arrow.clockwise
    arrow.down.forward.and.arrow.up.backward: in=o
     use arrow.down.right.and.arrow.up.left
    arrow.up.forward.and.arrow.down.backward: in=o
     use arrow.up.left.and.arrow.down.right flip=1
    arrow.right.to.line arrow.forward.to.line: in=o
     use arrow.up.to.line rot=90
    arrow.left.to.line arrow.backward.to.line: in=o
     use arrow.up.to.line rot=-90
    arrow.down.to.line.compact arrow.down.to.line.alt: in=o
     use arrow.up.to.line.compact rot=180
    arrow.right.to.line.compact arrow.right.to.line.alt: in=o
     use arrow.up.to.line.compact rot=90
    arrow.triangle.turn.up.right: in=o
     s M26 84 V52 Q26 38 40 38 H62
     F P 3 60 18 86 38 60 58 w=.6
    arrow.up.and.down.and.arrow.left.and.right: in=o
     s M50 9 V91 M9 50 H91 M37 22 L50 9 L63 22 M37 78 L50 91 L63 78 M22 37 L9 50 L22 63 M78 37 L91 50 L78 63
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: in=o
     s M15 15 L85 85 M85 15 L15 85 M15 36 V14.5 H36 M64 85.5 H85.5 V64 M64 14.5 H85.5 V36 M36 85.5 H14.5 V64
    arrowtriangle.backward:
     use arrowtriangle.left
    arrowtriangle.forward:
     use arrowtriangle.right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: wr=.4
     b P 4 8 26 38 50 8 74
     b P 4 92 26 62 50 92 74
     s M50 12 V88
    arrow.left.and.right.righttriangle.left.righttriangle.right flip.horizontal: wr=.5
     b P 4 40 36 40 84 8 84
     b P 4 60 36 60 84 92 84
     s M30 15 H70 M40 6 L30 15 L40 24 M60 6 L70 15 L60 24 w=.9
    arrow.down.message:
     use message
     e M50 30 V62 M38 50 L50 62 L62 50
    arrow.up.message:
     use message
     e M50 62 V32 M38 44 L50 32 L62 44
    pointer.arrow.click.2 cursorarrow.click.2:
     use cursorarrow dx=8 dy=8 scale=.8
     s M18 40 H8 M24 22 L16 14 M40 16 V6 L=1
    arrow.down.left: in=o
     use arrow.up.right rot=180
    arrow.up.right.and.arrow.down.left: in=o
     use arrow.up.left.and.arrow.down.right flip=1
    arrow.down.left.and.arrow.up.right: in=o
     use arrow.down.right.and.arrow.up.left flip=1
    arrow.up.left.arrow.down.right: in=o
     use arrow.up.arrow.down rot=-45
    arrow.down.left.arrow.up.right: in=o
     use arrow.up.arrow.down rot=45
    arrow.uturn.up: in=o
     use arrow.uturn.left rot=90
    arrow.uturn.down: in=o
     use arrow.uturn.right rot=90
    arrow.turn.left.up: in=o
     s M90 72 H44 Q30 72 30 58 V12 M12 30 L30 12 L48 30
    arrow.turn.right.up: in=o
     use arrow.turn.left.up flip=1
    arrow.turn.left.down: in=o
     use arrow.turn.right.up rot=180
    arrow.turn.right.down: in=o
     use arrow.turn.left.up rot=180
    arrow.up.to.line.compact arrow.up.to.line.alt: in=o
     s M18 18 H82 M50 84 V36 M30 55 L50 35 L70 55
    arrow.left.to.line.compact arrow.left.to.line.alt: in=o
     use arrow.up.to.line.compact rot=-90
    arrow.down.and.line.horizontal.and.arrow.up: in=o
     s M50 8 V35 M36 22 L50 36 L64 22 M50 92 V65 M36 78 L50 64 L64 78 M10 50 H90
    arrow.up.and.line.horizontal.and.arrow.down: in=o
     s M50 37 V9 M36 22 L50 8 L64 22 M50 63 V91 M36 78 L50 92 L64 78 M10 50 H90
    arrow.right.and.line.vertical.and.arrow.left: in=o
     use arrow.down.and.line.horizontal.and.arrow.up rot=90
    arrow.left.and.line.vertical.and.arrow.right: in=o
     use arrow.up.and.line.horizontal.and.arrow.down rot=90
    arrow.up.and.down.text.horizontal: in=o
     s M20 12 V88 M7 26 L20 12 L33 26 M7 74 L20 88 L33 74
     s M50 24 H92 M50 41 H92 M50 58 H92 M50 75 H78
    arrow.left.and.right.text.vertical: in=o
     s M12 84 H88 M26 71 L12 84 L26 97 M74 71 L88 84 L74 97
     s M22 10 V56 M41 10 V56 M60 10 V56 M79 10 V40
    arrow.up.right.bottomleft.rectangle arrow.up.forward.bottomleading.rectangle:
     b M44 21 H19 Q8 21 8 32 V75 Q8 86 19 86 H69 Q80 86 80 75 V55
     ?f xs M46 54 L90 11
     s M46 54 L90 11 M63 10 H91 V38
    arrow.up.left.bottomright.rectangle arrow.up.backward.bottomtrailing.rectangle:
     use arrow.up.right.bottomleft.rectangle flip=1
    arrow.down.left.topright.rectangle arrow.down.backward.toptrailing.rectangle:
     b M44 21 H19 Q8 21 8 32 V75 Q8 86 19 86 H69 Q80 86 80 75 V55
     ?f x P 4 44 14 86 14 86 58 44 58 w=.4
     s M91 10 L48 53 M47 26 V54 H75
    arrow.down.right.topleft.rectangle arrow.down.forward.topleading.rectangle:
     use arrow.down.left.topright.rectangle flip=1
    arrow.rectanglepath: in=o
     s M10 58 V40 Q10 27 23 27 H62 M90 42 V60 Q90 73 77 73 H38
     F P 1 62.6 18 75.5 27 62.6 36 w=.8
     F P 1 37.4 64 24.5 73 37.4 82 w=.8
    arrow.triangle.capsulepath: in=o
     s M12 52 C12 36 20 27 32 27 H62 M88 48 C88 64 80 73 68 73 H38
     F P 1 62.6 18 75.5 27 62.6 36 w=.8
     F P 1 37.4 64 24.5 73 37.4 82 w=.8
    arrow.trianglehead.2.clockwise: in=o
     use arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise arrow.trianglehead.2.counterclockwise.rotate.90: in=o
     use arrow.triangle.2.circlepath flip=1
    arrow.triangle.pull arrow.trianglehead.pull: in=o
     s M24 10 V90 M76 90 V48 Q76 30 58 30 H54
     F P 1 40.4 30 55.4 19.1 55.4 40.9 w=.8
    arrowkeys: wr=.8
     b R 36.5 14 27 30 7
     b R 5 54 27 30 7
     b R 36.5 54 27 30 7
     b R 68 54 27 30 7
    arrowshape.left.arrowshape.right:
     b P 5 5 50 31 21 31 37 69 37 69 21 95 50 69 79 69 63 31 63 31 79
    arrowshape.zigzag.right arrowshape.zigzag.forward:
     b P 5 6 64 29 30 49 52 62 38 52 28 91 20 85 60 75 50 49 78 29 56 17 74
    arrowshape.bounce.right arrowshape.bounce.forward:
     b M14 20 C26 22 36 36 42 56 C46 42 54 34 66 33 V20 C66 16 70 15 73 18 L92 37 C94 39 94 42 92 44 L73 63 C70 66 66 65 66 61 V49 C56 50 50 62 48 78 C47.5 82 36.5 82 36 78 C33 56 24 38 12 33 C7 31 9 19 14 20 Z
    arrowshape.turn.up.left.2: wr=.9
     use arrowshape.turn.up.left scale=.84 dx=9 dy=0
     s M27 22 L6 45 Q3.5 48 6 51 L27 74 L=1
    arrowshape.turn.up.right.2: wr=.9
     use arrowshape.turn.up.left.2 flip=1
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right:
     b P 4 40 25 40 75 7 50
     b P 4 60 25 60 75 93 50
     s M50 12 V88
    chevron.up.2: in=o
     use chevron.right.2 rot=-90
    chevron.down.2: in=o
     use chevron.right.2 rot=90
    chevron.up.right.2 chevron.up.forward.2: in=o
     s M38 20 H80 V62 M16 44 H56 V84
    chevron.down.right.2 chevron.down.forward.2: in=o
     use chevron.up.right.2 rot=90
    chevron.left.chevron.right: in=o
     s M34 22 L8 50 L34 78 M66 22 L92 50 L66 78
    chevron.right.to.line chevron.forward.to.line: in=o
     s M22 16 L56 50 L22 84 M80 14 V86
    chevron.left.to.line chevron.backward.to.line: in=o
     use chevron.right.to.line flip=1
    chevron.compact.up.chevron.compact.down: in=o
     s M18 37 L50 22 L82 37 M18 63 L50 78 L82 63
    chevron.compact.left.chevron.compact.right: in=o
     use chevron.compact.up.chevron.compact.down rot=-90
    chevron.up.chevron.right.chevron.down.chevron.left chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left: in=o
     s M37 21 L50 8 L63 21 M79 37 L92 50 L79 63 M63 79 L50 92 L37 79 M21 63 L8 50 L21 37
    chevron.right.dotted.chevron.right chevron.forward.dotted.chevron.forward: in=o
     s M17 17 h.01 M27 28 h.01 M37.5 39 h.01 M48 50 h.01 M37.5 61 h.01 M27 72 h.01 M17 83 h.01 w=1.1 L=1
     s M54 17 L85 50 L54 83
    chevron.left.chevron.left.dotted chevron.backward.chevron.backward.dotted: in=o
     use chevron.right.dotted.chevron.right flip=1
    cursorarrow.rays cursor.rays pointer.arrow.rays: in=o
     use cursorarrow scale=.66 dx=6 dy=10
     s M50 5 V17 M20 18 L28 26 M80 18 L72 26 M5 50 H17 M18 80 L26 72 M95 50 H83 L=1
    cursorarrow.click pointer.arrow.click: in=o
     use cursorarrow dx=9 dy=9 scale=.84
     s M16 42 H5 M23 23 L15 15 M42 16 V5 L=1
    cursorarrow.motionlines pointer.arrow.motionlines: in=o
     use cursorarrow dx=11 dy=-4 scale=.84
     s M8 62 H24 M12 80 H32 M8 44 H18 L=1
    cursorarrow.motionlines.click pointer.arrow.motionlines.click: in=o
     use cursorarrow dx=12 dy=2 scale=.78
     s M6 70 H24 M14 87 H36 L=1
     s M26 34 H16 M32 17 L25 10 M49 12 V3 L=1
    return.left: in=o
     use return
    return.right: in=o
     use return flip=1
    rotate.right:
     use rotate.left flip=1
    shift:
     b P 5 50 10 90 52 70 52 70 88 30 88 30 52 10 52
    capslock:
     b P 5 50 8 90 48 70 48 70 66 30 66 30 48 10 48
     b R 30 77 40 14 4
    control: in=o
     s M18 54 L50 22 L82 54
    option alt: in=o
     s M9 22 H33 L65 78 H91 M59 22 H91
    escape: in=o
     s D 54 54 34 -58 208
     s M12 12 L52 52 M12 36 V12 H36
    delete.right delete.forward: wr=.85
     use delete.left flip=1
    arrow.turn.up.forward.iphone arrow.turn.up.right.iphone:
     use iphone scale=.82 dx=20 dy=0
     s M8 72 V50 Q8 38 20 38 H40 M28 24 L42 38 L28 52 L=1
    delete.left delete.backward:
     b P 8 94 20 94 80 35 80 r 7 7 50 r 8 35 20
     e M50 38 L74 62 M74 38 L50 62
    restart: in=o
     use arrow.clockwise
    arrow.trianglepath.arm: in=o
     s W 9 26.1 45.4 50 4 65.5 31 M50.4 27.5 L65.5 31 L69 15.8
    arrow.up.left.and.down.right.magnifyingglass: in=o
     use magnifyingglass
     s M31 44 V31 H44 M32 32 L52 52 M53 40 V53 H40 w=.82 wr=.25
    arrow.up.and.down.and.sparkles: in=o
     use arrow.up.and.down dx=-22
     f K 72 58 24 26 .2 L=1
     f K 60 22 14 15 .2 L=1
    arrow.up.and.down.righttriangle.up.righttriangle.down flip.vertical:
     use arrow.left.and.right.righttriangle.left.righttriangle.right rot=90
    pointer.arrow:
     use cursorarrow
    clock.arrow.2.circlepath clock.arrow.trianglehead.2.counterclockwise.rotate.90: in=o
     use clock.arrow.circlepath
    chevron.up.dotted.2: in=o
     s M17 50 L50 17 L83 50
     s M17 83 h.01 M28 72 h.01 M39 61 h.01 M50 50 h.01 M61 61 h.01 M72 72 h.01 M83 83 h.01 w=1.1 L=1
    chevron.down.dotted.2: in=o
     use chevron.up.dotted.2 rot=180
    line.diagonal.arrow: in=o
     use arrow.up.right
    """
}
