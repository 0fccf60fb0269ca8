// SPDX-License-Identifier: Apache-2.0
import Exercises
import Experiments
import Foundation
import Gamification
import LearningDiary
import PinLabels
import QuizAuthoring
import QuizCommunity
import QuizPapers
import Quizzes

/// A kind of files that commands work on, told by its keys.
enum ContentKind: CaseIterable {
  case savedGroup, savedExercise, savedPins, savedQuiz
  case challenge, experiment, exam, blueprint, bank, exercises, sheet, courses
  case answers, exerciseAnswers, pinAnswers, writtenAnswers, misspellings, groupHistory, diaryLog
  case quizRules, population, rules

  /// Recognizes a file by the keys of its object, or of that in its first line.
  init?(of data: Data) {
    guard let keys = Self.keys(of: data) else { return nil }
    let known = Self.allCases.first { $0.signs.contains { $0.isSubset(of: keys) } }
    guard let known else { return nil }
    self = known
  }

  /// The kind of a file of which a key may be misspelled.
  static func meant(by data: Data) -> ContentKind? {
    if let kind = ContentKind(of: data) { return kind }
    let keys = keys(of: data) ?? []
    return allCases.first { kind in
      kind.signs.contains {
        $0.allSatisfy { sign in keys.contains { $0.meant(of: [sign]) != nil } }
      }
    }
  }

  private static func keys(of data: Data) -> Set<String>? {
    let bytes = Array(data)
    guard let found = members(of: bytes) ?? members(of: firstLine(of: bytes)) else { return nil }
    let inside = found["content"].flatMap(members) ?? [:]
    return Set(found.keys).union(inside.keys.map { "content.\($0)" })
  }

  private static func firstLine(of bytes: [UInt8]) -> [UInt8] {
    bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first.map(Array.init) ?? []
  }

  /// The members of an object; nil for anything else.
  private static func members(of bytes: [UInt8]) -> [String: [UInt8]]? {
    var members: [JSONScanner.Member] = []
    return try? bytes.withUnsafeBufferPointer { text throws(UnusableLine) in
      try JSONScanner.checkLine(text, findingMembers: &members)
      return Dictionary(
        members.map { (String(decoding: text[$0.key], as: UTF8.self), Array(text[$0.value])) }
      ) { first, _ in first }
    }
  }
}

extension ContentKind {
  /// Sets of keys each of which no other kind has, unless it stands above.
  private var signs: [Set<String>] {
    switch self {
    case .savedGroup: [["rules", "events", "zone"]]
    case .savedExercise: [["format", "content", "events"]]
    case .savedPins: [["content.sheet", "events"]]
    case .savedQuiz: [["content", "events"]]
    case .challenge: [["quiz", "players"]]
    case .experiment: [["world"], ["variants", "outcomes"]]
    case .exam: [["papers"]]
    case .blueprint: [["strata"], ["noRepeats"], ["weights"], ["sets", "count"]]
    case .bank: [["sets"]]
    case .exercises: [["exercises"], ["success", "data"]]
    case .sheet: [["sections"]]
    case .courses: [["courses", "version"]]
    case .answers: [["learner", "problem"], ["learner", "session"]]
    case .exerciseAnswers: [["exercise", "task"]]
    case .pinAnswers: [["pin", "label"]]
    case .writtenAnswers: [["accepted", "input"]]
    case .misspellings: [["input", "target"]]
    case .groupHistory: [["id", "at", "by", "kind"]]
    case .diaryLog: [["id", "at", "kind"]]
    case .quizRules: [["mode"], ["tries"], ["certainty"], ["deduction"]]
    case .population: [["members"], ["lateJoiners"], ["minimumTodos"], ["maximumTodos"]]
    case .rules:
      [
        ["seasons"], ["claimLimit"], ["todoPoints"], ["joining"], ["confirmations"], ["catchUp"],
        ["penaltyFactor"], ["points"], ["levelPolicy"], ["achievements"], ["ranking"], ["streak"],
      ]
    }
  }

  /// The keys that tell it, for people.
  var keys: String {
    let sets = signs.map { $0.sorted().map { "\"\($0)\"" }.joined(separator: " and ") }
    return "\(noun): \(sets.joined(separator: ", or "))"
  }

  /// What people call it, with its article.
  var noun: String {
    switch self {
    case .savedGroup: "a saved group"
    case .savedQuiz: "a saved quiz"
    case .savedExercise: "a saved exercise"
    case .savedPins: "a saved round of naming pins"
    case .challenge: "a challenge"
    case .experiment: "an experiment"
    case .exam: "an exam on paper"
    case .blueprint: "a blueprint of quizzes"
    case .bank: "a problem bank"
    case .exercises: "a collection of exercises"
    case .sheet: "a sheet of pins"
    case .courses: "a list of courses"
    case .answers: "a log of answers"
    case .exerciseAnswers: "a list of what children wrote"
    case .pinAnswers: "a list of names for pins"
    case .writtenAnswers: "a list of written answers"
    case .misspellings: "a list of misspelled words"
    case .groupHistory: "the history of a group or a challenge"
    case .diaryLog: "the log of a diary"
    case .quizRules: "a file with rules of a quiz"
    case .population: "a simulated group"
    case .rules: "a file with rules of a group"
    }
  }

