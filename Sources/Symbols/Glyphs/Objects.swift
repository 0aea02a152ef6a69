extension GlyphThemes {
  static let objects = """
    hanger: in=o
     s M40 26 C40 12 60 12 60 26 C60 36 50 36 50 46 L90 70 C94 73 92 80 86 80 H14 C8 80 6 73 10 70 L50 46
    gear: in=o enc=1.12 wr=.6
     s O 50 50 30.5
     s O 50 50 9
     s M50 41 L50 19.5 M57.8 54.5 L76.4 65.2 M42.2 54.5 L23.6 65.2 w=.9
     s M50 19 V11.5 M65.5 23.2 L69.25 16.7 M76.8 34.5 L83.3 30.75 M81 50 H88.5 M76.8 65.5 L83.3 69.25 M65.5 76.8 L69.25 83.3 M50 81 V88.5 M34.5 76.8 L30.75 83.3 M23.2 65.5 L16.7 69.25 M19 50 H11.5 M23.2 34.5 L16.7 30.75 M34.5 23.2 L30.75 16.7 w=1.1
    gearshape: enc=1.05 wr=.75
     b G 50 50 8 42 33.5 .34 .68 4.5
     h O 50 50 13
    trash: enc=1 in=o wr=.75 C=red
     s M11.5 23.5 H88.5
     s W 6 36 23.5 38 10.5 62 10.5 64 23.5
     b W 8 20.5 23.5 25 90 75 90 79.5 23.5
     e M50 38 V75 M36.5 38 L38 75 M63.5 38 L62 75 w=.86
    lifepreserver: wr=.6
     b O 50 50 39.4
     h O 50 50 16
     ?o f D 50 50 39.4 -64 -26 B 50 50 16 -26 -64 Z D 50 50 39.4 26 64 B 50 50 16 64 26 Z D 50 50 39.4 116 154 B 50 50 16 154 116 Z D 50 50 39.4 206 244 B 50 50 16 244 206 Z
     ?f xf D 50 50 36 -62 -28 B 50 50 20 -28 -62 Z D 50 50 36 28 62 B 50 50 20 62 28 Z D 50 50 36 118 152 B 50 50 20 152 118 Z D 50 50 36 208 242 B 50 50 20 242 208 Z
    cart: enc=1.05 wr=.8
     s W 4 6.5 14.5 18.5 14.5 30.5 69 81 69
     b W 5 22 27.5 91 27.5 84 55 28.5 55
     s M37 84 h.01 w=2.24 wr=.8
     s M75 84 h.01 w=2.24 wr=.8
    flag: enc=1.0 C=orange
     s M19 10 V91.5
     b M19 17 C29 12 39 13 50 18 C61 23 72 23 83 18.5 C84 18 85 18.7 85 20 V56.5 C85 58 84.3 59 83 59.5 C72 63.5 61 63.5 50 58.5 C39 53.5 29 52.5 19 57.5 Z
    hammer: enc=1.05 wr=.6
     b M12.5 81 L48 43.5 L57.5 53 L21 89.5 C18.5 92 15 92 12.5 89.5 C10 87 10 83.5 12.5 81 Z
     b P 4 27.5 21.5 40 9.5 56 13 69 26 r 3 69 34 78 43 82 40 91.5 49.5 74.5 66.5 65 57 67.5 53 45 30.5 39 26 33.5 27
    wand.and.stars.inverse: in=o wr=.4
     s M12 89 L60 41 w=2.3
     xf P 2 15 85.5 44 56.5 47 59.5 18 88.5
     f K 76 23 14 14 .18 L=1
     f K 33 25 17 17 .18 L=1
     f K 79 64 13 13 .18 L=1
    ruler: enc=1.05 wr=.6
     b P 6 64 7.5 92.5 36 36 92.5 7.5 64
     e M52 19.5 L61 28.5 M40 31.5 L53 44.5 M28 43.5 L37 52.5 M16.5 55.5 L29.5 68.5 w=.85
    creditcard: enc=1.05 wr=.7
     b R 6.5 20 87 60 10
     e M6.5 40 H93.5 w=1.5 cap=b
     e M19 64 H32 w=.95
    gift: wr=.6 C=red
     b R 12 46 76 44 8
     b R 7 27 86 19 5
     e M50 27 V90
     s M50 26 C44 10 26 6 26 17 C26 24 38 27 50 27 C62 27 74 24 74 17 C74 6 56 10 50 26 w=.95
    bag: enc=1
     b P 9 16 29 84 29 88 91 12 91
     s M34 29 V24 C34 15 41 9 50 9 C59 9 66 15 66 24 V29
     e M34 29 V42 M66 29 V42 w=.9
    gearshape.2:
     use gearshape scale=.66 dx=-14 dy=-13 wr=.35
     use gearshape scale=.5 dx=24 dy=22 wr=.1 w=.92 L=1
    scissors: in=o
     s O 24 27 13
     s O 24 73 13
     s M35 34 L91 76 M35 66 L91 24
    wrench.adjustable wrench: wr=.8
     b M86 26 L71 40 L60 38 L58 27 L72 13 C58 8 43 18 43 33 C43 36 43.5 39 44.5 42 L14 72.5 C9.5 77 9.5 83 13.5 87 C17.5 91 23.5 91 28 86.5 L58 55.5 C61 56.5 64 57 67 57 C82 57 92 41 86 26 Z
     e M51 36 L64 49 w=.7 wr=.3
    wrench.and.screwdriver: in=f
     use wrench.adjustable scale=.92
     use screwdriver scale=.9 flip=1 L=1
    briefcase:
     b R 7 29 86 56 11
     s M34 29 V23 Q34 14 43 14 H57 Q66 14 66 23 V29
     e M7 54 H43 M57 54 H93 M50 49 V59 w=.95
    eyedropper: in=f wr=.4
     b M60 30 L70 20 C78 12 88 22 80 30 L70 40 L74 44 L68 50 L50 32 L56 26 Z
     s M56 38 L24 70 L18 82 L30 76 L62 44
     s M18 82 L11 89
    wallet.pass:
     b R 10 14 80 72 12
     e M10 34 H90 M10 50 H36 C38 58 44 62 50 62 C56 62 62 58 64 50 H90 w=.9
    basket:
     b P 8 8 40 92 40 82 88 18 88
     s M26 40 L42 12 M74 40 L58 12
     e M36 54 V74 M50 54 V74 M64 54 V74 w=.85
    banknote:
     b R 5 22 90 56 9
     e O 50 50 13
     d O 21 50 4.5
     d O 79 50 4.5
    case:
     use briefcase
    swift: in=f
     f M7 20 C28 28 44 38 53 50 C66 42 80 39 95 42 C84 49 75 57 67 66 L72 89 L57 75 L41 85 L47 66 C38 49 24 33 7 20 Z
    binoculars: in=f wr=.8
     b P 9 20 14 37 14 43 46 43 87 7 87 7 56
     b P 9 80 14 63 14 57 46 57 87 93 87 93 56
     e M7 67 H43 M57 67 H93 w=.95
     s M43 50 H57
    eyedropper.halffull: in=f wr=.4
     use eyedropper
     f M40 54 L60 54 L34 76 L18 82 L24 70 Z
    wand.and.rays: in=o wr=.45
     s M12 89 L58 43 w=1.7
     s M66 8 V20 M66 50 V62 M39 35 H51 M81 35 H93 M47 16 L55 24 M77 46 L85 54 M85 16 L77 24 w=.95
    creditcard.and.123 creditcard.and.numbers: in=f wr=.7
     b R 6.5 16 87 50 10
     e M6.5 33 H93.5 w=1.5 cap=b
     t "123" 50 84 26 L=1
    flag.checkered flag.pattern.checkered.lc:
     s M19 10 V91.5
     b M19 17 C29 12 39 13 50 18 C61 23 72 23 83 18.5 C84 18 85 18.7 85 20 V56.5 C85 58 84.3 59 83 59.5 C72 63.5 61 63.5 50 58.5 C39 53.5 29 52.5 19 57.5 Z
     e M36 13 V54 M52 19 V60 M68 21 V62 M19 36 C36 30 52 40 85 38 w=.8
    backpack: in=f wr=.85
     b M20 44 C20 28 32 20 50 20 C68 20 80 28 80 44 V82 Q80 90 72 90 H28 Q20 90 20 82 Z
     s M36 21 V16 Q36 8 44 8 H56 Q64 8 64 16 V21
     e M34 90 V70 Q34 62 42 62 H58 Q66 62 66 70 V90 M36 42 H64 w=.9
    handbag: in=f
     b P 10 12 40 88 40 82 88 18 88
     s M32 40 C32 20 40 11 50 11 C60 11 68 20 68 40
    duffle.bag gym.bag: in=f
     b R 7 36 86 48 13
     s M32 36 C32 16 68 16 68 36
     e M30 36 V84 M70 36 V84 w=.9
    suitcase.rolling: in=f wr=.85
     b R 22 28 56 54 9
     s M38 28 V10 H62 V28 M32 82 V90 M68 82 V90
     e M40 42 V68 M60 42 V68 w=.9
    suitcase.cart: in=f
     use suitcase scale=.62 dx=6 dy=-10
     s M8 12 H14 Q20 12 20 18 V76 H90
     s M34 88 h.01 M74 88 h.01 w=1.8
    screwdriver: in=f
     b P 5 62 30 82 10 90 18 70 38
     s M66 34 L40 60
     b P 6 34 54 46 66 24 90 10 76
    level: in=f wr=.85
     b R 7 30 86 40 8
     e R 32 40 36 20 10 w=.9
     d O 50 50 5
    paint.bucket.classic: in=f
     b P 6 14 44 48 12 82 46 48 80
     s M48 12 L36 8 M14 46 H80
     f M86 58 C92 66 94 72 94 77 C94 82 90 85 86 85 C82 85 78 82 78 77 C78 72 80 66 86 58 Z
    comb: in=f
     b R 10 30 80 18 5
     s M16 50 V72 M28 50 V72 M40 50 V72 M52 50 V72 M64 50 V72 M76 50 V72 M85 50 V72 w=.8
    magazine: in=f wr=.85
     b P 8 16 12 70 8 70 86 16 90
     s M70 18 H82 Q86 18 86 22 V84 H70
     e M28 28 H58 M28 44 H58 M28 56 H48 w=.9
    receipt: in=f wr=.85
     b M18 90 V16 Q18 9 26 9 H74 Q82 9 82 16 V90 L71 82 L60 90 L50 82 L40 90 L29 82 Z
     e M34 28 H66 M34 44 H66 M34 60 H54 w=.9
    giftcard: in=f wr=.75
     b R 6 20 88 60 10
     e M6 46 H94 M34 20 V80 w=.9
     e M34 46 C22 44 16 30 24 28 C30 27 33 36 34 46 C35 36 38 27 44 28 C52 30 46 44 34 46 w=.85
    greetingcard: in=f wr=.85
     b P 6 20 12 80 12 80 88 20 88
     e M50 60 C40 52 34 44 40 37 C45 33 49 37 50 41 C51 37 55 33 60 37 C66 44 60 52 50 60 w=.9
    lanyardcard: in=f wr=.85
     s M30 8 L50 26 L70 8
     b R 20 26 60 66 9
     e O 50 52 9 w=.9
     e M34 76 C36 66 64 66 66 76 w=.9
    purchased: in=f
     b P 6 14 14 86 14 86 86 14 86
     e M30 52 L44 66 L70 34
    hat.widebrim: in=f
     b M28 58 C28 30 36 22 44 24 C48 26 52 26 56 24 C64 22 72 30 72 58
     b M8 60 C24 54 76 54 92 60 C94 70 76 78 50 78 C24 78 6 70 8 60 Z
    hat.cap helmet: in=f
     b M14 62 C14 38 28 24 48 24 C68 24 80 38 80 58 L94 66 C95 70 92 72 88 72 H20 C16 72 14 68 14 62 Z
     e M44 72 C44 52 60 46 80 58 w=.9
    shoe: in=f
     b M10 34 C16 40 26 40 30 30 L52 50 C60 58 76 56 86 62 C92 66 92 76 86 78 H16 C10 78 8 72 8 66 Z
     e M40 40 L33 47 M48 47 L41 54 w=.85
    jacket coat: in=f wr=.85
     b M36 12 L22 18 L10 52 L22 58 L26 46 V88 H74 V46 L78 58 L90 52 L78 18 L64 12 L50 24 Z
     e M50 24 V88 M36 12 L40 34 M64 12 L60 34 w=.9
    stroller: in=f
     b M50 50 V14 C72 14 86 28 86 50 Z
     s M50 50 H26 L18 34 H8 M26 50 C28 66 40 74 54 74 C70 74 84 66 86 50
     s O 38 86 5
     s O 70 86 5
    beach.umbrella: in=f
     b M10 48 C12 26 30 11 50 11 C70 11 88 26 90 48 C84 42 76 42 70 48 C64 42 56 42 50 48 C44 42 36 42 30 48 C24 42 16 42 10 48 Z
     s M50 48 V90 M18 90 H82
    hazardsign: in=f
     b P 6 10 30 90 30 90 70 10 70
     e M28 66 L50 34 M50 66 L72 34 w=1
    yieldsign: in=f
     use arrowtriangle.down
    peacesign: in=o
     s O 50 50 39.4
     s M50 10.6 V89.4 M50 50 L22 78 M50 50 L78 78
    wand.and.sparkles wand.and.stars: in=o
     s W 1 12 89 58 43 w=1.7
     xs M48 43 L58 53 w=.15
     f K 75 24 14 14 .18 L=1
     f K 33 25 17 17 .18 L=1
     f K 79 64 13 13 .18 L=1
    eyedropper.full: in=f wr=.4
     use eyedropper
     f M56 38 L62 44 L30 76 L18 82 L24 70 Z
    lock.open.rotation: in=f
     use arrow.counterclockwise
     use lock.open scale=.34 dx=1 dy=4 v=f w=.8 wr=.3
    hands.and.sparkles hands.sparkles: in=f
     use hand scale=.66 rot=-2 dx=14 dy=17 L=1
     use hand_x scale=.7 rot=-30 dx=-14 dy=15
     use hand scale=.7 rot=-30 dx=-14 dy=15
     f K 62 15 12 13 .18 L=2
     f K 87 22 9 10 .18 L=2
     f K 79 42 6 7 .18 L=2
    flag.2.crossed flag.checkered.2.crossed flag.and.flag.filled.crossed: in=f
     b P 3 44 60 24 12 8 20 20 50 L=1
     s M24 12 L58 92 L=1
     xs M76 12 L42 92
     b P 3 56 60 76 12 92 20 80 50
     s M76 12 L42 92
    finder: in=f
     use face.smiling
    arkit: in=f
     b P 5 50 26 72 38 72 62 50 74 28 62 28 38
     s M28 14 L14 22 V38 M72 14 L86 22 V38 M28 86 L14 78 V62 M72 86 L86 78 V62 L=1
     e M28 38 L50 50 L72 38 M50 50 V74 w=.9
    chandelier: in=f
     s M50 8 V52 M50 52 C50 72 18 72 18 52 M50 52 C50 72 82 72 82 52
     b P 3 10 52 26 52 24 36 12 36
     b P 3 74 52 90 52 88 36 76 36
    tshirt:
     b M36 14 C38 24 62 24 64 14 L92 27 L85 47 L74 43 V87 H26 V43 L15 47 L8 27 Z
    key: enc=1.05 wr=.55
     b M41.5 48 V84 Q41.5 86 43 87.5 L48 92 Q50 94 52 92 L59 85 Q61 83 59 81 L54.5 76.5 L60.5 70.5 Q62.5 68.5 60.5 66.5 L55.5 61.5 L58.5 58.5 V48 B 50 28 21.2 67 -247 Z
     h O 50 20.5 5 w=.8
    lock: enc=.98 edy=-1
     b R 20 44.5 60 46 10
     s M32.5 44 V29.5 C32.5 18 40 10.5 50 10.5 C60 10.5 67.5 18 67.5 29.5 V44
    lock.open:
     b R 10 44.5 60 46 10
     s M57.5 44 V29.5 C57.5 18 64 10.5 74 10.5 C84 10.5 90.5 18 90.5 29.5 V36
    lock.rotation: in=f
     use arrow.clockwise
     use lock scale=.34 dy=4 v=f w=.8 wr=.3
    suitcase:
     b R 7 29 86 56 11
     s M34 29 V23 Q34 14 43 14 H57 Q66 14 66 23 V29
     e M26 29 V85 M74 29 V85
    key.horizontal:
     use key rot=-90
    key.radiowaves.forward: wr=.6
     use key scale=.9 dx=-16
     s D 52 50 22 -40 40 L=1
     s D 52 50 36 -42 42 L=1
    pet.carrier: in=f wr=.8
     b R 8 32 84 54 10
     s M36 32 V22 H64 V32
     e M22 46 V72 M36 46 V72 M50 46 V72 M64 46 V72 M78 46 V72 w=.85
    firewall: in=f wr=.75
     b R 10 14 80 72 6
     e M10 38 H90 M10 62 H90 M36 14 V38 M64 38 V62 M36 62 V86 w=.9
    bonjour: in=o
     use network
    drone: in=f wr=.8
     b R 36 40 28 22 7
     s M36 44 L20 32 M64 44 L80 32 M8 28 H32 M68 28 H92 M36 58 L24 72 M64 58 L76 72
    wand.and.rays.inverse: in=o wr=.4
     s M12 89 L58 43 w=2.3
     xf P 2 15 85.5 43 57.5 46 60.5 18 88.5
     s M66 8 V20 M66 50 V62 M39 35 H51 M81 35 H93 M47 16 L55 24 M77 46 L85 54 M85 16 L77 24 w=.95 L=1
    wallet.bifold wallet: in=f wr=.85
     b R 8 22 84 62 11
     e M8 42 H92 w=.9
     e M92 54 H74 Q66 54 66 61 Q66 68 74 68 H92 w=.9
    wand.and.outline: in=o
     s W 1 12 89 58 43 w=1.7
     s K 72 28 22 22 .3 w=.9 L=1
    key.card: in=f wr=.8
     b R 6 20 88 60 10
     e O 32 50 9 w=.85
     e M41 50 H72 M62 50 V60 M72 50 V58 w=.85
    """
}
