import Combine
import SwiftUICore
import SwiftUITesting
import Testing

/// What the view with the keyboard offers to its window.
@MainActor
@Suite struct FocusedValueTests {
  @Observable @MainActor final class Document {
    var title: String
    init(_ title: String) { self.title = title }
  }

  final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Reads: View {
    let log: CallLog
    @FocusedValue(\.testName) private var name
    @FocusedValue(\.testScene) private var scene
    @FocusedBinding(\.testText) private var text
    @FocusedValue(Document.self) private var document
    @FocusedObject private var store: Store?
    var body: some View {
      let _ = log.add("body")
      VStack {
        Text(verbatim: "name \(name ?? "none") scene \(scene ?? "none") text \(text ?? "none")")
        Text(verbatim: "document \(document?.title ?? "none") store \(store?.count ?? -1)")
        Text(verbatim: "write").onTapGesture { text = "written" }
      }
    }
  }

  private struct Window: View {
    let log: CallLog
    let store: Store
    @State private var first = "one"
    @State private var second = "two"
    @State private var sceneName = "window"
    @FocusState private var field: Int?
    private let document = Document("paper")
    var body: some View {
      VStack {
        Reads(log: log)
        VStack {
          TextField(text: $first) { Text(verbatim: "First") }.focused($field, equals: 1)
            .focusedValue(\.testName, "first").focusedValue(\.testText, $first)
        }
        .focusedValue(\.testName, "outer").focusedObject(store)
        TextField(text: $second) { Text(verbatim: "Second") }.focused($field, equals: 2)
          .focusedValue(\.testName, "second").focusedValue(document)
        Text(verbatim: "to first").onTapGesture { field = 1 }
        Text(verbatim: "to second").onTapGesture { field = 2 }
        Text(verbatim: "away").onTapGesture { field = nil }
        Text(verbatim: "rename").onTapGesture { sceneName = "renamed" }
      }
      .focusedSceneValue(\.testScene, sceneName)
    }
  }

  @Test func valuesFollowTheKeyboard() throws {
    let log = CallLog()
    let store = Store()
    let host = TestHost(Window(log: log, store: store))
    #expect(host.exists("name none scene window text none") && host.exists("document none store -1"))
    try host.tap("to first")
    #expect(host.exists("name first scene window text one") && host.exists("document none store 0"))
    store.count = 4
    host.update()
    #expect(host.exists("document none store 4"))
    try host.tap("write")
    #expect(host.exists("name first scene window text written"))
    try host.tap("to second")
    #expect(host.exists("name second scene window text none") && host.exists("document paper store -1"))
    try host.tap("rename")
    #expect(host.exists("name second scene renamed text none"))
    try host.tap("away")
    #expect(host.exists("name none scene renamed text none") && host.exists("document none store -1"))
  }

  @Test func onlyReadersOfWhatChangedRun() throws {
    let log = CallLog()
    let host = TestHost(Window(log: log, store: Store()))
    _ = log.take()
    try host.tap("rename")
    #expect(log.take() == ["body"])
  }
}

private enum NameKey: FocusedValueKey { typealias Value = String }
private enum SceneKey: FocusedValueKey { typealias Value = String }
private enum TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var testName: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var testScene: String? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
  fileprivate var testText: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}
