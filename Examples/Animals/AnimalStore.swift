import SwiftUI

final class AnimalStore: ObservableObject {
  @Published var animals = [
    Animal(name: "Eagle", sound: "Screams", note: "Sees a hare from two kilometres away."),
    Animal(name: "Owl", sound: "Hoots", note: "Turns its head most of the way round."),
    Animal(name: "Parrot", sound: "Talks", note: "Holds its food in one foot, mostly the left one."),
    Animal(name: "Penguin", sound: "Brays", note: "Finds its partner by voice among thousands."),
    Animal(name: "Zebra", sound: "Barks", note: "No two of them have the same stripes."),
  ]

  private let newcomers = [
    Animal(name: "Fox", sound: "Yaps", note: "Hears a mouse under half a metre of snow."),
    Animal(name: "Owl", sound: "Hoots", note: "Flies without a sound."),
  ]
  private var added = 0

  func add() {
    let next = newcomers[added % newcomers.count]
    added += 1
    animals.append(Animal(name: next.name, sound: next.sound, note: next.note))
  }

  func delete(at offsets: IndexSet) { animals.remove(atOffsets: offsets) }

  func move(from source: IndexSet, to destination: Int) {
    animals.move(fromOffsets: source, toOffset: destination)
  }

  func binding(for animal: Animal) -> Binding<Animal> {
    Binding(
      get: { self.animals.first { $0.id == animal.id } ?? animal },
      set: { new in
        guard let index = self.animals.firstIndex(where: { $0.id == animal.id }) else { return }
        self.animals[index] = new
      })
  }
}
