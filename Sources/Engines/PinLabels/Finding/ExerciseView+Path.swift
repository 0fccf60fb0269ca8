// SPDX-License-Identifier: Apache-2.0
extension ExerciseView {
  /// The way of an arrow key.
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
  /// - Returns: The pin; the first one after the last and to begin with, nil when the view does not have the
  ///   pin.
  public func pin(after pin: Pin.ID?) -> Pin? { neighbor(of: pin, step: 1) }

  /// Returns the pin before one.
  ///
  /// - Parameter pin: A pin of the view; nil to begin.
  /// - Returns: The pin; the last one before the first and to begin with, nil when the view does not have the
  ///   pin.
  public func pin(before pin: Pin.ID?) -> Pin? { neighbor(of: pin, step: -1) }

  /// Returns the pin that an arrow key leads to.
  ///
  /// Among the pins within 45 degrees of the direction it is the nearest; when there is none, it is the one that
  /// is nearest to the direction's line among all pins on that side. So every pin that is further to a side can
  /// be found there.
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
