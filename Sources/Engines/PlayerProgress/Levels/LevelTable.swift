// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension LevelTable {
  /// The title, text and image that a profile shows for a level.
  public struct Appearance: Hashable, Sendable {
    /// The name of the level, for instance "Start Level".
    public let title: String
    /// A sentence about the level, for instance "You're just getting started".
    public let text: String
    /// A reference to the level's image, such as a file name; nil if there is none.
    public let image: String?

    /// Creates an appearance.
    public init(title: String, text: String, image: String? = nil) {
      self.title = title
      self.text = text
      self.image = image
    }
  }
}

/// The titles, texts and images of the levels.
///
/// There may be more levels than appearances, so the last appearance stays.
///
/// ```swift
/// let table = try LevelTable([
///   LevelTable.Appearance(title: "Start Level", text: "You're just getting started.", image: "seed"),
///   LevelTable.Appearance(title: "Master", text: "You're the master of learning.", image: "tree"),
/// ])
/// table.appearance(of: 12).title                               // "Master"
/// table.caption(for: LevelCurve.standard.standing(at: 0))
/// // "Level 1 - Start Level, You're just getting started., 0/100 XP"
/// ```
///
/// In JSON a table is the array of its appearances.
public struct LevelTable: Hashable, Sendable {
  /// The appearances of levels 1, 2 and so on; at least one.
  package let appearances: [LevelTable.Appearance]

  /// The last appearance.
  private let last: LevelTable.Appearance

  /// Creates a table.
  ///
  /// - Parameter appearances: The appearances of levels 1, 2 and so on.
  /// - Throws: ``RuleFault/tooFew(_:expected:)`` for an empty array.
  public init(_ appearances: [LevelTable.Appearance]) throws(ContentError<RuleFault>) {
    guard let last = appearances.last else {
      throw ContentError(faults: [LocatedFault(.tooFew(0, expected: 1), at: ContentPlace())])
    }
    self.appearances = appearances
    self.last = last
  }

  /// Creates a table of one appearance and more.
  package init(_ first: LevelTable.Appearance, _ others: LevelTable.Appearance...) {
    appearances = [first] + others
    last = others.last ?? first
  }

  /// Returns the appearance of a level; the last one for a level without its own, and the first one
  /// for a number below 1.
  public func appearance(of level: Int) -> LevelTable.Appearance {
    level <= appearances.count ? appearances[max(level, 1) - 1] : last
  }

  /// Returns the line that the learning diary of Graz shows in a profile.
  ///
  /// A title or text without a visible character is left out: `Level 2 - King, 100/300 XP`.
  ///
  /// - Parameters:
  ///   - standing: The standing of the points among the levels.
  ///   - phrasebook: The language of the word "level"; titles and texts are those of the table.
  /// - Returns: The line.
  public func caption(
    for standing: LevelTable.Standing,
    in phrasebook: Phrasebook = .english
  ) -> String {
    let appearance = appearance(of: standing.level)
    let goal = standing.next.map { "/\($0)" } ?? ""
    let name = Sentence("level.number", ["level": .text("\(standing.level)")])
    let title = [progressSentences(name, in: phrasebook), appearance.title]
      .filter { !$0.allSatisfy(\.isWhitespace) }
      .joined(separator: " - ")
    return [title, appearance.text, "\(standing.points)\(goal) XP"]
      .filter { !$0.allSatisfy(\.isWhitespace) }
      .joined(separator: ", ")
  }
}

extension LevelTable: Codable {
  /// Reads an array of appearances.
  ///
  /// - Throws: `ContentError` for an empty array, a `DecodingError` when an appearance cannot be
  ///   read.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode([LevelTable.Appearance].self))
  }

  /// Writes an array of appearances.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(appearances)
  }
}

extension LevelTable.Appearance: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let title = record.field("title", \.title)
    let text = record.field("text", \.text)
    let image = record.field("image", \.image)
    return try Self(title: title(), text: text(), image: image())
  }
}

