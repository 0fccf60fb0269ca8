import Foundation
import Testing

@Suite("ludus tour")
struct TourTests {
  // To renew the file after a wanted change:
  // swift run ludus tour --seed 7 > Tests/LudusToolTests/Golden/tour-7.txt
  @Test("prints exactly the tour of its seed")
  func golden() throws {
    let run = try Tool.ludus.run("tour", "--seed", "7")
    #expect(run == Run(status: 0, output: try Files.golden("tour-7.txt")))
  }

  @Test("is the same each time and from every folder")
  func repeats() throws {
    let first = try Tool.ludus.run("tour")
    let second = try Tool.ludus.run("tour", in: URL(fileURLWithPath: "/"))
    #expect(first == second)
    #expect(first == (try Tool.ludus.run("tour", "--seed", "2016")))
    #expect(first.status == 0)
  }

  @Test("asks other problems with another seed")
  func otherSeed() throws {
    #expect(try prompts(seed: "8") != prompts(seed: "7"))
  }

  @Test("shows ten problems, one of them put off, and a summary", arguments: ["1", "2", "3", "99"])
  func shape(seed: String) throws {
    let lines = try Tool.ludus.run("tour", "--seed", seed).output.split(separator: "\n")
    let headings = lines.filter { $0.contains(" of 10 · ") }
    #expect(headings.count == 11)
    #expect(Set(headings).count == 10)
    #expect(lines.filter { $0.hasPrefix("  > ") }.count == 11)
    #expect(
      lines.filter { $0.hasPrefix("  ✓ Right, ") || $0.hasPrefix("  ✗ ") }.count == 10
    )
    #expect(lines.filter { $0 == "  > puts it off" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("Score: ") }.count == 1)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("ends with a command that works without an installed tool")
  func invitation() throws {
    let command = """
        swift run --package-path Examples \\
          ludus quiz play Examples/Content/general-chemistry.json

      """
    #expect(try Tool.ludus.run("tour").output.hasSuffix("\n\(command)"))
  }

  @Test("says which content is missing")
  func missingContent() throws {
    let run = try Tool.ludus.run("tour", "--content", "/nowhere")
    let errors = "Error: /nowhere/general-chemistry.json: there is no such file\n"
    #expect(run == Run(status: 66, output: "", errors: errors))
  }

  /// The first lines of what is asked.
  private func prompts(seed: String) throws -> [Substring] {
    let lines = try Tool.ludus.run("tour", "--seed", seed).output.split(separator: "\n")
    return zip(lines, lines.dropFirst()).filter { $0.0.contains(" of 10 · ") }.map(\.1)
  }
}
