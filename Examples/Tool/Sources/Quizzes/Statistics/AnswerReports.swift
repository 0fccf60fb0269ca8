// SPDX-License-Identifier: Apache-2.0
import QuizAnalytics
import Quizzes

/// The reports of `ludus quiz statistics`, computed when they are asked for.
struct AnswerReports {
  let log: AnswerLog
  /// What problems are worth, as far as that is known.
  private let points: [Problem.ID: Fraction]
  /// The counts that items, sets and quizzes are worked out from.
  let counts: ReportCounts
  private let low: Fraction
  /// The name of a quiz as people know it.
  let name: (Quiz.ID) -> String
  /// The learners who are compared with all others.
  var focal: Set<Learner.ID> = []

  /// Creates the reports of a log, or of counts from elsewhere.
  init(
    of log: AnswerLog,
    points: [Problem.ID: Fraction],
    counts: ReportCounts?,
    low: Fraction,
    naming name: @escaping (Quiz.ID) -> String = { $0.rawValue }
  ) {
    self.log = log
    self.points = points
    self.counts = counts ?? ReportCounts(of: log, points: points)
    self.low = low
    self.name = name
  }

  private var items: [ItemStatistics] { counts.items.map(\.statistics) }

  /// The sets, first the one where most students got low scores.
  private var sets: [SetReport] {
    counts.sets.map { $0.report(low: low) }.sorted { left, right in
      (-left.lowShare, left.mean, left.id) < (-right.lowShare, right.mean, right.id)
    }
  }

  /// The quizzes that two or more learners finished, in the order of their names.
  private var reliabilities: [(quiz: Quiz.ID, figures: QuizReliability)] {
    counts.quizzes.map { (quiz: $0.id, figures: $0.reliability) }
      .filter { $0.figures.learnerCount > 1 }
  }

  private func scale() throws(Failure) -> RaschScale {
    do {
      return try RaschScale(log)
    } catch {
      throw .badData(Faulty.sentence(for: error))
    }
  }
}

// MARK: - Tables

extension AnswerReports {
  /// The lines of a report, its title first.
  func lines(of report: QuizStatistics.Report) throws -> [String] {
    switch report {
    case .items: itemLines
    case .sets: setLines
    case .students: studentLines
    case .quizzes: quizLines
    case .scale: try scaleLines
    case .options: optionLines
    case .groups: groupLines
    case .help: helpLines
    case .hints: hintLines
    }
  }

  private var itemLines: [String] {
    let items = items
    var table = TextTable(["problem", "n", "omitted", "facility", "95 %", "r", "D", "seconds"])
    for item in items {
      table.add([
        item.id.rawValue, "\(item.count)", "\(item.omittedCount)", item.facility.text,
        item.facilityInterval.text, item.discrimination?.value.text ?? "",
        item.groups?.value.text ?? "", item.time?.median.text(digits: 0) ?? "",
      ])
    }
    let idle = items.compactMap { item -> String? in
      let options = item.neverChosen(shownAtLeast: 20).map(\.id.rawValue)
      return options.isEmpty ? nil : "\(item.id): \(options.joined(separator: ", "))"
    }
    return ["Problems"] + table.lines
      + (idle.isEmpty ? [] : ["", "Options that no one picked, shown 20 times or more"] + idle)
      .map(\.onOneLine)
  }

  private var setLines: [String] {
    var table = TextTable(["set", "learners", "low", "share", "95 %", "mean", "weakest problem"])
    for set in sets {
      table.add([
        set.id.rawValue, "\(set.learnerCount)", "\(set.lowCount)", set.lowShare.text,
        set.lowInterval.text, set.mean.text, set.problems.first?.rawValue ?? "",
      ])
    }
    return ["Sets, by how many learners scored below \(low)"] + table.lines
  }

  private var studentLines: [String] {
    var table = TextTable([
      "student", "answers", "omitted", "points", "of", "mean", "95 %", "weakest set",
    ])
    for student in log.studentReports(points: points) {
      table.add([
        student.id.rawValue, "\(student.count)", "\(student.omittedCount)", student.earned.text,
        student.possible.text, student.mean.text, student.interval.text,
        student.sets.first?.set.rawValue ?? "",
      ])
    }
    return ["Students"] + table.lines
  }

  private var helpNeeds: [HelpNeed] { log.helpNeeds(below: low, points: points) }

  private var helpLines: [String] {
    var table = TextTable(["set", "student", "answers", "mean", "needs help"])
    for need in helpNeeds {
      for student in need.learners {
        table.add([
          need.id.rawValue, student.id.rawValue, "\(student.count)", student.mean.text,
          student.risk == .clear ? "clearly" : "perhaps",
        ])
      }
    }
    return ["Help, for those who scored below \(low) in a set"] + table.lines
  }

  private var hintLines: [String] {
    var table = TextTable(["problem", "hint", "seen", "helpful", "not helpful", "share", "95 %"])
    for item in items {
      for hint in item.hints {
        table.add([
          item.id.rawValue, "\(hint.id + 1)", "\(hint.seen)", "\(hint.helpful)",
          "\(hint.unhelpful)", hint.helpfulShare?.text ?? "", hint.interval.text,
        ])
      }
    }
    return ["Hints, by how many call them helpful"] + table.lines
  }

