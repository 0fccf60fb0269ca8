// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("hostile content")
struct HostileContentTests {
  /// Each is a valid bank whose prompt would exhaust the stack if formulae were read without a
  /// limit.
  @Test("does not crash the player", arguments: ["{", "^", "\\\\mathrm", "_{"])
  func deepFormula(part: String) throws {
    let folder = try TemporaryFolder()
    let formula = String(repeating: part, count: 100_000)
    let bank = """
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[
      {"id":"p","kind":"exactMatch","prompt":{"markup":"$\(formula)$"},"accepted":["x"]}]}]}
      """
    try folder.write(Data(bank.utf8), to: "bank.json")
    let run = try Tool.ludus.run("quiz", "play", folder.path("bank.json"), input: "x\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("✓ Right"))
  }
}
