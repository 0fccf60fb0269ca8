// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import PinLabels
import ZipArchives

/// A kind of file, told by what is in it, whatever its name is.
enum RecognizedFile {
  /// Content of our own.
  case content(ContentKind)
  /// A format of questions, records or annotations.
  case format(FileFormat)
  /// A calendar.
  case calendar
  /// A file of other programs that no command reads; what it is called, and what can be done.
  case foreign(noun: String, remedy: String)

  /// Recognizes a file, or returns nil for one that says nothing certain.
  ///
  /// - Parameter bytes: The file, or its beginning; a zip archive is known by the whole of it.
  init?(_ bytes: [UInt8]) {
    let text = bytes.starts(with: InputFile.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    let start = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if let kind = Self.archive(bytes) ?? Self.signature(bytes) ?? Self.foreignText(bytes) {
      self = kind
      return
    }
    switch start.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if start.starts(with: "{\\rtf".utf8) {
        self = .foreign(noun: "a text in RTF", remedy: Self.asText)
      } else if let kind = ContentKind(of: Data(text)) {
        self = .content(kind)
      } else if let format = FileFormat(json: bytes) {
        self = .format(format)
      } else {
        let beginning = String(decoding: start.prefix(4096), as: UTF8.self)
        if beginning.contains("purl.imsglobal.org/ctx/caliper") {
          self = .foreign(noun: "a record of Caliper", remedy: "records are read in xapi")
        } else if beginning.hasPrefix("[\"vcalendar\"") {
          self = .foreign(noun: "a calendar in jCal", remedy: "save it as iCalendar (.ics)")
        } else {
          return nil
        }
      }
    case UInt8(ascii: "<"):
      guard let kind = Self.markup(bytes) else { return nil }
      self = kind
    case UInt8(ascii: "B"), UInt8(ascii: "b"):
      let word = String(decoding: start.prefix(15), as: UTF8.self).uppercased()
      let names = ["VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VALARM"]
      guard names.contains(where: { word.hasPrefix("BEGIN:\($0)") }) else { return nil }
      self = .calendar
    default: return nil
    }
  }

  private static let asText = "save it as plain text"
  private static let asTable = "save it as CSV (UTF-8)"

  // MARK: Archives

  private static func archive(_ bytes: [UInt8]) -> RecognizedFile? {
    guard ZipArchive.isZip(bytes), let files = try? ZipArchive(bytes).files else { return nil }
    return archive(of: files)
  }

  /// The kind of an archive by the files in it.
  static func archive(of files: [String: [UInt8]]) -> RecognizedFile? {
    /// The format by its name, where questions can be read from it, else what can be done.
    func read(_ name: String, _ noun: String, _ remedy: String) -> RecognizedFile {
      FileFormat(rawValue: name).map { .format($0) } ?? .foreign(noun: noun, remedy: remedy)
    }
    let kind = files["mimetype"].map { String(decoding: $0.prefix(80), as: UTF8.self) } ?? ""
    if files["xl/workbook.xml"] != nil { return read("xlsx", "a spreadsheet of Excel", asTable) }
    if kind.contains("opendocument.spreadsheet") {
      return read("ods", "a spreadsheet of LibreOffice", asTable)
    }
    if files["word/document.xml"] != nil || kind.contains("opendocument.text") {
      return .foreign(noun: "a text document", remedy: asText)
    }
    if files["ppt/presentation.xml"] != nil || kind.contains("opendocument.presentation") {
      return .foreign(noun: "a presentation", remedy: asText)
    }
    if kind.contains("epub") { return .foreign(noun: "an electronic book", remedy: asText) }
    if files.keys.contains(where: { $0.hasPrefix("collection.anki") }) {
      return .format(.anki)
    }
    return QuestionFormat(packageWith: files.keys).flatMap { FileFormat(rawValue: $0.name) }
      .map { .format($0) }
  }

