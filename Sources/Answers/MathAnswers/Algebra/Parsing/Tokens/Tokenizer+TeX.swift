// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

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
    case " "
    where canEndSet(tokens.last?.kind) && bytes[end...].first { $0 != 32 } == UInt8(ascii: "{"):
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
