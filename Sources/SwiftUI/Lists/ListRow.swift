import SwiftUICore

/// What the rows of a list have in common.
struct ListRowSettings: Equatable {
  var look: _ListLook
  var rowSpacing: CGFloat?
  var sectionSpacing: ListSectionSpacing
  var isEditing: Bool
  /// True when several rows can be selected, while the list is edited.
  var selectsSeveral: Bool
}

/// One row of a list, or a section's header or footer, with what stands around it.
struct ListRow: View {
  let row: ElementRow
  let settings: ListRowSettings
  let select: ((Bool) -> Void)?
  let isSelected: Bool
  let reordering: ListReordering

  private var look: _ListLook { settings.look }

  var body: some View {
    switch row.role {
    case .header: ListSectionHeader(row: row, settings: settings)
    case .content: content.padding(.top, gap)
    case .footer: footer
    }
  }

  private var footer: some View {
    ElementRowContent(row)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(Metrics.List.footerInsets)
      .padding(.horizontal, look.sideMargin)
  }

  /// Distance from what stands above.
  private var gap: CGFloat {
    var gap: CGFloat = 0
    if let spacing = settings.rowSpacing, !row.isFirst { gap = spacing }
    guard row.isFirst, !row.hasHeader else { return gap }
    if look.isGrouped { return row.section == 0 ? Metrics.List.firstGap : spacing.length }
    return row.section > 0 && look.kind == .sidebar ? spacing.length / 2 : gap
  }

  private var spacing: ListSectionSpacing { row.trait(SectionSpacingTrait.self) ?? settings.sectionSpacing }

  // MARK: Rows

  @ViewBuilder private var content: some View {
    let cell = ListCell(
      row: row, settings: settings, select: select, isSelected: isSelected, decoration: decoration,
      reordering: reordering)
    cell.padding(.horizontal, look.sideMargin)
  }

  private var decoration: ListRowDecoration {
    var decoration = ListRowDecoration()
    let standsAlone = (settings.rowSpacing ?? 0) > 0
    decoration.background = look.isGrouped ? .secondaryGroupedBackground : nil
    if look.alternates, !row.index.isMultiple(of: 2) { decoration.background = .systemGray6 }
    if row.trait(ListRowBackgroundTrait.self) != nil { decoration.background = nil }
    if look.kind == .insetGrouped {
      decoration.topRadius = row.isFirst || standsAlone ? Metrics.List.cardRadius : 0
      decoration.bottomRadius = row.isLast || standsAlone ? Metrics.List.cardRadius : 0
      decoration.clipsContent = decoration.topRadius > 0 || decoration.bottomRadius > 0
    }
    if look.kind == .sidebar { decoration.highlightRadius = Metrics.List.sidebarRadius }
    decoration.topSeparator = separator(.top, standsAlone: standsAlone)
    decoration.bottomSeparator = separator(.bottom, standsAlone: standsAlone)
    return decoration
  }

  private func separator(_ edge: VerticalEdge, standsAlone: Bool) -> ListRowDecoration.Separator? {
    let isEnd = edge == .top ? row.isFirst : row.isLast
    let visibility: Visibility
    let tint: Color?
    if isEnd {
      let rowVisibility = edge == .top ? row.trait(TopSeparatorTrait.self) : row.trait(BottomSeparatorTrait.self)
      let sectionVisibility =
        edge == .top ? row.trait(TopSectionSeparatorTrait.self) : row.trait(BottomSectionSeparatorTrait.self)
      visibility = sectionVisibility == .automatic ? rowVisibility : sectionVisibility
      tint =
        edge == .top
        ? row.trait(TopSectionSeparatorTintTrait.self) ?? row.trait(TopSeparatorTintTrait.self)
        : row.trait(BottomSectionSeparatorTintTrait.self) ?? row.trait(BottomSeparatorTintTrait.self)
    } else {
      visibility = edge == .top ? row.trait(TopSeparatorTrait.self) : row.trait(BottomSeparatorTrait.self)
      tint =
        edge == .top ? row.trait(TopSeparatorTintTrait.self) : row.trait(BottomSeparatorTintTrait.self)
    }
    // Between two rows the upper one draws the line; a lower one that asks for it draws its own.
    let isShownByDefault: Bool =
      switch look.kind {
      case .grouped: edge == .bottom || isEnd
      case .plain: edge == .bottom
      case .insetGrouped, .inset: edge == .bottom && !isEnd && !standsAlone
      case .sidebar, .automatic: false
      }
    let isShown = visibility == .visible || (visibility == .automatic && isShownByDefault)
    guard isShown else { return nil }
    return .init(color: tint ?? .separatorLine, leading: isEnd && look.kind == .grouped ? 0 : nil)
  }
}

/// The header of a section, with a chevron where the section can be folded up.
private struct ListSectionHeader: View {
  let row: ElementRow
  let settings: ListRowSettings
  @Environment(\.headerProminence) private var prominence
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeight

  private var look: _ListLook { settings.look }

  var body: some View {
    HStack(spacing: Metrics.List.accessoryGap) {
      ElementRowContent(row).frame(maxWidth: .infinity, alignment: .leading)
      if let expansion { chevron(expansion) }
    }
    .frame(minHeight: minimumHeight)
    .padding(insets)
    .padding(.horizontal, look.sideMargin)
    .background(look.kind == .plain ? Color.secondarySystemBackground : Color.clear)
    .padding(.top, gap)
    .accessibilityAddTraits(.isHeader)
  }

  private var insets: EdgeInsets {
    if look.kind == .sidebar || prominence == .increased { return Metrics.List.prominentHeaderInsets }
    return look.isGrouped ? Metrics.List.headerInsets : Metrics.List.plainHeaderInsets
  }

  private var gap: CGFloat {
    if look.kind == .sidebar, row.section > 0 { return settings.sectionSpacing.length / 2 }
    guard look.isGrouped else { return 0 }
    return row.section == 0 ? Metrics.List.firstGap : settings.sectionSpacing.length / 2
  }

  /// Sections of a sidebar can be folded up.
  private var expansion: Binding<Bool>? {
    guard look.kind == .sidebar, let section = row.sectionNode, section.isCollapsible else { return nil }
    return section.expansion
  }

  private func chevron(_ expansion: Binding<Bool>) -> some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: Metrics.List.headerChevronSize, weight: .semibold))
      .foregroundStyle(.tint)
      .rotationEffect(.degrees(expansion.wrappedValue ? 90 : 0))
      .padding(.leading, Metrics.List.accessoryGap)
      .contentShape(Rectangle())
      .modifier(
        PressModifier(onPressing: { _ in }) {
          withAnimation(.easeInOut(duration: Metrics.Disclosure.duration)) { expansion.wrappedValue.toggle() }
        }
      )
      .semantics {
        $0.children = .ignore
        $0.role = .button
        $0.label = Text(expansion.wrappedValue ? "Collapse" : "Expand")
        $0.activate = { expansion.wrappedValue.toggle() }
      }
  }
}
