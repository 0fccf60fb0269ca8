// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// The words of a sentence and of what was written, put side by side at the least cost.
struct Dictation {
  private typealias Word = DictationCheck.Word

  /// A part of both: words of the sentence, and words that were written for them.
  private struct Step {
    let targets: Int
    let inputs: Int
  }

  let targets: [String]
  let inputs: [String]
  let spelling: SpellingPolicy

  /// The parts that are tried, in the order in which they are preferred at the same cost.
  private static let steps = [
    Step(targets: 1, inputs: 1), Step(targets: 1, inputs: 2), Step(targets: 1, inputs: 3),
    Step(targets: 2, inputs: 1), Step(targets: 3, inputs: 1), Step(targets: 1, inputs: 0),
    Step(targets: 0, inputs: 1),
  ]
  /// The cost of a word that is missing or too many.
  private static let gapCost = 600
  private static let maximumCells = 40_000

  /// The words with their verdicts, from left to right.
  var words: [DictationCheck.Word] {
    guard targets.count * inputs.count <= Self.maximumCells else { return wordsByPlace }
    return withReplaced(withMisplaced(path))
  }

  // MARK: The cheapest way

  /// The words of the cheapest way; one of which more than half is wrong is another word.
  private var path: [DictationCheck.Word] {
    let width = inputs.count + 1
    var costs = [Int](repeating: .max, count: (targets.count + 1) * width)
    var steps = [Step](repeating: Step(targets: 0, inputs: 0), count: costs.count)
    costs[0] = 0
    for row in 0...targets.count {
      for column in 0...inputs.count where row + column > 0 {
        for step in Self.steps where step.targets <= row && step.inputs <= column {
          let before = costs[(row - step.targets) * width + column - step.inputs]
          guard before < costs[row * width + column],
            let cost = cost(of: step, endingAt: row, column),
            before + cost < costs[row * width + column]
          else { continue }
          costs[row * width + column] = before + cost
          steps[row * width + column] = step
        }
      }
    }
    var words: [Word] = []
    var (row, column) = (targets.count, inputs.count)
    while row + column > 0 {
      let step = steps[row * width + column]
      words.append(word(of: step, endingAt: row, column))
      (row, column) = (row - step.targets, column - step.inputs)
    }
    return words.reversed()
  }

  private func texts(of step: Step, endingAt row: Int, _ column: Int) -> (
    target: String, input: String
  ) {
    (
      targets[row - step.targets..<row].joined(separator: " "),
      inputs[column - step.inputs..<column].joined(separator: " ")
    )
  }

  private func cost(of step: Step, endingAt row: Int, _ column: Int) -> Int? {
    guard step.targets > 0, step.inputs > 0 else { return Self.gapCost }
    let (target, input) = texts(of: step, endingAt: row, column)
    if target == input { return 0 }
    // A dash between two words is no part of either.
    let isPair = step.targets == step.inputs
    let words = targets[row - step.targets..<row] + inputs[column - step.inputs..<column]
    guard isPair || words.allSatisfy({ !$0.lettersAlone.isEmpty }) else { return nil }
    let (plainTarget, plainInput) = (target.withoutBlanks, input.withoutBlanks)
    let length = max(plainTarget.count, plainInput.count)
    let limit = isPair ? length / 2 : length / 3
    let metric = EditMetric.optimalStringAlignment
    guard let distance = metric.distance(plainTarget, plainInput, within: limit) else { return nil }
    if spelling.accepts(input, for: target) { return 0 }
    return 100 * (step.targets + step.inputs - 1) + 2 * Self.gapCost * distance / max(length, 1)
  }

  private func word(of step: Step, endingAt row: Int, _ column: Int) -> DictationCheck.Word {
    let (target, input) = texts(of: step, endingAt: row, column)
    guard step.inputs > 0 else { return Word(.missing, target: target, input: nil) }
    guard step.targets > 0 else { return Word(.surplus, target: nil, input: input) }
    let wrong: DictationCheck.Verdict =
      step.inputs > 1 ? .split : step.targets > 1 ? .joined : .misspelled
    return Word(
      spelling.accepts(input, for: target) ? .correct : wrong,
      target: target,
      input: input
    )
  }

  private var wordsByPlace: [DictationCheck.Word] {
    (0..<max(targets.count, inputs.count)).map { place in
      word(
        of: Step(targets: place < targets.count ? 1 : 0, inputs: place < inputs.count ? 1 : 0),
        endingAt: min(place + 1, targets.count),
        min(place + 1, inputs.count)
      )
    }
  }

  // MARK: Words in another place

  /// Takes a missing word that was written elsewhere for misplaced.
  private func withMisplaced(_ words: [DictationCheck.Word]) -> [DictationCheck.Word] {
    var surplus: [String: [Int]] = [:]
    for (index, word) in words.enumerated().reversed() where word.verdict == .surplus {
      surplus[word.input?.lettersAlone ?? "", default: []].append(index)
    }
    var words: [DictationCheck.Word?] = words
    for (index, word) in words.enumerated() {
      guard let word, word.verdict == .missing, let target = word.target,
        let place = surplus[target.lettersAlone]?.popLast(), let input = words[place]?.input
      else { continue }
      words[index] = Word(.misplaced, target: target, input: input)
      words[place] = nil
    }
    return words.compactMap(\.self)
  }
}

extension Dictation {
  /// Takes a missing word and one too many at the same place for one that stands for the other.
  private func withReplaced(_ words: [DictationCheck.Word]) -> [DictationCheck.Word] {
    var result: [DictationCheck.Word] = []
    for run in words.split(whereRunsOf: { $0.verdict == .missing || $0.verdict == .surplus }) {
      let missing = run.filter { $0.verdict == .missing }
      let surplus = run.filter { $0.verdict == .surplus }
      let pairs = zip(missing, surplus).map {
        DictationCheck.Word(.replaced, target: $0.target, input: $1.input)
      }
      result +=
        pairs.isEmpty
        ? run : pairs + missing.dropFirst(pairs.count) + surplus.dropFirst(pairs.count)
    }
    return result
  }
}

extension Array {
  /// The elements in runs of which all satisfy a condition or none does.
  fileprivate func split(whereRunsOf condition: (Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, condition(last) == condition(element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}

extension String {
  /// The small letters, without what parts words.
  fileprivate var withoutBlanks: String { lowercased().filter { !$0.isWhitespace } }

  /// The letters and digits, without case and marks.
  fileprivate var lettersAlone: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
