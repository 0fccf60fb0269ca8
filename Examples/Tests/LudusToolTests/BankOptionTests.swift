import Foundation
import Testing

@Suite("The bank of a command")
struct BankOptionTests {
  private static let bank = Files.fixture("three-kinds.json")
  private static let commands = [
    ["play", "--seed", "2"], ["generate", "--seed", "2"], ["grade"], ["check"],
  ]

  @Test("is named by its place or by an option", arguments: commands)
  func forms(command: [String]) throws {
    let place = try run(command + [Self.bank])
    let option = try run(command + ["--bank", Self.bank])
    #expect(place == option)
    #expect(place.status == 0)
  }

  @Test("is named once", arguments: commands)
  func once(command: [String]) throws {
    for arguments in [[], [Self.bank, "--bank", Self.bank]] {
      let run = try run(command + arguments)
      let message = "Error: Name one problem bank, either as FILE or as --bank FILE.\n"
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix(message))
    }
  }

  private func run(_ arguments: [String]) throws -> Run {
    try Tool.ludus.run(["quiz"] + arguments, input: Data())
  }
}
