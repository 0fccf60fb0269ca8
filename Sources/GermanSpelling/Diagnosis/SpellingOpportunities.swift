/// How often a text asks for what each category is about.
package struct SpellingOpportunities: Hashable, Sendable {
  /// The count of each category, in the order of their declaration.
  private var counts = [Int](repeating: 0, count: SpellingCategory.allCases.count)

  init() {}

  package internal(set) subscript(category: SpellingCategory) -> Int {
    get { counts[category.position] }
    set { counts[category.position] = newValue }
  }
}
