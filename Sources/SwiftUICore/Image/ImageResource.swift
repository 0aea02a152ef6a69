import Foundation

/// The name of an image of an asset catalog, as Xcode and the `martlet` command declare it for each image an app has.
///
/// An image set called `landmark-icon` gives `ImageResource.landmarkIcon`, written `Image(.landmarkIcon)`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: URL

  /// - Parameters:
  ///   - name: the name in the catalog, after the names of the folders that make a namespace.
  ///   - bundle: where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundleURL
  }
}

extension Image {
  /// An image or symbol of an asset catalog by its declared name.
  public init(_ resource: ImageResource) {
    self.init(
      source: .named(resource.name, bundle: resource.bundle, variableValue: nil),
      label: Text(LocalizedStringKey(resource.name)))
  }
}
