/// Items of a toolbar, as a view is a part of a screen.
///
/// Requirements with an underscore have defaults for every type with a `body`; programs never write them.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  associatedtype _Items: View = _ToolbarBody<Self>
  /// The views that put the items into the bars.
  @MainActor @preconcurrency var _items: Self._Items { get }
}

extension ToolbarContent where _Items == _ToolbarBody<Self> {
  public var _items: _ToolbarBody<Self> { _ToolbarBody(content: EmbeddedProperties(self)) }
}

/// Items of a toolbar that the user may arrange. Here they stand as the program arranges them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public var _items: EmptyView { EmptyView() }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Shows toolbar content that has a body; its dynamic properties live here.
public struct _ToolbarBody<Content: ToolbarContent>: View {
  var content: EmbeddedProperties<Content>

  public var body: some View { content.value.body._items }

  nonisolated public static var _elementCount: Int? { 0 }
}

/// Several toolbar items in a row.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  nonisolated(unsafe) let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  public var _items: TupleView<(repeat (each Content)._Items)> {
    TupleView((repeat (each content)._items))
  }
}

/// One of two kinds of toolbar items, or none.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent,
  CustomizableToolbarContent
{
  enum Storage {
    case first(First)
    case second(Second)
    case none
  }

  public typealias Body = Never
  nonisolated(unsafe) let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }

  @ViewBuilder
  public var _items: some View {
    switch storage {
    case .first(let content): content._items
    case .second(let content): content._items
    case .none: EmptyView()
    }
  }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ConditionalToolbarContent<Content, Never> {
    _ConditionalToolbarContent(content.map { .first($0) } ?? .none)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(.first(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ConditionalToolbarContent<Content, Never> {
    _ConditionalToolbarContent(.first(content))
  }
}
