// SPDX-License-Identifier: Apache-2.0
import Exercises
import Gamification
import LearningDiary
import LearningRecords
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import PlayerProgress
import QuizAnalytics
import QuizAuthoring
import QuizCommunity
import QuizContent
import QuizPapers
import Quizzes

/// An error with a sample of each case.
///
/// Which samples come next is asked of every case, so that the compiler asks for the samples of a
/// new one.
protocol Sampled {
  /// The samples of the case after another one, of the first case after nil; none after the last.
  static func samples(after error: Self?) -> [Self]
}

extension Sampled {
  static var samples: [Self] {
    var samples: [Self] = []
    var next = Self.samples(after: nil)
    while let last = next.last {
      samples += next
      next = Self.samples(after: last)
    }
    return samples
  }
}

/// Samples of all errors that people are told about.
///
/// `.ci/checks rules` misses a type that is not here. The identifiers are all `Self.id`, which no
/// sentence may show.
enum ErrorSamples {
  static let id = "id-1"

  static let all: [[any WordedError]] = [
    LogError.samples, EventDateError.samples, WalletError.samples, PlayerLogError.samples,
    GroupError.samples, DiaryError.samples, ProblemTemplate.DrawError.samples,
    QuizGenerationError.samples, ResponseError.samples, EnteredGrade.Refusal.samples,
    AnswerLog.RecordError.samples, CollectedAnswers.Refusal.samples, QuizError.Rule.samples,
    QuizError.samples, AmendmentError.samples, StudyQueue.Refusal.samples,
    ExerciseError.samples, ErrorLocationsSession.Refusal.samples, InsertSession.Refusal.samples,
    KeywordsSession.Refusal.samples, MatchSession.Refusal.samples, WheelSession.Refusal.samples,
    SheetError.samples, SheetMergeError.samples, PinLabelSession.Refusal.samples,
    EstimationError.samples, AuthoringError.samples, ChallengeError.samples, ContactError.samples,
    LiveRoundError.samples, RecordError.samples, LeaderboardError.samples, PaperError.samples,
  ]
}

private let id = ErrorSamples.id

private let stratum: Blueprint.Stratum = {
  guard let stratum = try? Blueprint.Stratum(2, of: .tag(id)) else {
    preconditionFailure("two problems with a tag are no stratum")
  }
  return stratum
}()

extension LogError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.conflictingEvent(id)]
    case .conflictingEvent: [.emptyIdentifier]
    case .emptyIdentifier: [.dateOutOfRange]
    case .dateOutOfRange: [.knownBeforeItHappened]
    case .knownBeforeItHappened: [.actorMissing]
    case .actorMissing: [.reportedTooLate(possibleUntil: date(5), day: .first)]
    case .reportedTooLate: [.unknownEvent(id)]
    case .unknownEvent: [.alreadyVoid(id)]
    case .alreadyVoid: [.eventOfOthers(id)]
    case .eventOfOthers: [.othersWentOn(id)]
    case .othersWentOn: [.notManager(id)]
    case .notManager: []
    }
  }
}

extension EventDateError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.outOfRange]
    case .outOfRange: [.beforeLastEvent(date(0), last: date(1))]
    case .beforeLastEvent: []
    }
  }
}

extension WalletError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownItem("\(id)")]
    case .unknownItem:
      [.notEnoughCoins(missing: 1, for: "\(id)"), .notEnoughCoins(missing: 2, for: "\(id)")]
    case .notEnoughCoins: [.levelNotReached(3, for: "\(id)")]
    case .levelNotReached: [.alreadyBought("\(id)")]
    case .alreadyBought: [.tooManyCoins]
    case .tooManyCoins: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension AchievementError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.conflictingActivity("\(id)")]
    case .conflictingActivity: [.dateOutOfRange]
    case .dateOutOfRange: [.utcOffsetOutOfRange(2000, expected: -1080...1080)]
    case .utcOffsetOutOfRange: [.noTitle(Achievement.Tier.ID("\(id)", tier: 1))]
    case .noTitle: [.notReached(Achievement.Tier.ID("\(id)", tier: 1))]
    case .notReached: []
    }
  }
}

