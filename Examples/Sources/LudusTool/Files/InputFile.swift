import Foundation

/// A file named on the command line.
struct InputFile {
  let path: String

  /// Reads the whole file.
  func read() throws(Failure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .noInput("\(path): \(Self.reason(for: error))")
    }
  }

  /// The error of the operating system in words, without the trace of where it passed through.
  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?: return "there is no such file"
    case .fileReadNoPermission?: return "the file may not be read"
    default:
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      guard let posix = underlying as? POSIXError else { return "the file cannot be read" }
      return "the file cannot be read: \(String(cString: strerror(posix.code.rawValue)))"
    }
  }
}
