// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Cuts a stream into lines, however long it is, without holding more than a line and a chunk.
///
/// Lines end with LF or CRLF, and the last one may end with the stream. A byte order mark before
/// the first is passed over; one of UTF-16 says how the rest is to be read.
struct LineReader {
  /// What a line turned out to be.
  enum Line {
    /// The bytes of the line without its end.
    case bytes(ArraySlice<UInt8>)
    /// A line of more bytes than the limit, of which nothing was kept.
    case tooLong(limit: Int)
  }

  /// The bytes that a line may have, unless something larger is expected.
  static let limit = 1 << 20
  private static let chunkSize = 1 << 16

  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the next line starts in the buffer.
  private var start = 0
  /// Up to where the buffer holds no line end.
  private var searched = 0
  private var isSkipping = false
  private var isFirst = true
  private var encoding = UTF16Stream()
  /// What is looked at when it is read first; nil once it was, and for lines that people type.
  private var source: LinesInput?
  /// Whether the stream has ended.
  ///
  /// A line returned when it has was the last, and without a line end.
  private(set) var isAtEnd = false

  /// Creates a reader of an open file, which refuses the beginning of a pipe in which no line can
  /// be JSON.
  init(
    descriptor: Int32 = STDIN_FILENO,
    limit: Int = Self.limit,
    of source: LinesInput? = nil
  ) {
    self.descriptor = descriptor
    self.limit = limit
    self.source = source
  }

  /// Reads the next line.
  ///
  /// - Parameter beforeReading: Called whenever the reader is about to wait for more input; all
  ///   complete lines have been returned by then, so it is the time to send the answers.
  /// - Returns: The line, or nil at the end of the stream.
  /// - Throws: What `beforeReading` throws, and a ``Failure`` when the stream cannot be read.
  mutating func next(beforeReading: () throws -> Void) throws -> Line? {
    while true {
      if let line = takeLine() { return line }
      guard !isAtEnd else { return nil }
      try beforeReading()
      try fill()
    }
  }

  /// Reads the next lines, as many as are complete after a reading.
  ///
  /// - Returns: At least one line, or nil at the end of the stream.
  /// - Throws: A ``Failure`` when the stream cannot be read.
  mutating func nextBlock() throws(Failure) -> [Line]? {
    while true {
      var lines: [Line] = []
      while let line = takeLine() { lines.append(line) }
      if !lines.isEmpty { return lines }
      guard !isAtEnd else { return nil }
      try fill()
    }
  }

  /// Takes the next line from the buffer, or nil if there is no complete one.
  private mutating func takeLine() -> Line? {
    if let end = lineEnd { return takeLine(upTo: end, nextAt: end + 1) }
    searched = buffer.endIndex
    // One byte more than the limit may be the CR of a line end.
    if searched - start > limit + 1 {
      isSkipping = true
    }
    if isSkipping {
      start = searched
    }
    guard isAtEnd, start < searched || isSkipping else { return nil }
    return takeLine(upTo: searched, nextAt: searched)
  }

  private var lineEnd: Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, searched < bytes.count,
        let found = memchr(base + searched, 0x0A, bytes.count - searched)
      else { return nil }
      return base.distance(to: found)
    }
  }

  private mutating func takeLine(upTo end: Int, nextAt next: Int) -> Line {
    var line = buffer[start..<end]
    if line.last == 0x0D {
      line.removeLast()
    }
    if isFirst, line.starts(with: InputFile.byteOrderMark) {
      line.removeFirst(3)
    }
    isFirst = false
    let isTooLong = isSkipping || line.count > limit
    isSkipping = false
    start = next
    searched = next
    return isTooLong ? .tooLong(limit: limit) : .bytes(line)
  }

  private mutating func fill() throws(Failure) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    var status = 0
    var reason: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { bytes, count in
      repeat {
        status = read(descriptor, bytes.baseAddress, bytes.count)
        reason = errno
      } while status < 0 && reason == EINTR
      count = max(status, 0)
    }
    guard status >= 0 else {
      throw .brokenStream("standard input: \(String(cString: strerror(reason)))")
    }
    isAtEnd = chunk.isEmpty
    let text = encoding.inUTF8(chunk)
    if let misfit = source?.misfit(ofFirst: text) { throw misfit }
    source = nil
    buffer += text
  }
}
