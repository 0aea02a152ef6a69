import Foundation

struct Animal: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var sound: String
  var note: String
  var isFavorite = false

  var thumbnail: String { name + "Thumb" }
}
