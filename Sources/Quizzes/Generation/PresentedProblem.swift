/// A problem as the learner is shown it, without anything that gives the answer away.
///
/// A server can send it to a front end that must not know the key.
public struct PresentedProblem: Hashable, Sendable, Codable, Identifiable {
  /// An option as it is shown.
  public struct Option: Hashable, Sendable, Codable, Identifiable {
    /// The name to respond with.
    public let id: AnswerOption.ID
    /// What the learner reads.
    public let text: RichText
  }

  /// The name of the problem.
  public let id: Problem.ID
  /// The set that the problem belongs to.
  public let set: ProblemSet.ID
  /// The title of that set.
  public let setTitle: String
  /// What the learner is asked to do.
  public let kind: ProblemKind.Name
  /// What the learner reads.
  public let prompt: RichText
  /// What a right answer is worth.
  public let points: Int
  /// The options in the order shown; none for a problem without options.
  public let options: [Option]
}
