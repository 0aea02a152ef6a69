import Foundation

extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Desktops do not tell programs how warm they are: always nominal.
  public var thermalState: ThermalState { .nominal }

  /// Whether the desktop saves power: true while the kernel's platform profile is the one for low power.
  public var isLowPowerModeEnabled: Bool {
    guard let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8) else {
      return false
    }
    return profile.hasPrefix("low-power")
  }
}

/// Runs the closure. Objects are counted on Linux and need no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
