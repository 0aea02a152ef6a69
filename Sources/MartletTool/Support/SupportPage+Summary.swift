import Foundation

extension SupportPage {
  /// The README's table: how much there is of each part of SwiftUI.
  var summary: String {
    let rows = sections.filter { ["SwiftUI", "SwiftUICore"].contains($0.module) && !$0.folder.isEmpty }
      .compactMap { section -> String? in
        let usable = section.declarations.filter { declaration in
          if declaration.qualifiedName.hasPrefix("_") { return false }
          if case .unavailable = declaration.status { return false }
          return true
        }
        let types = Set(usable.filter { $0.kind == .type }.map(\.qualifiedName)).count
        let modifiers = Set(usable.filter { $0.kind == .member && $0.owner == "View" }.map(\.name)).count
        return types + modifiers == 0 ? nil : "| \(section.folder) | \(types) | \(modifiers) |"
      }
    return "| Part | Types | View modifiers |\n|---|--:|--:|\n" + rows.sorted().joined(separator: "\n")
  }

  private static let begin = "<!-- Written by ./martlet support -->\n"
  private static let end = "\n<!-- To here -->"

  /// The README with its table made anew; unchanged when it has no place for one.
  func readme(from text: String) -> String {
    guard let begin = text.range(of: Self.begin),
      let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
    else { return text }
    return text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: summary)
  }
}
