import SwiftUI

/// Views that use spellings which are deprecated today: a requirement that is not deprecated itself lets tests make them
/// without a warning.
@MainActor protocol EarlierSpelling {
  static func make() -> AnyView
}

@MainActor func earlier<Spelling: EarlierSpelling>(_ spelling: Spelling.Type) -> AnyView { spelling.make() }
