// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What a program left behind.
struct Run: Equatable {
  var status: Int32
  var output: String
  var errors = ""
}

/// The programs of this package, run as a user runs them.
enum Tool: String {
  case ludus
  case minimalQuiz = "minimal-quiz"
  case leagueExample = "league-example"
  case habitApp = "habit-app"

  /// The program that was built with these tests, or the `ludus` that `LUDUS_TOOL` names, such as
  /// one built for release.
  var executable: URL {
    if self == .ludus, let other = ProcessInfo.processInfo.environment["LUDUS_TOOL"] {
      return URL(fileURLWithPath: other)
    }
    return Self.productsFolder.appendingPathComponent(rawValue)
  }

  private static var productsFolder: URL {
    // On macOS the tests are a bundle that another program loads; elsewhere they are the program.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// Runs the program to its end.
  func run(_ arguments: String..., input: String = "", in folder: URL? = nil) throws -> Run {
    try run(arguments, input: Data(input.utf8), in: folder)
  }

  /// Runs the program to its end.
  ///
  /// Input and output are files, so that nothing waits for anything else, however much it is. The
  /// machine's time zone is UTC, wherever the tests run.
  func run(
    _ arguments: [String],
    input: Data,
    in folder: URL? = nil,
    zone: String = "UTC"
  ) throws -> Run {
    let files = try TemporaryFolder()
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(["TZ": zone]) { $1 }
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? files.url
    process.standardInput = try FileHandle(forReadingFrom: files.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingTo: files.write(Data(), to: "output"))
    process.standardError = try FileHandle(forWritingTo: files.write(Data(), to: "errors"))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: try files.text(of: "output"),
      errors: try files.text(of: "errors")
    )
  }
}

extension Tool {
  /// The most kilobytes that the program held while it answered the same line again and again.
  func peakMemory(_ arguments: [String], line: String, count: Int) throws -> Int {
    let process = Process()
    let input = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let chunk = Data(String(repeating: "\(line)\n", count: 1000).utf8)
    for _ in 0..<count / 1000 {
      try input.fileHandleForWriting.write(contentsOf: chunk)
    }
    // All but the last pipe's worth has been answered, and the program waits for more.
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status",
      encoding: .utf8
    )
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try #require(peak.flatMap { Int($0.filter(\.isNumber)) })
  }
}

/// A folder that is gone when it is no longer used.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}

/// The files that the tests read.
enum Files {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let chemistry = content("general-chemistry.json")
  static let allKinds = content("all-kinds.json")
  static let spelling = content("spelling.json")
  static let houseRules = content("flat-share/house-rules.json")

  /// A file, or a folder, of the content of the examples.
  static func content(_ name: String) -> String {
    folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Content").appendingPathComponent(name).path
  }

  /// A page of the documentation.
  static func documentation(_ name: String) -> String {
    content("../../Documentation/\(name)")
  }

  /// A file of the flat share: rules, or its history.
  static func flatShare(_ name: String) -> String {
    content("flat-share/\(name)")
  }

  static func fixture(_ name: String) -> String {
    folder.appendingPathComponent("Fixtures").appendingPathComponent(name).path
  }

  static func golden(_ name: String) throws -> String {
    let file = folder.appendingPathComponent("Golden").appendingPathComponent(name)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
