extension GlyphThemes {
  static let marks = """
    plus: enc=.92 in=o
     s M50 12 V88 M12 50 H88
    minus: enc=.92 in=o
     s M12 50 H88
    xmark multiply: enc=.86 in=o
     s M19 19 L81 81 M81 19 L19 81
    divide: in=o
     s M12 50 H88
     s M50 23 h.01 w=2.18 wr=.8
     s M50 77 h.01 w=2.18 wr=.8
    equal: in=o
     s M14 36 H86 M14 64 H86
    checkmark: enc=.88 in=o
     s M15 55 L38.5 84 L83 16
    magnifyingglass: enc=.95 in=o
     s O 42 42 31
     s M65 65 L88 88 w=1.18
    exclamationmark: in=o enc=.95
     s M50 14.5 V54 w=1.2
     s M50 80.5 h.01 w=2.00 wr=.8
    questionmark: in=o enc=.98
     s M31 32 C31 21 39 13.5 50.5 13.5 C62 13.5 70 20.5 70 31 C70 39 66 43.5 59.5 48 C53.5 52.2 50.5 55 50.5 61.5 w=1.1
     s M50.5 81.5 h.01 w=1.94 wr=.8
    info: in=o enc=.95 wr=.75
     s M48.5 17.5 h.01 w=1.9
     s W 1 40 43 50.5 43 50.5 82 w=1.1
     s M37 82 H64 w=1.1
    ellipsis: in=o enc=.98
     s M17 50 h.01 w=2.53 wr=.8
     s M50 50 h.01 w=2.53 wr=.8
     s M83 50 h.01 w=2.53 wr=.8
    line.3.horizontal: in=o
     s M12 24 H88 M12 50 H88 M12 76 H88
    line.3.horizontal.decrease: in=o
     s M10 26 H90 M24 50 H76 M38 74 H62
    at: in=o
     s O 49 50 14.5
     s M63.5 36 V54 C63.5 61 67 65 72.5 65 C80.5 65 86 58 86 48.5 C86 28.5 70.5 14 50.5 14 C29.5 14 13.5 29.5 13.5 50.5 C13.5 71.5 29 86.5 50.5 86.5 C58 86.5 64.5 85 70 82
    number: in=o
     s M40 11 L31 89 M69 11 L60 89 M14 35 H89 M11 65 H86
    link: in=o
     s M43 57 C37 51 37 42 43 36 L60 19 C66 13 75 13 81 19 C87 25 87 34 81 40 L72.5 48.5
     s M57 43 C63 49 63 58 57 64 L40 81 C34 87 25 87 19 81 C13 75 13 66 19 60 L27.5 51.5
    scope: in=o
     s O 50 50 33
     s M50 8 V34 M50 66 V92 M8 50 H34 M66 50 H92
    nosign: in=o C=red
     s O 50 50 39.4
     s M22.5 22.5 L77.5 77.5
    command: in=o
     s M36 36 H64 V64 H36 Z M36 36 V25 C36 18 31 13 24.5 13 C18 13 13 18 13 24.5 C13 31 18 36 25 36 Z M64 36 V25 C64 18 69 13 75.5 13 C82 13 87 18 87 24.5 C87 31 82 36 75 36 Z M64 64 V75 C64 82 69 87 75.5 87 C82 87 87 82 87 75.5 C87 69 82 64 75 64 Z M36 64 V75 C36 82 31 87 24.5 87 C18 87 13 82 13 75.5 C13 69 18 64 25 64 Z
    curlybraces: in=o
     s M36 11 C26 11 23 16 23 25 V38 C23 45 20 50 12 50 C20 50 23 55 23 62 V75 C23 84 26 89 36 89 M64 11 C74 11 77 16 77 25 V38 C77 45 80 50 88 50 C80 50 77 55 77 62 V75 C77 84 74 89 64 89
    infinity: in=o
     s M50 50 C42 36 34 29 25 29 C14 29 6 38 6 50 C6 62 14 71 25 71 C34 71 42 64 50 50 C58 36 66 29 75 29 C86 29 94 38 94 50 C94 62 86 71 75 71 C66 71 58 64 50 50 Z
    power: in=o
     s D 50 53 36 -55 235
     s M50 10 V48
    function: in=o
     s M62 14 C50 8 44 14 42 26 L32 76 C30 87 24 92 14 88 M26 40 H54 M60 44 L86 78 M86 44 L58 78
    percent: in=o
     s O 26 27 15
     s O 74 73 15
     s M78 12 L22 88
    line.horizontal.3: in=o
     use line.3.horizontal
    line.horizontal.3.decrease: in=o
     use line.3.horizontal.decrease
    fn: in=o
     t "fn" 50 50 70
    clear:
     b R 11 11 78 78 14
     e M34 34 L66 66 M66 34 L34 66
    target: in=o
     s O 50 50 39.4
     s O 50 50 22
     f O 50 50 7
    multiply: in=o enc=.86
     use xmark
    asterisk: in=o
     s M50 14 V86 M18.8 32 L81.2 68 M81.2 32 L18.8 68 w=1.05
    plusminus: in=o
     s M50 12 V64 M24 38 H76 M24 86 H76
    exclamationmark.2: in=o
     use exclamationmark dx=-17
     use exclamationmark dx=17
    exclamationmark.3: in=o
     use exclamationmark dx=-32
     use exclamationmark
     use exclamationmark dx=32
    questionmark.app.dashed: in=o
     use square.dashed
     use questionmark scale=.52 w=.9
    slash: in=o
     s M18 84 L82 16
    rays: in=o wr=.8
     s M50 9 V25 M50 75 V91 M9 50 H25 M75 50 H91 M21 21 L32.5 32.5 M67.5 67.5 L79 79 M21 79 L32.5 67.5 M67.5 32.5 L79 21
    line.diagonal: in=o
     s M14 86 L86 14
    poweroff: in=o
     s O 50 50 36
    poweron: in=o
     s M50 12 V88
    checkmark.rectangle.stack: wr=.5
     use rectangle.stack
     e M38 63 L47 73 L63 52
    wrongwaysign:
     b O 50 50 39.4
     e M28 50 H72 w=1.9
    zzz: in=o wr=.45
     s M10 56 H38 L10 89 H38
     s M53 31 H75 L53 56 H75 L=1
     s M81 11 H93 L81 26 H93 L=2
    sleep: in=o
     use zzz
    greaterthan: in=o
     s M18 17 L82 50 L18 83
    lessthan: in=o
     use greaterthan flip=1
    greaterthanorequalto: in=o
     s M18 12 L82 40 L18 68 M18 88 H82
    lessthanorequalto: in=o
     use greaterthanorequalto flip=1
    notequal: in=o
     s M14 36 H86 M14 64 H86 M66 12 L34 88
    plus.forwardslash.minus: in=o
     s M26 10 V46 M8 28 H44 M56 74 H92 M76 14 L24 86
    sum: in=o
     s M80 30 V16 H20 L54 50 L20 84 H80 V70 join=m
    x.squareroot: in=o
     s M6 58 L18 54 L34 86 L52 16 H94 M60 44 L86 76 M86 44 L60 76
    angle: in=o
     s M78 16 L14 84 H90 M46 84 C46 72 42 62 35 61 w=1
    ellipsis.curlybraces: in=o
     s M26 14 H22 Q13 14 13 24 V40 Q13 50 5 50 Q13 50 13 60 V76 Q13 86 22 86 H26 M74 14 H78 Q87 14 87 24 V40 Q87 50 95 50 Q87 50 87 60 V76 Q87 86 78 86 H74
     s M34 50 h.01 M50 50 h.01 M66 50 h.01 w=1.5
    parentheses: in=o
     s M34 12 C16 34 16 66 34 88 M66 12 C84 34 84 66 66 88
    f.cursive: in=f
     s M74 18 C66 8 54 14 51 30 L42 76 C39 90 28 92 22 84 M30 42 H66 w=1.15
    fx: in=o
     use function
    plus.viewfinder: in=o
     use viewfinder
     s M50 34 V66 M34 50 H66
    squareroot: in=o
     s M8 58 L22 54 L40 86 L60 16 H92
    fleuron: in=f
     use leaf rot=40
    2h: in=o
     t "2H" 50 50 66
    4h: in=o
     t "4H" 50 50 66
    4a: in=o
     t "4A" 50 50 66
    4l: in=o
     t "4L" 50 50 66
    abs: in=o
     t "ABS" 50 50 54
    kph: in=o
     t "KPH" 50 50 50
    mph: in=o
     t "MPH" 50 50 48
    sos: in=o
     t "SOS" 50 50 52
    """
}
