import Combine
import SwiftUICore
import SwiftUITesting
import Testing

/// Random edits of a model, checked against what a view tree built afresh shows, and against a list of who must be alive
/// with which state.
@MainActor
@Suite struct RandomEditTests {
  struct Part: Identifiable, Hashable {
    let id: Int
    var bound = 0
  }

  struct Row: Identifiable, Hashable {
    let id: Int
    var isFirstBranch = true
    var hasExtra = false
    var isOtherType = false
    var nested: [Int] = []
    var parts: [Part] = []
    var bound = 0
    var environment = 0
    var renewal = 0
  }

  @Observable @MainActor final class Model {
    var rows: [Row] = []
    var unrelated = 0
    var environment = 0
  }

  /// How the test reaches the views of one tree, and they the test.
  @MainActor final class Contact {
    let pokes = PassthroughSubject<String, Never>()
    var alive: [String: Int] = [:]
  }

  private struct Leaf: View {
    let name: String
    let contact: Contact
    @State private var count = 0
    @Environment(\.randomNumber) private var number

    var body: some View {
      Color.white.frame(width: 8, height: 4)
        .overlay(Color.blue.frame(width: CGFloat(count % 8), height: CGFloat(number % 4)))
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: "\(name) count \(count) number \(number)"))
        .onReceive(contact.pokes) { if $0 == name { count += 1 } }
        .onAppear { contact.alive[name, default: 0] += 1 }
        .onDisappear { contact.alive[name, default: 0] -= 1 }
    }
  }

  private struct Bound: View {
    let name: String
    let pokes: PassthroughSubject<String, Never>
    @Binding var value: Int

    var body: some View {
      Color.green.frame(width: 8, height: 4)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: "\(name) bound \(value)"))
        .onReceive(pokes) { if $0 == name { value += 1 } }
    }
  }

  private struct RowView: View {
    @Binding var row: Row
    let contact: Contact

    var body: some View {
      HStack(spacing: 1) {
        Group {
          if row.isFirstBranch {
            Leaf(name: "a\(row.id)", contact: contact)
          } else {
            Leaf(name: "b\(row.id)", contact: contact)
          }
          if row.hasExtra { Leaf(name: "x\(row.id)", contact: contact) }
          Leaf(name: "i\(row.id)", contact: contact).id(row.renewal)
          row.isOtherType
            ? AnyView(Leaf(name: "t\(row.id)", contact: contact).padding(0))
            : AnyView(Leaf(name: "u\(row.id)", contact: contact))
        }
        .environment(\.randomNumber, row.environment)
        ForEach(row.nested, id: \.self) { Leaf(name: "n\(row.id).\($0)", contact: contact) }
        Bound(name: "v\(row.id)", pokes: contact.pokes, value: $row.bound)
        ForEach($row.parts) { $part in
          Bound(name: "p\(row.id).\(part.id)", pokes: contact.pokes, value: $part.bound)
        }
      }
    }
  }

  private struct Root: View {
    @Bindable var model: Model
    let contact: Contact

    var body: some View {
      VStack(spacing: 1) {
        ForEach($model.rows) { $row in RowView(row: $row, contact: contact) }
      }
      .environment(\.randomNumber, model.environment)
      .preference(key: RowCount.self, value: model.unrelated)
    }
  }

  private struct RowCount: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Who lives, by a key that is the identity, with name and state.
  private struct Oracle {
    struct Life {
      var name: String
      var count = 0
    }
    var lives: [String: Life] = [:]
    /// Gone in an animated change that has not ended: they may come back with their state.
    var leaving: [String: Life] = [:]

    mutating func follow(_ rows: [Row], animated: Bool) -> [String] {
      var names: [String: String] = [:]
      for row in rows {
        names["\(row.id) \(row.isFirstBranch)"] = "\(row.isFirstBranch ? "a" : "b")\(row.id)"
        if row.hasExtra { names["\(row.id) extra"] = "x\(row.id)" }
        names["\(row.id) id \(row.renewal)"] = "i\(row.id)"
        names["\(row.id) type \(row.isOtherType)"] = "\(row.isOtherType ? "t" : "u")\(row.id)"
        for nested in row.nested { names["\(row.id) nested \(nested)"] = "n\(row.id).\(nested)" }
      }
      for (key, life) in lives where names[key] == nil {
        lives[key] = nil
        if animated { leaving[key] = life }
      }
      var unsure: [String] = []
      for (key, name) in names where lives[key] == nil {
        if leaving.removeValue(forKey: key) != nil { unsure.append(key) }
        lives[key] = Life(name: name)
      }
      return unsure
    }
  }

  fileprivate struct Generator {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(bound))
    }
  }

  private func edit(_ model: Model, _ generator: inout Generator, nextID: inout Int) {
    let count = model.rows.count
    func newRow() -> Row {
      var row = Row(id: nextID)
      nextID += 1
      row.nested = Array(0..<generator.next(4))
      row.parts = (0..<generator.next(3)).map { Part(id: -1 - $0) }
      row.hasExtra = generator.next(2) == 0
      return row
    }
    switch count == 0 ? 0 : generator.next(17) {
    case 0, 1: model.rows.insert(newRow(), at: generator.next(count + 1))
    case 2:
      let row = model.rows.remove(at: generator.next(count))
      model.rows.insert(row, at: generator.next(count))
    case 3: model.rows.remove(at: generator.next(count))
    case 4: model.rows[generator.next(count)].isFirstBranch.toggle()
    case 5: model.rows[generator.next(count)].hasExtra.toggle()
    case 6: model.rows[generator.next(count)].renewal += 1
    case 7:
      let index = generator.next(count)
      if generator.next(2) == 0 {
        model.rows[index].nested.reverse()
        if !model.rows[index].nested.isEmpty { model.rows[index].nested.removeLast() }
      } else {
        let new = (model.rows[index].nested.max() ?? 0) + 1
        model.rows[index].nested.insert(new, at: generator.next(model.rows[index].nested.count + 1))
      }
    case 8: model.rows[generator.next(count)].environment += 1
    case 9: model.environment += 1
    case 10: model.unrelated += 1
    case 11: model.rows[generator.next(count)] = newRow()
    case 12: model.rows.swapAt(generator.next(count), generator.next(count))
    case 13: model.rows[generator.next(count)].isOtherType.toggle()
    case 14: model.rows[generator.next(count)].nested.shuffle(using: &generator)
    case 15:
      let index = generator.next(count)
      model.rows[index].parts.insert(Part(id: nextID), at: generator.next(model.rows[index].parts.count + 1))
      nextID += 1
      model.rows[index].parts.shuffle(using: &generator)
      if model.rows[index].parts.count > 3 { model.rows[index].parts.removeFirst() }
    default: model.rows.shuffle(using: &generator)
    }
  }

  /// Everything that can be seen of a tree.
  private func picture(_ host: TestHost) -> [String] {
    let image = host.headless.picture()
    return host.elements.map { "\($0.label) \($0.frame)" } + ["\(image.pixels.hashValue)"]
  }

  private func labels(_ host: TestHost) -> [String] { host.elements.map(\.label) }

  @Test(arguments: 1...6)
  func editsAgreeWithATreeBuiltAfresh(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 7919)
    let model = Model()
    let contact = Contact()
    let size = CGSize(width: 240, height: 160)
    let host = TestHost(Root(model: model, contact: contact), size: size)
    var oracle = Oracle()
    var nextID = 0
    var bounds: [String: Int] = [:]

    func counts() -> [String: Int] {
      var result: [String: Int] = [:]
      for label in labels(host) {
        let words = label.split(separator: " ")
        if words.count >= 3, words[1] == "count", let count = Int(words[2]) { result[String(words[0])] = count }
      }
      return result
    }

    for step in 0..<30 {
      let animated = generator.next(3) == 0
      let edits = generator.next(3) + 1
      if animated {
        withAnimation(.linear(duration: 0.2)) {
          for _ in 0..<edits { edit(model, &generator, nextID: &nextID) }
        }
      } else {
        for _ in 0..<edits { edit(model, &generator, nextID: &nextID) }
      }
      host.update()
      let unsure = oracle.follow(model.rows, animated: animated)
      if !unsure.isEmpty {
        // What comes back on its way out may have kept its state.
        let seen = counts()
        for key in unsure { if let name = oracle.lives[key]?.name { oracle.lives[key]?.count = seen[name] ?? -1 } }
      }

      // State is written by the views themselves.
      for _ in 0..<generator.next(4) {
        guard let key = oracle.lives.keys.sorted().randomElement(using: &generator), let name = oracle.lives[key]?.name
        else { break }
        contact.pokes.send(name)
        oracle.lives[key]?.count += 1
      }
      if !model.rows.isEmpty, generator.next(2) == 0 {
        let row = model.rows[generator.next(model.rows.count)]
        var name = "v\(row.id)"
        if let part = row.parts.randomElement(using: &generator) { name = "p\(row.id).\(part.id)" }
        contact.pokes.send(name)
        bounds[name, default: 0] += 1
      }
      if generator.next(2) == 0 { host.settle() } else { host.advance(by: Double(generator.next(10)) / 60) }
      host.update()
      if !host.headless.root.isAnimating { oracle.leaving = [:] }

      let expected = Dictionary(uniqueKeysWithValues: oracle.lives.values.map { ($0.name, $0.count) })
      #expect(counts() == expected, "seed \(seed), step \(step)")
      let written = model.rows.flatMap { row in
        [("v\(row.id)", row.bound)] + row.parts.map { ("p\(row.id).\($0.id)", $0.bound) }
      }
      for (name, value) in written {
        #expect(value == bounds[name] ?? 0, "seed \(seed), step \(step), \(name)")
        #expect(labels(host).contains("\(name) bound \(value)"), "seed \(seed), step \(step)")
      }
      guard counts() == expected else { return }

      guard step % 6 == 0 else { continue }
      host.settle()
      oracle.leaving = [:]
      let living = Set(oracle.lives.values.map(\.name))
      let alive = contact.alive
      #expect(Set(alive.filter { $0.value == 1 }.keys) == living, "seed \(seed), step \(step)")
      #expect(alive.values.allSatisfy { $0 == 0 || $0 == 1 }, "seed \(seed), step \(step)")

      // A tree that knows nothing of the past, with the same state.
      let other = Contact()
      let fresh = TestHost(Root(model: model, contact: other), size: size)
      for life in oracle.lives.values { for _ in 0..<life.count { other.pokes.send(life.name) } }
      fresh.update()
      let (shown, wanted) = (picture(host), picture(fresh))
      #expect(shown == wanted, "seed \(seed), step \(step)")
      guard shown == wanted else { return }
    }
    #expect(nextID > 5)
  }
}

extension RandomEditTests.Generator: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(next(Int.max)) }
}

private enum RandomNumberKey: EnvironmentKey { static var defaultValue: Int { -1 } }

extension EnvironmentValues {
  fileprivate var randomNumber: Int {
    get { self[RandomNumberKey.self] }
    set { self[RandomNumberKey.self] = newValue }
  }
}
