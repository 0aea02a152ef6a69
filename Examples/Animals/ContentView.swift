import SwiftUI

struct ContentView: View {
  @EnvironmentObject private var store: AnimalStore

  var body: some View {
    NavigationView {
      List {
        Section {
          Button("Add Animal") {
            withAnimation { store.add() }
          }
        }
        Section("Seen today") {
          ForEach(store.animals) { animal in
            NavigationLink(destination: AnimalDetail(animal: store.binding(for: animal))) {
              AnimalRow(animal: animal)
            }
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

struct AnimalRow: View {
  let animal: Animal

  var body: some View {
    HStack(spacing: 12) {
      Image(animal.thumbnail)
        .cornerRadius(10)
      VStack(alignment: .leading, spacing: 2) {
        Text(animal.name)
          .font(.headline)
        Text(animal.sound)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if animal.isFavorite {
        Image(systemName: "star.fill")
          .foregroundColor(.yellow)
          .transition(.scale)
      }
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
      .environmentObject(AnimalStore())
  }
}
