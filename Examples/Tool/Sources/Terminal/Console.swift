// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A person at a terminal, or a stream that stands for one.
struct Console {
  let style: Style
  private var reader = LineReader()
  private var output = OutputBuffer()
  private let isTyped = isatty(STDIN_FILENO) == 1
  /// What a person at a terminal edits a line with.
  private var editor: LineEditor?
  private var hasLeft = false

  init(style: Style = .automatic) {
    self.style = style
    ProgressLine.shared.silence()
    if isTyped, isErasable { editor = LineEditor() }
  }

  /// Writes a line.
  mutating func print(_ line: String = "") throws {
    try output.write("\(line)\n".utf8)
  }

  /// Writes a text in lines of limited width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indent: What to put before every line.
  ///   - hanging: By how many columns more to indent every line but the first.
  ///   - render: Applied to each line, for color.
  /// - Throws: What ``OutputBuffer/flush()`` throws.
  mutating func printParagraph(
    _ text: String,
    indent: String = "",
    hanging: Int = 0,
    render: (String) -> String = { $0 }
  ) throws {
    let lines = text.wrapped(to: width - indent.count, hanging: hanging)
    for (index, line) in lines.enumerated() {
      try print(indent + String(repeating: " ", count: index == 0 ? 0 : hanging) + render(line))
    }
  }

  /// The columns that paragraphs fill: those of the terminal, but no more than are easy to read.
  ///
  /// What is no terminal always has the same number, so that transcripts can be compared.
  var width: Int {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return Self.widest }
    return min(max(Int(size.ws_col), Self.narrowest), Self.widest)
  }

  /// The rows of the terminal, or nil where there is none or it does not say.
  var height: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_row > 0
    else { return nil }
    return Int(size.ws_row)
  }

  private static let narrowest = 20
  private static let widest = 80

  /// Sends what was written, at the latest when an answer is awaited.
  mutating func flush() throws {
    try output.flush()
  }

  /// Waits for a line.
  ///
  /// - Parameter prompt: What to write before it.
  /// - Returns: The line, or nil at the end of the input.
  /// - Throws: What ``OutputBuffer/flush()`` throws, and a ``Failure`` when the input cannot be
  ///   read.
  mutating func ask(_ prompt: String) throws -> String? {
    try ask(prompt, beforeReading: {})
  }

  /// Lets a person at a terminal read on with Return; ctrl-D goes on without any more pauses.
  ///
  /// - Parameter hint: What to say about that.
  /// - Returns: What was typed, or nil where nobody was asked.
  /// - Throws: What ``OutputBuffer/flush()`` throws, and a ``Failure`` when the input cannot be
  ///   read.
  mutating func pause(_ hint: String) throws -> String? {
    guard isTyped, isatty(STDOUT_FILENO) == 1, !reader.isAtEnd, !hasLeft else { return nil }
    // The cursor stays in the last line, so that none scrolls away above.
    let lines = hint.wrapped(to: width)
    for line in lines.dropLast() { try print(style.dim(line)) }
    return try ask("\(style.dim(lines.last ?? "")) ")
  }

  /// What came of waiting for a line.
  enum Answer {
    case line(String)
    /// The input is over.
    case end
    /// Nobody wrote a line in time.
    case timeIsUp
  }

  /// Waits for a line until a date.
  ///
  /// - Parameters:
  ///   - prompt: What to write before it.
  ///   - deadline: Until when to wait, or nil for as long as it takes.
  /// - Returns: What came of it. What was typed of a line when the time was up belongs to the next
  ///   one.
  /// - Throws: What ``OutputBuffer/flush()`` throws, and a ``Failure`` when the input cannot be
  ///   read.
  mutating func ask(_ prompt: String, until deadline: Date?) throws -> Answer {
    do {
      let line = try ask(prompt) {
        guard let deadline else { return }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        let milliseconds = (deadline.timeIntervalSinceNow * 1000).rounded(.up)
        // A wait that a signal breaks off is over too early, and the caller asks again.
        guard poll(&input, 1, Int32(min(max(milliseconds, 0), 1e9))) > 0 else { throw TimeIsUp() }
      }
      return line.map(Answer.line) ?? .end
    } catch is TimeIsUp {
      try print()
      return .timeIsUp
    }
  }

  private struct TimeIsUp: Error {}

  private mutating func ask(
    _ prompt: String,
    beforeReading: () throws -> Void
  ) throws -> String? {
    try output.write(prompt.utf8)
    try output.flush()
    if editor != nil {
      let line = try editor?.line(beforeReading: beforeReading)
      if line == nil {
        hasLeft = true
        try print()
      }
      return line
    }
    let line = try reader.next(beforeReading: beforeReading)
    switch line {
    case .bytes? where isTyped && reader.isAtEnd:
      // A line that was left halfway is not an answer.
      try print()
      return nil
    case .bytes(let bytes)?:
      let answer = String(decoding: bytes, as: UTF8.self)
      // A terminal shows what is typed; for a stream it is written, so that a transcript reads the
      // same.
      if !isTyped {
        try print(answer.onOneLine)
      }
      return answer
    case .tooLong?:
      try print()
      return ""
    case nil:
      try print()
      return nil
    }
  }

  /// Whether what was written can be taken back.
  private var isErasable: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Wipes the screen of a terminal, so that nothing can be read there any more; other output
  /// stays.
  mutating func wipe() throws {
    if isErasable {
      try output.write("\u{1B}[2J\u{1B}[3J\u{1B}[H".utf8)
    }
  }

  /// Writes a line that a terminal shows for two seconds only; in other output it stays.
  mutating func flash(_ line: String) throws {
    try print(line)
    guard isErasable else { return }
    try flush()
    sleep(2)
    try output.write("\u{1B}[A\r\u{1B}[J".utf8)
  }
}
