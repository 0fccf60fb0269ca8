// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// Answers the lines of standard input by blocks on several cores, and writes the answers in the
/// order of the lines.
///
/// Each lane has a block at a time, so memory does not grow with the stream. Nothing is read that
/// may have to be waited for before all lines so far are answered and written.
struct ParallelAnswers<Input: Decodable & Sendable, Answer: LineAnswer & SendableMetatype> {
  private let source: LinesInput
  private let lanes: [Lane]
  private var reader: LineReader
  private var output = OutputBuffer()
  private var interruption = Interruption()
  /// The blocks that were given to lanes, and those whose answers were written.
  private var given = 0
  private var written = 0
  /// Answers that came before those of earlier lines.
  private var early: [Int: BlockAnswers] = [:]
  private var isFaultless = true
  private var hasHinted = false

  init(
    from source: LinesInput,
    jobs: Int,
    memory: LineMemory<Input>,
    copying copied: [String],
    hint: (@Sendable (Input) -> String?)?,
    _ answer: @escaping @Sendable (Input) throws -> Answer
  ) {
    self.source = source
    reader = LineReader(of: source)
    lanes = (0..<jobs).map { _ in Lane(memory: memory, copying: copied, hint: hint, answer) }
  }

  /// Runs to the end of the input, or until ctrl-C.
  ///
  /// - Returns: Whether every line could be used.
  /// - Throws: A ``Failure`` when input or output breaks off, and after ctrl-C the exit status 130.
  mutating func run() async throws -> Bool {
    var number = 0
    ProgressLine.shared.count("line", "lines", isStream: true)
    // Inherits nothing that changes while it runs, so it can be a copy that comes back.
    self = try await withThrowingTaskGroup(of: BlockAnswers.self, returning: Self.self) { group in
      var answers = self
      while true {
        if !answers.reader.hasInput {
          try await answers.writeAll(from: &group)
          guard answers.interruption.waitForInput() else { break }
        }
        guard !answers.interruption.isRequested, let lines = try answers.reader.nextBlock() else {
          break
        }
        let block = Block(index: answers.given, firstLine: number + 1, lines: lines)
        let lane = answers.lanes[answers.given % answers.lanes.count]
        group.addTask { await lane.answers(to: block) }
        answers.given += 1
        number += lines.count
        if answers.given - answers.written >= 2 * answers.lanes.count {
          try await answers.writeNext(from: &group)
        }
      }
      try await answers.writeAll(from: &group)
      return answers
    }
    if interruption.isRequested { throw ExitCode(128 + SIGINT) }
    return isFaultless
  }

  private mutating func writeAll(
    from group: inout ThrowingTaskGroup<BlockAnswers, any Error>
  ) async throws {
    while written < given { try await writeNext(from: &group) }
    try output.flush()
  }

  /// Waits for a block, and writes it with those after it that have come before.
  private mutating func writeNext(
    from group: inout ThrowingTaskGroup<BlockAnswers, any Error>
  ) async throws {
    guard let answers = try await group.next() else { return }
    early[answers.index] = answers
    while let next = early.removeValue(forKey: written) {
      written += 1
      isFaultless = isFaultless && next.isFaultless
      if let hint = next.hint, !hasHinted {
        hasHinted = true
        JSONLines.tell("\(source.name): line \(hint.line): hint: \(hint.text)")
      }
      try output.write(next.bytes)
      ProgressLine.shared.advance(by: next.lines)
    }
  }

  private struct Block: Sendable {
    let index: Int
    let firstLine: Int
    let lines: [LineReader.Line]
  }

  private struct BlockAnswers: Sendable {
    let index: Int
    let lines: Int
    let bytes: [UInt8]
    let isFaultless: Bool
    /// The first hint of the block, and the line that it is about.
    let hint: (line: Int, text: String)?
  }

  /// Answers one block after the other.
  private actor Lane {
    private var answerer: LineAnswerer<Input>
    private let answer: @Sendable (Input) throws -> Answer

    init(
      memory: LineMemory<Input>,
      copying copied: [String],
      hint: (@Sendable (Input) -> String?)?,
      _ answer: @escaping @Sendable (Input) throws -> Answer
    ) {
      answerer = LineAnswerer(memory: memory, copying: copied, hinting: hint)
      self.answer = answer
    }

    func answers(to block: Block) -> BlockAnswers {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1 << 16)
      var isFaultless = true
      var hint: (line: Int, text: String)?
      for (offset, line) in block.lines.enumerated() {
        do throws(LineAnswerer<Input>.Fault) {
          try answerer.answer(line, into: &bytes) { try answer($0) }
        } catch {
          isFaultless = false
          answerer.refuse(error, line: block.firstLine + offset, into: &bytes)
        }
        if hint == nil, let text = answerer.hint { hint = (block.firstLine + offset, text) }
      }
      return BlockAnswers(
        index: block.index,
        lines: block.lines.count,
        bytes: bytes,
        isFaultless: isFaultless,
        hint: hint
      )
    }
  }
}

/// Ctrl-C, after which what was read is answered and nothing more.
private struct Interruption {
  /// Readable once ctrl-C was pressed.
  private let signal: Int32
  /// Where the handler writes, which can reach nothing else; set before there is a handler.
  private nonisolated(unsafe) static var end: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    signal = ends[0]
    Self.end = ends[1]
    Foundation.signal(SIGINT) { _ in
      var byte: UInt8 = 1
      _ = write(Interruption.end, &byte, 1)
    }
  }

  var isRequested: Bool { Self.poll([signal], milliseconds: 0) == [true] }

  /// Waits until there is input.
  ///
  /// - Returns: False when ctrl-C came before it.
  func waitForInput() -> Bool {
    Self.poll([STDIN_FILENO, signal], milliseconds: -1).last != true
  }

  /// Returns which files can be read from without waiting.
  static func poll(_ files: [Int32], milliseconds: Int32) -> [Bool] {
    var files = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var count: Int32
    repeat {
      count = Foundation.poll(&files, nfds_t(files.count), milliseconds)
    } while count < 0 && errno == EINTR
    return files.map { $0.revents != 0 }
  }
}

extension LineReader {
  /// Whether a block can be read without waiting.
  fileprivate var hasInput: Bool { Interruption.poll([STDIN_FILENO], milliseconds: 0) == [true] }
}
