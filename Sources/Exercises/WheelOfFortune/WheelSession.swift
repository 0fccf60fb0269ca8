internal import GermanSpelling
internal import LudusCore
public import LudusFoundation

/// A child's turns at a wheel of fortune: spin, hear the word as often as wanted, write it.
///
/// ```swift
/// var session = WheelSession(exercise)
/// try session.spin(using: &generator, at: now)
/// session.word?.text                       // to be spoken, not shown
/// try session.write("Schtern", at: now)    // false: it is shown in red, the right word in green
/// try session.goOn(at: now)
/// ```
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct WheelSession: TracedSession {
  /// Where a session is.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// The wheel can be spun.
    case waiting
    /// The word can be heard, and is to be written.
    case writing
    /// The right word is shown beside the wrong one.
    case comparing
    /// All words are done.
    case finished
  }

  /// What the session is about.
  public let content: SessionContent<WheelExercise>
  /// All that has happened, oldest first.
  public private(set) var events: [WheelEvent] = []
  /// Where the session is.
  public private(set) var phase: Phase
  /// How often the word was heard.
  public private(set) var hearingCount = 0
  /// What was written last.
  public private(set) var input: String?
  /// The words at which the wheel has not stopped yet, in their order.
  public private(set) var remaining: [Int]

  private var current: Int?
  private(set) var trace: SessionTrace

  /// Creates a session before its first event.
  public init(_ content: SessionContent<WheelExercise>) {
    self.content = content
    remaining = Array(content.exercise.words.indices)
    phase = remaining.isEmpty ? .finished : .waiting
    trace = SessionTrace(content.exercise.id, content.context)
  }

  /// The word at which the wheel has stopped, or nil while it can be spun.
  public var word: HeardWord? { current.map { content.exercise.words[$0] } }

  var taskCount: Int { content.exercise.words.count }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``ExerciseError`` when the event is not possible now. The session is then unchanged.
  /// - Complexity: O(*n*) in the number of words.
  public mutating func apply(_ event: WheelEvent) throws(ExerciseError) {
    let event = try trace.next(event, of: self)
    switch event {
    case .started:
      break
    case .spun(let word, let date):
      guard phase == .waiting else { throw .wordIsNotDone }
      guard let place = remaining.firstIndex(of: word) else { throw .noSuchWordNumber(word) }
      remaining.remove(at: place)
      current = word
      hearingCount = 0
      input = nil
      phase = .writing
      trace.startTask(.write, words: [content.exercise.words[word].text], at: date)
    case .heard:
      guard phase == .writing else { throw .notWriting }
      hearingCount += 1
    case .wrote(let input, let date):
      guard phase == .writing, let current else { throw .notWriting }
      guard !input.allSatisfy(\.isWhitespace) else { throw .nothingWritten }
      check(input, of: current, at: date)
    case .wentOn(let date):
      guard phase == .comparing, let current else { throw .nothingToGoOnFrom }
      finish(current, isRight: false, at: date)
    }
    trace.note(event.date)
    events.append(event)
  }
}

// MARK: - Commands

extension WheelSession {
  /// Spins the wheel, which stops at one of the remaining words, each as likely as the others.
  ///
  /// - Parameters:
  ///   - generator: What the draw depends on.
  ///   - date: When the child spun it.
  /// - Throws: ``ExerciseError/wordIsNotDone`` while a word is to be written.
  public mutating func spin(
    using generator: inout some RandomNumberGenerator,
    at date: Date
  ) throws(ExerciseError) {
    // Drawing comes last, so that a refused spin does not use the generator up.
    try checkSpin()
    try spin(to: remaining[generator.draw(below: remaining.count)], at: date)
  }

  /// Takes the remaining words in their order instead of spinning.
  ///
  /// - Parameter date: When the child went on to the word.
  /// - Throws: ``ExerciseError/wordIsNotDone`` while a word is to be written.
  public mutating func takeNext(at date: Date) throws(ExerciseError) {
    try checkSpin()
    try spin(to: remaining[0], at: date)
  }

  /// Notes that the word was heard, which can be as often as the child wants.
  ///
  /// - Parameter date: When the child tapped the button.
  /// - Throws: ``ExerciseError/notWriting`` while there is no word to hear.
  public mutating func hear(at date: Date) throws(ExerciseError) {
    try perform(.heard(at: date))
  }

  /// Checks what the child wrote.
  ///
  /// - Parameters:
  ///   - input: What the child wrote.
  ///   - date: When the child tapped the button.
  /// - Returns: Whether it is right. Then the wheel can be spun again; else the right word is shown.
  /// - Throws: ``ExerciseError/notWriting`` while there is no word to write, and
  ///   ``ExerciseError/nothingWritten``.
  @discardableResult
  public mutating func write(_ input: String, at date: Date) throws(ExerciseError) -> Bool {
    try perform(.wrote(input, at: date))
    return phase != .comparing
  }

  /// Goes on after the right word has been shown.
  ///
  /// - Parameter date: When the child went on.
  /// - Throws: ``ExerciseError/nothingToGoOnFrom`` when nothing is shown.
  public mutating func goOn(at date: Date) throws(ExerciseError) {
    try perform(.wentOn(at: date))
  }

  private func checkSpin() throws(ExerciseError) {
    guard !isFinished else { throw .sessionIsOver }
    guard phase == .waiting else { throw .wordIsNotDone }
  }

  private mutating func spin(to word: Int, at date: Date) throws(ExerciseError) {
    try perform(.spun(to: word, at: date))
  }
}

// MARK: - Changes

extension WheelSession {
  /// The number of a word on the wheel is that of its task, whenever the wheel stops there.
  private mutating func check(_ input: String, of word: Int, at date: Date) {
    let target = content.exercise.words[word].text
    self.input = input
    trace.note(SpellingEvidence(task: word, target: target, input: input, date: date))
    guard !content.spelling.accepts(input, for: target) else {
      finish(word, isRight: true, at: date)
      return
    }
    trace.note(
      Mistake(
        task: word,
        place: 0,
        kind: .wrongSpelling,
        input: input,
        target: target,
        diagnosis: SpellingDiagnosis(target: target, input: input),
        date: date
      )
    )
    let errors = LogEntry.InputErrors(word: target, words: [target], userInputs: [input])
    trace.note(.checked, .write, errors, at: date)
    phase = .comparing
  }

  private mutating func finish(_ word: Int, isRight: Bool, at date: Date) {
    trace.finishTask(
      .write,
      word,
      words: [content.exercise.words[word].text],
      credit: isRight ? .one : .zero,
      at: date
    )
    current = nil
    phase = remaining.isEmpty ? .finished : .waiting
  }
}
