extension GlyphThemes {
  static let food = """
    frying.pan:
     b O 38 54 30
     s M66 44 L94 30
     e O 38 54 17 w=.9
    carrot: wr=.5
     b M58 34 C70 34 74 46 66 56 L22 88 C14 92 8 86 12 78 L44 34 C48 30 54 30 58 34 Z C=orange
     s M64 36 L88 12 M60 33 C58 24 60 17 64 10 M67 40 C76 42 83 40 90 36 L=1 C=green
    cup.and.saucer:
     b M14 20 H74 V46 C74 62 62 72 44 72 C26 72 14 62 14 46 Z
     s M74 27 H80 C87 27 92 32 92 38 C92 46 85 52 72 54 M8 85 H80
    mug:
     b P 9 12 14 68 14 68 87 12 87
     s M68 30 H77 C85 30 90 35 90 43 V56 C90 64 85 69 77 69 H68
    fork.knife: in=f wr=.5
     u M70 12 V88 t=1
     b M70 58 V10 C60 14 56 28 56 44 Q56 58 66 58 Z
     s M30 10 V88 M16 10 V30 Q16 44 30 44 Q44 44 44 30 V10
    wineglass: in=f
     b M28 10 H72 C76 34 68 54 50 54 C32 54 24 34 28 10 Z
     s M50 54 V88 M32 90 H68
     e M27 30 H73 w=.9
    waterbottle: in=f
     b M38 26 H62 C70 32 72 38 72 46 V82 Q72 92 62 92 H38 Q28 92 28 82 V46 C28 38 30 32 38 26 Z
     b R 38 8 24 12 4
     e M28 52 H72 M28 72 H72 w=.9
    popcorn: in=f wr=.8
     b M22 44 H78 L70 90 H30 Z
     b M22 44 C12 38 16 26 26 28 C24 16 40 10 46 20 C52 8 68 12 66 24 C78 20 88 34 78 44 Z
     e M40 46 L43 88 M60 46 L57 88 w=.9
    takeoutbag.and.cup.and.straw: in=f wr=.8
     b P 5 8 36 54 36 54 90 8 90
     b P 4 62 44 92 44 87 90 67 90
     s M78 44 L82 20 L90 16
     e M20 36 V46 M42 36 V46 w=.9
    cup.and.heat.waves: in=f
     use cup.and.saucer
    spoon.serving: in=f
     b E 34 32 20 25
     s M46 54 L78 90
    """
}