extension LeaderboardError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownMember("\(id)")]
    case .unknownMember: [.duplicateMember("\(id)")]
    case .duplicateMember: [.dateOutOfRange("\(id)")]
    case .dateOutOfRange: [.invalidPageSize(0)]
    case .invalidPageSize: [.unknownPlayer(-1)]
    case .unknownPlayer: [.unknownDivision(3)]
    case .unknownDivision: [.pointsOverflow(player: 3)]
    case .pointsOverflow: [.scoreOverflow("\(id)")]
    case .scoreOverflow: [.awardOutOfRange(0, expected: 1...9)]
    case .awardOutOfRange: [.periodEnded("\(id)")]
    case .periodEnded: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension PlayerLogError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.utcOffsetOutOfRange(2000, expected: -1080...1080)]
    case .utcOffsetOutOfRange: [.tooManyPoints]
    case .tooManyPoints: [.noDailyGoal]
    case .noDailyGoal: [.targetOutOfRange(0, expected: 1...9)]
    case .targetOutOfRange: [.noShop]
    case .noShop: [.tooManyFreezes(maximum: 1), .tooManyFreezes(maximum: 2)]
    case .tooManyFreezes: [.unknownKind(PlayerActivity.Kind(rawValue: id), nearest: nil)]
    case .unknownKind: [.negativeAmount(-3)]
    case .negativeAmount: [.awardOutOfRange(0, expected: 1...9)]
    case .awardOutOfRange: [.nothingToRepair]
    case .nothingToRepair: [.tooManyMissed(maximum: 1), .tooManyMissed(maximum: 2)]
    case .tooManyMissed: [.restOutOfRange(maximum: 1), .restOutOfRange(maximum: 366)]
    case .restOutOfRange: [.unknownZone("\(id)")]
    case .unknownZone: [.unknownPlayer("\(id)")]
    case .unknownPlayer: [.duplicateTerm("\(id)")]
    case .duplicateTerm: AchievementError.samples.map(Self.achievement)
    case .achievement: WalletError.samples.map(Self.wallet)
    case .wallet: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension GroupError.MemberError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.notFounded]
    case .notFounded: [.alreadyFounded]
    case .alreadyFounded: [.notMember("\(id)")]
    case .notMember: [.alreadyMember("\(id)")]
    case .alreadyMember: [.alreadyInvited("\(id)")]
    case .alreadyInvited: [.notInvited("\(id)")]
    case .notInvited: [.erased("\(id)")]
    case .erased: [.notAdministrator("\(id)")]
    case .notAdministrator: [.alreadyAdministrator("\(id)")]
    case .alreadyAdministrator: [.lastAdministrator("\(id)")]
    case .lastAdministrator: [.alreadyOptedIn("\(id)")]
    case .alreadyOptedIn: [.alreadyOptedOut("\(id)")]
    case .alreadyOptedOut: [.alreadyCheered("\(id)")]
    case .alreadyCheered: [.oneself("\(id)")]
    case .oneself: [.takesFromOthers("\(id)")]
    case .takesFromOthers: [.slipTimePassed("\(id)", possibleUntil: moment)]
    case .slipTimePassed: []
    }
  }
}

extension GroupError.ChallengeError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknown("\(id)")]
    case .unknown: [.notAsked("\(id)", "\(id)")]
    case .notAsked: []
    }
  }
}

/// A moment on the clocks of Greenwich.
private var moment: PlayerGroup.Moment {
  PlayerGroup.Moment(date(5), calendar: Calendar(identifier: .gregorian))
}

