import CoreGraphics

extension View {
  nonisolated private func presentAlert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let isOn = isPresented.wrappedValue && data != nil
    return modifier(
      PresentationModifier(
        kind: .alert, item: isOn ? data : nil, identity: isOn ? AnyHashable(true) : nil,
        clear: { isPresented.wrappedValue = false }
      ) { data in
        AlertContent(title: title) {
          actions(data)
        } message: {
          message(data)
        }
      })
  }

  /// Presents an alert while the binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(Text(titleKey), isPresented: isPresented, data: (), actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(Text(titleKey), isPresented: isPresented, data: data, actions: actions, message: { _ in EmptyView() })
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(Text(titleKey), isPresented: isPresented, data: (), actions: { _ in actions() }, message: { _ in message() })
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(Text(titleKey), isPresented: isPresented, data: data, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(Text(title), isPresented: isPresented, data: (), actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(Text(title), isPresented: isPresented, data: data, actions: actions, message: { _ in EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(Text(title), isPresented: isPresented, data: (), actions: { _ in actions() }, message: { _ in message() })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(Text(title), isPresented: isPresented, data: data, actions: actions, message: message)
  }

  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(title, isPresented: isPresented, data: (), actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentAlert(title, isPresented: isPresented, data: data, actions: actions, message: { _ in EmptyView() })
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentAlert(title, isPresented: isPresented, data: (), actions: { _ in actions() }, message: { _ in message() })
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentAlert(title, isPresented: isPresented, data: data, actions: actions, message: message)
  }

  /// Presents an alert that tells of an error while the binding is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentAlert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, data: error,
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    presentAlert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, data: error, actions: actions,
      message: message)
  }
}
