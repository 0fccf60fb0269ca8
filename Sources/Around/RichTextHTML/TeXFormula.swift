// SPDX-License-Identifier: Apache-2.0

/// A TeX formula to show on a page or in a line of text.
///
/// ```swift
/// let formula = TeXFormula("K_\\mathrm{a} = 10^{-5}")
/// formula.plainText  // "Kₐ = 10⁻⁵"
/// formula.mathML  // "<math>...</math>"
/// ```
///
/// It knows what school formulae need: scripts, fractions, roots, matrices, accents, upright text,
/// functions, Greek letters and the usual signs. A command that it does not know is shown by its
/// name, so that
/// nothing is lost silently. Any text is a formula; one that is not good TeX is shown as far as it
/// can be read.
public struct TeXFormula: Hashable, Sendable {
  let parts: [Part]

  /// Reads a formula, without the dollar signs around it.
  ///
  /// - Complexity: O(*n*) in the length of the formula.
  public init(_ tex: String) {
    var reader = Reader(tex)
    parts = reader.row(until: nil)
  }

  /// A part of a formula.
  indirect enum Part: Hashable, Sendable {
    /// Digits with the marks between them.
    case number(String)
    /// A letter, or the name of a function.
    case identifier(String)
    /// An operator, a bracket or any other sign.
    case sign(String)
    /// A command that is not known, by its name.
    case unknown(String)
    /// A blank in the source, which means nothing in a formula.
    case blank(Character)
    /// A space that is wanted, in quads.
    case space(width: String)
    /// The parts between braces.
    case group([Part])
    /// Upright letters, in which scripts keep their meaning; in words blanks count.
    case upright(Part, isWords: Bool)
    case fraction(Part, Part)
    case root(index: [Part]?, Part)
    /// A part with what stands above and below it, in the order of the source.
    case scripts(Part, [Script])
    /// The cells of the rows of a matrix.
    case table([[[Part]]])
    /// A part with a mark over or under the whole of it.
    case marked(Part, Accent)
    /// A part with another one over or under it.
    case stacked(Part, Part, isAbove: Bool)
    /// An argument that is not there.
    case missing
    /// A part of the source that is not drawn.
    case nothing
  }

  /// A mark such as an arrow or a line.
  struct Accent: Hashable, Sendable {
    let sign: String
    /// The character that puts the mark on the letter in front of it.
    let combining: String
    var isAbove = true

    static let all = [
      "overline": Accent(sign: "¯", combining: "\u{305}"),
      "bar": Accent(sign: "¯", combining: "\u{304}"),
      "vec": Accent(sign: "→", combining: "\u{20D7}"),
      "overrightarrow": Accent(sign: "→", combining: "\u{20D7}"),
      "hat": Accent(sign: "^", combining: "\u{302}"),
      "widehat": Accent(sign: "^", combining: "\u{302}"),
      "tilde": Accent(sign: "~", combining: "\u{303}"),
      "widetilde": Accent(sign: "~", combining: "\u{303}"),
      "dot": Accent(sign: "˙", combining: "\u{307}"),
      "ddot": Accent(sign: "¨", combining: "\u{308}"),
      "underline": Accent(sign: "_", combining: "\u{332}", isAbove: false),
      "overbrace": Accent(sign: "⏞", combining: ""),
      "underbrace": Accent(sign: "⏟", combining: "", isAbove: false),
    ]
  }

  enum Script: Hashable, Sendable {
    case above(Part)
    case below(Part)
    case prime
  }
}

extension TeXFormula.Part {
  /// Whether it is a blank, which means nothing.
  fileprivate var isBlank: Bool { if case .blank = self { true } else { self == .nothing } }
}