extension GroupError.TodoError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknown("\(id)")]
    case .unknown: [.duplicate("\(id)")]
    case .duplicate: GroupView.TodoState.allCases.map { .inState($0, "\(id)") }
    case .inState: [.reserved("\(id)", for: "\(id)")]
    case .reserved: [.alreadyClaimed("\(id)", by: "\(id)")]
    case .alreadyClaimed: [.fullyClaimed("\(id)", by: ["\(id)"])]
    case .fullyClaimed: [.claimLimitReached(1), .claimLimitReached(5)]
    case .claimLimitReached: [.levelNotReached("\(id)", 4)]
    case .levelNotReached: [.notClaimed("\(id)", by: "\(id)")]
    case .notClaimed: [.stealingNotAllowed]
    case .stealingNotAllowed:
      [
        .stealingTooEarly("\(id)", possibleFrom: moment),
        .stealingTooEarly("\(id)", possibleFrom: nil),
      ]
    case .stealingTooEarly:
      [
        .completedTooSoon("\(id)", possibleFrom: moment),
        .completedTooSoon("\(id)", possibleFrom: nil),
      ]
    case .completedTooSoon: [.cannotConfirm("\(id)", by: "\(id)")]
    case .cannotConfirm: [.nothingToConfirm("\(id)")]
    case .nothingToConfirm: [.notCreator("\(id)", "\(id)")]
    case .notCreator: [.voteRunning("\(id)")]
    case .voteRunning: [.noVote("\(id)")]
    case .noVote: [.nothingToPenalize("\(id)", for: "\(id)")]
    case .nothingToPenalize: [.invalidPlan("\(id)")]
    case .invalidPlan: []
    }
  }
}

extension GroupError.SeasonError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknown("\(id)")]
    case .unknown: [.duplicate("\(id)")]
    case .duplicate: [.overlaps(with: "\(id)")]
    case .overlaps: [.notOpen("\(id)")]
    case .notOpen: [.invalidLength(.days(0)), .invalidLength(nil)]
    case .invalidLength: [.startInThePast(moment)]
    case .startInThePast: []
    }
  }
}

extension GroupError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: MemberError.samples.map(Self.member)
    case .member: TodoError.samples.map(Self.todo)
    case .todo: SeasonError.samples.map(Self.season)
    case .season: ChallengeError.samples.map(Self.challenge)
    case .challenge: [.duplicateChallenge("\(id)")]
    case .duplicateChallenge: [.deadlinePassed(moment)]
    case .deadlinePassed:
      [.pointsOutOfRange(11, expected: 1...10), .pointsOutOfRange(-1, expected: 0...Int.max)]
    case .pointsOutOfRange:
      [.textOutOfRange(0, expected: 1...9), .textOutOfRange(10, expected: 1...9)]
    case .textOutOfRange: [.countOutOfRange(0)]
    case .countOutOfRange: [.tooManyPoints("\(id)")]
    case .tooManyPoints: [.titleNotEarned("\(id)")]
    case .titleNotEarned: [.foundingCannotBeVoid]
    case .foundingCannotBeVoid: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension DiaryFault: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.malformed("?")]
    case .malformed: [.emptyIdentifier]
    case .emptyIdentifier: [.duplicateIdentifier(id, first: ContentPlace())]
    case .duplicateIdentifier: [.blank]
    case .blank: [.outOfRange(7, expected: 1...5)]
    case .outOfRange: [.progressOutOfRange(2)]
    case .progressOutOfRange: [.timeWithoutDay]
    case .timeWithoutDay: [DiaryItem.Field.title, .due, .course].map(Self.missing)
    case .missing:
      [DiaryItem.Field.time, .reminder, .links, .attachments, .recurrence, .requirements]
        .map(Self.notAllowed)
    case .notAllowed: [.unknownCourse("\(id)")]
    case .unknownCourse: [.unknownGoal(.own("\(id)"))]
    case .unknownGoal: [.requiresItself]
    case .requiresItself:
      [.recurrence(.empty), .recurrence(.tooMany(.dates))]
    case .recurrence: [.recurrenceEndsBeforeItBegins]
    case .recurrenceEndsBeforeItBegins: [.nothingWritten]
    case .nothingWritten: [.duplicateAnswer(.clear)]
    case .duplicateAnswer: [.rule(.nestedTooDeeply)]
    case .rule: [.circular([.own("\(id)")])]
    case .circular: [.tooFarAhead(.first)]
    case .tooFarAhead: []
    }
  }
}

