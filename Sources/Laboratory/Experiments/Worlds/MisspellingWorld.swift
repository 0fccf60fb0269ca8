// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import GermanSpelling
internal import LudusCore
internal import LudusFoundation
internal import WordDistances
public import Gamification

/// Made-up written answers: some learners know the word and misspell it, others write another word.
///
/// Misspellings are slips of the finger, and in German also the errors that are typical of a word,
/// see `TypicalError`. A slip leaves out, doubles or replaces a letter or swaps two, each as often:
/// four of five misspellings are one of these (F. J. Damerau, A technique for computer detection
/// and correction of spelling errors, Communications of the ACM 7, 1964).
public struct MisspellingWorld: Hashable, Sendable {
  package let words: [String]
  package let language: Language
  package let answers: Int
  package let known: Double
  package let errorRate: Double

  /// Describes answers.
  ///
  /// - Parameters:
  ///   - words: The words that are asked for and confused, at least 2, each at least 3 letters
  ///     long.
  ///   - language: The language of the words.
  ///   - answers: How many answers there are to each word, 1 to 1,000.
  ///   - known: The chance that an answer means the right word, 0 to 1. The others are the most
  ///     similar word of the list in half of the cases, and any other one in the other half.
  ///   - errorRate: The chance that an answer is misspelled, 0 to 1.
  /// - Throws: A fault for each number out of its range, for fewer words, and for each word that is
  ///   too short or there twice.
  public init(
    words: [String],
    language: Language,
    answers: Int = 4,
    known: Double = 0.7,
    errorRate: Double = 0.3
  ) throws(ContentError<RuleFault>) {
    let place = ContentPlace().key("words")
    var faults: [LocatedFault<RuleFault>] = []
    var places: [String: ContentPlace] = [:]
    if words.count < 2 {
      faults.append(LocatedFault(.tooFew(words.count, expected: 2), at: place))
    }
    for (index, word) in words.enumerated() {
      let place = place.index(index)
      if word.count < 3 {
        let fault = RuleFault.malformed("\"\(word)\", expected at least 3 letters")
        faults.append(LocatedFault(fault, at: place))
      } else if let first = places[word] {
        faults.append(LocatedFault(.duplicateIdentifier(word, first: first), at: place))
      }
      places[word] = place
    }
    try RuleFault.check(faults)
    try RuleFault.check(
      counts: [("answers", answers, 1...1000)],
      amounts: [("known", known, 0...1), ("errorRate", errorRate, 0...1)]
    )
    self.words = words
    self.language = language
    self.answers = answers
    self.known = known
    self.errorRate = errorRate
  }

  /// How answers are matched.
  public enum Matching: String, Hashable, Sendable, CaseIterable {
    /// Letter by letter.
    case exact
    /// Letter by letter, without regard to capitals.
    case ignoringCase
    /// With the tolerance of a `RoughMatcher`.
    case rough
    /// With that tolerance, but not for what is another word of the list.
    case roughKnowingWords
  }

  /// The verdicts about answers.
  public struct Run: Sendable {
    /// How many answers meant the right word and were misspelled, and how many of these were
    /// accepted.
    public var misspelled = (count: 0, accepted: 0)
    /// How many answers meant another word, and how many of these were accepted.
    public var wrong = (count: 0, accepted: 0)
    /// How many answers were written rightly, and how many of these were accepted.
    public var right = (count: 0, accepted: 0)
  }
}

extension MisspellingWorld {
  /// A text that was written for a word.
  private struct Answer {
    let target: Int
    let text: String
    let isKnown: Bool
  }

  /// The words with what can become of them, found once for all worlds.
  private struct Vocabulary: Sendable {
    /// The most similar other word of each.
    let nearest: [Int]
    /// The typical errors in each.
    let typical: [[String]]

    init(_ world: MisspellingWorld) {
      let words = world.words
      nearest = words.indices.map { index in
        let others = words.indices.filter { $0 != index }
        let metric = EditMetric.optimalStringAlignment
        let distances = others.map { metric.distance(words[index], words[$0]) }
        let least = distances.min()
        return zip(others, distances).first { $1 == least }?.0 ?? 0
      }
      let isGerman = world.language.base == .german
      typical = words.map { word in
        isGerman ? TypicalError.errors(in: word).map(\.misspelling).filter { $0 != word } : []
      }
    }
  }

