import Foundation

/// The page that lists what is there and how far it works, made from the library's source.
struct SupportPage {
  /// Modules in the page's order.
  static let modules = [
    "SwiftUI", "SwiftUICore", "Combine", "CoreGraphics", "UniformTypeIdentifiers", "CoreLocation", "MapKit",
  ]

  /// The declarations of a module's folder.
  struct Section: Equatable {
    var module: String
    var folder: String
    var declarations: [PublicDeclaration]
  }

  let sections: [Section]

  init(sections: [Section]) {
    self.sections = sections
  }

  init(of library: Library) {
    sections = Self.modules.flatMap { module -> [Section] in
      let root = library.root.appendingPathComponent("Sources/\(module)").standardizedFileURL
      let files = FolderContents(of: root).sources
      let folders = Dictionary(grouping: files) { file in
        let path = file.path.dropFirst(root.path.count + 1)
        return path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
      }
      return folders.keys.sorted().map { folder in
        let declarations = (folders[folder] ?? []).flatMap { file in
          PublicInterfaceReader.read(
            String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self))
        }
        return Section(module: module, folder: folder, declarations: declarations)
      }
    }
  }

  var text: String {
    var parts = [
      """
      # What is supported

      Made from the source by `./martlet support`; do not edit.

      Everything under a module's name compiles and works unless a table below says otherwise. Types are listed by
      name; members of other modules' and of SwiftUI's own protocols, such as `View`, by name and labels.
      """
    ]
    parts.append(
      table("Works differently", ["Name", "How"]) { if case .differs(let text) = $0 { text } else { nil } })
    parts.append(
      table("Without meaning on a desktop", ["Name", "Why"]) {
        if case .withoutMeaning(let text) = $0 { text } else { nil }
      })
    parts.append(
      table("Unavailable", ["Name", "Why"]) {
        if case .unavailable(let text) = $0 { text ?? "" } else { nil }
      })
    parts.append(
      table("Old spellings that still work", ["Name", "Today"]) {
        if case .deprecated(let text) = $0 { text ?? "" } else { nil }
      })
    for module in Self.modules {
      let own = sections.filter { $0.module == module && !listing($0).isEmpty }
      guard !own.isEmpty else { continue }
      parts.append("## \(module)")
      parts += own.map { section in
        (section.folder.isEmpty ? "" : "### \(section.folder)\n\n") + listing(section)
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func table(
    _ title: String, _ heads: [String], _ note: (PublicDeclaration.Status) -> String?
  ) -> String {
    let rows = sections.flatMap(\.declarations).compactMap { declaration in
      note(declaration.status).map {
        "| `\(declaration.qualifiedName)` | \($0.replacing("|", with: "\\|")) |"
      }
    }
    guard !rows.isEmpty else { return "" }
    return "## \(title)\n\n| \(heads[0]) | \(heads[1]) |\n|---|---|\n"
      + Set(rows).sorted().joined(separator: "\n")
  }

  /// The types, then for each extended type what was added to it.
  private func listing(_ section: Section) -> String {
    let usable = section.declarations.filter { declaration in
      if case .unavailable = declaration.status { false } else { true }
    }
    let types = Set(usable.filter { $0.kind == .type }.map(\.qualifiedName))
    let macros = Set(usable.filter { $0.kind == .macro }.map { "@\($0.name)" })
    let free = Set(usable.filter { $0.kind == .member && $0.owner == nil }.map(\.name))
    var lines: [String] = []
    if !types.isEmpty { lines.append(Self.names(types)) }
    if !macros.isEmpty { lines.append("Macros: \(Self.names(macros))") }
    if !free.isEmpty { lines.append("Functions: \(Self.names(free))") }
    let members = usable.filter { $0.kind == .member && $0.owner.map { !types.contains($0) } ?? false }
    let owners = Dictionary(grouping: members) { $0.owner ?? "" }
    for owner in owners.keys.sorted() {
      lines.append("On `\(owner)`: \(Self.names(Set((owners[owner] ?? []).map(\.name))))")
    }
    return lines.joined(separator: "\n\n")
  }

  private static func names(_ names: Set<String>) -> String {
    names.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }
}