extension DiaryItem.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: DiaryFault.samples.map { .invalid([$0]) } + [.invalid(DiaryFault.samples)]
    case .invalid: [.duplicate("\(id)")]
    case .duplicate: [.unknown(.own("\(id)"))]
    case .unknown: [.isPlatforms(.own("\(id)"))]
    case .isPlatforms: [.isNote("\(id)")]
    case .isNote: [.otherKind("\(id)")]
    case .otherKind:
      [.unknownOccurrence(.first, of: "\(id)"), .unknownOccurrence(nil, of: "\(id)")]
    case .unknownOccurrence: [.alreadyCompleted("\(id)", occurrence: .first)]
    case .alreadyCompleted: [.notCompleted("\(id)", occurrence: nil)]
    case .notCompleted: [.notDone(.own("\(id)"), occurrence: .first)]
    case .notDone: [.ratingOutOfRange(6, expected: 1...5)]
    case .ratingOutOfRange:
      [.requiredGoalsOutstanding(["\(id)"]), .requiredGoalsOutstanding(["\(id)", "\(id)"])]
    case .requiredGoalsOutstanding:
      [.tooLittleProgress(0, needed: 1), .tooLittleProgress(nil, needed: 1)]
    case .tooLittleProgress:
      [.tooLittleStudied(.seconds(60), needed: .seconds(3 * 3600 + 120))]
    case .tooLittleStudied:
      [.tooLittleDone(0, of: .event("\(id)", in: "\(id)"), title: "Quiz", needed: 1)]
    case .tooLittleDone: []
    }
  }
}

extension DiaryCourse.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknown("\(id)")]
    case .unknown: [.duplicate("\(id)")]
    case .duplicate: [.alreadySubscribed("\(id)")]
    case .alreadySubscribed: [.notSubscribed("\(id)")]
    case .notSubscribed: [.alreadyRequested("\(id)")]
    case .alreadyRequested: [.noRequest("\(id)")]
    case .noRequest: []
    }
  }
}

extension Reflection.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil:
      [
        .invalid([
          .emptyIdentifier, .nothingWritten, .duplicateAnswer(.clear), .unknownCourse("\(id)"),
        ])
      ]
    case .invalid: [.duplicate("\(id)")]
    case .duplicate: [.unknown("\(id)")]
    case .unknown: [.noAudience("\(id)")]
    case .noAudience: [.notShared("\(id)")]
    case .notShared: [.notReader("\(id)", of: "\(id)")]
    case .notReader: [.notAdmitted("\(id)")]
    case .notAdmitted: [.isOwner("\(id)")]
    case .isOwner: [.blankFeedback("\(id)")]
    case .blankFeedback: []
    }
  }
}

extension Diary.Award.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.alreadyGiven("\(id)")]
    case .alreadyGiven: [.notGiven("\(id)")]
    case .notGiven: [.xpOutOfRange(0, expected: 1...9)]
    case .xpOutOfRange: []
    }
  }
}

extension DiaryError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: DiaryItem.Refusal.samples.map(Self.item)
    case .item: DiaryCourse.Refusal.samples.map(Self.course)
    case .course: Reflection.Refusal.samples.map(Self.reflection)
    case .reflection:
      [.unknownNotification(DiaryNotification.Key(.course("\(id)"), .courseStart, on: .first))]
    case .unknownNotification: Diary.Award.Refusal.samples.map(Self.award)
    case .award: [.ledger(.tooManyPoints("\(id)"))]
    case .ledger: WalletError.samples.map(Self.wallet)
    case .wallet: [.noShop]
    case .noShop: [.notOwner("\(id)")]
    case .notOwner: [.erasureIsFinal]
    case .erasureIsFinal: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension ProblemTemplate.DrawError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.noVariant(of: "\(id)", tries: 9)]
    case .noVariant: []
    }
  }
}

