// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes

/// A file with the names of learners, one on each line.
struct LearnerNames {
  let path: String

  /// Reads the names.
  ///
  /// - Parameter log: The answers; a name without any is refused, because it is mistyped or of
  ///   another file.
  /// - Returns: The learners.
  /// - Throws: A failure when the file cannot be read or a name has no answers.
  func load(among log: AnswerLog) throws -> Set<Learner.ID> {
    let learners = Set(try InputFile(path: path).readNames().map(Learner.ID.init(_:)))
    let known = Set(log.records.map(\.learner))
    let unknown = learners.subtracting(known)
    guard unknown.isEmpty else {
      throw Failure.badData(
        "\(path): no answer is by \(list(unknown)); there are answers by \(list(known))"
      )
    }
    return learners
  }

  private func list(_ learners: Set<Learner.ID>) -> String {
    learners.isEmpty ? "nobody" : learners.sorted().map { "\"\($0.rawValue)\"" }.listed
  }
}

extension [String] {
  /// The first names, and how many more there are.
  var listed: String {
    let rest = count - 10
    return prefix(10).joined(separator: ", ").onOneLine + (rest > 0 ? " and \(rest) more" : "")
  }
}

/// What learners of different strength, and of two groups, make of problems.
extension AnswerReports {
  /// The curves of a problem's options.
  struct OptionCurves: Encodable {
    let id: Problem.ID
    let options: [ItemStatistics.OptionCurve]
  }

  /// The problems with options, in the order of their names.
  var optionCurves: [OptionCurves] {
    Set(log.records.lazy.filter { !$0.shown.isEmpty }.map(\.problem)).sorted()
      .map { OptionCurves(id: $0, options: log.optionCurves(of: $0)) }
      .filter { !$0.options.isEmpty }
  }

  /// How the problems of each quiz differ for the two groups.
  var comparison: GroupComparison { GroupComparison(of: log, focal: focal) }

  var optionLines: [String] {
    var table = TextTable(["problem", "option", "picked by each fifth, the weakest first"])
    for curves in optionCurves {
      for option in curves.options {
        let shares = option.points.map { $0.share.text }.joined(separator: "  ")
        table.add([curves.id.rawValue, option.id.rawValue, shares])
      }
    }
    return ["Options"] + table.lines
  }

  var groupLines: [String] {
    let comparison = comparison
    var table = TextTable([
      "quiz", "problem", "category", "size", "p", "others", "focal", "chi-square", "odds", "delta",
      "error",
    ])
    for row in comparison.rows {
      let figures = row.mantelHaenszel
      table.add([
        name(row.quiz), row.id.rawValue, row.category?.rawValue ?? "",
        row.analysis?.whole.size.text ?? "", row.analysis?.whole.significance.text ?? "",
        figures.map { "\($0.referenceCount)" } ?? "", figures.map { "\($0.focalCount)" } ?? "",
        figures?.chiSquare.text ?? "", figures?.oddsRatio?.text ?? "", figures?.delta?.text ?? "",
        figures?.standardError?.text ?? "",
      ])
    }
    return ["Groups: delta is negative where a problem is harder for those of --focal"]
      + table.lines
      + comparison.refusals.map {
        "\(name($0.quiz)): no category: \($0.reason.sentence(in: .english))".onOneLine
      }
  }
}
