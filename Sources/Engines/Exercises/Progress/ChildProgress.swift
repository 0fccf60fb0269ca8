// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
public import LudusCore
public import LudusFoundation
internal import Spelling

/// A child's page about its own progress: the words that it wrote, those that it has learned, those
/// that come back, and what to look out for.
///
/// ```swift
/// let page = ChildProgress(of: "mia", in: records, language: .english, at: now)
/// page.learned                          // ["friend"]: first wrong, then right
/// page.sentences(in: .english)          // a few short lines for the child
/// ```
///
/// It compares the child with nobody but itself.
public struct ChildProgress: Hashable, Sendable {
  /// The child.
  public let learner: Learner.ID
  /// The number of words that the child has written.
  public let wordCount: Int
  /// The number of them that were right.
  public let correctCount: Int
  /// The words that were wrong at first and right the last time, the latest first.
  public let learned: [String]
  /// The words that were wrong the last time, the latest first.
  public let open: [String]
  /// The category that goes wrong most certainly, or nil while too little is known.
  public let next: LearnerModel.Estimate?

  /// Looks through the records of a child.
  ///
  /// - Parameters:
  ///   - learner: The child.
  ///   - records: The records of the child or of a class.
  ///   - language: The language of the words.
  ///   - now: The date of today, by which older evidence counts less.
  /// - Complexity: O(*n* log *n*) in the amount of evidence, with *n* diagnoses.
  public init(
    of learner: Learner.ID,
    in records: [ExerciseRecord],
    language: Language = .german,
    at now: Date
  ) {
    let own = KnownSpellings.rules(of: language).language
    let evidence = records.selecting(of: learner).flatMap(\.evidence)
    let written = evidence.filter { $0.kind == .written && $0.language == own }
      .enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
    var last: [String: (isCorrect: Bool, wasWrong: Bool, place: Int)] = [:]
    for (place, word) in written.enumerated() {
      let wasWrong = last[word.target]?.wasWrong ?? false
      last[word.target] = (word.isCorrect, wasWrong || !word.isCorrect, place)
    }
    let words = last.sorted { $0.value.place > $1.value.place }
    self.learner = learner
    wordCount = written.count
    correctCount = written.count(where: \.isCorrect)
    learned = words.filter { $0.value.isCorrect && $0.value.wasWrong }.map(\.key)
    open = words.filter { !$0.value.isCorrect }.map(\.key)
    var model = LearnerModel(language: language)
    model.learn(from: evidence, at: now)
    next = model.estimates.first {
      $0.errors > 0 && $0.opportunities >= Double(TeacherStatistics.minimumPlaces)
    }
  }

  /// Returns a few lines for the child: nothing that scolds, and no praise for nothing.
  public func sentences(in phrasebook: Phrasebook) -> [String] {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      exerciseSentences(Sentence(key, values), in: phrasebook)
    }
    guard wordCount > 0 else { return [say("progress.none")] }
    var lines = [
      say(
        "progress.words",
        ["correct": .text("\(correctCount)"), "count": .text("\(wordCount)")]
      )
    ]
    if !learned.isEmpty {
      lines.append(
        say("progress.learned", ["words": .text(learned.prefix(5).joined(separator: ", "))])
      )
    }
    if !open.isEmpty {
      lines.append(say("progress.open", ["words": .text(open.prefix(5).joined(separator: ", "))]))
    }
    if let next {
      lines.append(say("progress.next", ["category": .text(next.plainLabel(in: phrasebook))]))
    }
    return lines
  }
}
