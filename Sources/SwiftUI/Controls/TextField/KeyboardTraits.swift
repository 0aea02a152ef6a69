import SwiftUICore

/// Kinds of keyboards on a screen.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text means, for suggestions of a keyboard on the screen.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let birthdate = UITextContentType(rawValue: "bday")
}

/// Which letters a keyboard on the screen makes upper case by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters a keyboard on the screen makes upper case by itself.
public struct TextInputAutocapitalization: Sendable {
  private let kind: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(kind: .allCharacters)
  }

  private init(kind: UITextAutocapitalizationType) { self.kind = kind }

  public init?(_ type: UITextAutocapitalizationType) { kind = type }
}

extension View {
  /// Chooses a keyboard on the screen; it has no meaning on a desktop.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what a field is for, to a keyboard on the screen; it has no meaning on a desktop.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says which letters become upper case by themselves; it has no meaning on a desktop, where keyboards don't do that.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Says which letters become upper case by themselves; it has no meaning on a desktop, where keyboards don't do that.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Turns automatic corrections off; it has no meaning on a desktop, where nothing is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Turns automatic corrections off; it has no meaning on a desktop, where nothing is corrected.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
