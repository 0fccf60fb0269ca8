// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProcessorClock

/// What an operation took at one size.
struct Measurement {
  let size: Int
  /// The least seconds of CPU time for one operation.
  let seconds: Double
  /// The bytes that the prepared state takes.
  let bytes: Int

  private static let leastRuns = 3
  private static let leastSeconds = 0.1

  init(of operation: Operation, at size: Int) throws {
    let before = residentBytes()
    let trial = try operation.prepare(size)
    bytes = max(residentBytes() - before, 0)
    try trial.run()  // warms up
    var (runs, total, least) = (0, 0.0, Double.infinity)
    while runs < Self.leastRuns || total < Self.leastSeconds {
      let start = processSeconds()
      try trial.run()
      let seconds = processSeconds() - start
      (runs, total, least) = (runs + 1, total + seconds, min(least, seconds))
    }
    self.size = size
    seconds = least / Double(trial.count)
  }

  /// As a process printed it.
  init?(_ line: String) {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard fields.count == 3, let size = Int(fields[0]), let seconds = Double(fields[1]),
      let bytes = Int(fields[2])
    else { return nil }
    (self.size, self.seconds, self.bytes) = (size, seconds, bytes)
  }

  var line: String { "\(size) \(seconds) \(bytes)" }
}

extension Double {
  var logarithm: Double { log2(self) }
}
