// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The rules by which a quiz is played and scored: its mode, and the cost of tries, hints and time.
///
/// ```swift
/// let rules = try QuizRules {
///   $0.mode = .interactive
///   $0.tries = 2
///   $0.penalty = try Fraction(1, 4)
///   $0.timeLimit = try TimeLimit(seconds: 20 * 60)
/// }
/// let quiz = try Quiz(from: bank, Blueprint(count: 10), rules: rules, using: &generator)
/// ```
///
/// Rules belong to a quiz, so everyone who plays it does so by the same ones. They are valid once
/// they exist.
///
/// In JSON rules are an object whose keys are all optional:
/// `{"mode":"interactive","tries":2,"penalty":"1/4"}`.
public struct QuizRules: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = ProblemFault

    /// The mode, which decides when answers are judged, and what tries earn.
    public var mode: QuizRules.Mode = .immediate
    /// The number of times that a problem can be tried, from 1 to 100, or nil for the tries of the
    /// mode.
    ///
    /// Only a mode with several tries can have others than its own.
    public var tries: Int?
    /// The share of a problem's points that a wrong try costs, from 0 to 1, or nil for that of the
    /// mode.
    ///
    /// Only a mode with several tries can have another than its own.
    public var penalty: Fraction?
    /// The share of a problem's points that a hint costs unless it has its own penalty, from 0 to
    /// 1.
    public var hintPenalty: Fraction = .tenth
    /// Whether each wrong try pays for one hint.
    ///
    /// So a hint that is seen before trying costs points, and one seen in place of a clean second
    /// try does not.
    public var triesPayForHints: Bool = true
    /// Whether each answer needs a `Certainty`, which is marked next to the normal score; only in
    /// modes with one try.
    public var asksCertainty: Bool = false
    /// The price of wrong answers, or nil for none; only in modes with one try.
    ///
    /// It is taken off the points of the quiz, next to the credits, which stay from 0 to 1.
    public var deduction: QuizRules.Deduction?
    /// The time for the whole quiz, or nil for no limit.
    public var timeLimit: TimeLimit?
    /// The time for each problem, from the moment it is presented first, or nil for no limit.
    ///
    /// It runs on while the problem is put off and while the learner is away.
    public var problemTimeLimit: TimeLimit?
    /// The share of what a problem earns that is added for an answer with all of its time left,
    /// from 0 to 1; only with a time limit for problems.
    ///
    /// Less is added the less time is left, by whole seconds.
    public var timeBonus: Fraction = .zero
    /// Whether a problem can be put off until the others have been presented.
    public var allowsSkipping: Bool = true
    /// Whether the learner can choose to come back to a problem, ahead of its turn or, in deferred
    /// mode, after it was answered.
    public var allowsReturning: Bool = true

    /// Creates a draft with the values of ``QuizRules/standard``.
    public init() {}

    /// Leaves out tries and a penalty that are those of the mode.
    public mutating func settle() {
      if tries == mode.standardTries { tries = nil }
      if penalty == mode.standardPenalty { penalty = nil }
    }
  }

  /// The values.
  public let checked: Checked<Draft>
  /// The number of times that a problem can be tried, from 1 to 100; nil for as many as one likes.
  public let tries: Int?
  /// The share of a problem's points that a wrong try costs, from 0 to 1.
  public let penalty: Fraction

  /// Creates the rules that have these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
    tries = checked.draft.tries ?? checked.draft.mode.standardTries
    penalty = checked.draft.penalty ?? checked.draft.mode.standardPenalty
  }

  /// Whether a session begins only when the learner starts it.
  public var hasTimeLimit: Bool { draft.timeLimit != nil || draft.problemTimeLimit != nil }
}

// MARK: - Standard rules

extension QuizRules {
  /// The rules for a quiz that does not specify any: those of ``immediate``.
  public static let standard = immediate
  /// Each response is judged at once: the rules of QuizASSIST.
  public static let immediate = QuizRules()
  /// Answers can be changed until the quiz is submitted.
  public static let deferred = QuizRules.named { $0.mode = .deferred }
  /// As many tries as one likes, each wrong one costing a third; the best counts.
  public static let adaptive = QuizRules.named { $0.mode = .adaptive }
  /// Three tries, each wrong one costing a third; the last counts.
  public static let interactive = QuizRules.named { $0.mode = .interactive }
  /// Three tries, each wrong one costing a third, counted for each part of a problem.
  public static let countBack = QuizRules.named { $0.mode = .countBack }
}

// MARK: - JSON

extension QuizRules: JSONPolicy, JSONContent {}

