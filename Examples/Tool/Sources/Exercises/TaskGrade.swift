// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages

/// What `ludus exercise grade` answers: a verdict for each part of a task, and the log.
struct TaskGrade: Encodable, LineAnswer {
  /// What became of a part: a word, a gap, a category, or a word that was tapped.
  struct Part: Encodable {
    var place: Int?
    var category: String?
    var verdict: String
    var input: String?
    var target: String?
    var categories: [SpellingCategory]?
    var hint: String?
    var reasons: Reasons?

    /// What came of a checklist.
    struct Reasons: Encodable {
      let correct: [String]
      let wrong: [String]
      let missed: [String]

      init(_ check: ErrorLocationsSession.Check) {
        correct = check.correct.map(\.id)
        wrong = check.wrong.map(\.id)
        missed = check.missed.map(\.id)
      }
    }

    /// Adds what is wrong with a spelling.
    func diagnosed(_ diagnosis: SpellingDiagnosis, in phrasebook: Phrasebook) -> Part {
      guard let first = diagnosis.places.first else { return self }
      var part = self
      part.categories = diagnosis.categories
      part.hint = first.hint.sentence(in: phrasebook)
      return part
    }
  }

  let correct: Bool
  let credit: Fraction
  let parts: [Part]
  let log: [LogEntry]
  /// What was judged, which is no part of the answer.
  let session: AnyExerciseSession

  private enum CodingKeys: String, CodingKey {
    case correct, credit, parts, log
  }

  /// Judges what a child made of a task.
  ///
  /// - Throws: An ``UnusableLine`` for an input that does not fit the format, and what a session
  ///   throws for one that cannot be.
  init(_ line: TaskLine, of exercise: Exercise, hintsIn phrasebook: Phrasebook) throws {
    guard let task = try exercise.task(line.task) else {
      throw UnusableLine(
        "the exercise \(exercise.id) has no task \(line.task), counted from 0; it has \(exercise.taskCount)"
      )
    }
    let session = AnyExerciseSession(task, context: line.context)
    switch (session, line.input) {
    case (.errorLocations(var session), .taps(let taps, let reasons)):
      let parts = try session.grade(taps, reasons: reasons, at: line.at)
      self.init(parts, session, .errorLocations(session))
    case (.insert(var session), .words(let entries)):
      let parts = try session.grade(entries, at: line.at, hintsIn: phrasebook)
      self.init(parts, session, .insert(session))
    case (.keywords(var session), .words(let words)):
      let parts = try session.grade(words, at: line.at, hintsIn: phrasebook)
      self.init(parts, session, .keywords(session))
    case (.match(var session), .words(let categories)):
      for category in categories { try session.drag(to: category, at: line.at) }
      let parts = try session.grade(at: line.at, hintsIn: phrasebook)
      self.init(parts, session, .match(session))
    case (.match(var session), .entries(let entries)):
      for (category, entry) in entries.sorted(by: { $0.key < $1.key }) {
        try session.fill(category, with: entry, at: line.at)
      }
      let parts = try session.grade(at: line.at, hintsIn: phrasebook)
      self.init(parts, session, .match(session))
    case (.wheelOfFortune(var session), .word(let word)):
      let parts = try session.grade(word, at: line.at, hintsIn: phrasebook)
      self.init(parts, session, .wheelOfFortune(session))
    default:
      throw UnusableLine("input: expected \(exercise.expectedInput)")
    }
  }

  private init(_ parts: [Part], _ session: some ExerciseSession, _ any: AnyExerciseSession) {
    self.session = any
    self.parts = parts
    correct = session.summary.isSolvedWithoutError
    log = session.log
    credit = session.outcomes.first?.credit ?? Self.credit(of: parts, session)
  }

  /// The credit of a task that is not done: every error that was not found counts as a mistake, as
  /// every mistake that was made, and a gap counts if it is correct.
  private static func credit(of parts: [Part], _ session: some ExerciseSession) -> Fraction {
    let whole = parts.count { $0.target != nil }
    let found = parts.count { $0.verdict == "found" }
    let correct =
      found > 0 ? found - session.mistakes.count : parts.count { $0.verdict == "correct" }
    return (try? Fraction(max(correct, 0), max(whole, 1))) ?? .zero
  }
}

extension Exercise {
  /// What an input looks like, for messages.
  fileprivate var expectedInput: String {
    switch self {
    case .errorLocations: #"{"taps":[1,4],"reasons":{"4":["doubling"]}}"#
    case .insert: "an array with the letters of each gap"
    case .keywords: "an array with the words of the round"
    case .match(let exercise):
      exercise.way == .drag ? "an array of categories" : #"an object such as {"ie":"Biene"}"#
    case .wheelOfFortune: "a string, the word or sentence"
    }
  }
}

