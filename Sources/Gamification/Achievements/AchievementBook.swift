public import LudusCore
public import LudusFoundation

/// The achievements of a game.
///
/// A book is valid once it exists: identifiers are unique and not empty, every achievement has a
/// tier, every goal can be reached in principle, and where one tier after another asks for more of
/// the same metric, it asks for more indeed.
///
/// ```swift
/// let book = try AchievementBook(json: data)   // lists every fault if the content is bad
/// ```
public struct AchievementBook: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The achievements in the order in which they are shown.
  public let achievements: [Achievement]

  /// A book without achievements.
  public static let empty = AchievementBook(unchecked: [])

  /// Creates a book.
  ///
  /// - Parameter achievements: The achievements in the order in which they are shown.
  /// - Throws: Every fault with its place.
  public init(_ achievements: [Achievement]) throws(ContentError<RuleFault>) {
    let faults = Self.faults(of: achievements)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(unchecked: achievements)
  }

  private init(unchecked achievements: [Achievement]) {
    self.achievements = achievements
  }

  /// The achievement with an identifier, or nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of achievements.
  public func achievement(_ id: Achievement.ID) -> Achievement? {
    achievements.first { $0.id == id }
  }

  /// A tier, or nil when there is none such.
  ///
  /// - Complexity: O(*n*) in the number of achievements.
  public func tier(_ id: Achievement.Tier.ID) -> Achievement.Tier? {
    guard let tiers = achievement(id.achievement)?.tiers, tiers.indices.contains(id.tier) else {
      return nil
    }
    return tiers[id.tier]
  }

  private static func faults(of achievements: [Achievement]) -> [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    var places: [Achievement.ID: ContentPlace] = [:]
    for (index, achievement) in achievements.enumerated() {
      let place = ContentPlace().key(Key.achievements.rawValue).index(index)
      let idPlace = place.key(Achievement.Key.id.rawValue)
      if achievement.id.rawValue.allSatisfy(\.isWhitespace) {
        faults.append(LocatedFault(.emptyIdentifier, at: idPlace))
      } else if let first = places[achievement.id] {
        let fault = RuleFault.duplicateIdentifier(achievement.id.rawValue, first: first)
        faults.append(LocatedFault(fault, at: idPlace))
      } else {
        places[achievement.id] = place
      }
      faults += achievement.faultsOfTiers.within(place.key(Achievement.Key.tiers.rawValue))
    }
    return faults
  }
}

extension Achievement {
  /// What is wrong with the tiers, within their array.
  fileprivate var faultsOfTiers: [LocatedFault<RuleFault>] {
    guard !tiers.isEmpty else { return [LocatedFault(.tooFew(0, expected: 1), at: ContentPlace())] }
    var faults: [LocatedFault<RuleFault>] = []
    for (index, tier) in tiers.enumerated() {
      let place = ContentPlace().index(index).key(Achievement.Tier.Key.goal.rawValue)
      faults += tier.goal.faults().within(place)
      if index > 0, case .reach(let metric, let number) = tier.goal,
        case .reach(metric, let before) = tiers[index - 1].goal, number <= before
      {
        let fault = RuleFault.notIncreasing(number, after: before)
        faults.append(LocatedFault(fault, at: place.key(Achievement.Goal.Key.reach.rawValue)))
      }
    }
    return faults
  }
}

/// In JSON a book is an object with `version` and `achievements`.
extension AchievementBook: Codable {
  private enum Key: String, CodingKey {
    case version, achievements
  }

  /// Reads a book from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<RuleFault>) {
    self = try ContentJSON<RuleFault>.decode(Self.self, from: data)
  }

  /// Writes the book as JSON, always as the same bytes.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no valid book causes.
  public func json() throws -> Data {
    try ContentJSON<RuleFault>.encode(self)
  }

  /// Reads a book with all it holds.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let achievements = reader.readArray(of: Achievement.self, at: .achievements)
    reader.note(achievements.map(Self.faults(of:)) ?? [])
    guard reader.isFaultless, let achievements else { throw reader.error }
    self.init(unchecked: achievements)
  }

  /// Writes the book in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(achievements, forKey: .achievements)
  }
}
