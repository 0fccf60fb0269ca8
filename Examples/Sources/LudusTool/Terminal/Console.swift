import Foundation

/// A person at a terminal, or a stream that stands for one.
struct Console {
  let style: Style
  private var reader = LineReader()
  private var output = OutputBuffer()
  private let isTyped = isatty(STDIN_FILENO) == 1

  init(style: Style = .automatic) {
    self.style = style
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
  ///   - render: Applied to each line, for colour.
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
  /// - Throws: What ``OutputBuffer/flush()`` throws, and a ``Failure`` when the input cannot be read.
  mutating func ask(_ prompt: String) throws -> String? {
    try output.write(prompt.utf8)
    try output.flush()
    let line = try reader.next(beforeReading: {})
    switch line {
    case .bytes? where isTyped && reader.isAtEnd:
      // Who leaves in the middle of a line has not answered.
      try print()
      return nil
    case .bytes(let bytes)?:
      let answer = String(decoding: bytes, as: UTF8.self)
      // A terminal shows what is typed; for a stream it is written, so that a transcript reads the same.
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
}
