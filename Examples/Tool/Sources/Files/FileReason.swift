// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why the operating system refuses a file, in words, without the trace of where the error passed
/// through.
enum FileReason {
  /// Why a file cannot be read.
  static func unread(_ path: String, _ error: any Error) -> String {
    if InputFile(path: path).type == .typeDirectory {
      return "this is a folder, expected a file"
    }
    return switch ((error as? CocoaError)?.code, (error as? POSIXError)?.code) {
    case (.fileReadNoSuchFile?, _): "there is no such file"
    case (.fileReadNoPermission?, _), (_, .EACCES?): "the file may not be read"
    default: words(of: error) ?? "the file cannot be read"
    }
  }

  /// Why a file cannot be written.
  static func unwritten(_ path: String, _ error: any Error) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if InputFile(path: path).type == .typeDirectory {
      return "this is a folder, expected a file"
    }
    if !FileManager.default.fileExists(atPath: folder) {
      return "there is no such folder"
    }
    return switch ((error as? CocoaError)?.code, (error as? POSIXError)?.code) {
    case (.fileWriteNoPermission?, _), (_, .EACCES?): "nothing may be written there"
    default: words(of: error) ?? "the file cannot be written"
    }
  }

  /// What the operating system calls the error, if it says so.
  private static func words(of error: any Error) -> String? {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let posix = (underlying ?? error) as? POSIXError else { return nil }
    return String(cString: strerror(posix.code.rawValue))
  }
}
