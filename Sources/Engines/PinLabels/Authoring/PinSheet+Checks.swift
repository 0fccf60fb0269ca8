// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension PinSheet {
  /// Returns possible mistakes of the author, in the order of the sheet.
  ///
  /// Regions are looked at on a lattice of 64 by 64 points: two overlap where they have a point in common, and one
  /// cannot be touched when others cover it at all points. So parts narrower than a 64th may be overlooked.
  ///
  /// - Complexity: O(*n*) in the number of objects, about 4,000 hit tests for each region, and a comparison for
  ///   each two regions whose pins have a label in common.
  public func checks() -> [PinSheet.Check] {
    let languages = Set(pins.flatMap(\.labels).map(\.language))
      .sorted { $0.rawValue < $1.rawValue }
    var checks: [PinSheet.Check] = []
    for (index, section) in sections.enumerated() {
      let place = ContentPlace().key("sections").index(index)
      for (index, exercise) in section.exercises.enumerated() {
        let place = place.key("exercises").index(index)
        var checker = ExerciseChecker(languages: languages)
        checker.check(exercise, at: place)
        checks += checker.checks
      }
    }
    return checks
  }
}

private struct ExerciseChecker {
  let languages: [Language]
  var checks: [PinSheet.Check] = []
  /// The label that first had a text, and its pin.
  private var firstLabels: [LabelKey: (label: PinLabel.ID, pin: Pin.ID)] = [:]

  init(languages: [Language]) {
    self.languages = languages
  }

  mutating func check(_ exercise: PinExercise, at place: ContentPlace) {
    if exercise.pins.isEmpty { add(.noPins, .exercise(exercise.id), at: place) }
    for (index, view) in exercise.views.enumerated() {
      check(view, at: place.key("views").index(index))
    }
  }

  private mutating func add(
    _ finding: PinSheet.Check.Finding,
    _ object: PinSheet.Object,
    at place: ContentPlace
  ) {
    checks.append(PinSheet.Check(object: object, place: place, finding: finding))
  }

  private mutating func check(_ view: ExerciseView, at place: ContentPlace) {
    if view.image.alternativeText?.isBlank ?? true {
      add(.missingAlternativeText, .view(view.id), at: place.key("image"))
    }
    let frame = view.image.displayedSize.rectangle
    let overlaps = RegionOverlaps(view)
    for (index, pin) in view.pins.enumerated() {
      let place = place.key("pins").index(index)
      check(pin, in: frame, at: place)
      for (index, region) in pin.regions.enumerated() {
        let place = place.key("regions").index(index)
        if !frame.contains(region.region.boundingBox) {
          add(.partlyOutsideImage, .region(region.id), at: place)
        }
        for finding in overlaps.findings(about: region.id) {
          add(finding, .region(region.id), at: place)
        }
      }
    }
    for (index, arrow) in view.arrows.enumerated()
    where !frame.contains(arrow.start) || !frame.contains(arrow.end) {
      add(.partlyOutsideImage, .arrow(arrow.id), at: place.key("arrows").index(index))
    }
    for (index, highlight) in view.highlights.enumerated()
    where !frame.contains(highlight.rectangle) {
      add(.partlyOutsideImage, .highlight(highlight.id), at: place.key("highlights").index(index))
    }
  }

  private mutating func check(_ pin: Pin, in frame: ImageRectangle, at place: ContentPlace) {
    if !frame.contains(pin.position) { add(.pinOutsideImage, .pin(pin.id), at: place) }
    if !pin.regions.isEmpty, !pin.regions.contains(where: { $0.region.contains(pin.position) }) {
      add(.pinOutsideItsRegions, .pin(pin.id), at: place)
    }
    for (index, label) in pin.labels.enumerated() {
      let place = place.key("labels").index(index)
      guard let first = firstLabels[LabelKey(label)] else {
        firstLabels[LabelKey(label)] = (label.id, pin.id)
        continue
      }
      let finding: PinSheet.Check.Finding =
        first.pin == pin.id
        ? .duplicateLabel(first.label) : .ambiguousLabel(first.label, of: first.pin)
      add(finding, .label(label.id), at: place)
    }
    for language in languages where !pin.labels.contains(where: { $0.language == language }) {
      add(.missingLanguage(language), .pin(pin.id), at: place)
    }
  }
}

/// The properties that make two labels the same.
struct LabelKey: Hashable {
  private let language: Language
  private let text: String

  init(_ label: PinLabel) {
    language = label.language
    text = label.text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension ImageRectangle {
  fileprivate func contains(_ other: ImageRectangle) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}
