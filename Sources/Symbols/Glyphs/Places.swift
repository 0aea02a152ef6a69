extension GlyphThemes {
  static let places = """
    mountain.2:
     b P 5 4 82 34 24 50 52 62 34 96 82
    environments: in=o
     use mountain.2
    house: enc=1.04 edy=-2 wr=.75
     ?o s M20 42 V79 Q20 88 29 88 H71 Q80 88 80 79 V42
     ?o s W 4 7 50.5 50 13 93 50.5
     ?o s W 4 41 88 41 61 59 61 59 88
     ?f f M20 40 L50 14 L80 40 V80 Q80 91.4 69 91.4 H31 Q20 91.4 20 80 Z
     ?f s M20 46 V79 Q20 88 29 88 H71 Q80 88 80 79 V46
     ?f xf R 41 60 18 40 3
     ?f xs W 4 7 50.5 50 13 93 50.5 w=.75
     ?f s W 4 7 50.5 50 13 93 50.5
     s M76 21 V33 w=1.2 cap=b
    building.2: wr=.65
     b M10 91 V18 Q10 11 17 11 H50 Q57 11 57 18 V91 Z
     b M57 39 H83 Q90 39 90 46 V91 H57
     d R 21 24 9 9 1.5
     d R 37 24 9 9 1.5
     d R 21 42 9 9 1.5
     d R 37 42 9 9 1.5
     d R 21 60 9 9 1.5
     d R 37 60 9 9 1.5
     d R 69 53 9 9 1.5
     d R 69 70 9 9 1.5
    building: wr=.65
     b M22 91 V18 Q22 11 29 11 H71 Q78 11 78 18 V91 Z
     d R 35 25 10 10 1.5
     d R 55 25 10 10 1.5
     d R 35 44 10 10 1.5
     d R 55 44 10 10 1.5
     d R 35 63 10 10 1.5
     d R 55 63 10 10 1.5
    tent:
     b P 5 6 85 50 16 94 85
     e M50 18 V60 L34 85 M50 60 L66 85 w=.9
    storefront: wr=.7
     b M18 50 V82 Q18 90 26 90 H74 Q82 90 82 82 V50
     b M14 12 H86 L94 38 C94 46 88 51 81 51 C74 51 70 47 68 42 C66 47 60 51 50 51 C40 51 34 47 32 42 C30 47 26 51 19 51 C12 51 6 46 6 38 Z
     ?f e M32 42 L36 12 M68 42 L64 12 M18 60 H82 w=.8
    latch.2.case:
     use briefcase
    building.columns: wr=.75
     b P 5 50 9 92 32 92 40 8 40 8 32
     s M20 44 V74 M40 44 V74 M60 44 V74 M80 44 V74 M10 78 H90 M6 89 H94
    scalemass:
     b P 9 26 42 74 42 86 90 14 90
     s O 50 26 14
    house.lodge: wr=.8
     b P 5 50 12 92 88 8 88
     e R 42 62 16 26 3 w=.9
    house.and.flag: wr=.75
     use house scale=.86 dx=-6 dy=6
     s M88 8 V40 L=1
     b P 2 88 8 88 22 72 15 L=1
    tent.2:
     use tent scale=.72 dx=-14 dy=8
     s M62 22 L94 78 H76 L=1
    """
}
