// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Interchange
import PinLabelsInterchange
import Quizzes

/// A format by its name on the command line.
enum FileFormat: String, CaseIterable, ExpressibleByArgument {
  case gift
  case moodleXML = "moodle-xml"
  case cloze
  case aiken
  case csv
  case tsv
  case anki
  case jsonLines = "json-lines"
  case qti
  case qti22
  case qti3
  case h5p
  case xapi
  case openBadges = "open-badges"
  case webAnnotation = "web-annotation"
  case iiif
  case coco

  init?(argument: String) {
    // Most people who say Moodle mean its XML.
    self.init(rawValue: argument == "moodle" ? "moodle-xml" : argument)
  }

  /// The reader and writer of questions in single files; nil for packages, records and annotations.
  var format: (any ExchangeFormat.Type)? {
    switch self {
    case .gift: GIFT.self
    case .moodleXML: MoodleXML.self
    case .cloze: Cloze.self
    case .aiken: Aiken.self
    case .csv: CSV.self
    case .tsv: TSV.self
    case .anki: AnkiText.self
    case .jsonLines: Interchange.JSONLines.self
    case .qti, .qti22, .qti3, .h5p, .xapi, .openBadges, .webAnnotation, .iiif, .coco: nil
    }
  }

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
    if name.hasSuffix(".xml") {
      // The root stands behind comments at most.
      let start = String(decoding: bytes.prefix(16_384), as: UTF8.self)
      let roots = ["assessmentItem", "assessmentTest", "qti-assessment-", "imscp", "imsqti"]
      self = roots.contains { start.contains($0) } ? .qti : .moodleXML
      return
    }
    let ends: [(String, FileFormat)] = [
      (".xapi.json", .xapi), (".xapi.jsonl", .xapi), (".badges.json", .openBadges),
      (".iiif.json", .iiif), (".coco.json", .coco), (".anno.json", .webAnnotation),
      (".jwt", .openBadges), (".jws", .openBadges), (".png", .openBadges), (".svg", .openBadges),
      (".gift", .gift), (".gift.txt", .gift), (".aiken.txt", .aiken),
      (".aiken", .aiken), (".cloze.txt", .cloze), (".multianswer.txt", .cloze), (".cloze", .cloze),
      (".csv", .csv), (".tsv", .tsv), (".tab", .tsv), (".jsonl", .jsonLines),
      (".ndjson", .jsonLines), (".h5p", .h5p), (".zip", .qti),
    ]
    if let format = ends.first(where: { name.hasSuffix($0.0) })?.1 {
      self = format
      return
    }
    if name.hasSuffix(".json") || name.hasSuffix(".jsonld") {
      guard let format = Self.jsonFormat(of: bytes) else { return nil }
      self = format
      return
    }
    guard name.hasSuffix(".txt") else { return nil }
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    if text.contains("\nANSWER:") {
      self = .aiken
    } else if text.hasPrefix("#separator:") || !text.contains("{") && text.contains("\t") {
      self = .anki
    } else if text.contains("::") || text.contains("{=") || text.contains("{~")
      || text.contains("{#")
    {
      self = .gift
    } else if name.contains("multianswer") || text.contains(":SHORTANSWER:")
      || text.contains(":MULTICHOICE")
    {
      self = .cloze
    } else {
      self = .gift
    }
  }

  /// The format that JSON says it is of by its context or its members, or nil for content of our own.
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
