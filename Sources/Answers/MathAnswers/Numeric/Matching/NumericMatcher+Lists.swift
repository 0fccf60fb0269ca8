// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension NumericMatcher {
  /// Judges an answer where a list is accepted, or returns nil when none is or the answer is none.
  func decisionOnList(_ answer: String) -> Decision? {
    guard targets.contains(where: \.isList),
      let list = ListText(
        answer,
        separator: decimalSeparator,
        splitsAtCommas: decimalSeparator != .comma
      )
    else { return nil }
    var decision: Decision?
    for target in targets {
      guard case .list(let accepted) = target.value else { continue }
      do {
        if let unread = try unread(list.numbers, for: target) { return unread }
        let numbers = try list.numbers.map { try $0.quantity.number(in: target.unit) }
        if try target.accepts(numbers, asList: accepted, within: rule) {
          let isSame = numbers.sorted() == accepted.sorted()
          return .correct(isSame ? .equivalent : .withinTolerance, target, nil)
        }
        decision = decision ?? .wrong(.list(numbers), list.numbers[0], target)
      } catch {
        return .notGradable(.number(.outOfRange))
      }
    }
    return decision
  }

  /// Returns the judgment on the first number of a list that differs in unit or form, or nil.
  private func unread(
    _ numbers: [ReadNumber],
    for target: AcceptedNumber
  ) throws -> Decision? {
    for number in numbers {
      if number.form.isWorkedOut == false, !allowsCalculation {
        return .notGradable(.number(.calculation))
      }
      switch outcome(ofUnitOf: number, for: target) {
      case .notGradable(let fault)?: return .notGradable(.number(fault))
      case .wrong(let difference)?: return .wrong(difference, number, target)
      case .correct?, nil: break
      }
      if let unmet = requirements.first(where: { !$0.isMet(by: number) }) {
        return .wrong(.writing(.form(unmet)), number, target)
      }
    }
    return nil
  }
}