extension QuizRules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    func share(_ share: Fraction) -> ProblemFault? {
      (0...1).contains(share) ? nil : ProblemFault(.shareOutOfRange(share))
    }
    values.value("mode", \.mode)
    values.value("tries", \.tries) {
      (1...100).contains($0) ? nil : ProblemFault(.numberOutOfRange($0, 1...100, of: .tries))
    }
    values.value("penalty", \.penalty, check: share)
    values.value("hintPenalty", \.hintPenalty, check: share)
    values.value("triesPayForHints", \.triesPayForHints)
    values.value("certainty", \.asksCertainty)
    values.value("deduction", \.deduction)
    values.value("timeLimit", \.timeLimit)
    values.value("problemTimeLimit", \.problemTimeLimit)
    values.value("timeBonus", \.timeBonus, check: share)
    values.value("skipping", \.allowsSkipping)
    values.value("returning", \.allowsReturning)
  }

  package var faultsTogether: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    func note(_ fault: ProblemFault.Reason, at key: String) {
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    if !mode.hasSeveralTries {
      if (tries ?? mode.standardTries) != mode.standardTries {
        note(.rules(.doesNotFit(mode)), at: "tries")
      }
      if (penalty ?? mode.standardPenalty) != mode.standardPenalty {
        note(.rules(.doesNotFit(mode)), at: "penalty")
      }
    } else {
      if asksCertainty { note(.rules(.doesNotFit(mode)), at: "certainty") }
      if deduction != nil { note(.rules(.doesNotFit(mode)), at: "deduction") }
    }
    if timeBonus != .zero, problemTimeLimit == nil {
      note(.rules(.bonusWithoutTimeLimit), at: "timeBonus")
    }
    return faults
  }
}

extension QuizRules {
  /// A mode that decides when answers are judged, how often a problem can be tried, and what tries
  /// cost.
  ///
  /// The credit of a response is *g*, from 0 to 1, and *p* is ``QuizRules/penalty``. A try is wrong
  /// when it does not earn the full credit.
  ///
  /// | mode | judged | tries | a problem earns |
  /// |---|---|---|---|
  /// | ``immediate`` | at once | one | *g* |
  /// | ``deferred`` | when the quiz is submitted | one, which can be changed until then | *g* |
  /// | ``adaptive`` | at once | as many as one likes | the most of *g* - *p* · earlier wrong tries |
  /// | ``interactive`` | at once | a few | *g* of the last try - *p* · earlier wrong tries |
  /// | ``countBack`` | at once | a few | the same, counted for each part of the problem |
  ///
  /// No problem earns less than nothing; the price of a wrong answer is a
  /// ``QuizRules/Deduction``.
  ///
  /// Source: immediate is the rule of QuizASSIST (Worcester Polytechnic Institute, 2016). The
  /// others, and the formulae, are those of Moodle's question behaviors of the same names.
  public enum Mode: String, Hashable, Sendable, JSONName {
    /// Each response is judged at once and decides its problem.
    case immediate
    /// Answers can be changed until the quiz is submitted, and only then they are judged.
    case deferred
    /// A problem can be tried again until it is correct or given up, and the best try counts.
    ///
    /// A try costs the penalty for each wrong one before it, so another try never lowers what is
    /// earned.
    case adaptive
    /// A problem can be tried a few times, and the last try counts.
    ///
    /// It costs the penalty for each wrong one before it.
    case interactive
    /// A problem can be tried a few times, and each of its parts is counted back to the try since
    /// which it has been as good as in the last one.
    ///
    /// A part that was wrong in no try costs nothing; one whose last wrong try was the *n*th costs
    /// *n* penalties. So what was correct from the beginning is not charged for the mistakes
    /// elsewhere. A problem without parts is one part.
    case countBack
  }
}

extension QuizRules.Mode {
  /// Whether a problem can be answered again after a wrong response was judged.
  public var hasSeveralTries: Bool {
    switch self {
    case .immediate, .deferred: false
    case .adaptive, .interactive, .countBack: true
    }
  }

  /// The number of times that a problem can be tried unless the rules say otherwise; nil for as
  /// many as one likes.
  package var standardTries: Int? {
    switch self {
    case .immediate, .deferred: 1
    case .adaptive: nil
    case .interactive, .countBack: 3
    }
  }

  /// The cost of a wrong try unless the rules say otherwise: a third of the problem's points where
  /// there are several tries.
  package var standardPenalty: Fraction {
    hasSeveralTries ? Fraction.third : .zero
  }
}

extension Fraction {
  // Neither can fail.
  static let third = (try? Fraction(1, 3)) ?? .zero
  static let tenth = (try? Fraction(1, 10)) ?? .zero
}

extension QuizRules {
  /// The time that a quiz or a problem may take, and the consequence when the time is up.
  ///
  /// In JSON a limit is an object with `seconds` and, where it is not `submit`, `ending`.
  public struct TimeLimit: Hashable, Sendable {
    /// The seconds that a limit can have: up to a year.
    public static let secondsRange = 1...31_622_400

    /// The consequence of a limit running out.
    public enum Ending: String, Hashable, Sendable, JSONName {
      /// Answers that were given count.
      case submit
      /// Nothing counts: a problem earns nothing, and a quiz is lost as one that was quit.
      case lose
    }

