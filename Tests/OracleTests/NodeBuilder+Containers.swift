import SwiftUI

extension NodeBuilder {
  func container(_ type: String, _ value: JSONValue) -> AnyView? {
    let children = value["children"] ?? (value.array != nil ? value : nil)
    let spacing = value["spacing"]?.length
    let alignment = value["alignment"]
    switch type {
    case "VStack":
      return AnyView(
        VStack(alignment: Spelling.horizontal(alignment?.string) ?? .center, spacing: spacing) { views(children) })
    case "HStack":
      return AnyView(
        HStack(alignment: Spelling.vertical(alignment?.string) ?? .center, spacing: spacing) { views(children) })
    case "ZStack": return AnyView(ZStack(alignment: Spelling.alignment(alignment) ?? .center) { views(children) })
    case "LazyVStack":
      return AnyView(
        LazyVStack(
          alignment: Spelling.horizontal(alignment?.string) ?? .center, spacing: spacing,
          pinnedViews: pinned(value["pinnedViews"])
        ) { views(children) })
    case "LazyHStack":
      return AnyView(
        LazyHStack(
          alignment: Spelling.vertical(alignment?.string) ?? .center, spacing: spacing,
          pinnedViews: pinned(value["pinnedViews"])
        ) { views(children) })
    case "LazyVGrid":
      return AnyView(
        LazyVGrid(
          columns: gridItems(value["columns"]), alignment: Spelling.horizontal(alignment?.string) ?? .center,
          spacing: spacing, pinnedViews: pinned(value["pinnedViews"])
        ) { views(children) })
    case "LazyHGrid":
      return AnyView(
        LazyHGrid(
          rows: gridItems(value["rows"]), alignment: Spelling.vertical(alignment?.string) ?? .center,
          spacing: spacing, pinnedViews: pinned(value["pinnedViews"])
        ) { views(children) })
    case "ScrollView":
      return AnyView(
        ScrollView(
          Spelling.axes(value["axes"]) ?? .vertical, showsIndicators: value["showsIndicators"]?.bool ?? true
        ) { views(children) })
    case "Grid":
      return AnyView(
        Grid(
          alignment: Spelling.alignment(alignment) ?? .center, horizontalSpacing: value["horizontalSpacing"]?.length,
          verticalSpacing: value["verticalSpacing"]?.length
        ) { views(children) })
    case "GridRow": return AnyView(GridRow(alignment: Spelling.vertical(alignment?.string)) { views(children) })
    case "ViewThatFits":
      return AnyView(
        ViewThatFits(in: Spelling.axes(value["in"] ?? value["axes"]) ?? [.horizontal, .vertical]) { views(children) })
    case "AnyLayout": return layout(value["layout"]).map { layout in AnyView(layout { views(children) }) }
    case "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout":
      return layout(.object([type: value])).map { layout in AnyView(layout { views(children) }) }
    case "Group": return AnyView(Group { views(children) })
    case "Section": return section(value, children)
    case "If": return condition(value)
    case "Spacer": return AnyView(Spacer(minLength: value["minLength"]?.length ?? value.length))
    case "Divider": return AnyView(Divider())
    case "EmptyView": return AnyView(EmptyView())
    case "Color": return AnyView(value.string == "clear" ? Color.clear : Color.blue)
    case "Canvas": return AnyView(Canvas { _, _ in })
    case "GeometryReader": return AnyView(GeometryReader { _ in views(children) })
    case "LinearGradient":
      return AnyView(
        LinearGradient(
          colors: [.red, .blue], startPoint: Spelling.point(value["start"]) ?? .top,
          endPoint: Spelling.point(value["end"]) ?? .bottom))
    case "RadialGradient":
      return AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50))
    case "AngularGradient": return AnyView(AngularGradient(colors: [.red, .blue], center: .center))
    default: return nil
    }
  }

  private func layout(_ value: JSONValue?) -> AnyLayout? {
    let (type, arguments): (String, JSONValue)
    if let name = value?.string {
      (type, arguments) = (name, .object([:]))
    } else if let value, let parts = Self.parts(value) {
      (type, arguments) = (parts.type, parts.value)
    } else {
      return nil
    }
    let spacing = arguments["spacing"]?.length
    let alignment = arguments["alignment"]
    return switch type {
    case "HStackLayout", "HStack":
      AnyLayout(HStackLayout(alignment: Spelling.vertical(alignment?.string) ?? .center, spacing: spacing))
    case "VStackLayout", "VStack":
      AnyLayout(VStackLayout(alignment: Spelling.horizontal(alignment?.string) ?? .center, spacing: spacing))
    case "ZStackLayout", "ZStack": AnyLayout(ZStackLayout(alignment: Spelling.alignment(alignment) ?? .center))
    case "GridLayout", "Grid":
      AnyLayout(
        GridLayout(
          alignment: Spelling.alignment(alignment) ?? .center,
          horizontalSpacing: arguments["horizontalSpacing"]?.length,
          verticalSpacing: arguments["verticalSpacing"]?.length
        ))
    default: nil
    }
  }

  private func pinned(_ value: JSONValue?) -> PinnedScrollableViews {
    let names = value?.array?.compactMap(\.string) ?? [value?.string].compactMap { $0 }
    var result: PinnedScrollableViews = []
    if names.contains("sectionHeaders") { result.insert(.sectionHeaders) }
    if names.contains("sectionFooters") { result.insert(.sectionFooters) }
    return result
  }

  private func gridItems(_ value: JSONValue?) -> [GridItem] {
    (value?.array ?? []).map { item in
      let size: GridItem.Size
      if let fixed = item["fixed"]?.length {
        size = .fixed(fixed)
      } else if let limits = item["adaptive"] {
        size = .adaptive(
          minimum: limits["minimum"]?.length ?? limits.length ?? 10, maximum: limits["maximum"]?.length ?? .infinity)
      } else {
        let limits = item["flexible"] ?? .null
        size = .flexible(minimum: limits["minimum"]?.length ?? 10, maximum: limits["maximum"]?.length ?? .infinity)
      }
      return GridItem(size, spacing: item["spacing"]?.length, alignment: Spelling.alignment(item["alignment"]))
    }
  }

  // MARK: Repetition and choice

  /// An element of what a `ForEach` goes over.
  private struct Item: Identifiable {
    var id: JSONValue
    var values: [String: JSONValue]
  }

  func forEach(_ value: JSONValue, _ mods: inout [(name: String, value: JSONValue)]) -> AnyView {
    let template = value["each"] ?? .null
    let items = items(value["over"], isAroundAnother: template.contains(key: "ForEach"))
    let ids = items.map(\.id)
    // Without ids of their own, equal values are told apart by their places.
    if Set(ids).count != ids.count {
      return AnyView(
        ForEach(Array(items.enumerated()), id: \.offset) { entry in each(template, entry.element) })
    }
    var actions: Set<String> = []
    while let name = mods.first?.name, ["onDelete", "onMove"].contains(name) {
      actions.insert(name)
      mods.removeFirst()
    }
    let rows = ForEach(items) { each(template, $0) }
    if actions.isEmpty { return AnyView(rows) }
    let deletable = rows.onDelete(perform: actions.contains("onDelete") ? { _ in } : nil)
    return AnyView(deletable.onMove(perform: actions.contains("onMove") ? { _, _ in } : nil))
  }

  @ViewBuilder
  private func each(_ template: JSONValue, _ item: Item) -> some View {
    let filled = template.filled(with: item.values)
    if filled.array != nil { views(filled) } else { view(filled) }
  }

  private func items(_ over: JSONValue?, isAroundAnother: Bool) -> [Item] {
    if let range = over?.string {
      return Self.numbers(range).enumerated().map { item(.number(Double($1)), at: $0, isAroundAnother) }
    }
    return (over?.array ?? []).enumerated().map { item($1, at: $0, isAroundAnother) }
  }

  /// - Parameter isAroundAnother: `{j}` is for the repetition inside.
  private func item(_ value: JSONValue, at index: Int, _ isAroundAnother: Bool) -> Item {
    var values: [String: JSONValue] = ["index": .number(Double(index))]
    if let fields = value.object {
      values.merge(fields) { $1 }
      return Item(id: fields["id"] ?? .number(Double(index)), values: values)
    }
    for name in ["i", "j", "id", "name", "item", "value"] where !(isAroundAnother && name == "j") {
      values[name] = value
    }
    return Item(id: value, values: values)
  }

  private static func numbers(_ range: String) -> [Int] {
    for (separator, isClosed) in [("..<", false), ("...", true)] {
      let ends = range.components(separatedBy: separator)
      if ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]) {
        return isClosed ? (first <= last ? Array(first...last) : []) : (first < last ? Array(first..<last) : [])
      }
    }
    return []
  }

  private func section(_ value: JSONValue, _ children: JSONValue?) -> AnyView {
    let content = views(children)
    let footer = value["footer"]
    if let header = value["title"] ?? value["header"] {
      if let footer {
        return AnyView(Section(content: { content }, header: { label(header) }, footer: { label(footer) }))
      }
      return AnyView(Section(content: { content }, header: { label(header) }))
    }
    if let footer { return AnyView(Section(content: { content }, footer: { label(footer) })) }
    return AnyView(Section { content })
  }

  private func condition(_ value: JSONValue) -> AnyView {
    let holds = OracleModel.holds(value["condition"], with: variables)
    return AnyView(
      Group {
        if holds { branch(value["then"]) } else { branch(value["else"]) }
      })
  }

  @ViewBuilder
  private func branch(_ value: JSONValue?) -> some View {
    if let value {
      if value.array != nil { views(value) } else { view(value) }
    }
  }
}
