// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import QuizCommunity
import Quizzes

/// A blueprint from a file, and what is known when it is drawn.
struct EvidenceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "All settings of the draw, as a blueprint in JSON: {\"count\":10,\"filter\":{\"anyTags\":[\"ph\"]}}.",
      valueName: "file"
    ),
    completion: .file()
  )
  var blueprint: String?

  @Option(
    help: ArgumentHelp(
      "Learners' answers, a log in the format of quiz statistics.",
      valueName: "file"
    ),
    completion: .file()
  )
  var answers: String?

  @Option(
    help: ArgumentHelp("Learners' votes on problems, a JSON file.", valueName: "file"),
    completion: .file()
  )
  var votes: String?

  @Option(help: ArgumentHelp("The learner that the quiz is for.", valueName: "name"))
  var learner: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The date of the draw: 2026-03-01 (its beginning in UTC), 2026-03-01T12:00:00Z, or milliseconds since 1970.",
      valueName: "date"
    )
  )
  var at: TypedDate?

  @Option(
    help: ArgumentHelp(
      "The learner's time zone for counting days, such as Europe/Berlin. (default: the machine's)",
      valueName: "name"
    )
  )
  var zone: String?

  func validate() throws {
    _ = try date()
    guard calendar != nil else {
      throw ValidationError(
        "The value of --zone is \((zone ?? "").onOneLine), expected the name of a time zone such as Europe/Berlin."
      )
    }
  }

  /// The calendar of the learner, or nil for a zone that there is not.
  private var calendar: Calendar? {
    guard let zone else { return .current }
    return ZoneOption.calendar(named: zone)
  }

  /// Whether what is known can matter to the draw.
  func isUsed(with weights: QuizGenerate.Weights?) -> Bool {
    guard blueprint == nil else { return true }
    return answers == nil && learner == nil && at == nil && (votes == nil || weights != nil)
  }

  /// The blueprint of the file, or nil without one.
  func plan() throws -> Blueprint? {
    try blueprint.map { try ContentFile(path: $0).load() }
  }

  /// What is known, with votes counted for a bank.
  func evidence(in bank: ProblemBank) throws -> QuizEvidence {
    let votes: ProblemVotes? = try votes.map { try ContentFile(path: $0).load() }
    return QuizEvidence(
      answers: try answers.map { try AnswerLogFile(path: $0).load() } ?? AnswerLog(),
      popularity: votes?.popularity(in: bank) ?? [:],
      learner: learner.map { Learner.ID($0) },
      at: try date(),
      calendar: calendar
    )
  }

  private func date() throws -> Date? {
    try at?.date(
      for: "--at",
      in: ZoneOption.calendar(named: "UTC") ?? Calendar(identifier: .gregorian)
    )
  }
}

extension QuizLottery {
  /// Prepares a draw for a command; variants stand for the templates of the bank.
  ///
  /// - Throws: A failure that names the option that is missing, or the file that does not do.
  init(
    of file: MainFile<BankKind>,
    _ draw: DrawOptions,
    _ weights: QuizGenerate.Weights?,
    _ options: EvidenceOptions,
    using generator: inout SeededGenerator
  ) throws {
    let bank = try file.load()
    var blueprint = try options.plan() ?? draw.blueprint(for: bank)
    if let weights {
      blueprint = blueprint.weighted(by: weights.problemWeights)
    }
    let evidence = try options.evidence(in: bank)
    do throws(QuizGenerationError) {
      let variants = try bank.withVariants(in: blueprint.sets, using: &generator)
      try self.init(of: variants, blueprint, evidence: evidence)
    } catch .learnerIsMissing {
      throw Failure.wrongUsage("the blueprint depends on the learner; name one with --learner")
    } catch .dateIsMissing {
      throw Failure.wrongUsage("the blueprint depends on the date; give it with --at")
    } catch .nothingDue(let next) {
      let until = next.map { ", until \($0.formatted(.iso8601))" } ?? ""
      throw Failure.badData("there is nothing to review yet\(until)")
    } catch {
      throw Failure.badData(
        "\(options.blueprint ?? file.path): \(Faulty.sentence(for: error).onOneLine)"
      )
    }
  }
}
