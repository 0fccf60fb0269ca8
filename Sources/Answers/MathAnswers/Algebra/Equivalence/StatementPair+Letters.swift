// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

// Letters that are written otherwise, and laws that are solved for another letter.
extension StatementPair {
  // MARK: Or and and

  /// Whether one of both says "or" between statements about several unknowns, and the other "and":
  /// x = 2 or y = 3 is no point.
  var mixesOrWithAnd: Bool {
    guard (answer.shape == .any) != (expected.shape == .any), answer.groups.isEmpty,
      expected.groups.isEmpty
    else { return false }
    return answer.isAboutSeveralUnknowns && expected.isAboutSeveralUnknowns
  }

  // MARK: Upper and lower case

  /// The letters of the answer that the accepted one has in the other case, by their names, each with
  /// that of the accepted one; nil when other letters differ, too.
  var turnedLetters: [String: String]? {
    // Sets cost more than all that is compared of most answers, whose letters are the expected ones.
    guard answer.tree.names.contains(where: { !expected.tree.names.contains($0) }) else {
      return nil
    }
    let (own, wanted) = (Set(answer.variables), Set(expected.variables))
    let (extra, missing) = (own.subtracting(wanted), wanted.subtracting(own))
    guard !extra.isEmpty, extra.count == missing.count else { return nil }
    var turned: [String: String] = [:]
    for name in extra {
      let meant = missing.filter { $0.lowercased() == name.lowercased() }
      guard meant.count == 1, let letter = meant.first else { return nil }
      turned[name] = letter
    }
    return Set(turned.values).count == turned.count ? turned : nil
  }

  /// Whether the answer is right but for the case of letters.
  func isEqualButForCase(_ turned: [String: String]) -> Bool {
    StatementPair(answer: answer.renaming(turned), expected: expected, by: pair.rules).equality()
      == .equal
  }

  /// An answer with its letters in the other case, where that comes of the keyboard: all of them,
  /// the first of all, or P for p, which both stand for pressure.
  func capitalLetters() -> Equality? {
    guard var turned = turnedLetters else { return nil }
    let all = turned
    if let clause = answer.onlyClause, let name = answer.loneVariable(clause.left),
      name.first?.isUppercase == true
    {
      turned[name] = nil
    }
    guard turned.isEmpty || isTurnedAsAWhole(turned, of: all) || isPressure(turned),
      isEqualButForCase(all)
    else { return nil }
    return .equal
  }

  private func isPressure(_ turned: [String: String]) -> Bool {
    turned.count == 1 && turned.first?.key.lowercased() == "p" && expected.variables.count > 3
  }

  /// Whether the answer has letters of one case alone, as the key for capitals writes it.
  private func isTurnedAsAWhole(_ turned: [String: String], of all: [String: String]) -> Bool {
    let own = answer.variables
    // A letter alone can be another quantity.
    guard
      !(answer.isExpression && answer.onlyClause.flatMap { answer.loneVariable($0.left) } != nil),
      Set(expected.variables.map { $0.lowercased() }).count == expected.variables.count
    else { return false }
    if own.allSatisfy({ $0.first?.isUppercase == true }) {
      return all.count == own.count || all.count > 1
    }
    // Where only one letter is small, x need not be X.
    return own.allSatisfy { $0.first?.isLowercase == true } && all.count > 1
  }

  /// `3 + 4j` for `3 + 4i`, as engineers write it.
  func engineersUnit() -> Equality? {
    guard expected.tree.nodes.contains(where: { $0.operation == .imaginaryUnit }) else {
      return nil
    }
    let names = answer.variables.filter { name in
      name == "j" || (name.hasPrefix("j_") || name.hasPrefix("i_")) && Int(name.dropFirst(2)) != nil
    }
    guard !names.isEmpty, Set(names).isDisjoint(with: expected.variables) else { return nil }
    var written = answer
    for name in names {
      // "j4" is four times j.
      let factor = UInt64(name.dropFirst(2))
      let replaced = written.replacing(name) { tree in
        let unit = tree.append(.imaginaryUnit)
        guard let factor else { return unit }
        return tree.append(.multiply, unit, tree.append(integer: factor))
      }
      guard let replaced else { return nil }
      written = replaced
    }
    return StatementPair(answer: written, expected: expected, by: pair.rules).equality()
  }

