// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// Cuts a formula or equation into signs, whatever notation it is typed in.
struct ChemicalLexer {
  /// The maximum number of Unicode scalars that are read.
  static let limit = 1024

  let scalars: [Unicode.Scalar]
  /// Whether `-->` behind a species is its charge and an arrow.
  let splitsLongArrows: Bool

  var position = 0
  var glyphs: [ChemicalGlyph] = []
  /// Whether a long arrow could be a charge and a shorter one.
  var isAmbiguous = false
  private var isSpaced = false
  /// The levels outside the braces that are open.
  private var outerLevels: [ChemicalGlyph.Level] = []
  private var level = ChemicalGlyph.Level.plain

  init(_ text: String, splitsLongArrows: Bool = false) throws(Verdict.ChemicalFault) {
    scalars = text.unicodeScalars.prefix(Self.limit + 1).map(ChemicalSigns.plain)
    self.splitsLongArrows = splitsLongArrows
    guard scalars.count <= Self.limit else {
      throw Verdict.ChemicalFault(position: 0, reason: .tooComplex(limit: Self.limit))
    }
    while position < scalars.count { try readSign() }
    guard outerLevels.isEmpty else { throw fault(.unpaired("{")) }
  }

  private mutating func readSign() throws(Verdict.ChemicalFault) {
    let scalar = scalars[position]
    switch scalar {
    case "$", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{FE0E}", "\u{FE0F}": position += 1
    case "~": readBlank()
    case _ where scalar.properties.isWhitespace: readBlank()
    case "{": open(level)
    case "}":
      guard let outer = outerLevels.popLast() else { throw fault(.unpaired("}")) }
      level = outer
      position += 1
    case "^": try readRaised()
    case "_": try readLowered()
    case "\\": try readCommand()
    case "-", "=", "<", ">": try readDashes()
    case "Δ", "∆":
      // Heat is written above arrows, and not part of what reacts.
      guard case .arrow? = glyphs.last?.kind else { throw unexpected() }
      position += 1
    case "x", "X":
      let next = self.scalar(1)
      let isTimes = isSpaced && (next.map { $0 == " " || $0.isDigit } ?? false)
      add(isTimes && !glyphs.isEmpty ? .dot : .letter(scalar))
    case "v" where isSpaced && (self.scalar(1).map { $0 == " " || $0 == "}" } ?? true):
      // In the notation of mhchem.
      add(.precipitate)
    case "a"..."z", "A"..."Z", "α", "β", "γ": add(.letter(scalar))
    default: try readOther(scalar)
    }
  }

  private mutating func readOther(_ scalar: Unicode.Scalar) throws(Verdict.ChemicalFault) {
    if let digit = scalar.digit {
      add(.digit(digit))
    } else if let plain = ChemicalSigns.raised[scalar] {
      add(try small(plain), at: .raised)
    } else if let plain = ChemicalSigns.lowered[scalar] {
      add(try small(plain), at: .lowered)
    } else if let (above, below) = ChemicalSigns.fractions[scalar] {
      add(.fraction(above, below))
    } else if let kind = ChemicalSigns.kinds[scalar] {
      add(kind)
      if case .arrow = kind { skipConditions() }
    } else {
      throw unexpected()
    }
  }

  private func small(
    _ plain: Unicode.Scalar
  ) throws(Verdict.ChemicalFault) -> ChemicalGlyph.Kind {
    if let digit = plain.digit { return .digit(digit) }
    if plain == "-" { return .minus }
    guard let kind = ChemicalSigns.kinds[plain] else { throw unexpected() }
    return kind
  }

  private mutating func readBlank() {
    position += 1
    isSpaced = true
  }

  mutating func open(_ inner: ChemicalGlyph.Level) {
    outerLevels.append(level)
    level = inner
    position += 1
  }

  /// Adds a sign that is so many scalars long.
  mutating func add(
    _ kind: ChemicalGlyph.Kind,
    at level: ChemicalGlyph.Level? = nil,
    length: Int = 1
  ) {
    glyphs.append(
      ChemicalGlyph(kind: kind, level: level ?? self.level, isSpaced: isSpaced, offset: position)
    )
    position += length
    isSpaced = false
  }

  func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    let index = position + distance
    return scalars.indices.contains(index) ? scalars[index] : nil
  }

  var isBehindBlank: Bool { isSpaced || glyphs.isEmpty }

  mutating func noteBlank() { isSpaced = true }

  var isPlain: Bool { level == .plain }

  func fault(_ reason: Verdict.ChemicalFault.Reason) -> Verdict.ChemicalFault {
    Verdict.ChemicalFault(position: position, reason: reason)
  }

  func unexpected() -> Verdict.ChemicalFault {
    fault(.unexpected(scalar().map { String($0) } ?? ""))
  }
}

