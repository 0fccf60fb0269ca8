// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The words that the activities of a game can have, so that a filter that none of them fits is a
/// fault.
///
/// Whatever has rules about activities asks its vocabulary, and says what was probably meant:
///
/// ```swift
/// var words = ActivityVocabulary(kinds: [.todo, .points, .level])
/// words.marks = ["@late", "@on time"]
/// words.faults(of: PlayerActivity.Filter(kinds: ["todoo"]))   // did you mean "todo"?
/// ```
package struct ActivityVocabulary: Sendable {
  /// The kinds that are known.
  package var kinds: [PlayerActivity.Kind]
  /// Whether there can be other kinds; then one is a fault only if it is a word of five letters or
  /// more and looks like a slip of a known one.
  package var isOpen: Bool
  /// The kinds that never occur in a place, each with the reason.
  package var absent: [PlayerActivity.Kind: String] = [:]
  /// The tags that the engine gives, which begin with `@`; tags of the app are free.
  package var marks: [String] = []
  /// Whether a tag that begins with `@` is given although it is not among ``marks``.
  package var isMark: @Sendable (String) -> Bool = { _ in false }
  /// Whether activities count for seasons.
  package var hasSeasons = false
  /// Whether metrics can be within a season, or within a term.
  package var hasSeasonWindows = true

  package init(kinds: [PlayerActivity.Kind], isOpen: Bool = false) {
    (self.kinds, self.isOpen) = (kinds, isOpen)
  }

  /// Returns a fault for everything that keeps a filter from ever fitting, with places within it.
  package func faults(of filter: PlayerActivity.Filter) -> [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var faults: [LocatedFault<RuleFault>] = []
    for kind in (filter.kinds ?? []).sorted() {
      guard let fault = fault(of: kind) else { continue }
      faults.append(LocatedFault(fault, at: top.key("kinds")))
    }
    for tag in filter.tags.sorted() where tag.hasPrefix("@") {
      guard !marks.contains(tag), !isMark(tag) else { continue }
      let reason =
        marks.isEmpty
        ? "the tag \"\(tag)\" is given to nothing here"
        : "the tag \"\(tag)\" is none of those that are given here"
      let fault = RuleFault.neverApplies(reason, nearest: tag.nearest(of: marks))
      faults.append(LocatedFault(fault, at: top.key("tags")))
    }
    if filter.season != nil, !hasSeasons {
      let fault = RuleFault.neverApplies("nothing here counts for a season", nearest: nil)
      faults.append(LocatedFault(fault, at: top.key("season")))
    }
    for (key, parts) in [("any", filter.any), ("none", filter.none)] {
      for (index, part) in parts.enumerated() {
        faults += self.faults(of: part).within(top.key(key).index(index))
      }
    }
    return faults
  }

  /// Returns the faults of the filters of rules and multipliers, with places within them; what
  /// turns multipliers on may see more.
  package func faults(of earnings: EarningRules) -> [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var faults: [LocatedFault<RuleFault>] = []
    for (index, rule) in earnings.draft.rules.enumerated() {
      let place = top.key("rules").index(index).key("of")
      faults += self.faults(of: rule.filter).within(place)
    }
    return faults + self.faults(of: earnings.draft.multipliers).within(top.key("multipliers"))
  }

  /// Returns the faults of the filters of multipliers, with places within their list.
  package func faults(of multipliers: [EarningRules.Multiplier]) -> [LocatedFault<RuleFault>] {
    multipliers.enumerated().flatMap { index, multiplier in
      faults(of: multiplier.filter).within(ContentPlace().index(index).key("of"))
    }
  }

  /// Returns the faults of the filters of achievements, with places within their book.
  package func faults(of book: AchievementBook) -> [LocatedFault<RuleFault>] {
    let top = ContentPlace().key("achievements")
    return book.achievements.enumerated().flatMap { index, achievement in
      achievement.tiers.enumerated().flatMap { number, tier in
        faults(of: tier.goal).within(
          top.index(index).key("tiers").index(number).key("goal")
        )
      }
    }
  }

  private func faults(of goal: Achievement.Goal) -> [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    func faults(of goals: [Achievement.Goal], _ key: String) -> [LocatedFault<RuleFault>] {
      goals.enumerated().flatMap { index, goal in
        self.faults(of: goal).within(top.key(key).index(index))
      }
    }
    switch goal {
    case .reach(let metric, _):
      let faults = self.faults(of: metric.filter).within(top.key("of"))
      guard metric.window == .season, !hasSeasonWindows else { return faults }
      let fault = RuleFault.neverApplies("nothing here is within a season", nearest: nil)
      return faults + [LocatedFault(fault, at: top.key("within"))]
    case .all(let goals): return faults(of: goals, "all")
    case .any(let goals): return faults(of: goals, "any")
    case .not(let goal): return self.faults(of: goal).within(top.key("not"))
    }
  }

  /// Returns why there is nothing of a kind, or nil when there is or may be.
  package func fault(of kind: PlayerActivity.Kind) -> RuleFault? {
    if let reason = absent[kind] { return .neverApplies(reason, nearest: nil) }
    guard !kinds.contains(kind) else { return nil }
    let nearest = kind.rawValue.nearest(of: kinds.map(\.rawValue))
    if isOpen, nearest == nil || kind.rawValue.count < 5 { return nil }
    return .neverApplies("no activity here is of the kind \"\(kind)\"", nearest: nearest)
  }
}
