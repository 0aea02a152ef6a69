import SwiftUITesting
import Testing

/// Bindings into observable objects.
@MainActor
@Suite struct BindableTests {
  @Observable @MainActor final class Book {
    var title = "old"
    var author = Author()
    struct Author { var name = "nobody" }
  }

  private struct Editor: View {
    @Bindable var book: Book
    var body: some View {
      VStack {
        Name(name: $book.author.name)
        Text(verbatim: "title \(book.title)").onTapGesture { $book.title.wrappedValue = "new" }
      }
    }
  }

  private struct Name: View {
    @Binding var name: String
    var body: some View { Text(verbatim: "by \(name)").onTapGesture { name += "!" } }
  }

  @Test func viewsTakeTheObjectItself() throws {
    let book = Book()
    let host = TestHost(Editor(book: book))
    try host.tap("title old")
    try host.tap("by nobody")
    #expect(book.title == "new" && book.author.name == "nobody!")
    #expect(host.exists("title new") && host.exists("by nobody!"))
  }

  @Test func bindablesAreMadeInBodiesToo() {
    let book = Book()
    let bindable = Bindable(book)
    bindable.title.wrappedValue = "set"
    #expect(book.title == "set")
    @Bindable var local = book
    $local.author.name.wrappedValue = "somebody"
    #expect(book.author.name == "somebody")
  }

  @Test func bindingsToOptionalsAndBack() {
    struct Holder: View {
      @State private var name: String?
      var body: some View {
        VStack {
          if let $name = Binding($name) { Name(name: $name) }
          Text(verbatim: "set").onTapGesture { name = "a" }
          Text(verbatim: "clear").onTapGesture { name = nil }
          Text(verbatim: "is \(name ?? "nil")")
        }
      }
    }
    let host = TestHost(Holder())
    #expect(host.exists("is nil"))
    try? host.tap("set")
    try? host.tap("by a")
    #expect(host.exists("by a!") && host.exists("is a!"))
    try? host.tap("clear")
    #expect(!host.exists("by a!") && host.exists("is nil"))
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    let widened = Binding<Int?>(constant)
    #expect(widened.wrappedValue == 3)
  }
}
