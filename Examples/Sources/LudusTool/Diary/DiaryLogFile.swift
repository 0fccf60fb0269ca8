import Foundation
import LearningDiary

/// A file with the log of a diary, an event a line.
struct DiaryLogFile {
  let path: String

  /// Reads the events.
  ///
  /// - Throws: A failure that names the first line that is no event.
  func load() throws(Failure) -> [DiaryEvent] {
    let lines = try InputFile(path: path).read().split(separator: UInt8(ascii: "\n"))
    var events: [DiaryEvent] = []
    for (number, line) in zip(1..., lines) {
      do {
        events.append(try JSONDecoder().decode(DiaryEvent.self, from: line))
      } catch {
        throw .badData("\(path): line \(number): \(JSONLines.sentence(for: error))")
      }
    }
    return events
  }
}