extension ErrorLocationsSession {
  fileprivate mutating func grade(
    _ taps: [Int],
    reasons: [String: [String]],
    at date: Date
  ) throws -> [TaskGrade.Part] {
    try start(at: date)
    guard let sentence else { return [] }
    var parts: [TaskGrade.Part] = []
    var known: Set<Int> = []
    // A word that is tapped again is the same mistake, or found already.
    for tap in taps where known.insert(sentence.error(of: tap)?.word ?? tap).inserted {
      guard try self.tap(word: tap, at: date) else {
        parts.append(.init(place: tap, verdict: "correctWordTapped", input: sentence.words[tap]))
        continue
      }
      let check = try submit(reasons["\(tap)"] ?? [], at: date)
      parts.append(
        .init(
          place: tap,
          verdict: "found",
          input: sentence.words[tap],
          target: sentence.error(of: tap)?.correct,
          reasons: .init(check)
        )
      )
    }
    for stranger in reasons.keys.sorted() where !foundWords.contains(Int(stranger) ?? -1) {
      throw UnusableLine("input.reasons: \"\(stranger)\" is no misspelled word that was tapped")
    }
    for error in sentence.errors where !foundWords.contains(error.word) {
      parts.append(
        .init(
          place: error.word,
          verdict: "missed",
          input: sentence.words[error.word],
          target: error.correct
        )
      )
    }
    if canProceed {
      try proceed(at: date)
    }
    return parts
  }
}

extension InsertSession {
  fileprivate mutating func grade(
    _ entries: [String],
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part] {
    guard let sentence, entries.count == gaps.count else {
      throw UnusableLine("input: expected \(Count(gaps.count, "entry", "entries"))")
    }
    for (gap, entry) in entries.enumerated() {
      try fill(gap: gap, with: entry, at: date)
    }
    let isCorrect = try submit(at: date)
    return entries.indices.map { gap in
      let part = TaskGrade.Part(
        place: gap,
        verdict: isCorrect[gap] ? "correct" : "wrong",
        input: entries[gap],
        target: sentence.target(of: gap)
      )
      guard !isCorrect[gap] else { return part }
      let word = sentence.word(of: gap, filledWith: entries[gap])
      return part.diagnosed(
        SpellingDiagnosis(target: sentence.word(of: gap), input: word),
        in: phrasebook
      )
    }
  }
}

extension KeywordsSession {
  fileprivate mutating func grade(
    _ words: [String],
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part] {
    try hide(at: date)
    let check = try submit(words, at: date)
    let parts = check.words.enumerated().map { place, word in
      TaskGrade.Part(
        place: place,
        verdict: word.isCorrect ? "correct" : word.input == nil ? "missed" : "wrong",
        input: word.input,
        target: word.target
      ).diagnosed(word.diagnosis, in: phrasebook)
    }
    return parts + check.surplus.map { TaskGrade.Part(verdict: "surplus", input: $0) }
  }
}

extension MatchSession {
  fileprivate mutating func grade(
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part] {
    guard let word else { return [] }
    let entries = entries
    let outcomes = try submit(at: date)
    if shown != nil {
      try proceed(at: date)
    }
    return content.exercise.categories.enumerated().compactMap { place, category in
      guard let outcome = outcomes[category.id], outcome != .empty else { return nil }
      var part = TaskGrade.Part(place: place, category: category.id, verdict: outcome.rawValue)
      part.input = entries[category.id]
      guard outcome == .misspelled, let input = part.input else { return part }
      part.target = word.heard.text
      return part.diagnosed(
        SpellingDiagnosis(target: word.heard.text, input: input),
        in: phrasebook
      )
    }
  }
}

extension WheelSession {
  fileprivate mutating func grade(
    _ input: String,
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part] {
    try takeNext(at: date)
    let target = word?.text ?? ""
    let isCorrect = try submit(input, at: date)
    if !isCorrect { try proceed(at: date) }
    // A sentence is graded word by word.
    if let check, target.contains(where: \.isWhitespace) {
      return check.words.enumerated().map { place, word in
        TaskGrade.Part(
          place: place,
          verdict: word.verdict.rawValue,
          input: word.input,
          target: word.target
        )
        .diagnosed(word.diagnosis, in: phrasebook)
      }
    }
    let part = TaskGrade.Part(
      place: 0,
      verdict: isCorrect ? "correct" : "wrong",
      input: input,
      target: target
    )
    guard !isCorrect else { return [part] }
    return [part.diagnosed(SpellingDiagnosis(target: target, input: input), in: phrasebook)]
  }
}
