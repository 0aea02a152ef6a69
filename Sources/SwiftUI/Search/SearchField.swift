import CoreGraphics
import SwiftUICore

/// The search field of a screen: the field, the button that ends the search, and what it can be narrowed to.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  @ObservedObject var model: SearchModel
  let scopes: SearchScopes?
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: Metrics.SearchField.cancelGap) {
        field
        if model.isActive {
          Button("Cancel") { cancel() }
            .buttonStyle(.borderless)
            .fixedSize()
            .modifier(ShortcutModifier(shortcut: .cancelAction) { cancel() })
        }
      }
      .frame(height: Metrics.SearchField.height)
      .padding(.bottom, Metrics.SearchField.bottomInset)
      if let scopes, scopes.isShown(isActive: model.isActive, hasText: !text.wrappedValue.isEmpty) {
        scopes.picker
          .pickerStyle(.segmented)
          .labelsHidden()
          .padding(.bottom, Metrics.SearchField.bottomInset)
      }
    }
    .padding(.horizontal, Metrics.SearchField.sideInset)
    .padding(.top, Metrics.SearchField.barHeight - Metrics.SearchField.height - Metrics.SearchField.bottomInset)
    .font(.system(size: Metrics.SearchField.textSize))
    .onChange(of: isFocused) { if isFocused { model.begin() } }
    .onChange(of: model.focusRequests, initial: true) { if model.focusRequests > 0 { isFocused = true } }
    .onChange(of: model.isActive) { if !model.isActive { isFocused = false } }
  }

  nonisolated static var _elementCount: Int? { 1 }

  private var field: some View {
    HStack(spacing: Metrics.SearchField.iconGap) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      TextField(text: text, prompt: prompt ?? Text("Search")) { prompt ?? Text("Search") }
        .textFieldStyle(.plain)
        .focused($isFocused)
        .environment(\.submitTrigger, .search)
      if !text.wrappedValue.isEmpty {
        Button {
          text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear Text")
      }
    }
    .padding(.horizontal, Metrics.SearchField.innerInset)
    .frame(height: Metrics.SearchField.height)
    .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: Metrics.SearchField.radius))
  }

  private func cancel() {
    isFocused = false
    model.dismiss()
  }
}

extension SearchScopes {
  func isShown(isActive: Bool, hasText: Bool) -> Bool {
    switch activation.kind {
    case .automatic, .presentation: isActive
    case .textEntry: isActive && hasText
    }
  }
}
