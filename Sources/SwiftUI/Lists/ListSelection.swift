import SwiftUICore

/// One selected value or several.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case always(Binding<Value>)
  case several(Binding<Set<Value>>)

  var isOfSeveral: Bool {
    if case .several = self { return true }
    return false
  }

  var anyValue: Value? {
    switch self {
    case .one(let binding): binding.wrappedValue
    case .always(let binding): binding.wrappedValue
    case .several(let binding): binding.wrappedValue.first
    }
  }

  func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .always(let binding): binding.wrappedValue == value
    case .several(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// Several values can be selected only while the list is edited.
  /// - Returns: false when nothing is selected by that.
  func select(_ value: Value, isEditing: Bool) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .several(let binding):
      guard isEditing else { return false }
      if binding.wrappedValue.contains(value) {
        binding.wrappedValue.remove(value)
      } else {
        binding.wrappedValue.insert(value)
      }
    }
    return true
  }

  func selectOnly(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .several(let binding): binding.wrappedValue = [value]
    }
  }
}
