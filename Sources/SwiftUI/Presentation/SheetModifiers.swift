import CoreGraphics

extension View {
  /// Presents a sheet while the binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item while there is one; another item replaces the sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the window while the binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the window with the view for an item while there is one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.cover, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover that points at the view; in a narrow window a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.popover(attachmentAnchor, arrowEdge: arrowEdge), isPresented: isPresented, content: content)
  }

  /// Presents a popover for an item while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.popover(attachmentAnchor, arrowEdge: arrowEdge), item: item, content: content)
  }
}
