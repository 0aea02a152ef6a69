import SwiftUI

extension NodeBuilder {
  func control(_ type: String, _ value: JSONValue) -> AnyView? {
    let title = value["label"] ?? value["title"]
    switch type {
    case "Button": return AnyView(Button(action: {}, label: { label(title) }))
    case "Toggle": return AnyView(Toggle(isOn: .constant(value["isOn"]?.bool ?? false)) { label(title) })
    case "Label":
      if let titleView = value["titleView"] {
        return AnyView(Label(title: { label(titleView) }, icon: { label(value["iconView"]) }))
      }
      let icon: JSONValue =
        value["systemImage"].map { ["symbol": $0] }.map(JSONValue.object)
        ?? .object(["name": value["image"] ?? .string("")])
      return AnyView(Label(title: { label(title) }, icon: { view(.object(["Image": icon])) }))
    case "Slider":
      let range = value["in"]
      return AnyView(
        Slider(
          value: .constant(value["value"]?.double ?? 0), in: (range?[0]?.double ?? 0)...(range?[1]?.double ?? 1)))
    case "TextField": return AnyView(TextField(title?.text ?? "", text: .constant(value["text"]?.text ?? "")))
    case "SecureField": return AnyView(SecureField(title?.text ?? "", text: .constant(value["text"]?.text ?? "")))
    case "List": return AnyView(List { views(value["children"]) })
    case "NavigationStack": return AnyView(NavigationStack { views(value["children"]) })
    default: return nil
    }
  }
}
