internal import LudusCore

extension Exercise {
  /// The words of the exercise in their correct spelling.
  ///
  /// - Complexity: O(*n*) in the length of its texts.
  public var vocabulary: Set<String> {
    let texts: [String] =
      switch self {
      case .errorLocations(let exercise):
        exercise.sentences.map { $0.text(correcting: Set($0.errors.map(\.word))) }
      case .insert(let exercise): exercise.sentences.map(\.text)
      case .keywords(_, let words): words
      case .match(let exercise): exercise.words.map(\.heard.text)
      case .wheelOfFortune(let exercise): exercise.words.map(\.text)
      }
    return Set(texts.flatMap { $0.split { !$0.isLetter } }.map(String.init))
  }
}

extension ExerciseCollection {
  /// The words of all exercises in their correct spelling.
  ///
  /// - Complexity: O(*n*) in the length of their texts.
  public var vocabulary: Set<String> {
    exercises.reduce(into: []) { $0.formUnion($1.vocabulary) }
  }

  /// Checks the content for what its author should look at.
  ///
  /// - Parameter vocabulary: Words that exist, in their correct spelling; nil for those of the collection.
  /// - Returns: The findings, in the order of the content, with places by the keys of the collection's
  ///   JSON.
  /// - Complexity: O(*n*) diagnoses in the number of letters of insert sentences, else O(*n*).
  public func checks(vocabulary: Set<String>? = nil) -> [ExerciseCheck] {
    let known = vocabulary ?? self.vocabulary
    return exercises.enumerated().flatMap { index, exercise in
      let place = ContentPlace().key("exercises").index(index)
      return exercise.checks(vocabulary: known).map { check in
        ExerciseCheck(
          place: place.appending(check.place),
          severity: check.severity,
          finding: check.finding
        )
      }
    }
  }
}
