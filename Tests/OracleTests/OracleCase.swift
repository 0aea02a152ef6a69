import Foundation

/// One recorded screen.
struct OracleCase: Sendable {
  enum TextMatter: String, Sendable {
    case none, `default`, styled
  }

  struct Step: Sendable {
    var name: String
    var action: JSONValue
    var frames: [String: CGRect]
  }

  var id: String
  var platform: String
  var window: CGSize
  var text: TextMatter
  var view: JSONValue
  var frames: [String: CGRect]
  var steps: [Step]
  var note: String

  init?(_ value: JSONValue) {
    guard let id = value["id"]?.string, let view = value["view"], let width = value["window"]?[0]?.length,
      let height = value["window"]?[1]?.length, let frames = value["frames"]
    else { return nil }
    self.id = id
    platform = value["platform"]?.string ?? "macOS"
    window = CGSize(width: width, height: height)
    text = value["text"]?.string.flatMap(TextMatter.init) ?? .default
    self.view = view
    self.frames = Self.frames(frames)
    note = value["note"]?.string ?? ""
    steps = (value["steps"]?.array ?? []).map {
      Step(
        name: $0["name"]?.string ?? "", action: $0["action"] ?? .null, frames: Self.frames($0["frames"] ?? .null))
    }
  }

  private static func frames(_ value: JSONValue) -> [String: CGRect] {
    (value.object ?? [:]).compactMapValues { numbers in
      let numbers = (numbers.array ?? []).compactMap(\.length)
      guard numbers.count == 4 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

/// A folder of recorded screens.
struct OracleFolder {
  /// Cases by the names of their files.
  var files: [(name: String, cases: [OracleCase])] = []
  var metrics: JSONValue
  let isForeign: Bool

  static let derived = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Derived")
  static let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Data")

  /// The folder that `MARTLET_ORACLE` names, or the package's own.
  init() throws {
    let named = ProcessInfo.processInfo.environment["MARTLET_ORACLE"].flatMap { $0.isEmpty ? nil : $0 }
    try self.init(named.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Self.own, isForeign: named != nil)
  }

  init(_ folder: URL, isForeign: Bool) throws {
    self.isForeign = isForeign
    let metricsName = "text-metrics.json"
    let ownMetrics = folder.appendingPathComponent(metricsName)
    metrics = try JSONValue.read(
      FileManager.default.fileExists(atPath: ownMetrics.path)
        ? ownMetrics : Self.own.appendingPathComponent(metricsName))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".json") && name != metricsName {
      guard let list = try JSONValue.read(folder.appendingPathComponent(name)).array else { continue }
      let cases = list.compactMap(OracleCase.init)
      if !cases.isEmpty { files.append((name, cases)) }
    }
  }
}
