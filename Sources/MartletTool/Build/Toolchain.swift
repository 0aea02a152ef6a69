import Foundation

/// The Swift toolchain that builds everything.
struct Toolchain {
  let swift: URL

  init(environment: ToolEnvironment) throws {
    let folders = (environment.variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = folders.map { URL(fileURLWithPath: $0).appendingPathComponent("swift") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw ToolFailure.failed(
        "There is no Swift toolchain on PATH; see https://www.swift.org/install/linux/.")
    }
    swift = found
  }
}
