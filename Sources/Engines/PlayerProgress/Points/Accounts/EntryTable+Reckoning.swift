// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

// A reversal takes one entry before it out of effect, so the reversals in effect can be found from the last entry
// to the first, and there are no circles.
extension EntryTable {
  /// Returns the entry that a reversal takes out of effect, or nil for an entry that is no reversal and for a
  /// reversal without effect.
  func target(ofReversal number: Int32) -> Int32? {
    guard case .reversal(let id) = change(number), let place = rows.place(of: id) else {
      return nil
    }
    let target = Int32(place)
    return isReversible(target, by: number) ? target : nil
  }

  /// Returns the reversals in effect of an entry.
  ///
  /// - Complexity: O(*r*) for *r* reversals of the entry.
  func activeReversals(of number: Int32) -> [Int32] {
    guard !reversals.isEmpty else { return [] }
    return reversals[id(number), default: []].filter {
      isReversible(number, by: $0) && !self[$0].isReversed
    }
  }

  /// Whether an entry is of the same account as another one and comes before it.
  private func isReversible(_ target: Int32, by reversal: Int32) -> Bool {
    self[target].account == self[reversal].account && isOrdered(target, before: reversal)
  }

  /// Notes the entries that a new entry takes out of effect or, by a chain of reversals, puts into effect again.
  ///
  /// - Returns: The first one of which anything changed; the new entry at least.
  mutating func passOnEffect(of number: Int32) -> Int32 {
    guard !self[number].isReversed else { return number }
    var reversal = number
    var isActive = true
    while let target = target(ofReversal: reversal) {
      let wasReversed = self[target].isReversed
      self[target].activeReversals += isActive ? 1 : -1
      guard self[target].isReversed != wasReversed else { break }
      reversal = target
      isActive = wasReversed
    }
    return reversal
  }
}

// MARK: - Balances

extension EntryTable {
  /// Reckons the balance after an entry.
  mutating func reckon(_ number: Int32, _ fold: inout PointsFold, by policy: PointsPolicy) {
    if !self[number].isReversed {
      fold.post(number, of: self, by: policy)
    }
    self[number].balance = fold.balance
  }

  /// Returns the fold over the entries of an account before one.
  ///
  /// - Complexity: O(1), or O(*n*) for *n* entries in the week before when there are caps.
  func fold(before number: Int32, by policy: PointsPolicy) -> PointsFold {
    let before = self[number].previous
    var fold = PointsFold(balance: balance(after: before), caps: policy.rules.caps)
    guard let day = policy.day(of: self[number]) else { return fold }
    let week = policy.start(of: .week, with: day)
    var start = before
    while start != Self.none, let day = policy.day(of: self[start]), day >= week {
      start = self[start].previous
    }
    for number in numbers(after: start, upTo: before) {
      let taken = taken(for: number)
      if taken > 0, let day = policy.day(of: self[number]) {
        fold.use(taken, for: self[number].kind, on: day, by: policy)
      }
    }
    return fold
  }
}

extension PointsFold {
  /// Takes an entry, which is in effect.
  @discardableResult
  mutating func post(
    _ number: Int32,
    of entries: EntryTable,
    by policy: PointsPolicy
  ) -> PostedAmounts {
    let day = policy.day(of: entries[number])
    return post(entries.change(number), for: entries[number].kind, on: day, by: policy)
  }
}
