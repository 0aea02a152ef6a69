import CairoRenderer
import CoreGraphics
import Foundation
import Rendering
import SwiftUI

/// Shows recorded screens without a display and compares where their parts are.
@MainActor
struct OracleRunner {
  let metrics: JSONValue
  /// Buttons look as they do here and not as they were recorded.
  var usesOwnLook = false
  /// Points by which a number may differ.
  static let tolerance: CGFloat = 0.01

  struct Result {
    var id: String
    var differences: [String]
    var passes: Bool { differences.isEmpty }
    /// How many relations of frames were compared; 0 where the frames themselves were.
    var relationCount = 0
  }

  /// Compares how the parts of a screen lie to each other, and not their frames.
  func runRelations(_ oracleCase: OracleCase) -> Result {
    var result = Result(id: oracleCase.id, differences: [])
    func compare(_ model: OracleModel, _ expected: [String: CGRect], _ step: String) {
      let siblings = FrameRelations.siblings(in: oracleCase.view)
      let relations = FrameRelations(of: expected, siblings: siblings)
      result.relationCount += relations.relations.count
      result.differences += relations.unmet(by: model.frames).map { step + $0.description }
    }
    let model = show(oracleCase) { model, step in
      if let step { compare(model, step.frames, "\(step.name): ") } else { compare(model, oracleCase.frames, "") }
    }
    result.differences = model.unsupported.sorted().map { "unsupported \($0)" } + result.differences
    return result
  }

  /// Shows a screen, and what its steps make of it.
  private func show(_ oracleCase: OracleCase, _ look: (OracleModel, OracleCase.Step?) -> Void) -> OracleModel {
    let model = OracleModel(oracleCase.view, note: oracleCase.note)
    noteFirstValues(oracleCase, in: model)
    let host = makeHost(oracleCase, model, [])
    host.advanceUntilSettled()
    look(model, nil)
    for step in oracleCase.steps {
      if !perform(step.action, on: model) { model.noteUnsupported("step \(step.name): \(step.action.text)") }
      host.update()
      host.advanceUntilSettled()
      look(model, step)
    }
    return model
  }

  /// Texts that change are known only once the steps have been done; then they are done again.
  func run(_ oracleCase: OracleCase) -> Result {
    var shown: [ShownTexts] = []
    let first = run(oracleCase, shown: &shown)
    if first.passes || shown.isEmpty { return first }
    var ignored: [ShownTexts] = []
    return run(oracleCase, with: shown, shown: &ignored)
  }

  /// A description with what its texts said, and where they were recorded then.
  private typealias ShownTexts = (view: JSONValue, frames: [String: CGRect])

  private func run(
    _ oracleCase: OracleCase, with known: [ShownTexts] = [], shown: inout [ShownTexts]
  ) -> Result {
    let model = OracleModel(oracleCase.view, note: oracleCase.note)
    noteFirstValues(oracleCase, in: model)
    let host = makeHost(oracleCase, model, known)
    host.advanceUntilSettled()
    var differences = compare(model, oracleCase.frames, in: "")
    for step in oracleCase.steps {
      if !perform(step.action, on: model) { differences.append("step \(step.name): \(step.action.text)") }
      host.update()
      host.advanceUntilSettled()
      differences += compare(model, step.frames, in: "\(step.name): ")
      shown.append((model.view.filled(with: model.variables), step.frames))
    }
    differences = model.unsupported.sorted().map { "unsupported \($0)" } + differences
    return Result(id: oracleCase.id, differences: differences)
  }

  /// What a program's own value was at first is told only by the view that shows it as a width.
  private func noteFirstValues(_ oracleCase: OracleCase, in model: OracleModel) {
    let name = NodeBuilder.positionVariable
    if oracleCase.view.contains(key: "scrollPosition"), let width = oracleCase.frames[name]?.width {
      model.variables[name] = .number(Double(width) - 100)
    }
  }

  private func perform(_ action: JSONValue, on model: OracleModel) -> Bool {
    if let target = action["scrollTo"] {
      model.scroll?.scrollTo(target, anchor: Spelling.point(action["anchor"]))
      return model.scroll != nil
    }
    if let words = action["set"]?.string { return StepChange(words).apply(to: model) }
    return false
  }

