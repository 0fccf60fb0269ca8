// SPDX-License-Identifier: Apache-2.0
import Exercises
import Experiments
import Gamification
import LearningDiary
import LudusCore
import LudusFoundation
import PlayerProgress
import QuizAnalytics
import QuizAuthoring
import QuizCommunity
import QuizContent
import Quizzes
import Testing

/// The laws of every policy: its defaults, its rows, its ranges and its JSON.
///
/// `.ci/rules` finds a policy that is not in the list.
struct PoliciesTests {
  @Test(arguments: try policies())
  func defaultsAreWithoutFaultAndLeftOut(policy: any PolicyCase) throws {
    try policy.checkDefaults()
  }

  @Test(arguments: try policies())
  func everyVariableHasOneRowWhichWritesAndReadsIt(policy: any PolicyCase) throws {
    try policy.checkRows()
  }

  @Test(arguments: try policies())
  func anUnknownKeyIsRefusedWithTheKnownOnes(policy: any PolicyCase) throws {
    try policy.checkUnknownKey()
  }

  @Test(arguments: try policies())
  func rangesAreTakenAtTheirEndsAndRefusedBeyondThem(policy: any PolicyCase) throws {
    try policy.checkRanges()
  }

  @Test(arguments: try named())
  func policiesWithANameAreWithoutFault(policy: any PolicyCase) throws {
    try policy.checkNamed()
  }
}

// MARK: - The policies

/// Each policy with samples that are without fault and together change every variable.
private func policies() throws -> [any PolicyCase] {
  try games() + diaries() + exercises() + quizzes() + worlds()
}

/// The policies with a name that are not the defaults.
private func named() throws -> [any PolicyCase] {
  [
    Case(Streak.Rules.weekly), Case(AdaptiveSelector.StoppingRule.standard),
    Case(QuizRules.deferred), Case(QuizRules.adaptive), Case(QuizRules.interactive),
    Case(QuizRules.countBack), Case(ClockRules.anyTime),
  ]
}

private func games() throws -> [any PolicyCase] {
  let levels = try LevelCurve(.quadratic(coefficient: 60))
  let table = try LevelTable([LevelTable.Appearance(title: "Start", text: "Go.")])
  let shop = try Wallet.Shop([Wallet.Shop.Item(id: "hat", title: "A hat", price: 10)])
  let points = try PointsRules {
    $0.floor = nil
    $0.caps = [PointsCap(50, per: .day)]
    $0.levels = levels
  }
  let streak = try Streak.Rules {
    $0.period = .week
    $0.freezesEarnedEvery = 7
    $0.maximumFreezes = 2
    $0.initialFreezes = 1
  }
  let earnings = try EarningRules {
    $0.rules = [EarningRules.Rule("run", of: "run", points: 5)]
    $0.choice = .all
    $0.limits = [EarningRules.Limit(5, per: .day)]
    $0.multipliers = [EarningRules.Multiplier("weekend", factor: 2)]
    $0.combination = .maximum
    $0.rounding = .up
  }
  return [
    Case(
      RuleBook(),
      try RuleBook {
        $0.claimLimit = nil
        $0.todoPoints = 1...20
        $0.joining = .invitation
        $0.confirmations = 2
        $0.confirmWithin = .days(4)
        $0.unconfirmed = .reopened
        $0.missedTurns = .passOn
        $0.stealAfter = .days(3)
        $0.minimumAge = .hours(1)
        $0.reportWithin = .days(2)
        $0.sameRound = .first
        $0.clockTolerance = .seconds(60)
        $0.catchUp = try .joinDate(CatchUpPolicy.JoinDate(multiplier: 2))
        $0.penaltyFactor = try Fraction(3, 2)
        $0.points = points
        $0.levelPolicy = .followsBalance
        $0.levelTable = table
        $0.achievements = .empty
        $0.revocation = .revoke
        $0.ranking = .dense
        $0.streak = streak
        $0.dailyGoal = 20
        $0.multipliers = [EarningRules.Multiplier("weekend", factor: 2)]
      }
    ),
    Case(
      try League.Rules(divisions: ["Bronze", "Silver"]),
      try League.Rules(divisions: ["Lower", "Upper"]) {
        $0.reset = .monthly
        $0.operator = .best
        $0.groupSize = 20
        $0.rising = 3
        $0.falling = 2
        $0.ties = .generous
        $0.maximumAbsences = nil
        $0.keepsDivision = false
        $0.grace = .hours(6)
        $0.clockTolerance = .seconds(60)
        $0.reportWithin = .days(2)
        $0.managers = ["ms-rossi", "mr-li"]
      }
    ),
    Case(
      ClockRules(),
      try ClockRules {
        $0.clockTolerance = .seconds(60)
        $0.reportWithin = .days(2)
      }
    ),
    Case(PointsRules(), points),
    Case(Streak.Rules(), streak, try Streak.Rules { $0.restDays = [.sunday] }),
    Case(EarningRules(), earnings),
    Case(
      Wallet.Rules(),
      try Wallet.Rules {
        $0.coins = 2
        $0.points = 20
        $0.perLevel = 5
        $0.levels = levels
      }
    ),
    Case(
      PlayerLog.Rules(),
      try PlayerLog.Rules {
        $0.earnings = earnings
        $0.points = points
        $0.levelPolicy = .followsBalance
        $0.levelTable = table
        $0.achievements = .standard
        $0.streak = streak
        $0.streakFilter = PlayerActivity.Filter(kinds: ["run"])
        $0.streakNeedsGoal = true
        $0.dailyGoal = try DailyGoal(.points, 20)
        $0.shop = shop
        $0.coinsForGoal = 5
        $0.coinsForTier = 6
        $0.kinds = ["run", "todo", "todoCreated", "challenge", "seasonWon"]
        $0.habits = [Habit("run")]
        $0.quantities = [PlayerLog.Quantity("health", start: 5, perMiss: -1)]
        $0.clockTolerance = .zero
        $0.reportWithin = .days(2)
        $0.managers = ["ms-rossi", "mr-li"]
      }
    ),
  ]
}

