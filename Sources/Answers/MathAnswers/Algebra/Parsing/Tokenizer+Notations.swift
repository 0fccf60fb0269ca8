// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

extension Tokenizer {
  func isDecimalSign(_ byte: UInt8) -> Bool {
    byte == (notation.usesPoint ? UInt8(ascii: ".") : UInt8(ascii: ","))
  }

  /// Reads a number with its groups of three digits and its decimals.
  ///
  /// A comma between two digits, outside of brackets and with no blank, can be a decimal comma even
  /// where the point is the decimal sign: then there are two readings.
  mutating func readNumber() throws(Verdict.ExpressionFault) {
    let start = position
    skipDigits()
    let isGrouped = position - start <= 3 && skipGroups()
    if let sign = byte(at: position), isDecimalSign(sign) {
      // "1. " is the number 1 with an idle point.
      if digit(at: position + 1) != nil || sign == UInt8(ascii: ".") { position += 1 }
      skipDigits()
    } else if !isGrouped, !notation.usesPoint, byte(at: position) == UInt8(ascii: "."),
      digit(at: position + 1) != nil
    {
      // Where a comma stands before decimals, a point does no less, unless it groups three digits.
      position += 1
      skipDigits()
    } else if !isGrouped || !notation.usesPoint, byte(at: position) == UInt8(ascii: "{"),
      bytes[position...].starts(with: "{,}".utf8),
      digit(at: position + 3) != nil
    {
      position += 3
      skipDigits()
    } else if !isGrouped, depth == 0, notation.usesPoint,
      byte(at: position) == UInt8(ascii: ","), digit(at: position + 1) != nil,
      bytes[start] != UInt8(ascii: ".")
    {
      isAmbiguous = true
      if readsCommaAsDecimal {
        position += 1
        skipDigits()
      }
    }
    add(.number, from: start)
    addPowerOfTen(after: start)
  }

  /// Reads 1.5e3 as 1.5 · 10^3: an e between digits is no variable.
  ///
  /// Before a sign 2e-3 can also be twice e less 3, unless the number has decimals.
  private mutating func addPowerOfTen(after number: Int) {
    let start = position
    guard let letter = byte(at: start), letter | 0x20 == UInt8(ascii: "e"),
      !notation.variables.contains(where: { $0.utf8.first == letter })
    else { return }
    var isEither = false
    let isSigned =
      byte(at: start + 1) == UInt8(ascii: "-") || byte(at: start + 1) == UInt8(ascii: "+")
    guard digit(at: start + (isSigned ? 2 : 1)) != nil else { return }
    if isSigned, !bytes[number..<start].contains(where: { $0 &- UInt8(ascii: "0") > 9 }) {
      isEither = letter == UInt8(ascii: "e")
      guard !isEither || !readsBaseOfNature else { return }
    }
    position += 1
    add(.powerOfTen, from: start)
    if isSigned {
      add(byte(at: position) == UInt8(ascii: "-") ? .minus : .plus, length: 1)
    }
    let exponent = position
    skipDigits()
    add(.number, from: exponent)
    if isEither { scientificNumber = number..<position }
  }

  private mutating func skipDigits() {
    while digit(at: position) != nil { position += 1 }
  }

  /// Skips groups of three digits after a blank, or after the sign that is not the decimal one.
  private mutating func skipGroups() -> Bool {
    let before = position
    while let length = lengthOfSeparator(at: position), hasGroup(at: position + length),
      depth == 0 || !isGroupSign(bytes[position])
    {
      position += length + 3
    }
    return position > before
  }

  /// Whether a byte is the one of comma and point that can group digits.
  private func isGroupSign(_ byte: UInt8) -> Bool {
    byte == (notation.usesPoint ? UInt8(ascii: ",") : UInt8(ascii: "."))
  }

