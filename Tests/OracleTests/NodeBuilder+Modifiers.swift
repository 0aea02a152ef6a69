import SwiftUI

extension NodeBuilder {
  func modified(_ view: AnyView, by name: String, _ value: JSONValue) -> AnyView {
    // What stands in parentheses behind a probe's name is a remark.
    if name == "probe" { return probed(view, value.text.components(separatedBy: " (")[0]) }
    return layoutModified(view, name, value) ?? effectModified(view, name, value)
      ?? textModified(view, name, value) ?? scrollModified(view, name, value) ?? actionModified(view, name, value)
      ?? controlModified(view, name, value)
      ?? noting(name, view)
  }

  private func noting(_ name: String, _ view: AnyView) -> AnyView {
    model.noteUnsupported(name)
    return view
  }

  /// Tells where a view is, without a part in its layout.
  func probed(_ view: AnyView, _ name: String) -> AnyView {
    AnyView(
      view.background(
        GeometryReader { proxy in
          Color.clear.preference(key: ProbeKey.self, value: [name: proxy.frame(in: .global)])
        }))
  }

  // MARK: Layout

  private func layoutModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    switch name {
    case "frame": return framed(view, value)
    case "padding": return padded(view, value)
    case "fixedSize":
      if value.object != nil {
        return AnyView(
          view.fixedSize(horizontal: value["horizontal"]?.bool ?? false, vertical: value["vertical"]?.bool ?? false))
      }
      return AnyView(value.bool == false ? view : AnyView(view.fixedSize()))
    case "aspectRatio":
      let mode: ContentMode =
        [value["contentMode"]?.string, value.string, value[1]?.string].contains("fill") ? .fill : .fit
      if let size = Spelling.size(value["size"] ?? value["ratio"]) {
        return AnyView(view.aspectRatio(size, contentMode: mode))
      }
      let ratio = value.length ?? value[0]?.length ?? value["ratio"]?.length ?? value["aspectRatio"]?.length
      return AnyView(view.aspectRatio(ratio, contentMode: mode))
    case "scaledToFit": return AnyView(view.scaledToFit())
    case "scaledToFill": return AnyView(view.scaledToFill())
    case "position": return AnyView(view.position(Self.point(value)))
    case "offset": return AnyView(view.offset(x: Self.point(value).x, y: Self.point(value).y))
    case "layoutPriority": return value.double.map { AnyView(view.layoutPriority($0)) }
    case "zIndex": return value.double.map { AnyView(view.zIndex($0)) }
    case "layoutValue":
      return (value["indent"] ?? value).length.map { AnyView(view.layoutValue(key: IndentKey.self, value: $0)) }
    case "alignmentGuide": return guided(view, value)
    case "background", "overlay": return layered(view, value, isOverlay: name == "overlay")
    case "hidden": return AnyView(value.bool == false ? view : AnyView(view.hidden()))
    case "id": return AnyView(view.id(value))
    case "tag": return AnyView(view.tag(value))
    case "ignoresSafeArea":
      let edges = Spelling.edges(value["edges"] ?? value) ?? .all
      let regions: SafeAreaRegions =
        switch value["regions"]?.string {
        case "container": .container
        case "keyboard": .keyboard
        default: .all
        }
      return AnyView(view.ignoresSafeArea(regions, edges: edges))
    case "safeAreaInset": return inset(view, value)
    case "containerRelativeFrame": return relative(view, value)
    case "gridCellColumns": return value.int.map { AnyView(view.gridCellColumns($0)) }
    case "gridColumnAlignment": return Spelling.horizontal(value.string).map { AnyView(view.gridColumnAlignment($0)) }
    case "gridCellAnchor": return Spelling.point(value).map { AnyView(view.gridCellAnchor($0)) }
    case "gridCellUnsizedAxes": return Spelling.axes(value).map { AnyView(view.gridCellUnsizedAxes($0)) }
    case "safeAreaPadding":
      if let length = value.length { return AnyView(view.safeAreaPadding(length)) }
      if let insets = insets(value) { return AnyView(view.safeAreaPadding(insets)) }
      return AnyView(
        view.safeAreaPadding(Spelling.edges(value["edges"] ?? value) ?? .all, value["length"]?.length))
    case "environment": return environment(view, value)
    default: return nil
    }
  }

  /// Two numbers, however they are called.
  private static func point(_ value: JSONValue) -> CGPoint {
    CGPoint(
      x: (value["x"] ?? value["width"] ?? value[0])?.length ?? 0,
      y: (value["y"] ?? value["height"] ?? value[1])?.length ?? 0)
  }

  private func framed(_ view: AnyView, _ value: JSONValue) -> AnyView {
    let alignment = Spelling.alignment(value["alignment"]) ?? .center
    func length(_ key: String) -> CGFloat? { value[key]?.length }
    let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    var view = view
    if length("width") != nil || length("height") != nil || !limits.contains(where: { value[$0] != nil }) {
      view = AnyView(view.frame(width: length("width"), height: length("height"), alignment: alignment))
    }
    if limits.contains(where: { value[$0] != nil }) {
      view = AnyView(
        view.frame(
          minWidth: length("minWidth"), idealWidth: length("idealWidth"), maxWidth: length("maxWidth"),
          minHeight: length("minHeight"), idealHeight: length("idealHeight"), maxHeight: length("maxHeight"),
          alignment: alignment))
    }
    return view
  }

  private func inset(_ view: AnyView, _ value: JSONValue) -> AnyView {
    let content = label(value["content"])
    let spacing = value["spacing"]?.length
    let alignment = value["alignment"]?.string
    switch value["edge"]?.string {
    case "leading", "trailing":
      let edge: HorizontalEdge = value["edge"]?.string == "leading" ? .leading : .trailing
      return AnyView(
        view.safeAreaInset(edge: edge, alignment: Spelling.vertical(alignment) ?? .center, spacing: spacing) {
          content
        })
    default:
      let edge: VerticalEdge = value["edge"]?.string == "top" ? .top : .bottom
      return AnyView(
        view.safeAreaInset(edge: edge, alignment: Spelling.horizontal(alignment) ?? .center, spacing: spacing) {
          content
        })
    }
  }

  private func relative(_ view: AnyView, _ value: JSONValue) -> AnyView {
    let axes = Spelling.axes(value["axes"] ?? value) ?? [.horizontal, .vertical]
    let alignment = Spelling.alignment(value["alignment"]) ?? .center
    guard let count = value["count"]?.int else {
      return AnyView(view.containerRelativeFrame(axes, alignment: alignment))
    }
    return AnyView(
      view.containerRelativeFrame(
        axes, count: count, span: value["span"]?.int ?? 1, spacing: value["spacing"]?.length ?? 0, alignment: alignment)
    )
  }

  /// Insets given side by side.
  private func insets(_ value: JSONValue) -> EdgeInsets? {
    let sides = ["top", "leading", "bottom", "trailing"]
    guard let fields = value.object, !fields.isEmpty, fields.keys.allSatisfy(sides.contains),
      fields.values.allSatisfy({ $0.length != nil })
    else { return nil }
    return EdgeInsets(
      top: fields["top"]?.length ?? 0, leading: fields["leading"]?.length ?? 0, bottom: fields["bottom"]?.length ?? 0,
      trailing: fields["trailing"]?.length ?? 0)
  }

  private func padded(_ view: AnyView, _ value: JSONValue) -> AnyView {
    if let length = value.length { return AnyView(view.padding(length)) }
    if value.bool != nil { return AnyView(view.padding()) }
    if let insets = insets(value) { return AnyView(view.padding(insets)) }
    if let amount = value[1]?.length { return AnyView(view.padding(Spelling.edges(value[0]) ?? .all, amount)) }
    if let edges = Spelling.edges(value["edges"] ?? value) {
      return AnyView(view.padding(edges, value["length"]?.length))
    }
    var result = view
    for side in ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"] {
      guard let amount = value[side], let edges = Spelling.edges(.string(side)) else { continue }
      result = AnyView(result.padding(edges, amount.length))
    }
    return result
  }

  private func guided(_ view: AnyView, _ value: JSONValue) -> AnyView? {
    guard let name = value["guide"]?.string ?? value["alignment"]?.string, let rule = value["value"] ?? value["rule"]
    else { return nil }
    let axis =
      value["axis"]?.string.map { $0 == "horizontal" ? Axis.horizontal : .vertical }
      ?? Spelling.guideAxis(name)
    func compute(_ dimensions: ViewDimensions) -> CGFloat { Self.guideValue(rule, dimensions, axis) }
    if axis == .horizontal {
      return AnyView(view.alignmentGuide(Spelling.horizontal(name) ?? .center, computeValue: compute))
    }
    if axis == .vertical {
      return AnyView(view.alignmentGuide(Spelling.vertical(name) ?? .center, computeValue: compute))
    }
    return AnyView(
      view.alignmentGuide(Spelling.horizontal(name) ?? .center, computeValue: compute)
        .alignmentGuide(Spelling.vertical(name) ?? .center, computeValue: compute))
  }

  /// A number, or sums and products such as `height / 2 + 4`, `d[.bottom] - 3`, `width`.
  private static func guideValue(_ rule: JSONValue, _ dimensions: ViewDimensions, _ axis: Axis?) -> CGFloat {
    if let number = rule.length { return number }
    var result: CGFloat = 0
    var (operation, isFirst, factor) = ("+", true, CGFloat(1))
    let signs = ["plus": "+", "minus": "-", "times": "*", "+": "+", "-": "-", "−": "-", "*": "*", "/": "/"]
    var text = rule.string ?? ""
    for sign in ["+", "*", "/", "("] { text = text.replacingOccurrences(of: sign, with: " \(sign) ") }
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) {
      if let sign = signs[word] {
        operation = sign
        continue
      }
      let parts: [String: CGFloat] = ["half": 0.5, "quarter": 0.25, "twice": 2, "third": 1 / 3]
      if let part = parts[word] {
        factor = part
        continue
      }
      let name = word.replacingOccurrences(of: "d[.", with: "").replacingOccurrences(of: "]", with: "")
        .replacingOccurrences(of: "d.", with: "")
      var operand: CGFloat
      if let number = Double(name) {
        operand = number
      } else {
        switch name {
        case "width": operand = dimensions.width
        case "height": operand = dimensions.height
        case "leading", "trailing": operand = dimensions[Spelling.horizontal(name) ?? .center]
        case "center":
          operand = axis == .horizontal ? dimensions[HorizontalAlignment.center] : dimensions[VerticalAlignment.center]
        case "top", "bottom", "firstTextBaseline", "lastTextBaseline":
          operand = dimensions[Spelling.vertical(name) ?? .center]
        default: continue
        }
      }
      operand *= factor
      factor = 1
      switch (isFirst, operation) {
      case (true, "-"): result = -operand
      case (true, _): result = operand
      case (_, "-"): result -= operand
      case (_, "*"): result *= operand
      case (_, "/"): result /= operand
      default: result += operand
      }
      isFirst = false
    }
    return result
  }

  private func layered(_ view: AnyView, _ value: JSONValue, isOverlay: Bool) -> AnyView {
    if value.string != nil || value.bool != nil {
      return isOverlay ? AnyView(view.overlay(Color.clear)) : AnyView(view.background(Color.clear))
    }
    let content = value["content"] ?? value
    let alignment = Spelling.alignment(value["alignment"]) ?? .center
    // A style, perhaps with a shape.
    if content.string != nil || (content.array == nil && Self.parts(content) == nil) {
      return isOverlay
        ? AnyView(view.overlay(alignment: alignment) { Color.clear })
        : AnyView(view.background(alignment: alignment) { Color.clear })
    }
    let layer = Group { if content.array != nil { views(content) } else { label(content) } }
    return isOverlay
      ? AnyView(view.overlay(alignment: alignment) { layer })
      : AnyView(view.background(alignment: alignment) { layer })
  }

  private func environment(_ view: AnyView, _ value: JSONValue) -> AnyView {
    (value.object ?? [:]).sorted { $0.key < $1.key }.reduce(view) { view, entry in
      let (key, value) = entry
      switch key {
      case "layoutDirection":
        return AnyView(
          view.environment(\.layoutDirection, value.string == "rightToLeft" ? .rightToLeft : .leftToRight))
      case "font": return AnyView(view.environment(\.font, Spelling.font(value)))
      case "colorScheme": return AnyView(view.environment(\.colorScheme, value.string == "dark" ? .dark : .light))
      case "lineLimit": return AnyView(view.environment(\.lineLimit, value.int))
      case "lineSpacing": return AnyView(view.environment(\.lineSpacing, value.length ?? 0))
      case "editMode":
        return AnyView(view.environment(\.editMode, .constant(value.string == "active" ? .active : .inactive)))
      case "dynamicTypeSize": return AnyView(view.dynamicTypeSize(Spelling.typeSizes[value.text] ?? .large))
      case "horizontalSizeClass":
        return AnyView(view.environment(\.horizontalSizeClass, value.string == "compact" ? .compact : .regular))
      case "verticalSizeClass":
        return AnyView(view.environment(\.verticalSizeClass, value.string == "compact" ? .compact : .regular))
      case "displayScale": return AnyView(view.environment(\.displayScale, value.length ?? 2))
      case "defaultMinListRowHeight": return AnyView(view.environment(\.defaultMinListRowHeight, value.length ?? 0))
      case "isEnabled": return AnyView(view.environment(\.isEnabled, value.bool ?? true))
      case "locale": return AnyView(view.environment(\.locale, Locale(identifier: value.text)))
      case "timeZone":
        return AnyView(view.environment(\.timeZone, TimeZone(identifier: value.text) ?? .current))
      default: return textModified(view, key, value) ?? noting("environment \(key)", view)
      }
    }
  }

  // MARK: Effects

  private func effectModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    let anchor = Spelling.point(value["anchor"]) ?? .center
    switch name {
    case "opacity": return value.double.map { AnyView(view.opacity($0)) }
    case "clipped": return AnyView(view.clipped())
    case "clipShape": return outline(value).map { AnyView(view.clipShape($0.shape)) }
    case "cornerRadius": return value.length.map { AnyView(view.cornerRadius($0)) }
    case "mask": return AnyView(view.mask { label(value["content"] ?? value) })
    case "blur":
      return AnyView(
        view.blur(radius: value.length ?? value["radius"]?.length ?? 0, opaque: value["opaque"]?.bool ?? false))
    case "shadow": return AnyView(view.shadow(radius: value.length ?? value["radius"]?.length ?? 0))
    case "border": return AnyView(view.border(Color.blue, width: value.length ?? value["width"]?.length ?? 1))
    case "rotationEffect":
      return AnyView(
        view.rotationEffect(.degrees(value.double ?? value["degrees"]?.double ?? 0), anchor: anchor))
    case "scaleEffect":
      if let factor = value.length { return AnyView(view.scaleEffect(factor)) }
      return AnyView(
        view.scaleEffect(x: value["x"]?.length ?? 1, y: value["y"]?.length ?? 1, anchor: anchor))
    case "matchedGeometryEffect":
      let properties: MatchedGeometryProperties =
        switch value["properties"]?.string {
        case "position": .position
        case "size": .size
        default: .frame
        }
      return AnyView(
        view.matchedGeometryEffect(
          id: value["id"] ?? .null, in: space, properties: properties, anchor: anchor,
          isSource: value["isSource"]?.bool ?? true))
    case "rotation3DEffect":
      let axis = value["axis"]
      return AnyView(
        view.rotation3DEffect(
          .degrees(value["degrees"]?.double ?? 0),
          axis: (axis?[0]?.length ?? 0, axis?[1]?.length ?? 0, axis?[2]?.length ?? 1), anchor: anchor))
    case "projectionEffect": return AnyView(view.projectionEffect(ProjectionTransform(Self.transform(value))))
    case "geometryEffect":
      return AnyView(view.modifier(Skew(amount: value.string.flatMap { Spelling.number(in: $0) } ?? 0)))
    case "flipsForRightToLeftLayoutDirection":
      return AnyView(view.flipsForRightToLeftLayoutDirection(value.bool ?? true))
    case "visualEffect": return AnyView(view.visualEffect { content, _ in content.opacity(0.5) })
    case "transformEffect": return AnyView(view.transformEffect(Self.transform(value)))
    case "brightness", "contrast", "saturation", "grayscale":
      let amount = value.double ?? 0
      return switch name {
      case "brightness": AnyView(view.brightness(amount))
      case "contrast": AnyView(view.contrast(amount))
      case "saturation": AnyView(view.saturation(amount))
      default: AnyView(view.grayscale(amount))
      }
    case "colorInvert": return AnyView(view.colorInvert())
    case "blendMode": return AnyView(view.blendMode(.multiply))
    case "compositingGroup": return AnyView(view.compositingGroup())
    case "drawingGroup": return AnyView(view.drawingGroup())
    case "foregroundStyle", "foregroundColor", "tint": return AnyView(view.foregroundStyle(Color.red))
    default: return nil
    }
  }

  // MARK: Text

  private func textModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    switch name {
    case "font": return AnyView(view.font(Spelling.font(value)))
    case "bold": return AnyView(view.bold(value.bool ?? true))
    case "italic": return AnyView(view.italic(value.bool ?? true))
    case "underline": return AnyView(view.underline(value.bool ?? true))
    case "strikethrough": return AnyView(view.strikethrough(value.bool ?? true))
    case "fontWeight": return AnyView(view.fontWeight(value.string.flatMap { Spelling.weights[$0] }))
    case "fontDesign": return AnyView(view.fontDesign(value.string.flatMap { Spelling.designs[$0] }))
    case "monospaced": return AnyView(view.monospaced(value.bool ?? true))
    case "monospacedDigit": return AnyView(view.monospacedDigit())
    case "kerning": return value.length.map { AnyView(view.kerning($0)) }
    case "tracking": return value.length.map { AnyView(view.tracking($0)) }
    case "baselineOffset": return value.length.map { AnyView(view.baselineOffset($0)) }
    case "lineSpacing": return value.length.map { AnyView(view.lineSpacing($0)) }
    case "minimumScaleFactor": return value.length.map { AnyView(view.minimumScaleFactor($0)) }
    case "allowsTightening": return AnyView(view.allowsTightening(value.bool ?? true))
    case "lineLimit": return lineLimited(view, value)
    case "multilineTextAlignment":
      return AnyView(
        view.multilineTextAlignment(
          value.string == "center" ? .center : value.string == "trailing" ? .trailing : .leading))
    case "truncationMode":
      return AnyView(
        view.truncationMode(value.string == "head" ? .head : value.string == "middle" ? .middle : .tail))
    case "textCase":
      return AnyView(
        view.textCase(value.string == "uppercase" ? .uppercase : value.string == "lowercase" ? .lowercase : nil))
    default: return nil
    }
  }

  private func lineLimited(_ view: AnyView, _ value: JSONValue) -> AnyView? {
    if let number = value.int { return AnyView(view.lineLimit(number)) }
    if value.isNull { return AnyView(view.lineLimit(nil)) }
    if let lines = (value["lines"] ?? value["limit"])?.int {
      return AnyView(view.lineLimit(lines, reservesSpace: value["reservesSpace"]?.bool ?? false))
    }
    guard let ends = value.string?.components(separatedBy: "..."), ends.count == 2 else { return nil }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let low?, let high?): return AnyView(view.lineLimit(low...high))
    case (nil, let high?): return AnyView(view.lineLimit(...high))
    case (let low?, nil): return AnyView(view.lineLimit(low...))
    default: return nil
    }
  }

  // MARK: Scrolling

  private func scrollModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    switch name {
    case "scrollIndicators":
      let visibility: ScrollIndicatorVisibility =
        switch value.string ?? value["visibility"]?.string {
        case "hidden": .hidden
        case "never": .never
        case "visible": .visible
        default: .automatic
        }
      return AnyView(view.scrollIndicators(visibility, axes: Spelling.axes(value["axes"]) ?? [.horizontal, .vertical]))
    case "scrollDisabled": return AnyView(view.scrollDisabled(value.bool ?? true))
    case "scrollClipDisabled": return AnyView(view.scrollClipDisabled(value.bool ?? true))
    case "scrollTargetLayout": return AnyView(view.scrollTargetLayout(isEnabled: value.bool ?? true))
    case "scrollTargetBehavior":
      return value.string == "paging"
        ? AnyView(view.scrollTargetBehavior(.paging)) : AnyView(view.scrollTargetBehavior(.viewAligned))
    case "contentMargins":
      let placement: ContentMarginPlacement =
        switch value["for"]?.string {
        case "scrollContent": .scrollContent
        case "scrollIndicators": .scrollIndicators
        default: .automatic
        }
      if let insets = insets(value["insets"] ?? .null) {
        return AnyView(view.contentMargins(.all, insets, for: placement))
      }
      return AnyView(
        view.contentMargins(
          Spelling.edges(value["edges"]) ?? .all, value.length ?? value["length"]?.length, for: placement))
    case "defaultScrollAnchor":
      let anchor = Spelling.point(value["anchor"] ?? value)
      let role: ScrollAnchorRole? =
        switch (value["for"] ?? value["role"])?.string {
        case "initialOffset": .initialOffset
        case "sizeChanges": .sizeChanges
        case "alignment": .alignment
        default: nil
        }
      if let role { return AnyView(view.defaultScrollAnchor(anchor, for: role)) }
      return AnyView(view.defaultScrollAnchor(anchor))
    case "scrollPosition":
      let variable = Self.positionVariable
      let binding = Binding<JSONValue?>(
        get: { [variables] in variables[variable] },
        set: { [model] new in MainActor.assumeIsolated { model.variables[variable] = new ?? .null } })
      return AnyView(view.scrollPosition(id: binding, anchor: Spelling.point(value["anchor"])))
    case "refreshable": return AnyView(view.refreshable {})
    case "scrollTransition":
      return AnyView(view.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })
    case "onScrollGeometryChange":
      return AnyView(
        view.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { [model] _, new in
          MainActor.assumeIsolated { Self.store(new, in: model) }
        })
    case "onScrollPhaseChange":
      return AnyView(
        view.onScrollPhaseChange { [model] _, _ in MainActor.assumeIsolated { model.run("phaseChanges += 1") } })
    default: return nil
    }
  }

  /// The model's row id in recorded programs.
  static let positionVariable = "position"

  private static func store(_ geometry: ScrollGeometry, in model: OracleModel) {
    let insets = geometry.contentInsets
    let numbers: [String: CGFloat] = [
      "offsetX": geometry.contentOffset.x, "offsetY": geometry.contentOffset.y,
      "sizeW": geometry.contentSize.width, "sizeH": geometry.contentSize.height, "insetTop": insets.top,
      "insetBottom": insets.bottom, "insetLeading": insets.leading, "insetTrailing": insets.trailing,
      "containerW": geometry.containerSize.width, "containerH": geometry.containerSize.height,
      "visibleX": geometry.visibleRect.minX, "visibleY": geometry.visibleRect.minY,
      "visibleW": geometry.visibleRect.width, "visibleH": geometry.visibleRect.height,
      "boundsX": geometry.bounds.minX, "boundsY": geometry.bounds.minY, "boundsW": geometry.bounds.width,
      "boundsH": geometry.bounds.height,
    ]
    model.run("geometryCalls += 1")
    for (name, number) in numbers { model.variables[name] = .number(Double(number)) }
  }

  // MARK: Actions and changes

  private func actionModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    let model = model
    switch name {
    case "onAppear": return AnyView(view.onAppear { model.run(value.text) })
    case "onDisappear": return AnyView(view.onDisappear { model.run(value.text) })
    case "onTapGesture": return AnyView(view.onTapGesture { model.run(value.text) })
    case "disabled": return AnyView(view.disabled(value.bool ?? true))
    case "allowsHitTesting": return AnyView(view.allowsHitTesting(value.bool ?? true))
    case "contentShape": return outline(value).map { AnyView(view.contentShape($0.shape)) }
    case "animation":
      // Changes are told apart by the description itself.
      return AnyView(view.animation(value.text.contains("none") ? nil : .linear(duration: 0), value: model.view))
    case "transition":
      let words = value.text.split(separator: " ")
      let transition: AnyTransition =
        switch words.first {
        case "move": .move(edge: words.last == "leading" ? .leading : words.last == "top" ? .top : .trailing)
        case "scale": .scale
        case "slide": .slide
        case "identity": .identity
        default: .opacity
        }
      return AnyView(view.transition(transition))
    default: return nil
    }
  }
}

/// A shift of each line by a part of its distance from the top.
private struct Skew: GeometryEffect {
  var amount: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
  }
}