extension QuizGenerationError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownSet("\(id)")]
    case .unknownSet: [.noProblems(in: []), .noProblems(in: ["\(id)"])]
    case .noProblems: [.stratumTooSmall(stratum, has: 1)]
    case .stratumTooSmall: [.noFittingProblems(of: 3)]
    case .noFittingProblems: [.nothingDue(next: nil), .nothingDue(next: date(0))]
    case .nothingDue: [.learnerIsMissing]
    case .learnerIsMissing: [.dateIsMissing]
    case .dateIsMissing: [.calendarIsMissing]
    case .calendarIsMissing: [.dateOutOfRange]
    case .dateOutOfRange: [.noVariant(of: "\(id)")]
    case .noVariant: []
    }
  }
}

extension PaperError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.countOutOfRange(0, 1...26)]
    case .countOutOfRange: [.dependsOnLearner]
    case .dependsOnLearner: [.draw(.noProblems(in: []))]
    case .draw: [.duplicateCandidate("\(id)")]
    case .duplicateCandidate: [.malformedAnswer("\(id)")]
    case .malformedAnswer: [.unknownPaper("7Z")]
    case .unknownPaper: [.unknownProblem(13, last: 12)]
    case .unknownProblem: [.unknownLetter("F", problem: 2, last: "D")]
    case .unknownLetter: [.severalLetters(problem: 2)]
    case .severalLetters: [.repeatedLetter("A", problem: 2)]
    case .repeatedLetter: [.unknownPart(4, problem: 2, last: 3)]
    case .unknownPart: [.otherCount(2, problem: 2, expected: 3)]
    case .otherCount: [.unknownSeat("\(id)")]
    case .unknownSeat: []
    }
  }
}

extension ResponseError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownProblem("\(id)")]
    case .unknownProblem: [.responseDoesNotFit(.cloze, problem: "\(id)")]
    case .responseDoesNotFit: [.unknownOption("\(id)", problem: "\(id)")]
    case .unknownOption: [.emptyResponse(problem: "\(id)")]
    case .emptyResponse: [.notGradable(Verdict.NotGradable(.tooLong(limit: 9)), problem: "\(id)")]
    case .notGradable: [.undecided(Verdict.Undecided(expected: "x"), problem: "\(id)")]
    case .undecided: [.unknownItem("\(id)", problem: "\(id)")]
    case .unknownItem: [.repeatedItem("\(id)", problem: "\(id)")]
    case .repeatedItem: [.missingItems(["\(id)"], problem: "\(id)")]
    case .missingItems: [.unknownGap("\(id)", problem: "\(id)")]
    case .unknownGap:
      [.gapNotGradable(Verdict.NotGradable(.tooLong(limit: 9)), gap: "\(id)", problem: "\(id)")]
    case .gapNotGradable:
      [.gapUndecided(Verdict.Undecided(expected: "x"), gap: "\(id)", problem: "\(id)")]
    case .gapUndecided:
      [
        .wordCountOutOfRange(1, minimum: 2, maximum: nil, problem: "\(id)"),
        .wordCountOutOfRange(9, minimum: 2, maximum: 8, problem: "\(id)"),
      ]
    case .wordCountOutOfRange: []
    }
  }
}

extension EnteredGrade.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.creditOutOfRange(2)]
    case .creditOutOfRange: [.noRubric(problem: "\(id)")]
    case .noRubric: [.unknownCriterion("\(id)", problem: "\(id)")]
    case .unknownCriterion: [.unknownLevel("\(id)", of: "\(id)", problem: "\(id)")]
    case .unknownLevel: [.missingCriteria(["\(id)"], problem: "\(id)")]
    case .missingCriteria: []
    }
  }
}

extension CollectedAnswers.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: ResponseError.samples.map(Self.response)
    case .response: AnswerLog.RecordError.samples.map(Self.record)
    case .record: []
    }
  }
}

extension AnswerLog.RecordError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.creditOutOfRange(2)]
    case .creditOutOfRange: [.secondsOutOfRange(-1)]
    case .secondsOutOfRange: [.dateOutOfRange]
    case .dateOutOfRange: []
    }
  }
}

