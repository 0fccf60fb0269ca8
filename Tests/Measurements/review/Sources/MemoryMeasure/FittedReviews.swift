// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// A fit to the reviews on standard input, a problem on each line: ratings and days, as in "3:0 3:4
/// 1:11".
enum FittedReviews {
  private struct Outcome: Encodable {
    let parameters: [Double]
    let before: Double?
    let after: Double?
    let seconds: Double
  }

  static func run() throws {
    let text = String(
      decoding: FileHandle.standardInput.readDataToEndOfFile(),
      as: UTF8.self
    )
    let histories = text.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { review -> SpacedReview.MemoryModel.PastReview? in
        let parts = review.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, let rating = SpacedReview.MemoryModel.Rating(rawValue: parts[0])
        else { return nil }
        return SpacedReview.MemoryModel.PastReview(rating, after: parts[1])
      }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let fit = SpacedReview.MemoryModel.standard.fitted(to: histories)
    let outcome = Outcome(
      parameters: fit.model.parameters,
      before: fit.before?.logLoss,
      after: fit.after?.logLoss,
      seconds: (clock.now - start) / .seconds(1)
    )
    print(String(decoding: try JSONEncoder().encode(outcome), as: UTF8.self))
  }
}
