import ArgumentParser
import Foundation

/// Answers every line of standard input, an object in JSON, with a line on standard output.
///
/// A line that cannot be used is answered with `{"id":...,"error":"...","line":n}` in its place. The value of
/// `id` is copied as it stands. Memory does not grow with the length of the stream, and every complete line
/// is answered before the next ones are waited for.
struct JSONLines {
  private var reader = LineReader()
  private var output = OutputBuffer()
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  /// Where lines that cannot be used are answered.
  private let faults: Faults

  /// Where lines that cannot be used are answered.
  enum Faults {
    /// On standard output, in their places.
    case inPlace
    /// On standard error, where standard output is a file of its own kind.
    case aside
  }

  private init(faults: Faults = .inPlace) {
    self.faults = faults
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Runs to the end of the input.
  ///
  /// - Parameters:
  ///   - input: What to read from a line. Its `id` need not be read.
  ///   - answer: Makes the answer, which is encoded as an object of at least one key other than `id`, or
  ///     throws an error that describes itself for people.
  /// - Throws: Exit status 1 at the end when a line could not be used.
  static func answer<Input: Decodable, Answer: Encodable>(
    _ input: Input.Type,
    with answer: (Input) throws -> Answer
  ) throws {
    guard try answerAll(input, with: answer) else { throw ExitCode.failure }
  }

  /// Runs to the end of the input, as ``answer(_:with:)`` does.
  ///
  /// - Returns: Whether every line could be used.
  static func answerAll<Input: Decodable, Answer: Encodable>(
    _ input: Input.Type,
    with answer: (Input) throws -> Answer
  ) throws -> Bool {
    var stream = JSONLines()
    return try stream.run { (line: Input) in try answer(line) }
  }

  /// Runs to the end of the input, and answers only the lines that cannot be used.
  ///
  /// - Parameters:
  ///   - input: What to read from a line.
  ///   - faults: Where lines that cannot be used are answered.
  ///   - use: Takes it, or throws an error that describes itself for people.
  /// - Returns: Whether every line could be used.
  /// - Throws: A ``Failure`` when input or output breaks off.
  static func read<Input: Decodable>(
    _ input: Input.Type,
    faults: Faults = .inPlace,
    with use: (Input) throws -> Void
  ) throws -> Bool {
    var stream = JSONLines(faults: faults)
    return try stream.run { (line: Input) in
      try use(line)
      return nil
    }
  }

  /// - Parameter answer: Makes the answer, or nil where nothing is to be said.
  /// - Returns: Whether every line could be used.
  /// - Throws: A ``Failure`` when input or output breaks off.
  private mutating func run<Input: Decodable>(
    _ answer: (Input) throws -> (any Encodable)?
  ) throws -> Bool {
    if isatty(STDIN_FILENO) == 1 {
      // Otherwise the tool would seem to hang.
      Self.tell("Type JSON, an object a line; ctrl-D ends.")
    }
    var number = 0
    var isFaultless = true
    while let line = try reader.next(beforeReading: { try output.flush() }) {
      number += 1
      var id: ArraySlice<UInt8>?
      let response: Data
      do {
        let bytes = try line.checkedBytes
        guard !bytes.isBlank else { continue }
        id = try JSONScanner.checkLine(bytes)
        let input = try decoder.decode(Input.self, from: Data(bytes))
        guard let answer = try answer(input) else { continue }
        response = try encoder.encode(answer)
      } catch {
        isFaultless = false
        guard faults == .inPlace else {
          Self.tell("standard input: line \(number): \(Faulty.sentence(for: error))")
          continue
        }
        response = try encoder.encode(Refusal(error: Faulty.sentence(for: error), line: number))
      }
      try write(response, id: id)
    }
    try output.flush()
    return isFaultless
  }

  /// Writes a line to standard error.
  static func tell(_ line: String) {
    FileHandle.standardError.write(Data("\(line.onOneLine)\n".utf8))
  }

  /// Writes an encoded object with an `id` put before its keys.
  private mutating func write(_ object: Data, id: ArraySlice<UInt8>?) throws {
    try output.write("{\"id\":".utf8)
    try output.write(id ?? Array("null".utf8)[...])
    try output.write(",".utf8)
    try output.write(object.dropFirst())
    try output.write("\n".utf8)
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
        guard String(bytes: bytes, encoding: .utf8) != nil else {
          throw UnusableLine("the line is not UTF-8 text")
        }
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
}
