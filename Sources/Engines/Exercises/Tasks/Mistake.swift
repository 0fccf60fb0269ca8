// SPDX-License-Identifier: Apache-2.0
public import GermanSpelling
public import LudusCore
public import LudusFoundation

/// A mistake of a child.
public struct Mistake: Hashable, Sendable {
  /// The kind of the mistake.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A word without an error was taken for one with an error.
    case correctWordTapped
    /// A wrong reason was ticked.
    case wrongReason
    /// A correct reason was not ticked.
    case missedReason
    /// A gap was filled with other letters.
    case wrongGap
    /// A word was written in another way.
    case wrongSpelling
    /// A word was not written at all.
    case missedWord
    /// A text was written beyond the words that were to be written.
    case surplusWord
    /// A word was written in another place of the sentence.
    case misplacedWord
    /// A word was put into a category that it does not belong to.
    case wrongCategory
    /// A word was not put into a category that it belongs to.
    case missedCategory
  }

  /// The task, counted from 0.
  public let task: Int
  /// The word, gap or category within the task, counted from 0; nil for a text beyond them.
  public let place: Int?
  /// The kind of the mistake.
  public let kind: Kind
  /// The text that the child wrote, tapped or ticked.
  public let input: String
  /// The correct text; nil where there is none, as for a word that has no error.
  public let target: String?
  /// The diagnosis of the spelling, without what is forgiven; nil where no spelling was wrong.
  public let diagnosis: SpellingDiagnosis?
  /// When it happened.
  public let date: Date

  init(
    task: Int,
    place: Int?,
    kind: Kind,
    input: String,
    target: String?,
    diagnosis: SpellingDiagnosis? = nil,
    date: Date
  ) {
    self.task = task
    self.place = place
    self.kind = kind
    self.input = input
    self.target = target
    self.diagnosis = diagnosis
    self.date = date
  }

  /// Returns a sentence about the mistake for the child.
  ///
  /// - Parameters:
  ///   - phrasebook: The language of the sentence.
  ///   - showsTarget: Whether the sentence may give a word away that was to be written.
  /// - Returns: The sentence.
  public func sentence(in phrasebook: Phrasebook, showingTarget showsTarget: Bool = true) -> String
  {
    var key = "mistake.\(kind.rawValue)"
    if kind == .wrongSpelling || kind == .missedWord, !showsTarget || target == nil {
      key += ".secret"
    }
    if kind == .wrongGap, input.isEmpty { key += ".empty" }
    let values = ["input": input, "target": target ?? ""].mapValues(Sentence.Value.text)
    return exerciseSentences(Sentence(key, values), in: phrasebook)
  }
}
