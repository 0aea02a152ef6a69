extension Publishers {
  /// A publisher of the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription("Merge", downstream: subscriber).start { merging in
        merging.merge(a)
        merging.merge(b)
      }
    }

    public func merge<Z: Publisher>(with z: Z) -> Merge3<A, B, Z>
    where Z.Output == Output, Z.Failure == Failure {
      Merge3(a, b, z)
    }

    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge4<A, B, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
      Merge4(a, b, z, y)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge5<
      A, B, Z, Y, X
    >
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure
    {
      Merge5(a, b, z, y, x)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge6<A, B, Z, Y, X, W>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure, W.Output == Output, W.Failure == Failure
    {
      Merge6(a, b, z, y, x, w)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge7<A, B, Z, Y, X, W, V>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
    {
      Merge7(a, b, z, y, x, w, v)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Merge8<A, B, Z, Y, X, W, V, U>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output,
      V.Failure == Failure, U.Output == Output, U.Failure == Failure
    {
      Merge8(a, b, z, y, x, w, v, u)
    }
  }

  /// A publisher of the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription("Merge3", downstream: subscriber).start { merging in
        merging.merge(a)
        merging.merge(b)
        merging.merge(c)
      }
    }

    public func merge<Z: Publisher>(with z: Z) -> Merge4<A, B, C, Z>
    where Z.Output == Output, Z.Failure == Failure {
      Merge4(a, b, c, z)
    }

    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge5<A, B, C, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
      Merge5(a, b, c, z, y)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge6<
      A, B, C, Z, Y, X
    >
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure
    {
      Merge6(a, b, c, z, y, x)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge7<A, B, C, Z, Y, X, W>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure, W.Output == Output, W.Failure == Failure
    {
      Merge7(a, b, c, z, y, x, w)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge8<A, B, C, Z, Y, X, W, V>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
    {
      Merge8(a, b, c, z, y, x, w, v)
    }
  }

  /// A publisher of the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription("Merge4", downstream: subscriber).start { merging in
        merging.merge(a)
        merging.merge(b)
        merging.merge(c)
        merging.merge(d)
      }
    }

    public func merge<Z: Publisher>(with z: Z) -> Merge5<A, B, C, D, Z>
    where Z.Output == Output, Z.Failure == Failure {
      Merge5(a, b, c, d, z)
    }

    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge6<A, B, C, D, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
      Merge6(a, b, c, d, z, y)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge7<
      A, B, C, D, Z, Y, X
    >
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure
    {
      Merge7(a, b, c, d, z, y, x)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge8<A, B, C, D, Z, Y, X, W>
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure, W.Output == Output, W.Failure == Failure
    {
      Merge8(a, b, c, d, z, y, x, w)
    }
  }

  /// A publisher of the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription("Merge5", downstream: subscriber).start { merging in
        merging.merge(a)
        merging.merge(b)
        merging.merge(c)
        merging.merge(d)
        merging.merge(e)
      }
    }

    public func merge<Z: Publisher>(with z: Z) -> Merge6<A, B, C, D, E, Z>
    where Z.Output == Output, Z.Failure == Failure {
      Merge6(a, b, c, d, e, z)
    }

    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge7<A, B, C, D, E, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
      Merge7(a, b, c, d, e, z, y)
    }

    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X) -> Merge8<
      A, B, C, D, E, Z, Y, X
    >
    where
      Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
      X.Failure == Failure
    {
      Merge8(a, b, c, d, e, z, y, x)
    }
  }

  /// A publisher of the values of six publishers as they come.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription("Merge6", downstream: subscriber).start { merging in
        merging.merge(a)
        merging.merge(b)
        merging.merge(c)
        merging.merge(d)
        merging.merge(e)
        merging.merge(f)
      }
    }

    public func merge<Z: Publisher>(with z: Z) -> Merge7<A, B, C, D, E, F, Z>
    where Z.Output == Output, Z.Failure == Failure {
      Merge7(a, b, c, d, e, f, z)
    }

    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge8<A, B, C, D, E, F, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
      Merge8(a, b, c, d, e, f, z, y)
    }
  }

  /// A publisher of the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription("Merge7", downstream: subscriber).start { merging in
        merging.merge(a)
        merging.merge(b)
        merging.merge(c)
        merging.merge(d)
        merging.merge(e)
        merging.merge(f)
        merging.merge(g)
      }
    }

    public func merge<Z: Publisher>(with z: Z) -> Merge8<A, B, C, D, E, F, G, Z>
    where Z.Output == Output, Z.Failure == Failure {
      Merge8(a, b, c, d, e, f, g, z)
    }
  }

  /// A publisher of the values of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergingSubscription("Merge8", downstream: subscriber).start { merging in
        merging.merge(a)
        merging.merge(b)
        merging.merge(c)
        merging.merge(d)
        merging.merge(e)
        merging.merge(f)
        merging.merge(g)
        merging.merge(h)
      }
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
