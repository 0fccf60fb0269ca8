// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore
internal import NumericMethods

/// The result of placing pins for given terms.
///
/// ```swift
/// let result = try session.submit(at: now)
/// result.pins["p1"]?.credit   // 1 within 10 pixels, 0 from 40 on
/// ```
///
/// Pins whose terms read the same are interchangeable, as those for two branches of one name: the
/// points placed for them are assigned so that the most pins are found, and of all ways to do that
/// with the least distance in sum. A pin counts once.
///
/// The credit is that of the found pins, by their weights, of the weights of all pins; a decoy that
/// was placed and found no pin counts as a further pin that was not found.
public struct PlacementResult: Hashable, Sendable {
  /// The outcome of one placed pin.
  public struct Placement: Hashable, Sendable {
    /// The place where it was put.
    public let point: ImagePoint
    /// The pin that it counts for; nil when it is too far from all that it could.
    public let target: Pin.ID?
    /// The other pin of the view that it was placed on, whose structure was taken for the asked one;
    /// nil where it counts or is on none.
    ///
    /// On a pin is what is in one of its areas, the smallest one first, or for a pin without areas
    /// what would earn something there.
    public let hit: Pin.ID?
    /// The distance from that pin's area or position, or from that of the asked pin, in pixels;
    /// infinite for a decoy without a pin.
    public let distance: Double
    /// The credit for it, 0 to 1.
    public let credit: Fraction

    /// The verdict on it.
    public var verdict: PinVerdict {
      switch credit {
      case .one: .correct
      case .zero: .wrong
      default: .partial
      }
    }
  }

  /// The pins of the view that were asked for, in order.
  public let order: [Pin.ID]
  /// The outcomes of the pins that were placed, and of the decoys.
  public let pins: [Pin.ID: Placement]
  /// The share of the possible credit that was earned, 0 to 1; 0 when nothing was asked for.
  public let credit: Fraction
  /// The mark, or nil when the credit is below the scale.
  public let mark: String?

  /// The pins whose terms have a verdict, in order.
  public func pins(_ verdict: PinVerdict) -> [Pin.ID] {
    order.filter { (pins[$0]?.verdict ?? .unanswered) == verdict }
  }

  /// The decoys that were placed and found no pin, in the order of the task.
  public let misplacedDecoys: [Pin.ID]

  /// The pins that were asked for, and the decoys.
  private let markers: [Pin.ID]

  /// The judgment for the learner.
  var judgment: PinJudgment {
    PinJudgment(
      markers.compactMap { pin in pins[pin].map { (pin, $0.verdict, $0.credit) } },
      credit: credit
    )
  }

  /// Judges placed pins.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - placed: The place where the pin for each term was put. Pins that were not asked for are
  ///     left out.
  ///   - checks: The number of interim checks that found each pin at a wrong place.
  ///   - judgment: The judgment that the learner saw; nil to judge the pins.
  /// - Complexity: O(*n*³) in the number of pins whose terms read the same.
  package init(
    _ task: PinPlacementTask,
    placed: [Pin.ID: ImagePoint],
    checks: [Pin.ID: Int] = [:],
    judgment: PinJudgment? = nil
  ) {
    let scoring = task.scoring
    let wanted = Set(task.pins)
    var seen: Set<Pin.ID> = []
    let order = task.view.pins.filter { wanted.contains($0.id) && seen.insert($0.id).inserted }
    let decoys = task.decoys.map { (id: Pin.ID($0.id.rawValue), text: $0.text) }
    markers = order.map(\.id) + decoys.map(\.id)
    let told = judgment?.outcomes(of: markers) { placed[$0] != nil }
    var targets = Dictionary(grouping: order) { pin in
      TermText.normalized(pin.correction(in: task.language).text)
    }
    var found: [Pin.ID: Placement] = [:]
    var groups = targets.mapValues { $0.map(\.id) }
    for decoy in decoys { groups[TermText.normalized(decoy.text), default: []].append(decoy.id) }
    for (term, group) in groups {
      let targets = targets.removeValue(forKey: term) ?? []
      let points = group.compactMap { pin in placed[pin].map { (pin: pin, point: $0) } }
      let taken = Self.assign(points.map(\.point), to: targets, scoring)
      for (place, target) in zip(points, taken) {
        let asked = target ?? targets.first { $0.id == place.pin }
        found[place.pin] = Placement(
          point: place.point,
          target: target?.id,
          hit: target == nil
            ? Self.hit(at: place.point, among: task.view.pins, but: place.pin, scoring) : nil,
          distance: asked?.distance(to: place.point) ?? .infinity,
          credit: told?[place.pin]?.credit ?? target?.credit(at: place.point, scoring) ?? .zero
        )
      }
    }
    self.order = order.map(\.id)
    pins = found
    let misplaced = decoys.map(\.id).filter { found[$0].map { $0.target == nil } ?? false }
    misplacedDecoys = misplaced
    credit = judgment?.credit ?? Self.credit(found, checks, misplaced.count, in: task) ?? .zero
    mark = task.marks.mark(for: credit)
  }

