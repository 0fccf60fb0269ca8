// SPDX-License-Identifier: Apache-2.0
internal import QuizContent

/// Judges the picks of a check-all problem one after the other.
///
/// A wrong pick fails the problem, picking an option again counts for nothing, and once all correct options
/// are picked the problem is correct. Picks after that, or after the wrong one, do not count.
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

  /// The credit for the picks so far.
  var evaluation: ResponseEvaluation {
    if let wrongPick {
      ResponseEvaluation(credit: .zero, reason: .wrongPick(wrongPick))
    } else if isDecided {
      ResponseEvaluation(credit: .one, reason: .allCorrectPicked)
    } else {
      ResponseEvaluation(
        credit: .zero,
        reason: .correctSoFar(found: foundCount, of: correctCount)
      )
    }
  }
}

/// Finds the options of a problem by their identifiers.
///
/// Most problems have a handful of options, which are looked at one by one faster than a dictionary of them is
/// made; problems with more have such a dictionary, so that each pick is found in O(1).
struct OptionFinder: Hashable, Sendable {
  /// The most options that are looked at one by one.
  private static let fewOptions = 16

  let options: [AnswerOption]
  private let offsets: [AnswerOption.ID: Int]

  /// Creates a finder.
  ///
  /// - Complexity: O(*n*).
  init(_ options: [AnswerOption]) {
    self.options = options
    offsets =
      options.count <= Self.fewOptions
      ? [:] : Dictionary(options.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Returns where an option stands, or nil when there is none with the identifier.
  func offset(of id: AnswerOption.ID) -> Int? {
    guard offsets.isEmpty else { return offsets[id] }
    return options.indices.first { options[$0].id == id }
  }
}
