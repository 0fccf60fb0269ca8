// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

/// What the tests over all formats need to know of one.
struct FormatSample: Sendable {
  /// An exercise with two tasks.
  let json: String
  /// Does what a child does first; false for a session of another format.
  let begin: @Sendable (inout AnyExerciseSession, Date) throws -> Bool
  /// Plays a session in which an input is written for each word, by some rules.
  let play:
    @Sendable (_ words: [String], _ inputs: [String], SpellingPolicy, inout SeededGenerator) throws
      ->
      AnyExerciseSession
}

private let sampleInfo = ExerciseInfo(id: 1, name: "x")

extension Exercise.Format {
  /// The sample of the format; the tests over all formats find a new one here.
  var sample: FormatSample {
    switch self {
    case .errorLocations: .errorLocations
    case .insert: .insert
    case .keywords: .keywords
    case .match: .match
    case .wheelOfFortune: .wheelOfFortune
    }
  }
}

extension FormatSample {
  fileprivate static let errorLocations = FormatSample(
    json: #"""
      {"format":"errorLocations","id":1,"name":"x","reasons":[{"id":"r","text":"R"}],"sentences":[
       {"id":1,"text":"Der hund","errors":[{"word":1,"correct":"Hund","reasons":["r"]}]},
       {"id":2,"text":"Die kuh","errors":[{"word":1,"correct":"Kuh","reasons":["r"]}]}]}
      """#,
    begin: { try $0[ErrorLocationsSession.self]?.tap(word: 0, at: $1) != nil },
    play: { words, inputs, policy, generator in
      let errors = zip(words, inputs).filter { $0 != $1 && !$1.hasSuffix(".") }
      var session = ErrorLocationsSession(
        try ErrorLocationsExercise.misspelled(errors),
        spelling: policy
      )
      for _ in errors {
        try session.tap(word: 0, at: second(0))
        let ticked = SpellingCategory.german.map(\.rawValue).filter { _ in
          generator.draw(below: 8) == 0
        }
        try session.submit(ticked, at: second(0))
        try session.proceed(at: second(0))
      }
      return .errorLocations(session)
    }
  )

  fileprivate static let insert = FormatSample(
    json: #"""
      {"format":"insert","id":1,"name":"x","sentences":[
       {"id":1,"text":"Der Tiger","gaps":{"5":""}},{"id":2,"text":"Die Biene","gaps":{"5":"","6":""}}]}
      """#,
    begin: { try $0[InsertSession.self]?.fill(gap: 0, with: "i", at: $1) != nil },
    play: { words, inputs, policy, _ in
      // The gap is the whole word, so that a word's rules are a gap's.
      let sentences = try words.map {
        try InsertSentence(id: 1, text: $0, gaps: [.init(start: 0, length: $0.count)])
      }
      var session = InsertSession(
        InsertExercise(sampleInfo, sentences: sentences),
        spelling: policy
      )
      for (word, input) in zip(words, inputs) {
        try session.fill(gap: 0, with: input, at: second(0))
        if try session.submit(at: second(0)) == [false] {
          try session.fill(gap: 0, with: word, at: second(0))
          try session.submit(at: second(0))
        }
      }
      return .insert(session)
    }
  )

  fileprivate static let keywords = FormatSample(
    json: #"""
      {"format":"keywords","id":1,"name":"x","config":{"words_count":3,"words_per_round":2},
       "words":["ihm","Tiger","viel"]}
      """#,
    begin: { try $0[KeywordsSession.self]?.hide(at: $1) != nil },
    play: { words, inputs, policy, _ in
      let config = try KeywordsExercise.Config(wordsCount: 10) { $0.wordsPerRound = 10 }
      var session = KeywordsSession(
        KeywordsExercise(sampleInfo, config: config),
        words: words,
        spelling: policy
      )
      try session.hide(at: second(0))
      try session.submit(inputs, at: second(0))
      return .keywords(session)
    }
  )

  fileprivate static let match = FormatSample(
    json: #"""
      {"format":"match","id":1,"name":"x","way":"write","categories":[{"id":"n","title":"N"}],
       "words":[{"text":"Hund","categories":["n"]},{"text":"Kuh","categories":["n"]}]}
      """#,
    begin: { try $0[MatchSession.self]?.fill("n", with: "Hund", at: $1) != nil },
    play: { words, inputs, policy, _ in
      let exercise = try MatchExercise(
        sampleInfo,
        way: .write,
        categories: [.init(id: "a", title: "A")],
        words: words.map { .init(HeardWord($0), categories: ["a"]) }
      )
      var session = MatchSession(exercise, spelling: policy)
      for input in inputs {
        try session.fill("a", with: input, at: second(0))
        if try session.submit(at: second(0))["a"] != .correct { try session.proceed(at: second(0)) }
      }
      return .match(session)
    }
  )

  fileprivate static let wheelOfFortune = FormatSample(
    json: #"""
      {"format":"wheelOfFortune","id":1,"name":"x","words":[{"text":"Hund"},{"text":"Kuh"}]}
      """#,
    begin: { try $0[WheelSession.self]?.takeNext(at: $1) != nil },
    play: { words, inputs, policy, _ in
      let exercise = try WheelExercise(sampleInfo, words: words.map { HeardWord($0) })
      var session = WheelSession(exercise, spelling: policy)
      for (word, input) in zip(words, inputs) {
        try session.takeNext(at: second(0))
        let isCorrect = try session.submit(input, at: second(0))
        try #require(isCorrect == policy.accepts(input, for: word))
        if !isCorrect { try session.proceed(at: second(0)) }
      }
      return .wheelOfFortune(session)
    }
  )
}

extension ErrorLocationsExercise {
  /// Sentences of a misspelled word each, with all categories as reasons.
  static func misspelled(_ errors: [(String, String)]) throws -> ErrorLocationsExercise {
    let sentences = try errors.map { word, input in
      let categories = SpellingDiagnosis(target: word, input: input).categories
      return try ErrorSentence(
        id: 1,
        text: input,
        errors: [.init(word: 0, correct: word, reasons: categories.map(\.rawValue))]
      )
    }
    return try ErrorLocationsExercise(
      sampleInfo,
      reasons: Justification.checklist(of: SpellingCategory.german, in: .german),
      sentences: sentences
    )
  }
}
