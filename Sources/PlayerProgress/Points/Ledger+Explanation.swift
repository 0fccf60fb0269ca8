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
    let positions = account.positions(in: window)
    var fold = account.fold(before: positions.lowerBound, by: policy)
    let postings = positions.map { index in
      let line = account.lines[index]
      let amounts = line.isReversed ? PostedAmounts() : fold.post(line, by: policy)
      return PointsExplanation.Posting(
        entry: line.entry,
        effect: effect(ofEntryAt: index, of: account),
        steps: steps(of: amounts),
        points: amounts.taken,
        balance: fold.balance
      )
    }
    return PointsExplanation(
      member: member,
      window: window,
      opening: account.balance(before: positions.lowerBound),
      postings: postings,
      total: account.total(of: positions)
    )
  }

  private func effect(ofEntryAt index: Int, of account: Account) -> PointsExplanation.Posting.Effect
  {
    if let reversal = account.reversal(ofEntryAt: index, dates: dates) {
      return .reversed(by: reversal)
    }
    guard case .reversal(let target) = account.lines[index].entry.change else { return .counted }
    let isEffective = account.target(ofReversalAt: index, dates: dates) != nil
    return isEffective ? .reverses(target) : .withoutEffect
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