private func diaries() throws -> [any PolicyCase] {
  let xp = try XPPolicy {
    $0.event = 5
    $0.goal = 20
    $0.reflection = 5
    $0.lesson = 7
    $0.minimumAge = .minutes(30)
    $0.rules = try PointsRules { $0.floor = nil }
    $0.minutesAheadOfGreenwich = 60
  }
  let reminders = try ReminderPolicy {
    $0.time = TimeOfDay(clamping: 540)
    $0.window = TimeOfDay(clamping: 480)..<TimeOfDay(clamping: 960)
    $0.leadDays = 3
    $0.openCourses = .added
  }
  return [
    Case(XPPolicy(), xp),
    Case(ReminderPolicy(), reminders),
    Case(
      Diary.Policies(),
      try Diary.Policies {
        $0.xp = xp
        $0.days = DayReckoning(Calendar(identifier: .gregorian), dayStart: TimeOfDay(clamping: 240))
        $0.reflectionsKeepStreak = true
        $0.clockTolerance = .seconds(60)
        $0.reportWithin = .days(2)
        $0.reminders = reminders
        $0.minimumCohort = 9
        $0.levelPolicy = .highWaterMark
        $0.achievements = try AchievementBook([
          Achievement(
            id: "reader",
            title: "Reader",
            tiers: [.init(.reach(Achievement.Metric(.count, of: .lesson), 1))]
          )
        ])
        $0.revocation = .revoke
        $0.shop = try Wallet.Shop([Wallet.Shop.Item(id: "hat", title: "A hat", price: 10)])
      }
    ),
  ]
}

private func exercises() throws -> [any PolicyCase] {
  [
    Case(
      PointPolicy(),
      try PointPolicy {
        $0.perTask = 11
        $0.perMistake = 3
        $0.minimumPerTask = 2
        $0.perExercise = 12
        $0.withoutMistake = 6
      }
    ),
    Case(
      try KeywordsExercise.Config(wordsCount: 6),
      try KeywordsExercise.Config(wordsCount: 8) {
        $0.wordsPerRound = 2
        $0.charsClickable = true
        $0.showWrongInput = false
        $0.timeRead = 20
        $0.timeWrite = 30
        $0.timeWrongInput = 10
      },
      takesOtherKeys: true
    ),
    Case(
      InsertExercise.Config(),
      try InsertExercise.Config {
        $0.helpAfterErrors = nil
        $0.penalty = .zero
      },
      takesOtherKeys: true
    ),
    Case(
      LearnerModel.Policy(),
      try LearnerModel.Policy {
        $0.expectedErrorRate = 0.2
        $0.expectationWeight = 5
        $0.dailyRetention = 0.9
      }
    ),
    Case(
      TeacherStatistics.HelpPolicy(),
      try TeacherStatistics.HelpPolicy {
        $0.deviations = 2
        $0.minimumWords = 5
        $0.weakErrorRate = 0.3
      }
    ),
  ]
}

