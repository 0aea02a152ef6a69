import Foundation
import SwiftUICore

/// What a text field edits: a text, or a value that is written as one.
struct FieldContent {
  let read: () -> String
  /// False when the text says nothing that can be understood.
  let write: (String) -> Bool
  /// A text is written with every key; a value when the editing ends.
  let isText: Bool

  nonisolated init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = {
      text.wrappedValue = $0
      return true
    }
    isText = true
  }

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { text in
      guard let parsed = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = parsed
      return true
    }
    isText = false
  }

  nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    write = { text in
      if text.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let parsed = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = parsed
      return true
    }
    isText = false
  }

  nonisolated init<V>(_ value: Binding<V>, formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    write = { text in
      guard let parsed = FieldContent.parse(text, as: V.self, with: formatter) else { return false }
      value.wrappedValue = parsed
      return true
    }
    isText = false
  }

  /// What a formatter reads. Foundation on Linux has no common way to ask a formatter.
  private static func parse<V>(_ text: String, as type: V.Type, with formatter: Formatter) -> V? {
    switch formatter {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      switch type {
      case is Int.Type, is Int?.Type: return number.intValue as? V
      case is Double.Type, is Double?.Type: return number.doubleValue as? V
      case is Float.Type, is Float?.Type: return number.floatValue as? V
      case is Decimal.Type, is Decimal?.Type: return number.decimalValue as? V
      case is CGFloat.Type, is CGFloat?.Type: return CGFloat(number.doubleValue) as? V
      default: return number as? V
      }
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    default: return nil
    }
  }
}

/// Which texts send what they hold.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action that a text field runs when it is submitted.
struct SubmitAction {
  var triggers: SubmitTriggers
  var action: () -> Void
}

private enum SubmitTriggerKey: EnvironmentKey { static var defaultValue: SubmitTriggers { .text } }
private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
  /// What kind of field a field is for those who wait for it to be submitted.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }
  /// The innermost one first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// The word on the key that submits, where keyboards are on the screen.
public struct SubmitLabel: Sendable {
  private let word: String
  public static let done = SubmitLabel(word: "done")
  public static let go = SubmitLabel(word: "go")
  public static let send = SubmitLabel(word: "send")
  public static let join = SubmitLabel(word: "join")
  public static let route = SubmitLabel(word: "route")
  public static let search = SubmitLabel(word: "search")
  public static let `return` = SubmitLabel(word: "return")
  public static let next = SubmitLabel(word: "next")
  public static let `continue` = SubmitLabel(word: "continue")
}

extension View {
  /// Runs the action when a field in the view is submitted, which the Return key does.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, action: action), at: 0)
    }
  }

  /// Keeps submissions of the fields in the view from reaching `onSubmit` actions further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Names the key that submits. Keyboards on the screen show it; it has no meaning on a desktop.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