extension Unicode.Scalar {
  /// The value of a digit from 0 to 9.
  var digit: Int? {
    ("0"..."9").contains(self) ? Int(value) - 0x30 : nil
  }

  var isDigit: Bool { digit != nil }

  var isSmallLetter: Bool { ("a"..."z").contains(self) }
}

extension ChemicalLexer {
  /// Reads what stands behind `^`: braces, or as many digits and signs as a charge or mass number
  /// has.
  mutating func readRaised() throws(Verdict.ChemicalFault) {
    position += 1
    switch scalar() {
    case "{"?: open(.raised)
    case "("?:
      var length = 1
      while let next = scalar(length), next.isDigit || next == "+" || next == "-" { length += 1 }
      guard length > 1, scalar(length) == ")" else { throw unexpected() }
      position += 1
      addRaised(length - 1)
      position += 1
    case let next? where next.isDigit:
      var length = digits(from: 0)
      if scalar(length) == "+" { length += 1 }
      if scalar(length) == "-", scalar(length + 1) != ">" { length += 1 }
      addRaised(length)
    case let sign? where sign == "+" || sign == "-": readRaisedSigns(sign)
    default:
      // In the notation of mhchem a lonely ^ is an arrow upward.
      guard isBehindBlank else { throw unexpected() }
      position -= 1
      add(.gas)
    }
  }

  private mutating func readRaisedSigns(_ sign: Unicode.Scalar) {
    var length = 1
    while scalar(length) == sign { length += 1 }
    let next = scalar(length)
    if length > 1 {
      // The last sign may be that between two species, or begin an arrow.
      let joins = sign == "-" ? next == ">" : next.map { !$0.properties.isWhitespace } ?? false
      addRaised(joins ? length - 1 : length)
      return
    }
    let figures = digits(from: 1)
    let behind = scalar(1 + figures)
    let isCharge = behind.map { !$0.properties.isAlphabetic && $0 != "(" && $0 != "[" } ?? true
    addRaised(isCharge ? 1 + figures : 1)
  }

  /// Reads what stands behind `_`: braces or digits; letters are read as if it were not there.
  mutating func readLowered() throws(Verdict.ChemicalFault) {
    position += 1
    guard let next = scalar() else { throw unexpected() }
    if next == "{" { return open(.lowered) }
    if next == "-", scalar(1)?.isDigit == true { add(.minus, at: .lowered) }
    while let digit = scalar()?.digit { add(.digit(digit), at: .lowered) }
  }

  private func digits(from distance: Int) -> Int {
    var length = 0
    while scalar(distance + length)?.isDigit == true { length += 1 }
    return length
  }

  private mutating func addRaised(_ count: Int) {
    for _ in 0..<count {
      guard let scalar = scalar() else { return }
      add(scalar.digit.map { .digit($0) } ?? (scalar == "+" ? .plus : .minus), at: .raised)
    }
  }

  /// Reads a run of dashes, equals signs and angles: charges, bonds, and an arrow.
  mutating func readDashes() throws(Verdict.ChemicalFault) {
    var length = 0
    while let next = scalar(length), ["-", "=", "<", ">"].contains(next) { length += 1 }
    let run = scalars[position..<position + length]
    guard isPlain, run.contains(where: { $0 != "-" }) else {
      guard scalar() == "-" else { throw unexpected() }
      return add(.minus)
    }
    let start = run.firstIndex(of: "<") ?? run.firstIndex(of: "=")
    if let start {
      while position < start { add(.minus) }
    } else if length > 2, !isBehindBlank {
      isAmbiguous = true
      if splitsLongArrows { add(.minus) }
    }
    let arrow = scalars[position..<run.endIndex]
    guard arrow.count > 1 || arrow.first != "<" else { throw unexpected() }
    let kind: Arrow =
      switch (arrow.contains("<"), arrow.contains(">")) {
      case (true, true): .bothWays
      case (true, false): .backward
      case (false, true): .forward
      case (false, false): .equals
      }
    add(.arrow(kind), length: arrow.count)
    skipConditions()
  }

  /// Passes over what mhchem writes above and below an arrow: `->[heat]`.
  ///
  /// A complex behind the arrow has a bracket too; nothing of the same species can follow a
  /// condition.
  mutating func skipConditions() {
    var distance = 0
    for _ in 0..<2 where scalar(distance) == "[" {
      var depth = 0
      while let next = scalar(distance) {
        depth += next == "[" ? 1 : next == "]" ? -1 : 0
        distance += 1
        if depth == 0 { break }
      }
      guard depth == 0 else { return }
    }
    guard distance > 0 else { return }
    let isGlued = scalar(distance) != " "
    while scalar(distance) == " " { distance += 1 }
    guard let next = scalar(distance), next.properties.isAlphabetic || next.isDigit || next == "[",
      !(isGlued && next.isDigit)
    else { return }
    position += distance
    noteBlank()
  }
}

