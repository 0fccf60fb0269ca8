// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Quizzes
import Testing

@testable import Interchange

/// Compares the scores of all responses to an item by its own rules and by the bank that it
/// becomes.
struct QTIComparison {
  /// How many responses were compared; 0 for an item of another kind, or with too many of them.
  private(set) var responses = 0
  private(set) var differences: [String] = []
  /// Whether a diagnostic says that some responses are scored in another way.
  private(set) var isTold = false

  init(_ bytes: [UInt8]) throws {
    let document = QTI.read(bytes)
    guard let item = document.item, let root = document.element else { return }
    let package = QTI.read(package: ["i.xml": bytes])
    guard let question = package.questions.first,
      let bank = package.bank(id: "b").bank, let problem = bank.allProblems.first
    else { return }
    isTold = package.diagnostics.contains { $0.code == .scoringApproximated }
    let interactions = root.elements { $0.name.hasSuffix("Interaction") }
    guard interactions.count == 1 else { return }
    let choices = interactions[0].elements { ["simpleChoice", "hottext"].contains($0.name) }
    let ids = choices.map { $0["identifier"] ?? "" }
    let name = interactions[0]["responseIdentifier"] ?? ""
    // A bank leaves out options with nothing to see in them.
    var kept = ids
    if case .choices(let answers, _, _) = question.task {
      kept = zip(ids, answers).filter { !$1.text.source.isEmpty || $1.fraction != 0 }.map(\.0)
    }
    let declared = item.responses.first { $0.identifier == name }
    guard let tried = Self.responses(question.task, kept, declared) else { return }
    var generator = SeededGenerator(seed: 1)
    let all = try Blueprint(count: 1) { $0.optionLimit = .unlimited }
    let quiz = try Quiz(from: bank, all, rules: .immediate, using: &generator)
    let session = QuizSession(quiz)
    let full = question.mark ?? 1
    for (values, response) in tried {
      var copy = session
      let credit =
        values.isEmpty
        ? .zero : try copy.answer(response(problem), at: Date(timeIntervalSince1970: 0)).credit
      let points = item.withUsualRules.withScore.item
      let scored = points.scored([name: values]).flatMap { points.points(in: $0) } ?? .zero
      let share = (try? scored / (Rational("\(full)") ?? .one)).flatMap { Fraction($0) } ?? .zero
      let expected = min(max(share, .zero), .one)
      responses += 1
      // Thirds stand in files as rounded decimals.
      if credit != expected, credit != expected.unrounded {
        differences.append("\(values): \(expected), not \(credit)")
      }
    }
  }

  private typealias Tried = (values: [String], response: (Problem) -> QuizResponse)

  private static func responses(
    _ task: Question.Task,
    _ ids: [String],
    _ declared: QTI.Response?
  ) -> [Tried]? {
    func options(_ problem: Problem) -> [AnswerOption.ID] {
      problem.kind.options?.all.map(\.id) ?? []
    }
    switch task {
    case .truth, .choices(_, picksOne: true, _):
      return [([], { _ in .choices([]) })]
        + ids.indices.map { index in ([ids[index]], { .choice(options($0)[index]) }) }
    case .choices:
      guard ids.count < 13 else { return nil }
      return (0..<1 << ids.count).map { bits in
        let picked = ids.indices.filter { bits >> $0 & 1 == 1 }
        return (
          picked.map { ids[$0] }, { problem in .choices(picked.map { options(problem)[$0] }) }
        )
      }
    case .ordering:
      guard let key = declared?.correct, key.count == ids.count, key.count < 7 else { return nil }
      return permutations(of: Array(key.indices)).map { order in
        (
          order.map { key[$0] }, { _ in .order(order.map { Problem.Item.ID("\($0 + 1)") }) }
        )
      }
    default: return nil
    }
  }

  static func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}

/// Real items of other people, which stand next to the checkout and are never part of it.
private let sharedItems: [URL] = {
  let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
  let folders = ["..", "../..", "../../.."].map { "\(root)/\($0)/shared/data/interchange/qti" }
  return folders.flatMap { folder in
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder),
      includingPropertiesForKeys: nil
    )
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "xml" }
  }
}()

@Suite struct QTIMethodTests {
  /// An item of choices or an order whose rules are those of a case.
  static func item(
    _ interaction: String,
    _ cardinality: String,
    key: [String],
    mapping: String = "",
    rules: String
  ) -> String {
    let values = key.map { "<value>\($0)</value>" }.joined()
    let choices = ["A", "B", "C", "D"].map {
      "<simpleChoice identifier=\"\($0)\">choice \($0)</simpleChoice>"
    }.joined()
    let processing =
      rules.hasPrefix("<")
      ? "<responseProcessing>\(rules)</responseProcessing>"
      : "<responseProcessing template=\"http://x.example/\(rules)\"/>"
    return """
      <assessmentItem identifier="i" title="t"><responseDeclaration identifier="RESPONSE" cardinality="\(cardinality)" \
      baseType="identifier"><correctResponse>\(values)</correctResponse>\(mapping)</responseDeclaration>\
      <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>\
      <\(interaction) responseIdentifier="RESPONSE" maxChoices="0"><prompt>Which?</prompt>\(choices)</\(interaction)></itemBody>\
      \(processing)</assessmentItem>
      """
  }

  private static let variable = "<variable identifier=\"RESPONSE\"/>"

