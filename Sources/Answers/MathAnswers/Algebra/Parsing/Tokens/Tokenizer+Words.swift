// SPDX-License-Identifier: Apache-2.0
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
    if readInverseOfTwoWords(before: end) { return }
    while position < end {
      readName(before: end)
    }
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
    if bytes[position...].starts(with: "atan2(".utf8) { return (.composed(.angle), 5) }
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
