extension SymbolNameTexts {
  static let aToC = """
    0- circle(fill) square(fill)
    00- circle(fill) square(fill)
    01- circle(fill) square(fill)
    02- circle(fill) square(fill)
    03- circle(fill) square(fill)
    04- circle(fill) square(fill)
    05- circle(fill) square(fill)
    06- circle(fill) square(fill)
    07- circle(fill) square(fill)
    08- circle(fill) square(fill)
    09- circle(fill) square(fill)
    1- brakesignal calendar circle(fill) lane magnifyingglass square(fill)
    10- arrow-(trianglehead-(clockwise counterclockwise)) calendar circle(fill) lane square(fill)
    11- calendar circle(fill) lane square(fill)
    12- calendar circle(fill) lane square(fill)
    123- rectangle(fill)
    13- calendar circle(fill) square(fill)
    14- calendar circle(fill) square(fill)
    15- arrow-(trianglehead-(clockwise counterclockwise)) calendar circle(fill) square(fill)
    16- calendar circle(fill) square(fill)
    17- calendar circle(fill) square(fill)
    18- calendar circle(fill) square(fill)
    19- calendar circle(fill) square(fill)
    2- brakesignal calendar circle(fill) lane square(fill)
    20- calendar circle(fill) square(fill)
    21- calendar circle(fill) square(fill)
    22- calendar circle(fill) square(fill)
    23- calendar circle(fill) square(fill)
    24- calendar circle(fill) square(fill)
    25- calendar circle(fill) square(fill)
    26- calendar circle(fill) square(fill)
    27- calendar circle(fill) square(fill)
    28- calendar circle(fill) square(fill)
    29- calendar circle(fill) square(fill)
    2h circle(fill)
    3- calendar circle(fill) lane square(fill)
    30- arrow-(trianglehead-(clockwise counterclockwise)) calendar circle(fill) square(fill)
    31- calendar circle(fill) square(fill)
    32- circle(fill) square(fill)
    33- circle(fill) square(fill)
    34- circle(fill) square(fill)
    35- circle(fill) square(fill)
    36- circle(fill) square(fill)
    37- circle(fill) square(fill)
    38- circle(fill) square(fill)
    39- circle(fill) square(fill)
    4- alt-(circle(fill) square(fill)) calendar circle(fill) lane square(fill)
    40- circle(fill) square(fill)
    41- circle(fill) square(fill)
    42- circle(fill) square(fill)
    43- circle(fill) square(fill)
    44- circle(fill) square(fill)
    45- arrow-(trianglehead-(clockwise counterclockwise)) circle(fill) square(fill)
    46- circle(fill) square(fill)
    47- circle(fill) square(fill)
    48- circle(fill) square(fill)
    49- circle(fill) square(fill)
    4a circle(fill)
    4h circle(fill)
    4k- tv(fill)
    4l circle(fill)
    5- arrow-(trianglehead-(clockwise counterclockwise)) calendar circle(fill) lane square(fill)
    50- circle(fill) square(fill)
    6- alt-(circle(fill) square(fill)) calendar circle(fill) lane square(fill)
    60- arrow-(trianglehead-(clockwise counterclockwise))
    7- calendar circle(fill) lane square(fill)
    75- arrow-(trianglehead-(clockwise counterclockwise))
    8- calendar circle(fill) lane square(fill)
    9- alt-(circle(fill) square(fill)) calendar circle(fill) lane square(fill)
    90- arrow-(trianglehead-(clockwise counterclockwise))
    a book-(closed(fill)) circle(fill) magnify square(fill)
    abc
    abs brakesignal(slash) circle(fill)
    accessibility badge-(arrow-(up-(right))) fill
    air- car-(side(fill)) conditioner-(horizontal(fill) vertical(fill)) convertible-(side(fill))
     pickup-(side(fill)) purifier(fill) suv-(side(fill))
    airplane arrival circle(fill) cloud departure landed path-(dotted) ticket(fill) up-(forward(app(fill))
     right(app(fill)))
    airplaneseat
    airplay- audio(badge-(exclamationmark) circle(fill)) video(badge-(exclamationmark) circle(fill))
    airplayaudio badge-(exclamationmark) circle(fill)
    airplayvideo badge-(exclamationmark) circle(fill)
    airpod- gen3-(left right) left right
    airpodpro- left right
    airpods chargingcase(fill wireless(fill)) gen3(chargingcase-(wireless(fill)))
     gen4(chargingcase-(wireless(fill)) left right) max pro(chargingcase-(wireless(fill
     radiowaves-(left-(and-(right(fill)))))) left right)
    airpodsmax
    airpodspro chargingcase-(wireless(fill radiowaves-(left-(and-(right(fill))))))
    airport- express extreme(tower)
    airtag fill radiowaves-(forward(fill(rtl) rtl))
    alarm fill waves-(left-(and-(right(fill))))
    align- horizontal-(center(fill) left(fill) right(fill)) vertical-(bottom(fill) center(fill) top(fill))
    allergens fill
    alt
    alternatingcurrent
    american- football(circle(fill) fill professional(circle(fill) fill))
    amplifier
    angle
    ant circle(fill) fill
    antenna- radiowaves-(left-(and-(right(circle(fill) slash(circle(fill))))))
    app background-(dotted) badge(checkmark(fill) clock(fill) fill) connected-(to-(app-(below-(fill))))
     dashed fill gift(fill) grid shadow specular translucent
    appclip
    append- page(fill(rtl) rtl)
    apple- books-(pages(fill)) classical-(pages(fill)) haptics-(and-(exclamationmark-(triangle)
     music-(note(slash)))) image-(playground(fill)) intelligence(badge-(xmark)) logo meditate(circle(fill)
     square-(stack(fill))) podcasts-(pages(fill)) terminal(circle(fill) fill on-(rectangle(fill)))
     writing-(tools)
    applelogo
    applepencil adapter-(usb-(c(fill))) and-(scribble) doubletap gen1 gen2 hover squeeze tip
    applescript fill
    appletv badge-(checkmark(fill) exclamationmark(fill)) fill
    appletvremote- gen1(fill) gen2(fill) gen3(fill) gen4(fill)
    applewatch and-(arrow-(forward(rtl))) badge-(checkmark) case-(inset-(filled) sizes)
     radiowaves-(left-(and-(right))) side-(right) slash watchface
    apps- ipad(badge-(checkmark(rtl) plus) landscape on-(rectangle-(portrait-(dashed(rtl)))))
     iphone(badge-(checkmark(rtl) plus) landscape(rtl))
    appwindow- swipe-(rectangle)
    aqi- high low medium(gauge-(open))
    arcade- stick(and-(arrow-(down left(and-(arrow-(right(outward)))) right up(and-(arrow-(down)))))
     console(fill))
    archivebox circle(fill) fill
    arkit badge-(xmark)
    arrow- 2-(circlepath(circle(fill)) squarepath) 3-(trianglepath) backward(circle(dotted fill)
     square(fill) to-(line(circle(fill) compact square(fill)))) branch circlepath clockwise(circle(fill)
     heart(fill) icloud(fill) square(fill)) counterclockwise(circle(fill) icloud(fill) square(fill))
     down(and-(line-(horizontal-(and-(arrow-(up))))) app(dashed(trianglebadge-(exclamationmark)) fill)
     applewatch backward(and-(arrow-(up-(forward(circle(fill) rectangle(fill) square(fill))))) circle(dotted
     fill) square(fill) toptrailing-(rectangle(fill))) circle(badge-(pause(fill) xmark(fill)) dotted fill)
     doc(fill) document(fill) forward(and-(arrow-(up-(backward(circle(fill) rectangle(fill) square(fill)))))
     circle(dotted fill) square(fill) topleading-(rectangle(fill))) heart(fill)
     left(and-(arrow-(up-(right(circle(fill) rectangle(fill) square(fill))))) arrow-(up-(right(circle(fill)
     square(fill)))) circle(dotted fill) square(fill) topright-(rectangle(fill)) video(fill)) message(fill)
     right(and-(arrow-(up-(left(circle(fill) rectangle(fill) square(fill))))) circle(dotted fill)
     square(fill) topleft-(rectangle(fill))) square(fill) to-(line(alt circle(fill) compact square(fill))))
     forward(circle(dotted fill) folder(fill(rtl) rtl) square(fill) to-(line(circle(fill) compact
     square(fill)))) left(and-(line-(vertical-(and-(arrow-(right)))) right(circle(fill)
     righttriangle-(left-(righttriangle-(right(fill)))) square(fill) text-(vertical)))
     arrow-(right(circle(fill) square(fill))) circle(dotted fill) square(fill) to-(line(alt circle(fill)
     compact square(fill)))) merge rectanglepath right(and-(line-(vertical-(and-(arrow-(left)))))
     arrow-(left(circle(fill) square(fill))) circle(dotted fill) doc-(on-(clipboard))
     filled-(filter-(arrow-(right))) page-(on-(clipboard)) square(fill) to-(line(alt circle(fill) compact
     square(fill)))) swap triangle-(2-(circlepath(camera(fill) circle(fill) doc-(on-(clipboard))
     icloud(fill))) branch capsulepath merge pull swap turn-(up-(right-(circle(fill) diamond(fill)))))
     trianglehead-(2-(clockwise(rotate-(90(camera(fill) circle(fill) icloud(fill) page-(on-(clipboard)))))
     counterclockwise(rotate-(90))) bottomleft-(capsulepath-(clockwise)) branch clockwise(heart(fill)
     icloud(fill) rotate-(90)) counterclockwise(icloud(fill) rotate-(90))
     left-(and-(right-(righttriangle-(left-(righttriangle-(right(fill))))))) merge pull rectanglepath swap
     topright-(capsulepath-(clockwise)) turn-(up-(right(circle(fill) diamond(fill))))
     up-(and-(down-(righttriangle-(up-(righttriangle-(down(fill)))))))) turn-(down-(left right) left-(down
     up) right-(down up) up-(forward-(iphone(fill)) left right))
     up(and-(down(and-(arrow-(left-(and-(right))) sparkles) circle(fill)
     righttriangle-(up-(fill-(righttriangle-(down-(fill))) righttriangle-(down(fill)))) square(fill)
     text-(horizontal)) line-(horizontal-(and-(arrow-(down)))) person-(rectangle-(portrait turn-(left
     right)))) arrow-(down(circle(fill) square(fill))) backward(and-(arrow-(down-(forward(circle(fill)
     rectangle(fill) square(fill))))) bottomtrailing-(rectangle(fill)) circle(dotted fill) square(fill))
     bin(fill) circle(badge-(clock) dotted fill) doc(fill on-(clipboard)) document(fill) folder(fill)
     forward(and-(arrow-(down-(backward(circle(fill) rectangle(fill) square(fill))))) app(fill)
     bottomleading-(rectangle(fill)) circle(dotted fill) square(fill)) heart(fill)
     left(and-(arrow-(down-(right(circle(fill) rectangle(fill) square(fill))))
     down-(right-(and-(arrow-(up-(right-(and-(down-(left)))))) magnifyingglass)))
     arrow-(down-(right(circle(fill) square(fill)))) bottomright-(rectangle(fill)) circle(dotted fill)
     square(fill)) message(fill) page-(on-(clipboard)) right(and-(arrow-(down-(left(circle(fill)
     rectangle(fill) square(fill))))) bottomleft-(rectangle(fill)) circle(dotted fill) diamond(fill)
     square(fill) video(fill)) square(fill) to-(line(alt circle(fill) compact square(fill))) trash(fill))
     upright-(circle) uturn-(backward(circle(badge-(ellipsis) fill) square(fill)) down(circle(fill)
     square(fill)) forward(circle(fill) square(fill)) left(circle(badge-(ellipsis) fill) square(fill))
     right(circle(fill) square(fill)) up(circle(fill) square(fill)))
    arrowkeys down-(filled) fill left-(filled) right-(filled) up-(filled)
    arrowshape- backward(circle(fill) fill) bounce-(forward(fill) right(fill)) down(circle(fill) fill)
     forward(circle(fill) fill) left(arrowshape-(right(fill)) circle(fill) fill) right(circle(fill) fill)
     turn-(up-(backward(2(circle(fill) fill) badge-(clock(fill(rtl) rtl)) circle(fill) fill)
     forward(circle(fill) fill) left(2(circle(fill) fill) circle(fill) fill) right(circle(fill) fill)))
     up(circle(fill) fill) zigzag-(forward(fill) right(fill))
    arrowtriangle- backward(circle(fill) fill square(fill)) down(circle(fill) fill square(fill))
     forward(circle(fill) fill square(fill)) left(and-(line-(vertical-(and-(arrowtriangle-(right(fill))))))
     circle(fill) fill(and-(line-(vertical-(and-(arrowtriangle-(right-(fill))))))) square(fill))
     right(and-(line-(vertical-(and-(arrowtriangle-(left(fill)))))) circle(fill)
     fill(and-(line-(vertical-(and-(arrowtriangle-(left-(fill))))))) square(fill))
     up(arrowtriangle-(down-(window-(left right))) circle(fill) fill square(fill))
    aspectratio fill
    asterisk circle(fill)
    at badge-(minus plus) circle(fill)
    atom
    audio- jack-(mono stereo)
    australian- football(circle(fill) fill)
    australiandollarsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
     bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
     leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)
    australsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    auto- brakesignal headlight-(high-(beam(fill)) low-(beam(fill)))
    automatic- brakesignal headlight-(high-(beam(fill)) low-(beam(fill)))
    autostartstop slash trianglebadge-(exclamationmark)
    av- remote(fill)
    axel- 2(front-(and-(rear-(engaged)) engaged) rear-(engaged))
    axle- 2(driveshaft-(disengaged) front-(and-(rear-(engaged)) disengaged engaged) rear-(disengaged engaged
     lock))
    b- circle(fill) square(fill)
    backpack circle(fill) fill sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
    backward circle(fill) end(alt(fill) circle(fill) fill) fill frame(fill)
    badge- plus-(radiowaves-(forward right))
    bag badge-(minus(fill) plus(fill) questionmark) circle(fill) fill(badge-(minus plus questionmark))
    bahtsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    balloon 2(fill) fill
    bandage fill
    banknote fill
    barcode viewfinder
    barometer
    base- unit
    baseball circle(fill) diamond-(bases(outs-(indicator))) fill
    basket fill
    basketball circle(fill) fill
    bathtub fill
    battery- 0 0percent 100(bolt(rtl) circle(fill)) 100percent(bolt(rtl) circle(fill)) 25 25percent 50
     50percent 75 75percent
    batteryblock fill slash(fill) stack(badge-(snowflake(fill)) fill trianglebadge-(exclamationmark(fill)))
    beach- umbrella(fill)
    beats- earphones fit-(pro(chargingcase(fill) left right)) fitpro(chargingcase(fill) left right)
     headphones pill(fill) powerbeats(left pro(2(chargingcase(fill) left right) chargingcase(fill) left
     right) right) powerbeats3(left right) powerbeatspro(chargingcase(fill) left right)
     solobuds(chargingcase(fill) left right) studiobud-(left right) studiobuds(chargingcase(fill) left
     plus(chargingcase(fill) left right) right) studiobudsplus(chargingcase(fill) left right)
    bed- double(badge-(checkmark(fill)) circle(fill) fill)
    bell and-(waveform(fill) waves-(left-(and-(right(fill))))) badge(circle(fill) fill slash(fill(rtl) rtl)
     waveform(fill slash(fill))) circle(fill) fill slash(circle(fill) fill) square(fill)
    beziercurve
    bicycle circle(fill) sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
    bin- xmark(fill)
    binoculars circle(fill) fill
    bird circle(fill) fill
    birthday- cake(fill)
    bitcoinsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    blinds- horizontal-(closed open) vertical-(closed open)
    blood- pressure-(cuff(badge-(gauge-(with-(needle(fill)))) fill))
    bold italic-(underline) underline
    bolt badge-(a(fill) automatic(fill) checkmark(fill) clock(fill) xmark(fill)) batteryblock(fill)
     brakesignal car(circle(fill) fill) circle(fill) fill(batteryblock(fill)) heart(fill)
     horizontal(circle(fill) fill icloud(fill)) house(fill) ring-(closed) shield(fill) slash(circle(fill)
     fill) square(fill) trianglebadge-(exclamationmark(fill))
    bonjour
    book and-(wrench(fill)) badge-(plus(fill)) circle(fill) closed(circle(fill) fill) fill pages(fill)
    bookmark circle(fill) fill slash(fill) square(fill)
    books- vertical(circle(fill) fill)
    box- truck(badge-(clock(fill(rtl) rtl)) fill)
    brain fill filled-(head-(profile)) head-(profile(fill))
    brakesignal dashed
    brazilianrealsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    briefcase circle(fill) fill sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
    bubble and-(pencil(rtl)) circle(fill) fill left(and-(bubble-(right(fill))
     exclamationmark-(bubble-(right(fill))) text-(bubble-(right(fill(rtl) rtl)))) circle(fill) fill)
     middle-(bottom(fill) top(fill)) right(circle(fill) fill)
    bubbles- and-(sparkles(fill))
    building 2(crop-(circle(fill)) fill) columns(circle(fill) fill) fill
    burn
    burst fill
    bus doubledecker(fill) fill
    button- angledbottom-(horizontal-(left(fill) right(fill))) angledtop-(vertical-(left(fill) right(fill)))
     horizontal(fill top-(press(fill))) programmable(square(fill)) roundedbottom-(horizontal(fill))
     roundedtop-(horizontal(fill)) vertical-(left-(press(fill)) right-(press(fill)))
    c- circle(fill) square(fill)
    cabinet fill
    cable- coaxial connector(horizontal slash video)
    cablecar fill
    calendar and-(person) badge(checkmark(rtl) clock(rtl) exclamationmark lock minus plus) circle(fill)
     day-(timeline-(leading(circle(fill)) left(circle(fill)) right(circle(fill)) trailing(circle(fill))))
    camera aperture badge-(clock(fill) ellipsis(fill)) circle(fill) fill(badge-(ellipsis)) filters
     macro(circle(fill) slash(circle(fill))) metering-(center-(weighted(average)) matrix multispot none
     partial spot unknown) on-(rectangle(fill)) rotate(fill)
     sensor-(tag-(radiowaves-(left-(and-(right(fill)))))) shutter-(button(fill)) viewfinder
    candybarphone
    capslock fill
    capsule bottomhalf-(filled) fill inset-(filled) lefthalf-(filled) on-(capsule(fill) rectangle(fill))
     portrait(bottomhalf-(filled) fill inset-(filled) lefthalf-(filled) righthalf-(filled) tophalf-(filled))
     righthalf-(filled) tophalf-(filled)
    captions- bubble(fill)
    car 2(fill) badge-(gearshape(fill)) circle(fill) ferry(fill) fill front-(waves-(down(fill)
     left-(and-(right-(and-(up(fill))))) up(fill))) rear(and-(collision-(road-(lane(slash))) tire-(marks(off
     slash))) fill hazardsign(fill) road-(lane(dashed
     distance-(1(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
     2(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
     3(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
     4(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
     5(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))) off wave-(up)))
     tilt-(road-(lanes-(curved-(right)))) waves-(up(fill))) side(air-(circulate(fill) fresh(fill))
     and-(exclamationmark(fill)) arrow-(left-(and-(right(fill)))) arrowtriangle-(down(fill)
     up(arrowtriangle-(down(fill)) fill)) fill front-(open(crop(fill) fill)) hill-(descent-(control(fill))
     down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill))))))))) fill) up(fill))
     lock(fill open(fill)) rear-(and-(collision-(and-(car-(side-(front(and-(arrow-(forward) steeringwheel)
     slash))))) exclamationmark-(and-(car-(side-(front(off))))) wave-(3-(and-(car-(side-(front))))))
     crop-(trunk-(partition(fill))) open(crop(fill) fill) tow-(hitch(fill))) roof-(cargo-(carrier(fill
     slash(fill))))) top-(arrowtriangle-(front-(left(fill) right(fill)) rear-(left(fill) right(fill)))
     door-(front-(left-(and-(front-(right-(and-(rear-(left-(and-(rear-(right-(open(fill)))) open(fill))
     right-(open(fill)))) open(fill))) rear-(left-(and-(rear-(right-(open(fill)))) open(fill))
     right-(open(fill)))) open(fill)) right-(and-(rear-(left-(and-(rear-(right-(open(fill)))) open(fill))
     right-(open(fill)))) open(fill))) rear-(left-(and-(rear-(right-(open(fill)))) open(fill))
     right-(open(fill))) sliding-(left-(open(fill)) right-(open(fill))))
     front-(radiowaves-(front-(left-(and-(front-(and-(front-(right(fill)))))))))
     frontleft-(arrowtriangle(fill)) frontright-(arrowtriangle(fill))
     lane-(dashed-(arrowtriangle-(inward(fill)) badge-(steeringwheel(fill)) departure-(left(fill
     slash(fill)) right(fill slash(fill))))) radiowaves-(2-(front-(left-(front-(front-(right(fill)))))
     rear-(left-(rear-(rear-(right(fill)))))) front(fill) rear(fill left(and-(rear-(right(fill)))
     car-(top-(front(fill))) fill) right(badge-(exclamationmark(fill) xmark(fill)) car-(top-(front(fill)))
     fill))) rear-(radiowaves-(rear-(left-(and-(rear-(and-(rear-(right(fill)))))))))
     rearleft-(arrowtriangle(fill)) rearright-(arrowtriangle(fill)) video-(rear-(left(fill) right(fill))))
     window-(left(badge-(exclamationmark xmark) exclamationmark xmark) right(badge-(exclamationmark xmark)
     exclamationmark xmark))
    carbon- dioxide-(cloud(fill)) monoxide-(cloud(fill))
    carrot fill
    carseat- left(1(fill) 2(fill) 3(fill) and-(heat-(waves(fill))) backrest-(up-(and-(down(fill))))
     fan(fill) fill forward-(and-(backward(fill))) massage(fill) up-(and-(down(fill)))) right(1(fill)
     2(fill) 3(fill) and-(heat-(waves(fill))) backrest-(up-(and-(down(fill)))) fan(fill) fill
     forward-(and-(backward(fill))) massage(fill) up-(and-(down(fill))))
    cart badge-(clock(fill(rtl) rtl) minus(fill) plus(fill) questionmark(rtl)) circle(fill)
     fill(badge-(minus plus questionmark(rtl)))
    case fill
    cat circle(fill) fill
    cedisign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    cellularbars circle(fill)
    centsign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    chair fill lounge(fill)
    chandelier fill
    character book-(closed(fill)) bubble(fill) circle(fill) cursor-(ibeam) duployan magnify phonetic
     square(fill) sutton text-(justify) textbox(badge-(sparkles))
    characters- lowercase uppercase
    chart- bar(doc-(horizontal(fill)) fill horizontal-(page(fill)) xaxis(ascending(badge-(clock(rtl)))
     descending) yaxis) dots-(scatter) line-(downtrend-(xyaxis(circle(fill)))
     flattrend-(xyaxis(circle(fill))) text-(clipboard(fill)) uptrend-(xyaxis(circle(fill)))) pie(fill)
     xyaxis-(line)
    checkerboard- rectangle shield
    checklist checked(rtl) rtl unchecked
    checkmark app(fill) applewatch arrow-(trianglehead-(clockwise counterclockwise)) bubble(fill(rtl) rtl)
     circle(badge-(airplane(fill) plus(fill) questionmark(fill) xmark(fill)) dotted fill
     trianglebadge-(exclamationmark(fill))) diamond(fill) gobackward icloud(fill) message(fill)
     rectangle(fill portrait(fill) stack(fill)) seal(fill text-(page(fill(rtl) rtl))) shield(fill)
     square(fill)
    chevron- backward(2 chevron-(backward-(dotted)) circle(fill) square(fill) to-(line)) compact-(backward
     down forward left(chevron-(compact-(right))) right up(chevron-(compact-(down
     right-(chevron-(compact-(down-(chevron-(compact-(left)))))))))) down(2 circle(fill) dotted-(2)
     forward-(2 dotted-(2)) right-(2 dotted-(2)) square(fill)) forward(2 circle(fill)
     dotted-(chevron-(forward)) square(fill) to-(line)) left(2 chevron-(left-(dotted) right) circle(fill)
     forwardslash-(chevron-(right)) slash-(chevron-(right)) square(fill) to-(line)) right(2 circle(fill)
     dotted-(chevron-(right)) square(fill) to-(line)) up(2 chevron-(down(square(fill))
     right-(chevron-(down-(chevron-(left))))) circle(fill) dotted-(2) forward-(2 dotted-(2)) right-(2
     dotted-(2)) square(fill))
    chineseyuanrenminbisign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
     bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
     leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)
    circle and-(line-(horizontal(fill))) badge-(checkmark(fill) exclamationmark(fill) minus(fill) plus(fill)
     questionmark(fill) xmark(fill)) bottomhalf-(fill filled(inverse)) bottomrighthalf-(checkered
     pattern-(checkered)) bottomthird-(split) circle(fill) dashed(inset-(fill filled) rectangle)
     dotted(and-(circle) circle(fill)) fill(square-(fill)) filled-(ipad(fill landscape(fill)) iphone(fill)
     pattern-(diagonalline-(rectangle))) grid-(2x1(fill left-(filled) right-(filled)) 2x2(fill
     topleft-(checkmark-(filled))) 3x3(circle(fill) fill) cross(down-(fill filled) fill left-(fill filled)
     right-(fill filled) up-(fill filled)) hex(fill)) hexagongrid(circle(fill) fill) hexagonpath(fill)
     inset-(filled) lefthalf-(fill filled(inverse righthalf-(striped-(horizontal(inverse))))
     striped-(horizontal(inverse))) on-(square(intersection-(dotted) merge)) rectangle-(dashed
     filled-(pattern-(diagonalline))) righthalf-(fill filled(inverse)) slash(fill) square(fill)
     tophalf-(fill filled(inverse))
    circlebadge 2(fill) fill
    circles- hexagongrid(fill) hexagonpath(fill)
    clear fill
    clipboard fill
    clock arrow-(2-(circlepath) circlepath trianglehead-(2-(counterclockwise-(rotate-(90)))
     clockwise-(rotate-(90-(path-(dotted)))) counterclockwise-(rotate-(90)))) badge(airplane(fill)
     checkmark(fill) exclamationmark(fill) fill questionmark(fill) xmark(fill)) circle(fill) fill
    cloud bolt(circle(fill) fill rain(circle(fill) fill)) circle(fill) drizzle(circle(fill) fill) fill
     fog(circle(fill) fill) hail(circle(fill) fill) heavyrain(circle(fill) fill) moon(bolt(circle(fill)
     fill) circle(fill) fill rain(circle(fill) fill)) rain(circle(fill) fill) rainbow-(crop(fill)
     half(fill)) sleet(circle(fill) fill) snow(circle(fill) fill) sun(bolt(circle(fill) fill) circle(fill)
     fill rain(circle(fill) fill))
    coat circle(fill) fill
    coloncurrencysign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    comb fill
    command circle(fill) square(fill)
    compass- drawing
    computermouse fill
    cone fill
    contact- sensor(fill)
    contextualmenu- and-(cursorarrow pointer-(arrow))
    control
    convertible- side(air-(circulate(fill) fresh(fill)) and-(exclamationmark(fill))
     arrow-(left-(and-(right(fill))) trianglehead-(backward(fill) forward(and-(backward(fill)) fill)))
     arrowtriangle-(down(fill) up(arrowtriangle-(down(fill)) fill)) fill front-(open(crop(fill) fill))
     hill-(descent-(control(fill))
     down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill))))))))) fill) up(fill))
     lock(fill open(fill)))
    cooktop fill
    cpu fill
    creditcard and-(123 numbers) circle(fill) fill rewards(fill) trianglebadge-(exclamationmark(fill))
     viewfinder
    cricket- ball(circle(fill) fill)
    crop rotate
    cross case(circle(fill) fill) circle(fill) fill vial(fill)
    crown fill
    cruzeirosign arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
     circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
     square(fill)
    cube box(fill) circle(fill) fill transparent(fill)
    cup- and-(heat-(waves(fill)) saucer(fill))
    curlybraces square(fill)
    cursor- rays
    cursorarrow and-(square-(on-(square-(dashed)))) click(2 badge-(clock)) motionlines(click) rays
     resize-(north-(east-(south-(east)))) slash(square(fill)) square(fill)
    curtains- closed open
    cylinder fill split-(1x2(fill))
    """
}
