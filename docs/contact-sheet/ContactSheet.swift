import SwiftUI

/// The pictures of a folder beside each other, each with its name. `CONTACT_SHEET` names the folder.
struct ContactSheet: View {
  private let files: [URL]

  init() {
    let folder = ProcessInfo.processInfo.environment["CONTACT_SHEET"] ?? FileManager.default.currentDirectoryPath
    let contents =
      (try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)) ?? []
    files = contents.filter { $0.pathExtension == "png" }.sorted { $0.path < $1.path }
  }

  private let columns = 6

  var body: some View {
    VStack(spacing: 16) {
      ForEach(0..<((files.count + columns - 1) / columns), id: \.self) { row in
        HStack(alignment: .top, spacing: 16) {
          ForEach(files[(row * columns)..<min((row + 1) * columns, files.count)], id: \.self) { cell($0) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(24)
    .frame(width: 1264)
    .fixedSize()
    .background(Color(white: 0.93))
  }

  private func cell(_ file: URL) -> some View {
    VStack(spacing: 6) {
      AsyncImage(url: file, scale: 2) { phase in
        if let image = phase.image {
          image.resizable().interpolation(.high).scaledToFit()
        } else {
          Color.red.opacity(0.2)
        }
      }
      .frame(width: 186, height: 186)
      .background(.white)
      .clipShape(RoundedRectangle(cornerRadius: 6))
      .shadow(color: .black.opacity(0.2), radius: 3, y: 1)
      Text(file.deletingPathExtension().lastPathComponent).font(.system(size: 9)).lineLimit(1)
    }
    .frame(width: 186)
  }
}

#Preview(traits: .sizeThatFitsLayout) { ContactSheet() }
