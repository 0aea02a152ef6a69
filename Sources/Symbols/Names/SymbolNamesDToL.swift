extension SymbolNameTexts {
  static let dToL = """
    d- circle(fill) square(fill)
    danishkronesign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    decrease- indent quotelevel
    degreesign- celsius fahrenheit
    dehumidifier fill
    delete- backward(fill) forward(fill) left(fill) right(fill)
    deskclock fill
    desktopcomputer and-(arrow-(down) macbook) badge-(checkmark shield-(checkmark))
     trianglebadge-(exclamationmark)
    deskview fill
    dial fill high(fill) low(fill) max(fill) medium(fill) min(fill)
    diamond bottomhalf-(filled) circle(fill) fill inset-(filled) lefthalf-(filled) righthalf-(filled)
     tophalf-(filled)
    dice fill
    die- face-(1(fill) 2(fill) 3(fill) 4(fill) 5(fill) 6(fill))
    digitalcrown- arrow-(clockwise(fill) counterclockwise(fill)) horizontal-(arrow-(clockwise(fill)
     counterclockwise(fill)) press(fill)) press(fill)
    directcurrent
    dishwasher circle(fill) fill
    display 2 and-(arrow-(down) screwdriver) trianglebadge-(exclamationmark)
    distribute- horizontal(center(fill) fill left(fill) right(fill)) vertical(bottom(fill) center(fill) fill
     top(fill))
    divide circle(fill) square(fill)
    doc append(fill(rtl) rtl) badge-(arrow-(up(fill)) clock(fill) ellipsis gearshape(fill) plus)
     circle(fill) fill(badge-(ellipsis plus)) on-(clipboard(fill) doc(fill)) plaintext(fill)
     questionmark(fill(rtl) rtl) richtext(fill) text(below-(ecg(fill(rtl) rtl)) fill(viewfinder) image(fill)
     magnifyingglass viewfinder) viewfinder(fill) zipper
    dock- arrow-(down-(rectangle) up-(rectangle)) rectangle
    document badge-(arrow-(up(fill)) clock(fill) ellipsis(fill) gearshape(fill) plus(fill)) circle(fill)
     fill on-(clipboard(fill) document(fill) trash(fill)) viewfinder(fill)
    dog circle(fill) fill
    dollarsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    dongsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    door- french-(closed open) garage-(closed(trianglebadge-(exclamationmark))
     double-(bay-(closed(trianglebadge-(exclamationmark)) open(trianglebadge-(exclamationmark))))
     open(trianglebadge-(exclamationmark))) left-(hand-(closed open)) right-(hand-(closed open))
     sliding-(left-(hand-(closed open)) right-(hand-(closed open)))
    dot- arrowtriangles-(up-(right-(down-(left-(circle)))))
     car-(top-(radiowaves-(2-(rear-(left-(rear-(rear-(right(fill))))))))) circle(and-(cursorarrow
     hand-(point-(up-(left-(fill)))) pointer-(arrow)) fill viewfinder) crosshair radiowaves-(forward
     left-(and-(right)) right up-(forward)) scope(display laptopcomputer) square(fill) squareshape(fill
     split-(2x2)) viewfinder
    dots- and-(line-(vertical-(and-(cursorarrow-(rectangle) pointer-(arrow-(rectangle))))))
    dpad down-(fill filled) fill left-(fill filled) right-(fill filled) up-(fill filled)
    drone fill
    drop circle(fill) degreesign(fill slash(fill(rtl) rtl)) fill halffull keypad-(rectangle(fill))
     transmission triangle(fill)
    dryer circle(fill) fill
    duffle- bag(fill)
    dumbbell fill
    e- circle(fill) square(fill)
    ear and-(waveform) badge-(checkmark waveform) fill trianglebadge-(exclamationmark)
    earbud- left right
    earbuds bone-(conduction(left right)) case(fill) in-(ear(left right)) stemless(left right)
    earpods
    ecg- text-(page(fill(rtl) rtl))
    eject circle(fill) fill
    electronic- toll-(collection(rectangle(fill slash(fill) trianglebadge-(exclamationmark(fill)))))
    ellipses- bubble(fill)
    ellipsis bubble(fill) calendar circle(badge(fill) fill) curlybraces message(fill) rectangle(fill)
     vertical-(bubble(fill)) viewfinder
    engine- combustion(badge-(exclamationmark(fill)) fill) emission-(and-(drop-(2-(water-(wave-(below))))
     exclamationmark filter))
    entry- lever-(keypad(fill trianglebadge-(exclamationmark(fill))))
    envelope and-(arrow-(3-(down(fill)) trianglehead-(branch(fill))) hand-(raised(fill)))
     arrow-(triangle-(branch(fill))) badge(fill minus(fill) person-(crop(fill)) plus(fill)
     shield-(half-(filled(fill)) leadinghalf-(fill))) circle(fill)
     fill(badge-(shield-(trailinghalf-(fill)))) front(fill(rtl) rtl) open(badge-(clock(fill)) fill)
     stack(fill)
    environments circle(fill) fill slash(circle(fill) fill)
    equal circle(fill) square(fill)
    eraser badge-(xmark(fill)) fill line-(dashed(fill)) slash(fill) trianglebadge-(exclamationmark(fill))
    escape
    esim fill
    eurosign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    eurozonesign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    ev- charger(arrowtriangle-(left(fill) right(fill)) exclamationmark(fill) fill slash(fill))
     plug-(ac-(gb-(t(fill)) type-(1(fill) 2(fill))) dc-(ccs1(fill) ccs2(fill) chademo(fill) gb-(t(fill))
     nacs(fill)))
    exclamationmark 2 3 applewatch arrow-(circlepath triangle-(2-(circlepath))
     trianglehead-(2-(clockwise-(rotate-(90))) counterclockwise-(rotate-(90)))) brakesignal
     bubble(circle(fill) fill) circle(fill) icloud(fill) lock(fill) magnifyingglass message(fill)
     octagon(fill) questionmark shield(fill) square(fill) tirepressure transmission triangle(fill
     text-(page(fill(rtl) rtl))) warninglight(fill)
    externaldrive badge-(checkmark exclamationmark icloud minus person-(crop) plus questionmark timemachine
     wifi xmark) connected-(to-(line-(below(fill)))) fill(badge-(checkmark exclamationmark icloud minus
     person-(crop) plus questionmark timemachine wifi xmark) trianglebadge-(exclamationmark))
     trianglebadge-(exclamationmark)
    eye circle(fill) fill half-(closed(fill)) slash(circle(fill) fill) square(fill)
     trianglebadge-(exclamationmark(fill))
    eyebrow
    eyedropper full halffull
    eyeglasses slash
    eyes inverse
    f- circle(fill) cursive(circle(fill) slash) square(fill)
    face- dashed(fill) smiling(fill inverse)
    faceid
    facemask fill
    fan and-(light-(ceiling(fill))) badge-(arrow-(up-(and-(down-(and-(arrow-(left-(and-(right(fill)))))))))
     automatic(fill)) ceiling(fill) circle(fill) desk(fill) fill floor(fill) gauge-(open) oscillation(fill)
     slash(fill)
    fanblades fill slash(fill)
    faxmachine fill
    ferry fill
    fiberchannel
    fibrechannel
    field- of-(view-(ultrawide(fill) wide(fill)))
    figure 2(and-(child-(holdinghands)) arms-(open) circle(fill) left-(holdinghands) right-(holdinghands))
     american-(football(circle(fill))) and-(child-(holdinghands)) archery(circle(fill)) arms-(open)
     australian-(football(circle(fill))) badminton(circle(fill)) barre(circle(fill)) baseball(circle(fill))
     basketball(circle(fill)) bowling(circle(fill)) boxing(circle(fill)) child(and-(lock(fill open(fill)))
     circle(fill)) climbing(circle(fill)) cooldown(circle(fill)) core-(training(circle(fill)))
     cricket(circle(fill)) cross-(training(circle(fill))) curling(circle(fill)) dance(circle(fill))
     disc-(sports(circle(fill))) dress-(line-(vertical-(figure))) elliptical(circle(fill))
     equestrian-(sports(circle(fill))) fall(circle(fill)) fencing(circle(fill)) field-(hockey(circle(fill)))
     fishing(circle(fill)) flexibility(circle(fill)) golf(circle(fill)) gymnastics(circle(fill))
     hand-(cycling(circle(fill))) handball(circle(fill)) highintensity-(intervaltraining(circle(fill)))
     hiking(circle(fill)) hockey(circle(fill)) hunting(circle(fill)) ice-(hockey(circle(fill))
     skating(circle(fill))) indoor-(cycle(circle(fill)) rowing(circle(fill)) soccer(circle(fill)))
     jumprope(circle(fill)) kickboxing(circle(fill)) lacrosse(circle(fill)) martial-(arts(circle(fill)))
     mind-(and-(body(circle(fill)))) mixed-(cardio(circle(fill))) open-(water-(swim(circle(fill))))
     outdoor-(cycle(circle(fill)) rowing(circle(fill)) soccer(circle(fill))) pickleball(circle(fill))
     pilates(circle(fill)) play(circle(fill)) pool-(swim(circle(fill))) racquetball(circle(fill))
     roll(circle(fill) runningpace(circle(fill))) rolling(circle(fill)) rower rugby(circle(fill))
     run(circle(fill) square-(stack(fill)) treadmill(circle(fill))) sailing(circle(fill))
     seated-(seatbelt(and-(airbag-(off on)) left-(drive-(seats-(1(1(fill) 2(fill) fill) 2(2(2(fill) 3(fill)
     fill) 3(2(fill) 3(fill) fill) fill) 3(3(3(fill) fill) fill))))) side(air-(distribution-(lower
     middle(and-(lower(angled))) upper(angled-(and-(lower-(angled) middle(and-(lower-(angled))))))) lower
     upper(and-(lower)) windshield) airbag-(off(2) on(2)) automatic left(air-(distribution-(indirect
     lower(angled-(and-(upper-(angled)))) middle(and-(lower(angled))) upper(and-(middle-(and-(lower)))
     angled-(and-(dottedline-(and-(lower-(angled))) lower-(angled) middle(and-(lower-(angled))))))))
     airbag-(off(2) on(2)) automatic fan steeringwheel
     windshield-(front-(and-(heat-(waves(air-(distribution-(lower middle(and-(lower)) upper(and-(lower
     middle(and-(lower)))))))))))) right(air-(distribution-(indirect lower(angled-(and-(upper-(angled))))
     middle(and-(lower(angled))) upper(and-(middle-(and-(lower)))
     angled-(and-(dottedline-(and-(lower-(angled))) lower-(angled) middle(and-(lower-(angled))))))))
     airbag-(off(2) on(2)) automatic child-(lap) fan steeringwheel
     windshield-(front-(and-(heat-(waves(air-(distribution-(lower middle(and-(lower)) upper(and-(lower
     middle(and-(lower)))))))))))) windshield-(front-(and-(heat-(waves(air-(distribution-(lower
     middle(and-(lower)) upper(and-(lower middle(and-(lower))))))))))))) skateboarding(circle(fill)) skating
     skiing-(crosscountry(circle(fill)) downhill(circle(fill))) snowboarding(circle(fill)) soccer
     socialdance(circle(fill)) softball(circle(fill)) squash(circle(fill)) stair-(stepper(circle(fill)))
     stairs(circle(fill)) stand(dress(line-(vertical-(figure))) line-(dotted-(figure-(stand))))
     step-(training(circle(fill))) strengthtraining-(functional(circle(fill)) traditional(circle(fill)))
     surfing(circle(fill)) table-(tennis(circle(fill))) taichi(circle(fill)) tennis(circle(fill))
     track-(and-(field(circle(fill)))) volleyball(circle(fill)) walk(arrival circle(fill) departure
     diamond(fill) motion(trianglebadge-(exclamationmark)) suitcase-(rolling(circle(fill)))
     treadmill(circle(fill)) triangle(fill)) water-(fitness(circle(fill))) waterpolo(circle(fill))
     wave(circle(fill)) wrestling(circle(fill)) yoga(circle(fill))
    filemenu- and-(cursorarrow(rtl) pointer-(arrow(rtl)) selection)
    film circle(fill) fill stack(fill)
    finder
    fire- extinguisher(fill)
    fireplace fill
    firewall fill
    fireworks
    fish circle(fill) fill
    fitness- timer(fill)
    flag 2-(crossed(circle(fill) fill)) and-(flag-(filled-(crossed))) badge-(ellipsis(fill))
     checkered(2-(crossed) circle(fill)) circle(fill) fill filled-(and-(flag-(crossed)))
     pattern-(checkered(2-(crossed) circle(fill) lc)) slash(circle(fill) fill) square(fill)
    flame circle(fill) fill gauge-(open)
    flashlight- off-(circle(fill) fill) on-(circle(fill) fill) slash(circle(fill))
    flask fill
    fleuron fill
    flip- horizontal(fill)
    flipphone
    florinsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    flowchart fill
    fluid- batteryblock brakesignal coolant transmission
    fn
    folder badge-(gear gearshape minus(fill) person-(crop(fill)) plus(fill) questionmark) circle(fill)
     fill(badge-(gear gearshape minus person-(crop) plus questionmark))
    football circle(fill) fill
    fork- knife(circle(fill))
    formfitting- gamecontroller(fill)
    forward circle(fill) end(alt(fill) circle(fill) fill) fill frame(fill)
    fossil- shell(fill)
    francsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    frying- pan(fill)
    fuel- filter-(water)
    fuelpump and-(filter) arrowtriangle-(left(fill) right(fill)) circle(fill) exclamationmark(fill) fill
     slash(fill) thermometer(fill)
    function
    fx
    g- circle(fill) square(fill)
    gamecontroller circle(fill) fill
    gauge badge-(minus plus) chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird))) high low
     medium(badge-(minus plus))
     open(righthalf-(dotted-(with-(needle-(and-(arrow-(trianglehead-(backward)))))))
     with-(lines-(needle-(33percent(and-(arrow-(trianglehead-(from-(0percent-(to-(50percent)))))
     arrowtriangle(from-(0percent-(to-(50percent)))))) 67percent-(and-(arrowtriangle(and-(car))))
     84percent-(exclamation))))) with-(dots-(needle-(0percent 100percent 33percent 50percent 67percent
     bottom-(0percent 100percent 50percent(badge-(minus plus))))) needle(fill))
    gear badge(checkmark questionmark rtl xmark) circle(fill)
    gearshape 2(fill) arrow-(triangle-(2-(circlepath)) trianglehead-(2-(clockwise-(rotate-(90)))))
     circle(fill) fill
    gearshift- layout-(sixspeed)
    gift circle(fill) fill
    giftcard fill
    globe americas(fill) asia-(australia(fill)) badge-(chevron-(backward) clock(fill))
     central-(south-(asia(fill))) desk(fill) europe-(africa(fill)) fill
    glowplug
    gobackward 10 15 30 45 5 60 75 90 minus
    goforward 10 15 30 45 5 60 75 90 plus
    graduationcap circle(fill) fill
    graph- 2d 3d
    greaterthan circle(fill) square(fill)
    greaterthanorequalto circle(fill) square(fill)
    greetingcard fill
    grid circle(fill)
    guaranisign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    guidepoint- horizontal vertical-(arrowtriangle-(forward) numbers)
    guitars fill
    gym- bag(fill)
    gyroscope
    h- circle(fill) square(fill(on-(square-(fill))) on-(square(fill)))
    hammer circle(fill) fill
    hand- app(fill) draw(badge-(ellipsis(fill)) fill) palm-(facing(fill)) pinch(fill) point-(down(fill)
     left(fill) right(fill) up(braille(badge-(ellipsis(fill)) fill) fill left(and-(text(fill)) fill)))
     raised(app(fill) brakesignal(slash) circle(fill) fill fingers-(spread(fill)) palm-(facing(fill))
     slash(fill) square(fill on-(square(fill)))) rays(fill) tap(fill) thumbsdown(circle(fill) fill
     filled-(hand-(thumbsup)) hand-(thumbsup(fill filled)) slash(fill)) thumbsup(circle(fill) fill
     slash(fill)) wave(fill)
    handbag circle(fill) fill sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
    hands- and-(sparkles(fill)) clap(fill) sparkles(fill)
    hanger
    hare circle(fill) fill
    hat- cap(fill) widebrim(fill)
    hazardsign fill
    head- profile-(arrow-(forward-(and-(vision-(pro) visionpro))))
    headlight- daytime(fill) fog(fill) high-(beam(fill)) low-(beam(fill))
    headphones circle(fill) dots over-(ear) sensor-(tag-(radiowaves-(left-(and-(right(fill)))))) slash
    headset circle(fill)
    hearingaid- ear
    hearingdevice- and-(signal-(meter(fill))) ear(fill)
    heart badge-(bolt(fill slash(fill))) circle(fill) fill gauge-(open) rectangle(fill) slash(circle(fill)
     fill) square(fill) text-(clipboard(fill) square(fill))
    heat- element-(windshield) waves(and-(fan) circle(fill) gauge-(open))
    heater- vertical(fill)
    helm
    helmet fill
    hexagon bottomhalf-(filled) fill lefthalf-(filled) righthalf-(filled) tophalf-(filled)
    hifireceiver fill
    hifispeaker 2(badge-(minus(fill) plus(fill)) fill) and-(appletv(fill(rtl) rtl)
     homepod(badge-(minus(fill) plus(fill)) fill mini(badge-(minus(fill) plus(fill)) fill))
     homepodmini(fill)) arrow-(forward(fill)) badge-(minus(fill) plus(fill)) fill
    highlighter badge-(ellipsis)
    hockey- puck(circle(fill) fill)
    hold- brakesignal
    homekit
    homepod 2(badge-(minus(fill) plus(fill)) fill) and-(appletv(fill(rtl) rtl)
     homepod-(mini(badge-(minus(fill) plus(fill)) fill)) homepodmini(fill)) arrow-(forward(fill))
     badge-(checkmark(fill(rtl) rtl) minus(fill) plus(fill)) fill mini(2(badge-(minus(fill) plus(fill))
     fill) and-(appletv(fill(rtl) rtl)) arrow-(forward(fill)) badge-(checkmark(fill(rtl) rtl) minus(fill)
     plus(fill)) fill)
    homepodmini 2(fill) and-(appletv(fill(rtl) rtl)) fill
    horn blast(fill) fill
    hourglass and-(lock) badge-(eye lock plus) bottomhalf-(fill filled) circle(fill) end start tophalf-(fill
     filled)
    house and-(flag(circle(fill) fill)) badge-(exclamationmark(fill) wifi(fill)) circle(fill) fill
     lodge(circle(fill) fill) slash(fill)
    hryvniasign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    humidifier and-(droplets(fill) ellipsis(fill)) fill
    humidity fill
    hurricane circle(fill)
    hydrogen circle(fill) square(fill)
    i- circle(fill) square(fill)
    icloud and-(arrow-(down(fill) up(fill))) circle(fill) dashed fill slash(fill) square(fill)
    increase- indent quotelevel
    indianrupeesign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    infinity circle(fill)
    info bubble(fill(rtl) rtl) circle(fill text-(page(fill(rtl) rtl))) square(fill) triangle(fill)
     windshield
    inhaler fill
    inset- filled-(applewatch-(case) bottomhalf-(rectangle(portrait) tophalf-(rectangle))
     bottomleading-(bottomtrailing-(rectangle) rectangle(portrait)) bottomleft-(bottomright-(rectangle)
     rectangle(portrait)) bottomright-(rectangle(portrait)) bottomthird-(rectangle(portrait) square)
     bottomtrailing-(rectangle(portrait)) capsule(portrait) center-(rectangle(badge-(plus) portrait))
     circle(dashed slash) diamond leadinghalf-(arrow-(leading-(rectangle)) rectangle(portrait)
     toptrailing-(bottomtrailing-(rectangle)) trailinghalf-(rectangle)) leadingthird-(rectangle(portrait)
     square) lefthalf-(arrow-(left-(rectangle)) rectangle(portrait) righthalf-(rectangle)
     topright-(bottomright-(rectangle))) leftthird-(middlethird-(rightthird-(rectangle)) rectangle(portrait)
     square) oval(portrait) pano rectangle(and-(cursorarrow person-(filled(circle(fill))) pointer-(arrow))
     badge-(record) on-(rectangle) portrait) righthalf-(arrow-(right-(rectangle)) lefthalf-(rectangle)
     rectangle(portrait)) rightthird-(rectangle(portrait) square) square(dashed)
     tophalf-(bottomhalf-(rectangle) bottomleft-(bottomright-(rectangle)) rectangle(portrait))
     topleading-(bottomleading-(trailinghalf-(rectangle)) rectangle(portrait))
     topleft-(bottomleft-(righthalf-(rectangle)) rectangle(portrait) topright-(bottomhalf-(rectangle)
     bottomleft-(bottomright-(rectangle)))) topright-(rectangle(portrait))
     topthird-(middlethird-(bottomthird-(rectangle)) rectangle(portrait) square)
     toptrailing-(rectangle(portrait)) trailinghalf-(arrow-(trailing-(rectangle)) leadinghalf-(rectangle)
     rectangle(portrait)) trailingthird-(rectangle(portrait) square) triangle tv)
    internaldrive fill
    ipad and-(arrow-(forward) iphone(slash)) badge-(checkmark exclamationmark location play)
     case(and-(iphone-(case))) gen1(badge-(exclamationmark location play) crop-(homebutton-(circle))
     landscape(badge-(exclamationmark location play) slash) sizes slash) gen2(badge-(exclamationmark
     location play) landscape(badge-(exclamationmark location play) slash) sizes slash)
     homebutton(badge-(play) landscape(badge-(play))) landscape(and-(applewatch iphone(slash) ipod)
     badge-(exclamationmark location play)) rear-(camera) sizes
    iphone and-(arrow-(forward(inward outward) left-(and-(arrow-(right(inward)))) right-(inward outward))
     ipod vision-(pro)) app-(switcher) badge-(checkmark exclamationmark location play) case circle(fill)
     crop-(circle) dock-(motorized-(viewfinder)) gen1(and-(arrow-(left)) badge-(exclamationmark location
     play) circle(fill) crop-(circle homebutton-(circle)) landscape(slash) motion
     radiowaves-(left-(and-(right(circle(fill))))) sizes slash(circle(fill)))
     gen2(and-(arrow-(left-(and-(arrow-(right-(inward)))))) badge-(exclamationmark location play)
     circle(fill) crop-(circle) landscape(slash) motion radiowaves-(left-(and-(right(circle(fill))))) sizes
     slash(circle(fill))) gen3(and-(arrow-(left-(and-(arrow-(right-(inward)))))) badge-(exclamationmark
     location play) circle(fill) crop-(circle) landscape(slash) motion
     radiowaves-(left-(and-(right(circle(fill))))) sizes slash(circle(fill))) homebutton(badge-(play)
     circle(fill) landscape radiowaves-(left-(and-(right(circle(fill))))) slash(circle(fill))) landscape
     motion pattern-(diagonalline(on-(rectangle-(portrait-(dashed)))))
     radiowaves-(left-(and-(right(circle(fill))))) rear-(camera) sizes slash(circle(fill))
     smartbatterycase-(gen1 gen2)
    ipod and-(applewatch vision-(pro)) shuffle-(gen1 gen2 gen3 gen4) touch(landscape slash)
    ipodshuffle- gen1 gen2 gen3 gen4
    ipodtouch landscape slash
    italic
    ivfluid- bag(fill)
    j- circle(fill) square(fill(on-(square-(fill))) on-(square(fill)))
    jacket circle(fill) fill sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
    k circle(fill) square(fill)
    kashida- arabic
    key 2-(on-(ring(fill))) car-(radiowaves-(forward(fill(rtl) rtl)) side(fill)) card(fill) circle(fill)
     convertible-(side(fill)) fill horizontal(fill) icloud(fill) radiowaves-(forward(fill slash(fill)))
     sensor-(tag-(radiowaves-(left-(and-(right(fill)))))) shield(fill) slash(fill) suv-(side(fill))
     truck-(pickup-(side(fill))) viewfinder
    keyboard badge-(ellipsis(fill) eye(fill)) chevron-(compact-(down(fill) left(fill))) fill macwindow
     onehanded-(left(fill) right(fill))
    kipsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    kph circle(fill)
    l- button-(roundedbottom-(horizontal(fill))) circle(fill) joystick(down(fill) fill press-(down(fill))
     tilt-(down(fill) left(fill) right(fill) up(fill))) rectangle-(roundedbottom(fill)) square(fill)
    l1- button-(roundedbottom-(horizontal(fill))) circle(fill) rectangle-(roundedbottom(fill))
    l2- button-(angledtop-(vertical-(left(fill))) roundedtop-(horizontal(fill))) circle(fill)
     rectangle-(roundedtop(fill))
    l3- button-(angledbottom-(horizontal-(left(fill))))
    l4- button-(horizontal(fill))
    ladybug circle(fill) fill slash(circle(fill) fill)
    lamp- ceiling(fill inverse) desk(fill) floor(fill) table(fill)
    lane
    lanyardcard fill
    laptopcomputer and-(arrow-(down) ipad iphone) badge-(checkmark) slash trianglebadge-(exclamationmark)
    largecircle- fill-(circle)
    larisign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    laser- burst
    lasso and-(sparkles) badge-(sparkles) sparkles
    latch- 2-(case(fill))
    laurel- leading(laurel-(trailing)) trailing
    lb- button-(roundedbottom-(horizontal(fill))) circle(fill) rectangle-(roundedbottom(fill))
    leaf arrow-(circlepath triangle-(circlepath) trianglehead-(clockwise)) circle(fill) fill
    left circle(fill)
    lessthan circle(fill) square(fill)
    lessthanorequalto circle(fill) square(fill)
    level fill
    licenseplate fill
    lifepreserver fill
    light- beacon-(max(fill) min(fill)) cylindrical-(ceiling(fill inverse)) max min overhead-(left(fill)
     right(fill)) panel(fill) recessed(3(fill inverse) fill inverse) ribbon(fill) strip-(2(fill))
    lightbulb 2(fill) circle(fill) fill led(fill wide(fill)) max(fill) min(badge-(exclamationmark(fill))
     fill) slash(fill)
    lightrail fill
    lightspectrum- horizontal
    lightswitch- off(fill square(fill)) on(fill square(fill))
    line- 2-(horizontal-(decrease-(circle(fill)))) 3-(crossed-(swirl-(circle(fill)))
     horizontal(button-(angledtop-(vertical-(right(fill)))) circle(fill) decrease(circle(fill))))
     diagonal(arrow trianglehead-(up-(right(left-(down))))) horizontal-(2-(decrease-(circle(fill)))
     3(circle(fill) decrease(circle(fill))) star-(fill-(line-(horizontal))))
    lines- measurement-(horizontal(aligned-(bottom)) vertical)
    lineweight
    link badge-(plus) circle(fill) icloud(fill)
    lirasign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    list- and-(film) bullet(badge-(ellipsis) below-(rectangle) circle(fill) clipboard(fill) indent
     rectangle(fill portrait(fill))) clipboard(fill) dash(badge-(ellipsis) header-(rectangle(fill)))
     number(badge-(ellipsis(rtl)) rtl) star triangle
    livephoto badge-(a automatic) play slash
    lizard circle(fill) fill
    lm- button-(horizontal(fill))
    location app(fill) circle(fill) fill(viewfinder) magnifyingglass north(circle(fill) fill line(fill))
     slash(circle(fill) fill) square(fill) viewfinder
    lock app-(dashed) applewatch badge-(checkmark(fill) clock(fill) xmark(fill)) circle(dotted fill)
     desktopcomputer display doc(fill) document(fill) fill heart(fill) icloud(fill) ipad iphone
     laptopcomputer open(applewatch desktopcomputer display fill ipad iphone laptopcomputer rotation
     trianglebadge-(exclamationmark(fill))) rectangle(dashed fill on-(rectangle(dashed fill)) stack(fill))
     rotation(open) shield(fill) slash(fill) square(fill stack(fill)) trianglebadge-(exclamationmark(fill))
    logo- playstation xbox
    long- text-(page-(and-(pencil(fill))))
    loupe
    lsb- button-(angledbottom-(horizontal-(left(fill))))
    lt- button-(roundedtop-(horizontal(fill))) circle(fill) rectangle-(roundedtop(fill))
    lungs fill
    """
}
