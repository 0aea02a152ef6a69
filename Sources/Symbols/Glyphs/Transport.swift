extension GlyphThemes {
  static let transport = """
    minus.plus.batteryblock: wr=.8
     use in.batteryblock
     e M24 56 H42 M58 56 H76 M67 47 V65 w=.9
    parkingsign: in=o
     t "P" 50 50 98
    oilcan: in=f
     b P 5 24 44 70 44 76 84 18 84
     s M72 54 L94 30 M38 44 V30 H56 V44
    batteryblock: wr=.8
     use in.batteryblock
    brakesignal: in=f
     use in.brakesignal v=o
     use exclamationmark scale=.34
    gearshift.layout.sixspeed: in=o
     s M18 14 V86 M50 14 V86 M82 14 V86 M18 50 H82
    lane: in=o
     use road.lanes
    car: enc=1.05 wr=.7
     b M10.5 75 V58 C10.5 51.5 13.5 48.5 18 46 L25 28.5 C27 23.5 30 21.5 35 21.5 H65 C70 21.5 73 23.5 75 28.5 L82 46 C86.5 48.5 89.5 51.5 89.5 58 V75 Z
     ?o s M18 46 H82
     ?f xf P 3 30.5 29 69.5 29 75 43 25 43
     d O 25.5 60.5 5
     d O 74.5 60.5 5
     e M42 63 H58 w=.9
     F P 3 11.5 78 23 78 23 85.5 11.5 85.5
     F P 3 77 78 88.5 78 88.5 85.5 77 85.5
    airplane: enc=1.05 in=o
     F P 6 96 50 r 3.5 86 44 62.5 44 r 2 39 12.5 32.5 12.5 r 3 44.5 44 22 44 r 2 12.5 32 7 32 r 3 12 50 r 2 7 68 12.5 68 r 2 22 56 44.5 56 r 2 32.5 87.5 39 87.5 r 3.5 62.5 56 86 56 w=.4
    tram: enc=1 wr=.6
     b R 22 22 56 57 12
     ?o s M22 50 H78
     ?f xf R 31 31 38 20 4
     d O 36 64.5 4.4
     d O 64 64.5 4.4
     s M33 10.5 H67 M50 10.5 V22 w=.9
     s M33 81 L25 92.5 M67 81 L75 92.5
    tram.tunnel:
     ?o s M12 89 V49 C12 27 28 11 50 11 C72 11 88 27 88 49 V89
     ?f F M12 89 V49 C12 27 28 11 50 11 C72 11 88 27 88 49 V89 Z
     ?f x R 33 40 34 36 8 w=.2
     use tram v=f scale=.62 dy=12 w=.8
    bicycle: in=o enc=1.05 wr=.4
     s O 23 63.5 18.5
     s O 77 63.5 18.5
     s W 2 23 63.5 37.5 35 65 35 49 63.5 23 63.5 w=.92
     s M49 63.5 L33 25 w=.92
     s M26 24 H41 w=1
     s W 6 77 63.5 62 22.5 70 22.5 w=.92
    truck.box box.truck: enc=1.05 wr=.75
     b R 5 24 56 46 7
     b M61 38 H76 Q81 38 84 42 L92 53 Q94 56 94 60 V66 Q94 70 90 70 H61 Z
     x O 26 72 10 w=.2
     x O 76 72 10 w=.2
     b O 26 72 9
     b O 76 72 9
    bus: wr=.65
     b M17 79 V24 Q17 11 30 11 H70 Q83 11 83 24 V79 Z
     e M17 54 H83 M30 22 H70 w=.9
     d O 32 66 5
     d O 68 66 5
     F P 3 23 82 33 82 33 91 23 91 w=.6
     F P 3 67 82 77 82 77 91 67 91 w=.6
    truck:
     use truck.box
    ferry: wr=.8
     b M10 62 L48 51 Q50 50.5 52 51 L90 62 Q92.5 63 91.5 65.5 L84 80 C79 79 76 84 70 84 C63 84 60 79 50 79 C40 79 37 84 30 84 C24 84 21 79 16 80 L8.5 65.5 Q7.5 63 10 62 Z
     b M26 55 V36 Q26 31 31 31 H69 Q74 31 74 36 V55
     s M42 30 V17 H58 V30 M50 52 V66
     s M7 92 C15 88 22 88 30 92 C38 96 42 92 50 92 C58 92 62 96 70 92 C78 88 85 88 93 92 w=.9 L=1
    fuelpump: wr=.8
     b R 15 11 44 78 8
     e R 26 23 22 20 4
     s M7 90 H67 M59 48 H66 Q73 48 73 55 V70 C73 78 87 78 87 70 V36 L74 22
    sailboat: wr=.35
     b P 4 45 12 45 61 13 61
     b P 4 57 26 85 61 57 61
     b P 8 8 73 92 73 78 89 22 89
    tram.fill.tunnel:
     use tram.tunnel
    car.2: wr=.7
     use car scale=.72 dx=16 dy=-12 L=1
     use car_x scale=.72 dx=-14 dy=12
    car_x: in=f
     x M10.5 85 V58 C10.5 51.5 13.5 48.5 18 46 L25 28.5 C27 23.5 30 21.5 35 21.5 H65 C70 21.5 73 23.5 75 28.5 L82 46 C86.5 48.5 89.5 51.5 89.5 58 V85 Z
     use car
    windshield.rear.and.wiper windshield.front.and.wiper:
     b M12 30 C36 20 64 20 88 30 L80 72 C60 66 40 66 20 72 Z
     e M50 68 L32 40
    car.side: enc=1.05 wr=.8
     b M8 66 V54 C8 48 12 46 18 45 L32 30 Q35 27 40 27 H58 Q64 27 67 31 L78 44 L88 47 Q93 49 93 55 V66 Q93 70 89 70 H12 Q8 70 8 66 Z
     ?o s M32 44 H68
     ?f xf P 2 30 43 38 35 46 35 46 43
     ?f xf P 2 52 43 52 35 60 35 67 43
     x O 28 70 10 w=.2
     x O 72 70 10 w=.2
     b O 28 70 9.5
     b O 72 70 9.5
    convertible.side: enc=1.05 wr=.8
     b M8 66 V54 C8 48 12 46 18 46 H50 L66 46 L58 32 M66 46 L88 49 Q93 50 93 56 V66 Q93 70 89 70 H12 Q8 70 8 66
     x O 28 70 10 w=.2
     x O 72 70 10 w=.2
     b O 28 70 9.5
     b O 72 70 9.5
    suv.side: enc=1.05 wr=.8
     b M8 66 V34 Q8 27 15 27 H58 Q63 27 66 31 L76 44 L88 47 Q93 49 93 55 V66 Q93 70 89 70 H12 Q8 70 8 66 Z
     ?o s M18 44 H66
     ?f xf P 2 17 43 17 35 36 35 36 43
     ?f xf P 2 42 43 42 35 58 35 65 43
     x O 28 70 10 w=.2
     x O 72 70 10 w=.2
     b O 28 70 9.5
     b O 72 70 9.5
    truck.pickup.side: enc=1.05 wr=.8
     b M7 66 V50 Q7 46 11 46 H42 V30 Q42 27 45 27 H62 Q66 27 68 31 L77 45 L89 48 Q94 50 94 56 V66 Q94 70 90 70 H11 Q7 70 7 66 Z
     ?f xf P 2 49 44 49 35 62 35 67 44
     x O 28 70 10 w=.2
     x O 74 70 10 w=.2
     b O 28 70 9.5
     b O 74 70 9.5
    bus.doubledecker: wr=.65
     b M18 82 V18 Q18 8 28 8 H72 Q82 8 82 18 V82 Z
     e M18 34 H82 M18 58 H82 M32 18 H68 w=.9
     d O 32 70 4.4
     d O 68 70 4.4
     F P 3 24 84 33 84 33 92 24 92 w=.6
     F P 3 67 84 76 84 76 92 67 92 w=.6
    cablecar: wr=.7
     b R 20 36 60 46 9
     e M20 58 H80 M50 36 V58 w=.9
     s M8 24 L92 10 M50 18 V36
    train.side.front.car: wr=.75
     b M6 70 V36 Q6 28 14 28 H62 C78 28 94 46 94 60 Q94 70 84 70 Z
     e R 16 38 16 12 3 w=.9
     e R 40 38 16 12 3 w=.9
     s M6 84 H94
    train.side.middle.car train.side.rear.car: wr=.75
     b R 6 28 88 42 7
     e R 16 38 14 12 3 w=.9
     e R 43 38 14 12 3 w=.9
     e R 70 38 14 12 3 w=.9
     s M6 84 H94
    lightrail: wr=.65
     use tram
    motorcycle moped scooter: wr=.75
     b O 20 70 13
     b O 80 70 13
     s M20 70 L36 48 H62 L80 70 M62 48 L54 28 H44 M36 48 L28 38 H18 M50 70 L36 48 M50 70 H33 M62 48 L50 70
    airplane.departure: in=f
     use airplane rot=-22 scale=.8 dy=-10
     s M10 90 H90 L=1
    airplane.arrival airplane.landed: in=f
     use airplane rot=22 scale=.8 dy=-10
     s M10 90 H90 L=1
    airplane.up.right airplane.up.forward: in=f
     use airplane rot=-45
    airplane.path.dotted: in=f
     use airplane scale=.6 dx=20
     s M8 50 h.01 M20 50 h.01 M32 50 h.01 w=1 L=1
    airplaneseat carseat.left: in=f
     b M22 14 C30 8 38 14 40 22 L48 52 H66 Q74 52 74 60 Q74 68 66 68 H42 Q36 68 34 62 L22 26 Q20 18 22 14 Z
     s M50 68 L46 88 H70 L64 68
    carseat.right: in=f
     use carseat.left flip=1
    helm: in=o wr=.75
     s O 50 50 26
     s O 50 50 7
     s M50 43 V8 M50 57 V92 M43 50 H8 M57 50 H92 M45 45 L20 20 M55 55 L80 80 M55 45 L80 20 M45 55 L20 80
    steeringwheel: in=o wr=.8
     s O 50 50 39.4
     s O 50 54 9
     s M12 44 C30 38 70 38 88 44 M50 63 V89 M41 54 H28 L20 74 M59 54 H72 L80 74 w=.95
    engine.combustion: in=f wr=.85
     b P 6 22 34 40 34 46 26 64 26 70 34 78 42 78 50 86 50 86 74 78 74 70 82 36 82 22 68
     s M42 24 V14 M32 14 H54 M22 50 H10 M10 40 V62
    headlight.high.beam headlight.low.beam headlight.daytime headlight.fog automatic.headlight.high.beam automatic.headlight.low.beam: in=f
     b M56 22 C80 22 92 34 92 50 C92 66 80 78 56 78 C48 62 48 38 56 22 Z
     s M8 26 H38 M8 42 H34 M8 58 H34 M8 74 H38
    ev.charger: in=f wr=.8
     b R 15 11 44 78 8
     s M7 90 H67 M59 48 H66 Q73 48 73 55 V70 C73 78 87 78 87 70 V36 L74 22
     e P 2 40 24 28 48 37 48 34 66 46 42 37 42 w=.8
    road.lanes: in=o
     s M18 12 V88 M82 12 V88
     s M50 12 V26 M50 43 V57 M50 74 V88 L=1
    road.lanes.curved.left: in=o
     s M84 88 V50 C84 30 70 16 50 16 M24 88 V60 M54 88 V64 C54 52 44 46 34 46
    road.lanes.curved.right: in=o
     use road.lanes.curved.left flip=1
    """
}
