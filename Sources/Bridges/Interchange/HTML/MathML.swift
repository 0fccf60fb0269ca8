// SPDX-License-Identifier: Apache-2.0

/// A formula in MathML as TeX, with any prefix or none.
///
/// It knows presentation markup. Of an element that it does not know the content is taken, and its
/// name is noted.
struct MathML {
  /// The formula in TeX, without marks around it.
  let tex: String
  /// The names of elements that are not known, or that stand too deep.
  let unknown: [String]
  /// The place behind the formula.
  let end: Int

  /// The maximum depth of elements within each other; those further in add their text to the one
  /// around them.
  static let maximumDepth = 32

  /// Reads the formula behind its first tag; no tag ends behind the last bracket.
  init(_ characters: [Character], after tag: HTMLTag, lastBracket: Int) {
    var open = [Element(name: "math", attributes: tag.attributes)]
    var names = [tag.fullName]
    var unknown: [String] = []
    var place = tag.end
    var excess = 0
    var trustsQuotes = true
    func close(_ count: Int) {
      for _ in 0..<count where open.count > 1 {
        let closed = open.removeLast()
        names.removeLast()
        open[open.count - 1].children.append(closed)
      }
    }
    reading: while place < characters.count, !tag.isClosed {
      guard characters[place] == "<", place < lastBracket,
        let inner = HTMLTag(characters, at: place, trustsQuotes: trustsQuotes)
      else {
        open[open.count - 1].text.append(characters[place])
        place += 1
        continue
      }
      trustsQuotes = trustsQuotes && !inner.hasOpenQuote
      place = inner.end
      if inner.isClosing {
        if inner.name == "math" { break reading }
        if excess > 0 {
          excess -= 1
        } else if let index = names.lastIndex(of: inner.fullName), index > 0 {
          close(open.count - index)
        }
      } else if open.count >= Self.maximumDepth {
        if !inner.isEmpty { excess += 1 }
        unknown.append(inner.name)
      } else {
        open.append(Element(name: inner.name, attributes: inner.attributes))
        names.append(inner.fullName)
        if inner.isEmpty { close(1) }
      }
    }
    close(open.count - 1)
    var writer = Writer()
    let root = open[0]
    tex = writer.formula(root)
    self.unknown = unknown + writer.unknown
    end = place
  }

  /// An element with what is in it.
  struct Element {
    let name: String
    let attributes: [(name: String, value: String)]
    /// The text in it, with that of elements too deep to be kept.
    var text = ""
    var children: [Element] = []

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The text without the white space that means nothing.
    var token: String {
      HTMLEntities.decoded(text).split { $0.isWhitespace && $0 != "\u{A0}" }
        .joined(separator: " ")
    }

    /// The sign, where the element is an operator; also one with nothing around it but rows.
    var sign: String? {
      switch name {
      case "mo", "mi", "mtext": token
      case "mrow", "mstyle", "mpadded": children.count == 1 ? children[0].sign : nil
      default: nil
      }
    }
  }
}

extension MathML {
  /// Writes elements as TeX.
  private struct Writer {
    var unknown: [String] = []

    mutating func formula(_ root: Element) -> String {
      let written = root.children.isEmpty ? row([]) + text(root) : row(root.children)
      return written.trimmingSpaces
    }

    /// Elements side by side.
    private mutating func row(_ elements: [Element]) -> String {
      var written = ""
      for element in elements { Self.append(self.element(element), to: &written) }
      return written
    }

    /// Appends a piece, with a blank where the name of a command would run into a letter.
    private static func append(_ piece: String, to written: inout String) {
      guard let first = piece.first else { return }
      if first.isLetter, first.isASCII {
        // No name of a command is longer.
        let last = written.suffix(24)
        if let slash = last.lastIndex(of: "\\"), last.index(after: slash) < last.endIndex,
          last[last.index(after: slash)...].allSatisfy({ $0.isLetter && $0.isASCII })
        {
          written += " "
        }
      }
      written += piece
    }

    /// A piece for a place that takes one.
    private mutating func argument(_ element: Element?) -> String {
      "{\(element.map { self.element($0) } ?? "")}"
    }

