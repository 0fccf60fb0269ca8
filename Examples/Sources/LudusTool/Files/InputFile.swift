import Foundation

/// A file named on the command line.
struct InputFile {
  let path: String

  /// Reads the whole file.
  func read() throws(Failure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .noInput("\(path): \(FileReason.unread(path, error))")
    }
  }

  /// What there is at the path, or at the end of its links; nil when there is nothing.
  var type: FileAttributeType? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
