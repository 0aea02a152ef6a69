import SwiftUI

let palette: [Color] = [
  color(0xE64D42), color(0xF29C29), color(0xF2C433), color(0x33B366), color(0x2E94D9), color(0x5C5CCC),
  color(0xA352BF), color(0x8C949E),
]

private func color(_ hex: Int) -> Color {
  let red = Double(hex >> 16 & 255) / 255
  let green = Double(hex >> 8 & 255) / 255
  let blue = Double(hex & 255) / 255
  return Color(red: red, green: green, blue: blue)
}

extension Font {
  static func pixels(_ size: CGFloat) -> Font { .system(size: size) }
}

/// What the steps change.
@Observable @MainActor
final class BenchmarkModel {
  var cells = (0..<1000).map { BenchmarkModel.digits($0) }
  var step = 0
  var isMoved = false

  static func digits(_ value: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(5 - text.count, 0)) + text
  }
}

struct HelloView: View {
  var body: some View { Text("Hello, world").font(.pixels(17)) }
}

struct RowsView: View {
  let rows: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { RowView(index: $0) }
      }
    }
  }
}

struct RowView: View {
  let index: Int

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8).fill(palette[index % 8]).frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Row \(index)").font(.pixels(17)).foregroundColor(.black)
        Text(verbatim: "Subtitle for row \(index), group \(index % 7)").font(.pixels(13))
          .foregroundColor(Color(white: 0x77 / 255))
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(height: 60)
    .overlay(alignment: .bottom) { Color(white: 0xD0 / 255).frame(height: 1) }
  }
}

struct CellsView: View {
  let model: BenchmarkModel

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<25, id: \.self) { column in
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            Text(verbatim: model.cells[row * 25 + column]).font(.pixels(13)).foregroundColor(.black)
              .frame(width: 51, height: 20)
          }
        }
      }
    }
  }
}

struct MovingView: View {
  let model: BenchmarkModel
  private let places: [(from: CGPoint, to: CGPoint)]

  init(model: BenchmarkModel) {
    self.model = model
    var random = BenchmarkRandom()
    places = (0..<500).map { _ in
      func point() -> CGPoint { CGPoint(x: random.next() % 1240, y: random.next() % 772) }
      return (point(), point())
    }
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<500, id: \.self) { index in
        let place = model.isMoved ? places[index].to : places[index].from
        RoundedRectangle(cornerRadius: 8).fill(palette[index % 8]).frame(width: 40, height: 28)
          .offset(x: place.x, y: place.y)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear {
      withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { model.isMoved = true }
    }
  }
}
