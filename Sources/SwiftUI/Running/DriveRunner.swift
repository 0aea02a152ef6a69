import CoreGraphics
import Foundation
import SwiftUICore

/// Follows a script on a virtual clock.
@MainActor
struct DriveRunner {
  let showcase: Showcase
  let options: LaunchOptions

  private struct Failure: Error {
    var reason: String
  }

  func run() {
    guard let path = options.script else { _MartletLaunch.fail("There is no script to follow.", status: 2) }
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      _MartletLaunch.fail("The script \(path) cannot be read.", status: 2)
    }
    guard let item = showcase.primary() else {
      _MartletLaunch.fail("There is nothing to show: no app, preview or view.", status: 2)
    }
    let script = DriveScript(text)
    let host = item.makeHost(options)
    MainQueue.drain()
    host.advanceUntilSettled(limit: 1)
    for line in script.lines {
      do {
        switch line.step {
        case .failure(let problem):
          throw Failure(reason: problem.description)
        case .success(let step):
          try perform(step, on: host)
          print("ok \(line.number) \(line.source)")
        }
      } catch {
        let reason = (error as? Failure)?.reason ?? "\(error)"
        print("failed \(line.number) \(line.source)")
        print("  \(reason)")
        if case .success = line.step {
          print("  On the screen:")
          for row in ElementQuery(host.semantics).description.split(separator: "\n") { print("    \(row)") }
        }
        exit(1)
      }
      fflush(nil)
    }
  }

  // MARK: Steps

  private func perform(_ step: DriveScript.Step, on host: HeadlessHost) throws {
    switch step {
    case .tap(let target, let count):
      try tap(target, count: count, on: host)
      settle(host)
    case .press(let target, let duration):
      host.press(at: try center(of: target, on: host), duration: duration)
      settle(host)
    case .type(let text):
      guard host.root.focus.responder != nil else { throw Failure(reason: "no text field has the keyboard") }
      host.type(text)
      settle(host)
    case .key(let name, let modifiers):
      let (key, characters) = try Self.key(name)
      host.key(key, characters: characters, modifiers: Self.modifiers(modifiers))
      settle(host)
    case .drag(let from, let to, let duration):
      let start = try center(of: from, on: host)
      var end = try center(of: to, on: host)
      // A bare pair of numbers after an element means the distance from it only when it is negative somewhere.
      if case .point(let point) = to, case .point = from {
        end = point
      } else if case .point(let point) = to, point.x < 0 || point.y < 0 {
        end = CGPoint(x: start.x + point.x, y: start.y + point.y)
      }
      host.drag(from: start, to: end, duration: duration)
      settle(host)
    case .scroll(let at, let by):
      let size = host.root.size
      let point = try at.map { try center(of: $0, on: host) } ?? CGPoint(x: size.width / 2, y: size.height / 2)
      host.scroll(at: point, by: by)
      settle(host)
    case .advance(let seconds):
      host.advance(by: seconds)
      settle(host)
    case .snapshot(let file):
      let url = output(file)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try HeadlessHost.sharedBackend.imageDecoder.encodePNG(host.picture()).write(to: url)
      } catch {
        throw Failure(reason: "\(url.path) cannot be written: \(error)")
      }
    case .tree(let file):
      let text = ElementQuery(host.semantics).description
      guard let file else {
        print(text)
        return
      }
      do {
        try (text + "\n").write(to: output(file), atomically: true, encoding: .utf8)
      } catch {
        throw Failure(reason: "\(file) cannot be written: \(error)")
      }
    case .resize(let size):
      host.host.resize(to: size, scale: host.root.scale)
      settle(host)
    case .open(let url):
      if !host.open(url) { throw Failure(reason: "no view takes addresses: none has onOpenURL") }
      settle(host)
    case .expect(let expectation):
      try check(expectation, on: host)
    }
  }

  /// Lets work that waits for the main actor run, without letting time pass.
  private func settle(_ host: HeadlessHost) {
    MainQueue.drain()
    host.update()
  }

  private func tap(_ target: DriveScript.Target, count: Int, on host: HeadlessHost) throws {
    host.tap(at: try center(of: target, on: host), count: count)
  }

  private func output(_ file: String) -> URL {
    if file.hasPrefix("/") { return URL(fileURLWithPath: file) }
    return URL(fileURLWithPath: options.out ?? FileManager.default.currentDirectoryPath).appendingPathComponent(file)
  }

  // MARK: Finding

  private func find(_ target: DriveScript.Target, on host: HeadlessHost) -> [SemanticsNode] {
    let query = ElementQuery(host.semantics)
    switch target {
    case .label(let label): return query.elements(labelled: label)
    case .identifier(let identifier): return query.elements(identified: identifier)
    case .role(let role, let label): return query.elements(role: role, label: label)
    case .point: return []
    }
  }

  private func center(of target: DriveScript.Target, on host: HeadlessHost) throws -> CGPoint {
    if case .point(let point) = target { return point }
    let found = find(target, on: host)
    let screen = CGRect(origin: .zero, size: host.root.size)
    guard let element = found.first(where: { $0.frame.intersects(screen) }) ?? found.first else {
      throw Failure(reason: "there is no \(Self.name(target))")
    }
    let visible = element.frame.intersection(screen)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else {
      throw Failure(reason: "\(Self.name(target)) is outside the window, at \(element.frame)")
    }
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  private static func name(_ target: DriveScript.Target) -> String {
    switch target {
    case .label(let label): "element called \"\(label)\""
    case .identifier(let identifier): "element with the identifier \"\(identifier)\""
    case .role(let role, let label): label.map { "\(role) called \"\($0)\"" } ?? "\(role)"
    case .point(let point): "point \(point)"
    }
  }

  private func check(_ expectation: DriveScript.Expectation, on host: HeadlessHost) throws {
    switch expectation {
    case .exists(let target):
      if find(target, on: host).isEmpty { throw Failure(reason: "there is no \(Self.name(target))") }
    case .missing(let target):
      if !find(target, on: host).isEmpty { throw Failure(reason: "there is an \(Self.name(target))") }
    case .count(let target, let expected):
      var found = find(target, on: host)
      if found.isEmpty, case .role(let word, nil) = target {
        found = find(.label(word), on: host) + find(.identifier(word), on: host)
      }
      if found.count != expected {
        throw Failure(reason: "expected \(expected) of \(Self.name(target)), found \(found.count)")
      }
    case .value(let target, let expected):
      guard let element = find(target, on: host).first else {
        throw Failure(reason: "there is no \(Self.name(target))")
      }
      if element.value != expected {
        throw Failure(reason: "expected the value \"\(expected)\", found \"\(element.value)\"")
      }
    case .enabled(let target, let expected):
      guard let element = find(target, on: host).first else {
        throw Failure(reason: "there is no \(Self.name(target))")
      }
      if element.isEnabled != expected {
        throw Failure(reason: "\(Self.name(target)) is \(element.isEnabled ? "enabled" : "disabled")")
      }
    }
  }

  // MARK: Keys

  private static func key(_ name: String) throws -> (KeyInput.Key, String) {
    switch name.lowercased() {
    case "return", "enter": return (.return, "\n")
    case "tab": return (.tab, "\t")
    case "space": return (.space, " ")
    case "escape", "esc": return (.escape, "")
    case "delete", "backspace": return (.delete, "")
    case "deleteforward", "forwarddelete": return (.deleteForward, "")
    case "up", "uparrow": return (.upArrow, "")
    case "down", "downarrow": return (.downArrow, "")
    case "left", "leftarrow": return (.leftArrow, "")
    case "right", "rightarrow": return (.rightArrow, "")
    case "home": return (.home, "")
    case "end": return (.end, "")
    case "pageup": return (.pageUp, "")
    case "pagedown": return (.pageDown, "")
    default:
      guard name.count == 1, let character = name.first else {
        throw Failure(reason: "there is no key called \"\(name)\"")
      }
      return (.character(Character(character.lowercased())), name)
    }
  }

  private static func modifiers(_ names: [String]) -> InputModifiers {
    var modifiers: InputModifiers = []
    for name in names {
      switch name {
      case "command", "control": modifiers.formUnion([.command, .control])
      case "shift": modifiers.insert(.shift)
      default: modifiers.insert(.option)
      }
    }
    return modifiers
  }
}
