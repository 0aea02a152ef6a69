extension GlyphThemes {
  static let charts = """
    gauge.with.needle: in=o
     s D 50 56 38 -215 35
     s M50 56 L70 34
     s M50 56 h.01 w=1.92 wr=.8
    gauge.with.dots.needle.bottom.50percent gauge speedometer gauge.medium: in=o wr=.8
     s O 50 50 39.4
     s M50 66 V38
     s M50 66 h.01 w=1.7
     s M24 60 h.01 M28 40 h.01 M50 25 h.01 M72 40 h.01 M76 60 h.01 w=1.05
    gauge.with.dots.needle.bottom.0percent gauge.low: in=o wr=.8
     s O 50 50 39.4
     s M50 64 L30 68
     s M50 64 h.01 w=1.7
     s M28 42 h.01 M40 28 h.01 M60 28 h.01 M72 42 h.01 M76 60 h.01 w=1.05
    gauge.with.dots.needle.bottom.100percent gauge.high: in=o wr=.8
     use gauge.with.dots.needle.bottom.0percent flip=1
    gauge.with.dots.needle.0percent: in=o wr=.8
     s O 50 50 39.4
     s M50 52 L30 70
     s M50 52 h.01 w=1.7
     s M22 50 h.01 M30 30 h.01 M50 22 h.01 M70 30 h.01 M78 50 h.01 M70 70 h.01 w=1.05
    gauge.with.dots.needle.100percent: in=o wr=.8
     use gauge.with.dots.needle.0percent flip=1
    gauge.with.dots.needle.33percent: in=o wr=.8
     s O 50 50 39.4
     s M50 52 L33 33
     s M50 52 h.01 w=1.7
     s M22 52 h.01 M50 22 h.01 M70 30 h.01 M78 52 h.01 M70 70 h.01 M30 70 h.01 w=1.05
    gauge.with.dots.needle.67percent: in=o wr=.8
     use gauge.with.dots.needle.33percent flip=1
    gauge.with.dots.needle.50percent: in=o wr=.8
     s O 50 50 39.4
     s M50 54 V28
     s M50 54 h.01 w=1.7
     s M22 52 h.01 M30 31 h.01 M70 31 h.01 M78 52 h.01 M70 70 h.01 M30 70 h.01 w=1.05
    gauge.open: in=o
     s D 50 53 40 -225 45
    cellularbars: in=o
     F R 9 66 11 22 3 w=.4 V=1
     F R 32.5 50 11 38 3 w=.4 V=2
     F R 56 32 11 56 3 w=.4 V=3
     F R 79.5 13 11 75 3 w=.4 V=4
    aqi.low: in=f
     f O 50 50 7
     f O 30 40 7
     f O 68 34 7
     f O 38 68 7
     f O 68 66 7
    aqi.medium: in=f
     use aqi.low
     f O 50 20 7 L=1
     f O 20 62 7 L=1
     f O 84 52 7 L=1
     f O 54 84 7 L=1
    aqi.high: in=f
     use aqi.medium
     f O 24 20 6 L=2
     f O 78 16 6 L=2
     f O 86 78 6 L=2
     f O 20 84 6 L=2
    graph.3d: in=o
     use move.3d
    list.bullet: in=o
     s M36 22 H89 M36 50 H89 M36 78 H89
     s M15 22 h.01 w=1.94 wr=.35
     s M15 50 h.01 w=1.94 wr=.35
     s M15 78 h.01 w=1.94 wr=.35
    checklist: in=o wr=.7
     s M42 25 H91 M42 50 H91 M42 75 H91
     s M9 25 L16 33 L29 15 M9 50 L16 58 L29 40 M9 75 L16 83 L29 65 w=.9
    list.number: in=o
     s M38 22 H90 M38 50 H90 M38 78 H90
     t "1" 15 22 23
     t "2" 15 50 23
     t "3" 15 78 23
    list.dash: in=o
     s M36 22 H89 M36 50 H89 M36 78 H89 M11 22 H19 M11 50 H19 M11 78 H19
    list.bullet.rectangle:
     b R 7 15 86 70 11
     e M41 34 H77 M41 50 H77 M41 66 H77 w=.85
     d O 25 34 4.6
     d O 25 50 4.6
     d O 25 66 4.6
    list.bullet.below.rectangle: wr=.6
     b R 8 10 84 36 9
     s M34 62 H90 M34 84 H90 w=.95
     s M14 62 h.01 M14 84 h.01 w=1.5
    list.bullet.rectangle.portrait:
     b R 17 7 66 86 11
     e M47 31 H68 M47 50 H68 M47 69 H68 w=.85
     d O 32 31 4.4
     d O 32 50 4.4
     d O 32 69 4.4
    list.dash.header.rectangle: wr=.6
     b R 10 10 80 80 12
     e M10 30 H90 M26 48 H30 M26 64 H30 M42 48 H74 M42 64 H74 w=.85
    list.bullet.indent: in=o
     s M36 22 H89 M52 50 H89 M52 78 H89
     s M15 22 h.01 M31 50 h.01 M31 78 h.01 w=1.9 wr=.35
    chart.bar: enc=1 wr=.5
     b R 9 52 18 35 4 V=1
     b R 41 12 18 75 4 V=2
     b R 73 32 18 55 4 V=3
    tablecells table: in=o wr=.4
     b R 8 15 84 70 10
     ?o f M8 33 V25 Q8 15 18 15 H82 Q92 15 92 25 V33 Z
     e M8 34 H92 M8 51 H92 M8 68 H92 M36 34 V85 M64 34 V85 w=.85
    chart.line.uptrend.xyaxis: in=o
     s M11 11 V81 Q11 89 19 89 H90 M25 70 L45 48 L58 60 L84 28 M66 26 H86 V46
    chart.pie:
     b M47 19 V53 H81 C81 73 66 89 46 89 C26 89 11 74 11 54 C11 35 27 19 47 19 Z
     s M60 11 C76 11 89 24 89 40 H60 Z L=1
    chart.bar.xaxis: in=o wr=.8
     s M7 89 H93
     F P 3 17 50 27 50 27 72 17 72
     F P 3 45 14 55 14 55 72 45 72
     F P 3 73 33 83 33 83 72 73 72
    chart.dots.scatter: in=o
     s M11 11 V81 Q11 89 19 89 H90
     s M34 66 h.01 M50 44 h.01 M70 60 h.01 M80 28 h.01 w=1.7
    chart.bar.doc.horizontal:
     b R 17 7 66 86 11
     e M32 28 H52 M32 44 H66 M32 60 H46 M32 76 H60 w=1.1
    chart.line.downtrend.xyaxis: in=o
     s M11 11 V81 Q11 89 19 89 H90 M25 24 L45 46 L58 34 L84 66 M66 68 H86 V48
    chart.xyaxis.line: in=o
     s M11 11 V81 Q11 89 19 89 H90 M24 66 L42 44 L58 58 L86 22
    flowchart: wr=.8
     b R 34 8 32 22 5
     b R 8 66 28 24 5
     b R 64 66 28 24 5
     s M50 30 V48 M22 66 V48 H78 V66 w=.95
    chart.line.flattrend.xyaxis: in=o
     s M11 11 V81 Q11 89 19 89 H90 M26 46 H84 M70 31 L85 46 L70 61
    chart.bar.xaxis.ascending: in=f wr=.8
     s M7 90 H93
     b R 14 56 14 22 3
     b R 43 38 14 40 3
     b R 72 16 14 62 3
    chart.bar.xaxis.descending: in=f wr=.8
     use chart.bar.xaxis.ascending flip=1
    chart.bar.yaxis: in=f wr=.8
     s M10 7 V93
     b R 22 14 40 14 3
     b R 22 43 62 14 3
     b R 22 72 26 14 3
    chart.bar.horizontal.page: in=f
     use doc
     d R 32 46 24 7 2
     d R 32 60 36 7 2
     d R 32 74 14 7 2
    graph.2d: in=o
     s M14 10 V78 Q14 86 22 86 H92 M14 60 C34 60 36 26 52 26 C68 26 66 62 90 62
    list.triangle: in=o
     s M36 22 H89 M36 50 H89 M36 78 H89
     f P 2 10 15 22 22 10 29
     f P 2 10 43 22 50 10 57
     f P 2 10 71 22 78 10 85
    list.star: in=o
     s M40 24 H90 M40 50 H90 M40 76 H90
     f S 19 24 5 13 5.6 1 1 0
     s M16 50 h.01 M16 76 h.01 w=1.7
    list.bullet.clipboard: wr=.75
     use clipboard
     d O 33 44 4.2
     d O 33 59 4.2
     d O 33 74 4.2
     e M46 44 H68 M46 59 H68 M46 74 H62 w=.85
    list.clipboard: wr=.75
     use clipboard
     e M33 44 H67 M33 59 H67 M33 74 H54 w=.85
    chart.line.text.clipboard: wr=.75
     use clipboard
     e W 2 32 56 42 44 52 52 67 36 w=.85
     e M33 70 H67 M33 81 H54 w=.8
    checklist.unchecked: in=o
     s M42 25 H91 M42 50 H91 M42 75 H91
     s O 18 25 7 w=.85
     s O 18 50 7 w=.85
     s O 18 75 7 w=.85
    checklist.checked: in=o
     use checklist
    list.and.film: in=o wr=.8
     s M10 22 H46 M10 44 H38 M10 66 H38
     s R 52 34 40 50 6 w=.9
     s M62 34 V84 M82 34 V84 w=.7
    """
}
