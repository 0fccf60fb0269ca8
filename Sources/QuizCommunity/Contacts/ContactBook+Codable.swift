internal import LudusCore
public import LudusFoundation
public import Quizzes

/// In JSON a book is an object with its name as `content` and its `events`, which are replayed when it is read.
extension ContactBook: Codable {
  /// Reads a book from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: What is wrong, with its place: text that is no JSON, or the first event that cannot be read or
  ///   that no log takes.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    self = try ContentJSON<ProblemFault>.decode(Self.self, from: data)
  }

  /// Writes the book as JSON, always as the same bytes.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no book causes.
  public func json() throws -> Data {
    try ContentJSON<ProblemFault>.encode(self)
  }
}
