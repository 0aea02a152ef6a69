/// What a module has to show, and the declarations that hand it to the runtime.
///
/// Each file's copy ends with functions of its own that name the file's types: there even its private ones are visible.
struct Showcase {
  /// How the app starts.
  enum Start: Equatable {
    /// Types marked `@main` that are apps. More than one only under different `#if`s.
    case app
    /// A type marked `@main` that is no app and has a `main()` of its own.
    case ownMain
    /// A `main.swift`.
    case script
    case none
  }

  /// Something shown on its own.
  private struct Item {
    var position: Int
    var condition: String?
    /// An expression that makes the preview.
    var expression: String
  }

  let start: Start
  private let files: [RewrittenFile]
  private let isPublic: Bool
  private let apps: [[TypeDeclaration]]
  private var items: [[Item]]

  /// - Parameter isLibrary: whether another module asks for the previews.
  init(_ files: [RewrittenFile], isLibrary: Bool = false) {
    self.files = files
    isPublic = isLibrary
    let extensions = Dictionary(grouping: files.flatMap(\.outline.extensions), by: \.name)
    func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
      type.inherited.names(name) || (extensions[type.name] ?? []).contains { $0.inherited.names(name) }
    }
    apps = files.map { $0.outline.types.filter { $0.mainAttribute != nil && conforms($0, to: "App") } }
    items = files.map { file in
      let providers = file.outline.types.filter { conforms($0, to: "PreviewProvider") }.map { type in
        Item(
          position: type.position, condition: type.condition,
          expression: "SwiftUI._MartletPreview(name: \(type.name.swiftLiteral), provider: \(type.name).self)")
      }
      let macros = file.outline.previews.enumerated().map { index, preview in
        Item(
          position: preview.range.lowerBound, condition: preview.condition,
          expression: file.previewName(index))
      }
      return (providers + macros).sorted { $0.position < $1.position }
    }
    if files.contains(where: { $0.isScript }) {
      start = .script
    } else if apps.contains(where: { !$0.isEmpty }) {
      start = .app
    } else if files.flatMap(\.outline.types).contains(where: { $0.mainAttribute != nil }) {
      start = .ownMain
    } else {
      start = .none
    }
    if start == .none, !hasPreviews, !isLibrary {
      addViews { type in
        conforms(type, to: "View") && !type.isGeneric
          && (type.takesNoArguments || (extensions[type.name] ?? []).contains(where: \.takesNoArguments))
      }
    }
  }

  var hasPreviews: Bool { items.contains { !$0.isEmpty } }

  /// Whether there is anything to show.
  var isEmpty: Bool { start == .none && !hasPreviews }

  /// Without an app and without previews: `ContentView`, else every view that can be made from nothing.
  private mutating func addViews(where isShown: (TypeDeclaration) -> Bool) {
    let candidates = files.map { $0.outline.types.filter(isShown) }
    let content = candidates.map { $0.filter { $0.name == "ContentView" } }
    let chosen = content.contains { !$0.isEmpty } ? content : candidates
    items = chosen.map { types in
      types.map { type in
        Item(
          position: type.position, condition: type.condition,
          expression: "SwiftUI._MartletPreview(name: \(type.name.swiftLiteral)) { \(type.name)() }")
      }
    }
  }

  // MARK: Declarations

  /// What is to be written at the end of a file's copy.
  func registration(of index: Int) -> [String] {
    [previewFunction(of: index), appFunction(of: index)].compactMap { $0 }
  }

  private func previewFunction(of index: Int) -> String? {
    guard files[index].outline.isWhole, !items[index].isEmpty else { return nil }
    let statements = items[index].map { conditional($0.condition, "  previews.append(\($0.expression))") }
    return """
      @MainActor \(isPublic ? "public " : "")func _martletPreviews_\(files[index].suffix)() -> [SwiftUI._MartletPreview] {
        var previews: [SwiftUI._MartletPreview] = []
      \(statements.joined(separator: "\n"))
        return previews
      }
      """
  }

  private func appFunction(of index: Int) -> String? {
    guard files[index].outline.isWhole, !apps[index].isEmpty else { return nil }
    let statements = apps[index].map { conditional($0.condition, "  if true { return \($0.name).self }") }
    return """
      @MainActor func _martletApp_\(files[index].suffix)() -> (any SwiftUI.App.Type)? {
      \(statements.joined(separator: "\n"))
        return nil
      }
      """
  }

  private func conditional(_ condition: String?, _ line: String) -> String {
    condition.map { "#if \($0)\n\(line)\n#endif" } ?? line
  }

  /// Statements that append the module's previews to a variable of that name.
  var previewStatements: [String] {
    files.indices.filter { files[$0].outline.isWhole && !items[$0].isEmpty }
      .map { "previews += _martletPreviews_\(files[$0].suffix)()" }
  }

  /// An expression for the app's type, or nil.
  var appExpression: String {
    let calls = files.indices.filter { files[$0].outline.isWhole && !apps[$0].isEmpty }
      .map { "_martletApp_\(files[$0].suffix)()" }
    return calls.isEmpty ? "nil" : calls.joined(separator: " ?? ")
  }
}
