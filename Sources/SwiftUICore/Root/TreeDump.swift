import CoreGraphics

/// The render tree as text: types, frames, what is dirty.
@MainActor
struct TreeDump {
  private(set) var text = ""

  init(_ root: ViewRoot) {
    guard let render = root.rootRender else { return }
    append(render, depth: 0)
  }

  private mutating func append(_ node: RenderNode, depth: Int) {
    let frame = node.frame
    text += String(repeating: "  ", count: depth)
    text += "\(type(of: node)) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    text += " proposed \(length(node.proposal.width))×\(length(node.proposal.height))"
    if node.needsLayout { text += " layout-dirty" }
    if !node.dumpDetails.isEmpty { text += " \(node.dumpDetails)" }
    text += "\n"
    var children: [RenderNode] = []
    node.forEachChild { children.append($0) }
    for child in children { append(child, depth: depth + 1) }
  }

  private func length(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "nil" }
}
