// SPDX-License-Identifier: Apache-2.0
import LudusCore

/// Writes an equation in one of the notations that learners and textbooks use.
enum EquationWriter: CaseIterable {
  case caret, printed, tex, mhchem, blankBeforeCharge, bracketedCharge, repeatedSigns, fullWidth
  case signFirst, crowded

  func write(_ equation: RandomEquation, using generator: inout SeededGenerator) -> String {
    let plus = self == .crowded ? "+" : generator.draw(below: 2) == 0 ? " + " : "  +  "
    let left = equation.left.map { written($0, using: &generator) }.joined(separator: plus)
    let right = equation.right.map { written($0, using: &generator) }.joined(separator: plus)
    var arrows =
      equation.arrow == "->" ? ["->", "→", "⟶", "-->", "=>", "="] : ["<=>", "⇌", "⇄", "<->"]
    if self == .tex {
      arrows = equation.arrow == "->" ? ["\\rightarrow", "\\to"] : ["\\rightleftharpoons"]
    }
    let arrow = arrows[generator.draw(below: arrows.count)]
    let text = "\(left) \(arrow) \(right)"
    return switch self {
    case .tex: "$" + text + "$"
    case .mhchem: "\\ce{\(text)}"
    default: text
    }
  }

  private func written(_ term: RandomEquation.Term, using generator: inout SeededGenerator)
    -> String
  {
    let body = text(of: term.species)
    let (whole, isHalf) = (term.halves / 2, term.halves % 2 == 1)
    let blank = self != .crowded && generator.draw(below: 2) == 0 ? " " : ""
    if !isHalf {
      let isShown = whole > 1 || generator.draw(below: 5) == 0
      return (isShown ? digits("\(whole)") + blank : "") + body
    }
    let half =
      switch generator.draw(below: 3) {
      case 0 where self != .tex: whole == 0 ? "½" : "\(whole)½"
      case 1: "\(whole).5"
      default: "\(term.halves)/2"
      }
    return half + blank + body
  }

  func text(of species: RandomEquation.Species) -> String {
    if species.pieces == [.atom("e", 1)] { return "e" + charge(-1, of: "e", isBlank: false) }
    var body = text(of: species.pieces)
    let isWhole = species.pieces.count == 1
    // "SO42-" and "(SO4)2-" are for the charge of one group; plain digits would count here.
    if species.charge != 0, self == .crowded, !isWhole { body = "[\(body)]" }
    body += charge(species.charge, of: body, isBlank: self == .blankBeforeCharge)
    if species.water > 0 {
      let dot = self == .tex ? "\\cdot " : self == .mhchem || self == .crowded ? "*" : "·"
      body +=
        dot + (species.water == 1 ? "" : digits("\(species.water)"))
        + text(of: [.atom("H", 2), .atom("O", 1)])
    }
    return body + (species.state.isEmpty ? "" : state(species.state))
  }

  private func state(_ state: String) -> String {
    switch self {
    case .tex: "_{(\(state))}"
    case .printed: " (\(state))"
    default: "(\(state))"
    }
  }

  private func text(of pieces: [RandomEquation.Species.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .atom(let symbol, let count): letters(symbol) + lowered(count)
      case .group(let inner, let count): "(" + text(of: inner) + ")" + lowered(count)
      }
    }.joined()
  }

  private func letters(_ symbol: String) -> String {
    switch self {
    case .tex: "\\mathrm{\(symbol)}"
    case .fullWidth: symbol.fullWidth
    default: symbol
    }
  }

  private func digits(_ digits: String) -> String { self == .fullWidth ? digits.fullWidth : digits }

  private func lowered(_ count: Int) -> String {
    guard count > 1 else { return "" }
    return switch self {
    case .printed, .blankBeforeCharge: "\(count)".small("₀₁₂₃₄₅₆₇₈₉")
    case .tex: "_{\(count)}"
    case .caret where count < 10: "_\(count)"
    default: digits("\(count)")
    }
  }

  private func charge(_ charge: Int, of body: String, isBlank: Bool) -> String {
    guard charge != 0 else { return "" }
    let sign = charge > 0 ? "+" : "-"
    let number = charge.magnitude == 1 ? "" : "\(charge.magnitude)"
    return switch self {
    case .caret, .mhchem: "^" + number + sign
    case .printed: number.small("⁰¹²³⁴⁵⁶⁷⁸⁹") + (charge > 0 ? "⁺" : "⁻")
    case .tex: "^{\(number)\(sign)}"
    case .blankBeforeCharge: isBlank && !number.isEmpty ? " " + number + sign : number + sign
    case .bracketedCharge: "(\(number)\(sign))"
    case .repeatedSigns:
      // "Cr10+" would be Cr1 with the charge 0+, so nobody writes it.
      (charge.magnitude == 1 && body.suffix(2).allSatisfy(\.isNumber) ? "^" : "")
        + String(repeating: sign, count: Int(charge.magnitude))
    case .fullWidth: "^" + (number + sign).fullWidth
    case .signFirst: "^{\(sign)\(number)}"
    case .crowded: number + sign
    }
  }
}

extension String {
  /// The text in letters as wide as those of Chinese.
  fileprivate var fullWidth: String {
    String(
      String.UnicodeScalarView(unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) })
    )
  }

  /// The digits in small ones.
  fileprivate func small(_ digits: String) -> String {
    let digits = Array(digits)
    return String(compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }
}
