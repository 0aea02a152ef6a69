extension SymbolNameTexts {
  static let mToR = """
    m- circle(fill) square(fill)
    m1- button-(horizontal(fill))
    m2- button-(horizontal(fill))
    m3- button-(horizontal(fill))
    m4- button-(horizontal(fill))
    macbook and-(applewatch ipad iphone ipod vision-(pro) visionpro) badge-(checkmark shield-(checkmark))
     gen1(sizes) gen2(sizes) sizes slash trianglebadge-(exclamationmark)
    macmini badge-(checkmark(fill)) fill gen2(fill) gen3(fill)
    macpro- gen1(fill) gen2(fill) gen3(badge-(ckeckmark(fill)) fill server)
    macstudio badge-(checkmark(fill)) fill
    macwindow and-(cursorarrow(rtl) pointer-(arrow(rtl))) badge-(plus) on-(rectangle(rtl)) stack
    magazine fill
    magicmouse fill
    magnifyingglass circle(fill)
    magsafe- batterypack(fill)
    mail and-(text-(magnifyingglass(rtl))) fill stack(fill)
    malaysianringgitsign arrow-(trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    manatsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    map circle(fill) fill
    mappin and-(ellipse(circle(fill))) circle(fill) slash(circle(fill)) square(fill)
    matter- logo
    mecca
    medal fill star(fill)
    mediastick
    medical- thermometer(fill)
    megaphone fill
    memories badge-(checkmark minus plus xmark) slash
    memorychip fill
    menubar- arrow-(down-(rectangle) up-(rectangle)) dock-(rectangle(badge-(record))) rectangle
    menucard fill
    message and-(waveform(fill)) badge(circle(fill(rtl) rtl) fill(rtl) filled-(fill(rtl)) rtl
     waveform(fill)) circle(fill) fill
    metronome fill
    mic and-(signal-(meter(fill))) badge-(plus xmark) circle(fill) fill(badge-(plus xmark))
     slash(circle(fill) fill) square(fill)
    microbe circle(fill) fill
    microphone and-(signal-(meter(fill))) badge-(ellipsis(fill) plus(fill) xmark(fill)) circle(fill) fill
     slash(circle(fill) fill) square(fill)
    microwave fill
    millsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    minus arrow-(trianglehead-(clockwise counterclockwise)) circle(fill) diamond(fill) forwardslash-(plus)
     magnifyingglass plus-(and-(fluid-(batteryblock)) batteryblock(exclamationmark(fill) fill slash(fill)
     stack(arrowtriangle-(left(fill) right(and-(arrowtriangle-(left(fill))) fill)) exclamationmark(fill)
     fill)) lines-(measurement-(horizontal-(aligned-(bottom))))) rectangle(fill portrait(fill)) slash-(plus)
     square(fill)
    mirror- side-(left(and-(arrow-(turn-(down-(right))) heat-(waves))) right(and-(arrow-(turn-(down-(left)))
     heat-(waves))))
    moon circle(fill) dust(circle(fill) fill) fill haze(circle(fill) fill) road-(lanes) stars(circle(fill)
     fill) zzz(fill)
    moonphase- first-(quarter(inverse)) full-(moon(inverse)) last-(quarter(inverse)) new-(moon(inverse))
     waning-(crescent(inverse) gibbous(inverse)) waxing-(crescent(inverse) gibbous(inverse))
    moonrise circle(fill) fill
    moonset circle(fill) fill
    moped fill
    mosaic fill
    motorcycle fill
    mount fill
    mountain- 2(circle(fill) fill)
    mouth fill
    move- 3d
    movieclapper fill
    mph circle(fill)
    mug fill
    multiply circle(fill) square(fill)
    music- house(fill) mic(circle(fill)) microphone(circle(fill)) note(arrow-(trianglehead-(clockwise))
     house(fill) list slash square-(stack(fill)) tv(fill)) pages(fill) quarternote-(3)
    mustache fill
    n- circle(fill) square(fill)
    nairasign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    network badge-(shield-(half-(filled))) slash
    newspaper circle(fill) fill
    norwegiankronesign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
     bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
     leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)
    nose fill
    nosign app(fill) badge-(clock)
    note text(badge-(plus))
    notequal circle(fill) square(fill)
    number circle(fill) square(fill)
    numbers rectangle(fill)
    numbersign
    o- circle(fill) square(fill)
    oar- 2-(crossed(circle(fill)))
    octagon bottomhalf-(filled) fill lefthalf-(filled) righthalf-(filled) tophalf-(filled)
    oilcan and-(thermometer(fill)) fill
    opticaldisc fill
    opticaldiscdrive fill
    opticid fill
    option
    oval bottomhalf-(filled) fill inset-(filled) lefthalf-(filled) portrait(bottomhalf-(filled) fill
     inset-(filled) lefthalf-(filled) righthalf-(filled) tophalf-(filled)) righthalf-(filled)
     tophalf-(filled)
    oven fill
    p- circle(fill) square(fill)
    p1- button-(horizontal(fill))
    p2- button-(horizontal(fill))
    p3- button-(horizontal(fill))
    p4- button-(horizontal(fill))
    pad- header
    paddleshifter- left(fill) right(fill)
    paint- bucket-(classic)
    paintbrush fill pointed(fill)
    paintpalette fill
    pano badge-(play(fill)) fill
    paperclip badge-(ellipsis) circle(fill)
    paperplane circle(fill) fill
    paragraph
    paragraphsign
    parentheses
    parkinglight fill
    parkingsign brakesignal(slash) circle(fill) radiowaves-(down-(right-(off)) left-(and-(right(slash)))
     right-(and-(safetycone))) square(fill) steeringwheel
    party- popper(fill)
    pause circle(fill) fill rectangle(fill)
    pawprint circle(fill) fill
    pc
    peacesign
    pedal- accelerator(fill) brake(fill) clutch(fill)
    pedestrian- gate-(closed open)
    pencil and-(ellipsis-(rectangle) list-(clipboard(rtl)) outline ruler(fill) scribble) circle(fill) line
     slash tip(crop-(circle(badge-(arrow-(forward(fill)) minus(fill) plus(fill)) fill)))
    pentagon bottomhalf-(filled) fill lefthalf-(filled) righthalf-(filled) tophalf-(filled)
    percent
    person 2(arrow-(trianglehead-(counterclockwise)) badge(fill gearshape(fill) key(fill) minus(fill)
     plus(fill)) circle(fill) crop-(square-(stack(fill))) fill gobackward shield(fill) slash(fill)
     square-(stack(fill)) wave-(2(fill))) 3(fill sequence(fill))
     and-(arrow-(left-(and-(arrow-(right(outward))))) background-(dotted striped-(horizontal)) person(fill))
     badge-(clock(fill) key(fill) minus(fill) plus(fill) shield-(checkmark(fill) exclamationmark(fill)))
     bubble(fill) bust(circle(fill) fill) checkmark-(and-(xmark(rtl))) circle(fill) crop-(artframe
     badge-(magnifyingglass(fill)) circle(badge(checkmark(fill) clock(fill) ellipsis(fill) exclam(fill)
     exclamationmark(fill) fill minus(fill) moon(fill) plus(fill) questionmark(fill) xmark(fill))
     dashed(circle(fill)) fill(badge-(checkmark exclam exclamationmark minus plus questionmark xmark)))
     rectangle(badge-(plus(fill)) fill stack(fill)) square(badge-(camera(fill) video(fill))
     fill(and-(at-(rectangle))) filled-(and-(at-(rectangle(fill)))) on-(square-(angled(fill)))))
     fill(and-(arrow-(left-(and-(arrow-(right(outward)))))) badge-(minus plus) checkmark(and-(xmark(rtl))
     rtl) questionmark(rtl) turn-(down left right) viewfinder xmark(rtl)) icloud(fill)
     line-(dotted-(person(fill))) slash(fill) spatialaudio-(3d-(fill) fill stereo-(3d-(fill) fill))
     text-(rectangle(fill trianglebadge-(exclamationmark(fill)))) wave-(2(fill))
    personalhotspot circle(fill) slash
    perspective
    peruviansolessign arrow-(trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    pesetasign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    pesosign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    pet- carrier(circle(fill) fill)
    phone and-(waveform(fill)) arrow-(down-(left(fill)) right(fill) up-(right(circle(fill) fill)))
     badge-(checkmark clock(fill) plus(fill) waveform(fill)) bubble(fill(rtl) left(fill) rtl) circle(fill)
     connection(fill) down(circle(fill) fill waves-(left-(and-(right)))) fill(arrow-(down-(left) right
     up-(right)) badge-(checkmark plus) connection) pause(circle(fill) fill)
    photo artframe(circle(fill)) badge-(arrow-(down(fill)) checkmark(fill) exclamationmark(fill)
     magnifyingglass(fill) plus(fill) shield-(exclamationmark(fill))) circle(fill)
     fill(on-(rectangle-(fill))) on-(rectangle(angled(fill) fill)) stack(fill)
     trianglebadge-(exclamationmark(fill)) tv
    pi circle(fill) square(fill)
    pianokeys inverse
    pill circle(fill) fill
    pills circle(fill) fill
    pin circle(fill) fill slash(fill) square(fill)
    pip enter exit fill remove swap
    pipe- and-(drop(fill))
    placeholdertext- fill
    platter- 2-(filled-(ipad(landscape) iphone(landscape))) bottom-(applewatch-(case))
     filled-(bottom-(and-(arrow-(down-(iphone))) applewatch-(case) iphone) top-(and-(arrow-(up-(iphone)))
     applewatch-(case) iphone)) top-(applewatch-(case))
    play circle(fill) desktopcomputer diamond(fill) display fill house(fill) laptopcomputer rectangle(fill
     on-(rectangle(circle(fill) fill))) slash(fill) square(fill stack(fill)) tv(fill)
    playpause circle(fill) fill
    playstation- logo
    plus app(fill) arrow-(trianglehead-(clockwise counterclockwise)) bubble(fill) capsule(fill)
     circle(dashed fill) diamond(fill) forwardslash-(minus) magnifyingglass message(fill)
     minus-(capsule(fill)) rectangle(fill(on-(folder-(fill) rectangle-(fill))) on-(folder(fill)
     rectangle(fill)) portrait(fill)) slash-(minus) square(dashed fill(on-(square-(fill)))
     on-(square(fill))) viewfinder
    plusminus circle(fill)
    point- 3-(connected-(trianglepath-(dotted)) filled-(connected-(trianglepath-(dotted))))
     bottomleft-(filled-(forward-(to-(point-(topright-(scurvepath)))))
     forward-(to-(arrow-(triangle-(scurvepath(fill) uturn-(scurvepath(fill))))
     arrowtriangle-(uturn-(scurvepath(fill))) point-(topright-(filled-(scurvepath) scurvepath(fill))))))
     fill-(topleft-(down-(curvedto-(point-(fill-(bottomright-(up)))))))
     filled-(topleft-(down-(curvedto-(point-(bottomright-(up)))))) forward-(to-(point-(capsulepath(fill))))
     topleft-(down-(curvedto-(point-(bottomright-(up(fill)) filled-(bottomright-(up))))
     to-(point-(bottomright-(curvepath(fill) filled-(curvepath)))))
     filled-(down-(to-(point-(bottomright-(curvepath))))))
     topright-(arrow-(triangle-(backward-(to-(point-(bottomleft-(filled-(scurvepath) scurvepath(fill)))))))
     filled-(arrow-(triangle-(backward-(to-(point-(bottomleft-(scurvepath))))))))
    pointer- arrow(and-(square-(on-(square-(dashed)))) click(2 badge-(clock)) motionlines(click) rays
     slash(square(fill)) square(fill))
    polishzlotysign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    popcorn circle(fill) fill
    power circle(fill) dotted
    powercord fill
    powermeter
    poweroff
    poweron
    poweroutlet- strip(fill) type-(a(fill square(fill)) b(fill square(fill)) c(fill square(fill)) d(fill
     square(fill)) e(fill square(fill)) f(fill square(fill)) g(fill square(fill)) h(fill square(fill))
     i(fill square(fill)) j(fill square(fill)) k(fill square(fill)) l(fill square(fill)) m(fill
     square(fill)) n(fill square(fill)) o(fill square(fill)))
    powerplug fill portrait(fill)
    powersleep
    printer dotmatrix(fill(and-(paper-(fill))) filled-(and-(paper(inverse))) inverse)
     fill(and-(paper-(fill))) filled-(and-(paper(inverse))) inverse
    progress- indicator
    projective
    purchased circle(fill)
    puzzlepiece extension(fill) fill
    pyramid fill
    q- circle(fill) square(fill)
    qrcode viewfinder
    questionmark app(dashed fill) bubble(fill) circle(dashed fill) diamond(fill) folder(fill) key-(filled)
     message(fill) square(dashed fill) text-(page(fill(rtl) rtl)) video(fill(rtl) rtl)
    quote- bubble(fill(rtl) rtl) closing opening
    quotelevel
    r- button-(roundedbottom-(horizontal(fill))) circle(fill) joystick(down(fill) fill press-(down(fill))
     tilt-(down(fill) left(fill) right(fill) up(fill))) rectangle-(roundedbottom(fill))
     square(fill(on-(square-(fill))) on-(square(fill)))
    r1- button-(roundedbottom-(horizontal(fill))) circle(fill) rectangle-(roundedbottom(fill))
    r2- button-(angledtop-(vertical-(right(fill))) roundedtop-(horizontal(fill))) circle(fill)
     rectangle-(roundedtop(fill))
    r3- button-(angledbottom-(horizontal-(right(fill))))
    r4- button-(horizontal(fill))
    radio fill
    radiowaves- left right
    rainbow
    rays
    rb- button-(roundedbottom-(horizontal(fill))) circle(fill) rectangle-(roundedbottom(fill))
    realtimetext
    receipt fill
    record- circle(fill)
    recordingtape circle(fill)
    rectangle 2-(swap) 3-(group(bubble(fill left(fill)) dashed fill) offgrid(bubble-(left(fill)) fill))
     and-(arrow-(up-(right-(and-(arrow-(down-(left(slash))))))) hand-(point-(up-(left(fill filled))))
     paperclip pencil-(and-(ellipsis(rtl))) text-(magnifyingglass(rtl))) arrowtriangle-(2-(inward outward))
     badge-(checkmark(fill) minus person-(crop) plus xmark(fill)) bottomhalf-(filled inset-(filled))
     bottomthird-(inset-(fill filled)) center-(inset-(fill filled(badge-(plus)))) checkered
     compress-(vertical) connected-(to-(line-(below))) dashed(and-(paperclip) badge-(record)) dock
     expand-(diagonal vertical) fill(badge-(checkmark minus person-(crop) plus xmark)
     on-(rectangle-(angled-(fill) fill(circle(fill) slash-(fill))))) filled-(and-(hand-(point-(up-(left)))))
     grid-(1x2(fill) 1x3(fill) 2x2(fill) 3x1(fill) 3x2(fill) 3x3(fill)) inset-(bottomleading-(filled)
     bottomleft-(fill filled) bottomright-(fill filled) bottomtrailing-(filled) fill filled(and-(cursorarrow
     person-(filled)) badge-(record) on-(rectangle)) topleading-(filled) topleft-(fill filled)
     topright-(fill filled) toptrailing-(filled)) landscape-(rotate) leadinghalf-(filled
     inset-(filled(arrow-(leading)))) leadingthird-(inset-(filled)) lefthalf-(fill filled
     inset-(fill(arrow-(left)) filled(arrow-(left)))) leftthird-(inset-(fill filled))
     on-(rectangle(angled(fill) badge-(gearshape) button-(angledtop-(vertical-(left(fill)))) circle(fill)
     dashed fill slash(circle(fill) fill) square(fill))) pattern-(checkered)
     portrait(and-(arrow-(forward(fill) right(fill))) arrowtriangle-(2-(inward outward)) badge-(plus(fill))
     bottomhalf-(filled inset-(filled)) bottomleading-(inset-(filled)) bottomleft-(inset-(filled))
     bottomright-(inset-(filled)) bottomthird-(inset-(filled)) bottomtrailing-(inset-(filled))
     center-(inset-(filled)) fill inset-(filled) leadinghalf-(inset-(filled)) leadingthird-(inset-(filled))
     lefthalf-(filled inset-(filled)) leftthird-(inset-(filled)) on-(rectangle-(portrait(angled(fill) fill
     slash(fill)))) righthalf-(filled inset-(filled)) rightthird-(inset-(filled)) rotate slash(fill)
     split-(2x1(fill slash(fill))) tophalf-(filled inset-(filled)) topleading-(inset-(filled))
     topleft-(inset-(filled)) topright-(inset-(filled)) topthird-(inset-(filled))
     toptrailing-(inset-(filled)) trailinghalf-(inset-(filled)) trailingthird-(inset-(filled)))
     ratio-(16-(to-(9(fill))) 3-(to-(4(fill))) 4-(to-(3(fill))) 9-(to-(16(fill)))) righthalf-(fill filled
     inset-(fill(arrow-(right)) filled(arrow-(right)))) rightthird-(inset-(fill filled)) roundedbottom(fill)
     roundedtop(fill) slash(fill) split-(1x2(fill) 2x1(fill slash(fill)) 2x2(fill) 3x1(fill) 3x3(fill))
     stack(badge-(minus(fill) person-(crop(fill)) play(fill) plus(fill)) fill(badge-(minus person-(crop)
     plus)) person-(crop(fill)) slash(fill)) tophalf-(filled inset-(filled)) topthird-(inset(fill filled))
     trailinghalf-(filled inset-(filled(arrow-(trailing)))) trailingthird-(inset-(filled))
    refrigerator fill
    repeat 1(circle(fill)) badge-(xmark(circle-(fill))) circle(fill)
    restart circle(fill)
    retarder- brakesignal(and-(exclamationmark) slash)
    return left right
    rhombus fill
    richtext- page(fill)
    right circle(fill)
    righttriangle fill split-(diagonal(fill))
    ring circle(fill) dashed
    rm- button-(horizontal(fill))
    road- lane-(arrowtriangle-(2-(inward outward))) lanes(curved-(left right))
    robotic- vacuum(and-(arrowtriangle-(up(fill)) ellipsis(fill)) fill)
    roller- shade-(closed open)
    roman- shade-(closed open)
    rosette
    rotate- 3d(circle(fill) fill) left(fill) right(fill)
    rsb- button-(angledbottom-(horizontal-(right(fill))))
    rt- button-(roundedtop-(horizontal(fill))) circle(fill) rectangle-(roundedtop(fill))
    rublesign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    rugbyball circle(fill) fill
    ruler fill
    rupeesign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    """
}
