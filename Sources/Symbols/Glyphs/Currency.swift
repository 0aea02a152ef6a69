extension GlyphThemes {
  static let currency = """
    dollarsign: in=o wr=.65
     use letter.S dx=22 w=1.2 wr=.6
     s M50.5 8 V92 w=1.1
    eurosign: in=o wr=.65
     s M77 30.5 C72.5 22.5 64.5 17.5 55 17.5 C38 17.5 27.5 30.5 27.5 50 C27.5 69.5 38 82.5 55 82.5 C64.5 82.5 72.5 77.5 77 69.5 w=1.2
     s M17.5 42.5 H61 M17.5 57.5 H58 w=1.1
    sterlingsign: in=o wr=.7
     s M72.5 31 C70.5 22.5 64.5 17.5 56 17.5 C45.5 17.5 39 24.5 39 34.5 C39 41.5 42.5 47.5 42.5 57 C42.5 68 37.5 77.5 27 82.5 H75 w=1.2
     s M27 51 H62 w=1.1
    yensign: in=o wr=.7
     s M24 17.5 L50 52 L76 17.5 M50 52 V82.5 w=1.2
     s M29 54 H71 M29 68 H71 w=1.1
    coloncurrencysign: in=o wr=.5
     use letter.C dx=19 w=1.2 wr=.5
     s M49 10 L36 90 M63 10 L50 90 w=.9
    nairasign: in=o wr=.6
     use letter.N dx=19.5 w=1.2 wr=.6
     s M14 42.5 H86 M14 57.5 H86 w=1.0
    bitcoinsign: in=o
     use letter.B dx=22 w=1.2 wr=.7
     s M22 17.5 H29 M22 82.5 H29 w=1.2
     s M42 8.5 V16 M58 8.5 V16 M42 84 V91.5 M58 84 V91.5 w=1.1
    centsign: in=o
     s M72 34 C68 29 61 26 53 26 C38 26 29 36 29 51 C29 66 38 76 53 76 C61 76 68 73 72 68 w=1.2
     s M53 10 V26 M53 76 V91 w=1.1
    wonsign: in=o
     s W 2 14 17.5 31 82.5 50 22 69 82.5 86 17.5 w=1.15
     s M8 42 H92 M8 57 H92 w=1
    indianrupeesign: in=o
     s M26 17.5 H76 M26 35 H76 M26 17.5 H42 C56 17.5 63 25 63 35 C63 46 55 53 42 53 H28 L62 84 w=1.15
    rupeesign: in=o
     s M14 82.5 V17.5 H32 C43 17.5 49 24 49 34 C49 44 43 51 32 51 H14 M33 51 L50 82.5 w=1.1
     s M88 46 C85 41 80 38.5 74 38.5 C67 38.5 62 42.5 62 48.5 C62 55 68 57.5 75 59.5 C83 61.5 89 64.5 89 71 C89 78 83 82.5 75 82.5 C68 82.5 62 79 60 73 w=1.1
    rublesign: in=o
     s M36 88 V17.5 H56 C68 17.5 75 24 75 35 C75 46 68 53 56 53 H24 M24 69 H60 w=1.15
    turkishlirasign: in=o
     s M42 12 V84 C62 84 76 72 78 54 w=1.15
     s M24 46 L66 28 M24 62 L66 44 w=1.05
    lirasign: in=o
     s M72.5 29 C70 21 64 17 56 17 C45 17 39 24 39 34 C39 42 43 48 43 58 C43 68 37.5 77.5 27 83 H75 w=1.15
     s M26 43 H62 M26 57 H62 w=1
    florinsign: in=o
     s M72 20 C64 12 52 15 49 30 L40 74 C37 88 28 91 20 84 M30 45 H66 w=1.15
    francsign: in=o
     s M72 16 H36 V85 M36 48 H66 M24 66 H56 w=1.15
    pesetasign: in=o
     s M36 85 V16 H54 C68 16 75 24 75 37 C75 50 68 58 54 58 H36 M22 37 H86 w=1.15
    pesosign: in=o
     s M36 85 V16 H54 C67 16 74 23 74 36 C74 49 67 56 54 56 H36 M22 29 H86 M22 43 H86 w=1.1
    bahtsign: in=o
     use letter.B dx=22 w=1.2 wr=.7
     s M48 7 V93 w=1
    guaranisign: in=o
     use letter.G dx=18 w=1.2
     s M50 7 V93 w=1
    cedisign: in=o
     use letter.C dx=18 w=1.2
     s M52 6 V94 w=1
    hryvniasign: in=o
     s M28 31 C31 22 39 17 50 17 C63 17 70 24 70 33 C70 42 62 47 50 50 C38 53 30 58 30 67 C30 76 38 83 51 83 C61 83 69 78 72 69 w=1.15
     s M16 43 H84 M16 57 H84 w=1
    kipsign: in=o
     s M34 16 V84 M76 16 L38 50 L76 84 M18 50 H84 w=1.15
    tengesign: in=o
     s M20 17 H80 M20 33 H80 M50 33 V84 w=1.15
    shekelsign: in=o
     s M22 83 V17 H42 C54 17 60 24 60 36 V62 M78 17 V64 C78 76 71 83 60 83 H41 V38 w=1.15
    tugriksign: in=o
     s M20 17 H80 M50 17 V84 w=1.2
     s M32 56 L68 42 M32 71 L68 57 w=1
    dongsign: in=o
     s O 48 50 20 w=1.1
     s M68 14 V70 M50 24 H82 M26 86 H76 w=1.1
    australsign: in=o
     use letter.A dx=21.5 w=1.15
     s M14 56 H86 M14 70 H86 w=.95
    millsign: in=o
     s M20 76 V34 M20 52 C20 40 26 33 34 33 C44 33 48 40 48 50 V76 M48 52 C48 40 54 33 63 33 C73 33 78 40 78 50 V76 w=1.1
     s M64 16 L36 90 w=1
    larisign: in=o
     s M24 50 C24 30 36 21 52 21 C68 21 79 32 79 52 M24 50 C24 68 34 80 48 83 M24 83 H80 M43 50 V12 M59 50 V12 w=1.1
    manatsign: in=o
     s M22 84 V56 C22 36 34 26 50 26 C66 26 78 36 78 56 V84 M50 10 V84 w=1.15
    cruzeirosign: in=o
     use letter.C dx=12 w=1.1
     s M58 50 V82.5 M58 62 C60 54 68 50 78 50 w=1
    chineseyuanrenminbisign: in=o
     use yensign
    eurozonesign: in=o
     s M78 26 C72 19 64 15 55 15 C36 15 25 29 25 50 C25 71 36 85 55 85 C64 85 72 81 78 74 M14 40 H62 M14 60 H60 w=1.15
    danishkronesign norwegiankronesign swedishkronasign: in=o
     s M18 16 V84 M50 16 L18 58 M29 45 L52 84 M66 38 V84 M66 54 C67 44 74 38 84 38 w=1.1
    polishzlotysign: in=o
     s M12 38 H48 L12 84 H50 M74 12 V84 M64 52 L86 38 w=1.1
    brazilianrealsign: in=o
     s M12 84 V18 H28 C39 18 45 24 45 34 C45 44 39 50 28 50 H12 M29 50 L46 84 w=1
     use letter.S dx=46 scale=.86 w=1
     s M74 10 V90 w=.9
    australiandollarsign: in=o
     s W 2 4 82.5 22 17.5 40 82.5 M10 60 H34 w=1
     use letter.S dx=43 scale=.92 w=1
     s M72 9 V91 w=.9
    singaporedollarsign: in=o
     use letter.S dx=-4 scale=.9 w=1
     use letter.S dx=45 scale=.9 w=1
     s M73 9 V91 w=.9
    malaysianringgitsign: in=o
     s M8 82.5 V17.5 H22 C32 17.5 38 23.5 38 32.5 C38 41.5 32 48 22 48 H8 M24 48 L40 82.5 w=1
     s W 1 52 82.5 52 17.5 72 60 92 17.5 92 82.5 w=1
    peruviansolessign: in=o
     use letter.S dx=6 w=1.1
     s M76 12 L56 90 w=1
    """
}
