import Foundation

/// The object graph in an `.xcodeproj`: dictionaries that name each other by identifier.
struct XcodeProject {
  /// Why a project could not be read, as a sentence.
  struct Problem: Error, Equatable {
    var message: String
  }

  /// The folder that holds the `.xcodeproj`.
  let folder: URL
  let name: String
  private let objects: [String: [String: Any]]
  let root: Object

  /// One object of the graph.
  struct Object {
    let id: String
    let fields: [String: Any]

    var isa: String { string("isa") ?? "" }
    func string(_ key: String) -> String? { fields[key] as? String }
    func strings(_ key: String) -> [String] {
      fields[key] as? [String] ?? string(key).map { [$0] } ?? []
    }
    func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
  }

  init(at url: URL) throws {
    let file = url.appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Problem(message: "It holds no project.pbxproj.")
    }
    try self.init(
      data, folder: url.deletingLastPathComponent().standardizedFileURL,
      name: url.deletingPathExtension().lastPathComponent)
  }

  init(_ data: Data, folder: URL, name: String) throws {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let list = list as? [String: Any], let objects = list["objects"] as? [String: [String: Any]] else {
      throw Problem(message: "Its project.pbxproj is damaged.")
    }
    guard let rootID = list["rootObject"] as? String, let fields = objects[rootID] else {
      throw Problem(message: "Its project.pbxproj names no project.")
    }
    self.folder = folder
    self.name = name
    self.objects = objects
    root = Object(id: rootID, fields: fields)
  }

  func object(_ id: String?) -> Object? {
    guard let id, let fields = objects[id] else { return nil }
    return Object(id: id, fields: fields)
  }

  func objects(_ owner: Object, _ key: String) -> [Object] {
    owner.strings(key).compactMap { object($0) }
  }

  // MARK: Targets

  var targets: [Object] {
    objects(root, "targets").filter { $0.isa == "PBXNativeTarget" }
  }

  /// The settings of the configuration a developer builds, the target's over the project's.
  func settings(of target: Object) -> [String: String] {
    settings(ofList: root.string("buildConfigurationList"))
      .merging(settings(ofList: target.string("buildConfigurationList"))) { $1 }
  }

  private func settings(ofList id: String?) -> [String: String] {
    guard let list = object(id) else { return [:] }
    let configurations = objects(list, "buildConfigurations")
    let chosen = configurations.first { $0.string("name") == "Debug" } ?? configurations.first
    return (chosen?.dictionary("buildSettings") ?? [:]).mapValues { value in
      (value as? [String])?.joined(separator: " ") ?? "\(value)"
    }
  }

  // MARK: Files

  /// Where each file and group lies, by identifier; groups nest, each with a path of its own or without.
  func locations() -> [String: URL] {
    var result: [String: URL] = [:]
    let top = folder.appendingPathComponent(root.string("projectDirPath") ?? "", isDirectory: true)
    guard let main = object(root.string("mainGroup")) else { return result }
    locate(main, in: top, top: top, into: &result)
    return result
  }

  private func locate(_ item: Object, in parent: URL, top: URL, into result: inout [String: URL]) {
    guard result[item.id] == nil else { return }
    let path = item.string("path")
    switch item.string("sourceTree") {
    case "<absolute>": result[item.id] = path.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT": result[item.id] = path.map { top.appendingPathComponent($0) } ?? top
    case "<group>", nil: result[item.id] = path.map { parent.appendingPathComponent($0) } ?? parent
    default: return
    }
    result[item.id] = result[item.id]?.standardizedFileURL
    let base = result[item.id] ?? parent
    // The files of a localised group lie in `xx.lproj` folders beside each other; the group itself has no path.
    for child in objects(item, "children") { locate(child, in: base, top: top, into: &result) }
  }
}
