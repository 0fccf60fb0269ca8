// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension AnswerLog {
  /// Returns the log with the names that the problems have in
  /// `ProblemBank.qualified(by:)`.
  ///
  /// It is for logs of sessions that were drawn from a bank before it was qualified: their answers
  /// go on counting for the same problems, and no longer for those of other banks that have the
  /// same names.
  ///
  /// - Parameter bank: The beginning of the names of problems and sets.
  /// - Returns: The log with the other names.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func qualified(by bank: Identifier<ProblemBank>) -> AnswerLog {
    AnswerLog(
      allRecords.map { record in
        var record = record
        record.problem = bank.qualifying(record.problem)
        record.set = bank.qualifying(record.set)
        return record
      }
    )
  }
}
