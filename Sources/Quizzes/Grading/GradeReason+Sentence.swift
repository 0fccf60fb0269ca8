public import AnswerMatching

extension GradeReason {
  /// Returns the reason as a sentence.
  ///
  /// ```swift
  /// GradeReason.wrongChoice("b").sentence(in: .english)   // "Option “b” is not right."
  /// GradeReason.wrongChoice("b").sentence(in: .german) { _ in "Eisen" }   // "Die Antwort Eisen ist nicht richtig."
  /// ```
  ///
  /// - Parameters:
  ///   - language: The learner's language.
  ///   - name: How to name an option to the learner, who may know it by a letter or by its text; nil stands for
  ///     its identifier in quotes.
  /// - Returns: A sentence with a full stop.
  public func sentence(
    in language: TextLanguage,
    naming name: ((AnswerOption.ID) -> String)? = nil
  ) -> String {
    let name = name ?? { language.quoted($0.rawValue) }
    return switch language {
    case .english: english(naming: name)
    case .german: german(naming: name)
    }
  }
}

extension GradeReason: CustomStringConvertible {
  /// The reason as an English sentence in which options are named by their identifiers.
  public var description: String { sentence(in: .english) }
}
