// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Interchange
import PinLabelsInterchange
import Quizzes

/// A format by its name on the command line: one of questions, records or annotations.
struct FileFormat: RawRepresentable, Hashable, CaseIterable, ExpressibleByArgument {
  let rawValue: String

  // The formats in which files hold more than questions, or are shown otherwise.
  static let moodleXML = Self(MoodleXML.about.name)
  static let csv = Self(CSV.about.name)
  static let tsv = Self(TSV.about.name)
  static let anki = Self(AnkiText.about.name)
  static let h5p = Self(H5P.about.name)
  static let xapi = Self("xapi")
  static let openBadges = Self("open-badges")
  static let webAnnotation = Self(.web)
  static let iiif = Self(.iiif)
  static let coco = Self(.coco)
  static let labelme = Self(.labelme)

  /// The formats of questions, then those of records and of annotations, which hold something else
  /// and have lists of their own.
  static let allCases: [FileFormat] =
    QuestionFormat.allVersions.map { Self($0.name) } + [.xapi, .openBadges]
    + ImageAnnotations.Format.allCases.map { Self($0) }

  private init(_ name: String) { rawValue = name }

  private init(_ annotations: ImageAnnotations.Format) { rawValue = annotations.rawValue }

  init?(rawValue: String) {
    self.init(rawValue)
    guard Self.allCases.contains(self) else { return nil }
  }

  init?(argument: String) {
    // Most people who say Moodle mean its XML.
    self.init(rawValue: argument == "moodle" ? "moodle-xml" : argument)
  }

  /// The format of questions; nil for records and annotations.
  var questions: QuestionFormat? { QuestionFormat(name: rawValue) }

  /// The reader and writer of questions in single files; nil for packages, records and annotations.
  var format: (any ExchangeFormat.Type)? { questions?.file }

  /// The reader and writer of questions in packages; nil for any other format.
  var package: (any PackageFormat.Type)? { questions?.package }

  /// The format of annotations, or nil for another.
  var annotations: ImageAnnotations.Format? { ImageAnnotations.Format(rawValue: rawValue) }

  /// The reason why a file is not converted.
  var onlyInspected: Failure {
    .wrongUsage("\(rawValue) is read by ludus inspect only")
  }

  /// The format that a file's name or its text suggests.
  init?(path: String, bytes: [UInt8]) {
    let name = path.lowercased()
    let ends: [(String, FileFormat)] = [
      (".xapi.json", .xapi), (".xapi.jsonl", .xapi), (".badges.json", .openBadges),
      (".iiif.json", .iiif), (".coco.json", .coco), (".anno.json", .webAnnotation),
      (".jwt", .openBadges), (".jws", .openBadges), (".png", .openBadges), (".svg", .openBadges),
    ]
    if let format = ends.first(where: { name.hasSuffix($0.0) })?.1 {
      self = format
    } else if let format = QuestionFormat(path: path, beginning: bytes) {
      self.init(format.name)
    } else {
      guard let format = FileFormat(json: bytes) else { return nil }
      self = format
    }
  }

  /// The format in which a file is written, which its name says; nil for a bank.
  ///
  /// - Parameter path: The path of the file, or - for standard output.
  /// - Throws: A failure for a name that says nothing.
  init?(output path: String) throws {
    if let format = Self(path: path, bytes: []) {
      self = format
      return
    }
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if path == "-" || name.hasSuffix(".json") { return nil }
    let ending = name.contains(".") ? ".\(name.split(separator: ".").last ?? "")" : ""
    let known = ["json"] + QuestionFormat.all.flatMap(\.fileEndings)
    let listed = known.enumerated()
      .filter { known.firstIndex(of: $1) == $0 && !$1.contains(".") }.map { ".\($1)" }
    let what = ending.isEmpty ? "the name has no ending" : "no format has the ending \(ending)"
    throw Failure.wrongUsage(
      "\(path): \(what); \(ending.remedy(of: listed, quotedBy: ("“", "”"))) (or give --to)"
    )
  }

