import Foundation
import LudusCore

/// A session that can be kept in a file.
protocol Savable: Encodable {
  associatedtype Fault: ContentFault

  /// What a person calls it.
  static var noun: String { get }

  /// Reads a session from JSON.
  init(json: Data) throws(ContentError<Fault>)
}

/// The file in which a session is kept between two sittings: its content and its events, as JSON.
///
/// The events are checked when they are read, for they are replayed. The content is taken as it is, with its
/// key.
struct SaveFile<Session: Savable> {
  let path: String

  private var url: URL { URL(fileURLWithPath: path) }

  /// Reads the session, or nil when there is none yet: no file, or an empty one.
  ///
  /// - Throws: A failure for a file that is not a session; its events are replayed, so a forged one is
  ///   not either.
  func load() throws(Failure) -> Session? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let file = InputFile(path: path)
    let data = try file.read()
    // A device such as /dev/null is empty too, but no save may take its place.
    guard !(data.isEmpty && file.type == .typeRegular) else { return nil }
    do {
      return try Session(json: data)
    } catch {
      throw .badData("\(path) is not a saved \(Session.noun): \(error.faults[0])")
    }
  }

  /// Writes the session, in one step: whatever happens, the file holds the old state or the new one.
  func write(_ session: Session) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(session).write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(
        "\(path): the \(Session.noun) cannot be saved there: \(FileReason.unwritten(path, error))"
      )
    }
  }
}
