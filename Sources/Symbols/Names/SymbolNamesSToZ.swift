extension SymbolNameTexts {
  static let sToZ = """
    s- circle(fill) square(fill)
    safari fill
    sailboat circle(fill) fill
    scale- 3d
    scalemass fill
    scanner fill
    scissors badge-(ellipsis) circle(fill)
    scooter
    scope
    screwdriver fill
    scribble variable
    scroll fill
    sdcard fill
    seal fill
    selection- pin-(in-(out))
    sensor fill radiowaves-(left-(and-(right(fill)))) tag-(radiowaves-(forward(fill)))
    server- rack
    service- dog(fill)
    shadow
    shared- with-(you(circle(fill) slash))
    sharedwithyou circle(fill) slash
    shareplay slash
    shazam- logo(fill)
    shekelsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    sheqelsign- circle(fill) square(fill)
    shield checkerboard checkered fill lefthalf-(fill(slash) filled(badge-(checkmark) slash
     trianglebadge-(exclamationmark))) pattern-(checkered) righthalf-(filled) slash(fill)
    shift fill
    shippingbox and-(arrow-(backward(fill))) circle(fill) fill
    shoe 2(fill) circle(fill) fill
    shoeprints- fill
    shower fill handheld(fill) sidejet(fill)
    shuffle circle(fill)
    sidebar- leading left right squares-(leading left right trailing) trailing
    signature
    signpost- and-(arrowtriangle-(up(circle(fill) fill))) left(circle(fill) fill)
     right(and-(left(circle(fill) fill)) circle(fill) fill)
    simcard 2(fill) fill
    singaporedollarsign arrow-(trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    sink fill
    siri
    skateboard fill
    skew
    skis fill
    slash- circle(fill)
    sleep circle(fill)
    slider- horizontal-(2-(arrow-(trianglehead-(counterclockwise)) gobackward
     rectangle-(and-(arrow-(triangle-(2-(circlepath)) trianglehead-(2-(clockwise-(rotate-(90)))))))
     square(badge-(arrow-(down)) on-(square))) 3 below-(circle-(lefthalf-(filled(inverse))
     righthalf-(filled(inverse))) rectangle square-(and-(square-(filled)) fill-(and-(square))
     filled-(and-(square))) sun-(max))) vertical-(3)
    slowmo
    smallcircle- circle(fill) fill-(circle(fill)) filled-(circle(fill))
    smartphone
    smiley fill
    smoke circle(fill) fill
    snow
    snowboard fill
    snowflake circle(fill) road-(lane(dashed)) slash
    soccerball circle(fill(inverse) inverse) inverse
    sofa fill
    sos circle(fill)
    space
    sparkle magnifyingglass text-(clipboard(fill))
    sparkles 2 rectangle-(stack(fill)) square-(fill-(on-(square)) filled-(on-(square))) tv(fill)
    spatial- capture(fill on-(hexagon(fill)) slash(fill))
    speaker 1(fill) 2(fill) 3(fill) badge-(exclamationmark(fill)) circle(fill) fill minus(fill) plus(fill)
     slash(circle(fill(rtl) rtl) fill(rtl) rtl) square(fill) trianglebadge-(exclamationmark(fill))
     wave-(1(arrowtriangles-(up-(right-(down-(left)))) fill) 2(bubble(fill(rtl) left(fill(rtl) rtl) rtl)
     circle(fill) fill) 3(fill)) zzz(fill(rtl) rtl)
    speedometer
    spigot fill
    spoon- serving
    sportscourt circle(fill) fill
    sprinkler and-(droplets(fill)) fill
    square 2-(layers-(3d(bottom-(filled) fill top-(filled))) stack-(3d(bottom-(fill filled) top-(fill
     filled)))) 3-(layers-(3d(bottom-(filled) down-(backward(slash-(rtl)) forward(slash-(rtl)) left(slash)
     right(slash)) middle-(filled) slash top-(filled))) stack-(3d(bottom-(fill filled) middle-(fill filled)
     slash top-(fill filled)))) and-(arrow-(down(badge-(checkmark(fill) clock(fill) xmark(fill)) fill
     on-(square(fill))) up(badge-(checkmark(fill) clock(fill)) circle(fill) fill on-(square(fill))
     trianglebadge-(exclamationmark(fill)))) at-(rectangle(fill)) line-(vertical-(and-(square(fill
     filled)))) pencil(circle(fill))) arrowtriangle-(4-(outward)) badge-(plus(fill)) bottomhalf-(fill
     filled) bottomthird-(inset-(filled)) circle(fill) dashed(inset-(fill filled)) dotted
     fill(and-(line-(vertical-(and-(square(fill)) square-(fill)))) on-(circle-(fill) square(fill))
     text-(grid-(1x2))) filled-(and-(line-(vertical-(and-(square)))) on-(square)) grid-(2x2(fill)
     3x1-(below-(line-(grid-(1x2(fill)))) fill-(below-(line-(grid-(1x2)))) folder-(badge-(plus)
     fill-(badge-(plus)))) 3x2(fill) 3x3(bottomleft-(fill filled) bottommiddle-(fill filled)
     bottomright-(fill filled) fill(square) middle-(fill filled) middleleft-(fill filled) middleright-(fill
     filled) square(badge-(ellipsis)) topleft-(fill filled) topmiddle-(fill filled) topright-(fill filled))
     4x3-(fill)) inset-(filled) leadingthird-(inset-(filled)) lefthalf-(fill filled)
     leftthird-(inset-(filled)) line-(vertical-(square-(fill-(left)))) on-(circle(fill)
     square(badge-(person-(crop(fill))) dashed fill intersection-(dashed) squareshape-(controlhandles)))
     resize(down up) righthalf-(fill filled) rightthird-(inset-(filled)) slash(fill) split-(1x2(fill)
     2x1(fill) 2x2(fill) bottomrightquarter(fill) diagonal(2x2(fill) fill)) stack(3d-(down-(dottedline
     forward(fill) right(fill)) forward-(dottedline(fill)) up(badge-(a(fill) automatic(fill)) fill
     slash(fill) trianglebadge-(exclamationmark(fill)))) fill) text-(square(fill)) tophalf-(fill filled)
     topthird-(inset-(filled)) trailingthird-(inset-(filled))
    squareroot
    squares- below-(rectangle) leading-(rectangle(fill))
    squareshape controlhandles-(on-(squareshape-(controlhandles))) dashed-(squareshape) dotted-(split-(2x2)
     squareshape) fill split-(2x2(dotted(inside(and-(outside)) outside)) 3x3) squareshape-(dashed dotted)
    stairs
    star bubble(fill) circle(fill) fill(left) hexagon(fill) leadinghalf-(fill filled) lefthalf-(fill)
     slash(fill) square(fill on-(square(fill)))
    staroflife circle(fill) fill shield(fill)
    steeringwheel and-(hands heat-(waves) key liquid-(wave) lock)
     arrow-(trianglehead-(counterclockwise-(and-(clockwise)))) arrowtriangle-(left right)
     badge-(exclamationmark lock) circle(fill) exclamationmark road-(lane(dashed)) slash
    sterlingsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    stethoscope circle(fill)
    stop circle(fill) fill
    stopwatch fill
    storefront circle(fill) fill
    stove fill
    strikethrough double
    stroke- line-(diagonal(slash))
    stroller fill
    studentdesk
    suit- club(fill) diamond(fill) heart(fill) spade(fill)
    suitcase cart(fill) circle(fill) fill rolling(and-(film(circle(fill) fill) suitcase(circle(fill) fill))
     circle(fill) fill)
    sum
    sun- and-(horizon(circle(fill) fill)) dust(circle(fill) fill) haze(circle(fill) fill)
     horizon(circle(fill) fill) lefthalf-(filled) max(circle(fill) fill
     trianglebadge-(exclamationmark(fill))) min(fill) rain(circle(fill) fill) righthalf-(filled)
     snow(circle(fill) fill)
    sunglasses fill
    sunrise circle(fill) fill
    sunset circle(fill) fill
    surfboard fill
    suspension- shock
    suv- side(air-(circulate(fill) fresh(fill)) and-(exclamationmark(fill)) arrow-(left-(and-(right(fill))))
     arrowtriangle-(down(fill) up(arrowtriangle-(down(fill)) fill)) fill front-(open(crop(fill) fill))
     hill-(descent-(control(fill))
     down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill))))))))) fill) up(fill))
     lock(fill open(fill)) rear-(open(crop(fill) fill)) roof-(cargo-(carrier(fill slash(fill)))))
    swatchpalette fill
    swedishkronasign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    swift
    swiftdata
    swirl- circle-(righthalf-(filled(inverse)))
    switch- 2 programmable(fill square(fill))
    syringe fill
    t- bubble(fill) circle(fill) square(fill)
    table badge-(more(fill)) fill furniture(fill)
    tablecells badge-(ellipsis(fill)) fill(badge-(ellipsis))
    tachometer
    tag circle(fill) fill slash(fill) square(fill)
    taillight- fog(fill)
    takeoutbag- and-(cup-(and-(straw(fill))))
    target
    teddybear fill
    teletype answer(circle(fill)) circle(fill)
    tengesign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    tennis- racket(circle(fill))
    tennisball circle(fill) fill
    tent 2(circle(fill) fill) circle(fill) fill
    terminal fill
    testtube- 2
    text- aligncenter alignleft alignright and-(command-(macwindow)) append badge-(checkmark(rtl) minus plus
     star xmark) below-(folder(fill) photo(fill(rtl) rtl)) book-(closed(fill)) bubble(badge-(clock(fill(rtl)
     rtl)) fill(rtl) rtl) chevron-(left right) cursor document(fill) insert justify(leading left right
     trailing) justifyleft justifyright line-(first-(and-(arrowtriangle-(forward)))
     last-(and-(arrowtriangle-(forward))) magnify) magnifyingglass(rtl) pad-(header(badge-(clock(rtl)
     plus))) page(badge-(magnifyingglass) fill slash(fill(rtl) rtl)) quote(rtl) rectangle(fill page(fill))
     redaction square-(filled) viewfinder word-(spacing)
    textbox
    textformat 12 123 abc(dottedunderline) alt characters(arrow-(left-(and-(right))) dottedunderline)
     numbers size(larger smaller) subscript superscript
    theatermask- and-(paintbrush(fill))
    theatermasks circle(fill) fill
    thermometer and-(ellipsis liquid-(waves(snowflake trianglebadge-(exclamationmark)))) brakesignal
     gauge-(open) high low medium(slash) snowflake(circle(fill)) snowlake sun(circle(fill) fill)
     tirepressure transmission variable(and-(figure(circle(fill))) badge-(clock play))
    ticket fill
    timelapse
    timeline- selection
    timer circle(fill) square
    tire badge-(snowflake)
    tirepressure
    togglepower
    toilet circle(fill) fill
    tornado circle(fill)
    tortoise circle(fill) fill
    torus
    touchid
    tow- hitch(exclamationmark(fill) fill)
    traction- control-(tirepressure(exclamationmark slash))
    train- side-(front-(car) middle-(car) rear-(car))
    tram card(fill) circle(fill) fill(tunnel) tunnel-(fill)
    translate
    transmission
    trapezoid- and-(line-(horizontal(fill) vertical(fill)))
    trash circle(fill) fill slash(circle(fill) fill square(fill)) square(fill)
    tray 2(fill) and-(arrow-(down(fill) up(fill))) badge(fill) circle(fill) fill full(fill)
    tree circle(fill) fill
    triangle bottomhalf-(filled) circle(fill) fill inset-(filled) lefthalf-(fill filled) righthalf-(fill
     filled) tophalf-(filled)
    triangleshape fill
    trophy circle(fill) fill
    tropicalstorm circle(fill)
    truck- box(badge-(clock(fill(rtl) rtl)) fill) pickup-(side(air-(circulate(fill) fresh(fill))
     and-(exclamationmark(fill)) arrow-(left-(and-(right(fill)))) arrowtriangle-(down(fill)
     up(arrowtriangle-(down(fill)) fill)) fill front-(open(crop(fill) fill))
     hill-(down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill))))))))) fill)
     up(fill)) lock(fill open(fill)))) side-(hill-(descent-(control(fill))) roof-(cargo-(carrier(fill
     slash(fill)))))
    tsa circle(fill) slash
    tshirt circle(fill) fill
    tugriksign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    tuningfork
    turkishlirasign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    tv and-(hifispeaker-(fill) mediabox(fill)) badge-(wifi(fill)) circle(fill) fill inset-(filled)
     music-(note(fill)) slash(fill)
    u- circle(fill) square(fill)
    uiwindow- split-(2x1)
    umbrella circle(fill) fill gauge-(open) percent(fill)
     sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
    underline double
    v- circle(fill) square(fill)
    vent- heat-(waves-(upward))
    vial- viewfinder
    video and-(waveform(fill)) badge-(checkmark ellipsis plus(fill) waveform(fill)) bubble(fill(rtl)
     left(fill) rtl) circle(fill) doorbell(fill) fill(badge-(checkmark ellipsis plus)) slash(circle(fill)
     fill) square(fill)
    videoprojector fill
    view- 2d 3d
    viewfinder circle(fill) rectangular trianglebadge-(exclamationmark)
    vision- pro(and-(arrow-(forward(fill))) badge-(checkmark(fill) exclamationmark(fill) play(fill))
     circle(fill) fill slash(circle(fill) fill) trianglebadge-(exclamationmark(fill)))
    visionpro and-(arrow-(forward(fill))) badge-(exclamationmark(fill) play(fill)) circle(fill) fill
     slash(circle(fill) fill)
    voiceover
    volleyball circle(fill) fill
    volume 1(fill) 2(fill) 3(fill) fill slash(fill(rtl) rtl) zzz(fill)
    w- circle(fill) square(fill)
    wake circle(fill)
    wallet- bifold(fill) pass(fill) sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
    wand- and-(outline(inverse) rays(inverse) sparkles(inverse) stars(inverse))
    warninglight fill
    washer circle(fill) fill
    watch- analog
    watchface- applewatch-(case)
    water- waves(and-(arrow-(down(trianglebadge-(exclamationmark))
     trianglehead-(down(trianglebadge-(exclamationmark)) up) up)) slash)
    waterbottle fill
    wave- 3-(backward(circle(fill)) down(car-(side(fill)) circle(fill) convertible-(side(fill))
     pickup-(side(fill)) suv-(side(fill))) forward(circle(fill)) left(circle(fill)) right(circle(fill))
     up(circle(fill)))
    waveform and-(magnifyingglass mic person-(filled)) badge-(checkmark exclamationmark magnifyingglass mic
     microphone minus plus xmark) circle(fill) low mid path(badge-(minus plus) ecg(magnifyingglass
     rectangle(fill) text(clipboard(fill(rtl) rtl) page(fill(rtl) rtl) rtl))) slash
    web- camera(fill)
    wheelchair
    widget- extralarge(badge-(plus)) large(badge-(plus)) medium(badge-(plus)) small(badge-(plus))
    wifi circle(fill) exclamationmark(circle(fill)) router(fill) slash square(fill)
    wind circle(fill) snow(circle(fill))
    window- awning(closed) casement(closed) ceiling(closed) horizontal(closed) shade-(closed open)
     vertical-(closed open)
    windshield- front-(and-(fluid(and-(spray)) heat-(waves) spray wiper(and-(drop spray) exclamationmark
     intermittent))) rear-(and-(fluid(and-(spray)) heat-(waves) spray wiper(and-(drop spray) exclamationmark
     intermittent)))
    wineglass fill
    wonsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    wrench adjustable(fill) and-(screwdriver(fill)) fill
    wrongwaysign fill
    x- circle(fill) square(fill) squareroot
    xbox- logo
    xmark app(fill) bin(circle(fill) fill) circle(badge-(airplane(fill)) fill) diamond(fill) icloud(fill)
     octagon(fill) rectangle(fill portrait(fill)) seal(fill) shield(fill) square(fill)
     triangle-(circle-(square(fill)))
    xserve raid
    y- circle(fill) square(fill)
    yensign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    yieldsign fill
    z- circle(fill) square(fill)
    zipper- page
    zl- button-(roundedtop-(horizontal(fill))) rectangle-(roundedtop(fill))
    zr- button-(roundedtop-(horizontal(fill))) rectangle-(roundedtop(fill))
    zzz
    """
}
