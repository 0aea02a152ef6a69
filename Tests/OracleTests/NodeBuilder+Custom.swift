import SwiftUI

extension NodeBuilder {
  /// The pieces that recorded programs made themselves.
  func custom(_ type: String, _ value: JSONValue) -> AnyView? {
    switch type {
    case "CustomLayout":
      let children = views(value["children"])
      switch value["name"]?.string {
      case "flow": return AnyView(FlowLayout { children })
      case "radial": return AnyView(RadialLayout { children })
      case "values": return AnyView(ValuesLayout { children })
      default: return nil
      }
    case "ValueProbe":
      let name = value["name"]?.string ?? value.string ?? ""
      let number = (value["value"] ?? variables[name])?.length ?? 0
      return AnyView(Color.clear.frame(width: max(1, number + 100), height: 1))
    case "StatefulRow":
      let item = value["item"] ?? value
      let width = (item["width"] ?? item["size"] ?? item["value"])?.length ?? item.length ?? 0
      let name = (value["probe"] ?? value["name"] ?? item["name"] ?? item["id"])?.text
      return AnyView(StatefulRow(width: width, name: name))
    default: return nil
    }
  }
}

/// Keeps the width that it was first made with.
private struct StatefulRow: View {
  @State private var width: CGFloat
  let name: String?

  init(width: CGFloat, name: String?) {
    _width = State(initialValue: width)
    self.name = name
  }

  var body: some View {
    Color.blue.frame(width: width, height: 20).background {
      if let name {
        GeometryReader { proxy in
          Color.clear.preference(key: ProbeKey.self, value: [name: proxy.frame(in: .global)])
        }
      }
    }
  }
}

/// Rows filled from the left.
private struct FlowLayout: Layout {
  private func frames(_ width: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += height + 6
        height = 0
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + 8
      height = max(height, size.height)
    }
    return (frames, y + height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: frames(width, subviews).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(bounds.width, subviews).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Views at 12, 3, 6 and 9 o'clock, then again further in.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let directions: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    let radius = min(bounds.width, bounds.height) / 2 - 12
    for (index, subview) in subviews.enumerated() {
      let direction = directions[index % 4]
      let distance = index < 4 ? radius : radius / 2
      subview.place(
        at: CGPoint(x: bounds.midX + direction.x * distance, y: bounds.midY + direction.y * distance), anchor: .center,
        proposal: .unspecified)
    }
  }
}

enum IndentKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// A column in the order of priority, shifted by a value of each view.
private struct ValuesLayout: Layout {
  private func places(_ subviews: Subviews) -> (places: [(LayoutSubview, CGPoint)], size: CGSize) {
    let ordered = subviews.enumerated().sorted {
      ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset)
    }.map(\.element)
    var places: [(LayoutSubview, CGPoint)] = []
    var size = CGSize.zero
    for (index, subview) in ordered.enumerated() {
      if index > 0 { size.height += ordered[index - 1].spacing.distance(to: subview.spacing, along: .vertical) }
      let ideal = subview.sizeThatFits(.unspecified)
      let indent = subview[IndentKey.self]
      places.append((subview, CGPoint(x: indent, y: size.height)))
      size.height += ideal.height
      size.width = max(size.width, indent + ideal.width)
    }
    return (places, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    places(subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, place) in places(subviews).places {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}