    /// A script, in braces unless it is a single sign.
    private mutating func script(_ mark: String, _ element: Element?) -> String {
      guard let element else { return "" }
      let written = self.element(element)
      guard !written.isEmpty else { return "" }
      let isSingle =
        written.count == 1 && (written.first.map { $0.isLetter || $0.isNumber } == true)
      return "\(mark)\(isSingle ? written : "{\(written)}")"
    }

    /// The element that scripts are put on.
    private mutating func base(_ element: Element?) -> String {
      guard let element else { return "{}" }
      let written = self.element(element)
      let isToken = ["mi", "mn", "mo", "mtext"].contains(element.name)
      return isToken && !written.isEmpty ? written : "{\(written)}"
    }

    private mutating func element(_ element: Element) -> String {
      let parts = element.children
      switch element.name {
      case "math", "mrow", "mstyle", "mpadded", "merror":
        return parts.isEmpty ? text(element) : row(parts)
      case "mphantom": return "\\phantom{\(row(parts))}"
      case "mi": return identifier(element)
      case "mn": return escaped(element.token)
      case "mo": return Self.operators(element.token)
      case "mtext", "ms":
        let words = HTMLEntities.decoded(element.text)
        let shown = element.name == "ms" ? "\"\(words)\"" : words
        return shown.isEmpty ? "" : "\\text{\(Self.words(shown))}"
      case "mspace": return Self.space(element["width"] ?? "")
      case "mfrac":
        if ["0", "0px", "0em", "0pt"].contains(element["linethickness"] ?? "1") {
          return "\\binom" + argument(parts[safe: 0]) + argument(parts[safe: 1])
        }
        return "\\frac" + argument(parts[safe: 0]) + argument(parts[safe: 1])
      case "msqrt": return "\\sqrt{\(parts.isEmpty ? text(element) : row(parts))}"
      case "mroot":
        let index = parts[safe: 1].map { self.element($0) } ?? ""
        return "\\sqrt[\(index)]" + argument(parts[safe: 0])
      case "msub": return base(parts[safe: 0]) + script("_", parts[safe: 1])
      case "msup":
        if let primes = parts[safe: 1]?.sign.flatMap(Self.primes) {
          return base(parts[safe: 0]) + primes
        }
        return base(parts[safe: 0]) + script("^", parts[safe: 1])
      case "msubsup":
        return base(parts[safe: 0]) + script("_", parts[safe: 1]) + script("^", parts[safe: 2])
      case "mmultiscripts": return multiscripts(parts)
      case "mover": return over(parts[safe: 0], parts[safe: 1])
      case "munder": return under(parts[safe: 0], parts[safe: 1])
      case "munderover": return underOver(parts)
      case "mfenced": return fenced(element)
      case "mtable": return table(parts)
      case "mtr", "mlabeledtr": return parts.map { self.element($0) }.joined(separator: " & ")
      case "mtd": return parts.isEmpty ? text(element) : row(parts)
      case "semantics": return semantics(parts)
      case "maction": return parts.first.map { self.element($0) } ?? ""
      case "menclose": return enclosed(element)
      case "none", "mprescripts", "malignmark", "maligngroup": return ""
      default:
        unknown.append(element.name)
        return parts.isEmpty ? text(element) : row(parts)
      }
    }

    /// The text of an element that should have elements in it.
    private mutating func text(_ element: Element) -> String { escaped(element.token) }

    // MARK: Tokens

    private func identifier(_ element: Element) -> String {
      let token = element.token
      let letters = escaped(token)
      switch element["mathvariant"] {
      case "bold", "bold-italic": return "\\mathbf{\(letters)}"
      case "normal" where token.count == 1: return "\\mathrm{\(letters)}"
      default: break
      }
      guard token.count > 1, token.allSatisfy({ $0.isLetter }) else { return letters }
      return Self.functions.contains(token) ? "\\\(token)" : "\\mathrm{\(letters)}"
    }

    private static let functions: Set<String> = [
      "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh",
      "tanh", "ln", "log", "lg", "exp", "lim", "max", "min", "det", "gcd", "sup", "inf", "arg",
      "dim", "deg", "ker",
    ]

