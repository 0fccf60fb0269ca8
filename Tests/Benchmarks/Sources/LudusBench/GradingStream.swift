// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// Reads responses, a JSON object a line, grades them by the module's graders and writes a line for
/// each.
///
/// The items stand beside the responses in `w6.items.json`. The output goes to the folder
/// `PEER_OUT`, or to the temporary one. Opening, reading, parsing, grading and writing are all
/// timed.
struct GradingStream: FileWorkload {
  static let name = "W6"

  let operations: Int
  private let bank: ProblemBank
  private let responses: URL
  private let output: URL
  private var fault: (any Error)?

  init(at path: String) throws {
    responses = URL(fileURLWithPath: path)
    bank = try Self.bank(beside: responses)
    operations = try Data(contentsOf: responses).count { $0 == UInt8(ascii: "\n") }
    let folder = ProcessInfo.processInfo.environment["PEER_OUT"].map { URL(fileURLWithPath: $0) }
    output = (folder ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("w6.out.ludus.jsonl")
  }

  mutating func run() {
    do {
      let input = try Data(contentsOf: responses)
      _ = FileManager.default.createFile(atPath: output.path, contents: nil)
      let file = try FileHandle(forWritingTo: output)
      var writer = LineWriter(file)
      let bank = bank
      try ResponseScanner.forEachLine(of: input) { line in
        try writer.write(line, score: Self.score(of: line, in: bank))
      }
      try writer.flush()
      try file.close()
    } catch {
      fault = error
    }
  }

  /// The points of a hundred, or nil for an unknown item.
  private static func score(of line: ResponseLine, in bank: ProblemBank) -> Int? {
    do {
      return try bank.grade(line.response, to: line.item).percent(.down)
    } catch ResponseError.unknownProblem {
      return nil
    } catch {
      return 0  // nothing picked, or no number: the workload gives no points for that
    }
  }

  /// The checksum over the words of the output file, and then its length.
  func checksum() -> Checksum {
    var checksum = Checksum()
    guard fault == nil, let bytes = try? Data(contentsOf: output) else { return checksum }
    var word: UInt64 = 0
    for (offset, byte) in bytes.enumerated() {
      word |= UInt64(byte) << (8 * UInt64(offset % 8))
      if offset % 8 == 7 || offset == bytes.count - 1 {
        checksum.add(word)
        word = 0
      }
    }
    checksum.add(UInt64(bytes.count))
    return checksum
  }
}

/// The part of W6 that is not grading: the same lines, read and written with a score of 0.
struct ScanningStream: FileWorkload {
  static let name = "W6-json"

  let operations: Int
  private let input: Data
  private var sum = 0

  init(at path: String) throws {
    input = try Data(contentsOf: URL(fileURLWithPath: path))
    operations = input.count { $0 == UInt8(ascii: "\n") }
  }

  mutating func run() {
    sum = 0
    var writer = LineWriter(FileHandle.nullDevice)
    try? ResponseScanner.forEachLine(of: input) { line in
      sum += line.itemBytes.count
      try writer.write(line, score: 0)
    }
  }

  func checksum() -> Checksum { Checksum(of: [UInt64(sum)]) }
}

// MARK: - Items

extension GradingStream {
  /// An item of the workload as a problem of the module.
  private struct Item: Decodable {
    let id: String
    let type: String
    let n: Int?
    let tol: Double?
    let keys: [String]?
    private let key: Key?

    /// A number, or the numbers of the right options.
    private enum Key: Decodable {
      case number(Double)
      case options([Int])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          self = .options(try container.decode([Int].self))
        }
      }
    }

    var kind: ProblemKind? {
      get throws {
        switch (type, key) {
        case ("mc", .number(let right)):
          return .multipleChoice(Self.options(4, right: [Int(right)]))
        case ("ca", .options(let right)):
          return .checkAll(Self.options(n ?? 0, right: right), grading: .netCorrect)
        case ("num", .number(let number)):
          return .numeric(
            try NumericMatcher(
              "\(number)",
              tolerance: .absolute(tol ?? 0),
              decimalSeparator: .either
            )
          )
        case ("txt", nil):
          guard let keys, let first = keys.first else { return nil }
          let others = Array(keys.dropFirst())
          return .exactMatch(ExactMatcher(first, alternatives: others, ignoresCase: true))
        default:
          return nil
        }
      }
    }

    private static func options(_ count: Int, right: [Int]) -> AnswerOptions {
      AnswerOptions(
        (0..<count).map { number in
          AnswerOption(
            id: AnswerOption.ID("\(number)"),
            text: "option \(number)",
            isCorrect: right.contains(number)
          )
        }
      )
    }
  }

  private static func bank(beside responses: URL) throws -> ProblemBank {
    let file = responses.deletingPathExtension().appendingPathExtension("items.json")
    let items = try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
    let problems = try items.map { item in
      guard let kind = try item.kind else {
        throw WorkloadError(description: "the item \(item.id) is of no known type")
      }
      return try Problem(id: Problem.ID(item.id), prompt: "?", kind: kind)
    }
    let set = ProblemSet(id: "w6", title: "W6", problems: problems)
    return try ProblemBank(id: "w6", title: "W6", sets: [set])
  }
}

// MARK: - Output

/// Gathers lines and writes them in large pieces.
private struct LineWriter {
  private static let capacity = 1 << 20
  private let file: FileHandle
  private var bytes: [UInt8] = []

  init(_ file: FileHandle) {
    self.file = file
    bytes.reserveCapacity(Self.capacity + 256)
  }

  mutating func write(_ line: ResponseLine, score: Int?) throws {
    append("{\"learner\":\"")
    bytes.append(contentsOf: line.learner)
    append("\",\"item\":\"")
    bytes.append(contentsOf: line.itemBytes)
    if let score {
      append("\",\"score\":")
      append(score)
      append(score == 100 ? ",\"correct\":true}\n" : ",\"correct\":false}\n")
    } else {
      append("\",\"error\":\"unknown-item\"}\n")
    }
    if bytes.count >= Self.capacity {
      try flush()
    }
  }

  mutating func flush() throws {
    try file.write(contentsOf: bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a number from 0 to 100.
  private mutating func append(_ score: Int) {
    if score >= 100 { bytes.append(UInt8(ascii: "1")) }
    if score >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(score / 10 % 10)) }
    bytes.append(UInt8(ascii: "0") + UInt8(score % 10))
  }
}
