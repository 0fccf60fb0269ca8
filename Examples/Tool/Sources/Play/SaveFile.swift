// SPDX-License-Identifier: Apache-2.0
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

/// The file in which a session or a group is kept between two sittings: its content and its events,
/// as JSON.
///
/// The events are checked when they are read, for they are replayed. The content is taken as it is,
/// with its key, and so are the rules of a group. From the first look at it until the program ends
/// nobody else can save there.
struct SaveFile {
  let path: String
  private let file: LockedFile

  init(path: String) {
    self.path = path
    file = LockedFile(path: path)
  }

  /// Reads a session, or nil when there is none yet: no file, or an empty one.
  ///
  /// - Throws: A failure for a file that is not a session; its events are replayed, so a forged one
  ///   is not either.
  func load<Session: Savable>(_ type: Session.Type) throws(Failure) -> Session? {
    guard let data = try read() else { return nil }
    do {
      return try Session(json: data)
    } catch {
      throw ContentKind.misfit(of: data, at: path, for: type)
        ?? .badData("\(path) is not a saved \(Session.noun): \(Faulty(error).lines[0])")
    }
  }

  /// Writes a session, in one step: whatever happens, the file holds the old state or the new one.
  func write<Session: Savable>(_ session: Session) throws(Failure) {
    try write(session, calling: Session.noun)
  }

  /// Reads the file, or nil when nothing is saved there yet.
  func read() throws(Failure) -> Data? {
    do {
      guard let data = try file.read() else { return nil }
      return data.isEmpty ? nil : data
    } catch LockedFile.Fault.notAFile {
      let isFolder = InputFile(path: path).type == .typeDirectory
      throw .noInput("\(path): this is a \(isFolder ? "folder" : "device"), expected a file")
    } catch LockedFile.Fault.readOnly {
      throw .cannotWrite("\(path): nothing can be saved there: the file may only be read")
    } catch LockedFile.Fault.heldByAnother {
      throw .cannotWrite("\(path): another program is using the saved game; quit it there first")
    } catch {
      throw .noInput("\(path): \(FileReason.unread(path, error))")
    }
  }

  /// Writes a value in one step: whatever happens, the file holds the old state or the new one.
  ///
  /// - Parameters:
  ///   - value: What to keep.
  ///   - noun: What people call it.
  /// - Throws: A failure for a file that cannot be written.
  func write(_ value: some Encodable, calling noun: String) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try file.replace(with: encoder.encode(value))
    } catch LockedFile.Fault.heldByAnother {
      throw .cannotWrite("\(path): another program has begun to save there")
    } catch {
      throw .cannotWrite(
        "\(path): the \(noun) cannot be saved there: \(FileReason.unwritten(path, error))"
      )
    }
  }
}
