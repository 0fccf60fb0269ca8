internal import Gamification
public import LudusCore
public import LudusFoundation

/// In JSON a diary is an object with `content`, whose diary it is and what it goes by, and its
/// `events`, which are replayed when it is read.
extension Diary: Codable {
  /// Reads a diary from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault of the policies with its place, or the first of the events: one that cannot
  ///   be read, or one that no log takes.
  public init(json data: Data) throws(ContentError<DiaryFault>) {
    self = try ContentJSON<DiaryFault>.decode(Self.self, from: data)
  }

  /// Writes the diary as JSON.
  ///
  /// The same diary gives the same bytes, in every process and on every platform. It holds all that
  /// is private; it is for the learner's own devices.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no diary causes.
  public func json() throws -> Data {
    try ContentJSON<DiaryFault>.encode(self)
  }
}
