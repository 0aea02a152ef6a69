import Foundation
import SwiftUITesting
import Testing

/// What holds for whole paragraphs: the height of lines, sides, directions.
@MainActor
@Suite struct ParagraphTests {
  private final class Report { var layouts: [Text.Layout] = [] }

  private func height<V: View>(_ view: V) -> CGFloat { TestHost(view).elements.first?.frame.height ?? 0 }

  private func layout<V: View>(_ view: V, direction: LayoutDirection = .leftToRight) throws -> Text.Layout {
    let report = Report()
    let host = TestHost(
      view.backgroundPreferenceValue(Text.LayoutKey.self) { layouts in
        let _ = report.layouts = layouts.map(\.layout)
        Color.clear
      }, layoutDirection: direction)
    host.update()
    return try #require(report.layouts.first)
  }

  private func distances<V: View>(_ view: V) throws -> [CGFloat] {
    let baselines = try layout(view).map(\.origin.y)
    return zip(baselines.dropFirst(), baselines).map { ($0 - $1).rounded(toPlaces: 3) }
  }

  @Test func linesHaveTheHeightThatTheyAreGiven() throws {
    let text = Text("First\nSecond\nThird").font(.system(size: 20))
    #expect(height(text.lineHeight(.exact(points: 40))) == 120)
    #expect(height(Text("One").lineHeight(.exact(points: 40))) == 40)
    #expect(height(text.lineHeight(.multiple(factor: 2.5))) == 150)
    #expect(height(text.lineHeight(.leading(increase: 5))) == 75)
    #expect(try distances(text.lineHeight(.exact(points: 40))) == [40, 40])
    #expect(try distances(text.lineHeight(.exact(points: 12))) == [12, 12])
    #expect(try distances(text.lineHeight(.exact(points: 40)).lineSpacing(7)) == [47, 47])
  }

  @Test func namedHeightsAreInOrder() {
    let text = Text("First\nSecond")
    let tight = height(text.lineHeight(.tight))
    let normal = height(text.lineHeight(.normal))
    let loose = height(text.lineHeight(.loose))
    #expect(tight < normal && normal < loose)
    #expect(height(text.lineHeight(nil)) == height(text))
    #expect(height(text.lineHeight(.exact(points: 90)).lineHeight(.loose)) == 180)
  }

  @Test func variableHeightsGoByWhatIsInTheLine() throws {
    let text = Text("small\n\(Text("large").font(.system(size: 50)))\nsmall").font(.system(size: 10))
    func heights(_ height: AttributedString.LineHeight) throws -> [CGFloat] {
      try layout(text.lineHeight(height)).map { $0.typographicBounds.rect.height.rounded(toPlaces: 3) }
    }
    // Each line is a paragraph, whose largest letters count.
    #expect(try heights(.multiple(factor: 1)) == [10, 50, 10])
    #expect(height(text.lineHeight(.multiple(factor: 1))) == 70)
    let variable = try heights(.variable)
    #expect(variable[0] == variable[2] && variable[0] < 13 && variable[1] > 55)
    #expect(abs(height(text.lineHeight(.variable)) - variable.reduce(0, +)) < 1)
    let wrapped = Text("small \(Text("large").font(.system(size: 50))) small").font(.system(size: 10))
    let same = try layout(wrapped.lineHeight(.multiple(factor: 1)).frame(width: 60))
    #expect(same.count >= 3)
    #expect(same.allSatisfy { abs($0.typographicBounds.rect.height - 50) < 0.01 })
    let own = try layout(wrapped.lineHeight(.variable).frame(width: 60))
    #expect(try #require(own.first).typographicBounds.rect.height < 15)
  }

  @Test func paragraphsHaveHeightsOfTheirOwn() throws {
    var string = AttributedString("High lines\n")
    string.lineHeight = .exact(points: 60)
    string += AttributedString("low lines")
    #expect(try distances(Text(string).lineHeight(.exact(points: 20))) == [40])
    #expect(height(Text(string).lineHeight(.exact(points: 20))) == 80)
  }

  @Test func anAttributeHoldsForTheWholeParagraph() throws {
    var string = AttributedString("One two\nthree")
    let two = try #require(string.range(of: "two"))
    string[two].lineHeight = .exact(points: 50)
    string[two].alignment = .right
    #expect(string.runs.map(\.lineHeight) == [.exact(points: 50), nil])
    #expect(string.runs.first?.alignment == .right)
  }

  @Test func paragraphsStandOnTheirOwnSides() throws {
    var string = AttributedString("A line that is longer than all others\n")
    var left = AttributedString("left\n")
    left.alignment = .left
    var center = AttributedString("center\n")
    center.alignment = .center
    var right = AttributedString("right")
    right.alignment = .right
    string += left + center + right
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let lines = Array(try layout(Text(string).multilineTextAlignment(.trailing), direction: direction))
      let width = lines[0].typographicBounds.width
      #expect(lines[1].origin.x == 0)
      #expect(abs(lines[2].typographicBounds.rect.midX - width / 2) < 1)
      #expect(abs(lines[3].typographicBounds.rect.maxX - width) < 1)
    }
  }

  @Test func paragraphsRunInTheirOwnDirections() throws {
    func text(_ direction: AttributedString.WritingDirection?) -> Text {
      var first = AttributedString("abc!\n")
      first.writingDirection = direction
      return Text(first + AttributedString("abc!"))
    }
    /// The place of the exclamation mark among the characters, from the left.
    func marks(_ text: Text) throws -> [Bool] {
      try layout(text).map { line in
        let indices = line.flatMap(\.characterIndices)
        return indices.first == indices.max()
      }
    }
    #expect(try marks(text(nil)) == [false, false])
    #expect(try marks(text(.leftToRight)) == [false, false])
    #expect(try marks(text(.rightToLeft)) == [true, false])
    var hebrew = AttributedString("אבג!")
    #expect(try marks(Text(hebrew)) == [true])
    hebrew.writingDirection = .leftToRight
    #expect(try marks(Text(hebrew)) == [false])
  }

  @Test func linesThatDoNotFitTheirHeightAreCut() throws {
    let text = Text("One\nTwo\nThree\nFour").lineHeight(.exact(points: 30))
    #expect(try layout(text.frame(height: 95)).count == 3)
    #expect(try layout(text.frame(height: 85)).count == 2)
    #expect(height(Text("One").lineLimit(3, reservesSpace: true).lineHeight(.exact(points: 30))) == 90)
  }

  @Test func editorsHaveLinesOfTheHeight() {
    func field(_ height: AttributedString.LineHeight?) -> CGFloat {
      let host = TestHost(
        TextField("Name", text: .constant("a\nb\nc"), axis: .vertical).textFieldStyle(.plain).lineHeight(height))
      return host.elements.first?.frame.height ?? 0
    }
    #expect(field(.exact(points: 50)) - field(.exact(points: 40)) == 30)
  }

  @Test func heightsAreEncoded() throws {
    for height in [AttributedString.LineHeight.variable, .tight, .exact(points: 3), .leading(increase: 4)] {
      let data = try JSONEncoder().encode([height])
      #expect(try JSONDecoder().decode([AttributedString.LineHeight].self, from: data) == [height])
    }
  }
}

extension CGFloat {
  fileprivate func rounded(toPlaces places: Int) -> CGFloat {
    let factor = CGFloat(pow(10, Double(places)))
    return (self * factor).rounded() / factor
  }
}
