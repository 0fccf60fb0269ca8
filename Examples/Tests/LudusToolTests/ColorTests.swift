import Foundation
import Testing

@Suite("Colour")
struct ColorTests {
  /// The program of Linux that runs another one on a terminal; that of other systems takes other arguments.
  private static let script = "/usr/bin/script"
  private static var hasScript: Bool {
    #if os(Linux)
    FileManager.default.isExecutableFile(atPath: script)
    #else
    false
    #endif
  }

  @Test(
    "is for terminals, and for those who want it",
    .enabled(if: hasScript),
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true), ([:], true),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    ]
  )
  func terminal(environment: [String: String], isColored: Bool) throws {
    let process = Process()
    let output = Pipe()
    let command = "'\(Tool.ludus.executable.path)' tour"
    process.executableURL = URL(fileURLWithPath: Self.script)
    process.arguments = ["--quiet", "--return", "--command", command, "/dev/null"]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: written, as: UTF8.self)
    #expect(process.terminationStatus == 0)
    #expect(text.contains("✓ Right, "))
    #expect(text.contains("\u{1B}[") == isColored)
  }

  @Test("is not for files")
  func file() throws {
    let output = try Tool.ludus.run("tour").output
    #expect(output.contains("✓ Right, "))
    #expect(!output.contains("\u{1B}"))
  }
}
