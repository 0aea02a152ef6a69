/// An alert in its earlier form: a value that says what it shows.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    nonisolated(unsafe) let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button called Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// An alert with one button, called OK unless another is given.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions in its earlier form.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or a choice in their earlier form.
private struct AlertValueButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: { button.action?() }) { button.label }
    }
  }
}

extension View {
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    present(.alert, isPresented: isPresented) { AlertValueContent(alert: content()) }
  }

  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    present(.alert, item: item) { AlertValueContent(alert: content($0)) }
  }

  @available(*, deprecated, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    present(.dialog, isPresented: isPresented) { ActionSheetContent(sheet: content()) }
  }

  @available(*, deprecated, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    present(.dialog, item: item) { ActionSheetContent(sheet: content($0)) }
  }
}

private struct AlertValueContent: View {
  nonisolated(unsafe) private let alert: Alert

  nonisolated init(alert: Alert) { self.alert = alert }

  var body: some View {
    AlertContent(title: alert.title) {
      AlertValueButtons(buttons: alert.buttons)
    } message: {
      if let message = alert.message { message }
    }
  }
}

private struct ActionSheetContent: View {
  nonisolated(unsafe) private let sheet: ActionSheet

  nonisolated init(sheet: ActionSheet) { self.sheet = sheet }

  var body: some View {
    DialogContent(title: sheet.title, titleVisibility: .visible) {
      AlertValueButtons(buttons: sheet.buttons)
    } message: {
      if let message = sheet.message { message }
    }
  }
}
