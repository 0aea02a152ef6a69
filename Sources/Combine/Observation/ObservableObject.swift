/// An object with a publisher that tells before the object changes.
///
/// A class that declares no `objectWillChange` of its own gets one publisher per object, which sends whenever one
/// of the object's `@Published` properties, inherited ones included, is about to change. A class that declares its
/// own sends through it itself.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, the same each time.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(for: self)
  }
}
