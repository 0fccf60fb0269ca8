public import LudusCore
public import GermanSpelling

extension Justification {
  /// Returns a checklist whose reasons are categories of misspelling.
  ///
  /// - Parameters:
  ///   - categories: The categories, in the order in which they are shown.
  ///   - language: The language of the checklist.
  /// - Returns: A reason for each category, which has the category's identifier.
  public static func checklist(
    of categories: [SpellingCategory],
    in language: Language = .german
  ) -> [Justification] {
    categories.map { Justification(id: $0.rawValue, text: $0.label(in: language)) }
  }
}
