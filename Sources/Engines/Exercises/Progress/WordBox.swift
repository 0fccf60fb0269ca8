// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
public import LudusCore
public import LudusFoundation
internal import Spelling

/// A child's own words, which come back at growing intervals: those that it misspelled, and those
/// that it put in itself.
///
/// ```swift
/// var box = WordBox(language: .english)
/// box.record(session.evidence, of: exercise, on: today)    // "freind" puts "friend" into the box
/// box.due(on: tomorrow).map(\.text)                        // ["friend"]
/// let exercise = box.exercise(ExerciseInfo(id: 9, name: "Your words"), on: tomorrow)
/// ```
///
/// A word that is written right on the day on which it is due, or later, moves one box on; before
/// that day it stays, because cramming is not spacing. A word that is written wrong moves to the
/// first box. Only words that were misspelled once come in by themselves: what a child can spell
/// need not come back.
///
/// The boxes are those of Sebastian Leitner, "So lernt man lernen" (1972), and the numbers of days
/// those of the review of pins. In JSON it is an object:
/// `{"cards":[{"box":0,"due":"2026-11-25","word":{"text":"friend"}}],"language":"en"}`.
public struct WordBox: Hashable, Sendable {
  /// A word in the box.
  public struct Card: Hashable, Sendable {
    /// The word, with its sentence and other spellings.
    public let word: HeardWord
    /// The box, from 0.
    public let box: Int
    /// The first day on which the word is due.
    public let due: CalendarDay
    /// The child's last misspelling of the word; nil for a word that it put in itself.
    public let misspelling: String?
  }

  /// The language of the words.
  public let language: Language
  /// The days after which a word of each box is due, each from 1 to 36,500.
  public let intervals: [Int]
  /// The words, in the order in which they came in.
  public private(set) var cards: [Card] = []

  /// The most words that a box takes; later ones are left out.
  package static let maximumCount = 10_000

  /// Creates an empty box; intervals out of range become the nearest in it, and without any there
  /// is one of a day.
  public init(language: Language = .german, intervals: [Int] = [1, 3, 7, 21, 60]) {
    let days = intervals.map { min(max($0, 1), 36_500) }
    self.language = language
    self.intervals = days.isEmpty ? [1] : days
  }

  /// Puts a word in that the child wants to learn, due at once; one that is in it already stays
  /// where it is.
  public mutating func add(_ word: HeardWord, on day: CalendarDay) {
    guard !word.text.isBlank, place(of: word.text) == nil else { return }
    put(Card(word: word, box: 0, due: day, misspelling: nil))
  }

  /// Takes a word out.
  public mutating func remove(_ text: String) {
    cards.removeAll { $0.word.text == text }
  }

  /// Takes over what a child wrote in an exercise: words of this language alone.
  ///
  /// - Parameters:
  ///   - evidence: The deeds of the child, in their order.
  ///   - exercise: The exercise, which knows the sentence of a word and its other spellings.
  ///   - day: The child's day.
  public mutating func record(
    _ evidence: [SpellingEvidence],
    of exercise: Exercise? = nil,
    on day: CalendarDay
  ) {
    let own = KnownSpellings.rules(of: language).language
    for word in evidence where word.kind == .written && word.language == own {
      record(word, exercise?.heardWord(word.target) ?? HeardWord(word.target), on: day)
    }
  }

  private mutating func record(
    _ evidence: SpellingEvidence,
    _ word: HeardWord,
    on day: CalendarDay
  ) {
    let place = place(of: evidence.target)
    guard evidence.isCorrect else {
      let due = CalendarDay(clamping: day.number + intervals[0])
      let known = place.map { cards[$0].word } ?? word
      let card = Card(word: known, box: 0, due: due, misspelling: evidence.input)
      if let place { cards[place] = card } else { put(card) }
      return
    }
    guard let place, cards[place].due <= day else { return }
    let card = cards[place]
    let box = min(card.box + 1, intervals.count - 1)
    cards[place] = Card(
      word: card.word,
      box: box,
      due: CalendarDay(clamping: day.number + intervals[box]),
      misspelling: card.misspelling
    )
  }

  private func place(of text: String) -> Int? {
    cards.firstIndex { $0.word.spellings.contains(text) }
  }

  private mutating func put(_ card: Card) {
    guard cards.count < Self.maximumCount else { return }
    cards.append(card)
  }

  /// Returns the words that are due on a day, the longest due first.
  public func due(on day: CalendarDay) -> [HeardWord] {
    cards.enumerated().filter { $0.element.due <= day }
      .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map(\.element.word)
  }

  /// Returns the words that are due as an exercise in which they are heard and written.
  ///
  /// - Parameters:
  ///   - info: The description; its language is that of the box.
  ///   - day: The child's day.
  ///   - count: The greatest number of words.
  /// - Returns: The exercise, or nil when no word is due.
  public func exercise(_ info: ExerciseInfo, on day: CalendarDay, count: Int = 10) -> Exercise? {
    let words = due(on: day).prefix(max(count, 0))
    guard !words.isEmpty else { return nil }
    let exercise = try? WheelExercise(info.speaking(language), words: Array(words))
    return exercise.map(Exercise.wheelOfFortune)
  }
}

extension WordBox: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let language = record.field("language", \.language)
    let intervals = record.field("intervals", \.intervals, default: [1, 3, 7, 21, 60])
    let cards = record.field("cards", \.cards, default: [])
    var box = WordBox(language: try language(), intervals: try intervals())
    let last = box.intervals.count - 1
    for card in try cards() where box.place(of: card.word.text) == nil {
      box.put(
        Card(
          word: card.word,
          box: min(max(card.box, 0), last),
          due: card.due,
          misspelling: card.misspelling
        )
      )
    }
    return box
  }
}

extension WordBox.Card: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let word = record.field("word", \.word)
    let box = record.field("box", \.box, default: 0)
    let due = record.field("due", \.due)
    let misspelling = record.field("misspelling", \.misspelling)
    return try WordBox.Card(
      word: word(),
      box: box(),
      due: due(),
      misspelling: misspelling()
    )
  }
}
