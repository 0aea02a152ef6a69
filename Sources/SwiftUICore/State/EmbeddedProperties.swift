/// Connects the dynamic properties of a value that a view keeps, such as a control's style: they behave as if they
/// were properties of the view itself.
package struct EmbeddedProperties<Value>: DynamicProperty {
  package var value: Value

  nonisolated package init(_ value: Value) { self.value = value }

  package mutating func _link(in context: inout _PropertyContext) {
    if let type = Value.self as? any DynamicProperty.Type {
      link(as: type, in: &context)
    } else {
      TypeFields.linkProperties(of: &value, in: &context)
    }
  }

  @MainActor
  private mutating func link<P: DynamicProperty>(as type: P.Type, in context: inout _PropertyContext) {
    guard var property = value as? P else { return }
    property._link(in: &context)
    if let linked = property as? Value { value = linked }
  }

  package static func _isEqual(_ lhs: EmbeddedProperties, _ rhs: EmbeddedProperties) -> Bool {
    ValueComparison.areEqual(lhs.value, rhs.value)
  }
}
