import Foundation
import Quizzes

/// The file in which a session is kept between two sittings: its quiz and its events, as JSON.
struct SaveFile {
  let path: String

  private var url: URL { URL(fileURLWithPath: path) }

  /// Reads the session, or nil when there is no file yet.
  ///
  /// - Throws: A failure for a file that is not a session; its events are replayed, so a forged one is
  ///   not either.
  func load() throws(Failure) -> QuizSession? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try InputFile(path: path).read()
    do {
      return try QuizSession(json: data)
    } catch {
      throw .badData("\(path) is not a saved quiz: \(error.faults[0])")
    }
  }

  /// Writes the session, in one step: whatever happens, the file holds the old state or the new one.
  func write(_ session: QuizSession) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(session).write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite("\(path): the quiz cannot be saved there")
    }
  }

  /// The path as an argument for a shell.
  var quotedPath: String {
    let plain = path.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "_-./+,:@%".contains(character))
    }
    return plain && !path.isEmpty
      ? path
      : "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
