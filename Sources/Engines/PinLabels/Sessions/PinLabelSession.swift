// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// One learner's session of labeling the pins of a sheet.
///
/// ```swift
/// var session = PinLabelSession(sheet, language: "de")
/// try session.label("p1", as: "M. bizeps brachii", at: now)
/// session.interimResult.correct             // ["p1"]: no corrections revealed
/// let result = try session.submit(at: now)
/// result.pins["p2"]?.correction.text        // "Musculus triceps brachii"
/// ```
///
/// Answers are written in the *test*; an interim check leads to the *interim* result, from which
/// any new input leads back, while selecting a pin alone does not; once they are *submitted*, the
/// session can only be read until it is restarted.
///
/// The events keep the judgments that the learner saw: replaying takes them as recorded, `verify()`
/// and `regraded(with:)` judge again. In JSON a session is an object with its task as `content` and
/// its `events`.
public struct PinLabelSession: TimedSession, ActionSession, Hashable, JSONContent {
  /// The faults of its JSON.
  public typealias Fault = SheetFault

  /// The phase of a session.
  public enum Phase: String, Hashable, Sendable {
    /// Labels are written.
    case test
    /// It is shown which answers are correct.
    case interim
    /// The answers are submitted and judged for good.
    case submitted
  }

  /// The interim result: which answers are correct, without corrections.
  public struct InterimResult: Hashable, Sendable {
    /// The pins whose answers are correct, in order; empty in an exam.
    public let correct: [Pin.ID]
    /// The pins whose answers are wrong, in order; empty in an exam.
    public let wrong: [Pin.ID]
    /// The pins without an answer, in order.
    public let empty: [Pin.ID]
  }

  /// The task.
  public let content: PinLabelTask
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// The phase of the session.
  public private(set) var phase = Phase.test
  /// The learner's answers by pin, without blank ones.
  public private(set) var answers: [Pin.ID: String] = [:]
  /// The pin that was selected last.
  public private(set) var selection: Pin.ID?
  /// The pins whose labels are shown for study.
  public private(set) var shownLabels: Set<Pin.ID>
  /// The result; nil before the answers are submitted.
  public private(set) var result: PinLabelResult?

  /// Whether answers that were not written anew since were correct when the learner looked.
  private var told: [Pin.ID: Bool] = [:]
  /// The number of interim checks that found a wrong answer at each pin.
  private var checks: [Pin.ID: Int] = [:]
  private let asked: Set<Pin.ID>
  private var judge: Derived<Judge>

  /// The matcher, and what it said about the answers that were judged since they were written, so
  /// that looking again and again costs nothing.
  private struct Judge {
    let matcher: LabelMatcher
    var judgments: [Pin.ID: LabelJudgment] = [:]
  }

  /// Starts a task.
  public init(_ content: PinLabelTask) {
    self.content = content
    asked = Set(content.pins)
    shownLabels = content.mode == .studyAtOnce ? asked : []
    let matcher = LabelMatcher(
      content.sheet.pins,
      language: content.language,
      policy: content.matching,
      vocabulary: content.vocabulary
    )
    judge = Derived(Judge(matcher: matcher))
  }

  /// Starts with all pins of a sheet, in practice mode.
  public init(_ sheet: PinSheet, language: Language) {
    self.init(PinLabelTask(sheet, language: language))
  }

  /// Whether the answers are submitted; a session that is restarted begins again.
  public var isFinished: Bool { phase == .submitted }

  /// The correct, wrong and missing answers, without any correction.
  ///
  /// In an exam and while studying it names only the missing ones.
  public var interimResult: InterimResult {
    let isTold = content.mode == .practice
    var (correct, wrong, empty): ([Pin.ID], [Pin.ID], [Pin.ID]) = ([], [], [])
    for pin in content.pins {
      if answers[pin] == nil {
        empty.append(pin)
      } else if isTold {
        if isCorrect(pin) { correct.append(pin) } else { wrong.append(pin) }
      }
    }
    return InterimResult(correct: correct, wrong: wrong, empty: empty)
  }