private func quizzes() throws -> [any PolicyCase] {
  [
    Case(
      QuizRules(),
      try QuizRules {
        $0.mode = .interactive
        $0.tries = 2
        $0.penalty = try Fraction(1, 4)
        $0.hintPenalty = try Fraction(1, 5)
        $0.triesPayForHints = false
        $0.timeLimit = try QuizRules.TimeLimit(seconds: 600)
        $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 60)
        $0.timeBonus = try Fraction(1, 2)
        $0.allowsSkipping = false
        $0.allowsReturning = false
      },
      try QuizRules {
        $0.asksCertainty = true
        $0.deduction = try QuizRules.Deduction(.guessing)
      }
    ),
    Case(
      try Blueprint(count: 10),
      try Blueprint(count: 12) {
        $0.sets = ["ch1010"]
        $0.optionLimit = try Blueprint.OptionLimit(3)
        $0.filter = Blueprint.ProblemFilter(noTags: ["history"])
        $0.answers = .wrongLast
        $0.noRepeats = try Blueprint.RepeatWindow(days: 3)
        $0.review = SpacedReview(spacing: .leitner)
        $0.strata = [try Blueprint.Stratum(4, of: .set("ch1010"))]
        $0.shortage = .refuse
        $0.weights = ProblemWeights(mistakes: .standard)
      }
    ),
    Case(
      SpacedReview.MemoryModel(),
      try SpacedReview.MemoryModel {
        $0.parameters[0] = 0.3
        $0.desiredRetention = 0.85
        $0.learningSteps = []
        $0.relearningSteps = [60]
        $0.maximumInterval = 365
      }
    ),
    Case(
      LiveRound.StreakBonus(),
      try LiveRound.StreakBonus {
        $0.step = 50
        $0.maximum = 200
      }
    ),
    Case(
      StudyRules(),
      try StudyRules {
        $0.spacing = .fsrs7
        $0.newPerDay = 10
        $0.reviewsPerDay = 100
        $0.newBeyondReviews = true
        $0.newOrder = .random
        $0.reviewOrder = .forgotten
        $0.mixing = .newAfter(reviews: 5)
        $0.seed = 7
        $0.siblings = .ofTag("note:")
        $0.leechAfter = nil
        $0.leeches = .suspended
        $0.learnAhead = 0
      }
    ),
    Case(
      ProblemWeights.MistakeWeight(),
      try ProblemWeights.MistakeWeight {
        $0.wrong = 90
        $0.unanswered = 50
        $0.correct = 20
      }
    ),
    Case(
      try ProblemWeights.DifficultyWeight(target: 70),
      try ProblemWeights.DifficultyWeight(target: 80) {
        $0.floor = 20
        $0.minimumAnswers = 6
        $0.tags = ["easy": 85]
      }
    ),
    Case(
      BankCheck(),
      try BankCheck {
        $0.minimumProblems = 30
        $0.minimumOptions = 5
        $0.longKeyFactor = 2
        $0.longKeyExcess = 20
        $0.biasDeviations = 4
        $0.minimumForBias = 30
        $0.similarity = 0.9
        $0.minimumShown = 50
        $0.skipped = [.unreadable]
      }
    ),
    Case(
      ProblemVotes.Policy(),
      try ProblemVotes.Policy {
        $0.minimumVotes = 6
        $0.visibility = .teachers
        $0.reviewBelow = 40
      }
    ),
    Case(
      EloRatings.Rule(),
      try EloRatings.Rule {
        $0.abilityDeviation = 2
        $0.difficultyDeviation = 3
        $0.minimumStep = 0.1
      }
    ),
    Case(
      AdaptiveSelector.StoppingRule(),
      try AdaptiveSelector.StoppingRule {
        $0.minimumCount = 2
        $0.maximumCount = 9
        $0.standardError = 0.4
        $0.cut = 1
        $0.indifference = 0.3
        $0.errorRate = 0.1
      }
    ),
  ]
}

