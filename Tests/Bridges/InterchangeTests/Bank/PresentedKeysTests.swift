// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import LudusFoundation
import LudusTestSupport
import Quizzes
import Testing

/// A front end that looks at identifiers and orders alone, and never at a text.
///
/// Imported files name options and items by their numbers, and most have the right ones first.
struct PresentedKeysTests {
  /// By how much it may earn more than one that answers at random, over all seeds: more than three
  /// standard deviations of the difference.
  private static let bound = 0.08
  private static let seeds = 0..<800 as Range<UInt64>

  /// Problems of all kinds with something to choose, whose right parts come first.
  private static func bank() throws -> ProblemBank {
    let four = """
      "shuffleOptions":true,"options":[{"id":"1","text":"yes","correct":true},\
      {"id":"2","text":"no"},{"id":"3","text":"never"},{"id":"4","text":"perhaps"}]
      """
    let problems = [
      #""kind":"multipleChoice",\#(four)"#,
      #""kind":"trueFalse","correct":true"#,
      #""kind":"trueFalse","correct":false"#,
      """
      "kind":"checkAll","grading":"allOrNothing","shuffleOptions":true,"options":[\
      {"id":"1","text":"iron","correct":true},{"id":"2","text":"zinc","correct":true},\
      {"id":"3","text":"sulfur"},{"id":"4","text":"argon"}]
      """,
      """
      "kind":"ordering","items":[{"id":"1","text":"one"},{"id":"2","text":"two"},\
      {"id":"3","text":"three"},{"id":"4","text":"four"}]
      """,
      #""kind":"ordering","items":[{"id":"1","text":"one"},{"id":"2","text":"two"}]"#,
      """
      "kind":"matching","left":[{"id":"1","text":"sodium"},{"id":"2","text":"iron"},\
      {"id":"3","text":"lead"}],"right":[{"id":"1","text":"Na"},{"id":"2","text":"Fe"},\
      {"id":"3","text":"Pb"},{"id":"4","text":"Ir"}],"pairs":{"1":"1","2":"2","3":"3"}
      """,
      #""kind":"cloze","text":"Water is [[1]].","gaps":[{"id":"1","kind":"multipleChoice",\#(four)}]"#,
    ]
    let list = problems.enumerated().map { number, problem in
      #"{"id":"p\#(number)","prompt":"Question \#(number)?",\#(problem)}"#
    }
    let json = """
      {"version":1,"id":"b","title":"B","language":"en",\
      "sets":[{"id":"s","title":"S","problems":[\(list.joined(separator: ","))]}]}
      """
    return try ProblemBank(json: Data(json.utf8))
  }

  /// The bank as a format brings it back, with what the format can hold.
  private static func imported(_ name: String) throws -> ProblemBank {
    let format = try #require(QuestionFormat(name: name))
    if let file = format.file {
      return try #require(file.read(file.write(bank()).bytes).bank(id: "b", language: "en").bank)
    }
    let package = try #require(format.package)
    return try #require(package.read(package: package.write(bank()).files).bank(id: "b").bank)
  }

  // MARK: Playing

  /// Ways to answer without reading.
  private static let strategies: [@Sendable (PresentedProblem) -> PresentedResponse?] = [
    { answer($0, by: { $0 }) },
    { answer($0, by: { $0.reversed() }) },
    { answer($0, by: { $0.sorted() }) },
    { answer($0, by: { $0.sorted { $0.rawValue.count < $1.rawValue.count } }) },
    { answer($0, by: { Array($0.dropFirst() + $0.prefix(1)) }) },
  ]

  /// Picks the first, or the first two, or matches and orders as they come, after a list of
  /// places was put into some order.
  private static func answer(
    _ problem: PresentedProblem,
    by order: ([PresentedProblem.Place]) -> [PresentedProblem.Place]
  ) -> PresentedResponse? {
    let options = order(problem.options.map(\.id))
    let items = order(problem.items.map(\.id))
    switch problem.kind.responseShape {
    case .choice: return options.first.map { .choice($0) }
    case .choices: return .choices(Array(options.prefix(2)))
    case .order: return .order(items)
    case .pairs:
      return .pairs(Dictionary(uniqueKeysWithValues: zip(problem.left.map(\.id), items)))
    case .gaps:
      let entries = problem.gaps.compactMap { gap in
        order(gap.options.map(\.id)).first.map { (gap.id, $0.rawValue) }
      }
      return .gaps(Dictionary(uniqueKeysWithValues: entries))
    case .text, .longText: return nil
    }
  }

  private static func credit(_ response: PresentedResponse?, for item: Quiz.Item) throws -> Double?
  {
    guard let response else { return nil }
    return Double(try item.evaluate(try item.response(from: response)).credit)
  }

  /// All formats, and no format: the bank as it is.
  private static let formats = ["bank"] + QuestionFormat.all.map(\.name)