  /// A word of a language in an answer, which was read as a product of letters that the accepted
  /// answer does not have; nil when there is none.
  func word(in text: String) -> String? {
    let letters = text.utf8.count <= 200 ? text.split(whereSeparator: { !$0.isLetter }) : []
    let known = Set(expected.variables.map { String($0.prefix(1)) } + ["e", "i"])
    return letters.first { word in
      guard word.count > 3, !text.contains("\\"),
        Vocabulary.words[word.lowercased()] == nil,
        Vocabulary.wordsBeforeBracket[word.lowercased()] == nil,
        !expected.variables.contains(String(word))
      else { return false }
      let others = Set(word.map(String.init)).filter { !known.contains($0) }
      return others.count > 1 && answer.variables.contains(where: others.contains)
    }.map(String.init)
  }

  // MARK: Laws

  /// A law solved for another of its quantities, I = U/R for U = R·I, where that is allowed.
  func rearrangedLaw() -> Equality? {
    guard pair.rules.allowsRearrangement ?? isLaw else { return nil }
    return isRearranged ? .equal : nil
  }

  /// Whether an accepted equation is a law of a science rather than an exercise on letters: products
  /// and powers of three quantities, or a formula of four.
  ///
  /// An equation that divides by a letter was most likely solved for the other side, as was asked.
  private var isLaw: Bool {
    guard let clause = expected.onlyClause, clause.relation == .equal else { return false }
    let names = Set(expected.variables)
    guard names.count > 2, names.isDisjoint(with: ["x", "y"]),
      ![clause.left, clause.right].contains(where: expected.tree.dividesByLetter(below:))
    else { return false }
    return names.count > 3
      || [clause.left, clause.right].allSatisfy { side in
        expected.tree.nodes(below: side).allSatisfy { index in
          switch expected.tree[index].operation {
          case .add, .subtract: expected.tree.names(below: index).isEmpty
          default: true
          }
        }
      }
  }

  /// Whether the answer says the same as the accepted equation, for positive quantities, although it
  /// is solved for another one.
  var isRearranged: Bool {
    guard let a = answer.onlyClause, let b = expected.onlyClause, a.relation == .equal,
      b.relation == .equal, !pair.rules.isComplex, answer.variables.count > 1,
      Set(answer.variables) == Set(expected.variables),
      answer.tree.names.count == answer.variables.count,
      expected.tree.names.count == expected.variables.count,
      answer.tree.nodes.count + expected.tree.nodes.count <= Self.maximumLaw
    else { return false }
    let rules = ComparisonRules(seed: pair.rules.seed, positive: pair.names)
    for (solved, definition, law) in [
      (answer, answer.definition(a), expected), (expected, expected.definition(b), answer),
    ] {
      guard let (name, value) = definition, !law.isIdentity(by: rules) else { continue }
      func holds(_ sign: Operation?) -> Bool {
        law.replacing(name) { tree in
          let node = tree.append(value, of: solved.tree) { _ in nil }
          return sign == nil ? node : node.map { tree.append(.negate, $0) }
        }?.isIdentity(by: rules) == true
      }
      guard holds(nil) else { continue }
      // Of two roots the positive one is meant.
      return !holds(.negate) || solved.isPositive(value)
    }
    return false
  }

  /// Larger laws are not looked at.
  private static let maximumLaw = 160
}

extension Statement {
  /// Whether its equations or inequalities are about several unknowns, each of which has its own.
  fileprivate var isAboutSeveralUnknowns: Bool {
    guard clauses.count > 1, clauses.allSatisfy({ $0.relation != nil }) else { return false }
    var unknowns: Set<String> = []
    for clause in clauses {
      if let name = loneVariable(clause.left) ?? loneVariable(clause.right) {
        unknowns.insert(String(name.prefix { $0 != "_" }))
      } else {
        unknowns.formUnion(tree.names(below: clause.left))
        unknowns.formUnion(tree.names(below: clause.right))
      }
    }
    return unknowns.count > 1
  }

