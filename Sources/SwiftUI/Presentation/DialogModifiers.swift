import CoreGraphics

extension View {
  nonisolated private func presentDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let isOn = isPresented.wrappedValue && data != nil
    return modifier(
      PresentationModifier(
        kind: .dialog, item: isOn ? data : nil, identity: isOn ? AnyHashable(true) : nil,
        clear: { isPresented.wrappedValue = false }
      ) { data in
        DialogContent(title: title, titleVisibility: titleVisibility) {
          actions(data)
        } message: {
          message(data)
        }
      })
  }

  /// Presents a choice of actions while the binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: data, actions: actions, message: { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { _ in actions() }, message: { _ in message() })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: data, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: data, actions: actions, message: { _ in EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { _ in actions() }, message: { _ in message() })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: data, actions: actions, message: message)
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, data: data, actions: actions, message: { _ in EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { _ in actions() }, message: { _ in message() })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, data: data, actions: actions, message: message)
  }
}
