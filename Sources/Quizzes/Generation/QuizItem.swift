internal import LudusCore

/// A problem in a quiz: which set it was drawn from, and which of its options are shown in which order.
///
/// The order is stored, so that a quiz looks the same when it is resumed.
public struct QuizItem: Hashable, Sendable {
  /// The problem, with its key.
  public let problem: Problem
  /// The set that the problem directly belongs to.
  public let set: ProblemSet.ID
  /// The title of that set.
  public let setTitle: String
  /// The options in the order in which they are shown; none for a problem without options.
  public let options: [AnswerOption]

  /// Creates an item that shows all options in the order of their author.
  public init(_ problem: Problem, set: ProblemSet.ID, setTitle: String) {
    self.init(problem, set: set, setTitle: setTitle, options: problem.kind.options?.all ?? [])
  }

  /// Creates an item of options known to be the problem's and to include the right ones.
  init(_ problem: Problem, set: ProblemSet.ID, setTitle: String, options: [AnswerOption]) {
    self.problem = problem
    self.set = set
    self.setTitle = setTitle
    self.options = options
  }

  /// What the learner is shown, without the key.
  public var presentation: PresentedProblem {
    PresentedProblem(
      id: problem.id,
      set: set,
      setTitle: setTitle,
      kind: problem.kind.name,
      prompt: problem.prompt,
      points: problem.points,
      options: options.map { PresentedProblem.Option(id: $0.id, text: $0.text) }
    )
  }
}

extension QuizItem: Codable {
  private enum Key: String, CodingKey {
    case problem, set, setTitle, options
  }

  /// Reads an item.
  ///
  /// - Throws: `ContentError` when an option is not the problem's or is shown twice, or when a right one
  ///   is left out.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let problem = reader.read(Problem.self, at: .problem)
    let set = reader.read(ProblemSet.ID.self, at: .set)
    let setTitle = reader.read(String.self, at: .setTitle)
    let shown = reader.read([AnswerOption.ID].self, at: .options, default: [])
    if let problem, let shown {
      reader.note(problem.faults(ofShown: shown))
    }
    guard reader.isFaultless, let problem, let set, let setTitle, let shown else {
      throw reader.error
    }
    let options = shown.compactMap { problem.kind.options?[id: $0] }
    self.init(problem, set: set, setTitle: setTitle, options: options)
  }

  /// Writes the item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(problem, forKey: .problem)
    try container.encode(set, forKey: .set)
    try container.encode(setTitle, forKey: .setTitle)
    if !options.isEmpty {
      try container.encode(options.map(\.id), forKey: .options)
    }
  }
}

extension Problem {
  /// What is wrong with showing these options.
  fileprivate func faults(ofShown shown: [AnswerOption.ID]) -> [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("options")
    var unused = Set(kind.options?.all.map(\.id) ?? [])
    var faults: [LocatedFault<ProblemFault>] = []
    for (index, option) in shown.enumerated() where unused.remove(option) == nil {
      faults.append(LocatedFault(.unknownOption(option), at: place.index(index)))
    }
    if kind.options != nil, shown.count < 2 {
      faults.append(LocatedFault(.tooFewOptions(shown.count), at: place))
    }
    for option in kind.options?.correct ?? [] where unused.contains(option.id) {
      faults.append(LocatedFault(.missingCorrectOption(option.id), at: place))
    }
    return faults
  }
}
