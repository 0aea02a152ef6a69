import SwiftUI

@main
struct PostcardsApp: App {
  var body: some Scene {
    WindowGroup { PostcardList() }
  }
}