    /// The time there is, in seconds, in ``secondsRange``.
    public let seconds: Int
    /// The consequence when it is up.
    public let ending: Ending

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - seconds: The time there is, in ``secondsRange``.
    ///   - ending: The consequence when it is up.
    /// - Throws: A fault when there are too few or too many seconds.
    public init(seconds: Int, ending: Ending = .submit) throws(ContentError<ProblemFault>) {
      guard Self.secondsRange.contains(seconds) else {
        let fault = ProblemFault.Reason.numberOutOfRange(seconds, Self.secondsRange, of: .seconds)
        throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("seconds"))])
      }
      self.seconds = seconds
      self.ending = ending
    }
  }
}

extension QuizRules.TimeLimit: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let seconds = record.field("seconds", \.seconds)
    let ending = record.field("ending", \.ending, default: .submit)
    return try Self(seconds: seconds(), ending: ending())
  }
}

extension QuizRules {
  /// The price of wrong answers: negative marking.
  ///
  /// ```swift
  /// let strict = try QuizRules { $0.deduction = try .init(.share(Fraction(1, 4))) }
  /// let formula = try QuizRules { $0.deduction = try .init(.guessing, allowsNegativeTotal: true) }
  /// ```
  ///
  /// Only a pick can cost something: an answer to multiple choice or check-all that earns nothing.
  /// A problem without an answer costs nothing, and neither does an answer that earns a part. How
  /// much a wrong answer costs depends on ``amount-swift.property``; of a check-all problem whose
  /// formula adds up its picks (`netCorrect`, `weighted`) it is that share of it by which the sum is
  /// below 0.
  ///
  /// In JSON it is an object with one of `share`, `points` and `rule`, which is `guessing` or
  /// `weights`, and, where that is so, `"belowZero":true`: `{"share":"1/4"}`.
  public struct Deduction: Hashable, Sendable {
    /// The cost of a wrong answer.
    public enum Amount: Hashable, Sendable {
      /// A share of the problem's points, above 0 and at most 1.
      case share(Fraction)
      /// So many points, above 0; never more than the problem has.
      case points(Fraction)
      /// 1/(*n* - 1) of the points of a multiple-choice problem that shows *n* options, so that
      /// guessing earns nothing on average.
      ///
      /// With *R* right and *W* wrong answers to problems of one point that is the classical
      /// *R* - *W*/(*n* - 1). A check-all problem costs nothing by it. Source: R. B. Frary, "Formula
      /// scoring of multiple-choice tests (correction for guessing)" (Educational Measurement:
      /// Issues and Practice 7, 1988).
      case guessing
      /// As much as the picked options say themselves: their weights below 0, where the problem is graded
      /// by weights.
      case weights
    }

    /// The cost of a wrong answer.
    public let amount: Amount
    /// Whether all points together can be below 0; else the least total is 0.
    public let allowsNegativeTotal: Bool

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - amount: The cost of a wrong answer.
    ///   - allowsNegativeTotal: Whether all points together can be below 0.
    /// - Throws: A fault for a share that is not above 0 and at most 1, and for points that are not
    ///   above 0 and at most 1,000,000, in steps of 1/600.
    public init(
      _ amount: Amount,
      allowsNegativeTotal: Bool = false
    ) throws(ContentError<ProblemFault>) {
      let faults = Self.faults(of: amount)
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.amount = amount
      self.allowsNegativeTotal = allowsNegativeTotal
    }

    private static func faults(of amount: Amount) -> [LocatedFault<ProblemFault>] {
      switch amount {
      case .share(let share) where share <= 0 || share > 1:
        [LocatedFault(.shareOutOfRange(share), at: ContentPlace().key("share"))]
      case .points(let points)
      where points <= 0 || points > Problem.maximumPoints || !points.isStepOfPoints:
        [LocatedFault(.pointsOutOfRange(points), at: ContentPlace().key("points"))]
      default: []
      }
    }
  }
}

extension QuizRules.Deduction: JSONRecord {
  private enum Rule: String, JSONName {
    case guessing, weights
  }

  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let share = record.field("share", \.share)
    let points = record.field("points", \.points)
    let rule = record.field("rule", \.rule)
    let allowsNegativeTotal = record.field("belowZero", \.allowsNegativeTotal, default: false)
    let amounts: [Amount] = [
      try share().map(Amount.share), try points().map(Amount.points),
      try rule().map { $0 == .guessing ? .guessing : .weights },
    ].compactMap(\.self)
    guard let amount = amounts.first, amounts.count == 1 else {
      throw ContentError(faults: [
        LocatedFault(
          ProblemFault.malformed(#"expected exactly one of "share", "points", "rule""#),
          at: ContentPlace()
        )
      ])
    }
    return try QuizRules.Deduction(amount, allowsNegativeTotal: allowsNegativeTotal())
  }

  private var share: Fraction? { if case .share(let share) = amount { share } else { nil } }
  private var points: Fraction? { if case .points(let points) = amount { points } else { nil } }
  private var rule: Rule? {
    switch amount {
    case .guessing: .guessing
    case .weights: .weights
    case .share, .points: nil
    }
  }
}