extension AmendmentError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownProblem("\(id)")]
    case .unknownProblem: [.unknownLearner("\(id)")]
    case .unknownLearner: [.answersAreMissing("\(id)")]
    case .answersAreMissing: [.answerDoesNotFit(.text("x"), problem: "\(id)")]
    case .answerDoesNotFit: EnteredGrade.Refusal.samples.map(Self.grade)
    case .grade: [.alreadyTakenOut("\(id)")]
    case .alreadyTakenOut: [.unknownAmendment("\(id)")]
    case .unknownAmendment: [.cannotBeWithdrawn("\(id)")]
    case .cannotBeWithdrawn: [.duplicateAmendment("\(id)")]
    case .duplicateAmendment: [.authorIsMissing]
    case .authorIsMissing: [.reasonIsMissing]
    case .reasonIsMissing: [.dateOutOfRange]
    case .dateOutOfRange: [.scoreOverflow]
    case .scoreOverflow: []
    }
  }
}

extension StudyQueue.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownProblem("\(id)")]
    case .unknownProblem: [.notToday("\(id)")]
    case .notToday: [.nothingToShow]
    case .nothingToShow: [.nothingToUndo]
    case .nothingToUndo: AnswerLog.RecordError.samples.map(Self.record)
    case .record: EventDateError.samples.map(Self.date)
    case .date: []
    }
  }
}

extension QuizError.Rule: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.certaintyIsMissing("\(id)")]
    case .certaintyIsMissing: [.certaintyIsNotAsked("\(id)")]
    case .certaintyIsNotAsked: [.notPossible(in: .deferred)]
    case .notPossible: [.skippingIsNotAllowed]
    case .skippingIsNotAllowed: [.returningIsNotAllowed]
    case .returningIsNotAllowed: [.notStarted]
    case .notStarted: [.alreadyStarted]
    case .alreadyStarted: [.timeIsNotUp]
    case .timeIsNotUp: []
    }
  }
}

extension QuizError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownProblem("\(id)")]
    case .unknownProblem: [.noHintLeft("\(id)")]
    case .noHintLeft: [.hintWasNotTaken(0, problem: "\(id)")]
    case .hintWasNotTaken: [.doesNotAwaitGrade("\(id)")]
    case .doesNotAwaitGrade: [.sessionIsFinished]
    case .sessionIsFinished: [.sessionIsNotFinished]
    case .sessionIsNotFinished: [.notPresented("\(id)")]
    case .notPresented: [.alreadyDecided("\(id)")]
    case .alreadyDecided: [.notDecided("\(id)")]
    case .notDecided: [.onlyProblemLeft("\(id)")]
    case .onlyProblemLeft: [.alreadyPresented("\(id)")]
    case .alreadyPresented: [.notAnswered("\(id)")]
    case .notAnswered: [.noProblemPresented]
    case .noProblemPresented: [.scoreOverflow]
    case .scoreOverflow: ResponseError.samples.map(Self.response)
    case .response: EnteredGrade.Refusal.samples.map(Self.grade)
    case .grade: Rule.samples.map(Self.rule)
    case .rule: EventDateError.samples.map(Self.date)
    case .date: [.timeIsUp(at: LudusTestSupport.date(0))]
    case .timeIsUp: []
    }
  }
}

extension ExerciseError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: EventDateError.samples.map(Self.date)
    case .date: [.timeIsUp(at: LudusTestSupport.date(0))]
    case .timeIsUp: [.alreadyStarted]
    case .alreadyStarted: [.notStarted]
    case .notStarted: [.finished]
    case .finished: [.judgmentDoesNotFit]
    case .judgmentDoesNotFit: []
    }
  }
}

extension ErrorLocationsSession.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: ExerciseError.samples.map(Self.session)
    case .session: [.unknownWord(3)]
    case .unknownWord: [.alreadyFound(3)]
    case .alreadyFound: [.checklistIsOpen]
    case .checklistIsOpen: [.noChecklistIsOpen]
    case .noChecklistIsOpen: [.unknownReason("\(id)")]
    case .unknownReason: [.errorsRemain(1), .errorsRemain(2)]
    case .errorsRemain: []
    }
  }
}

extension InsertSession.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: ExerciseError.samples.map(Self.session)
    case .session: [.unknownGap(3)]
    case .unknownGap: [.gapIsLocked(3)]
    case .gapIsLocked: [.gapsAreEmpty]
    case .gapsAreEmpty: []
    }
  }
}

