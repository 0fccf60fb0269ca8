import Foundation
import LearningDiary

/// A file with the courses of a platform.
struct CourseFile {
  let path: String

  /// Reads the courses.
  ///
  /// - Throws: A failure that lists every fault in one line.
  func load() throws(Failure) -> CourseCatalog {
    let data = try InputFile(path: path).read()
    do {
      return try CourseCatalog(json: data)
    } catch {
      throw .badData("\(path): \(error.faults.map { "\($0)" }.joined(separator: "; "))")
    }
  }
}
