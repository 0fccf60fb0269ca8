// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusTestSupport
import Testing

@testable import FileDiagnostics
@testable import Interchange

/// A question with something that a format lacks.
struct LossCase: CustomTestStringConvertible, Sendable {
  let format: any (ExchangeFormat & Sendable).Type
  let gift: String
  let parts: [Exported.Loss.Part]
  var change: @Sendable (inout Question) -> Void = { _ in }

  var testDescription: String { "\(format): \(gift): \(parts.map(\.rawValue))" }
}

@Suite struct LossTests {
  static let choice = "Which? {=a ~b}"
  static let cases: [LossCase] = [
    LossCase(format: GIFT.self, gift: choice, parts: [.hints]) { $0.hints = [Question.Text("h")] },
    LossCase(format: GIFT.self, gift: choice, parts: [.mark]) { $0.mark = 2 },
    LossCase(format: GIFT.self, gift: choice, parts: [.files]) {
      $0.text.files = [Question.File(name: "a.png", bytes: [1])]
    },
    LossCase(format: GIFT.self, gift: "Which? {=a}", parts: [.letterCase]) {
      $0.task = .written([Question.Answer(Question.Text("a"), fraction: 1)], ignoresCase: false)
    },
    LossCase(format: GIFT.self, gift: choice, parts: [.singleChoice]) {
      $0.task = .choices(
        ["a", "b"].map { Question.Answer(Question.Text($0), fraction: 0) },
        picksOne: true,
        areShuffled: true
      )
    },
    LossCase(format: GIFT.self, gift: choice, parts: [.type]) {
      $0.task = .ordering([Question.Text("a"), Question.Text("b")])
    },
    LossCase(format: GIFT.self, gift: "Which? {=a ~%37.5%b}", parts: [.refusedWeights]),
    LossCase(format: MoodleXML.self, gift: "Dog? {=Hund =%37.5%Wolf}", parts: [.refusedWeights]),
    LossCase(format: Aiken.self, gift: choice, parts: []),
    LossCase(
      format: Aiken.self,
      gift: "// [id:1]\n::N::Which? {=a#yes ~%50%b ~c####all}",
      parts: [.name, .answerFeedback, .weights, .generalFeedback, .labels]
    ),
    LossCase(format: Aiken.self, gift: "Which? {=a}", parts: [.type]),
    LossCase(format: Cloze.self, gift: choice, parts: []),
    LossCase(
      format: Cloze.self,
      gift: "// [tag:t]\n::N::Which? {=a####all}",
      parts: [.name, .generalFeedback, .labels, .hints, .files]
    ) {
      $0.hints = [Question.Text("h")]
      $0.text.files = [Question.File(name: "a.png", bytes: [1])]
    },
    LossCase(format: Cloze.self, gift: "Sure? {T}", parts: [.type]),
    LossCase(format: CSV.self, gift: choice, parts: []),
    LossCase(format: CSV.self, gift: "Dog? {=Hund =Köter####all}", parts: []),
    LossCase(format: CSV.self, gift: "Dog? {=Hund#yes =%50%Wolf}", parts: []),
    LossCase(format: CSV.self, gift: "Which? {=a ~%50%b ~c}", parts: []),
    LossCase(format: CSV.self, gift: "Which? {=a ~b|c}", parts: []),
    LossCase(format: CSV.self, gift: "Pi? {#3.1:0.1}", parts: []),
    LossCase(format: CSV.self, gift: "Sure? {T}", parts: []),
    LossCase(format: TSV.self, gift: "// [id:7]\n::N::Which? {=a ~b}", parts: []),
    LossCase(format: JSONLines.self, gift: "Which? {~a =b =c}", parts: []),
    LossCase(format: JSONLines.self, gift: "Dog? {=Hund}", parts: []) { $0.mark = 3 },
    LossCase(format: AnkiText.self, gift: "Dog? {=Hund}", parts: []),
    LossCase(
      format: AnkiText.self,
      gift: "::N::Dog? {=Hund =Köter####all}",
      parts: [.otherAnswers, .generalFeedback, .name]
    ),
    LossCase(format: AnkiText.self, gift: "Essay {}", parts: [.type]),
    LossCase(format: MoodleXML.self, gift: "::N::Dog? {=Hund =Köter####all}", parts: []),
  ]

  @Test(arguments: cases) func whatAFormatCannotHoldIsNamed(example: LossCase) throws {
    var question = try #require(GIFT.read(Array(example.gift.utf8)).questions.first)
    example.change(&question)
    let exported = example.format.write([.category("c"), .question(question), .unusable])
    let losses = exported.losses.filter { $0.item == 1 }
    #expect(Set(losses.map(\.part)) == Set(example.parts))
    #expect(losses.count == example.parts.count)
    let read = example.format.read(exported.bytes)
    #expect(read.questions.count == (example.parts == [.type] ? 0 : 1))
  }

  @Test(arguments: FormatSample.all) func aCategoryIsKeptOrNamed(sample: FormatSample) {
    let exported = sample.format.write([.category("a/b", info: "i", idNumber: "7")])
    let part: Exported.Loss.Part? =
      switch "\(sample.format)" {
      case "MoodleXML": nil
      case "GIFT", "CSV", "TSV", "JSONLines", "AnkiText": .categoryDetails
      default: .category
      }
    #expect(exported.losses.map(\.part) == [part].compactMap(\.self))
    // In tables it stands with each of its questions.
    guard part != .category, ["MoodleXML", "GIFT"].contains("\(sample.format)") else { return }
    #expect(
      sample.format.read(exported.bytes).items.map(\.content) == [
        .category(
          "a/b",
          info: part == nil ? "i" : nil,
          idNumber: part == nil ? "7" : nil
        )
      ]
    )
  }

  /// A changed question that its format cannot hold leaves a gap in the file, which the caller
  /// hears of.
  @Test(arguments: FormatSample.all) func aChangeThatHasNoPlaceIsNamed(sample: FormatSample) throws
  {
    let imported = sample.format.read(sample.bytes)
    let offset = try #require(imported.items.firstIndex { $0.question != nil })
    var question = try #require(imported.items[offset].question)
    question.task = .ordering([Question.Text("1"), Question.Text("2")])
    let written = imported.write(replacing: [offset: question, 1000: question])
    let holdsAll = ["MoodleXML", "JSONLines"].contains("\(sample.format)")
    #expect(written.losses.map(\.part).contains(.type) == !holdsAll)
    #expect(written.losses.allSatisfy { $0.item == offset })
  }

  @Test func everyLossHasASentenceInEveryLanguage() {
    for part in Exported.Loss.Part.allCases {
      #expect(interchangeSentences.english["lost.\(part.rawValue)"] != nil, "\(part)")
    }
    let loss = Aiken.write([.question(Question(text: Question.Text("x"), task: .essay))]).losses[0]
    #expect(
      "\(loss)"
        == "item 1: The question is left out: the format has no questions of the type essay. [type]"
    )
    #expect(loss.sentence(in: .german) == "Die Frage fehlt: Das Format hat keine vom Typ essay.")
  }
}
