import Foundation
import SwiftUITesting
import Testing

/// Paths as Apple's SwiftUI makes them, in the form of `Path.description`.
@Suite struct RecordedPathTests {
  struct Recorded: Sendable, CustomTestStringConvertible {
    var name: String
    /// Outlines of lines may be made of other pieces.
    var boundsOnly: Bool
    var made: Path
    var expected: String

    init(_ name: String, boundsOnly: Bool, _ made: Path, _ expected: String) {
      self.name = name
      self.boundsOnly = boundsOnly
      self.made = made
      self.expected = expected
    }

    var testDescription: String { name }
  }

  private static func path<S: Shape>(
    _ shape: S, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Path {
    shape.path(in: CGRect(x: x, y: y, width: width, height: height))
  }

  private static func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private static let triangle = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 100, y: 0))
    $0.addLine(to: CGPoint(x: 50, y: 60))
    $0.closeSubpath()
  }

  private static func steps(_ path: Path) -> [(kind: String, points: [CGPoint])] {
    var steps: [(String, [CGPoint])] = []
    path.forEach { element in
      switch element {
      case .move(let to): steps.append(("m", [to]))
      case .line(let to): steps.append(("l", [to]))
      case .quadCurve(let to, let control): steps.append(("q", [control, to]))
      case .curve(let to, let first, let second): steps.append(("c", [first, second, to]))
      case .closeSubpath: steps.append(("h", []))
      }
    }
    return steps
  }

  private static func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test(arguments: recorded) func isAsRecorded(_ recorded: Recorded) throws {
    let expected = try #require(Path(recorded.expected))
    if recorded.boundsOnly {
      let (made, wanted) = (recorded.made.boundingRect, expected.boundingRect)
      #expect(
        Self.isNear(made.minX, wanted.minX, 0.05) && Self.isNear(made.minY, wanted.minY, 0.05)
          && Self.isNear(made.maxX, wanted.maxX, 0.05) && Self.isNear(made.maxY, wanted.maxY, 0.05),
        "\(made) is not \(wanted)")
      return
    }
    let (made, wanted) = (Self.steps(recorded.made), Self.steps(expected))
    #expect(made.map(\.kind) == wanted.map(\.kind), "\(recorded.made)")
    for (have, want) in zip(made, wanted) {
      #expect(
        zip(have.points, want.points).allSatisfy { Self.isNear($0.x, $1.x) && Self.isNear($0.y, $1.y) },
        "\(have) is not \(want)")
    }
  }

  static let recorded: [Recorded] = [
    Recorded(
      "rect", boundsOnly: false, path(Rectangle(), 0, 0, 100, 60),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """),
    Recorded(
      "circle", boundsOnly: false, path(Circle(), 0, 0, 100, 60),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c
      66.5685 0 80 13.4315 80 30 c h
      """),
    Recorded(
      "any-shape", boundsOnly: false, path(AnyShape(Circle()), 0, 0, 100, 60),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c
      66.5685 0 80 13.4315 80 30 c h
      """),
    Recorded(
      "ellipse", boundsOnly: false, path(Ellipse(), 0, 0, 100, 60),
      """
      100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c
      77.6142 0 100 13.4315 100 30 c h
      """),
    Recorded(
      "rounded-circular-12", boundsOnly: false,
      path(RoundedRectangle(cornerRadius: 12, style: .circular), 0, 0, 100, 60),
      """
      100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l
      0 5.37258 5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h
      """),
    Recorded(
      "rounded-continuous-12", boundsOnly: false, path(RoundedRectangle(cornerRadius: 12), 0, 0, 100, 60),
      """
      100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c
      97.9713 55.5261 95.5261 57.9713 92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l
      13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c
      0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 0.898937 7.57793 c
      2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 81.656 0 l
      86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c
      100 10.4209 100 13.0619 100 18.344 c h
      """),
    Recorded(
      "rounded-continuous-20", boundsOnly: false, path(RoundedRectangle(cornerRadius: 20), 0, 0, 100, 60),
      """
      100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c
      96.6188 52.5435 92.5435 56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l
      21.7698 60 17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c
      0 42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c
      3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l
      78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c
      100 17.3156 100 21.6305 100 30 c h
      """),
    Recorded(
      "rounded-continuous-25", boundsOnly: false, path(RoundedRectangle(cornerRadius: 25), 0, 0, 100, 60),
      """
      100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c
      95.7735 50.6794 90.6794 55.7735 84.2127 58.1272 c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l
      27.2123 60 21.7102 60 15.7873 58.1272 c 9.3206 55.7735 4.2265 50.6794 1.87279 44.2127 c
      0 39.0422 0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c
      4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l
      72.7877 0 78.2898 0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c
      100 20.9578 100 25.2152 100 30 c h
      """),
    Recorded(
      "rounded-continuous-40-clamped", boundsOnly: false, path(RoundedRectangle(cornerRadius: 40), 0, 0, 100, 60),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c
      94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l
      32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c
      0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c
      5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l
      67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c
      100 24.6 100 28.8 100 30 c h
      """),
    Recorded(
      "capsule", boundsOnly: false, path(Capsule(), 0, 0, 100, 60),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c
      94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l
      32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c
      0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c
      5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l
      67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c
      100 24.6 100 28.8 100 30 c h
      """),
    Recorded(
      "rounded-continuous-100-in-2000x240", boundsOnly: false,
      path(RoundedRectangle(cornerRadius: 100), 0, 0, 2000, 240),
      """
      2000 120 m 2000 120 l 2000 139.139 2000 156.169 1992.51 176.851 c
      1983.09 202.718 1962.72 223.094 1936.85 232.509 c 1913.16 240 1891.15 240 1847.13 240 c 152.866 240 l
      108.849 240 86.8407 240 63.1494 232.509 c 37.2824 223.094 16.906 202.718 7.49114 176.851 c
      0 156.169 0 139.139 0 120 c 0 120 l 0 100.861 0 83.8313 7.49114 63.1494 c
      16.906 37.2824 37.2824 16.906 63.1494 7.49114 c 86.8407 0 108.849 0 152.866 0 c 1847.13 0 l
      1891.15 0 1913.16 0 1936.85 7.49114 c 1962.72 16.906 1983.09 37.2824 1992.51 63.1494 c
      2000 83.8313 2000 100.861 2000 120 c h
      """),
    Recorded(
      "rounded-continuous-size-20x8", boundsOnly: false,
      path(RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)), 0, 0, 100, 60),
      """
      100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c
      96.6188 57.0174 92.5435 58.6475 87.3701 59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l
      21.7698 60 17.3681 60 12.6299 59.4007 c 7.45648 58.6475 3.3812 57.0174 1.49823 54.948 c
      0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l 0 8.70792 0 6.94726 1.49823 5.05195 c
      3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l
      78.2302 0 82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c
      100 6.94726 100 8.70792 100 12.2293 c h
      """),
    Recorded(
      "rounded-circular-size-60x8", boundsOnly: false,
      path(RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular), 0, 0, 100, 60),
      """
      100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l
      0 3.58172 13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h
      """),
    Recorded(
      "rounded-zero", boundsOnly: false, path(RoundedRectangle(cornerRadius: 0), 0, 0, 100, 60),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """),
    Recorded(
      "rounded-offset-origin", boundsOnly: false,
      path(RoundedRectangle(cornerRadius: 8, style: .circular), 10, 20, 50, 40),
      """
      60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c 10 28 l
      10 23.5817 13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h
      """),
    Recorded(
      "capsule-circular", boundsOnly: false, path(Capsule(style: .circular), 0, 0, 100, 60),
      """
      100 30 m 100 30 l 100 46.5685 86.5685 60 70 60 c 30 60 l 13.4315 60 0 46.5685 0 30 c 0 30 l
      0 13.4315 13.4315 0 30 0 c 70 0 l 86.5685 0 100 13.4315 100 30 c h
      """),
    Recorded(
      "capsule-tall", boundsOnly: false, path(Capsule(), 0, 0, 30, 80),
      """
      30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c
      27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c 17.7 80 15.6 80 15 80 c 15 80 l
      14.4 80 12.3 80 9.47241 78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c
      0 66.9739 0 63.6726 0 57.07 c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c
      2.5359 5.59236 5.59236 2.5359 9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l
      15.6 0 17.7 0 20.5276 1.12367 c 24.4076 2.5359 27.4641 5.59236 28.8763 9.47241 c
      30 13.0261 30 16.3274 30 22.93 c h
      """),
    Recorded(
      "uneven-circular", boundsOnly: false,
      path(
        UnevenRoundedRectangle(
          topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20,
          style: .circular), 0, 0, 100, 60),
      """
      100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l
      0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
      """),
    Recorded(
      "uneven-continuous", boundsOnly: false,
      path(
        UnevenRoundedRectangle(
          topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20), 0, 0, 100, 60),
      """
      100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c
      97.4641 54.4076 94.4076 57.4641 90.5276 58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l
      10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824 58.3094 1.6906 56.2718 0.749114 53.6851 c
      0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204 0.374557 3.15747 c
      0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 5.44245 0 7.64332 0 c 69.4267 0 l
      78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c
      100 17.3681 100 21.7698 100 30.5733 c h
      """),
    Recorded(
      "uneven-shared-edge-22-18", boundsOnly: false,
      path(UnevenRoundedRectangle(topLeadingRadius: 22, bottomLeadingRadius: 18), 0, 0, 200, 60),
      """
      200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 27.516 60 l
      19.5928 60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 1.34841 48.6331 c
      0 44.4159 0 40.5326 0 33 c 0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 c
      3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0 23.9468 0 33.6306 0 c 200 0 l
      200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h
      """),
    Recorded(
      "uneven-oversized-20-90", boundsOnly: false,
      path(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 90, style: .circular), 0, 0, 100, 300),
      """
      100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l
      0 8.95431 8.95431 0 20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h
      """),
    Recorded(
      "uneven-oversized-50-70", boundsOnly: false,
      path(UnevenRoundedRectangle(topLeadingRadius: 50, topTrailingRadius: 70), 0, 0, 100, 300),
      """
      100 175 m 100 300 l 100 300 100 300 100 300 c 100 300 100 300 100 300 c 100 300 100 300 100 300 c
      0 300 l 0 300 0 300 0 300 c 0 300 0 300 0 300 c 0 300 0 300 0 300 c 0 76.4332 l
      0 54.4245 0 43.4204 3.74557 31.5747 c 8.453 18.6412 18.6412 8.453 31.5747 3.74557 c 41 0 48 0 50 0 c
      50 0 l 52 0 59 0 68.4253 3.74557 c 81.3588 8.453 91.547 18.6412 96.2544 31.5747 c
      100 43.4204 100 54.4245 100 76.4332 c h
      """),
    Recorded(
      "uneven-oversized-40-alone", boundsOnly: false, path(UnevenRoundedRectangle(topLeadingRadius: 40), 0, 0, 200, 60),
      """
      200 30 m 200 60 l 200 60 200 60 200 60 c 200 60 200 60 200 60 c 200 60 200 60 200 60 c 0 60 l
      0 60 0 60 0 60 c 0 60 0 60 0 60 c 0 60 0 60 0 60 c 0 60 l 0 43.2609 0 34.6313 2.99646 25.2598 c
      6.7624 14.913 14.913 6.7624 25.2598 2.99646 c 34.7363 0 43.5396 0 61.1466 0 c 200 0 l
      200 0 200 0 200 0 c 200 0 200 0 200 0 c 200 0 200 0 200 0 c h
      """),
    Recorded(
      "uneven-all-40-in-60", boundsOnly: false,
      path(
        UnevenRoundedRectangle(
          topLeadingRadius: 40, bottomLeadingRadius: 40, bottomTrailingRadius: 40, topTrailingRadius: 40), 0, 0, 200, 60
      ),
      """
      200 30 m 200 30 l 200 31.2 200 35.4 197.753 41.0552 c
      194.928 48.8153 188.815 54.9282 181.055 57.7527 c 173.948 60 167.345 60 154.14 60 c 45.8599 60 l
      32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c
      0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c
      5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 154.14 0 l
      167.345 0 173.948 0 181.055 2.24734 c 188.815 5.0718 194.928 11.1847 197.753 18.9448 c
      200 24.6 200 28.8 200 30 c h
      """),
    Recorded(
      "inset-circle-5", boundsOnly: false, path(Circle().inset(by: 5), 0, 0, 100, 60),
      """
      75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c 25 16.1929 36.1929 5 50 5 c
      63.8071 5 75 16.1929 75 30 c h
      """),
    Recorded(
      "inset-rounded-5", boundsOnly: false, path(RoundedRectangle(cornerRadius: 12).inset(by: 5), 0, 0, 100, 60),
      """
      95 30 m 95 44.2993 l 95 47.3806 95 48.9212 94.4756 50.5795 c
      93.8166 52.3902 92.3902 53.8166 90.5795 54.4756 c 88.9212 55 87.3806 55 84.2993 55 c 15.7007 55 l
      12.6194 55 11.0788 55 9.42046 54.4756 c 7.60977 53.8166 6.18342 52.3902 5.52438 50.5795 c
      5 48.9212 5 47.3806 5 44.2993 c 5 15.7007 l 5 12.6194 5 11.0788 5.52438 9.42046 c
      6.18342 7.60977 7.60977 6.18342 9.42046 5.52438 c 11.0788 5 12.6194 5 15.7007 5 c 84.2993 5 l
      87.3806 5 88.9212 5 90.5795 5.52438 c 92.3902 6.18342 93.8166 7.60977 94.4756 9.42046 c
      95 11.0788 95 12.6194 95 15.7007 c h
      """),
    Recorded(
      "inset-rounded-past-radius", boundsOnly: false,
      path(RoundedRectangle(cornerRadius: 12).inset(by: 20), 0, 0, 100, 60),
      """
      20 20 m 80 20 l 80 40 l 20 40 l h
      """),
    Recorded(
      "inset-capsule-5", boundsOnly: false, path(Capsule().inset(by: 5), 0, 0, 100, 60),
      """
      95 30 m 95 30 l 95 31 95 34.5 93.1272 39.2127 c 90.7735 45.6794 85.6794 50.7735 79.2127 53.1272 c
      73.2898 55 67.7877 55 56.7834 55 c 43.2166 55 l 32.2123 55 26.7102 55 20.7873 53.1272 c
      14.3206 50.7735 9.2265 45.6794 6.87279 39.2127 c 5 34.5 5 31 5 30 c 5 30 l
      5 29 5 25.5 6.87279 20.7873 c 9.2265 14.3206 14.3206 9.2265 20.7873 6.87279 c
      26.7102 5 32.2123 5 43.2166 5 c 56.7834 5 l 67.7877 5 73.2898 5 79.2127 6.87279 c
      85.6794 9.2265 90.7735 14.3206 93.1272 20.7873 c 95 25.5 95 29 95 30 c h
      """),
    Recorded(
      "inset-uneven-5", boundsOnly: false,
      path(
        UnevenRoundedRectangle(
          topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20
        ).inset(by: 5), 0, 0, 100, 60),
      """
      95 32.5 m 95 39.7134 l 95 44.1151 95 46.3159 94.2509 48.6851 c
      93.3094 51.2718 91.2718 53.3094 88.6851 54.2509 c 86.3159 55 84.1151 55 79.7134 55 c 12.6433 55 l
      10.4425 55 9.34204 55 8.15747 54.6254 c 6.86412 54.1547 5.8453 53.1359 5.37456 51.8425 c
      5 50.658 5 49.5575 5 47.3567 c 5 5 l 5 5 5 5 5 5 c 5 5 5 5 5 5 c 5 5 5 5 5 5 c 72.07 5 l
      78.6726 5 81.9739 5 85.5276 6.12367 c 89.4076 7.5359 92.4641 10.5924 93.8763 14.4724 c
      95 18.0261 95 21.3274 95 27.93 c h
      """),
    Recorded(
      "inset-rect-twice", boundsOnly: false, path(Rectangle().inset(by: 2).inset(by: 3), 0, 0, 100, 60),
      """
      5 5 m 95 5 l 95 55 l 5 55 l h
      """),
    Recorded(
      "arc-0-0", boundsOnly: false, arc(0, 0, clockwise: false),
      """
      90 50 m
      """),
    Recorded(
      "arc-0-30", boundsOnly: false, arc(0, 30, clockwise: false),
      """
      90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c
      """),
    Recorded(
      "arc-0-90", boundsOnly: false, arc(0, 90, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c
      """),
    Recorded(
      "arc-0-120", boundsOnly: false, arc(0, 120, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c
      """),
    Recorded(
      "arc-0-360", boundsOnly: false, arc(0, 360, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
      72.0914 10 90 27.9086 90 50 c h
      """),
    Recorded(
      "arc-0-450", boundsOnly: false, arc(0, 450, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
      72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c
      """),
    Recorded(
      "arc-0-minus90", boundsOnly: false, arc(0, -90, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
      """),
    Recorded(
      "arc-0-minus360", boundsOnly: false, arc(0, -360, clockwise: false),
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
      72.0914 10 90 27.9086 90 50 c
      """),
    Recorded(
      "arc-cw-0-45", boundsOnly: false, arc(0, 45, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c
      60.6087 90 70.7828 85.7857 78.2843 78.2843 c
      """),
    Recorded(
      "arc-cw-0-360", boundsOnly: false, arc(0, 360, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c
      72.0914 90 90 72.0914 90 50 c h
      """),
    Recorded(
      "arc-cw-0-720", boundsOnly: false, arc(0, 720, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c
      72.0914 90 90 72.0914 90 50 c
      """),
    Recorded(
      "arc-cw-0-minus90", boundsOnly: false, arc(0, -90, clockwise: true),
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c
      """),
    Recorded(
      "arc-cw-minus90-0", boundsOnly: false, arc(-90, 0, clockwise: true),
      """
      50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c
      """),
    Recorded(
      "arc-after-move", boundsOnly: false,
      Path {
        $0.move(to: .zero);
        $0.addArc(
          center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      },
      """
      0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c
      """),
    Recorded(
      "arc-transform", boundsOnly: false,
      Path {
        $0.addArc(
          center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
          transform: CGAffineTransform(scaleX: 2, y: 1))
      },
      """
      180 50 m 180 72.0914 144.183 90 100 90 c
      """),
    Recorded(
      "relative-arc-0", boundsOnly: false,
      Path { $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(0)) },
      """
      90 50 m
      """),
    Recorded(
      "relative-arc-190", boundsOnly: false,
      Path { $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(190)) },
      """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c
      10 47.6714 10.2033 45.3473 10.6077 43.0541 c
      """),
    Recorded(
      "relative-arc-minus360", boundsOnly: false,
      Path { $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(-360)) },
      """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c
      72.0914 90 90 72.0914 90 50 c
      """),
    Recorded(
      "lines", boundsOnly: false, Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
      """
      0 0 m 10 10 l 20 0 l
      """),
    Recorded(
      "rect-transform", boundsOnly: false,
      Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
      },
      """
      5 5 m 15 5 l 15 15 l 5 15 l h
      """),
    Recorded(
      "line-after-close", boundsOnly: false,
      Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 0)); $0.closeSubpath();
        $0.addLine(to: CGPoint(x: 0, y: 10))
      },
      """
      0 0 m 10 0 l h 0 10 l
      """),
    Recorded(
      "quad-and-cubic", boundsOnly: false,
      Path {
        $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60));
        $0.addCurve(to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
      },
      """
      0 0 m 50 60 100 0 q 100 60 0 0 0 60 c
      """),
    Recorded(
      "parsed", boundsOnly: false, Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h") ?? Path(),
      """
      0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h
      """),
    Recorded(
      "trim-rect-0.1-0.6", boundsOnly: false, (path(Rectangle(), 0, 0, 100, 60)).trimmedPath(from: 0.1, to: 0.6),
      """
      32 0 m 100 0 l 100 60 l 68 60 l
      """),
    Recorded(
      "trim-rect-0-1", boundsOnly: false, (path(Rectangle(), 0, 0, 100, 60)).trimmedPath(from: 0, to: 1),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """),
    Recorded(
      "trim-rect-0-0.999", boundsOnly: false, (path(Rectangle(), 0, 0, 100, 60)).trimmedPath(from: 0, to: 0.999),
      """
      0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l
      """),
    Recorded(
      "trim-rect-out-of-range", boundsOnly: false, (path(Rectangle(), 0, 0, 100, 60)).trimmedPath(from: -0.5, to: 1.5),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """),
    Recorded(
      "trim-triangle-0.25-0.75", boundsOnly: false, triangle.trimmedPath(from: 0.25, to: 0.75),
      """
      64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l
      """),
    Recorded(
      "trim-circle-0-0.5", boundsOnly: false, (path(Circle(), 0, 0, 100, 60)).trimmedPath(from: 0, to: 0.5),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c
      """),
    Recorded(
      "trim-circle-0.2-0.8", boundsOnly: true, (path(Circle(), 0, 0, 100, 100)).trimmedPath(from: 0.2, to: 0.8),
      """
      65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c
      0 22.3858 22.3858 0 50 0 c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c
      """),
    Recorded(
      "trim-two-subpaths", boundsOnly: false,
      (Path { $0.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)]) })
        .trimmedPath(from: 0.25, to: 0.75),
      """
      10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l
      """),
    Recorded(
      "trim-shape", boundsOnly: false, path(Rectangle().trim(from: 0.25, to: 0.5), 0, 0, 100, 60),
      """
      80 0 m 100 0 l 100 60 l
      """),
    Recorded(
      "offset-shape", boundsOnly: false, path(Rectangle().offset(x: 10, y: 5), 0, 0, 100, 60),
      """
      10 5 m 110 5 l 110 65 l 10 65 l h
      """),
    Recorded(
      "scale-shape-0.5", boundsOnly: false, path(Rectangle().scale(0.5), 0, 0, 100, 60),
      """
      25 15 m 75 15 l 75 45 l 25 45 l h
      """),
    Recorded(
      "scale-shape-anchor", boundsOnly: false, path(Rectangle().scale(0.5, anchor: .topLeading), 0, 0, 100, 60),
      """
      0 0 m 50 0 l 50 30 l 0 30 l h
      """),
    Recorded(
      "rotation-90", boundsOnly: false, path(Rectangle().rotation(.degrees(90)), 0, 0, 100, 60),
      """
      80 -20 m 80 80 l 20 80 l 20 -20 l h
      """),
    Recorded(
      "rotation-30-anchor", boundsOnly: false,
      path(Rectangle().rotation(.degrees(30), anchor: .bottomTrailing), 0, 0, 100, 60),
      """
      43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h
      """),
    Recorded(
      "transform-shape", boundsOnly: false,
      path(Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)), 0, 0, 100, 60),
      """
      0 0 m 100 0 l 130 60 l 30 60 l h
      """),
    Recorded(
      "size-shape", boundsOnly: false, path(Rectangle().size(width: 40, height: 20), 0, 0, 100, 60),
      """
      0 0 m 40 0 l 40 20 l 0 20 l h
      """),
    Recorded(
      "stroked-triangle-4", boundsOnly: true, triangle.strokedPath(StrokeStyle(lineWidth: 4)),
      """
      0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h
      0 -2 m -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l
      101.536 1.28037 l 104.27 -2 l 100 -2 l 0 -2 l h
      """),
    Recorded(
      "stroked-triangle-round", boundsOnly: true,
      triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
      """
      0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h
      0 -2 m -1.69568 -2 -2.62199 -0.022285 -1.53644 1.28037 c 48.4636 61.2804 l
      49.2631 62.2399 50.7369 62.2399 51.5364 61.2804 c 101.536 1.28037 l
      102.622 -0.022285 101.696 -2 100 -2 c 0 -2 l h
      """),
    Recorded(
      "stroked-line-square", boundsOnly: true,
      (Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: 50, y: 0))
      }).strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
      """
      0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h
      """),
    Recorded(
      "stroked-circle", boundsOnly: true, path(Circle().stroke(lineWidth: 4), 0, 0, 40, 40),
      """
      38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c
      29.9411 2 38 10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c
      -2 32.1503 7.84974 42 20 42 c 32.1503 42 42 32.1503 42 20 c h
      """),
    Recorded(
      "stroked-shape", boundsOnly: true, path(Rectangle().stroke(lineWidth: 2), 0, 0, 100, 60),
      """
      0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0 l -1 60 l
      -1 61 l 0 61 l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l h
      """),
  ]
}
