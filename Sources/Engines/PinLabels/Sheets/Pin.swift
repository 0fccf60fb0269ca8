// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A place on an image whose name is to be known.
///
/// A pin has at least one label; the first is the correction.
///
/// ```swift
/// let nerve = try Pin(
///   id: "p1", at: ImagePoint(x: 300, y: 100),
///   labels: [
///     PinLabel(id: "p1-la", "Nervus ulnaris", language: "la"),
///     PinLabel(id: "p1-de", "Ellennerv", language: "de"),
///   ])
/// nerve.correction.text   // "Nervus ulnaris"
/// ```
public struct Pin: Hashable, Sendable, Identifiable {
  /// The name of the pin, unique within its sheet, usually a UUID.
  public let id: Identifier<Pin>
  /// The author's name for it, for example its number.
  public let title: String?
  /// Whether it stands for an exact point or for a wider area.
  public let kind: Pin.Kind
  /// Where it is, in pixels of the displayed image.
  public let position: ImagePoint
  /// The names that are right, at least one; the first is the correction.
  public let labels: [PinLabel]
  /// The areas that count as the structure, none if only the position does.
  public let regions: [PinRegion]
  /// A remark about it.
  public let note: String?
  /// The sign next to it.
  public let mark: Pin.NoteMark?
  /// Where it is in a 3D model.
  public let anchor: Pin.SceneAnchor?

  /// Creates a pin with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier, title or kind, a position too far away, no label.
  public init(
    id: ID,
    title: String? = nil,
    kind: Pin.Kind = .small,
    at position: ImagePoint,
    labels: [PinLabel],
    regions: [PinRegion] = [],
    note: String? = nil,
    mark: Pin.NoteMark? = nil,
    anchor: Pin.SceneAnchor? = nil
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    if let title { faults.add(title: title) }
    faults.add(title: kind.rawValue, at: "kind")
    faults.add(position.fault, at: "position")
    faults.add(labels.isEmpty ? .noLabels : nil, at: "labels")
    try faults.check()
    self.id = id
    self.title = title
    self.kind = kind
    self.position = position
    self.labels = labels
    self.regions = regions
    self.note = note
    self.mark = mark
    self.anchor = anchor
  }
  /// The label that is shown as the correction: the first.
  public var correction: PinLabel { labels[0] }

  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> Pin {
    var scaledRegions: [PinRegion] = []
    for (index, region) in regions.enumerated() {
      do throws(ContentError<SheetFault>) {
        scaledRegions.append(try region.scaled(by: scale))
      } catch {
        throw error.within(ContentPlace().key("regions").index(index))
      }
    }
    return try Pin(
      id: id,
      title: title,
      kind: kind,
      at: position.scaled(by: scale),
      labels: labels,
      regions: scaledRegions,
      note: note,
      mark: mark,
      anchor: anchor
    )
  }
}

extension Pin: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let kind = record.field("kind", \.kind, default: .small)
    let position = record.field("position", \.position)
    let labels = record.field("labels", \.labels)
    let regions = record.field("regions", \.regions, default: [])
    let note = record.field("note", \.note)
    let mark = record.field("mark", \.mark)
    let anchor = record.field("anchor", \.anchor)
    return try Pin(
      id: id(or: "-"),
      title: title(or: nil),
      kind: kind(or: .small),
      at: position(or: ImagePoint(x: 0, y: 0)),
      labels: labels.value ?? PinLabel.standIns(),
      regions: regions(or: []),
      note: note(or: nil),
      mark: mark(or: nil),
      anchor: anchor(or: nil)
    )
  }
}
