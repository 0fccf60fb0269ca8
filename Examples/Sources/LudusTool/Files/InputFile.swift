import Foundation

/// A file named on the command line.
struct InputFile {
  let path: String

  /// Reads the whole file, without the byte order mark that some editors begin it with.
  func read() throws(Failure) -> Data {
    let data = try readWhole()
    return data.starts(with: Self.byteOrderMark) ? data.dropFirst(3) : data
  }

  /// U+FEFF in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads the whole file as it is.
  func readWhole() throws(Failure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      if let data = streamed { return data }
      throw .noInput("\(path): \(FileReason.unread(path, error))")
    }
  }

  /// What a pipe or a device gives, such as what a shell makes of `<(...)`, which cannot be read as a file.
  private var streamed: Data? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    return try? handle.readToEnd() ?? Data()
  }

  /// What there is at the path, or at the end of its links; nil when there is nothing.
  var type: FileAttributeType? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
