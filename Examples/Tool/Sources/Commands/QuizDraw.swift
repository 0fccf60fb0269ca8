// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import QuizAnalytics
import QuizPapers
import Quizzes

/// The command `ludus quiz draw`.
struct QuizDraw: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw an exam on paper: papers of equal points in versions, and who has which.",
    discussion: """
      All papers are worth the same, and problems are used evenly. With --answers papers are also about \
      equally difficult. Wishes that cannot be met are reported on standard error. The file holds everything that \
      "ludus quiz print" prints. The same bank, options and seed give the same file everywhere.

      Without --papers all students have the same problems. Versions differ in the order of problems and options.

      Example:

        ludus quiz draw Examples/Content/general-chemistry.json --per-set 3 \\
          --students names.csv --versions 2 --seed 7 -o papers.json
      """
  )

  @OptionGroup var bank: MainFile<BankKind>
  @OptionGroup var draw: DrawOptions

  @Option(
    parsing: .unconditional,
    help:
      "So many problems of each chosen set, in place of --count; of each set with problems by default."
  )
  var perSet: WholeNumber?

  @Option(
    help: ArgumentHelp("All settings of a paper, as a blueprint in JSON.", valueName: "file"),
    completion: .file()
  )
  var blueprint: String?

  @Option(
    help: ArgumentHelp(
      "The students: a name a line, or a table with the columns name and, if you like, learner.",
      valueName: "file"
    ),
    completion: .file()
  )
  var students: String?

  @Option(parsing: .unconditional, help: "The number of different papers. (default: 1)")
  var papers: WholeNumber?

  @Option(
    parsing: .unconditional,
    help: "The number of versions of each, from 1 to 26. (default: 1)"
  )
  var versions: WholeNumber?

  @Option(
    help: ArgumentHelp("The points of each paper, such as 20 or 41/2.", valueName: "points")
  )
  var points: String?

  @Option(
    help: ArgumentHelp(
      "Learners' answers, a log in the format of quiz statistics, by which difficulty is known.",
      valueName: "file"
    ),
    completion: .file()
  )
  var answers: String?

  /// Which options versions put in another order.
  enum Shuffled: String, CaseIterable, ExpressibleByArgument {
    case none, marked, all

    var options: Quiz.Reshuffling.Options {
      switch self {
      case .none: .none
      case .marked: .whereShuffled
      case .all: .everywhere
      }
    }
  }

  @Option(
    help: "The options to reorder in versions: none, those marked as shuffled, or all."
  )
  var shuffle: Shuffled = .marked

  @Flag(help: "Keep the order of problems in all versions.")
  var keepOrder = false

  @Option(
    help: ArgumentHelp("The title of the exam. (default: that of the bank)", valueName: "text")
  )
  var title: String?

  @Option(
    parsing: .unconditional,
    help: "The seed, a whole number from 0. (default: a random one, which standard error names)"
  )
  var seed: WholeNumber?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or -.", valueName: "file"),
    completion: .file()
  )
  var output = "-"

  @Flag(help: "Overwrite an existing file.")
  var force = false

  func validate() throws {
    _ = try seed?.seed()
    _ = try paperCount()
    _ = try versionCount()
    _ = try perSet?.count(for: "--per-set", in: 1...1_000)
    guard perSet == nil || draw.count == nil else {
      throw ValidationError("Give either --count or --per-set.")
    }
    guard blueprint == nil || (!draw.isGiven && perSet == nil) else {
      throw ValidationError("Give either --blueprint or --set, --count and --per-set.")
    }
    guard points == nil || points.flatMap(Fraction.init) != nil else {
      throw ValidationError(
        "The value of --points is \((points ?? "").onOneLine), expected a number such as 20 or 41/2."
      )
    }
  }

  private func paperCount() throws -> Int {
    try papers?.count(for: "--papers", in: FairDraw.countRange) ?? 1
  }

  private func versionCount() throws -> Int {
    try versions?.count(for: "--versions", in: PaperExam.versionRange) ?? 1
  }

  func run() throws {
    let chosen = try seed?.seed() ?? .random(in: 0..<1_000_000)
    var file = try ConvertedFile(path: output, overwrites: force, isPrivate: true)
    let bank = try bank.load().knowing(try draw.lexicon.load())
    let candidates = try students.map { try NamesFile(path: $0).load() } ?? []
    let log = try answers.map { try AnswerLogFile(path: $0).load() }
    let statistics = log?.itemStatistics() ?? []
    let wishes = FairDraw.Wishes(
      points: points.flatMap(Fraction.init),
      facilities: Dictionary(statistics.map { ($0.id, $0.facility) }) { first, _ in first }
    )
    var generator = SeededGenerator(seed: chosen)
    do {
      let papers = try FairDraw(
        paperCount(),
        from: bank,
        paperBlueprint(for: bank),
        wishes: wishes,
        title: title,
        using: &generator
      )
      let exam = try PaperExam(
        id: "exam-\(chosen)",
        title: title ?? bank.title,
        papers,
        from: bank,
        versions: versionCount(),
        reshuffling: Quiz.Reshuffling(problems: !keepOrder, options: shuffle.options),
        for: candidates,
        seed: generator.next()
      )
      try file.write(Array(try exam.json()))
      try file.finish()
      if seed == nil { JSONLines.tell("Drawn with --seed \(chosen).") }
      tell(papers, exam)
    } catch let error as PaperError {
      throw Failure.badData("\(self.bank.path): \(Faulty.sentence(for: error))")
    }
  }

  /// The blueprint of each paper.
  private func paperBlueprint(for bank: ProblemBank) throws -> Blueprint {
    if let blueprint { return try ContentFile(path: blueprint).load() }
    let whole = try draw.blueprint(for: bank)
    guard let perSet = try perSet?.count(for: "--per-set", in: 1...1_000) else { return whole }
    let sets =
      draw.set.isEmpty
      ? bank.allSets.filter { !$0.problems.isEmpty || !$0.templates.isEmpty }.map(\.id)
      : draw.set.map { ProblemSet.ID($0) }
    let strata = try sets.map { try Blueprint.Stratum(perSet, of: .set($0)) }
    return try Blueprint(count: max(perSet * sets.count, 1)) {
      $0.sets = sets
      $0.strata = strata
    }
  }

  /// Says on standard error what was drawn, and what could not be kept.
  private func tell(_ draw: FairDraw, _ exam: PaperExam) {
    let problems = draw.quizzes.first?.items.count ?? 0
    JSONLines.tell(
      "\(Count(draw.quizzes.count, "paper")) of \(Count(problems, "problem")) and \(Count(draw.points, "point")), "
        + "\(Count(exam.papers.count / max(draw.quizzes.count, 1), "version")) of each, "
        + "\(Count(exam.seats.count, "student"))"
    )
    for shortfall in draw.shortfalls {
      JSONLines.tell("hint: \(shortfall.sentence(in: .english))")
    }
  }
}
