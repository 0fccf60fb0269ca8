// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension ProblemKind {
  /// Creates the kind for a statement that is true or false: multiple choice with these two options, always in this order.
  ///
  /// In JSON it is `{"kind":"trueFalse","correct":true}`, with `language` where the options are not in English. In a bank
  /// they are in the language of the bank.
  ///
  /// - Parameters:
  ///   - isTrue: Whether the statement is true.
  ///   - language: The language of the options. Where there is no text in it, they are in English.
  /// - Returns: The kind.
  public static func trueFalse(_ isTrue: Bool, language: Language = .english) -> ProblemKind {
    let options = [true, false].map { value in
      AnswerOption(
        id: AnswerOption.ID("\(value)"),
        text: RichText(contentSentences(Sentence("option.\(value)"), in: language)),
        isCorrect: value == isTrue,
        role: .fixed
      )
    }
    return .multipleChoice(AnswerOptions(options))
  }

  /// Whether a statement is true, and the language of its options; nil for anything but ``trueFalse(_:language:)``.
  var truth: TruthOfStatement? {
    guard case .multipleChoice(let options, .allOrNothing) = self, options.all.count == 2,
      options.all[0].id == "true"
    else { return nil }
    let isTrue = options.all[0].isCorrect
    return contentSentences.languages
      .first { .trueFalse(isTrue, language: $0) == self }
      .map { TruthOfStatement(isTrue: isTrue, language: $0) }
  }

  /// The language in which options of a statement are written for a language.
  static func writtenLanguage(_ language: Language) -> Language {
    ([language] + language.fallbacks).first(where: contentSentences.languages.contains) ?? .english
  }
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
