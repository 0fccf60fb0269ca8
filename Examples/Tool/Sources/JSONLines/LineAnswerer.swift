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
  private let hinting: (@Sendable (Input) -> String?)?
  /// What the author of the last line may not know, unless a line before it was like it.
  private(set) var hint: String?

  /// Creates an answerer.
  ///
  /// - Parameters:
  ///   - memory: What is kept of lines so far, if every line is answered alone.
  ///   - hinting: Returns what the author of a line may not know.
  init(memory: LineMemory<Input>? = nil, hinting: (@Sendable (Input) -> String?)? = nil) {
    self.memory = memory
    self.hinting = hinting
  }

  /// Why a line cannot be used.
  struct Fault: Error {
    let sentence: String
    fileprivate let id: ArraySlice<UInt8>?
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
    var id: ArraySlice<UInt8>?
    hint = nil
    do {
      let bytes = try line.checkedBytes
      guard !bytes.isBlank else { return }
      let known = try bytes.withUnsafeBufferPointer { text in
        try JSONScanner.checkLine(text, findingMembers: &members)
        let member = members.first { text[$0.key].elementsEqual("id".utf8) }
        id = member.map { bytes.dropFirst($0.value.lowerBound).prefix($0.value.count) }
        return memory?.answer(to: members, in: text)
      }
      if let known { return Self.write(known, id: id, into: &output) }
      guard let answer = try answer(input(bytes)) else { return }
      let response = try answer.object(by: encoder)
      memory?.keep(response)
      Self.write(response, id: id, into: &output)
    } catch {
      throw Fault(sentence: Faulty.sentence(for: error), id: id)
    }
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
    Self.write([UInt8](refusal), id: fault.id, into: &output)
  }

  /// Writes an encoded object with an `id` put before its keys.
  private static func write(
    _ object: [UInt8],
    id: ArraySlice<UInt8>?,
    into output: inout [UInt8]
  ) {
    output.append(contentsOf: #"{"id":"#.utf8)
    if let id { output.append(contentsOf: id) } else { output.append(contentsOf: "null".utf8) }
    output.append(UInt8(ascii: ","))
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
