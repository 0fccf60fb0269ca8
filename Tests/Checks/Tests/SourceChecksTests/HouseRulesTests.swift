// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourceChecks

struct HouseRulesTests {
  private static let licence = HouseRules.licence + "\n"

  private func findings(
    _ files: [String: String],
    known: [String] = [],
    change: (inout Manifest) -> Void = { _ in }
  ) throws -> [String] {
    var fixture = try Fixture(files)
    change(&fixture.manifest)
    return try HouseRules(
      for: fixture.checkout,
      known: known,
      floors: ["Ground", "Roof", "Kernel"]
    )
    .findings().map(\.description)
  }

  /// A file of `High` that imports what is declared for it.
  private func high(_ code: String) -> [String: String] {
    ["Sources/Roof/High/High.swift": Self.licence + "internal import Low\n" + code]
  }

  @Test func aHouseThatKeepsTheRulesHasNoFindings() throws {
    let code = """
      let now = Date(timeIntervalSince1970: 0)
      let drawn = generator.shuffled(words) + words.shuffled(using: &generator)
      let word = try? words.first as? String
      let text = "Date() try! print() fatalError()"  // Date.now, as! and print()
      struct Printer { func print() { log.print() } }
      """
    #expect(try findings(high(code)) == [])
  }

  @Test func aPolicyThatNoTestOfAllPoliciesKnowsIsFound() throws {
    var files = high("extension RuleBook: JSONPolicy {}\nextension Streak.Rules: JSONPolicy {}\n")
    files[HouseRules.policyTests] = Self.licence + "let policies = [Streak.Rules()]\n"
    #expect(
      try findings(files) == [
        "Sources/Roof/High/High.swift:3: the policy RuleBook is not in \(HouseRules.policyTests)"
      ]
    )
  }

  @Test func anEnumThatIsReadWithoutItsNamesIsFound() throws {
    let code =
      "public enum Rating: Int, Codable {}\nenum Size: String, JSONName {}\nenum Mark: Int {}\n"
    #expect(
      try findings(high(code)) == [
        "Sources/Roof/High/High.swift:3: Rating is read from JSON and is no JSONName or JSONNumber, which list what there is"
      ]
    )
  }

  @Test(
    arguments: [
      ("let now = Date()", "Date(): engines have no clock of their own"),
      ("let now = Date.now", "Date.now: engines have no clock of their own"),
      ("let clock = ContinuousClock()", "ContinuousClock: engines have no clock of their own"),
      ("let id = UUID()", "UUID(): engines have no randomness of their own"),
      ("let die = Int.random(in: 1...6)", "random(): engines have no randomness of their own"),
      ("let mixed = words.shuffled()", "shuffled(): engines have no randomness of their own"),
      (
        "let one = words.randomElement()",
        "randomElement(): engines have no randomness of their own"
      ),
      (
        "var generator = SystemRandomNumberGenerator()",
        "SystemRandomNumberGenerator: engines have no randomness of their own"
      ),
      ("func f() { fatalError(\"no\") }", "fatalError: engines do not trap on input"),
      ("let a = try! f()", "try!: engines do not trap on input"),
      ("let a = b as! Int", "as!: engines do not trap on input"),
      ("func f() { print(1) }", "print(): engines do not print"),
      (
        "final class Box: @unchecked Sendable {}",
        "@unchecked: the compiler checks what is Sendable"
      ),
      (
        "nonisolated(unsafe) var count = 0",
        "nonisolated(unsafe): the compiler checks what is isolated"
      ),
    ]
  )
  func whatNoEngineDoesIsFound(code: String, message: String) throws {
    #expect(try findings(high(code)) == ["Sources/Roof/High/High.swift:3: \(message)"])
  }

  @Test func anImportThatGoesUpNamesItsPlace() throws {
    let files = ["Sources/Ground/Low/Low.swift": Self.licence + "\npublic import High\n"]
      .merging(high("")) { first, _ in first }
    let lowUsesHigh = { (manifest: inout Manifest) in manifest.targets[0].dependencies = ["High"] }
    #expect(
      try findings(files, change: lowUsesHigh) == [
        "Sources/Ground/Low/Low.swift:3: import High goes up: Ground stands below Roof"
      ]
    )
    #expect(try findings(files, known: ["Low:High"], change: lowUsesHigh) == [])
  }

  @Test func anImportOfTheSameFloorIsAllowed() throws {
    let sideways = { (manifest: inout Manifest) in
      manifest.targets[1].path = "Sources/Ground/High"
    }
    let files = ["Sources/Ground/High/High.swift": Self.licence + "public import Low\n"]
    #expect(try findings(files, change: sideways) == [])
  }

  @Test func everyModuleIsOnAFloor() throws {
    let findings = try findings(high("")) { $0.targets[0].path = "Sources/Cellar/Low" }
    #expect(
      findings.first
        == "Package.swift:1: Sources/Cellar/Low is on no floor of the house: Ground, Roof, Kernel"
    )
  }

  @Test func whatIsSaidToBeKnownMustStillBeSo() throws {
    #expect(
      try findings(high(""), known: ["High:Low"]) == [
        "Package.swift:1: High:Low is known to go up in .ci/rules, and does not"
      ]
    )
  }

  @Test func anImportIsDeclared() throws {
    let undeclared = ["Sources/Ground/Low/Low.swift": Self.licence + "public import High\n"]
    #expect(
      try findings(undeclared.merging(high("")) { first, _ in first }) == [
        "Sources/Ground/Low/Low.swift:2: import High is not declared for Low in Package.swift"
      ]
    )
  }

  @Test func whatIsDeclaredIsImported() throws {
    let files = ["Sources/Roof/High/High.swift": Self.licence]
    #expect(
      try findings(files) == ["Package.swift:1: High depends on Low and imports it nowhere"]
    )
  }

  @Test(arguments: ["Foundation", "Dispatch", "Glibc", "Testing"])
  func onlyOneModuleChoosesAFoundation(name: String) throws {
    #expect(
      try findings(high("import \(name)")) == [
        "Sources/Roof/High/High.swift:3: High may not import \(name)"
      ]
    )
    let chosen = [
      "Sources/Kernel/LudusFoundation/Foundation.swift": Self.licence + "import \(name)"
    ]
    let count = try findings(chosen) { manifest in
      manifest.targets = [.init(name: "LudusFoundation", path: "Sources/Kernel/LudusFoundation")]
    }
    .count
    #expect(count == (name == "Foundation" ? 0 : 1))
  }

  @Test func theRootPackageHasNoDependencies() throws {
    #expect(
      try findings(high("")) { $0.hasDependencies = true } == [
        "Package.swift:1: the root package has no dependencies"
      ]
    )
  }

  @Test(
    arguments: [
      ("Sources/A.swift", "\(licence)let a = 1\n", true),
      ("Sources/A.swift", "\nlet a = 1\n\(licence)", false),
      ("Sources/A.swift", "", false),
      ("Tests/X/Package.swift", "// swift-tools-version: 6.2\n\(licence)", true),
      ("Tests/X/Package.swift", "// swift-tools-version: 6.2\n", false),
      ("Sources/QTI+Package.swift", licence, true),
    ]
  )
  func aSourceBeginsWithItsLicence(path: String, text: String, isLicensed: Bool) {
    #expect((HouseRules.licenceFinding(in: text, at: path) == nil) == isLicensed)
  }
}
