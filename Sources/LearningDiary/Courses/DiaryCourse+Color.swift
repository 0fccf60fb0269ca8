public import LudusCore

extension DiaryCourse {
  /// The colors among which the learner chooses one for a course.
  ///
  /// There are exactly seven. Events, goals and notes have the color of their course.
  public enum Color: String, JSONName, Hashable, Sendable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Yellow.
    case yellow
    /// Green.
    case green
    /// Blue, which a course has before another color is chosen.
    case blue
    /// Purple.
    case purple
    /// Gray.
    case gray

    /// The color of a course before one is chosen.
    public static let standard: DiaryCourse.Color = .blue
  }
}
