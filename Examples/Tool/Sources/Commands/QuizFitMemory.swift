// SPDX-License-Identifier: Apache-2.0
public import ArgumentParser
import Foundation
public import Quizzes

/// The command `ludus quiz fit-memory`.
struct QuizFitMemory: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit-memory",
    abstract: "Fit the parameters of FSRS-6 or FSRS-7 to reviews.",
    discussion: """
      Reads a file of JSON Lines, either answers in the format of "ludus quiz statistics" or the reviews of one \
      problem per line in the format of "ludus quiz memory". It writes the 21 or 34 parameters, and the log-loss \
      and the error of calibration before and after. FSRS-6 predicts only reviews on a different day than the one \
      before, and FSRS-7 those of the same day as well.

      Example:

        ludus quiz fit-memory Examples/Content/answers.jsonl
      """
  )

  @Argument(help: "The answers or reviews, a file of JSON Lines.")
  var log: String

  @Option(help: "The version of the model: fsrs6 or fsrs7.")
  var model: SpacedReview.MemoryModel.Version = .fsrs6

  @OptionGroup var form: FormatOption

  func run() throws {
    let start = try SpacedReview.MemoryModel { $0.parameters = model.parameters }
    let data = try InputFile(path: log).read()
    let isEmpty = !data.contains { !" \t\r\n".utf8.contains($0) }
    guard !isEmpty || form.chosen != .table else {
      throw Failure.nothing(in: log, expected: "answers or reviews")
    }
    let fit: SpacedReview.MemoryModel.Fit
    if data.firstRange(of: Data(#""reviews""#.utf8)) != nil {
      let histories = try LinesFile(path: log).numberedLines(ReviewHistory.self, in: data)
      fit = start.fitted(to: histories.map(\.content.pastReviews))
    } else {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let answers = try AnswerLogFile(path: log).load()
      fit = start.fitted(to: answers, calendar: calendar)
    }
    var output = FigureWriter(form.chosen)
    try output.write(FittedMemory(fit))
    try output.flush()
  }
}

/// A fit as it is written.
private struct FittedMemory: Encodable {
  /// Log-loss and error of calibration.
  struct Quality: Encodable {
    let logLoss: Double
    let calibrationError: Double

    init(_ quality: SpacedReview.MemoryModel.Quality) {
      logLoss = quality.logLoss
      calibrationError = quality.calibrationError
    }
  }

  let parameters: [Double]
  let fitted: Int
  let reviews: Int
  let before: Quality?
  let after: Quality?

  init(_ fit: SpacedReview.MemoryModel.Fit) {
    parameters = fit.model.parameters
    fitted = fit.fittedParameters
    reviews = fit.reviews
    before = fit.before.map(Quality.init)
    after = fit.after.map(Quality.init)
  }
}

extension SpacedReview.MemoryModel.Version: @retroactive ExpressibleByArgument {}
