// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore
internal import Quizzes

/// The cue that the end of an unfinished sentence gives about the option that completes it.
///
/// Only what is certain counts: a form that can be right for an option rules nothing out, and
/// neither does a word whose sound or gender its spelling does not show.
struct GrammarCue {
  private let demand: LanguageFacts.Completions.Demand
  private let facts: LanguageFacts.Completions

  /// The cue at the end of a prompt; nil for a whole sentence, and for an end that says nothing.
  init?(endOf prompt: String, _ facts: LanguageFacts.Completions) {
    // Dots and a line to write on wait for the end of the sentence; a single full stop is the end.
    let open = Substring(prompt).trimmingEnd { $0.isWhitespace || "_….".contains($0) }
    let dots = prompt.dropFirst(open.count).count { $0 == "." }
    guard dots == 0 || dots >= 3 else { return nil }
    let word = String(open.reversed().prefix(while: \.isLetter).reversed())
    let row = facts.demands.rows.first { $0.words.contains(word) }
    guard let demand = row.flatMap({ LanguageFacts.Completions.Demand(rawValue: $0.key) }) else {
      return nil
    }
    (self.demand, self.facts) = (demand, facts)
  }

  /// Whether only all wrong options together give a cue.
  ///
  /// "Bats are a danger" is right English, so number is no rule; but it sets the right option
  /// apart.
  var isContrast: Bool { demand == .plural || demand == .singular }

  /// The end of the prompt in words.
  var description: String {
    switch demand {
    case .consonantSound: "\"a\""
    case .vowelSound: "\"an\""
    case .plural: "a plural"
    case .singular: "a singular"
    case .accusative: "the accusative"
    case .dative: "the dative"
    case .notFeminine: "an article that is not feminine"
    }
  }

  /// Whether an option certainly cannot complete the sentence.
  func rulesOut(_ option: String) -> Bool {
    let words = option.split { $0.isWhitespace }.map(String.init)
    guard let first = words.first else { return false }
    let word = first.caseFolded
    switch demand {
    case .consonantSound: return InitialSound(first) == .vowel
    case .vowelSound: return InitialSound(first) == .consonant
    case .notFeminine: return words.count == 1 && isFeminine(word)
    case .plural, .singular, .accusative, .dative:
      let row = facts.exclusions.rows.first { $0.key == demand.rawValue }
      return words.count > 1 && row?.words.contains(word) ?? false
    }
  }

  /// Whether the ending of a noun makes it feminine.
  private func isFeminine(_ noun: String) -> Bool {
    noun.count > 5 && !facts.otherEndings.words.contains(where: noun.hasSuffix)
      && facts.feminineEndings.words.contains(where: noun.hasSuffix)
  }
}

/// The sound that an English word begins with, where its spelling shows it.
enum InitialSound {
  case vowel, consonant

  init?(_ word: String) {
    let letters = word.prefix { $0.isASCII && $0.isLetter }
    let rest = word.dropFirst(letters.count)
    guard let first = letters.first, rest.first?.isNumber != true else { return nil }
    // A single letter is named: an X-ray, an H atom, a U-turn. Several capitals may be a word or
    // not.
    if letters.count == 1, first.isUppercase {
      self = "AEFHILMNORSX".contains(first) ? .vowel : .consonant
      return
    }
    guard letters.count > 1, letters.dropFirst().allSatisfy(\.isLowercase) else { return nil }
    let text = letters.lowercased()
    // An article of its own, and what sounds one way or the other.
    let isArticle = ["a", "an", "the"].contains(text)
    guard !isArticle, !Self.unsure.contains(where: text.hasPrefix) else { return nil }
    if Self.silent.contains(where: text.hasPrefix) {
      self = .vowel
    } else if Self.spokenYou.contains(where: text.hasPrefix) {
      self = .consonant
    } else if text.hasPrefix("u") {
      // Before two consonants it is short, as in "ulcer" and "unknown"; else it may be either.
      let next = text.dropFirst().prefix(2)
      guard next.count == 2, next.allSatisfy({ !"aeiouy".contains($0) }) else { return nil }
      self = .vowel
    } else {
      self = "aeio".contains(first.lowercased()) ? .vowel : .consonant
    }
  }

  private static let silent = ["hour", "honest", "honor", "honour", "heir"]
  private static let spokenYou = [
    "eu", "ewe", "once", "unit", "univ", "unic", "unif", "union", "use", "uran",
  ]
  private static let unsure = [
    "herb", "historic", "hotel", "oui", "one", "unin", "unim", "unioni", "x", "yt",
  ]
}

extension String {
  fileprivate var caseFolded: String { NormalizationStep.caseFolding.apply(to: self) }
}

extension BankCheck {
  /// Wrong options that grammar rules out, where the right one fits.
  func grammar(of problem: DraftProblem, language: String?) -> [BankCheck.Finding] {
    guard let key = problem.onlyKey, let prompt = problem.prompt?.plainText else { return [] }
    guard let facts = LanguageFacts.Completions(ofPrompt: prompt, tag: language),
      let cue = GrammarCue(endOf: prompt, facts), !cue.rulesOut(problem.options[key].plainText)
    else { return [] }
    let out = problem.options.filter { cue.rulesOut($0.plainText) }
    guard cue.isContrast ? out.count == problem.options.count - 1 : !out.isEmpty else { return [] }
    let texts = out.map { "\"\($0.plainText)\"" }.joined(separator: ", ")
    return [
      BankCheck.Finding(
        .grammarCue,
        at: problem.place.key("prompt"),
        "the prompt ends so that \(cue.description) must follow, which rules out \(texts); put the article or "
          + "verb into the options, or ask a whole question",
        related: out.map(\.place)
      )
    ]
  }
}

extension LanguageFacts.Completions {
  /// The facts of the language of a prompt: that of the bank, or where it says none the one whose
  /// small words there are more of.
  ///
  /// Nil where nothing is known of the language, and where two have as many.
  fileprivate init?(ofPrompt prompt: String, tag: String?) {
    if let tag {
      guard let facts = Language(tag).facts?.completions, !facts.demands.isEmpty else { return nil }
      self = facts
      return
    }
    let words = prompt.lowercased().split { !$0.isLetter }.map(String.init)
    let counts = LanguageFacts.all.map(\.completions).filter { !$0.demands.isEmpty }.map { facts in
      let small = Set(facts.smallWords.words)
      return (facts: facts, count: words.count(where: small.contains))
    }
    guard let most = counts.max(by: { $0.count < $1.count }),
      counts.count(where: { $0.count == most.count }) == 1
    else { return nil }
    self = most.facts
  }
}

extension Substring {
  /// The text without the characters at its end that meet a condition.
  fileprivate func trimmingEnd(_ isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
