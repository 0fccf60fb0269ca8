// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Experiments
import Foundation
import Gamification

/// The command `ludus group simulate`.
struct GroupSimulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Simulate groups under different rules, and measure how fair the rules are.",
    discussion: """
      Writes a row for each file of rules with means over all runs, in these columns:

        tau           how well points show who does most, -1 to 1
        gini          0 when all have the same points, towards 1 when one has all
        mobility      how far ranks move from week to week, as a part of all ranks
        inTheRace     the part of members who have at least half of the leader's
                      points
        caughtUp      the part of late joiners who came to four fifths of the
                      median of the others
        daysToMedian  how many days those took who reached that median
        delayGain     what it pays a member to hold todos back: 0.1 is a tenth more

      Each is the mean of the runs in which there is something to measure, and is left out where that is none: a game \
      in which nobody scored is not a fair one. Members confirm each other's todos where the rules ask for it.

      The same files, seed and options give the same rows; with --format json each is a line of JSON. A file holds \
      the rules and optionally a "name" and the length of "seasons", as {"weeks":4}. A population is an object with \
      any of "members", "lateJoiners", "joiningWeek", "weeks", "minimumTodos", "maximumTodos" and "todoPoints".

      With --report it writes one HTML file for people instead, with points over time and Lorenz curves of the first \
      run and the means of all.

      Example:

        ludus group simulate Examples/Content/flat-share/none.json \\
          Examples/Content/flat-share/seasons.json --seed 1 --hold-back 4-12
      """
  )

  @Argument(
    help: ArgumentHelp("The rules to play by, JSON files.", valueName: "file"),
    completion: .file()
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The same as a named option, for scripts; may be repeated.",
      valueName: "file"
    ),
    completion: .file()
  )
  var rules: [String] = []

  @Option(
    parsing: .unconditional,
    help: "The seed for members and their efforts, a whole number from 0. (default: 0)"
  )
  var seed: WholeNumber?

  @Option(parsing: .unconditional, help: "The number of runs, from 1 to 100000. (default: 100)")
  var runs: WholeNumber?

  @Option(
    help: ArgumentHelp(
      "The group to simulate, a JSON file. (default: 12 members, 3 of whom join halfway through 16 weeks)",
      valueName: "file"
    ),
    completion: .file()
  )
  var population: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The weeks, counted from 0, whose todos one member holds back until they are over: 4-12 means the weeks 4 to 11.",
      valueName: "from-to"
    )
  )
  var holdBack: TypedWeeks?

  @Flag(help: "Count todos that are held back by the date on which they were done.")
  var dated = false

  @OptionGroup var form: FormatOption

  @Flag(
    name: .customLong("report"),
    help: "Write an HTML page to standard output instead of rows."
  )
  var isReport = false

  @OptionGroup var report: ReportOptions

  func validate() throws {
    _ = try seed?.seed()
    _ = try runs?.count(for: "--runs", in: Simulation.runRange)
    _ = try holdBack?.weeks()
    guard files.isEmpty != rules.isEmpty else {
      throw ValidationError("Name files with rules, either as FILE ... or each as --rules FILE.")
    }
    guard !isReport || form.chosen == .table else {
      throw ValidationError("Give either --report or --format.")
    }
    if !isReport, let option = report.given {
      throw ValidationError("\(option) only applies to a page: it needs --report.")
    }
    guard !dated || holdBack != nil else {
      throw ValidationError(
        "--dated only applies to todos that are held back: it needs --hold-back."
      )
    }
  }

  func run() throws {
    let variants = try (files + rules).map { try Self.variant(in: $0) }
    let population = try population.map {
      try ContentFile(path: $0).load(Simulation.Population.self)
    }
    let count = try runs?.count(for: "--runs", in: Simulation.runRange) ?? 100
    let simulation = try Simulation(
      population ?? .toyStudy,
      runs: count,
      delay: try holdBack.map { Simulation.Delay(weeks: try $0.weeks(), isDated: dated) }
    )
    let seed = try seed?.seed() ?? 0
    guard !isReport else {
      let page = GroupPage(of: simulation, variants, seed: seed, in: report.language)
      return try report.write(page.page(title: report.title))
    }
    var output = FigureWriter(form.chosen, startingWith: ["name", "runs"])
    ProgressLine.shared.count("run", "runs", of: count)
    let reports = simulation.reports(for: variants, seed: seed) { ProgressLine.shared.advance() }
    ProgressLine.shared.finishCounting()
    for report in reports { try output.write(ReportLine(report)) }
    try output.flush()
    var isPlayed = true
    for (variant, report) in zip(variants, reports) where report.isEmpty {
      isPlayed = false
      let name = report.name.onOneLine
      let reason = Self.reason(variant.rules, population ?? .toyStudy)
      JSONLines.tell(
        "Error: “\(name)”: no todo was done in any run, so there are no figures\(reason)"
      )
    }
    guard isPlayed else { throw ExitCode.failure }
  }

  /// Why nobody does anything under some rules, as far as one of them alone shows it.
  private static func reason(_ rules: RuleBook, _ population: Simulation.Population) -> String {
    if rules.claimLimit == 0 { return ": claimLimit is 0, so nobody may claim a todo" }
    if rules.minimumAge != nil {
      return ": minimumAge asks todos to be older than they are when they are done"
    }
    let points = population.todoPoints
    let range = rules.todoPoints
    guard !range.contains(points) else { return "" }
    return range.lowerBound > points
      ? ": its todos are worth \(points) points, and todoPoints allows none below \(range.lowerBound)"
      : ": its todos are worth \(points) points, and todoPoints allows none above \(range.upperBound)"
  }

  /// The rules in a file, called like the file when they have no name.
  private static func variant(in path: String) throws -> Simulation.Variant {
    // Standard input is read once.
    let file = ContentFile(path: path)
    let data = try InputFile(path: path).read()
    let variant = try file.load(Simulation.Variant.self, from: data)
    let named = try file.load(Named.self, from: data)
    guard named.name == nil else { return variant }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return try Simulation.Variant(name: name, rules: variant.rules, seasons: variant.seasons)
  }

  private struct Named: Decodable {
    let name: String?
  }
}

