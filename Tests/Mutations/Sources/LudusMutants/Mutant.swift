// SPDX-License-Identifier: Apache-2.0

/// A place in a file where both forms of the code can stand.
struct Mutant: Encodable {
  /// The bytes that are replaced, and the lines that they reach.
  var start: Int
  var end: Int
  var firstLine: Int
  var lastLine: Int
  /// One line for the report.
  var change: String
  /// Both forms; `#` stands for the call that chooses.
  var text: String
}
