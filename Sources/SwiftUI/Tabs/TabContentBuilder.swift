/// Builds tabs out of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TupleTabContent<TabValue, repeat each Content> {
    _TupleTabContent(repeat each content)
  }

  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _ConditionalTabContent<Content, _EmptyTabContent<TabValue>> where Content.TabValue == TabValue {
    _ConditionalTabContent(first: content, second: nil)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabContent(first: first, second: nil)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabContent(first: nil, second: second)
  }
}

/// Several tabs in a row.
public struct _TupleTabContent<TabValue: Hashable, each Content: TabContent>: TabContent {
  public typealias Body = _EmptyTabContent<TabValue>
  nonisolated(unsafe) let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  public var _views: TupleView<(repeat (each Content)._Views)> { TupleView((repeat (each content)._views)) }
}

/// One of two kinds of tabs, or none.
public struct _ConditionalTabContent<First: TabContent, Second: TabContent>: TabContent
where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue
  public typealias Body = _EmptyTabContent<TabValue>
  nonisolated(unsafe) let first: First?
  nonisolated(unsafe) let second: Second?

  nonisolated init(first: First?, second: Second?) {
    self.first = first
    self.second = second
  }

  @ViewBuilder public var _views: some View {
    if let first {
      first._views
    } else if let second {
      second._views
    }
  }
}
