import CGTK
import SwiftUICore
import Testing

@testable import GTKHost

@Suite struct AppearanceValuesTests {
  private func values(_ text: String) -> AppearanceValues {
    var values = AppearanceValues()
    guard let variant = g_variant_parse(nil, text, nil, nil, nil) else {
      Issue.record("not a variant: \(text)")
      return values
    }
    AppearanceValues.forEachSetting(in: variant) { namespace, key, value in
      values.set(key, in: namespace, to: value)
    }
    g_variant_unref(variant)
    return values
  }

  @Test func readsThePortalsAnswer() {
    let values = values(
      """
      ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>, 'a': <(0.1, 0)>},
        'org.gnome.desktop.interface': {'enable-animations': <false>}},)
      """)
    #expect(values == AppearanceValues(isDark: true, increasesContrast: true, reducesMotion: true))
  }

  @Test func lightOverridesADarkTheme() {
    var settings = DesktopSettings()
    settings.isDark = true
    values("({'org.freedesktop.appearance': {'color-scheme': <uint32 2>}},)").apply(to: &settings)
    #expect(!settings.isDark)
  }

  @Test func noPreferenceChangesNothing() {
    var settings = DesktopSettings()
    settings.isDark = true
    values("({'org.freedesktop.appearance': {'color-scheme': <uint32 0>}},)").apply(to: &settings)
    #expect(settings.isDark)
  }

  @Test(arguments: ["(@a{sa{sv}} {},)", "('nonsense',)", "({'a': <'b'>},)", "'text'"])
  func otherAnswersAreIgnored(text: String) {
    #expect(values(text) == AppearanceValues())
  }

  @Test func readsAChange() throws {
    let text = "('org.freedesktop.appearance', 'color-scheme', <<uint32 1>>)"
    let variant = try #require(g_variant_parse(nil, text, nil, nil, nil))
    let setting = try #require(AppearanceValues.setting(in: variant))
    g_variant_unref(variant)
    #expect(setting.namespace == "org.freedesktop.appearance")
    #expect(setting.key == "color-scheme")
    #expect(setting.value == .number(1))
  }

  @Test(arguments: ["Adwaita-dark", "Adwaita:dark", "Yaru-dark", "HighContrastInverse"])
  func darkThemes(name: String) {
    #expect(AppearanceValues.isDarkTheme(name))
  }

  @Test(arguments: ["Adwaita", "HighContrast", "Darkness", ""])
  func lightThemes(name: String) {
    #expect(!AppearanceValues.isDarkTheme(name))
  }
}
