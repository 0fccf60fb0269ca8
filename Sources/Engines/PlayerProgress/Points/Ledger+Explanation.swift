// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Ledger {
  /// Explains the points of a member: every entry, and how its points come about.
  ///
  /// - Parameters:
  ///   - member: The member. There is nothing to explain for someone unknown.
  ///   - window: The time, from its first instant up to, and without, its last; nil for all time.
  ///   - asOf: The last instant whose entries count, or nil for all.
  ///   - knownAt: The last instant at which an entry may have become known, or nil for all.
  /// - Returns: The explanation, whose lists sum to their numbers.
  /// - Complexity: O(*k* + log *n*) for *k* of *n* entries, and those of the week before when there are caps;
  ///   O(*n* log *n*) for a look into the past.
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
      steps.append(PointsExplanation.Step(kind: .cap(rules.caps[cap]), points: amounts.cap))
    }
    steps.append(PointsExplanation.Step(kind: .floor, points: amounts.floor))
    return steps.filter { $0.points != 0 }
  }
}