// MARK: - TeX

extension ChemicalLexer {
  /// Reads a command of TeX.
  mutating func readCommand() throws(Verdict.ChemicalFault) {
    var length = 1
    while let next = scalar(length), next.isASCII, next.properties.isAlphabetic, length < 32 {
      length += 1
    }
    if length == 1 { length = 2 }
    guard position + length <= scalars.count else { throw unexpected() }
    let start = position
    let name = String(String.UnicodeScalarView(scalars[position + 1..<position + length]))
    if let kind = ChemicalSigns.commands[name] {
      add(kind, length: length)
      if case .arrow = kind, name.hasPrefix("x") { skipArguments() }
    } else if ChemicalSigns.silentCommands.contains(name) {
      position += length
    } else if ChemicalSigns.blankCommands.contains(name) {
      position += length
      noteBlank()
    } else if ChemicalSigns.hidingCommands.contains(name) {
      position += length
      skipArguments()
    } else if ["frac", "tfrac", "dfrac"].contains(name) {
      position += length
      let above = try argument()
      let below = try argument()
      guard below > 0 else {
        position = start
        throw fault(.numberOutOfRange)
      }
      add(.fraction(above, below), length: 0)
    } else if name == "Delta", case .arrow? = glyphs.last?.kind {
      position += length
    } else {
      throw fault(.unexpected("\\" + name))
    }
  }

  /// Passes over an optional argument in square brackets and one in braces.
  private mutating func skipArguments() {
    for (open, close) in [("[", "]"), ("{", "}")] as [(Unicode.Scalar, Unicode.Scalar)]
    where scalar() == open {
      var depth = 0
      while let next = scalar() {
        depth += next == open ? 1 : next == close ? -1 : 0
        position += 1
        if depth == 0 { break }
      }
    }
  }

  /// Reads a number in braces, or a single digit.
  private mutating func argument() throws(Verdict.ChemicalFault) -> Int {
    let hasBraces = scalar() == "{"
    if hasBraces { position += 1 }
    var (number, count) = (0, 0)
    while count < (hasBraces ? 6 : 1), let digit = scalar()?.digit {
      number = number * 10 + digit
      count += 1
      position += 1
    }
    guard count > 0, !hasBraces || scalar() == "}" else { throw unexpected() }
    if hasBraces { position += 1 }
    return number
  }
}

/// A sign of a formula or equation, without how it was typed.
struct ChemicalGlyph: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case letter(Unicode.Scalar)
    case digit(Int)
    /// A fraction in one sign, as ½.
    case fraction(Int, Int)
    case plus, minus
    case open(Bracket), close(Bracket)
    /// The dot of a hydrate.
    case dot
    case point, comma, slash, colon
    case arrow(Arrow)
    /// The line between two atoms of a structural formula.
    case bond
    /// The arrows for what escapes as a gas and what settles as a solid.
    case gas, precipitate
  }

  enum Level { case plain, raised, lowered }
  enum Bracket { case round, square }

  let kind: Kind
  let level: Level
  /// Whether a blank stands before it.
  let isSpaced: Bool
  /// The number of Unicode scalars before it.
  let offset: Int

  var letter: Unicode.Scalar? {
    if case .letter(let letter) = kind { letter } else { nil }
  }

  var digit: Int? {
    if case .digit(let digit) = kind { digit } else { nil }
  }

  var isSign: Bool { kind == .plus || kind == .minus }

  /// Whether it may begin an atom or a group of atoms.
  var beginsUnit: Bool {
    switch kind {
    case .letter, .open: true
    default: false
    }
  }

  /// The reason it cannot stand at its place: for a closing bracket, that none was opened.
  var misplacement: Verdict.ChemicalFault.Reason {
    if case .close = kind { .unpaired(text) } else { .unexpected(text) }
  }

  var text: String {
    switch kind {
    case .letter(let letter): String(letter)
    case .digit(let digit): "\(digit)"
    case .fraction(let above, let below): "\(above)/\(below)"
    case .plus: "+"
    case .minus, .bond: "-"
    case .open(let bracket): bracket == .round ? "(" : "["
    case .close(let bracket): bracket == .round ? ")" : "]"
    case .dot: "·"
    case .point: "."
    case .comma: ","
    case .slash: "/"
    case .colon: ":"
    case .arrow(.equals): "="
    case .arrow: "→"
    case .gas: "↑"
    case .precipitate: "↓"
    }
  }
}

/// The sign that stands between the two sides of an equation.
enum Arrow: Hashable, Sendable {
  case forward, backward, bothWays
  /// The sign =, which says nothing about the direction.
  case equals
}

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