/// Weeks as they were typed.
struct TypedWeeks: ExpressibleByArgument {
  private let typed: String

  init(argument: String) {
    typed = argument
  }

  /// From the first week up to, and without, the second.
  func weeks() throws(ValidationError) -> Range<Int> {
    let ends = typed.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first < last, last <= 520 else {
      throw ValidationError(
        "The value of --hold-back is \(typed.onOneLine), expected two weeks from 0 to 520 such as 4-12."
      )
    }
    return first..<last
  }
}

extension Simulation.Report {
  /// Whether nothing happened that figures could be about.
  fileprivate var isEmpty: Bool {
    [tau, gini, mobility, inTheRace, caughtUp, daysToMedian].allSatisfy { $0 == nil }
  }
}

/// A report with figures that people can read.
private struct ReportLine: Encodable {
  let name: String
  let runs: Int
  let tau: Double?
  let gini: Double?
  let mobility: Double?
  let inTheRace: Double?
  let caughtUp: Double?
  let daysToMedian: Double?
  let delayGain: Double?

  init(_ report: Simulation.Report) {
    func rounded(_ figure: Double) -> Double {
      // Adding 0 makes a negative zero positive.
      (figure * 1000).rounded() / 1000 + 0
    }
    name = report.name
    runs = report.runs
    tau = report.tau.map(rounded)
    gini = report.gini.map(rounded)
    mobility = report.mobility.map(rounded)
    inTheRace = report.inTheRace.map(rounded)
    caughtUp = report.caughtUp.map(rounded)
    daysToMedian = report.daysToMedian.map(rounded)
    delayGain = report.delayGain.map(rounded)
  }
}
