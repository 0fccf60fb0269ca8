public import LudusCore

extension DiaryText {
  /// What can be wrong with the texts of a language.
  public enum Fault: ContentFault {
    /// A value that is missing or has a form that cannot be read.
    case malformed(String)
    /// It is not said which language it is.
    case emptyLanguage
    /// A phrase has no text.
    case missingText
    /// A name is not that of a phrase.
    case unknownPhrase(String)
    /// A text does not have a blank in which something must stand.
    case missingBlank(DiaryText.Phrase.Blank)
    /// A text has a blank for which there is nothing.
    case unknownBlank(String, expected: [DiaryText.Phrase.Blank])
  }
}

extension DiaryText.Fault: CustomStringConvertible {
  /// What is wrong, for translators and developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyLanguage:
      "the language is empty, expected a tag such as \"en\""
    case .missingText:
      "there is no text"
    case .unknownPhrase(let name):
      "there is no phrase \"\(name)\""
    case .missingBlank(let blank):
      "{\(blank.rawValue)} is missing"
    case .unknownBlank(let name, let expected):
      expected.isEmpty
        ? "nothing stands for {\(name)} here"
        : "nothing stands for {\(name)} here, expected one of "
          + expected.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    }
  }
}
