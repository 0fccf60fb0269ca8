// SPDX-License-Identifier: Apache-2.0
import PinLabels

/// A line of answers: what a student wrote for a pin.
struct PinAnswerLine: Decodable {
  let student: String?
  let pin: Pin.ID
  let label: String
}

/// What is said about a single answer.
struct VerdictLine: Encodable, LineAnswer {
  let correct: Bool
  let verdict: String
  let layers: [LabelMatcher.Layer]?
  let correction: String
  let reason: String
  let otherPins: [Pin.ID]?

  init(_ verdict: LabelVerdict, correction: PinLabel) {
    correct = verdict.isCorrect
    self.correction = correction.text
    reason = verdict.sentence(in: .english).onOneLine
    switch verdict {
    case .correct(let match):
      (self.verdict, layers, otherPins) = ("correct", match.layers, nil)
    case .wrong(let mismatch):
      self.verdict = mismatch.reason.rawValue
      (layers, otherPins) = (nil, mismatch.otherPins.isEmpty ? nil : mismatch.otherPins)
    case .unanswered: (self.verdict, layers, otherPins) = ("unanswered", nil, nil)
    }
  }
}

/// What came of all that a student wrote.
struct StudentLine: Encodable {
  struct Outcome: Encodable {
    let pin: Pin.ID
    let verdict: PinVerdict
    let answer: String?
    let correction: String?
    let reason: String
    let diagnoses: [DiagnosisText]?
  }

  let student: String
  let correct: Int
  let count: Int
  let credit: Fraction
  let mark: String?
  /// Nil in a table, where there is no room for them.
  let pins: [Outcome]?

  init(_ student: String, _ result: PinLabelResult, withPins: Bool) {
    self.student = student
    correct = result.correctCount
    count = result.count
    credit = result.credit
    mark = result.mark
    guard withPins else {
      pins = nil
      return
    }
    pins = result.order.compactMap { pin in
      result.pins[pin].map { outcome in
        Outcome(
          pin: pin,
          verdict: outcome.verdict,
          answer: outcome.answer,
          correction: outcome.needsCorrection ? outcome.correction.text : nil,
          reason: outcome.reason.sentence(in: .english).onOneLine,
          diagnoses: outcome.diagnoses.isEmpty ? nil : outcome.diagnoses.map(DiagnosisText.init)
        )
      }
    }
  }
}

/// A diagnosis for other programs: its kind, and the pins that it names.
struct DiagnosisText: Encodable {
  let kind: String
  let pins: [Pin.ID]?

  init(_ diagnosis: PinDiagnosis) {
    (kind, pins) =
      switch diagnosis {
      case .swapped(let pin): ("swapped", [pin])
      case .cycle(let pins): ("cycle", pins)
      case .labelOf(let pin): ("labelOf", [pin])
      case .wrongSide: ("wrongSide", nil)
      case .partForWhole(let pin): ("partForWhole", [pin])
      case .wholeForPart(let pin): ("wholeForPart", [pin])
      case .pluralForSingular: ("pluralForSingular", nil)
      case .singularForPlural: ("singularForPlural", nil)
      case .duplicate(let pin): ("duplicate", [pin])
      case .empty: ("empty", nil)
      }
  }
}

/// What the results of a class show.
struct StatisticsLine: Encodable {
  struct OfPin: Encodable {
    let pin: Pin.ID
    let count: Int
    let correct: Int
    let unanswered: Int
    let wrongAnswers: [WrongAnswer]
  }

  struct WrongAnswer: Encodable {
    let answer: String
    let count: Int
  }

  struct Confusion: Encodable {
    let pin: Pin.ID
    let takenFor: Pin.ID
    let count: Int
  }

  let students: Int
  let pins: [OfPin]
  let confusions: [Confusion]
  let confusionMatrix: [[Int]]

  init(_ results: [PinLabelResult]) {
    let statistics = PinClassStatistics(results)
    students = results.count
    pins = statistics.order.compactMap { pin in
      statistics.pins[pin].map { known in
        OfPin(
          pin: pin,
          count: known.count,
          correct: known.correctCount,
          unanswered: known.unansweredCount,
          wrongAnswers: known.wrongAnswers.map { WrongAnswer(answer: $0.text, count: $0.count) }
        )
      }
    }
    confusions = statistics.confusions.map {
      Confusion(pin: $0.pin, takenFor: $0.takenFor, count: $0.count)
    }
    confusionMatrix = statistics.confusionMatrix
  }
}
