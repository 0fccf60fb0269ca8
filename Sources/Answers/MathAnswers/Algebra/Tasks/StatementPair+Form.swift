// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension StatementPair {
  /// Whether the answer is the sum of partial fractions of the accepted one.
  package func isPartialFractions(in name: String) -> TaskOutcome {
    guard let clause = answer.onlyClause, clause.relation == nil else {
      return .wrong(.otherKind(.expression))
    }
    let result = equality()
    guard result == .equal else { return TaskOutcome(result) }
    let (view, looks) = (FormTree(answer.tree), CanonicalForm(answer.tree))
    return view.isPartialFractions(clause.left, in: name, looks: looks)
      ? .right : .wrong(.algebra(.notPartialFractions))
  }

  /// Whether both are written alike, apart from the order of terms and factors.
  package func isEqualUpToOrder() -> TaskOutcome {
    let (left, right) = (OrderlessForm(answer.tree), OrderlessForm(expected.tree))
    let (a, b) = (answer.clauses.map(left.text), expected.clauses.map(right.text))
    if answer.shape == expected.shape, a.sorted() == b.sorted() {
      guard case .tuple = answer.shape, a != b else { return .right }
    }
    return equality() == .equal ? .wrong(.form(.likeAccepted)) : .wrong(nil)
  }

  /// Whether both are written alike.
  package func isIdentical() -> TaskOutcome {
    if answer == expected { return .right }
    return equality() == .equal ? .wrong(.form(.likeAccepted)) : .wrong(nil)
  }

  /// Whether the answer is the accepted one with other letters.
  ///
  /// - Parameter kept: The letters that stay.
  /// - Returns: Undecided with more letters than can be tried, and where many orders leave it open.
  package func isEqualUpToRenaming(keeping kept: [String]) -> TaskOutcome {
    let (own, wanted) = (Set(answer.tree.names), Set(expected.tree.names))
    guard kept.allSatisfy({ own.contains($0) == wanted.contains($0) }), own.count == wanted.count
    else { return .wrong(nil) }
    let names = own.subtracting(kept).sorted()
    let others = wanted.subtracting(kept).sorted()
    guard names.count == others.count, names.count <= Self.maximumRenamed else { return .undecided }
    var undecided = 0
    for order in Self.permutations(of: others) {
      let renamed = answer.renaming(Dictionary(zip(names, order)) { first, _ in first })
      let pair = StatementPair(
        answer: renamed,
        expected: expected,
        by: pair.rules
      )
      switch pair.equalityOfClauses() {
      case .equal: return .right
      case .undecided: undecided += 1
      case .unequal: break
      }
      if undecided == Self.maximumUndecided { break }
    }
    return undecided > 0 ? .undecided : .wrong(nil)
  }

  /// The most letters that are renamed, which have 720 orders.
  private static let maximumRenamed = 6
  /// The most orders that are tried in vain: as many as four letters have.
  ///
  /// To see that nothing is known takes longest.
  private static let maximumUndecided = 24

  private static func permutations(of names: [String]) -> [[String]] {
    guard let first = names.first else { return [[]] }
    return permutations(of: Array(names.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
    }
  }
}
