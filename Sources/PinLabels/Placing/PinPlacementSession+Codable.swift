internal import LudusCore
public import LudusFoundation

/// In JSON a session is an object with its task as `content` and its `events`, which are replayed when it is
/// read.
extension PinPlacementSession: Codable {
  /// Reads a session from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault of the task with its place, or the first of the events: one that cannot be read, or
  ///   one that is refused, as an event of a forged or reordered log is.
  public init(json data: Data) throws(ContentError<SheetFault>) {
    self = try ContentJSON<SheetFault>.decode(Self.self, from: data)
  }

  /// Writes the session as JSON.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no session causes.
  public func json() throws -> Data {
    try ContentJSON<SheetFault>.encode(self)
  }
}