    private static func operators(_ token: String) -> String {
      switch token {
      case "lim", "max", "min", "sup", "inf", "log", "ln", "sin", "cos", "tan", "det", "gcd":
        "\\\(token)"
      case _ where token.count > 1 && token.allSatisfy { $0.isLetter }:
        "\\operatorname{\(token)}"
      default: escaped(token)
      }
    }

    private func escaped(_ text: String) -> String { Self.escaped(text) }

    /// A text whose signs stand for themselves in TeX; those that it has names for get them.
    private static func escaped(_ text: String) -> String {
      var written = ""
      for character in text {
        if let name = commands[character] {
          append("\\\(name)", to: &written)
        } else if "#$%&_{}".contains(character) {
          written += "\\\(character)"
        } else {
          switch character {
          case "\\": written += "\\setminus"
          case "^": written += "\\wedge"
          case "~": written += "\\sim"
          case "\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}", "\u{200B}": continue
          case "\u{A0}": written += "\\ "
          case "−": written += "-"
          case "\u{2032}": written += "'"
          default: append(String(character), to: &written)
          }
        }
      }
      return written
    }

    /// Words within a formula, in which only the signs of TeX need a backslash.
    private static func words(_ text: String) -> String {
      text.reduce(into: "") { written, character in
        switch character {
        case "#", "$", "%", "&", "_", "{", "}": written += "\\\(character)"
        case "\\": written += "\\setminus "
        case "\u{A0}", "\n": written += " "
        default: written.append(character)
        }
      }
    }

    private static let commands: [Character: String] = [
      "×": "times", "·": "cdot", "⋅": "cdot", "÷": "div", "±": "pm", "∓": "mp", "≤": "le",
      "≥": "ge", "≠": "ne", "≈": "approx", "≡": "equiv", "→": "to", "⇌": "rightleftharpoons",
      "⇒": "Rightarrow", "⇔": "Leftrightarrow", "∈": "in", "∞": "infty", "∑": "sum", "∏": "prod",
      "∫": "int", "∂": "partial", "∇": "nabla", "α": "alpha", "β": "beta", "γ": "gamma",
      "δ": "delta", "ε": "varepsilon", "ϵ": "epsilon", "ζ": "zeta", "η": "eta", "θ": "theta",
      "ι": "iota", "κ": "kappa", "λ": "lambda", "μ": "mu", "ν": "nu", "ξ": "xi", "π": "pi",
      "ρ": "rho", "σ": "sigma", "τ": "tau", "υ": "upsilon", "φ": "varphi", "ϕ": "phi", "χ": "chi",
      "ψ": "psi", "ω": "omega", "Γ": "Gamma", "Δ": "Delta", "Θ": "Theta", "Λ": "Lambda", "Ξ": "Xi",
      "Π": "Pi", "Σ": "Sigma", "Φ": "Phi", "Ψ": "Psi", "Ω": "Omega", "…": "ldots", "⋯": "cdots",
    ]

    /// Primes behind a letter, or nil for another sign.
    private static func primes(_ sign: String) -> String? {
      switch sign {
      case "'", "′": "'"
      case "''", "″", "′′": "''"
      case "'''", "‴", "′′′": "'''"
      default: nil
      }
    }

    private static func space(_ width: String) -> String {
      guard let value = Double(width.prefix { $0.isNumber || $0 == "." || $0 == "-" }), value > 0
      else { return ["thickmathspace", "mediummathspace"].contains(width) ? "\\ " : "" }
      return width.hasSuffix("em") && value >= 1 ? "\\quad " : "\\ "
    }

    // MARK: Above and below

    private mutating func multiscripts(_ parts: [Element]) -> String {
      var before = ""
      var after = ""
      var isBefore = false
      var index = 1
      while index < parts.count {
        guard parts[index].name != "mprescripts" else {
          isBefore = true
          index += 1
          continue
        }
        let pair = script("_", parts[index]) + script("^", parts[safe: index + 1])
        if isBefore { before += "{}\(pair)" } else { after += after.isEmpty ? pair : "{}\(pair)" }
        index += 2
      }
      return before + base(parts[safe: 0]) + after
    }

