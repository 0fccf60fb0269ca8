internal import LudusCore

/// In JSON a goal is an object: `{"metric":"count","of":{"kinds":["todo"]},"reach":5}`, with the
/// rules of a streak under `rules`, or `{"all":[...]}`, `{"any":[...]}`, `{"not":{...}}`.
extension Achievement.Goal: Codable {
  enum Key: String, CodingKey {
    case metric, of, rules, reach
    case all, any, not
  }

  private enum Name: String, CaseIterable {
    case count, sum, maximum, distinctDays, distinctSubjects, streak
  }

  /// Reads a goal.
  ///
  /// Whether it makes sense is checked by the book it belongs to.
  ///
  /// - Throws: `ContentError` with every part that cannot be read.
  public init(from decoder: any Decoder) throws {
    // Deeper than any goal may be: refused before recursion becomes a danger.
    guard decoder.codingPath.count(where: { $0.intValue == nil }) <= 4 * Self.maximumDepth else {
      let fault = LocatedFault(RuleFault.nestedTooDeeply, at: ContentPlace())
      throw ContentError(faults: [fault])
    }
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let container = try decoder.container(keyedBy: Key.self)
    let goal: Achievement.Goal?
    if container.contains(.all) {
      goal = reader.readArray(of: Achievement.Goal.self, at: .all).map(Achievement.Goal.all)
    } else if container.contains(.any) {
      goal = reader.readArray(of: Achievement.Goal.self, at: .any).map(Achievement.Goal.any)
    } else if container.contains(.not) {
      goal = reader.read(Achievement.Goal.self, at: .not).map(Achievement.Goal.not)
    } else {
      goal = Self.reach(from: &reader)
    }
    guard reader.isFaultless, let goal else { throw reader.error }
    self = goal
  }

  private static func reach(from reader: inout ContentReader<Key, RuleFault>) -> Achievement.Goal? {
    let name = reader.read(String.self, at: .metric)
    let filter = reader.read(PlayerActivity.Filter.self, at: .of, default: PlayerActivity.Filter())
    let rules = reader.read(Streak.Rules.self, at: .rules, default: .daily)
    let number = reader.read(Int.self, at: .reach)
    guard let name, let filter, let rules, let number else { return nil }
    let quantity: Achievement.Metric.Quantity
    switch Name(rawValue: name) {
    case .count: quantity = .count
    case .sum: quantity = .sum
    case .maximum: quantity = .maximum
    case .distinctDays: quantity = .distinctDays
    case .distinctSubjects: quantity = .distinctSubjects
    case .streak: quantity = .streak(rules)
    case nil:
      let fault = RuleFault.unknown(name, expected: Name.allCases.map(\.rawValue))
      reader.note(fault, at: ContentPlace().key(Key.metric.rawValue))
      return nil
    }
    return .reach(Achievement.Metric(quantity, of: filter), number)
  }

  /// Writes the goal.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .reach(let metric, let number):
      try container.encode(Self.name(of: metric.quantity).rawValue, forKey: .metric)
      if case .streak(let rules) = metric.quantity, rules != .daily {
        try container.encode(rules, forKey: .rules)
      }
      try container.encode(metric.filter, unless: PlayerActivity.Filter(), forKey: .of)
      try container.encode(number, forKey: .reach)
    case .all(let goals):
      try container.encode(goals, forKey: .all)
    case .any(let goals):
      try container.encode(goals, forKey: .any)
    case .not(let goal):
      try container.encode(goal, forKey: .not)
    }
  }

  private static func name(of quantity: Achievement.Metric.Quantity) -> Name {
    switch quantity {
    case .count: .count
    case .sum: .sum
    case .maximum: .maximum
    case .distinctDays: .distinctDays
    case .distinctSubjects: .distinctSubjects
    case .streak: .streak
    }
  }
}
