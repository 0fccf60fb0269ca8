import ArgumentParser
import Interchange

/// A format by its name on the command line.
enum FileFormat: String, CaseIterable, ExpressibleByArgument {
  case gift
  case moodleXML = "moodle-xml"

  /// The reader and writer.
  var format: any ExchangeFormat.Type {
    switch self {
    case .gift: GIFT.self
    case .moodleXML: MoodleXML.self
    }
  }

  /// The format that a file's name and first bytes suggest, or nil.
  init?(path: String, bytes: [UInt8]) {
    let name = path.lowercased()
    if name.hasSuffix(".gift") || name.hasSuffix(".gift.txt") {
      self = .gift
    } else if name.hasSuffix(".xml") {
      self = .moodleXML
    } else {
      return nil
    }
  }
}