  /// Returns the number of bytes that separate groups of digits at a place: a sign, a blank or what
  /// stands for one in TeX.
  private func lengthOfSeparator(at index: Int) -> Int? {
    guard let sign = byte(at: index) else { return nil }
    switch Unicode.Scalar(sign) {
    case " ", "'", "~": return 1
    case "\\": return [",", " "].contains(byte(at: index + 1).map { Unicode.Scalar($0) }) ? 2 : nil
    case "{":
      let isBraced = byte(at: index + 1).map(isGroupSign) == true
      return isBraced && byte(at: index + 2) == UInt8(ascii: "}") ? 3 : nil
    default: return isGroupSign(sign) ? 1 : nil
    }
  }

  private func hasGroup(at index: Int) -> Bool {
    digit(at: index) != nil && digit(at: index + 1) != nil && digit(at: index + 2) != nil
      && digit(at: index + 3) == nil
  }

  /// Returns the number of digits of a number token, and the number of these that are decimals: nil
  /// without a decimal sign.
  func digits(of token: Token) -> (count: Int, decimals: Int?) {
    let mark = bytes[token.start..<token.end].firstIndex { $0 &- UInt8(ascii: "0") > 9 }
    guard let mark else { return (token.end - token.start, nil) }
    let isGrouped =
      mark - token.start <= 3 && hasGroup(at: mark + (lengthOfSeparator(at: mark) ?? 1))
    var count = mark - token.start
    var decimals: Int?
    for index in mark..<token.end
    where index == token.start || bytes[index - 1] != UInt8(ascii: "\\") {
      if digit(at: index) != nil {
        count += 1
        decimals = decimals.map { $0 + 1 }
      } else if isDecimalSign(bytes[index]) || !isGrouped {
        decimals = 0
      }
    }
    return (count, decimals)
  }
}

extension Tokenizer {
  /// Reads a command of TeX.
  mutating func readCommand() throws(Verdict.ExpressionFault) {
    let start = position
    let first = position + 1
    let end = max(endOfLetters(from: first), min(first + 1, bytes.count))
    guard end > first, end - first <= 24 else { throw unknownCommand(from: start, to: end) }
    let name = String(decoding: bytes[first..<end], as: UTF8.self)
    position = end
    switch name {
    case "left", "right", "middle": readDelimiter(isLeft: name == "left")
    case "(", ")", "[", "]": isSpaced = true
    case "begin", "end": readEnvironment(begins: name == "begin")
    case "text", "textrm", "textit", "mathrm", "mathit", "mathbf", "operatorname", "boxed", "vec",
      "overrightarrow":
      try skipBraces()
    case "mathbb": readNameOfSet(from: start)
    case " " where startsDifference(at: end):
      add(.without, from: start)
    case _ where Vocabulary.silentCommands.contains(name): isSpaced = isSpaced || name != "!"
    case "emptyset", "varnothing":
      add(.open(.set), from: start)
      add(.close(.set), from: start)
    case "pi" where !notation.variables.contains("pi"): add(.constant(.pi), from: start)
    default:
      guard let kind = Vocabulary.commands[name] ?? Vocabulary.words[name] else {
        position = start
        throw unknownCommand(from: start, to: end)
      }
      add(command: kind, from: start)
    }
  }

  private mutating func add(command kind: Token.Kind, from start: Int) {
    switch kind {
    case .variable(let name): add(.variable(name + readSubscript()), from: start)
    case .open, .close:
      let length = position - start
      position = start
      add(kind, length: length)
    default: add(kind, from: start)
    }
  }

  /// Whether the backslash before a blank takes something out of a set: a set of numbers, or an
  /// interval of the real numbers.
  private func startsDifference(at place: Int) -> Bool {
    guard canEndSet(tokens.last?.kind),
      let next = bytes[place...].first(where: { $0 != UInt8(ascii: " ") })
    else { return false }
    if next == UInt8(ascii: "{") { return true }
    let isOfReals = tokens.last?.kind == .reals || tokens.last?.kind == .variable("R")
    return isOfReals && "[](".utf8.contains(next)
  }

  private func canEndSet(_ kind: Token.Kind?) -> Bool {
    switch kind {
    case .reals, .variable("R"), .close(.round), .close(.square), .open(.square): true
    default: false
    }
  }

