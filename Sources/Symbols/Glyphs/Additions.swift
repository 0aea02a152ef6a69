extension GlyphThemes {
  static let additions = """
    with.arrowtriangle.up: room=.82 roomdy=10
     F P 1 50 8 61 24 39 24 w=.5 wr=.5
    with.arrowtriangle.down: room=.82 roomdy=10
     F P 1 50 26 39 10 61 10 w=.5 wr=.5
    with.arrowtriangle.up.arrowtriangle.down: room=.82 roomdy=10 flip=0
     F P 1 36 8 47 24 25 24 w=.5 wr=.5
     F P 1 64 26 53 10 75 10 w=.5 wr=.5
    with.arrowtriangle.left: room=.8 roomdx=9 flip=0
     F P 1 3 50 17 39 17 61 w=.5 wr=.5
    with.arrowtriangle.right: room=.8 roomdx=-9 flip=0
     F P 1 97 50 83 39 83 61 w=.5 wr=.5
    with.arrow.forward: room=.72 roomdx=-13
     s M72 50 H95 M85 40 L95 50 L85 60 w=.95 wr=.6
    with.arrow.left.and.right: room=.82 roomdy=-8
     s M24 87 H76 M33 78 L24 87 L33 96 M67 78 L76 87 L67 96 w=.9 wr=.5
    with.air.circulate: room=.82 roomdy=10
     s M30 27 C32 8 66 6 72 22 M60 18 L72 24 L78 12 w=.9 wr=.5
    with.air.fresh: room=.82 roomdy=10
     s M92 8 C74 8 62 13 56 28 M69 28 L55 30 L52 16 w=.9 wr=.5
    with.front.open with.front.open.crop: room=.82 roomdy=10
     s M68 44 L93 20 w=.95 wr=.6
    with.rear.open with.rear.open.crop: room=.82 roomdy=10
     s M24 44 L7 20 w=.95 wr=.6
    with.hill.up: room=.76 roomdy=-10
     s M7 93 L93 73 w=.95 wr=.6
    with.hill.down: room=.76 roomdy=-10
     s M7 73 L93 93 w=.95 wr=.6
    with.hill.descent.control: room=.7 roomdy=-2
     s M7 75 L93 93 w=.95 wr=.6
     F P 1 50 20 40 6 60 6 w=.5 wr=.5
    with.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle: room=.66 roomdx=10
     s M7 73 L93 93 w=.95 wr=.6
     use gauge.open scale=.34 dx=-30 dy=-30 wr=.4
     s M20 20 L13 15 w=.8 wr=.3
    with.roof.cargo.carrier: room=.84 roomdy=11
     b R 24 14 40 17 7 wr=.6
     s M30 32 V40 M58 32 V40 w=.8 wr=.5
    with.rear.tow.hitch: room=.84 roomdx=7
     s M16 67 H5 V58 w=.9 wr=.5
     f O 5 51 5
    with.rear.crop.trunk.partition: room=1
     s M26 30 V62 w=.8 wr=.5
    with.sensor.tag.radiowaves.left.and.right: room=.62
     s D 50 50 36 -34 34 D 50 50 36 146 214 D 50 50 49 -34 34 D 50 50 49 146 214 w=.9 wr=.5
    with.radiowaves.forward: room=.8 roomdx=-12
     s D 46 50 36 -32 32 D 46 50 49 -32 32 w=.9 wr=.6
    with.fan: room=.86 roomdx=9
     use fan scale=.4 dx=-29 dy=-24 w=.8 wr=.4
    with.massage: room=.86 roomdx=9
     s M12 12 C20 20 6 28 14 38 M27 12 C35 20 21 28 29 38 w=.85 wr=.5
    with.up.and.down: room=.86 roomdx=9
     s M19 10 V50 M10 19 L19 10 L28 19 M10 41 L19 50 L28 41 w=.85 wr=.5
    with.backrest.up.and.down: room=.86 roomdx=9
     s M31 8 L13 48 M18.5 13.5 L31 8 L36 20.5 M8 35.5 L13 48 L25.5 42.5 w=.85 wr=.5
    with.forward.and.backward: room=.82 roomdy=-8
     s M24 91 H76 M33 82 L24 91 L33 100 M67 82 L76 91 L67 100 w=.9 wr=.5
    with.tilt.left: room=.8 roomdx=9 flip=0
     F P 1 1 50 13 40 13 60 w=.5 wr=.5
    with.tilt.right: room=.8 roomdx=-9 flip=0
     F P 1 99 50 87 40 87 60 w=.5 wr=.5
    with.tilt.up: room=.8 roomdy=9
     F P 1 50 1 40 13 60 13 w=.5 wr=.5
    with.tilt.down: room=.8 roomdy=-9
     F P 1 50 99 40 87 60 87 w=.5 wr=.5
    with.press.down with.down with.top.press: room=.8 roomdy=9
     F P 1 50 13 40 1 60 1 w=.5 wr=.5
    with.left.press: room=.8 roomdx=9 flip=0
     F P 1 24 50 12 40 12 60 w=.5 wr=.5
    with.right.press: room=.8 roomdx=-9 flip=0
     F P 1 76 50 88 40 88 60 w=.5 wr=.5
    with.sizes: room=.62 roomdx=-13 roomdy=14
     s M55 14 H84 V43 M84 14 L66 32 w=.95 wr=.6
    with.tip: room=1
     s M8 92 H30 w=.9
    with.doubletap: room=.82 roomdx=6 roomdy=-6
     s M8 66 C8 80 16 90 30 92 M8 84 C9 89 12 92 16 93 w=.85 wr=.5
    with.squeeze: room=.82
     s M22 18 L38 34 M38 22 V34 H26 M78 82 L62 66 M62 78 V66 H74 w=.85 wr=.5
    with.hover: room=.82 roomdx=8 roomdy=-8
     s M10 92 h.01 M24 92 h.01 M38 92 h.01 w=1.2 wr=.3
    with.waves.up: room=.8 roomdy=11
     s D 50 44 22 -140 -40 D 50 44 35 -136 -44 w=.9 wr=.5
    with.waves.down: room=.8 roomdy=-11
     s D 50 58 26 40 140 D 50 58 38 44 136 w=.9 wr=.5
    with.waves.left.and.right.and.up: room=.62 roomdy=12
     s D 50 58 40 -116 -64 D 50 58 52 -112 -68 D 50 62 42 -25 15 D 50 62 42 165 205 w=.9 wr=.5
    with.and.tire.marks with.and.tire.marks.off: room=.74 roomdy=-13
     s M29 77 C20 84 38 89 29 97 M71 77 C62 84 80 89 71 97 w=.9 wr=.5
    with.hazardsign: room=.84 roomdy=-8
     x P 4 50 55 74 95 26 95 w=.2
     b P 4 50 59 70 92 30 92 w=.9 wr=.4
    with.road.lane with.road.lane.off: room=.66 roomdy=-8
     s M17 60 L7 93 M83 60 L93 93 w=.95 wr=.6
    with.road.lane.dashed: room=.66 roomdy=-8
     s M17 58 L14 68 M10 81 L7 92 M83 58 L86 68 M90 81 L93 92 w=.95 wr=.6
    with.road.lane.distance.1: room=.66 roomdy=-10
     s M17 60 L7 93 M83 60 L93 93 M30 80 H70 w=.9 wr=.4
    with.road.lane.distance.2: room=.6 roomdy=-14
     s M17 58 L7 93 M83 58 L93 93 M31 72 H69 M27 86 H73 w=.9 wr=.3
    with.road.lane.distance.3: room=.54 roomdy=-18
     s M18 56 L7 93 M82 56 L93 93 M34 63 H66 M30 75 H70 M26 87 H74 w=.9 wr=.2
    with.road.lane.distance.4 with.road.lane.distance.5: room=.5 roomdy=-22
     s M19 52 L7 93 M81 52 L93 93 M36 56 H64 M33 67 H67 M30 78 H70 M27 89 H73 w=.85 wr=.1
    with.road.lane.wave.up: room=.66 roomdy=-6
     s M17 62 L7 93 M83 62 L93 93 D 50 100 24 -130 -50 w=.9 wr=.4
    with.arrowtriangle.front.left with.frontleft.arrowtriangle: room=1 flip=0
     F P 1 5 24 19 15 19 33 w=.5 wr=.5
    with.arrowtriangle.front.right with.frontright.arrowtriangle: room=1 flip=0
     F P 1 95 24 81 15 81 33 w=.5 wr=.5
    with.arrowtriangle.rear.left with.rearleft.arrowtriangle: room=1 flip=0
     F P 1 5 76 19 67 19 85 w=.5 wr=.5
    with.arrowtriangle.rear.right with.rearright.arrowtriangle: room=1 flip=0
     F P 1 95 76 81 67 81 85 w=.5 wr=.5
    with.door.front.left: room=1
     s M28 36 L9 52 wr=.6
    with.door.front.right: room=1
     s M72 36 L91 52 wr=.6
    with.door.rear.left: room=1
     s M28 58 L9 74 wr=.6
    with.door.rear.right: room=1
     s M72 58 L91 74 wr=.6
    with.door.sliding.left: room=1
     s M18 56 V80 wr=.6
    with.door.sliding.right: room=1
     s M82 56 V80 wr=.6
    with.radiowaves.front with.radiowaves.2.front.left.front.front.right with.front.radiowaves.front.left.and.front.and.front.right: room=.78 roomdy=11
     s D 50 40 22 -135 -45 D 50 40 34 -135 -45 w=.9 wr=.5
    with.radiowaves.rear with.radiowaves.2.rear.left.rear.rear.right with.rear.radiowaves.rear.left.and.rear.and.rear.right: room=.78 roomdy=-11
     s D 50 60 22 45 135 D 50 60 34 45 135 w=.9 wr=.5
    with.radiowaves.rear.left: room=.86 roomdy=-5
     s D 44 70 25 105 175 D 44 70 38 105 175 w=.9 wr=.5
    with.radiowaves.rear.right: room=.86 roomdy=-5
     s D 56 70 25 5 75 D 56 70 38 5 75 w=.9 wr=.5
    with.video.rear.left: room=.9 roomdx=14
     use video v=f scale=.36 dx=-32 dy=28
    with.video.rear.right: room=.9 roomdx=-14 flip=0
     use video v=f scale=.36 dx=32 dy=28
    with.lane.dashed.departure.left: room=.84 roomdx=-10
     s M10 10 V26 M10 42 V58 M10 74 V90 M92 10 V90 w=.9 wr=.5
    with.lane.dashed.departure.right: room=.84 roomdx=10
     s M90 10 V26 M90 42 V58 M90 74 V90 M8 10 V90 w=.9 wr=.5
    with.lane.dashed: room=.8
     s M8 10 V26 M8 42 V58 M8 74 V90 M92 10 V26 M92 42 V58 M92 74 V90 w=.9 wr=.5
    with.lane.dashed.arrowtriangle.inward: room=.76
     s M5 10 V22 M5 78 V90 M95 10 V22 M95 78 V90 w=.9 wr=.5
     F P 1 18 50 5 41 5 59 w=.5 wr=.5
     F P 1 82 50 95 41 95 59 w=.5 wr=.5
    with.air.distribution.upper with.air.upper: room=.9 roomdx=-12
     s M92 26 H66 M76 16 L66 26 L76 36 w=.9 wr=.5
    with.air.distribution.middle: room=.9 roomdx=-12
     s M94 52 H72 M82 42 L72 52 L82 62 w=.9 wr=.5
    with.air.distribution.lower with.air.lower: room=.9 roomdx=-12
     s M96 80 H78 M87 71 L78 80 L87 89 w=.9 wr=.5
    with.air.distribution.upper.angled: room=.9 roomdx=-12
     s M92 36 L68 22 M72 34 L68 22 L80 19 w=.9 wr=.5
    with.air.distribution.lower.angled with.air.distribution.middle.angled: room=.9 roomdx=-12
     s M94 68 L76 84 M78 72 L76 84 L88 84 w=.9 wr=.5
    with.air.distribution.dottedline: room=.9 roomdx=-12
     s M70 50 h.01 M80 50 h.01 M90 50 h.01 w=1.05 wr=.3
    with.air.distribution.indirect: room=.9 roomdx=-12
     s M78 44 V12 M68 22 L78 12 L88 22 w=.9 wr=.5
    with.air.windshield with.windshield.front.and.heat.waves: room=.9 roomdx=-14
     s M68 10 C84 22 92 38 96 58 w=.95 wr=.6
     s M72 36 C78 42 66 48 72 56 M82 48 C88 54 76 60 82 68 w=.8 wr=.5
    with.windshield.front.and.heat.waves.air.distribution.upper: room=.86 roomdx=-16
     use with.windshield.front.and.heat.waves scale=.86 dx=8 dy=-6
     s M66 30 H56 w=.8 wr=.4
    with.windshield.front.and.heat.waves.air.distribution.middle: room=.86 roomdx=-16
     use with.windshield.front.and.heat.waves scale=.86 dx=8 dy=-6
     s M92 74 H72 M80 66 L72 74 L80 82 w=.8 wr=.4
    with.windshield.front.and.heat.waves.air.distribution.lower: room=.86 roomdx=-16
     use with.windshield.front.and.heat.waves scale=.86 dx=8 dy=-6
     s M92 90 H74 M82 83 L74 90 L82 97 w=.8 wr=.4
    with.airbag.on with.airbag.on.2 with.and.airbag.on: room=.9 roomdx=-12
     f O 80 36 14
    with.airbag.off with.airbag.off.2 with.and.airbag.off: room=.9 roomdx=-12
     s O 80 36 14 w=.9 wr=.4
     s M64 20 L96 52 w=.9 wr=.4
    with.automatic: room=.9 roomdx=-12
     t "A" 82 26 30
    with.steeringwheel: room=.9 roomdx=-12
     use steeringwheel scale=.4 dx=31 dy=-4 w=.8 wr=.4
    with.child.lap: room=1
     f O 66 40 6.5
     s M64 52 V60 w=1.4 wr=.4
    with.arrival: room=.86 roomdx=12
     s M7 50 H28 M19 40 L29 50 L19 60 w=.9 wr=.5
    with.departure: room=.86 roomdx=-12
     s M72 50 H93 M83 40 L93 50 L83 60 w=.9 wr=.5
    with.degreesign: room=.9 roomdx=-8
     s O 84 22 8 w=.8 wr=.5
    with.thermometer: room=.8 roomdx=-11
     use thermometer.medium scale=.66 dx=38 wr=.4
    with.transmission: room=.6 roomdy=-18
     use gearshape scale=.44 dy=28 w=.8 wr=.3
    with.line: room=.88 roomdy=-7
     s M24 94 H76
    with.rewards: room=.86 roomdx=-6 roomdy=-6
     x O 80 74 16 w=.1
     f S 80 74 5 17 8 1.5 1 0
    with.and.droplets: room=.84 roomdy=-9
     s M28 84 L24 94 M50 84 V96 M72 84 L76 94 w=1.1 wr=.5
    with.oscillation: room=.82 roomdy=-8
     s D 50 40 54 60 120 M23 76 L22.5 87 L33 90 M77 76 L77.5 87 L67 90 w=.9 wr=.5
    with.and.drop: room=.84 roomdx=-8 roomdy=-6
     x M82 54 C89 64 93 70 93 77 C93 84 88 89 82 89 C76 89 71 84 71 77 C71 70 75 64 82 54 Z w=.1
     f M82 54 C89 64 93 70 93 77 C93 84 88 89 82 89 C76 89 71 84 71 77 C71 70 75 64 82 54 Z
    with.and.spray: room=.84 roomdy=12
     s M34 22 h.01 M50 18 h.01 M66 22 h.01 M42 9 h.01 M58 9 h.01 w=1.1 wr=.3
    with.intermittent: room=.86 roomdy=-8
     s M26 92 h.01 M42 92 h.01 M58 92 h.01 M74 92 h.01 w=1.1 wr=.3
    with.dottedunderline: room=.9 roomdy=-10
     s M14 88 h.01 M28 88 h.01 M43 88 h.01 M57 88 h.01 M72 88 h.01 M86 88 h.01 w=1.05 wr=.4
    with.turn.left: room=.8 roomdx=8 roomdy=8
     s M46 10 H16 Q8 10 8 18 V40 M-2 30 L8 40 L18 30 w=.9 wr=.5
    with.turn.right: room=.8 roomdx=-8 roomdy=8 flip=0
     s M54 10 H84 Q92 10 92 18 V40 M82 30 L92 40 L102 30 w=.9 wr=.5
    with.turn.down: room=.8 roomdx=-8 roomdy=8 flip=0
     s M54 10 H84 Q92 10 92 18 V44 M82 34 L92 44 L102 34 w=.9 wr=.5
    with.and.background.dotted: room=1
     s M10 14 h.01 M26 8 h.01 M74 8 h.01 M90 14 h.01 M8 32 h.01 M92 32 h.01 M20 26 h.01 M80 26 h.01 w=1 wr=.3
    with.and.background.striped.horizontal: room=1
     s M6 12 H30 M70 12 H94 M6 28 H26 M74 28 H94 M6 44 H22 M78 44 H94 w=.85 wr=.4
    with.arrowtriangle.right.and.arrowtriangle.left: room=.64 flip=0
     F P 1 21 50 7 40 7 60 w=.5 wr=.5
     F P 1 79 50 93 40 93 60 w=.5 wr=.5
    with.arrow.trianglehead.forward: room=.82 roomdy=-8
     s M26 87 H76 M67 78 L76 87 L67 96 w=.9 wr=.5
    with.arrow.trianglehead.backward: room=.82 roomdy=-8
     s M24 87 H74 M33 78 L24 87 L33 96 w=.9 wr=.5
    with.arrow.trianglehead.forward.and.backward: room=.82 roomdy=-8
     s M24 87 H76 M33 78 L24 87 L33 96 M67 78 L76 87 L67 96 w=.9 wr=.5
    with.and.arrowtriangle with.and.arrowtriangle.from.0percent.to.50percent with.and.arrow.trianglehead.from.0percent.to.50percent: room=.84 roomdx=-6 roomdy=6
     F P 1 82 12 96 8 92 22 w=.5 wr=.4
    """
}
