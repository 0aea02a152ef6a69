import SwiftUI

extension NodeBuilder {
  func navigation(_ type: String, _ value: JSONValue) -> AnyView? {
    switch type {
    case "NavigationStack": return stack(value)
    case "NavigationLink": return link(value)
    case "NavigationSplitView": return splitView(value)
    case "TabView": return tabs(value)
    default: return nil
    }
  }

  private func stack(_ value: JSONValue) -> AnyView {
    guard let path = value["path"]?.array else {
      return AnyView(NavigationStack { views(value["children"]) })
    }
    let template = value["destination"]?["view"] ?? .null
    return AnyView(
      NavigationStack(path: .constant(path.compactMap(\.int))) {
        views(value["children"]).navigationDestination(for: Int.self) { number in
          view(
            template.mappingStrings { $0 == "n + 1" ? .number(Double(number + 1)) : .string($0) }
              .filled(with: ["n": .number(Double(number))]))
        }
      })
  }

  private func link(_ value: JSONValue) -> AnyView {
    let title = value["label"] ?? value["title"]
    if let target = value["value"] { return AnyView(NavigationLink(value: target.int ?? 0) { label(title) }) }
    return AnyView(NavigationLink(destination: { EmptyView() }, label: { label(title) }))
  }

  private func splitView(_ value: JSONValue) -> AnyView {
    let visibility: NavigationSplitViewVisibility =
      switch value["columnVisibility"]?.string {
      case "detailOnly": .detailOnly
      case "all": .all
      case "doubleColumn": .doubleColumn
      default: .automatic
      }
    if let content = value["content"] {
      return AnyView(
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          label(value["sidebar"])
        } content: {
          label(content)
        } detail: {
          label(value["detail"])
        })
    }
    return AnyView(
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        label(value["sidebar"])
      } detail: {
        label(value["detail"])
      })
  }

  private func tabs(_ value: JSONValue) -> AnyView {
    let tabs = value["tabs"]?.array ?? []
    return AnyView(
      TabView(selection: .constant(value["selection"]?.int ?? 0)) {
        ForEach(Array(tabs.indices), id: \.self) { index in
          label(tabs[index]["view"]).tabItem { Text(verbatim: tabs[index]["item"]?.text ?? "") }.tag(index)
        }
      })
  }

  func navigationModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    switch name {
    case "navigationTitle": return AnyView(view.navigationTitle(Text(verbatim: value.text)))
    case "navigationBarTitleDisplayMode":
      return AnyView(view.navigationBarTitleDisplayMode(value.string == "inline" ? .inline : .large))
    case "navigationSplitViewColumnWidth":
      return value.length.map { AnyView(view.navigationSplitViewColumnWidth($0)) }
    default: return nil
    }
  }
}
