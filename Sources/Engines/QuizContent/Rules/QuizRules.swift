// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// How a quiz is played and what counts: its mode, and the price of tries, of hints and of time.
///
/// ```swift
/// let rules = try QuizRules(
///   mode: .interactive,
///   tries: 2,
///   penalty: Fraction(1, 4),
///   timeLimit: TimeLimit(seconds: 20 * 60))
/// let quiz = try Quiz(from: bank, Blueprint(count: 10), rules: rules, using: &generator)
/// ```
///
/// Rules belong to a quiz, so everyone who plays it does so by the same ones. They are valid once
/// they exist.
///
/// In JSON rules are an object whose keys are all optional:
/// `{"mode":"interactive","tries":2,"penalty":"1/4"}`.
public struct QuizRules: Hashable, Sendable {
  /// How often a problem can be tried at most, where that is limited.
  package static let triesRange = 1...100

  /// When answers are judged, and what tries earn.
  public let mode: QuizRules.Mode
  /// How often a problem can be tried, from 1 to 100; nil for as often as one likes.
  public let tries: Int?
  /// The share of a problem's points that a wrong try costs, from 0 to 1.
  public let penalty: Fraction
  /// The share of a problem's points that a hint costs which has no penalty of its own, from 0 to
  /// 1.
  public let hintPenalty: Fraction
  /// Whether each wrong try pays for one hint.
  ///
  /// So a hint that is seen before trying costs points, and one seen in place of a clean second try
  /// does not.
  public let triesPayForHints: Bool
  /// Whether each answer needs a `Certainty`, which is marked next to the normal score.
  public let asksCertainty: Bool
  /// The time for the whole quiz, or nil for no limit.
  public let timeLimit: TimeLimit?
  /// The time for each problem, from the moment it is presented first, or nil for no limit.
  ///
  /// It runs on while the problem is put off and while the learner is away.
  public let problemTimeLimit: TimeLimit?
  /// The share of what a problem earns that is added for an answer with all of its time left, from
  /// 0 to 1.
  ///
  /// Less is added the less time is left, by whole seconds.
  public let timeBonus: Fraction
  /// Whether a problem can be put off until the others have been presented.
  public let allowsSkipping: Bool
  /// Whether the learner can choose to come back to a problem, ahead of its turn or, in deferred
  /// mode, after it was answered.
  public let allowsReturning: Bool

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - mode: When answers are judged, and what tries earn.
  ///   - tries: How often a problem can be tried, from 1 to 100; nil for those of the mode. Only
  ///     for modes with several tries.
  ///   - penalty: The share of a problem's points that a wrong try costs, from 0 to 1; nil for
  ///     that of the mode. Only for modes with several tries.
  ///   - hintPenalty: The share of a problem's points that a hint costs which has no penalty of its
  ///     own, from 0 to 1; nil for a tenth.
  ///   - triesPayForHints: Whether each wrong try pays for one hint.
  ///   - asksCertainty: Whether each answer needs a certainty. Only for modes with one try.
  ///   - timeLimit: The time for the whole quiz.
  ///   - problemTimeLimit: The time for each problem.
  ///   - timeBonus: The share of what a problem earns that is added for an answer with all of its
  ///     time left, from 0 to 1. Only with a time limit for problems.
  ///   - allowsSkipping: Whether a problem can be put off.
  ///   - allowsReturning: Whether the learner can choose to come back to a problem.
  /// - Throws: Every fault, with its place within the rules.
  public init(
    mode: QuizRules.Mode = .immediate,
    tries: Int? = nil,
    penalty: Fraction? = nil,
    hintPenalty: Fraction? = nil,
    triesPayForHints: Bool = true,
    asksCertainty: Bool = false,
    timeLimit: TimeLimit? = nil,
    problemTimeLimit: TimeLimit? = nil,
    timeBonus: Fraction = .zero,
    allowsSkipping: Bool = true,
    allowsReturning: Bool = true
  ) throws(ContentError<ProblemFault>) {
    self.init(
      unchecked: mode,
      tries: tries,
      penalty: penalty,
      hintPenalty: hintPenalty,
      triesPayForHints: triesPayForHints,
      asksCertainty: asksCertainty,
      timeLimit: timeLimit,
      problemTimeLimit: problemTimeLimit,
      timeBonus: timeBonus,
      allowsSkipping: allowsSkipping,
      allowsReturning: allowsReturning
    )
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  /// Creates rules that are still to be checked, or known to be without fault.
  init(
    unchecked mode: QuizRules.Mode,
    tries: Int? = nil,
    penalty: Fraction? = nil,
    hintPenalty: Fraction? = nil,
    triesPayForHints: Bool = true,
    asksCertainty: Bool = false,
    timeLimit: TimeLimit? = nil,
    problemTimeLimit: TimeLimit? = nil,
    timeBonus: Fraction = .zero,
    allowsSkipping: Bool = true,
    allowsReturning: Bool = true
  ) {
    self.mode = mode
    self.tries = tries ?? mode.standardTries
    self.penalty = penalty ?? mode.standardPenalty
    self.hintPenalty = hintPenalty ?? .tenth
    self.triesPayForHints = triesPayForHints
    self.asksCertainty = asksCertainty
    self.timeLimit = timeLimit
    self.problemTimeLimit = problemTimeLimit
    self.timeBonus = timeBonus
    self.allowsSkipping = allowsSkipping
    self.allowsReturning = allowsReturning
  }

  /// Whether a session begins only when the learner starts it.
  public var hasTimeLimit: Bool { timeLimit != nil || problemTimeLimit != nil }
}

// MARK: - Standard rules

extension QuizRules {
  /// The rules of a quiz that names no others: those of ``immediate``.
  public static let standard = immediate
  /// Each response is judged at once: the rules of QuizASSIST.
  public static let immediate = QuizRules(unchecked: .immediate)
  /// Answers can be changed until the quiz is submitted.
  public static let deferred = QuizRules(unchecked: .deferred)
  /// As many tries as one likes, each wrong one costing a third; the best counts.
  public static let adaptive = QuizRules(unchecked: .adaptive)
  /// Three tries, each wrong one costing a third; the last counts.
  public static let interactive = QuizRules(unchecked: .interactive)
  /// Three tries, each wrong one costing a third, counted for each part of a problem.
  public static let countBack = QuizRules(unchecked: .countBack)
}

// MARK: - Faults

extension QuizRules {
  /// The faults of the rules.
  var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    func note(_ fault: ProblemFault.Reason, at key: String) {
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    if let tries, !Self.triesRange.contains(tries) {
      note(.numberOutOfRange(tries, QuizRules.triesRange, of: .tries), at: "tries")
    }
    let shares = [
      (penalty, "penalty"), (hintPenalty, "hintPenalty"), (timeBonus, "timeBonus"),
    ]
    for (share, key) in shares where !(0...1).contains(share) {
      note(.shareOutOfRange(share), at: key)
    }
    if !mode.hasSeveralTries {
      if tries != mode.standardTries { note(.rules(.doesNotFit(mode)), at: "tries") }
      if penalty != mode.standardPenalty { note(.rules(.doesNotFit(mode)), at: "penalty") }
    } else if asksCertainty {
      note(.rules(.doesNotFit(mode)), at: "certainty")
    }
    if timeBonus != .zero, problemTimeLimit == nil {
      note(.rules(.bonusWithoutTimeLimit), at: "timeBonus")
    }
    return faults
  }
}

// MARK: - JSON

extension QuizRules: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let mode = record.field("mode", \.mode, default: .immediate)
    let tries = record.field("tries", \.statedTries)
    let penalty = record.field("penalty", \.statedPenalty)
    let hintPenalty = record.field("hintPenalty", \.hintPenalty, default: .tenth)
    let triesPayForHints = record.field("triesPayForHints", \.triesPayForHints, default: true)
    let asksCertainty = record.field("certainty", \.asksCertainty, default: false)
    let timeLimit = record.field("timeLimit", \.timeLimit)
    let problemTimeLimit = record.field("problemTimeLimit", \.problemTimeLimit)
    let timeBonus = record.field("timeBonus", \.timeBonus, default: .zero)
    let allowsSkipping = record.field("skipping", \.allowsSkipping, default: true)
    let allowsReturning = record.field("returning", \.allowsReturning, default: true)
    return try QuizRules(
      mode: mode(),
      tries: tries(),
      penalty: penalty(),
      hintPenalty: hintPenalty(),
      triesPayForHints: triesPayForHints(),
      asksCertainty: asksCertainty(),
      timeLimit: timeLimit(),
      problemTimeLimit: problemTimeLimit(),
      timeBonus: timeBonus(),
      allowsSkipping: allowsSkipping(),
      allowsReturning: allowsReturning()
    )
  }

  /// The tries, where they differ from those of the mode.
  private var statedTries: Int? { tries == mode.standardTries ? nil : tries }

  /// The penalty, where it differs from that of the mode.
  private var statedPenalty: Fraction? { penalty == mode.standardPenalty ? nil : penalty }
}

extension QuizRules {
  /// When a quiz judges its answers, how often a problem can be tried, and what tries cost.
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
  /// No problem earns less than nothing.
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

  /// How often a problem can be tried unless the rules say otherwise; nil for as often as one
  /// likes.
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
  /// How long a quiz or a problem may take, and what happens when the time is up.
  ///
  /// In JSON a limit is an object with `seconds` and, where it is not `submit`, `ending`.
  public struct TimeLimit: Hashable, Sendable {
    /// The seconds that a limit can have: up to a year.
    public static let secondsRange = 1...31_622_400

    /// The end of a limit.
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