  private var quizLines: [String] {
    var table = TextTable(["quiz", "learners", "problems", "alpha", "95 %", "mean", "sd", "error"])
    for (quiz, figures) in reliabilities {
      table.add([
        name(quiz), "\(figures.learnerCount)", "\(figures.withoutItem.count)",
        figures.alpha?.text ?? "", figures.interval.text, figures.mean?.text ?? "",
        figures.standardDeviation?.text ?? "", figures.standardError?.text ?? "",
      ])
    }
    let others = counts.quizzes.filter { $0.reliability.learnerCount < 2 }.map { name($0.id) }
    return ["Quizzes"] + table.lines
      + (others.isEmpty
        ? []
        : [
          "", "Quizzes of which fewer than two learners answered all problems",
          others.sorted().listed,
        ])
  }

  private var scaleLines: [String] {
    get throws {
      let scale = try scale()
      var problems = TextTable(["problem", "difficulty", "error", "95 %"])
      for (problem, estimate) in scale.difficulties.hardestFirst {
        problems.add([
          problem.rawValue, estimate.value.text, estimate.standardError.text,
          Optional(estimate.interval).text,
        ])
      }
      var students = TextTable(["student", "ability", "error", "95 %"])
      for (student, estimate) in scale.abilities.hardestFirst {
        students.add([
          student.rawValue, estimate.value.text, estimate.standardError.text,
          Optional(estimate.interval).text,
        ])
      }
      let others = scale.incomparable.map(\.rawValue).joined(separator: ", ").onOneLine
      return ["Difficulties in logits"] + problems.lines
        + (others.isEmpty ? [] : ["Not comparable: \(others)"])
        + ["", "Abilities in logits"] + students.lines
    }
  }
}

// MARK: - JSON

extension AnswerReports {
  /// Writes the counts that reports are worked out from, a line for each problem, set or quiz.
  func writeCounts(of reports: [QuizStatistics.Report]) throws {
    var output = JSONWriter()
    for line in counts.lines(of: reports) {
      try output.write(line)
    }
    try output.flush()
  }

  /// Writes a report, a line for each row.
  func write(_ report: QuizStatistics.Report, to output: inout FigureWriter) throws {
    switch report {
    case .items:
      for item in items {
        try output.write(Row("item", item))
      }
    case .sets:
      for set in sets {
        try output.write(Row("set", set))
      }
    case .students:
      for student in log.studentReports(points: points) {
        try output.write(Row("student", Student(student)))
      }
    case .quizzes:
      for (quiz, figures) in reliabilities {
        try output.write(Row("quiz", quiz, figures))
      }
    case .scale:
      let scale = try scale()
      for (problem, estimate) in scale.difficulties.hardestFirst {
        try output.write(Row("difficulty", problem, estimate))
      }
      for (learner, estimate) in scale.abilities.hardestFirst {
        try output.write(Row("ability", learner, estimate))
      }
    case .options:
      for curves in optionCurves {
        try output.write(Row("options", curves))
      }
    case .groups:
      for row in comparison.rows {
        try output.write(Row("group", row))
      }
    case .help:
      for need in helpNeeds {
        for student in need.learners {
          try output.write(Row("help", student.id, Help(set: need.id, student)))
        }
      }
    case .hints:
      for item in items {
        for hint in item.hints { try output.write(Row("hint", item.id, Hint(hint))) }
      }
    }
  }

  /// Figures together with what they are about.
  private struct Row<Figures: Encodable>: Encodable {
    private let report: String
    private let id: String?
    private let figures: Figures

    /// A row of figures that have their own `id`.
    init(_ report: String, _ figures: Figures) {
      self.report = report
      id = nil
      self.figures = figures
    }

    init<Subject>(_ report: String, _ id: Identifier<Subject>, _ figures: Figures) {
      self.report = report
      self.id = id.rawValue
      self.figures = figures
    }

    private enum Key: String, CodingKey {
      case report, id
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(report, forKey: .report)
      try container.encodeIfPresent(id, forKey: .id)
      try figures.encode(to: encoder)
    }
  }

  /// A student who scored low in a set.
  private struct Help: Encodable {
    let set: ProblemSet.ID
    let count: Int
    let mean: Double
    let isClear: Bool

    init(set: ProblemSet.ID, _ entry: HelpNeed.Entry) {
      self.set = set
      count = entry.count
      mean = entry.mean
      isClear = entry.risk == .clear
    }
  }

  /// A hint, counted from 1 as in the table.
  private struct Hint: Encodable {
    let hint: Int
    let seen: Int
    let helpful: Int
    let unhelpful: Int
    let facility: Double
    let helpfulShare: Double?
    let interval: ConfidenceInterval?

    init(_ figures: ItemStatistics.Hint) {
      hint = figures.id + 1
      seen = figures.seen
      helpful = figures.helpful
      unhelpful = figures.unhelpful
      facility = figures.facility
      helpfulShare = figures.helpfulShare
      interval = figures.interval
    }
  }

  private struct Student: Encodable {
    let id: Learner.ID
    let count: Int
    let omittedCount: Int
    let earned: Double
    let possible: Double
    let mean: Double
    let interval: ConfidenceInterval?
    let sets: [StudentReport.SetShare]
    let time: ItemStatistics.Times?

    init(_ report: StudentReport) {
      id = report.id
      count = report.count
      omittedCount = report.omittedCount
      earned = report.earned
      possible = report.possible
      mean = report.mean
      interval = report.interval
      sets = report.sets
      time = report.time
    }
  }
}

extension Dictionary where Value == Estimate, Key: Comparable {
  /// The estimates with the highest first, equal ones in the order of their names.
  fileprivate var hardestFirst: [(key: Key, value: Estimate)] {
    sorted { ($1.value.value, $0.key) < ($0.value.value, $1.key) }
  }
}
