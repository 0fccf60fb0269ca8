// SPDX-License-Identifier: Apache-2.0

/// The named and numbered characters of HTML.
package enum HTMLEntities {
  /// The names of HTML 4 and those of HTML 5 that editors write.
  private static let named: [String: String] = [
    "Aacute": "Á", "aacute": "á", "Abreve": "Ă", "abreve": "ă", "Acirc": "Â", "acirc": "â",
    "acute": "´", "AElig": "Æ", "aelig": "æ", "af": "\u{2061}", "Agrave": "À", "agrave": "à",
    "alefsym": "ℵ", "Alpha": "Α", "alpha": "α", "amacr": "ā", "amp": "&", "and": "∧", "ang": "∠",
    "Aogon": "Ą", "aogon": "ą", "apos": "'", "ApplyFunction": "\u{2061}", "approx": "≈",
    "Aring": "Å", "aring": "å", "ast": "*", "asymp": "≈", "Atilde": "Ã", "atilde": "ã",
    "Auml": "Ä", "auml": "ä", "bdquo": "„", "Beta": "Β", "beta": "β", "brvbar": "¦", "bsol": "\\",
    "bull": "•", "Cacute": "Ć", "cacute": "ć", "cap": "∩", "Ccaron": "Č", "ccaron": "č",
    "Ccedil": "Ç", "ccedil": "ç", "cedil": "¸", "cent": "¢", "check": "✓", "Chi": "Χ", "chi": "χ",
    "cir": "○", "circ": "ˆ", "clubs": "♣", "colon": ":", "comma": ",", "commat": "@",
    "compfn": "∘", "complexes": "ℂ", "cong": "≅", "Copf": "ℂ", "copy": "©", "crarr": "↵",
    "Cross": "⨯", "cross": "✗", "cup": "∪", "curren": "¤", "Dagger": "‡", "dagger": "†",
    "dArr": "⇓", "darr": "↓", "dash": "‐", "Dcaron": "Ď", "dcaron": "ď", "dd": "ⅆ", "deg": "°",
    "Delta": "Δ", "delta": "δ", "diams": "♦", "DifferentialD": "ⅆ", "divide": "÷", "dollar": "$",
    "Eacute": "É", "eacute": "é", "Ecaron": "Ě", "ecaron": "ě", "Ecirc": "Ê", "ecirc": "ê",
    "ee": "ⅇ", "Egrave": "È", "egrave": "è", "ell": "ℓ", "emacr": "ē", "empty": "∅",
    "emsp": "\u{2003}", "ensp": "\u{2002}", "Eogon": "Ę", "eogon": "ę", "epsi": "ε",
    "Epsilon": "Ε", "epsilon": "ε", "epsiv": "ϵ", "equals": "=", "equiv": "≡", "Eta": "Η",
    "eta": "η", "ETH": "Ð", "eth": "ð", "Euml": "Ë", "euml": "ë", "euro": "€", "excl": "!",
    "exist": "∃", "ExponentialE": "ⅇ", "female": "♀", "fnof": "ƒ", "forall": "∀", "frac12": "½",
    "frac14": "¼", "frac34": "¾", "frasl": "⁄", "Gamma": "Γ", "gamma": "γ", "Gbreve": "Ğ",
    "gbreve": "ğ", "ge": "≥", "geq": "≥", "geqslant": "⩾", "ges": "⩾", "gg": "≫", "grave": "`",
    "Gt": "≫", "gt": ">", "hairsp": "\u{200A}", "hArr": "⇔", "harr": "↔", "Hat": "^", "hbar": "ℏ",
    "hearts": "♥", "hellip": "…", "hyphen": "‐", "Iacute": "Í", "iacute": "í", "ic": "\u{2063}",
    "Icirc": "Î", "icirc": "î", "Idot": "İ", "iexcl": "¡", "iff": "⇔", "Igrave": "Ì",
    "igrave": "ì", "ii": "ⅈ", "imacr": "ī", "image": "ℑ", "ImaginaryI": "ⅈ", "imath": "ı",
    "infin": "∞", "int": "∫", "integers": "ℤ", "Integral": "∫", "InvisibleComma": "\u{2063}",
    "InvisibleTimes": "\u{2062}", "Iota": "Ι", "iota": "ι", "iquest": "¿", "isin": "∈",
    "it": "\u{2062}", "Iuml": "Ï", "iuml": "ï", "Kappa": "Κ", "kappa": "κ", "Lambda": "Λ",
    "lambda": "λ", "lang": "〈", "laquo": "«", "lArr": "⇐", "larr": "←", "lbrace": "{",
    "lbrack": "[", "lceil": "⌈", "lcub": "{", "ldquo": "“", "le": "≤", "Leftarrow": "⇐",
    "leftarrow": "←", "Leftrightarrow": "⇔", "leftrightarrow": "↔", "leq": "≤", "leqslant": "⩽",
    "les": "⩽", "lfloor": "⌊", "ll": "≪", "lowast": "∗", "lowbar": "_", "loz": "◊", "lpar": "(",
    "lrm": "\u{200E}", "lsaquo": "‹", "lsqb": "[", "lsquo": "‘", "Lstrok": "Ł", "lstrok": "ł",
    "Lt": "≪", "lt": "<", "macr": "¯", "male": "♂", "map": "↦", "mdash": "—", "micro": "µ",
    "mid": "∣", "middot": "·", "minus": "−", "mldr": "…", "Mu": "Μ", "mu": "μ", "nabla": "∇",
    "Nacute": "Ń", "nacute": "ń", "naturals": "ℕ", "nbsp": "\u{A0}", "Ncaron": "Ň", "ncaron": "ň",
    "ndash": "–", "ne": "≠", "NewLine": "\n", "nexist": "∄", "ni": "∋", "nldr": "‥", "nmid": "∤",
    "NoBreak": "\u{2060}", "Nopf": "ℕ", "not": "¬", "NotEqual": "≠", "notin": "∉", "npar": "∦",
    "nsub": "⊄", "nsube": "⊈", "Ntilde": "Ñ", "ntilde": "ñ", "Nu": "Ν", "nu": "ν", "num": "#",
    "numsp": "\u{2007}", "Oacute": "Ó", "oacute": "ó", "Ocirc": "Ô", "ocirc": "ô", "Odblac": "Ő",
    "odblac": "ő", "OElig": "Œ", "oelig": "œ", "Ograve": "Ò", "ograve": "ò", "oline": "‾",
    "omacr": "ō", "Omega": "Ω", "omega": "ω", "Omicron": "Ο", "omicron": "ο", "oplus": "⊕",
    "or": "∨", "ordf": "ª", "ordm": "º", "Oslash": "Ø", "oslash": "ø", "Otilde": "Õ",
    "otilde": "õ", "otimes": "⊗", "Ouml": "Ö", "ouml": "ö", "OverBar": "‾", "par": "∥",
    "para": "¶", "parallel": "∥", "part": "∂", "percnt": "%", "period": ".", "permil": "‰",
    "perp": "⊥", "Phi": "Φ", "phi": "φ", "phiv": "ϕ", "phone": "☎", "Pi": "Π", "pi": "π",
    "piv": "ϖ", "plus": "+", "PlusMinus": "±", "plusmn": "±", "pm": "±", "pound": "£",
    "Prime": "″", "prime": "′", "prod": "∏", "Product": "∏", "prop": "∝", "Psi": "Ψ", "psi": "ψ",
    "puncsp": "\u{2008}", "Qopf": "ℚ", "quest": "?", "quot": "\"", "radic": "√", "rang": "〉",
    "raquo": "»", "rArr": "⇒", "rarr": "→", "rarrw": "↝", "rationals": "ℚ", "rbrace": "}",
    "rbrack": "]", "Rcaron": "Ř", "rcaron": "ř", "rceil": "⌉", "rcub": "}", "rdquo": "”",
    "real": "ℜ", "reals": "ℝ", "reg": "®", "rfloor": "⌋", "Rho": "Ρ", "rho": "ρ",
    "Rightarrow": "⇒", "rightarrow": "→", "rightharpoonup": "⇀", "rightleftharpoons": "⇌",
    "rlhar": "⇌", "rlm": "\u{200F}", "Ropf": "ℝ", "rpar": ")", "rsaquo": "›", "rsqb": "]",
    "rsquo": "’", "Sacute": "Ś", "sacute": "ś", "sbquo": "‚", "Scaron": "Š", "scaron": "š",
    "Scedil": "Ş", "scedil": "ş", "sdot": "⋅", "sect": "§", "semi": ";", "setminus": "∖",
    "shy": "\u{AD}", "Sigma": "Σ", "sigma": "σ", "sigmaf": "ς", "sim": "∼", "sol": "/",
    "spades": "♠", "sqcap": "⊓", "Sqrt": "√", "star": "☆", "starf": "★", "straightepsilon": "ϵ",
    "straightphi": "ϕ", "sub": "⊂", "sube": "⊆", "Sum": "∑", "sum": "∑", "sup": "⊃", "sup1": "¹",
    "sup2": "²", "sup3": "³", "supe": "⊇", "szlig": "ß", "Tab": "\t", "Tau": "Τ", "tau": "τ",
    "Tcaron": "Ť", "tcaron": "ť", "Tcedil": "Ţ", "tcedil": "ţ", "there4": "∴", "Theta": "Θ",
    "theta": "θ", "thetasym": "ϑ", "thetav": "ϑ", "thickapprox": "≈", "thinsp": "\u{2009}",
    "THORN": "Þ", "thorn": "þ", "tilde": "˜", "times": "×", "trade": "™", "Uacute": "Ú",
    "uacute": "ú", "uArr": "⇑", "uarr": "↑", "Ucirc": "Û", "ucirc": "û", "Udblac": "Ű",
    "udblac": "ű", "Ugrave": "Ù", "ugrave": "ù", "umacr": "ū", "uml": "¨", "UnderBar": "_",
    "upsih": "ϒ", "Upsilon": "Υ", "upsilon": "υ", "Uring": "Ů", "uring": "ů", "Uuml": "Ü",
    "uuml": "ü", "varepsilon": "ϵ", "varphi": "ϕ", "vartheta": "ϑ", "verbar": "|", "vert": "|",
    "weierp": "℘", "Xi": "Ξ", "xi": "ξ", "Yacute": "Ý", "yacute": "ý", "yen": "¥", "Yuml": "Ÿ",
    "yuml": "ÿ", "Zacute": "Ź", "zacute": "ź", "Zcaron": "Ž", "zcaron": "ž", "Zdot": "Ż",
    "zdot": "ż", "ZeroWidthSpace": "\u{200B}", "Zeta": "Ζ", "zeta": "ζ", "Zopf": "ℤ",
    "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]

  /// The text of a character by its name without the ampersand and the semicolon: `auml`, `#228` or
  /// `#xE4`.
  static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let code, code > 0, let scalar = Unicode.Scalar(code) else { return nil }
    return String(Character(scalar))
  }

  /// No name is longer.
  static let maximumLength = 24

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
      if let end = part.prefix(maximumLength).firstIndex(of: ";"),
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
