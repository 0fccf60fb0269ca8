// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import Quizzes

/// The cue that the end of an unfinished sentence gives about the option that completes it.
///
/// Only what is certain counts: a form that can be right for an option rules nothing out, and
/// neither does a word whose sound or gender its spelling does not show.
enum GrammarCue {
  /// English "a": the next sound is a consonant.
  case a
  /// English "an": the next sound is a vowel.
  case an
  /// A plural verb, in English or German.
  case plural
  /// A singular verb.
  case singular
  /// A German preposition with the accusative.
  case accusative
  /// A German preposition with the dative.
  case dative
  /// A German article that no feminine noun follows, such as "einen".
  case notFeminine

  /// The cue at the end of a prompt; nil for a whole sentence, and for an end that says nothing.
  init?(endOf prompt: String, language: Language) {
    // Dots and a line to write on wait for the end of the sentence; a single full stop is the end.
    let open = Substring(prompt).trimmingEnd { $0.isWhitespace || "_….".contains($0) }
    let dots = prompt.dropFirst(open.count).count { $0 == "." }
    guard dots == 0 || dots >= 3 else { return nil }
    let word = String(open.reversed().prefix(while: \.isLetter).reversed())
    guard let cue = (language == .german ? Self.german : Self.english)[word] else { return nil }
    self = cue
  }

  private static let english: [String: GrammarCue] = [
    "a": .a, "an": .an, "are": .plural, "were": .plural, "is": .singular, "was": .singular,
  ]

  /// Words that are also parts of separable verbs, as "zu" in "Ordne zu", are not among these, nor
  /// is "ein".
  private static let german: [String: GrammarCue] = [
    "sind": .plural, "waren": .plural, "heißen": .plural, "ist": .singular, "war": .singular,
    "heißt": .singular, "einen": .notFeminine, "einem": .notFeminine, "dem": .notFeminine,
    "für": .accusative, "gegen": .accusative, "ohne": .accusative, "mit": .dative, "von": .dative,
  ]

  /// Whether only all wrong options together give a cue.
  ///
  /// "Bats are a danger" is right English, so number is no rule; but it sets the right option
  /// apart.
  var isContrast: Bool {
    switch self {
    case .plural, .singular: true
    case .a, .an, .accusative, .dative, .notFeminine: false
    }
  }

  /// The end of the prompt in words.
  var description: String {
    switch self {
    case .a: "\"a\""
    case .an: "\"an\""
    case .plural: "a plural"
    case .singular: "a singular"
    case .accusative: "the accusative"
    case .dative: "the dative"
    case .notFeminine: "an article that is not feminine"
    }
  }

  /// Whether an option certainly cannot complete the sentence.
  func rulesOut(_ option: String, language: Language) -> Bool {
    let words = option.split { $0.isWhitespace }.map(String.init)
    guard let first = words.first else { return false }
    let word = first.caseFolded
    switch self {
    case .a: return InitialSound(first) == .vowel
    case .an: return InitialSound(first) == .consonant
    case .plural:
      return words.count > 1 && Self.singulars(language).contains(word)
    case .singular:
      return words.count > 1 && Self.plurals(language).contains(word)
    case .accusative: return words.count > 1 && Self.notAccusative.contains(word)
    case .dative: return words.count > 1 && Self.notDative.contains(word)
    case .notFeminine: return words.count == 1 && Self.isFeminine(word)
    }
  }

  private static let notAccusative = ["der", "dem", "einem", "einer", "des", "eines"]
  private static let notDative = ["das", "die", "des", "ein", "eine", "einen"]

  private static func singulars(_ language: Language) -> [String] {
    language == .german ? ["das", "ein", "eine"] : ["a", "an"]
  }

  private static func plurals(_ language: Language) -> [String] {
    language == .german
      ? ["zwei", "drei", "vier", "fünf", "mehrere", "viele", "alle"]
      : ["two", "three", "four", "five", "several", "many", "these", "those"]
  }

  /// Whether the ending of a German noun makes it feminine.
  ///
  /// Nouns derived with these suffixes are; "Sprung", "Schwung" and "Dung" only end alike.
  private static func isFeminine(_ noun: String) -> Bool {
    let isRootNoun = ["sprung", "schwung", "dung"].contains { noun.hasSuffix($0) }
    return noun.count > 5 && !isRootNoun
      && ["ung", "heit", "keit", "ität", "tion"].contains { noun.hasSuffix($0) }
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
    let language = Language(ofPrompt: prompt, tag: language)
    guard let language, let cue = GrammarCue(endOf: prompt, language: language),
      !cue.rulesOut(problem.options[key].plainText, language: language)
    else { return [] }
    let out = problem.options.filter { cue.rulesOut($0.plainText, language: language) }
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

extension Language {
  /// The language of a prompt: that of the bank, or where it says none the one whose small words
  /// there are more of.
  ///
  /// Nil for a language other than English and German.
  fileprivate init?(ofPrompt prompt: String, tag: String?) {
    if let tag {
      self = Language(tag).base
      guard self == .english || self == .german else { return nil }
      return
    }
    let words = prompt.lowercased().split { !$0.isLetter }.map(String.init)
    let small: Set = ["the", "of", "is", "are", "a", "which", "what", "that"]
    let klein: Set = ["der", "die", "das", "ist", "sind", "ein", "eine", "und", "den"]
    let english = words.count(where: small.contains)
    let german = words.count(where: klein.contains)
    guard english != german else { return nil }
    self = english > german ? .english : .german
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
