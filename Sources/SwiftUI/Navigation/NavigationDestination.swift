/// A type of values that a stack shows views for.
struct NavigationDestinationKind: Hashable {
  private let id: ObjectIdentifier

  init(_ type: Any.Type) { id = ObjectIdentifier(type) }

  init(of value: AnyHashable) { self.init(type(of: value.base)) }
}

/// Makes the views for values of one type.
struct NavigationDestination {
  nonisolated(unsafe) var makeView: @MainActor (AnyHashable) -> AnyView
  var objects: EnvironmentObjects
}

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: [NavigationDestinationKind: NavigationDestination] { [:] }

  static func reduce(
    value: inout [NavigationDestinationKind: NavigationDestination],
    nextValue: () -> [NavigationDestinationKind: NavigationDestination]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

/// Tells the stack which view to show for values of a type.
private struct NavigationDestinationModifier<D: Hashable, Destination: View>: ViewModifier {
  nonisolated(unsafe) let destination: (D) -> Destination
  private let scope = EnvironmentObjectsReader()

  nonisolated init(_ destination: @escaping (D) -> Destination) { self.destination = destination }

  func body(content: Content) -> some View {
    content.transformPreference(NavigationDestinationsKey.self) { destinations in
      destinations[NavigationDestinationKind(D.self)] = NavigationDestination(
        makeView: { value in
          guard let value = value.base as? D else { return AnyView(EmptyView()) }
          return AnyView(destination(value))
        }, objects: MainActor.assumeIsolated { scope.objects })
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}

/// Pushes a view while a binding says so.
private struct PushModifier<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  nonisolated(unsafe) let destination: () -> Destination
  @State private var identity = NavigationIdentity()
  @Environment(\.navigationPage) private var page
  private let scope = EnvironmentObjectsReader()

  nonisolated init(isPresented: Binding<Bool>, destination: @escaping () -> Destination) {
    _isPresented = isPresented
    self.destination = destination
  }

  func body(content: Content) -> some View {
    let isOn = isPresented
    let refresh: (() -> Void)? = isOn ? { update() } : nil
    return content
      .onChange(of: isOn, initial: true) { update() }
      .modifier(UpdateModifier(action: refresh))
  }

  private func update() {
    guard let model = page?.model else { return }
    if isPresented {
      let binding = $isPresented
      model.push(AnyView(destination()), from: identity.id, objects: scope.objects) {
        binding.wrappedValue = false
      }
    } else if let pushed = model.page(from: .view(identity.id)) {
      pushed.onPop = nil
      model.remove(pushed)
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}

/// Who pushed a screen.
final class NavigationIdentity: Sendable {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Shown for a value that no `navigationDestination` is there for.
struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundColor(.yellow)
      .onAppear {
        Diagnostics.warnOnce(
          """
          A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no matching \
          navigationDestination declaration visible from the location of the link. The link cannot be activated.
          """)
      }
  }
}

extension View {
  /// Shows the view for values of the type that are put on the path of the stack around this view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination))
  }

  /// Pushes a view onto the stack while the binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PushModifier(isPresented: isPresented, destination: destination))
  }

  /// Pushes a view onto the stack while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let current = item.wrappedValue
    return modifier(
      PushModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
      ) {
        LastItem(item: current, content: destination)
      })
  }
}

/// Shows the view for an item, and goes on showing it while the view leaves after the item is gone.
struct LastItem<Item, Content: View>: View {
  nonisolated(unsafe) private let item: Item?
  nonisolated(unsafe) private let content: (Item) -> Content
  @State private var last = ItemBox<Item>()

  nonisolated init(item: Item?, content: @escaping (Item) -> Content) {
    self.item = item
    self.content = content
  }

  var body: some View {
    if let shown = last.remember(item) { content(shown) }
  }
}

final class ItemBox<Item> {
  private var last: Item?

  func remember(_ item: Item?) -> Item? {
    if let item { last = item }
    return last
  }
}