extension KeywordsSession.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: ExerciseError.samples.map(Self.session)
    case .session: [.timeIsNotUp]
    case .timeIsNotUp: [.notReading]
    case .notReading: [.notWriting]
    case .notWriting: [.nothingMarked]
    case .nothingMarked: [.lettersAreNotMarked]
    case .lettersAreNotMarked: [.unknownLetter(3)]
    case .unknownLetter: [.unknownWord("Haus")]
    case .unknownWord: [.nothingToProceedFrom]
    case .nothingToProceedFrom: []
    }
  }
}

extension MatchSession.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: ExerciseError.samples.map(Self.session)
    case .session: [.unknownCategory("ss")]
    case .unknownCategory: [.otherWay(.drag), .otherWay(.write)]
    case .otherWay: [.notWriting]
    case .notWriting: [.nothingWritten]
    case .nothingWritten: [.nothingToProceedFrom]
    case .nothingToProceedFrom: []
    }
  }
}

extension WheelSession.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: ExerciseError.samples.map(Self.session)
    case .session: [.unknownWord(3)]
    case .unknownWord: [.wordIsNotDone]
    case .wordIsNotDone: [.notWriting]
    case .notWriting: [.nothingWritten]
    case .nothingWritten: [.nothingToProceedFrom]
    case .nothingToProceedFrom: []
    }
  }
}

extension SheetError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownObject(.pin("\(id)"))]
    case .unknownObject: [.duplicateIdentifier(.pin("\(id)"))]
    case .duplicateIdentifier: [.fieldDoesNotFit("title", .pin("\(id)"))]
    case .fieldDoesNotFit: [.lastOne(.pin("\(id)"))]
    case .lastOne: [.cannotBeDeleted(.pin("\(id)"))]
    case .cannotBeDeleted: [.cannotBeRestored(.pin("\(id)"))]
    case .cannotBeRestored: [.indexOutOfRange(3, count: 2)]
    case .indexOutOfRange: [.imageNotRenamed("\(id)")]
    case .imageNotRenamed: [.arrowTooShort(minimum: 4)]
    case .arrowTooShort:
      [.invalid(ContentError(faults: [LocatedFault(.malformed("?"), at: ContentPlace())]))]
    case .invalid: EventDateError.samples.map(Self.date)
    case .date: []
    }
  }
}

extension SheetMergeError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.otherSheet("\(id)", expected: "\(id)")]
    case .otherSheet: [.missingParent(.pin("\(id)"))]
    case .missingParent:
      [.invalid(ContentError(faults: [LocatedFault(.malformed("?"), at: ContentPlace())]))]
    case .invalid: []
    }
  }
}

extension PinLabelSession.Refusal: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownPin("\(id)")]
    case .unknownPin: [.alreadySubmitted]
    case .alreadySubmitted: [.notSubmitted]
    case .notSubmitted: [.noInterim]
    case .noInterim: [.notPlaced("\(id)")]
    case .notPlaced: [.pointOutOfRange]
    case .pointOutOfRange: [.creditOverflow]
    case .creditOverflow: EventDateError.samples.map(Self.date)
    case .date: [.timeIsUp(at: LudusTestSupport.date(0))]
    case .timeIsUp: []
    }
  }
}

extension EstimationError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownProblem("\(id)")]
    case .unknownProblem: [.alreadyAnswered("\(id)")]
    case .alreadyAnswered: [.tooManyProblems(3, maximum: 2)]
    case .tooManyProblems: [.stepsOutOfRange(0)]
    case .stepsOutOfRange: [.priorOutOfRange(2)]
    case .priorOutOfRange: [.tooFewAnswers("\(id)", 3, minimum: 200)]
    case .tooFewAnswers: [.tooFewLearners(group: "girls", 3, minimum: 50)]
    case .tooFewLearners: [.unknownGroup("girls")]
    case .unknownGroup: [.tooManyLevels("\(id)", 12, maximum: 11)]
    case .tooManyLevels: [.needsTwoLevels("\(id)")]
    case .needsTwoLevels: [.mixedScoring]
    case .mixedScoring: [.differentAnswers]
    case .differentAnswers: []
    }
  }
}

