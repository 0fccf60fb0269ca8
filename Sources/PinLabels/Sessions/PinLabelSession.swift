public import LudusCore
internal import LudusFoundation

/// A learner's way through the pins of a sheet.
///
/// ```swift
/// var session = PinLabelSession(sheet, language: "de")
/// try session.label("p1", as: "M. bizeps brachii", at: now)
/// session.interimResult.right               // ["p1"]: no corrections revealed
/// let result = try session.evaluate(at: now)
/// result.pins["p2"]?.correction.text        // "Musculus triceps brachii"
/// ```
///
/// The session is the state machine of the dissection folder: answers are written in the *test*; an interim
/// check leads to the *interim* result, from which any new input leads back, while selecting a pin alone does
/// not; the evaluation is *final* and read-only until the session is restarted.
///
/// Every command gives the date at which it happened and either makes an event or throws and leaves the
/// session as it was. Store ``events`` and replay them over the same task to resume.
public struct PinLabelSession: Replayable {
  /// Where a session is.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// Labels are written.
    case test
    /// It is shown which answers are right.
    case interim
    /// The answers are evaluated for good.
    case evaluated
  }

  /// The task.
  public let content: PinLabelTask
  /// All that has happened, oldest first.
  public private(set) var events: [PinLabelEvent] = []
  /// Where the session is.
  public private(set) var phase = Phase.test
  /// What the learner wrote, by pin; blank answers are none.
  public private(set) var answers: [Pin.ID: String] = [:]
  /// The pin that was selected last.
  public private(set) var selection: Pin.ID?
  /// The pins whose labels are shown for study.
  public private(set) var shownLabels: Set<Pin.ID>
  /// How many interim checks there were before each answer was right for good.
  private var checks: [Pin.ID: Int] = [:]
  private var checkCount = 0
  /// What came of the evaluation; nil before.
  public private(set) var result: PinLabelResult?

  /// What is said about the answers that were judged since they were written, so that looking again and again
  /// costs nothing.
  private var judgments: [Pin.ID: LabelJudgment] = [:]
  private let matcher: LabelMatcher
  private let asked: Set<Pin.ID>

  /// Starts a task.
  public init(_ content: PinLabelTask) {
    self.content = content
    asked = Set(content.pins)
    shownLabels = content.mode == .studyAtOnce ? asked : []
    matcher = LabelMatcher(
      content.sheet.pins,
      language: content.language,
      policy: content.matching,
      vocabulary: content.vocabulary
    )
  }

  /// Starts with all pins of a sheet, in practice mode.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - language: The learner's language as a tag of BCP 47.
  public init(_ sheet: PinSheet, language: String) {
    self.init(PinLabelTask(sheet, language: language))
  }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``PinSessionError`` when the event is not possible now. The session is then unchanged.
  public mutating func apply(_ event: PinLabelEvent) throws(PinSessionError) {
    guard let date = event.date.truncatedToMilliseconds else { throw .dateOutOfRange }
    if let last = events.last?.date, date < last {
      throw .dateBeforeLastEvent(event.date, last: last)
    }
    if let pin = event.pin, !asked.contains(pin) { throw .unknownPin(pin) }
    switch event {
    case .labelled(let pin, let label, _):
      guard phase != .evaluated else { throw .evaluated }
      answers[pin] = label.isBlank ? nil : label
      judgments[pin] = nil
      phase = .test
    case .selected(let pin, _):
      selection = pin
      if content.mode == .studyOnTouch { shownLabels.insert(pin) }
    case .checked:
      guard phase != .evaluated else { throw .evaluated }
      guard content.mode == .practice else { throw .noInterim }
      phase = .interim
      checkCount += 1
      judgeAnswers()
      for pin in content.pins where !verdict(for: pin).isRight {
        checks[pin] = checkCount
      }
    case .evaluated:
      guard phase != .evaluated else { throw .evaluated }
      judgeAnswers()
      result = try evaluation()
      phase = .evaluated
    case .restarted:
      guard phase == .evaluated else { throw .notEvaluated }
      (phase, answers, selection, result) = (.test, [:], nil, nil)
      (checks, checkCount, judgments) = ([:], 0, [:])
      shownLabels = content.mode == .studyAtOnce ? asked : []
    }
    events.append(event.at(date))
  }

  private func evaluation() throws(PinSessionError) -> PinLabelResult {
    let evaluation = PinEvaluation(
      content,
      answers: answers,
      judgments: content.pins.map(judgment(of:))
    )
    do {
      return try evaluation.result(checks: content.pins.map { checks[$0] ?? 0 })
    } catch {
      throw .scoreOverflow
    }
  }

  private mutating func judgeAnswers() {
    for pin in answers.keys {
      judgments[pin] = judgment(of: pin)
    }
  }

  private func judgment(of pin: Pin.ID) -> LabelJudgment {
    judgments[pin] ?? matcher.judgment(of: answers[pin] ?? "", at: pin)
      ?? LabelJudgment(verdict: .unanswered, names: [])
  }

  private func verdict(for pin: Pin.ID) -> LabelVerdict { judgment(of: pin).verdict }

  /// Which answers are right, wrong and missing, without any correction.
  ///
  /// In an exam and while studying nothing is told but which are missing.
  public var interimResult: PinLabelSession.InterimResult {
    let isTold = content.mode == .practice
    var (right, wrong, empty): ([Pin.ID], [Pin.ID], [Pin.ID]) = ([], [], [])
    for pin in content.pins {
      if answers[pin] == nil {
        empty.append(pin)
      } else if isTold {
        if verdict(for: pin).isRight { right.append(pin) } else { wrong.append(pin) }
      }
    }
    return PinLabelSession.InterimResult(right: right, wrong: wrong, empty: empty)
  }
}

extension PinLabelSession: Hashable {
  /// Whether two sessions have the same task and the same events.
  public static func == (left: PinLabelSession, right: PinLabelSession) -> Bool {
    left.content == right.content && left.events == right.events && left.phase == right.phase
      && left.answers == right.answers && left.selection == right.selection
      && left.shownLabels == right.shownLabels && left.checks == right.checks
      && left.result == right.result
  }

  /// Hashes what happened.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.sheet.id)
    hasher.combine(events)
  }
}
