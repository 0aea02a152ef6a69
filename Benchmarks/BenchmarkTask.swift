enum BenchmarkTask: String, CaseIterable {
  case hello, list, scroll, update1, updateall, animate, canvas, text, state

  /// How many steps are measured; 0 for tasks that only show a window.
  var steps: Int {
    switch self {
    case .hello, .list, .text, .state: 0
    case .scroll, .update1, .updateall, .animate: 300
    case .canvas: 120
    }
  }
}