extension LevelTable {
  /// The position of some points among the levels, to show in a profile.
  public struct Standing: Hashable, Sendable {
    /// The level, at least 1.
    public let level: Int
    /// The points.
    public let points: Int
    /// The points at which the level is reached.
    package let start: Int
    /// The points at which the next level is reached; nil if there is none.
    public let next: Int?

    init(level: Int, points: Int, start: Int, next: Int?) {
      self.level = level
      self.points = points
      self.start = start
      self.next = next
    }

    /// The fraction of the way from this level to the next, from 0 to below 1; 1 if there is no
    /// next level.
    ///
    /// It is 0 for points below the level, which are possible when a level once reached stays.
    public var part: Fraction {
      guard let next else { return .one }
      let part = try? Fraction(max(points, start) - start, next - start)
      return part ?? .zero
    }

    /// The points missing to the next level; nil if there is none, or if the number exceeds the
    /// range of `Int` because the points are so far below 0.
    public var missing: Int? {
      guard let (missing, overflow) = next?.subtractingReportingOverflow(points), !overflow else {
        return nil
      }
      return missing
    }
  }
}

/// The points needed for each level.
///
/// ``LevelCurve`` has the usual ways; a game with a way of its own conforms to this protocol:
///
/// ```swift
/// struct Triangular: LevelThresholds {
///   func threshold(of level: Int) -> Int? {   // 0, 1, 3, 6, 10 ...
///     (1...1_000_000).contains(level) ? level * (level - 1) / 2 : nil
///   }
/// }
/// Triangular().level(at: 7)   // 4
/// ```
///
/// Rules take a ``LevelCurve``, which can be stored; ``LevelCurve/init(listing:through:growth:)``
/// makes one of them.
///
/// Levels are numbers from 1 to `Int.max - 1`. There is no last one, unless thresholds end.
public protocol LevelThresholds: Sendable {
  /// Returns the points at which a level is reached.
  ///
  /// Level 1 is reached at 0, and each level takes more points than the one before.
  ///
  /// - Returns: Nil for a level below 1, for one whose threshold would not fit into an `Int`, and
  ///   for all levels after that one.
  func threshold(of level: Int) -> Int?

  /// Returns the highest level whose threshold is at most some points; 1 for negative points.
  ///
  /// It need not be implemented: without it the level is found by O(log *n*) calls of
  /// ``threshold(of:)``, where *n* is the level.
  func level(at points: Int) -> Int
}

extension LevelThresholds {
  /// Returns the highest level whose threshold is at most some points; 1 for negative points.
  ///
  /// - Complexity: O(log *n*) calls of ``threshold(of:)``, where *n* is the level.
  public func level(at points: Int) -> Int {
    func isReached(_ level: Int) -> Bool {
      level < Int.max && threshold(of: level).map { $0 <= points } ?? false
    }
    var (low, high) = (1, 2)
    while isReached(high) {
      low = high
      high = high > Int.max / 2 ? Int.max : high * 2
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isReached(middle) {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the levels that are reached when points grow.
  ///
  /// One award may cross several levels, and each is reported.
  ///
  /// - Parameters:
  ///   - before: The points before.
  ///   - after: The points after.
  /// - Returns: The levels, lowest first; none when points do not grow.
  public func levelsReached(from before: Int, to after: Int) -> Range<Int> {
    let start = level(at: before) + 1
    return start..<max(level(at: after) + 1, start)
  }

  /// Returns the position of some points among the levels.
  public func standing(at points: Int) -> LevelTable.Standing {
    standing(at: points, onLevel: level(at: points))
  }

  /// Returns where points are on a level that they need not reach, because it was reached before.
  package func standing(at points: Int, onLevel level: Int) -> LevelTable.Standing {
    LevelTable.Standing(
      level: level,
      points: points,
      start: threshold(of: level) ?? 0,
      next: threshold(of: level + 1)
    )
  }
}
