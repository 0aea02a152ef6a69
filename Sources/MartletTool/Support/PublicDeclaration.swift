/// One public name of a module and how far it works.
struct PublicDeclaration: Equatable {
  enum Kind: Equatable {
    case type
    /// A member of a type or a free function.
    case member
    case macro
  }

  enum Status: Equatable {
    case works
    /// Works, but there is a newer spelling.
    case deprecated(String?)
    /// Does not compile, with a reason.
    case unavailable(String?)
    /// Compiles and has no effect, with the sentence that says why.
    case withoutMeaning(String)
    /// Works, but not quite as on Apple's platforms, with the sentence that says how.
    case differs(String)
  }

  /// The name with its argument labels, after its type's: `View.padding(_:_:)`.
  var name: String
  var kind: Kind
  /// The type that is extended or around it; nil at the top level.
  var owner: String?
  var status: Status

  var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }
}

extension PublicDeclaration.Status {
  /// Reads the status from the attributes and the documentation of a declaration.
  init(availability: [String: String?]?, documentation: String) {
    if let availability, availability.keys.contains("unavailable") {
      self = .unavailable(availability["message"] ?? nil)
    } else if let availability, availability.keys.contains("deprecated") {
      let replacement = (availability["renamed"] ?? nil).map { "use `\($0)`" }
      self = .deprecated((availability["message"] ?? nil) ?? replacement)
    } else if let sentence = documentation.sentence(containing: [
      "no meaning on a desktop", "desktops have none",
    ]) {
      self = .withoutMeaning(sentence)
    } else if let sentence = documentation.sentence(containing: ["differs from apple", "unlike on apple"]) {
      self = .differs(sentence)
    } else {
      self = .works
    }
  }
}

extension String {
  /// The first sentence with one of the phrases, whatever their capitalisation.
  fileprivate func sentence(containing phrases: [String]) -> String? {
    split(separator: ". ", omittingEmptySubsequences: true)
      .first { sentence in phrases.contains { sentence.lowercased().contains($0) } }
      .map { $0.hasSuffix(".") ? String($0) : "\($0)." }
  }
}
