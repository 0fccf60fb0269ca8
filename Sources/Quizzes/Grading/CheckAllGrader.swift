/// Judges the picks of a check-all problem one after the other.
///
/// A wrong pick fails the problem, picking an option again counts for nothing, and once all right options
/// are picked the problem is right. Picks after that, or after the wrong one, do not count.
///
/// Source: QuizASSIST (Worcester Polytechnic Institute, 2016).
struct CheckAllGrader: Hashable, Sendable {
  private let finder: OptionFinder
  private let correctCount: Int
  private var isPicked: [Bool]
  private var foundCount = 0
  private var wrongPick: AnswerOption.ID?

  /// The options picked so far that count, each once, in the order picked.
  private(set) var picks: [AnswerOption.ID] = []

  /// Creates a grader of the options that can be picked.
  ///
  /// - Complexity: O(*n*).
  init(_ options: [AnswerOption]) {
    finder = OptionFinder(options)
    correctCount = options.count(where: \.isCorrect)
    isPicked = Array(repeating: false, count: options.count)
  }

  /// Judges further picks of a problem, or none of them if one cannot be made.
  mutating func pick(_ picks: [AnswerOption.ID], of problem: Problem.ID) throws(ResponseError) {
    guard !picks.isEmpty else { throw .emptyResponse(problem: problem) }
    if let unknown = picks.first(where: { finder.offset(of: $0) == nil }) {
      throw .unknownOption(unknown, problem: problem)
    }
    for offset in picks.lazy.compactMap(finder.offset) {
      pick(at: offset)
    }
  }

  private mutating func pick(at offset: Int) {
    guard !isDecided, !isPicked[offset] else { return }
    isPicked[offset] = true
    let id = finder.options[offset].id
    picks.append(id)
    if finder.options[offset].isCorrect {
      foundCount += 1
    } else {
      wrongPick = id
    }
  }

  private var isDecided: Bool { wrongPick != nil || foundCount == correctCount }

  /// What the picks so far are worth.
  var evaluation: ResponseEvaluation {
    if let wrongPick {
      ResponseEvaluation(grade: .zero, reason: .wrongPick(wrongPick))
    } else if isDecided {
      ResponseEvaluation(grade: .one, reason: .allCorrectPicked)
    } else {
      ResponseEvaluation(
        grade: .zero,
        reason: .correctSoFar(found: foundCount, of: correctCount)
      )
    }
  }
}
