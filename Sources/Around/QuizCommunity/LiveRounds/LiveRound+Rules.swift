// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent
public import Quizzes

extension LiveRound {
  /// A question without a right answer, such as which chapter to do next.
  ///
  /// Nobody gets points for a vote, it leaves a streak as it is, and no log of answers has it.
  ///
  /// ```swift
  /// let poll = LiveRound.Poll("next", "What comes next?", options: ["Acids", "Salts"])
  /// ```
  public struct Poll: Hashable, Sendable, Identifiable {
    /// The name by which the host opens it, other than those of the quiz's problems.
    public let id: Problem.ID
    /// The text for the players.
    public let prompt: RichText
    /// The texts to choose from, at least two.
    ///
    /// In a response their names are their places: "1", "2" and so on.
    public let options: [RichText]
    /// Whether a player can choose several.
    public let allowsSeveral: Bool

    /// Creates a poll.
    ///
    /// - Parameters:
    ///   - id: The name by which the host opens it.
    ///   - prompt: The text for the players.
    ///   - options: The texts to choose from, at least two.
    ///   - allowsSeveral: Whether a player can choose several.
    public init(
      _ id: Problem.ID,
      _ prompt: RichText,
      options: [RichText],
      allowsSeveral: Bool = false
    ) {
      self.id = id
      self.prompt = prompt
      self.options = options
      self.allowsSeveral = allowsSeveral
    }

    var faults: [LocatedFault<ProblemFault>] {
      var faults: [LocatedFault<ProblemFault>] = []
      if prompt.isBlank {
        faults.append(LocatedFault(.emptyText(.prompt), at: ContentPlace().key("prompt")))
      }
      let place = ContentPlace().key("options")
      if options.count < 2 {
        faults.append(LocatedFault(.options(.tooFew(options.count)), at: place))
      }
      for (index, option) in options.enumerated() where option.isBlank {
        faults.append(LocatedFault(.emptyText(.option), at: place.index(index)))
      }
      return faults
    }

    /// The poll as players see it.
    var presentation: PresentedProblem {
      PresentedProblem(
        poll: id,
        prompt: prompt,
        options: options,
        picksSeveral: allowsSeveral
      )
    }

    /// Returns the offsets of the options that a response chooses, each once.
    func choice(in response: QuizResponse) throws(ResponseError) -> Set<Int> {
      switch response {
      case .choice: break
      case .choices where allowsSeveral: break
      default: throw .responseDoesNotFit(presentation.kind, problem: id)
      }
      guard !response.picks.isEmpty else { throw .emptyResponse(problem: id) }
      let names = options.indices.map { PresentedProblem.Place(offset: $0).rawValue }
      var chosen: Set<Int> = []
      for pick in response.picks {
        guard let offset = names.firstIndex(of: pick.rawValue) else {
          throw .unknownOption(pick, problem: id)
        }
        chosen.insert(offset)
      }
      return chosen
    }

    /// Returns a response by places as one by names, which are the same in a poll.
    func response(from presented: PresentedResponse) throws(ResponseError) -> QuizResponse {
      switch presented {
      case .choice(let place): .choice(AnswerOption.ID(place.rawValue))
      case .choices(let places): .choices(places.map { AnswerOption.ID($0.rawValue) })
      default: throw .responseDoesNotFit(presentation.kind, problem: id)
      }
    }
  }

  /// A team of players.
  public struct Team: Hashable, Sendable, Identifiable {
    /// The name by which players join it.
    public let id: Identifier<Team>
    /// The name to show.
    public let name: String

    /// Creates a team.
    ///
    /// - Parameters:
    ///   - id: The name by which players join it.
    ///   - name: The name to show, with something to see in it.
    public init(_ id: Identifier<Team>, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The rule by which the points of a team follow from those of its members.
  public enum TeamPoints: String, Hashable, Sendable, JSONName {
    /// Their mean, which is fair to teams of different sizes.
    ///
    /// Source: the team mode of Kahoot (support.kahoot.com, "How points work").
    case mean
    /// Their sum.
    case sum
  }

  /// The points that a right answer brings in addition when the answers before it were right too.
  ///
  /// The second right answer in a row earns ``Draft/step``, each further one as much more, up to
  /// ``Draft/maximum``. A wrong answer, a partly right one and none end the streak; a question that
  /// was asked before the player joined does neither.
  ///
  /// Source: the answer streak bonus of Kahoot, with 100, 200, 300, 400 and 500 points for two to
  /// six right answers in a row and 500 for each further one (support.kahoot.com, "How points
  /// work").
  public struct StreakBonus: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ProblemFault

      /// The number of points by which the bonus grows with each right answer, 1 to 1,000,000.
      public var step: Int = 100
      /// The most points that a bonus has, 1 to 1,000,000.
      public var maximum: Int = 500

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the bonus that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// 100 points for the second right answer in a row, up to 500 from the sixth on.
    public static let standard = LiveRound.StreakBonus()

    /// Returns the points for a right answer after so many right ones in a row.
    package func points(after count: Int) -> Int {
      // Beyond this many steps every bonus is at its most.
      min(min(count, draft.maximum) * draft.step, draft.maximum)
    }
  }
}

extension LiveRound.StreakBonus: JSONPolicy {}

extension LiveRound.StreakBonus.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("step", \.step, in: 1...1_000_000)
    values.value("maximum", \.maximum, in: 1...1_000_000)
  }
}

/// In JSON a poll is an object with `id`, `prompt`, `options` as texts and, where it is true,
/// `several`.
extension LiveRound.Poll: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let prompt = record.field("prompt", \.prompt)
    let options = record.field("options", \.options)
    let allowsSeveral = record.field("several", \.allowsSeveral, default: false)
    return try LiveRound.Poll(id(), prompt(), options: options(), allowsSeveral: allowsSeveral())
  }
}

/// In JSON a team is an object with `id` and `name`.
extension LiveRound.Team: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let name = record.field("name", \.name)
    return try LiveRound.Team(id(), name())
  }
}
