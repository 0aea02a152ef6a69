enum BenchmarkTask: String, CaseIterable {
  case hello, list, scroll, update1, updateall, animate, canvas, text, state
  // Drawn without a window.
  case rects, glyphs, shadows, material, png, pdf

  /// Whether the task needs no display.
  var isHeadless: Bool {
    switch self {
    case .text, .state, .rects, .glyphs, .shadows, .material, .png, .pdf: true
    default: false
    }
  }

  /// How many steps are measured; 0 for tasks that only show a window.
  var steps: Int {
    switch self {
    case .hello, .list, .text, .state: 0
    case .rects, .glyphs, .shadows, .png, .pdf: 10
    case .material: 60
    case .scroll, .update1, .updateall, .animate: 300
    case .canvas: 120
    }
  }
}
