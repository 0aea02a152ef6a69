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
     f P 3 51 3 51 33 73.5 18.5
    arrow.counterclockwise: in=o
     use arrow.clockwise flip=1
    arrow.triangle.2.circlepath: in=o
     s D 50 50 35 -160 -28
     s D 50 50 35 20 152
     f P 2.5 88.5 47 70.5 36 92 23
     f P 2.5 11.5 53 29.5 64 8 77
    arrow.up.arrow.down: in=o
     s M31 86 V14 M11 34.5 L31 14 L51 34.5
     s M69 14 V86 M49 65.5 L69 86 L89 65.5
    shuffle: in=o enc=1.05
     s M6 27.5 H16 C36 27.5 42 72.5 66 72.5 H91
     s M6 72.5 H16 C21 72.5 26.5 69.5 31 64 M47 38 C52 31.5 58 27.5 66 27.5 H91
     s M76.5 12.5 L91.5 27.5 L76.5 42.5 M76.5 57.5 L91.5 72.5 L76.5 87.5
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
    repeat: in=o
     s M12 47 V42 Q12 27 27 27 H86 M88 53 V58 Q88 73 73 73 H14 M71 11 L87 27 L71 43 M29 57 L13 73 L29 89
    rotate.left: in=o
     b R 12 42 52 46 8
     s M38 22 H64 C79 22 88 31 88 46 V60 M50 10 L37 22.5 L50 35
    rotate.3d: in=o
     s E 50 50 40 17
     s E 50 50 17 40
    arrow.3.trianglepath: in=o
     s M40 24 L50 10 L64 30 M30 42 L14 70 Q11 78 20 78 H40 M60 78 H80 Q89 78 86 70 L74 50
     s M52 66 L40 78 L52 90
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
    arrow.triangle.swap arrow.swap: in=o
     s M12 34 H88 L68 14 M88 66 H12 L32 86
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
    arrow.down.to.line.compact: in=o
     use arrow.down.to.line
    arrow.right.to.line.compact: in=o
     use arrow.right.to.line
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
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left:
     b P 4 8 26 40 50 8 74
     b P 4 92 26 60 50 92 74
     s M50 12 V88
    arrow.left.and.right.righttriangle.left.righttriangle.right flip.horizontal:
     b P 4 40 34 40 84 8 84
     b P 4 60 34 60 84 92 84
     s M30 14 H70 M40 5 L30 14 L40 23 M60 5 L70 14 L60 23 w=.9
    point.3.filled.connected.trianglepath.dotted point.3.connected.trianglepath.dotted: in=o
     F O 50 20 9 w=.5
     F O 18 76 9 w=.5
     F O 82 76 9 w=.5
     s M42 36 h.01 M35 49 h.01 M28 61 h.01 M58 36 h.01 M65 49 h.01 M72 61 h.01 M36 76 h.01 M50 76 h.01 M64 76 h.01 w=.95
    arrow.down.message:
     use message
     e M50 30 V62 M38 50 L50 62 L62 50
    arrow.up.message:
     use message
     e M50 62 V32 M38 44 L50 32 L62 44
    pointer.arrow.click.2 cursorarrow.click.2:
     use cursorarrow dx=8 dy=8 scale=.8
     s M18 40 H8 M24 22 L16 14 M40 16 V6 L=1
    """
}
