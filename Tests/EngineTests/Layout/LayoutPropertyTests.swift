import SwiftUITesting
import Testing

/// What must hold for every tree of views.
@MainActor
@Suite struct LayoutPropertyTests {
  @Observable @MainActor final class Model {
    var tree: RandomTree
    init(_ tree: RandomTree) { self.tree = tree }
  }

  private struct Live: View {
    let model: Model
    var body: some View { RandomTreeView(tree: model.tree) }
  }

  private static let size = CGSize(width: 300, height: 240)

  private func frames(of tree: RandomTree, direction: LayoutDirection? = nil) -> [String: CGRect] {
    FrameHost(RandomTreeView(tree: tree), size: Self.size, direction: direction).all
  }

  private func differences(_ left: [String: CGRect], _ right: [String: CGRect]) -> [String] {
    Set(left.keys).union(right.keys).sorted().compactMap { name in
      guard let a = left[name], let b = right[name] else { return "\(name) is in one only" }
      let numbers = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      return numbers.contains { !(abs($0) < 0.001) } ? "\(name): \(a) and \(b)" : nil
    }
  }

  @Test(arguments: 1...24) func changingALayoutGivesWhatAFreshOneGives(seed: Int) {
    var maker = RandomTree.Maker(random: SeededRandom(seed: UInt64(seed)))
    let model = Model(maker.tree(depth: 4))
    let live = FrameHost(Live(model: model), size: Self.size)
    for step in 0..<6 {
      let before = model.tree
      model.tree = maker.edited(before)
      live.host.update()
      live.host.settle()
      let found = differences(live.all, frames(of: model.tree))
      #expect(found.isEmpty, "seed \(seed) step \(step): \(before) became \(model.tree)")
      if !found.isEmpty { return }
    }
  }

  @Test(arguments: 101...130) func lengthsAreNumbersAndNotNegative(seed: Int) {
    var maker = RandomTree.Maker(random: SeededRandom(seed: UInt64(seed)))
    let tree = maker.tree(depth: 5)
    for (name, frame) in frames(of: tree) {
      #expect(frame.minX.isFinite && frame.minY.isFinite, "\(name) of seed \(seed)")
      #expect(frame.width.isFinite && frame.height.isFinite && frame.width >= 0 && frame.height >= 0)
    }
  }

  @Test(arguments: 201...225) func rightToLeftIsTheMirrorImage(seed: Int) {
    var maker = RandomTree.Maker(random: SeededRandom(seed: UInt64(seed)))
    let tree = maker.tree(depth: 4)
    let mirrored = frames(of: tree, direction: .rightToLeft).mapValues { frame in
      CGRect(
        x: Self.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let found = differences(frames(of: tree), mirrored)
    #expect(found.isEmpty, "seed \(seed): \(tree)")
  }
}
