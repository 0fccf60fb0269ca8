// SPDX-License-Identifier: Apache-2.0

/// Something that a rule forbids, with its place.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var message: String

  package var description: String { "\(path):\(line): \(message)" }
}

/// A line of a file.
struct Place: Hashable, Sendable {
  var path: String
  var line: Int

  init(_ path: String, _ line: Int) { (self.path, self.line) = (path, line) }

  func finding(_ message: String) -> Finding {
    Finding(path: path, line: line, message: message)
  }
}
