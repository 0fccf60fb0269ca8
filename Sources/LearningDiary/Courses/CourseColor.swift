extension DiaryCourse {
  /// The colours among which the learner chooses one for a course.
  ///
  /// There are exactly seven. Events, goals and notes have the colour of their course.
  public enum Color: String, Hashable, Sendable, Codable, CaseIterable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Yellow.
    case yellow
    /// Green.
    case green
    /// Blue, which a course has before another colour is chosen.
    case blue
    /// Purple.
    case purple
    /// Grey.
    case gray

    /// What a course has before a colour is chosen.
    public static let standard: DiaryCourse.Color = .blue
  }
}
