// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import GermanSpelling
public import LudusCore
internal import LudusFoundation

/// A sentence that was dictated, compared word by word with what was written.
///
/// ```swift
/// let check = DictationCheck(target: "Der Hund bellt laut.", input: "der hunt laut.")
/// check.words.map(\.verdict)            // [.misspelled, .misspelled, .missing, .correct]
/// check.words[1].diagnosis.categories   // [.letterCase, .finalDevoicing]
/// check.credit                          // 1/4
/// ```
///
/// Blanks separate words, and marks belong to the word next to them. Capitals and marks count as far as the
/// ``SpellingPolicy`` counts them; marks around words do with `TextPolicy(ignoresMarks: false)`. A word that was left
/// out or is too many does not shift the others.
public struct DictationCheck: Hashable, Sendable {
  /// How a word was written.
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

  /// A word of the sentence, or one that was written beyond it.
  public struct Word: Hashable, Sendable {
    /// The word that was dictated, or several that were joined; nil for one too many.
    public let target: String?
    /// The text that was written, or several words if it was split; nil for a missing word.
    public let input: String?
    /// How it was written.
    public let verdict: Verdict
    /// The diagnosis of the spelling, without places where a word is correct, missing or too many.
    public let diagnosis: SpellingDiagnosis

    init(_ verdict: Verdict, target: String?, input: String?) {
      self.target = target
      self.input = input
      self.verdict = verdict
      let isSpelled = verdict == .misspelled || verdict == .split || verdict == .joined
      let text = target ?? input ?? ""
      diagnosis = SpellingDiagnosis(target: text, input: isSpelled ? input ?? text : text)
    }
  }

  /// The words from left to right, those that are too many where they were written.
  public let words: [Word]
  /// How many words were dictated.
  private let targetCount: Int

  /// Compares what was written with what was dictated.
  ///
  /// - Parameters:
  ///   - target: The sentence that was dictated.
  ///   - input: The text that was written.
  ///   - spelling: The rules for which spelling counts as correct.
  /// - Complexity: O(*n* · *m*) distances for *n* and *m* words, as long as these are at most 40,000; beyond, words
  ///   are compared by their place.
  public init(target: String, input: String, spelling: SpellingPolicy = .standard) {
    let targets = spelling.words(of: target)
    let inputs = spelling.words(of: input)
    targetCount = targets.count
    words =
      spelling.accepts(input, for: target)
      ? targets.map { Word(.correct, target: $0, input: $0) }
      : Dictation(targets: targets, inputs: inputs, spelling: spelling).words
  }

  /// Whether every word is correct, and none too many.
  public var isCorrect: Bool { words.allSatisfy { $0.verdict == .correct } }

  /// The share that is correct, from 0 to 1: every mistake costs the worth of a word, until nothing is left.
  public var credit: Fraction {
    guard targetCount > 0 else { return isCorrect ? .one : .zero }
    let mistakes = words.count { $0.verdict != .correct }
    return .part(max(targetCount - mistakes, 0), of: targetCount)
  }
}

extension SpellingPolicy {
  /// The words of a text; without the marks around them, and without marks alone, where marks do not count.
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
      var diagnosis: SpellingDiagnosis?
      if let target, word.input != nil, word.verdict != .replaced {
        diagnosis = note(
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
        note(.wrongSpelling, task: task, place, input, target: target, diagnosis, at: date)
      }
    }
  }
}
