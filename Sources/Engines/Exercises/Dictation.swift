// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore
internal import LudusFoundation
public import Spelling

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
    let rules = spelling.rules
    guard step.inputs > 0 else { return Word(.missing, target: target, input: nil, by: rules) }
    guard step.targets > 0 else { return Word(.surplus, target: nil, input: input, by: rules) }
    let wrong: DictationCheck.Verdict =
      step.inputs > 1 ? .split : step.targets > 1 ? .joined : .misspelled
    return Word(
      spelling.accepts(input, for: target) ? .correct : wrong,
      target: target,
      input: input,
      by: spelling.rules
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
      words[index] = Word(.misplaced, target: target, input: input, by: spelling.rules)
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
        DictationCheck.Word(.replaced, target: $0.target, input: $1.input, by: spelling.rules)
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

/// A dictated sentence, compared word by word with what was written.
///
/// ```swift
/// let check = DictationCheck(target: "Der Hund bellt laut.", input: "der hunt laut.")
/// check.words.map(\.verdict)            // [.misspelled, .misspelled, .missing, .correct]
/// check.words[1].diagnosis.categories   // [.letterCase, .finalDevoicing]
/// check.credit                          // 1/4
/// ```
///
/// Blanks separate words, and marks belong to the word next to them. Capitals and marks count as
/// far as the ``SpellingPolicy`` counts them; marks around words do with
/// `TextPolicy(ignoresMarks: false)`. A word that was left out or is too many does not shift the
/// others.
public struct DictationCheck: Hashable, Sendable {
  /// The judgment of a written word.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// As it should be.
    case correct
    /// With other letters, capitals or marks.
    case misspelled
    /// As another word.
    case replaced
    /// Not at all.
    case missing
    /// A word too many.
    case surplus
    /// In another place of the sentence.
    case misplaced
    /// One word as several: "zu sammen".
    case split
    /// Several words as one: "garnicht".
    case joined
  }

  /// A word of the sentence, or an extra one that was written.
  public struct Word: Hashable, Sendable {
    /// The word that was dictated, or several that were joined; nil for one too many.
    public let target: String?
    /// The text that was written, or several words if it was split; nil for a missing word.
    public let input: String?
    /// The verdict on the written word.
    public let verdict: Verdict
    /// The diagnosis of the spelling, without places where a word is correct, missing or too many.
    public let diagnosis: SpellingDiagnosis

    init(_ verdict: Verdict, target: String?, input: String?, by rules: any SpellingRules) {
      self.target = target
      self.input = input
      self.verdict = verdict
      let isSpelled = verdict == .misspelled || verdict == .split || verdict == .joined
      let text = target ?? input ?? ""
      diagnosis = rules.diagnosis(of: isSpelled ? input ?? text : text, for: text)
    }
  }

  /// The words from left to right, those that are too many where they were written.
  public let words: [Word]
  /// The number of words that were dictated.
  private let targetCount: Int

  /// Compares what was written with what was dictated.
  ///
  /// - Parameters:
  ///   - target: The sentence that was dictated.
  ///   - input: The text that was written.
  ///   - spelling: The rules for which spelling counts as correct.
  /// - Complexity: O(*n* · *m*) distances for *n* and *m* words, as long as these are at most
  ///   40,000; beyond, words are compared by their place.
  public init(target: String, input: String, spelling: SpellingPolicy = .standard) {
    let targets = spelling.words(of: target)
    let inputs = spelling.words(of: input)
    targetCount = targets.count
    words =
      spelling.accepts(input, for: target)
      ? targets.map { Word(.correct, target: $0, input: $0, by: spelling.rules) }
      : Dictation(targets: targets, inputs: inputs, spelling: spelling).words
  }

  /// Whether every word is correct and there are no extra ones.
  public var isCorrect: Bool { words.allSatisfy { $0.verdict == .correct } }

  /// The share that is correct, from 0 to 1: every mistake costs the worth of a word, until nothing
  /// is left.
  public var credit: Fraction {
    guard targetCount > 0 else { return isCorrect ? .one : .zero }
    let mistakes = words.count { $0.verdict != .correct }
    return .part(max(targetCount - mistakes, 0), of: targetCount)
  }
}

extension SpellingPolicy {
  /// The words of a text; without the marks around them, and without marks alone, where marks do
  /// not count.
  fileprivate func words(of text: String) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard self.text.ignoresMarks || forgiven.contains(.punctuation) else { return words }
    func belongs(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || letter == "'" || letter == "’"
    }
    return words.compactMap { word in
      guard let first = word.firstIndex(where: belongs), let last = word.lastIndex(where: belongs)
      else { return nil }
      return String(word[first...last])
    }
  }
}

extension SessionTrace {
  /// Notes the words of a dictated sentence, and a mistake for each that is not correct.
  mutating func note(
    _ check: DictationCheck,
    task: Int,
    by spelling: SpellingPolicy,
    at date: Date
  ) {
    for (place, word) in check.words.enumerated() {
      let (target, input) = (word.target, word.input ?? "")
      var misspelled: Mistake.Spelling?
      if let target, word.input != nil, word.verdict != .replaced {
        misspelled = note(
          .written,
          input,
          task: task,
          place,
          target: target,
          isCorrect: spelling.accepts(input, for: target),
          by: spelling,
          at: date
        )
      }
      switch word.verdict {
      case .correct: break
      case .missing: note(.missedWord, task: task, place, "", target: target, at: date)
      case .surplus: note(.surplusWord, task: task, place, input, target: nil, at: date)
      case .misplaced: note(.misplacedWord, task: task, place, input, target: target, at: date)
      case .replaced:
        note(.wrongSpelling, task: task, place, input, target: target, at: date)
      case .misspelled, .split, .joined:
        note(.wrongSpelling, task: task, place, input, target: target, misspelled, at: date)
      }
    }
  }
}
