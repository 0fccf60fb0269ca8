// SPDX-License-Identifier: Apache-2.0
public import GermanSpelling
internal import LudusCore

extension KeywordsSession {
  /// The inputs of a round, compared with its words.
  ///
  /// The order in which words are written does not matter: each one that is correct counts for its target. What
  /// remains is compared with the targets that remain so that the differences are smallest in sum. A word that
  /// was left out does not shift the others.
  public struct Check: Hashable, Sendable {
    /// A word that was to be written.
    public struct Word: Hashable, Sendable {
      /// The word that was to be written.
      public let target: String
      /// The input for it; nil where nothing was written.
      public let input: String?
      /// Whether that is correct.
      public let isCorrect: Bool
      /// The diagnosis of the input, without what is forgiven; it has no places where the input is correct or
      /// nothing was written.
      public let diagnosis: SpellingDiagnosis
    }

    /// The words of the round, in the order in which they were shown.
    public let words: [Word]
    /// The inputs beyond that.
    public let surplus: [String]

    /// Compares a verdict with the words that were to be written.
    ///
    /// - Parameters:
    ///   - verdict: The verdict on each target.
    ///   - inputs: The inputs in any order; blank texts count as not written.
    ///   - targets: The word that was to be written.
    ///   - spelling: The rules for which spelling counts as correct.
    init(
      _ verdict: KeywordsSession.Action.Verdict,
      on inputs: [String],
      of targets: [String],
      _ spelling: SpellingPolicy
    ) {
      words = zip(targets, verdict).map { target, verdict in
        Word(
          target: target,
          input: verdict.input,
          isCorrect: verdict.isCorrect,
          diagnosis: spelling.diagnosis(
            of: verdict.input ?? target,
            for: target,
            isCorrect: verdict.isCorrect
          )
        )
      }
      surplus = verdict.surplus(of: inputs)
    }

    /// Whether every word was written correctly.
    public var isCorrect: Bool { words.allSatisfy(\.isCorrect) && surplus.isEmpty }

    /// The inputs that are not correct, in the order of the words, and then those beyond them.
    public var wrongInputs: [String] {
      words.filter { !$0.isCorrect }.compactMap(\.input) + surplus
    }
  }
}

extension KeywordsSession.Action.Verdict {
  /// Judges the inputs of a round.
  ///
  /// - Parameters:
  ///   - inputs: The inputs in any order; blank texts count as not written.
  ///   - targets: The word that was to be written.
  ///   - spelling: The rules for which spelling counts as correct.
  /// - Complexity: O(*n*³) for *n* words that are all wrong.
  init(_ inputs: [String], of targets: [String], _ spelling: SpellingPolicy = .standard) {
    var written: [String?] = Array<String?>(repeating: nil, count: targets.count)
    var isCorrect = Array<Bool>(repeating: false, count: targets.count)
    var rest: [String] = []
    for input in inputs where !input.allSatisfy(\.isWhitespace) {
      let place = targets.indices.first {
        written[$0] == nil && spelling.accepts(input, for: targets[$0])
      }
      if let place {
        written[place] = input
        isCorrect[place] = true
      } else {
        rest.append(input)
      }
    }
    let open = targets.indices.filter { written[$0] == nil }
    for (place, input) in zip(open, rest.assigned(to: open.map { targets[$0] })) {
      written[place] = input.map { rest[$0] }
    }
    self = targets.indices.map {
      KeywordsSession.Action.WordVerdict(input: written[$0], isCorrect: isCorrect[$0])
    }
  }

  /// The inputs beyond the words, in their order.
  func surplus(of inputs: [String]) -> [String] {
    var used = compactMap(\.input)
    return inputs.filter { input in
      guard !input.allSatisfy(\.isWhitespace) else { return false }
      guard let place = used.firstIndex(of: input) else { return true }
      used.remove(at: place)
      return false
    }
  }
}

extension [String] {
  /// Returns which of these inputs each target gets, if any, so that the edits are fewest in sum.
  fileprivate func assigned(to targets: [String]) -> [Int?] {
    func distance(_ input: Int, _ target: Int) -> Int {
      EditMetric.optimalStringAlignment.distance(self[input], targets[target])
    }
    guard count <= targets.count else {
      return MinimumCostAssignment(rows: targets.count, columns: count) { distance($1, $0) }.columns
    }
    let assignment = MinimumCostAssignment(rows: count, columns: targets.count, cost: distance)
    var taken: [Int?] = Array<Int?>(repeating: nil, count: targets.count)
    for (input, target) in assignment.columns.enumerated() {
      taken[target] = input
    }
    return taken
  }
}
