// SPDX-License-Identifier: Apache-2.0

/// A statement of propositional logic: letters with "not", "and", "or", "xor", "implies" and "iff" between them.
package struct Proposition: Hashable, Sendable {
  private indirect enum Node: Hashable, Sendable {
    case letter(Int)
    case constant(Bool)
    case not(Node)
    case binary(Connective, Node, Node)
  }

  /// The connectives, the one that binds least first.
  private enum Connective: Int, Hashable, Sendable, CaseIterable {
    case iff, implies, or, xor, and

    func holds(_ a: Bool, _ b: Bool) -> Bool {
      switch self {
      case .iff: a == b
      case .implies: !a || b
      case .or: a || b
      case .xor: a != b
      case .and: a && b
      }
    }
  }

  private let root: Node
  /// The letters in their alphabetical order.
  private let letters: [String]

  /// The most letters, of which there are a thousand rows.
  private static let maximumLetters = 10
  private static let maximumDepth = 64
  private static let maximumTokens = 400

  /// Reads a proposition, or returns nil for what is none.
  package init?(_ text: String) {
    guard let tokens = Self.tokens(of: text), tokens.count <= Self.maximumTokens else { return nil }
    letters = Set(tokens.compactMap { if case .letter(let name) = $0 { name } else { nil } })
      .sorted()
    guard letters.count <= Self.maximumLetters else { return nil }
    var rest = tokens[...]
    guard let root = Self.read(&rest, from: 0, letters, depth: 0), rest.isEmpty else { return nil }
    self.root = root
  }

  /// The first row of the truth table in which two propositions differ, with the value of each letter.
  ///
  /// - Returns: Nil when they have the same table, and an empty row when there are too many letters for one.
  package func firstDifference(from other: Proposition) -> [String: Bool]? {
    let names = Set(letters).union(other.letters).sorted()
    guard names.count <= Self.maximumLetters else { return [:] }
    // Rows go down from "all true", as tables do.
    for row in 0..<(1 << names.count) {
      let values = names.enumerated().map { index, name in
        (name, row >> (names.count - 1 - index) & 1 == 0)
      }
      let table = Dictionary(values) { first, _ in first }
      if holds(table) != other.holds(table) { return table.isEmpty ? ["": true] : table }
    }
    return nil
  }

  private func holds(_ values: [String: Bool]) -> Bool {
    let values = letters.map { values[$0] ?? false }
    func holds(_ node: Node) -> Bool {
      switch node {
      case .letter(let index): values[index]
      case .constant(let value): value
      case .not(let inner): !holds(inner)
      case .binary(let connective, let a, let b): connective.holds(holds(a), holds(b))
      }
    }
    return holds(root)
  }

  // MARK: Reading

  private enum Token: Hashable {
    case letter(String)
    case constant(Bool)
    case connective(Connective)
    case not, open, close
  }

  private static let words: [String: Token] = [
    "not": .not, "nicht": .not, "and": .connective(.and), "und": .connective(.and),
    "or": .connective(.or), "oder": .connective(.or), "v": .connective(.or),
    "xor": .connective(.xor), "implies": .connective(.implies), "iff": .connective(.iff),
    "true": .constant(true), "false": .constant(false), "wahr": .constant(true),
    "falsch": .constant(false), "lnot": .not, "neg": .not, "land": .connective(.and),
    "wedge": .connective(.and), "lor": .connective(.or), "vee": .connective(.or),
    "oplus": .connective(.xor), "Rightarrow": .connective(.implies), "to": .connective(.implies),
    "rightarrow": .connective(.implies), "Leftrightarrow": .connective(.iff),
    "leftrightarrow": .connective(.iff),
  ]

  /// The signs, the longer ones first.
  private static let signs: [(String, Token)] = [
    ("<=>", .connective(.iff)), ("<->", .connective(.iff)), ("=>", .connective(.implies)),
    ("->", .connective(.implies)), ("&&", .connective(.and)), ("||", .connective(.or)),
    ("&", .connective(.and)), ("|", .connective(.or)), ("∧", .connective(.and)),
    ("∨", .connective(.or)), ("¬", .not), ("!", .not), ("~", .not), ("⊕", .connective(.xor)),
    ("⊻", .connective(.xor)), ("⇒", .connective(.implies)), ("→", .connective(.implies)),
    ("⇔", .connective(.iff)), ("↔", .connective(.iff)), ("(", .open), (")", .close),
    ("[", .open), ("]", .close),
  ]

  private static func tokens(of text: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = text[...]
    while let character = rest.first {
      if character.isWhitespace || character == "\\" {
        rest.removeFirst()
      } else if let (sign, token) = signs.first(where: { rest.hasPrefix($0.0) }) {
        tokens.append(token)
        rest.removeFirst(sign.count)
      } else if character.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(words[String(word)] ?? words[word.lowercased()] ?? .letter(String(word)))
        rest = rest[word.endIndex...]
      } else {
        return nil
      }
      guard tokens.count <= maximumTokens else { return nil }
    }
    return tokens
  }

  /// Reads what is joined by the connectives from a level on; "implies" goes from right to left.
  private static func read(
    _ rest: inout ArraySlice<Token>,
    from level: Int,
    _ letters: [String],
    depth: Int
  ) -> Node? {
    guard depth <= maximumDepth else { return nil }
    guard level < Connective.allCases.count else { return operand(&rest, letters, depth: depth) }
    guard var node = read(&rest, from: level + 1, letters, depth: depth) else { return nil }
    while case .connective(let connective)? = rest.first, connective.rawValue == level {
      rest.removeFirst()
      let isChained = connective == .implies
      let next =
        isChained
        ? read(&rest, from: level, letters, depth: depth + 1)
        : read(&rest, from: level + 1, letters, depth: depth)
      guard let next else { return nil }
      node = .binary(connective, node, next)
    }
    return node
  }

  private static func operand(_ rest: inout ArraySlice<Token>, _ letters: [String], depth: Int)
    -> Node?
  {
    switch rest.popFirst() {
    case .letter(let name)?: return letters.firstIndex(of: name).map(Node.letter)
    case .constant(let value)?: return .constant(value)
    case .not?:
      guard depth < maximumDepth else { return nil }
      return operand(&rest, letters, depth: depth + 1).map(Node.not)
    case .open?:
      guard let node = read(&rest, from: 0, letters, depth: depth + 1), rest.popFirst() == .close
      else { return nil }
      return node
    default: return nil
    }
  }
}
