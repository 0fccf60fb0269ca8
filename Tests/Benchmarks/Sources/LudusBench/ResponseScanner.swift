// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// A line of W6; the names that are only written again are left as the bytes they are.
struct ResponseLine {
  var learner = UnsafeBufferPointer<UInt8>(start: nil, count: 0)[...]
  var itemBytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)[...]
  var response = QuizResponse.text("")

  var item: Problem.ID { Problem.ID(String(decoding: itemBytes, as: UTF8.self)) }
}

/// Reads the lines of W6: JSON objects with keys in any order, of which some do not matter.
///
/// It is a reader for this workload, whose lines are known to be JSON, and not a general parser.
struct ResponseScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  static func forEachLine(of data: Data, _ body: (ResponseLine) throws -> Void) throws {
    try data.withUnsafeBytes { raw in
      var scanner = ResponseScanner(bytes: raw.bindMemory(to: UInt8.self))
      while scanner.position < scanner.bytes.count {
        try body(try scanner.line())
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func line() throws -> ResponseLine {
    var line = ResponseLine()
    try skip("{")
    repeat {
      let key = try plainString()
      try skip(":")
      if Self.isEqual(key, "learner") {
        line.learner = try plainString()
      } else if Self.isEqual(key, "item") {
        line.itemBytes = try plainString()
      } else if Self.isEqual(key, "response") {
        line.response = try response()
      } else {
        try skipValue()
      }
    } while takes(",")
    try skip("}")
    _ = next  // steps over the line end
    return line
  }

  // MARK: Values

  private mutating func response() throws -> QuizResponse {
    switch next {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "["): return .choices(try numbers())
    default: return .choice(number())
    }
  }

  private mutating func numbers() throws -> [AnswerOption.ID] {
    try skip("[")
    guard !takes("]") else { return [] }
    var numbers: [AnswerOption.ID] = []
    repeat {
      _ = next
      numbers.append(number())
    } while takes(",")
    try skip("]")
    return numbers
  }

  /// A number as it stands there, which is the name of an option.
  private mutating func number() -> AnswerOption.ID {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return AnswerOption.ID(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func string() throws -> String {
    try skip("\"")
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] != UInt8(ascii: "\\") else { return try escapedString(from: start) }
      position += 1
    }
    defer { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The bytes of a string without escapes, as all names of the workload are.
  private mutating func plainString() throws -> Slice<UnsafeBufferPointer<UInt8>> {
    try skip("\"")
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += 1
    }
    defer { position += 1 }
    return bytes[start..<position]
  }

  /// A string with escapes, which is rare enough to be left to Foundation.
  private mutating func escapedString(from start: Int) throws -> String {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    return try JSONDecoder().decode(String.self, from: Data(bytes[start - 1..<position]))
  }

  private static func isEqual(
    _ key: Slice<UnsafeBufferPointer<UInt8>>,
    _ name: StaticString
  ) -> Bool {
    key.count == name.utf8CodeUnitCount && name.withUTF8Buffer { $0.elementsEqual(key) }
  }

  /// Steps over a value; brackets do not stand in the strings that are stepped over.
  private mutating func skipValue() throws {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}") where depth == 0, UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position += 1
    }
  }

  // MARK: Bytes

  /// The next byte that is no blank, 0 at the end.
  private var next: UInt8 {
    @inline(__always)
    mutating get {
      while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A {
        position += 1
      }
      return position < bytes.count ? bytes[position] : 0
    }
  }

  @inline(__always)
  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  @inline(__always)
  private mutating func skip(_ character: Unicode.Scalar) throws {
    guard takes(character) else {
      throw WorkloadError(description: "byte \(position): expected \(character)")
    }
  }
}
