import SwiftUICore

/// What stands between a window and the content a program gives it: the place for everything that is presented over
/// the content.
struct SceneRoot<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { content }
}
