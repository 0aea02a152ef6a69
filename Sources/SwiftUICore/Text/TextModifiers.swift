extension Text {
  /// The modifiers of a text, each linked to the one that was applied before it.
  ///
  /// A body that runs again makes the same texts with the same modifiers. Each thread keeps those that it made of late,
  /// so that such a text costs no memory of its own and is told to be the same by looking at the reference.
  final class Modifiers: Sendable {
    let last: Modifier
    let previous: Modifiers?

    private init(_ last: Modifier, after previous: Modifiers?) {
      self.last = last
      self.previous = previous
    }

    static func adding(_ modifier: Modifier, to previous: Modifiers?) -> Modifiers {
      recent.value.modifiers(modifier, after: previous)
    }

    private static let recent = ThreadLocal { Recent() }

    private final class Recent {
      private static let size = 64
      @exclusivity(unchecked) private var entries = [Modifiers?](repeating: nil, count: Recent.size)

      func modifiers(_ modifier: Modifier, after previous: Modifiers?) -> Modifiers {
        let address = previous.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
        let place = Int(ObjectIdentifier.mixed(modifier.fingerprint ^ (address >> 4)) >> 58)
        if let known = entries[place], known.previous === previous, known.last == modifier { return known }
        let made = Modifiers(modifier, after: previous)
        entries[place] = made
        return made
      }
    }
  }
}

extension Text.Modifiers: Equatable {
  static func == (lhs: Text.Modifiers, rhs: Text.Modifiers) -> Bool {
    lhs === rhs || (lhs.last == rhs.last && lhs.previous == rhs.previous)
  }
}

extension Text.Modifier {
  /// Differs for most of the modifiers that one program uses.
  fileprivate var fingerprint: UInt {
    switch self {
    case .font(let font): font?.fingerprint ?? 1
    case .color(let color): color.fingerprint
    case .weight(let weight): UInt(truncatingIfNeeded: weight?.value ?? 2)
    case .bold(let isBold): isBold ? 3 : 4
    case .italic(let isItalic): isItalic ? 5 : 6
    case .monospaced(let isMonospaced): isMonospaced ? 7 : 8
    case .monospacedDigit: 9
    case .foreground: 10
    case .background(let color): ~color.fingerprint
    case .design: 11
    case .width: 12
    case .kerning: 13
    case .tracking: 14
    case .baselineOffset: 15
    case .underline: 16
    case .strikethrough: 17
    case .textScale: 18
    case .custom: 19
    case .language: 20
    case .label: 21
    }
  }
}

extension Font {
  fileprivate var fingerprint: UInt {
    switch provider {
    case .style(let style, _, let weight):
      UInt(bitPattern: style.hashValue) ^ UInt(truncatingIfNeeded: weight?.value ?? 0)
    case .system(let size, let weight, _): UInt(size.bitPattern) ^ UInt(truncatingIfNeeded: weight?.value ?? 0)
    case .custom(_, let size, _): ~UInt(size.bitPattern)
    case .modified(let base, _): ~Font(provider: base).fingerprint
    }
  }
}

extension Color {
  fileprivate var fingerprint: UInt {
    switch provider {
    case .fixed(let color):
      UInt(color.red.bitPattern) ^ UInt(color.green.bitPattern) << 11 ^ UInt(color.blue.bitPattern) << 22
        ^ UInt(color.alpha.bitPattern) << 32
    case .adaptive(let color):
      UInt(color.light.red.bitPattern) ^ UInt(color.light.green.bitPattern) << 13
        ^ UInt(color.light.blue.bitPattern) << 26
    case .accent: 30
    case .primary: 31
    case .secondary: 32
    case .asset(let name, _): UInt(name.utf8.count)
    case .opacity(let base, let opacity): Color(provider: base).fingerprint ^ UInt(opacity.bitPattern)
    case .mix(let first, _, let fraction, _): Color(provider: first).fingerprint ^ ~UInt(fraction.bitPattern)
    }
  }
}
