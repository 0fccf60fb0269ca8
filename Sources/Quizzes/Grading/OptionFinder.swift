/// Finds the options of a problem by their identifiers.
///
/// Most problems have a handful of options, which are looked at one by one faster than a dictionary of them is
/// made; problems with more have such a dictionary, so that each pick is found in O(1).
struct OptionFinder: Hashable, Sendable {
  /// The most options that are looked at one by one.
  private static let fewOptions = 16

  let options: [AnswerOption]
  private let offsets: [AnswerOption.ID: Int]

  /// Creates a finder.
  ///
  /// - Complexity: O(*n*).
  init(_ options: [AnswerOption]) {
    self.options = options
    offsets =
      options.count <= Self.fewOptions
      ? [:] : Dictionary(options.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Returns where an option stands, or nil when there is none with the identifier.
  func offset(of id: AnswerOption.ID) -> Int? {
    guard offsets.isEmpty else { return offsets[id] }
    return options.indices.first { options[$0].id == id }
  }
}
