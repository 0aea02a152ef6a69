extension GlyphThemes {
  static let vehicles = """
    car.top: wr=.7
     b R 28 8 44 84 18
     e M35 38 Q50 28 65 38 M37 72 Q50 78 63 72 M35 46 V64 M65 46 V64 w=.85
    car.rear: enc=1.05 wr=.7
     b M10.5 75 V58 C10.5 51.5 13.5 48.5 18 46 L25 28.5 C27 23.5 30 21.5 35 21.5 H65 C70 21.5 73 23.5 75 28.5 L82 46 C86.5 48.5 89.5 51.5 89.5 58 V75 Z
     ?o s M18 46 H82
     ?f xf P 3 30.5 29 69.5 29 75 43 25 43
     d R 18 56 16 8 2
     d R 66 56 16 8 2
     e M43 64 H57 w=.9
     F P 3 11.5 78 23 78 23 85.5 11.5 85.5
     F P 3 77 78 88.5 78 88.5 85.5 77 85.5
    car.front: enc=1.05
     use car
    car.rear.tilt.road.lanes.curved.right: wr=.6
     use car.rear scale=.66 rot=-8 dy=-8
     s M17 60 C14 74 8 84 4 93 M83 60 C90 70 92 82 96 93 w=.95 L=1
    car.rear.and.collision.road.lane: wr=.5
     use car.rear scale=.6 dy=-14 wr=.6
     s M17 60 L7 93 M83 60 L93 93 w=.95 L=1
     f S 50 84 8 13 7 1 1 0 L=1
    car.window.left: wr=.8
     b P 7 8 88 8 50 46 14 88 14 88 88
     e M8 52 H88 M60 68 H74 w=.9
    car.window.right: wr=.8
     use car.window.left flip=1
    arrowtriangle.up.arrowtriangle.down.window.left: wr=.7
     use car.window.left scale=.8 dx=10
     F P 1 9 30 17 42 1 42 w=.5 L=1
     F P 1 9 70 1 58 17 58 w=.5 L=1
    arrowtriangle.up.arrowtriangle.down.window.right: wr=.7
     use car.window.right scale=.8 dx=-10
     F P 1 91 30 99 42 83 42 w=.5 L=1
     F P 1 91 70 83 58 99 58 w=.5 L=1
    car.ferry: wr=.6
     use car.side scale=.66 dy=-16
     b M6 64 H94 L84 86 Q82 90 77 90 H23 Q18 90 16 86 Z L=1
    key.car.radiowaves.forward: in=f
     use key scale=.86 dx=-24
     s D 40 50 22 -36 36 D 40 50 36 -36 36 D 40 50 50 -36 36 w=.9 wr=.5 L=1
    licenseplate: wr=.8
     b R 6 26 88 48 9
     et "123" 50 50 32
    tire: in=f wr=.7
     b O 50 50 39.4
     e O 50 50 22
     d O 50 50 6
     e M50 28 V20 M50 72 V80 M28 50 H20 M72 50 H80 w=.8
    tirepressure: in=f wr=.8
     s M22 72 C4 44 18 18 30 14 M78 72 C96 44 82 18 70 14 M22 72 H78
     s M26 72 L22 86 M42 72 L40 86 M58 72 L60 86 M74 72 L78 86
     use exclamationmark scale=.4 dy=-6 wr=.5
    warninglight: in=f wr=.8
     b M22 76 V50 C22 32 34 20 50 20 C66 20 78 32 78 50 V76 Z
     s M10 88 H90
    taillight.fog: in=f wr=.7
     b M44 22 C20 22 8 34 8 50 C8 66 20 78 44 78 C52 62 52 38 44 22 Z
     s M62 30 H92 M62 50 H92 M62 70 H92
     s M78 18 C70 30 86 38 78 50 C70 62 86 70 78 82 w=.9 L=1
    parkinglight: in=f wr=.7
     b M48 28 C30 28 22 38 22 50 C22 62 30 72 48 72 C54 60 54 40 48 28 Z
     s M66 34 L90 24 M68 50 H94 M66 66 L90 76
    pedal.accelerator: wr=.7
     b P 8 38 8 66 8 58 92 30 92
     e M40 28 H58 M39 46 H56 M37 64 H54 w=.85
    pedal.brake: wr=.7
     b P 9 14 26 86 26 80 76 20 76
     e M34 42 H66 M35 58 H65 w=.85
    pedal.clutch: wr=.7
     b P 9 18 24 82 24 74 78 26 78
     e M38 40 V62 M50 40 V62 M62 40 V62 w=.85
    paddleshifter.left: wr=.7
     b M60 12 C36 16 22 40 24 78 Q25 88 34 86 C48 82 60 70 64 52 Z
     e M34 54 H50 w=.9
    paddleshifter.right: wr=.7
     b M40 12 C64 16 78 40 76 78 Q75 88 66 86 C52 82 40 70 36 52 Z
     e M50 54 H66 M58 46 V62 w=.9
    mirror.side.left: in=f wr=.7
     b M12 30 Q12 22 20 22 H62 Q74 22 74 36 V52 Q74 66 60 66 H30 Q14 66 12 50 Z
     s M74 48 L92 56 V78
    mirror.side.right: in=f wr=.7
     use mirror.side.left flip=1
    mirror.side.left.and.heat.waves: in=f wr=.6
     use mirror.side.left
     s M32 34 C37 39 28 45 32 52 M46 34 C51 39 42 45 46 52 w=.8 L=1
    mirror.side.right.and.heat.waves: in=f wr=.6
     use mirror.side.left.and.heat.waves flip=1
    mirror.side.left.and.arrow.turn.down.right: in=f wr=.6
     use mirror.side.left
     s M30 34 H46 Q52 34 52 40 V54 M45 47 L52 54 L59 47 w=.8 L=1
    mirror.side.right.and.arrow.turn.down.left: in=f wr=.6
     use mirror.side.left.and.arrow.turn.down.right flip=1
    suspension.shock: in=f wr=.6
     s M50 6 V20 M50 80 V94 M30 20 H70 M30 80 H70
     s M34 32 L66 40 M34 46 L66 54 M34 60 L66 68
    transmission: in=o wr=.7
     s M20 20 V80 M50 20 V80 M80 20 V50 H20
     f O 20 14 6
     f O 50 14 6
     f O 80 14 6
     f O 20 86 6
     f O 50 86 6
    tachometer: in=o wr=.8
     s D 50 54 39.4 145 395
     s M50 54 L68 34
     s M50 14 V24 M22 26 L29 33 M78 26 L71 33 M11 54 H20 M89 54 H80 w=.8
    powermeter: in=o wr=.8
     s D 50 54 39.4 145 395
     s M50 54 L34 36
     f P 2 56 60 44 80 52 78 48 94 62 74 54 76
    glowplug: in=o
     s M6 50 H22 C22 22 46 22 46 44 C46 60 38 60 38 50 C38 28 62 28 62 44 C62 60 54 60 54 50 C54 22 78 22 78 50 H94
    fuel.filter.water: in=f wr=.7
     b R 26 12 48 40 8
     s M12 26 H26 M74 26 H88
     b M50 62 C57 71 61 76 61 82 C61 88 56 93 50 93 C44 93 39 88 39 82 C39 76 43 71 50 62 Z
    oar.2.crossed: in=f wr=.7
     s M36 36 L88 88 M64 36 L12 88
     b P 7 12 12 26 14 38 30 32 38 16 26
     b P 7 88 12 74 14 62 30 68 38 84 26
    tow.hitch: in=f wr=.8
     s M8 58 H54 V40
     b O 54 26 13
     b R 8 46 16 24 3
    road.lane: in=o
     use road.lanes
    road.lane.arrowtriangle.2.inward: in=o wr=.7
     s M50 12 V26 M50 43 V57 M50 74 V88
     F P 1 34 50 14 37 14 63 w=.8 L=1
     F P 1 66 50 86 37 86 63 w=.8 L=1
    road.lane.arrowtriangle.2.outward: in=o wr=.7
     s M50 12 V26 M50 43 V57 M50 74 V88
     F P 1 10 50 30 37 30 63 w=.8 L=1
     F P 1 90 50 70 37 70 63 w=.8 L=1
    moon.road.lanes: in=o wr=.7
     s M24 50 L10 90 M76 50 L90 90 M50 54 V64 M50 80 V90
     use moon v=f scale=.42 dy=-28 L=1
    fuelpump.and.filter: in=f wr=.6
     use fuelpump scale=.8 dx=-10
     b R 74 10 20 24 4 L=1
    bolt.ring.closed: in=f
     s O 50 50 39.4
     use bolt v=f scale=.52
    auto.brakesignal automatic.brakesignal: in=f wr=.6
     use in.brakesignal v=o
     t "A" 50 50 34
    hold.brakesignal: in=f wr=.6
     use in.brakesignal v=o
     t "HOLD" 50 50 15
    retarder.brakesignal: in=f wr=.6
     use in.brakesignal v=o
     s M34 44 H66 M34 58 H66 w=.9
    fluid.brakesignal: in=f wr=.6
     use in.brakesignal v=o
     f M50 32 C57 43 61 50 61 56 C61 63 56 67 50 67 C44 67 39 63 39 56 C39 50 43 43 50 32 Z
    autostartstop: in=o wr=.7
     s D 50 50 39.4 -60 230
     F P 1 70 8 76 26 88 12 w=.5
     t "A" 50 50 50
    steeringwheel.and.hands: in=o wr=.7
     use steeringwheel scale=.9
     s M5 44 C3 52 3 58 7 66 M95 44 C97 52 97 58 93 66 w=1.7 wr=.3 L=1
    steeringwheel.road.lane: in=o wr=.6
     use steeringwheel scale=.66 dy=-14
     s M18 64 L8 93 M82 64 L92 93 w=.95 L=1
    steeringwheel.and.liquid.wave: in=o wr=.6
     use steeringwheel scale=.74 dy=-12
     s M12 92 C20 84 28 84 36 92 C44 100 52 100 60 92 C68 84 76 84 84 92 w=.9 L=1
    steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise: in=o wr=.6
     use steeringwheel scale=.72
     s D 50 50 47 -130 -60 D 50 50 47 50 120 w=.9 L=1
     F P 1 14 20 30 12 26 28 w=.5 L=1
     F P 1 86 80 70 88 74 72 w=.5 L=1
    windshield.front.and.heat.waves windshield.rear.and.heat.waves: wr=.6
     b M12 30 C36 20 64 20 88 30 L80 72 C60 66 40 66 20 72 Z
     e M36 36 C42 43 30 50 36 58 M50 35 C56 42 44 48 50 56 M64 36 C70 43 58 50 64 58 w=.8
    windshield.front.and.spray windshield.rear.and.spray windshield.front.and.fluid windshield.rear.and.fluid windshield.front.and.fluid.and.spray windshield.rear.and.fluid.and.spray: wr=.6
     b M12 44 C36 34 64 34 88 44 L80 86 C60 80 40 80 20 86 Z
     s M30 22 h.01 M50 18 h.01 M70 22 h.01 M40 8 h.01 M60 8 h.01 w=1.1
    info.windshield: wr=.6
     b M12 30 C36 20 64 20 88 30 L80 72 C60 66 40 66 20 72 Z
     use info scale=.34 dy=-2 wr=.3
    ev.plug.base: in=f wr=.6
     b M16 40 C16 20 30 10 50 10 C70 10 84 20 84 40 V58 C84 80 70 92 50 92 C30 92 16 80 16 58 Z
    ev.plug.ac.type.1: in=f wr=.6
     use ev.plug.base
     d O 38 34 6
     d O 62 34 6
     d O 50 50 5
     d O 36 62 4
     d O 64 62 4
    ev.plug.ac.type.2: in=f wr=.6
     use ev.plug.base
     d O 38 30 4.5
     d O 62 30 4.5
     d O 28 48 5
     d O 50 48 5
     d O 72 48 5
     d O 39 66 5
     d O 61 66 5
    ev.plug.ac.gb.t: in=f wr=.6
     use ev.plug.ac.type.2
    ev.plug.dc.ccs1: in=f wr=.6
     b O 50 30 23
     b R 22 60 56 32 16
     d O 42 24 4
     d O 58 24 4
     d O 50 36 4
     d O 38 76 6
     d O 62 76 6
    ev.plug.dc.ccs2: in=f wr=.6
     use ev.plug.dc.ccs1
    ev.plug.dc.chademo: in=f wr=.6
     b O 50 50 39.4
     e O 34 50 11 w=.8
     e O 66 50 11 w=.8
     d O 50 28 4
     d O 50 72 4
    ev.plug.dc.nacs: in=f wr=.6
     use ev.plug.base
     d O 38 38 7
     d O 62 38 7
     d O 50 58 4.5
     d O 36 68 4
     d O 64 68 4
    ev.plug.dc.gb.t: in=f wr=.6
     use ev.plug.dc.chademo
    fluid.coolant: in=f wr=.7
     use thermometer.medium scale=.8 dy=-10
     s M8 78 C16 70 24 70 32 78 M68 78 C76 70 84 70 92 78 M8 92 C22 84 36 84 50 92 C64 100 78 100 92 92 w=.9 L=1
    fluid.batteryblock: in=f wr=.7
     use in.batteryblock v=o
     f M50 38 C57 49 61 55 61 61 C61 67 56 72 50 72 C44 72 39 67 39 61 C39 55 43 49 50 38 Z
    fluid.transmission: in=f wr=.6
     use gearshape scale=.74 dx=-12 dy=-10
     f M78 58 C86 69 90 74 90 81 C90 88 85 93 78 93 C71 93 66 88 66 81 C66 74 70 69 78 58 Z L=1
    axle.2 axel.2 axle.2.front.and.rear.engaged axel.2.front.and.rear.engaged: in=o wr=.6
     s M50 22 V78 M24 22 H76 M24 78 H76
     b R 12 10 13 24 4
     b R 75 10 13 24 4
     b R 12 66 13 24 4
     b R 75 66 13 24 4
    axle.2.front.engaged axel.2.front.engaged axle.2.rear.disengaged: in=o wr=.6
     use axle.2
     f R 12 10 13 24 4
     f R 75 10 13 24 4
    axle.2.rear.engaged axel.2.rear.engaged axle.2.front.disengaged: in=o wr=.6
     use axle.2
     f R 12 66 13 24 4
     f R 75 66 13 24 4
    axle.2.driveshaft.disengaged: in=o wr=.6
     use axle.2
     xf R 42 40 16 20 0
    axle.2.rear.lock: in=o wr=.6
     use axle.2
     x R 38 64 24 28 4 w=.2
     use lock v=f scale=.34 dy=28
    electronic.toll.collection: in=o
     t "ETC" 50 50 50
    air.car.side: wr=.6
     use car.side scale=.82 dy=10
     s M14 18 C22 10 30 10 38 18 C46 26 54 26 62 18 C68 12 74 10 80 14 w=.9 L=1
    air.convertible.side: wr=.6
     use convertible.side scale=.82 dy=10
     s M14 18 C22 10 30 10 38 18 C46 26 54 26 62 18 C68 12 74 10 80 14 w=.9 L=1
    air.suv.side: wr=.6
     use suv.side scale=.82 dy=10
     s M14 18 C22 10 30 10 38 18 C46 26 54 26 62 18 C68 12 74 10 80 14 w=.9 L=1
    key.car.side: wr=.6
     use car.side scale=.78 dy=14
     use key v=f rot=90 scale=.42 dy=-32 L=1
    wave.3.down.car.side: wr=.6
     use car.side scale=.72 dy=18
     use wave.3.down scale=.4 dy=-28 L=1
    key.convertible.side: wr=.6
     use convertible.side scale=.78 dy=14
     use key v=f rot=90 scale=.42 dy=-32 L=1
    wave.3.down.convertible.side: wr=.6
     use convertible.side scale=.72 dy=18
     use wave.3.down scale=.4 dy=-28 L=1
    key.suv.side: wr=.6
     use suv.side scale=.78 dy=14
     use key v=f rot=90 scale=.42 dy=-32 L=1
    wave.3.down.suv.side: wr=.6
     use suv.side scale=.72 dy=18
     use wave.3.down scale=.4 dy=-28 L=1
    key.truck.pickup.side: wr=.6
     use truck.pickup.side scale=.78 dy=14
     use key v=f rot=90 scale=.42 dy=-32 L=1
    wave.3.down.pickup.side: wr=.6
     use truck.pickup.side scale=.72 dy=18
     use wave.3.down scale=.4 dy=-28 L=1
    truck.side: enc=1.05
     use truck.pickup.side
    air.pickup.side: wr=.6
     use truck.pickup.side scale=.82 dy=10
     s M14 18 C22 10 30 10 38 18 C46 26 54 26 62 18 C68 12 74 10 80 14 w=.9 L=1
    traction.control.tirepressure: in=f
     use tirepressure
    engine.emission.and.exclamationmark: in=f wr=.6
     use engine.combustion scale=.76 dx=-12
     s M88 28 V56 M88 72 h.01 w=1.1 L=1
    car.side.rear.and.collision.and.car.side.front car.side.rear.and.exclamationmark.and.car.side.front car.side.rear.and.wave.3.and.car.side.front: wr=.5
     use car.side scale=.44 dx=-27 dy=8 w=.85 wr=.4
     use car.side scale=.44 dx=27 dy=8 w=.85 wr=.4
     s M50 22 V40 M36 26 L44 42 M64 26 L56 42 w=.85 L=1
    dot.car.top.radiowaves.2.rear.left.rear.rear.right: wr=.6
     use car.top scale=.74 dy=-12
     s D 50 58 22 45 135 D 50 58 34 45 135 w=.9 wr=.5 L=1
     f O 50 98 4 L=1
    gauge.open.with.lines.needle.33percent: in=o wr=.8
     s D 50 54 39.4 145 395
     s M50 54 L32 36
     s M50 14 V24 M22 26 L29 33 M78 26 L71 33 M11 54 H20 M89 54 H80 w=.8
    gauge.open.with.lines.needle.67percent: in=o
     use tachometer
    gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car: in=o wr=.6
     use tachometer scale=.8 dx=-8 dy=-8
     use car scale=.4 dx=28 dy=28 w=.85 wr=.3 L=1
    gauge.open.with.lines.needle.84percent.exclamation: in=o wr=.6
     use tachometer scale=.84 dx=-8 dy=4
     s M92 12 V34 M92 48 h.01 w=1.1 L=1
    gauge.chart.lefthalf.righthalf: in=o
     use in.gauge.chart.lefthalf.righthalf
    gauge.chart.leftthird.topthird.rightthird: in=o
     use in.gauge.chart.leftthird.topthird.rightthird
    gauge.open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward: in=o wr=.7
     s D 50 53 40 -225 -90
     s M64 15.5 h.01 M77 23.5 h.01 M86 35.5 h.01 M90 50 h.01 M88 65 h.01 M80 78 h.01 w=1.05 L=1
     s M50 53 L36 36
    carseat.left.1: in=f
     use carseat.left scale=.8 dy=10 wr=.6
     t "1" 50 11 24
    carseat.left.2: in=f
     use carseat.left scale=.8 dy=10 wr=.6
     t "2" 50 11 24
    carseat.left.3: in=f
     use carseat.left scale=.8 dy=10 wr=.6
     t "3" 50 11 24
    carseat.right.1: in=f
     use carseat.right scale=.8 dy=10 wr=.6
     t "1" 50 11 24
    carseat.right.2: in=f
     use carseat.right scale=.8 dy=10 wr=.6
     t "2" 50 11 24
    carseat.right.3: in=f
     use carseat.right scale=.8 dy=10 wr=.6
     t "3" 50 11 24
    """
}
