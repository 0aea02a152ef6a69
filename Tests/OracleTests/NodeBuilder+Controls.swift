import SwiftUI

extension NodeBuilder {
  func control(_ type: String, _ value: JSONValue) -> AnyView? {
    let title = value["label"] ?? value["title"]
    switch type {
    case "Button":
      let role: ButtonRole? = value["role"]?.string == "destructive" ? .destructive : nil
      return AnyView(Button(role: role, action: {}, label: { label(title) }))
    case "Toggle": return AnyView(Toggle(isOn: .constant(value["isOn"]?.bool ?? false)) { label(title) })
    case "Label":
      if let titleView = value["titleView"] {
        return AnyView(Label(title: { label(titleView) }, icon: { label(value["iconView"]) }))
      }
      let icon: JSONValue =
        value["systemImage"].map { ["symbol": $0] }.map(JSONValue.object)
        ?? .object(["name": value["image"] ?? .string("")])
      return AnyView(Label(title: { label(title) }, icon: { view(.object(["Image": icon])) }))
    case "Link":
      return URL(string: "https://example.org").map { url in AnyView(Link(destination: url) { label(title) }) }
    case "TextField": return AnyView(TextField(title?.text ?? "", text: .constant(value["text"]?.text ?? "")))
    case "SecureField": return AnyView(SecureField(title?.text ?? "", text: .constant(value["text"]?.text ?? "")))
    case "Menu": return menu(value, title)
    case "DatePicker": return datePicker(value, title)
    case "Picker": return picker(value, title)
    case "Slider", "Stepper", "ProgressView": return ranged(type, value, title)
    default: return group(type, value, title) ?? collection(type, value) ?? navigation(type, value)
    }
  }

  private func ranged(_ type: String, _ value: JSONValue, _ title: JSONValue?) -> AnyView? {
    let range = (value["in"]?[0]?.double ?? 0)...(value["in"]?[1]?.double ?? 1)
    let number = value["value"]?.double
    switch type {
    case "Slider":
      if let step = value["step"]?.double {
        return AnyView(Slider(value: .constant(number ?? 0), in: range, step: step, label: { label(title) }))
      }
      return AnyView(Slider(value: .constant(number ?? 0), in: range, label: { label(title) }))
    case "Stepper": return AnyView(Stepper(value: .constant(value["value"]?.int ?? 0)) { label(title) })
    default:
      guard let number else {
        return title == nil ? AnyView(ProgressView()) : AnyView(ProgressView { label(title) })
      }
      return title == nil
        ? AnyView(ProgressView(value: number)) : AnyView(ProgressView(value: number) { label(title) })
    }
  }

  private func menu(_ value: JSONValue, _ title: JSONValue?) -> AnyView {
    if value["primaryAction"] != nil {
      return AnyView(Menu(content: { views(value["items"]) }, label: { label(title) }, primaryAction: {}))
    }
    return AnyView(Menu(content: { views(value["items"]) }, label: { label(title) }))
  }

  private func datePicker(_ value: JSONValue, _ title: JSONValue?) -> AnyView {
    let parser = ISO8601DateFormatter()
    let written = value["date"]?.string?.replacingOccurrences(of: "Z", with: ":00Z") ?? ""
    let date = parser.date(from: written) ?? Date(timeIntervalSinceReferenceDate: 0)
    let components: DatePickerComponents =
      switch value["components"]?.string {
      case "date": .date
      case "hourAndMinute": .hourAndMinute
      default: [.date, .hourAndMinute]
      }
    return AnyView(DatePicker(selection: .constant(date), displayedComponents: components) { label(title) })
  }

  private func picker(_ value: JSONValue, _ title: JSONValue?) -> AnyView {
    let options = value["options"]?.array ?? []
    // Tags are 1, 2, 3 and so on, or the words themselves.
    let tags: [JSONValue] = options.enumerated().map { index, option in
      value["selection"]?.string != nil ? option["Text"] ?? option : .number(Double(index + 1))
    }
    return AnyView(
      Picker(selection: .constant(value["selection"] ?? .null)) {
        ForEach(Array(options.indices), id: \.self) { index in label(options[index]).tag(tags[index]) }
      } label: {
        label(title)
      })
  }

  private func group(_ type: String, _ value: JSONValue, _ title: JSONValue?) -> AnyView? {
    let content = views(value["children"])
    switch type {
    case "GroupBox":
      return title == nil
        ? AnyView(GroupBox { content })
        : AnyView(
          GroupBox {
            content
          } label: {
            label(title)
          })
    case "DisclosureGroup":
      return AnyView(
        DisclosureGroup(isExpanded: .constant(value["expanded"]?.bool ?? false), content: { content }) { label(title) })
    case "LabeledContent":
      return AnyView(
        LabeledContent {
          label(value["content"] ?? value["value"])
        } label: {
          label(title)
        })
    case "Form": return AnyView(Form { content })
    default: return nil
    }
  }

  // MARK: Modifiers of controls

  func controlModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    switch name {
    case "labelsHidden": return AnyView(view.labelsHidden())
    case "buttonStyle": return buttonStyled(view, value.string)
    case "toggleStyle":
      return switch value.string {
      case "switch": AnyView(view.toggleStyle(.switch))
      case "button": AnyView(view.toggleStyle(.button))
      case "checkbox": AnyView(view.toggleStyle(.checkbox))
      default: nil
      }
    case "pickerStyle":
      return switch value.string {
      case "segmented": AnyView(view.pickerStyle(.segmented))
      case "radioGroup": AnyView(view.pickerStyle(.radioGroup))
      case "inline": AnyView(view.pickerStyle(.inline))
      case "menu": AnyView(view.pickerStyle(.menu))
      case "wheel": AnyView(view.pickerStyle(.wheel))
      default: nil
      }
    case "labelStyle":
      return switch value.string {
      case "iconOnly": AnyView(view.labelStyle(.iconOnly))
      case "titleOnly": AnyView(view.labelStyle(.titleOnly))
      case "titleAndIcon": AnyView(view.labelStyle(.titleAndIcon))
      default: nil
      }
    case "progressViewStyle":
      return value.string == "linear"
        ? AnyView(view.progressViewStyle(.linear)) : AnyView(view.progressViewStyle(.circular))
    case "textFieldStyle":
      return value.string == "plain"
        ? AnyView(view.textFieldStyle(.plain)) : AnyView(view.textFieldStyle(.roundedBorder))
    case "menuStyle": return AnyView(view.menuStyle(.button))
    case "menuIndicator": return AnyView(view.menuIndicator(value.string == "hidden" ? .hidden : .visible))
    case "controlSize":
      let size: ControlSize =
        switch value.string {
        case "mini": .mini
        case "small": .small
        case "large": .large
        default: .regular
        }
      return AnyView(view.controlSize(size))
    case "contextMenu": return AnyView(view.contextMenu { Button("Action") {} })
    default: return listModified(view, name, value) ?? navigationModified(view, name, value)
    }
  }

  private func buttonStyled(_ view: AnyView, _ name: String?) -> AnyView? {
    switch name {
    case "plain": AnyView(view.buttonStyle(.plain))
    case "bordered": AnyView(view.buttonStyle(.bordered))
    case "borderless": AnyView(view.buttonStyle(.borderless))
    case "borderedProminent": AnyView(view.buttonStyle(.borderedProminent))
    default: nil
    }
  }
}
