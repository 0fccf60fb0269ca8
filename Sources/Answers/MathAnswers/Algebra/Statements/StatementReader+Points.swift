// SPDX-License-Identifier: Apache-2.0

// The names of points, which say nothing of where they are.
extension Tokenizer {
  /// The same without the name of a point, or nil where there is none: `P(2|3)`, `P = (2, 3)`, `(x, y) = (2, 3)`,
  /// `{(2|3)}`.
  var withoutNameOfPoint: (name: String?, rest: Tokenizer)? {
    guard tokens.count > 6, case .close(let bracket) = tokens[tokens.count - 2].kind else {
      return nil
    }
    var rest = tokens[...]
    var nameOfPoint: String?
    switch (tokens[0].kind, tokens[1].kind) {
    case (.variable(let name), .open(.round)) where name.first?.isUppercase == true:
      nameOfPoint = name
      rest = rest.dropFirst()
    case (.variable(let name), .relation(.equal)):
      if tokens[2].kind == .open(.round) { nameOfPoint = name }
      rest = rest.dropFirst(2)
    case (.open(.round), .variable):
      guard let end = endOfCoordinateNames else { return nil }
      rest = rest[end...]
    case (.open, .open(.round)) where bracket != .round: break
    default: return nil
    }
    if bracket == .brace || bracket == .set, rest.first?.kind == .open(bracket), let end = rest.last
    {
      rest = rest.dropFirst().dropLast(2) + [end]
    }
    guard rest.count < tokens.count, Self.isPoint(rest), !rest.containsInfinity else { return nil }
    return (nameOfPoint, self.with(rest))
  }

  /// Several points with a comma or "and" between them, each in a bracket of its own and with or without a name.
  var points: [(name: String?, point: Tokenizer)]? {
    guard tokens.count > 11, let end = tokens.last, tokens.contains(where: \.canSeparateCoordinates)
    else { return nil }
    var rest = tokens.dropLast()[...]
    if rest.count > 2, case .variable = rest[0].kind, rest[1].kind == .relation(.equal) {
      rest = rest.dropFirst(2)
    }
    if let first = rest.first?.kind, first == .open(.brace) || first == .open(.set) {
      guard case .close(let bracket) = rest.last?.kind, first == .open(bracket) else { return nil }
      rest = rest.dropFirst().dropLast()
    }
    var parts: [(name: String?, point: Tokenizer)] = []
    while !rest.isEmpty {
      var name: String?
      if case .variable(let letter) = rest.first?.kind, letter.first?.isUppercase == true {
        name = letter
        rest = rest.dropFirst()
        if rest.first?.kind == .relation(.equal) { rest = rest.dropFirst() }
      }
      guard let close = Self.endOfBracket(rest) else { return nil }
      let part = rest[...close] + [end]
      guard Self.isPoint(part) else { return nil }
      let point = with(part)
      parts.append((name, point.readingBarsAsCommas ?? point))
      rest = rest[(close + 1)...]
      switch rest.first?.kind {
      case nil: break
      case .comma, .semicolon, .and, .or: rest = rest.dropFirst()
      default: return nil
      }
    }
    return parts.count > 1 ? parts : nil
  }

  /// Where the bracket ends that tokens begin with.
  private static func endOfBracket(_ tokens: ArraySlice<Token>) -> Int? {
    var depth = 0
    return tokens.indices.first { index in
      switch tokens[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      return depth <= 0
    }
  }

  private func with(_ tokens: ArraySlice<Token>) -> Tokenizer {
    var other = self
    other.tokens = Array(tokens)
    return other
  }

  /// The tokens before `k ∈ ℤ` or `c ∈ ℝ`, and the name of that integer; nil where nothing says so.
  var withoutDomain: (integer: String?, rest: Tokenizer)? {
    guard tokens.count > 5, let end = tokens.last else { return nil }
    var rest = tokens.dropLast()
    let isBracketed = rest.last?.kind == .close(.round)
    if isBracketed { rest = rest.dropLast() }
    let isInteger: Bool
    switch rest.last?.kind {
    case .integers, .variable("Z"): isInteger = true
    case .reals, .variable("R"): isInteger = false
    default: return nil
    }
    rest = rest.dropLast()
    guard rest.last?.kind == .member, case .variable(let name) = rest.dropLast().last?.kind else {
      return nil
    }
    rest = rest.dropLast(2)
    switch rest.last?.kind {
    case .open(.round) where isBracketed: rest = rest.dropLast()
    case .comma, .semicolon, .and, .bar: if isBracketed { return nil }; rest = rest.dropLast()
    default: return nil
    }
    return rest.isEmpty ? nil : (isInteger ? name : nil, with(rest + [end]))
  }

  /// Where the equals sign behind `(x, y)` ends, whose letters are in the order of the alphabet.
  private var endOfCoordinateNames: Int? {
    var names: [String] = []
    var index = 1
    while index + 1 < tokens.count, case .variable(let name) = tokens[index].kind {
      names.append(name)
      switch tokens[index + 1].kind {
      case .comma, .semicolon, .bar: index += 2
      case .close(.round):
        let isOrdered = zip(names, names.dropFirst()).allSatisfy { $0 < $1 }
        let isEquation = index + 3 < tokens.count && tokens[index + 2].kind == .relation(.equal)
        return isOrdered && isEquation && names.count > 1 ? index + 3 : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether tokens up to the end are one round bracket with coordinates in it.
  private static func isPoint(_ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.first?.kind == .open(.round) else { return false }
    var depth = 0
    var separates = false
    for token in tokens.dropLast(2) {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma, .semicolon, .bar: separates = separates || depth == 1
      case .relation: return false
      default: break
      }
      guard depth > 0 else { return false }
    }
    return separates && depth == 1
  }
}

extension Token {
  fileprivate var canSeparateCoordinates: Bool {
    switch kind {
    case .comma, .semicolon, .bar: true
    default: false
    }
  }
}

extension RandomAccessCollection<Token> {
  var containsInfinity: Bool { contains { $0.kind == .constant(.infinity) } }
}
