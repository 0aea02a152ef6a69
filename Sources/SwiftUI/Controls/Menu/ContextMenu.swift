import CoreGraphics
import SwiftUICore

/// The items of a context menu, for programs that make it apart from the view.
public struct ContextMenu<MenuItems: View> {
  nonisolated(unsafe) let items: MenuItems

  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a menu for the view by a secondary click or by holding it. Without items there is none.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: { menuItems() }, preview: nil as AnyView?))
  }

  /// Opens a menu for the view, with a preview above its items.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: { menuItems() }, preview: preview()))
  }

  @available(*, deprecated, message: "Use contextMenu(menuItems:)")
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: { contextMenu?.items }, preview: nil as AnyView?))
  }
}

private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  nonisolated(unsafe) let items: () -> Items
  nonisolated(unsafe) let preview: Preview?
  @State private var isOpen = false
  @State private var place = MenuPlace()

  nonisolated init(items: @escaping () -> Items, preview: Preview?) {
    self.items = items
    self.preview = preview
  }

  @ViewBuilder func body(content: Content) -> some View {
    if Items.self == EmptyView.self {
      content
    } else {
      content
        .highPriorityGesture(
          LongPressGesture().onEnded { _ in
            place.point = nil
            isOpen = true
          }
        )
        .modifier(
          SecondaryClickModifier { point in
            place.point = point
            isOpen = true
          }
        )
        .present(.menu(place), isPresented: $isOpen) {
          MenuCard {
            if let preview {
              preview
                .frame(maxWidth: .infinity, maxHeight: Metrics.MenuRow.previewHeight)
                .clipped()
            }
            items()
          }
        }
    }
  }

  nonisolated static func _elementCount(of content: Int?) -> Int? { content }
}
