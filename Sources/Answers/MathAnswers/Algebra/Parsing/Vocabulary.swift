// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts

/// The words that mean something in an expression.
///
/// The names of functions are those of ISO 80000-2 and the shorter or longer ones in use in schools
/// and programs.
package enum Vocabulary {
  /// Words as they are written in plain text, and after a backslash.
  static let words: [String: Token.Kind] = {
    var words: [String: Token.Kind] = [
      "ln": .function(.naturalLogarithm), "log": .logarithm, "lg": .logarithm, "exp": .exponential,
      "sqrt": .root, "cbrt": .fixedRoot(3), "root": .degreeRoot,
      "max": .composed(.maximum), "min": .composed(.minimum), "sgn": .composed(.sign),
      "sign": .composed(.sign), "signum": .composed(.sign),
      "abs": .function(.absolute), "factorial": .function(.factorial),
      "pi": .constant(.pi), "infty": .constant(.infinity), "inf": .constant(.infinity),
      "pct": .percent,
    ]
    var inLanguages: [String: Token.Kind] = [
      "root": .root, "infinity": .constant(.infinity), "and": .and, "or": .or, "percent": .percent,
      "degree": .degree,
    ]
    for (index, names) in trigonometric.enumerated() {
      guard let first = Operation(rawValue: Operation.sine.rawValue + UInt8(index)) else {
        continue
      }
      inLanguages[names[0]] = .function(first)
      for name in names { words[name] = .function(first) }
    }
    words.merge(spoken(inLanguages)) { first, _ in first }
    for name in longGreekNames { words[name] = .variable(name) }
    return words
  }()

  /// Words that are functions only where a bracket follows at once, in lower case.
  static let wordsBeforeBracket: [String: Token.Kind] = {
    var words: [String: Token.Kind] = [
      "floor": .function(.floor), "ceil": .function(.ceiling), "ceiling": .function(.ceiling),
      "mod": .composed(.remainder),
    ]
    for name in ["binom", "binomial", "choose", "ncr"] { words[name] = .composed(.binomial) }
    let inLanguages: [String: Token.Kind] = [
      "gcd": .composed(.commonDivisor), "lcm": .composed(.commonMultiple),
    ]
    return words.merging(spoken(inLanguages)) { first, _ in first }
  }()

  /// The words of all languages for some signs, by the English names of these.
  private static func spoken(_ signs: [String: Token.Kind]) -> [String: Token.Kind] {
    let lines = LanguageFacts.all.flatMap { $0.formulaWords.split(separator: "\n") }
    return lines.reduce(into: [:]) { words, line in
      let names = line.split(separator: " ").map(String.init)
      guard let name = names.first, let sign = signs[name] else { return }
      for word in names.dropFirst() { words[word] = sign }
    }
  }

  /// The words of all languages for "and" and "or", where they stand between two relations.
  static let connectives: [String: Token.Kind] = {
    var words: [String: Token.Kind] = [:]
    for numbers in LanguageFacts.all.compactMap(\.numbers) {
      for word in numbers.or.words { words[word] = .or }
    }
    for numbers in LanguageFacts.all.compactMap(\.numbers) {
      for word in numbers.and.words where words[word] == nil { words[word] = .and }
    }
    return words
  }()

  /// Whether a word does something with what stands around it, and so is no name.
  package static func isOperation(_ word: String) -> Bool {
    switch words[word] {
    case nil, .variable, .constant: false
    default: true
    }
  }

  /// Whether a word joins two statements.
  package static func isConnective(_ word: String) -> Bool {
    words[word] == .and || words[word] == .or
  }

  /// The words that only TeX writes, after a backslash.
  static let commands: [String: Token.Kind] = {
    var commands: [String: Token.Kind] = [
      "frac": .fraction, "dfrac": .fraction, "tfrac": .fraction, "cfrac": .fraction,
      "gcd": .composed(.commonDivisor), "over": .overAll, "choose": .choose,
      "bmod": .modulo, "mod": .modulo,
      "lfloor": .open(.floor), "rfloor": .close(.floor), "lceil": .open(.ceiling),
      "rceil": .close(.ceiling), "binom": .binomial, "dbinom": .binomial, "tbinom": .binomial,
      "sum": .repeated(.add),
      "prod": .repeated(.multiply),
      "cdot": .times, "times": .times, "ast": .times, "div": .over, "pm": .plusMinus,
      "mp": .minusPlus, "le": .relation(.lessOrEqual), "leq": .relation(.lessOrEqual),
      "leqslant": .relation(.lessOrEqual), "ge": .relation(.greaterOrEqual),
      "geq": .relation(.greaterOrEqual), "geqslant": .relation(.greaterOrEqual),
      "ne": .relation(.unequal), "neq": .relation(.unequal), "lt": .relation(.less),
      "gt": .relation(.greater), "lvert": .openBar, "rvert": .closeBar, "vert": .bar, "mid": .bar,
      "{": .open(.set), "}": .close(.set), "lbrace": .open(.set), "rbrace": .close(.set),
      "lbrack": .open(.square), "rbrack": .close(.square),
      "mapsto": .mapsTo, "to": .mapsTo, "in": .member, "notin": .notMember, "cup": .union,
      "setminus": .without,
      "backslash": .without,
      "R": .reals, "Z": .integers, "approx": .relation(.equal), "langle": .relation(.less),
      "rangle": .relation(.greater), "\\": .row,
      "land": .and, "wedge": .and, "lor": .or, "vee": .or, "circ": .degree, "degree": .degree,
      "%": .percent, "|": .bar, "varepsilon": .variable("epsilon"), "vartheta": .variable("theta"),
      "varphi": .variable("phi"), "exponentialE": .constant(.e),
      "imaginaryI": .constant(.imaginaryUnit),
    ]
    for name in greekLetters.values where name != "pi" { commands[name] = .variable(name) }
    return commands
  }()

  /// Commands that change how a formula looks and not what it says.
  static let silentCommands: Set<String> = [
    ",", ";", ":", "!", " ", "quad", "qquad", "displaystyle", "textstyle", "limits", "nolimits",
    "big", "Big",
    "bigl", "bigr", "Bigl", "Bigr", "bigg", "Bigg", "biggl", "biggr",
  ]

  /// The names of ISO 80000-2, in the order of the operations, with those of programs behind them.
  private static let trigonometric: [[String]] = [
    ["sin"], ["cos"], ["tan"], ["cot"], ["sec"], ["csc"],
    ["arcsin", "asin"], ["arccos", "acos"], ["arctan", "atan"], ["arccot", "acot"],
    ["arcsec", "asec"], ["arccsc", "acsc"],
    ["sinh"], ["cosh"], ["tanh"], ["coth"], ["sech"], ["csch"],
    ["arsinh", "asinh", "arcsinh"], ["arcosh", "acosh", "arccosh"],
    ["artanh", "atanh", "arctanh"], ["arcoth", "acoth", "arccoth"],
    ["arsech", "asech", "arcsech"], ["arcsch", "acsch", "arccsch"],
  ]

  /// The Greek letters that are read in plain text by name; the shorter ones could be products.
  private static let longGreekNames = [
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "theta", "kappa", "lambda", "sigma",
    "omega", "phi", "rho", "tau", "chi", "psi",
  ]

  /// The Greek letters by their names in TeX.
  static let greekLetters: [Unicode.Scalar: String] = [
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "ϵ": "epsilon",
    "ζ": "zeta", "η": "eta", "θ": "theta", "ϑ": "theta", "ι": "iota", "κ": "kappa",
    "λ": "lambda", "μ": "mu", "µ": "mu", "ν": "nu", "ξ": "xi", "π": "pi", "ρ": "rho",
    "σ": "sigma", "τ": "tau", "υ": "upsilon", "φ": "phi", "ϕ": "phi", "χ": "chi", "ψ": "psi",
    "ω": "omega", "Γ": "Gamma", "Δ": "Delta", "Θ": "Theta", "Λ": "Lambda", "Ξ": "Xi",
    "Π": "Pi", "Σ": "Sigma", "Φ": "Phi", "Ψ": "Psi", "Ω": "Omega",
  ]

  /// Signs beyond ASCII.
  static let signs: [Unicode.Scalar: Token.Kind] = [
    "×": .times, "·": .times, "⋅": .times, "∙": .times, "•": .times, "∗": .times, "÷": .over,
    "∑": .repeated(.add), "∏": .repeated(.multiply), "∶": .over, "﹣": .minus,
    "∕": .over, "⁄": .over, "−": .minus, "–": .minus, "—": .minus, "‐": .minus, "‑": .minus,
    "±": .plusMinus, "∓": .minusPlus, "≤": .relation(.lessOrEqual), "⩽": .relation(.lessOrEqual),
    "≥": .relation(.greaterOrEqual), "⩾": .relation(.greaterOrEqual), "≠": .relation(.unequal),
    "∞": .constant(.infinity), "°": .degree, "√": .root, "∛": .fixedRoot(3), "∜": .fixedRoot(4),
    "∧": .and, "∨": .or, "↦": .mapsTo, "→": .mapsTo, "⟼": .mapsTo,
    "∣": .bar, "≈": .relation(.equal), "≅": .relation(.equal), "∈": .member, "∪": .union,
    "≦": .relation(.lessOrEqual), "≧": .relation(.greaterOrEqual), "∉": .notMember,
    "ℝ": .reals, "ℤ": .integers, "∖": .without, "⌊": .open(.floor), "⌋": .close(.floor),
    "⌈": .open(.ceiling), "⌉": .close(.ceiling),
  ]

  static let superscripts: [Unicode.Scalar: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "⁻": "-", "⁺": "+", "⁽": "(", "⁾": ")", "ᵃ": "a", "ᵇ": "b", "ᶜ": "c", "ᵈ": "d",
    "ᵏ": "k", "ᵐ": "m", "ⁿ": "n", "ᵖ": "p", "ʳ": "r", "ˢ": "s", "ᵗ": "t", "ˣ": "x", "ʸ": "y",
    "ᶻ": "z",
  ]

  /// The fractions of one sign.
  package static let vulgarFractions: [Unicode.Scalar: (Int, Int)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8),
    "⅝": (5, 8), "⅞": (7, 8), "⅑": (1, 9), "⅒": (1, 10),
  ]

  static let subscripts: [Unicode.Scalar: Character] = [
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8",
    "₉": "9",
  ]
}
