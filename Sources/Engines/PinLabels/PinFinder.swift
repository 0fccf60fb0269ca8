// SPDX-License-Identifier: Apache-2.0

/// Finds the pin that a touch on an image means.
///
/// ```swift
/// let finder = PinFinder(view, reach: placement.imageLength(22))   // a finger is about 44 points wide
/// finder.pin(at: placement.imagePoint(touch))?.pin.id
/// ```
///
/// An exact point under the finger comes before the areas that it is in, or else nobody could touch
/// it. Among exact points the nearest comes first; among areas those that the touch is in, the
/// smallest first, then the nearest. Pins that are equal in all this keep the order of the view.
public struct PinFinder: Sendable {
  /// A pin that was found.
  public struct Hit: Hashable, Sendable {
    /// The pin.
    public let pin: Pin
    /// Its region that was touched; nil where its position was.
    public let region: PinRegion?
    /// The distance of the touch from the position or the region, in pixels; 0 inside of a region.
    public let distance: Double
  }

  /// The view whose pins are found.
  package let view: ExerciseView
  /// The greatest distance of a touch from a position or a region, in pixels.
  package let reach: Double

  private let index: RegionIndex
  /// For each region of the index, the pin and the region, as offsets.
  private let owners: [(pin: Int, region: Int)]

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - view: The view whose pins are to be found.
  ///   - reach: The greatest distance of a touch from a position or a region, in pixels, at least
  ///     0; anything else counts as 0.
  /// - Complexity: As for ``RegionIndex/init(_:tolerance:)``.
  public init(_ view: ExerciseView, reach: Double) {
    self.view = view
    self.reach = reach > 0 && reach.isFinite ? reach : 0
    owners = view.pins.enumerated().flatMap { offset, pin in
      pin.regions.indices.map { (offset, $0) }
    }
    index = RegionIndex(view.pins.flatMap { $0.regions.map(\.region) }, tolerance: self.reach)
  }

  /// Returns the pin that is meant.
  ///
  /// - Parameters:
  ///   - point: The place of the touch, in pixels of the displayed image.
  ///   - kinds: The kinds of pins to find; nil for all.
  /// - Returns: The pin; nil when none is within reach.
  public func pin(at point: ImagePoint, kinds: Set<Pin.Kind>? = nil) -> Hit? {
    pins(at: point, kinds: kinds).first
  }

  /// Returns all pins within reach.
  ///
  /// - Parameters:
  ///   - point: The place of the touch, in pixels of the displayed image.
  ///   - kinds: The kinds of pins to find; nil for all.
  /// - Returns: The pins, the one that is meant first.
  /// - Complexity: O(*n*) in the number of pins.
  public func pins(at point: ImagePoint, kinds: Set<Pin.Kind>? = nil) -> [Hit] {
    guard point.isFinite else { return [] }
    var best: [Int: Candidate] = [:]
    func consider(_ candidate: Candidate) {
      guard kinds?.contains(candidate.hit.pin.kind) ?? true else { return }
      if let known = best[candidate.order], !(candidate < known) { return }
      best[candidate.order] = candidate
    }
    for (order, pin) in view.pins.enumerated() {
      let distance = pin.position.distance(to: point)
      guard distance <= reach else { continue }
      let hit = Hit(pin: pin, region: nil, distance: distance)
      consider(Candidate(hit: hit, isArea: pin.kind == .large, area: .infinity, order: order))
    }
    for offset in index.hits(at: point) {
      let (order, regionOffset) = owners[offset]
      let pin = view.pins[order]
      let region = pin.regions[regionOffset]
      let hit = Hit(pin: pin, region: region, distance: region.region.distance(to: point))
      consider(Candidate(hit: hit, isArea: true, area: region.region.area, order: order))
    }
    return best.values.sorted().map(\.hit)
  }

  /// Returns the regions that a point is in.
  ///
  /// - Parameter point: The point, in pixels of the displayed image.
  /// - Returns: The regions, in the order of the view.
  public func regions(at point: ImagePoint) -> [PinRegion] {
    index.hits(at: point).map { view.pins[owners[$0].pin].regions[owners[$0].region] }
      .filter { $0.region.contains(point) }
  }
}

/// A hit with the properties that decide its place.
private struct Candidate: Comparable {
  var hit: PinFinder.Hit
  var isArea: Bool
  var area: Double
  var order: Int

  static func < (left: Candidate, right: Candidate) -> Bool {
    if left.isArea != right.isArea { return right.isArea }
    // Inside, the distance is 0 for all, and the smaller area the one that is meant.
    return (left.hit.distance, left.area, left.order) < (
      right.hit.distance, right.area, right.order
    )
  }
}

extension ExerciseView {
  /// The direction of an arrow key.
  public enum PathDirection: String, Hashable, Sendable, CaseIterable {
    /// To smaller x.
    case left
    /// To larger x.
    case right
    /// To smaller y.
    case up
    /// To larger y.
    case down
  }
}

/// The way through a view's pins without a pointer: in their order, or with the arrow keys.
extension ExerciseView {
  /// Returns the pin after one.
  ///
  /// - Parameter pin: A pin of the view; nil to begin.
  /// - Returns: The pin; the first one after the last and to begin with, nil when the view does not
  ///   have the pin.
  public func pin(after pin: Pin.ID?) -> Pin? { neighbor(of: pin, step: 1) }

  /// Returns the pin before one.
  ///
  /// - Parameter pin: A pin of the view; nil to begin.
  /// - Returns: The pin; the last one before the first and to begin with, nil when the view does
  ///   not have the pin.
  public func pin(before pin: Pin.ID?) -> Pin? { neighbor(of: pin, step: -1) }

  /// Returns the pin that an arrow key leads to.
  ///
  /// Among the pins within 45 degrees of the direction it is the nearest; when there is none, it is
  /// the one that is nearest to the direction's line among all pins on that side. So every pin that
  /// is further to a side can be found there.
  ///
  /// - Parameters:
  ///   - pin: The pin to start from.
  ///   - direction: The way to go.
  /// - Returns: The pin; nil when there is none on that side.
  public func nearestPin(from pin: Pin.ID, to direction: ExerciseView.PathDirection) -> Pin? {
    guard let start = self.pin(pin)?.position else { return nil }
    let others = pins.enumerated().compactMap {
      order,
      other -> (pin: Pin, key: (Int, Double, Double, Int))? in
      let (x, y) = (other.position.x - start.x, other.position.y - start.y)
      let (along, across) =
        switch direction {
        case .left: (-x, y.magnitude)
        case .right: (x, y.magnitude)
        case .up: (-y, x.magnitude)
        case .down: (y, x.magnitude)
        }
      guard along > 0 else { return nil }
      let distance = across <= along ? start.distance(to: other.position) : across
      return (other, (across > along ? 1 : 0, distance, along, order))
    }
    return others.min { $0.key < $1.key }?.pin
  }

  private func neighbor(of id: Pin.ID?, step: Int) -> Pin? {
    guard let id else { return step > 0 ? pins.first : pins.last }
    guard let offset = pins.firstIndex(where: { $0.id == id }) else { return nil }
    return pins[(offset + step + pins.count) % pins.count]
  }
}
