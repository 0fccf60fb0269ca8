// SPDX-License-Identifier: Apache-2.0

/// Characters that Unicode has only for the sake of older character sets or of typography, by what
/// they stand for.
///
/// Source: The Unicode Standard, UnicodeData.txt, the compatibility decompositions, with three
/// changes: "/" and ":" also for the signs of division and ratio, and "-" for raised and lowered
/// minus signs. Left out are Arabic presentation forms, Hangul jamo, squared words and units,
/// phonetic letters and spacing accents.
package enum CompatibilityForms {
  /// One character a row, or several that stand for the same.
  package typealias Rows = [(plain: String, replaced: String)]

  /// All of them.
  package static var all: Rows {
    ligatures + letterlike + punctuation + romanNumerals + numbers + superscripts + subscripts
      + widths + alphabets
  }

  /// Letters that are joined in print, or were two letters on one key.
  package static let ligatures: Rows = [
    ("ff", "ﬀ"), ("fi", "ﬁ"), ("fl", "ﬂ"), ("ffi", "ﬃ"), ("ffl", "ﬄ"), ("st", "ﬅﬆ"), ("ij", "ĳ"),
    ("IJ", "Ĳ"), ("dž", "ǆ"), ("Dž", "ǅ"), ("DŽ", "Ǆ"), ("lj", "ǉ"), ("Lj", "ǈ"), ("LJ", "Ǉ"),
    ("nj", "ǌ"), ("Nj", "ǋ"), ("NJ", "Ǌ"), ("dz", "ǳ"), ("Dz", "ǲ"), ("DZ", "Ǳ"), ("l·", "ŀ"),
    ("L·", "Ŀ"), ("ʼn", "ŉ"), ("s", "ſ"), ("ṡ", "ẛ"),
  ]

  /// Signs made of letters, and the variants of Greek letters.
  package static let letterlike: Rows = [
    ("l", "ℓ"), ("h", "ℎ"), ("ħ", "ℏ"), ("°C", "℃"), ("°F", "℉"), ("No", "№"), ("a", "ª"),
    ("o", "ºℴ"), ("e", "ℯ"), ("g", "ℊ"), ("B", "ℬ"), ("C", "ℂℭ"), ("E", "ℰ"), ("F", "ℱ"),
    ("H", "ℍℋℌ"), ("I", "ℐℑ"), ("L", "ℒ"), ("M", "ℳ"), ("N", "ℕ"), ("P", "ℙ"), ("Q", "ℚ"),
    ("R", "ℝℛℜ"), ("Z", "ℤℨ"),
    ("μ", "\u{B5}"), ("β", "ϐ"), ("ε", "ϵ"), ("θ", "ϑ"), ("κ", "ϰ"), ("π", "ϖ"), ("ρ", "ϱ"),
    ("φ", "ϕ"), ("ς", "ϲ"), ("Θ", "ϴ"), ("Σ", "Ϲ"), ("Υ", "ϒ"), ("Ύ", "ϓ"), ("Ϋ", "ϔ"),
  ]

  /// Punctuation in one character that is usually typed as several or as another.
  package static let punctuation: Rows = [
    ("...", "…"), ("..", "‥"), ("!!", "‼"), ("??", "⁇"), ("?!", "⁈"), ("!?", "⁉"), ("/", "⁄∕"),
    (":", "∶"),
  ]

  /// Roman numerals.
  package static let romanNumerals: Rows = [
    ("I", "Ⅰ"), ("II", "Ⅱ"), ("III", "Ⅲ"), ("IV", "Ⅳ"), ("V", "Ⅴ"), ("VI", "Ⅵ"), ("VII", "Ⅶ"),
    ("VIII", "Ⅷ"), ("IX", "Ⅸ"), ("X", "Ⅹ"), ("XI", "Ⅺ"), ("XII", "Ⅻ"), ("L", "Ⅼ"), ("C", "Ⅽ"),
    ("D", "Ⅾ"), ("M", "Ⅿ"), ("i", "ⅰ"), ("ii", "ⅱ"), ("iii", "ⅲ"), ("iv", "ⅳ"), ("v", "ⅴ"),
    ("vi", "ⅵ"), ("vii", "ⅶ"), ("viii", "ⅷ"), ("ix", "ⅸ"), ("x", "ⅹ"), ("xi", "ⅺ"), ("xii", "ⅻ"),
    ("l", "ⅼ"), ("c", "ⅽ"), ("d", "ⅾ"), ("m", "ⅿ"),
  ]

  /// Numbers in one character.
  package static let numbers: Rows =
    [
      ("1/4", "¼"), ("1/2", "½"), ("3/4", "¾"), ("1/7", "⅐"), ("1/9", "⅑"), ("1/10", "⅒"),
      ("1/3", "⅓"), ("2/3", "⅔"), ("1/5", "⅕"), ("2/5", "⅖"), ("3/5", "⅗"), ("4/5", "⅘"),
      ("1/6", "⅙"), ("5/6", "⅚"), ("1/8", "⅛"), ("3/8", "⅜"), ("5/8", "⅝"), ("7/8", "⅞"),
      ("0/3", "↉"), ("0", "⓪"),
    ] + "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳".enumerated().map { (String($0 + 1), String($1)) }

  /// Raised digits, signs and letters.
  package static let superscripts = paired("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ", "0123456789+-=()ni")
  /// Lowered digits, signs and letters.
  package static let subscripts = paired(
    "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢᵣᵤᵥⱼ",
    "0123456789+-=()aeoxhklmnpstiruvj"
  )

  /// Full-width and half-width characters of East Asian typing.
  package static let widths =
    consecutive(from: 0xFF01, (0x21...0x7E).map { String(Unicode.Scalar($0)) })
    + paired(
      "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ",
      "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    )
    + [("\u{3099}", "\u{FF9E}"), ("\u{309A}", "\u{FF9F}")]
    + paired("￠￡￢￥￦", "¢£¬¥₩")

  /// Letters and digits of mathematical alphabets and in circles.
  package static let alphabets: Rows = {
    let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".map { String($0) }
    let greek = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΘΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂εθκφρπ".map { String($0) }
    let digits = (0...9).map(String.init)
    var rows = consecutive(from: 0x24B6, latin)
    for style in 0..<13 {
      rows += consecutive(from: 0x1_D400 + UInt32(style) * 52, latin)
    }
    rows += paired("𝚤𝚥", "ıȷ")
    for style in 0..<5 {
      rows += consecutive(from: 0x1_D6A8 + UInt32(style) * 58, greek)
      rows += consecutive(from: 0x1_D7CE + UInt32(style) * 10, digits)
    }
    return rows
  }()

  /// Rows in which characters with consecutive numbers stand for some others.
  private static func consecutive(from first: UInt32, _ plain: [String]) -> Rows {
    plain.enumerated().map { offset, plain in
      (plain, Unicode.Scalar(first + UInt32(offset)).map { String($0) } ?? "")
    }
  }

  /// Rows in which the characters of a text stand for those of another.
  private static func paired(_ replaced: String, _ plain: String) -> Rows {
    zip(plain, replaced).map { (String($0), String($1)) }
  }
}

extension String {
  /// The text with plain characters for those that are variants of others.
  ///
  /// The replacement of a superscript, a subscript or a number in one character does not run
  /// together with digits next to it: "10²" becomes "10^2", "10₂" becomes "10_2", and "3½" becomes
  /// "3 1/2".
  package var withoutCompatibilityForms: String {
    guard !isASCII, unicodeScalars.contains(where: { plainForms[$0] != nil }) else { return self }
    var result = String.UnicodeScalarView()
    var separatorBefore: Unicode.Scalar?
    for scalar in unicodeScalars {
      let plain = plainForms[scalar]
      let separator = separators[scalar]?.first
      if result.last?.isASCIIDigit == true {
        if let separator, separator == " " || separator != separatorBefore {
          result.append(separator)
        } else if separator == nil, separatorBefore != nil,
          (plain?.first ?? scalar).isASCIIDigit
        {
          result.append(" ")
        }
      }
      if let plain {
        result.append(contentsOf: plain)
      } else {
        result.append(scalar)
      }
      separatorBefore = separator
    }
    return String(result)
  }
}

// Made once, when the first text with a character outside ASCII comes.

/// Characters by what stands for them.
private let plainForms = ScalarTable(CompatibilityForms.all)

/// Characters by what separates them from a digit before them.
private let separators = ScalarTable([
  (plain: "^", replaced: CompatibilityForms.superscripts.map(\.replaced).joined()),
  (plain: "_", replaced: CompatibilityForms.subscripts.map(\.replaced).joined()),
  (plain: " ", replaced: CompatibilityForms.numbers.map(\.replaced).joined()),
])

/// Finds the replacements of characters.
///
/// A lookup takes two array accesses, because steps look up every character of every answer.
package struct ScalarTable: Sendable {
  /// For every block of 256 scalars its number in `cells`; block 0 of `cells` is empty.
  private var blocks = [UInt16](repeating: 0, count: Int(limit >> 8))
  /// For every scalar of the blocks in use one more than its index in `replacements`, or 0.
  private var cells = [UInt16](repeating: 0, count: 256)
  private var replacements: [String.UnicodeScalarView] = []

  /// No scalar from here on is in a table.
  private static let limit: UInt32 = 0x2_0000

  /// Creates a table in which every character of `replaced` is replaced by `plain`.
  package init(_ rows: some Sequence<(plain: String, replaced: String)>) {
    for row in rows {
      replacements.append(row.plain.unicodeScalars)
      for scalar in row.replaced.unicodeScalars where scalar.value < Self.limit {
        let block = Int(scalar.value >> 8)
        if blocks[block] == 0 {
          blocks[block] = UInt16(cells.count >> 8)
          cells.append(contentsOf: repeatElement(0, count: 256))
        }
        cells[Int(blocks[block]) << 8 | Int(scalar.value & 0xFF)] = UInt16(replacements.count)
      }
    }
  }

  /// Returns what a character is replaced by, or nil when it stays.
  package subscript(scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
    guard scalar.value < Self.limit else { return nil }
    let block = Int(blocks[Int(scalar.value >> 8)])
    let cell = Int(cells[block << 8 | Int(scalar.value & 0xFF)])
    return cell == 0 ? nil : replacements[cell - 1]
  }
}
