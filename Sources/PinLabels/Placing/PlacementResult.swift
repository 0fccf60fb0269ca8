public import LudusCore

/// The result of placing pins for given terms.
///
/// ```swift
/// let result = try session.submit(at: now)
/// result.pins["p1"]?.credit   // 1 within 10 pixels, 0 from 40 on
/// ```
///
/// Pins whose terms read the same are interchangeable, as those for two branches of one name: the points placed
/// for them are assigned so that the most pins are found, and of all ways to do that with the least distance in
/// sum. A pin counts once.
public struct PlacementResult: Hashable, Sendable {
  /// The outcome of a placed pin.
  public struct Placement: Hashable, Sendable {
    /// Where it was placed.
    public let point: ImagePoint
    /// The pin that it counts for; nil when it is too far from all that it could.
    public let target: Pin.ID?
    /// The distance from that pin's area or position, or from that of the asked pin, in pixels.
    public let distance: Double
    /// The credit for it, 0 to 1.
    public let credit: Fraction

    /// How it is judged.
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
  /// The outcomes of the pins that were placed.
  public let pins: [Pin.ID: Placement]
  /// The share of the possible credit that was earned, 0 to 1; 0 when nothing was asked for.
  public let credit: Fraction
  /// The mark, or nil when the credit is below the scale.
  public let mark: String?

  /// The pins whose terms have a verdict, in order.
  public func pins(_ verdict: PinVerdict) -> [Pin.ID] {
    order.filter { (pins[$0]?.verdict ?? .unanswered) == verdict }
  }

  /// How many placed pins earn something.
  package var foundCount: Int { pins.values.count { $0.credit > .zero } }

  /// The judgement for the learner.
  var judgement: PinJudgement {
    PinJudgement(
      order.compactMap { pin in pins[pin].map { (pin, $0.verdict, $0.credit) } },
      credit: credit
    )
  }

  /// Judges placed pins.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - placed: Where the pin for each term was placed. Pins that were not asked for are left out.
  ///   - judgement: The judgement that the learner saw; nil to judge the pins.
  /// - Complexity: O(*n*³) in the number of pins whose terms read the same.
  package init(
    _ task: PinPlacementTask,
    placed: [Pin.ID: ImagePoint],
    judgement: PinJudgement? = nil
  ) {
    let scoring = task.scoring
    let wanted = Set(task.pins)
    var seen: Set<Pin.ID> = []
    let order = task.view.pins.filter { wanted.contains($0.id) && seen.insert($0.id).inserted }
    let told = judgement?.outcomes(of: order.map(\.id)) { placed[$0] != nil }
    var found: [Pin.ID: Placement] = [:]
    let groups = Dictionary(grouping: order) { pin in
      TermText.normalized(pin.correction(in: task.language).text)
    }
    for targets in groups.values {
      let points = targets.compactMap { pin in placed[pin.id].map { (pin: pin, point: $0) } }
      let taken = Self.assign(points.map(\.point), to: targets, scoring)
      for (place, target) in zip(points, taken) {
        let distance = (target ?? place.pin).distance(to: place.point)
        let credit = target == nil ? .zero : scoring.credit(atDistance: distance)
        found[place.pin.id] = Placement(
          point: place.point,
          target: target?.id,
          distance: distance,
          credit: told?[place.pin.id]?.credit ?? credit
        )
      }
    }
    self.order = order.map(\.id)
    pins = found
    let earned = order.compactMap { found[$0.id]?.credit }
    let total = try? earned.sum() / Fraction(max(order.count, 1))
    credit = judgement?.credit ?? total ?? .zero
    mark = task.marks.mark(for: credit)
  }

  /// Gives points targets of their own: as many as earn something, with the least distance in sum.
  private static func assign(
    _ points: [ImagePoint],
    to targets: [Pin],
    _ scoring: DistanceScoring
  ) -> [Pin?] {
    let miss = 1 << 30
    // All distances together are less than one target missed.
    let most = Double(miss / (targets.count + 1) - 1)
    let distances = points.map { point in targets.map { $0.distance(to: point) } }
    func earns(_ distance: Double) -> Bool { scoring.credit(atDistance: distance) > .zero }
    let farthest = distances.joined().filter(earns).max() ?? 0
    let unit = farthest > 0 ? most / farthest : 0
    let assignment = MinimumCostAssignment(rows: points.count, columns: targets.count) {
      let distance = distances[$0][$1]
      guard earns(distance) else { return miss }
      return Int(min(most, (distance * unit).rounded()))
    }
    return assignment.columns.enumerated().map { row, column in
      earns(distances[row][column]) ? targets[column] : nil
    }
  }
}

extension Pin {
  /// The distance from the nearest of the areas, 0 inside, or from the position where there is none.
  fileprivate func distance(to point: ImagePoint) -> Double {
    let nearest = regions.map { $0.region.distance(to: point) }.min()
    let distance = nearest ?? position.distance(to: point)
    return distance.isNaN ? .infinity : distance
  }
}
