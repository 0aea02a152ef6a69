import Foundation

/// The name of a colour of an asset catalog, as Xcode and the `martlet` command declare it for each colour an app has.
///
/// A colour set called `BrandColor` gives `ColorResource.brand`, written `Color(.brand)` or `Color.brand`.
public struct ColorResource: Hashable, Sendable {
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

extension Color {
  /// A colour set of an asset catalog by its declared name.
  public init(_ resource: ColorResource) {
    self.init(provider: .asset(name: resource.name, bundle: resource.bundle))
  }
}
