/// What is known of a type.
struct TypeDeclaration: Sendable {
  var identifier: String
  var name: String
  var parents: [String]
  var extensions: [String]
  var mimeTypes: [String]

  private init(
    _ identifier: String, _ name: String, _ parents: [String], _ extensions: [String] = [], _ mimeTypes: [String] = []
  ) {
    self.identifier = identifier
    self.name = name
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  static let all: [TypeDeclaration] = [
    TypeDeclaration("public.item", "item", []),
    TypeDeclaration("public.content", "content", []),
    TypeDeclaration("public.data", "data", ["public.item"]),
    TypeDeclaration("public.directory", "folder", ["public.item"]),
    TypeDeclaration("public.folder", "folder", ["public.directory"]),
    TypeDeclaration("com.apple.package", "package", ["public.directory"]),
    TypeDeclaration("public.text", "text", ["public.data", "public.content"]),
    TypeDeclaration("public.plain-text", "plain text", ["public.text"], ["txt", "text"], ["text/plain"]),
    TypeDeclaration("public.utf8-plain-text", "UTF-8 text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    TypeDeclaration("public.rtf", "rich text", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    TypeDeclaration("public.html", "HTML text", ["public.text"], ["html", "htm"], ["text/html"]),
    TypeDeclaration("public.xml", "XML", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    TypeDeclaration("public.json", "JSON", ["public.text"], ["json"], ["application/json"]),
    TypeDeclaration("public.yaml", "YAML", ["public.text"], ["yaml", "yml"], ["application/yaml"]),
    TypeDeclaration(
      "public.comma-separated-values-text", "CSV", ["public.text"], ["csv"], ["text/csv"]),
    TypeDeclaration("public.source-code", "source code", ["public.plain-text"]),
    TypeDeclaration("public.swift-source", "Swift source", ["public.source-code"], ["swift"]),
    TypeDeclaration("net.daringfireball.markdown", "Markdown", ["public.plain-text"], ["md"], ["text/markdown"]),
    TypeDeclaration("public.url", "URL", ["public.data"], ["url"], ["text/uri-list"]),
    TypeDeclaration("public.file-url", "file URL", ["public.url"]),
    TypeDeclaration("public.image", "image", ["public.data", "public.content"]),
    TypeDeclaration("public.png", "PNG image", ["public.image"], ["png"], ["image/png"]),
    TypeDeclaration("public.jpeg", "JPEG image", ["public.image"], ["jpeg", "jpg"], ["image/jpeg"]),
    TypeDeclaration("public.tiff", "TIFF image", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    TypeDeclaration("com.compuserve.gif", "GIF image", ["public.image"], ["gif"], ["image/gif"]),
    TypeDeclaration("org.webmproject.webp", "WebP image", ["public.image"], ["webp"], ["image/webp"]),
    TypeDeclaration("public.heic", "HEIC image", ["public.image"], ["heic"], ["image/heic"]),
    TypeDeclaration("public.svg-image", "SVG image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
    TypeDeclaration("com.microsoft.bmp", "BMP image", ["public.image"], ["bmp"], ["image/bmp"]),
    TypeDeclaration(
      "com.adobe.pdf", "PDF document", ["public.data", "public.content"], ["pdf"], ["application/pdf"]),
    TypeDeclaration("public.audiovisual-content", "audio or video", ["public.data", "public.content"]),
    TypeDeclaration("public.movie", "video", ["public.audiovisual-content"]),
    TypeDeclaration("public.video", "video", ["public.movie"]),
    TypeDeclaration("public.audio", "audio", ["public.audiovisual-content"]),
    TypeDeclaration("public.mpeg-4", "MPEG-4 video", ["public.movie"], ["mp4"], ["video/mp4"]),
    TypeDeclaration("com.apple.quicktime-movie", "QuickTime video", ["public.movie"], ["mov"], ["video/quicktime"]),
    TypeDeclaration("public.mp3", "MP3 audio", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    TypeDeclaration("com.microsoft.waveform-audio", "WAV audio", ["public.audio"], ["wav"], ["audio/wav"]),
    TypeDeclaration("public.archive", "archive", ["public.data"]),
    TypeDeclaration("public.zip-archive", "ZIP archive", ["public.archive"], ["zip"], ["application/zip"]),
    TypeDeclaration("com.apple.property-list", "property list", ["public.data"], ["plist"]),
    TypeDeclaration("public.font", "font", ["public.data"], ["ttf", "otf"], ["font/ttf", "font/otf"]),
    TypeDeclaration("public.contact", "contact", ["public.content"]),
    TypeDeclaration("public.vcard", "vCard", ["public.text", "public.contact"], ["vcf"], ["text/vcard"]),
    TypeDeclaration("public.calendar-event", "calendar event", ["public.text"], ["ics"], ["text/calendar"]),
    TypeDeclaration("public.database", "database", ["public.data"]),
    TypeDeclaration("public.spreadsheet", "spreadsheet", ["public.data", "public.content"]),
    TypeDeclaration("public.presentation", "presentation", ["public.data", "public.content"]),
  ]
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let tiff = UTType(known: "public.tiff")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let heic = UTType(known: "public.heic")
  public static let svg = UTType(known: "public.svg-image")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let font = UTType(known: "public.font")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let database = UTType(known: "public.database")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
}
