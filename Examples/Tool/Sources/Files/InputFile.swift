// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange

/// A file named on the command line.
struct InputFile {
  let path: String

  /// Reads the whole file, in UTF-8 and without the byte order mark that some editors begin it
  /// with.
  func read() throws(Failure) -> Data { try readWhole().inUTF8.withoutMark }

  /// Reads the whole file as text, in whatever encoding a spreadsheet or an editor has written it:
  /// UTF-8, UTF-16 with a mark, or the one whose letters fit best, as questions are read.
  ///
  /// - Parameter expected: What should be in it.
  /// - Returns: The text.
  /// - Throws: A failure for a file that cannot be read or is no text.
  func readText(expected: String) throws(Failure) -> String {
    try text(of: try read(), expected: expected)
  }

  private func text(of data: Data, expected: String) throws(Failure) -> String {
    if let text = String(data: data, encoding: .utf8), !text.contains("\0") { return text }
    guard !data.contains(0) else {
      throw .badData("\(path): this is not text, expected \(expected)")
    }
    let bytes = Array(data)
    let encoding = TextEncoding.guessed(from: Array(bytes.prefix(1 << 16)))
    if encoding != .windows1252 {
      JSONLines.tell("\(path): hint: read as \(encoding.rawValue), which its bytes suggest")
    }
    return String(decoding: [UInt8](bytes, in: encoding), as: UTF8.self)
  }

  /// Reads a name on each line; lines of nothing but blanks are passed over.
  func readNames() throws(Failure) -> [String] {
    let text = try readTextOfNames(expected: "a name on each line")
    return text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Reads a text with names of people, and refuses files of any other kind, of which each line
  /// would be somebody.
  func readTextOfNames(expected: String) throws(Failure) -> String {
    let data = try read()
    if let kind = RecognizedFile(Array(data)) {
      throw .badData("\(path): this is \(kind.noun), expected \(expected)")
    }
    let text = try text(of: data, expected: expected)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) {
      let isJSON = line.first { !$0.isWhitespace }.map { "{[".contains($0) } ?? false
      let hasControls = line.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\t"
      }
      guard !isJSON, !hasControls else {
        throw .badData("\(path): line \(number): this is no name, expected \(expected)")
      }
    }
    return text
  }

  /// U+FEFF in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads the whole file as it is.
  func readWhole() throws(Failure) -> Data {
    do {
      if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
      if type == .typeCharacterSpecial { return try readDevice() }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      if let failure = error as? Failure { throw failure }
      if let data = streamed { return data }
      throw .noInput("\(path): \(FileReason.unread(path, error))")
    }
  }

  /// What a device gives, such as `/dev/null`, unless it goes on for ever.
  private func readDevice() throws -> Data {
    let handle = try handle()
    var data = Data()
    while let more = try handle.read(upToCount: 1 << 20), !more.isEmpty {
      data += more
      guard data.count < 64 << 20 else {
        throw Failure.noInput("\(path): this device has no end, expected a file")
      }
    }
    return data
  }

  /// Opens the file, to be read little by little.
  func handle() throws(Failure) -> FileHandle {
    do {
      guard type != .typeDirectory else { throw CocoaError(.fileReadUnknown) }
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw .noInput("\(path): \(FileReason.unread(path, error))")
    }
  }

  /// The next bytes of a file that is open, at most so many; nil or none at its end.
  func read(upTo count: Int, from handle: FileHandle) throws(Failure) -> Data? {
    do {
      return try handle.read(upToCount: count)
    } catch {
      throw .noInput("\(path): \(FileReason.unread(path, error))")
    }
  }

  /// What a pipe or a device gives, such as what a shell makes of `<(...)`, which cannot be read as
  /// a file.
  private var streamed: Data? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    return try? handle.readToEnd() ?? Data()
  }

  /// The bytes of a file; nil for what is no file.
  var size: Int? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes?[.size] as? Int
  }

  /// What there is at the path, or at the end of its links; nil when there is nothing.
  var type: FileAttributeType? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}

extension Data {
  /// Whether this begins as UTF-16 does, in which spreadsheets write their "Unicode text".
  var isUTF16: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) }

  /// The text in UTF-8 if it is in UTF-16.
  var inUTF8: Data {
    guard isUTF16, let text = String(data: self, encoding: .utf16) else { return self }
    return Data(text.utf8)
  }

  /// The text without the byte order mark that it may begin with.
  var withoutMark: Data { starts(with: InputFile.byteOrderMark) ? dropFirst(3) : self }
}