extension TeXFormula {
  fileprivate struct Reader {
    private let characters: [Character]
    private var place = 0
    private var depth = 0
    /// The maximum depth of braces and arguments within each other: nobody writes more, and hostile
    /// content cannot exhaust the stack.
    private static let maximumDepth = 40

    init(_ tex: String) { characters = Array(tex) }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    /// The parts up to a closing mark or the end.
    mutating func row(until end: Character?) -> [Part] {
      var row: [Part] = []
      while let character = next {
        if character == end {
          place += 1
          break
        }
        row.append(scripted())
      }
      return row
    }

    /// A part with the scripts that follow it.
    private mutating func scripted() -> Part {
      let base = part()
      var scripts: [Script] = []
      while let mark = next, mark == "_" || mark == "^" || mark == "'" {
        place += 1
        switch mark {
        case "'": scripts.append(.prime)
        case "_": scripts.append(.below(argument()))
        default: scripts.append(.above(argument()))
        }
      }
      return scripts.isEmpty ? base : .scripts(base, scripts)
    }

    /// The part that a script or a command takes.
    private mutating func argument() -> Part {
      while let character = next, Self.blanks.contains(character) { place += 1 }
      return part()
    }

    private static let blanks: Set<Character> = [" ", "\n", "~"]

    private mutating func part() -> Part {
      guard let character = next else { return .missing }
      place += 1
      guard depth < Self.maximumDepth else { return .sign(String(character)) }
      depth += 1
      defer { depth -= 1 }
      switch character {
      case "{": return .group(row(until: "}"))
      case "}": return .nothing
      case "\\": return command()
      case "-": return .sign("−")
      case _ where Self.blanks.contains(character): return .blank(character)
      case _ where character.isASCII && character.isNumber: return number(from: character)
      case _ where character.isLetter: return .identifier(String(character))
      default: return .sign(String(character))
      }
    }

    private mutating func number(from first: Character) -> Part {
      var number = String(first)
      while let character = next, character.isNumber || character == "." || character == "," {
        // A point ends a sentence where no digit follows.
        if !character.isNumber, place + 1 >= characters.count || !characters[place + 1].isNumber {
          break
        }
        number.append(character)
        place += 1
      }
      return .number(number)
    }

    private mutating func command() -> Part {
      var name = ""
      while let character = next, character.isLetter, character.isASCII {
        name.append(character)
        place += 1
      }
      guard !name.isEmpty else {
        guard let sign = next else { return .nothing }
        place += 1
        return Self.spaces[String(sign)].map { .space(width: $0) } ?? .sign(String(sign))
      }
      switch name {
      case "frac", "dfrac", "tfrac":
        let numerator = argument()
        return .fraction(numerator, argument())
      case "sqrt":
        guard next == "[" else { return .root(index: nil, argument()) }
        place += 1
        let index = row(until: "]")
        return .root(index: index, argument())
      case "mathrm", "operatorname", "mathbf": return .upright(argument(), isWords: false)
      case "text", "textrm": return .upright(argument(), isWords: true)
      case "displaystyle", "limits", "big", "Big": return .nothing
      case "begin": return table()
      case "binom":
        let above = argument()
        return .group([.sign("("), .table([[[above]], [[argument()]]]), .sign(")")])
      case "overset", "stackrel", "underset":
        let mark = argument()
        return .stacked(argument(), mark, isAbove: name != "underset")
      case "boxed": return argument()
      case "phantom":
        _ = argument()
        return .nothing
      case "left", "right":
        // A point stands for a bracket that is not drawn.
        if next == "." { place += 1 }
        return .nothing
      default:
        if let accent = Accent.all[name] { return .marked(argument(), accent) }
        if let sign = Self.signs[name] { return .sign(sign) }
        if let letter = Self.letters[name] { return .identifier(letter) }
        if let width = Self.spaces[name] { return .space(width: width) }
        return Self.functions.contains(name) ? .identifier(name) : .unknown(name)
      }
    }

    /// The rows of a matrix up to its end, with the brackets that its name says.
    private mutating func table() -> Part {
      let name = braced()
      if name == "array" { _ = braced() }
      var rows: [[[Part]]] = [[[]]]
      while let character = next {
        if character == "&" {
          place += 1
          rows[rows.count - 1].append([])
        } else if continues(with: "\\\\") {
          place += 2
          rows.append([[]])
        } else if continues(with: "\\end") {
          place += 4
          _ = braced()
          break
        } else {
          let column = rows[rows.count - 1].count - 1
          rows[rows.count - 1][column].append(scripted())
        }
      }
      // A break behind the last row makes none of its own.
      if rows.count > 1, rows.last.map({ $0.joined().allSatisfy(\.isBlank) }) == true {
        rows.removeLast()
      }
      let brackets = Self.brackets[name] ?? ("", "")
      let signs = [brackets.0, brackets.1].map { $0.isEmpty ? Part.nothing : .sign($0) }
      return brackets == ("", "") ? .table(rows) : .group([signs[0], .table(rows), signs[1]])
    }

    private static let brackets = [
      "pmatrix": ("(", ")"), "bmatrix": ("[", "]"), "Bmatrix": ("{", "}"), "vmatrix": ("|", "|"),
      "Vmatrix": ("‖", "‖"), "cases": ("{", ""),
    ]

    private func continues(with text: String) -> Bool {
      characters[place...].prefix(text.count).elementsEqual(text)
    }

    /// The name between braces.
    private mutating func braced() -> String {
      guard next == "{" else { return "" }
      let name = characters[(place + 1)...].prefix { $0 != "}" }
      place = min(name.endIndex + 1, characters.count)
      return String(name)
    }

    /// The widths of spaces in quads.
    private static let spaces = [
      " ": "0.3", ",": "0.17", ";": "0.28", ":": "0.22", "!": "", "quad": "1", "qquad": "2",
    ]

    private static let functions: Set<String> = [
      "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh",
      "tanh", "ln", "log", "lg", "exp", "lim", "max", "min", "det", "gcd", "mod", "sup", "inf",
      "arg", "dim", "deg", "ker",
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
