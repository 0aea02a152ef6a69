import SwiftUICore

/// One row of a list, or a section's header or footer, with what stands around it.
struct ListRow: View {
  let row: ElementRow
  let look: _ListLook
  let select: ((Bool) -> Void)?
  let isSelected: Bool

  var body: some View {
    switch row.role {
    case .header: header
    case .content: content.padding(.top, gap)
    case .footer: footer
    }
  }

  // MARK: Headers and footers

  private var header: some View {
    ElementRowContent(row)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(look.isGrouped ? Metrics.List.headerInsets : Metrics.List.plainHeaderInsets)
      .padding(.horizontal, sideMargin)
      .background(look.kind == .plain ? Color.secondarySystemBackground : Color.clear)
      .padding(.top, look.isGrouped ? (row.section == 0 ? Metrics.List.firstGap : Metrics.List.sectionGap / 2) : 0)
      .accessibilityAddTraits(.isHeader)
  }

  private var footer: some View {
    ElementRowContent(row)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(Metrics.List.footerInsets)
      .padding(.horizontal, sideMargin)
  }

  private var sideMargin: CGFloat { look.kind == .insetGrouped || look.kind == .inset ? Metrics.List.cardMargin : 0 }

  private var gap: CGFloat {
    guard look.isGrouped, row.isFirst, !row.hasHeader else { return 0 }
    return row.section == 0 ? Metrics.List.firstGap : Metrics.List.sectionGap
  }

  // MARK: Rows

  private var content: some View {
    EditableRow(row: row, select: select, isSelected: isSelected, decoration: decoration, insets: insets)
      .padding(.horizontal, sideMargin)
  }

  private var insets: EdgeInsets { row.trait(ListRowInsetsTrait.self) ?? Metrics.List.rowInsets }

  private var decoration: ListRowDecoration {
    var decoration = ListRowDecoration()
    decoration.background = look.isGrouped ? .secondaryGroupedBackground : nil
    if row.trait(ListRowBackgroundTrait.self) != nil { decoration.background = nil }
    let hidesSeparator = row.trait(ListRowSeparatorTrait.self) == .hidden || look.kind == .sidebar
    let line = row.trait(ListRowSeparatorTintTrait.self) ?? .separatorLine
    if look.kind == .insetGrouped {
      decoration.topRadius = row.isFirst ? Metrics.List.cardRadius : 0
      decoration.bottomRadius = row.isLast ? Metrics.List.cardRadius : 0
      decoration.clipsContent = row.isFirst || row.isLast
    }
    guard !hidesSeparator else { return decoration }
    if look.kind == .grouped {
      if row.isFirst { decoration.topSeparator = .init(color: line, leading: 0) }
      decoration.bottomSeparator = .init(color: line, leading: row.isLast ? 0 : nil)
    } else if !row.isLast || look.kind == .plain {
      decoration.bottomSeparator = .init(color: line, leading: nil)
    }
    return decoration
  }
}

/// A row that can be pressed, swiped and edited.
private struct EditableRow: View {
  let row: ElementRow
  let select: ((Bool) -> Void)?
  let isSelected: Bool
  var decoration: ListRowDecoration
  let insets: EdgeInsets

  @Environment(\.editMode) private var editMode
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @State private var isPressed = false
  @State private var offset: CGFloat = 0
  @State private var isOpen = false
  @State private var width: CGFloat = 0

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  private var shown: ListRowDecoration {
    var decoration = decoration
    if isPressed || isSelected { decoration.highlight = .systemGray4 }
    return decoration
  }

  var body: some View {
    let deletion = row.deletion
    ZStack(alignment: .trailing) {
      if deletion != nil, offset < 0 {
        Button(role: .destructive, action: delete) {
          Text("Delete").foregroundColor(.white)
            .frame(width: max(-offset, 0)).frame(maxHeight: .infinity).background(Color.red)
        }
        .buttonStyle(.plain)
      }
      cell(deletion: deletion).offset(x: offset)
    }
    .clipped()
    .gesture(swipe, including: deletion != nil && !isEditing ? .all : .subviews)
    .background(
      GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } }
    )
  }

  private func cell(deletion: DynamicContentActions?) -> some View {
    HStack(spacing: 0) {
      if isEditing, deletion != nil {
        Button {
          withAnimation(.easeOut(duration: 0.25)) {
            isOpen = true
            offset = -Metrics.List.deleteWidth
          }
        } label: {
          Image(systemName: "minus.circle.fill").font(.title3).foregroundColor(.red)
            .frame(width: Metrics.List.editShift)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Remove")
        .padding(.leading, insets.leading / 2)
        .transition(.move(edge: .leading).combined(with: .opacity))
      }
      HStack {
        ElementRowContent(row)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(insets)
      .frame(minHeight: minimumHeight)
      .semantics { attributes in
        attributes.role = .cell
        attributes.children = .combine
        if isSelected { attributes.addedTraits = .isSelected }
        if deletion != nil { attributes.actions = [("Delete", { delete() })] }
      }
      if isEditing, row.relocation != nil {
        Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary).padding(.trailing, insets.trailing)
          .accessibilityLabel("Reorder")
      }
    }
    .frame(minHeight: minimumHeight)
    .modifier(shown)
    .background { row.trait(ListRowBackgroundTrait.self) }
    .modifier(
      ListRowPressModifier(action: select.map { select in { select(isEditing) } }) { isPressed = $0 })
  }

  // MARK: Deleting

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 12)
      .onChanged { value in
        guard isOpen || abs(value.translation.width) > abs(value.translation.height) else { return }
        let start = isOpen ? -Metrics.List.deleteWidth : 0
        offset = min(start + value.translation.width, 0)
      }
      .onEnded { value in
        let distance = -offset
        if distance > max(width, 1) * Metrics.List.fullSwipe {
          delete()
        } else {
          let opens = distance > Metrics.List.deleteWidth / 2
          withAnimation(.easeOut(duration: 0.25)) {
            isOpen = opens
            offset = opens ? -Metrics.List.deleteWidth : 0
          }
        }
      }
  }

  private func delete() {
    guard let deletion = row.deletion, let position = deletion.position(of: row.element) else { return }
    withAnimation(.easeInOut(duration: 0.3)) {
      isOpen = false
      offset = 0
      deletion.delete?(IndexSet(integer: position))
    }
  }
}
