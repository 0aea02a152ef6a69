extension GlyphThemes {
  static let home = """
    lamp.desk: in=f
     b P 5 44 12 78 30 66 54 32 36
     s M38 40 L20 62 L36 88 M18 89 H58
    lamp.floor: in=f
     b P 5 34 10 66 10 78 40 22 40
     s M50 40 V90 M34 90 H66
    lamp.table: in=f
     b P 5 34 12 66 12 82 50 18 50
     b M42 50 H58 C68 60 68 80 60 89 H40 C32 80 32 60 42 50 Z
    lamp.ceiling: in=f
     s M50 8 V30
     b M14 70 C14 46 30 30 50 30 C70 30 86 46 86 70 Z
     s M40 80 C44 86 56 86 60 80
    door.left.hand.closed:
     b R 24 8 52 84 6
     s M10 92 H90
     d O 64 52 4.2
    door.right.hand.closed:
     use door.left.hand.closed flip=1
    door.left.hand.open:
     s M10 92 H90 M60 12 H72 Q78 12 78 18 V92
     b P 4 26 16 60 8 60 92 26 86
     d O 50 52 4
    door.right.hand.open:
     use door.left.hand.open flip=1
    door.garage.closed: wr=.8
     s M8 92 V34 L50 12 L92 34 V92
     b P 3 22 46 78 46 78 92 22 92
     e M22 61 H78 M22 77 H78 w=.9
    door.garage.open: wr=.8
     s M8 92 V34 L50 12 L92 34 V92
     b P 3 22 44 78 44 78 56 22 56
    chair: in=f
     s M30 10 V92 M30 10 H66 Q72 10 72 16 V56
     b R 30 54 46 14 5
     s M72 68 V92
    chair.lounge:
     b M18 52 L28 20 Q30 14 37 14 H52 Q58 14 57 20 L52 52
     b R 14 50 72 18 8
     s M22 68 L16 90 M78 68 L84 90
    table.furniture: in=f
     b R 8 28 84 14 4
     s M18 42 V88 M82 42 V88
    cabinet: wr=.8
     b R 14 14 72 68 7
     e M50 14 V82 M40 44 V54 M60 44 V54 w=.9
     s M24 82 V92 M76 82 V92
    bed.double: wr=.8
     s M8 88 V56 Q8 46 18 46 H82 Q92 46 92 56 V88 M8 74 H92
     b M18 46 V28 Q18 18 28 18 H72 Q82 18 82 28 V46
     e M30 46 V40 Q30 34 36 34 H42 Q48 34 48 40 V46 M52 46 V40 Q52 34 58 34 H64 Q70 34 70 40 V46 w=.9
    bathtub:
     b M8 52 H92 V58 C92 74 84 82 70 82 H30 C16 82 8 74 8 58 Z
     s M20 52 V24 C20 12 38 10 40 22 M32 24 H48 M28 82 L24 92 M72 82 L76 92
    shower:
     b M20 44 C20 28 32 18 46 18 C60 18 72 28 72 44 Z
     s M72 34 C84 34 90 44 90 56 V90 M26 56 L22 64 M46 56 V64 M66 56 L70 64 M32 74 L30 82 M58 74 L60 82
    toilet:
     b R 22 10 56 34 6
     b M18 52 H82 C82 68 74 78 62 82 V92 H38 V82 C26 78 18 68 18 52 Z
    sink: wr=.85
     b M10 52 H90 C90 72 80 84 66 84 H34 C20 84 10 72 10 52 Z
     s M50 52 V22 C50 10 70 10 70 22 V28 M40 34 H50
    washer: wr=.8
     b R 14 8 72 84 9
     e O 50 58 20
     e M14 28 H86 w=.9
     d O 72 18 3.6
    dryer: wr=.8
     use washer
     e M42 58 C46 52 54 64 58 58 w=.9
    dishwasher: wr=.8
     b R 14 8 72 84 9
     e M14 28 H86 M34 18 H50 w=.9
     e M32 44 V76 M44 44 V76 M56 44 V76 M68 44 V76 w=.85
    oven: wr=.8
     b R 12 10 76 80 9
     e M12 32 H88 w=.9
     e R 28 46 44 30 5 w=.9
     d O 28 21 3.4
     d O 42 21 3.4
     d O 72 21 3.4
    stove cooktop: wr=.8
     b R 10 10 80 80 10
     e O 32 32 9 w=.9
     e O 68 32 9 w=.9
     e O 32 68 9 w=.9
     e O 68 68 9 w=.9
    microwave: wr=.8
     b R 6 22 88 56 9
     e R 18 34 42 32 5 w=.9
     d O 78 38 3.6
     d O 78 50 3.6
     d O 78 62 3.6
    refrigerator: wr=.8
     b R 22 7 56 84 9
     e M22 38 H78 M34 20 V29 M34 48 V62 w=.9
    fireplace: wr=.8
     s M8 18 H92 M16 18 V90 H84 V18
     b M50 40 C58 48 66 54 66 66 C66 76 58 82 50 82 C42 82 34 76 34 66 C34 58 42 54 50 40 Z
    air.conditioner.horizontal: wr=.8
     b R 8 16 84 34 9
     e M20 38 H80 w=.9
     s M26 62 C32 68 20 74 26 82 M50 62 C56 68 44 74 50 82 M74 62 C80 68 68 74 74 82 L=1
    air.purifier humidifier dehumidifier: wr=.8
     b R 24 10 52 80 12
     e M36 30 H64 M36 44 H64 M36 58 H64 w=.9
    window.vertical.closed window.horizontal.closed window.casement: wr=.8
     b R 16 12 68 74 5
     s M8 88 H92
     e M50 12 V86 M16 49 H84 w=.9
    window.vertical.open window.horizontal: wr=.8
     use window.vertical.closed
    curtains.closed curtains.open: wr=.8
     s M8 14 H92
     b M14 14 H46 V86 H14 Z
     b M54 14 H86 V86 H54 Z
     e M25 22 V86 M36 22 V86 M64 22 V86 M75 22 V86 w=.8
    blinds.vertical.closed blinds.vertical.open: in=o wr=.75
     use blinds.horizontal.closed rot=90
    fan.desk: in=f
     use fan scale=.72 dy=-16
     s M50 70 V88 M30 90 H70
    fan.floor: in=f
     use fan scale=.62 dy=-22
     s M50 62 V90 M34 91 H66
    fan.ceiling fan.and.light.ceiling: in=f
     s M50 8 V30
     b R 40 30 20 14 5
     b P 5 6 44 40 36 40 44 8 54
     b P 5 94 44 60 36 60 44 92 54
    heater.vertical: in=f wr=.7
     b R 14 16 14 66 6
     b R 35 16 14 66 6
     b R 56 16 14 66 6
     s M70 30 H86 V82 M14 90 H74
    heat.waves: in=o
     s M26 14 C38 30 14 44 26 58 C34 68 30 78 26 86 M50 14 C62 30 38 44 50 58 C58 68 54 78 50 86 M74 14 C86 30 62 44 74 58 C82 68 78 78 74 86
    fire.extinguisher: in=f
     b R 30 34 40 58 12
     s M50 34 V20 M50 20 H66 M50 22 C36 22 24 26 20 40
    robotic.vacuum:
     b O 50 50 39.4
     e O 50 42 12
     e M20 66 H80 w=.9
    entry.lever.keypad: wr=.8
     b R 26 8 48 84 12
     d O 40 24 4
     d O 60 24 4
     d O 40 38 4
     d O 60 38 4
     e M40 66 H66 w=1.2
    fan: in=f
     use fan.blade
     use fan.blade rot=120
     use fan.blade rot=240
     h O 50 50 8
    blinds.horizontal.open blinds.horizontal.closed: in=o
     s M8 14 H92 M16 32 H84 M16 50 H84 M16 68 H84 M16 86 H84
    sofa:
     b M22 46 V28 Q22 20 30 20 H70 Q78 20 78 28 V46
     b M8 50 C8 40 24 40 24 50 V58 H76 V50 C76 40 92 40 92 50 V70 Q92 78 84 78 H16 Q8 78 8 70 Z
     s M20 80 V86 M80 80 V86
    spigot:
     b M12 44 H52 C74 44 84 56 84 72 H66 C66 66 62 62 54 62 H12 Z
     s M40 44 V26 M24 24 H56 M75 82 V90
    fan.blade:
     b M47 42 C36 36 30 24 34 15 C38 6 52 4 59 11 C67 19 63 32 56 41
    stairs: in=o
     s M10 88 H28 V70 H46 V52 H64 V34 H82 V16 H92
    flashlight.on: wr=.8
     b P 5 32 27 68 27 68 42 61 56 61 94 39 94 39 56 32 42
     e M32 39 H68 w=.85
     e M50 64 V69 w=1.1
     s M50 5 V14 M26 9 L31 17 M74 9 L69 17 L=1
    flashlight.slash:
     use flashlight.off
     xs M15 13 L87 85 w=.8
     s M15 13 L87 85
    lightbulb.2: wr=.8
     use lightbulb scale=.72 dx=20 dy=-9 L=1
     x P 9 34 14 58 28 62 46 48 72 46 94 24 94 20 72 8 46 12 24 w=.2
     use lightbulb scale=.86 dx=-16 dy=4
    lightbulb.min: wr=.8
     use lightbulb scale=.74 dy=8
     s M50 7 h.01 M19 19 h.01 M81 19 h.01 M7 46 h.01 M93 46 h.01 w=1.3 L=1
    lightbulb.led: wr=.8
     use lightbulb
     e M40 40 H60 M40 52 H60 w=.85
    studentdesk: in=f wr=.85
     b R 8 34 84 14 4
     s M18 48 V88 M82 48 V88 M30 48 V62 H70 V48
     s M36 24 H64 w=1.6 L=1
    """
}
