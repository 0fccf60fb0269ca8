// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
internal import LudusCore

/// Statistics on the results of a class, pin by pin.
///
/// ```swift
/// let statistics = PinClassStatistics(results)
/// statistics.pins["p1"]?.correctCount          // 17
/// statistics.pins["p1"]?.wrongAnswers.first  // "os capitatum", 4 times
/// statistics.confusions.first                // p1 was called what p2 is, 6 times
/// ```
public struct PinClassStatistics: Hashable, Sendable {
  /// A wrong answer and how often it was given.
  public struct WrongAnswer: Hashable, Sendable {
    /// The answer, in lower case and without punctuation.
    public let text: String
    /// The number of times that it was given.
    public let count: Int
  }

  /// Two pins of which one was given the label of the other, and how often.
  public struct Confusion: Hashable, Sendable {
    /// The pin that was to be labeled.
    public let pin: Pin.ID
    /// The pin whose label was given instead.
    public let takenFor: Pin.ID
    /// The number of times.
    public let count: Int
  }

  /// The figures of a pin.
  public struct PinStatistics: Hashable, Sendable {
    /// The number of times that it was asked for.
    public let count: Int
    /// The number of times that it was right.
    public let correctCount: Int
    /// The number of times that there was no answer.
    public let unansweredCount: Int
    /// The wrong answers, the commonest first, equally common ones by the alphabet.
    public let wrongAnswers: [WrongAnswer]
  }

  /// The pins in the order in which they were first asked.
  public let order: [Pin.ID]
  /// The figures of each pin.
  public let pins: [Pin.ID: PinStatistics]
  /// The confusions between pins, the commonest first, equally common ones in the order of the
  /// pins.
  ///
  /// An answer that several other pins have counts for the first of them.
  public let confusions: [Confusion]

  /// Counts results.
  ///
  /// - Complexity: O(*n* log *n*) in the number of answers.
  public init(_ results: some Sequence<PinLabelResult>) {
    let results = Array(results)
    let order = results.flatMap(\.order).unrepeated
    var found: [Pin.ID: [PinResult]] = [:]
    for result in results {
      for (pin, outcome) in result.pins { found[pin, default: []].append(outcome) }
    }
    var pins: [Pin.ID: PinStatistics] = [:]
    var confusions: [Confusion] = []
    let places = Self.places(of: order)
    for pin in order {
      let outcomes = found[pin] ?? []
      pins[pin] = PinStatistics(
        count: outcomes.count,
        correctCount: outcomes.count { $0.verdict == .correct },
        unansweredCount: outcomes.count { $0.verdict == .unanswered },
        wrongAnswers: Self.wrongAnswers(of: outcomes)
      )
      let counts = Self.counts(outcomes.compactMap(\.otherPin))
      confusions += counts.map { Confusion(pin: pin, takenFor: $0.value, count: $0.count) }
    }
    self.order = order
    self.pins = pins
    self.confusions = confusions.sorted { one, other in
      if one.count != other.count { return one.count > other.count }
      let places = [one.pin, other.pin, one.takenFor, other.takenFor].map { places[$0] ?? .max }
      return (places[0], places[2], one.takenFor) < (places[1], places[3], other.takenFor)
    }
  }

  /// The number of times that each pin was given its own label or that of another.
  ///
  /// There is a row for each pin of ``order`` and a column for the pin whose label it was given. An
  /// answer that is no label of these pins is in no column.
  public var confusionMatrix: [[Int]] {
    let columns = Self.places(of: order)
    var matrix = Array(repeating: Array(repeating: 0, count: order.count), count: order.count)
    for (row, pin) in order.enumerated() { matrix[row][row] = pins[pin]?.correctCount ?? 0 }
    for confusion in confusions {
      guard let row = columns[confusion.pin], let column = columns[confusion.takenFor] else {
        continue
      }
      matrix[row][column] += confusion.count
    }
    return matrix
  }

  private static func places(of pins: [Pin.ID]) -> [Pin.ID: Int] {
    Dictionary(zip(pins, pins.indices)) { first, _ in first }
  }

  private static func wrongAnswers(of outcomes: [PinResult]) -> [WrongAnswer] {
    let wrong = outcomes.filter { $0.verdict == .wrong || $0.verdict == .partial }
    return counts(wrong.compactMap { $0.answer.map(TermText.normalized) })
      .map { WrongAnswer(text: $0.value, count: $0.count) }
  }

  /// The different values with how often each comes, the commonest first.
  private static func counts<Value: Hashable & Comparable>(
    _ values: [Value]
  ) -> [(value: Value, count: Int)] {
    Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
      .map { (value: $0.key, count: $0.value) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : $0.value < $1.value }
  }
}

extension PinResult {
  /// The first pin whose label was given instead.
  fileprivate var otherPin: Pin.ID? {
    guard case .wrong(let mismatch) = reason else { return nil }
    return mismatch.otherPins.first
  }
}
