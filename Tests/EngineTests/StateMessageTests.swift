import Combine
import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

/// What the developer is told.
@MainActor
@Suite struct StateMessageTests {
  final class Store: ObservableObject {
    @Published var value = 0
  }

  @Test func stateOutsideOfAView() {
    struct Loose: View {
      @State var value = 1
      var body: some View { Text(verbatim: "\(value)") }
    }
    let messages = Diagnostics.messages { #expect(Loose().$value.wrappedValue == 1) }
    #expect(
      messages == [
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
      ])
  }

  @Test func stateObjectOutsideOfAView() {
    struct Loose: View {
      @StateObject var store = Store()
      var body: some View { Text(verbatim: "\(store.value)") }
    }
    let messages = Diagnostics.messages { _ = Loose().store }
    #expect(
      messages == [
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
      ])
  }

  @Test func writingStateInABody() {
    struct Writes: View {
      @State private var value = 0
      var body: some View {
        if value == 0 { let _ = { value = 1 }() }
        Text(verbatim: "value \(value)")
      }
    }
    var host: TestHost?
    let messages = Diagnostics.messages { host = TestHost(Writes()) }
    #expect(messages == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(host?.exists("value 1") == true)
  }

  @Test func publishingInABody() {
    struct Writes: View {
      @ObservedObject var store: Store
      var body: some View {
        if store.value == 0 { let _ = { store.value = 1 }() }
        Text(verbatim: "value \(store.value)")
      }
    }
    let messages = Diagnostics.messages { _ = TestHost(Writes(store: Store())) }
    #expect(
      messages == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
      ])
  }

  @Test func publishingOnAnotherThread() {
    struct Shows: View {
      @ObservedObject var store: Store
      var body: some View { Text(verbatim: "value \(store.value)") }
    }
    let store = Store()
    let host = TestHost(Shows(store: store))
    let messages = Diagnostics.messages {
      nonisolated(unsafe) let store = store
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        store.value = 1
        done.signal()
      }
      done.wait()
    }
    #expect(
      messages == [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
      ])
    host.update()
    #expect(host.exists("value 1"))
  }

  @Test func repeatedIDs() {
    let messages = Diagnostics.messages {
      _ = TestHost(VStack { ForEach(["p", "q", "p"], id: \.self) { Text(verbatim: $0) } })
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        "the ID p occurs multiple times within the collection, this will give undefined results!") == true)
  }

  @Test func changingAConstantRange() throws {
    struct Ranged: View {
      @State private var count = 2
      var body: some View {
        VStack {
          Text(verbatim: "more").onTapGesture { count = 3 }
          ForEach(0..<count) { Text(verbatim: "row \($0)") }
        }
      }
    }
    let host = TestHost(Ranged())
    let messages = try Diagnostics.messages { try host.tap("more") }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("count (3) != its initial count (2). `ForEach(_:content:)` should only be used") == true)
  }

  @Test func namespacesOutsideOfAView() {
    struct Loose: View {
      @Namespace var space
      var body: some View { Text(verbatim: "a") }
    }
    let messages = Diagnostics.messages { _ = Loose().space }
    #expect(messages.first?.hasPrefix("Reading a Namespace property outside View.body.") == true)
  }

  @Test func environmentValuesOutsideOfAView() {
    struct Loose: View {
      @Environment(\.layoutDirection) var direction
      var body: some View { Text(verbatim: direction == .leftToRight ? "left to right" : "right to left") }
    }
    var direction: LayoutDirection?
    let messages = Diagnostics.messages { direction = Loose().direction }
    #expect(direction == .leftToRight)
    #expect(
      messages == [
        "Accessing Environment<LayoutDirection>'s value outside of being installed on a View. This will always read the "
          + "default value and will not update."
      ])
    let shown = Diagnostics.messages { _ = TestHost(Loose()) }
    #expect(shown.isEmpty)
  }
}

/// What stops the program.
@Suite struct StateStopTests {
  final class Missing: ObservableObject {}
  @Observable @MainActor final class MissingModel {}

  @Test func aMissingEnvironmentObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Finds: View {
          @EnvironmentObject var missing: Missing
          var body: some View { Text(verbatim: "\(ObjectIdentifier(missing))") }
        }
        _ = TestHost(Finds())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "No ObservableObject of type Missing found. A View.environmentObject(_:) for Missing may be missing"))
  }

  @Test func anObservableReadOutsideOfAView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Loose: View {
          @Environment(MissingModel.self) var missing
          var body: some View { Text(verbatim: "loose") }
        }
        _ = Loose().missing
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Reading Environment<MissingModel> outside View.body"))
  }

  @Test func aMissingObservable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Finds: View {
          @Environment(MissingModel.self) var missing
          var body: some View { Text(verbatim: "\(ObjectIdentifier(missing))") }
        }
        _ = TestHost(Finds())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No Observable object of type MissingModel found."))
  }
}
