// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// An explanation of a member's points, entry by entry.
///
/// Every list sums to its number: the steps of a posting to its points, the points of the postings
/// to ``total``, and ``opening`` and ``total`` to ``closing``.
///
/// ```swift
/// for posting in ledger.explanation(of: "bob").postings {
///   print(posting.entry.reason.kind, posting.points, posting.balance)   // todo 20 20
/// }
/// ```
public struct PointsExplanation: Hashable, Sendable {
  /// The member whose points they are.
  public let member: Member.ID
  /// The time that they are of, from its first instant up to, and without, its last; nil for all
  /// time.
  public let window: Range<Date>?
  /// The points that the member had before.
  public let opening: Int
  /// The entries in their order, those without effect too.
  public let postings: [PointsExplanation.Posting]
  /// The points that the member got, less those taken.
  public let total: Int
  /// The points that the member had after the last entry.
  public var closing: Int { opening + total }

  /// The part of the points that is bonus, after caps.
  public var bonus: Int { postings.reduce(0) { $0 + $1.bonus } }

  /// Returns how much all steps of a sort make together.
  ///
  /// - Returns: Nil when that does not fit into `Int`, which needs many awards to levels of immense
  ///   height that caps take away again.
  package func sum(of kind: PointsExplanation.Step.Kind) -> Int? {
    var sum = 0
    for step in postings.lazy.flatMap(\.steps) where step.kind == kind {
      let (next, overflows) = sum.addingReportingOverflow(step.points)
      guard !overflows else { return nil }
      sum = next
    }
    return sum
  }
}

extension PointsExplanation {
  /// An entry and its effect on the points.
  public struct Posting: Identifiable, Hashable, Sendable {
    /// The entry.
    public let entry: Ledger.Entry
    /// Whether the entry counts.
    public let effect: Effect
    /// The steps in which its points were computed; empty for an entry that does not count or asks
    /// for nothing.
    public let steps: [PointsExplanation.Step]
    /// The points that were given or, when negative, taken: the sum of the steps.
    public let points: Int
    /// The member's total after it.
    public let balance: Int

    /// The identifier of the entry.
    public var id: Ledger.Entry.ID { entry.id }

    /// The part of the points that is bonus; a cap takes from the bonus first.
    public var bonus: Int {
      let base = steps.reduce(0) { sum, step in
        switch step.kind {
        case .base, .multiplier: sum + step.points
        case .bonus, .cap, .floor: sum
        }
      }
      return max(points - max(base, 0), 0)
    }

    /// The effect of an entry, if it counts at all.
    public enum Effect: Hashable, Sendable {
      /// Its points count.
      case counted
      /// It was taken out of effect, by that reversal.
      case reversed(by: Ledger.Entry.ID)
      /// It is a reversal and takes that entry out of effect.
      case reverses(Ledger.Entry.ID)
      /// It reverses an entry that does not exist, belongs to another member or comes later.
      case withoutEffect
    }
  }
}

extension PointsExplanation {
  /// One part of the points counted for an entry.
  public struct Step: Hashable, Sendable {
    /// The kind of part.
    public let kind: Kind
    /// The number of points that it gives or, when negative, takes; not 0.
    public let points: Int

    package init(kind: Kind, points: Int) { (self.kind, self.points) = (kind, points) }

    /// A kind of part.
    public enum Kind: Hashable, Sendable {
      /// The points that were asked, without the bonus.
      case base
      /// The points that a multiplier adds to the base, negative for a factor below 1.
      case multiplier(EarningRules.Multiplier.ID)
      /// The bonus that was asked.
      case bonus
      /// The points above a cap, negative. Of several caps it is the one that left the least room.
      case cap(PointsCap)
      /// The points that a penalty could not take because of the floor, positive.
      case floor
    }
  }
}

extension PointsExplanation {
  /// Returns the explanation in which the base of entries is split into what was there before
  /// multipliers and what each of them adds.
  ///
  /// - Parameter multipliers: Returns the steps of the multipliers of an entry.
  /// - Returns: The explanation, whose lists sum to the same numbers.
  package func splittingBase(by multipliers: (Ledger.Entry) -> [Step]) -> PointsExplanation {
    let postings = postings.map { posting in
      guard !posting.steps.isEmpty, case let added = multipliers(posting.entry), !added.isEmpty
      else { return posting }
      let base = posting.steps.first { $0.kind == .base }?.points ?? 0
      let rest = base - added.reduce(0) { $0 + $1.points }
      let steps =
        [Step(kind: .base, points: rest)] + added + posting.steps.filter { $0.kind != .base }
      return Posting(
        entry: posting.entry,
        effect: posting.effect,
        steps: steps.filter { $0.points != 0 },
        points: posting.points,
        balance: posting.balance
      )
    }
    return PointsExplanation(
      member: member,
      window: window,
      opening: opening,
      postings: postings,
      total: total
    )
  }
}

