// SPDX-License-Identifier: Apache-2.0

/// A formula in TeX as MathML, which browsers draw without any script.
///
/// It knows what school formulae need: scripts, fractions, roots, upright text, Greek letters and the usual signs. A command
/// that it does not know is shown by its name, so that nothing is lost silently.
struct MathML {
  let html: String

  init(_ tex: String) {
    var parser = Parser(tex)
    let body = parser.row(until: nil, depth: 0)
    html = "<math><mrow>\(body)</mrow></math>"
  }

  private struct Parser {
    private let characters: [Character]
    private var place = 0

    init(_ tex: String) { characters = Array(tex.prefix(4_000)) }

    /// What stands up to a closing bracket or the end.
    mutating func row(until end: Character?, depth: Int) -> String {
      var row = ""
      while let character = peek {
        if character == end {
          place += 1
          break
        }
        row += scripted(depth: depth)
      }
      return row
    }

    private var peek: Character? { place < characters.count ? characters[place] : nil }

    /// An atom with the scripts that follow it.
    private mutating func scripted(depth: Int) -> String {
      let base = atom(depth: depth)
      var below: String?
      var above: String?
      while let mark = peek, mark == "_" || mark == "^" || mark == "'" {
        place += 1
        if mark == "'" {
          above = (above ?? "") + "<mo>′</mo>"
        } else if mark == "_" {
          below = atom(depth: depth)
        } else {
          above = atom(depth: depth)
        }
      }
      switch (below, above) {
      case (nil, nil): return base
      case (let below?, nil): return "<msub>\(some(base))\(below)</msub>"
      case (nil, let above?): return "<msup>\(some(base))<mrow>\(above)</mrow></msup>"
      case (let below?, let above?):
        return "<msubsup>\(some(base))\(below)<mrow>\(above)</mrow></msubsup>"
      }
    }

    private func some(_ base: String) -> String { base.isEmpty ? "<mrow></mrow>" : base }

    private mutating func atom(depth: Int) -> String {
      guard let character = peek else { return "<mrow></mrow>" }
      place += 1
      switch character {
      case "{":
        guard depth < 40 else { return "" }
        return "<mrow>\(row(until: "}", depth: depth + 1))</mrow>"
      case "}": return ""
      case "\\": return command(depth: depth)
      case "0"..."9":
        var number = String(character)
        while let next = peek, next.isNumber || next == "." || next == "," {
          // A point ends a sentence where no digit follows.
          if !next.isNumber, place + 1 >= characters.count || !characters[place + 1].isNumber {
            break
          }
          number.append(next)
          place += 1
        }
        return "<mn>\(number)</mn>"
      case " ", "\n", "~": return ""
      case "-": return "<mo>−</mo>"
      default:
        let escaped = String(character).escapedForHTML
        return character.isLetter ? "<mi>\(escaped)</mi>" : "<mo>\(escaped)</mo>"
      }
    }

    private mutating func command(depth: Int) -> String {
      var name = ""
      while let next = peek, next.isLetter, next.isASCII {
        name.append(next)
        place += 1
      }
      if name.isEmpty {
        guard let sign = peek else { return "" }
        place += 1
        return Self.spaces[String(sign)] ?? "<mo>\(String(sign).escapedForHTML)</mo>"
      }
      switch name {
      case "frac", "dfrac", "tfrac":
        return "<mfrac>\(atom(depth: depth))\(atom(depth: depth))</mfrac>"
      case "sqrt":
        guard peek == "[" else { return "<msqrt>\(atom(depth: depth))</msqrt>" }
        place += 1
        let index = row(until: "]", depth: depth)
        return "<mroot>\(atom(depth: depth))<mrow>\(index)</mrow></mroot>"
      case "mathrm", "text", "operatorname", "mathbf", "textrm":
        return upright(depth: depth)
      case "left", "right", "displaystyle", "limits", "big", "Big": return ""
      default:
        if let sign = Self.signs[name] { return "<mo>\(sign)</mo>" }
        if let letter = Self.letters[name] { return "<mi>\(letter)</mi>" }
        if let space = Self.spaces[name] { return space }
        let isFunction = Self.functions.contains(name)
        return isFunction ? "<mi>\(name)</mi>" : "<mtext>\\\(name)</mtext>"
      }
    }

    /// Upright letters, in which scripts keep their meaning: `\mathrm{SO_4^{2-}}`.
    private mutating func upright(depth: Int) -> String {
      let inner = atom(depth: depth)
      return inner.replacing("<mi>", with: "<mi mathvariant=\"normal\">")
    }

    private static let spaces = [
      " ": "<mspace width=\"0.3em\"/>", ",": "<mspace width=\"0.17em\"/>",
      ";": "<mspace width=\"0.28em\"/>", ":": "<mspace width=\"0.22em\"/>", "!": "",
      "quad": "<mspace width=\"1em\"/>", "qquad": "<mspace width=\"2em\"/>",
    ]

    private static let functions: Set<String> = [
      "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh",
      "tanh", "ln", "log", "lg", "exp", "lim", "max", "min", "det", "gcd", "mod",
    ]

    private static let signs = [
      "times": "×", "cdot": "·", "div": "÷", "pm": "±", "mp": "∓", "le": "≤", "leq": "≤", "ge": "≥",
      "geq": "≥", "ne": "≠", "neq": "≠", "approx": "≈", "sim": "∼", "equiv": "≡", "propto": "∝",
      "to": "→", "rightarrow": "→", "longrightarrow": "⟶", "leftarrow": "←",
      "rightleftharpoons": "⇌", "Rightarrow": "⇒", "Leftrightarrow": "⇔", "implies": "⟹",
      "iff": "⟺", "in": "∈", "notin": "∉", "subset": "⊂", "subseteq": "⊆", "cup": "∪", "cap": "∩",
      "setminus": "∖", "land": "∧", "wedge": "∧", "lor": "∨", "vee": "∨", "lnot": "¬", "neg": "¬",
      "forall": "∀", "exists": "∃", "int": "∫", "sum": "∑", "prod": "∏", "partial": "∂",
      "nabla": "∇", "infty": "∞", "circ": "∘", "degree": "°", "perp": "⊥", "parallel": "∥",
      "angle": "∠", "ldots": "…", "cdots": "⋯", "dots": "…", "langle": "⟨", "rangle": "⟩",
      "mid": "|", "vert": "|", "colon": ":", "ast": "∗", "uparrow": "↑", "downarrow": "↓",
    ]

    private static let letters = [
      "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ϵ", "varepsilon": "ε",
      "zeta": "ζ", "eta": "η", "theta": "θ", "vartheta": "ϑ", "iota": "ι", "kappa": "κ",
      "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π", "rho": "ρ", "sigma": "σ",
      "tau": "τ", "upsilon": "υ", "phi": "ϕ", "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω",
      "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ", "Xi": "Ξ", "Pi": "Π", "Sigma": "Σ",
      "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "ell": "ℓ", "hbar": "ℏ", "emptyset": "∅",
      "varnothing": "∅",
    ]
  }
}