    private static let above: [String: String] = [
      "¯": "overline", "‾": "overline", "_": "overline", "ˉ": "overline", "―": "overline",
      "-": "overline", "\u{305}": "overline", "\u{304}": "overline", "→": "vec",
      "⇀": "vec", "\u{20D7}": "vec", "^": "hat", "ˆ": "hat", "\u{302}": "hat", "~": "tilde",
      "˜": "tilde", "\u{303}": "tilde", "˙": "dot", "\u{307}": "dot", "¨": "ddot",
      "\u{308}": "ddot", "⏞": "overbrace", "︷": "overbrace",
    ]
    private static let below: [String: String] = [
      "_": "underline", "¯": "underline", "‾": "underline", "\u{332}": "underline",
      "⏟": "underbrace", "︸": "underbrace",
    ]
    /// The operators whose limits stand above and below them.
    private static let limited: Set<String> = [
      "∑", "∏", "∫", "⋂", "⋃", "⋁", "⋀", "∐", "∮", "lim", "max", "min", "sup", "inf", "⏞", "⏟",
    ]

    private func takesLimits(_ element: Element?) -> Bool {
      element?.sign.map(Self.limited.contains) == true
        || ["mover", "munder"].contains(element?.name ?? "")
          && element?.children[safe: 1]?.sign.map(Self.limited.contains) == true
    }

    private mutating func over(_ base: Element?, _ mark: Element?) -> String {
      if let name = mark?.sign.flatMap({ Self.above[$0] }) {
        return "\\\(name)" + argument(base)
      }
      if takesLimits(base) { return self.base(base) + script("^", mark) }
      return "\\overset" + argument(mark) + argument(base)
    }

    private mutating func under(_ base: Element?, _ mark: Element?) -> String {
      if let name = mark?.sign.flatMap({ Self.below[$0] }) {
        return "\\\(name)" + argument(base)
      }
      if takesLimits(base) { return self.base(base) + script("_", mark) }
      return "\\underset" + argument(mark) + argument(base)
    }

    private mutating func underOver(_ parts: [Element]) -> String {
      if takesLimits(parts[safe: 0]) {
        return base(parts[safe: 0]) + script("_", parts[safe: 1]) + script("^", parts[safe: 2])
      }
      return "\\underset" + argument(parts[safe: 1]) + "{\(over(parts[safe: 0], parts[safe: 2]))}"
    }

    // MARK: Brackets and tables

    private mutating func fenced(_ element: Element) -> String {
      let separators = Array((element["separators"] ?? ",").filter { !$0.isWhitespace })
      var inside = ""
      for (index, part) in element.children.enumerated() {
        if index > 0, let last = separators.last {
          inside += Self.escaped(String(separators[safe: index - 1] ?? last))
        }
        Self.append(self.element(part), to: &inside)
      }
      if element.children.isEmpty { inside = text(element) }
      func bracket(_ name: String, _ usual: String) -> String {
        let sign = (element[name] ?? usual).trimmingSpaces
        return sign.isEmpty ? "." : sign.count == 1 ? Self.escaped(sign) : "."
      }
      var written = "\\left" + bracket("open", "(")
      Self.append(inside, to: &written)
      return written + "\\right" + bracket("close", ")")
    }

    private mutating func table(_ rows: [Element]) -> String {
      let lines = rows.map { row in self.element(row) }
      return "\\begin{matrix}\(lines.joined(separator: " \\\\ "))\\end{matrix}"
    }

    private mutating func enclosed(_ element: Element) -> String {
      let inside = element.children.isEmpty ? text(element) : row(element.children)
      switch element["notation"] ?? "longdiv" {
      case "box", "roundedbox": return "\\boxed{\(inside)}"
      case "radical": return "\\sqrt{\(inside)}"
      case "top": return "\\overline{\(inside)}"
      case "bottom": return "\\underline{\(inside)}"
      default:
        unknown.append("menclose")
        return inside
      }
    }

    /// The TeX that stands with a formula, or else the formula.
    private mutating func semantics(_ parts: [Element]) -> String {
      let tex = parts.first { part in
        part.name == "annotation" && part["encoding"]?.lowercased().contains("tex") == true
      }
      if let tex, !tex.token.isEmpty { return HTMLEntities.decoded(tex.text).trimmingSpaces }
      let shown = parts.first { !$0.name.hasPrefix("annotation") }
      return shown.map { element($0) } ?? ""
    }
  }
}
