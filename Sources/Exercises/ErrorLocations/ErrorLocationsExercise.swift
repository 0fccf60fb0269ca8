internal import LudusCore

/// Sentences in which misspelled words are to be found and explained ("Fehlerstellen").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct ErrorLocationsExercise: Hashable, Sendable, Identifiable {
  /// What a list of exercises shows of this one.
  public let info: ExerciseInfo
  /// The checklist: the reasons from which a child chooses, in the order in which they are shown.
  public let reasons: [Justification]
  /// The sentences, each a task.
  public let sentences: [ErrorSentence]

  /// What identifies the exercise.
  public var id: ExerciseID { info.id }

  /// Creates an exercise.
  ///
  /// - Parameters:
  ///   - info: What a list of exercises shows of this one.
  ///   - reasons: The checklist.
  ///   - sentences: The sentences, each a task.
  /// - Throws: A fault for each reason that occurs twice or says nothing, and for each that a sentence has and
  ///   the checklist has not.
  public init(
    _ info: ExerciseInfo,
    reasons: [Justification],
    sentences: [ErrorSentence]
  ) throws(ContentError<ExerciseFault>) {
    self.info = info
    self.reasons = reasons
    self.sentences = sentences
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private var faults: [LocatedFault<ExerciseFault>] {
    var faults: [LocatedFault<ExerciseFault>] = []
    var known: Set<Justification.ID> = []
    for (index, reason) in reasons.enumerated() {
      let place = ContentPlace().key(Key.reasons.rawValue).index(index)
      if !known.insert(reason.id).inserted {
        faults.append(LocatedFault(.identifierTwice(reason.id), at: place))
      }
      if reason.text.allSatisfy(\.isWhitespace) {
        faults.append(LocatedFault(.emptyText, at: place))
      }
    }
    for (index, sentence) in sentences.enumerated() {
      let place = ContentPlace().key(Key.sentences.rawValue).index(index).key("errors")
      for (index, error) in sentence.errors.enumerated() {
        for reason in error.reasons where !known.contains(reason) {
          faults.append(LocatedFault(.unknownIdentifier(reason), at: place.index(index)))
        }
      }
    }
    return faults
  }
}

extension ErrorLocationsExercise: Codable {
  private enum Key: String, CodingKey {
    case reasons, sentences
  }

  /// Reads an exercise.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let info = reader.readInline(ExerciseInfo.self)
    let reasons = reader.readArray(of: Justification.self, at: .reasons)
    let sentences = reader.readArray(of: ErrorSentence.self, at: .sentences)
    guard reader.isFaultless, let info, let reasons, let sentences else { throw reader.error }
    try self.init(info, reasons: reasons, sentences: sentences)
  }

  /// Writes the exercise.
  public func encode(to encoder: any Encoder) throws {
    try info.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(reasons, forKey: .reasons)
    try container.encode(sentences, forKey: .sentences)
  }
}
