// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension PinSheet {
  /// A possible mistake of an author.
  public struct Check: Hashable, Sendable {
    /// The object of the check.
    public let object: PinSheet.Object
    /// The place of that in the sheet's JSON.
    public let place: ContentPlace
    /// The finding.
    public let finding: Finding

    /// The severity of a check.
    public enum Severity: String, Hashable, Sendable {
      /// Learners can be judged wrongly, or not at all.
      case error
      /// It may be meant, but often is not.
      case warning
    }

    /// A kind of finding.
    public enum Finding: Hashable, Sendable {
      /// A pin is outside of its image.
      case pinOutsideImage
      /// An area, an arrow or a rectangle reaches out of its image.
      case partlyOutsideImage
      /// A pin is in none of its regions.
      case pinOutsideItsRegions
      /// Two labels of a pin are the same; case and spacing do not count.
      case duplicateLabel(PinLabel.ID)
      /// A label is also one of another pin of the exercise.
      case ambiguousLabel(PinLabel.ID, of: Pin.ID)
      /// Two regions of pins with a common label overlap, which makes it unclear which pin is
      /// meant.
      case overlapsRegionOfSameLabel(PinRegion.ID)
      /// Wherever the region is touched, other regions come first.
      case unreachable(coveredBy: [PinRegion.ID])
      /// A pin has no label in a language in which other pins have one.
      case missingLanguage(Language)
      /// An image has no alternative text.
      case missingAlternativeText
      /// An exercise has no pin.
      case noPins
    }

    /// Its severity.
    public var severity: Severity {
      switch finding {
      case .pinOutsideImage, .overlapsRegionOfSameLabel, .unreachable: .error
      case .partlyOutsideImage, .pinOutsideItsRegions, .duplicateLabel, .ambiguousLabel,
        .missingLanguage, .missingAlternativeText, .noPins:
        .warning
      }
    }
  }
}

extension PinSheet.Check: CustomStringConvertible {
  /// Place and finding in a line, for authors.
  public var description: String { "\(place): \(severity.rawValue): \(finding.description)" }
}

extension PinSheet.Check.Finding {
  /// The finding for authors who know the identifiers, and the sentence for all others.
  private var words: (description: String, sentence: Sentence) {
    switch self {
    case .pinOutsideImage:
      ("the pin is outside the image", "check.pinOutsideImage")
    case .partlyOutsideImage:
      ("it reaches out of the image", "check.partlyOutsideImage")
    case .pinOutsideItsRegions:
      ("the pin is in none of its regions", "check.pinOutsideItsRegions")
    case .duplicateLabel(let label):
      ("the label is the same as \"\(label)\"", "check.duplicateLabel")
    case .ambiguousLabel(let label, let pin):
      (
        "the label is the same as \"\(label)\" of the pin \"\(pin)\"",
        Sentence("check.ambiguousLabel", ["pins": .text(pin.rawValue)])
      )
    case .overlapsRegionOfSameLabel(let region):
      (
        "the region overlaps \"\(region)\", whose pin has a label in common",
        "check.overlapsRegionOfSameLabel"
      )
    case .unreachable(let regions):
      (
        "the region cannot be touched, because of "
          + regions.map { "\"\($0)\"" }.joined(separator: ", "),
        "check.unreachable"
      )
    case .missingLanguage(let language):
      (
        "the pin has no label in \"\(language)\"",
        Sentence("check.missingLanguage", ["language": .text(language.rawValue)])
      )
    case .missingAlternativeText:
      ("the image has no alternative text", "check.missingAlternativeText")
    case .noPins: ("the exercise has no pins", "check.noPins")
    }
  }

  package var description: String { words.description }

  /// Returns a whole sentence for the author.
  public func sentence(in phrasebook: Phrasebook) -> String {
    pinSentences(words.sentence, in: phrasebook)
  }
}

