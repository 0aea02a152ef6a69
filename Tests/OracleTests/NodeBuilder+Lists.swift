import SwiftUI

extension NodeBuilder {
  /// A row that a list or a table makes of a piece of data.
  struct Record: Identifiable {
    var id: JSONValue
    var values: [String: JSONValue]
    var children: [Record]?
  }

  func collection(_ type: String, _ value: JSONValue) -> AnyView? {
    switch type {
    case "List":
      if let tree = value["tree"] { return outline(tree, value["row"] ?? .null) }
      guard let data = value["data"]?.array else { return AnyView(List { views(value["children"]) }) }
      let records = records(data)
      if value.object?["selection"] != nil {
        let selection: JSONValue? = value["selection"]
        return AnyView(List(records, selection: .constant(selection)) { row(value["row"] ?? .null, $0) })
      }
      return AnyView(List(records) { row(value["row"] ?? .null, $0) })
    case "Table": return table(value)
    default: return nil
    }
  }

  /// Rows keep the numbers that they were given first, from 1.
  private func records(_ data: [JSONValue]) -> [Record] {
    data.enumerated().map { index, entry in
      let id = entry["id"] ?? .number(Double(model.number(of: entry, at: index)))
      return Record(id: id, values: (entry.object ?? ["name": entry]).merging(["id": id]) { $1 })
    }
  }

  private func row(_ template: JSONValue, _ record: Record) -> AnyView { view(template.filled(with: record.values)) }

  private func outline(_ tree: JSONValue, _ template: JSONValue) -> AnyView {
    func records(_ value: JSONValue) -> [Record]? {
      if let names = value.array {
        return names.map { Record(id: $0, values: ["name": $0]) }
      }
      return value.object?.sorted { $0.key < $1.key }.map { name, inner in
        Record(id: .string(name), values: ["name": .string(name)], children: records(inner))
      }
    }
    return AnyView(List(records(tree) ?? [], children: \.children) { row(template, $0) })
  }

  // MARK: Tables

  private func table(_ value: JSONValue) -> AnyView? {
    let rows = (value["rows"]?.array ?? []).enumerated().map { index, fields in
      Record(id: .number(Double(index + 1)), values: ["fields": fields])
    }
    let columns = value["columns"]?.array ?? []
    func column(_ index: Int) -> TableColumn<Record, Never, AnyView, Text> {
      let title = columns[index]["title"]?.text ?? ""
      return TableColumn(title) { cell(columns[index]["cell"]?.text ?? "", index, title, $0) }
    }
    switch columns.count {
    case 2:
      return AnyView(
        Table(rows) {
          column(0)
          column(1)
        })
    case 3:
      return AnyView(
        Table(rows) {
          column(0)
          column(1)
          column(2)
        })
    case 4:
      return AnyView(
        Table(rows) {
          column(0)
          column(1)
          column(2)
          column(3)
        })
    default: return nil
    }
  }

  /// A text of the row's field, probed if the description says so: `Text of the field, probed color{row 1..3}`.
  private func cell(_ description: String, _ column: Int, _ title: String, _ record: Record) -> AnyView {
    let text = AnyView(Text(verbatim: record.values["fields"]?[column]?.text ?? title))
    guard let probe = description.components(separatedBy: "probed ").dropFirst().first else { return text }
    let name = probe.prefix { $0 != "{" }
    return probed(text, name + record.id.text)
  }

  // MARK: Modifiers of lists

  func listModified(_ view: AnyView, _ name: String, _ value: JSONValue) -> AnyView? {
    switch name {
    case "listStyle":
      return switch value.string {
      case "plain": AnyView(view.listStyle(.plain))
      case "inset": AnyView(view.listStyle(.inset))
      case "sidebar": AnyView(view.listStyle(.sidebar))
      case "grouped": AnyView(view.listStyle(.grouped))
      case "insetGrouped": AnyView(view.listStyle(.insetGrouped))
      case "bordered": AnyView(view.listStyle(.plain).border(Color.gray))
      default: nil
      }
    case "formStyle":
      return value.string == "columns" ? AnyView(view.formStyle(.columns)) : AnyView(view.formStyle(.grouped))
    case "listRowSpacing": return AnyView(view.listRowSpacing(value.length))
    case "listSectionSpacing": return value.length.map { AnyView(view.listSectionSpacing($0)) }
    default: return nil
    }
  }
}
