// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// A whole number as it was typed.
///
/// The parser would call a number with a minus sign an unknown option, so such options are parsed
/// unconditionally, and what is wrong with a number is told here.
struct WholeNumber: ExpressibleByArgument {
  private let typed: String

  init(argument: String) {
    typed = argument
  }

  /// The number as a seed.
  func seed() throws(ValidationError) -> UInt64 {
    guard let number = UInt64(typed) else {
      throw refusal(of: "--seed", expected: "from 0 to \(UInt64.max)")
    }
    return number
  }

  /// The number as a count.
  func count(
    _ option: String = "--count",
    atLeast least: Int = 1
  ) throws(ValidationError) -> Int {
    guard let number = Int(typed), number >= least else {
      throw refusal(of: option, expected: "of at least \(least)")
    }
    return number
  }

  /// The number as a count of something, within a range.
  func count(for option: String, in range: ClosedRange<Int>) throws(ValidationError) -> Int {
    guard let number = Int(typed), range.contains(number) else {
      throw refusal(of: option, expected: "from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func refusal(of option: String, expected: String) -> ValidationError {
    ValidationError(
      "The value of '\(option)' is \(typed.onOneLine), expected a whole number \(expected)."
    )
  }
}
