extension GlyphThemes {
  static let communication = """
    bell: enc=1.0
     b M12.5 73 C12.5 69 25 64 25 43 C25 27 35.5 15.5 50 15.5 C64.5 15.5 75 27 75 43 C75 64 87.5 69 87.5 73 C87.5 75.5 86 77 83.5 77 H16.5 C14 77 12.5 75.5 12.5 73 Z
     s M50 10.5 V15
     F M41.5 87 H58.5 C57 90.5 54 92 50 92 C46 92 43 90.5 41.5 87 Z w=.55
    envelope: enc=1.05
     b R 7 19.5 86 61 11
     e M10.5 26 L43.5 53.5 Q50 59 56.5 53.5 L89.5 26 w=.95
    phone: enc=1.0
     b M23 13 C15 16 9 25 12 37 C17 58 42 83 63 88 C75 91 84 85 87 77 C88.5 73 87.5 70 84.5 68 L72 60 C69 58 66 58.5 63.5 61 L59 65.5 C57.5 67 56 67 54 66 C47 62 38 53 34 46 C33 44 33 42.5 34.5 41 L39 36.5 C41.5 34 42 31 40 28 L32 15.5 C30 12.5 27 11.5 23 13 Z
    phone.down:
     use phone rot=135 dy=8
    map: enc=1.05 wr=.75
     b P 4 8 25.5 35.5 14 64.5 25.5 92 14 92 74.5 64.5 86 35.5 74.5 8 86
     e M35.5 14 V74.5 M64.5 25.5 V86 w=.95
    mappin: in=o
     F O 50 24 13
     s M50 37 V91
    paperplane: enc=1.02 edx=-3 edy=3
     b P 4 91 9 61 91 44 56 9 39
     e M44 56 L88 12 w=.95
    bubble.left:
     b M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
    bubble:
     use bubble.left
    message:
     use bubble.left
    globe: in=o wr=.55
     s O 50 50 39.4
     s E 50 50 17.5 39.4 w=.9
     s M11 50 H89 M17 29 C26 34 38 36.5 50 36.5 C62 36.5 74 34 83 29 M17 71 C26 66 38 63.5 50 63.5 C62 63.5 74 66 83 71 w=.9
    globe.americas:
     use globe
    safari:
     b O 50 50 39.4
     ?o F P 2 69 31 57 57 31 69 43 43 w=.4
     ?f xf P 2 73 27 57 57 27 73 43 43
     ?f f P 1 64 36 55.5 55.5 44.5 44.5
    location: enc=1 edx=-4 edy=4
     b P 4 89 11 53 89 49 52 11 48
    location.north:
     use location rot=-45
    mappin.and.ellipse: in=o wr=.8
     s M50 19 h.01 w=3.15 wr=.8
     s M50 30 V74
     s M36 56 C20 58 9 64 9 72 C9 82 27 89 50 89 C73 89 91 82 91 72 C91 64 80 58 64 56 L=1
    newspaper: wr=.75
     b M8 17 Q8 13 12 13 H70 Q74 13 74 17 V78 Q74 87 83 87 H18 Q8 87 8 77 Z
     s M74 34 H88 Q92 34 92 38 V77 Q92 87 83 87
     d R 19 26 18 18 2
     e M48 29 H62 M48 42 H62 M20 58 H62 M20 72 H62 w=.85
    bubble.right:
     use bubble.left flip=1
    bubble.left.and.bubble.right: wr=.8
     use bubble.left scale=.7 dx=17 dy=14 flip=1 L=1
     use bubble_x scale=.7 dx=-15 dy=-13
     use bubble.left scale=.7 dx=-15 dy=-13
    globe.europe.africa: in=o
     use globe
    bubble_x: in=f
     x M50 14 C75 14 93 28.5 93 47.5 C93 66.5 75 81 50 81 C45 81 40.5 80.5 36.5 79.3 C31 83.5 24.5 87 16.5 88 C14 88.3 13 86 14.7 84 C18.5 79.5 20.3 76 20.7 71.5 C12 65.5 7 57 7 47.5 C7 28.5 25 14 50 14 Z
    envelope.open: wr=.9
     b M7 42 Q7 38 10 36 L45 12 Q50 9 55 12 L90 36 Q93 38 93 42 V76 Q93 87 82 87 H18 Q7 87 7 76 Z
     e M10 44 L43 63 Q50 67 57 63 L90 44 w=.95
    bell.and.waves.left.and.right: wr=.8
     use bell scale=.8
     s D 50 46 44 -32 28 L=1
     s D 50 46 44 152 212 L=1
    icloud:
     use cloud
    bubble.middle.bottom:
     b M50 12 C75 12 92 26 92 44.5 C92 62 77 75 58 77 L50 89 L42 77 C23 75 8 62 8 44.5 C8 26 25 12 50 12 Z
    icloud.and.arrow.up:
     use cloud dy=-6
     xs M50 92 V54 w=1.2
     s M50 90 V50 M36 63 L50 49 L64 63 L=1
    icloud.and.arrow.down:
     use cloud dy=-6
     xs M50 92 V50 w=1.2
     s M50 48 V90 M36 76 L50 90 L64 76 L=1
    bubble.left.and.text.bubble.right: wr=.8
     use bubble.left.and.bubble.right
    mail:
     use envelope
    bubbles.and.sparkles:
     b O 38 60 26
     b O 74 76 12
     f K 74 26 18 18 .2 L=1
    bubble.and.pencil:
     use bubble.left
    """
}
