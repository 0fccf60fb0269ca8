// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// A learner's answer to a problem as it was shown, by the places of its parts.
///
/// It is what a front end sends that was sent a ``PresentedProblem``. The type is not that of
/// responses by names, because "2" can be the second option shown and the name of another one:
/// ``Quiz/Item/response(from:)`` translates, and there is no other way from one to the other.
///
/// ```swift
/// let sent = try JSONDecoder().decode(PresentedResponse.self, from: body)   // {"choice": "2"}
/// try session.answer(presented: sent, at: now)
/// ```
///
/// In JSON it has the form of a `QuizResponse`, with places in the place of names:
/// `{"pairs": {"1": "3"}}`.
public enum PresentedResponse: Hashable, Sendable {
  /// An option is picked.
  case choice(PresentedProblem.Place)
  /// Options are picked, in this order.
  case choices([PresentedProblem.Place])
  /// Something is written.
  case text(String)
  /// Items are put in this order.
  case order([PresentedProblem.Place])
  /// Items of the left column are matched with items of the right.
  case pairs([PresentedProblem.Place: PresentedProblem.Place])
  /// Gaps are filled: with a text, or with the place of an option.
  case gaps([PresentedProblem.Place: String])
}

extension PresentedResponse: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let places = record.inline(\.places)
    return try PresentedResponse(places: places())
  }

  /// The response with each place as if it were a name; it is so only for writing and translating.
  fileprivate var places: QuizResponse {
    switch self {
    case .choice(let option): .choice(AnswerOption.ID(option.rawValue))
    case .choices(let options): .choices(options.map { AnswerOption.ID($0.rawValue) })
    case .text(let text): .text(text)
    case .order(let items): .order(items.map { Problem.Item.ID($0.rawValue) })
    case .pairs(let pairs):
      .pairs(
        Dictionary(
          uniqueKeysWithValues: pairs.map {
            (Problem.Item.ID($0.key.rawValue), Problem.Item.ID($0.value.rawValue))
          }
        )
      )
    case .gaps(let gaps):
      .gaps(
        Dictionary(uniqueKeysWithValues: gaps.map { (ClozeTask.Gap.ID($0.key.rawValue), $0.value) })
      )
    }
  }

  fileprivate init(places response: QuizResponse) {
    typealias Place = PresentedProblem.Place
    self =
      switch response {
      case .choice(let option): .choice(Place(option.rawValue))
      case .choices(let options): .choices(options.map { Place($0.rawValue) })
      case .text(let text): .text(text)
      case .order(let items): .order(items.map { Place($0.rawValue) })
      case .pairs(let pairs):
        .pairs(
          Dictionary(
            uniqueKeysWithValues: pairs.map { (Place($0.key.rawValue), Place($0.value.rawValue)) }
          )
        )
      case .gaps(let gaps):
        .gaps(Dictionary(uniqueKeysWithValues: gaps.map { (Place($0.key.rawValue), $0.value) }))
      }
  }
}

extension Quiz.Item {
  /// Returns the response that a front end means by the places of what it was shown.
  ///
  /// Sessions, logs and keys have the names of the bank, so that a response means the same in every
  /// order that a problem is shown in.
  ///
  /// - Parameter presented: The response to this item's ``presentation``.
  /// - Returns: The same response by names; not yet graded.
  /// - Throws: ``ResponseError/unknownOption(_:problem:)``,
  ///   ``ResponseError/unknownItem(_:problem:)`` or ``ResponseError/unknownGap(_:problem:)`` for a
  ///   place at which nothing is shown, and ``ResponseError/responseDoesNotFit(_:problem:)`` for a
  ///   response of another kind.
  /// - Complexity: O(*n*) in the number of parts.
  public func response(
    from presented: PresentedResponse
  ) throws(ResponseError) -> QuizResponse {
    try Translation(of: self, toPlaces: false).translated(presented.places)
  }

  /// Returns a response by the places of this item's ``presentation``, such as the right one for a
  /// front end that shows it.
  ///
  /// - Parameter response: A response by names, such as `Feedback.correctAnswer`.
  /// - Returns: The same response by places, or nil when it names something that is not shown.
  /// - Complexity: O(*n*) in the number of parts.
  public func presented(_ response: QuizResponse) -> PresentedResponse? {
    (try? Translation(of: self, toPlaces: true).translated(response))
      .map(PresentedResponse.init(places:))
  }

  /// Returns where a part of an evaluation is shown: an item to order, one of the left column or a
  /// gap.
  ///
  /// - Parameter part: The part, as in `Feedback.parts`.
  /// - Returns: Its place, or nil for what is not shown by itself.
  public func place(of part: ResponseEvaluation.Part.ID) -> PresentedProblem.Place? {
    let parts = presentedParts
    let names =
      if !parts.gaps.isEmpty {
        parts.gaps.map(\.id.rawValue)
      } else if !parts.left.isEmpty {
        parts.left.map(\.id.rawValue)
      } else {
        items.map(\.id.rawValue)
      }
    return names.firstIndex(of: part.rawValue).map { PresentedProblem.Place(offset: $0) }
  }
}

