extension GlyphThemes {
  static let people = """
    person.3.sequence: wr=.7
     b O 80 38 9.5 L=2
     b M70 74 C65 74 62 72.2 62 69 C62 61 69 55.5 80 55.5 C91 55.5 99 61 99 69 C99 72.2 96 74 91.5 74 Z L=2
     x O 54 36 11
     x M41 77 C36.5 77 34 75.2 34 72 C34 62.5 42 55.5 54 55.5 C66 55.5 75 62.5 75 72 C75 75.2 72.5 77 68 77 Z
     b O 54 36 11 L=1
     b M41 77 C36.5 77 34 75.2 34 72 C34 62.5 42 55.5 54 55.5 C66 55.5 75 62.5 75 72 C75 75.2 72.5 77 68 77 Z L=1
     x O 25 33.5 12.5
     x M7 80 C2.5 80 0 78.2 0 75 C0 64 10 56 25 56 C40 56 50 64 50 75 C50 78.2 47.5 80 43 80 Z
     b O 25 33.5 12.5
     b M7 80 C2.5 80 0 78.2 0 75 C0 64 10 56 25 56 C40 56 50 64 50 75 C50 78.2 47.5 80 43 80 Z
    eye.half.closed: in=o
     s M8 46 C24 64 76 64 92 46 M24 60 L18 70 M42 66 L40 78 M58 66 L60 78 M76 60 L82 70
    person: enc=1.1 edy=-1
     b O 50 29 16.8
     b M22 88 C17.5 88 14.5 86 14.5 81.5 C14.5 68 29 57.5 50 57.5 C71 57.5 85.5 68 85.5 81.5 C85.5 86 82.5 88 78 88 Z
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
     b O 69.5 37 11.5 L=1
     b M70 57.5 C85 57.5 95 66 95 75.5 C95 78.8 93 80.5 89.5 80.5 H56 C52 80.5 50 78.8 50 75.5 C50 66 58 57.5 70 57.5 Z L=1
     x O 34 34.5 13.5
     x M12 82 C7.5 82 5 80 5 76.5 C5 65.5 16.5 57 34 57 C51.5 57 63 65.5 63 76.5 C63 80 60.5 82 56 82 Z
     b O 34 34.5 13.5
     b M12 82 C7.5 82 5 80 5 76.5 C5 65.5 16.5 57 34 57 C51.5 57 63 65.5 63 76.5 C63 80 60.5 82 56 82 Z
    hand.raised: wr=.5
     b M21 36 C21 28 33.5 28 33.5 36 V22 C33.5 14 46.5 14 46.5 22 V17 C46.5 9 59.5 9 59.5 17 V26 C59.5 18 72 18 72 26 V57 L78.5 46.5 C82.5 40 91.5 44.5 89 51.5 L79 75.5 C74 87 65 91.5 52 91.5 C34 91.5 21 81 21 62 Z
     e M33.5 34 V52 M46.5 20 V49 M59.5 24 V51 w=.82
    person.crop: crop=1
     b O 50 35 21
     b M3 120 C3 84 22 68 50 68 C78 68 97 84 97 120 Z
    person.3: wr=.7
     b O 18 38 9.5 L=1
     b M6.5 76 C2 76 -.5 74.2 -.5 71 C-.5 63 7 56.5 18 56.5 C29 56.5 37 63 37 71 C37 74.2 34.5 76 30 76 Z L=1
     b O 82 38 9.5 L=1
     b M93.5 76 C98 76 100.5 74.2 100.5 71 C100.5 63 93 56.5 82 56.5 C71 56.5 63 63 63 71 C63 74.2 65.5 76 70 76 Z L=1
     x O 50 33 12
     x M31.5 79 C27 79 24.5 77 24.5 73.5 C24.5 62.5 34 54 50 54 C66 54 75.5 62.5 75.5 73.5 C75.5 77 73 79 68.5 79 Z
     b O 50 33 12
     b M31.5 79 C27 79 24.5 77 24.5 73.5 C24.5 62.5 34 54 50 54 C66 54 75.5 62.5 75.5 73.5 C75.5 77 73 79 68.5 79 Z
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
    hand.point.up.left: in=f
     use hand.point.up rot=-45
    hand.tap: in=f
     use hand.point.up scale=.84 dy=9
     s D 43 28.5 19 150 390 wr=.4 L=1
    nose: in=f enc=.95
     b M52 10 C49 10 47.5 12 47 15 C45 31 41 43 31 56 C24 65 22 71 25 77 C28 83 36 85 43 82 C47 88 58 89 63 83 C70 84 77 80 77 72 C77 66 73 62 68 60 C62 45 58 30 57 15 C56.5 12 55 10 52 10 Z
     e M43 82 C41 78 42 73 46 71 M63 83 C66 79 65 73 60 71 w=.85
    hand.raised.fingers.spread:
     u M45 66 L23 24 M49 64 L41 12 M55 64 L64 12 M59 67 L82 27 M46 76 L14 58 t=9.5 w=.75 wr=.3
     u M48 68 L56 74 t=27 w=.75 wr=.3
    mouth: in=f
     b M7 50 C14 44 24 30 36 30 C43 30 46 34 50 34 C54 34 57 30 64 30 C76 30 86 44 93 50 C84 60 70 76 50 76 C30 76 16 60 7 50 Z
     e M18 50 C30 47 40 52 50 52 C60 52 70 47 82 50 w=.9
    ear: in=f enc=.98
     b M25 42 C23 23 36 9 54 9 C71 9 83 22 81 40 C79 54 67 58 64 70 C61 82 55 91 43 91 C33 91 27 84 27 75 C27 69 30 66 34 66
     e M38 44 C37 32 44 23 54 23 C63 23 69 30 68 39 C66 50 54 50 51 60 C49 67 48 74 42 76 w=.9
    touchid: in=o wr=.5
     s D 50 50 38 -150 -30
     s M24 76 C20 60 24 32 50 32 C76 32 80 56 74 82 M36 86 C32 66 34 46 50 46 C66 46 64 70 60 90 M50 60 C50 74 48 84 47 90 w=.85
    faceid: in=o wr=.8
     s W 12 12.5 32 12.5 12.5 32 12.5
     s W 12 68 12.5 87.5 12.5 87.5 32
     s W 12 87.5 68 87.5 87.5 68 87.5
     s W 12 32 87.5 12.5 87.5 12.5 68
     s M36 36 V42 M64 36 V42 M50 36 V54 H46 M36 66 C42 72 58 72 64 66 w=.9
    hand.point.right: in=f
     use hand.point.up rot=90
    hand.draw: in=f
     use hand.point.up scale=.74 dx=13 dy=13
     s M6 40 C4 22 16 5 23 10 C29 15 14 36 20 40 C25 43 32 26 38 21 wr=.25 L=1
    hand.point.up: in=f enc=.98 wr=.5
     b M35 60 V17 C35 8.5 49 8.5 49 17 V43 C49 36.5 61 36.5 61 43 V45 C61 39 72.5 39 72.5 46 V48 C72.5 43 84 43 84 51 V66 C84 82 74 91.5 58 91.5 C46 91.5 38 87 31 77.5 L16 58 C11 51 20 43.5 26 49.5 Z
     e M49 43 V55 M61 46 V57 M72.5 49 V59 w=.85
    hand.point.left: in=f
     use hand.point.right flip=1
    hand.point.down: in=f
     use hand.point.up rot=180
    hand.wave: wr=.4
     use hand.raised rot=-16 scale=.84 dx=4 dy=3
     s D 27 31 15 168 262 w=.9 L=1
     s D 27 31 29.5 174 254 w=.9 L=1
    person.crop.rectangle.stack: wr=.5
     b R 8 34 84 56 10
     s M17 22 H83 L=1
     s M26 10 H74 L=2
     d O 50 53 9
     d M32 86 C32 74 40 67 50 67 C60 67 68 74 68 86 Z
    face.dashed: in=o
     use circle.dashed L=1
     ?f f O 50 50 32
     e M33 56 C37 66 43 69 50 69 C57 69 63 66 67 56
     d E 38 41 4.5 6
     d E 62 41 4.5 6
    hand.point.up.braille: in=f
     use hand.point.up scale=.8 dx=9 dy=-6
     f O 12 58 4.5
     f O 12 74 4.5
     f O 12 90 4.5
     f O 27 90 4.5
    hand.palm.facing hand.raised.palm.facing:
     use hand.raised
     e M36 72 C42 66 52 64 60 66 w=.8
    hand.rays:
     use hand.raised scale=.7 dy=12
     s M50 4 V12 M22 12 L27 19 M78 12 L73 19 L=1
    hand.pinch:
     b M22 60 L52 22 C58 15 68 22 63 31 L56 42 L66 34 C74 28 82 37 76 44 L66 54 L72 50 C79 46 86 54 80 60 L70 69 C60 79 52 86 38 86 C28 86 18 78 22 60 Z
     e M56 42 L46 54 M66 54 L56 63 w=.85
    eyebrow: in=o
     s M12 58 C26 38 58 34 88 52 M12 58 C30 50 60 47 88 52
    mustache: in=f
     b M50 46 C44 34 30 32 24 44 C20 52 14 54 6 52 C10 66 24 72 36 68 C43 66 48 60 50 55 C52 60 57 66 64 68 C76 72 90 66 94 52 C86 54 80 52 76 44 C70 32 56 34 50 46 Z
    person.crop.circle.dashed: enc=1
     use circle.dashed
     use person scale=.5
    face.smiling.inverse: in=o
     use face.smiling v=f
    sunglasses:
     b M8 40 H42 V52 C42 64 34 70 25 70 C16 70 8 64 8 52 Z
     b M58 40 H92 V52 C92 64 84 70 75 70 C66 70 58 64 58 52 Z
     s M42 44 C46 41 54 41 58 44 M9 40 L14 26 M91 40 L86 26
    person.bust: enc=1.02
     b O 50 28 18
     b M14 89 C14 66 28 56 50 56 C72 56 86 66 86 89 Z
    person.wave.2: wr=.85
     use person scale=.82 dx=-14 dy=4
     s D 46 32 32 -42 42 L=1
     s D 46 32 46 -42 42 L=1
    person.line.dotted.person: in=f
     use person scale=.52 dx=-27 dy=0
     use person scale=.52 dx=27 dy=0
     s M43 50 h.01 M50 50 h.01 M57 50 h.01 w=.9 L=1
    person.2.wave.2: wr=.8
     use person scale=.62 dx=-20 dy=14
     use person scale=.62 dx=20 dy=14
     s D 50 30 16 -130 -50 M50 30 D 50 30 28 -130 -50 L=1
    eyes.inverse: in=o wr=.7
     F E 27 50 18 30
     F E 73 50 18 30
     xf E 34 55 7.5 11
     xf E 80 55 7.5 11
    smiley: in=o
     use face.smiling
    face: in=o
     use face.smiling
    hands.clap: in=f wr=.5
     use hand scale=.72 rot=-8 dx=20 dy=12 L=1
     use hand_x scale=.78 rot=-32 dx=-9 dy=10
     use hand scale=.78 rot=-32 dx=-9 dy=10
     s M58 15 L56 5 M71 16 L75 6 M82 23 L90 15 w=.9 L=1
    hand: in=f wr=.5
     b M21 38 C21 30 34 30 34 38 V24 C34 16 47 16 47 24 V19 C47 11 60 11 60 19 V28 C60 20 73 20 73 28 V57 L79 46.5 C82.5 40 91.5 44.5 89 51.5 L79 75.5 C74 87 65 91.5 52 91.5 C34 91.5 21 81 21 62 Z
     e M34 38 V54 M47 26 V52 M60 28 V53 w=.8 wr=.2
    hand_x: in=f wr=.6
     x M21 38 C21 30 34 30 34 38 V24 C34 16 47 16 47 24 V19 C47 11 60 11 60 19 V28 C60 20 73 20 73 28 V57 L79 46.5 C82.5 40 91.5 44.5 89 51.5 L79 75.5 C74 87 65 91.5 52 91.5 C34 91.5 21 81 21 62 Z
    hand.thumbsdown.hand.thumbsup: wr=.8
     use hand.thumbsup scale=.56 dx=22 dy=-20
     use hand.thumbsdown scale=.56 dx=-22 dy=20 L=1
    shoeprints: in=f
     b E 30 30 11 16
     b E 30 58 8 7
     b E 70 46 11 16 L=1
     b E 70 74 8 7 L=1
    person.crop.square.filled.and.at.rectangle: wr=.75
     b R 5 17 90 66 10
     d R 14 33 30 34 4
     ?o xf O 29 45 6
     ?o xf M19 67 C19 57 23 53 29 53 C35 53 39 57 39 67 Z
     ?f f O 29 45 6
     ?f f M19 67 C19 57 23 53 29 53 C35 53 39 57 39 67 Z
     e M56 40 H84 M56 52 H84 M56 64 H74 w=.85
    """
}
