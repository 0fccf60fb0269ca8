import Foundation

/// A folder of images that content refers to.
struct ImageFolder {
  let path: String

  /// The paths of all files in it, from the folder on.
  func references() throws(Failure) -> Set<String> {
    guard InputFile(path: path).type == .typeDirectory else {
      throw .noInput("\(path): there is no such folder")
    }
    return Set(FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
  }
}
