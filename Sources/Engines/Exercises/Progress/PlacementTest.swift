// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
public import LudusCore
internal import LudusFoundation
public import Spelling

/// A few words that show where a child who is new should begin: together they ask for every
/// category of spelling that the words at hand have.
///
/// ```swift
/// let test = PlacementTest(from: words, language: .english)
/// let session = AnyExerciseSession(try test.exercise(ExerciseInfo(id: 1, name: "Start")))
/// // afterwards
/// model.learn(from: session.base.evidence, at: now)
/// model.recommendations(among: exercises).first
/// ```
public struct PlacementTest: Hashable, Sendable {
  /// The words, the most telling first.
  public let words: [HeardWord]
  /// The language of the words.
  public let language: Language
  /// The categories of which the words at hand have too few places.
  public let missing: [SpellingCategory]

  /// Chooses words: again and again the one that has most places that are still wanted, in which
  /// long words count less than short ones.
  ///
  /// - Parameters:
  ///   - words: Words to choose from; of equally good ones the first is taken.
  ///   - language: Their language.
  ///   - places: The number of places of each category that are wanted.
  ///   - count: The greatest number of words.
  /// - Complexity: O(*n* · *c*) for *n* words of which *c* are chosen.
  public init(
    from words: [HeardWord],
    language: Language,
    places: Int = 3,
    count: Int = 30
  ) {
    let rules = KnownSpellings.rules(of: language)
    let everywhere: Set<SpellingCategory> = [.phoneme, .letterCase]
    let categories = rules.categories.filter { !everywhere.contains($0) }
    var wanted = Dictionary(uniqueKeysWithValues: categories.map { ($0, max(places, 0)) })
    var rest = words.filter { !$0.text.isBlank }.map { word in
      (word: word, places: rules.opportunities(in: SpellingTarget(word.text)))
    }
    var chosen: [HeardWord] = []
    while chosen.count < count {
      var best: (index: Int, gain: Double)?
      for (index, candidate) in rest.enumerated() {
        let found = categories.reduce(0) { sum, category in
          sum + min(candidate.places[category], wanted[category] ?? 0)
        }
        let gain = Double(found) / Double(candidate.word.text.count + 8)
        if found > 0, gain > best?.gain ?? 0 { best = (index, gain) }
      }
      guard let best else { break }
      let taken = rest.remove(at: best.index)
      chosen.append(taken.word)
      for category in categories {
        wanted[category] = max((wanted[category] ?? 0) - taken.places[category], 0)
      }
    }
    self.words = chosen
    self.language = language
    missing = categories.filter { (wanted[$0] ?? 0) > 0 }
  }

  /// Returns the words as an exercise in which they are heard and written.
  ///
  /// - Parameter info: The description; its language is that of the words.
  /// - Returns: The exercise.
  /// - Throws: Nothing for words that were chosen here.
  public func exercise(_ info: ExerciseInfo) throws(ContentError<ExerciseFault>) -> Exercise {
    .wheelOfFortune(try WheelExercise(info.speaking(language), words: words))
  }
}