  var population: Experiment<Matching, Run>.Population {
    let vocabulary = Vocabulary(self)
    return Experiment.Population { generator in
      let written = answers(of: vocabulary, &generator)
      return { matching, _ in
        let accepts = verdicts(by: matching)
        var run = Run()
        for answer in written {
          let isAccepted = accepts(answer.target, answer.text)
          if !answer.isKnown {
            run.wrong.count += 1
            run.wrong.accepted += isAccepted ? 1 : 0
          } else if answer.text == words[answer.target] {
            run.right.count += 1
            run.right.accepted += isAccepted ? 1 : 0
          } else {
            run.misspelled.count += 1
            run.misspelled.accepted += isAccepted ? 1 : 0
          }
        }
        return run
      }
    }
  }

  private func answers(
    of vocabulary: Vocabulary,
    _ generator: inout SeededGenerator
  ) -> [Answer] {
    var result: [Answer] = []
    for target in words.indices {
      for _ in 0..<answers {
        let isKnown = generator.draws(chance: known)
        var word = target
        if !isKnown {
          let other = generator.draw(below: words.count - 1)
          let isSimilar = generator.draw(below: 2) == 0
          word = isSimilar ? vocabulary.nearest[target] : other < target ? other : other + 1
        }
        var text = words[word]
        if generator.draws(chance: errorRate) {
          let typical = vocabulary.typical[word]
          let isTypical = !typical.isEmpty && generator.draw(below: 2) == 0
          text =
            (isTypical ? generator.drawElement(of: typical) : nil)
            ?? Self.slip(in: text, &generator)
        }
        // A slip may lead to the right word by chance; then the answer is right.
        if isKnown || text != words[target] {
          result.append(Answer(target: target, text: text, isKnown: isKnown))
        }
      }
    }
    return result
  }

  /// The word with a letter left out, doubled or replaced, or with two swapped.
  private static func slip(in word: String, _ generator: inout SeededGenerator) -> String {
    var letters = Array(word)
    let place = generator.draw(below: letters.count)
    switch generator.draw(below: 4) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2:
      let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
      letters[place] = generator.drawElement(of: alphabet) ?? letters[place]
    default:
      let next = place + 1 < letters.count ? place + 1 : place - 1
      letters.swapAt(place, next)
    }
    return String(letters)
  }

  /// Returns whether an answer to a word is accepted.
  private func verdicts(by matching: Matching) -> (Int, String) -> Bool {
    switch matching {
    case .exact, .ignoringCase:
      let matchers = words.map { ExactMatcher($0, ignoresCase: matching == .ignoringCase) }
      return { matchers[$0].verdict(for: $1).isCorrect }
    case .rough, .roughKnowingWords:
      let lexicon = matching == .rough ? Lexicon.empty : Lexicon(terms: words)
      let matchers = words.map { RoughMatcher($0, language: language) }
      return { matchers[$0].verdict(for: $1, knowing: lexicon).isCorrect }
    }
  }
}

extension Experiment.Population
where Policy == MisspellingWorld.Matching, Run == MisspellingWorld.Run {
  /// Makes written answers that are matched in different ways.
  public static func misspellings(_ world: MisspellingWorld) -> Self { world.population }
}

extension Experiment.Outcome
where Policy == MisspellingWorld.Matching, Run == MisspellingWorld.Run {
  /// The part of the misspelled right words that is accepted.
  public static var saved: Self { part("saved") { $0.misspelled } }

  /// The part of the other words that is accepted although it is wrong.
  public static var passed: Self { part("passed") { $0.wrong } }

  /// The part of all answers whose verdict is what their writer deserves.
  public static var fair: Self {
    part("fair") { run in
      let (misspelled, wrong, right) = (run.misspelled, run.wrong, run.right)
      return (
        misspelled.count + wrong.count + right.count,
        misspelled.accepted + right.accepted + wrong.count - wrong.accepted
      )
    }
  }

  private static func part(
    _ name: String,
    _ counts: @escaping @Sendable (Run) -> (count: Int, accepted: Int)
  ) -> Self {
    Self(name, within: 0...1) { run in
      let (count, accepted) = counts(run)
      return count == 0 ? nil : Double(accepted) / Double(count)
    }
  }
}

extension MisspellingWorld: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let words = record.field("words", \.words)
    let language = record.field("language", \.language)
    let answers = record.field("answers", \.answers, default: 4)
    let known = record.field("known", \.known, default: 0.7)
    let errorRate = record.field("errorRate", \.errorRate, default: 0.3)
    return try Self(
      words: words(),
      language: language(),
      answers: answers(),
      known: known(),
      errorRate: errorRate()
    )
  }
}

extension MisspellingWorld.Matching: JSONName {}
