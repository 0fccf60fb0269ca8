import ArgumentParser
import Interchange
import PinLabelsInterchange

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
  case xapi
  case openBadges = "open-badges"
  case webAnnotation = "web-annotation"
  case iiif
  case coco

  /// The format by its name; Moodle's own is meant by that of the program.
  init?(argument: String) {
    self.init(rawValue: argument == "moodle" ? Self.moodleXML.rawValue : argument)
  }

  /// The reader and writer of questions; nil for what only `ludus inspect` reads.
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
    case .qti, .xapi, .openBadges, .webAnnotation, .iiif, .coco: nil
    }
  }

  /// The format of annotations, or nil for another.
  var annotations: ImageAnnotations.Format? { ImageAnnotations.Format(rawValue: rawValue) }

  /// The reason why a file is not converted.
  var onlyInspected: Failure {
    .wrongUsage("\(rawValue) is read by ludus inspect only")
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
      (".ndjson", .jsonLines),
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
