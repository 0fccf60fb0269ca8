// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder of images that content refers to.
struct ImageFolder {
  let path: String

  /// The paths of all files in it, from the folder on.
  func references() throws(Failure) -> Set<String> {
    switch InputFile(path: path).type {
    case .typeDirectory?: break
    case nil: throw .noInput("\(path): there is no such folder")
    default: throw .noInput("\(path): this is a file, expected a folder")
    }
    return Set(FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
  }
}
