/// The size of text the user prefers, under its older names. `DynamicTypeSize` is the present form.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[min(size.rawValue, Self.allCases.count - 1)]
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    DynamicTypeSize(lhs) < DynamicTypeSize(rhs)
  }
}

extension DynamicTypeSize {
  init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    self = Self.allCases[index]
  }
}

extension EnvironmentValues {
  /// The preferred size of text, as `dynamicTypeSize` has it.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
