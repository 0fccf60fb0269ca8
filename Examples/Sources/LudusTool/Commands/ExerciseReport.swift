import ArgumentParser
import Exercises

/// The command `ludus exercise report`.
struct ExerciseReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Draw what a class finds difficult and how it learns, as a page for people.",
    discussion: """
      Reads JSON Lines as "ludus exercise grade" reads them and writes one HTML file, which needs nothing else: no \
      script, no network. It has plots of error rates by category, learning curves, days and words; each with a \
      sentence, a table and what it means. Days are those of UTC.

      A line that cannot be used is told on standard error, and the exit status is 1 at the end.

      Example:

        ludus exercise report --content Examples/Content/spelling.json \\
          --language de < Examples/Content/spelling-answers.jsonl > report.html
      """
  )

  @OptionGroup var exercises: MainFile<ExercisesKind>
  @OptionGroup var words: WordsOption

  @Option(
    parsing: .unconditional,
    help: "What the draws of words depend on, a whole number from 0. Default: 0."
  )
  var seed: WholeNumber?

  @OptionGroup var report: ReportOptions

  func validate() throws {
    _ = try seed?.seed()
  }

  func run() throws {
    var generator = SeededGenerator(seed: try seed?.seed() ?? 0)
    let all = try ExerciseFile(path: exercises.path).load(
      words: try words.load(),
      using: &generator
    )
    let known = Dictionary(all.map { ($0.id, $0) }) { _, last in last }
    var records: [ExerciseRecord] = []
    let isFaultless = try JSONLines.read(TaskLine.self, faults: .aside) { line in
      guard let exercise = known[line.exercise] else {
        throw UnusableLine("there is no exercise \(line.exercise)")
      }
      let grade = try TaskGrade(line, of: exercise, hintsIn: report.language.tag)
      records.append(ExerciseRecord(grade.session, of: Learner.ID(line.student ?? "")))
    }
    let page = ExercisePage(of: TeacherStatistics(records), in: report.language)
    try report.write(page.page(title: report.title))
    guard isFaultless else { throw ExitCode.failure }
  }
}
