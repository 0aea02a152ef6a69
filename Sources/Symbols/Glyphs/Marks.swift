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
    viewfinder: in=o
     s W 12 12.5 34 12.5 12.5 34 12.5
     s W 12 66 12.5 87.5 12.5 87.5 34
     s W 12 87.5 66 87.5 87.5 66 87.5
     s W 12 34 87.5 12.5 87.5 12.5 66
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
    nosign: in=o
     s O 50 50 39.4
     s M22.5 22.5 L77.5 77.5
    command: in=o
     s M36 36 H64 V64 H36 Z M36 36 V25 C36 18 31 13 24.5 13 C18 13 13 18 13 24.5 C13 31 18 36 25 36 Z M64 36 V25 C64 18 69 13 75.5 13 C82 13 87 18 87 24.5 C87 31 82 36 75 36 Z M64 64 V75 C64 82 69 87 75.5 87 C82 87 87 82 87 75.5 C87 69 82 64 75 64 Z M36 64 V75 C36 82 31 87 24.5 87 C18 87 13 82 13 75.5 C13 69 18 64 25 64 Z
    dot.radiowaves.left.and.right: in=o
     s M50 50 h.01 w=2.31 wr=.8
     s D 50 50 23 -48 48 L=1
     s D 50 50 23 132 228 L=1
     s D 50 50 41 -48 48 L=2
     s D 50 50 41 132 228 L=2
    curlybraces: in=o
     s M36 11 C26 11 23 16 23 25 V38 C23 45 20 50 12 50 C20 50 23 55 23 62 V75 C23 84 26 89 36 89 M64 11 C74 11 77 16 77 25 V38 C77 45 80 50 88 50 C80 50 77 55 77 62 V75 C77 84 74 89 64 89
    infinity: in=o
     s M50 50 C42 36 34 29 25 29 C14 29 6 38 6 50 C6 62 14 71 25 71 C34 71 42 64 50 50 C58 36 66 29 75 29 C86 29 94 38 94 50 C94 62 86 71 75 71 C66 71 58 64 50 50 Z
    power: in=o
     s D 50 53 36 -55 235
     s M50 10 V48
    delete.left delete.backward:
     b P 8 94 20 94 80 35 80 r 7 7 50 r 8 35 20
     e M50 38 L74 62 M74 38 L50 62
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
    dollarsign: in=o
     use letter.S dx=22 w=1.2
     s M50.5 8 V92 w=1.1
    eurosign: in=o
     s M77 30.5 C72.5 22.5 64.5 17.5 55 17.5 C38 17.5 27.5 30.5 27.5 50 C27.5 69.5 38 82.5 55 82.5 C64.5 82.5 72.5 77.5 77 69.5 w=1.2
     s M17.5 42.5 H61 M17.5 57.5 H58 w=1.1
    sterlingsign: in=o
     s M72.5 31 C70.5 22.5 64.5 17.5 56 17.5 C45.5 17.5 39 24.5 39 34.5 C39 41.5 42.5 47.5 42.5 57 C42.5 68 37.5 77.5 27 82.5 H75 w=1.2
     s M27 51 H62 w=1.1
    quote.bubble:
     use bubble.left
     ?o f M31 56 C31 46 35 38 44 35 L46 39 C41 41 39 44 39 47 C43 47 46 50 46 54 C46 58 43 61 39 61 C34 61 31 59 31 56 Z
     ?o f M54 56 C54 46 58 38 67 35 L69 39 C64 41 62 44 62 47 C66 47 69 50 69 54 C69 58 66 61 62 61 C57 61 54 59 54 56 Z
     ?f xf M31 56 C31 46 35 38 44 35 L46 39 C41 41 39 44 39 47 C43 47 46 50 46 54 C46 58 43 61 39 61 C34 61 31 59 31 56 Z
     ?f xf M54 56 C54 46 58 38 67 35 L69 39 C64 41 62 44 62 47 C66 47 69 50 69 54 C69 58 66 61 62 61 C57 61 54 59 54 56 Z
    fn: in=o
     t "fn" 50 50 70
    clear:
     b R 11 11 78 78 14
     e M34 34 L66 66 M66 34 L34 66
    parkingsign: in=o
     t "P" 50 50 98
    dot.square:
     b R 13.4 13.4 73.2 73.2 15
     d O 50 50 7
    target: in=o
     s O 50 50 39.4
     s O 50 50 22
     f O 50 50 7
    multiply: in=o enc=.86
     use xmark
    asterisk: in=o
     s M50 12 V88 M17 31 L83 69 M17 69 L83 31
    plusminus: in=o
     s M50 10 V62 M24 36 H76 M24 86 H76
    quote.opening: in=f
     f M12 66 C12 44 22 28 42 22 L46 30 C36 34 31 41 30 49 C39 48 46 54 46 63 C46 72 39 78 30 78 C19 78 12 74 12 66 Z
     f M54 66 C54 44 64 28 84 22 L88 30 C78 34 73 41 72 49 C81 48 88 54 88 63 C88 72 81 78 72 78 C61 78 54 74 54 66 Z
    dot.radiowaves.right dot.radiowaves.forward: in=o
     s M14 50 h.01 w=2.2
     s D 14 50 26 -42 42
     s D 14 50 48 -42 42 L=1
     s D 14 50 70 -42 42 L=2
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
    questionmark.folder:
     use folder
    slash: in=o
     s M18 84 L82 16
    yensign: in=o
     s M24 17.5 L50 52 L76 17.5 M50 52 V82.5 w=1.2
     s M29 54 H71 M29 68 H71 w=1.1
    coloncurrencysign: in=o
     use letter.C dx=19 w=1.2
     s M49 10 L36 90 M63 10 L50 90 w=.9
    nairasign: in=o
     use letter.N dx=19.5 w=1.2
     s M14 42.5 H86 M14 57.5 H86 w=1.0
    bitcoinsign: in=o
     use letter.B dx=22 w=1.2
     s M22 17.5 H29 M22 82.5 H29 w=1.2
     s M42 8.5 V16 M58 8.5 V16 M42 84 V91.5 M58 84 V91.5 w=1.1
    rays: in=o
     s M50 9 V25 M50 75 V91 M9 50 H25 M75 50 H91 M21 21 L32.5 32.5 M67.5 67.5 L79 79 M21 79 L32.5 67.5 M67.5 32.5 L79 21
    line.diagonal: in=o
     s M14 86 L86 14
    poweroff: in=o
     s O 50 50 36
    poweron: in=o
     s M50 12 V88
    checkmark.rectangle.stack:
     use rectangle.stack
     e M38 63 L47 73 L63 52
    wrongwaysign:
     b O 50 50 39.4
     e M28 50 H72 w=1.9
    zzz: in=o
     s M14 52 H44 L14 88 H44
     s M52 28 H74 L52 54 H74 L=1
     s M76 12 H92 L76 30 H92 L=2
    sleep: in=o
     use zzz
    """
}
