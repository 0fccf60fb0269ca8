// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics

/// The markers of a question of Moodle's type `ddmarker`, with the image that they are dragged onto.
package struct MoodleXMLMarkers {
  /// A zone of the image, with the text of the marker that belongs there.
  package struct Zone {
    package let name: String
    package let label: String
    /// The shape, `circle`, `rectangle` or `polygon`.
    package let shape: String
    /// The pairs of numbers, in pixels of the image: middle and radius, corner and size, or corners.
    package let numbers: [[Double]]
  }

  package let image: Question.File
  package let zones: [Zone]
  /// The texts of markers that belong nowhere.
  package let strayLabels: [String]

  /// Reads the markers of a question, or returns nil for one of another type and for one without an image.
  package init?(_ question: Question) {
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
      .map { (number: text($0, "no"), label: text($0, "text").withoutTags) }
    let labels = Dictionary(drags.map { ($0.number, $0.label) }) { first, _ in first }
    let drops = elements.filter { $0.name == "drop" }
    zones = drops.map { drop in
      Zone(
        name: text(drop, "no"),
        label: labels[text(drop, "choice")] ?? "",
        shape: text(drop, "shape"),
        numbers: text(drop, "coords").split(separator: ";").map { pair in
          pair.split(separator: ",").map { Double($0.trimmingSpaces) ?? .nan }
        }
      )
    }
    let used = Set(drops.map { text($0, "choice") })
    strayLabels = drags.filter { !used.contains($0.number) }.map(\.label)
  }
}

extension XMLElement {
  /// Reads an element from its bytes, or returns nil where they do not begin with one.
  fileprivate init?(source: [UInt8]) {
    var tokens = XMLTokenizer(SourceText(source))
    guard let first = tokens.next(),
      case .start(let name, let attributes, let isEmpty) = first.kind,
      !isEmpty
    else { return nil }
    self = XMLElement.read(name, attributes, at: first.range, from: &tokens)
  }
}
