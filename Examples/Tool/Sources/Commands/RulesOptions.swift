// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Quizzes

/// How a quiz is played and what counts.
struct RulesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When answers are judged and what tries cost: \(Self.modes). (default: immediate)",
      valueName: "mode"
    ),
    transform: { name in
      guard let mode = QuizRules.Mode(rawValue: name) else {
        let names = QuizRules.Mode.allCases.map(\.rawValue)
        let remedy = name.remedy(of: names, quotedBy: ("“", "”"))
        throw ValidationError("There is no mode “\(name.onOneLine)”, \(remedy)")
      }
      return mode
    }
  )
  var mode: QuizRules.Mode?

  @Flag(help: "Ask how certain you are of each answer, in the modes immediate and deferred.")
  var certainty = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time limit for the whole quiz in seconds, at most a year.",
      valueName: "seconds"
    )
  )
  var timeLimit: WholeNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time limit for each problem in seconds, at most a year.",
      valueName: "seconds"
    )
  )
  var problemTimeLimit: WholeNumber?

  @Option(
    help: ArgumentHelp(
      "All rules of the quiz, as JSON: {\"mode\":\"interactive\",\"tries\":2}.",
      valueName: "file"
    ),
    completion: .file()
  )
  var rules: String?

  func validate() throws {
    _ = try timeLimit?.count(for: "--time-limit", in: QuizRules.TimeLimit.secondsRange)
    _ = try problemTimeLimit?.count(
      for: "--problem-time-limit",
      in: QuizRules.TimeLimit.secondsRange
    )
    guard rules == nil || !isGivenBesideFile else {
      throw ValidationError("Give either --rules or the other options for rules.")
    }
  }

  /// What a file with rules can have.
  enum RulesKey: String, CodingKey, CaseIterable {
    case mode, tries, penalty, hintPenalty, triesPayForHints, certainty, deduction
    case timeLimit, problemTimeLimit, timeBonus, skipping, returning
  }

  /// What such a file is read as.
  typealias Content = Strict<QuizRules, RulesKey>

  private static let modes = QuizRules.Mode.allCases.map(\.rawValue).joined(separator: ", ")

  private var isGivenBesideFile: Bool {
    mode != nil || certainty || timeLimit != nil || problemTimeLimit != nil
  }

  /// Whether any of the options was given.
  var isGiven: Bool { rules != nil || isGivenBesideFile }

  /// The rules that are asked for.
  func load() throws -> QuizRules {
    if let rules {
      return try ContentFile(path: rules).load(Content.self).content
    }
    do {
      return try QuizRules {
        $0.mode = mode ?? .immediate
        $0.asksCertainty = certainty
        $0.timeLimit = try limit(timeLimit, "--time-limit")
        $0.problemTimeLimit = try limit(problemTimeLimit, "--problem-time-limit")
      }
    } catch let error as ContentError<ProblemFault> {
      throw Failure.wrongUsage("\(error.faults[0])")
    }
  }

  private func limit(_ seconds: WholeNumber?, _ option: String) throws -> QuizRules.TimeLimit? {
    try seconds.map {
      try QuizRules.TimeLimit(seconds: $0.count(for: option, in: QuizRules.TimeLimit.secondsRange))
    }
  }
}
