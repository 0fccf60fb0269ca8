// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore

extension ChemicalMatcher {
  /// Returns an accepted answer as it is printed: "SO₄²⁻" for "SO4^2-", "2 H₂ + O₂ → 2 H₂O", "1s²
  /// 2s¹" and "¹⁴C".
  ///
  /// - Parameters:
  ///   - accepted: One of the accepted answers.
  ///   - language: Of no use here, as formulae are the same in all languages.
  /// - Returns: A text that counts as well.
  /// - Complexity: That of a few judgments.
  public func written(_ accepted: String, in language: Language) -> String {
    let changes: [WrittenKey.Change]
    switch form {
    case .configuration: changes = [\.withRaisedElectrons]
    case .formula, .equation, .nuclide:
      changes = [\.withLoweredCounts, { $0.raisingExponents(charges: true) }, \.withChemicalSigns]
    }
    return WrittenKey.text(of: accepted, for: self, changes: changes)
  }
}

extension String {
  /// The text with digits behind a symbol or a closing bracket lowered; those of factors and
  /// charges stay.
  fileprivate var withLoweredCounts: String {
    var result = ""
    var isCount = false
    for character in self {
      let isDigit = character.isASCII && character.isWholeNumber
      isCount =
        isDigit && (isCount || result.last.map { $0.isLetter || ")]_".contains($0) } == true)
      if isCount, result.last == "_" { result.removeLast() }
      result += isCount ? String(character).lowered : String(character)
    }
    return result
  }

  /// The text with the electrons of each subshell raised.
  fileprivate var withRaisedElectrons: String {
    var result = ""
    var isCount = false
    for character in self where character != "^" || result.last?.isLetter != true {
      let isDigit = character.isASCII && character.isWholeNumber
      isCount = isDigit && (isCount || result.last?.isLetter == true)
      result += isCount ? String(character).raised : String(character)
    }
    return result
  }

  /// The text with arrows, and with a dot before the water of a hydrate.
  fileprivate var withChemicalSigns: String {
    replacing("<=>", with: "⇌").replacing("<->", with: "⇌").replacing("->", with: "→")
      .replacing("*", with: "·")
  }
}
