// SPDX-License-Identifier: Apache-2.0

/// Takes away what people write around a number.
extension EverydayText {
  /// Removes the end of a sentence, the points of abbreviations, and everything before and behind the number
  /// that adds nothing to it.
  mutating func removeFrame() {
    removePoints()
    joinDecimals()
    var count: Int
    repeat {
      count = pieces.count
      removeName()
      removeOpening()
      removeEnding()
    } while pieces.count < count
    removeNameBehind()
    if let first = pieces.indices.first { pieces[first].followsBlank = false }
    joinUnits()
    writeSigns()
  }

  /// Writes "hoch" and "out of" between numbers as signs.
  private mutating func writeSigns() {
    for index in pieces.indices.dropFirst().dropLast().reversed() where index + 1 < pieces.count {
      guard pieces[index].word != nil, isNumeric(pieces[index - 1]) else { continue }
      for (sign, phrases) in words.signs {
        guard let end = end(of: phrases, at: index), end < pieces.count,
          isNumeric(pieces[end]) || pieces[end].isSign("-")
            || pieces[end].word.map(words.minuses.contains) == true
        else { continue }
        pieces.replaceSubrange(index..<end, with: [Piece(sign)])
        break
      }
    }
  }

  /// Removes "and" between two units, as in "2 hours and 30 minutes", and writes "an hour and a half" in the order
  /// of numbers.
  private mutating func joinUnits() {
    for index in pieces.indices.dropFirst().dropLast().reversed() {
      guard let word = pieces[index].word, words.ands.contains(word), isUnit(pieces[index - 1])
      else { continue }
      let rest = pieces[(index + 1)...]
      let isPart =
        rest.allSatisfy { $0.word != nil } && words.isPart(rest.compactMap(\.word))
      if isPart {
        let unit = pieces.remove(at: index - 1)
        pieces.append(unit)
      } else if isNumeric(pieces[index + 1]) {
        pieces.remove(at: index)
      }
    }
  }

  private func isUnit(_ piece: Piece) -> Bool {
    guard piece.word.map({ !words.isCardinal($0) }) ?? false else { return false }
    return UnitTable.standard.unit(String(String.UnicodeScalarView(piece.scalars))) != nil
  }

  /// Removes points behind words and at the end, as in "5 min." and "2.5.".
  private mutating func removePoints() {
    // The dash for no cents: "5,- €".
    for index in pieces.indices.dropFirst().dropLast().reversed() where index + 1 < pieces.count {
      guard pieces[index].isSign(","), pieces[index + 1].isSign("-"), pieces[index - 1].isDigits
      else { continue }
      let end = pieces[(index + 1)...].firstIndex { !$0.isSign("-") } ?? pieces.count
      // "5,-3" has no price.
      guard end == pieces.count || !pieces[end].isDigits else { continue }
      pieces.removeSubrange(index..<end)
    }
    // Three points are no end: they go on. And "5!" is a factorial, but nobody means that of 1989.
    if let last = pieces.last, last.isSign(".", "!"), let before = pieces.dropLast().last,
      !before.isSign(".", "!"),
      !(last.isSign("!") && !last.followsBlank && before.isDigits && before.scalars.count < 3)
    {
      pieces.removeLast()
    }
    for index in pieces.indices.reversed() where index > 0 && pieces[index].isSign(".") {
      let isLast = index + 1 == pieces.count || pieces[index + 1].followsBlank
      if isLast, pieces[index - 1].word != nil, !pieces[index].followsBlank {
        pieces.remove(at: index)
      }
    }
  }

  /// Joins "2 , 5".
  private mutating func joinDecimals() {
    for index in pieces.indices.dropFirst().dropLast() where pieces[index].isSign(",", ".") {
      guard pieces[index].followsBlank, pieces[index + 1].followsBlank,
        pieces[index - 1].isDigits, pieces[index + 1].isDigits
      else { continue }
      pieces[index].followsBlank = false
      pieces[index + 1].followsBlank = false
    }
  }

