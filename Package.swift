// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Martlet",
  products: [
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "SwiftUICore", "Combine", "CoreGraphics", "UniformTypeIdentifiers",
        "CoreLocation", "MapKit", "os", "OSLog",
      ]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    .executable(name: "martlet-tool", targets: ["MartletTool"]),
    .executable(name: "martlet-bench", targets: ["Benchmarks"]),
  ],
  targets: [
    // Values
    .target(name: "CoreGraphics"),
    .target(name: "Combine"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "Symbols", dependencies: ["CoreGraphics"]),

    // Drawing
    .target(name: "Rendering", dependencies: ["CoreGraphics", "Symbols"]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CImageFormats", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev", "libgdk-pixbuf-2.0-dev", "libwebp-dev"])]),
    .target(name: "CPixelKernels"),
    .target(
      name: "CairoRenderer",
      dependencies: ["Rendering", "CCairo", "CImageFormats", "CPixelKernels"]),

    // The view engine and what is made of it
    .target(name: "CThreadState"),
    .target(
      name: "SwiftUICore",
      dependencies: ["CoreGraphics", "Combine", "Rendering", "Symbols", "CThreadState"]),
    .target(name: "SourceScanner"),
    .target(name: "MacroExpansion", dependencies: ["SourceScanner"]),
    .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "CPresenter", dependencies: ["CGTK"],
      linkerSettings: [
        .linkedLibrary("X11"), .linkedLibrary("Xext"), .linkedLibrary("wayland-client"),
      ]),
    .target(name: "GTKHost", dependencies: ["SwiftUICore", "Rendering", "CGTK", "CPresenter"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUICore", "Combine", "CoreGraphics", "UniformTypeIdentifiers", "CairoRenderer",
        "GTKHost", "SwiftUIMacros",
      ]),
    .target(
      name: "SwiftUITesting", dependencies: ["SwiftUI", "CairoRenderer", "_Testing_CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),

    // Neighbouring frameworks
    .target(name: "CoreLocation"),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "MapKit", dependencies: ["SwiftUI", "CoreLocation"]),

    // Programs
    .executableTarget(name: "MartletTool", dependencies: ["SourceScanner"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["SwiftUI", "GTKHost", "CairoRenderer"], path: "Benchmarks"),

    // Tests
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "SymbolsTests", dependencies: ["Symbols"], exclude: ["popular-names.txt", "undrawn-names.txt"]),
    .testTarget(name: "CairoRendererTests", dependencies: ["CairoRenderer"]),
    .testTarget(
      name: "EngineTests", dependencies: ["SwiftUI", "SwiftUITesting", "OSLog"], exclude: ["Fonts", "Goldens"]),
    .testTarget(name: "HostTests", dependencies: ["GTKHost", "CGTK", "CPresenter"]),
    .testTarget(name: "ControlTests", dependencies: ["SwiftUI", "SwiftUITesting"]),
    .testTarget(
      name: "OracleTests", dependencies: ["SwiftUI", "CairoRenderer", "_Testing_CoreGraphics"],
      exclude: ["Data", "Derived", "expected-score.json", "expected-relations.json"]),
    .testTarget(name: "ToolTests", dependencies: ["MartletTool", "SourceScanner", "MacroExpansion"]),
  ]
)
