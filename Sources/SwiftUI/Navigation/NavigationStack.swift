/// A root view and the screens that are pushed above it.
///
/// The screens above the root follow a path of values; `navigationDestination(for:)` says which view stands for a value.
/// Links that bring their own view push screens that are not in the path.
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) private let root: Root
  private let path: StackPath?
  @StateObject private var model = NavigationModel()

  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// A stack whose path may hold values of any type.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = StackPath(
      read: { path.wrappedValue.values },
      write: { path.wrappedValue = NavigationPath(values: $0) })
  }

  /// A stack whose path holds values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = StackPath(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in
        var elements = Data()
        for value in values {
          guard let element = value.base as? Data.Element else {
            Diagnostics.warnOnce(
              """
              Only root-level navigation destinations are effective for a navigation stack with a homogeneous path: \
              a value of type \(type(of: value.base)) cannot be put on a path of \(Data.Element.self).
              """)
            return
          }
          elements.append(element)
        }
        path.wrappedValue = elements
      })
  }

  public var body: some View {
    let values = path?.read() ?? model.path
    NavigationStackContent(model: model, root: AnyView(root))
      .onChange(of: values, initial: true) {
        model.connectPath(path?.write)
        if path != nil { model.setPath(values) }
      }
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// The path that a program keeps for a stack.
struct StackPath {
  nonisolated(unsafe) let read: () -> [AnyHashable]
  nonisolated(unsafe) let write: ([AnyHashable]) -> Void
}

private enum NavigationPageKey: EnvironmentKey {
  static var defaultValue: NavigationPage? { nil }
}

extension EnvironmentValues {
  /// The screen that the view stands in; nil outside of stacks.
  var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}
