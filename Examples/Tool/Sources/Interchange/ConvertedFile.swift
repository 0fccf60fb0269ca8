// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that is there when all of it has been written, or standard output for "-".
struct ConvertedFile {
  private let path: String
  private let draft: String
  private var buffer = OutputBuffer()
  private var handle: FileHandle?
  private var lastByte: UInt8?

  /// - Throws: A failure when the file is there and must not be overwritten.
  init(path: String, overwrites: Bool) throws {
    if path != "-", !overwrites, FileManager.default.fileExists(atPath: path) {
      throw Failure.cannotWrite("\(path) is there already: write over it with --force")
    }
    self.path = path
    let place = URL(fileURLWithPath: path)
    draft =
      place.deletingLastPathComponent()
      .appendingPathComponent(".\(place.lastPathComponent).\(getpid())").path
  }

  mutating func write(_ bytes: [UInt8]) throws {
    lastByte = bytes.last ?? lastByte
    guard path != "-" else { return try buffer.write(bytes) }
    do {
      if handle == nil {
        try Data().write(to: URL(fileURLWithPath: draft))
        handle = try FileHandle(forWritingTo: URL(fileURLWithPath: draft))
      }
      try handle?.write(contentsOf: Data(bytes))
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw Failure.cannotWrite("\(path): \(FileReason.unwritten(path, error))")
    }
  }

  /// Ends the last line of a text and puts the file into its place.
  mutating func finish(isText: Bool = true) throws {
    if isText, lastByte != 0x0A { try write([0x0A]) }
    guard path != "-" else { return try buffer.flush() }
    try? handle?.close()
    guard rename(draft, path) == 0 else {
      try? FileManager.default.removeItem(atPath: draft)
      throw Failure.cannotWrite("\(path): \(String(cString: strerror(errno)))")
    }
  }
}
