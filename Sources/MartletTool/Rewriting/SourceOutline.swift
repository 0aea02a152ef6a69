/// What a file declares at its top level, as far as showing it needs.
struct SourceOutline: Equatable {
  var types: [TypeDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  var previews: [PreviewDeclaration] = []
  /// Whether the file's brackets and `#if`s close, so that something can be written after its end.
  var isWhole = true
}

struct TypeDeclaration: Equatable {
  var name: String
  /// Where the declaration starts, in bytes.
  var position: Int
  /// Where `@main` stands in the bytes, if the type has it.
  var mainAttribute: Range<Int>?
  var inherited: [String]
  var isGeneric: Bool
  /// Whether `Name()` compiles.
  var takesNoArguments: Bool
  /// The `#if` condition around the declaration, as source; nil where there is none.
  var condition: String?
}

struct ExtensionDeclaration: Equatable {
  var name: String
  var inherited: [String]
  /// Whether it adds an initialiser that can be called with no arguments.
  var takesNoArguments: Bool
  /// What can be written after the type's name and a dot: static members and nested types.
  var members: Set<String> = []
}

/// A `#Preview` macro. Ranges count bytes, from the file's start.
struct PreviewDeclaration: Equatable {
  /// All of it, with the attributes before it.
  var range: Range<Int>
  /// The macro itself.
  var call: Range<Int>
  /// From the macro's name to the end of its argument list.
  var head: Range<Int>
  /// From inside the opening brace of the body to inside the closing one; nil if the body is an argument.
  var body: Range<Int>?
  /// Declarations marked `@Previewable` in the body, without that mark.
  var previewable: [PreviewableDeclaration]
  /// The name, where it is a plain string.
  var name: String?
  var hasTraits: Bool
  var condition: String?

  struct PreviewableDeclaration: Equatable {
    var range: Range<Int>
    var attribute: Range<Int>
  }
}

extension Sequence<String> {
  /// Whether a type's inheritance clause names a type of SwiftUI.
  func names(_ type: String) -> Bool {
    contains { $0 == type || $0 == "SwiftUI.\(type)" || $0 == "SwiftUICore.\(type)" }
  }
}
