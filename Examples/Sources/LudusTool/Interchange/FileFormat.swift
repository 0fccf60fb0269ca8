import ArgumentParser
import Interchange

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
    case .qti: nil
    }
  }

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
      (".gift", .gift), (".gift.txt", .gift), (".aiken.txt", .aiken),
      (".aiken", .aiken), (".cloze.txt", .cloze), (".multianswer.txt", .cloze), (".cloze", .cloze),
      (".csv", .csv), (".tsv", .tsv), (".tab", .tsv), (".jsonl", .jsonLines),
      (".ndjson", .jsonLines),
    ]
    if let format = ends.first(where: { name.hasSuffix($0.0) })?.1 {
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
}