  private static func signature(_ bytes: [UInt8]) -> RecognizedFile? {
    let name = "give the JSON, the CSV or the questions that belong to it"
    let kinds: [(signs: [UInt8], noun: String, remedy: String)] = [
      (Array("%PDF".utf8), "a PDF document", "copy its text into a file of questions"),
      ([0xD0, 0xCF, 0x11, 0xE0], "a document of an old Office program", asTable),
      (Array("SQLite format 3".utf8), "a database", "export what is in it as text"),
      ([0x1F, 0x8B], "an archive packed by gzip", "unpack it"),
      ([0xFF, 0xD8, 0xFF], "an image", name), (Array("GIF8".utf8), "an image", name),
      (Array("BM".utf8) + [], "an image", name), (Array("II*\0".utf8), "an image", name),
      (Array("MM\0*".utf8), "an image", name), (Array("RIFF".utf8), "an image or a sound", name),
      (Array("ID3".utf8), "a sound", name), (Array("OggS".utf8), "a sound", name),
    ]
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      // A badge has words that say it; without the end of the image nobody knows.
      let isBadge = ["openbadges", "openbadgecredential"].contains { bytes.hasText($0) }
      return isBadge || !bytes.hasText("IEND")
        ? .format(.openBadges) : .foreign(noun: "an image", remedy: name)
    }
    return kinds.first { kind in
      // Two letters alone can begin any text.
      bytes.starts(with: kind.signs) && (kind.signs.count > 2 || bytes.prefix(64).contains(0))
        || kind.signs == [0x1F, 0x8B] && bytes.starts(with: kind.signs)
    }.map { .foreign(noun: $0.noun, remedy: $0.remedy) }
  }

  // MARK: Texts

  /// A list of questions in a text or a table of another program.
  private static func foreignText(_ bytes: [UInt8]) -> RecognizedFile? {
    ForeignFormat(beginning: bytes).map { format in
      .foreign(
        noun: "a list of questions as \(format.title) has them",
        remedy: "export its questions as QTI, or write them as Aiken or a table"
      )
    }
  }

  // MARK: Markup

  private static func markup(_ bytes: [UInt8]) -> RecognizedFile? {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let root = Self.root(of: text) else { return nil }
    switch root.lowercased() {
    case "html", "!doctype html":
      return .foreign(noun: "a page of the web", remedy: Self.asText)
    case "svg":
      return text.contains("openbadges") || text.contains("credential")
        ? .format(.openBadges) : .foreign(noun: "a drawing", remedy: Self.asText)
    case "quiz": return .format(.moodleXML)
    case "coursestructure":
      return .foreign(noun: "the structure of a course for cmi5", remedy: "it has no questions")
    case "manifest" where text.contains("adlcp") && !text.contains("imsqti"):
      return .foreign(noun: "the manifest of a course for SCORM", remedy: "it has no questions")
    default:
      let format = QuestionFormat(path: "item.xml", beginning: bytes)
      let isCertain = format.map { $0.name != FileFormat.moodleXML.rawValue } ?? false
      return isCertain ? format.flatMap { FileFormat(rawValue: $0.name) }.map { .format($0) } : nil
    }
  }

  /// The name of the first element, or the document type of a page of the web.
  private static func root(of text: String) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...].dropFirst()
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.lowercased().hasPrefix("!doctype html") {
        return "!doctype html"
      } else if rest.hasPrefix("?") || rest.hasPrefix("!") {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        rest = rest[end...]
      } else {
        let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return name.split(separator: ":").last.map(String.init)
      }
    }
    return nil
  }

  // MARK: Failures

  /// What people call it, with its article.
  var noun: String {
    switch self {
    case .content(let kind): kind.noun
    case .format(.openBadges): "an image"
    case .format(let format): "a file of another program (\(format.rawValue))"
    case .calendar: "a calendar"
    case .foreign(let noun, _): noun
    }
  }

  /// The failure of a command that expects JSON, for a file of other programs, which is called what
  /// it is; nil for JSON, for questions and where nobody can say what it is.
  static func notJSON(_ data: Data, at path: String) -> Failure? {
    foreignNoun(Array(data)).map { .badData("\(path): this is \($0), expected JSON") }
  }

  /// What a file of other programs is called that is neither JSON nor holds questions; nil for
  /// others.
  static func foreignNoun(_ bytes: [UInt8]) -> String? {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    guard !isJSON || bytes.starts(with: "{\\rtf".utf8) else { return nil }
    return switch RecognizedFile(bytes) {
    case .foreign(let noun, _)?: noun
    case .format(.openBadges)?: "an image"
    case .calendar?: "a calendar"
    default: nil
    }
  }

  /// The failure of a command that needs questions; nil where there may be some.
  func withoutQuestions(at path: String) -> Failure? {
    let tool = ToolName.current
    let file = path.quotedForShell
    switch self {
    case .calendar:
      return .badData(
        "\(path): this is a calendar; try: \(tool) diary import \(file) LOG --into COURSE"
      )
    case .foreign(let noun, let remedy): return .badData("\(path): this is \(noun); \(remedy)")
    case .content(.bank): return nil
    case .content(.sheet):
      return .badData(
        "\(path): this is a sheet of pins; try: \(tool) convert \(file) NAME.iiif.json"
      )
    case .content(let kind) where kind.isSession:
      return .badData(
        "\(path): this is \(kind.noun); try: \(tool) convert \(file) NAME.xapi.json"
      )
    case .content(let kind):
      return .badData("\(path): this is \(kind.noun); try: \(kind.command(for: path))")
    case .format(let format):
      return format.questions == nil ? format.withoutQuestions(at: path) : nil
    }
  }
}

extension [UInt8] {
  /// Whether a word of ASCII stands somewhere in it.
  fileprivate func hasText(_ word: String) -> Bool {
    Data(self).range(of: Data(word.utf8)) != nil
  }
}

extension ContentKind {
  /// Whether records can be made of it.
  fileprivate var isSession: Bool {
    [.savedQuiz, .savedExercise, .savedPins, .diaryLog].contains(self)
  }
}

extension FileFormat {
  /// The failure of a command that needs questions.
  func withoutQuestions(at path: String) -> Failure {
    let command =
      "\(ToolName.current) \(annotations == nil ? "inspect" : "convert") \(path.quotedForShell)"
    let (content, target) = annotations == nil ? ("records", "") : ("pins", " NAME.sheet.json")
    return .badData(
      "\(path): this has \(content) and no questions (\(rawValue)); try: \(command)\(target)"
    )
  }
}
