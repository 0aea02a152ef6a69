extension GlyphThemes {
  static let gadgets = """
    vision.pro visionpro: wr=.8
     b M8 46 C8 32 22 26 50 26 C78 26 92 32 92 46 V54 C92 68 82 74 71 74 C61 74 58 62 50 62 C42 62 39 74 29 74 C18 74 8 68 8 54 Z
     e M22 40 C32 37 40 36 50 36 w=.8
    vision.pro.and.arrow.forward visionpro.and.arrow.forward: wr=.6
     use vision.pro scale=.66 dx=-16
     s M72 50 H95 M85 40 L95 50 L85 60 w=.95 L=1
    head.profile.arrow.forward.and.vision.pro head.profile.arrow.forward.and.visionpro: wr=.6
     use head.visor scale=.74 dx=14
     s M4 50 H22 M13 41 L22 50 L13 59 w=.9 L=1
    head.visor: in=f wr=.6
     b M30 91 V76 C18 69 11 58 11 45 C11 24 27 9 49 9 C71 9 85 24 86 44 L92.5 57 C93.5 59 92.5 61 90.5 61.5 L86 63 V71 Q86 80 77 80 H67 V91 Z
     e R 46 38 40 18 8 w=.8
    iphone.and.vision.pro: wr=.6
     use iphone scale=.7 dx=-28
     use vision.pro scale=.56 dx=22 L=1
    macbook.and.vision.pro macbook.and.visionpro: wr=.6
     use macbook scale=.7 dx=-8 dy=-10
     x E 70 74 30 20 w=.1
     use vision.pro scale=.5 dx=20 dy=24 L=1
    ipod ipod.classic: wr=.8
     b R 24 6 52 88 9
     e R 33 16 34 24 3 w=.85
     e O 50 66 14 w=.9
    ipod.and.vision.pro: wr=.6
     use ipod scale=.7 dx=-28
     use vision.pro scale=.56 dx=22 L=1
    ipod.and.applewatch: wr=.6
     use ipod scale=.8 dx=-20
     use applewatch scale=.7 dx=26 dy=8 L=1
    iphone.and.ipod: wr=.6
     use iphone scale=.86 dx=-22
     use ipod scale=.7 dx=24 dy=10 L=1
    macbook.and.ipod: wr=.6
     use macbook scale=.76 dx=-10
     x R 68 34 30 46 6 w=.1
     use ipod scale=.54 dx=33 dy=8 L=1
    ipad.landscape.and.ipod: wr=.6
     use ipad rot=90 scale=.8 dx=-8
     x R 66 34 30 46 6 w=.1
     use ipod scale=.54 dx=31 dy=8 L=1
    ipodtouch ipod.touch: wr=.8
     b R 25 6 50 88 9
     e M25 17 H75 M25 80 H75 w=.7
     d O 50 87 2.6
    ipod.shuffle.gen1 ipodshuffle.gen1: wr=.8
     b R 36 6 28 88 7
     e O 50 34 9 w=.85
    ipod.shuffle.gen2 ipodshuffle.gen2: wr=.8
     b R 8 30 84 40 7
     e O 62 50 12 w=.85
    ipod.shuffle.gen3 ipodshuffle.gen3: wr=.8
     b R 40 6 20 88 5
     e M50 14 V24 w=.85
    ipod.shuffle.gen4 ipodshuffle.gen4: wr=.8
     b R 16 16 68 68 9
     e O 50 50 20 w=.9
    airpod.left airpod.gen3.left airpodpro.left airpods.gen4.left airpods.pro.left earbud.left earbuds.in.ear.left earbuds.stemless.left: in=f wr=.7
     b M46 12 C66 12 78 26 78 42 C78 56 68 64 58 67 V82 Q58 90 50 90 Q42 90 42 82 V68 C26 66 18 55 18 42 C18 24 30 12 46 12 Z
     e M34 34 V46 w=.9
    airpod.right airpod.gen3.right airpodpro.right airpods.gen4.right airpods.pro.right earbud.right earbuds.in.ear.right earbuds.stemless.right: in=f wr=.7
     use airpod.left flip=1
    beats.powerbeats.left beats.powerbeats3.left beats.powerbeats.pro.left beats.powerbeatspro.left beats.powerbeats.pro.2.left: in=f wr=.6
     s M40 36 C34 8 82 6 82 36 C82 56 72 66 72 84
     b R 22 40 34 32 12 L=1
    beats.powerbeats.right beats.powerbeats3.right beats.powerbeats.pro.right beats.powerbeatspro.right beats.powerbeats.pro.2.right: in=f
     use beats.powerbeats.left flip=1
    beats.powerbeats beats.powerbeats3 beats.powerbeats.pro beats.powerbeatspro beats.powerbeats.pro.2: in=f
     use beats.powerbeats.left scale=.66 dx=-24 flip=1 wr=.6
     use beats.powerbeats.left scale=.66 dx=24 wr=.6
    beats.studiobud.left beats.studiobuds.left beats.studiobuds.plus.left beats.studiobudsplus.left beats.solobuds.left beats.fitpro.left beats.fit.pro.left: in=f wr=.6
     b M40 20 C58 14 82 24 82 44 C82 58 70 62 62 66 C54 74 48 84 36 80 C22 76 18 62 22 46 C24 32 30 24 40 20 Z
     e O 46 50 9 w=.9
    beats.studiobud.right beats.studiobuds.right beats.studiobuds.plus.right beats.studiobudsplus.right beats.solobuds.right beats.fitpro.right beats.fit.pro.right: in=f
     use beats.studiobud.left flip=1
    beats.studiobuds beats.studiobuds.plus beats.studiobudsplus beats.solobuds beats.fitpro beats.fit.pro: in=f
     use beats.studiobud.left scale=.62 dx=-24 flip=1 wr=.6
     use beats.studiobud.left scale=.62 dx=24 wr=.6
    beats.studiobuds.chargingcase beats.studiobuds.plus.chargingcase beats.studiobudsplus.chargingcase beats.solobuds.chargingcase beats.fitpro.chargingcase beats.fit.pro.chargingcase beats.powerbeatspro.chargingcase beats.powerbeats.pro.chargingcase beats.powerbeats.pro.2.chargingcase: in=f wr=.5
     b R 9 24 82 52 22
     e M9 46 H91 w=.9
     d O 50 60 4
    beats.earphones: in=o wr=.7
     b O 26 24 11
     b O 74 24 11
     s M26 36 C26 60 50 58 50 74 V92 M74 36 C74 60 50 58 50 74
    beats.pill: wr=.8
     b R 6 32 88 36 18
     e M24 46 h.01 M37 46 h.01 M50 46 h.01 M63 46 h.01 M76 46 h.01 M30 56 h.01 M43 56 h.01 M57 56 h.01 M70 56 h.01 w=.8 wr=.2
    earbuds.bone.conduction: in=o wr=.7
     s M14 50 C10 20 30 8 50 8 C70 8 90 20 86 50
     b R 8 50 18 30 8 L=1
     b R 74 50 18 30 8 L=1
    earbuds.bone.conduction.left: in=o wr=.7
     s M66 50 C62 20 40 10 30 12
     b R 56 50 20 34 8 L=1
    earbuds.bone.conduction.right: in=o
     use earbuds.bone.conduction.left flip=1
    hearingdevice.and.signal.meter: in=f wr=.6
     use ear scale=.76 dx=-18 dy=4
     s M74 88 V70 M84 88 V56 M94 88 V42 w=.95 L=1
    magicmouse: wr=.8
     b R 27 6 46 88 23
    magsafe.batterypack: wr=.8
     b R 24 10 52 80 12
     e O 50 44 13 w=.9
     e M50 62 V70 w=.9
    flipphone: wr=.7
     b R 30 6 40 42 8
     b R 30 52 40 42 8
     e R 39 15 22 22 3 w=.8
     d O 42 66 3
     d O 50 66 3
     d O 58 66 3
     d O 42 78 3
     d O 50 78 3
     d O 58 78 3
    xserve: wr=.6
     b R 5 38 90 24 5
     d O 16 50 3.4
     e M28 50 H46 M54 50 H84 w=.85
    xserve.raid: wr=.5
     b R 8 20 84 60 8
     e M8 40 H92 M8 60 H92 M50 20 V80 w=.85
    mediastick: wr=.8
     b R 34 24 32 68 8
     b R 41 8 18 16 2
    opticid: in=o wr=.6
     s M8 50 C20 30 34 22 50 22 C66 22 80 30 92 50 C80 70 66 78 50 78 C34 78 20 70 8 50 Z
     s O 50 50 15
     s M40 44 C44 36 56 36 60 44 M44 60 C47 63 53 63 56 60 w=.7
    applewatch.watchface watchface.applewatch.case: wr=.7
     use applewatch
     s M50 38 V50 L58 55 w=.9 L=1
    applewatch.case.inset.filled: in=o
     use applewatch
     f R 34 32 32 36 8 L=1
    applewatch.side.right: wr=.8
     b R 38 24 22 52 9
     s M42 24 L45 6 H55 M42 76 L45 94 H55
     s M66 42 V54 w=1.3 L=1
    platter.top.applewatch.case platter.filled.top.applewatch.case: in=o
     use applewatch
     f R 35 32 30 14 4 L=1
    platter.bottom.applewatch.case platter.filled.bottom.applewatch.case: in=o
     use applewatch
     f R 35 54 30 14 4 L=1
    platter.2.filled.iphone: in=o
     use iphone
     f R 35 24 30 22 5 L=1
     f R 35 52 30 22 5 L=1
    platter.2.filled.iphone.landscape: in=o
     use iphone rot=90
     f R 24 35 22 30 5 L=1
     f R 52 35 22 30 5 L=1
    platter.2.filled.ipad: in=o
     use ipad
     f R 28 24 44 22 5 L=1
     f R 28 52 44 22 5 L=1
    platter.2.filled.ipad.landscape: in=o
     use ipad rot=90
     f R 20 32 26 36 5 L=1
     f R 54 32 26 36 5 L=1
    platter.filled.top.and.arrow.up.iphone: in=o wr=.7
     use iphone
     f R 35 22 30 16 4 L=1
     s M50 78 V50 M41 59 L50 50 L59 59 w=.9
    platter.filled.bottom.and.arrow.down.iphone: in=o wr=.7
     use iphone
     f R 35 62 30 16 4 L=1
     s M50 24 V52 M41 43 L50 52 L59 43 w=.9
    circle.filled.iphone: in=o
     use iphone
     d O 50 50 11
    circle.filled.ipad: in=o
     use ipad
     d O 50 50 13
    circle.filled.ipad.landscape: in=o
     use ipad rot=90
     d O 50 50 13
    iphone.rear.camera: wr=.7
     b R 25 6 50 88 11
     e R 33 14 22 22 7 w=.8
     d O 44 25 4
    ipad.rear.camera: wr=.7
     b R 16 6 68 88 10
     e R 24 14 20 20 6 w=.8
     d O 34 24 3.6
    iphone.smartbatterycase.gen1 iphone.smartbatterycase.gen2: wr=.7
     b R 25 6 50 88 11
     b R 36 46 28 36 5 w=.85
     d O 38 20 5
    iphone.app.switcher: wr=.7
     b R 30 12 40 76 9
     s M18 24 V76 M82 24 V76 M7 34 V66 M93 34 V66 L=1
    iphone.dock.motorized.viewfinder: in=o wr=.6
     use viewfinder
     use iphone scale=.42 dy=-6 wr=.5
     s M36 74 H64
    iphone.pattern.diagonalline: wr=.7
     b R 25 6 50 88 11
     e M36 40 L62 22 M36 58 L64 38 M36 76 L64 56 w=.75
    iphone.and.arrow.right.inward iphone.and.arrow.forward.inward: wr=.6
     use iphone scale=.9 dx=20
     s M4 50 H34 M24 40 L34 50 L24 60 w=.95 L=1
    iphone.and.arrow.right.outward iphone.and.arrow.forward.outward: wr=.6
     use iphone scale=.9 dx=-20
     s M66 50 H96 M86 40 L96 50 L86 60 w=.95 L=1
    homepod.mini.2 homepodmini.2: wr=.7
     use homepod.mini scale=.66 dx=-22
     use homepod.mini scale=.66 dx=22 L=1
    applepencil.adapter.usb.c: wr=.7
     use applepencil scale=.8 dx=10 dy=-8
     b R 8 66 22 26 6 L=1
    appclip: in=f wr=.8
     s D 50 50 39.4 -70 110 D 50 50 39.4 130 270
     s D 50 50 22 10 200 D 50 50 22 230 350
     f O 50 50 8
    alternatingcurrent: in=o
     s M10 50 C22 16 38 16 50 50 C62 84 78 84 90 50
    directcurrent: in=o
     s M12 38 H88 M12 62 H28 M42 62 H58 M72 62 H88
    sharedwithyou: in=f wr=.7
     use person.2 v=f scale=.62 dy=-6
     s D 50 50 44 110 70 L=1
    spatial.capture: wr=.7
     b P 9 50 8 86 28 86 72 50 92 14 72 14 28
     e O 50 50 15 w=.9
     e M50 12 V28 M16 70 L34 60 M84 70 L66 60 w=.8
    spatial.capture.on.hexagon: wr=.6
     use spatial.capture scale=.8
     s P 9 50 2 92 26 92 74 50 98 8 74 8 26 w=.7 L=1
    swiftdata: in=f wr=.7
     use cylinder.split.1x2
     use swift scale=.5 dx=4 L=1
    field.of.view.wide: in=f wr=.7
     b M50 88 L10 26 C34 10 66 10 90 26 Z
     e M22 44 C40 34 60 34 78 44 w=.8
    field.of.view.ultrawide: in=f wr=.7
     b M50 84 L4 40 C28 10 72 10 96 40 Z
     e M20 54 C38 38 62 38 80 54 w=.8
    """
}
