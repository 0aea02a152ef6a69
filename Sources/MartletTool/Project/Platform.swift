/// Which platform `#if os(…)` in an app's source takes this one for.
enum Platform: String, CaseIterable, Codable {
  case ios
  case macos
  case linux
}
