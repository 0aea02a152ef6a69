extension ObjectIdentifier {
  /// The address with all of its bits mixed into the upper ones. Looking at types and objects by it is quicker than
  /// hashing them.
  var mixedAddress: UInt { Self.mixed(UInt(bitPattern: self)) }

  /// One of 64 bits, by which most others are told apart.
  var bit: UInt64 { 1 << UInt64(mixedAddress >> (UInt.bitWidth - 6)) }

  static func mixed(_ bits: UInt) -> UInt { bits &* 0x9E37_79B9_7F4A_7C15 }
}
