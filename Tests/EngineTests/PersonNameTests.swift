import Foundation
import SwiftUI
import Testing

@Suite struct PersonNameTests {
  private var anne: PersonNameComponents {
    PersonNameComponents(
      namePrefix: "Dr.", givenName: "Anne", middleName: "Marie", familyName: "Johnson", nameSuffix: "PhD")
  }

  @Test func styles() {
    #expect(anne.formatted() == "Anne Johnson")
    #expect(anne.formatted(.name(style: .short)) == "Anne")
    #expect(anne.formatted(.name(style: .medium)) == "Anne Johnson")
    #expect(anne.formatted(.name(style: .long)) == "Dr. Anne Marie Johnson PhD")
    #expect(anne.formatted(.name(style: .abbreviated)) == "AJ")
  }

  @Test func eastAsianNamesComeFamilyFirst() {
    let name = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(name.formatted(.name(style: .medium)) == "山田太郎")
    #expect(name.formatted(.name(style: .abbreviated)) == "山田")
  }

  @Test func listsOfNames() {
    let names = ["Ann", "Bob", "Cy"].map { PersonNameComponents(givenName: $0) }
    let text = names.formatted(
      .list(memberStyle: .name(style: .short), type: .and).locale(Locale(identifier: "en_US")))
    #expect(text == "Ann, Bob, and Cy")
  }

  @Test func parsing() throws {
    let style = PersonNameComponents.FormatStyle(style: .long)
    func parts(_ text: String) throws -> [String?] {
      let name = try style.parseStrategy.parse(text)
      return [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
    }
    #expect(try parts("Anne") == [nil, "Anne", nil, nil, nil])
    #expect(try parts("Dr. Anne Marie Johnson Jr.") == ["Dr.", "Anne", "Marie", "Johnson", "Jr."])
    #expect(try parts("Ludwig van Beethoven") == [nil, "Ludwig", nil, "van Beethoven", nil])
    #expect(try parts("Johnson, Anne") == [nil, "Anne", nil, "Johnson", nil])
    #expect(throws: CocoaError.self) { try style.parseStrategy.parse("  ") }
  }

  @Test func formatters() throws {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    name.nickname = "Countess"
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: name) == "Ada Lovelace")
    #expect(formatter.string(for: name) == "Ada Lovelace" && formatter.string(for: 3) == nil)
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Countess")
    let read = try #require(formatter.personNameComponents(from: "Grace Hopper"))
    #expect(read.givenName == "Grace" && read.familyName == "Hopper")
    #expect(formatter.personNameComponents(from: "") == nil)
  }
}