  private func makeHost(
    _ oracleCase: OracleCase, _ model: OracleModel, _ known: [ShownTexts]
  ) -> HeadlessHost {
    var recorded = RecordedText(metrics, platform: oracleCase.platform, note: oracleCase.note)
    noteTexts(in: oracleCase.view, frames: oracleCase.frames, &recorded, font: recorded.platform.defaultFont)
    for texts in known {
      noteTexts(in: texts.view, frames: texts.frames, &recorded, font: recorded.platform.defaultFont)
    }
    var configuration = HeadlessHost.Configuration()
    configuration.size = oracleCase.window
    configuration.scale = 2
    configuration.colorScheme = .light
    configuration.platformMetrics = recorded.platform
    var backend = CairoBackend.make()
    backend.textShaper = RecordedShaper(recorded: recorded, fallback: backend.textShaper)
    let host: HeadlessHost
    if usesOwnLook, oracleCase.platform != "iOS" {
      // There is nothing compact about a desktop, and its forms have columns.
      host = HeadlessHost(configuration, backend: backend) {
        OracleScreen(model: model).formStyle(.columns).environment(\.horizontalSizeClass, .regular)
      }
    } else if usesOwnLook {
      host = HeadlessHost(configuration, backend: backend) { OracleScreen(model: model) }
    } else {
      host = HeadlessHost(configuration, backend: backend) {
        OracleScreen(model: model).buttonStyle(RecordedButtonStyle(isMac: oracleCase.platform != "iOS"))
      }
    }
    host.root.allowsAnimation = false
    return host
  }

  private static let keepsTextSize: Set<String> = [
    "font", "bold", "blur", "opacity", "rotationEffect", "scaleEffect", "offset", "transformEffect", "shadow",
    "onAppear",
    "onDisappear", "transition", "animation", "multilineTextAlignment", "foregroundStyle", "foregroundColor", "zIndex",
    "layoutPriority", "layoutValue", "id", "tag", "alignmentGuide", "hidden", "underline",
  ]

  /// A probe directly on a text tells the text's size.
  private func noteTexts(
    in node: JSONValue, frames: [String: CGRect], _ recorded: inout RecordedText, font: Font
  ) {
    switch node {
    case .array(let nodes):
      for node in nodes { noteTexts(in: node, frames: frames, &recorded, font: font) }
    case .object(let fields):
      if let string = Self.plainText(fields), let mods = fields["mods"]?.array {
        var font = font
        let plain = mods.prefix { $0["probe"] == nil }
        guard
          plain.allSatisfy({ mod in
            if let own = Spelling.font(mod["font"]) { font = own }
            if mod["bold"]?.bool == true { font = font.bold() }
            return mod.object?.keys.allSatisfy(Self.keepsTextSize.contains) ?? false
          }), plain.count < mods.count, let name = mods[plain.count]["probe"]?.string, let frame = frames[name]
        else { return }
        let resolved = font.resolved(size: .large, lines: recorded.platform.fonts)
        // More than one line is no size to go by.
        guard frame.height < resolved.lineHeight * 1.5 else { return }
        let run = TextRequest.Run(
          text: string, font: resolved.descriptor, ascent: resolved.ascent, descent: resolved.descent,
          lineHeight: resolved.lineHeight)
        recorded.note(string, in: RecordedFont(run), size: frame.size)
      } else {
        for value in fields.values { noteTexts(in: value, frames: frames, &recorded, font: font) }
      }
    default: break
    }
  }

  /// The words of a text, or of one put together from parts without styles.
  private static func plainText(_ fields: [String: JSONValue]) -> String? {
    if let parts = fields["Concat"]?["parts"]?.array {
      let strings = parts.compactMap { $0["mods"] == nil ? $0["Text"]?.string : nil }
      return strings.count == parts.count ? strings.joined() : nil
    }
    return fields["Text"]?.string
  }

  private func compare(_ model: OracleModel, _ expected: [String: CGRect], in step: String) -> [String] {
    var differences: [String] = []
    for (name, frame) in expected.sorted(by: { $0.key < $1.key }) {
      guard let actual = model.frames[name] else {
        differences.append("\(step)\(name) is missing")
        continue
      }
      let pairs = [
        (frame.minX, actual.minX), (frame.minY, actual.minY), (frame.width, actual.width),
        (frame.height, actual.height),
      ]
      if pairs.contains(where: { !(abs($0 - $1) <= Self.tolerance) }) {
        differences.append("\(step)\(name) \(describe(actual)), recorded \(describe(frame))")
      }
    }
    for name in model.frames.keys.sorted() where expected[name] == nil {
      differences.append("\(step)\(name) should not be there")
    }
    return differences
  }

  private func describe(_ rect: CGRect) -> String {
    "("
      + [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%g", Double($0)) }.joined(separator: " ")
      + ")"
  }
}

/// Buttons of the size that they have on the recorded platform: their looks are no part of layout.
private struct RecordedButtonStyle: ButtonStyle {
  let isMac: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, isMac ? 12 : 0).padding(.vertical, isMac ? 4 : 0)
  }
}
