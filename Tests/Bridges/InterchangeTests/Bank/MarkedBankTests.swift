// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A problem of a kind with a marker word in each of its fields, and the losses by which a format
/// may tell that a marker is gone.
struct MarkedProblem: CustomTestStringConvertible, Sendable {
  let kind: ProblemKind.Name
  /// The keys of the kind in JSON.
  let json: String
  /// Losses by markers that stand in the keys of the kind.
  var own: [String: [Exported.Loss.Part]] = [:]

  var testDescription: String { kind.rawValue }

  /// The fields of every problem.
  static let shared = #"""
    "id":"p-mkid","title":"The mktitle","introduction":"Read mkintroduction","prompt":"What of mkprompt?",
    "explanation":"So mkexplanation","hints":[{"text":"Think mkhint","penalty":"1/41007"}],"tags":["mktag"],"source":"Book mksource",
    "feedback":[{"when":"correct","text":"Good mkright","title":"Yes mkheading"},
      {"when":"partlyCorrect","text":"Near mkpartly"},{"when":"incorrect","text":"Bad mkwrong"}]
    """#

  static let sharedLosses: [String: [Exported.Loss.Part]] = [
    "mkid": [.labels, .name],
    "mktitle": [.name],
    "mkintroduction": [.type],
    "mkprompt": [.instruction],
    "mkexplanation": [.generalFeedback],
    "mkhint": [.hints],
    "41007": [.hints, .hintPenalty],
    "mktag": [.labels],
    "mksource": [.source],
    "mkright": [.responseFeedback],
    "mkheading": [.responseFeedback],
    "mkpartly": [.responseFeedback],
    "mkwrong": [.responseFeedback],
    "mkset": [.setTitle, .category],
    "mkdescription": [.categoryDetails, .category],
    "mkcourse": [.title],
    "mkterm": [.terms],
  ]

  private static let options =
    #""options":[{"id":"a","text":"one mkoption","correct":true,"feedback":"yes mkyes"},{"id":"b","text":"two mkother","feedback":"no mkno"}]"#
  private static let optionLosses: [String: [Exported.Loss.Part]] = [
    "mkyes": [.answerFeedback], "mkno": [.answerFeedback], "mkother": [.otherAnswers],
  ]

  private static func written(
    _ kind: ProblemKind.Name,
    _ accepted: [String],
    _ expected: String,
    _ markers: [String: [Exported.Loss.Part]] = [:]
  ) -> MarkedProblem {
    let list = accepted.map { "\"\($0)\"" }.joined(separator: ",")
    return MarkedProblem(
      kind: kind,
      json: """
        "kind":"\(kind.rawValue)","accepted":[\(list)],
        "expectedAnswers":[{"kind":"\(kind.rawValue)","accepted":["\(expected)"],"credit":"1/2","feedback":"half mkhalf"}]
        """,
      own: markers.merging(["mkhalf": [.answerFeedback, .weights]]) { first, _ in first }
    )
  }

  static let all: [MarkedProblem] = [
    MarkedProblem(
      kind: .multipleChoice,
      json: #""kind":"multipleChoice",\#(options)"#,
      own: optionLosses
    ),
    MarkedProblem(
      kind: .checkAll,
      json: #""kind":"checkAll","grading":"allOrNothing",\#(options)"#,
      own: optionLosses
    ),
    written(
      .exactMatch,
      ["mkfirst", "mksecond"],
      "mkthird",
      [
        "mksecond": [.otherAnswers], "mkthird": [.weights],
      ]
    ),
    MarkedProblem(
      kind: .roughMatch,
      json: #""kind":"roughMatch","accepted":["mkfirst"],"confusables":["mkconfusable"]"#,
      own: ["mkconfusable": [.judgment]]
    ),
    written(.numeric, ["41001"], "41002", ["41002": [.weights]]),
    written(.algebraic, ["41001x"], "41002x", ["41002x": [.weights]]),
    written(.chemical, ["H41001"], "H41002", ["H41002": [.weights]]),
    written(.date, ["1871"], "1870", ["1870": [.weights]]),
    MarkedProblem(
      kind: .ordering,
      json:
        #""kind":"ordering","items":[{"id":"a","text":"mka"},{"id":"b","text":"mkb"},{"id":"c","text":"mkc"}]"#
    ),
    MarkedProblem(
      kind: .matching,
      json:
        #""kind":"matching","left":[{"id":"l","text":"mkl"},{"id":"k","text":"mkk"}],"right":[{"id":"r","text":"mkr"},{"id":"s","text":"mks"},{"id":"t","text":"mkt"}],"pairs":{"l":"r","k":"s"}"#
    ),
    MarkedProblem(
      kind: .cloze,
      json: #"""
        "kind":"cloze","text":"Before mkbefore [[x]] and [[y]] or [[z]] mkafter","gaps":[
          {"id":"x","kind":"exactMatch","accepted":["mkgap"],"expectedAnswers":[{"kind":"exactMatch","accepted":["mkgapother"],"credit":"1/2","feedback":"near mkgaphalf"}]},
          {"id":"y","kind":"numeric","accepted":["41003"]},
          {"id":"z","kind":"multipleChoice",\#(options)}]
        """#,
      own: optionLosses.merging(
        ["mkgapother": [.weights], "mkgaphalf": [.answerFeedback, .weights]]
      ) { first, _ in first }
    ),
    MarkedProblem(
      kind: .openResponse,
      json: #"""
        "kind":"openResponse","sampleAnswer":"A mksample","minimumWords":41004,"maximumWords":41005,
        "rubric":[{"id":"c","text":"Has mkcriterion","levels":[{"id":"0","text":"none mknone","points":0},{"id":"1","text":"all mkall","points":1}]}]
        """#,
      own: [
        "mksample": [.rubric], "41004": [.rubric], "41005": [.rubric], "mkcriterion": [.rubric],
        "mknone": [.rubric], "mkall": [.rubric],
      ]
    ),
  ]

  /// The bank with this problem alone.
  func bank() throws -> ProblemBank {
    let json = """
      {"version":1,"id":"b","title":"The mkcourse","language":"en","terms":["mkterm"],"rivals":"set","sets":[{"id":"mkset","title":"mkset",\
      "description":"On mkdescription","problems":[{\(Self.shared),\(json)}]}]}
      """
    return try ProblemBank(json: Data(json.utf8))
  }

  /// Whether the problem is lost, which stands behind its category and its introduction.
  static func isLost(by losses: [Exported.Loss]) -> Bool {
    losses.contains { $0.part == .type && $0.item == 2 }
  }

  /// The words and numbers that stand for themselves, as they occur in the problem.
  var markers: [String] {
    let text = Self.shared + json + "mkset mkdescription mkcourse mkterm"
    let words = text.matches(of: /mk[a-z]+|H?4100[0-9]x?|187[0-9]/).map { String($0.output) }
    return Array(Set(words)).sorted()
  }
}

@Suite struct MarkedBankTests {
  @Test func everyKindIsMarked() {
    #expect(Set(MarkedProblem.all.map(\.kind)) == Set(ProblemKind.Name.allCases))
  }

  @Test(arguments: MarkedProblem.all) func aMarkedProblemHasAllItsMarkers(problem: MarkedProblem)
    throws
  {
    let json = String(decoding: try problem.bank().json(), as: UTF8.self)
    #expect(problem.markers.filter { !json.contains($0) } == [])
  }

  /// What is in a field of a problem comes back from a file in each format, or its loss is named.
  @Test(arguments: QuestionFormat.allVersions.map(\.name), MarkedProblem.all)
  func everyFieldArrivesOrIsNamed(name: String, problem: MarkedProblem) throws {
    let trip = try RoundTrip(problem.bank(), through: name)
    let isWhole = !MarkedProblem.isLost(by: trip.losses)
    #expect(isWhole == (trip.bank != nil), "\(trip.told)")
    let json = String(decoding: try trip.bank?.json() ?? Data(), as: UTF8.self)
    let named = MarkedProblem.sharedLosses.merging(problem.own) { _, own in own }
    if trip.bank?.rivals != .set { #expect(trip.lostParts.contains(.rivals)) }
    for marker in problem.markers where isWhole && !json.contains(marker) {
      let allowed = named[marker] ?? []
      #expect(
        !trip.lostParts.isDisjoint(with: allowed),
        "\(marker) is gone; named are \(trip.losses)"
      )
    }
  }
}
