extension GlyphThemes {
  static let weather = """
    drop: enc=1.0 C=cyan
     b M50 9.5 C52 9.5 53.5 11 54.5 12.7 C62 24 79 47 79 63 C79 79 66 91 50 91 C34 91 21 79 21 63 C21 47 38 24 45.5 12.7 C46.5 11 48 9.5 50 9.5 Z
    bolt: enc=1.05 C=yellow
     b P 3 60 8.5 19.5 56 46.5 56 40 91.5 80.5 43.5 53.5 43.5
    sun.max: enc=1.05 C=yellow wr=.75
     b O 50 50 18.5
     s M50 8.5 V17.5 M50 82.5 V91.5 M8.5 50 H17.5 M82.5 50 H91.5 M20.7 20.7 L27 27 M73 73 L79.3 79.3 M20.7 79.3 L27 73 M73 27 L79.3 20.7
    moon: enc=.98
     b M85.5 61.5 C79.5 64.5 73.5 66 67 66 C48.5 66 34.5 52 34.5 34 C34.5 27 36 20.5 39.5 14.5 C23 20 11.5 35 11.5 52.5 C11.5 73 28 89 48.5 89 C65.5 89 80 78 85.5 61.5 Z
    cloud: enc=1.05
     ?o use icloud
     ?f use icloud C=white
    bolt.horizontal: in=o
     use bolt rot=90
    thermometer.medium thermometer: in=o wr=.15
     s M59 58 V19 C59 6.5 41 6.5 41 19 V58 C33 62 30 68 30 74 C30 84 39 92 50 92 C61 92 70 84 70 74 C70 68 67 62 59 58 Z
     s M50 74 h.01 w=2.5 C=red
     s M50 72 V34 w=.8 C=red
    cloud.rain: wr=.6
     use cloud dy=-16 wr=.8
     s M34 76 L28 90 M52 76 L46 90 M70 76 L64 90 L=1 C=cyan
    cloud.sun:
     b D 36 37 15.5 0 360 wr=.35 L=1 C=yellow
     s M36 6 V11 M6 37 H11 M13.5 14.5 L17.5 18.5 M58.5 14.5 L54.5 18.5 M13.5 59.5 L17.5 55.5 L=1 w=.95 wr=.35 C=yellow
     use cloud_x scale=.72 dx=10 dy=14
    cloud_x: in=f
     x M27 78.5 C15 78.5 7 70.5 7 60 C7 50 14 42.5 23.5 41.5 C25.5 28 36 19.5 49 19.5 C61.5 19.5 71 27 74 38.5 C85 38.5 93 47 93 58.5 C93 70 84.5 78.5 73 78.5 Z
     use cloud
    sun.min: C=yellow wr=.4
     b O 50 50 15.5
     s M50 22 V24 M50 76 V78 M22 50 H24 M76 50 H78 M30.2 30.2 L31.6 31.6 M68.4 68.4 L69.8 69.8 M30.2 69.8 L31.6 68.4 M68.4 31.6 L69.8 30.2
    snowflake: in=o C=cyan wr=.25
     s M50 9 V91 M14.5 29.5 L85.5 70.5 M14.5 70.5 L85.5 29.5 w=.92
     s M39 13 L50 23 L61 13 M39 87 L50 77 L61 87 M12.5 47.5 L26.6 36.5 L23.5 19 M76.5 81 L73.4 63.5 L87.5 52.5 M12.5 52.5 L26.6 63.5 L23.5 81 M76.5 19 L73.4 36.5 L87.5 47.5 w=.86
    wind: in=o
     s M9 39 H57 C66 39 71 33 71 26.5 C71 20 66 15 59.5 15 C54 15 49 18.5 48 24 M9 53 H80 C87 53 91 48 91 42.5 C91 37 87 33 81.5 33 M9 67 H60 C67 67 71 71.5 71 77 C71 82.5 67 87 61 87 C56 87 52 84 51 79
    water.waves: in=o
     s M8 30 C18 21 26 21 36 30 C46 39 54 39 64 30 C74 21 82 21 92 30 M8 50 C18 41 26 41 36 50 C46 59 54 59 64 50 C74 41 82 41 92 50 M8 70 C18 61 26 61 36 70 C46 79 54 79 64 70 C74 61 82 61 92 70
    sunrise: wr=.8
     b M28 75 C26 60 36 49 50 49 C64 49 74 60 72 75 Z C=yellow
     s M14 44 L21 50 M86 44 L79 50 C=yellow
     s M5 75 H95 M50 38 V11 M38 22 L50 10 L62 22
     s M23 89 H77 L=1
    sunset: wr=.8
     b M28 75 C26 60 36 49 50 49 C64 49 74 60 72 75 Z C=yellow
     s M14 44 L21 50 M86 44 L79 50 C=yellow
     s M5 75 H95 M50 10 V37 M38 26 L50 38 L62 26
     s M23 89 H77 L=1
    moon.stars:
     b M76 66 C71 68.5 66 69.5 61 69.5 C45 69.5 33 57.5 33 42 C33 36 34.5 30.5 37.5 25.5 C23 30 12 43 12 58.5 C12 76 26 90 44 90 C58 90 71 80.5 76 66 Z
     f K 62 22 15 15 .18 L=1 C=yellow
     f K 82 46 10 10 .18 L=1 C=yellow
    moon.zzz: wr=.8
     use moon scale=.86 dx=-6 dy=7
     s W 1 58 12 74 12 58 30 74 30 w=.85 L=1
     s W 1 80 32 92 32 80 46 92 46 w=.8 L=1
    umbrella: wr=.85
     b M50 15 C72 15 90 31 92 53 C84 46 74 46 67 53 C62 46 56 44 50 44 C44 44 38 46 33 53 C26 46 16 46 8 53 C10 31 28 15 50 15 Z
     s M50 9 V15 M50 46 V80 C50 92 33 92 32 80
    cloud.bolt:
     use cloud dy=-13 scale=.95
     s W 2 55 66 44 80 56 80 46 95 L=1 C=yellow
    cloud.snow: wr=.3
     use cloud dy=-16 wr=.8
     s M30 78 h.1 M44 91 h.1 M50 78 h.1 M64 91 h.1 M70 78 h.1 M24 91 h.1 w=1.35 L=1 C=cyan
    cloud.fog:
     use cloud dy=-18
     s M18 77 H82 M30 92 H70 wr=.4 L=1
    cloud.drizzle: wr=.4
     use cloud dy=-16 wr=.8
     s M34 76 L32 81 M52 76 L50 81 M70 76 L68 81 M43 88 L41 93 M61 88 L59 93 L=1 C=cyan
    cloud.heavyrain: wr=.7
     use cloud dy=-15
     s M28 74 L20 92 M44 74 L36 92 M60 74 L52 92 M76 74 L68 92 L=1 C=cyan
    snow: in=o
     use snowflake
    sun.haze:
     use sun.max scale=.8 dy=-12 wr=.5
     xf M0 66 H100 V100 H0 Z
     s M10 74 H90 M24 89 H76 wr=.4 L=1
    sun.dust: wr=.5
     use sun.max scale=.8 dy=-12 wr=.5
     xf M0 66 H100 V100 H0 Z
     s M16 76 h.01 M38 76 h.01 M62 76 h.01 M84 76 h.01 M27 90 h.01 M50 90 h.01 M73 90 h.01 w=1.3 wr=.3 L=1
    thermometer.sun: wr=.5
     use thermometer.medium scale=.9 dx=-17 dy=4
     use sun.max scale=.46 dx=22 dy=-22 w=.8 wr=.2 L=1 C=yellow
    sun.rain cloud.sun.rain:
     use cloud.sun dy=-10 scale=.92
     s M44 76 L40 86 M58 76 L54 86 M72 76 L68 86 w=.95 L=2 C=cyan
    cloud.sun.bolt:
     use cloud.sun dy=-10 scale=.92
     s W 2 62 70 54 81 64 82 56 94 w=.9 L=2 C=yellow
    cloud.hail: wr=.4
     use cloud dy=-16 wr=.8
     s M30 76 L28 81 M50 76 L48 81 M70 76 L68 81 L=1 C=cyan
     s M26 92 h.01 M46 92 h.01 M66 92 h.01 w=1.4 L=1 C=cyan
    cloud.sleet: wr=.3
     use cloud dy=-16 wr=.8
     s M33 76 L27 90 M67 76 L61 90 L=1 C=cyan
     s M49 78 h.1 M44 92 h.1 w=1.35 L=1 C=cyan
     s M80 78 h.1 M75 92 h.1 w=1.35 L=1 C=cyan
    cloud.moon:
     use moon scale=.5 dx=-18 dy=-20 L=1
     use cloud_x scale=.72 dx=10 dy=14
    rainbow: in=o wr=.7
     s M8 78 V72 C8 46 26 26 50 26 C74 26 92 46 92 72 V78 C=red
     s M22 78 V72 C22 54 34 41 50 41 C66 41 78 54 78 72 V78 L=1 C=yellow
     s M36 78 V72 C36 62 42 56 50 56 C58 56 64 62 64 72 V78 L=2 C=blue
    hurricane: in=o C=gray wr=.6
     F O 50 50 10 w=.5
     s M50 28 C36 28 28 38 28 50 C28 62 38 72 50 72 C62 72 72 62 72 50 C72 38 62 28 50 28 Z M30 40 C30 22 46 10 66 10 M70 60 C70 78 54 90 34 90
    tornado: in=o C=gray
     s M14 16 H86 M20 32 H84 M32 48 H78 M44 64 H70 M50 80 H60 M52 92 h2
    sun.horizon: wr=.8
     b M26 72 C24 56 35 44 50 44 C65 44 76 56 74 72 Z C=yellow
     s M50 22 V30 M14 40 L21 46 M86 40 L79 46 C=yellow
     s M5 72 H95
     s M23 87 H77 L=1
    thermometer.high: in=o wr=.15
     s M59 58 V19 C59 6.5 41 6.5 41 19 V58 C33 62 30 68 30 74 C30 84 39 92 50 92 C61 92 70 84 70 74 C70 68 67 62 59 58 Z
     s M50 74 h.01 w=2.5 C=red
     s M50 72 V19 w=.8 C=red
    thermometer.snowflake: wr=.5
     use thermometer.medium scale=.92 dx=-18 dy=2
     use snowflake scale=.46 dx=23 dy=-21 L=1 w=.66 wr=.2
    moonphase.last.quarter: in=o
     use moonphase.first.quarter flip=1
    moonphase.new.moon: in=o
     s O 50 50 39.4
    moonphase.full.moon: in=f
     F O 50 50 39.4
    cloud.bolt.rain: wr=.5
     use cloud.bolt
     s M32 75 L27 87 M74 75 L69 87 L=2 C=cyan
    humidity: wr=.6
     b M36 12 C37.4 12 38.6 13 39.6 14.4 C46 24 60 44 60 58 C60 72 50 82 36 82 C22 82 12 72 12 58 C12 44 26 24 32.4 14.4 C33.4 13 34.6 12 36 12 Z C=cyan
     s M70 30 C76 22 82 38 90 30 M70 50 C76 42 82 58 90 50 M70 70 C76 62 82 78 90 70 L=1
    moonphase.first.quarter: in=o
     s O 50 50 39.4
     f M50 10.6 C71.8 10.6 89.4 28.2 89.4 50 C89.4 71.8 71.8 89.4 50 89.4 Z
    moonphase.waxing.crescent: in=o
     s O 50 50 39.4
     f M50 10.6 C71.8 10.6 89.4 28.2 89.4 50 C89.4 71.8 71.8 89.4 50 89.4 C64 80 70 66 70 50 C70 34 64 20 50 10.6 Z
    moonphase.waning.crescent: in=o
     use moonphase.waxing.crescent flip=1
    moonphase.waxing.gibbous: in=o
     s O 50 50 39.4
     f M50 10.6 C71.8 10.6 89.4 28.2 89.4 50 C89.4 71.8 71.8 89.4 50 89.4 C36 80 30 66 30 50 C30 34 36 20 50 10.6 Z
    moonphase.waning.gibbous: in=o
     use moonphase.waxing.gibbous flip=1
    moonrise: wr=.8
     use moon scale=.6 dy=-14
     s M8 84 H34 M66 84 H92 M38 84 L50 72 L62 84 L=1
    moonset: wr=.8
     use moon scale=.6 dy=-14
     s M8 84 H34 M66 84 H92 M38 74 L50 86 L62 74 L=1
    moon.haze: wr=.8
     use moon scale=.72 dy=-16
     s M18 77 H82 M30 91 H70 L=1
    moon.dust: wr=.8
     use moon scale=.72 dy=-16
     s M16 78 h.01 M38 78 h.01 M62 78 h.01 M84 78 h.01 M27 92 h.01 M50 92 h.01 M73 92 h.01 w=1.3 L=1
    cloud.moon.rain:
     use cloud.moon dy=-10 scale=.92
     s M44 76 L40 86 M58 76 L54 86 M72 76 L68 86 w=.95 L=2 C=cyan
    cloud.moon.bolt:
     use cloud.moon dy=-10 scale=.92
     s W 2 62 70 54 81 64 82 56 94 w=.9 L=2 C=yellow
    cloud.rainbow.half cloud.rainbow.crop: wr=.8
     s M34 50 C34 30 48 16 68 16 C80 16 90 22 94 30 M48 50 C48 38 56 30 68 30 C76 30 82 34 85 40 L=1
     use cloud_x scale=.66 dx=-12 dy=18
    smoke:
     use cloud scale=.86 dy=-16
     s M16 78 C24 70 32 70 40 78 C48 86 56 86 64 78 C70 72 78 72 84 78 M28 92 C36 86 42 86 48 92 L=1
    wind.snow: in=o
     use wind scale=.86 dy=-12
     use snowflake scale=.36 dx=0 dy=32 L=1
    sun.snow: wr=.8
     use sun.max scale=.66 dx=-14 dy=-14
     use snowflake scale=.46 dx=22 dy=22 L=1
    sun.and.horizon: wr=.8
     use sun.horizon
    snowflake.road.lane: in=f wr=.8
     use snowflake scale=.5 dx=-22 dy=-10
     s M70 10 V90 L=1
     s M38 76 L30 90 L=1
    tropicalstorm: in=o
     s O 50 50 15
     s M50 22 C62 10 76 10 88 12 C80 14 74 20 76 30 C84 52 72 74 50 78 C38 90 24 90 12 88 C20 86 26 80 24 70 C16 48 28 26 50 22 Z
    thermometer.low: in=o wr=.15
     s M59 58 V19 C59 6.5 41 6.5 41 19 V58 C33 62 30 68 30 74 C30 84 39 92 50 92 C61 92 70 84 70 74 C70 68 67 62 59 58 Z
     s M50 74 h.01 w=2.5 C=red
     s M50 72 V58 w=.8 C=red
    thermometer.variable thermometer.variable.and.figure: in=o wr=.6
     use thermometer.medium
     s M80 20 V44 M72 28 L80 20 L88 28 L=1
    thermometer.and.liquid.waves: in=o wr=.7
     use thermometer.medium scale=.8 dy=-8
     s M8 74 C16 66 22 66 30 74 M70 74 C78 66 84 66 92 74 M8 92 C16 84 24 84 34 92 C44 100 52 100 62 92 C72 84 80 84 92 92 w=.9 L=1
    drop.halffull: in=o
     s M50 9.5 C52 9.5 53.5 11 54.5 12.7 C62 24 79 47 79 63 C79 79 66 91 50 91 C34 91 21 79 21 63 C21 47 38 24 45.5 12.7 C46.5 11 48 9.5 50 9.5 Z
     f M25 54 H75 C78 58 78 61 78 63 C78 78 66 90 50 90 C34 90 22 78 22 63 C22 61 22 58 25 54 Z
    bolt.car: wr=.6
     use car scale=.86 dy=-10 wr=.7
     x P 3 55 57 36 77 47 77.5 45 95 64 75 53 74.5 w=.3
     f P 2 55 57 36 77 47 77.5 45 95 64 75 53 74.5
    umbrella.percent: wr=.85
     use umbrella scale=.84 dx=-6 dy=-6
     use percent scale=.34 dx=28 dy=26 L=1
    """
}
