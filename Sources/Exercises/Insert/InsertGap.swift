internal import LudusCore

/// A gap in a sentence: letters that a child has to write.
public struct InsertGap: Hashable, Sendable {
  /// Where the gap begins, counted from 0 in the grapheme clusters of the sentence.
  public let start: Int
  /// How many grapheme clusters it is long, at least 1.
  public let length: Int
  /// What helps the child, or nil where nothing does.
  public let help: String?

  /// Creates a gap.
  ///
  /// - Parameters:
  ///   - start: Where it begins, counted from 0 in the grapheme clusters of the sentence.
  ///   - length: How many grapheme clusters it is long.
  ///   - help: What helps the child; an empty text is none.
  public init(start: Int, length: Int, help: String? = nil) {
    self.start = start
    self.length = length
    self.help = help.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension InsertGap: Codable {
  private enum Key: String, CodingKey {
    case start, length, help
  }

  /// Reads a gap; a length that is not there is 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      start: try container.decode(Int.self, forKey: .start),
      length: try container.decodeIfPresent(Int.self, forKey: .length) ?? 1,
      help: try container.decodeIfPresent(String.self, forKey: .help)
    )
  }

  /// Writes the gap, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(start, forKey: .start)
    try container.encode(length, unless: 1, forKey: .length)
    try container.encodeIfPresent(help, forKey: .help)
  }
}