  /// Reads the letter with a double stroke that is the name of a set of numbers.
  private mutating func readNameOfSet(from start: Int) {
    let isBraced = byte(at: position) == UInt8(ascii: "{")
    let place = isBraced ? position + 1 : position
    guard let letter = byte(at: place),
      let kind = [UInt8(ascii: "R"): Token.Kind.reals, UInt8(ascii: "Z"): .integers][letter]
    else { return }
    position = place + (isBraced && byte(at: place + 1) == UInt8(ascii: "}") ? 2 : 1)
    add(kind, from: start)
  }

  /// Reads what stands after `\left` or `\right`: a bar has a side then, and a dot is nothing.
  private mutating func readDelimiter(isLeft: Bool) {
    switch byte(at: position) {
    case UInt8(ascii: "|"): add(isLeft ? .openBar : .closeBar, length: 1)
    case UInt8(ascii: "."): position += 1
    default: break
    }
  }

  /// Reads the name of an environment, which is taken for the brackets of a matrix.
  private mutating func readEnvironment(begins: Bool) {
    let start = position
    while let byte = byte(at: position), byte.isLetter || byte == UInt8(ascii: "{") {
      position += 1
    }
    if byte(at: position) == UInt8(ascii: "}") { position += 1 }
    depth += begins ? 1 : -1
    add(begins ? .open(.matrix) : .close(.matrix), from: start)
  }

  /// Passes over the braces of an argument that is read as if it stood alone.
  private mutating func skipBraces() throws(Verdict.ExpressionFault) {
    guard byte(at: position) == UInt8(ascii: "{"), silentBraces.count < 64 else { return }
    var open = 0
    for index in position..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { open += 1 }
      if bytes[index] == UInt8(ascii: "}") { open -= 1 }
      if open == 0 {
        silentBraces.insert(index)
        position += 1
        return
      }
    }
    throw Verdict.ExpressionFault(position: characters(before: position), reason: .unclosed("{"))
  }

  private func unknownCommand(from start: Int, to end: Int) -> Verdict.ExpressionFault {
    let shown = String(decoding: bytes[start..<min(end, start + 24)], as: UTF8.self)
    return Verdict.ExpressionFault(
      position: characters(before: start),
      reason: .unknownCommand(shown)
    )
  }
}

extension Tokenizer {
  /// Reads a run of letters: known words, and single letters between them.
  mutating func readWord() {
    let end = endOfLetters(from: position)
    if position > 0, bytes[position - 1] == UInt8(ascii: " "), byte(at: end) == UInt8(ascii: " "),
      !tokens.isEmpty,
      readConnectingWord(String(decoding: bytes[position..<end], as: UTF8.self))
    {
      return
    }
    if readInverseOfTwoWords(before: end) || readInfinityOfTwoLetters(before: end) { return }
    while position < end {
      readName(before: end)
    }
  }

  /// Reads `oo`, which programs write for infinity.
  private mutating func readInfinityOfTwoLetters(before end: Int) -> Bool {
    guard end - position == 2, bytes[position..<end].allSatisfy({ $0 == UInt8(ascii: "o") }),
      notation.variables.isEmpty
    else { return false }
    add(.constant(.infinity), length: 2)
    return true
  }

  /// Reads the inverse of a function with a blank in its name, as in `arc sin x` and `ar sinh x`.
  private mutating func readInverseOfTwoWords(before end: Int) -> Bool {
    guard 2...3 ~= end - position, bytes[position] | 0x20 == UInt8(ascii: "a"),
      byte(at: end) == UInt8(ascii: " "), !notation.variables.contains("a"),
      let start = bytes[end...].firstIndex(where: { $0 != UInt8(ascii: " ") })
    else { return false }
    let last = endOfLetters(from: start)
    let name = String(decoding: bytes[position..<end] + bytes[start..<last], as: UTF8.self)
    guard name.lowercased().hasPrefix("ar"),
      case .function(let operation)? = Vocabulary.words[name.lowercased()]
    else { return false }
    add(.function(operation), length: last - position)
    return true
  }

  func endOfLetters(from start: Int) -> Int {
    var end = start
    while let byte = byte(at: end), byte.isLetter { end += 1 }
    return end
  }

