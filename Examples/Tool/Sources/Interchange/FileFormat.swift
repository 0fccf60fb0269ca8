// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Interchange
import PinLabelsInterchange
import Quizzes

/// A format by its name on the command line: one of questions, records or annotations.
struct FileFormat: RawRepresentable, Hashable, CaseIterable, ExpressibleByArgument {
  let rawValue: String

  static let moodleXML = Self("moodle-xml")
  static let csv = Self("csv")
  static let tsv = Self("tsv")
  static let anki = Self("anki")
  static let qti = Self("qti")
  static let qti22 = Self("qti22")
  static let qti3 = Self("qti3")
  static let h5p = Self("h5p")
  static let xapi = Self("xapi")
  static let openBadges = Self("open-badges")
  static let webAnnotation = Self("web-annotation")
  static let iiif = Self("iiif")
  static let coco = Self("coco")

  /// The formats of questions, with the versions of QTI next to it, then those of records and
  /// annotations.
  static let allCases: [FileFormat] =
    QuestionFormat.all.flatMap { format in
      format.name == "qti" ? [.qti, .qti22, .qti3] : [Self(format.name)]
    } + [.xapi, .openBadges, .webAnnotation, .iiif, .coco]

  private init(_ name: String) { rawValue = name }

  init?(rawValue: String) {
    self.init(rawValue)
    guard Self.allCases.contains(self) else { return nil }
  }

  init?(argument: String) {
    // Most people who say Moodle mean its XML.
    self.init(rawValue: argument == "moodle" ? "moodle-xml" : argument)
  }

  /// The reader and writer of questions in single files; nil for packages, records and annotations.
  var format: (any ExchangeFormat.Type)? { QuestionFormat(name: rawValue)?.file }

  /// Whether its files are packages of other files.
  var isPackage: Bool { self == .h5p || version != nil }

  /// The format of annotations, or nil for another.
  var annotations: ImageAnnotations.Format? { ImageAnnotations.Format(rawValue: rawValue) }

  /// The reason why a file is not converted.
  var onlyInspected: Failure {
    .wrongUsage("\(rawValue) is read by ludus inspect only")
  }

  /// The version of QTI that is written; nil for another format.
  private var version: QTI.Version? {
    switch self {
    case .qti: .v21
    case .qti22: .v22
    case .qti3: .v30
    default: nil
    }
  }

  /// Reads a package.
  func read(package files: [String: [UInt8]]) -> ImportedPackage {
    self == .h5p ? H5P.read(package: files) : QTI.read(package: files)
  }

  /// Writes questions as a package.
  func package(of questions: FoundQuestions) -> ExportedPackage {
    let title = questions.title ?? ""
    guard let version else {
      return H5P.write(questions.contents, title: title, language: questions.language)
    }
    return QTI.write(questions.contents, as: version, title: title, language: questions.language)
  }

  /// Writes a bank as a package.
  func package(of bank: ProblemBank) -> ExportedPackage {
    version.map { QTI.write(bank, as: $0) } ?? H5P.write(bank)
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
      guard name.hasSuffix(".json") || name.hasSuffix(".jsonld"),
        let format = Self.jsonFormat(of: bytes)
      else { return nil }
      self = format
    }
  }

  /// The format that JSON says it is of by its context or its members, or nil for content of our
  /// own.
  private static func jsonFormat(of bytes: [UInt8]) -> FileFormat? {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    func has(_ words: String...) -> Bool { words.contains(where: text.contains) }
    if has("iiif.io/api/presentation") { return .iiif }
    if has("w3.org/ns/anno.jsonld") { return .webAnnotation }
    if has("openbadges", "/ob/v3p0", "/credentials/v") { return .openBadges }
    if has("\"images\""), has("\"annotations\"") { return .coco }
    if has("\"Annotation\"", "\"AnnotationPage\"", "\"AnnotationCollection\"") {
      return .webAnnotation
    }
    let parts = [
      "\"actor\"", "\"objectType\"", "\"contextActivities\"", "\"interactionType\"", "\"mbox\"",
      "\"display\"", "\"completion\"", "\"registration\"", "\"usageType\"",
    ]
    return parts.contains(where: text.contains) ? .xapi : nil
  }
}
