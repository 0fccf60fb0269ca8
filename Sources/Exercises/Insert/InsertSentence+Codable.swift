internal import LudusCore

/// In the server's JSON the keys of `gaps` are the offsets of letters, and neighbouring ones form a gap whose
/// help stands at its first letter: `{"id":2,"text":"Am Dienstag ...","gaps":{"4":"Überlege ...","5":""}}`.
///
/// Two gaps side by side cannot be written that way. In our own form `gaps` is an array of objects:
/// `[{"start":4,"length":2,"help":"Überlege ..."},{"start":6}]`.
extension InsertSentence: Codable {
  private enum Key: String, CodingKey {
    case id, text, gaps
  }

  /// Reads a sentence in the server's form or in ours.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let id = reader.read(Int.self, at: .id)
    let text = reader.read(String.self, at: .text)
    let gaps = reader.read(GapList.self, at: .gaps)
    guard reader.isFaultless, let id, let text, let gaps else { throw reader.error }
    try self.init(id: id, text: text, gaps: gaps.gaps)
  }

  /// Writes the sentence, in the server's form where that is possible.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(text, forKey: .text)
    try container.encode(GapList(gaps: gaps), forKey: .gaps)
  }
}

/// The gaps of a sentence in either of the two forms.
private struct GapList: Codable {
  let gaps: [InsertGap]

  init(gaps: [InsertGap]) {
    self.gaps = gaps
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let gaps = try? container.decode([InsertGap].self) {
      self.gaps = gaps
      return
    }
    let helps = try container.decode([String: String].self)
    var offsets: [(offset: Int, help: String)] = []
    for (key, help) in helps.sorted(by: { $0.key < $1.key }) {
      // Only as numbers are usually written, so that no offset can stand there twice.
      guard let offset = Int(key), offset >= 0, key == "\(offset)" else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\"\(key)\" is no offset of a letter, expected 0, 1, 2 ..."
        )
      }
      offsets.append((offset, help))
    }
    var gaps: [InsertGap] = []
    for (offset, help) in offsets.sorted(by: { $0.offset < $1.offset }) {
      if let last = gaps.last, last.start + last.length == offset {
        gaps[gaps.count - 1] = InsertGap(
          start: last.start,
          length: last.length + 1,
          help: last.help
        )
      } else {
        gaps.append(InsertGap(start: offset, length: 1, help: help))
      }
    }
    self.gaps = gaps
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let haveNeighbours = zip(gaps, gaps.dropFirst()).contains { $0.start + $0.length == $1.start }
    guard !haveNeighbours else {
      try container.encode(gaps)
      return
    }
    var helps: [String: String] = [:]
    for gap in gaps {
      for offset in gap.start..<(gap.start + gap.length) {
        helps["\(offset)"] = offset == gap.start ? gap.help ?? "" : ""
      }
    }
    try container.encode(helps)
  }
}
