import Foundation
import SwiftUICore

/// The row itself: it can be pressed, selected, swiped, deleted and moved.
struct ListCell: View {
  let row: ElementRow
  let settings: ListRowSettings
  let select: ((Bool) -> Void)?
  let isSelected: Bool
  let decoration: ListRowDecoration
  let reordering: ListReordering
  @State private var handle = ReorderHandle()
  /// Counts how often the button at the beginning was pressed.
  @State private var openRequests = 0

  private var isEditing: Bool { settings.isEditing }
  private var isMovable: Bool { isEditing && row.relocation != nil }

  var body: some View {
    let leading = row.trait(LeadingSwipeActionsTrait.self)
    let trailing = row.trait(TrailingSwipeActionsTrait.self) ?? deletion
    if leading == nil && trailing == nil {
      movable
    } else {
      SwipeableRow(leading: leading, trailing: trailing, openRequests: openRequests, isEditing: isEditing) {
        content
      }
      .modifier(
        Movability(row: row, handle: handle, isEditing: isEditing, reordering: row.relocation == nil ? nil : reordering)
      )
    }
  }

  private var movable: some View {
    content.modifier(
      Movability(row: row, handle: handle, isEditing: isEditing, reordering: row.relocation == nil ? nil : reordering))
  }

  private var content: some View {
    let remove: (() -> Void)? = row.deletion == nil ? nil : { delete() }
    return ListCellContent(
      row: row, settings: settings, select: select, isSelected: isSelected, decoration: decoration,
      handle: isMovable ? handle : nil, delete: remove
    ) {
      openRequests += 1
    }
  }

  /// What swiping a row offers that may be deleted.
  private var deletion: RowSwipeActions? {
    guard row.deletion != nil else { return nil }
    return RowSwipeActions(
      content: AnyView(Button("Delete", role: .destructive, action: delete)), allowsFullSwipe: true)
  }

  private func delete() {
    guard let deletion = row.deletion, let position = deletion.position(of: row.element) else { return }
    withAnimation(.easeInOut(duration: 0.3)) { deletion.delete?(IndexSet(integer: position)) }
  }
}

/// Makes a row movable whose content may be.
private struct Movability: ViewModifier {
  let row: ElementRow
  let handle: ReorderHandle
  let isEditing: Bool
  let reordering: ListReordering?

  @ViewBuilder func body(content: Content) -> some View {
    if let reordering {
      content.modifier(MovableRow(row: row, handle: handle, isEditing: isEditing, reordering: reordering))
    } else {
      content
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { 1 }
}

private struct ListCellContent: View {
  let row: ElementRow
  let settings: ListRowSettings
  let select: ((Bool) -> Void)?
  let isSelected: Bool
  var decoration: ListRowDecoration
  let handle: ReorderHandle?
  let delete: (() -> Void)?
  let requestDeletion: () -> Void
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @State private var isPressed = false

  private var isEditing: Bool { settings.isEditing }
  private var isLink: Bool { row.trait(NavigationLinkTrait.self) != nil }

  private var insets: EdgeInsets {
    var insets = row.trait(ListRowInsetsTrait.self) ?? Metrics.List.rowInsets
    insets.leading += CGFloat(row.trait(RowIndentationTrait.self)) * Metrics.Disclosure.indentation
    return insets
  }

  var body: some View {
    HStack(spacing: 0) {
      if isEditing { editingAccessory }
      rowContent
      if let badge = row.trait(BadgeTrait.self), !isLink { RowBadge(text: badge, trailing: insets.trailing) }
      if let handle { ReorderHandleView(handle: handle).padding(.trailing, insets.trailing / 2) }
    }
    .modifier(shown)
    .background { row.trait(ListRowBackgroundTrait.self) }
    .modifier(ListRowPressModifier(action: action) { isPressed = $0 })
  }

  private var rowContent: some View {
    HStack { ElementRowContent(row) }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(insets)
      .frame(minHeight: minimumHeight)
      .allowsHitTesting(!(isEditing && isLink))
      .semantics { attributes in
        attributes.role = .cell
        attributes.children = .combine
        if isSelected { attributes.addedTraits = .isSelected }
        if let delete { attributes.actions = [("Delete", { delete() })] }
      }
  }

  @ViewBuilder private var editingAccessory: some View {
    if delete != nil {
      accessory("minus.circle.fill", .red)
        .modifier(PressModifier(onPressing: { _ in }, action: requestDeletion))
        .semantics {
          $0.children = .ignore
          $0.role = .button
          $0.label = Text("Remove")
          $0.activate = { requestDeletion() }
        }
    } else if settings.selectsSeveral, select != nil {
      accessory(
        isSelected ? "checkmark.circle.fill" : "circle", isSelected ? Color.accentColor : Color.systemGray3
      )
      .accessibilityHidden(true)
    }
  }

  private func accessory(_ symbol: String, _ color: Color) -> some View {
    Image(systemName: symbol)
      .font(.system(size: Metrics.EditedRow.circleSize))
      .foregroundStyle(color)
      .frame(width: Metrics.EditedRow.shift)
      .padding(.leading, insets.leading / 2)
      .contentShape(Rectangle())
      .transition(.move(edge: .leading).combined(with: .opacity))
  }

  private var action: (() -> Void)? {
    guard let select else { return nil }
    let isEditing = isEditing
    return { select(isEditing) }
  }

  private var shown: ListRowDecoration {
    var decoration = decoration
    if isPressed || isSelected { decoration.highlight = .systemGray4 }
    return decoration
  }
}

/// A short text at the end of a row.
struct RowBadge: View {
  let text: Text
  var trailing: CGFloat = 0

  var body: some View {
    text
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .fixedSize()
      .padding(.trailing, trailing)
  }
}
