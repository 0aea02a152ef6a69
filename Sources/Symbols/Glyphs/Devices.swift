extension GlyphThemes {
  static let devices = """
    clock:
     b O 50 50 39.4
     e W 2 50 25 50 51 67 61.5
    wifi: in=o enc=1.08
     f M50 88 C51.5 88 52.5 87 54 85.5 L61 78.5 C62.5 77 62 75.5 60.5 74.3 C54.5 70 45.5 70 39.5 74.3 C38 75.5 37.5 77 39 78.5 L46 85.5 C47.5 87 48.5 88 50 88 Z
     s D 50 83 33 -135.5 -44.5 w=1.25 L=0
     s D 50 83 53 -135.5 -44.5 w=1.25 L=0
    hourglass: in=o wr=.6
     s M22 10.5 H78 M22 89.5 H78
     s M29 10.5 V24 C29 38 46 44 46 50 C46 56 29 62 29 76 V89.5 M71 10.5 V24 C71 38 54 44 54 50 C54 56 71 62 71 76 V89.5
     f M34 84 C34 76 44 70 50 66 C56 70 66 76 66 84 Z
    lightbulb:
     b M50 9.5 C31 9.5 20 22 20 38 C20 54 35 58 37 70 H63 C65 58 80 54 80 38 C80 22 69 9.5 50 9.5 Z
     s M39 80.5 H61 M43 90.5 H57 w=.95
    pc: in=o
     b R 6.5 13 87 58 9
     s M50 71 V86 M33 87.5 H67
    desktopcomputer: in=o
     use pc
    battery.100percent battery.100: in=o
     s R 4 30 82 40 11
     f R 12 38 66 24 5
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z
    antenna.radiowaves.left.and.right: in=o
     s M50 50 h.01 w=1.97 wr=.8
     s M50 54 V90
     s D 50 50 22 -40 40 L=1
     s D 50 50 22 140 220 L=1
     s D 50 50 40 -42 42 L=2
     s D 50 50 40 138 222 L=2
    stopwatch:
     b O 50 55.5 35
     e M50 34 V56 w=.95
     s M50 9.5 V20 M40 8.5 H60 M78 24 L83 29
    qrcode: in=o wr=.5
     s R 11 11 28 28 4
     s R 61 11 28 28 4
     s R 11 61 28 28 4
     f R 20 20 10 10 1
     f R 70 20 10 10 1
     f R 20 70 10 10 1
     f R 58 58 9 9 1
     f R 83 58 9 9 1
     f R 70.5 70.5 9 9 1
     f R 58 83 9 9 1
     f R 83 83 9 9 1
    keyboard: in=o wr=.6
     s R 5 23 90 54 10
     f R 16 34 9 8 1.5
     f R 31 34 9 8 1.5
     f R 46 34 9 8 1.5
     f R 61 34 9 8 1.5
     f R 76 34 9 8 1.5
     f R 22 47 9 8 1.5
     f R 38 47 9 8 1.5
     f R 54 47 9 8 1.5
     f R 70 47 9 8 1.5
     f R 30 61 40 7.5 2
    network: in=o
     use globe
    gamecontroller:
     b M30 25 H70 C80 25 85 31 88 42 C92 56 95 66 95 73 C95 80 91 83 86 83 C80 83 76 79 73 75 C70 71 68 70 64 70 H36 C32 70 30 71 27 75 C24 79 20 83 14 83 C9 83 5 80 5 73 C5 66 8 56 12 42 C15 31 20 25 30 25 Z
     e M31 37 V55 M22 46 H40 w=.95
     d O 76 40.5 5
     d O 66 51 5
    clock.arrow.circlepath: in=o
     s D 52 50 37 -145 158
     f P 2.5 9 19 13 42 34.5 34
     s W 2 52 29 52 52 67 61
    iphone:
     b R 24 5.5 52 89 13
     e M42 14.5 H58 w=.9
    ipad:
     b R 14 6 72 88 11
     e M41 83 H59 w=.9
    laptopcomputer:
     b R 14 22 72 50 8
     s M4 82 H96
    display:
     use pc
    applewatch:
     b R 22 24 56 52 14
     s M31 24 L34 9 H66 L69 24 M31 76 L34 91 H66 L69 76
    server.rack: wr=.65
     b R 10 11 80 22 6
     b R 10 39 80 22 6
     b R 10 67 80 22 6
     d O 24 22 4
     d O 24 50 4
     d O 24 78 4
    printer: wr=.75
     b M25 70 H17 Q7 70 7 60 V42 Q7 32 17 32 H83 Q93 32 93 42 V60 Q93 70 83 70 H75
     s M25 32 V20 Q25 12 33 12 H67 Q75 12 75 20 V32
     ?f x R 28 56 44 32 5 w=.2
     s R 25 54 50 36 5
     d O 79 44 4
    switch.2: wr=.8
     b R 14 12 72 32 16
     b R 14 56 72 32 16
     h O 30 28 8.5
     h O 70 72 8.5
    cpu: wr=.65
     b R 22 22 56 56 9
     h R 37 37 26 26 4
     s M35 10 V22 M50 10 V22 M65 10 V22 M35 78 V90 M50 78 V90 M65 78 V90 M10 35 H22 M10 50 H22 M10 65 H22 M78 35 H90 M78 50 H90 M78 65 H90 w=.9
    gauge.with.needle: in=o
     s D 50 56 38 -215 35
     s M50 56 L70 36
     s M50 56 h.01 w=1.92 wr=.8
    alarm:
     b O 50 53 33
     e W 2 50 34 50 54 63 62 w=.95
     s M10 27 C10 19 17 12 26 12 M90 27 C90 19 83 12 74 12 M26 80 L19 88 M74 80 L81 88
    homekit:
     use house
    simcard:
     b P 9 22 8 60 8 80 28 80 92 22 92
     e R 35 48 32 28 5 w=.9
    faxmachine:
     use printer
    barcode: in=o
     s M10 20 V80 M22 20 V80 M32 20 V80 M47 20 V80 M58 20 V80 M74 20 V80 M84 20 V80 w=.8 cap=b
     s M91 20 V80 w=.6 cap=b
    hourglass.bottomhalf.filled: in=o
     use hourglass
    hourglass.tophalf.filled: in=o
     use hourglass rot=180
    wifi.exclamationmark: in=o
     use wifi
     xs M82 60 V92 w=2.4
     s M82 62 V78 w=1.1
     s M82 91 h.01 w=1.6
    light.max: in=o
     b O 50 50 12
     s M50 12 V24 M50 76 V88 M12 50 H24 M76 50 H88 M23 23 L31.5 31.5 M68.5 68.5 L77 77 M23 77 L31.5 68.5 M68.5 31.5 L77 23
    externaldrive:
     b M23 22 H77 Q83 22 86 28 L93 48 V70 Q93 80 83 80 H17 Q7 80 7 70 V48 L14 28 Q17 22 23 22 Z
     e M7 52 H93 w=.9
     d O 78 66 4.5
    internaldrive:
     use externaldrive
    battery.50 battery.50percent: in=o
     s R 4 30 82 40 11
     f R 12 38 32 24 5
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z
    battery.25 battery.25percent: in=o
     s R 4 30 82 40 11
     f R 12 38 17 24 5
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z
    battery.0 battery.0percent: in=o
     s R 4 30 82 40 11
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z
    dial: in=o
     s O 50 50 32
     s M50 50 L62 30
    computermouse:
     b R 26 9 48 82 24
     e M50 9 V38
    apple.terminal:
     use terminal
    macbook.and.iphone: wr=.8
     b R 14 20 62 44 7
     s M4 74 H66
     x R 70 40 24 46 6 w=.2
     b R 70 40 24 46 6
    macbook laptopcomputer.gen1:
     use laptopcomputer
    ipad.and.iphone: wr=.8
     b R 8 10 56 78 9
     x R 62 42 28 46 7 w=.2
     b R 62 42 28 46 7
    gauge.with.dots.needle.bottom.50percent gauge gauge.with.dots.needle.67percent speedometer: in=o
     s O 50 50 39.4
     s M50 62 V34 w=1
     s M50 62 h.01 w=1.9
     s M24 50 h.01 M31 31 h.01 M50 23.5 h.01 M69 31 h.01 M76 50 h.01 w=1.1
    flashlight.off flashlight.on:
     b P 6 30 8 70 8 70 26 62 44 62 92 38 92 38 44 30 26
     e M30 22 H70 w=.85
     e M50 54 V60 w=1.1
    poweroutlet.type.b poweroutlet.type.f:
     b R 11 11 78 78 18
     e M36 36 V52 M64 36 V52 w=1.2
     d O 50 68 6
    powerplug:
     b M24 34 H76 V50 C76 64 66 72 50 72 C34 72 24 64 24 50 Z
     s M36 34 V12 M64 34 V12 M50 72 V92
    light.min: in=o
     b O 50 50 10
     s M50 24 h.01 M50 76 h.01 M24 50 h.01 M76 50 h.01 M31.6 31.6 h.01 M68.4 31.6 h.01 M31.6 68.4 h.01 M68.4 68.4 h.01 w=1.15
    dial.low dial.medium dial.high:
     b O 50 50 30
     e M50 50 L66 34
     s M14 76 h.01 M8 50 h.01 M14 24 h.01 M86 24 h.01 M92 50 h.01 M86 76 h.01 M50 7 h.01 w=1.1
    keyboard.chevron.compact.down: in=o wr=.6
     use keyboard scale=.9 dy=-16
     s M36 82 L50 90 L64 82
    web.camera:
     b O 50 40 31
     h O 50 40 12
     s M24 90 H76 M50 71 V90
    battery.100percent.bolt battery.100.bolt: in=o
     s R 4 30 82 40 11
     f R 12 38 66 24 5
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z
     x P 3 50 18 26 54 42 54 38 82 62 46 47 46 w=.2
     F P 2 50 18 26 54 42 54 38 82 62 46 47 46 w=.3
    battery.75 battery.75percent: in=o
     s R 4 30 82 40 11
     f R 12 38 49 24 5
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z
    candybarphone: wr=.8
     b R 28 6 44 88 10
     e R 37 17 26 24 3
     d O 40 56 3.6
     d O 50 56 3.6
     d O 60 56 3.6
     d O 40 68 3.6
     d O 50 68 3.6
     d O 60 68 3.6
    fibrechannel: in=o
     s M8 42 H72 L58 28 M92 58 H28 L42 72
    light.beacon.max:
     b M26 74 V50 C26 36 36 28 50 28 C64 28 74 36 74 50 V74 Z
     s M14 88 H86 M50 8 V14 M18 22 L23 27 M82 22 L77 27 M6 48 H12 M88 48 H94
    lightbulb.max:
     use lightbulb scale=.74 dy=8
     s M50 3 V9 M16 16 L21 21 M84 16 L79 21 M4 46 H11 M89 46 H96 L=1
    lightswitch.on lightswitch.off:
     b R 24 8 52 84 12
     e R 40 26 20 48 6
    teletype: in=o
     use phone.down scale=.8 dy=-18
     s M16 66 h.01 M33 66 h.01 M50 66 h.01 M67 66 h.01 M84 66 h.01 M16 82 h.01 M84 82 h.01 M36 82 H64 w=1.15
    appletv:
     b R 10 26 80 48 16
    """
}
