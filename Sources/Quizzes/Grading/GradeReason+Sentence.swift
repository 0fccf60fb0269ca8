internal import AnswerMatching
public import LudusCore

extension GradeReason {
  /// Returns the reason as a sentence in which options are named by their identifiers.
  ///
  /// ```swift
  /// GradeReason.wrongChoice("b").sentence(in: .english)   // "Option “b” is not right."
  /// ```
  ///
  /// - Parameter language: The learner's language.
  /// - Returns: A sentence with a full stop.
  public func sentence(in language: Language) -> String {
    sentence(in: language) { language.quoted($0.rawValue) }
  }

  /// Returns the reason as a sentence.
  ///
  /// - Parameters:
  ///   - language: The learner's language.
  ///   - name: How to name an option to the learner, who may know it by a letter or by its text.
  /// - Returns: A sentence with a full stop.
  public func sentence(
    in language: Language,
    naming name: (AnswerOption.ID) -> String
  ) -> String {
    language.base == .german ? german(naming: name) : english(naming: name)
  }
}

extension GradeReason: CustomStringConvertible {
  /// The reason as an English sentence in which options are named by their identifiers.
  public var description: String { sentence(in: .english) }
}
