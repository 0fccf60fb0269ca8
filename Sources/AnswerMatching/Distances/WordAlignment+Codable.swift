/// In JSON an alignment is an object with `target`, `input` and the array `edits`, each edit an object with
/// `operation`, `targetOffset` and `inputOffset`.
extension WordAlignment: Codable {
  private enum Key: String, CodingKey {
    case target, input, edits
  }

  /// Reads an alignment; other keys are passed over.
  ///
  /// - Throws: A `DecodingError` for edits that do not lead from the target to the input.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      target: try container.decode(String.self, forKey: .target),
      input: try container.decode(String.self, forKey: .input),
      edits: try container.decode([WordAlignment.Edit].self, forKey: .edits)
    )
    guard rebuiltInput == Array(input) else {
      throw DecodingError.dataCorruptedError(
        forKey: .edits,
        in: container,
        debugDescription:
          "expected edits, from left to right, that lead from the target to the input"
      )
    }
  }

  /// Writes the alignment.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(target, forKey: .target)
    try container.encode(input, forKey: .input)
    try container.encode(edits, forKey: .edits)
  }

  /// The letters that the edits make of the target's, or nil when there are edits that do not fit the words
  /// or one another.
  ///
  /// They are the letters of the input; only the letters that edits put in are taken from it.
  package var rebuiltInput: [Character]? {
    let target = Array(self.target)
    let input = Array(self.input)
    var rebuilt: [Character] = []
    var next = 0
    for edit in edits {
      let start = edit.targetOffset
      guard start >= next, start <= target.count - edit.operation.targetLength,
        edit.inputOffset <= input.count - edit.operation.inputLength
      else { return nil }
      rebuilt += target[next..<start]
      guard rebuilt.count == edit.inputOffset else { return nil }
      switch edit.operation {
      case .substitution, .insertion: rebuilt.append(input[edit.inputOffset])
      case .transposition: rebuilt += [target[start + 1], target[start]]
      case .omission: break
      }
      next = start + edit.operation.targetLength
    }
    return rebuilt + target[next...]
  }
}
