// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads lines that a person types at a terminal, who can move in them and go back to earlier ones.
///
/// A line that is wider than the terminal is edited as if it were not broken.
struct LineEditor {
  private var before: [Character] = []
  private var after: [Character] = []
  private var typed: [UInt8] = []
  private var history: [[Character]] = []
  private var output = OutputBuffer()

  private static let historyLimit = 200

  private enum Key: Equatable {
    case text(String)
    case enter, end, backspace, delete, left, right, home, tail, up, down
    case cutBefore, cutAfter, cutWord, interrupt, suspend, other
  }

  /// Reads a line.
  ///
  /// - Parameter beforeReading: Called whenever a key is waited for. When it throws, what was typed
  ///   belongs to the next line.
  /// - Returns: The line, or nil when the person leaves.
  /// - Throws: What `beforeReading` and ``OutputBuffer/flush()`` throw.
  mutating func line(beforeReading: () throws -> Void) throws -> String? {
    var mode = TerminalMode()
    defer { mode.restore() }
    var place = history.count
    var draft: [Character] = []
    try show(before + after)
    while true {
      let key = try key(beforeReading)
      switch key {
      case .text(let text):
        before += text
        try output.write(text.utf8)
        try showRest()
      case .enter:
        let line = before + after
        (before, after) = ([], [])
        try output.write("\n".utf8)
        try output.flush()
        if !line.isEmpty, line != history.last { history.append(line) }
        history.removeFirst(max(history.count - Self.historyLimit, 0))
        return String(line)
      case .end:
        (before, after) = ([], [])
        return nil
      case .backspace: try cut(max(before.count - 1, 0)..<before.count)
      case .cutBefore: try cut(0..<before.count)
      case .cutWord:
        let word = before.lastIndex { $0 != " " }.map { before[...$0] } ?? []
        try cut((word.lastIndex(of: " ").map { $0 + 1 } ?? 0)..<before.count)
      case .delete:
        after = Array(after.dropFirst())
        try showRest()
      case .cutAfter:
        after = []
        try showRest()
      case .left: try move(to: before.count - 1)
      case .right: try move(to: before.count + 1)
      case .home: try move(to: 0)
      case .tail: try move(to: before.count + after.count)
      case .up where place > 0:
        if place == history.count { draft = before + after }
        place -= 1
        try replace(with: history[place])
      case .down where place < history.count:
        place += 1
        try replace(with: place == history.count ? draft : history[place])
      case .interrupt, .suspend:
        mode.restore()
        raise(key == .suspend ? SIGTSTP : SIGINT)
        mode = TerminalMode()
        try show(before + after)
        try back(over: after)
      case .up, .down, .other: break
      }
    }
  }

  private mutating func move(to place: Int) throws {
    let line = before + after
    let place = min(max(place, 0), line.count)
    if place < before.count {
      try back(over: Array(line[place..<before.count]))
    } else {
      try output.write(String(line[before.count..<place]).utf8)
    }
    (before, after) = (Array(line[..<place]), Array(line[place...]))
  }

  private mutating func cut(_ range: Range<Int>) throws {
    try back(over: Array(before[range]))
    before.removeSubrange(range)
    try showRest()
  }

  private mutating func replace(with line: [Character]) throws {
    try move(to: 0)
    (before, after) = (line, [])
    try show(line)
    try showRest()
  }

  private mutating func show(_ line: [Character]) throws {
    try output.write(String(line).printable.utf8)
  }

  /// Shows what is right of the cursor, and nothing behind it.
  private mutating func showRest() throws {
    try output.write("\u{1B}[K\(String(after).printable)".utf8)
    try back(over: after)
  }

  private mutating func back(over text: [Character]) throws {
    try output.write(String(repeating: "\u{8}", count: String(text).printable.columns).utf8)
  }
}

// MARK: - Keys

extension LineEditor {
  private mutating func key(_ beforeReading: () throws -> Void) throws -> Key {
    guard let byte = try byte(beforeReading) else { return .end }
    switch byte {
    case 0x0A, 0x0D: return .enter
    // What ended the input before the line was waited for is read as 0.
    case 0x00: return .end
    // In a line that has letters it deletes, so that none is lost by leaving.
    case 0x04: return before.isEmpty && after.isEmpty ? .end : .delete
    case 0x01: return .home
    case 0x02: return .left
    case 0x03: return .interrupt
    case 0x05: return .tail
    case 0x06: return .right
    case 0x08, 0x7F: return .backspace
    case 0x0B: return .cutAfter
    case 0x0E: return .down
    case 0x10: return .up
    case 0x15: return .cutBefore
    case 0x17: return .cutWord
    case 0x1A: return .suspend
    case 0x1B: return try escape(beforeReading)
    case 0x20...: return try text(from: byte, beforeReading)
    default: return .other
    }
  }

  /// The key of a sequence such as `ESC [ A` or `ESC [ 3 ~`; a control character in it is a key of
  /// its own.
  private mutating func escape(_ beforeReading: () throws -> Void) throws -> Key {
    var sequence: [UInt8] = []
    while let byte = try byte(beforeReading), sequence.count < 16 {
      guard byte >= 0x20 else {
        typed.append(byte)
        return .other
      }
      sequence.append(byte)
      guard let start = sequence.first, start == UInt8(ascii: "[") || start == UInt8(ascii: "O")
      else { return .other }
      if sequence.count > 1, 0x40...0x7E ~= byte { break }
    }
    return switch String(decoding: sequence, as: UTF8.self) {
    case "[A", "OA": .up
    case "[B", "OB": .down
    case "[C", "OC": .right
    case "[D", "OD": .left
    case "[H", "OH", "[1~", "[7~": .home
    case "[F", "OF", "[4~", "[8~": .tail
    case "[3~": .delete
    default: .other
    }
  }

  private mutating func text(from byte: UInt8, _ beforeReading: () throws -> Void) throws -> Key {
    var bytes = [byte]
    let count = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    while bytes.count < count, let next = try self.byte(beforeReading) {
      guard next >= 0x80 else {
        typed.append(next)
        return .other
      }
      bytes.append(next)
    }
    return String(bytes: bytes, encoding: .utf8).map { Key.text($0.printable) } ?? .other
  }

  /// The next byte, or nil at the end of the input.
  private mutating func byte(_ beforeReading: () throws -> Void) throws -> UInt8? {
    if typed.isEmpty {
      try output.flush()
      try beforeReading()
      var chunk = [UInt8](repeating: 0, count: 1024)
      var count = 0
      repeat { count = read(STDIN_FILENO, &chunk, chunk.count) } while count < 0 && errno == EINTR
      guard count > 0 else { return nil }
      typed = chunk.prefix(count).reversed()
    }
    return typed.popLast()
  }
}

/// The terminal as it hands over every key at once and shows none itself.
private struct TerminalMode {
  private var usual = termios()

  init() {
    tcgetattr(STDIN_FILENO, &usual)
    var raw = usual
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  mutating func restore() {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
  }
}
