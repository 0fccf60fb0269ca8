// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import Quizzes

/// A version of the model of memory to schedule reviews by.
protocol ReviewVersion {
  static var row: String { get }
  static var version: SpacedReview.MemoryModel.Version { get }
}

/// FSRS-6.
enum VersionSix: ReviewVersion {
  static let row = "W11"
  static let version = SpacedReview.MemoryModel.Version.fsrs6
}

/// FSRS-7.
enum VersionSeven: ReviewVersion {
  static let row = "W11-fsrs7"
  static let version = SpacedReview.MemoryModel.Version.fsrs7
}

/// Schedules reviews: after each one stability, difficulty and the date on which the problem is
/// due.
struct ReviewScheduling<Version: ReviewVersion>: Workload {
  static var name: String { Version.row }

  private typealias Model = SpacedReview.MemoryModel

  let operations: Int
  private let reviewsPerProblem: Int
  private let reviews: [(wait: Double, rating: Model.Rating)]
  private let model: Model
  private var dues: [Double] = []

  init(_ data: Data) throws {
    var reader = try BinaryReader(data, magic: "W11SR001")
    let problems = Int(try reader.read(UInt32.self))
    let perProblem = Int(try reader.read(UInt32.self))
    reviewsPerProblem = perProblem
    operations = problems * perProblem
    reviews = try (0..<operations).map { _ in
      let wait = Double(try reader.read(UInt32.self))
      let number = Int(try reader.read(UInt32.self))
      guard let rating = Model.Rating(rawValue: number) else {
        throw WorkloadError(description: "expected a rating from 1 to 4, found \(number)")
      }
      return (wait, rating)
    }
    model = try Model {
      $0.parameters = Version.version.parameters
      $0.relearningSteps = [600]
    }
    dues.reserveCapacity(operations)
  }

  mutating func run() {
    dues.removeAll(keepingCapacity: true)
    let start = Date(timeIntervalSince1970: 1_767_225_600)
    for problem in 0..<operations / reviewsPerProblem {
      var memory: Model.Memory?
      var date = start
      for index in problem * reviewsPerProblem..<(problem + 1) * reviewsPerProblem {
        date += reviews[index].wait
        let next = model.memory(of: memory, after: reviews[index].rating, at: date)
        dues.append(next.due.timeIntervalSince1970)
        memory = next
      }
    }
  }

  /// Over the seconds of the dates on which problems are due.
  func checksum() -> Checksum {
    var checksum = Checksum()
    for due in dues {
      checksum.add(UInt64(bitPattern: Int64(due.rounded())))
    }
    return checksum
  }
}