  private mutating func readName(before end: Int) {
    let start = position
    if !notation.variables.isEmpty || !notation.functions.isEmpty, let name = declaredName() {
      position += name.utf8.count
      add(declared: name, from: start)
      return
    }
    if end - position > 1, let (kind, length) = knownWord(before: end) {
      position += length
      add(kind, from: start)
      readBaseInName(after: kind)
      return
    }
    if end - position == 2, readLogarithmToTwo(before: end) { return }
    let letter = bytes[position]
    position += 1
    let index = readSubscript()
    let name = String(Unicode.Scalar(letter))
    if !index.isEmpty || byte(at: position) == UInt8(ascii: "'") {
      add(.variable(name + index + readPrimes()), from: start)
    } else if let constant = Self.constant(of: letter) {
      add(.constant(constant), from: start)
    } else {
      add(.variable(name), from: start)
    }
  }

  /// Reads the primes behind a name, as in f'(x).
  private mutating func readPrimes() -> String {
    let start = position
    while byte(at: position) == UInt8(ascii: "'") { position += 1 }
    return String(repeating: "'", count: position - start)
  }

  private mutating func add(declared name: String, from start: Int) {
    let end = position
    // A derivative is a function of its own.
    let primes = notation.functions.contains(name) ? readPrimes() : ""
    if notation.functions.contains(name), !notation.variables.contains(name) || nextOpensBracket() {
      add(.call(name + primes), from: start)
    } else {
      position = end
      let index = readSubscript()
      add(.variable(ExpressionNotation.canonical(name) + index), from: start)
    }
  }

  /// A declared name with and without an underscore before its index.
  static func spellings(of name: String) -> [String] {
    let canonical = ExpressionNotation.canonical(name)
    return [name, canonical, canonical.filter { $0 != "_" }]
  }

  private func nextOpensBracket() -> Bool {
    var index = position
    while byte(at: index) == UInt8(ascii: " ") { index += 1 }
    return byte(at: index) == UInt8(ascii: "(")
  }

  private static func constant(of letter: UInt8) -> Operation? {
    switch letter {
    case UInt8(ascii: "e"): .e
    case UInt8(ascii: "i"): .imaginaryUnit
    default: nil
    }
  }

  /// The longest known word that starts at the position.
  private func knownWord(before end: Int) -> (Token.Kind, length: Int)? {
    if bytes[position] == UInt8(ascii: "a"), bytes[position...].starts(with: "atan2(".utf8) {
      return (.composed(.angle), 5)
    }
    for length in stride(from: min(end - position, 9), to: 1, by: -1) {
      let word = String(decoding: bytes[position..<position + length], as: UTF8.self)
      guard let kind = Vocabulary.words[word] ?? capitalized(word) else { continue }
      // "and" and "or" stand for themselves, so that "for" stays a product.
      if kind == .and || kind == .or,
        length != end - position || position > 0 && bytes[position - 1].isLetter
      {
        continue
      }
      return (kind, length)
    }
    switch byte(at: end) {
    case UInt8(ascii: "("): return wordBeforeBracket(endingAt: end)
    case UInt8(ascii: "_"):
      let word = String(decoding: bytes[position..<end], as: UTF8.self)
      return word == "sum"
        ? (.repeated(.add), 3) : word == "prod" ? (.repeated(.multiply), 4) : nil
    default: return nil
    }
  }

  /// The function that is one only before a bracket.
  private func wordBeforeBracket(endingAt end: Int) -> (Token.Kind, length: Int)? {
    guard end - position <= 9 else { return nil }
    let word = String(decoding: bytes[position..<end], as: UTF8.self).lowercased()
    return Vocabulary.wordsBeforeBracket[word].map { ($0, end - position) }
  }

  /// The function that is written with a capital, as in "Sin".
  private func capitalized(_ word: String) -> Token.Kind? {
    guard word.utf8.first.map({ $0 < UInt8(ascii: "a") }) == true,
      let kind = Vocabulary.words[word.lowercased()]
    else { return nil }
    return if case .variable = kind { .variable(word) } else { kind }
  }

