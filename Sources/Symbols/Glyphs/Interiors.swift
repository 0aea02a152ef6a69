extension GlyphThemes {
  static let interiors = """
    light.beacon.min: wr=.7
     b M28 80 V56 C28 42 38 34 50 34 C62 34 72 42 72 56 V80 Z
     s M16 80 H84
    light.recessed light.recessed.inverse: wr=.7
     s M8 18 H92
     b P 6 30 18 70 18 62 40 38 40
     s M30 56 L22 74 M50 58 V80 M70 56 L78 74 w=.95 L=1
    light.recessed.3 light.recessed.3.inverse: wr=.6
     use light.recessed scale=.52 dy=-22
     use light.recessed scale=.52 dx=-24 dy=20
     use light.recessed scale=.52 dx=24 dy=20
    light.cylindrical.ceiling light.cylindrical.ceiling.inverse: wr=.7
     s M8 14 H92
     b P 5 34 14 66 14 66 52 34 52
     s M28 66 L20 82 M50 68 V88 M72 66 L80 82 w=.95 L=1
    light.ribbon light.strip.2: wr=.7
     b M8 38 C24 22 36 22 50 38 C64 54 76 54 92 38 V60 C76 76 64 76 50 60 C36 44 24 44 8 60 Z
     d O 20 42 3.4
     d O 36 38 3.4
     d O 64 58 3.4
     d O 80 56 3.4
    light.overhead.right: wr=.7
     s M14 14 V92
     s M14 20 H50
     b P 6 44 16 80 16 88 38 36 38
     s M44 54 L38 74 M62 54 V78 M80 54 L86 74 w=.9 L=1
    light.overhead.left: wr=.7
     use light.overhead.right flip=1
    lightbulb.led.wide: wr=.7
     b M28 36 C28 20 38 9 50 9 C62 9 72 20 72 36 V56 H28 Z
     s M38 70 H62 M42 84 H58
    lightswitch.on.square: wr=.7
     b R 13.4 13.4 73.2 73.2 15
     e R 40 28 20 44 6 w=.9
     d R 43 32 14 16 3
    lightspectrum.horizontal: in=o wr=.7
     s R 6 34 88 32 8
     f R 14 42 10 16 2
     f R 30 42 10 16 2
     f R 46 42 10 16 2
     f R 62 42 10 16 2
     f R 78 42 8 16 2
    sprinkler: in=f wr=.7
     b R 40 56 20 36 5
     s M50 56 V44 M30 36 H70
     s M24 24 L14 14 M38 20 L34 8 M62 20 L66 8 M76 24 L86 14 w=.95 L=1
    window.awning: wr=.7
     b R 16 12 68 74 5
     s M8 88 H92
     e M16 36 L26 60 H74 L84 36 w=.9
    window.awning.closed window.ceiling.closed: wr=.7
     b R 16 12 68 74 5
     s M8 88 H92
     e M16 48 H84 M46 60 H54 w=.9
    window.ceiling: wr=.7
     b P 5 14 20 86 20 76 82 24 82
     e M20 52 H80 M50 20 V52 w=.9
    window.casement.closed: wr=.7
     use window.casement
    window.shade.open roller.shade.open roman.shade.open: wr=.7
     s M8 14 H92
     b R 16 14 68 22 3
     s M50 36 V46 M16 46 V90 H84 V46 L=1
    window.shade.closed roller.shade.closed: wr=.7
     s M8 14 H92
     b R 16 14 68 66 3
     s M50 80 V92 L=1
    roman.shade.closed: wr=.7
     s M8 14 H92
     b R 16 14 68 68 3
     e M16 32 H84 M16 49 H84 M16 66 H84 w=.85
    door.french.closed: wr=.6
     b R 14 8 72 84 5
     s M4 92 H96
     e M50 8 V92 w=.9
     d O 43 52 3.4
     d O 57 52 3.4
    door.french.open: wr=.6
     b P 4 8 16 32 8 32 92 8 86
     b P 4 92 16 68 8 68 92 92 86
     s M4 92 H96 M32 12 H68
    door.sliding.left.hand.closed door.sliding.right.hand.closed: wr=.6
     b R 10 10 80 80 5
     e M50 10 V90 w=.9
     e M42 44 V56 M58 44 V56 w=.8
    door.sliding.left.hand.open: wr=.6
     b R 10 10 80 80 5
     e M56 10 V90 w=.9
     e M48 44 V56 w=.8
     s M66 50 H82 M74 42 L82 50 L74 58 w=.8 L=1
    door.sliding.right.hand.open: wr=.6
     use door.sliding.left.hand.open flip=1
    door.garage.double.bay.closed: wr=.5
     b P 4 4 88 4 36 50 10 96 36 96 88
     e R 12 48 34 40 2 w=.85
     e R 54 48 34 40 2 w=.85
     e M12 62 H46 M12 75 H46 M54 62 H88 M54 75 H88 w=.75
    door.garage.double.bay.open: wr=.5
     b P 4 4 88 4 36 50 10 96 36 96 88
     e W 2 12 88 12 48 46 48 46 88 w=.85
     e W 2 54 88 54 48 88 48 88 88 w=.85
     e M12 58 H46 M54 58 H88 w=.75
    pedestrian.gate.closed: wr=.5
     s M10 14 V92 M90 14 V92
     s M10 30 H90 M10 76 H90 M26 30 V76 M42 30 V76 M58 30 V76 M74 30 V76 w=.9
    pedestrian.gate.open: wr=.5
     s M10 14 V92 M90 14 V92
     s M10 30 L54 20 V86 L10 76 M25 27 V79 M40 24 V82 w=.9
    air.conditioner.vertical: wr=.7
     b R 28 6 44 84 8
     e M40 20 H60 M40 32 H60 M40 44 H60 w=.85
     d O 50 70 6
    vent.heat.waves.upward: in=o wr=.7
     s M10 88 H90 M24 74 H76
     s M30 60 C22 48 38 40 30 26 M50 60 C42 48 58 40 50 26 M70 60 C62 48 78 40 70 26 w=.95 L=1
    shower.handheld: wr=.7
     b P 8 14 30 54 10 62 26 22 46
     s M42 34 L78 88 w=1.3
     s M20 62 V70 M36 58 V66 M28 78 V86 w=.95 L=1
    shower.sidejet: wr=.7
     b R 8 20 20 60 8
     s M42 26 H92 M42 50 H92 M42 74 H92
     s M34 50 h.01 w=.9
    pipe.and.drop: wr=.7
     b W 4 8 20 56 20 70 34 70 50 46 50 46 44 8 44 8 20
     f M58 62 C65 72 69 77 69 83 C69 89 64 94 58 94 C52 94 47 89 47 83 C47 77 51 72 58 62 Z L=1
    heat.element.windshield: wr=.6
     use windshield.front.and.heat.waves
    drop.keypad.rectangle: wr=.6
     b R 6 18 88 64 11
     f M28 34 C36 45 40 51 40 57 C40 64 35 68 28 68 C21 68 16 64 16 57 C16 51 20 45 28 34 Z
     d O 58 36 4
     d O 70 36 4
     d O 82 36 4
     d O 58 50 4
     d O 70 50 4
     d O 82 50 4
     d O 58 64 4
     d O 70 64 4
     d O 82 64 4
    carbon.dioxide.cloud: wr=.6
     use cloud
     et "CO2" 51 57 26
    carbon.monoxide.cloud: wr=.6
     use cloud
     et "CO" 51 57 30
    4k.tv: wr=.7
     b R 6 16 88 60 9
     et "4K" 50 46 38
     s M30 88 H70
    base.unit: in=f wr=.7
     b R 14 60 72 28 8
     s M26 60 V20 M74 60 V20
     d O 30 74 4
    projective: in=o wr=.7
     s P 4 22 18 78 30 78 70 22 82
     s M22 50 H78 M50 24 V76 w=.8
    """
}
