// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
internal import PinLabels

/// Simulated classes that label the pins of a sheet and know some of the structures.
///
/// A learner knows a structure with the chance 1 / (1 + e^-(ability - difficulty)), and gives each
/// of the other pins one of the names that are left, or nothing, by a boldness that has nothing to
/// do with the ability. Feedback at once says whether a label is right: the learner can try other
/// names, and so finds some without knowing them. In the end all corrections are read.
public struct PinTestWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: PolicyDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of learners in a class, 2 to 1,000.
    public var learners: Int = 20
    /// The names of the structures, one pin each, at least 2.
    public var names: [String]
    /// The deviation of abilities in logits, 0 to 10; that of difficulties is 1.
    public var spread: Double = 1.5
    /// The chance that a name is learned by finding it with feedback at once, 0 to 1.
    public var found: Double = 0.5
    /// The chance that a name is learned by reading its correction in the end, 0 to 1.
    public var read: Double = 0.5

    /// Creates a draft with defaults for all other values.
    public init(names: [String]) {
      self.names = names
    }
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// Creates the policy.
  ///
  /// - Throws: Every fault of the values, with its place.
  public init(
    names: [String],
    _ change: (inout Draft) -> Void = { _ in }
  ) throws(ContentError<RuleFault>) {
    try self.init(Draft(names: names), change)
  }

  fileprivate static func sheet(_ names: [String]) throws -> PinSheet {
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

  /// The time at which learners find out whether a label is correct.
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

  /// One class taking the test.
  public struct Run: Sendable {
    /// The share of the structures that each learner knew before, from 0 to 1.
    public let known: [Double]
    /// The credit of each learner, from 0 to 1.
    public let credits: [Double]
    /// The share of the structures unknown to them before that each learner knows now; nil where
    /// all were known.
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
    let difficulties = draft.names.map { _ in generator.drawNormal() }
    let members = (0..<draft.learners).map { _ in
      let ability = draft.spread * generator.drawNormal()
      return Learner(
        knows: difficulties.map { generator.draws(chance: Elementary.logistic(ability - $0)) },
        boldness: generator.drawUniform()
      )
    }
    return { feedback, generator in
      let task = PinLabelTask(
        try Self.sheet(draft.names),
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
        let unknown = draft.names.count - member.knows.count { $0 }
        // What was found is read again in the end as well, and counts by the chance of finding it.
        let gain = Double(found) * draft.found + Double(unknown - found) * draft.read
        learned.append(unknown == 0 ? nil : gain / Double(unknown))
      }
      return Run(
        known: members.map { Double($0.knows.count { $0 }) / Double(draft.names.count) },
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
    for pin in draft.names.indices where member.knows[pin] {
      try session.label(Pin.ID("p\(pin)"), as: draft.names[pin], at: Self.date)
      if feedback.isAtOnce { try session.check(at: Self.date) }
    }
    // Names that are known are not tried elsewhere.
    var left = draft.names.indices.filter { !member.knows[$0] }
    for pin in left {
      var untried = generator.shuffled(left)
      while generator.draws(chance: member.boldness), let name = untried.popLast() {
        try session.label(Pin.ID("p\(pin)"), as: draft.names[name], at: Self.date)
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
  /// The accuracy with which credits rank learners by their knowledge: Kendall's tau, from -1 to 1.
  public static var validity: Self {
    Self("validity", within: -1...1) { kendallTau($0.known, $0.credits) }
  }

  /// The excess of credits over the knowledge of learners, as a part of all structures.
  public static var inflation: Self {
    Self("inflation", within: -1...1) { run in
      zip(run.credits, run.known).map { $0 - $1 }.mean
    }
  }

  /// The share of what learners did not know that they know afterwards.
  public static var learned: Self {
    Self("learned", within: 0...1) { $0.learned.compactMap(\.self).mean }
  }
}

extension PinTestWorld: JSONPolicy {}

extension PinTestWorld.Draft: DeclaredDraft {
  package static var start: Self { Self(names: []) }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("learners", \.learners, in: 2...1000)
    values.required("names", \.names) { names in
      guard names.count < 2 || (try? PinTestWorld.sheet(names)) == nil else { return nil }
      return .malformed("\(names.count) names, expected at least 2, none of them blank")
    }
    values.value("spread", \.spread, in: 0...10)
    values.value("found", \.found, in: 0...1)
    values.value("read", \.read, in: 0...1)
  }
}

extension PinTestWorld.Feedback: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let isAtOnce = record.field("isAtOnce", \.isAtOnce)
    let penalty = record.field("penalty", \.penalty, default: .zero)
    return try Self(isAtOnce: isAtOnce(), penalty: penalty())
  }
}
