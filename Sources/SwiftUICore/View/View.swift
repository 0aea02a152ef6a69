/// A part of the user interface: a value that describes it, made anew as often as the program likes.
///
/// The two requirements that start with an underscore connect a view to the engine. They have defaults for every view
/// that has a `body`; programs never write them.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the retained node for a view that appears.
  @MainActor @preconcurrency static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>

  /// How many elements a view of this type contributes to a container, when the type alone tells.
  nonisolated static var _elementCount: Int? { get }
}

extension View {
  @MainActor @preconcurrency
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    BodyNode(view, in: context)
  }

  nonisolated public static var _elementCount: Int? { Body._elementCount }
}

extension Never: View {
  nonisolated public var body: Never { fatalError("Never has no value, so it has no body") }

  public static func _makeNode(_ view: Never, in context: _NodeContext) -> _ViewNode<Never> {}

  nonisolated public static var _elementCount: Int? { nil }
}

/// Views that the engine knows how to show without a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    fatalError("\(Self.self) is shown by the engine itself and has no body")
  }
}
