// SPDX-License-Identifier: Apache-2.0

/// The signs that chemists and keyboards have for the same thing.
enum ChemicalSigns {
  /// A sign by the plain one that is read in its place.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: "-"
    case 0x2044, 0x2215: "/"
    case 0x2236: ":"
    default: scalar
    }
  }

  static let raised = Dictionary(
    uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾".unicodeScalars, "0123456789+-()".unicodeScalars)
  )

  static let lowered = Dictionary(
    uniqueKeysWithValues: zip("₀₁₂₃₄₅₆₇₈₉₊₋₍₎".unicodeScalars, "0123456789+-()".unicodeScalars)
  )

  static let fractions: [Unicode.Scalar: (Int, Int)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8),
    "⅝": (5, 8), "⅞": (7, 8),
  ]

  /// Signs that mean one thing wherever they stand.
  static let kinds: [Unicode.Scalar: ChemicalGlyph.Kind] = {
    var kinds: [Unicode.Scalar: ChemicalGlyph.Kind] = [
      "+": .plus, "(": .open(.round), ")": .close(.round), "[": .open(.square),
      "]": .close(.square), ".": .point, ",": .comma, "/": .slash, ":": .colon, ";": .comma,
      "≡": .bond,
      "↑": .gas, "↓": .precipitate,
    ]
    let alike: [(String, ChemicalGlyph.Kind)] = [
      ("·•⋅∙●*∗×・･‧", .dot), ("→⟶⇒⟹➔➜➝➞➡⇨⭢↦⇾", .arrow(.forward)),
      ("←⟵⇐⟸⬅", .arrow(.backward)), ("⇌⇋⇄⇆⇔↔⟷⟺⥂⥃⥄", .arrow(.bothWays)),
    ]
    for (scalars, kind) in alike {
      for scalar in scalars.unicodeScalars { kinds[scalar] = kind }
    }
    return kinds
  }()

  /// Commands of TeX that are signs.
  static let commands: [String: ChemicalGlyph.Kind] = {
    var commands: [String: ChemicalGlyph.Kind] = [
      "uparrow": .gas, "downarrow": .precipitate, "equiv": .bond, "alpha": .letter("α"),
      "beta": .letter("β"), "gamma": .letter("γ"),
    ]
    let alike: [([String], ChemicalGlyph.Kind)] = [
      (["cdot", "cdotp", "bullet", "ast", "times"], .dot),
      (
        ["rightarrow", "to", "longrightarrow", "Rightarrow", "Longrightarrow", "xrightarrow"],
        .arrow(.forward)
      ),
      (["leftarrow", "longleftarrow", "Leftarrow", "gets"], .arrow(.backward)),
      (
        [
          "rightleftharpoons", "leftrightharpoons", "leftrightarrow", "rightleftarrows",
          "leftrightarrows", "Leftrightarrow", "longleftrightarrow", "xrightleftharpoons",
          "longrightleftharpoons", "iff",
        ],
        .arrow(.bothWays)
      ),
    ]
    for (names, kind) in alike {
      for name in names { commands[name] = kind }
    }
    return commands
  }()

  /// Commands of TeX that only say how a formula looks.
  static let silentCommands: Set<String> = [
    "ce", "cf", "mathrm", "mathsf", "mathbf", "mathit", "text", "textrm", "rm", "operatorname",
    "ensuremath", "left", "right", "displaystyle", "limits", "(", ")", "[", "]", "{", "}", "!",
  ]

  /// Commands of TeX for blanks.
  static let blankCommands: Set<String> = [",", ";", ":", " ", "quad", "qquad", "enspace"]

  /// Commands of TeX whose argument is not shown, or stands above an arrow.
  static let hidingCommands: Set<String> = ["phantom", "vphantom", "hspace", "overset", "underset"]
}
