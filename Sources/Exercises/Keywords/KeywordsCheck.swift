public import GermanSpelling
internal import LudusCore

/// What came of checking the words of a round.
///
/// The order in which words are written does not matter: each one that is right counts for its target, and
/// what remains is compared with the targets that remain so that the differences are smallest in sum. A word
/// that was left out does not shift the others.
public struct KeywordsCheck: Hashable, Sendable {
  /// A word that was to be written.
  public struct Word: Hashable, Sendable {
    /// What was to be written.
    public let target: String
    /// What was written for it; nil where nothing was.
    public let input: String?
    /// Whether that is right.
    public let isRight: Bool
    /// What is wrong with what was written; it has no places where that is right or nothing was written.
    public let diagnosis: SpellingDiagnosis
  }

  /// The words of the round, in the order in which they were shown.
  public let words: [Word]
  /// What was written beyond that.
  public let surplus: [String]

  /// Compares what was written with what was to be written.
  ///
  /// - Parameters:
  ///   - inputs: What was written, in any order; blank ones count as not written.
  ///   - targets: What was to be written.
  ///   - spelling: What counts as right.
  init(_ inputs: [String], of targets: [String], _ spelling: SpellingPolicy = .strict) {
    var written: [String?] = Array(repeating: nil, count: targets.count)
    var isRight = Array(repeating: false, count: targets.count)
    var rest: [String] = []
    for input in inputs where !input.allSatisfy(\.isWhitespace) {
      let place = targets.indices.first {
        written[$0] == nil && spelling.accepts(input, for: targets[$0])
      }
      if let place {
        written[place] = input
        isRight[place] = true
      } else {
        rest.append(input)
      }
    }
    let open = targets.indices.filter { written[$0] == nil }
    let taken = Self.assign(rest, to: open.map { targets[$0] })
    for (place, input) in zip(open, taken) {
      written[place] = input.map { rest[$0] }
    }
    let used = Set(taken.compactMap(\.self))
    surplus = rest.indices.filter { !used.contains($0) }.map { rest[$0] }
    words = targets.indices.map {
      Word(
        target: targets[$0],
        input: written[$0],
        isRight: isRight[$0],
        diagnosis: SpellingDiagnosis(
          target: targets[$0],
          input: isRight[$0] ? targets[$0] : written[$0] ?? targets[$0]
        )
      )
    }
  }

  /// Returns which input each target gets, if any, so that the edits are fewest in sum.
  private static func assign(_ inputs: [String], to targets: [String]) -> [Int?] {
    func distance(_ input: Int, _ target: Int) -> Int {
      EditMetric.optimalStringAlignment.distance(inputs[input], targets[target])
    }
    if inputs.count <= targets.count {
      let assignment = MinimumCostAssignment(
        rows: inputs.count,
        columns: targets.count,
        cost: distance
      )
      var taken: [Int?] = Array(repeating: nil, count: targets.count)
      for (input, target) in assignment.columns.enumerated() {
        taken[target] = input
      }
      return taken
    }
    return MinimumCostAssignment(rows: targets.count, columns: inputs.count) { distance($1, $0) }
      .columns
  }

  /// Whether every word was written right.
  public var isRight: Bool { words.allSatisfy(\.isRight) && surplus.isEmpty }

  /// What was written and is not right, in the order of the words and then what was too much.
  public var wrongInputs: [String] {
    words.filter { !$0.isRight }.compactMap(\.input) + surplus
  }
}