private func worlds() throws -> [any PolicyCase] {
  [
    Case(
      Simulation.Population(),
      try Simulation.Population {
        $0.members = 8
        $0.lateJoiners = 2
        $0.joiningWeek = 4
        $0.weeks = 9
        $0.minimumTodos = 2
        $0.maximumTodos = 9
        $0.todoPoints = 5
        $0.quitBehind = 10
        $0.quitAhead = 300
        $0.patience = 3
        $0.casuals = 1
      }
    ),
    Case(
      DuelWorld(),
      try DuelWorld {
        $0.pairs = 5
        $0.problems = 6
        $0.options = 3
        $0.spread = 2
        $0.help = 1
        $0.seconds = 20
      }
    ),
    Case(
      ExamWorld(),
      try ExamWorld {
        $0.learners = 10
        $0.problems = 5
        $0.options = 4
        $0.correct = 2
        $0.spread = 1
      }
    ),
    Case(
      try SpellingWorld(words: ["Hund", "bellen"]),
      try SpellingWorld(words: ["Katze", "kommen"]) {
        $0.days = 5
        $0.wordsPerExercise = 3
        $0.spread = 0.5
        $0.learning = 0.2
        $0.errorRates = [.letterCase: 0.5, .doubling: 0.3]
      }
    ),
    Case(
      try PinTestWorld(names: ["Scapula", "Clavicula"]),
      try PinTestWorld(names: ["Ulna", "Radius"]) {
        $0.learners = 10
        $0.spread = 1
        $0.found = 0.6
        $0.read = 0.4
      }
    ),
    Case(
      try MisspellingWorld(words: ["maple", "apple"], language: "en"),
      try MisspellingWorld(words: ["Haus", "Maus"], language: "de") {
        $0.answers = 5
        $0.known = 0.5
        $0.errorRate = 0.2
      }
    ),
    Case(
      ReviewWorld(),
      try ReviewWorld {
        $0.days = 90
        $0.answers = 20
        $0.spread = 0.2
        $0.law = .fsrs(.standard)
      }
    ),
    Case(
      CardWorld(),
      try CardWorld {
        $0.days = 30
        $0.cards = 100
        $0.absence = 0.2
        $0.patience = 50
        $0.spread = 0.2
        $0.memory = .fsrs7
      }
    ),
    Case(
      RatingWorld(),
      try RatingWorld {
        $0.works = 10
        $0.severity = 1
        $0.noise = 1
        $0.careless = 0.1
      }
    ),
    Case(
      AdaptiveWorld(),
      try AdaptiveWorld {
        $0.problems = 60
        $0.options = 0
        $0.slips = 0.1
        $0.spread = 2
      }
    ),
    Case(
      AdaptiveWorld.Selection(),
      try AdaptiveWorld.Selection {
        $0.isAdaptive = false
        $0.questions = 10
        $0.choices = 1
        $0.precision = 0.5
      }
    ),
    Case(
      DifferenceWorld(),
      try DifferenceWorld {
        $0.problems = 10
        $0.unfair = 2
        $0.shift = 0.5
        $0.learners = 100
        $0.gap = -1
      }
    ),
    Case(
      CalibrationWorld(),
      try CalibrationWorld {
        $0.problems = 10
        $0.learners = 200
        $0.guessing = 0.2
        $0.difficulty = 1
      }
    ),
    Case(
      PoolWorld(),
      try PoolWorld {
        $0.problems = 30
        $0.learners = 20
        $0.guessing = 0.2
      }
    ),
    Case(
      PoolWorld.Selection(),
      try PoolWorld.Selection {
        $0.questions = 10
        $0.choices = 2
        $0.limit = 0.5
        $0.stages = 2
        $0.cut = 0.5
        $0.isSequential = true
        $0.indifference = 0.2
        $0.errorRate = 0.1
      }
    ),
  ]
}

// MARK: - What is checked

protocol PolicyCase: Sendable, CustomTestStringConvertible {
  func checkDefaults() throws
  func checkRows() throws
  func checkUnknownKey() throws
  func checkRanges() throws
  func checkNamed() throws
}

private struct Case<Checking: JSONPolicy>: PolicyCase {
  typealias Draft = Checking.Draft

  let standard: Checking
  let samples: [Checking]
  let takesOtherKeys: Bool

  init(_ standard: Checking, _ samples: Checking..., takesOtherKeys: Bool = false) {
    self.standard = standard
    self.samples = samples
    self.takesOtherKeys = takesOtherKeys
  }

  var testDescription: String { "\(Checking.self)" }

