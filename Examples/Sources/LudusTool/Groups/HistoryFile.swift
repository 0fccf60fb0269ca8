import Foundation
import Gamification

/// A file with the history of a group, an event a line.
struct HistoryFile {
  let path: String

  /// Reads the events.
  ///
  /// - Throws: A failure that names the first line that is no event.
  func load() throws(Failure) -> [GroupEvent] {
    let lines = try InputFile(path: path).read().split(separator: UInt8(ascii: "\n"))
    var events: [GroupEvent] = []
    for (number, line) in zip(1..., lines) {
      do {
        events.append(try JSONDecoder().decode(GroupEvent.self, from: line))
      } catch {
        throw .badData("\(path): line \(number): \(JSONLines.sentence(for: error))")
      }
    }
    return events
  }
}
