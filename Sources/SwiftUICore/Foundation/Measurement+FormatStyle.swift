import Foundation

extension Measurement {
  /// Writes a measurement with its unit: "5 km", "3.1 miles".
  ///
  /// Numbers follow the locale; units are written by their symbols, and in English where they are written out.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      enum Kind: Codable, Hashable, Sendable { case wide, abbreviated, narrow }
      let kind: Kind

      /// "5 kilometers"
      public static var wide: UnitWidth { UnitWidth(kind: .wide) }
      /// "5 km"
      public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
      /// "5km"
      public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let locale = locale.settled
      let settled =
        usage.kind == .asProvided
        ? SettledMeasurement(value: value.value, unit: value.unit)
        : SettledMeasurement.natural(value.value, value.unit, in: locale)
      let style: MeasurementText.Style =
        switch width.kind {
        case .wide: .long
        case .abbreviated: .medium
        case .narrow: .short
        }
      let number: String
      if let numberFormatStyle {
        number = settled.value.formatted(numberFormatStyle.locale(locale))
      } else if settled.isConverted {
        number = settled.value.formatted(
          .number.precision(.fractionLength(0...(abs(settled.value) < 10 ? 1 : 0))).locale(locale))
      } else {
        number = settled.value.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
      }
      return MeasurementText.text(number, settled.value, settled.unit, style)
    }
  }
}

extension Measurement where UnitType: Dimension {
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  @_disfavoredOverload
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }

  /// The measurement in the unit that is usual in the user's region.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

/// What a measurement is about, which decides the unit.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable { case general, asProvided }
  let kind: Kind

  /// The usual unit of the region.
  public static var general: Self { Self(kind: .general) }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(kind: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of roads. The usual unit of the region.
  public static var road: Self { Self(kind: .general) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// A value in the unit in which it is written.
struct SettledMeasurement {
  var value: Double
  var unit: Unit
  var isConverted = false

  /// In the unit that is usual in the region, in a size that reads well.
  static func natural(_ value: Double, _ unit: Unit, in locale: Locale) -> SettledMeasurement {
    let isUS = locale.measurementSystem == .us
    let usesMiles = isUS || locale.measurementSystem == .uk
    let candidates: [Dimension]
    switch unit {
    case is UnitLength:
      candidates =
        isUS
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
    case is UnitMass:
      candidates =
        isUS
        ? [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitTemperature: candidates = [isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed: candidates = [usesMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour]
    default: candidates = []
    }
    guard let dimension = unit as? Dimension, let last = candidates.last else {
      return SettledMeasurement(value: value, unit: unit)
    }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    for candidate in candidates {
      let converted = candidate.converter.value(fromBaseUnitValue: base)
      if abs(converted) >= 1 || candidate == last {
        // What is whole in the given unit stays as it was given.
        if candidate == dimension { return SettledMeasurement(value: value, unit: unit) }
        return SettledMeasurement(value: converted, unit: candidate, isConverted: true)
      }
    }
    return SettledMeasurement(value: value, unit: unit)
  }
}

/// Numbers with units.
enum MeasurementText {
  enum Style { case short, medium, long }

  static func text(_ number: String, _ value: Double, _ unit: Unit, _ style: Style) -> String {
    let symbol = unit.symbol
    if style == .long, let name = names[symbol] {
      return "\(number) \(value == 1 ? name.one : name.many)"
    }
    let isAttached = style == .short || symbol.hasPrefix("°") || symbol == "′" || symbol == "″"
    return isAttached ? "\(number)\(symbol)" : "\(number) \(symbol)"
  }

  static func name(of unit: Unit, _ style: Style) -> String {
    style == .long ? names[unit.symbol]?.many ?? unit.symbol : unit.symbol
  }

  private static func regular(_ name: String) -> (one: String, many: String) { (name, name + "s") }

  private static let names: [String: (one: String, many: String)] = [
    "Mm": regular("megameter"), "km": regular("kilometer"), "hm": regular("hectometer"), "m": regular("meter"),
    "dm": regular("decimeter"), "cm": regular("centimeter"), "mm": regular("millimeter"), "µm": regular("micrometer"),
    "nm": regular("nanometer"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": regular("yard"),
    "mi": regular("mile"), "NM": regular("nautical mile"), "ly": regular("light year"),
    "kg": regular("kilogram"), "g": regular("gram"), "mg": regular("milligram"), "oz": regular("ounce"),
    "lb": regular("pound"), "st": ("stone", "stones"), "t": regular("metric ton"), "ton": regular("ton"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": regular("kelvin"), "°": regular("degree"), "rad": regular("radian"),
    "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "kn": regular("knot"),
    "s": regular("second"), "min": regular("minute"), "hr": regular("hour"), "ms": regular("millisecond"),
    "L": regular("liter"), "mL": regular("milliliter"), "cL": regular("centiliter"), "dL": regular("deciliter"),
    "gal": regular("gallon"), "qt": regular("quart"), "pt": regular("pint"), "cup": regular("cup"),
    "fl oz": regular("fluid ounce"), "tbsp": regular("tablespoon"), "tsp": regular("teaspoon"),
    "kJ": regular("kilojoule"), "J": regular("joule"), "kcal": regular("kilocalorie"), "cal": regular("calorie"),
    "kWh": regular("kilowatt-hour"), "W": regular("watt"), "kW": regular("kilowatt"), "MW": regular("megawatt"),
    "hp": ("horsepower", "horsepower"), "V": regular("volt"), "A": regular("ampere"), "Ω": regular("ohm"),
    "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"), "MHz": ("megahertz", "megahertz"),
    "GHz": ("gigahertz", "gigahertz"), "hPa": regular("hectopascal"), "kPa": regular("kilopascal"),
    "bar": regular("bar"), "mbar": regular("millibar"), "psi": ("pound per square inch", "pounds per square inch"),
    "m²": regular("square meter"), "km²": regular("square kilometer"), "ha": regular("hectare"), "ac": regular("acre"),
    "ft²": ("square foot", "square feet"), "mi²": regular("square mile"), "m³": regular("cubic meter"),
    "b": regular("bit"), "B": regular("byte"), "kB": regular("kilobyte"), "MB": regular("megabyte"),
    "GB": regular("gigabyte"), "TB": regular("terabyte"),
  ]
}

/// Writes measurements with their units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the unit that the measurement has.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// In a size of the unit that reads well.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// "20°" for "20°C".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    write(measurement.value, measurement.unit)
  }

  open func string(from unit: Unit) -> String { MeasurementText.name(of: unit, style) }

  override open func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { write($0.value, $0.unit) } }

  private var style: MeasurementText.Style {
    switch unitStyle {
    case .short: .short
    case .long: .long
    default: .medium
    }
  }

  private func write(_ value: Double, _ unit: Unit) -> String {
    let locale = (locale ?? .current).settled
    var settled = SettledMeasurement(value: value, unit: unit)
    if !unitOptions.contains(.providedUnit) { settled = .natural(value, unit, in: locale) }
    numberFormatter.locale = locale
    let number = numberFormatter.string(from: NSNumber(value: settled.value)) ?? "\(settled.value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return "\(number)°" }
    return MeasurementText.text(number, settled.value, settled.unit, style)
  }
}
