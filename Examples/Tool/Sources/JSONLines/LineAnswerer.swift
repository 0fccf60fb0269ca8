// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Answers lines of JSON, each an object, with lines of JSON.
///
/// A line that cannot be used is answered with `{"id":...,"error":"...","line":n}` in its place.
/// The value of `id` is copied as it stands.
struct LineAnswerer<Input: Decodable> {
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder.forLines
  private var memory: LineMemory<Input>?
  private var members: [JSONScanner.Member] = []
  /// The keys of members that an answer has too, where a line has one before the last of them.
  private let copied: [[UInt8]]
  private let hinting: (@Sendable (Input) -> String?)?
  /// What the author of the last line may not know, unless a line before it was like it.
  private(set) var hint: String?

  /// Creates an answerer.
  ///
  /// - Parameters:
  ///   - memory: What is kept of lines so far, if every line is answered alone.
  ///   - copied: The keys of members that an answer has too, where a line has one before the last
  ///     of them.
  ///   - hinting: Returns what the author of a line may not know.
  init(
    memory: LineMemory<Input>? = nil,
    copying copied: [String] = [],
    hinting: (@Sendable (Input) -> String?)? = nil
  ) {
    self.memory = memory
    self.copied = copied.map { Array($0.utf8) }
    self.hinting = hinting
  }

  /// Why a line cannot be used.
  struct Fault: Error {
    let sentence: String
    fileprivate let head: Head
  }

  /// The members of a line that its answer has too.
  fileprivate struct Head {
    /// The value of `id` as it stands; nil for null.
    var id: ArraySlice<UInt8>?
    /// The other members, each followed by a comma.
    var others: [UInt8] = []
  }

  /// Answers a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - output: Where the answer is put; nothing where there is none to give.
  ///   - answer: Makes the answer, an object of at least one key other than `id`, or nil for none.
  /// - Throws: Why the line cannot be used.
  mutating func answer(
    _ line: LineReader.Line,
    into output: inout [UInt8],
    with answer: (Input) throws -> (any LineAnswer)?
  ) throws(Fault) {
    var head = Head()
    hint = nil
    do {
      let bytes = try line.checkedBytes
      guard !bytes.isBlank else { return }
      let known = try bytes.withUnsafeBufferPointer { text in
        try JSONScanner.checkLine(text, findingMembers: &members)
        let member = members.first { text[$0.key].elementsEqual("id".utf8) }
        head.id = member.map { bytes.dropFirst($0.value.lowerBound).prefix($0.value.count) }
        head.others = Self.copies(of: copied, among: members, in: text)
        return memory?.answer(to: members, in: text)
      }
      if let known { return Self.write(known, after: head, into: &output) }
      guard let answer = try answer(input(bytes)) else { return }
      let response = try answer.object(by: encoder)
      memory?.keep(response)
      Self.write(response, after: head, into: &output)
    } catch {
      throw Fault(sentence: Faulty.sentence(for: error), head: head)
    }
  }

  /// The members with some keys as they stand, unless all before the last of them are missing.
  private static func copies(
    of keys: [[UInt8]],
    among members: [JSONScanner.Member],
    in text: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    var copies: [UInt8] = []
    for key in keys {
      guard let member = members.first(where: { text[$0.key].elementsEqual(key) }) else {
        continue
      }
      if copies.isEmpty, key == keys.last { return [] }
      copies.append(UInt8(ascii: "\""))
      copies.append(contentsOf: key)
      copies.append(contentsOf: "\":".utf8)
      copies.append(contentsOf: text[member.value])
      copies.append(UInt8(ascii: ","))
    }
    return copies
  }

  private mutating func input(_ bytes: ArraySlice<UInt8>) throws -> Input {
    let known = bytes.withUnsafeBufferPointer { memory?.input(for: members, in: $0) }
    if let known { return known }
    let input = try decoder.decode(Input.self, from: Data(bytes))
    hint = hinting?(input)
    return try memory?.prepare(input) ?? input
  }

  /// Answers a line that cannot be used.
  func refuse(_ fault: Fault, line: Int, into output: inout [UInt8]) {
    // Text and a number can always be encoded.
    guard let refusal = try? encoder.encode(Refusal(error: fault.sentence, line: line)) else {
      return
    }
    Self.write([UInt8](refusal), after: fault.head, into: &output)
  }

  /// Writes an encoded object with an `id` and what is copied put before its keys.
  private static func write(_ object: [UInt8], after head: Head, into output: inout [UInt8]) {
    output.append(contentsOf: #"{"id":"#.utf8)
    if let id = head.id {
      output.append(contentsOf: id)
    } else {
      output.append(contentsOf: "null".utf8)
    }
    output.append(UInt8(ascii: ","))
    output.append(contentsOf: head.others)
    output.append(contentsOf: object.dropFirst())
    output.append(UInt8(ascii: "\n"))
  }
}

/// Why a line cannot be used.
struct UnusableLine: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// An answer to a line.
protocol LineAnswer {
  /// Writes the answer as an object with sorted keys.
  func object(by encoder: JSONEncoder) throws -> [UInt8]
}

extension LineAnswer where Self: Encodable {
  func object(by encoder: JSONEncoder) throws -> [UInt8] { [UInt8](try encoder.encode(self)) }
}

/// What stands in the place of an answer.
private struct Refusal: Encodable {
  let error: String
  let line: Int
}

extension JSONEncoder {
  /// An encoder with sorted keys and plain slashes.
  static var forLines: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

extension LineReader.Line {
  /// The bytes, if there are not too many and they are UTF-8.
  var checkedBytes: ArraySlice<UInt8> {
    get throws(UnusableLine) {
      switch self {
      case .tooLong(let limit):
        throw UnusableLine("the line is longer than \(limit) bytes")
      case .bytes(let bytes):
        guard bytes.isUTF8 else { throw UnusableLine("the line is not UTF-8 text") }
        return bytes
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether there is nothing but blanks.
  var isBlank: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  fileprivate var isUTF8: Bool {
    // All at once, which takes less time than to stop at the first that is not ASCII.
    withUnsafeBytes { $0.reduce(0, |) } < 0x80 || String(bytes: self, encoding: .utf8) != nil
  }
}