  /// What can be done with a file of this kind.
  func command(for path: String) -> String {
    let file = path.quotedForShell
    let command =
      switch self {
      case .savedGroup: "group play RULES --save \(file)"
      case .savedQuiz: "quiz play BANK --save \(file)"
      case .savedExercise: "exercise play EXERCISES --save \(file)"
      case .savedPins: "pins play SHEET --save \(file)"
      case .challenge: "quiz challenge \(file) EVENTS"
      case .experiment: "experiment \(file)"
      case .exam: "quiz print \(file) --output FOLDER"
      case .blueprint: "quiz generate BANK --blueprint \(file)"
      case .bank: "quiz play \(file)"
      case .exercises: "exercise play \(file)"
      case .sheet: "pins play \(file)"
      case .courses: "diary show LOG --platform \(file)"
      case .answers: "quiz statistics \(file)"
      case .exerciseAnswers: "exercise grade EXERCISES \(file)"
      case .pinAnswers: "pins evaluate SHEET \(file)"
      case .writtenAnswers: "match \(file)"
      case .misspellings: "diagnose \(file)"
      case .groupHistory: "group replay RULES \(file)"
      case .diaryLog: "diary show \(file)"
      case .quizRules: "quiz play BANK --rules \(file)"
      case .population: "group simulate RULES --population \(file)"
      case .rules: "group play \(file)"
      }
    return "\(ToolName.current) \(command)"
  }

  /// What such a file, or a line of it, is read as.
  var types: [any Decodable.Type] {
    switch self {
    case .savedGroup: [SavedGroup.self]
    case .savedQuiz: [QuizSession.self]
    case .savedExercise: [AnyExerciseSession.self]
    case .savedPins: [PinLabelSession.self]
    case .challenge: [QuizChallenge.Content.self]
    case .experiment: [ExperimentPlan.self]
    case .exam: [PaperExam.self]
    case .blueprint: [Blueprint.self]
    case .bank: [ProblemBank.self]
    case .exercises: [ExerciseCollection.self, ServerEnvelope<KeywordsExercise>.self]
    case .sheet: [PinSheet.self]
    case .courses: [DiaryCourse.Catalog.self]
    case .answers: [AnswerLogLine.self, AnswerLog.self, ReportedAnswer.self]
    case .exerciseAnswers: [TaskLine.self]
    case .pinAnswers: [PinAnswerLine.self]
    case .writtenAnswers: [MatchInput.self, AnswerChapter.Sample.self]
    case .misspellings: [DiagnoseInput.self]
    case .groupHistory: [PlayerGroup.Event.self, QuizChallenge.Event.self]
    case .diaryLog: [Diary.Event.self]
    case .quizRules: [RulesOptions.Content.self]
    case .population: [Simulation.Population.self]
    case .rules: [Simulation.Variant.self]
    }
  }

  /// Whether each line of such a file is a value of its own.
  var hasLines: Bool {
    switch self {
    case .answers, .exerciseAnswers, .pinAnswers, .writtenAnswers, .misspellings, .groupHistory,
      .diaryLog:
      true
    default: false
    }
  }

  /// The failure of a command that expects another kind, or nil where it fits or nobody can say
  /// what it is.
  static func misfit(of data: Data, at path: String, for type: any Any.Type) -> Failure? {
    guard let kind = ContentKind(of: data) else { return RecognizedFile.notJSON(data, at: path) }
    guard !kind.types.contains(where: { $0 == type }) else { return nil }
    guard let option = Program.option(of: path) else {
      return .badData("\(path): this is \(kind.noun); try: \(kind.command(for: path))")
    }
    let expected = noun(of: type) ?? "another file"
    return .badData("\(path): this is \(kind.noun), but \(option) expects \(expected)")
  }

  /// What people call a file that is read as a type; nil where no name is known.
  private static func noun(of type: any Any.Type) -> String? {
    switch type {
    case is Amendments.Type: "corrections of an exam"
    case is MarkScale.Type: "a scale of marks"
    case is ProblemVotes.Type: "votes on problems"
    case is BankCheck.Type: "thresholds of a check"
    case is Quiz.Type: "a quiz that quiz generate --save has kept"
    case is PlayerGroup.Event.Type: "the history of a group"
    default: allCases.first { kind in kind.types.contains { $0 == type } }?.noun
    }
  }
}
