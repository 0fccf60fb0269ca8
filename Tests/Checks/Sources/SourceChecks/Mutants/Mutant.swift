// SPDX-License-Identifier: Apache-2.0

/// A place in a file where both forms of the code can stand.
struct Mutant: Hashable, Sendable {
  /// The bytes that are replaced, and the lines that they reach.
  var start: Int
  var end: Int
  var firstLine: Int
  var lastLine: Int
  /// One line for the report.
  var change: String
  /// Both forms; `#` stands for the call that chooses.
  var text: String
  /// The file that it is in, and the number that chooses it.
  var path = ""
  var module = ""
  var number = 0

  /// Whether one of the two is inside the other.
  func overlaps(_ other: Mutant) -> Bool {
    path == other.path && other.start < end && start < other.end
  }
}
