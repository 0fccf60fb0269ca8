// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore

/// The names to pick from for a pin: its own and those of its neighbors.
///
/// ```swift
/// var generator = SeededGenerator(seed: 1)
/// let choices = TermChoices(of: "p1", in: view, count: 4, language: "la", using: &generator)
/// choices?.labels.map(\.text)   // four names, one of them right
/// ```
///
/// Distractors are the corrections of the nearest other pins of the view, whose names are none of the pin's
/// own. The chosen name is given to the session as any other label.
public struct TermChoices: Hashable, Sendable {
  /// The pin that is asked for.
  public let pin: Pin.ID
  /// The names to pick from, in the order in which they are shown.
  public let labels: [PinLabel]

  /// Draws the order of the names to pick from; nil when the view does not have the pin.
  ///
  /// There are fewer names when there are fewer neighbors.
  ///
  /// - Parameters:
  ///   - pin: The pin that is asked for.
  ///   - view: The view with its neighbors.
  ///   - count: How many names at most, its own among them; below 1 is 1.
  ///   - language: The learner's language.
  ///   - decoys: Names that the author wants among them, before those of neighbors.
  ///   - generator: The source of the order.
  /// - Complexity: O(*n* log *n*) in the number of pins.
  public init?(
    of pin: Pin.ID,
    in view: ExerciseView,
    count: Int,
    language: Language,
    decoys: [PinLabel] = [],
    using generator: inout some RandomNumberGenerator
  ) {
    guard let asked = view.pin(pin) else { return nil }
    var taken = Set(asked.labels.map { TermText.normalized($0.text) })
    var labels = [asked.correction(in: language)]
    for decoy in decoys where labels.count < max(count, 1) {
      if taken.insert(TermText.normalized(decoy.text)).inserted { labels.append(decoy) }
    }
    let others = view.pins.enumerated().filter { $0.element.id != pin }.map {
      (
        pin: $0.element, distance: $0.element.position.distance(to: asked.position),
        place: $0.offset
      )
    }
    for other in others.sorted(by: { ($0.distance, $0.place) < ($1.distance, $1.place) }) {
      guard labels.count < max(count, 1) else { break }
      // A name of several structures, and any other name of the asked one, would be right too.
      let names = other.pin.labels.map { TermText.normalized($0.text) }
      let shown = other.pin.correction(in: language)
      guard taken.isDisjoint(with: names), taken.insert(TermText.normalized(shown.text)).inserted
      else { continue }
      labels.append(shown)
    }
    self.pin = pin
    self.labels = generator.shuffled(labels)
  }
}
