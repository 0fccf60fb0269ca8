// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProcessorClock

/// A fixed task with an agreed result: what `ludus-bench` measures.
protocol FileWorkload {
  /// The name on the command line, such as "W1".
  static var name: String { get }

  /// Loads and prepares what is not timed, from a file and what stands beside it.
  init(at path: String) throws

  /// The number of operations that one run makes.
  var operations: Int { get }

  /// Makes anew what a run changes, before each run. This is not timed.
  mutating func prepare()

  /// Makes the operations and keeps their results. This is what is timed.
  mutating func run()

  /// The checksum over the kept results.
  func checksum() -> Checksum

  /// Runs the workload some times and returns the line to print.
  static func measure(_ path: String, repeats: Int) throws -> String
}

/// A workload whose file is loaded before it is timed.
protocol Workload: FileWorkload {
  /// Prepares what is not timed.
  init(_ data: Data) throws
}

extension Workload {
  init(at path: String) throws {
    try self.init(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

/// A workload file that is not of the expected form.
struct WorkloadError: Error, CustomStringConvertible {
  let description: String
}

extension FileWorkload {
  /// Does nothing, for a workload whose runs change only what they keep.
  func prepare() {}

  /// Returns name, operations, the median of the process CPU seconds, checksum.
  static func measure(_ path: String, repeats: Int) throws -> String {
    var workload = try Self(at: path)
    var seconds: [Double] = []
    for _ in 0..<repeats {
      workload.prepare()
      let start = processSeconds()
      workload.run()
      seconds.append(processSeconds() - start)
    }
    let median = seconds.sorted()[repeats / 2]
    return "\(name) \(workload.operations) \(median) \(workload.checksum())"
  }
}
