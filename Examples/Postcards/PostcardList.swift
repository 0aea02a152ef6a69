import SwiftUI

/// Pictures, stamps and colours of the asset catalog by the names that are declared for them.
struct Postcard: Identifiable {
  var id: String { title }
  var title: String
  var greeting: String
  var picture: ImageResource
  var stamp: ImageResource
}

struct PostcardList: View {
  private let postcards = [
    Postcard(
      title: "Harbour", greeting: "Boats all morning, bread all afternoon.", picture: .harbourAtDawn,
      stamp: .Stamps.anchor),
    Postcard(
      title: "Mountain", greeting: "The path ends where the snow begins.", picture: .mountain,
      stamp: .Stamps.pineTree),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          ForEach(postcards) { PostcardView(postcard: $0) }
        }
        .padding()
      }
      .navigationTitle("Postcards")
      .containerBackground(.seaBreeze, for: .navigation)
    }
  }
}

struct PostcardView: View {
  let postcard: Postcard

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Image(postcard.picture)
        .resizable()
        .scaledToFit()
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 4) {
          Text(postcard.title).font(.headline)
          Text(postcard.greeting).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Image(postcard.stamp)
      }
    }
    .foregroundStyle(.ink)
    .padding(12)
    .background(Color(.paper), in: .rect(cornerRadius: 12))
  }
}

#Preview { PostcardList() }
