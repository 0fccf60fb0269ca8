// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Exercises
import Foundation

/// The command `ludus exercise report`.
struct ExerciseReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write an HTML report on what a class finds difficult and how it learns.",
    discussion: """
      Reads JSON Lines in the format of "ludus exercise grade", or an exercise that "ludus exercise play --save" has \
      kept, and writes a single self-contained HTML file: no \
      script, no network. It has plots of error rates by category, learning curves, days and words; each with a \
      sentence, a table and an explanation. Days are those of UTC.

      Data that is too large for one machine, or that a school may not share, can be processed in parts: \
      --partial writes the counts behind the report, a line of JSON without names of children, and --merge \
      combines the counts of several parts, without the exercises, into the same page as all lines at once. Keep \
      all lines of a child in one part.

      Unusable lines are reported on standard error, and the exit status is then 1.

      Example:

        ludus exercise report --content Examples/Content/spelling.json \\
          --language de < Examples/Content/spelling-answers.jsonl > report.html
        ludus exercise report Examples/Content/spelling.json --partial \\
          < north.jsonl > north.counts
        cat north.counts south.counts | ludus exercise report --merge > report.html
      """
  )

  @OptionGroup var exercises: StreamedFile<CountedExercisesKind>
  @OptionGroup var words: WordsOption

  @Option(
    parsing: .unconditional,
    help: "The seed for drawing words, a whole number from 0. (default: 0)"
  )
  var seed: WholeNumber?

  @OptionGroup var report: ReportOptions

  @Flag(help: "Write the counts behind the report, to be merged with others.")
  var partial = false

  @Flag(help: "Read counts instead of what children wrote.")
  var merge = false

  func validate() throws {
    _ = try seed?.seed()
    if merge {
      guard exercises.named == nil, exercises.files.count <= 1, words.words == nil, seed == nil
      else {
        throw ValidationError(
          "Counts are of tasks that were judged; --merge takes no exercises, --words or --seed."
        )
      }
    } else if exercises.path.isEmpty {
      throw ValidationError(MainFile<CountedExercisesKind>.nameOne)
    }
  }

  func run() throws {
    let (tally, isFaultless) = merge ? try mergedTally() : try talliedLines()
    if partial {
      var output = JSONWriter()
      try output.write(tally)
      try output.flush()
    } else {
      let page = ExercisePage(of: tally, in: report.language)
      try report.write(page.page(title: report.title), in: PageLanguage.allCases)
    }
    guard isFaultless else { throw ExitCode.failure }
  }

  private func mergedTally() throws -> (TeacherStatistics.Tally, isFaultless: Bool) {
    var tally = TeacherStatistics.Tally.empty
    // Counts grow with how many different words and misspellings there were.
    let isFaultless = try JSONLines.read(
      TeacherStatistics.Tally.self,
      from: LinesInput(path: exercises.files.first),
      faults: .aside,
      limit: 1 << 28
    ) { tally = tally.merging($0) }
    return (tally, isFaultless)
  }

  private func talliedLines() throws -> (TeacherStatistics.Tally, isFaultless: Bool) {
    var generator = SeededGenerator(seed: try seed?.seed() ?? 0)
    let all = try ExerciseFile(path: exercises.path).load(
      words: try words.load(),
      using: &generator
    )
    let known = Dictionary(all.map { ($0.id, $0) }) { _, last in last }
    var records: [ExerciseRecord] = []
    let saved: AnyExerciseSession? = try exercises.lines.save(of: .savedExercise)
    if let saved { records.append(ExerciseRecord(saved, of: exercises.lines.learner)) }
    let isFaultless =
      try saved != nil
      || JSONLines.read(TaskLine.self, from: exercises.lines, faults: .aside) {
        line in
        guard let exercise = known[line.exercise] else {
          throw UnusableLine("there is no exercise \(line.exercise)")
        }
        let grade = try TaskGrade(line, of: exercise, hintsIn: report.language.phrasebook)
        records.append(ExerciseRecord(grade.session, of: Learner.ID(line.student ?? "")))
      }
    if records.isEmpty, isFaultless, !partial {
      throw Failure.nothing(in: exercises.lines.name, expected: "what children wrote")
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return (TeacherStatistics(records).tally(in: calendar), isFaultless)
  }
}
