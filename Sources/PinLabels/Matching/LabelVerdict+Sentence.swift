internal import AnswerMatching
public import LudusCore

extension LabelVerdict {
  /// Returns what a learner is told about the answer, without the right one; other pins are named by their identifiers.
  ///
  /// ```swift
  /// matcher.verdict(for: "Humeris", at: "p1")?.sentence(in: .english)   // "Right, with 1 misspelled letter."
  /// ```
  ///
  /// - Parameter language: The learner's language.
  /// - Returns: A sentence with a full stop.
  public func sentence(in language: Language) -> String {
    sentence(in: language, naming: language.quoted)
  }

  /// Returns what a learner is told about the answer, without the right one.
  ///
  /// - Parameters:
  ///   - language: The learner's language.
  ///   - name: How to name another pin to the learner.
  /// - Returns: A sentence with a full stop.
  public func sentence(in language: Language, naming name: (Pin.ID) -> String) -> String {
    let sentence: (english: String, german: String) =
      switch self {
      case .unanswered: ("There is no answer.", "Es gibt keine Antwort.")
      case .right(let match): match.sentences
      case .wrong(let mismatch): mismatch.sentences(naming: name)
      }
    return language.base == .german ? sentence.german : sentence.english
  }
}

extension LabelVerdict.Accepted {
  fileprivate var sentences: (english: String, german: String) {
    let parts = layers.map { $0.phrases(edits: edits) }
    return (
      "Right, \(parts.map(\.english).joined(separator: ", ")).",
      "Richtig, \(parts.map(\.german).joined(separator: ", "))."
    )
  }
}

extension LabelMatcher.Layer {
  fileprivate func phrases(edits: Int) -> (english: String, german: String) {
    switch self {
    case .exact: ("to the letter", "genau so")
    case .normalized:
      ("but for case, marks or punctuation", "bis auf Groß- und Kleinschreibung oder Zeichen")
    case .variant: ("in another spelling", "in anderer Schreibweise")
    case .abbreviation: ("with an abbreviation", "mit einer Abkürzung")
    case .synonym: ("by another name", "mit einem anderen Namen")
    case .otherLanguage: ("in another language", "in einer anderen Sprache")
    case .wordOrder: ("in another order of words", "in anderer Wortfolge")
    case .nearSpelling where edits == 1:
      ("with 1 misspelled letter", "mit einem falschen Buchstaben")
    case .nearSpelling:
      ("with \(edits) misspelled letters", "mit \(edits) falschen Buchstaben")
    }
  }
}

extension LabelVerdict.Rejected {
  fileprivate func sentences(
    naming name: (Pin.ID) -> String
  ) -> (english: String, german: String) {
    let names = otherPins.map(name).joined(separator: ", ")
    return switch reason {
    case .different:
      ("This is no name of the structure.", "Das ist kein Name der Struktur.")
    case .anotherTerm where otherPins.isEmpty:
      ("This is the name of another structure.", "Das ist der Name einer anderen Struktur.")
    case .anotherTerm:
      ("This is the name of \(names).", "Das ist der Name von \(names).")
    case .otherLanguage:
      (
        "This is a name of the structure in a language that does not count.",
        "Das ist ein Name der Struktur in einer Sprache, die nicht zählt."
      )
    case .ambiguous:
      (
        "This is misspelled, and another name is as near.",
        "Das ist falsch geschrieben, und ein anderer Name ist ebenso nah."
      )
    case .anotherWord:
      ("A word of it is another one.", "Ein Wort darin ist ein anderes.")
    case .contrary:
      (
        "A word of it is the contrary of the right one.",
        "Ein Wort darin ist das Gegenteil des richtigen."
      )
    case .tooLong:
      ("This is longer than any name.", "Das ist länger als jeder Name.")
    }
  }
}

extension Language {
  /// How a pin is named that no front end names otherwise.
  func quoted(_ pin: Pin.ID) -> String { quoted(pin.rawValue) }
}