  /// The label that may be shown next to a pin, in the learner's language; nil when it is to be
  /// found.
  ///
  /// - Returns: The label, if the mode shows it already or the answers are submitted.
  public func shownLabel(of pin: Pin.ID) -> PinLabel? {
    guard isFinished || shownLabels.contains(pin) else { return nil }
    return content.sheet.pin(pin)?.correction(in: content.language)
  }
}

// MARK: - Commands

extension PinLabelSession {
  /// Writes a label for a pin, in the place of the one before; blanks alone take it away.
  public mutating func label(_ pin: Pin.ID, as label: String, at date: Date) throws(Refusal) {
    try perform(.labeled(pin, as: label), at: date)
  }

  /// Selects a pin, which changes no result and no phase.
  ///
  /// - Returns: The label to show, as ``shownLabel(of:)`` returns it.
  @discardableResult
  public mutating func select(_ pin: Pin.ID, at date: Date) throws(Refusal) -> PinLabel? {
    try perform(.selected(pin), at: date)
    return shownLabel(of: pin)
  }

  /// Makes an interim check, as often as wanted.
  ///
  /// - Returns: The pins that are correct, wrong and missing, without any correction.
  @discardableResult
  public mutating func check(at date: Date) throws(Refusal) -> InterimResult {
    try perform(.checked(), at: date)
    return interimResult
  }

  /// Submits the answers, which are judged for good.
  @discardableResult
  public mutating func submit(at date: Date) throws(Refusal) -> PinLabelResult {
    try perform(.submitted(), at: date)
    guard let result else { throw .notSubmitted }
    return result
  }

  /// Starts again after the answers were submitted, without answers.
  public mutating func restart(at date: Date) throws(Refusal) {
    try perform(.restarted, at: date)
  }
}

// MARK: - Changes

extension PinLabelSession {
  package mutating func change(by action: Action, at date: Date) throws(Refusal) -> Action {
    switch action {
    case .labeled(let pin, let label):
      guard asked.contains(pin) else { throw .unknownPin(pin) }
      guard !isFinished else { throw .alreadySubmitted }
      answers[pin] = label.isBlank ? nil : label
      (told[pin], judge.value.judgments[pin]) = (nil, nil)
      phase = .test
    case .selected(let pin):
      guard asked.contains(pin) else { throw .unknownPin(pin) }
      selection = pin
      if content.mode == .studyOnTouch { shownLabels.insert(pin) }
    case .checked(let recorded):
      guard !isFinished else { throw .alreadySubmitted }
      guard content.mode == .practice else { throw .noInterim }
      let judgment = recorded ?? judgeForNow()
      phase = .interim
      let correct = Set(judgment.correct)
      for pin in content.pins where answers[pin] != nil {
        told[pin] = correct.contains(pin)
        if !correct.contains(pin) { checks[pin, default: 0] += 1 }
      }
      return .checked(judgment)
    case .submitted(let recorded):
      guard !isFinished else { throw .alreadySubmitted }
      let evaluation = PinEvaluation(
        content,
        answers: answers,
        judgments: content.pins.map(judgment(of:))
      )
      let judgment: PinJudgment
      if let recorded { judgment = recorded } else { judgment = try judgeForGood(evaluation) }
      (phase, result) = (.submitted, evaluation.result(by: judgment))
      return .submitted(judgment)
    case .restarted:
      guard isFinished else { throw .notSubmitted }
      (phase, answers, selection, result) = (.test, [:], nil, nil)
      (told, checks) = ([:], [:])
      judge.value.judgments = [:]
      shownLabels = content.mode == .studyAtOnce ? asked : []
    }
    return action
  }

  private mutating func judgeForNow() -> PinJudgment {
    for pin in answers.keys { judge.value.judgments[pin] = judgment(of: pin) }
    return PinJudgment(correct: content.pins.filter { judgment(of: $0).verdict.isCorrect })
  }

  private func judgeForGood(_ evaluation: PinEvaluation) throws(Refusal) -> PinJudgment {
    do {
      return try evaluation.judgment(checks: content.pins.map { checks[$0] ?? 0 })
    } catch {
      throw .creditOverflow
    }
  }

