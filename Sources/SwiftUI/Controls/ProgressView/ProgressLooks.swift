import CoreGraphics
import SwiftUICore

/// A bar with its labels above and below.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.ProgressView.labelSpacing) {
      if !labelsHidden { configuration.label }
      bar
      if !labelsHidden {
        configuration.currentValueLabel
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var fill: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }

  private var bar: some View {
    let shape = RoundedRectangle(cornerRadius: Metrics.ProgressView.barRadius, style: .circular)
    return
      shape
      .fill(Color.primaryFill)
      .overlay(alignment: .leading) {
        if let fraction = configuration.fractionCompleted {
          PartOfBar(start: 0, end: fraction).fill(fill)
        } else {
          MovingBar(fill: fill)
        }
      }
      .clipShape(shape)
      .frame(height: Metrics.ProgressView.barHeight)
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// The part of a bar between two fractions of its length, with round ends.
struct PartOfBar: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set {
      start = newValue.first
      end = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let left = rect.width * CGFloat(start)
    let width = rect.width * CGFloat(end) - left
    guard width > 0 else { return Path() }
    let part = CGRect(x: rect.minX + left, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: part, cornerRadius: min(rect.height, width) / 2, style: .circular)
  }
}

/// A piece that goes along the bar again and again.
private struct MovingBar: View {
  let fill: AnyShapeStyle
  @State private var isMoving = false

  var body: some View {
    let share = Double(Metrics.ProgressView.movingShare)
    PartOfBar(start: isMoving ? 1 : -share, end: isMoving ? 1 + share : 0)
      .fill(fill)
      .onAppear {
        withAnimation(
          .easeInOut(duration: Metrics.ProgressView.movingDuration).repeatForever(autoreverses: false)
        ) {
          isMoving = true
        }
      }
  }
}

/// A spinner, or a ring, above its label.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    VStack {
      indicator
      if !labelsHidden {
        configuration.label
          .foregroundStyle(.secondary)
        configuration.currentValueLabel
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private var indicator: some View {
    let side = Metrics.ProgressView.spinner(controlSize)
    if let fraction = configuration.fractionCompleted {
      ring(fraction).frame(width: side, height: side)
    } else {
      Spinner(tint: tint).frame(width: side, height: side)
    }
  }

  private func ring(_ fraction: Double) -> some View {
    let line = StrokeStyle(lineWidth: Metrics.ProgressView.ringWidth, lineCap: .round)
    return Circle()
      .inset(by: Metrics.ProgressView.ringWidth / 2)
      .stroke(Color.primaryFill, lineWidth: Metrics.ProgressView.ringWidth)
      .overlay {
        Circle()
          .inset(by: Metrics.ProgressView.ringWidth / 2)
          .trim(from: 0, to: CGFloat(fraction))
          .rotation(.degrees(-90))
          .stroke(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint), style: line)
      }
  }

  nonisolated static var _elementCount: Int? { 1 }
}

/// Blades of which one after the other is the darkest.
struct Spinner: View {
  let tint: Color?
  @Environment(\.tintStyle) private var surroundingTint

  var body: some View {
    let count = Metrics.ProgressView.blades
    PeriodicView(every: Metrics.ProgressView.turn / Double(count)) { tick in
      ZStack {
        ForEach(0..<count, id: \.self) { blade in
          SpinnerBlade(angle: .degrees(360 / Double(count) * Double(blade)))
            .fill(style)
            .opacity(Self.opacity(ofBlade: blade, tick: tick, count: count))
        }
      }
    }
  }

  private var style: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? surroundingTint ?? AnyShapeStyle(Color.gray)
  }

  private static func opacity(ofBlade blade: Int, tick: Int, count: Int) -> Double {
    let age = ((tick - blade) % count + count) % count
    return max(1 - Double(age) / Double(count - 1) * 0.8, 0.2)
  }
}

private struct SpinnerBlade: Shape {
  let angle: Angle

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let (length, width) = (side * 0.29, side * 0.12)
    let blade = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: CGFloat(angle.radians))
    return Path(roundedRect: blade, cornerRadius: width / 2, style: .circular).applying(transform)
  }
}
