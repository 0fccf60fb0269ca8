// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

extension ChemicalLexer {
  /// Reads what stands behind `^`: braces, or as many digits and signs as a charge or mass number has.
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
  /// A complex behind the arrow has a bracket too; nothing of the same species can follow a condition.
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
