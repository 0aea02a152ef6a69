import Foundation

/// A kind of data, known by an identifier, by file name extensions and by MIME types.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// A type that is declared here or by nobody: then it has no extension and conforms to nothing.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty, identifier.allSatisfy({ $0.isLetter || $0.isNumber || ".-".contains($0) }) else {
      return nil
    }
    self.identifier = identifier
  }

  /// The declared type that files of this extension have.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let lowered = filenameExtension.lowercased()
    guard
      let entry = TypeDeclaration.all.first(where: { declaration in
        declaration.extensions.contains(lowered) && UTType(known: declaration.identifier).conforms(to: supertype)
      })
    else { return nil }
    identifier = entry.identifier
  }

  /// The declared type that data of this MIME type has.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let lowered = mimeType.lowercased()
    guard
      let entry = TypeDeclaration.all.first(where: { declaration in
        declaration.mimeTypes.contains(lowered) && UTType(known: declaration.identifier).conforms(to: supertype)
      })
    else { return nil }
    identifier = entry.identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  init(known identifier: String) { self.identifier = identifier }

  private var declaration: TypeDeclaration? { TypeDeclaration.byIdentifier[identifier] }

  public var preferredFilenameExtension: String? { declaration?.extensions.first }
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }
  public var localizedDescription: String? { declaration?.name }
  public var isDeclared: Bool { declaration != nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var description: String { identifier }

  /// Every type that this one is a kind of, itself not included.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration?.parents ?? []
    while let next = open.popLast() {
      if found.insert(UTType(known: next)).inserted { open += TypeDeclaration.byIdentifier[next]?.parents ?? [] }
    }
    return found
  }

  /// Whether this type is the other one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
