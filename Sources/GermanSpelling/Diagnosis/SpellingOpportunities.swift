/// How often a text asks for what each category is about: the places where a mistake can be expected.
///
/// ```swift
/// let opportunities = SpellingTarget("Fahrrad").opportunities
/// opportunities[.lengthMark]   // 1, the "ah"
/// opportunities[.morpheme]     // 1, the "rr"
/// opportunities[.umlautDots]   // 0
/// ```
///
/// Only what the right spelling shows is counted: an "ä" for ``SpellingCategory/umlautDerivation``, but no "e"
/// that could be taken for one. Who learns from mistakes takes
/// ``SpellingDiagnosis/opportunities(for:)``, which is never less than the mistakes.
public struct SpellingOpportunities: Hashable, Sendable {
  /// The count of each category, in the order of their declaration.
  private var counts = [Int](repeating: 0, count: SpellingCategory.allCases.count)

  init() {}

  /// The number of places for a category.
  public internal(set) subscript(category: SpellingCategory) -> Int {
    get { counts[category.position] }
    set { counts[category.position] = newValue }
  }
}