  /// Whether it is a set, or relations with the unknown alone on one side.
  var isSolved: Bool { hasUnknownAlone { _ in false } }

  /// The same where |x − 2| < 3 is solved, too.
  var isSolvedButForBars: Bool {
    hasUnknownAlone { node in
      guard tree[node].operation == .absolute else { return false }
      let inner = tree[node].left
      switch tree[inner].operation {
      case .variable: return true
      case .add, .subtract:
        return loneVariable(tree[inner].left) != nil && tree.names(below: tree[inner].right).isEmpty
          || loneVariable(tree[inner].right) != nil && tree.names(below: tree[inner].left).isEmpty
      default: return false
      }
    }
  }

  private func hasUnknownAlone(or isUnknown: (Int32) -> Bool) -> Bool {
    switch shape {
    case .tuple, .union, .reals, .set: return true
    case .matrix, .points: return false
    case .single, .all, .any, .list: break
    }
    return clauses.allSatisfy { clause in
      guard clause.relation != nil else { return true }
      return [(clause.left, clause.right), (clause.right, clause.left)].contains { side, other in
        (loneVariable(side) != nil || isUnknown(side)) && tree.names(below: other).isEmpty
      }
    }
  }

  /// Whether it is numbers and nothing else.
  var isListOfNumbers: Bool {
    let isList = shape == .set || shape == .list || shape == .any || shape == .single
    return isList && !clauses.isEmpty && solutions(allowsIndices: true) != nil
  }

  /// Whether it is a letter R, which many write for the set of the real numbers.
  var isNameOfReals: Bool {
    guard isExpression, let clause = onlyClause else { return false }
    if loneVariable(clause.left) == "R" { return true }
    let node = tree[clause.left]
    return node.operation == .multiply && loneVariable(node.left) == "I"
      && loneVariable(node.right) == "R"
  }

  /// The statement with something else in the place of a variable, or nil when it grows too large.
  fileprivate func replacing(
    _ name: String,
    by make: (inout ExpressionTree) -> Int32?
  ) -> Statement? {
    var copy = self
    var tree = ExpressionTree()
    guard let replacement = make(&tree) else { return nil }
    for index in copy.clauses.indices {
      for part in [\Clause.left, \Clause.right] where clauses[index][keyPath: part] >= 0 {
        let node = tree.append(clauses[index][keyPath: part], of: self.tree) { node in
          node.operation == .variable && self.tree.names[Int(node.left)] == name
            ? replacement : nil
        }
        guard let node else { return nil }
        copy.clauses[index][keyPath: part] = node
      }
    }
    copy.tree = tree
    return copy
  }

  /// Whether an equation holds for all numbers.
  fileprivate func isIdentity(by rules: ComparisonRules) -> Bool {
    guard let clause = onlyClause, clause.relation == .equal else { return false }
    return ExpressionPair(self, self, by: rules).equality(.init(clause.left), .init(clause.right))
      == .equal
  }

  /// Whether an expression is positive where all of its letters stand for some positive numbers.
  fileprivate func isPositive(_ node: Int32) -> Bool {
    var values: [Approximation?] = []
    tree.evaluate(
      at: tree.names.indices.map { 1.25 + 0.5 * Double($0) },
      places: Array(tree.names.indices),
      convention: .real,
      exact: ExactValues(tree) { _ in nil },
      into: &values
    )
    return values[Int(node)].map { $0.isReal && $0.real > 0 } ?? false
  }
}

extension ExpressionTree {
  /// Whether something is divided by a letter, or a letter has a negative exponent.
  fileprivate func dividesByLetter(below node: Int32) -> Bool {
    nodes(below: node).contains { index in
      switch self[index].operation {
      case .divide: !names(below: self[index].right).isEmpty
      case .power: self[self[index].right].operation == .negate
      default: false
      }
    }
  }
}
