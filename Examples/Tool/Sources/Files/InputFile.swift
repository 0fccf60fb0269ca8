// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file named on the command line.
struct InputFile {
  let path: String

  /// Reads the whole file, in UTF-8 and without the byte order mark that some editors begin it
  /// with.
  func read() throws(Failure) -> Data { try readWhole().inUTF8.withoutMark }

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
