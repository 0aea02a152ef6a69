extension GlyphThemes {
  static let people = """
    person: enc=1.1 edy=-1
     b O 50 29 16.8
     b M22 88 C17.5 88 14.5 86 14.5 81.5 C14.5 68 29 57.5 50 57.5 C71 57.5 85.5 68 85.5 81.5 C85.5 86 82.5 88 78 88 Z
    figure.walk: in=o enc=1.05
     s M54.5 13 h.01 w=2.32 wr=.8
     s W 5 51 31 46.5 55 59.5 69.5 63 91 w=1.25
     s W 4 47.5 55 41 73 27.5 89.5 w=1.25
     s W 4 50.5 31.5 36.5 40.5 33 55 w=1.05
     s W 4 51.5 31.5 60 44.5 73 49.5 w=1.05
    eyes: in=o wr=.7
     s E 27 50 18 30
     s E 73 50 18 30
     f E 33 53 9 13
     f E 79 53 9 13
    eye: enc=1.08 wr=.8
     ?o s M6.5 50 C6.5 46 23 22 50 22 C77 22 93.5 46 93.5 50 C93.5 54 77 78 50 78 C23 78 6.5 54 6.5 50 Z
     ?o s O 50 50 14
     ?o f O 54.5 45.5 5
     ?f F M6.5 50 C6.5 46 23 22 50 22 C77 22 93.5 46 93.5 50 C93.5 54 77 78 50 78 C23 78 6.5 54 6.5 50 Z
     ?f xf O 50 50 20.5
     ?f f O 50 50 13.5
     ?f xf O 54.5 45 4.5
    person.2: enc=1.05 wr=.75
     b O 33 35 13
     b M11 82 C7.5 82 5 80.5 5 77 C5 66 16 57.5 33 57.5 C50 57.5 61 66 61 77 C61 80.5 58.5 82 55 82 Z
     s M64 24.5 C70 21.5 80 26 80 36 C80 45 72 49.5 65 47 L=1
     s M69 58.5 C84 60 95 68 95 77.5 C95 80.5 93 82 90 82 H73 L=1
    hand.raised:
     b M38 54 V20 C38 12.5 48 12.5 48 20 V16 C48 8.5 58 8.5 58 16 V22 C58 14.5 68 14.5 68 22 V60 L75 47 C79 40 87 44 84.5 51 L74 76 C70 86 62 91 52 91 C37 91 26 81 26 65 V31 C26 23.5 38 23.5 38 31
    person.crop: crop=1
     b O 50 35 21
     b M3 120 C3 84 22 68 50 68 C78 68 97 84 97 120 Z
    person.3: wr=.7
     use person scale=.52 dy=2 w=.98
     s D 17 38 9 0 360 L=1
     s M22 60 C11 58 1 64 1 72 Q1 75 4 75 H17 L=1
     s D 83 38 9 0 360 L=1
     s M78 60 C89 58 99 64 99 72 Q99 75 96 75 H83 L=1
    crown:
     b P 5 14 80 7.5 28 30 46 50 15 70 46 92.5 28 86 80
    face.smiling: in=o
     b O 50 50 39.4
     e M29 57 C33 70 41 74 50 74 C59 74 67 70 71 57
     d E 36 40 5 7
     d E 64 40 5 7
    hand.thumbsup: enc=1.02
     b M9 48 C9 44 12 43 15 43 H22 C26 43 27 45 27 49 V80 C27 84 25 86 21 86 H17 C12 86 9 76 9 64 Z
     b M37 80 V50 C37 46 39 43 42 40 C50 32 50 24 51 16 C51.5 12 55 9 59 10 C64 11 67 16 67 22 C67 28 64 33 63 37 H82 C87 37 91 40 91 45 C91 48 90 50 88 52 C92 58 90 64 86 67 C88 72 86 77 81 79 C82 85 78 89 71 89 H56 C48 89 42 86 37 80 Z
    hand.thumbsdown:
     use hand.thumbsup rot=180
    eyeglasses: in=o
     s O 26 58 18
     s O 74 58 18
     s M44 56 C46 52 54 52 56 56 M8.5 54 L15 30 Q18 24 25 26 M91.5 54 L85 30 Q82 24 75 26
    person.text.rectangle: wr=.75
     b R 5 17 90 66 10
     d O 30 40 8
     d M15 67 C15 58 21 53 30 53 C39 53 45 58 45 67 Z
     e M58 38 H80 M58 51 H80 M58 64 H72 w=.85
    tshirt:
     b M36 14 C38 24 62 24 64 14 L92 27 L85 47 L74 43 V87 H26 V43 L15 47 L8 27 Z
    figure.stand: in=o
     s M50 13.5 h.01 w=2.26 wr=.8
     s M50 32 V54 M44 54 V91 M56 54 V91 M40 34 V55 M60 34 V55 w=1.15
    figure.run: in=o
     s M64 13 h.01 w=2.26 wr=.8
     s W 5 56 32 46 53 62 65 56 89 w=1.25
     s W 5 46 55 38 72 15 73 w=1.25
     s W 4 54 33 38 31 28 46 w=1.05
     s W 4 57 33 64 46 80 45 w=1.05
    brain.head.profile: in=o
     s M30 92 V77 C18 70 12 59 12 46 C12 24 28 9 50 9 C72 9 86 24 86 44 L93 58 L86 62 V72 Q86 79 79 79 H66 V92
     s M34 44 C30 36 38 28 46 32 C50 26 62 28 62 36 C70 38 70 50 62 52 C60 58 50 58 48 52 C40 56 32 52 34 44 Z w=.9
    hand.point.up.left: in=f
     use hand.point.right rot=-135
    hand.tap: in=o
     b M42 60 V28 C42 21 52 21 52 28 V48 L70 51 C77 52 81 56 80 63 L77 80 C76 86 72 90 66 90 H52 C47 90 43 88 40 84 L26 66 C22 60 29 54 34 59 Z
     s D 47 27 19 140 400 L=1
    hands.clap: in=f
     use hand.raised
    nose: in=o
     s M48 12 C50 34 40 48 32 62 C26 74 34 82 44 78 C50 90 64 86 66 76
    figure.wave: in=o
     F O 48 14 6 w=.5
     s M48 32 V56 M41 56 V91 M55 56 V91 M38 34 V56 M58 34 L74 20 w=1.15
    figure.2.arms.open: in=o
     use figure.stand
    figure.and.child.holdinghands: in=o
     use figure.stand dx=-14
     use figure.stand dx=22 dy=16 scale=.66
    hand.raised.fingers.spread:
     use hand.raised
    mouth: in=o
     b M8 48 C24 30 36 28 42 32 C47 35 53 35 58 32 C64 28 76 30 92 48 C80 66 66 74 50 74 C34 74 20 66 8 48 Z
     e M10 48 C36 54 64 54 90 48 w=.85
    ear: in=o
     s M30 40 C30 20 44 9 58 12 C74 16 80 34 72 50 C66 60 60 62 58 74 C56 86 44 92 36 82
     s M44 42 C44 30 60 28 60 40 C60 50 50 50 50 60 w=.9
    touchid: in=o
     s D 50 50 38 -150 -30
     s M24 76 C20 60 24 32 50 32 C76 32 80 56 74 82 M36 86 C32 66 34 46 50 46 C66 46 64 70 60 90 M50 60 C50 74 48 84 47 90 w=.85
    faceid: in=o wr=.8
     s W 12 12.5 32 12.5 12.5 32 12.5
     s W 12 68 12.5 87.5 12.5 87.5 32
     s W 12 87.5 68 87.5 87.5 68 87.5
     s W 12 32 87.5 12.5 87.5 12.5 68
     s M36 36 V42 M64 36 V42 M50 36 V54 H46 M36 66 C42 72 58 72 64 66 w=.9
    hand.point.right: in=f
     b M8 44 V80 H44 C52 80 56 74 54 68 C60 66 60 60 57 57 C61 54 60 47 55 46 H86 C95 46 95 34 86 34 H46 L54 22 C58 14 50 10 45 15 L26 36 Q22 42 14 42 Z
    person.3.sequence: wr=.7
     use person.3
    hand.draw: in=o
     use hand.tap
    hand.point.up hand.point.up.braille: in=f
     use hand.point.right rot=-90
    hand.point.left: in=f
     use hand.point.right flip=1
    hand.point.down: in=f
     use hand.point.right rot=90
    hand.wave:
     use hand.raised rot=18
     s D 20 24 14 150 260 L=1
    person.crop.rectangle.stack:
     b R 8 34 84 56 10
     s M17 22 H83 L=1
     s M26 10 H74 L=2
     d O 50 53 9
     d M32 86 C32 74 40 67 50 67 C60 67 68 74 68 86 Z
    face.dashed: in=o
     use circle.dashed
     s M33 56 C37 66 43 69 50 69 C57 69 63 66 67 56
     f E 38 41 4.5 6
     f E 62 41 4.5 6
    """
}
