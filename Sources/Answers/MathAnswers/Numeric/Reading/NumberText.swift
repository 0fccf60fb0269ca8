// SPDX-License-Identifier: Apache-2.0

/// The characters of an answer, each of the many signs for one thing made the same.
struct NumberText {
  /// The characters; full blanks are U+0020, narrow ones and those that do not break U+202F.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each stands in the text, as offset of a Unicode scalar.
  private(set) var offsets: [Int] = []
  /// The braces that are open: whether each is for a typeface, so that it groups nothing.
  private var braces: [Bool] = []

  static let blank: Unicode.Scalar = " "
  static let narrowBlank: Unicode.Scalar = "\u{202F}"

  /// Takes characters as they are.
  init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    offsets = Array(scalars.indices)
  }

  /// Stands for the decimal mark of whichever convention the text is read by, where it was written as a word.
  static let decimalPlaceholder: Unicode.Scalar = "\u{F8FF}"

  /// Returns the text with the decimal marks of a convention where they were written as words.
  func with(_ convention: NumberConvention) -> NumberText {
    NumberText(
      scalars: scalars.map { $0 == Self.decimalPlaceholder ? convention.decimalMark : $0 }
    )
  }

  init(_ text: String) {
    var source = Array(text.unicodeScalars)[...]
    // TeX puts a formula between dollars.
    if source.count > 2, source.first == "$", source.last == "$" {
      source = source.dropFirst().dropLast()
    }
    scalars.reserveCapacity(source.count)
    offsets.reserveCapacity(source.count)
    while let scalar = source.first {
      if scalar == "\\" {
        appendCommand(from: &source)
      } else if source.starts(with: ["{", ",", "}"]) {
        // TeX needs braces for a comma without a blank after it.
        append(",", at: source.startIndex)
        source = source.dropFirst(3)
      } else {
        append(plain: scalar, at: source.startIndex)
        source = source.dropFirst()
      }
    }
  }

  private mutating func append(_ text: String, at offset: Int) {
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
    }
  }

  private mutating func append(plain scalar: Unicode.Scalar, at offset: Int) {
    if scalar == "{" { braces.append(false) }
    if scalar == "}", braces.popLast() == true { return }
    if scalar.isASCII, scalar != "{", scalar != "}", scalar.value > 0x20 {
      append(scalar, at: offset)
    } else if let replacement = Self.replacements[scalar] {
      append(replacement, at: offset)
    } else if scalar.isSpace {
      append(Self.blank, at: offset)
    } else if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue
    {
      // Digits of other scripts and widths.
      append(String(Int(digit)), at: offset)
    } else {
      append(scalar, at: offset)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    scalars.append(scalar)
    offsets.append(offset)
  }

  private mutating func removeLast(_ count: Int) {
    scalars.removeLast(count)
    offsets.removeLast(count)
  }

  /// Replaces a command of TeX by what it stands for; one that is not known stays, and will not be read.
  private mutating func appendCommand(from source: inout ArraySlice<Unicode.Scalar>) {
    let start = source.startIndex
    let letters = source.dropFirst().prefix { $0.isASCII && $0.isLetter }
    let length = max(1, letters.count)
    let name = String(String.UnicodeScalarView(source.dropFirst().prefix(min(length, 12))))
    let command = Self.commands[name]
    source = source.dropFirst(command == nil ? 1 : 1 + length)
    // Degrees are a raised circle: 20^\circ, 20^{\circ}.
    if name == "circ", scalars.suffix(2) == ["^", "("], source.first == "}" {
      removeLast(2)
      source = source.dropFirst()
    } else if name == "circ", scalars.last == "^" {
      removeLast(1)
    }
    append(command ?? "\\", at: start)
    if Self.typefaces.contains(name), source.first == "{" {
      braces.append(true)
      source = source.dropFirst()
    }
  }

  /// The commands of TeX whose braces only say how something looks.
  private static let typefaces: Set<String> = ["text", "mathrm", "rm", "operatorname", "unit"]

  /// The characters that commands of TeX stand for.
  private static let commands: [String: String] = [
    "frac": "\\", "dfrac": "\\", "tfrac": "\\", "times": "*", "cdot": "*", "ast": "*", "div": "/",
    ",": "\u{202F}", ";": "\u{202F}", ":": "\u{202F}", "!": "", " ": " ", "quad": " ",
    "text": " ", "mathrm": " ", "rm": " ", "operatorname": " ", "unit": " ", "left": "",
    "right": "", "%": "%", "$": "$", "circ": "°", "degree": "°", "mu": "µ", "Omega": "Ω", "pi": "π",
    "pm": "±",
    "(": "", ")": "",
  ]

  /// The characters that others are read as.
  private static let replacements: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    let rows: [(String, String)] = [
      ("-", "−–‒‐‑－﹣"), ("+", "＋﬩"), ("*", "×⋅·∙•∗✕✖＊\u{2062}"), ("/", "÷∕⁄／∶"),
      ("(", "{（"), (")", "}）"), (".", "．"), (",", "，"), ("%", "％"), ("'", "’‘ʼ＇"),
      ("\u{202F}", "\u{A0}\u{2007}\u{2008}\u{2009}\u{200A}\u{2006}"), ("°", "º˚"), ("°C", "℃"),
      ("°F", "℉"), ("K", "\u{212A}"), ("Ω", "\u{2126}"), ("Å", "\u{212B}"), ("µ", "μ"),
      ("l", "ℓ"), ("€", "€"), ("=", "＝"),
      ("", "\u{200B}\u{200E}\u{200F}\u{FEFF}\u{2060}\u{2061}\u{AD}"),
    ]
    for (replacement, replaced) in rows {
      for scalar in replaced.unicodeScalars { table[scalar] = replacement }
    }
    return table
  }()
}