  private static func rule(_ branches: [([String], String, String)]) -> String {
    let written = branches.enumerated().map { index, branch in
      let name = index == 0 ? "responseIf" : "responseElseIf"
      let values = branch.0.map { "<baseValue baseType=\"identifier\">\($0)</baseValue>" }.joined()
      return """
        <\(name)><match>\(variable)<\(branch.1)>\(values)</\(branch.1)></match><setOutcomeValue identifier="SCORE">\
        <baseValue baseType="float">\(branch.2)</baseValue></setOutcomeValue></\(name)>
        """
    }.joined()
    return "<responseCondition>\(written)</responseCondition>"
  }

  private static let table = """
    <mapping lowerBound="0" upperBound="2" defaultValue="-1"><mapEntry mapKey="A" mappedValue="1"/>\
    <mapEntry mapKey="B" mappedValue="1"/></mapping>
    """

  static let items: [(text: String, isTold: Bool)] = [
    (item("choiceInteraction", "multiple", key: ["A", "B"], rules: "match_correct"), false),
    (
      item(
        "choiceInteraction",
        "multiple",
        key: ["A", "B"],
        mapping: table,
        rules: "map_response"
      ),
      false
    ),
    // Two pairs of picks that no weights make.
    (
      item(
        "choiceInteraction",
        "multiple",
        key: ["A", "B"],
        rules: rule([(["A", "B"], "multiple", "2"), (["C", "D"], "multiple", "1")])
      ), true
    ),
    // What is right together earns, and one of them earns half, but not with a wrong one.
    (
      item(
        "choiceInteraction",
        "multiple",
        key: ["A", "B"],
        rules: rule([
          (["A", "B"], "multiple", "2"), (["A"], "multiple", "1"), (["B"], "multiple", "1"),
        ])
      ), false
    ),
    (
      item("orderInteraction", "ordered", key: ["A", "B", "C", "D"], rules: "match_correct"), false
    ),
    // Part marks for two orders.
    (
      item(
        "orderInteraction",
        "ordered",
        key: ["A", "B", "C", "D"],
        rules: rule([
          (["A", "B", "C", "D"], "ordered", "2"), (["A", "B", "D", "C"], "ordered", "1"),
        ])
      ), true
    ),
    (
      item(
        "orderInteraction",
        "ordered",
        key: ["A", "B", "C", "D"],
        rules: rule([(["A", "B", "C", "D"], "ordered", "3")])
      ), false
    ),
  ]

  @Test(arguments: items.indices) func everyResponseIsScoredAsTheItemDoesOrThatIsTold(
    index: Int
  ) throws {
    let (text, isTold) = Self.items[index]
    let compared = try QTIComparison(Array(text.utf8))
    #expect(compared.responses >= 16)
    #expect(compared.isTold == isTold, "\(compared.differences)")
    #expect(compared.differences.isEmpty == !isTold, "\(compared.differences)")
  }

  /// Marks for parts of an order are found by trying all orders, also where they are rounded.
  @Test(
    arguments: [
      OrderingTask.Formula.exactPosition, .relativeNext, .allPreviousAndNext, .longestSubsequence,
      .longestRun, .kendall, .dependencyGraph,
    ],
    [1, 3, 7]
  )
  func partMarksOfAnOrderAreFound(formula: OrderingTask.Formula, places: Int) throws {
    let key = ["A", "B", "C", "D"]
    let branches = QTIComparison.permutations(of: Array(key.indices)).map { ranks in
      let right = OrderComparison(ranks: ranks).right(by: formula)
      // With one decimal only whole points of twelve stand there.
      let points = places == 1 ? right.count * 12 / right.all * 10 : 0
      let share = Double(right.count) / Double(right.all)
      let decimal = String(format: "%.\(places)f", places == 1 ? Double(points) / 10 : share)
      return (ranks.map { key[$0] }, "ordered", decimal)
    }
    let text = Self.item("orderInteraction", "ordered", key: key, rules: Self.rule(branches))
    let package = QTI.read(package: ["i.xml": Array(text.utf8)])
    #expect(!package.diagnostics.contains { $0.code == .scoringApproximated })
    guard case .ordering(let task)? = package.bank(id: "b").bank?.allProblems.first?.kind else {
      Issue.record("\(package.diagnostics)")
      return
    }
    #expect(task.grading == formula)
    let compared = try QTIComparison(Array(text.utf8))
    #expect(compared.responses == 24)
    #expect(compared.differences == [])
    #expect(!compared.isTold)
  }

  /// An order that earns the marks of each place that is right is one of the bank's.
  @Test func anOrderByPlacesIsWrittenAndScoredAsItIs() throws {
    let names = ["a", "b", "c", "d"]
    let question = Question(
      text: Question.Text("Sort"),
      task: .ordering(names.map { Question.Text($0) })
    )
    let files = QTI.write([.question(question)]).files
    let item = try #require(files.first { $0.key.hasPrefix("items/") })
    let compared = try QTIComparison(item.value)
    #expect(compared.responses == 24)
    #expect(compared.differences == [])
    #expect(!compared.isTold)
  }

  @Test(.enabled(if: !sharedItems.isEmpty, "the shared data is absent"))
  func noRealItemDiffersSilently() throws {
    var (items, responses) = (0, 0)
    for file in sharedItems {
      let compared = try QTIComparison(Array(try Data(contentsOf: file)))
      items += compared.responses > 0 ? 1 : 0
      responses += compared.responses
      #expect(
        compared.differences.isEmpty || compared.isTold,
        "\(file.lastPathComponent): \(compared.differences.prefix(3))"
      )
    }
    #expect(items >= 8)
    #expect(responses >= 50)
  }
}
