// SPDX-License-Identifier: Apache-2.0
public import LudusCore

// Which events are void is decided before they are folded: a void takes out what comes before it.
extension SharedLog {
  /// Decides for all events which are void.
  ///
  /// - Returns: The position of the first event whose effect may change, or the end.
  /// - Complexity: O(*n*).
  @inlinable package mutating func planVoids() -> Int {
    let old = plan
    plan = State.voids(in: log.filter(\.isSound), of: content)
    let voided = Set(old.voidedBy.keys).symmetricDifference(plan.voidedBy.keys)
    let refused = Set(old.refusals.keys).union(plan.refusals.keys).filter {
      old.refusals[$0] != plan.refusals[$0]
    }
    return voided.union(refused).compactMap { position(of: $0) }.min() ?? log.count
  }

  /// Notes a void that comes last and concerns nobody's rights.
  ///
  /// - Returns: The position of the first event whose effect may change; nil when all voids are to be decided anew.
  /// - Complexity: O(log *n*).
  @inlinable package mutating func noteVoid(_ void: Event) -> Int? {
    guard void.isSound, targets[void.id] == nil, let id = State.target(of: void.action),
      let position = position(of: id), position < log.count - 1, log[position].isSound,
      case let target = log[position], State.target(of: target.action) == nil,
      !State.isGovernance(target.action)
    else { return nil }
    do throws(Refusal) {
      try state.check(void, of: target, root: target)
    } catch {
      plan.refusals[void.id] = error
      return log.count - 1
    }
    // Of several voids of an event the first one counts.
    guard plan.voidedBy[id] == nil else { return log.count - 1 }
    plan.voidedBy[id] = void.id
    return position
  }
}
