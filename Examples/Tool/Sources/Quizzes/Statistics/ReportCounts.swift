// SPDX-License-Identifier: Apache-2.0
import QuizAnalytics
import Quizzes

/// The counts that items, sets and quizzes are worked out from, worked out themselves when they are
/// asked for.
struct ReportCounts {
  /// A line of counts: those of a problem, or `{"set":{...}}`, or `{"quiz":{...}}`.
  enum Line: Codable {
    case item(ItemStatistics.Tally)
    case set(SetReport.Tally)
    case quiz(QuizReliability.Tally)

    private enum Key: String, CodingKey {
      case set, quiz
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      // What is counted of a problem names its set too.
      if (try? container.nestedContainer(keyedBy: Key.self, forKey: .set)) != nil {
        self = .set(try container.decode(SetReport.Tally.self, forKey: .set))
      } else if container.contains(.quiz) {
        self = .quiz(try container.decode(QuizReliability.Tally.self, forKey: .quiz))
      } else {
        self = .item(try ItemStatistics.Tally(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .item(let tally): try tally.encode(to: encoder)
      case .set(let tally):
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(tally, forKey: .set)
      case .quiz(let tally):
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(tally, forKey: .quiz)
      }
    }
  }

  private enum Source {
    case log(AnswerLog, points: [Problem.ID: Fraction])
    case counts([ItemStatistics.Tally], [SetReport.Tally], [QuizReliability.Tally])
  }

  private let source: Source

  /// Counts the answers of a log.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - points: What problems are worth, as far as that is known.
  init(of log: AnswerLog, points: [Problem.ID: Fraction]) {
    source = .log(log, points: points)
  }

  /// Adds up counts of different learners.
  init(merging lines: [Line]) {
    source = .counts(
      ItemStatistics.Tally.merged(
        lines.compactMap { if case .item(let tally) = $0 { tally } else { nil } }
      ),
      SetReport.Tally.merged(
        lines.compactMap { if case .set(let tally) = $0 { tally } else { nil } }
      ),
      QuizReliability.Tally.merged(
        lines.compactMap { if case .quiz(let tally) = $0 { tally } else { nil } }
      )
    )
  }

  var items: [ItemStatistics.Tally] {
    switch source {
    case .log(let log, _): log.itemTallies()
    case .counts(let items, _, _): items
    }
  }

  var sets: [SetReport.Tally] {
    switch source {
    case .log(let log, let points): log.setTallies(points: points)
    case .counts(_, let sets, _): sets
    }
  }

  var quizzes: [QuizReliability.Tally] {
    switch source {
    case .log(let log, let points):
      Dictionary(grouping: log.records, by: \.quiz).sorted { $0.key < $1.key }
        .map { AnswerLog($0.value).reliabilityTally(of: $0.key, points: points) }
    case .counts(_, _, let quizzes): quizzes
    }
  }

  /// The reports that there are counts for, of items where there are none.
  var reports: [QuizStatistics.Report] {
    let reports = QuizStatistics.Report.allCases.filter { !lines(of: [$0]).isEmpty }
    return reports.isEmpty ? [.items] : reports
  }

  /// The lines of counts for reports.
  func lines(of reports: [QuizStatistics.Report]) -> [Line] {
    reports.flatMap { report -> [Line] in
      switch report {
      case .items: items.map(Line.item)
      case .sets: sets.map(Line.set)
      case .quizzes: quizzes.map(Line.quiz)
      case .students, .scale, .options, .groups, .help, .hints: []
      }
    }
  }
}