  /// Reads `lb(x)` and `ld 8`, logarithms to base 2; in `lb + 1` the letters are a product.
  private mutating func readLogarithmToTwo(before end: Int) -> Bool {
    let name = bytes[position..<end]
    guard name.elementsEqual("lb".utf8) || name.elementsEqual("ld".utf8) else { return false }
    let next = byte(at: end)
    guard next == UInt8(ascii: "(") || next == UInt8(ascii: " ") && digit(at: end + 1) != nil else {
      return false
    }
    let start = position
    position = end
    add(.logarithm, from: start)
    add(.underscore, from: start)
    add(.integer(2), from: start)
    return true
  }

  /// Reads the base of `log10(x)`, `log2(x)` and `log₂ x`.
  private mutating func readBaseInName(after kind: Token.Kind) {
    guard kind == .logarithm else { return }
    let start = position
    if scalar(at: start) != nil, let base = Int(readSubscript().dropFirst()) {
      add(.underscore, from: start)
      add(.integer(base), from: start)
      return
    }
    for base in ["10", "2"] where bytes[start...].starts(with: (base + "(").utf8) {
      add(.underscore, from: start)
      position += base.utf8.count
      add(.number, from: start)
      return
    }
  }

  mutating func readGreek(_ name: String, length: Int) {
    let start = position
    let declared = declaredName()
    position += length
    let index = readSubscript()
    if name == "pi", index.isEmpty, declared == nil, !notation.variables.contains("pi") {
      add(.constant(.pi), from: start)
    } else if name == "Sigma" || name == "Pi", index.isEmpty,
      byte(at: position) == UInt8(ascii: "_")
    {
      add(.repeated(name == "Pi" ? .multiply : .add), from: start)
    } else {
      add(.variable(name + index), from: start)
    }
  }

  /// Whether all that stands before a place is one name, and an equals sign follows: `E_kin = …`.
  private func isNameOfResult(before end: Int) -> Bool {
    guard tokens.isEmpty else { return false }
    return bytes[end...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "=")
  }

  /// Whether the rest of the text has two signs at once.
  private var hasPlusMinus: Bool {
    let text = String(decoding: bytes[position...], as: UTF8.self)
    return ["±", "+-", "+/-", "\\pm"].contains(where: text.contains)
  }

  /// Reads an index such as `_1`, `_{max}`, `₁` or plain digits, and returns it with an underscore.
  mutating func readSubscript() -> String {
    var index = ""
    while let (scalar, length) = scalar(at: position), let digit = Vocabulary.subscripts[scalar] {
      index.append(digit)
      position += length
    }
    if index.isEmpty {
      var start = position
      var isBraced = false
      if byte(at: start) == UInt8(ascii: "_") {
        start += 1
        isBraced = byte(at: start) == UInt8(ascii: "{")
        if isBraced { start += 1 }
      }
      var end = start
      let isOneLetter = start > position && !isBraced && byte(at: start)?.isLetter == true
      if isOneLetter {
        end =
          isNameOfResult(before: endOfLetters(from: start)) ? endOfLetters(from: start) : start + 1
      } else {
        while digit(at: end) != nil || isBraced && byte(at: end)?.isLetter == true { end += 1 }
        // Both solutions have one name: x_{1,2} = …, x_{1/2} = ….
        if end == start + 1, digit(at: start) != nil, digit(at: end + 1) != nil,
          byte(at: end) == UInt8(ascii: ",") || byte(at: end) == UInt8(ascii: "/"),
          isBraced || isNameOfResult(before: end + 2),
          isBraced || start > position && byte(at: end) == UInt8(ascii: ",") || hasPlusMinus
        {
          end += 2
        }
      }
      guard end > start, !isBraced || byte(at: end) == UInt8(ascii: "}") else { return "" }
      index = String(decoding: bytes[start..<end], as: UTF8.self)
      position = isBraced ? end + 1 : end
    }
    return index.isEmpty ? "" : "_" + index
  }
}

extension UInt8 {
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
