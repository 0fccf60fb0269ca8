public import Gamification
public import LudusCore

extension Simulation {
  /// A made-up group: how many members it has, who joins late, and how much they do.
  ///
  /// Every member has an effort of his own, a whole number of todos a week, which is drawn once. A week has seventy
  /// occasions, ten a day, and he takes each of them with the same chance, so that he does that many todos on average:
  /// weeks differ by chance, as real ones do. What members do does not depend on the rules: the population is honest, and says
  /// what rules do to honest members. To see what rules invite, one member can report his todos late, see
  /// ``Simulation/Delay``.
  ///
  /// The default values are those of the toy study that the documentation compares with: 12 members, of whom 3 join
  /// when half of the 16 weeks are over, 3 to 10 todos of 10 points a week.
  public struct Population: Hashable, Sendable, Codable {
    /// How many members there are in the end, 2 to 1,000.
    public let members: Int
    /// How many of them join late.
    public let lateJoiners: Int
    /// After how many weeks these join.
    public let joiningWeek: Int
    /// How many weeks are played, 1 to 520.
    public let weeks: Int
    /// The least number of todos that a member does in a week on average.
    public let leastTodos: Int
    /// The greatest such number, up to ``occasions``.
    public let mostTodos: Int
    /// What a todo is worth, from 1.
    public let todoPoints: Int

    /// How many occasions to do a todo a week has.
    public static let occasions = 70

    /// The population of the toy study.
    public static let toyStudy = Simulation.Population(
      unchecked: 12,
      lateJoiners: 3,
      joiningWeek: 8,
      weeks: 16,
      leastTodos: 3,
      mostTodos: 10,
      todoPoints: 10
    )

    /// Creates a population.
    ///
    /// - Parameters:
    ///   - members: How many members there are in the end, 2 to 1,000.
    ///   - lateJoiners: How many of them join late, fewer than there are members.
    ///   - joiningWeek: After how many weeks these join, fewer than are played.
    ///   - weeks: How many weeks are played, 1 to 520.
    ///   - leastTodos: The least number of todos that a member does in a week on average, from 0.
    ///   - mostTodos: The greatest such number, up to ``occasions``.
    ///   - todoPoints: What a todo is worth, 1 to 1,000,000.
    /// - Throws: A fault for each number out of its range.
    public init(
      members: Int = 12,
      lateJoiners: Int = 3,
      joiningWeek: Int = 8,
      weeks: Int = 16,
      leastTodos: Int = 3,
      mostTodos: Int = 10,
      todoPoints: Int = 10
    ) throws(ContentError<RuleFault>) {
      self.init(
        unchecked: members,
        lateJoiners: lateJoiners,
        joiningWeek: joiningWeek,
        weeks: weeks,
        leastTodos: leastTodos,
        mostTodos: mostTodos,
        todoPoints: todoPoints
      )
      let ranges: [(String, Int, ClosedRange<Int>)] = [
        ("members", members, 2...1000), ("weeks", weeks, 1...520),
        ("lateJoiners", lateJoiners, 0...max(members - 1, 0)),
        ("joiningWeek", joiningWeek, 0...max(weeks - 1, 0)),
        ("mostTodos", mostTodos, 0...Self.occasions),
        ("leastTodos", leastTodos, 0...max(mostTodos, 0)),
        ("todoPoints", todoPoints, 1...1_000_000),
      ]
      let faults = ranges.compactMap { key, number, range in
        range.contains(number)
          ? nil
          : LocatedFault(
            RuleFault.outOfRange(number, expected: range),
            at: ContentPlace().key(key)
          )
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    private init(
      unchecked members: Int,
      lateJoiners: Int,
      joiningWeek: Int,
      weeks: Int,
      leastTodos: Int,
      mostTodos: Int,
      todoPoints: Int
    ) {
      self.members = members
      self.lateJoiners = lateJoiners
      self.joiningWeek = joiningWeek
      self.weeks = weeks
      self.leastTodos = leastTodos
      self.mostTodos = mostTodos
      self.todoPoints = todoPoints
    }

    private enum CodingKeys: String, CodingKey {
      case members, lateJoiners, joiningWeek, weeks, leastTodos, mostTodos, todoPoints
    }

    /// Reads a population; what is not there is as in ``toyStudy``.
    ///
    /// - Throws: `ContentError` with every fault.
    public init(from decoder: any Decoder) throws {
      var reader = try ContentReader<CodingKeys, RuleFault>(decoder)
      let toy = Self.toyStudy
      let members = reader.read(Int.self, at: .members, default: toy.members)
      let lateJoiners = reader.read(Int.self, at: .lateJoiners, default: toy.lateJoiners)
      let joiningWeek = reader.read(Int.self, at: .joiningWeek, default: toy.joiningWeek)
      let weeks = reader.read(Int.self, at: .weeks, default: toy.weeks)
      let leastTodos = reader.read(Int.self, at: .leastTodos, default: toy.leastTodos)
      let mostTodos = reader.read(Int.self, at: .mostTodos, default: toy.mostTodos)
      let todoPoints = reader.read(Int.self, at: .todoPoints, default: toy.todoPoints)
      guard reader.isFaultless, let members, let lateJoiners, let joiningWeek, let weeks,
        let leastTodos, let mostTodos, let todoPoints
      else { throw reader.error }
      try self.init(
        members: members,
        lateJoiners: lateJoiners,
        joiningWeek: joiningWeek,
        weeks: weeks,
        leastTodos: leastTodos,
        mostTodos: mostTodos,
        todoPoints: todoPoints
      )
    }
  }
}

extension Simulation {
  /// A member who does his todos like everybody and reports some of them late.
  public struct Delay: Hashable, Sendable, Codable {
    /// The weeks whose todos are reported when the last of them is over, counted from 0.
    public let weeks: Range<Int>
    /// Whether a todo is completed with the date on which it was done, not with that of the report.
    public let isDated: Bool

    /// Creates a delay.
    ///
    /// - Parameters:
    ///   - weeks: The weeks whose todos are reported when the last of them is over, counted from 0.
    ///   - isDated: Whether a todo is completed with the date on which it was done.
    public init(weeks: Range<Int>, isDated: Bool) {
      self.weeks = weeks
      self.isDated = isDated
    }
  }
}
