// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import GermanSpelling
public import LudusCore
internal import LudusFoundation
internal import WordDistances
public import Gamification

/// Simulated written answers: some learners know the word and misspell it, others write another
/// word.
///
/// Misspellings are slips of the finger, and in German also the errors that are typical of a word,
/// see `TypicalError`. A slip leaves out, doubles or replaces a letter or swaps two, each as often:
/// four of five misspellings are one of these (F. J. Damerau, A technique for computer detection
/// and correction of spelling errors, Communications of the ACM 7, 1964).
public struct MisspellingWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: PolicyDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The words that are asked for and confused, at least 2, each at least 3 letters long.
    public var words: [String]
    /// The language of the words.
    public var language: Language
    /// The number of answers to each word, 1 to 1,000.
    public var answers: Int = 4
    /// The chance that an answer means the right word, 0 to 1.
    ///
    /// The others are the most similar word of the list in half of the cases, and any other one in
    /// the other half.
    public var known: Double = 0.7
    /// The chance that an answer is misspelled, 0 to 1.
    public var errorRate: Double = 0.3

    /// Creates a draft with defaults for all other values.
    public init(words: [String], language: Language) {
      self.words = words
      self.language = language
    }
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// Creates the policy.
  ///
  /// - Throws: Every fault of the values, with its place.
  public init(
    words: [String],
    language: Language,
    _ change: (inout Draft) -> Void = { _ in }
  ) throws(ContentError<RuleFault>) {
    try self.init(Draft(words: words, language: language), change)
  }

  /// A way of matching answers.
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

  /// The verdicts on answers.
  public struct Run: Sendable {
    /// The number of misspelled answers that meant the right word, and the number of these that
    /// were accepted.
    public var misspelled = (count: 0, accepted: 0)
    /// The number of answers that meant another word, and the number of these that were accepted.
    public var wrong = (count: 0, accepted: 0)
    /// The number of answers that were written rightly, and the number of these that were accepted.
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
          } else if answer.text == draft.words[answer.target] {
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
    for target in draft.words.indices {
      for _ in 0..<draft.answers {
        let isKnown = generator.draws(chance: draft.known)
        var word = target
        if !isKnown {
          let other = generator.draw(below: draft.words.count - 1)
          let isSimilar = generator.draw(below: 2) == 0
          word = isSimilar ? vocabulary.nearest[target] : other < target ? other : other + 1
        }
        var text = draft.words[word]
        if generator.draws(chance: draft.errorRate) {
          let typical = vocabulary.typical[word]
          let isTypical = !typical.isEmpty && generator.draw(below: 2) == 0
          text =
            (isTypical ? generator.drawElement(of: typical) : nil)
            ?? Self.slip(in: text, &generator)
        }
        // A slip may lead to the right word by chance; then the answer is right.
        if isKnown || text != draft.words[target] {
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
      let matchers = draft.words.map { ExactMatcher($0, ignoresCase: matching == .ignoringCase) }
      return { matchers[$0].verdict(for: $1).isCorrect }
    case .rough, .roughKnowingWords:
      let lexicon = matching == .rough ? Lexicon.empty : Lexicon(terms: draft.words)
      let matchers = draft.words.map { RoughMatcher($0, language: draft.language) }
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

extension MisspellingWorld: JSONPolicy {}

extension MisspellingWorld.Draft: DeclaredDraft {
  private static func faults(ofWords words: [String]) -> [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    var places: [String: ContentPlace] = [:]
    if words.count < 2 {
      faults.append(LocatedFault(.tooFew(words.count, expected: 2), at: ContentPlace()))
    }
    for (index, word) in words.enumerated() {
      let place = ContentPlace().index(index)
      if word.count < 3 {
        let fault = RuleFault.malformed("\"\(word)\", expected at least 3 letters")
        faults.append(LocatedFault(fault, at: place))
      } else if let first = places[word] {
        faults.append(LocatedFault(.duplicateIdentifier(word, first: first), at: place))
      }
      places[word] = ContentPlace().key("words").index(index)
    }
    return faults
  }

  package static var start: Self { Self(words: [], language: Language("en")) }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.required("words", \.words)
    values.check(\.words, Self.faults(ofWords:))
    values.required("language", \.language)
    values.value("answers", \.answers, in: 1...1000)
    values.value("known", \.known, in: 0...1)
    values.value("errorRate", \.errorRate, in: 0...1)
  }
}

extension MisspellingWorld.Matching: JSONName {}