/// The names of an item's parts and their places, in one of both directions.
private struct Translation {
  private let options: [String: String]
  private let items: [String: String]
  private let left: [String: String]
  private let gaps: [String: String]
  /// The options of each gap that has some, by the gap as it is called before.
  private let gapOptions: [String: [String: String]]
  private let kind: ProblemKind.Name
  private let problem: Problem.ID

  init(of item: Quiz.Item, toPlaces: Bool) {
    func table(_ names: [String]) -> [String: String] {
      let places = names.indices.map { PresentedProblem.Place(offset: $0).rawValue }
      let pairs = toPlaces ? zip(names, places) : zip(places, names)
      return Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
    }
    let parts = item.presentedParts
    options = table(item.options.map(\.id.rawValue))
    items = table(item.items.map(\.id.rawValue))
    left = table(parts.left.map(\.id.rawValue))
    gaps = table(parts.gaps.map(\.id.rawValue))
    gapOptions = Dictionary(
      parts.gaps.enumerated().compactMap { offset, gap in
        let before =
          toPlaces ? gap.id.rawValue : PresentedProblem.Place(offset: offset).rawValue
        return item.gapOptions[gap.id].map { (before, table($0.map(\.id.rawValue))) }
      }
    ) { first, _ in first }
    kind = item.problem.kind.name
    problem = item.problem.id
  }

  func translated(_ response: QuizResponse) throws(ResponseError) -> QuizResponse {
    switch response {
    case .choice(let pick): return .choice(try option(pick, in: options))
    case .choices(let picks):
      return .choices(
        try picks.map { (pick) throws(ResponseError) in try option(pick, in: options) }
      )
    case .text: return response
    case .order(let order):
      return .order(
        try order.map { (place) throws(ResponseError) in try item(place, in: items) }
      )
    case .pairs(let pairs):
      var translated: [Problem.Item.ID: Problem.Item.ID] = [:]
      for (place, match) in pairs.sorted(by: { $0.key < $1.key }) {
        translated[try item(place, in: left)] = try item(match, in: items)
      }
      return .pairs(translated)
    case .gaps(let entries):
      var translated: [ClozeTask.Gap.ID: String] = [:]
      for (gap, entry) in entries.sorted(by: { $0.key < $1.key }) {
        let name = ClozeTask.Gap.ID(
          try find(gap.rawValue, in: gaps) { .unknownGap(gap, problem: $0) }
        )
        guard let options = gapOptions[gap.rawValue], !entry.isInvisible else {
          translated[name] = entry
          continue
        }
        translated[name] = try option(AnswerOption.ID(entry), in: options).rawValue
      }
      return .gaps(translated)
    }
  }

  private func option(
    _ option: AnswerOption.ID,
    in table: [String: String]
  ) throws(ResponseError) -> AnswerOption.ID {
    AnswerOption.ID(
      try find(option.rawValue, in: table) { .unknownOption(option, problem: $0) }
    )
  }

  private func item(
    _ item: Problem.Item.ID,
    in table: [String: String]
  ) throws(ResponseError) -> Problem.Item.ID {
    Problem.Item.ID(try find(item.rawValue, in: table) { .unknownItem(item, problem: $0) })
  }

  private func find(
    _ name: String,
    in table: [String: String],
    or error: (Problem.ID) -> ResponseError
  ) throws(ResponseError) -> String {
    guard !table.isEmpty else { throw .responseDoesNotFit(kind, problem: problem) }
    guard let found = table[name] else { throw error(problem) }
    return found
  }
}

// MARK: - Sessions

extension QuizSession {
  /// The current problem as a front end may see it, or nil if there is none.
  public var presentation: PresentedProblem? { currentItem?.presentation }

  /// Answers the presented problem by the places of what a front end was shown.
  ///
  /// - Parameters:
  ///   - response: The response to ``presentation``.
  ///   - certainty: The learner's certainty, where the rules ask for it.
  ///   - date: The date when the learner answered, not before the last event.
  /// - Returns: The feedback for the learner.
  /// - Throws: The errors that ``Quiz/Item/response(from:)`` and ``answer(_:certainty:at:)`` throw.
  @discardableResult
  public mutating func answer(
    presented response: PresentedResponse,
    certainty: Certainty? = nil,
    at date: Date
  ) throws(QuizError) -> Feedback {
    var later = self
    try later.advance(to: date)
    guard let item = later.currentItem else { throw later.reasonForNoProblem }
    let named: QuizResponse
    do throws(ResponseError) {
      named = try item.response(from: response)
    } catch {
      throw .response(error)
    }
    return try answer(named, certainty: certainty, at: date)
  }
}
