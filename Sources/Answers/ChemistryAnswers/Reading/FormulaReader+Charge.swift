// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

extension FormulaReader {
  /// Reads a charge: 2+, +2, ++, (2+), or nothing.
  mutating func charge() throws(Verdict.ChemicalFault) -> Int? {
    guard depth == 0, let length = chargeLength(at: position) else { return nil }
    let signs = glyphs[position..<position + length]
    var (number, count, isNegative) = (0, 0, false)
    for glyph in signs {
      if let digit = glyph.digit { number = number * 10 + digit }
      if glyph.isSign {
        count += 1
        isNegative = glyph.kind == .minus
      }
    }
    let hasDigits = signs.contains { $0.digit != nil }
    guard !hasDigits || number > 0 else { throw fault(.numberOutOfRange) }
    position += length
    let value = hasDigits ? number : count
    return isNegative ? -value : value
  }

  /// The number of signs of the charge at an index, or nil when there is none.
  func chargeLength(at index: Int) -> Int? {
    if glyph(index)?.kind == .open(.round) {
      let end = endOfNumber(from: index + 1)
      guard end > index + 1, end - index <= 5, glyph(end)?.kind == .close(.round),
        glyphs[index..<end].contains(where: \.isSign)
      else { return nil }
      return end + 1 - index
    }
    var end = index
    while let digit = glyph(end), digit.digit != nil, end - index < 2,
      end == index || !digit.isSpaced
    {
      end += 1
    }
    if end > index, let sign = glyph(end), sign.isSpaced { return nil }
    guard isChargeSign(end) else { return nil }
    let sign = glyph(end)?.kind
    let hadDigits = end > index
    end += 1
    if hadDigits { return end - index }
    while glyph(end)?.kind == sign, glyph(end)?.isSpaced == false, isChargeSign(end),
      end - index < 8
    {
      end += 1
    }
    // "Ca+2": digits behind a sign count where nothing of the next species follows them.
    guard end == index + 1, let digit = glyph(end), digit.digit != nil, !digit.isSpaced else {
      return end - index
    }
    var behind = end + 1
    while glyph(behind)?.digit != nil, glyph(behind)?.isSpaced == false { behind += 1 }
    let next = glyph(behind)
    let isNumber =
      digit.level == .raised || next.map { $0.isSpaced || !$0.beginsUnit } ?? true
      || stateLength(at: behind) != nil
    return isNumber && behind - end <= 2 ? behind - index : end - index
  }

  private func endOfNumber(from index: Int) -> Int {
    var end = index
    while let glyph = glyph(end), glyph.digit != nil || glyph.isSign { end += 1 }
    return end
  }

  /// Whether the sign at an index is that of a charge.
  func isChargeSign(_ index: Int) -> Bool {
    guard let glyph = glyph(index), glyph.isSign else { return false }
    if glyph.level != .plain { return true }
    return glyph.kind == .minus ? !isBond(index) : !isSeparator(index)
  }

  /// Whether one sign follows another, as in "Ca++".
  func signsAreDoubled(at index: Int) -> Bool {
    guard let glyph = glyph(index), let next = self.glyph(index + 1), !next.isSpaced else {
      return false
    }
    return next.kind == glyph.kind && isChargeSign(index + 1)
  }

  /// Whether the minus sign at an index is a line between two atoms, as in CH3-CH3.
  func isBond(_ index: Int) -> Bool {
    guard let glyph = glyph(index), glyph.kind == .minus, glyph.level == .plain, !glyph.isSpaced,
      index > start, let next = self.glyph(index + 1), !next.isSpaced, next.level == .plain
    else { return false }
    switch next.kind {
    case .letter(let letter): return !letter.isSmallLetter
    case .open: return stateLength(at: index + 1) == nil
    default: return false
    }
  }

  /// Whether the plus sign at an index joins two species.
  func isSeparator(_ index: Int) -> Bool {
    guard let glyph = glyph(index), glyph.kind == .plus, glyph.level == .plain else { return false }
    // Nothing but a charge can stand at the end, or before a bracket that is closed.
    guard let next = self.glyph(index + 1) else { return false }
    if case .close = next.kind { return false }
    if stateLength(at: index + 1) != nil { return false }
    if glyph.isSpaced { return next.kind != .plus }
    if next.isSpaced {
      // "Na+ + ..." has a charge, and "H2+ O2" has none: nothing else may follow a species.
      if case .fraction = next.kind { return true }
      return next.beginsUnit || next.digit != nil
    }
    if next.kind == .plus { return false }
    if case .fraction = next.kind { return true }
    guard next.digit != nil else { return next.beginsUnit }
    guard next.level == .plain else {
      // "Ca+²" is an ion, and in "n+²³⁵U" a nuclide follows.
      var behind = index + 1
      while self.glyph(behind)?.digit != nil { behind += 1 }
      return self.glyph(behind)?.beginsUnit == true && stateLength(at: behind) == nil
    }
    // "Ca+2 + ..." has its charge behind the sign.
    var behind = index + 2
    while self.glyph(behind)?.digit != nil, self.glyph(behind)?.isSpaced == false { behind += 1 }
    guard let end = self.glyph(behind) else { return false }
    return !(end.isSpaced && end.kind == .plus) && stateLength(at: behind) == nil
  }
}
