internal import LudusCore

/// A text with gaps to fill.
///
/// ```swift
/// let water = ClozeTask(
///   "Water is made of [[1]] and [[2]].",
///   gaps: [
///     ClozeTask.Gap("1", .exactMatch(ExactMatcher("hydrogen", ignoresCase: true))),
///     ClozeTask.Gap("2", .multipleChoice([.correct("o", "oxygen"), .wrong("c", "carbon")])),
///   ])
/// ```
///
/// `[[1]]` in the text marks the place of the gap "1". Markers are looked for in ordinary text, not in emphasis
/// and formulae.
public struct ClozeTask: Hashable, Sendable {
  /// A stretch of the text, or a gap in it.
  public enum Segment: Hashable, Sendable {
    /// A stretch of the text.
    case run(RichText.Run)
    /// The place of a gap.
    case gap(ClozeTask.Gap.ID)
  }

  /// The text with a marker for each gap.
  public let text: RichText
  /// The gaps, in the order in which they are graded and told.
  public let gaps: [ClozeTask.Gap]
  /// How the gaps are graded.
  public let grading: PartsFormula

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - text: The text with a marker for each gap, as `[[1]]`.
  ///   - gaps: What belongs into each gap, at least one.
  ///   - grading: How the gaps are graded.
  public init(_ text: RichText, gaps: [ClozeTask.Gap], grading: PartsFormula = .perPart) {
    self.text = text
    self.gaps = gaps
    self.grading = grading
  }

  /// The text cut at its markers, for display.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var segments: [Segment] {
    text.runs.flatMap { run in
      if case .text(let text) = run { Self.segments(in: text) } else { [Segment.run(run)] }
    }
  }

  /// The gap with a name, or nil when there is none.
  ///
  /// - Complexity: O(*n*).
  public subscript(id id: ClozeTask.Gap.ID) -> ClozeTask.Gap? {
    gaps.first { $0.id == id }
  }

  /// Cuts a text at its markers; one that is not closed stands for itself.
  private static func segments(in text: String) -> [Segment] {
    let pieces = text.split(separator: "[[", omittingEmptySubsequences: false)
    var segments: [Segment] = []
    var plain = ""
    func closePlain() {
      if !plain.isEmpty {
        segments.append(.run(.text(plain)))
      }
      plain = ""
    }
    for (index, piece) in pieces.enumerated() {
      guard index > 0, let end = piece.firstRange(of: "]]") else {
        plain += index > 0 ? "[[\(piece)" : piece
        continue
      }
      closePlain()
      segments.append(.gap(ClozeTask.Gap.ID(String(piece[..<end.lowerBound]))))
      plain = String(piece[end.upperBound...])
    }
    closePlain()
    return segments
  }
}

extension ClozeTask: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case text, gaps, grading
  }

  /// Reads a task; whether it is without fault is checked by its problem.
  ///
  /// - Throws: `ContentError` with every value that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let text = reader.read(RichText.self, at: .text)
    let gaps = reader.readArray(of: ClozeTask.Gap.self, at: .gaps)
    let grading = reader.readName(PartsFormula.self, at: .grading, default: .perPart)
    guard reader.isFaultless, let text, let gaps, let grading else { throw reader.error }
    self.init(text, gaps: gaps, grading: grading)
  }

  /// Writes the task, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(text, forKey: .text)
    try container.encode(gaps, forKey: .gaps)
    try container.encode(grading, unless: .perPart, forKey: .grading)
  }
}
