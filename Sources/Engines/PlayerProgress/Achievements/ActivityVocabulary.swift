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
  /// The amounts that activities of a kind can have; those of other kinds are free.
  package var amounts: [PlayerActivity.Kind: ClosedRange<Int>] = [:]
  /// The kinds that rules earn something for, where those are all that can be multiplied.
  private var earning: Set<PlayerActivity.Kind>?
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
    faults += faultsOfAmounts(of: filter)
    for (index, part) in filter.any.enumerated() {
      faults += self.faults(of: part).within(top.key("any").index(index))
    }
    // What is left out need not be anything that earns.
    var others = self
    others.earning = nil
    for (index, part) in filter.none.enumerated() {
      faults += others.faults(of: part).within(top.key("none").index(index))
    }
    if faults.isEmpty { faults += faultsOfParts(of: filter) }
    return faults
  }

  /// The kinds that can fit a filter, or nil when they may be any.
  private func possibleKinds(of filter: PlayerActivity.Filter) -> [PlayerActivity.Kind]? {
    filter.namedKinds?.sorted() ?? (isOpen ? nil : kinds)
  }

  /// Returns a fault for amounts that no activity of the kinds of a filter has.
  private func faultsOfAmounts(of filter: PlayerActivity.Filter) -> [LocatedFault<RuleFault>] {
    guard let asked = filter.amounts, let possible = possibleKinds(of: filter), !possible.isEmpty
    else { return [] }
    let ranges = possible.compactMap { amounts[$0] }
    guard ranges.count == possible.count, !ranges.contains(where: asked.overlaps) else { return [] }
    let least = ranges.map(\.lowerBound).min() ?? 0
    let most = ranges.map(\.upperBound).max() ?? 0
    let isTooLarge = asked.lowerBound > most
    let reason =
      isTooLarge
      ? "no amount here is greater than \(most)" : "no amount here is less than \(least)"
    let fault = RuleFault.neverApplies(reason, nearest: nil)
    let key = isTooLarge ? "minimumAmount" : "maximumAmount"
    return [LocatedFault(fault, at: ContentPlace().key(key))]
  }

  /// Returns a fault for a filter of which the parts leave nothing.
  private func faultsOfParts(of filter: PlayerActivity.Filter) -> [LocatedFault<RuleFault>] {
    func fault(_ reason: String, at key: String) -> [LocatedFault<RuleFault>] {
      [LocatedFault(.neverApplies(reason, nearest: nil), at: ContentPlace().key(key))]
    }
    if let kinds = filter.kinds, !filter.any.isEmpty,
      filter.any.allSatisfy({ $0.namedKinds?.isDisjoint(with: kinds) ?? false })
    {
      return fault("none of these is about a kind that the filter asks for", at: "any")
    }
    let parts = filter.none.filter { $0.coversAllBut(kindsOf: filter) }
    let isCovered =
      parts.contains { $0.kinds == nil }
      || possibleKinds(of: filter)?.allSatisfy { kind in
        parts.contains { $0.kinds?.contains(kind) ?? true }
      } ?? false
    return isCovered && !parts.isEmpty
      ? fault("whatever fits the filter is left out by these", at: "none") : []
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
    var multiplied = self
    let earned = earnings.draft.rules.map(\.filter.namedKinds)
    if !earned.isEmpty, !earned.contains(nil) {
      multiplied.earning = earned.reduce(into: []) { $0.formUnion($1 ?? []) }
    }
    return faults
      + multiplied.faults(of: earnings.draft.multipliers).within(top.key("multipliers"))
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
    guard !kinds.contains(kind) else { return faultOfEarning(kind) }
    let nearest = kind.rawValue.nearest(of: kinds.map(\.rawValue))
    if isOpen, nearest == nil || kind.rawValue.count < 5 {
      if let fault = faultOfEarning(kind) { return fault }
      // A short word may be another kind, unless its letters only changed places.
      guard let nearest, nearest.sorted() == kind.rawValue.sorted() else { return nil }
    }
    return .neverApplies("no activity here is of the kind \"\(kind)\"", nearest: nearest)
  }

  /// Returns why nothing of a kind is multiplied, or nil when it is.
  private func faultOfEarning(_ kind: PlayerActivity.Kind) -> RuleFault? {
    guard let earning, !earning.contains(kind) else { return nil }
    let nearest = kind.rawValue.nearest(of: earning.map(\.rawValue).sorted())
    return .neverApplies("no rule earns anything for the kind \"\(kind)\"", nearest: nearest)
  }
}

extension PlayerActivity.Filter {
  /// The kinds that it asks for, itself or in all of its parts; nil when it may be any.
  fileprivate var namedKinds: Set<PlayerActivity.Kind>? {
    if let kinds { return kinds }
    let parts = any.map(\.namedKinds)
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    return parts.reduce(into: []) { $0.formUnion($1 ?? []) }
  }

  /// Whether everything that another filter fits does so here, too, apart from the kinds.
  fileprivate func coversAllBut(kindsOf other: Self) -> Bool {
    func covers<Value>(_ mine: Set<Value>?, _ theirs: Set<Value>?) -> Bool {
      mine.map { theirs?.isSubset(of: $0) ?? false } ?? true
    }
    return tags.isSubset(of: other.tags) && covers(subjects, other.subjects)
      && covers(weekdays, other.weekdays)
      && (amounts.map { range in
        other.amounts.map {
          range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound
        } ?? false
      } ?? true)
      && (season == nil || season == other.season) && (hours == nil || hours == other.hours)
      && any.isEmpty && none.isEmpty
  }
}
