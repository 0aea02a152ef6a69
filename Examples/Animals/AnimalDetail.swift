import SwiftUI

struct AnimalDetail: View {
  @Binding var animal: Animal
  @State private var isZoomed = false

  var body: some View {
    VStack(spacing: 16) {
      Image(animal.name)
        .resizable()
        .aspectRatio(contentMode: isZoomed ? .fill : .fit)
        .cornerRadius(isZoomed ? 0 : 16)
        .padding(isZoomed ? 0 : 16)
        .accessibilityIdentifier("picture")
        .onTapGesture {
          withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isZoomed.toggle() }
        }

      if !isZoomed {
        VStack(spacing: 8) {
          Text(animal.note)
            .multilineTextAlignment(.center)
          Toggle("Favorite", isOn: $animal.isFavorite)
            .padding(.top)
        }
        .padding(.horizontal, 24)
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Spacer(minLength: 0)
    }
    .navigationTitle("\(animal.name) Details")
    .navigationBarTitleDisplayMode(.inline)
  }
}
