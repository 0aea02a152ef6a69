import SwiftUICore

extension WindowGroup {
  /// Windows that show values of a type, one for each value. Opened by `openWindow(value:)`.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, type: type, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, type: type, content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, type: type, content)
  }

  /// Windows that show values of a type; one that is opened without a value shows the default.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, type: type) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  nonisolated(unsafe) private let initial: Data?
  nonisolated(unsafe) private let content: (Binding<Data?>) -> Content

  nonisolated init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    initial = value
    self.content = content
  }

  public var body: some View { Holder(value: initial, content: content) }

  /// Keeps the value, which the content may change.
  private struct Holder: View {
    @State var value: Data?
    let content: (Binding<Data?>) -> Content

    var body: some View { content($value) }
  }
}
