/// Holds a subscription's downstream until it ends.
///
/// An optional reference to this can be read without the type metadata that an optional of a generic type needs,
/// which makes each delivery several times as fast.
final class Link<Downstream: Subscriber> {
  let downstream: Downstream

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }
}