  @Test(arguments: formats) func placesAreWorthNothing(format: String) throws {
    let bank = try format == "bank" ? Self.bank() : Self.imported(format)
    var knowing: [Int: [Problem.ID: Double]] = [:]
    var guessing: [Problem.ID: Double] = [:]
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let quiz = try Quiz(from: bank, try Blueprint(count: 20), using: &generator)
      for item in quiz.items {
        let problem = item.presentation
        for (number, strategy) in Self.strategies.enumerated() {
          knowing[number, default: [:]][problem.id, default: 0] +=
            try Self.credit(strategy(problem), for: item) ?? 0
        }
        let guess = Self.answer(problem) { generator.shuffled($0) }
        guessing[problem.id, default: 0] += try Self.credit(guess, for: item) ?? 0
      }
    }
    let count = Double(Self.seeds.count)
    for (number, sums) in knowing {
      // One who always says "true" is right in one of two.
      let kinds = Dictionary(grouping: bank.allProblems) {
        $0.kind.name.rawValue + "\($0.kind.isPair)"
      }
      for (kind, problems) in kinds {
        let known = problems.reduce(0) { $0 + (sums[$1.id] ?? 0) } / count / Double(problems.count)
        let guessed =
          problems.reduce(0) { $0 + (guessing[$1.id] ?? 0) } / count / Double(problems.count)
        #expect(known <= guessed + Self.bound, "\(kind) by way \(number): \(known), \(guessed)")
      }
    }
  }

  /// What the files say of the key is in the bank, so that the test above means something.
  @Test(arguments: ["gift", "moodle-xml"]) func namesWouldSolveIt(format: String) throws {
    let bank = try Self.imported(format)
    let solved = bank.allProblems.filter { problem in
      let options = problem.kind.options?.all ?? []
      return options.count > 2 && options.min { $0.id < $1.id }?.isCorrect == true
    }
    #expect(solved.count >= 2)
  }

  /// Every identifier of what a client gets is the number of its place.
  @Test(arguments: formats) func identifiersArePlaces(format: String) throws {
    try expectPlaces(in: format == "bank" ? Self.bank() : Self.imported(format))
  }

  /// The banks and the files of other programs among the examples.
  private static let files: [URL] = {
    let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = root.appendingPathComponent("Examples/Content")
    let files = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (files ?? []).sorted().map { folder.appendingPathComponent($0) }
  }()

  private static func bank(in file: URL) throws -> ProblemBank? {
    if let format = QuestionFormat.all.first(where: { format in
      format.file != nil && format.fileEndings.contains(file.pathExtension)
    }) {
      return format.file?.read(Array(try Data(contentsOf: file))).bank(id: "b").bank
    }
    return file.pathExtension == "json" ? try? ProblemBank(json: Data(contentsOf: file)) : nil
  }

  @Test func identifiersArePlacesInAllExamples() throws {
    var count = 0
    for file in Self.files {
      guard let bank = try Self.bank(in: file) else { continue }
      count += 1
      try expectPlaces(in: bank)
      // A front end that answers by identifiers in their order earns no more on average than one
      // that takes places by chance: options stand where their author or the seed has put them.
      for problem in bank.allProblems where problem.kind.options?.areShuffled == true {
        let known = try shareOfFirst(problem)
        #expect(known < 0.75, "\(file.lastPathComponent): \(problem.id)")
      }
    }
    #expect(count >= 7)
  }

  /// How often the first place is right where options are shuffled.
  private func shareOfFirst(_ problem: Problem) throws -> Double {
    guard problem.kind.name == .multipleChoice else { return 0 }
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [problem])]
    )
    var sum = 0.0
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let item = try Quiz(from: bank, try Blueprint(count: 1), using: &generator).items[0]
      sum += try Self.credit(Self.strategies[0](item.presentation), for: item) ?? 0
    }
    return sum / 60
  }

  private func expectPlaces(in bank: ProblemBank) throws {
    #expect(!bank.allProblems.isEmpty || !bank.allTemplates.isEmpty)
    var generator = SeededGenerator(seed: 1)
    for item in try Quiz(from: bank, try Blueprint(count: 500), using: &generator).items {
      let shown = item.presentation
      let lists =
        [
          shown.options.map(\.id), shown.items.map(\.id), shown.left.map(\.id),
          shown.gaps.map(\.id),
        ]
        + shown.gaps.map { $0.options.map(\.id) }
      for list in lists {
        #expect(list.map(\.rawValue) == list.indices.map { "\($0 + 1)" }, "\(shown.id)")
      }
      guard let answer = item.problem.correctAnswer else { continue }
      let presented = try #require(item.presented(answer))
      #expect(try item.response(from: presented) == answer)
    }
  }
}

extension ProblemKind {
  /// Whether there are two options, as in a true or false.
  fileprivate var isPair: Bool { options?.all.count == 2 }
}
