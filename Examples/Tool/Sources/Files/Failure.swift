// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LudusCore

/// Why a command stops, for people, and the exit status that tells it to scripts.
struct Failure: Error {
  let message: String
  let status: ExitCode

  /// Options that do not fit the data, as `EX_USAGE` in `sysexits.h`.
  static func wrongUsage(_ message: String) -> Failure {
    Failure(message: message, status: .validationFailure)
  }

  /// A name in an option that is not one of those there are.
  ///
  /// - Parameters:
  ///   - noun: What is named.
  ///   - name: The name that was given.
  ///   - place: What should have it.
  ///   - known: The names there are.
  /// - Returns: The failure.
  static func unknown<Subject>(
    _ noun: String,
    _ name: String,
    in place: String,
    _ known: [Identifier<Subject>]
  ) -> Failure {
    let names = known.isEmpty ? ["none"] : known.map { $0.rawValue.onOneLine }
    let remedy = name.remedy(of: names, orElse: "it has", quotedBy: ("“", "”"))
    return .wrongUsage("\(place) has no \(noun) “\(name.onOneLine)”; \(remedy)")
  }

  /// Data that cannot be used, as `EX_DATAERR`.
  static func badData(_ message: String) -> Failure {
    Failure(message: message, status: ExitCode(65))
  }

  /// Input with nothing in it, of which nothing can be shown to people.
  static func nothing(in source: String, expected: String) -> Failure {
    badData("\(source): there is nothing in it, expected \(expected)")
  }

  /// A file of which neither the name nor the content says what it is.
  static func unknownFormat(of path: String, _ bytes: [UInt8]) -> Failure {
    bytes.contains { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      ? .badData("\(path): no format is recognized in it; --from names one")
      : .nothing(in: path, expected: "questions")
  }

  /// Input that is not there or cannot be read, as `EX_NOINPUT`.
  static func noInput(_ message: String) -> Failure {
    Failure(message: message, status: ExitCode(66))
  }

  /// A file that cannot be written, as `EX_CANTCREAT`.
  static func cannotWrite(_ message: String) -> Failure {
    Failure(message: message, status: ExitCode(73))
  }

  /// Input or output that broke off, as `EX_IOERR`.
  static func brokenStream(_ message: String) -> Failure {
    Failure(message: message, status: ExitCode(74))
  }
}