  /// The format that JSON says it is of by its context or the keys of its outermost object; nil for
  /// other JSON and for content of our own.
  ///
  /// - Parameter bytes: The file, or its beginning.
  init?(json bytes: [UInt8]) {
    let outline = JSONOutline(bytes)
    func has(_ keys: String...) -> Bool { keys.allSatisfy(outline.keys.contains) }
    func hasOne(_ keys: String...) -> Bool { keys.contains(where: outline.keys.contains) }
    let context = outline.text(of: "@context")
    if context.contains("iiif.io/api/presentation") {
      self = .iiif
    } else if context.contains("w3.org/ns/anno") {
      self = .webAnnotation
    } else if context.contains("openbadges") || context.contains("/ob/v3p0")
      || context.contains("/credentials/v")
    {
      self = .openBadges
    } else if has("shapes"), hasOne("imagePath", "imageHeight", "imageData") {
      self = .labelme
    } else if has("images", "annotations") || has("annotations", "categories") {
      self = .coco
    } else if ["Annotation", "AnnotationPage", "AnnotationCollection"]
      .contains(where: { outline.text(of: "type").contains("\"\($0)\"") })
    {
      self = .webAnnotation
    } else if has("actor", "verb") || has("verb", "object") || has("statements")
      || hasOne(
        "objectType",
        "contextActivities",
        "interactionType",
        "mbox",
        "mbox_sha1sum",
        "usageType"
      )
    {
      self = .xapi
    } else if ContentKind(of: Data(bytes)) == nil,
      hasOne("display", "completion", "registration", "definition", "account", "openid")
    {
      self = .xapi
    } else {
      return nil
    }
  }
}

/// The keys of the outermost object of a JSON file, or of the first one in its array or its first
/// line, with the beginnings of their values; the file may be cut off anywhere.
private struct JSONOutline {
  private(set) var keys: Set<String> = []
  private var values: [String: String] = [:]

  /// The JSON of a value, its first 500 bytes; empty for a key that is not there.
  func text(of key: String) -> String { values[key] ?? "" }

  init(_ bytes: [UInt8]) {
    var depth = 0
    // How deep the members of the object are.
    var level: Int?
    var isText = false
    var isEscaped = false
    var start = 0
    var word: Range<Int>?
    var key: String?
    var valueStart = 0
    func finishValue(_ end: Int) {
      guard let name = key else { return }
      values[name] = String(decoding: bytes[valueStart..<end].prefix(500), as: UTF8.self)
      key = nil
    }
    for (index, byte) in bytes.prefix(1 << 20).enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
          word = start..<index
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isText = true
        start = index + 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if level == nil, byte == UInt8(ascii: "{") { level = depth }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == level {
          finishValue(index)
          return
        }
        depth -= 1
      case UInt8(ascii: ":") where depth == level && key == nil:
        guard let range = word else { continue }
        let name = String(decoding: bytes[range], as: UTF8.self)
        keys.insert(name)
        key = name
        valueStart = index + 1
      case UInt8(ascii: ",") where depth == level:
        finishValue(index)
      default: break
      }
    }
    finishValue(min(bytes.count, 1 << 20))
  }
}

extension QuestionFormat {
  /// The names of all formats, for the help: `gift, aiken, and as packages qti and h5p`.
  static var listed: String {
    let packages = allVersions.filter(\.isPackage).map { format in
      format.name + (format.version.map { " (version \($0))" } ?? "")
    }
    let files = allVersions.filter { !$0.isPackage }.map(\.name).joined(separator: ", ")
    let firstPackages = packages.dropLast().joined(separator: ", ")
    return "\(files), and as packages \(firstPackages) and \(packages.last ?? "")"
  }

  /// Whether several formats have the ending of a file's name, so that its content decides.
  static func isGuessed(from path: String) -> Bool {
    let name = path.lowercased()
    let endings = all.flatMap(\.fileEndings).filter { name.hasSuffix(".\($0)") }
    let longest = endings.map(\.utf8.count).max()
    return endings.count { $0.utf8.count == longest } > 1
  }

  /// The formats of packages.
  static var packages: [QuestionFormat] { all.filter(\.isPackage) }
}

extension PackageFormat {
  /// Writes questions as a package.
  static func package(of questions: FoundQuestions) -> ExportedPackage {
    convert(questions.contents, title: questions.title ?? "", language: questions.language)
  }
}
