import Foundation

/// A package's manifest as `swift package dump-package` prints it, as far as building an app needs it.
struct PackageManifest: Decodable {
  var name: String
  var dependencies: [Dependency]
  var platforms: [SupportedPlatform]
  var products: [Product]
  var targets: [Target]

  struct SupportedPlatform: Decodable { var platformName: String }

  struct Product: Decodable {
    var name: String
    var targets: [String]
    var type: [String: [String]?]

    var isExecutable: Bool { type.keys.contains("executable") }
  }

  struct Dependency: Decodable {
    var sourceControl: [SourceControl]?
    var fileSystem: [FileSystem]?

    struct FileSystem: Decodable {
      var identity: String
      var path: String
    }

    struct SourceControl: Decodable {
      var identity: String
      var location: Location
      var requirement: Requirement
    }

    struct Location: Decodable {
      var remote: [Remote]?
      struct Remote: Decodable { var urlString: String }
    }

    struct Requirement: Decodable {
      var range: [VersionRange]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?
      struct VersionRange: Decodable {
        var lowerBound: String
        var upperBound: String
      }
    }
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]
    var sources: [String]?
    var resources: [Resource]
    var settings: [Setting]
    var dependencies: [TargetDependency]
  }

  struct Resource: Decodable {
    var path: String
    var rule: [String: [String: String]]

    /// Whether a folder stays a folder.
    var isCopied: Bool { rule.keys.contains("copy") }
  }

  struct Setting: Decodable {
    var kind: Kind
    var condition: Condition?
    struct Kind: Decodable {
      var define: Define?
      struct Define: Decodable { var _0: String }
    }
  }

  struct Condition: Decodable {
    var config: String?
    var platformNames: [String]?

    func holds(on platform: Platform) -> Bool {
      guard let platformNames, !platformNames.isEmpty else { return true }
      return platformNames.contains(platform.rawValue)
    }
  }
}

extension PackageManifest {
  /// What a target depends on: a neighbour, a product of another package, or whichever has the name.
  struct TargetDependency: Decodable {
    var name: String
    /// The package's identity or name, where the manifest gives it.
    var package: String?
    var condition: Condition?

    private enum Keys: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "unknown kind of dependency"))
      }
      var values = try container.nestedUnkeyedContainer(forKey: key)
      name = try values.decode(String.self)
      if key == .product {
        package = try values.decodeIfPresent(String.self)
        _ = try values.decodeIfPresent([String: String].self)  // module aliases
      }
      condition = try? values.decodeIfPresent(Condition.self)
    }
  }
}
