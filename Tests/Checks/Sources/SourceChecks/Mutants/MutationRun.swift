// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Breaks the code in many places, and expects a test to fail for each.
///
/// The seed chooses as many places of each module. In a copy of the package each of them holds both
/// forms of the code, and an environment variable says which one counts. So every module is built
/// once, and its own tests run once for each change. A change that no test reaches survives, too.
/// What does not build is left out for the next one in the seed's order.
package struct MutationRun {
  private let checkout: Checkout
  private let seed: Int
  private let count: Int
  /// The modules that are changed, or all of them.
  private let modules: Set<String>
  private let copy: String

  package init(in checkout: Checkout, seed: Int, count: Int, modules: [String]) throws {
    self.checkout = checkout
    self.seed = seed
    self.count = count
    let known = Set(checkout.manifest.modules.map(\.name))
    if let unknown = modules.first(where: { !known.contains($0) }) {
      throw Shell.Failure(description: "there is no module \(unknown)")
    }
    self.modules = Set(modules)
    copy = checkout.url(of: ".build-mutations/copy").path
  }

  // A change may make a loop endless, or make it keep all it finds. The tests of a module take up
  // to some ninety seconds of the processor; the time of others does not count.
  private static let seconds = 300
  private static let kilobytes = 6 << 20

  /// Usable from inline, since inlinable code and default values may call it.
  private static let switchSource = """
    internal import Glibc
    @usableFromInline let chosenMutant = getenv("LUDUS_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
    @usableFromInline func mutant(_ number: Int) -> Bool { number == chosenMutant }

    """

  /// Makes the changes and prints those that no test finds.
  ///
  /// - Returns: Whether nine of ten changes are found.
  package func isPassed() throws -> Bool {
    let begin = Date()
    var queues = try queues()
    var chosen: [Mutant] = []
    var leftOut = 0
    var number = 0
    while true {
      // Some more, so that few builds are needed.
      if chosen.count < count {
        Self.choose(count * 6 / 5, from: &queues, into: &chosen, number: &number)
      }
      try write(chosen)
      let blamed = try build(chosen)
      if blamed.isEmpty { break }
      leftOut += blamed.count
      print("left out: \(blamed.map { $0.text.prefix(60) }.joined(separator: ", "))")
      chosen.removeAll(where: blamed.contains)
    }
    chosen = Array(chosen.prefix(count))
    let built = Int(Date().timeIntervalSince(begin))
    print("\(chosen.count) changes, \(leftOut) left out, built in \(built) s")
    var found = 0
    for (module, mutants) in Dictionary(grouping: chosen, by: \.module).sorted(by: {
      $0.key < $1.key
    }) {
      if let fault = try killer(of: module, -1) {
        throw Shell.Failure(description: "\(module) fails before anything is changed: \(fault)")
      }
      let survivors = try mutants.filter { try killer(of: module, $0.number) == nil }
      found += mutants.count - survivors.count
      print("\(module): \(mutants.count - survivors.count) of \(mutants.count) found")
      for one in survivors { print("  SURVIVED: \(one.path):\(one.firstLine): \(one.change)") }
    }
    print("\(found) of \(chosen.count) found, \(Int(Date().timeIntervalSince(begin))) s")
    return found * 10 >= chosen.count * 9
  }

  // MARK: The choice

  /// All changes of each module, in the seed's order.
  private func queues() throws -> [String: [Mutant]] {
    var queues: [String: [Mutant]] = [:]
    for module in checkout.manifest.modules where modules.isEmpty || modules.contains(module.name) {
      let mutants = try checkout.files(in: module.path).flatMap { path in
        Mutant.all(in: try checkout.text(of: path), at: path, of: module.name)
      }
      var generator = SplitMix(seed: seed, name: module.name)
      queues[module.name] = mutants.shuffled(using: &generator)
    }
    return queues
  }

  /// Takes the next of each module in turn, none inside another.
  static func choose(
    _ count: Int,
    from queues: inout [String: [Mutant]],
    into chosen: inout [Mutant],
    number: inout Int
  ) {
    while chosen.count < count {
      let taken = Dictionary(grouping: chosen, by: \.module)
      let waiting = queues.filter { !$0.value.isEmpty }.keys
      let next = waiting.min { (taken[$0]?.count ?? 0, $0) < (taken[$1]?.count ?? 0, $1) }
      guard let module = next, var mutant = queues[module]?.popLast() else { return }
      if chosen.contains(where: mutant.overlaps) { continue }
      number += 1
      mutant.number = number
      chosen.append(mutant)
    }
  }

  // MARK: The copy

  /// Writes the package with both forms of each chosen place.
  private func write(_ chosen: [Mutant]) throws {
    let listed = try Shell.output(
      [
        "git", "ls-files", "-co", "--exclude-standard", "Package.swift", "Sources", "Tests",
        "Examples",
      ],
      in: checkout.root
    )
    var names = Set(listed.split(separator: "\n").map(String.init))
    for name in names.sorted() {
      // What a link leads to may be a folder, whose files are listed, too.
      guard var data = try? Data(contentsOf: checkout.url(of: name)) else { continue }
      let mutants = chosen.filter { $0.path == name }
      if !mutants.isEmpty { data = Self.text(data, with: mutants) }
      try write(data, to: name)
    }
    for module in Set(chosen.map(\.module)) {
      guard let path = checkout.manifest[module]?.path else { continue }
      names.insert("\(path)/Mutant.swift")
      try write(Data(Self.switchSource.utf8), to: "\(path)/Mutant.swift")
    }
    let inCopy = Checkout(root: copy, manifest: checkout.manifest)
    for name in ["Sources", "Tests"].flatMap({ inCopy.files(in: $0, ending: "") })
    where !names.contains(name) {
      try FileManager.default.removeItem(at: inCopy.url(of: name))
    }
  }

  /// The text of a file with both forms of each change.
  static func text(_ data: Data, with mutants: [Mutant]) -> Data {
    var text = Array(data)
    for mutant in mutants.sorted(by: { $0.start > $1.start }) {
      let parts = mutant.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let both = parts.joined(separator: "mutant(\(mutant.number))")
      text.replaceSubrange(mutant.start..<mutant.end, with: Array(both.utf8))
    }
    return Data(text)
  }

  /// Leaves a file alone that has this text, so that a build in the copy stays an incremental one.
  private func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: copy).appendingPathComponent(name)
    guard (try? Data(contentsOf: url)) != data else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  // MARK: The tests

  /// The modules whose tests are needed, for `LUDUS_ONLY`; everything is built where none was
  /// named.
  private var environment: [String: String?] {
    let names = modules.sorted().flatMap(checkout.manifest.testers)
    return ["LUDUS_ONLY": names.isEmpty ? nil : names.joined(separator: ",")]
  }

  /// Builds the copy and returns the changes that stand in its way.
  private func build(_ chosen: [Mutant]) throws -> [Mutant] {
    let result = try Shell.run(
      ["swift", "build", "--build-tests", "-Xswiftc", "-gnone"],
      in: copy,
      environment: environment
    )
    guard result.status != 0 else { return [] }
    let blamed = Self.blamed(by: result.output, in: chosen)
    guard !blamed.isEmpty else {
      throw Shell.Failure(description: String((result.output + result.complaints).suffix(4000)))
    }
    return blamed
  }

  /// The changes in the lines that a compiler complains of, or else all of the file.
  static func blamed(by output: String, in chosen: [Mutant]) -> [Mutant] {
    var blamed: [Mutant] = []
    for message in output.split(separator: "\n") where message.contains(": error:") {
      let parts = message.split(separator: ":")
      guard parts.count > 2, let line = Int(parts[1]) else { continue }
      let here = chosen.filter { parts[0].hasSuffix("/\($0.path)") }
      let exact = here.filter { ($0.firstLine...$0.lastLine).contains(line) }
      blamed += (exact.isEmpty ? here : exact).filter { !blamed.contains($0) }
    }
    return blamed
  }

  /// What shows a change: the first test that fails, or nil when all pass.
  private func killer(of module: String, _ number: Int) throws -> String? {
    // Its own first, since those of all users of a part take minutes.
    for tester in checkout.manifest.testers(of: module) {
      if let issue = try issue(of: tester, number) { return issue }
    }
    return nil
  }

  private func issue(of module: String, _ number: Int) throws -> String? {
    // What `swift test` runs; without it, because it plans the build anew.
    let process = Shell.process(
      [
        "sh", "-c",
        "ulimit -t \(Self.seconds); ulimit -d \(Self.kilobytes); exec \"$0\" \"$@\" 2>&1",
        "\(copy)/.build/debug/ludusPackageTests.xctest", "--testing-library", "swift-testing",
        "--filter", "^\(module)Tests\\.",
      ],
      in: copy,
      environment: ["LUDUS_MUTANT": "\(number)", "SWIFT_BACKTRACE": "enable=no"]
    )
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var rest: [UInt8] = []
    var last = ""
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Self.plain(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
        if !line.isEmpty { last = line }
        if let test = Self.failedTest(in: line) {
          process.terminate()
          _ = Shell.wait(for: process)
          return test
        }
      }
    }
    let status = Shell.wait(for: process)
    if status == 0, last.contains("Test run with "), !last.contains("with 0 tests") { return nil }
    return status == -Int(SIGXCPU) ? "the time limit" : "an end by \(status): \(last.prefix(100))"
  }

  /// A line without colors.
  static func plain(_ line: String) -> String {
    var plain = ""
    var isCode = false
    for character in line {
      if character == "\u{1B}" { isCode = true }
      if !isCode { plain.append(character) }
      if character == "m" { isCode = false }
    }
    return plain.trimmingCharacters(in: .whitespaces)
  }

  /// The test that a line says has failed.
  static func failedTest(in line: String) -> String? {
    guard line.hasPrefix("✘ Test "), let end = line.range(of: " recorded an issue") else {
      return nil
    }
    return String(line[..<end.lowerBound].dropFirst("✘ Test ".count))
  }
}

/// The same numbers for the same seed and name, on every machine.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int, name: String) {
    state = "\(seed) \(name)".utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
