extension GlyphThemes {
  static let documents = """
    applescript:
     use scroll
    calendar: enc=1 in=o wr=.7
     b R 11 15 78 74 14
     ?o f M11 36 V28 Q11 15 26 15 H74 Q89 15 89 28 V36 Z C=red
     ?f xf M0 35 H100 V38.5 H0 Z
     s M31 9 V18 M69 9 V18
     d R 41 47 9 8.5 2.4
     d R 55 47 9 8.5 2.4
     d R 69 47 9 8.5 2.4
     d R 22.5 60 9 8.5 2.4
     d R 36 60 9 8.5 2.4
    folder: enc=1.05 C=cyan
     b P 10 7.5 83 7.5 18.5 r 5 38 18.5 r 4 47 27.5 r 10 92.5 27.5 92.5 83
     e M7.5 42.5 H92.5 w=.95
    doc document: enc=.98
     b P 9 21 91 21 9 r 5 56 9 r 5 79 33 r 9 79 91
     ?o s W 6 55.5 10 55.5 33.5 78 33.5
     ?f e W 6 55.5 2 55.5 34.5 88 34.5 w=.72
    doc.text text.document: enc=.98
     use doc
     e M35 54 H65 M35 71 H65 w=.88
    pin: enc=1.05
     b M36.5 10.5 H63.5 C67 10.5 68 13.5 66 16.5 L62 21.5 L63 40 C71.5 44 77.5 51 77.5 58.5 C77.5 61.5 76 63 73 63 H27 C24 63 22.5 61.5 22.5 58.5 C22.5 51 28.5 44 37 40 L38 21.5 L34 16.5 C32 13.5 33 10.5 36.5 10.5 Z
     s M50 63 V92
    tag: enc=1.0
     b P 9 10.5 14 r 7 48 14 r 9 91 57 55.5 92 r 7 10.5 47.5
     h O 29.5 33 5 w=.8
    bookmark: C=red
     b P 7 26 9.5 74 9.5 r 3 74 91 r 3 50 70 26 91
    book: enc=1.05
     b M50 25 C43 19 33 16 19 16 C12 16 7 19 7 22 V78 C7 80.5 9.5 81.5 12 80.8 C26 77.5 41 79 50 86 C59 79 74 77.5 88 80.8 C90.5 81.5 93 80.5 93 78 V22 C93 19 88 16 81 16 C67 16 57 19 50 25 Z
     e M50 25 V86 w=.95
    clipboard:
     b R 18 16 64 76 10
     x R 36 9 28 14 5 w=.1
     F R 37.5 11 25 11 4.5 w=.5
    books.vertical: wr=.7
     b R 8 12 19 76 4
     b R 27 12 19 76 4
     b P 4 53 21 70.5 16 88.5 83 71 88
     e M8 30 H27 M27 70 H46 w=.9
     ?f xf M26 0 H28.6 V100 H26 Z
    shippingbox: wr=.8
     b P 6 50 8.5 89 27 89 72 50 91.5 11 72 11 27
     e M12 28 L50 47.5 L88 28 M50 48 V91 M30 17.5 L69 37.5 w=.92
    tray:
     b P 8 9 54 22 21 r 8 78 21 91 54 91 81 9 81
     e M9 54 H33 C34 62 41 66 50 66 C59 66 66 62 67 54 H91
    tray.full:
     use tray dy=4 wr=.6
     e M34 36 H66 M30 47 H70 w=.75 wr=.3
    archivebox:
     b R 8 15 84 22 6
     b M15 37 V75 Q15 85 25 85 H75 Q85 85 85 75 V37
     e M8 37 H92
     e M39 53 H61
    note.text:
     b R 11 11 78 78 12
     e M27 34 H73 M27 50 H73 M27 66 H54 w=.92
    book.closed: wr=.8
     b M28 9.5 H76 Q83 9.5 83 16.5 V90.5 H28 Q17 90.5 17 80 V20 Q17 9.5 28 9.5 Z
     e M18 78 Q19 72 27 72 H83 w=.95
    paperclip: in=o
     s M80 46 L44 82 C35 91 22 91 14 83 C6 75 6 62 15 53 L53 16 C59 10 68 10 74 16 C80 22 80 31 74 37 L38 73 C35 76 30.5 76 27.5 73 C24.5 70 24.5 65.5 27.5 62.5 L60 30
    ticket:
     b M8 25 Q8 20 13 20 H87 Q92 20 92 25 V38 C85 39 80 44 80 50 C80 56 85 61 92 62 V75 Q92 80 87 80 H13 Q8 80 8 75 V62 C15 61 20 56 20 50 C20 44 15 39 8 38 Z
     e M62 31 V38 M62 47 V54 M62 63 V70 w=.9
    graduationcap: wr=.8
     b P 3 50 18 95 40 50 62 5 40
     b M23 50 V70 C28 78 38 82 50 82 C62 82 72 78 77 70 V50 L50 62 Z
     s M95 40 V66
    doc.richtext richtext.page: wr=.8
     use doc
     e M33 74 H67 M33 60 H50 w=.8
     d R 56 46 12 16 2
    doc.plaintext: wr=.8
     use doc
     e M34 46 H66 M34 60 H66 M34 74 H58 w=.85
    tray.2: wr=.45
     b P 6 10 10 90 10 90 37 10 37
     b P 8 9 67 22 49 78 49 91 67 91 89 9 89
     e M9 67 H33 C34 75 41 78 50 78 C59 78 66 75 67 67 H91 w=.9
    doc.text.image:
     use doc.richtext
    scroll: wr=.85
     b M24 14 H76 Q84 14 84 22 V72 H34 V80 C34 90 16 90 16 80 V22 Q16 14 24 14 Z
     s M34 72 H92 V78 Q92 88 82 88 H24
     e M32 32 H68 M32 50 H68 w=.85
    tray.and.arrow.down:
     use tray dy=6 L=1
     ?o xs M50 8 V48 w=1.1
     ?f xs M50 8 V48 M36 34 L50 48 L64 34
     s M50 8 V48 M36 34 L50 48 L64 34
    tray.and.arrow.up:
     use tray dy=6 L=1
     ?o xs M50 8 V48 w=1.1
     ?f xs M50 26 V48
     s M50 48 V8 M36 22 L50 8 L64 22
    menucard: in=f wr=.85
     b P 6 14 12 50 20 50 90 14 82
     b P 6 50 20 86 12 86 82 50 90
     e M24 34 L40 38 M24 48 L40 52 M60 38 L76 34 M60 52 L76 48 w=.85
    book.pages: in=f wr=.85
     b M50 25 C43 19 33 16 19 16 C12 16 7 19 7 22 V78 C7 80.5 9.5 81.5 12 80.8 C26 77.5 41 79 50 86 C59 79 74 77.5 88 80.8 C90.5 81.5 93 80.5 93 78 V22 C93 19 88 16 81 16 C67 16 57 19 50 25 Z
     e M50 25 V86 M19 34 C27 34 33 36 38 38 M19 50 C27 50 33 52 38 54 M81 34 C73 34 67 36 62 38 M81 50 C73 50 67 52 62 54 w=.85
    shippingbox.and.arrow.backward: in=f wr=.8
     use shippingbox scale=.84 dx=8
     x P 3 0 50 30 30 30 70 w=.1
     s M34 50 H6 M18 36 L5 50 L18 64 L=1
    doc.append append.page: in=f
     use doc scale=.9 dx=8
     s M6 50 H30 M18 38 V62 L=1
    doc.zipper zipper.page: in=f
     use doc
     e M44 14 H52 M44 26 H52 M44 38 H52 M44 50 H52 w=.85
     e R 42 60 14 18 4 w=.85
    doc.text.below.ecg: in=f
     use doc.text scale=.8 dy=-10
     s M10 90 H34 L42 78 L52 98 L60 90 H90 w=.9 L=1
    calendar.day.timeline.left calendar.day.timeline.leading: wr=.8
     b R 26 16 66 22 6
     b R 26 50 50 34 6
     s M10 10 V90 L=1
    calendar.day.timeline.right calendar.day.timeline.trailing: wr=.8
     use calendar.day.timeline.left flip=1
    lens_x: in=o
     x O 64 64 15 w=.6
     xs M75 75 L90 90
     s O 64 64 15
     s M75.5 75.5 L90 90 w=1.1
    doc.text.magnifyingglass text.page.badge.magnifyingglass: wr=.8
     use doc.text L=1
     use lens_x
    text.magnifyingglass: in=o
     s M10 18 H90 M10 38 H44 M10 58 H36 M10 78 H42 L=1
     use lens_x
    rectangle.and.text.magnifyingglass: wr=.8
     b R 6 14 80 64 10 L=1
     e M20 32 H58 M20 46 H40 M20 60 H36 w=.85 L=1
     use lens_x dy=2 dx=3
    text.below.folder:
     use folder scale=.72 dy=-15
     s M14 76 H86 M14 91 H62 L=1
    simcard.2: wr=.8
     use simcard scale=.8 dx=16 dy=-8 L=1
     x R 8 26 52 68 8 w=.2
     use simcard scale=.8 dx=-15 dy=10
    """
}
