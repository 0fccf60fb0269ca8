import Foundation

/// Answers lines of JSON, each an object, with lines of JSON.
///
/// A line that cannot be used is answered with `{"id":...,"error":"...","line":n}` in its place. The value of `id` is
/// copied as it stands.
struct LineAnswerer {
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()
  private var memory: AnswerMemory?

  /// Creates an answerer.
  ///
  /// - Parameter memory: The answers to give again to equal lines, if every line is answered alone.
  init(memory: AnswerMemory? = nil) {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.memory = memory
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
  mutating func answer<Input: Decodable>(
    _ line: LineReader.Line,
    into output: inout [UInt8],
    with answer: (Input) throws -> (any Encodable)?
  ) throws(Fault) {
    var id: ArraySlice<UInt8>?
    do {
      let bytes = try line.checkedBytes
      guard !bytes.isBlank else { return }
      let members = try JSONScanner.checkLine(bytes)
      id = members.first { $0.key.elementsEqual("id".utf8) }?.value
      if let known = memory?.answer(to: members) {
        return Self.write(known, id: id, into: &output)
      }
      guard let answer = try answer(decoder.decode(Input.self, from: Data(bytes))) else { return }
      let response = [UInt8](try encoder.encode(answer))
      memory?.keep(response)
      Self.write(response, id: id, into: &output)
    } catch {
      throw Fault(sentence: Faulty.sentence(for: error), id: id)
    }
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

/// Remembers the answers to lines, since many learners give the same response.
///
/// What is kept is bounded, and forgotten all at once when it is full.
struct AnswerMemory: Sendable {
  /// Keys by which no answer differs, as long as their values are strings.
  private let ignored: [[UInt8]]
  private var answers: [[UInt8]: [UInt8]] = [:]
  private var size = 0
  /// The members of the line that was asked for last.
  private var key: [UInt8] = []

  /// The bytes that are kept at the most.
  private static let capacity = 1 << 23

  /// Creates an empty memory.
  ///
  /// - Parameter keys: The keys of strings by which no answer differs; "id" is always one, whatever its value.
  init(ignoring keys: [String] = []) {
    ignored = keys.map { Array($0.utf8) }
  }

  /// Returns the answer that was kept for the same members.
  mutating func answer(to members: [JSONScanner.Member]) -> [UInt8]? {
    key.removeAll(keepingCapacity: true)
    for member in members where !isIgnored(member) {
      key.append(contentsOf: member.key)
      key.append(0)
      key.append(contentsOf: member.value)
      key.append(0)
    }
    return answers[key]
  }

  private func isIgnored(_ member: JSONScanner.Member) -> Bool {
    member.key.elementsEqual("id".utf8)
      || member.value.first == UInt8(ascii: "\"")
        && ignored.contains(where: member.key.elementsEqual)
  }

  /// Keeps the answer to the members that were asked for last.
  mutating func keep(_ answer: [UInt8]) {
    size += key.count + answer.count
    if size > Self.capacity {
      answers.removeAll()
      size = key.count + answer.count
    }
    answers[key] = answer
  }
}

/// Why a line cannot be used.
struct UnusableLine: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// What stands in the place of an answer.
private struct Refusal: Encodable {
  let error: String
  let line: Int
}

extension LineReader.Line {
  /// The bytes, if there are not too many and they are UTF-8.
  var checkedBytes: ArraySlice<UInt8> {
    get throws(UnusableLine) {
      switch self {
      case .tooLong:
        throw UnusableLine("the line is longer than \(LineReader.limit) bytes")
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
    withUnsafeBytes { $0.allSatisfy { $0 < 0x80 } } || String(bytes: self, encoding: .utf8) != nil
  }
}
