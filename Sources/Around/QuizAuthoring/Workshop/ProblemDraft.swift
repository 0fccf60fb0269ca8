// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import Quizzes

/// A problem as its author has left it, which may be incomplete or wrong in any way.
///
/// ```swift
/// let draft = ProblemDraft(json: #"{"id":"p1","kind":"multipleChoice","options":[]}"#)
/// draft.faults.map(\.description)   // ["prompt: expected ...", "options: ..."]
/// ```
///
/// A draft is the JSON text of a problem, since that can hold everything an author may have typed. Checking
/// it is decoding it: there are no rules but those of `Problem`.
public struct ProblemDraft: Hashable, Sendable {
  /// The text, which should be the JSON form of a problem.
  public let json: String

  /// Creates a draft from any text.
  public init(json: String) {
    self.json = json
  }

  /// Creates a draft of a problem, to be changed.
  ///
  /// - Throws: An `EncodingError`, which no valid problem causes.
  public init(_ problem: Problem) throws {
    json = String(decoding: try ContentJSON<ProblemFault>.encode(problem), as: UTF8.self)
  }

  /// Returns the problem that the draft is, if it is without fault.
  ///
  /// - Throws: Every fault with its place; a single one for a text that is not JSON.
  /// - Complexity: That of decoding.
  public func problem() throws(ContentError<ProblemFault>) -> Problem {
    try ContentJSON<ProblemFault>.decode(Problem.self, from: Data(json.utf8))
  }

  /// The faults of the draft, with places; none when it is a problem.
  ///
  /// - Complexity: That of decoding.
  public var faults: [LocatedFault<ProblemFault>] {
    do {
      _ = try problem()
      return []
    } catch {
      return error.faults
    }
  }
}

/// In JSON a draft is a string.
extension ProblemDraft: Codable {
  /// Reads any string.
  public init(from decoder: any Decoder) throws {
    json = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(json)
  }
}
