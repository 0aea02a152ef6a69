extension GlyphThemes {
  static let figures = """
    figure.stand figure: in=o
     j 50 56 0 -5 0 5 0 0 0 0 0 1 9
    figure.wave: in=o
     j 50 56 0 -5 0 118 165 0 0 0 0 1 9
    figure.arms.open: in=o
     j 50 56 0 -74 -82 74 82 0 0 0 0 1 9
    figure.2.arms.open: in=o
     use figure.arms.open scale=.7 dx=-20
     use figure.arms.open scale=.7 dx=20 L=1
    figure.2.and.child.holdinghands: in=o
     j 24 48 0 -5 0 32 20 0 0 0 0 .86 8
     j 76 48 0 -32 -20 5 0 0 0 0 0 .86 8
     j 50 66 0 -52 -50 52 50 0 0 0 0 .55 8
    figure.and.child.holdinghands: in=o
     j 32 56 0 -5 0 36 28 0 0 0 0 1 9
     j 72 69 0 -60 -40 6 0 0 0 0 0 .6 9
    figure.walk: in=o enc=1.05
     j 47.5 54 8 -55 -15 35 70 38 10 -20 -42
    figure.walk.motion: in=o
     use figure.walk dx=8
     s M6 40 H20 M10 55 H24 M4 70 H16 L=1
    figure.run: in=o
     j 46 52 20 -75 -10 45 115 62 -12 -10 -80
    figure.walk.diamond: in=o
     use in.diamond
     use figure.walk scale=.5 w=.8
    figure.roll: in=o
     s O 40 68 21
     s M47 14 h.01 w=2.3
     s W 5 44 30 44 52 64 54 72 78 84 78 w=1.2
     s W 4 44 36 62 42 w=1.05
    figure.roll.runningpace: in=o
     s O 42 70 19
     s M66 18 h.01 w=2.3
     s W 5 56 34 44 54 64 56 76 78 88 78 w=1.2
     s W 4 56 36 46 48 30 46 w=1.05
    figure.dress.line.vertical.figure figure.stand.dress.line.vertical.figure: in=o
     use figure.stand.dress scale=.85 dx=-27
     s M50 10 V90 L=1
     use figure.stand scale=.85 dx=27
    figure.stand.dress: in=o
     j 50 56 0 -22 -14 22 14 0 0 0 0 1 8
     F P 4 45 36 55 36 67 68 33 68 w=.5
    figure.stand.line.dotted.figure.stand: in=o
     use figure.stand scale=.9 dx=-30
     use figure.stand scale=.9 dx=30
     s M42 50 h.01 M50 50 h.01 M58 50 h.01 w=.9 wr=0 L=1
    figure.fall: in=o
     j 40 60 -42 -150 170 -60 -110 95 60 55 -20
    figure.american.football: in=o
     j 44 55 28 60 130 -30 30 68 -5 -20 -70
     F E 82 34 8 5 w=.3
    figure.archery: in=o
     j 40 55 0 92 92 75 -75 18 4 -18 -6
     s D 52 34 27 -70 70 w=.9 L=1
    figure.australian.football: in=o
     j 42 52 -14 -70 -120 60 20 78 70 -8 -14
     F E 84 56 7 5 w=.3
    figure.badminton: in=o
     j 42 56 6 -60 -110 128 150 45 -5 -28 -50
     s E 80 16 8 11 w=.8 L=1
     s M76 26 L71 35 w=.9 L=1
    figure.barre: in=o
     j 40 52 0 82 84 -150 170 4 0 70 74
     s M86 44 V91 w=.9 L=1
    figure.baseball: in=o
     j 42 56 10 70 110 60 125 45 0 -30 -28
     s M70 32 L88 8 w=1.1 L=1
    figure.basketball: in=o
     j 42 55 8 -50 -20 128 165 45 0 -22 -48
     F O 84 12 7 w=.3 L=1
    figure.bowling: in=o
     j 40 52 40 20 60 -110 -95 50 -10 -30 -62
     F O 80 84 8 w=.3 L=1
    figure.boxing: in=o
     j 42 56 8 40 110 92 92 40 -4 -30 -24
    figure.climbing: in=o
     j 42 58 10 130 165 60 120 80 -10 -20 10
     s M86 8 V92 w=.9 L=1
    figure.cooldown: in=o
     j 50 57 0 -150 158 150 -158 -6 0 6 0 1 8
    figure.core.training: in=o
     j 52 74 -66 -10 -6 20 -4 100 30 104 20 1
     s M8 92 H92 w=.8 L=1
    figure.cricket: in=o
     j 42 54 14 40 30 50 20 34 -4 -26 -24
     s M62 56 L78 86 w=1.3 L=1
    figure.skiing.crosscountry: in=o
     j 44 52 16 72 40 -40 -70 40 0 -30 -42
     s M8 92 H92 w=.8 L=1
     s M72 40 L66 88 M24 54 L10 88 w=.7 L=1
    figure.cross.training: in=o
     j 50 57 0 -110 -175 110 175 -24 12 24 -12 1 9
    figure.curling: in=o
     j 36 62 50 80 60 -20 30 78 -10 -40 -92
     F E 84 84 9 5 w=.3 L=1
    figure.dance: in=o
     j 48 53 -8 -110 -170 80 150 8 2 62 -40
    figure.disc.sports: in=o
     j 42 54 14 70 100 -70 -110 42 0 -28 -40
     F E 86 36 8 3 w=.3 L=1
    figure.elliptical: in=o
     j 40 54 12 70 60 20 80 40 10 -10 -34
     s M76 34 V82 M12 88 H88 M30 92 L78 80 w=.8 L=1
    figure.equestrian.sports: in=o wr=.25
     j 43 46 4 45 80 25 75 45 -5 38 -10 .66
     s M29 62 H57 w=2.5 L=1
     s W 5 57 59 69 43 80 41 89 51 w=1.5 L=1
     s M24 60 C17 60 13 66 12 75 w=1 L=1
     s W 3 27 64 21 77 27 91 w=1.15 L=1
     s W 3 33 66 38 78 34 91 w=1.15 L=1
     s W 3 55 66 49 78 53 91 w=1.15 L=1
     s W 3 60 63 75 70 71 84 w=1.15 L=1
    figure.fencing: in=o
     j 38 54 10 80 92 -60 -130 66 4 -26 -40
     s M68 34 L96 28 w=.7 L=1
    figure.fishing: in=o
     j 36 54 0 60 110 40 80 10 0 -8 0
     s M60 30 L90 12 V60 w=.7 L=1
    figure.flexibility: in=o
     j 34 70 30 80 90 70 80 88 88 80 86
    figure.strengthtraining.functional: in=o
     j 46 60 20 70 130 50 120 70 -20 -40 10
     s M58 28 H84 w=1.6 L=1
    figure.golf: in=o
     j 44 54 16 40 10 24 -6 14 4 -14 -6
     s M56 62 L80 88 H88 w=.8 L=1
    figure.gymnastics: in=o
     j 50 58 -70 -100 -60 -80 -40 90 92 -10 0
    figure.hand.cycling: in=o
     j 34 60 10 60 100 40 80 84 60 70 50
     s O 76 66 18 w=.8 L=1
    figure.handball: in=o
     j 42 54 14 -60 -20 140 110 62 0 -14 -66
     F O 88 18 6.5 w=.3 L=1
    figure.highintensity.intervaltraining: in=o
     j 46 56 14 120 165 -70 -20 78 -4 -14 -44
    figure.hiking: in=o
     j 44 54 10 60 85 -30 20 40 2 -20 -42
     s M76 44 V91 w=.8 L=1
     s M27 32 L34 52 w=1.7 L=1
    figure.hockey: in=o
     j 42 54 22 60 30 50 10 48 -6 -26 -44
     s M62 56 L82 88 H92 w=.9 L=1
    figure.hunting: in=o
     j 40 54 4 80 100 60 110 14 2 -16 -6
     s M52 34 L90 26 w=.9 L=1
    figure.indoor.cycle: in=o
     j 38 46 30 60 70 50 60 62 -6 30 4 .92
     s O 66 78 14 w=.8 L=1
     s M16 92 H88 w=.8 L=1
    figure.jumprope: in=o
     j 50 52 0 -30 -80 30 80 -6 4 6 -4 .88 8
     s M18 58 C4 78 28 96 50 96 C72 96 96 78 82 58 w=.7 wr=.4 L=1
    figure.kickboxing: in=o
     j 40 54 -12 50 120 -40 40 88 92 -6 -4
    figure.lacrosse: in=o
     j 42 54 14 70 120 50 110 44 -4 -28 -44
     s M70 34 L84 16 w=.9 L=1
     s E 88 11 5 6 w=.8 L=1
    figure.martial.arts: in=o
     j 40 54 -26 -60 -120 60 130 100 104 -4 -2
    figure.mind.and.body: in=o
     j 50 66 0 -28 -50 28 50 -76 80 76 -80 1.1 8
    figure.mixed.cardio: in=o
     j 46 54 10 -60 -120 70 130 60 -20 -20 -50
    figure.open.water.swim: in=o
     j 46 56 62 110 80 60 110 -70 -80 -82 -84 .86
     s M6 76 C16 68 24 68 34 76 C44 84 52 84 62 76 C72 68 80 68 92 76 w=.9 L=1
    figure.outdoor.cycle: in=o
     s O 22 72 16 w=.85 L=1
     s O 78 72 16 w=.85 L=1
     j 40 44 42 50 80 40 70 50 -10 30 10 .78
    figure.pickleball: in=o
     j 42 54 10 -60 -110 80 60 46 0 -26 -44
     F O 82 50 7 w=.4 L=1
    figure.pilates: in=o
     j 42 78 -62 60 60 50 50 120 120 114 116 .95
    figure.play: in=o
     j 48 56 -6 -120 -160 110 165 50 -20 -16 -30 1 7
    figure.pool.swim: in=o
     j 46 56 62 110 80 60 110 -70 -80 -82 -84 .86
     s M6 76 C16 68 24 68 34 76 C44 84 52 84 62 76 C72 68 80 68 92 76 w=.9 L=1
     s M6 92 C16 84 24 84 34 92 C44 100 52 100 62 92 C72 84 80 84 92 92 w=.9 L=1
    figure.racquetball: in=o
     j 42 56 10 -60 -120 110 130 50 -6 -26 -46
     s E 82 20 8 10 w=.8 L=1
    figure.rolling: in=o
     j 42 60 60 40 -20 60 0 80 -60 60 -70
    figure.rower: in=o
     j 34 70 -14 70 82 62 78 100 70 96 66
     s M62 56 H90 M10 88 H90 w=.8 L=1
    figure.rugby: in=o
     j 44 54 24 50 120 -40 20 64 -6 -16 -66
     F E 72 40 7 5 w=.3 L=1
    figure.sailing: in=o
     j 36 52 -36 60 50 50 40 50 20 40 14 .8
     s M70 12 V76 M70 16 L92 62 H70 M10 84 H90 w=.85 L=1
    figure.skateboarding: in=o
     j 44 52 8 -60 -80 70 60 40 -14 -24 14 .94
     s M14 88 H82 w=.95 L=1
     s M26 95 h.01 M70 95 h.01 w=1.1 L=1
    figure.skating figure.ice.skating: in=o
     j 46 52 24 -70 -90 70 60 30 4 -50 -76
    figure.skiing.downhill: in=o
     j 40 54 34 50 80 30 70 66 -14 56 -20
     s M10 78 L90 96 w=.9 L=1
     s M64 44 L44 82 w=.7 L=1
    figure.snowboarding: in=o
     j 44 52 14 -70 -80 80 60 44 -10 -14 20 .94
     s M14 82 L80 94 w=1.1 L=1
    figure.indoor.soccer figure.outdoor.soccer: in=o
     j 42 53 -10 -70 -100 70 60 78 60 -8 -10
     F O 86 80 7 w=.3 L=1
    figure.socialdance: in=o
     j 33 56 2 60 120 30 60 -3 0 3 0 1 6
     j 67 56 -2 -30 -60 -60 -120 -3 0 3 0 1 6
    figure.softball: in=o
     j 42 54 10 -50 -10 150 120 52 0 -22 -46
     F O 84 14 5.5 w=.3 L=1
    figure.squash: in=o
     j 42 58 26 -70 -110 74 50 72 -4 -30 -70
     s E 84 52 8 10 w=.8 L=1
    figure.stairs: in=o
     j 40 46 8 -40 20 50 90 64 -4 -14 -20 .9
     s M14 91 H34 V79 H54 V67 H74 V55 H92 w=.9 L=1
    figure.step.training: in=o
     j 42 48 4 -50 30 50 100 60 -4 -6 -6 .9
     s M12 91 H50 V76 H90 w=.9 L=1
    figure.strengthtraining.traditional: in=o
     j 50 60 0 -115 -175 115 175 -8 0 8 0 1 8
     s M10 13 H90 w=1 L=1
     s M15 5 V21 M85 5 V21 w=1.4 L=1
    figure.surfing: in=o
     j 44 54 14 -70 -80 80 70 46 -12 -20 10 .94
     s M10 88 C30 96 60 96 92 80 w=1.1 L=1
    figure.table.tennis: in=o
     j 36 52 16 50 100 -50 10 34 0 -24 -34
     s M60 62 H92 M76 62 V91 w=.85 L=1
     F O 66 26 6 w=.4 L=1
    figure.taichi: in=o
     j 46 54 0 -70 -40 80 120 40 -10 -30 -10
    figure.tennis: in=o
     j 42 56 10 -60 -120 124 140 50 -6 -26 -46
     s E 83 12 8 10 w=.8 L=1
    figure.track.and.field: in=o
     j 46 50 24 -80 -20 50 120 84 -10 -20 -86
    figure.volleyball: in=o
     j 44 55 -6 150 170 120 165 40 0 -22 -46
     F O 76 8 6.5 w=.3 L=1
    figure.water.fitness: in=o
     j 50 58 0 -110 -150 110 150 0 0 0 0 .9 9
     x M0 68 H100 V120 H0 Z w=.1
     s M6 74 C16 66 24 66 34 74 C44 82 52 82 62 74 C72 66 80 66 92 74 M6 90 C16 82 24 82 34 90 C44 98 52 98 62 90 C72 82 80 82 92 90 w=.9 L=1
    figure.waterpolo: in=o
     j 44 62 0 -80 -100 128 165 0 0 0 0 .9 8
     x M0 68 H100 V120 H0 Z w=.1
     s M6 74 C16 66 24 66 34 74 C44 82 52 82 62 74 C72 66 80 66 92 74 w=.9 L=1
     F O 76 12 6.5 w=.3 L=1
    figure.wrestling: in=o
     j 34 58 40 60 80 40 70 50 -14 -30 -44 .9
     j 70 58 -40 -60 -80 -40 -70 -50 14 30 44 .9
    figure.yoga: in=o
     j 50 54 0 -150 155 150 -155 0 0 82 -60 1 7
    figure.child: in=o
     j 50 60 0 -14 0 14 0 0 0 0 0 .82 9
    figure.seated.side figure.seated.side.right: in=o
     j 42 60 0 20 70 16 66 88 4 86 2
    figure.seated.side.left: in=o
     use figure.seated.side flip=1
    figure.2: in=o
     use figure.stand scale=.86 dx=-18
     use figure.stand scale=.86 dx=18 L=1
    figure.field.hockey figure.ice.hockey: in=o
     use figure.hockey
    figure.indoor.rowing figure.outdoor.rowing: in=o
     use figure.rower
    figure.run.treadmill: in=o
     use figure.run scale=.84 dy=-6
     s M10 92 H78 L90 40 H80 w=.85 L=1
    figure.walk.treadmill: in=o
     use figure.walk scale=.84 dx=-6 dy=-6
     s M10 92 H78 L90 40 H80 w=.85 L=1
    figure.stair.stepper: in=o
     use figure.stairs
    figure.walk.suitcase.rolling: in=o
     use figure.walk dx=-10
     s R 70 62 20 26 4 w=.9 L=1
     s M80 62 V42 L=1
    figure.seated.seatbelt: in=o
     use figure.seated.side
     s M30 36 L52 58 w=.8 L=1
    """
}
