// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import LudusCore

/// Where lines are read from.
struct LinesInput {
  /// The file; nil or "-" for standard input.
  let path: String?
  /// What a word that is no file may have been meant for.
  var hint: String?
  /// What to do with a table, whose lines are no JSON.
  var remedy = "--help of the command shows one"

  static let standard = LinesInput(path: nil)

  /// What the source is called in messages.
  var name: String { path.map { $0 == "-" ? "standard input" : $0 } ?? "standard input" }

  /// What several sources are called in messages; none is standard input.
  static func names(of paths: [String]) -> String {
    paths.isEmpty
      ? standard.name : paths.map { LinesInput(path: $0).name }.joined(separator: ", ")
  }

  /// Whose save a file is: the name of the file.
  var learner: Learner.ID {
    Learner.ID(URL(fileURLWithPath: path ?? "").deletingPathExtension().lastPathComponent)
  }

  /// Reads a session that was saved, which is a file of one value and not of lines; nil for
  /// everything else.
  func save<Session: Decodable>(of kind: ContentKind) throws(Failure) -> Session? {
    guard let path, path != "-" else { return nil }
    let file = InputFile(path: path)
    // A pipe is read once.
    guard file.type == .typeRegular,
      let start = try file.read(upTo: LineReader.limit, from: file.handle()),
      ContentKind(of: start.inUTF8.withoutMark) == kind
    else { return nil }
    return try ContentFile(path: path).load(Session.self)
  }

  /// Opens the file in the place of standard input, which nothing else reads.
  ///
  /// - Parameter type: What is read from a line.
  /// - Throws: A failure for a file that cannot be read, or that is of another kind.
  func open(for type: any Any.Type) throws(Failure) {
    guard let path, path != "-" else {
      // What a shell gives by < is a file too.
      if let misfit = misfit(of: Self.startOfStandardInput) { throw misfit }
      return
    }
    let file = InputFile(path: path)
    if file.type == nil, let hint { throw .noInput("\(path): there is no such file; \(hint)") }
    // A pipe is read once.
    if file.type == .typeRegular, let misfit = try misfit(of: file, for: type) { throw misfit }
    let handle = try file.handle()
    guard dup2(handle.fileDescriptor, STDIN_FILENO) == STDIN_FILENO else {
      throw .noInput("\(path): \(String(cString: strerror(errno)))")
    }
  }

  /// Looks at the beginning, and at the whole of a file that may be a document.
  private func misfit(of file: InputFile, for type: any Any.Type) throws(Failure) -> Failure? {
    let bytes = try file.read(upTo: LineReader.limit, from: file.handle()) ?? Data()
    let start = Data([UInt8](bytes).startInUTF8)
    return ContentKind.misfit(of: start, at: file.path, for: type) ?? misfit(of: start)
  }

  /// The failure for what is read first of a pipe, which is a table or an array; nil for everything
  /// else.
  ///
  /// A single line may be one that cannot be used, before others that can.
  func misfit(ofFirst bytes: [UInt8]) -> Failure? {
    guard [S_IFIFO, S_IFSOCK].contains(Self.modeOfStandardInput) else { return nil }
    return misfit(of: Data(bytes), isWhole: false)
  }

  /// The failure for a table or an array, of which no line can be used; nil where one may be.
  private func misfit(of start: Data, isWhole: Bool = true) -> Failure? {
    let blanks = " \t\r".utf8
    let lines = Data([UInt8](start).startInUTF8).lazy.split(separator: UInt8(ascii: "\n"))
      .lazy.map { $0.drop(while: blanks.contains) }.filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    let expected = "\(name): expected JSON Lines, an object on each line"
    let second = first.dropFirst().first { !blanks.contains($0) } ?? UInt8(ascii: "{")
    if first.first == UInt8(ascii: "["), second == UInt8(ascii: "{") {
      return .badData(
        "\(expected), but this is an array: take its brackets and the commas between objects away"
      )
    }
    guard isWhole || lines.count > 1, !lines.contains(where: { $0.first == UInt8(ascii: "{") })
    else { return nil }
    return .badData("\(expected), but no line begins with {; \(remedy)")
  }

  /// What standard input is: a file, a pipe or something else.
  private static var modeOfStandardInput: mode_t {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// The beginning of a file that stands in for standard input; nothing of a pipe, which is read
  /// once.
  private static var startOfStandardInput: Data {
    guard modeOfStandardInput == S_IFREG else { return Data() }
    var start = [UInt8](repeating: 0, count: LineReader.limit)
    let count = pread(STDIN_FILENO, &start, start.count, lseek(STDIN_FILENO, 0, SEEK_CUR))
    return Data(start.prefix(max(count, 0)))
  }
}

/// Answers every line of standard input or of a file, an object in JSON, with a line on standard
/// output.
///
/// Memory does not grow with the length of the stream, and every complete line is answered before
/// the next ones are waited for.
enum JSONLines {
  /// Where lines that cannot be used are answered.
  enum Faults {
    /// On standard output, in their places.
    case inPlace
    /// On standard error, where standard output is a file of its own kind.
    case aside
  }

