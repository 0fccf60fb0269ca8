// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Spelling

/// A mistake made by a child.
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
  /// The correct text; nil if there is none, as for a word without an error.
  public let target: String?
  /// The diagnosis of the spelling, without what is forgiven; nil where no spelling was wrong.
  private let spelling: Spelling?
  /// The date when it happened.
  public let date: Date

  /// The diagnosis of the spelling, without what is forgiven; nil where no spelling was wrong.
  public var diagnosis: SpellingDiagnosis? { spelling?.diagnosis }

  init(
    task: Int,
    place: Int?,
    kind: Kind,
    input: String,
    target: String?,
    spelling: Spelling? = nil,
    date: Date
  ) {
    self.task = task
    self.place = place
    self.kind = kind
    self.input = input
    self.target = target
    self.spelling = spelling
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

extension Mistake {
  /// A diagnosis without what a policy forgives.
  struct Spelling: Hashable, Sendable {
    let diagnosis: SpellingDiagnosis
    /// The rules by which it was made.
    let policy: SpellingPolicy

    init(_ diagnosis: SpellingDiagnosis, by policy: SpellingPolicy) {
      (self.diagnosis, self.policy) = (diagnosis, policy)
    }
  }
}

// MARK: - JSON

extension Mistake.Kind: JSONName {}

/// In JSON a mistake is an object:
/// `{"at":1560709957000,"input":"Hunt","kind":"wrongSpelling","place":0,"spelled":{"input":"Hunt",`
/// `"target":"Hund"},"target":"Hund","task":0}`.
///
/// Of a diagnosis the texts are stored, with the policy where it is not the standard one; when it
/// is read the diagnosis is made again.
extension Mistake: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let task = record.field("task", \.task)
    let place = record.field("place", \.place)
    let kind = record.field("kind", \.kind)
    let input = record.field("input", \.input)
    let target = record.field("target", \.target)
    let spelling = record.field("spelled", \.spelling)
    let date = record.field("at", \.date, as: .milliseconds)
    let mistake = try Mistake(
      task: task(),
      place: place(),
      kind: kind(),
      input: input(),
      target: target(),
      spelling: spelling(),
      date: date()
    )
    try ExerciseFault.check([
      .outside(0...Int.max, mistake.task, at: "task"),
      .outside(0...Int.max, mistake.place ?? 0, at: "place"),
    ])
    return mistake
  }
}

extension Mistake.Spelling: JSONRecord {
  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let target = record.field("target", \.diagnosis.target.text)
    let input = record.field("input", \.diagnosis.input)
    let policy = record.field("spelling", \.policy, default: .standard)
    let rules = try policy()
    let diagnosis = try rules.diagnosis(of: input(), for: target(), isCorrect: false)
    return Self(diagnosis, by: rules)
  }
}
