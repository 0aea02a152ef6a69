import CoreGraphics
import Foundation
import SwiftUICore

/// A column of a table, or several.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator
  var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { get }
}

/// The columns of a table.
public struct _TableColumns<RowValue: Identifiable, Sort> {
  struct Column {
    var label: AnyView
    var width = TableColumnWidth()
    var content: (RowValue) -> AnyView
    /// Makes what sorts by the column; nil for columns that cannot be sorted by.
    var comparator: ((SortOrder) -> Sort)?
    /// The order in which a comparator sorts by this column; nil if it sorts by something else.
    var order: ((Sort) -> SortOrder?)?
  }

  var columns: [Column]
}

/// The room that a column takes.
struct TableColumnWidth: Equatable {
  var least: CGFloat = Metrics.Table.leastWidth
  var ideal: CGFloat?
  var most: CGFloat = .infinity
}

/// A column that shows a view for each row.
///
/// With a value, the table can be sorted by the column.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  nonisolated(unsafe) private var column: _TableColumns<RowValue, Sort>.Column

  nonisolated private init(
    label: Label, content: @escaping (RowValue) -> Content, comparator: ((SortOrder) -> Sort?)? = nil,
    order: ((Sort) -> SortOrder?)? = nil
  ) {
    var make: ((SortOrder) -> Sort)?
    if let comparator, comparator(.forward) != nil {
      make = { order in
        guard let sort = comparator(order) else { preconditionFailure("made one before") }
        return sort
      }
    }
    column = .init(
      label: label.asLabel(), content: { AnyView(content($0)) }, comparator: make, order: make == nil ? nil : order)
  }

  public var _columns: _TableColumns<RowValue, Sort> { _TableColumns(columns: [column]) }

  /// Sets the width; nil is the table's own.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.column.width =
      width.map { TableColumnWidth(least: $0, ideal: $0, most: $0) } ?? TableColumnWidth()
    return copy
  }

  /// Sets the limits of the width.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var copy = self
    copy.column.width = TableColumnWidth(
      least: min ?? Metrics.Table.leastWidth, ideal: ideal, most: max ?? .infinity)
    return copy
  }
}

extension TableColumn where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), content: content)
  }

  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), value: value, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), value: value, content: content)
  }

  nonisolated private init<V: Comparable>(
    label: Text, value: KeyPath<RowValue, V>, content: @escaping (RowValue) -> Content
  ) {
    // Key paths without captured values are sendable, which their type cannot say.
    let value = unsafeBitCast(value, to: (any KeyPath<RowValue, V> & Sendable).self)
    self.init(
      label: label, content: content,
      comparator: { KeyPathComparator<RowValue>(value, order: $0) as? Sort },
      order: { sort in
        guard let sort = sort as? KeyPathComparator<RowValue>, sort.keyPath as AnyKeyPath == value as AnyKeyPath
        else { return nil }
        return sort.order
      })
  }
}

extension TableColumn where Label == Text, Content == Text {
  /// A column of texts.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    nonisolated(unsafe) let value = value
    self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    nonisolated(unsafe) let value = value
    self.init(title, value: value) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  @MainActor
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> _TableColumns<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
    column._columns
  }

  public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: columns.flatMap(\.columns))
  }

  public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(columns: [])
  }

  public static func buildEither(first columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
    columns
  }

  public static func buildEither(second columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
    columns
  }
}