  /// Runs to the end of the input, on several cores; the answers come in the order of the lines.
  ///
  /// - Parameters:
  ///   - input: What to read from a line. Its `id` need not be read.
  ///   - source: Where the lines are.
  ///   - options: How many lines are answered at a time.
  ///   - keys: The keys of strings by which no answer differs, in addition to `id`.
  ///   - copied: The keys of members that the answer has too, where a line has one before the last
  ///     of them.
  ///   - reuse: How what was read from a line can be used for another one that differs in a text.
  ///   - hint: What the author of a line may not know; the first of all lines is written to
  ///     standard error.
  ///   - answer: Makes the answer, which is encoded as an object of at least one key other than
  ///     `id`, or throws an error that describes itself for people. Equal lines have equal answers.
  /// - Throws: Exit status 1 at the end when a line could not be used.
  static func answer<Input: Decodable & Sendable, Answer: LineAnswer & SendableMetatype>(
    _ input: Input.Type,
    from source: LinesInput,
    _ options: JobsOption,
    ignoring keys: [String] = [],
    copying copied: [String] = [],
    reusing reuse: LineMemory<Input>.Reuse? = nil,
    hinting hint: (@Sendable (Input) -> String?)? = nil,
    with answer: @escaping @Sendable (Input) throws -> Answer
  ) async throws {
    try source.open(for: input)
    invite()
    var answers = ParallelAnswers(
      from: source,
      jobs: try options.count,
      memory: LineMemory(ignoring: keys, reuse: reuse),
      copying: copied,
      hint: hint,
      answer
    )
    guard try await answers.run() else { throw ExitCode.failure }
  }

  /// Runs to the end of the input, one line after the other.
  ///
  /// - Parameters:
  ///   - input: What to read from a line.
  ///   - source: Where the lines are.
  ///   - copied: The keys of members that the answer has too, where a line has the first of them.
  ///   - answer: Makes the answer.
  /// - Returns: Whether every line could be used.
  /// - Throws: A ``Failure`` when input or output breaks off.
  static func answerAll<Input: Decodable, Answer: LineAnswer>(
    _ input: Input.Type,
    from source: LinesInput,
    copying copied: [String] = [],
    with answer: (Input) throws -> Answer
  ) throws -> Bool {
    try run(from: source, faults: .inPlace, copying: copied) { (line: Input) in try answer(line) }
  }

  /// Runs to the end of the input, and answers only the lines that cannot be used.
  ///
  /// - Parameters:
  ///   - input: What to read from a line.
  ///   - source: Where the lines are.
  ///   - faults: Where lines that cannot be used are answered.
  ///   - limit: The bytes that a line may have.
  ///   - use: Takes it, or throws an error that describes itself for people.
  /// - Returns: Whether every line could be used.
  /// - Throws: A ``Failure`` when input or output breaks off.
  static func read<Input: Decodable>(
    _ input: Input.Type,
    from source: LinesInput,
    faults: Faults = .inPlace,
    limit: Int = LineReader.limit,
    with use: (Input) throws -> Void
  ) throws -> Bool {
    try run(from: source, faults: faults, limit: limit) { (line: Input) in
      try use(line)
      return nil
    }
  }

  private static func run<Input: Decodable>(
    from source: LinesInput,
    faults: Faults,
    limit: Int = LineReader.limit,
    copying copied: [String] = [],
    _ answer: (Input) throws -> (any LineAnswer)?
  ) throws -> Bool {
    try source.open(for: Input.self)
    invite()
    ProgressLine.shared.count("line", "lines", isStream: true)
    defer { ProgressLine.shared.finishCounting() }
    var reader = LineReader(limit: limit, of: source)
    var output = OutputBuffer()
    var answerer = LineAnswerer<Input>(copying: copied)
    var number = 0
    var isFaultless = true
    while let line = try reader.next(beforeReading: { try output.flush() }) {
      number += 1
      ProgressLine.shared.advance()
      var response: [UInt8] = []
      do throws(LineAnswerer<Input>.Fault) {
        try answerer.answer(line, into: &response, with: answer)
      } catch {
        isFaultless = false
        guard faults == .inPlace else {
          tell("\(source.name): line \(number): \(error.sentence)")
          continue
        }
        answerer.refuse(error, line: number, into: &response)
      }
      try output.write(response)
    }
    try output.flush()
    return isFaultless
  }

  /// Says what to do at a terminal, where the tool would seem to hang otherwise.
  private static func invite() {
    guard isatty(STDIN_FILENO) == 1 else { return }
    ProgressLine.shared.silence()
    tell("Type JSON, an object a line; ctrl-D ends.")
  }

  /// Writes a line to standard error, on a terminal with its severity in a color.
  static func tell(_ line: String) {
    ProgressLine.shared.clear()
    let text = Style.errors.finding(line.onOneLine)
    Streams.tell("\(text)\n")
  }
}

/// How many lines are answered at a time.
struct JobsOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of lines to process in parallel, from 1 to 1024; it does not affect the answers. (default: one for each core)",
      valueName: "count"
    )
  )
  var jobs: WholeNumber?

  func validate() throws {
    _ = try count
  }

  /// The number of jobs.
  var count: Int {
    get throws {
      try jobs?.count(for: "--jobs", in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
    }
  }
}
