import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets, all counted before any of them is removed.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    removeAll { _ in
      defer { position += 1 }
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets so that they stand, in their order, before the element that was at
  /// `destination`. All offsets are those before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in self.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
