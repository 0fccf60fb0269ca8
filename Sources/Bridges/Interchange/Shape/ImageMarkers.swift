// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics

/// Labels to be dragged onto an image, with the zones in which they belong: Moodle's type
/// `ddmarker` and `DragQuestion` of H5P.
package struct ImageMarkers: Hashable, Sendable {
  /// A zone of the image, with the labels that are right there.
  package struct Zone: Hashable, Sendable {
    package let name: String
    package let labels: [String]
    /// The shape, `circle`, `rectangle` or `polygon`.
    package let shape: String
    /// The pairs of numbers, in pixels of the image: middle and radius, corner and size, or
    /// corners.
    package let numbers: [[Double]]
  }

  package let image: Question.File
  package let zones: [Zone]
  /// Its other parts, by the names of its format.
  package let otherParts: [String]

  init(image: Question.File, zones: [Zone], otherParts: [String]) {
    (self.image, self.zones, self.otherParts) = (image, zones, otherParts)
  }

  /// Reads the markers of a question, or returns nil for one of another type and for one without an
  /// image.
  package init?(_ question: Question) {
    if let markers = question.markers {
      self = markers
    } else {
      self.init(moodle: question)
    }
  }

  private init?(moodle question: Question) {
    guard case .other("ddmarker", _, _) = question.task,
      case .elements(let sources) = question.remainder
    else { return nil }
    let elements = sources.compactMap(XMLElement.init(source:))
    guard let file = elements.first(where: { $0.name == "file" }) else { return nil }
    image = Question.File(
      name: file[attribute: "name"] ?? "",
      bytes: [UInt8](base64: Array(file.text.utf8))
    )
    func text(_ element: XMLElement, _ name: String) -> String {
      element.first(name)?.text.trimmingPHPSpaces ?? ""
    }
    let drags = elements.filter { $0.name == "drag" }
      .map { (number: text($0, "no"), label: Question.Text(text($0, "text")).plain.trimmingSpaces) }
    let labels = Dictionary(drags.map { ($0.number, $0.label) }) { first, _ in first }
    let drops = elements.filter { $0.name == "drop" }
    zones = drops.map { drop in
      Zone(
        name: text(drop, "no"),
        labels: [labels[text(drop, "choice")] ?? ""],
        shape: text(drop, "shape"),
        numbers: text(drop, "coords").split(separator: ";").map { pair in
          pair.split(separator: ",").map { Double($0.trimmingSpaces) ?? .nan }
        }
      )
    }
    let used = Set(drops.map { text($0, "choice") })
    let strays = drags.filter { !used.contains($0.number) }
    otherParts = strays.map { "<drag> “\($0.label)”" }
  }
}
