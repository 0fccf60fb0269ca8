// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Runs other programs.
enum Shell {
  /// A program that failed, with what it said.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a program printed, and how it ended.
  struct Result {
    /// The exit code, or the negative number of the signal that ended the program.
    let status: Int
    let output: String
    let complaints: String
  }

  /// Runs a program that is found in `PATH` and keeps what it prints.
  ///
  /// A value of `nil` in `environment` takes a variable away.
  static func run(
    _ command: [String],
    in folder: String,
    environment: [String: String?] = [:]
  ) throws -> Result {
    // Complaints go to a file: a full pipe that nobody reads would stop the program.
    let complaints = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString
    )
    try Data().write(to: complaints)
    defer { try? FileManager.default.removeItem(at: complaints) }
    let process = process(command, in: folder, environment: environment)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    return Result(
      status: wait(for: process),
      output: String(decoding: output, as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self)
    )
  }

  /// What a program prints that must not fail.
  @discardableResult
  static func output(
    _ command: [String],
    in folder: String,
    environment: [String: String?] = [:]
  ) throws -> String {
    let result = try run(command, in: folder, environment: environment)
    guard result.status == 0 else {
      let end = (result.output + result.complaints).suffix(4000)
      throw Failure(description: "\(command.joined(separator: " ")) failed:\n\(end)")
    }
    return result.output
  }

  /// Runs a program whose output is for the reader, and throws if it fails.
  static func show(
    _ command: [String],
    in folder: String,
    environment: [String: String?] = [:]
  ) throws {
    let process = process(command, in: folder, environment: environment)
    try process.run()
    guard wait(for: process) == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")) failed")
    }
  }

  static func process(
    _ command: [String],
    in folder: String,
    environment: [String: String?] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    return process
  }

  static func wait(for process: Process) -> Int {
    process.waitUntilExit()
    let status = Int(process.terminationStatus)
    return process.terminationReason == .uncaughtSignal ? -status : status
  }
}
