// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The three streams that a program begins with.
enum Streams {
  /// Opens those that are closed, because a file that is opened would take the place of one, and
  /// hold what is said to people.
  ///
  /// Nobody reads what is written to standard error then; to write to standard output is an error.
  static func open() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = Foundation.open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes to standard error, unless it is full or nobody reads it, which is no reason to stop.
  static func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
