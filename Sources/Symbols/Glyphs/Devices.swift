extension GlyphThemes {
  static let devices = """
    clock:
     b O 50 50 39.4
     e W 2 50 25 50 51 67 61.5
    wifi: in=o enc=1.08
     f M50 88 C51.5 88 52.5 87 54 85.5 L61 78.5 C62.5 77 62 75.5 60.5 74.3 C54.5 70 45.5 70 39.5 74.3 C38 75.5 37.5 77 39 78.5 L46 85.5 C47.5 87 48.5 88 50 88 Z V=1
     s D 50 83 33 -135.5 -44.5 w=1.25 V=2
     s D 50 83 53 -135.5 -44.5 w=1.25 V=3
    hourglass: in=f wr=.65
     s M22 10.5 H78 M22 89.5 H78
     b M29 10.5 V24 C29 38 45 44 45 50 C45 56 29 62 29 76 V89.5 H71 V76 C71 62 55 56 55 50 C55 44 71 38 71 24 V10.5 Z
    lightbulb: C=yellow
     b M50 9.5 C31 9.5 20 22 20 38 C20 54 35 58 37 70 H63 C65 58 80 54 80 38 C80 22 69 9.5 50 9.5 Z
     s M39 80.5 H61 M43 90.5 H57 w=.95
    pc: in=o wr=.85
     b R 4 24 58 44 8
     s M33 68 V83 M18 84.5 H48
     b R 73 15 23 71 6 L=1
     e M80 29 H89 M80 41 H89 w=.85 L=1
     d O 84.5 72 3.8 L=1
    desktopcomputer: in=o wr=.7
     b R 6.5 13 87 58 9
     e M6.5 57 H93.5 w=.9
     s M50 71 V86 M33 87.5 H67
    battery.100percent battery.100: in=o wr=.4
     s R 4 30 82 40 11 L=1
     f R 12 38 66 24 5 C=green
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z L=1
    antenna.radiowaves.left.and.right: in=o wr=.7
     s M50 50 h.01 w=1.97
     s M50 54 V90
     s D 50 50 22 -40 40 L=1 V=1
     s D 50 50 22 140 220 L=1 V=1
     s D 50 50 40 -42 42 L=2 V=2
     s D 50 50 40 138 222 L=2 V=2
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
     b R 5 23 90 54 10
     d R 16 34 9 8 1.5
     d R 31 34 9 8 1.5
     d R 46 34 9 8 1.5
     d R 61 34 9 8 1.5
     d R 76 34 9 8 1.5
     d R 22 47 9 8 1.5
     d R 38 47 9 8 1.5
     d R 54 47 9 8 1.5
     d R 70 47 9 8 1.5
     d R 30 61 40 7.5 2
    clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90: in=o
     s D 52 50 37 -145 158
     F P 1 12.5 24.1 15 38.5 28.5 33.5 w=.8
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
    display: in=o
     b R 6.5 13 87 58 9
     s M50 71 V86 M33 87.5 H67
    applewatch:
     b R 22 24 56 52 14
     s M31 24 L34 9 H66 L69 24 M31 76 L34 91 H66 L69 76
    server.rack: in=f wr=.4
     b R 12 11 76 23 7
     b R 12 39 76 23 7
     b R 12 67 76 23 7
     d O 26 22.5 3.6
     d O 26 50.5 3.6
     d O 26 78.5 3.6
     e M56 22.5 H74 M56 50.5 H74 M56 78.5 H74 w=.85
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
    alarm:
     b O 50 53 33
     e W 2 50 34 50 54 63 62 w=.95
     s M10 27 C10 19 17 12 26 12 M90 27 C90 19 83 12 74 12 M26 80 L19 88 M74 80 L81 88
    simcard:
     b P 9 22 8 60 8 80 28 80 92 22 92
     e R 35 48 32 28 5 w=.9
    faxmachine: wr=.7
     b M30 44 V12 H70 V44
     b R 8 44 84 44 9
     e M26 60 H40 M26 72 H40 w=.9
     d R 54 56 8 7 2
     d R 66 56 8 7 2
     d R 54 69 8 7 2
     d R 66 69 8 7 2
    barcode: in=o wr=.25
     s M10 20 V80 M22 20 V80 M32 20 V80 M47 20 V80 M58 20 V80 M74 20 V80 M84 20 V80 w=.8 cap=b
     s M91 20 V80 w=.6 cap=b
    hourglass.bottomhalf.filled: in=o wr=.65
     s M22 10.5 H78 M22 89.5 H78
     s M29 10.5 V24 C29 38 45 44 45 50 C45 56 29 62 29 76 V89.5 H71 V76 C71 62 55 56 55 50 C55 44 71 38 71 24 V10.5 Z
     f M36 85 V78 C36 70 44 64 50 60 C56 64 64 70 64 78 V85 Z
    hourglass.tophalf.filled: in=o wr=.65
     s M22 10.5 H78 M22 89.5 H78
     s M29 10.5 V24 C29 38 45 44 45 50 C45 56 29 62 29 76 V89.5 H71 V76 C71 62 55 56 55 50 C55 44 71 38 71 24 V10.5 Z
     f M36 24 H64 C64 32 56 36 50 42 C44 36 36 32 36 24 Z
    wifi.exclamationmark: in=o wr=.5
     use wifi wr=.6
     xs M84 58 V92 w=2.2
     s M84 60 V77 w=1.1
     s M84 91 h.01 w=1.5
    light.max: in=o wr=.8
     b O 50 50 12
     s M50 12 V24 M50 76 V88 M12 50 H24 M76 50 H88 M23 23 L31.5 31.5 M68.5 68.5 L77 77 M23 77 L31.5 68.5 M68.5 31.5 L77 23
    externaldrive:
     b M23 22 H77 Q83 22 86 28 L93 48 V70 Q93 80 83 80 H17 Q7 80 7 70 V48 L14 28 Q17 22 23 22 Z
     e M7 52 H93 w=.9
     d O 78 66 4.5
    internaldrive: wr=.8
     b R 8 20 84 60 12
     e M8 56 H92 w=.9
     d O 76 68 3.6
     e M22 68 H44 w=.9
    battery.50 battery.50percent: in=o wr=.4
     s R 4 30 82 40 11 L=1
     f R 12 38 32 24 5 C=green
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z L=1
    battery.25 battery.25percent: in=o wr=.4
     s R 4 30 82 40 11 L=1
     f R 12 38 17 24 5 C=red
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z L=1
    dial: wr=.8
     b O 50 50 39.4
     e M50 46 V20
    computermouse:
     b R 26 9 48 82 24
     e M50 9 V38
    macbook.and.iphone: wr=.8
     b R 14 20 62 44 7
     s M4 74 H66
     x R 70 40 24 46 6 w=.2
     b R 70 40 24 46 6
    macbook laptopcomputer.gen1 macbook.gen1 macbook.gen2: wr=.85
     b R 17 20 66 48 7
     d R 43 20 14 4.5 2
     F M5 77 H95 V78 C95 81 92 83 89 83 H11 C8 83 5 81 5 78 Z w=.4
    ipad.and.iphone: wr=.8
     b R 8 10 56 78 9
     x R 62 42 28 46 7 w=.2
     b R 62 42 28 46 7
    flashlight.off:
     b P 6 30 8 70 8 70 26 62 44 62 92 38 92 38 44 30 26
     e M30 22 H70 w=.85
     e M50 54 V60 w=1.1
    powerplug:
     b M24 34 H76 V50 C76 64 66 72 50 72 C34 72 24 64 24 50 Z
     s M36 34 V12 M64 34 V12 M50 72 V92
    light.min: in=o wr=.6
     b O 50 50 10
     s M50 24 h.01 M50 76 h.01 M24 50 h.01 M76 50 h.01 M31.6 31.6 h.01 M68.4 31.6 h.01 M31.6 68.4 h.01 M68.4 68.4 h.01 w=1.15
    dial.low dial.min: wr=.4
     b O 50 50 28
     e M47 47 L36 36
     s M14 74 h.01 M8 50 h.01 M16 26 h.01 M50 8 h.01 M84 26 h.01 M92 50 h.01 M86 74 h.01 w=1.05
    keyboard.chevron.compact.down: in=o wr=.6
     use keyboard scale=.9 dy=-16
     s M36 82 L50 90 L64 82
    web.camera:
     b O 50 40 31
     h O 50 40 12
     s M24 90 H76 M50 71 V90
    battery.100percent.bolt battery.100.bolt: in=o wr=.4
     s R 4 30 82 40 11 L=1
     f R 12 38 66 24 5 L=1 C=green
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z L=1
     x P 3 50 18 26 54 42 54 38 82 62 46 47 46 w=.2
     F P 2 50 18 26 54 42 54 38 82 62 46 47 46 w=.3
    battery.75 battery.75percent: in=o wr=.4
     s R 4 30 82 40 11 L=1
     f R 12 38 49 24 5 C=green
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z L=1
    candybarphone: wr=.4
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
     b M26 74 V50 C26 36 36 28 50 28 C64 28 74 36 74 50 V74 Z C=red
     s M14 88 H86
     s M50 8 V14 M18 22 L23 27 M82 22 L77 27 M6 48 H12 M88 48 H94 L=1 C=red
    lightbulb.max:
     use lightbulb scale=.74 dy=8
     s M50 3 V9 M16 16 L21 21 M84 16 L79 21 M4 46 H11 M89 46 H96 L=1
    lightswitch.on lightswitch.off: wr=.6
     b R 24 8 52 84 12
     e R 40 26 20 48 6
    teletype: in=o wr=.25
     use phone.down scale=.8 dy=-18
     s M16 66 h.01 M33 66 h.01 M50 66 h.01 M67 66 h.01 M84 66 h.01 M16 83 h.01 M84 83 h.01 M36 83 H64 w=1.15
    appletv:
     b R 10 26 80 48 16
    airpods earbuds earbuds.stemless: in=f
     b M30 20 C40 20 46 28 46 37 C46 45 41 51 35 52 V76 Q35 82 30 82 Q25 82 25 76 V52 C17 51 12 44 12 37 C12 28 19 20 30 20 Z
     b M70 20 C81 20 88 28 88 37 C88 44 83 51 75 52 V76 Q75 82 70 82 Q65 82 65 76 V52 C59 51 54 45 54 37 C54 28 60 20 70 20 Z
    airpods.gen3 airpods.gen4 airpods.pro airpodspro earbuds.in.ear: in=f wr=.6
     b M31 26 C41 26 46 33 46 41 C46 49 41 54 36 55 V74 Q36 79 31.5 79 Q27 79 27 74 V56 C18 56 12 49 12 41 C12 32 20 26 31 26 Z
     b M69 26 C80 26 88 32 88 41 C88 49 82 56 73 56 V74 Q73 79 68.5 79 Q64 79 64 74 V55 C59 54 54 49 54 41 C54 33 59 26 69 26 Z
     e M22 37 V45 M78 37 V45 w=.8
    airpods.max airpodsmax headphones.over.ear: in=f
     s M22 48 V34 C22 18 34 9 50 9 C66 9 78 18 78 34 V48
     b R 12 46 22 44 10
     b R 66 46 22 44 10
    airpods.chargingcase airpods.chargingcase.wireless earbuds.case: in=f
     b R 14 18 72 64 22
     e M14 42 H86 w=.9
     d O 50 56 4
    airpodspro.chargingcase.wireless airpods.pro.chargingcase.wireless airpods.gen3.chargingcase.wireless airpods.gen4.chargingcase.wireless: in=f wr=.45
     b R 9 24 82 52 20
     e M9 44 H91 w=.9
     d O 50 59 4
    earpods: in=o
     use airpods
    macmini macmini.gen2: in=f wr=.8
     b R 6 36 88 30 9
     s M18 66 V71 H82 V66 w=.8
     d O 80 51 3.5
    macstudio: in=f wr=.8
     b R 8 28 84 46 9
     e M22 56 H34 M44 56 H50 w=.9
     d O 76 56 3.5
    macpro.gen3 macpro.gen3.server: in=f wr=.7
     b R 24 12 52 74 9
     s M34 12 V5 H66 V12 M32 86 V94 M68 86 V94
     d O 38 30 4.4
     d O 50 30 4.4
     d O 62 30 4.4
     d O 38 44 4.4
     d O 50 44 4.4
     d O 62 44 4.4
     d O 38 58 4.4
     d O 50 58 4.4
     d O 62 58 4.4
    macpro.gen2: in=f
     b R 30 8 40 84 14
     e M34 24 C42 29 58 29 66 24 w=.9
    macpro.gen1: in=f wr=.8
     b R 22 10 56 80 9
     e M34 26 H66 M34 38 H66 w=.9
    iphone.gen1 iphone.homebutton: wr=.8
     b R 25 6 50 88 10
     d O 50 84 3.6
    iphone.gen2: wr=.8
     b R 25 6 50 88 12
     d R 41 6 18 8 3
    iphone.gen3: wr=.8
     b R 25 6 50 88 12
     d R 41 13 18 6 3
    ipad.gen1 ipad.homebutton: wr=.8
     b R 16 6 68 88 9
     d O 50 85 3.4
    iphone.radiowaves.left.and.right iphone.gen1.radiowaves.left.and.right iphone.gen2.radiowaves.left.and.right iphone.gen3.radiowaves.left.and.right iphone.homebutton.radiowaves.left.and.right: wr=.8
     b R 35 18 30 64 7
     s D 50 50 31 -38 38 L=1
     s D 50 50 31 142 218 L=1
     s D 50 50 44 -40 40 L=2
     s D 50 50 44 140 220 L=2
    iphone.motion: wr=.8
     use iphone scale=.66 dx=14 rot=14
     s M14 34 L22 66 M28 22 L32 38 L=1
    platter.filled.bottom.iphone: wr=.8
     b R 25 6 50 88 12
     d R 33.5 56 33 29 7
    platter.filled.top.iphone: wr=.8
     b R 25 6 50 88 12
     d R 33.5 15 33 29 7
    externaldrive.connected.to.line.below: wr=.8
     use externaldrive scale=.86 dy=-18
     s M50 58 V78 M10 86 H42 M58 86 H90 L=1
     s O 50 86 8 L=1
    memorychip: in=f wr=.7
     b R 10 28 80 44 8
     s M24 28 V18 M41.5 28 V18 M58.5 28 V18 M76 28 V18 M24 72 V82 M41.5 72 V82 M58.5 72 V82 M76 72 V82
     e R 24 40 52 20 4 w=.9
    sdcard: wr=.8
     b P 8 20 90 80 90 80 10 42 10 20 32
     e M44 20 V32 M56 20 V32 M68 20 V32 w=1
    esim: in=f wr=.8
     use simcard
    opticaldiscdrive: wr=.8
     b R 7 40 86 34 9
     e M20 57 H62 w=.9
     d O 78 57 4
    printer.dotmatrix printer.dotmatrix.filled.and.paper: wr=.7
     use printer
    printer.filled.and.paper printer.inverse: wr=.7
     use printer v=f
    printer.filled.and.paper.inverse: wr=.7
     use printer
    scanner: wr=.8
     b P 8 8 84 8 52 92 52 92 84
     s M14 52 L74 20 w=1
     e M22 70 H46 w=.9
    homepod: in=f
     b M20 36 C20 20 34 12 50 12 C66 12 80 20 80 36 V64 C80 80 66 88 50 88 C34 88 20 80 20 64 Z
     e E 50 26 17 6 w=.9
    homepod.mini homepodmini: in=f
     b M16 46 C16 30 30 22 50 22 C70 22 84 30 84 46 V58 C84 72 70 80 50 80 C30 80 16 72 16 58 Z
     e E 50 36 20 6 w=.9
    homepod.2: in=f
     use homepod scale=.62 dx=-22
     use homepod scale=.62 dx=22
    hifireceiver: wr=.8
     b R 6 30 88 40 8
     e O 74 50 9 w=.9
     e M20 44 H48 M20 56 H36 w=.9
    gyroscope: in=o wr=.7
     s O 50 50 39.4
     s E 50 50 39.4 14 w=.9
     s E 50 50 14 39.4 w=.9
    dial.medium: wr=.4
     b O 50 50 28
     e M50 46 V28
     s M14 74 h.01 M8 50 h.01 M16 26 h.01 M50 8 h.01 M84 26 h.01 M92 50 h.01 M86 74 h.01 w=1.05
    dial.high dial.max: wr=.4
     use dial.low flip=1
    wifi.router: wr=.8
     b R 10 60 80 26 8
     d O 26 73 3.6
     d O 40 73 3.6
     s M72 60 V44 L=1
     s D 72 40 14 -140 -40 L=1
     s D 72 40 28 -140 -40 L=1
    light.panel: in=f
     b R 30 10 40 62 6
     s M50 72 V92 M36 92 H64
    poweroutlet.type.a poweroutlet.type.b poweroutlet.type.c poweroutlet.type.e poweroutlet.type.a.square poweroutlet.type.b.square poweroutlet.type.c.square poweroutlet.type.e.square:
     b R 13.4 13.4 73.2 73.2 15
     e M39 40 V54 M61 40 V54 w=1.1
     d O 50 68 4.6
    poweroutlet.type.f poweroutlet.type.f.square: wr=.8
     b R 13.4 13.4 73.2 73.2 15
     e O 50 50 25 w=.9
     d O 39 50 4.6
     d O 61 50 4.6
    powercord: in=o
     s M30 10 V26 M52 10 V26 M22 26 H60 V40 C60 52 52 58 41 58 C30 58 22 52 22 40 Z M41 58 V70 C41 92 84 92 84 66 V50
    battery.0percent battery.0: in=o
     s R 4 30 82 40 11
     f M91 42.5 C95 43.5 97.5 46.5 97.5 50 C97.5 53.5 95 56.5 91 57.5 Z
    plus.minus.batteryblock: wr=.8
     use minus.plus.batteryblock flip=1
    timer: in=o
     s D 50 50 39.4 -90 205
     s M50 10.6 V28
     F P 2 26 29 52 45.5 56 51 54 56 48.5 54.5 w=.4
    homekit: in=o
     s M10 46 L46 15 Q50 12 54 15 L90 46 M20 46 V78 Q20 86 28 86 H72 Q80 86 80 78 V46
     s M34 52 L50 39 L66 52 V72 H34 Z w=.9
    cable.connector: in=f
     b R 34 32 32 34 5
     s M42 32 V16 M58 32 V16 M50 66 V94
    display.2: in=f wr=.8
     use display scale=.7 dx=14 dy=-12 L=1
     x R 6 34 60 42 7 w=.3
     use display scale=.7 dx=-14 dy=14
    airtag: in=f
     b O 50 50 39.4
     d O 50 50 23
    applepencil applepencil.gen1 applepencil.gen2: in=f
     b P 4 82 10 90 18 30 78 14 86 22 70
    appletvremote.gen1 appletvremote.gen2 appletvremote.gen3 appletvremote.gen4 av.remote: in=f
     b R 34 6 32 88 10
     e O 50 26 9 w=.9
     d O 50 50 4
     d O 50 64 4
     d O 50 78 4
    airport.express airport.extreme airport.extreme.tower: in=f
     b R 14 22 72 56 12
     e M30 64 H44 w=.9
    barometer: in=o
     use gauge.with.needle
    contact.sensor sensor: in=f
     b R 34 10 32 80 9
     d O 50 28 5
    sensor.tag.radiowaves.forward: in=f
     b R 16 22 40 56 10
     s D 52 50 20 -42 42 L=1
     s D 52 50 36 -42 42 L=1
    sensor.radiowaves.left.and.right: in=f
     b R 40 30 20 40 6
     s D 50 50 30 -40 40 D 50 50 30 140 220 L=1
     s D 50 50 44 -42 42 D 50 50 44 138 222 L=2
    deskclock: in=f
     b O 50 44 34
     e W 2 50 24 50 45 64 52
     s M28 80 L20 90 M72 80 L80 90
    videoprojector: wr=.8
     b R 8 34 84 38 9
     e O 32 53 10 w=.9
     e M58 46 H80 M58 58 H80 w=.9
     s M22 72 V80 M78 72 V80
    formfitting.gamecontroller: in=f
     use gamecontroller
    digitalcrown.horizontal.press digitalcrown.press: in=f
     b R 20 30 60 40 8
     e M32 30 V70 M44 30 V70 M56 30 V70 M68 30 V70 w=.8
    watch.analog: in=f
     use applewatch
    smartphone: wr=.8
     use iphone
    headphones.dots: in=f
     use headphones
     s M50 89 h.01 w=1.3
    lock.desktopcomputer:
     use display L=1
     use lock v=f scale=.34 dy=-8
    lock.open.desktopcomputer:
     use display L=1
     use lock.open v=f scale=.34 dy=-8
    play.desktopcomputer:
     use display L=1
     use play v=f scale=.36 dy=-8 dx=2
    cable.connector.horizontal: in=f
     use cable.connector rot=90
    lock.iphone:
     use iphone L=1
     use lock v=f scale=.34 dy=4
    lock.open.iphone:
     use iphone L=1
     use lock.open v=f scale=.32 dy=4
    lock.ipad:
     use ipad L=1
     use lock v=f scale=.4 dy=-3
    lock.open.ipad:
     use ipad L=1
     use lock.open v=f scale=.4 dy=-3
    """
}
