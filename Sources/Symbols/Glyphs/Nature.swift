extension GlyphThemes {
  static let nature = """
    drop: enc=1.0
     b M50 9.5 C52 9.5 53.5 11 54.5 12.7 C62 24 79 47 79 63 C79 79 66 91 50 91 C34 91 21 79 21 63 C21 47 38 24 45.5 12.7 C46.5 11 48 9.5 50 9.5 Z
    bolt: enc=1.05
     b P 3 60 8.5 19.5 56 46.5 56 40 91.5 80.5 43.5 53.5 43.5
    sun.max: enc=1.05
     b O 50 50 18.5
     s M50 8.5 V17.5 M50 82.5 V91.5 M8.5 50 H17.5 M82.5 50 H91.5 M20.7 20.7 L27 27 M73 73 L79.3 79.3 M20.7 79.3 L27 73 M73 27 L79.3 20.7
    moon: enc=.98
     b M85.5 61.5 C79.5 64.5 73.5 66 67 66 C48.5 66 34.5 52 34.5 34 C34.5 27 36 20.5 39.5 14.5 C23 20 11.5 35 11.5 52.5 C11.5 73 28 89 48.5 89 C65.5 89 80 78 85.5 61.5 Z
    cloud: enc=1.05
     b M27 78.5 C15 78.5 7 70.5 7 60 C7 50 14 42.5 23.5 41.5 C25.5 28 36 19.5 49 19.5 C61.5 19.5 71 27 74 38.5 C85 38.5 93 47 93 58.5 C93 70 84.5 78.5 73 78.5 Z
    leaf: enc=1.05
     b M9.5 17.5 C9.5 14 13 12.5 15.5 15 C24 24.5 35 24 48 27 C70 31.5 82.5 42 82.5 59 C82.5 75 70.5 85 54.5 85 C28 85 9.5 58 9.5 17.5 Z
     e M30 46 C45 49 61 58 71 74 w=.95
     s M71.5 74.5 C77 81 83 86.5 91 88.5
    bolt.horizontal: in=o
     use bolt rot=90
    thermometer.medium thermometer: in=o wr=.6
     s M59 58 V19 C59 6.5 41 6.5 41 19 V58 C33 62 30 68 30 74 C30 84 39 92 50 92 C61 92 70 84 70 74 C70 68 67 62 59 58 Z
     s M50 74 h.01 w=2.56 wr=.8
     s M50 72 V34 w=.95
    cloud.rain:
     use cloud dy=-15
     s M34 74 L28 88 M52 74 L46 88 M70 74 L64 88 L=1
    cloud.sun:
     b D 36 37 15.5 0 360
     s M36 6 V11 M6 37 H11 M13.5 14.5 L17.5 18.5 M58.5 14.5 L54.5 18.5 M13.5 59.5 L17.5 55.5 L=1 w=.95
     use cloud_x scale=.72 dx=10 dy=14
    cloud_x: in=f
     x M27 78.5 C15 78.5 7 70.5 7 60 C7 50 14 42.5 23.5 41.5 C25.5 28 36 19.5 49 19.5 C61.5 19.5 71 27 74 38.5 C85 38.5 93 47 93 58.5 C93 70 84.5 78.5 73 78.5 Z
     use cloud
    flame:
     b M54 9 C56 27 82 37 82 62 C82 79 68 91 50 91 C32 91 18 79 18 62 C18 48 26 38 32 31 C34 38 36 43 41 46 C40 32 45 18 54 9 Z
     ?o s M50 91 C40 91 34 83 37 73 C39 67 44 64 47 57 C56 62 63 68 63 77 C63 86 57 91 50 91 w=.9
     ?f xf M50 87 C43 87 38.5 81 40.5 74 C42 69 46 66 48.5 61.5 C55 66 59.5 70.5 59.5 77 C59.5 83 56 87 50 87 Z
    pawprint: in=f
     b E 50 66 19 17
     b E 19 48 7 10
     b E 81 48 7 10
     b E 37 24 8 11
     b E 63 24 8 11
    sun.min:
     b O 50 50 15.5
     s M50 22 V24 M50 76 V78 M22 50 H24 M76 50 H78 M30.2 30.2 L31.6 31.6 M68.4 68.4 L69.8 69.8 M30.2 69.8 L31.6 68.4 M68.4 31.6 L69.8 30.2
    snowflake: in=o
     s M50 9 V91 M14.5 29.5 L85.5 70.5 M14.5 70.5 L85.5 29.5 w=.92
     s M38 14 L50 25 L62 14 M38 86 L50 75 L62 86 M13 46 L28.5 37.5 L25 20.5 M75 79.5 L71.5 62.5 L87 54 M13 54 L28.5 62.5 L25 79.5 M75 20.5 L71.5 37.5 L87 46 w=.92
    wind: in=o
     s M9 39 H57 C66 39 71 33 71 26.5 C71 20 66 15 59.5 15 C54 15 49 18.5 48 24 M9 53 H80 C87 53 91 48 91 42.5 C91 37 87 33 81.5 33 M9 67 H60 C67 67 71 71.5 71 77 C71 82.5 67 87 61 87 C56 87 52 84 51 79
    water.waves: in=o
     s M8 30 C18 21 26 21 36 30 C46 39 54 39 64 30 C74 21 82 21 92 30 M8 50 C18 41 26 41 36 50 C46 59 54 59 64 50 C74 41 82 41 92 50 M8 70 C18 61 26 61 36 70 C46 79 54 79 64 70 C74 61 82 61 92 70
    sunrise: wr=.8
     s M5 75 H95 M28 72 C28 58 37 49 50 49 C63 49 72 58 72 72 M14 44 L21 50 M86 44 L79 50
     s M50 38 V11 M38 22 L50 10 L62 22
     s M23 89 H77 L=1
    sunset: wr=.8
     s M5 75 H95 M28 72 C28 58 37 49 50 49 C63 49 72 58 72 72 M14 44 L21 50 M86 44 L79 50
     s M50 10 V37 M38 26 L50 38 L62 26
     s M23 89 H77 L=1
    moon.stars:
     b M76 66 C71 68.5 66 69.5 61 69.5 C45 69.5 33 57.5 33 42 C33 36 34.5 30.5 37.5 25.5 C23 30 12 43 12 58.5 C12 76 26 90 44 90 C58 90 71 80.5 76 66 Z
     f K 62 22 15 15 .18 L=1
     f K 82 46 10 10 .18 L=1
    moon.zzz:
     use moon scale=.86 dx=-6 dy=7
     s W 1 58 12 74 12 58 30 74 30 w=.85 L=1
     s W 1 80 32 92 32 80 46 92 46 w=.8 L=1
    umbrella: wr=.85
     b M50 15 C72 15 90 31 92 53 C84 46 74 46 67 53 C62 46 56 44 50 44 C44 44 38 46 33 53 C26 46 16 46 8 53 C10 31 28 15 50 15 Z
     s M50 9 V15 M50 46 V80 C50 92 33 92 32 80
    cloud.bolt:
     use cloud dy=-13 scale=.95
     s W 2 55 66 44 80 56 80 46 95 L=1
    cloud.snow:
     use cloud dy=-15
     s M30 76 h.1 M44 89 h.1 M50 76 h.1 M64 89 h.1 M70 76 h.1 M24 89 h.1 w=1.35 L=1
    cloud.fog:
     use cloud dy=-16
     s M18 77 H82 M30 91 H70 L=1
    cloud.drizzle:
     use cloud dy=-15
     s M34 75 L32 80 M52 75 L50 80 M70 75 L68 80 M43 87 L41 92 M61 87 L59 92 L=1
    cloud.heavyrain:
     use cloud dy=-15
     s M28 74 L20 92 M44 74 L36 92 M60 74 L52 92 M76 74 L68 92 L=1
    hare: enc=1
     b M92 52 C92 46 87 42 80 40 L60 13 C57 9 52 12 53 17 L57 34 L45 17 C42 13 37 16 39 21 L49 42 C28 40 10 52 8 66 C7 74 12 77 18 76 C16 80 18 84 23 84 H62 C66 84 66 79 62 78 L56 76 C68 74 74 68 76 61 H83 C88 61 92 57 92 52 Z
    tortoise:
     b M16 62 C18 40 32 28 50 28 C64 28 74 38 78 50 C78 44 82 40 87 41 C93 42 95 48 94 54 C93 62 86 66 78 66 H70 L73 76 H60 L57 67 H36 L33 76 H20 L23 66 Z
     e M33 52 H65 M49 30 V52 w=.8
    ant: in=o
     F E 50 26 9 8 w=.5
     F E 50 46 7 8 w=.5
     F E 50 72 11 15 w=.5
     s M41 44 L24 36 L18 24 M59 44 L76 36 L82 24 M42 51 L20 55 L10 68 M58 51 L80 55 L90 68 M42 62 L26 72 L22 88 M58 62 L74 72 L78 88 M45 18 L38 8 M55 18 L62 8 w=.85
    bird:
     b M92 30 L78 28 C74 20 66 16 58 18 C48 20 43 28 42 38 C30 44 16 54 6 68 C20 72 32 70 42 66 L38 84 H56 L60 72 C74 66 80 54 80 38 Z
    snow: in=o
     use snowflake
    sun.haze:
     use sun.max scale=.8 dy=-12
     xf M0 66 H100 V100 H0 Z
     s M10 74 H90 M24 89 H76 L=1
    sun.dust:
     use sun.max scale=.8 dy=-12
     xf M0 66 H100 V100 H0 Z
     s M16 76 h.01 M38 76 h.01 M62 76 h.01 M84 76 h.01 M27 90 h.01 M50 90 h.01 M73 90 h.01 w=1.3 L=1
    thermometer.sun: wr=.6
     use thermometer.medium scale=.9 dx=-16 dy=4
     s D 68 32 14 -130 100 L=1
     s M68 6 V9 M87 13 L85 15 M94 32 H91 M87 51 L85 49 L=1
    sun.rain cloud.sun.rain:
     use cloud.sun dy=-10 scale=.92
     s M44 76 L40 86 M58 76 L54 86 M72 76 L68 86 w=.95 L=1
    cloud.sun.bolt:
     use cloud.sun dy=-10 scale=.92
     s W 2 62 70 54 81 64 82 56 94 w=.9 L=1
    cloud.hail:
     use cloud dy=-15
     s M30 75 L28 80 M50 75 L48 80 M70 75 L68 80 L=1
     s M26 91 h.01 M46 91 h.01 M66 91 h.01 w=1.5 L=1
    cloud.sleet:
     use cloud.snow
    cloud.moon:
     use moon scale=.5 dx=-18 dy=-20
     use cloud_x scale=.72 dx=10 dy=14
    rainbow: in=o wr=.7
     s M8 78 V72 C8 46 26 26 50 26 C74 26 92 46 92 72 V78
     s M22 78 V72 C22 54 34 41 50 41 C66 41 78 54 78 72 V78 L=1
     s M36 78 V72 C36 62 42 56 50 56 C58 56 64 62 64 72 V78 L=2
    dog:
     b M26 14 C38 10 60 10 72 14 C80 16 88 22 92 34 C94 42 88 48 82 44 L78 40 V60 C78 78 66 90 50 90 C34 90 22 78 22 60 V40 L18 44 C12 48 6 42 8 34 C12 22 18 16 26 14 Z
     d E 38 48 4.5 6
     d E 62 48 4.5 6
     d P 4 42 64 58 64 50 74
    cat:
     b M18 12 L34 26 C44 22 56 22 66 26 L82 12 V54 C82 74 68 87 50 87 C32 87 18 74 18 54 Z
     d E 36 52 4.5 6
     d E 64 52 4.5 6
     e M45 66 L50 70 L55 66 w=.85
    fish:
     b M8 50 C20 30 42 24 60 36 C68 41 72 46 76 50 L92 34 V66 L76 50 C72 54 68 59 60 64 C42 76 20 70 8 50 Z
     d O 28 46 4.5
    ladybug: wr=.8
     b M50 24 C68 24 80 38 80 58 C80 78 68 90 50 90 C32 90 20 78 20 58 C20 38 32 24 50 24 Z
     e M50 26 V88 w=.9
     d O 36 50 5
     d O 64 50 5
     d O 37 70 5
     d O 63 70 5
     s M38 20 C40 10 60 10 62 20 M34 22 L22 12 M66 22 L78 12
    tree:
     b P 6 50 7 66 30 58 30 74 52 64 52 84 76 16 76 36 52 26 52 42 30 34 30
     s M50 76 V92
    carrot:
     b M58 34 C70 34 74 46 66 56 L22 88 C14 92 8 86 12 78 L44 34 C48 30 54 30 58 34 Z
     s M60 36 L88 12 M62 34 V12 M66 40 H90
    mountain.2:
     b P 5 4 82 34 24 50 52 62 34 96 82
    beach.umbrella:
     use umbrella rot=20
    teddybear:
     b M50 20 C70 20 84 34 84 54 C84 76 70 90 50 90 C30 90 16 76 16 54 C16 34 30 20 50 20 Z
     s D 24 24 13 100 350
     s D 76 24 13 190 440
     d E 38 50 4.5 6
     d E 62 50 4.5 6
     e M42 68 C46 73 54 73 58 68
    hurricane: in=o
     F O 50 50 10 w=.5
     s M50 28 C36 28 28 38 28 50 C28 62 38 72 50 72 C62 72 72 62 72 50 C72 38 62 28 50 28 Z M30 40 C30 22 46 10 66 10 M70 60 C70 78 54 90 34 90
    tornado: in=o
     s M10 18 H90 M20 36 H80 M34 54 H74 M42 72 H66 M46 90 H54
    leaf.arrow.triangle.circlepath leaf.arrow.circlepath: in=o
     s D 50 50 39 -150 -30
     s D 50 50 39 30 150
     use leaf scale=.5
    allergens: in=o
     b O 50 50 16
     s M50 34 V18 M50 66 V82 M34 50 H18 M66 50 H82 M50 13 h.01 M50 87 h.01 M13 50 h.01 M87 50 h.01 M24 24 L38 38 M76 24 L62 38 M24 76 L38 62 M76 76 L62 62 w=1
    laurel.leading: in=o
     s M66 88 C36 80 28 48 44 14
     F E 34 22 9 5 w=.3
     F E 26 42 10 5 w=.3
     F E 30 64 10 5 w=.3
     F E 46 82 10 5 w=.3
    laurel.trailing: in=o
     use laurel.leading flip=1
    sun.horizon: wr=.8
     s M5 72 H95 M26 69 C26 54 36 44 50 44 C64 44 74 54 74 69 M50 22 V30 M14 40 L21 46 M86 40 L79 46
     s M23 87 H77 L=1
    thermometer.high thermometer.low: in=o wr=.6
     use thermometer.medium
    thermometer.snowflake: wr=.6
     use thermometer.medium scale=.92 dx=-18 dy=2
     use snowflake scale=.4 dx=24 dy=-20 L=1 w=.9
    moonphase.last.quarter moonphase.first.quarter: in=o
     use circle.lefthalf.filled
    moonphase.new.moon: in=o
     s O 50 50 39.4
    moonphase.full.moon: in=f
     F O 50 50 39.4
    cloud.bolt.rain:
     use cloud.bolt
     s M32 74 L27 86 M74 74 L69 86 L=1
    humidity:
     use drop
    """
}
