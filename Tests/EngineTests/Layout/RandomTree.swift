import SwiftUITesting

/// A small generator whose numbers are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A description of views in containers, made at random, that can be changed at random.
indirect enum RandomTree: Equatable {
  enum Stack: CaseIterable { case row, column, layers, grid }
  enum Wrapper: CaseIterable {
    case padding, fixedFrame, flexibleFrame, fixedSize, aspectRatio, overlay, background, priority, offset, inset
    case scroll, choice, guide
  }

  case leaf(id: Int, width: CGFloat?, height: CGFloat?)
  case text(id: Int, words: Int)
  case spacer
  case stack(Stack, id: Int, spacing: CGFloat?, [RandomTree])
  case wrapped(Wrapper, amount: CGFloat, RandomTree)

  // MARK: Making

  struct Maker {
    var random: SeededRandom
    var nextID = 0
    var wrappers = Wrapper.allCases

    mutating func id() -> Int {
      nextID += 1
      return nextID
    }

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    mutating func leaf() -> RandomTree {
      let kind = Int.random(in: 0..<10, using: &random)
      if kind < 2 { return .text(id: id(), words: Int.random(in: 1...6, using: &random)) }
      if kind == 2 { return .spacer }
      let width = Bool.random(using: &random) ? number(4...60) : nil
      let height = Bool.random(using: &random) ? number(4...60) : nil
      return .leaf(id: id(), width: width, height: height)
    }

    mutating func tree(depth: Int) -> RandomTree {
      if depth == 0 { return leaf() }
      let kind = Int.random(in: 0..<10, using: &random)
      if kind < 2 { return leaf() }
      if kind < 5 {
        let wrapper = wrappers[Int.random(in: 0..<wrappers.count, using: &random)]
        return .wrapped(wrapper, amount: number(2...40), tree(depth: depth - 1))
      }
      let stack = Stack.allCases[Int.random(in: 0..<Stack.allCases.count, using: &random)]
      let spacing = Bool.random(using: &random) ? number(0...12) : nil
      let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in tree(depth: depth - 1) }
      return .stack(stack, id: id(), spacing: spacing, children)
    }

    /// The tree with one thing changed somewhere.
    mutating func edited(_ tree: RandomTree) -> RandomTree {
      switch tree {
      case .leaf(let id, _, _):
        return .leaf(
          id: id, width: Bool.random(using: &random) ? number(4...90) : nil,
          height: Bool.random(using: &random) ? number(4...90) : nil)
      case .text(let id, let words): return .text(id: id, words: words % 6 + 1)
      case .spacer: return leaf()
      case .stack(let stack, let id, let spacing, var children):
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .stack(stack, id: id, spacing: number(0...12), children)
        case 1:
          children.insert(leaf(), at: Int.random(in: 0...children.count, using: &random))
        case 2 where children.count > 1: children.remove(at: Int.random(in: 0..<children.count, using: &random))
        default:
          let index = Int.random(in: 0..<children.count, using: &random)
          children[index] = edited(children[index])
        }
        return .stack(stack, id: id, spacing: spacing, children)
      case .wrapped(let wrapper, let amount, let inner):
        if Int.random(in: 0..<3, using: &random) == 0 { return .wrapped(wrapper, amount: number(2...40), inner) }
        return .wrapped(wrapper, amount: amount, edited(inner))
      }
    }
  }
}

/// What a random tree describes, each named view with the name `v` and its number.
struct RandomTreeView: View {
  let tree: RandomTree

  var body: some View { Self.view(tree) }

  @MainActor static func view(_ tree: RandomTree) -> AnyView {
    switch tree {
    case .leaf(let id, let width, let height):
      return AnyView(Color.red.frame(width: width, height: height).named("v\(id)"))
    case .text(let id, let words):
      let text = Array(repeating: "word", count: words).joined(separator: " ")
      return AnyView(Text(verbatim: text).named("v\(id)"))
    case .spacer: return AnyView(Spacer(minLength: 3))
    case .stack(let stack, let id, let spacing, let children):
      let content = ForEach(Array(children.indices), id: \.self) { view(children[$0]) }
      let result: AnyView =
        switch stack {
        case .row: AnyView(HStack(alignment: .top, spacing: spacing) { content })
        case .column: AnyView(VStack(alignment: .leading, spacing: spacing) { content })
        case .layers: AnyView(ZStack(alignment: .bottomTrailing) { content })
        case .grid:
          AnyView(
            Grid(alignment: .leading, horizontalSpacing: spacing, verticalSpacing: spacing) {
              GridRow { content }
              Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal)
            })
        }
      return AnyView(result.named("v\(id)"))
    case .wrapped(let wrapper, let amount, let inner): return wrapped(wrapper, amount, view(inner))
    }
  }

  @MainActor private static func wrapped(_ wrapper: RandomTree.Wrapper, _ amount: CGFloat, _ view: AnyView) -> AnyView {
    switch wrapper {
    case .padding: AnyView(view.padding(.leading, amount).padding(.top, amount / 2))
    case .fixedFrame: AnyView(view.frame(width: amount * 2, alignment: .trailing))
    case .flexibleFrame: AnyView(view.frame(minWidth: amount, maxWidth: amount * 3, maxHeight: .infinity))
    case .fixedSize: AnyView(view.fixedSize(horizontal: true, vertical: amount > 20))
    case .aspectRatio: AnyView(view.aspectRatio(amount / 10, contentMode: .fit))
    case .overlay: AnyView(view.overlay(alignment: .topTrailing) { Color.green.frame(width: amount, height: 4) })
    case .background: AnyView(view.background(alignment: .leading) { Color.green.padding(3) })
    case .priority: AnyView(view.layoutPriority(Double(amount)))
    case .offset: AnyView(view.offset(x: amount, y: 3))
    case .inset: AnyView(view.safeAreaInset(edge: .bottom, spacing: 2) { Color.green.frame(height: amount / 4) })
    case .scroll: AnyView(ScrollView { view })
    case .choice:
      AnyView(
        ViewThatFits(in: .horizontal) {
          view
          Color.green.frame(width: 5, height: 5)
        })
    case .guide: AnyView(view.alignmentGuide(.leading) { $0.width / 4 + amount / 8 })
    }
  }
}
