// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rows of a Markdown table: an operation's time and memory at each size, and how the time
/// grew.
enum Table {
  static let heading = """
    | operation | documented | sizes | time | state | time grew | documented growth |
    |---|---|---|---|---|---|---|
    """

  static func row(of operation: Operation, _ measurements: [Measurement]) -> String {
    guard let first = measurements.first, let last = measurements.last else { return "" }
    let (growth, sizes) = (operation.growth, measurements.map { short(Double($0.size)) })
    let cells = [
      "`\(operation.name)`", growth.rawValue, sizes.joined(separator: ", "),
      measurements.map { time($0.seconds) }.joined(separator: ", "),
      memory(last.bytes),
      factor(last.seconds / first.seconds),
      factor(growth.time(at: last.size) / growth.time(at: first.size)),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func factor(_ number: Double) -> String { "× " + digits(number) }

  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case 1...: digits(seconds) + " s"
    case 1e-3...: digits(seconds * 1e3) + " ms"
    case 1e-6...: digits(seconds * 1e6) + " µs"
    default: digits(seconds * 1e9) + " ns"
    }
  }

  /// Below a megabyte the allocator's own pages would be what is told.
  private static func memory(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "" : digits(Double(bytes) / 1e6) + " MB"
  }

  private static func short(_ size: Double) -> String {
    switch size {
    case 1e6...: digits(size / 1e6) + " M"
    case 1e4...: digits(size / 1e3) + " k"
    default: digits(size)
    }
  }

  /// Three digits, or all before the point.
  private static func digits(_ number: Double) -> String {
    let places = number >= 100 ? 0 : number >= 10 ? 1 : 2
    let text = String(format: "%.\(places)f", number)
    return places > 0 && number == number.rounded() ? String(Int(number)) : text
  }
}
