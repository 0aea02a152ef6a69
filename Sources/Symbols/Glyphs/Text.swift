extension GlyphThemes {
  static let text = """
    quote.bubble:
     use bubble.left
     ?o f M31 56 C31 46 35 38 44 35 L46 39 C41 41 39 44 39 47 C43 47 46 50 46 54 C46 58 43 61 39 61 C34 61 31 59 31 56 Z
     ?o f M54 56 C54 46 58 38 67 35 L69 39 C64 41 62 44 62 47 C66 47 69 50 69 54 C69 58 66 61 62 61 C57 61 54 59 54 56 Z
     ?f xf M31 56 C31 46 35 38 44 35 L46 39 C41 41 39 44 39 47 C43 47 46 50 46 54 C46 58 43 61 39 61 C34 61 31 59 31 56 Z
     ?f xf M54 56 C54 46 58 38 67 35 L69 39 C64 41 62 44 62 47 C66 47 69 50 69 54 C69 58 66 61 62 61 C57 61 54 59 54 56 Z
    quote.opening: in=f
     f M12 66 C12 44 22 28 42 22 L46 30 C36 34 31 41 30 49 C39 48 46 54 46 63 C46 72 39 78 30 78 C19 78 12 74 12 66 Z
     f M54 66 C54 44 64 28 84 22 L88 30 C78 34 73 41 72 49 C81 48 88 54 88 63 C88 72 81 78 72 78 C61 78 54 74 54 66 Z
    pencil.and.ruler: in=f wr=.8
     b R 12 62 76 24 5
     e M26 62 V72 M40 62 V72 M54 62 V72 M68 62 V72 w=.85
     b P 3 14 50 18 36 62 10 70 24 26 50 L=1
    paragraphsign paragraph: in=o
     s M86 13 H40 C24 13 14 22 14 35 C14 48 24 57 40 57 H52 M52 13 V88 M72 13 V88
    pencil.tip: in=f
     b P 6 50 8 72 46 66 92 34 92 28 46
     e M28 50 C40 58 60 58 72 50 M50 16 V30 w=.9
    pencil: in=o wr=.6
     F P 1.5 67.7 25.7 74.3 32.3 25.3 81.3 15 84.8 18.6 74.7 w=.9
     F P 1 77.4 17.6 80.6 14.4 85.6 19.4 82.4 22.6 w=.9 wr=.3
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
    bold: in=o
     s M28 13 H52 C64 13 71 20 71 30.5 C71 41 64 48 52 48 H28 Z M28 48 H56 C69 48 76 56 76 67 C76 79 68 87 55 87 H28 Z w=1.35
    italic: in=o
     s M40 12 H76 M24 88 H60 M58 12 L42 88
    underline: in=o
     s M26 10 V44 C26 60 35 68 50 68 C65 68 74 60 74 44 V10 M18 88 H82
    strikethrough: in=o
     s M71 27 C68 17 60 12 50 12 C38 12 29 18 29 29 C29 37 34 42 43 45 M10 50 H90 M27 72 C30 83 39 88 51 88 C64 88 73 81 73 70 C73 62 69 57 62 54
    text.aligncenter: in=o
     s M12 20 H88 M25 40 H75 M12 60 H88 M25 80 H75
    text.justify: in=o
     s M12 20 H88 M12 40 H88 M12 60 H88 M12 80 H88
    eraser:
     b P 7 55 13 90 48 r 7 52 87 r 6 36 87 r 7 9 60
     e M31 37 L66 72
    text.bubble:
     b M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
     e M29 39 H71 M29 56 H59 w=.95
    textformat.abc: in=o
     t "abc" 50 50 56
    pencil.line: in=o
     use pencil scale=.82 dy=-10
     s M11 90 H89
    pencil.and.scribble: in=o
     use pencil scale=.8 dx=9 dy=-9
     s M8 80 C20 66 28 72 24 82 C22 92 34 92 42 84
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
    text: in=o
     use text.alignleft
    text.insert: in=o
     s M12 16 H88 M48 40 H88 M48 60 H88 M12 84 H88 M10 36 L30 50 L10 64 Z
    text.append: in=o
     s M12 20 H88 M12 42 H88 M12 64 H50 M78 56 V88 M62 72 H94
    text.quote: in=o
     s M36 20 H88 M36 40 H88 M36 60 H88 M36 80 H70 M14 18 V82
    textformat.size.larger: in=o
     t "A" 22 62 44
     t "A" 62 50 78
     s M92 20 V40 M84 28 L92 20 L100 28 L=1 w=.9
    textformat.size.smaller: in=o
     t "A" 28 50 78
     t "A" 68 62 44
     s M90 36 V16 M82 28 L90 36 L98 28 L=1 w=.9
    textformat.alt: in=o
     t "Aa" 50 50 78
     s M14 92 H86 L=1
    placeholdertext.fill placeholdertext: in=o wr=.55
     s M12 22 H60 M72 22 H88 M12 41 H34 M48 41 H88 M12 60 H70 M12 79 H40 M54 79 H74 w=1.3
    123.rectangle:
     b R 6 20 88 60 11
     et "123" 50 50 40
    signature: in=o wr=.7
     s M10 80 H90 L=1
     s M14 62 C30 56 46 38 46 24 C46 14 36 12 33 24 C28 42 26 60 34 66 C42 70 50 56 55 48 C56 56 56 64 62 64 C68 64 70 54 74 52 C76 58 80 64 88 58
    textformat.123: in=o
     t "123" 50 50 58
    textformat.12: in=o
     t "12" 50 50 76
    characters.uppercase: in=o
     t "ABC" 50 50 54
    characters.lowercase abc: in=o
     t "abc" 50 50 60
    a.magnify character.magnify: in=o
     t "A" 30 60 56
     t "A" 68 50 90
    character.textbox textbox: in=o
     s M30 14 H22 Q12 14 12 24 V76 Q12 86 22 86 H30 M70 14 H78 Q88 14 88 24 V76 Q88 86 78 86 H70
     t "A" 50 50 52
    character.text.justify: in=o
     t "A" 26 30 48
     s M54 18 H88 M54 38 H88 M12 62 H88 M12 82 H88
    bold.underline: in=o
     use bold scale=.78 dy=-12
     s M22 90 H78 L=1
    bold.italic.underline: in=o
     use bold scale=.5 dx=-28 dy=-8
     use italic scale=.5 dx=2 dy=-8
     use underline scale=.5 dx=30 dy=-4 L=1
    underline.double: in=o
     use underline scale=.84 dy=-10
     s M24 92 H76 L=1
    strikethrough.double: in=o
     use strikethrough
    text.justify.right text.alignright: in=o
     use text.alignleft flip=1
    text.justify.leading text.justify.left: in=o
     use text.alignleft
    text.justify.trailing text.justifyright: in=o
     use text.alignright
    text.redaction: in=f
     F R 12 16 48 14 3 w=.2
     F R 68 16 20 14 3 w=.2 L=1
     F R 12 42 24 14 3 w=.2 L=1
     F R 44 42 44 14 3 w=.2
     F R 12 68 60 14 3 w=.2
    text.word.spacing: in=o
     s M10 30 H38 M62 30 H90 M26 64 H74 M36 53 L25 64 L36 75 M64 53 L75 64 L64 75
    text.chevron.left: in=o
     s M12 18 H88 M12 38 H56 M12 60 H56 M12 82 H88 M88 38 L76 49 L88 60
    text.chevron.right: in=o
     s M12 18 H88 M44 38 H88 M44 60 H88 M12 82 H88 M12 38 L24 49 L12 60
    quote.closing: in=f
     use quote.opening rot=180
    pencil.tip.crop.circle: in=f
     s O 50 50 39.4
     b P 4 50 24 64 52 60 80 40 80 36 52
    eraser.line.dashed: in=f
     use eraser scale=.84 dy=-8
     s M10 90 H22 M34 90 H46 M58 90 H70 M82 90 H90 L=1
    long.text.page.and.pencil: in=f
     use doc.text
     x P 3 56 88 60 76 82 54 92 64 70 86 w=.5
     F P 2 58 88 61.5 78 81.5 58 88.5 65 68.5 85 w=.4
    character.phonetic: in=o
     use letter.A dx=20
    text.below.photo:
     use photo scale=.72 dy=-16
     s M14 76 H86 M14 91 H62 L=1
    text.pad.header: in=f
     b R 14 9 72 82 11
     ?o f M14 30 V20 Q14 9 25 9 H75 Q86 9 86 20 V30 Z
     ?f xf M0 28 H100 V31.5 H0 Z
     e M30 46 H70 M30 59 H70 M30 72 H54 w=.88
    pencil.and.list.clipboard: wr=.75
     b P 10 60 90 18 90 18 16 82 16 82 44
     x R 36 9 28 14 5 w=.1
     F R 37.5 11 25 11 4.5 w=.5
     d O 33 44 4
     d O 33 59 4
     e M45 44 H64 M45 59 H56 w=.85
     x P 2 58 90 61 78 84 55 92 63 69 86 w=.6
     F P 1.5 60 88 62.5 79 82 59.5 88 65.5 69 85 w=.4
    text.square.filled: wr=.8
     use square.text.square v=f
    translate: in=o
     t "A" 30 34 50
     s M54 56 H92 M73 46 V56 M86 56 C84 72 72 84 56 90 M62 66 C68 78 78 86 90 90 L=1
    textformat.superscript: in=o
     t "A" 40 58 76
     t "1" 82 26 36
    textformat.subscript: in=o
     t "A" 40 42 76
     t "1" 82 74 36
    pencil.and.outline: in=o
     s R 12 12 76 76 14
     use pencil scale=.62
    numbers numbersign: in=o
     use number
    numbers.rectangle: wr=.9
     use 123.rectangle
    note: in=o
     b P 12 11 11 89 11 89 62 62 89 11 89
     e W 5 89 60 60 60 60 89 w=.9
    text.page: wr=.8
     use doc.plaintext
    text.line.magnify: in=o
     use text.magnifyingglass
    increase.quotelevel: in=o
     s M12 16 V84 M44 20 H88 M44 40 H88 M44 60 H88 M44 80 H88
     s M24 38 L35 50 L24 62 L=1
    decrease.quotelevel: in=o
     s M12 16 V84 M44 20 H88 M44 40 H88 M44 60 H88 M44 80 H88
     s M35 38 L24 50 L35 62 L=1
    quotelevel: in=o
     s M14 16 V84 M30 24 V76 L=1
     s M46 30 H88 M46 50 H88 M46 70 H76
    textformat.characters: in=o
     t "Abc" 50 50 56
    pi: in=o
     s M12 26 H88 M34 26 V62 Q34 84 18 84 M66 26 V70 Q66 84 84 82 w=1.15
    degreesign.celsius: in=o
     s O 22 28 11
     t "C" 66 50 80
    degreesign.fahrenheit: in=o
     s O 22 28 11
     t "F" 66 50 80
    textformat.numbers: in=o
     use textformat.123
    """
}