  /// The pin that a point is on.
  private static func hit(
    at point: ImagePoint,
    among pins: [Pin],
    but asked: Pin.ID,
    _ scoring: DistanceScoring
  ) -> Pin.ID? {
    var best: (area: Double, distance: Double, pin: Pin.ID)?
    for pin in pins where pin.id != asked {
      let areas = pin.regions.filter { $0.region.contains(point) }.map(\.region.area)
      let isNear = pin.regions.isEmpty && pin.credit(at: point, scoring) > .zero
      guard let area = isNear ? 0 : areas.min() else { continue }
      let distance = pin.position.distance(to: point)
      if let best, (best.area, best.distance) <= (area, distance) { continue }
      best = (area, distance, pin.id)
    }
    return best?.pin
  }

  /// The credit for all; nil when a number gets too large.
  private static func credit(
    _ found: [Pin.ID: Placement],
    _ checks: [Pin.ID: Int],
    _ misplaced: Int,
    in task: PinPlacementTask
  ) -> Fraction? {
    let parts = found.sorted { $0.key < $1.key }.map { pin, placement -> Fraction? in
      guard let target = placement.target else { return .zero }
      let lost = try? task.checkPenalty * Fraction(checks[pin] ?? 0)
      let left = try? placement.credit - (lost ?? .one)
      return try? max(.zero, left ?? .zero) * task.weights.weight(of: target)
    }
    guard !parts.contains(nil), let earned = try? parts.compactMap(\.self).sum(),
      let all = try? (task.pins.map(task.weights.weight) + [Fraction(misplaced)]).sum()
    else { return nil }
    return all > .zero ? try? earned / all : .zero
  }

  /// Gives points targets of their own: as many as earn something, with the least distance in sum.
  private static func assign(
    _ points: [ImagePoint],
    to targets: [Pin],
    _ scoring: DistanceScoring
  ) -> [Pin?] {
    let miss = 1 << 30
    // All distances together are less than one target missed.
    let most = Double(miss / (max(targets.count, points.count) + 1) - 1)
    // The distances of the targets that a point earns something at.
    let distances = points.map { point in
      targets.map { $0.credit(at: point, scoring) > .zero ? $0.distance(to: point) : nil }
    }
    let farthest = distances.joined().compactMap(\.self).max() ?? 0
    let unit = farthest > 0 ? most / farthest : 0
    // More points than targets miss one.
    let columns = max(targets.count, points.count)
    let assignment = MinimumCostAssignment(rows: points.count, columns: columns) {
      guard $1 < targets.count, let distance = distances[$0][$1] else { return miss }
      return Int(min(most, (distance * unit).rounded()))
    }
    return assignment.columns.enumerated().map { row, column in
      column < targets.count && distances[row][column] != nil ? targets[column] : nil
    }
  }
}

extension Pin {
  /// The distance from the nearest of the areas, 0 inside, or from the position where there is
  /// none.
  fileprivate func distance(to point: ImagePoint) -> Double {
    let nearest = regions.map { $0.region.distance(to: point) }.min()
    let distance = nearest ?? position.distance(to: point)
    return distance.isNaN ? .infinity : distance
  }

  /// The credit for a point: the most that one of the areas gives for its distance.
  fileprivate func credit(at point: ImagePoint, _ scoring: DistanceScoring) -> Fraction {
    guard !regions.isEmpty else { return scoring.credit(atDistance: position.distance(to: point)) }
    let credits = regions.map { region in
      try? region.credit * scoring.credit(atDistance: region.region.distance(to: point))
    }
    return credits.compactMap(\.self).max() ?? .zero
  }
}

/// The credit for a placed pin by its distance from the structure: full within one radius, none
/// beyond another, and decreasing in between.
///
/// In JSON it is an object: `{"full":10,"zero":40}`.
public struct DistanceScoring: Hashable, Sendable {
  /// Up to this distance in pixels everything is earned; at least 0.
  public let full: Double
  /// The distance in pixels from which nothing is earned; at least ``full``.
  public let zero: Double

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - full: Up to this distance in pixels everything is earned; from 0 to 10^9.
  ///   - zero: From this distance in pixels on nothing is earned; from `full` to 10^9.
  /// - Throws: Every fault.
  public init(full: Double, zero: Double) throws(ContentError<SheetFault>) {
    let maximum = ImagePoint.coordinateRange.upperBound
    var faults = FaultList()
    if !(full >= 0 && full <= maximum) { faults.add(.distanceOutOfRange, at: "full") }
    if !(zero >= max(full, 0) && zero <= maximum) { faults.add(.distanceOutOfRange, at: "zero") }
    try faults.check()
    (self.full, self.zero) = (full, zero)
  }

  private init() { (full, zero) = (0, 0) }

  /// A rule by which only points inside a pin's area, or exactly on its position, earn credit.
  public static let standard = DistanceScoring()

  /// Returns the credit for a distance.
  ///
  /// - Parameter distance: The distance in pixels.
  /// - Returns: 0 to 1 in thousandths.
  public func credit(atDistance distance: Double) -> Fraction {
    if distance <= full { return .one }
    guard distance < zero else { return .zero }
    let part = (zero - distance) / (zero - full)
    return (try? Fraction(Int((part * 1000).rounded()), 1000)) ?? .zero
  }
}

extension DistanceScoring: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let full = record.field("full", \.full)
    let zero = record.field("zero", \.zero)
    return try DistanceScoring(full: full(), zero: zero())
  }
}
