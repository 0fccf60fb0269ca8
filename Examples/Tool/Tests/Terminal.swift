// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A terminal to run the tool on, by the program of Linux for it; that of other systems takes other
/// arguments.
enum Terminal {
  private static let script = "/usr/bin/script"
  /// A tool that waits for a key that is never typed would make the tests wait, too.
  private static let longest = 120

  static var isAvailable: Bool {
    #if os(Linux)
    FileManager.default.isExecutableFile(atPath: script)
    #else
    false
    #endif
  }

  /// Runs the tool on a terminal.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the tool, as a shell takes them.
  ///   - input: What is typed, before the input is over.
  ///   - columns: How wide the terminal is, or nil for one that does not say.
  ///   - rows: How high it is, or nil for one that does not say.
  ///   - environment: The variables of the environment.
  ///   - patience: How many seconds the tool may take before it is ended.
  /// - Returns: What was written, and the status of the tool.
  /// - Throws: What keeps the terminal from being started.
  static func run(
    _ arguments: String,
    input: String = "",
    columns: Int? = nil,
    rows: Int? = nil,
    environment: [String: String] = [:],
    patience: Int = Terminal.longest
  ) throws -> Run {
    let process = Process()
    let output = Pipe()
    let resize = [("columns", columns), ("rows", rows)]
      .compactMap { name, count in count.map { "stty \(name) \($0); " } }.joined()
    let command =
      "\(resize)timeout --foreground \(patience) '\(Tool.ludus.executable.path)' \(arguments)"
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = ["--quiet", "--return", "--command", command, "/dev/null"]
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    let typed = Pipe()
    process.standardInput = typed
    process.standardOutput = output
    try process.run()
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: written, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    return Run(status: process.terminationStatus, output: text)
  }
}
