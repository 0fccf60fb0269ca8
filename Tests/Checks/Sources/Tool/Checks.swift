// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import SourceChecks

/// `checks`: what is measured and held about the sources of the package.
@main
struct Checks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures the sources of the package, and checks their rules.",
    subcommands: [
      MeasureCommand.self, RulesCommand.self, ChangesCommand.self, MutantsCommand.self,
      DocumentedCodeCommand.self,
    ]
  )
}

/// The folder of the package that is checked.
struct Place: ParsableArguments {
  @Argument(help: "The folder of the package.") var checkout = "."

  func read() throws -> Checkout { try Checkout(at: checkout) }
}

struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Prints how far changes reach, with the limits and goals in .ci/limits."
  )

  @OptionGroup var place: Place
  @Flag(help: "Fail where a figure is above its limit.") var check = false
  @Flag(help: "Print the public names that are used nowhere outside of their module.") var unused =
    false

  func run() async throws {
    let measure = try await Measure(of: place.read())
    if unused {
      print(measure.unusedByModule)
      return
    }
    let report = try measure.report()
    print(report.table)
    if check { try finish(report.exceeded + report.unknown.map { "there is no figure \($0)" }) }
  }
}

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Checks the rules on Swift code that the compiler does not know."
  )

  @OptionGroup var place: Place
  @Option(help: "An import that goes up and is known: MODULE:IMPORTED.") var known: [String] = []

  func run() throws {
    let checkout = try place.read()
    let findings =
      try HouseRules(for: checkout, known: known).findings()
      + ErrorRules(for: checkout).findings() + StoredFormRules(for: checkout).findings()
    try finish(findings.map(\.description))
  }
}

struct ChangesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Counts the files that the changes in .ci/changes touch."
  )

  @Argument(help: "The names of the changes; all of them without one.") var names: [String] = []
  @Flag(help: "Build each change, and run the tests that its header names.") var build = false

  func run() throws {
    let changes = try Changes(in: Checkout(at: "."), named: names)
    let report = try changes.report()
    print(report.table)
    try finish(report.exceeded)
    if build { try changes.build() }
  }
}

struct MutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Breaks the code in many places, and expects a test to fail for each."
  )

  @Option(help: "What chooses the places.") var seed = 1
  @Option(help: "How many places are changed.") var count = 200
  @Argument(help: "The modules that are changed; all of them without one.") var modules: [String] =
    []

  func run() throws {
    let mutations = try MutationRun(
      in: Checkout(at: "."),
      seed: seed,
      count: count,
      modules: modules
    )
    guard try mutations.isPassed() else { throw ExitCode.failure }
  }
}

struct DocumentedCodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documented-code",
    abstract: "Compiles and runs the Swift blocks of README and the articles."
  )

  // The Examples have built the modules there, which need no other flags here.
  @Option(help: "The folder for the build.") var scratch = "Examples/.build"
  @Flag(help: "Print the program instead.") var show = false

  func run() throws {
    let code = try DocumentedCode(in: Checkout(at: "."))
    if show { print(code.program, terminator: "") } else { try code.run(scratch: scratch) }
  }
}

/// Prints what is wrong and fails, unless nothing is.
private func finish(_ faults: [String]) throws {
  guard !faults.isEmpty else { return }
  for fault in faults { print(fault) }
  throw ExitCode.failure
}
