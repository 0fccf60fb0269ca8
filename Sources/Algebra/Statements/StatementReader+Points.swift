// The names of points, which say nothing of where they are.
extension Tokenizer {
  /// The same without the name of a point: `P(2|3)`, `P = (2, 3)`, `(x, y) = (2, 3)`, `{(2|3)}`; nil where there is none.
  var withoutNameOfPoint: Tokenizer? {
    guard tokens.count > 6, case .close(let bracket) = tokens[tokens.count - 2].kind else {
      return nil
    }
    var rest = tokens[...]
    switch (tokens[0].kind, tokens[1].kind) {
    case (.variable(let name), .open(.round)) where name.first?.isUppercase == true:
      rest = rest.dropFirst()
    case (.variable(let name), .relation(.equal)) where name.first?.isUppercase == true:
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
    guard rest.count < tokens.count, Self.isPoint(rest) else { return nil }
    var other = self
    other.tokens = Array(rest)
    return other
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