extension PointsExplanation.Posting: CustomStringConvertible {
  /// The posting in a line, for developers: `e1 todo: base 20 + bonus 5 + cap -3 = 22, balance 40`.
  public var description: String {
    let parts = steps.map { "\($0.kind.name) \($0.points)" }.joined(separator: " + ")
    let sum =
      switch effect {
      case .counted: parts.isEmpty ? "0" : "\(parts) = \(points)"
      case .reversed(let reversal): "reversed by \(reversal)"
      case .reverses(let target): "reverses \(target)"
      case .withoutEffect: "without effect"
      }
    return "\(id) \(entry.reason.kind): \(sum), balance \(balance)"
  }
}

extension PointsExplanation.Step.Kind {
  fileprivate var name: String {
    switch self {
    case .base: "base"
    case .multiplier(let id): "\(id)"
    case .bonus: "bonus"
    case .cap: "cap"
    case .floor: "floor"
    }
  }
}

extension Ledger {
  /// Explains the points of a member: every entry, and how its points come about.
  ///
  /// - Parameters:
  ///   - member: The member. There is nothing to explain for someone unknown.
  ///   - window: The time, from its first instant up to, and without, its last; nil for all time.
  ///   - asOf: The last instant whose entries count, or nil for all.
  ///   - knownAt: The last instant at which an entry may have become known, or nil for all.
  /// - Returns: The explanation, whose lists sum to their numbers.
  /// - Complexity: O(*k* + log *n*) for *k* of *n* entries, and those of the week before when there
  ///   are caps; O(*n* log *n*) for a look into the past.
  public func explanation(
    of member: Member.ID,
    in window: Range<Date>? = nil,
    asOf: Date? = nil,
    knownAt: Date? = nil
  ) -> PointsExplanation {
    if asOf == nil, knownAt == nil {
      return explanationOfNow(of: member, in: window)
    }
    return view(of: member, asOf: asOf, knownAt: knownAt)
      .explanationOfNow(of: member, in: window)
  }

  private func explanationOfNow(of member: Member.ID, in window: Range<Date>?) -> PointsExplanation
  {
    guard let account = account(of: member) else {
      return PointsExplanation(member: member, window: window, opening: 0, postings: [], total: 0)
    }
    let (before, last) = account.bounds(of: window, table)
    let numbers = table.numbers(after: before, upTo: last)
    var fold = numbers.first.map { table.fold(before: $0, by: policy) }
    let postings = numbers.map { number in
      let isReversed = table[number].isReversed
      let amounts = isReversed ? nil : fold?.post(number, of: table, by: policy)
      return PointsExplanation.Posting(
        entry: entry(number),
        effect: effect(of: number),
        steps: amounts.map { steps(of: $0) } ?? [],
        points: table.taken(for: number),
        balance: table[number].balance
      )
    }
    return PointsExplanation(
      member: member,
      window: window,
      opening: table.balance(after: before),
      postings: postings,
      total: table.balance(after: last) - table.balance(after: before)
    )
  }

  private func effect(of number: Int32) -> PointsExplanation.Posting.Effect {
    let reversals = table.activeReversals(of: number)
    if let first = reversals.min(by: { table.isOrdered($0, before: $1) }) {
      return .reversed(by: table.id(first))
    }
    guard case .reversal(let target) = table.change(number) else { return .counted }
    return table.target(ofReversal: number) != nil ? .reverses(target) : .withoutEffect
  }

  private func steps(of amounts: PostedAmounts) -> [PointsExplanation.Step] {
    var steps = [
      PointsExplanation.Step(kind: .base, points: amounts.base),
      PointsExplanation.Step(kind: .bonus, points: amounts.bonus),
    ]
    if let cap = amounts.bindingCap {
      steps.append(PointsExplanation.Step(kind: .cap(rules.draft.caps[cap]), points: amounts.cap))
    }
    steps.append(PointsExplanation.Step(kind: .floor, points: amounts.floor))
    return steps.filter { $0.points != 0 }
  }
}