  private func isCorrect(_ pin: Pin.ID) -> Bool {
    told[pin] ?? judgment(of: pin).verdict.isCorrect
  }

  private func judgment(of pin: Pin.ID) -> LabelJudgment {
    judge.value.judgments[pin] ?? judge.value.matcher.judgment(of: answers[pin] ?? "", at: pin)
      ?? LabelJudgment(verdict: .unanswered, names: [])
  }
}

extension PinLabelSession {
  /// An action in a ``PinLabelSession``.
  ///
  /// In JSON it is an object with its kind and the properties of that kind:
  /// `{"kind":"labeled","label":"Femur","pin":"p1"}`.
  public enum Action: Hashable, Sendable {
    /// The learner wrote a label for a pin; an empty one takes it away.
    case labeled(Pin.ID, as: String)
    /// The learner selected a pin, whose label is shown if the mode says so.
    case selected(Pin.ID)
    /// The learner made an interim check.
    case checked(PinJudgment? = nil)
    /// The learner submitted the answers, which were judged for good.
    case submitted(PinJudgment? = nil)
    /// The learner started again.
    case restarted
  }
}

extension PinLabelSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("labeled", { .labeled($0, as: $1) }, "pin", "label") {
      if case .labeled(let pin, let label) = $0 { (pin, label) } else { nil }
    },
    JSONCase("selected", Self.selected, "pin") {
      if case .selected(let pin) = $0 { pin } else { nil }
    },
    JSONCase("checked", judged: Self.checked) {
      if case .checked(let judgment) = $0 { .some(judgment) } else { nil }
    },
    JSONCase("submitted", judged: Self.submitted) {
      if case .submitted(let judgment) = $0 { .some(judgment) } else { nil }
    },
    JSONCase("restarted", .restarted),
  ]
}

extension PinLabelSession.Action: JudgedAction, PinAction {
  /// The judgment that the learner saw; nil for an action that is not judged.
  public var judgment: PinJudgment? {
    switch self {
    case .checked(let judgment), .submitted(let judgment): judgment
    case .labeled, .selected, .restarted: nil
    }
  }

  /// Returns the action with another judgment, or without one.
  public func judged(_ judgment: PinJudgment?) -> Self {
    switch self {
    case .checked: .checked(judgment)
    case .submitted: .submitted(judgment)
    case .labeled, .selected, .restarted: self
    }
  }
}

extension PinLabelSession {
  /// The reason a session of labeling or placing refuses a command.
  ///
  /// Every command can be refused with ``date(_:)``; those about a pin with ``unknownPin(_:)``; and
  /// all but restarting with ``alreadySubmitted`` once the answers are submitted.
  public enum Refusal: SessionRefusal {
    /// The session does not ask for the pin.
    case unknownPin(Pin.ID)
    /// The answers are submitted, and the session can only be read until it is restarted.
    case alreadySubmitted
    /// Nothing is submitted, so there is nothing to start again.
    case notSubmitted
    /// The mode has no interim results.
    case noInterim
    /// No pin is placed for the term.
    case notPlaced(Pin.ID)
    /// A pin cannot be placed outside of the image.
    case pointOutOfRange
    /// The credit cannot be calculated, because its numbers are too large.
    case creditOverflow
    /// The date of the event cannot be right.
    case date(EventDateError)
    /// The time was up before the event.
    case timeIsUp(at: Date)
  }
}

extension PinLabelSession.Refusal: WordedError {
  package static var sentences: SentenceCatalog { pinSentences }

  package var wording: Wording {
    switch self {
    case .unknownPin: "session.unknownPin"
    case .alreadySubmitted: "session.alreadySubmitted"
    case .notSubmitted: "session.notSubmitted"
    case .noInterim: "session.noInterim"
    case .notPlaced: "session.notPlaced"
    case .pointOutOfRange: "session.pointOutOfRange"
    case .creditOverflow: "session.creditOverflow"
    case .date(let error): Wording(error)
    case .timeIsUp: "session.timeIsUp"
    }
  }
}