extension AuthoringError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.unknownProblem("\(id)")]
    case .unknownProblem: [.unknownRevision("\(id)", of: "\(id)")]
    case .unknownRevision: [.notAuthor("\(id)", "\(id)")]
    case .notAuthor: [.ownProblem("\(id)")]
    case .ownProblem: [.otherOrigin(.staff)]
    case .otherOrigin: [.alreadySubmitted("\(id)")]
    case .alreadySubmitted: [.laterRevision("\(id)")]
    case .laterRevision:
      [.faulty(ContentError(faults: [LocatedFault(.malformed("?"), at: ContentPlace())]))]
    case .faulty: [.otherProblem("\(id)", expected: "\(id)")]
    case .otherProblem: [.notWaiting("\(id)")]
    case .notWaiting: [.reasonMissing]
    case .reasonMissing: [.alreadyWithdrawn("\(id)")]
    case .alreadyWithdrawn: [.alreadyReported("\(id)")]
    case .alreadyReported: [.noReport("\(id)")]
    case .noReport: [.countOutOfRange(-1)]
    case .countOutOfRange: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension ChallengeError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.notPlayer("\(id)")]
    case .notPlayer: [.notOpen(until: date(0))]
    case .notOpen: [.deadlinePassed(date(0))]
    case .deadlinePassed: [.notAccepted("\(id)")]
    case .notAccepted: [.alreadyAccepted("\(id)")]
    case .alreadyAccepted: [.alreadyDeclined("\(id)")]
    case .alreadyDeclined: [.notStarted("\(id)")]
    case .notStarted: [.alreadyStarted("\(id)")]
    case .alreadyStarted: [.alreadyOut("\(id)")]
    case .alreadyOut: [.otherQuiz("\(id)")]
    case .otherQuiz: [.notFinished]
    case .notFinished: [.sessionRefused(ReplayError(position: 3, refusal: .sessionIsFinished))]
    case .sessionRefused: [.playedTooEarly(possibleFrom: date(0))]
    case .playedTooEarly: [.submittedTooEarly(possibleFrom: date(0))]
    case .submittedTooEarly: [.stays]
    case .stays: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension ContactError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.oneself("\(id)")]
    case .oneself: [.alreadyContacts("\(id)", "\(id)")]
    case .alreadyContacts: [.notContacts("\(id)", "\(id)")]
    case .notContacts: [.alreadyRequested("\(id)")]
    case .alreadyRequested: [.declinedBefore(by: "\(id)")]
    case .declinedBefore: [.noRequest(from: "\(id)")]
    case .noRequest: [.noStranger]
    case .noStranger: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension LiveRoundError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.notHost("\(id)")]
    case .notHost: [.hostCannotPlay]
    case .hostCannotPlay: [.notPlayer("\(id)")]
    case .notPlayer: [.alreadyJoined("\(id)")]
    case .alreadyJoined: [.wasRemoved("\(id)")]
    case .wasRemoved: [.unknownPlayer("\(id)")]
    case .unknownPlayer: [.unknownTeam("\(id)")]
    case .unknownTeam: [.teamIsMissing]
    case .teamIsMissing: [.unknownProblem("\(id)")]
    case .unknownProblem: [.alreadyOpened("\(id)")]
    case .alreadyOpened: [.questionIsOpen("\(id)")]
    case .questionIsOpen: [.questionIsNotOpen("\(id)")]
    case .questionIsNotOpen: [.timeIsUp(at: date(0))]
    case .timeIsUp: [.alreadyAnswered("\(id)")]
    case .alreadyAnswered: ResponseError.samples.map(Self.response)
    case .response: [.isFinished]
    case .isFinished: LogError.samples.map(Self.log)
    case .log: []
    }
  }
}

extension RecordError: Sampled {
  static func samples(after error: Self?) -> [Self] {
    switch error {
    case nil: [.malformedAddress("nowhere")]
    case .malformedAddress: []
    }
  }
}
