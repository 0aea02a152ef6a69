extension GlyphThemes {
  static let sports = """
    gamecontroller:
     b M30 25 H70 C80 25 85 31 88 42 C92 56 95 66 95 73 C95 80 91 83 86 83 C80 83 76 79 73 75 C70 71 68 70 64 70 H36 C32 70 30 71 27 75 C24 79 20 83 14 83 C9 83 5 80 5 73 C5 66 8 56 12 42 C15 31 20 25 30 25 Z
     e M31 37 V55 M22 46 H40 w=.95
     d O 76 40.5 5
     d O 66 51 5
    trophy: in=f wr=.75 C=yellow
     b M28 12 H72 V36 C72 52 63 61 50 61 C37 61 28 52 28 36 Z
     s M28 20 H12 V27 C12 39 20 45 29 45 M72 20 H88 V27 C88 39 80 45 71 45
     s M50 61 V76
     F P 4 34 90 66 90 62 80 38 80 w=.5
    dice: wr=.7
     b R 12 12 76 76 16
     d O 33 33 6.5
     d O 67 33 6.5
     d O 50 50 6.5
     d O 33 67 6.5
     d O 67 67 6.5
    dumbbell: in=f
     b R 6 34 13 32 4
     b R 19 24 13 52 4
     b R 68 24 13 52 4
     b R 81 34 13 32 4
     s M34 50 H66
    puzzlepiece: in=f
     b M38 30 C32 10 62 10 56 30 H76 Q82 30 82 36 V50 C98 46 98 76 82 72 V84 Q82 90 76 90 H60 C64 72 36 72 40 90 H18 Q12 90 12 84 V68 C30 72 30 44 12 48 V36 Q12 30 18 30 Z
    birthday.cake: in=f wr=.8
     b R 10 52 80 36 8
     b P 6 18 52 18 36 82 36 82 52
     s M34 36 V26 M50 36 V26 M66 36 V26
     f E 34 15 3.5 5.5
     f E 50 15 3.5 5.5
     f E 66 15 3.5 5.5
     e M10 68 C18 76 26 76 34 68 C42 76 50 76 58 68 C66 76 74 76 90 68 w=.85
    party.popper: wr=.5
     b P 5 12 90 34 36 66 68
     s M52 30 C54 20 62 14 70 14 M72 50 C80 44 88 46 92 50 M78 27 h.01 M60 44 L82 20
    basketball: wr=.8
     b O 50 50 39.4
     e M50 10.6 V89.4 M10.6 50 H89.4 M24 20 C38 36 38 64 24 80 M76 20 C62 36 62 64 76 80 w=.9
    soccerball: in=o wr=.75
     b O 50 50 39.4
     d P 2 50 35 64.3 45.4 58.8 62.1 41.2 62.1 35.7 45.4
     e M50 35 V24 M38.9 13.7 L50 24 L61.1 13.7 M64.3 45.4 L74.7 42 M81.1 28.2 L74.7 42 L88 49.3 M58.8 62.1 L65.3 71 M80.3 72.9 L65.3 71 L62.4 85.9 M41.2 62.1 L34.7 71 M37.6 85.9 L34.7 71 L19.7 72.9 M35.7 45.4 L25.3 42 M12 49.3 L25.3 42 L18.9 28.2 w=.72
    puzzlepiece.extension: in=f
     b M34 32 V28 C34 10 58 10 58 28 V32 H76 Q82 32 82 38 V54 C97 52 97 78 82 76 V84 Q82 90 76 90 H16 Q10 90 10 84 V38 Q10 32 16 32 Z
    baseball: wr=.8
     b O 50 50 39.4
     e M26 20 C38 36 38 64 26 80 M74 20 C62 36 62 64 74 80 w=.9
    tennisball: wr=.8
     b O 50 50 39.4
     e M14 34 C40 36 60 22 66 14 M86 66 C60 64 40 78 34 86 w=.9
    football american.football:
     b M12 88 C8 60 20 34 42 20 C58 10 76 9 88 12 C92 40 80 66 58 80 C42 90 24 91 12 88 Z
     e M38 62 L62 38 M42 50 L50 58 M50 42 L58 50 w=.9
    medal: in=f wr=.8
     s M34 8 L44 34 M66 8 L56 34 M22 8 L36 40 M78 8 L64 40
     b O 50 64 26
     e S 50 64 5 13 6 2 1 0 w=.8
    balloon: in=f
     b M50 10 C68 10 80 22 80 40 C80 58 64 70 50 70 C36 70 20 58 20 40 C20 22 32 10 50 10 Z
     f P 2 50 69 58 79 42 79
     s M50 78 C44 84 56 88 50 94
     e M62 24 C67 27 70 32 70 38 w=.9
    balloon.2: in=f
     use balloon scale=.76 dx=-16 dy=6
     use balloon scale=.62 dx=24 dy=-10 L=1
    medal.star: in=f wr=.8
     use medal
    volleyball: in=o wr=.8
     b O 50 50 39.4
     e M50 50 C48 34 56 20 70 16 M50 50 C63 58 66 74 58 88 M50 50 C36 58 20 54 12 40 M30 17 C26 32 30 46 40 56 M89 46 C78 38 62 36 51 40 M26 82 C40 80 54 70 58 57 w=.9
    rugbyball american.football.professional: in=o wr=.8
     use football
    cricket.ball: in=o wr=.8
     b O 50 50 39.4
     e M34 14 C46 36 46 64 34 86 M50 11 C60 34 60 66 50 89 w=.85
    hockey.puck: in=f
     b M10 40 C10 30 28 24 50 24 C72 24 90 30 90 40 V60 C90 70 72 76 50 76 C28 76 10 70 10 60 Z
     e M10 40 C10 50 28 56 50 56 C72 56 90 50 90 40 w=.9
    tennis.racket: in=f
     s E 60 36 24 29
     s M46 60 L18 90 w=1.5
     s M42 30 H78 M42 44 H78 M52 12 V60 M66 12 V60 w=.55
    surfboard: in=f
     b M78 10 C60 14 22 48 14 84 C13 88 15 90 19 88 C52 76 88 38 90 20 C90 13 86 9 78 10 Z
     e M78 22 L30 72 w=.9
    skateboard: in=f
     s M8 32 C10 44 18 48 26 48 H74 C82 48 90 44 92 32 w=1.4
     s O 30 68 8
     s O 70 68 8
    skis snowboard: in=f
     s M30 8 L44 92 M70 8 L56 92 w=1.7
    sportscourt: in=f wr=.8
     b R 6 18 88 64 9
     e M50 18 V82 w=.9
     e O 50 50 12 w=.9
     e M6 36 H18 V64 H6 M94 36 H82 V64 H94 w=.9
    dpad: in=f
     b P 7 36 10 64 10 64 36 90 36 90 64 64 64 64 90 36 90 36 64 10 64 10 36 36 36
     d P 2 50 18 56 26 44 26
     d P 2 50 82 56 74 44 74
     d P 2 18 50 26 44 26 56
     d P 2 82 50 74 44 74 56
    arcade.stick: in=f
     s M50 34 V70
     b O 50 22 13
     b R 16 70 68 18 6
    arcade.stick.console: in=f wr=.85
     b R 8 50 84 36 9
     s M30 50 V30
     b O 30 20 10
     d O 58 64 4.4
     d O 72 64 4.4
     d O 65 76 4.4
    l.joystick r.joystick: in=f
     b O 50 50 39.4
     e O 50 50 22 w=.9
    die.face.1: in=f
     b R 13.4 13.4 73.2 73.2 15
     d O 50 50 7
    die.face.2: in=f
     b R 13.4 13.4 73.2 73.2 15
     d O 34 66 7
     d O 66 34 7
    die.face.3: in=f
     b R 13.4 13.4 73.2 73.2 15
     d O 31 69 7
     d O 50 50 7
     d O 69 31 7
    die.face.4: in=f
     b R 13.4 13.4 73.2 73.2 15
     d O 34 34 7
     d O 66 34 7
     d O 34 66 7
     d O 66 66 7
    die.face.5: in=f
     use die.face.4
     d O 50 50 7
    die.face.6: in=f
     b R 13.4 13.4 73.2 73.2 15
     d O 34 31 6.6
     d O 66 31 6.6
     d O 34 50 6.6
     d O 66 50 6.6
     d O 34 69 6.6
     d O 66 69 6.6
    crown: in=f C=yellow
     b P 5 14 80 7.5 28 30 46 50 15 70 46 92.5 28 86 80
    teddybear: in=f wr=.8
     b M20 40 C8 34 10 14 26 14 C32 14 36 17 38 21 C46 18 54 18 62 21 C64 17 68 14 74 14 C90 14 92 34 80 40 C83 45 84 50 84 56 C84 76 69 88 50 88 C31 88 16 76 16 56 C16 50 17 45 20 40 Z
     d O 37 48 4.5
     d O 63 48 4.5
     e E 50 66 14 11 w=.9
     d E 50 61 5 3.5
    fireworks: in=o
     s M50 50 h.01 w=1.4
     s M50 34 V20 M50 66 V80 M34 50 H20 M66 50 H80 M39 39 L29 29 M61 61 L71 71 M61 39 L71 29 M39 61 L29 71
     s M50 8 h.01 M50 92 h.01 M8 50 h.01 M92 50 h.01 M20 20 h.01 M80 80 h.01 M80 20 h.01 M20 80 h.01 w=1.1 L=1
    arcade.stick.and.arrow.left.and.arrow.right arcade.stick.and.arrow.left.and.arrow.right.outward: in=f
     use arcade.stick scale=.86 dy=6 wr=.6
     F P 1 7 26.5 23 16.5 23 36.5 w=.6 wr=.4 L=1
     F P 1 93 26.5 77 16.5 77 36.5 w=.6 wr=.4 L=1
    arcade.stick.and.arrow.up.and.arrow.down: in=f
     use arcade.stick scale=.86 dx=-10 dy=6 wr=.6
     F P 1 82 6 92 22 72 22 w=.6 wr=.4 L=1
     F P 1 82 55 92 39 72 39 w=.6 wr=.4 L=1
    arcade.stick.and.arrow.left: in=f
     use arcade.stick scale=.86 dx=6 dy=6 wr=.6
     F P 1 10 26.5 26 16.5 26 36.5 w=.6 wr=.4 L=1
    arcade.stick.and.arrow.right: in=f
     use arcade.stick scale=.86 dx=-6 dy=6 wr=.6
     F P 1 90 26.5 74 16.5 74 36.5 w=.6 wr=.4 L=1
    arcade.stick.and.arrow.up: in=f
     use arcade.stick scale=.86 dx=-10 dy=6 wr=.6
     F P 1 82 18 92 34 72 34 w=.6 wr=.4 L=1
    arcade.stick.and.arrow.down: in=f
     use arcade.stick scale=.86 dx=-10 dy=6 wr=.6
     F P 1 82 35 92 19 72 19 w=.6 wr=.4 L=1
    """
}
