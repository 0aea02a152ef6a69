import SwiftUI

@main
struct AnimalsApp: App {
  @StateObject private var store = AnimalStore()

  var body: some Scene {
    WindowGroup("Animals") {
      ContentView()
        .environmentObject(store)
    }
  }
}
