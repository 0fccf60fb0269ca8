extension Verdict {
  /// A word or phrase that was not written as it should be, and what is wrong with it.
  ///
  /// ```swift
  /// let matcher = RoughMatcher("photosynthesis", language: .english)
  /// if case .right(let match) = matcher.verdict(for: "fotosinthesis"),
  ///   case .misspelled(let misspelling) = match.reason
  /// {
  ///   misspelling.slips.map(\.kind)   // [.soundAlike, .soundAlike]
  /// }
  /// ```
  public struct Misspelling: Hashable, Sendable {
    /// The slips from left to right.
    public internal(set) var slips: [Slip]
    /// What all slips cost together, in tenths of a missing consonant, and what was added for endings and
    /// beginnings that make other words.
    public internal(set) var cost: Int
    /// What the misspelled words might have cost at most.
    public internal(set) var limit: Int
    /// The other term that the answer came nearest to, when any were known and near.
    public internal(set) var rival: String?

    /// Creates a misspelling.
    ///
    /// - Parameters:
    ///   - slips: The slips from left to right.
    ///   - cost: What they cost together, in tenths of a missing consonant.
    ///   - limit: What they might cost at most.
    ///   - rival: The nearest other term.
    package init(slips: [Slip], cost: Int, limit: Int, rival: String? = nil) {
      self.slips = slips
      self.cost = cost
      self.limit = limit
      self.rival = rival
    }

    /// How many slips there are: an optimal string alignment distance in which letters of like sound count
    /// once.
    public var distance: Int { slips.count }

    /// Whether the slips are few and small enough for the answer to count.
    public var isForgivable: Bool { cost <= limit }
  }
}
