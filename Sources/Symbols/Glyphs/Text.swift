extension GlyphThemes {
  static let text = """
    list.bullet: in=o
     s M36 22 H89 M36 50 H89 M36 78 H89
     s M15 22 h.01 w=1.94 wr=.8
     s M15 50 h.01 w=1.94 wr=.8
     s M15 78 h.01 w=1.94 wr=.8
    pencil: in=o
     F P 2 17 74 66.5 24.5 75.5 33.5 26 83 12.5 87.5 w=.6
     F P 2.5 74.5 16.5 78 13 87.5 22.5 83.5 26 w=.6
    character.book.closed: wr=.6
     b M28 9.5 H76 Q83 9.5 83 16.5 V90.5 H28 Q17 90.5 17 80 V20 Q17 9.5 28 9.5 Z
     e M18 78 Q19 74 27 74 H83 w=.95
     et "A" 51 42 46
    text.alignleft: in=o
     s M12 20 H88 M12 40 H62 M12 60 H88 M12 80 H62
    textformat: in=o
     t "Aa" 50 50 78
    highlighter: wr=.8
     b P 4 64 10 87 27 54 66 30 49
     b P 4 30 49 54 66 42 74 33 80 24 73 25 61
     s M11 89 H32 L33 80
    checklist: in=o
     s M42 25 H91 M42 50 H91 M42 75 H91
     s M9 25 L16 33 L29 15 M9 50 L16 58 L29 40 M9 75 L16 83 L29 65 w=.9
    bold: in=o
     s M28 13 H52 C64 13 71 20 71 30.5 C71 41 64 48 52 48 H28 Z M28 48 H56 C69 48 76 56 76 67 C76 79 68 87 55 87 H28 Z w=1.35
    italic: in=o
     s M40 12 H76 M24 88 H60 M58 12 L42 88
    underline: in=o
     s M26 10 V44 C26 60 35 68 50 68 C65 68 74 60 74 44 V10 M18 88 H82
    strikethrough: in=o
     s M71 27 C68 17 60 12 50 12 C38 12 29 18 29 29 C29 37 34 42 43 45 M10 50 H90 M27 72 C30 83 39 88 51 88 C64 88 73 81 73 70 C73 62 69 57 62 54
    scribble: in=o
     s M10 62 C14 40 30 14 38 20 C46 26 20 66 28 70 C36 74 52 28 62 32 C70 36 46 74 54 78 C62 82 70 54 78 56 C84 58 80 70 90 70
    list.number: in=o
     s M38 22 H90 M38 50 H90 M38 78 H90
     t "1" 15 22 27
     t "2" 15 50 27
     t "3" 15 78 27
    list.dash: in=o
     s M36 22 H89 M36 50 H89 M36 78 H89 M11 22 H19 M11 50 H19 M11 78 H19
    list.bullet.rectangle:
     b R 7 15 86 70 11
     e M41 34 H77 M41 50 H77 M41 66 H77 w=.85
     d O 25 34 4.6
     d O 25 50 4.6
     d O 25 66 4.6
    text.aligncenter: in=o
     s M12 20 H88 M25 40 H75 M12 60 H88 M25 80 H75
    text.alignright: in=o
     s M12 20 H88 M38 40 H88 M12 60 H88 M38 80 H88
    text.justify: in=o
     s M12 20 H88 M12 40 H88 M12 60 H88 M12 80 H88
    eraser:
     b P 7 55 13 90 48 r 7 52 87 r 6 36 87 r 7 9 60
     e M31 37 L66 72
    lasso: in=o
     s E 50 38 40 27
     s M24 60 C14 64 14 76 24 76 C33 76 34 66 27 62 M31 72 C34 80 30 90 20 92
    text.bubble:
     b M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
     e M29 39 H71 M29 56 H59 w=.95
    textformat.abc: in=o
     t "abc" 50 50 56
    pencil.line: in=o
     use pencil scale=.82 dy=-10
     s M11 90 H89
    pencil.and.outline: in=o
     use pencil
    pencil.and.scribble: in=o
     use pencil scale=.8 dx=9 dy=-9
     s M8 80 C20 66 28 72 24 82 C22 92 34 92 42 84
    list.bullet.below.rectangle:
     b R 8 10 84 36 9
     s M34 62 H90 M34 84 H90 w=.95
     s M14 62 h.01 M14 84 h.01 w=1.5
    scribble.variable: in=o
     use scribble
    space: in=o
     s M12 42 V60 H88 V42
    character: in=o
     t "A" 50 50 98
    character.cursor.ibeam: in=o
     t "A" 34 50 66
     s M66 14 C74 14 78 18 78 24 V76 C78 82 74 86 66 86 M90 14 C82 14 78 18 78 24 M90 86 C82 86 78 82 78 76 M71 50 H85 w=.9
    textformat.size: in=o
     t "A" 26 58 48
     t "A" 68 50 78
    text.cursor: in=o
     use character.cursor.ibeam
    increase.indent: in=o
     s M40 20 H90 M40 40 H90 M40 60 H90 M40 80 H90 M10 36 L24 50 L10 64
    decrease.indent: in=o
     s M40 20 H90 M40 40 H90 M40 60 H90 M40 80 H90 M24 36 L10 50 L24 64
    list.clipboard: wr=.8
     use clipboard
     e M36 48 h.01 M36 62 h.01 M36 76 h.01 w=1.2
     e M47 48 H66 M47 62 H66 M47 76 H66 w=.85
    list.bullet.clipboard: wr=.8
     use list.clipboard
    text: in=o
     use text.alignleft
    text.insert: in=o
     s M12 16 H88 M48 40 H88 M48 60 H88 M12 84 H88 M10 36 L30 50 L10 64 Z
    text.append: in=o
     s M12 20 H88 M12 42 H88 M12 64 H50 M78 56 V88 M62 72 H94
    text.quote: in=o
     s M36 20 H88 M36 40 H88 M36 60 H88 M36 80 H70 M14 18 V82
    list.bullet.rectangle.portrait:
     b R 17 7 66 86 11
     e M47 31 H68 M47 50 H68 M47 69 H68 w=.85
     d O 32 31 4.4
     d O 32 50 4.4
     d O 32 69 4.4
    list.dash.header.rectangle:
     b R 10 10 80 80 12
     e M10 30 H90 M26 48 H30 M26 64 H30 M42 48 H74 M42 64 H74 w=.85
    filemenu.and.selection filemenu.and.cursorarrow: wr=.8
     b R 14 10 60 72 9
     e M28 28 H60 M28 44 H60 M28 60 H46 w=.85
     x P 4 56 52 56 92 66 82 82 82 w=.2
     F P 3 58 56 58 90 67 80 82 80 w=.5
    textformat.size.larger: in=o
     use textformat.size
    textformat.size.smaller: in=o
     use textformat.size
    textformat.alt: in=o
     use textformat
    textformat.superscript: in=o
     t "A" 40 58 76
     t "1" 80 30 40
    textformat.subscript: in=o
     t "A" 40 42 76
     t "1" 80 74 40
    text.justify.left: in=o
     use text.alignleft
    placeholdertext.fill placeholdertext: in=o
     s M12 22 H60 M72 22 H88 M12 41 H34 M48 41 H88 M12 60 H70 M12 79 H40 M54 79 H74 w=1.3
    123.rectangle:
     b R 6 20 88 60 11
     et "123" 50 50 40
    list.bullet.indent: in=o
     s M36 22 H89 M52 50 H89 M52 78 H89
     s M15 22 h.01 M31 50 h.01 M31 78 h.01 w=1.9
    pencil.and.list.clipboard: wr=.8
     use list.clipboard
    selection.pin.in.out: in=o
     use viewfinder
     s M40 40 L60 60 M40 56 V40 H56 M60 44 V60 H44 w=.9
    signature: in=o
     s M8 70 C22 70 44 50 46 26 C47 12 36 12 34 28 C31 52 32 76 42 76 C52 76 52 56 62 58 C70 60 66 74 76 72 C84 70 88 66 92 62 M8 88 H92
    """
}
