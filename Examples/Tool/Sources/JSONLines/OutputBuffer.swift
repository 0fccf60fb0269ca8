// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// Gathers what is written to standard output, so that many lines take one call of the system.
struct OutputBuffer {
  private var bytes: [UInt8] = []
  private static let capacity = 1 << 16

  /// Writes bytes, at the latest with the next ``flush()``.
  mutating func write(_ content: some Sequence<UInt8>) throws {
    bytes.append(contentsOf: content)
    if bytes.count >= Self.capacity {
      try flush()
    }
  }

  /// Hands everything to the system.
  ///
  /// - Throws: The exit status of a program ended by SIGPIPE when nobody reads any more, which is
  ///   no failure to tell anyone about, and a ``Failure`` for everything else.
  mutating func flush() throws {
    if !bytes.isEmpty { ProgressLine.shared.clear() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw ExitCode(128 + SIGPIPE)
      } else if errno != EINTR {
        throw Failure.brokenStream("standard output: \(String(cString: strerror(errno)))")
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
