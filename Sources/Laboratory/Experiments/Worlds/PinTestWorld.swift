// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
public import Gamification
internal import PinLabels

/// Made-up classes that label the pins of a sheet, and know some of the structures.
///
/// A learner knows a structure with the chance 1 / (1 + e^-(ability - difficulty)), and gives each
/// of the other pins one of the names that are left, or nothing, by a boldness that has nothing to
/// do with the ability. Feedback at once says whether a label is right: the learner can try other
/// names, and so finds some without knowing them. In the end all corrections are read.
public struct PinTestWorld: Hashable, Sendable {
  package let learners: Int
  package let names: [String]
  package let spread: Double
  package let found: Double
  package let read: Double
  private let sheet: PinSheet

  /// Describes classes.
  ///
  /// - Parameters:
  ///   - learners: How many learners a class has, 2 to 1,000.
  ///   - names: The names of the structures, one pin each, at least 2.
  ///   - spread: The deviation of abilities in logits, 0 to 10; that of difficulties is 1.
  ///   - found: The chance that a name is learned by finding it with feedback at once, 0 to 1.
  ///   - read: The chance that a name is learned by reading its correction in the end, 0 to 1.
  /// - Throws: A fault for each number out of its range, and for names that are blank, there twice
  ///   or fewer than 2.
  public init(
    learners: Int = 20,
    names: [String],
    spread: Double = 1.5,
    found: Double = 0.5,
    read: Double = 0.5
  ) throws(ContentError<RuleFault>) {
    try RuleFault.check(
      counts: [("learners", learners, 2...1000)],
      amounts: [("spread", spread, 0...10), ("found", found, 0...1), ("read", read, 0...1)]
    )
    let place = ContentPlace().key("names")
    guard names.count > 1, let sheet = try? Self.sheet(names) else {
      let reason = "\(names.count) names, expected at least 2, none of them blank"
      throw ContentError(faults: [LocatedFault(.malformed(reason), at: place)])
    }
    self.learners = learners
    self.names = names
    self.spread = spread
    self.found = found
    self.read = read
    self.sheet = sheet
  }

  private static func sheet(_ names: [String]) throws -> PinSheet {
    let pins = try names.enumerated().map { index, name in
      let label = try PinLabel(id: "l\(index)", name, language: "la")
      return try Pin(
        id: Pin.ID("p\(index)"),
        at: ImagePoint(x: Double(index), y: 0),
        labels: [label]
      )
    }
    let image = try ImageRecord(id: "i", size: PixelSize(width: 1000, height: 1000))
    let view = try ExerciseView(id: "v", image: image, pins: pins)
    let exercise = try PinExercise(id: "e", title: "Test", views: [view])
    return try PinSheet(
      id: "s",
      title: "Test",
      sections: [PinSection(id: "s", title: "Test", exercises: [exercise])]
    )
  }

  /// When learners get to know whether a label is right.
  public struct Feedback: Hashable, Sendable {
    package let isAtOnce: Bool
    package let penalty: Fraction

    /// Describes feedback.
    ///
    /// - Parameters:
    ///   - isAtOnce: Whether each label is checked as it is written, and not all of them in the
    ///     end.
    ///   - penalty: The part of a pin's credit that each check before the right label costs, 0 to
    ///     1.
    /// - Throws: A fault for a penalty out of its range.
    public init(isAtOnce: Bool, penalty: Fraction = 0) throws(ContentError<RuleFault>) {
      guard (0...1).contains(penalty) else {
        let fault = RuleFault.malformed("\(penalty), expected 0 to 1")
        throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("penalty"))])
      }
      self.isAtOnce = isAtOnce
      self.penalty = penalty
    }
  }

  /// A test of a class.
  public struct Run: Sendable {
    /// Which part of the structures each learner knew before, from 0 to 1.
    public let known: [Double]
    /// The credit of each learner, from 0 to 1.
    public let credits: [Double]
    /// Which part of the structures that they did not know each learner knows now; nil where all
    /// were known.
    public let learned: [Double?]
  }
}

