// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension ProblemKind {
  /// Creates the kind for a statement that is true or false: multiple choice with these two
  /// options, always in this order.
  ///
  /// In JSON it is `{"kind":"trueFalse","correct":true}`, with `language` where the options are not
  /// in English. In a bank they are in the language of the bank.
  ///
  /// - Parameters:
  ///   - isTrue: Whether the statement is true.
  ///   - language: The language of the options. Where there is no text in it, they are in English.
  /// - Returns: The kind.
  public static func trueFalse(_ isTrue: Bool, language: Language = .english) -> ProblemKind {
    let words = TruthWords.all[writtenLanguage(language)] ?? TruthWords("True", "False")
    let options = [true, false].map { value in
      AnswerOption(
        id: AnswerOption.ID("\(value)"),
        text: RichText(words.text(of: value)),
        isCorrect: value == isTrue,
        role: .fixed
      )
    }
    return .multipleChoice(AnswerOptions(options))
  }

  /// Whether a statement is true, and the language of its options; nil for anything but
  /// ``trueFalse(_:language:)``.
  var truth: TruthOfStatement? {
    guard case .multipleChoice(let options, .allOrNothing) = self, options.all.count == 2,
      options.all[0].id == "true"
    else { return nil }
    let isTrue = options.all[0].isCorrect
    return TruthWords.all.keys.sorted { $0.rawValue < $1.rawValue }
      .first { .trueFalse(isTrue, language: $0) == self }
      .map { TruthOfStatement(isTrue: isTrue, language: $0) }
  }

  /// The language in which options of a statement are written for a language.
  static func writtenLanguage(_ language: Language) -> Language {
    ([language] + language.fallbacks).first { TruthWords.all[$0] != nil } ?? .english
  }
}

/// The texts of the options of a statement.
///
/// They are content, which is the same whatever languages a program links.
private struct TruthWords: Sendable {
  let isTrue: String
  let isFalse: String

  init(_ isTrue: String, _ isFalse: String) {
    self.isTrue = isTrue
    self.isFalse = isFalse
  }

  func text(of value: Bool) -> String { value ? isTrue : isFalse }

  static let all: [Language: TruthWords] = [
    .english: TruthWords("True", "False"),
    .german: TruthWords("Wahr", "Falsch"),
    "fr": TruthWords("Vrai", "Faux"),
    "es": TruthWords("Verdadero", "Falso"),
    "it": TruthWords("Vero", "Falso"),
    "pt": TruthWords("Verdadeiro", "Falso"),
    "nl": TruthWords("Waar", "Niet waar"),
    "cs": TruthWords("Pravda", "Nepravda"),
    "ru": TruthWords("Верно", "Неверно"),
  ]
}

/// The key of a statement that is true or false.
struct TruthOfStatement: Hashable, Sendable {
  let isTrue: Bool
  let language: Language

  /// The row of the shorthand in JSON, which stands before that of multiple choice.
  static let row = JSONCase<ProblemKind, ProblemFault>("trueFalse") {
    $0.truth
  } form: { record in
    let isTrue = record.field("correct", \.isTrue)
    let language = record.field("language", \.language, default: .english)
    return try .trueFalse(isTrue(), language: ProblemKind.writtenLanguage(language()))
  }
}
