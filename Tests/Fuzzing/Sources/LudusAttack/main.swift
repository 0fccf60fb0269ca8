// SPDX-License-Identifier: Apache-2.0
import Foundation

// attack [--seed N] [--histories COUNT | --minutes M] [--steps MOST] [ENGINE ...]: random histories
// against the API of each engine. The same seed and counts make the same histories. Each engine is
// tried in a process of its own; where one ends, the shortest beginning of its history that ends it
// is looked for by halving, and how to play that alone is said.
//
// attack --soak MINUTES [--seed N] [--steps MOST] [ENGINE ...]: histories of all engines in turn in
// this one process, and each minute the memory that it holds, which must not grow.
//
// attack ... --history NUMBER [--steps COUNT] ENGINE: plays one history in this process, as for a
// debugger.
struct Request {
  var seed: UInt64 = 1
  var histories = 100
  var minutes: Double?
  var steps = 120
  /// How long all engines are played in this process.
  var soak: Double?
  /// The history to play alone.
  var history: Int?
  /// Whether this process plays, and says the number of each history.
  var isPlayer = false
  var engines: [String] = []

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": guard take(&rest, \.seed) else { return nil }
      case "--histories": guard take(&rest, \.histories) else { return nil }
      case "--minutes": guard take(&rest, \.minutes) else { return nil }
      case "--steps": guard take(&rest, \.steps), steps > 0 else { return nil }
      case "--soak": guard take(&rest, \.soak) else { return nil }
      case "--history": guard take(&rest, \.history) else { return nil }
      case "--player": isPlayer = true
      default:
        guard attacks[argument] != nil else { return nil }
        engines.append(argument)
      }
    }
    if engines.isEmpty { engines = attacks.keys.sorted() }
  }

  private mutating func take<Value: LosslessStringConvertible>(
    _ rest: inout ArraySlice<String>,
    _ field: WritableKeyPath<Self, Value>
  ) -> Bool {
    guard let value = rest.popFirst().flatMap(Value.init) else { return false }
    self[keyPath: field] = value
    return true
  }

  private mutating func take<Value: LosslessStringConvertible>(
    _ rest: inout ArraySlice<String>,
    _ field: WritableKeyPath<Self, Value?>
  ) -> Bool {
    guard let value = rest.popFirst().flatMap(Value.init) else { return false }
    self[keyPath: field] = value
    return true
  }
}

/// Plays the histories of an engine until one ends the process.
func play(_ engine: String, _ request: Request) {
  let end = request.minutes.map { Date().addingTimeInterval($0 * 60) }
  var number = 0
  while end.map({ Date() < $0 }) ?? (number < request.histories) {
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    Case(engine: engine, seed: request.seed, number: number).play(atMost: request.steps)
    number += 1
  }
}

/// Plays histories of all engines and says each minute how many there were, and the memory now in
/// use.
func soak(_ engines: [String], minutes: Double, _ request: Request) {
  let begin = Date()
  var (number, minute) = (0, 0.0)
  while minute <= minutes {
    for engine in engines {
      Case(engine: engine, seed: request.seed, number: number).play(atMost: request.steps)
    }
    number += 1
    guard Date().timeIntervalSince(begin) >= minute * 60 else { continue }
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let memory = pages.map { "\($0 * Int(getpagesize()) / 1_048_576) MiB" } ?? "memory unknown"
    print("\(Int(minute)) min: \(number) histories of each, \(memory)")
    fflush(nil)
    minute += 1
  }
}

/// Runs this program again.
func run(_ arguments: [String]) throws -> (isFine: Bool, output: String, message: String) {
  let folder = FileManager.default.temporaryDirectory.appending(path: "attack-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  // Files, because a pipe that nobody empties would stop the program.
  let files = try ["output", "message"].map { name in
    let file = folder.appending(path: name)
    try Data().write(to: file)
    return file
  }
  let process = Process()
  process.executableURL = Bundle.main.executableURL
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFT_BACKTRACE": "enable=no"]
  ) { $1 }
  process.standardOutput = try FileHandle(forWritingTo: files[0])
  process.standardError = try FileHandle(forWritingTo: files[1])
  try process.run()
  process.waitUntilExit()
  let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  return (process.terminationReason == .exit && process.terminationStatus == 0, texts[0], texts[1])
}

/// Tries an engine, says what was found, and returns whether nothing was.
func attack(_ engine: String, _ request: Request) throws -> Bool {
  var arguments = ["--player", "--seed", "\(request.seed)", "--steps", "\(request.steps)"]
  arguments +=
    request.minutes.map { ["--minutes", "\($0)"] } ?? ["--histories", "\(request.histories)"]
  let (isFine, output, message) = try run(arguments + [engine])
  let numbers = output.split(separator: "\n")
  guard !isFine else {
    print("\(engine): \(numbers.count) histories")
    return true
  }
  guard let number = numbers.last.flatMap({ Int($0) }) else {
    print("\(engine): no history could be begun: \(message)")
    return false
  }
  // So many steps are played to the end, and so many are not.
  var (fine, broken) = (
    -1, Case(engine: engine, seed: request.seed, number: number).steps(atMost: request.steps)
  )
  var last = message
  while broken - fine > 1 {
    let middle = (fine + broken) / 2
    let (isFine, _, message) = try run(
      ["--seed", "\(request.seed)", "--history", "\(number)", "--steps", "\(middle)", engine]
    )
    if isFine {
      fine = middle
    } else {
      (broken, last) = (middle, message)
    }
  }
  // A trap says nothing here, and neither does a stack that is full.
  let reason = last.split(separator: "\n").first ?? "the program ended"
  print(
    """
    \(engine): FOUND with seed \(request.seed), history \(number), step \(broken): \(reason)
      again: attack --seed \(request.seed) --history \(number) --steps \(broken) \(engine)
    """
  )
  return false
}

guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
  print(
    "usage: attack [--seed N] [--histories COUNT | --minutes M | --soak M] [--steps MOST] [ENGINE ...]; "
      + "the engines are \(attacks.keys.sorted().joined(separator: ", "))"
  )
  exit(2)
}
if let history = request.history {
  for engine in request.engines {
    let steps = CommandLine.arguments.contains("--steps") ? request.steps : nil
    Case(engine: engine, seed: request.seed, number: history, steps: steps).play(
      atMost: request.steps
    )
  }
} else if let minutes = request.soak {
  soak(request.engines, minutes: minutes, request)
} else if request.isPlayer {
  request.engines.forEach { play($0, request) }
} else {
  var isFine = true
  for engine in request.engines {
    isFine = try attack(engine, request) && isFine
  }
  exit(isFine ? 0 : 1)
}
