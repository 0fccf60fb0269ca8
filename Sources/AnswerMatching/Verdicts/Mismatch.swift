extension Verdict {
  /// What a wrong answer is measured against, and why it does not count.
  public struct Mismatch: Hashable, Sendable {
    /// Why the answer does not count.
    public enum Reason: Hashable, Sendable {
      /// The answer equals none of the accepted ones.
      case different
      /// The answer could be the accepted one misspelled, but it is too far off to know.
      case misspelledTooBadly(Misspelling)
      /// The answer differs in a word that is right only as it is expected.
      case noTolerance(Exemption)
      /// The answer says the contrary: one of the two has a "not", a "without" or the like.
      case negation
      /// The answer has another beginning or ending on the same stem, and means something else: "hyper" for
      /// "hypo".
      case otherAffix(written: String, expected: String)
      /// The answer is another form of the accepted one, and forms matter: the endings that differ.
      case inflection(written: String, expected: String)
      /// The answer has upper and lower case otherwise, and case matters.
      case letterCase
      /// The answer is another term that could have been meant.
      case isAnotherTerm(String)
      /// The answer is at least as near to another term that could have been meant.
      case isAsNearTo(String)
      /// A word of the answer is another word of the language.
      case isAnotherWord(String)
      /// The answer has words too many, too few or in another order.
      case differentWords
      /// The answer has another value than the accepted one.
      case unequal(Witness)
      /// The number has another unit, or is not written as required.
      case number(NumberMismatch)
      /// The answer is equal, but not in the form that is asked for.
      case form(RequiredForm)
      /// Another kind of answer is expected.
      case otherKind(StatementKind)
    }

    /// The answer as it was given.
    public let answer: String
    /// The accepted answer to show as the correction.
    public let expected: String
    /// The accepted answer that the given one comes nearest to.
    public let nearest: String
    /// Why the answer does not count.
    public let reason: Reason

    /// Creates a mismatch.
    ///
    /// - Parameters:
    ///   - answer: The answer as it was given.
    ///   - expected: The accepted answer to show as the correction.
    ///   - nearest: The accepted answer that the given one comes nearest to; the expected one if nil.
    ///   - reason: Why the answer does not count.
    package init(answer: String, expected: String, nearest: String? = nil, reason: Reason) {
      self.answer = answer
      self.expected = expected
      self.nearest = nearest ?? expected
      self.reason = reason
    }

    /// The answer beside the accepted one it comes nearest to, letter by letter.
    ///
    /// - Complexity: That of `WordAlignment.init(target:input:metric:)`.
    public var alignment: WordAlignment {
      WordAlignment(target: nearest, input: answer)
    }

    /// Returns the reason as a sentence for the learner.
    public func sentence(in language: TextLanguage) -> String {
      let answer = language.quoted(expected)
      return switch language {
      case .english: "\(reason.english)The accepted answer is \(answer)."
      case .german: "\(reason.german)Die richtige Antwort ist \(answer)."
      }
    }
  }
}

extension Verdict.Mismatch: CustomStringConvertible {
  /// The reason as an English sentence.
  public var description: String { sentence(in: .english) }
}

extension Verdict.Mismatch.Reason {
  /// The reason as an English sentence with a blank after it, or nothing.
  fileprivate var english: String {
    let language = TextLanguage.english
    return switch self {
    case .different: ""
    case .misspelledTooBadly: "This is too far from what is expected. "
    case .noTolerance(let exemption): exemption.english + " "
    case .negation: "This says the opposite. "
    case .otherAffix(let written, let expected):
      "This is another word: \(language.difference(written, from: expected)). "
    case .inflection(let written, let expected):
      "This is another form of the word: \(language.difference(written, from: expected)). "
    case .letterCase: "Upper and lower case matter here. "
    case .isAnotherTerm(let term): "\(language.quoted(term)) is something else. "
    case .isAsNearTo(let term): "This could just as well mean \(language.quoted(term)). "
    case .isAnotherWord(let word): "\(language.quoted(word)) is another word. "
    case .differentWords: "Words are missing, too many or in another order. "
    case .unequal(let witness): witness.english + " "
    case .number(let mismatch): mismatch.english + " "
    case .form(let form): form.english + " "
    case .otherKind(let kind): "Here \(kind.english) is expected. "
    }
  }

  /// The reason as a German sentence with a blank after it, or nothing.
  fileprivate var german: String {
    let language = TextLanguage.german
    return switch self {
    case .different: ""
    case .misspelledTooBadly: "Das ist zu weit von der richtigen Antwort entfernt. "
    case .noTolerance(let exemption): exemption.german + " "
    case .negation: "Das bedeutet das Gegenteil. "
    case .otherAffix(let written, let expected):
      "Das ist ein anderes Wort: \(language.difference(written, from: expected)). "
    case .inflection(let written, let expected):
      "Das ist eine andere Form des Wortes: \(language.difference(written, from: expected)). "
    case .letterCase: "Hier kommt es auf Groß- und Kleinschreibung an. "
    case .isAnotherTerm(let term): "\(language.quoted(term)) ist etwas anderes. "
    case .isAsNearTo(let term): "Das könnte ebenso gut \(language.quoted(term)) heißen. "
    case .isAnotherWord(let word): "\(language.quoted(word)) ist ein anderes Wort. "
    case .differentWords:
      "Es fehlen Wörter, es sind zu viele, oder sie stehen in anderer Reihenfolge. "
    case .unequal(let witness): witness.german + " "
    case .number(let mismatch): mismatch.german + " "
    case .form(let form): form.german + " "
    case .otherKind(let kind): "Erwartet wird hier \(kind.german). "
    }
  }
}

extension Verdict.Exemption {
  fileprivate var english: String {
    switch self {
    case .number: "Numbers and signs must be exact."
    case .formula: "Formulae must be exact."
    case .romanNumeral: "Roman numerals must be exact."
    case .acronym: "Abbreviations must be exact."
    case .shortWord: "Words this short must be exact."
    case .fixedWord: "This word must be exact."
    case .syllables: "Words in this script must be exact."
    case .tooLong: "Answers this long must be exact."
    }
  }

  fileprivate var german: String {
    switch self {
    case .number: "Zahlen und Zeichen müssen genau stimmen."
    case .formula: "Formeln müssen genau stimmen."
    case .romanNumeral: "Römische Zahlen müssen genau stimmen."
    case .acronym: "Abkürzungen müssen genau stimmen."
    case .shortWord: "So kurze Wörter müssen genau stimmen."
    case .fixedWord: "Dieses Wort muss genau stimmen."
    case .syllables: "Wörter in dieser Schrift müssen genau stimmen."
    case .tooLong: "So lange Antworten müssen genau stimmen."
    }
  }
}
