/// How a text chooses between longer and shorter forms of what it says.
public protocol TextVariantPreference {
  /// Whether the room counts.
  static var _goesBySize: Bool { get }
}

/// The longest form, whatever the room is.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  public static var _goesBySize: Bool { false }
}

/// The longest form that fits the room without being cut.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  public static var _goesBySize: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The longest form, whatever the room is. This is so unless something else is asked for.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form that fits the room without being cut, or else the shortest. Text that may have several lines fits
  /// where it can be broken.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

private enum TextVariantKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var choosesTextVariantBySize: Bool {
    get { self[TextVariantKey.self] }
    set { self[TextVariantKey.self] = newValue }
  }
}

extension Text {
  /// Sets how the text chooses between longer and shorter forms of what it says.
  ///
  /// There are several forms of localised strings that vary by width (in string catalogues and `.stringsdict` files), of
  /// dates, distances between dates, durations, measurements, names and lists that a format writes, and of the dates of
  /// ``DateStyle``. Other texts have one form and stay as they are. Which forms Apple's formats have is not documented:
  /// here words are abbreviated, then shortened as far as they can be, then offsets have fewer fields. Assistive programs
  /// always say the longest form.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    environment(\.choosesTextVariantBySize, V._goesBySize)
  }
}
