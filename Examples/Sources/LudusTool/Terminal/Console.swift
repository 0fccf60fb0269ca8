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
  ///   - render: Applied to each line, for colour.
  /// - Throws: What ``OutputBuffer/flush()`` throws.
  mutating func printParagraph(
    _ text: String,
    indent: String = "",
    render: (String) -> String = { $0 }
  ) throws {
    for line in text.wrapped(to: Self.width - indent.count) {
      try print(indent + render(line))
    }
  }

  /// The columns that paragraphs fill, the same on every terminal so that transcripts can be compared.
  static let width = 80

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
