import CoreGraphics
import Rendering

/// The thumbs of a scroll view: they lie over the content, appear while it moves, and fade away after it has stopped.
@MainActor
final class ScrollIndicators {
  private enum Look {
    static let thickness: CGFloat = 3
    static let inset: CGFloat = 3
    static let leastLength: CGFloat = 36
    /// A thumb squeezed by pulled content gets no shorter than this.
    static let squeezedLength: CGFloat = 7
    static let light = RGBA(red: 0, green: 0, blue: 0, alpha: 0.35)
    static let dark = RGBA(red: 1, green: 1, blue: 1, alpha: 0.4)
    /// Seconds that the thumbs stay after the content has stopped.
    static let rest = 0.6
    static let fade = Animation.easeOut(duration: 0.4)
  }

  private unowned let scroll: ScrollRenderNode
  private lazy var opacity = AnimatedAttribute<Double>(root: scroll.root) { [weak self] in
    self?.scroll.invalidateDisplay()
  }
  private var hideRequest = 0

  init(scroll: ScrollRenderNode) { self.scroll = scroll }

  private func visibility(_ axis: Axis) -> ScrollIndicatorVisibility.Kind {
    scroll.options?.indicators[axis].kind ?? .automatic
  }

  private func isShown(_ axis: Axis) -> Bool {
    guard scroll.axes.includes(axis) else { return false }
    let kind = visibility(axis)
    return kind == .automatic || kind == .visible
  }

  private var isAnyShown: Bool { isShown(.horizontal) || isShown(.vertical) }

  func contentDidMove() {
    guard isAnyShown else { return }
    show()
    if scroll.drag == nil { scheduleHiding() }
  }

  func contentDidStop() {
    if isAnyShown { scheduleHiding() }
  }

  /// Shows the thumbs for a moment.
  func flash() {
    guard isAnyShown else { return }
    show()
    scroll.invalidateDisplay()
    scheduleHiding()
  }

  private func show() {
    if opacity.target != 1 || opacity.isAnimating { opacity.jump(to: 1) }
  }

  private var hideDue = 0.0

  /// One timer at a time looks whether the content has been still for long enough.
  private func scheduleHiding() {
    let wasScheduled = hideDue > scroll.root.time
    hideDue = scroll.root.time + Look.rest
    if !wasScheduled { wait(Look.rest) }
  }

  private func wait(_ delay: Double) {
    scroll.root.schedule(after: delay) { [weak self] in
      guard let self else { return }
      let left = hideDue - scroll.root.time
      if left > 0.01 {
        wait(left)
      } else if scroll.drag == nil {
        opacity.set(0, transaction: Transaction(animation: Look.fade))
      }
    }
  }

  // MARK: Drawing

  func fragments() -> [PlacedFragment] {
    guard opacity.presented > 0 else { return [] }
    return Axis.allCases.compactMap { axis in
      guard isShown(axis), let thumb = thumb(axis) else { return nil }
      let radius = Look.thickness / 2
      let fill = Fragment(
        .fill(
          .roundedRect(
            CGRect(origin: .zero, size: thumb.size), cornerSize: CGSize(width: radius, height: radius),
            continuous: false),
          .color(scroll.options?.isDark == true ? Look.dark : Look.light), evenOdd: false, antialiased: true))
      let shown = opacity.presented >= 1 ? fill : Fragment(.opacity(opacity.presented, fill))
      return PlacedFragment(shown, at: thumb.origin)
    }
  }

  /// The thumb's place in the scroll view's coordinates; nil when everything fits.
  private func thumb(_ axis: Axis) -> CGRect? {
    guard let options = scroll.options else { return nil }
    let range = scroll.offsetRange[axis]
    let span = range.upperBound - range.lowerBound
    guard span > 0.5 else { return nil }
    let margins = options.margins.indicators(in: options.direction)
    var covered = scroll.insets
    let content = options.margins.content(in: options.direction)
    covered = EdgeInsets(
      top: covered.top - content.top + margins.top,
      leading: covered.leading - content.leading + margins.leading,
      bottom: covered.bottom - content.bottom + margins.bottom,
      trailing: covered.trailing - content.trailing + margins.trailing)
    let start = scroll.viewport.origin[axis] + covered.start(axis) + Look.inset
    let crosses =
      isShown(axis.other)
      && scroll.offsetRange[axis.other].upperBound > scroll.offsetRange[axis.other].lowerBound
    let length =
      scroll.viewport.size[axis] - covered.length(axis) - 2 * Look.inset
      - (crosses ? Look.inset + Look.thickness : 0)
    guard length > Look.leastLength else { return nil }
    let page = scroll.viewport.size[axis] - scroll.insets.length(axis)
    var thumbLength = max(length * page / (page + span), Look.leastLength)
    var part = (scroll.offset[axis] - range.lowerBound) / span
    // Pulled beyond an end, the thumb is squeezed against it.
    let beyond = part < 0 ? -part * span : part > 1 ? (part - 1) * span : 0
    if beyond > 0 {
      thumbLength = max(thumbLength - beyond, Look.squeezedLength)
      part = min(max(part, 0), 1)
    }
    var rect = CGRect.zero
    rect.size[axis] = thumbLength
    rect.size[axis.other] = Look.thickness
    rect.origin[axis] = start + (length - thumbLength) * part
    if axis == .vertical, options.direction == .rightToLeft {
      rect.origin.x = scroll.viewport.minX + covered.leading + Look.inset
    } else {
      rect.origin[axis.other] =
        scroll.viewport.origin[axis.other] + scroll.viewport.size[axis.other] - covered.end(axis.other)
        - Look.inset - Look.thickness
    }
    return snapped(rect)
  }

  private func snapped(_ rect: CGRect) -> CGRect {
    let scale = scroll.root.scale
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: (rect.width * scale).rounded() / scale, height: (rect.height * scale).rounded() / scale)
  }
}