  func checkDefaults() throws {
    #expect(standard.draft.faults.isEmpty)
    #expect(try keys(of: standard) == Set(requiredKeys))
    try expectSameWhenRead(standard)
    // Whatever must be there is missed.
    for key in Draft.rows.filter(\.isRequired).map(\.key) {
      #expect(throws: ContentError<Draft.Fault>.self, "\(key)") {
        try JSONDecoder().decode(Checking.self, from: Data("{}".utf8))
      }
    }
  }

  func checkRows() throws {
    let (rows, names) = (Draft.rows, variables(of: standard.draft).map(\.name))
    #expect(rows.count == names.count)
    #expect(Set(rows.map(\.key)).count == rows.count)
    var changedKeys: Set<String> = []
    var changedNames: Set<String> = []
    for sample in samples {
      let changed = rows.filter { row in
        var draft = standard.draft
        row.copy(&draft, sample.draft)
        return draft != standard.draft
      }
      #expect(sample.draft.faults.isEmpty)
      #expect(try keys(of: sample) == Set(changed.map(\.key) + requiredKeys))
      try expectSameWhenRead(sample)
      changedKeys.formUnion(changed.map(\.key))
      for row in changed {
        var draft = standard.draft
        row.copy(&draft, sample.draft)
        let ofRow = zip(variables(of: standard.draft), variables(of: draft))
          .filter { $0.text != $1.text }.map(\.0.name)
        #expect(ofRow.count == 1, "\(row.key) is the row of \(ofRow)")
        changedNames.formUnion(ofRow)
        // What does not go with the defaults was checked with the others.
        guard let policy = try? Checking(draft) else { continue }
        #expect(try keys(of: policy) == Set([row.key] + requiredKeys))
        try expectSameWhenRead(policy)
      }
    }
    #expect(changedKeys == Set(rows.map(\.key)))
    #expect(changedNames == Set(names))
  }

  func checkUnknownKey() throws {
    let json = try text(of: standard)
    let others = json == "{}" ? "}" : "," + json.dropFirst()
    let data = Data((#"{"surely":1"# + others).utf8)
    guard !takesOtherKeys else {
      #expect(try JSONDecoder().decode(Checking.self, from: data) == standard)
      return
    }
    let known = (requiredKeys.contains("version") ? ["version"] : []) + Draft.rows.map(\.key)
    let fault = LocatedFault(
      Draft.Fault.unknown(key: "surely", known: known),
      at: ContentPlace().key("surely")
    )
    let error = #expect(throws: ContentError<Draft.Fault>.self) {
      try JSONDecoder().decode(Checking.self, from: data)
    }
    #expect(error?.faults == [fault])
  }

  func checkRanges() throws {
    for row in Draft.rows {
      for set in row.range?.ends ?? [] {
        #expect(!faultyKeys(set).contains(row.key), "\(row.key) at an end of its range")
      }
      for set in row.range?.outside ?? [] {
        #expect(faultyKeys(set).contains(row.key), "\(row.key) just outside of its range")
      }
    }
  }

  func checkNamed() throws {
    #expect(try Checking(standard.draft) == standard)
    try expectSameWhenRead(standard)
  }

  // MARK: Helpers

  /// The keys that are always written.
  private var requiredKeys: [String] {
    let isVersioned = (try? text(of: standard).contains(#""version":"#)) == true
    return Draft.rows.filter { $0.isRequired || $0.isDefaultWritten }.map(\.key)
      + (isVersioned ? ["version"] : [])
  }

  private func faultyKeys(_ change: (inout Draft) -> Void) -> Set<String> {
    var draft = standard.draft
    change(&draft)
    // What does nothing alone may do something with another value.
    let idle = draft.faultsWithoutEffect
    return Set(
      draft.faults.filter { !idle.contains($0) }.compactMap {
        if case .key(let key)? = $0.place.steps.first, $0.place.steps.count == 1 {
          key
        } else {
          nil
        }
      }
    )
  }

  private func variables(of draft: Draft) -> [(name: String, text: String)] {
    Mirror(reflecting: draft).children.map { ($0.label ?? "", String(reflecting: $0.value)) }
  }

  private func text(of policy: Checking) throws -> String {
    String(decoding: try JSONEncoder().encode(policy), as: UTF8.self)
  }

  private func keys(of policy: Checking) throws -> Set<String> {
    Set(try JSONDecoder().decode(Keys.self, from: Data(text(of: policy).utf8)).names)
  }

  private func expectSameWhenRead(_ policy: Checking) throws {
    #expect(try JSONDecoder().decode(Checking.self, from: Data(text(of: policy).utf8)) == policy)
  }
}

/// The keys of an object.
private struct Keys: Decodable {
  let names: [String]

  init(from decoder: any Decoder) throws {
    names = try decoder.container(keyedBy: JSONKey.self).allKeys.map(\.stringValue)
  }
}
