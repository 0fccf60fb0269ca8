// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension CheckAllFormula {
  /// Grades picks that are made together, or all picks so far.
  ///
  /// - Parameters:
  ///   - picks: The picks in their order; one that comes again does not count.
  ///   - options: The options shown.
  ///   - problem: The problem, for errors.
  /// - Returns: The credit and its reason.
  /// - Throws: An error when nothing is picked, or an option that is not shown.
  func evaluate(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    if self == .incremental {
      return try pickByPick(picks, of: options, in: problem).evaluation
    }
    let (tally, weights) = try together(picks, of: options, in: problem)
    return ResponseEvaluation(
      credit: grade(tally, weights: weights),
      reason: self == .weighted
        ? .weightedPicks(tally, sum: weights) : .picks(tally, by: self)
    )
  }

  /// Returns the credit alone, and throws the same errors.
  func grade(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> Fraction {
    if self == .incremental {
      return try pickByPick(picks, of: options, in: problem).evaluation.credit
    }
    let (tally, weights) = try together(picks, of: options, in: problem)
    return grade(tally, weights: weights)
  }

  private func pickByPick(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> CheckAllGrader {
    var grader = CheckAllGrader(options)
    try grader.pick(picks, of: problem)
    return grader
  }

  /// Counts picks that are made together, and adds up their weights.
  private func together(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> (tally: GradeReason.PickTally, weights: Fraction) {
    guard !picks.isEmpty else { throw .emptyResponse(problem: problem) }
    let finder = OptionFinder(options)
    var isPicked = Array(repeating: false, count: options.count)
    for pick in picks {
      guard let offset = finder.offset(of: pick) else {
        throw .unknownOption(pick, problem: problem)
      }
      isPicked[offset] = true
    }
    var (hits, wrong, correct) = (0, 0, 0)
    var weights = Fraction.zero
    for offset in options.indices {
      let isCorrect = options[offset].isCorrect
      correct += isCorrect ? 1 : 0
      guard isPicked[offset] else { continue }
      hits += isCorrect ? 1 : 0
      wrong += isCorrect ? 0 : 1
      // A problem's weights have a small common denominator, so their sum is always there.
      if let weight = options[offset].weight { weights = (try? weights + weight) ?? weights }
    }
    return (
      GradeReason.PickTally(hits: hits, wrong: wrong, correct: correct, options: options.count),
      weights
    )
  }

  /// The credit of picks that are made together.
  private func grade(_ picks: GradeReason.PickTally, weights: Fraction) -> Fraction {
    switch self {
    case .incremental, .allOrNothing:
      picks.errors == 0 ? .one : .zero
    case .weighted:
      min(max(weights, .zero), .one)
    case .netCorrect:
      .share(max(picks.hits - picks.wrong, 0), of: picks.correct)
    case .eachOption:
      .share(picks.options - picks.errors, of: picks.options)
    case .coverage:
      .share(picks.hits * picks.hits, of: picks.correct * (picks.hits + picks.wrong))
    case .halves:
      Self.isGuess(picks) ? .zero : .share(1, of: 1 << picks.errors)
    }
  }

  /// Whether half of the options or more are judged wrong, by which ``halves`` gives nothing.
  ///
  /// So are more errors than a power of two in an `Int` can count.
  static func isGuess(_ picks: GradeReason.PickTally) -> Bool {
    2 * picks.errors >= picks.options || picks.errors > 61
  }
}

extension Fraction {
  /// A number of things as a part of all; none of none is 0.
  static func share(_ count: Int, of all: Int) -> Fraction {
    // Two numbers that are not negative have a quotient, unless the second is 0.
    (try? Fraction(count, all)) ?? .zero
  }
}

/// Judges the picks of a check-all problem one after the other.
///
/// A wrong pick fails the problem, picking an option again counts for nothing, and once all correct
/// options are picked the problem is correct. Picks after that, or after the wrong one, do not
/// count.
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
/// Most problems have a handful of options, which are looked at one by one faster than a dictionary
/// of them is made; problems with more have such a dictionary, so that each pick is found in O(1).
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
