import Foundation
import Quizzes

/// A file that says what a challenge is about.
struct ChallengeFile {
  let path: String

  /// Reads quiz, players and deadline.
  ///
  /// - Throws: A failure that lists every fault in one line.
  func load() throws(Failure) -> ChallengeContent {
    let data = try InputFile(path: path).read()
    do {
      return try ChallengeContent(json: data)
    } catch {
      throw .badData("\(path): \(Faulty(error).lines.joined(separator: "; "))")
    }
  }
}
