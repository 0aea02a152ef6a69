/// Carries a value into a `@Sendable` closure where the module itself guarantees that uses do not overlap.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
