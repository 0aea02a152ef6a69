import SwiftUI

/// Makes views out of descriptions, with public API alone.
@MainActor
struct NodeBuilder {
  let model: OracleModel
  let variables: [String: JSONValue]
  let space: Namespace.ID

  private static let siblings: Set<String> = ["mods"]

  /// The type and the arguments of a node.
  static func parts(_ node: JSONValue) -> (type: String, value: JSONValue)? {
    guard let object = node.object, let entry = object.first(where: { !siblings.contains($0.key) }),
      entry.key.first?.isUppercase == true
    else { return nil }
    return (entry.key, entry.value)
  }

  static func isNode(_ value: JSONValue) -> Bool { parts(value) != nil && (value.object?.count ?? 0) <= 2 }

  func view(_ node: JSONValue) -> AnyView {
    guard let (type, value) = Self.parts(node) else { return unsupported("\(node.text.prefix(40))") }
    var mods = (node["mods"]?.array ?? []).flatMap { modifier in
      (modifier.object ?? [:]).map { (name: $0.key, value: $0.value) }
    }
    let base: AnyView
    if let shape = shape(type, value) {
      base = drawn(shape, &mods)
    } else if type == "Text" || type == "Concat" {
      base = AnyView(text(type, value, &mods))
    } else if type == "ForEach" {
      base = forEach(value, &mods)
    } else if type == "Image" {
      base = AnyView(image(value, &mods))
    } else {
      base = container(type, value) ?? control(type, value) ?? custom(type, value) ?? unsupported(type)
    }
    return mods.reduce(base) { modified($0, by: $1.name, $1.value) }
  }

  func unsupported(_ name: String) -> AnyView {
    model.noteUnsupported(name)
    return AnyView(EmptyView())
  }

  /// Several nodes where a view builder would have them.
  @ViewBuilder
  func views(_ nodes: JSONValue?) -> some View {
    let nodes = nodes?.array ?? []
    switch nodes.count {
    case 0: EmptyView()
    case 1: view(nodes[0])
    default: ChildViews(builder: self, nodes: nodes)
    }
  }

  /// What stands for a label: a node, or a text.
  func label(_ value: JSONValue?) -> AnyView {
    guard let value else { return AnyView(EmptyView()) }
    if let string = value.string { return AnyView(Text(verbatim: string)) }
    return view(value)
  }
}

/// The children of a container, each an identity by its position.
private struct ChildViews: View {
  let builder: NodeBuilder
  let nodes: [JSONValue]

  var body: some View {
    ForEach(Array(nodes.indices), id: \.self) { index in builder.view(nodes[index]) }
  }
}