extension PinTestWorld {
  /// A learner before the test.
  private struct Learner: Sendable {
    /// Whether they know each structure.
    let knows: [Bool]
    let boldness: Double
  }

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (Feedback, inout SeededGenerator) throws -> Run {
    let difficulties = names.map { _ in generator.drawNormal() }
    let members = (0..<learners).map { _ in
      let ability = spread * generator.drawNormal()
      return Learner(
        knows: difficulties.map { generator.draws(chance: Elementary.logistic(ability - $0)) },
        boldness: generator.drawUniform()
      )
    }
    return { feedback, generator in
      let task = PinLabelTask(
        sheet,
        language: "la",
        mode: feedback.isAtOnce ? .practice : .exam,
        scoring: try PinScoring(.firstTry(penalty: feedback.penalty)),
        vocabulary: .empty
      )
      let start = PinLabelSession(task)
      var (credits, learned): ([Double], [Double?]) = ([], [])
      for member in members {
        var (session, found) = (start, 0)
        try label(&session, member, feedback, &found, &generator)
        credits.append(Double(try session.submit(at: Self.date).credit))
        let unknown = names.count - member.knows.count { $0 }
        // What was found is read again in the end as well, and counts by the chance of finding it.
        let gain = Double(found) * self.found + Double(unknown - found) * read
        learned.append(unknown == 0 ? nil : gain / Double(unknown))
      }
      return Run(
        known: members.map { Double($0.knows.count { $0 }) / Double(names.count) },
        credits: credits,
        learned: learned
      )
    }
  }

  private static var date: Date { Date(timeIntervalSince1970: 1_767_261_600) }

  private func label(
    _ session: inout PinLabelSession,
    _ member: Learner,
    _ feedback: Feedback,
    _ found: inout Int,
    _ generator: inout SeededGenerator
  ) throws {
    for pin in names.indices where member.knows[pin] {
      try session.label(Pin.ID("p\(pin)"), as: names[pin], at: Self.date)
      if feedback.isAtOnce { try session.check(at: Self.date) }
    }
    // Names that are known are not tried elsewhere.
    var left = names.indices.filter { !member.knows[$0] }
    for pin in left {
      var untried = generator.shuffled(left)
      while generator.draws(chance: member.boldness), let name = untried.popLast() {
        try session.label(Pin.ID("p\(pin)"), as: names[name], at: Self.date)
        guard feedback.isAtOnce else {
          left.removeAll { $0 == name }
          break
        }
        if try session.check(at: Self.date).correct.contains(Pin.ID("p\(pin)")) {
          left.removeAll { $0 == name }
          found += 1
          break
        }
      }
    }
  }
}

extension Experiment.Population where Policy == PinTestWorld.Feedback, Run == PinTestWorld.Run {
  /// Makes classes that are tested with different feedback.
  public static func pinTest(_ world: PinTestWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome where Policy == PinTestWorld.Feedback, Run == PinTestWorld.Run {
  /// How well credits rank learners by what they knew: Kendall's tau, from -1 to 1.
  public static var validity: Self {
    Self("validity", within: -1...1) { kendallTau($0.known, $0.credits) }
  }

  /// How far credits are above what learners knew, as a part of all structures.
  public static var inflation: Self {
    Self("inflation", within: -1...1) { run in
      zip(run.credits, run.known).map { $0 - $1 }.mean
    }
  }

  /// Which part of what learners did not know they know afterwards.
  public static var learned: Self {
    Self("learned", within: 0...1) { $0.learned.compactMap(\.self).mean }
  }
}

extension PinTestWorld: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let learners = record.field("learners", \.learners, default: 20)
    let names = record.field("names", \.names)
    let spread = record.field("spread", \.spread, default: 1.5)
    let found = record.field("found", \.found, default: 0.5)
    let read = record.field("read", \.read, default: 0.5)
    return try Self(
      learners: learners(),
      names: names(),
      spread: spread(),
      found: found(),
      read: read()
    )
  }
}

extension PinTestWorld.Feedback: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let isAtOnce = record.field("isAtOnce", \.isAtOnce)
    let penalty = record.field("penalty", \.penalty, default: .zero)
    return try Self(isAtOnce: isAtOnce(), penalty: penalty())
  }
}
