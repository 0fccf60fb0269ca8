// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The words that a bank gets where a file has none, in the language of its problems.
///
/// They are content, which is the same whatever languages a program links; a language without words
/// has those in English.
struct BankWords: Sendable {
  /// The title of a set of questions that are in no category.
  let questions: String
  /// The prompt of a problem whose whole text has gaps.
  let gaps: String

  private init(_ questions: String, _ gaps: String) {
    self.questions = questions
    self.gaps = gaps
  }

  /// The words in a language.
  init(in language: Language) {
    self = ([language] + language.fallbacks).lazy.compactMap { Self.all[$0] }.first ?? Self.english
  }

  /// The prompts of problems whose whole text has gaps, in all languages.
  static let promptsOfGaps = Set(all.values.map(\.gaps))

  /// The language whose instruction above a text with gaps this is; nil for another text.
  static func language(ofInstruction text: String) -> Language? {
    all.filter { $0.value.gaps == text }.keys.min { $0.rawValue < $1.rawValue }
  }

  private static let english = BankWords("Questions", "Fill the gaps.")
  private static let all: [Language: BankWords] = [
    .english: english,
    .german: BankWords("Fragen", "Fülle die Lücken aus."),
    "fr": BankWords("Questions", "Remplis les trous."),
    "es": BankWords("Preguntas", "Rellena los huecos."),
    "it": BankWords("Domande", "Completa le lacune."),
    "pt": BankWords("Questões", "Preencha as lacunas."),
    "nl": BankWords("Vragen", "Vul in wat ontbreekt."),
    "cs": BankWords("Úlohy", "Vyplň mezery."),
    "ru": BankWords("Вопросы", "Заполни пропуски."),
  ]
}
