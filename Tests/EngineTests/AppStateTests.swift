import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// An object that an app owns and its windows' views follow.
@MainActor
@Suite struct AppStateTests {
  struct Animal: Identifiable { let id = UUID(); var name: String }
  final class Store: ObservableObject {
    @Published var animals = [Animal(name: "Eagle"), Animal(name: "Owl")]
    func add() { animals.append(Animal(name: "Fox")) }
    func delete(at offsets: IndexSet) { animals.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) { animals.move(fromOffsets: source, toOffset: destination) }
    func binding(for animal: Animal) -> Binding<Animal> {
      Binding(get: { self.animals.first { $0.id == animal.id } ?? animal }, set: { _ in })
    }
  }
  struct Detail: View {
    @Binding var animal: Animal
    var body: some View { Text(animal.name).navigationTitle(Text("\(animal.name) Details")) }
  }
  struct Content: View {
    @EnvironmentObject var store: Store
    var body: some View {
      NavigationView {
        List {
          Section { Button("Add Animal") { withAnimation { store.add() } } }
          Section("Seen today") {
            ForEach(store.animals) { animal in
              NavigationLink(destination: Detail(animal: store.binding(for: animal))) { Text(animal.name) }
            }
            .onDelete(perform: store.delete)
            .onMove(perform: store.move)
          }
        }
        .listStyle(.grouped)
        .navigationTitle("Animals")
        .toolbar { EditButton() }
      }
    }
  }
  struct TheApp: App {
    @StateObject private var store = Store()
    var body: some Scene { WindowGroup("Animals") { Content().environmentObject(store) } }
  }
  @Test func anAppsObjectChangesWithoutWarnings() throws {
    let instance = AppInstance(TheApp.self, backend: HeadlessHost.sharedBackend)
    let host = TestHost(instance.content(ofWindow: 0))
    host.headless.host.companion = instance.root
    host.settle()
    let messages = try Diagnostics.messages {
      try host.tap("Add Animal")
      host.advance(by: 0.6)
      #expect(host.exists("Fox"))
      try host.tap("Eagle")
      host.advance(by: 1)
      #expect(host.exists("Eagle Details"))
    }
    #expect(messages == [])
  }
}