  private mutating func removeOpening() {
    if let first = pieces.first, first.isSign("=", "≈", "~", "∼", "≃", "≅", "≐", ":"),
      pieces.count > 1
    {
      pieces.removeFirst()
    } else if let end = end(of: words.approximations, at: 0) ?? end(of: words.openings, at: 0)
      ?? end(of: words.eras, at: 0) ?? end(of: words.names, at: 0), end < pieces.count
    {
      pieces.removeFirst(end)
    } else if pieces.first?.word == "us", pieces.count > 1, pieces[1].isSign("$") {
      pieces.removeFirst()
    }
  }

  /// Removes the name of a quantity: "x =", "E_kin ≈", "P(A) =", "Result:", "the mass is".
  private mutating func removeName() {
    guard pieces.first?.word != nil else { return }
    var depth = 0
    for (index, piece) in pieces.enumerated().prefix(Self.longestName) {
      if piece.isSign("(") { depth += 1 }
      if piece.isSign(")") { depth -= 1 }
      guard depth == 0, index > 0 else { continue }
      let isCopula = piece.word.map(words.copulas.contains) ?? false
      if piece.isSign("=", "≈", "~"), isName(pieces[..<index]) {
        // "n = 2 = 3" says two things.
        guard !pieces[(index + 1)...].contains(where: { $0.isSign("=") }) else { return }
        pieces.removeFirst(index + 1)
        return
      }
      if isCopula || piece.isSign(":"), index + 1 < pieces.count, pieces[index + 1].followsBlank,
        // "π : 4" is a quotient.
        !pieces[0].isSign("π"), pieces[0].word != "pi",
        pieces[..<index].allSatisfy({ $0.word != nil }), isName(pieces[..<index])
      {
        pieces.removeFirst(index + 1)
        return
      }
    }
  }

  /// Removes the name behind a number: "2.5 = x".
  private mutating func removeNameBehind() {
    guard let sign = pieces.lastIndex(where: { $0.isSign("=") }), sign > 0,
      pieces.firstIndex(where: { $0.isSign("=") }) == sign, pieces.first?.word == nil,
      pieces[(sign + 1)...].first?.word != nil, isName(pieces[(sign + 1)...])
    else { return }
    pieces.removeSubrange(sign...)
  }

  /// The most pieces of the name of a quantity.
  private static let longestName = 16

  /// Whether pieces can name a quantity, so that nothing is to be solved: "x" and "f(2)", not "2x" or "ln x".
  private func isName(_ pieces: ArraySlice<Piece>) -> Bool {
    if let word = pieces.first?.word, Vocabulary.isOperation(word) { return false }
    var depth = 0
    return pieces.allSatisfy { piece in
      if piece.isSign("(") { depth += 1 }
      defer { if piece.isSign(")") { depth -= 1 } }
      if depth > 0 { return true }
      if let word = piece.word {
        return !Vocabulary.isConnective(word) && !words.isCardinal(word)
          && !words.minuses.contains(word)
          && !words.reservations.contains(word)
      }
      return piece.isDigits && !piece.followsBlank || piece.isSign("_", "'", "°", ")", ":")
        || piece.scalars.allSatisfy { "₀₁₂₃₄₅₆₇₈₉".unicodeScalars.contains($0) }
    }
  }

  private mutating func removeEnding() {
    guard let first = pieces.firstIndex(where: isNumeric) else { return }
    for start in pieces.indices.suffix(Self.maximumWords) where start > first {
      guard let word = pieces[start].word else { continue }
      let isCounted = words.counted.contains(word) && start + 1 == pieces.count
      guard
        isCounted || end(of: words.eras, at: start) == pieces.count
          || end(of: words.approximations, at: start) == pieces.count
      else { continue }
      pieces.removeLast(pieces.count - start)
      return
    }
  }

  /// Whether a piece is or begins a number.
  func isNumeric(_ piece: Piece) -> Bool {
    guard let word = piece.word else {
      return piece.isDigits || piece.scalars.contains { Vocabulary.vulgarFractions[$0] != nil }
    }
    return words.isNumeric(word)
  }
}
