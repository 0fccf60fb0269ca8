/// What was written beside what was meant, in the units in which German is spelled.
///
/// ```swift
/// let alignment = SpellingAlignment(target: "Schule", input: "Schuhle")
/// alignment.segments.map(\.target)   // ["Sch", "u", "le"]
/// alignment.segments.map(\.input)    // ["Sch", "uh", "le"]
/// ```
///
/// A `WordAlignment` counts single letters. This one prefers what a child is likely to have done: "uh" for "u",
/// "ie" for "i", "k" for "ck", "schp" for "sp", "a" for "er" are one unit each and cost little, the more so the
/// nearer two spellings are in sound or form. Among equally cheap ways it always takes the same one.
///
/// The costs were chosen by hand after the alignments of the Litkey corpus (Laarmann-Quante and others 2019).
public struct SpellingAlignment: Hashable, Sendable {
  /// Letters that are the same in both texts, or a unit that was misspelled.
  public typealias Segment = WordAlignment.Segment

  /// What was meant, with plain spacing, quotes and dashes.
  public let target: String
  /// What was written, likewise.
  public let input: String
  /// All letters of both texts from left to right.
  ///
  /// Equal letters that follow one another are one segment; misspelled units that do are one each. Either side
  /// of a misspelled unit may be empty.
  public let segments: [Segment]

  /// Aligns two texts.
  ///
  /// - Parameters:
  ///   - target: What was meant.
  ///   - input: What was written.
  /// - Complexity: O(*n* · *m*) for differing parts of *n* and *m* letters, up to 512 of each; beyond, every
  ///   letter is a unit as in a `WordAlignment`.
  public init(target: String, input: String) {
    let (target, input) = (target.withPlainSigns, input.withPlainSigns)
    let pair = SpelledPair(target: target, input: input)
    self.init(
      target: target,
      input: input,
      differences: pair.units.map { ($0.target, $0.input) }
    )
  }

  /// Cuts texts into segments.
  ///
  /// - Parameters:
  ///   - target: What was meant.
  ///   - input: What was written.
  ///   - differences: Where the two differ, in letters, from left to right.
  init(target: String, input: String, differences: [(target: Range<Int>, input: Range<Int>)]) {
    self.target = target
    self.input = input
    segments = Segment.cut(target: target, input: input, at: differences)
  }
}

/// A target and an input, read and aligned.
struct SpelledPair {
  let target: SpelledText
  let input: SpelledText
  /// The units that differ, from left to right.
  let units: [UnitDifference]

  init(target: String, input: String) {
    var alphabet = Alphabet()
    self.target = SpelledText(target, of: &alphabet)
    self.input = SpelledText(input, of: &alphabet)
    if let search = UnitSearch(target: self.target, input: self.input) {
      units = search.differences()
    } else {
      units = Self.letterByLetter(target: target, input: input)
    }
  }

  /// Aligns texts that differ in very long parts.
  private static func letterByLetter(target: String, input: String) -> [UnitDifference] {
    WordAlignment(target: target, input: input).edits.map { edit in
      let targetEnd = edit.targetOffset + edit.operation.targetLength
      let inputEnd = edit.inputOffset + edit.operation.inputLength
      return UnitDifference(
        target: edit.targetOffset..<targetEnd,
        input: edit.inputOffset..<inputEnd,
        phenomena: edit.operation.phenomenon
      )
    }
  }

  /// Says what was done to a unit.
  func operation(of unit: UnitDifference) -> WordAlignment.Edit.Operation {
    if unit.phenomena.contains(.swapped) { return .transposition }
    if unit.input.isEmpty { return .omission }
    if unit.target.isEmpty { return .insertion }
    if unit.target.count == unit.input.count { return .substitution }
    let right = target.letters[unit.target]
    let written = input.letters[unit.input]
    if right.count > written.count {
      return right.containsInOrder(written) ? .omission : .substitution
    }
    return written.containsInOrder(right) ? .insertion : .substitution
  }
}

extension WordAlignment.Edit.Operation {
  fileprivate var phenomenon: Phenomena {
    switch self {
    case .substitution: .replaced
    case .insertion: .added
    case .omission: .omitted
    case .transposition: .swapped
    }
  }
}

extension Collection<SpellingLetter> {
  /// Whether the letters of a unit are among these in the same order.
  fileprivate func containsInOrder(_ unit: some Collection<SpellingLetter>) -> Bool {
    var rest = self[...]
    for letter in unit {
      guard let index = rest.firstIndex(where: { $0.isSameLetter(as: letter) }) else {
        return false
      }
      rest = rest[index...].dropFirst()
    }
    return true
  }
}
