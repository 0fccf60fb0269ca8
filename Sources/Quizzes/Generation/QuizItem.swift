extension Quiz {
  /// A problem in a quiz: which set it was drawn from, and what of it is shown in which order.
  ///
  /// The order is stored, so that a quiz looks the same when it is resumed.
  public struct Item: Hashable, Sendable {
    /// The problem, with its key.
    public let problem: Problem
    /// The set that the problem directly belongs to.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let setTitle: String
    /// What of the problem is shown, and in which order.
    let shown: ShownParts

    /// The options in the order in which they are shown; none for a problem without options.
    public var options: [AnswerOption] { shown.options }
    /// The items to be put in order, or the right column of a matching problem, in the order in which they are
    /// shown; none for a problem of another kind.
    public var items: [Problem.Item] { shown.items }
    /// For each gap to pick an option for, the options in the order in which they are shown.
    public var gapOptions: [ClozeTask.Gap.ID: [AnswerOption]] { shown.gapOptions }

    /// Creates an item that shows all options in the order of their author.
    ///
    /// Items to be put in order, and the right column of a matching problem, are shuffled, always alike for a
    /// problem of that name.
    public init(_ problem: Problem, set: ProblemSet.ID, setTitle: String) {
      self.init(problem, set: set, setTitle: setTitle, shown: ShownParts(all: problem))
    }

    /// Creates an item that shows parts known to be the problem's and to include all that must be shown.
    init(_ problem: Problem, set: ProblemSet.ID, setTitle: String, shown: ShownParts) {
      self.problem = problem
      self.set = set
      self.setTitle = setTitle
      self.shown = shown
    }
  }
}
