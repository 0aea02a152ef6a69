extension GlyphThemes {
  static let health = """
    hydrogen: in=o
     use letter.H dx=20 scale=.9
     s E 50 50 44 16 w=.6
    atom: in=o wr=.7
     use atom.orbit
     use atom.orbit rot=60
     use atom.orbit rot=120
     F O 50 50 5 w=.4
    atom.orbit:
     s E 50 50 16 42 w=.9
    pills: in=f C=orange
     b P 16.5 12 62 40 88 88 40 60 12
     e M36 38 L62 64 w=.95
    bandage: C=orange
     b M12 62 L62 12 C69 5 79 5 86 12 L88 14 C95 21 95 31 88 38 L38 88 C31 95 21 95 14 88 L12 86 C5 79 5 69 12 62 Z
     d O 50 42 4
     d O 42 50 4
     d O 58 50 4
     d O 50 58 4
     e M30 44 L56 70 M44 30 L70 56 w=.7
    stethoscope: in=o wr=.8
     s M27 12 H19 V34 C19 50 28 58 39 58 C50 58 59 50 59 34 V12 H51 M39 58 V70 C39 82 47 89 58 89 C70 89 78 81 78 69 V56
     s O 78 46 9
    flask:
     b M38 11 V38 L14 79 C11 85 14 90 20 90 H80 C86 90 89 85 86 79 L62 38 V11
     s M31 11 H69
     e M27 62 H73 w=.9
    testtube.2: in=o wr=.8
     b M14 12 V76 C14 95 40 95 40 76 V12 Z
     b M60 12 V76 C60 95 86 95 86 76 V12 Z
     s M7 12 H47 M53 12 H93
     e M14 48 H40 M60 62 H86 w=.85
    syringe: in=f wr=.8
     b P 4 26 60 58 28 72 42 40 74
     s M65 35 L78 22 M66 12 L88 34 M33 67 L12 88 M20 60 L40 80
     e M40 46 L47 53 M50 36 L57 43 w=.85
    pill: in=f
     use pills
    inhaler: in=f
     b R 40 10 34 60 6
     b P 5 18 58 40 58 40 88 18 88
    cross.vial: in=f wr=.85
     b R 28 28 44 62 9
     s M34 28 V12 H66 V28 M28 12 H72
     e M50 48 V72 M38 60 H62 w=.95
    ivfluid.bag: in=f
     b R 28 14 44 56 12
     s M42 8 H58 M50 70 V82 C50 92 62 92 62 84
     e M28 42 H72 w=.9
    medical.thermometer: in=f
     b P 5 84 10 91 17 50 68 30 72 28 70 32 50
     s M30 70 L12 88
     e M56 42 L64 50 M66 32 L74 40 w=.85
    lungs: in=f
     s M50 10 V42 M50 42 L38 52 M50 42 L62 52
     b M38 28 C24 30 10 54 10 76 C10 88 24 90 34 84 C40 80 42 74 42 66 V36 Q42 27 38 28 Z
     b M62 28 C76 30 90 54 90 76 C90 88 76 90 66 84 C60 80 58 74 58 66 V36 Q58 27 62 28 Z
    allergens microbe: in=f
     b O 50 50 24
     s M50 26 V10 M50 74 V90 M26 50 H10 M74 50 H90 M33 33 L22 22 M67 67 L78 78 M67 33 L78 22 M33 67 L22 78
     d O 42 44 4
     d O 58 52 4
     d O 46 60 3.4
    staroflife: in=f
     b P 3 38 8 62 8 62 32 82 20 94 40 73 50 94 60 82 80 62 68 62 92 38 92 38 68 18 80 6 60 27 50 6 40 18 20 38 32
    accessibility: in=f wr=.8
     b O 50 50 39.4
     d O 50 28 5.6
     e M27 40.5 C40 44 60 44 73 40.5 M50 44 V56 L40 77 M50 56 L60 77
    hearingdevice.ear hearingaid.ear: in=f
     use ear scale=.86 dx=-8
     s M74 26 C86 30 90 46 82 58 L=1
    blood.pressure.cuff: in=f
     use gauge.with.dots.needle.bottom.50percent scale=.66 dy=-14
     s M50 62 V74 C50 88 76 92 76 76 L=1
    brain.head.profile: in=f
     b M30 91 V76 C18 69 11 58 11 45 C11 24 27 9 49 9 C71 9 85 24 86 44 L92.5 57 C93.5 59 92.5 61 90.5 61.5 L86 63 V71 Q86 80 77 80 H67 V91 Z wr=.7
     e M35 54 C23 51 23 37 32 35.5 C33 24 48 20 52.5 29 C62 24 72.5 33 68.5 42.5 C75 50 67 61.5 57.5 58 C53 64 42 63 40 56 C38 56 36.5 55 35 54 Z M52.5 29 V43 w=.75 wr=.25
    brain: in=f wr=.7
     b M46 15 C38 9 27 13 26 22 C16 22 11 32 16 40 C7 45 7 58 15 63 C12 73 20 82 30 80 C33 89 46 90 50 82 C54 90 67 89 70 80 C80 82 88 73 85 63 C93 58 93 45 84 40 C89 32 84 22 74 22 C73 13 62 9 54 15 C52 16.5 50.5 18 50 20 C49.5 18 48 16.5 46 15 Z
     e M50 20 V82 M26 22 C27 29 32 33 38 32 M16 40 C22 42 28 41 32 46 M15 63 C23 65 30 61 31 55 M38 68 C36 73 33 77 30 80 M74 22 C73 29 68 33 62 32 M84 40 C78 42 72 41 68 46 M85 63 C77 65 70 61 69 55 M62 68 C64 73 67 77 70 80 w=.85
    facemask: wr=.45
     b M18 40 C30 40 40 28 50 28 C60 28 70 40 82 40 V56 C82 66 66 80 50 80 C34 80 18 66 18 56 Z
     s M18 43 C10 40 6 46 8 52 C10 58 14 60 19 61 M82 43 C90 40 94 46 92 52 C90 58 86 60 81 61
     e M34 47 H66 M34 60 H66 w=.85
    wheelchair: in=f
     use figure.roll
    voiceover: in=f wr=.8
     b O 50 50 39.4
     d O 50 27 5
     e M26 42 H74 M50 42 V58 L40 78 M50 58 L60 78 w=.95
    """
}
