import CoreGraphics
import SwiftUICore

/// The screen of a device that previews name: size and safe area in points, and pixels a point.
struct Device {
  var size: CGSize
  var scale: CGFloat
  var safeArea: EdgeInsets

  static let standard = phone(390, 844, 3, top: 47, bottom: 34)

  static func named(_ name: String) -> Device? {
    if let exact = table[name] { return exact }
    let lowered = name.lowercased()
    return table.first { $0.key.lowercased() == lowered }?.value
  }

  static var names: [String] { table.keys.sorted() }

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Device {
    Device(
      size: CGSize(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  private static let table: [String: Device] = [
    "iPhone SE (1st generation)": phone(320, 568, 2, top: 20, bottom: 0),
    "iPhone SE (2nd generation)": phone(375, 667, 2, top: 20, bottom: 0),
    "iPhone SE (3rd generation)": phone(375, 667, 2, top: 20, bottom: 0),
    "iPhone 8": phone(375, 667, 2, top: 20, bottom: 0),
    "iPhone 8 Plus": phone(414, 736, 3, top: 20, bottom: 0),
    "iPhone X": phone(375, 812, 3, top: 44, bottom: 34),
    "iPhone XS": phone(375, 812, 3, top: 44, bottom: 34),
    "iPhone XS Max": phone(414, 896, 3, top: 44, bottom: 34),
    "iPhone XR": phone(414, 896, 2, top: 44, bottom: 34),
    "iPhone 11": phone(414, 896, 2, top: 48, bottom: 34),
    "iPhone 11 Pro": phone(375, 812, 3, top: 44, bottom: 34),
    "iPhone 11 Pro Max": phone(414, 896, 3, top: 44, bottom: 34),
    "iPhone 12": phone(390, 844, 3, top: 47, bottom: 34),
    "iPhone 12 mini": phone(375, 812, 3, top: 50, bottom: 34),
    "iPhone 12 Pro": phone(390, 844, 3, top: 47, bottom: 34),
    "iPhone 12 Pro Max": phone(428, 926, 3, top: 47, bottom: 34),
    "iPhone 13": phone(390, 844, 3, top: 47, bottom: 34),
    "iPhone 13 mini": phone(375, 812, 3, top: 50, bottom: 34),
    "iPhone 13 Pro": phone(390, 844, 3, top: 47, bottom: 34),
    "iPhone 13 Pro Max": phone(428, 926, 3, top: 47, bottom: 34),
    "iPhone 14": phone(390, 844, 3, top: 47, bottom: 34),
    "iPhone 14 Plus": phone(428, 926, 3, top: 47, bottom: 34),
    "iPhone 14 Pro": phone(393, 852, 3, top: 59, bottom: 34),
    "iPhone 14 Pro Max": phone(430, 932, 3, top: 59, bottom: 34),
    "iPhone 15": phone(393, 852, 3, top: 59, bottom: 34),
    "iPhone 15 Plus": phone(430, 932, 3, top: 59, bottom: 34),
    "iPhone 15 Pro": phone(393, 852, 3, top: 59, bottom: 34),
    "iPhone 15 Pro Max": phone(430, 932, 3, top: 59, bottom: 34),
    "iPhone 16": phone(393, 852, 3, top: 59, bottom: 34),
    "iPhone 16 Pro": phone(402, 874, 3, top: 62, bottom: 34),
    "iPhone 16 Pro Max": phone(440, 956, 3, top: 62, bottom: 34),
    "iPad (9th generation)": phone(810, 1080, 2, top: 20, bottom: 0),
    "iPad Air (5th generation)": phone(820, 1180, 2, top: 24, bottom: 20),
    "iPad Pro (11-inch) (4th generation)": phone(834, 1194, 2, top: 24, bottom: 20),
    "iPad Pro (12.9-inch) (6th generation)": phone(1024, 1366, 2, top: 24, bottom: 20),
  ]
}
