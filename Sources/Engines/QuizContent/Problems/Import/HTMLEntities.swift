// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The named and numbered characters of HTML.
package enum HTMLEntities {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "deg": "°", "micro": "µ", "times": "×", "middot": "·",
    "divide": "÷", "plusmn": "±", "le": "≤", "ge": "≥", "ne": "≠", "asymp": "≈", "infin": "∞",
    "radic": "√", "sum": "∑", "int": "∫", "part": "∂", "minus": "−", "sup1": "¹", "sup2": "²",
    "sup3": "³", "frac12": "½", "frac14": "¼", "frac34": "¾", "rarr": "→", "larr": "←",
    "harr": "↔", "rArr": "⇒", "bull": "•", "copy": "©", "reg": "®", "euro": "€", "pound": "£",
    "sect": "§", "para": "¶", "laquo": "«", "raquo": "»", "bdquo": "„", "ldquo": "“",
    "rdquo": "”", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    "ecirc": "ê", "euml": "ë", "agrave": "à", "aacute": "á", "acirc": "â", "aring": "å",
    "aelig": "æ", "ccedil": "ç", "iacute": "í", "igrave": "ì", "icirc": "î", "iuml": "ï",
    "ntilde": "ñ", "oacute": "ó", "ograve": "ò", "ocirc": "ô", "oslash": "ø", "uacute": "ú",
    "ugrave": "ù", "ucirc": "û", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "Delta": "Δ", "Gamma": "Γ",
    "Theta": "Θ", "Lambda": "Λ", "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω",
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "zeta": "ζ",
    "eta": "η", "theta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν",
    "xi": "ξ", "omicron": "ο", "pi": "π", "rho": "ρ", "sigmaf": "ς", "sigma": "σ", "tau": "τ",
    "upsilon": "υ", "phi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Aring": "Å", "AElig": "Æ",
    "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Igrave": "Ì",
    "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "Ntilde": "Ñ", "Ograve": "Ò", "Oacute": "Ó",
    "Ocirc": "Ô", "Otilde": "Õ", "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û",
    "Yacute": "Ý", "atilde": "ã", "otilde": "õ", "yacute": "ý", "yuml": "ÿ", "oelig": "œ",
    "OElig": "Œ", "scaron": "š", "Scaron": "Š", "iexcl": "¡", "iquest": "¿", "ordf": "ª",
    "ordm": "º", "cent": "¢", "yen": "¥", "permil": "‰", "prime": "′", "Prime": "″", "uarr": "↑",
    "darr": "↓", "lArr": "⇐", "hArr": "⇔", "forall": "∀", "exist": "∃", "isin": "∈", "notin": "∉",
    "empty": "∅", "cap": "∩", "cup": "∪", "sub": "⊂", "sube": "⊆", "and": "∧", "or": "∨",
    "not": "¬", "equiv": "≡", "sim": "∼", "prop": "∝", "perp": "⊥", "ang": "∠", "nabla": "∇",
    "prod": "∏", "sdot": "⋅", "trade": "™", "dagger": "†",
  ]

  /// The text of a character by its name without the ampersand and the semicolon: `auml`, `#228` or `#xE4`.
  static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let code, code > 0, let scalar = Unicode.Scalar(code) else { return nil }
    return String(Character(scalar))
  }

  /// A text with its characters in place of their names.
  package static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var decoded = ""
    for (offset, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated()
    {
      guard offset > 0 else {
        decoded += part
        continue
      }
      if let end = part.prefix(12).firstIndex(of: ";"),
        let character = self.text(of: String(part[..<end]))
      {
        decoded += character + part[part.index(after: end)...]
      } else {
        decoded += "&" + part
      }
    }
    return decoded
  }
}
