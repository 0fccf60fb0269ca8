internal import LudusCore
public import LudusFoundation
public import Quizzes

/// In JSON a challenge is an object with its `content` and its `events`, which are replayed when it is read.
extension QuizChallenge: Codable {
  /// Reads a challenge from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault of the content with its place, or the first of the events that cannot be read or
  ///   that no log takes.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    self = try ContentJSON<ProblemFault>.decode(Self.self, from: data)
  }

  /// Writes the challenge as JSON, always as the same bytes.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no challenge causes.
  public func json() throws -> Data {
    try ContentJSON<ProblemFault>.encode(self)
  }
}
