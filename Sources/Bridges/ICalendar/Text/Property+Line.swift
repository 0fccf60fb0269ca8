// SPDX-License-Identifier: Apache-2.0
extension CalendarFile.Property {
  /// The content line, before it is folded.
  var contentLine: String {
    var line = name
    for parameter in parameters {
      line += ";" + parameter.text
    }
    line += ":"
    guard value.utf8.contains(where: \.isControl) else { return line + value }
    return line + String(decoding: value.utf8.filter { !$0.isControl }, as: UTF8.self)
  }

  /// Reads a content line.
  ///
  /// Names may have blanks around and in them, and so may a parameter's equals sign, as some
  /// programs write them.
  init(
    _ line: ContentLines.Line
  ) throws(CalendarFile.Fault) {
    var scanner = ContentLineScanner(line)
    let name = try scanner.name()
    var parameters: [CalendarFile.Parameter] = []
    while let parameter = try scanner.parameter() {
      parameters.append(parameter)
    }
    self.init(
      checked: name,
      parameters: parameters,
      value: String(decoding: scanner.rest, as: UTF8.self),
      line: line.number
    )
  }
}

/// Goes through a content line from its name to its value.
private struct ContentLineScanner {
  private let octets: [UInt8]
  private let number: Int
  private var position = 0

  init(_ line: ContentLines.Line) {
    // Control characters must not be there, and are left out in writing, too.
    octets =
      line.octets.contains(where: \.isControl)
      ? line.octets.filter { !$0.isControl } : line.octets
    number = line.number
  }

  /// The text after the colon, once all before has been read.
  var rest: ArraySlice<UInt8> { octets[min(position + 1, octets.count)...] }

  mutating func name() throws(CalendarFile.Fault) -> String {
    let text = read(upTo: ":;")
    guard position < octets.count else { throw fault(.notAProperty(excerpt(octets[...]))) }
    guard let name = CalendarFile.Property.name(withoutBlanks(text)) else {
      throw fault(.badName(excerpt(text)))
    }
    return name
  }

  /// Reads the next parameter; nil when the value comes next.
  mutating func parameter() throws(CalendarFile.Fault) -> CalendarFile.Parameter? {
    guard position < octets.count else { throw fault(.notAProperty(excerpt(octets[...]))) }
    guard octets[position] == UInt8(ascii: ";") else { return nil }
    position += 1
    let text = read(upTo: "=:;")
    guard position < octets.count, octets[position] == UInt8(ascii: "="),
      let name = CalendarFile.Property.name(withoutBlanks(text))
    else { throw fault(.badParameter(excerpt(text))) }
    var values: [String] = []
    repeat {
      position += 1
      values.append(try value(of: name))
    } while position < octets.count && octets[position] == UInt8(ascii: ",")
    return CalendarFile.Parameter(name, values: values)
  }

  /// Reads a value of a parameter up to its end.
  private mutating func value(of name: String) throws(CalendarFile.Fault) -> String {
    skipBlanks()
    guard position < octets.count, octets[position] == UInt8(ascii: "\"") else {
      var text = read(upTo: ",:;")
      while text.last?.isBlank == true {
        text.removeLast()
      }
      return CalendarFile.Parameter.decoded(string(text))
    }
    position += 1
    let text = read(upTo: "\"")
    guard position < octets.count else { throw fault(.unclosedQuote(name)) }
    position += 1
    skipBlanks()
    guard position == octets.count || ",:;".utf8.contains(octets[position]) else {
      throw fault(.badParameter(name))
    }
    return CalendarFile.Parameter.decoded(string(text))
  }

  private mutating func skipBlanks() {
    while position < octets.count, octets[position].isBlank {
      position += 1
    }
  }

  private mutating func read(upTo ends: StaticString) -> ArraySlice<UInt8> {
    let start = position
    position =
      ends.withUTF8Buffer { ends in
        octets[start...].firstIndex { ends.contains($0) }
      } ?? octets.endIndex
    return octets[start..<position]
  }

  private func string(_ octets: ArraySlice<UInt8>) -> String {
    String(decoding: octets, as: UTF8.self)
  }

  private func withoutBlanks(_ octets: ArraySlice<UInt8>) -> String {
    octets.contains(where: \.isBlank) ? string(octets.filter { !$0.isBlank }[...]) : string(octets)
  }

  /// The beginning of a text, for a fault.
  private func excerpt(_ octets: ArraySlice<UInt8>) -> String {
    let text = string(octets.prefix(60))
    return octets.count > 60 ? text + "..." : text
  }

  private func fault(_ reason: CalendarFile.Fault.Reason) -> CalendarFile.Fault {
    CalendarFile.Fault(reason, line: number)
  }
}
