import SwiftUICore

/// Changes the views of previews, with something that all previews share: sample data, a fake service.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what the previews share, once for each type of modifier.
  static func makeSharedContext() async throws -> Self.Context

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The previewed view, as a modifier's body sees it.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

/// Shows the modified view as soon as the shared context is there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  nonisolated(unsafe) let modifier: Modifier
  @State private var context: SharedPreviewContexts.Entry?

  var body: some View {
    let known: SharedPreviewContexts.Entry? = Modifier.Context.self == Void.self ? .init(value: ()) : context
    if let context = (known ?? SharedPreviewContexts.shared[Modifier.self])?.value as? Modifier.Context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task {
        do {
          context = try await SharedPreviewContexts.shared.make(for: Modifier.self)
        } catch {
          Diagnostics.warn("The context of the previews with \(Modifier.self) could not be made: \(error)")
        }
      }
    }
  }
}

/// What the previews of a program share.
@MainActor
final class SharedPreviewContexts {
  struct Entry {
    let value: Any
  }

  static let shared = SharedPreviewContexts()

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<M: PreviewModifier>(type: M.Type) -> Entry? { entries[ObjectIdentifier(type)] }

  func make<M: PreviewModifier>(for type: M.Type) async throws -> Entry {
    if let known = self[type] { return known }
    let new = Entry(value: try await M.makeSharedContext())
    // Another preview may have made it meanwhile.
    if let known = self[type] { return known }
    entries[ObjectIdentifier(type)] = new
    return new
  }
}
