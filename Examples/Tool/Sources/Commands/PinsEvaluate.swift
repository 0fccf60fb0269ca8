// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import PinLabels

/// The command `ludus pins evaluate`.
struct PinsEvaluate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Judge students' labels, and show what a class confused.",
    discussion: """
      Reads JSON Lines such as

        {"id":1,"student":"s1","pin":"p8","label":"Os hamtum"}

      from a file or standard input and writes for each of them

        {"id":1,"correct":true,"correction":"Os hamatum",
         "layers":["nearSpelling"],"reason":"...","verdict":"correct"}

      on one line. Every line is judged on its own. The verdict is correct, unanswered, or why the answer is wrong: \
      different, anotherTerm, otherLanguage, ambiguous, anotherWord, contrary or tooLong.

      With --by-student all lines are read first, and a later one for the same student and pin replaces an \
      earlier one; then each student gets a row, in order of first appearance; with --format json:

        {"correct":1,"count":14,"credit":"1/14","mark":"failed","pins":[...],
         "student":"s1"}

      with the verdict, the correction and the diagnoses of each pin: swapped, cycle, labelOf, wrongSide, \
      partForWhole, wholeForPart, pluralForSingular, singularForPlural, duplicate, empty.

      With --statistics it summarizes the whole class: for each pin the number of correct answers and the most \
      common wrong ones, then the most common confusions, and with --format json a matrix with a row for each pin \
      and a column for the pin whose label was written.

      An unusable line yields {"id":1,"error":"...","line":3}, and the exit status is then 1.

      Example:

        ludus pins evaluate --sheet Examples/Content/hand-bones.json \\
          --statistics < answers.jsonl
      """
  )

  @OptionGroup var sheet: StreamedFile<SheetKind>

  @OptionGroup var names: NamesOptions

  @OptionGroup var jobs: JobsOption

  @Flag(help: "Judge each student's labels together.")
  var byStudent = false

  @Flag(help: "Show what the class got right, wrong and confused instead of each result.")
  var statistics = false

  @OptionGroup var form: FormatOption

  func validate() throws {
    guard byStudent || statistics || form.chosen != .csv else {
      throw ValidationError("--format csv is for --by-student and --statistics.")
    }
  }

  func run() async throws {
    let sheet = try sheet.load()
    try sheet.pins.expectNames(in: names.language)
    let task = PinLabelTask(
      sheet,
      language: Language(names.language),
      mode: .exam,
      vocabulary: try names.loadVocabulary()
    )
    if byStudent || statistics {
      try evaluate(PinLabelSession(task))
    } else {
      try await judgeLines(of: task)
    }
  }

  private func judgeLines(of task: PinLabelTask) async throws {
    let matcher = LabelMatcher(
      task.sheet.pins,
      language: task.language,
      policy: task.matching,
      vocabulary: task.vocabulary
    )
    try await JSONLines.answer(PinAnswerLine.self, from: sheet.lines, jobs) { line in
      guard let pin = task.sheet.pin(line.pin),
        let verdict = matcher.verdict(for: line.label, at: line.pin)
      else { throw UnusableLine("there is no pin \"\(line.pin)\"") }
      let correction = pin.correction(in: task.language)
      return VerdictLine(verdict, correction: correction)
    }
  }

  private func evaluate(_ start: PinLabelSession) throws {
    let (results, isFaultless) = try start.results(from: sheet.lines)
    if results.isEmpty, isFaultless, form.chosen == .table {
      throw Failure.nothing(in: sheet.lines.name, expected: "the labels of students")
    }
    var output = FigureWriter(form.chosen, startingWith: ["student", "pin", "takenFor"])
    let known = StatisticsLine(results.map(\.result))
    switch (statistics, form.chosen) {
    case (true, .json): try output.write(known)
    case (true, _):
      for pin in known.pins { try output.write(pin) }
      output.beginTable()
      for confusion in known.confusions { try output.write(confusion) }
    case (false, let format):
      for (student, result) in results {
        try output.write(StudentLine(student, result, withPins: format == .json))
      }
    }
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }
}

extension PinLabelSession {
  /// Reads answers, and judges all that a student wrote together.
  ///
  /// - Parameters:
  ///   - source: Where they are.
  ///   - faults: Where lines that cannot be used are told.
  /// - Returns: The results in the order in which students come first, and whether every line could
  ///   be used.
  /// - Throws: A ``Failure`` when input breaks off.
  func results(
    from source: LinesInput,
    faults: JSONLines.Faults = .inPlace
  ) throws -> (results: [(student: String, result: PinLabelResult)], isFaultless: Bool) {
    // When answers were given is not asked, and no verdict depends on it.
    let date = Date(timeIntervalSince1970: 0)
    if var saved: PinLabelSession = try source.save(of: .savedPins) {
      let known = Set(content.sheet.pins.map(\.id))
      guard saved.content.sheet.pins.allSatisfy({ known.contains($0.id) }) else {
        throw Failure.badData("\(source.name): this is a saved round with another sheet of pins")
      }
      let result = try saved.result ?? saved.submit(at: saved.events.last?.date ?? date)
      return ([(student: source.learner.rawValue, result: result)], true)
    }
    var sessions: [String: PinLabelSession] = [:]
    var students: [String] = []
    let isFaultless = try JSONLines.read(PinAnswerLine.self, from: source, faults: faults) { line in
      let student = line.student ?? ""
      var session = sessions[student] ?? self
      do {
        try session.label(line.pin, as: line.label, at: date)
      } catch {
        throw UnusableLine("there is no pin \"\(line.pin)\"")
      }
      if sessions.updateValue(session, forKey: student) == nil { students.append(student) }
    }
    let results = try students.compactMap { student in
      guard var session = sessions[student] else {
        return nil as (student: String, result: PinLabelResult)?
      }
      return (student: student, result: try session.submit(at: date))
    }
    return (results, isFaultless)
  }
}

/// In which language labels are written, and which other names there are.
struct NamesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The learner's language, in addition to Latin: la, de, en ...",
      valueName: "tag"
    )
  )
  var labels: String = "la"

  @Option(name: .customLong("language"), help: .hidden)
  var old: String?

  /// Whether any of the options was given.
  var isGiven: Bool { labels != "la" || old != nil || vocabulary != nil }

  /// The language as a tag.
  var language: String { old ?? labels }

  @Option(
    help: ArgumentHelp(
      "Other Latin names that are not misspellings of the labels, one per line.",
      valueName: "file"
    ),
    completion: .file()
  )
  var vocabulary: String?

  func validate() throws {
    try LanguageTag.check(language, of: "--labels", such: "la or de")
  }

  func loadVocabulary() throws(Failure) -> TermVocabulary {
    try Self.vocabulary(in: vocabulary)
  }

  /// The anatomical names, with those of a file if there is one.
  static func vocabulary(in path: String?) throws(Failure) -> TermVocabulary {
    guard let path else { return .anatomical }
    return TermVocabulary(try TermFile(path: path).load()).union(.anatomical)
  }
}