extension PinSheet {
  /// Returns possible mistakes of the author, in the order of the sheet.
  ///
  /// Regions are looked at on a lattice of 64 by 64 points: two overlap where they have a point in
  /// common, and one cannot be touched when others cover it at all points. So parts narrower than a
  /// 64th may be overlooked.
  ///
  /// - Complexity: O(*n*) in the number of objects, about 4,000 hit tests for each region, and a
  ///   comparison for each two regions whose pins have a label in common.
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

/// The overlaps between the regions of a view.
///
/// Whether two overlap, and whether others cover one, is looked at on a lattice of points.
struct RegionOverlaps {
  private var findings: [PinRegion.ID: [PinSheet.Check.Finding]] = [:]

  /// The number of points in each direction at which a region is looked at.
  private static let pointsPerSide = 64

  /// A region with the properties that decide whether it or another is touched.
  private struct Entry {
    var region: PinRegion
    var pin: Pin.ID
    var labels: Set<LabelKey>
    var area: Double
  }

  init(_ view: ExerciseView) {
    let entries = view.pins.flatMap { pin in
      pin.regions.map { region in
        Entry(
          region: region,
          pin: pin.id,
          labels: Set(pin.labels.map(LabelKey.init)),
          area: region.region.area
        )
      }
    }
    guard entries.count > 1 else { return }
    let index = RegionIndex(entries.map(\.region.region))
    for offset in entries.indices {
      findings[entries[offset].region.id] = Self.findings(about: offset, in: entries, index)
    }
  }

  func findings(about region: PinRegion.ID) -> [PinSheet.Check.Finding] { findings[region] ?? [] }

  private static func findings(
    about offset: Int,
    in entries: [Entry],
    _ index: RegionIndex
  ) -> [PinSheet.Check.Finding] {
    let entry = entries[offset]
    // An overlap is told once, about the later of two.
    var findings = entries[..<offset].filter { other in
      other.pin != entry.pin && !other.labels.isDisjoint(with: entry.labels)
        && overlap(other.region.region, entry.region.region)
    }.map { PinSheet.Check.Finding.overlapsRegionOfSameLabel($0.region.id) }
    var covering: Set<Int> = []
    var (points, coveredPoints) = (0, 0)
    for point in lattice(of: entry.region.region.boundingBox) {
      let hits = index.hits(at: point)
      guard hits.contains(offset) else { continue }
      points += 1
      let others = hits.filter { entries[$0].pin != entry.pin }
      // The finder takes the smaller area, or the first of two of the same size.
      let winners = others.filter { (entries[$0].area, $0) < (entry.area, offset) }
      if !winners.isEmpty { coveredPoints += 1 }
      covering.formUnion(winners)
    }
    if points > 0, points == coveredPoints {
      findings.append(.unreachable(coveredBy: covering.sorted().map { entries[$0].region.id }))
    }
    return findings
  }

  /// Whether two regions have one of the lattice's points in common.
  private static func overlap(_ first: ImageRegion, _ second: ImageRegion) -> Bool {
    let (box, other) = (first.boundingBox, second.boundingBox)
    guard box.intersects(other) else { return false }
    let common = ImageRectangle(
      from: ImagePoint(x: max(box.x, other.x), y: max(box.y, other.y)),
      to: ImagePoint(x: min(box.maxX, other.maxX), y: min(box.maxY, other.maxY))
    )
    // Regions that only touch have no area in common.
    guard min(common.width, common.height) > 0.001 else { return false }
    return lattice(of: common).contains { first.contains($0) && second.contains($0) }
  }

  /// The middles of the squares that a rectangle is divided into.
  private static func lattice(of box: ImageRectangle) -> [ImagePoint] {
    let side = Double(pointsPerSide)
    return (0..<pointsPerSide * pointsPerSide).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: pointsPerSide)
      return ImagePoint(
        x: box.x + box.width * (Double(column) + 0.5) / side,
        y: box.y + box.height * (Double(row) + 0.5) / side
      )
    }
  }
}
