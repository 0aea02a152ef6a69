import Foundation

/// The contents of a data set of an asset catalog.
public final class NSDataAsset: Sendable {
  public let name: String
  public let data: Data
  /// The identifier of the data's type, as the catalog says it; empty if it does not.
  public let typeIdentifier: String

  /// Nil if there is no data set of the name.
  public init?(name: String, bundle: Bundle = .main) {
    guard let found = AssetCatalogs.shared.data(named: name, bundle: bundle.bundleURL),
      let data = try? Data(contentsOf: found.url)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = found.type ?? ""
  }
}
