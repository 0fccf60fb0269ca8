// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// An open question, whose answer a person reads and grades.
public struct OpenResponseTask: Hashable, Sendable {
  /// The fewest words that the text may have; nil for no limit.
  public let minimumWords: Int?
  /// The most words that the text may have; nil for no limit.
  public let maximumWords: Int?
  /// The criteria for the text; nil to grade it as a whole.
  public let rubric: Rubric?
  /// A text that would be right, to be shown as the correction.
  public let sampleAnswer: String?

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - minimumWords: The fewest words that the text may have, at least 1; nil for no limit.
  ///   - maximumWords: The most words that the text may have, at least 1; nil for no limit.
  ///   - rubric: The criteria for the text; nil to grade it as a whole.
  ///   - sampleAnswer: A text that would be right, to be shown as the correction.
  public init(
    minimumWords: Int? = nil,
    maximumWords: Int? = nil,
    rubric: Rubric? = nil,
    sampleAnswer: String? = nil
  ) {
    self.minimumWords = minimumWords
    self.maximumWords = maximumWords
    self.rubric = rubric
    self.sampleAnswer = sampleAnswer
  }

  /// Counts the words of a text the way the limits do: stretches between white space that contain a
  /// letter or a digit.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func wordCount(of text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
  }
}

/// In JSON the task is the keys `minimumWords`, `maximumWords`, `rubric` and `sampleAnswer`, as far
/// as it has them.
extension OpenResponseTask: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let minimum = record.field("minimumWords", \.minimumWords)
    let maximum = record.field("maximumWords", \.maximumWords)
    let criteria = record.field("rubric", \.rubric?.criteria, as: .list())
    let sample = record.field("sampleAnswer", \.sampleAnswer)
    return try OpenResponseTask(
      minimumWords: minimum(),
      maximumWords: maximum(),
      rubric: criteria().map(Rubric.init),
      sampleAnswer: sample()
    )
  }
}

/// The criteria and points by which a person grades a text.
///
/// The credit is the points of the levels chosen, divided by the most points there are.
///
/// ```swift
/// let rubric = Rubric([
///   Rubric.Criterion(
///     "cause", "Names the cause",
///     levels: [.init("no", "not at all", points: 0), .init("yes", "clearly", points: 2)]),
/// ])
/// ```
public struct Rubric: Hashable, Sendable {
  /// One thing to look for.
  public struct Criterion: Hashable, Sendable, Identifiable {
    /// The name of the criterion within its rubric.
    public let id: Identifier<Criterion>
    /// The text that says what to look for.
    public let text: RichText
    /// The levels at which it can be met, one of which is chosen.
    public let levels: [Level]

    /// Creates a criterion.
    public init(_ id: ID, _ text: RichText, levels: [Level]) {
      self.id = id
      self.text = text
      self.levels = levels
    }

    /// The points of the best level.
    public var points: Int { levels.map(\.points).max() ?? 0 }
  }

  /// A level at which a criterion is met.
  public struct Level: Hashable, Sendable, Identifiable {
    /// The name of the level within its criterion.
    public let id: Identifier<Level>
    /// A description of texts on this level.
    public let text: RichText
    /// The points of the level, from 0 to 1000.
    public let points: Int

    /// Creates a level.
    public init(_ id: ID, _ text: RichText, points: Int) {
      self.id = id
      self.text = text
      self.points = points
    }
  }

  /// The points a level can have.
  package static let pointsRange = 0...1000

  /// The criteria, at least one.
  public let criteria: [Criterion]

  /// Creates a rubric.
  public init(_ criteria: [Criterion]) {
    self.criteria = criteria
  }

  /// The most points there are, which no valid rubric has too many of.
  package var points: Int { criteria.reduce(0) { $0 + $1.points } }
}

/// In JSON a criterion is an object with `id`, `text` and `levels`.
extension Rubric.Criterion: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let text = record.field("text", \.text)
    let levels = record.field("levels", \.levels)
    return try Rubric.Criterion(id(), text(), levels: levels())
  }
}

/// In JSON a level is an object with `id`, `text` and `points`.
extension Rubric.Level: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let text = record.field("text", \.text)
    let points = record.field("points", \.points)
    return try Rubric.Level(id(), text(), points: points())
  }
}

extension OpenResponseTask: ProblemTask {
  package static var responseShape: QuizResponse.Shape { .longText }
  package static var needsPerson: Bool { true }
  package var name: ProblemKind.Name { .openResponse }
  package var correctAnswer: QuizResponse? { sampleAnswer.map(QuizResponse.text) }

  package var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    let limits = [minimumWords, maximumWords].compactMap(\.self)
    if limits.contains(where: { $0 < 1 }) || limits != limits.sorted() {
      let fault = ProblemFault.Reason.openResponse(
        .invalidWordLimits(minimum: minimumWords, maximum: maximumWords)
      )
      let key = minimumWords == nil ? "maximumWords" : "minimumWords"
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    if let sampleAnswer, sampleAnswer.isInvisible {
      faults.append(
        LocatedFault(.emptyText(.acceptedAnswer), at: ContentPlace().key("sampleAnswer"))
      )
    }
    return faults + (rubric?.faults ?? [])
  }
}

extension Rubric {
  fileprivate var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("rubric")
    guard !criteria.isEmpty else { return [LocatedFault(.openResponse(.emptyRubric), at: place)] }
    var texts = NamedTexts()
    for (index, criterion) in criteria.enumerated() {
      texts.check(criterion.id.rawValue, criterion.text, at: place.index(index))
    }
    return texts.faults
      + criteria.enumerated().flatMap { index, criterion in
        criterion.faults(at: place.index(index).key("levels"))
      }
  }
}

extension Rubric.Criterion {
  fileprivate func faults(at place: ContentPlace) -> [LocatedFault<ProblemFault>] {
    var texts = NamedTexts()
    var faults: [LocatedFault<ProblemFault>] = []
    if levels.count < 2 {
      faults.append(LocatedFault(.openResponse(.tooFewLevels(levels.count)), at: place))
    }
    for (index, level) in levels.enumerated() {
      texts.check(level.id.rawValue, level.text, at: place.index(index))
      if !Rubric.pointsRange.contains(level.points) {
        let fault = ProblemFault.Reason.numberOutOfRange(
          level.points,
          Rubric.pointsRange,
          of: .points
        )
        faults.append(LocatedFault(fault, at: place.index(index).key("points")))
      }
    }
    if points < 1, !levels.isEmpty {
      faults.append(LocatedFault(.openResponse(.worthlessCriterion), at: place))
    }
    return faults + texts.faults
  }
}
