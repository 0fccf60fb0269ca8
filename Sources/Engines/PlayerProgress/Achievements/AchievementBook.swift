// SPDX-License-Identifier: Apache-2.0
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
///
/// In JSON a book is an object with `version` and `achievements`.
public struct AchievementBook: Hashable, Sendable {
  /// The achievements in the order in which they are shown.
  public let achievements: [Achievement]

  /// A book without achievements.
  public static let empty = AchievementBook(unchecked: [])

  /// Creates a book.
  ///
  /// - Parameter achievements: The achievements in the order in which they are shown.
  /// - Throws: Every fault with its place.
  public init(_ achievements: [Achievement]) throws(ContentError<RuleFault>) {
    try RuleFault.check(Self.faults(of: achievements))
    self.init(unchecked: achievements)
  }

  package init(unchecked achievements: [Achievement]) {
    self.achievements = achievements
  }

  /// The achievement with an identifier, or nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of achievements.
  public func achievement(_ id: Achievement.ID) -> Achievement? {
    achievements.first { $0.id == id }
  }

  /// A tier, or nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of achievements.
  public func tier(_ id: Achievement.Tier.ID) -> Achievement.Tier? {
    guard let tiers = achievement(id.achievement)?.tiers, tiers.indices.contains(id.tier) else {
      return nil
    }
    return tiers[id.tier]
  }

  private static func faults(of achievements: [Achievement]) -> [LocatedFault<RuleFault>] {
    let place = ContentPlace().key("achievements")
    return RuleFault.faults(ofIdentifiers: achievements.map(\.id.rawValue), in: place)
      + achievements.enumerated().flatMap { index, achievement in
        achievement.faultsOfTiers.within(place.index(index).key("tiers"))
      }
  }
}

extension Achievement {
  /// The faults of the tiers, within their array.
  fileprivate var faultsOfTiers: [LocatedFault<RuleFault>] {
    guard !tiers.isEmpty else { return [LocatedFault(.tooFew(0, expected: 1), at: ContentPlace())] }
    var faults: [LocatedFault<RuleFault>] = []
    for (index, tier) in tiers.enumerated() {
      let place = ContentPlace().index(index).key("goal")
      faults += tier.goal.faults().within(place)
      if index > 0, case .reach(let metric, let number) = tier.goal,
        case .reach(metric, let before) = tiers[index - 1].goal, number <= before
      {
        let fault = RuleFault.notIncreasing(number, after: before)
        faults.append(LocatedFault(fault, at: place.key("reach")))
      }
    }
    return faults
  }
}

// MARK: - JSON

extension AchievementBook: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let achievements = record.field("achievements", \.achievements)
    return try Self(achievements())
  }
}
