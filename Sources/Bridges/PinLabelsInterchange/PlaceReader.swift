// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import Interchange
internal import LudusCore
internal import LudusFoundation
internal import PinLabels

/// A place on an image that a selector marks.
enum MarkedPlace {
  case point(ImagePoint)
  case region(ImageRegion)
}

/// Turns selectors into places, in pixels of the image.
struct PlaceReader {
  let size: PixelSize

  /// The places of a selector, or nil for one that marks none on an image.
  func places(of selector: JSONNode) -> [MarkedPlace]? {
    switch selector.typeNames.first(where: Self.kinds.contains) {
    case "PointSelector": point(of: selector).map { [.point($0)] }
    case "FragmentSelector": selector["value"]?.text.flatMap { fragment($0) }
    case "ImageApiSelector":
      selector["region"]?.text.flatMap { $0 == "full" || $0 == "square" ? nil : rectangle($0) }
    case "SvgSelector": selector.textValue.flatMap { SVGDrawing.places(of: $0, on: size) }
    // Of a choice the shape is closer than the rectangle around it.
    case "Choice":
      ["item", "default"].flatMap { selector[$0]?.oneOrMany ?? [] }.lazy.compactMap(places).first
    default: nil
    }
  }

  private static let kinds: Set<String> = [
    "PointSelector", "FragmentSelector", "ImageApiSelector", "SvgSelector", "Choice",
  ]

  /// The point of a selector, or nil for one without coordinates and for another kind.
  func point(of selector: JSONNode) -> ImagePoint? {
    guard selector.isType("PointSelector"), let x = selector["x"]?.number,
      let y = selector["y"]?.number
    else { return nil }
    return ImagePoint(x: x, y: y)
  }

  /// The place of a fragment such as `xywh=pixel:1,2,3,4`.
  func fragment(_ text: String) -> [MarkedPlace]? {
    text.hasPrefix("xywh=") ? rectangle(String(text.dropFirst(5))) : nil
  }

  /// The rectangle of four numbers, in pixels or in percent.
  private func rectangle(_ text: String) -> [MarkedPlace]? {
    let parts = text.split(separator: ":")
    let unit = parts.count == 2 ? parts[0] : "pixel"
    let numbers = (parts.last ?? "").split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, parts.count <= 2, ["pixel", "percent", "pct"].contains(unit) else {
      return nil
    }
    let isShare = unit != "pixel"
    let (x, y) = isShare ? (Double(size.width) / 100, Double(size.height) / 100) : (1, 1)
    let rectangle = ImageRectangle(
      x: numbers[0] * x,
      y: numbers[1] * y,
      width: numbers[2] * x,
      height: numbers[3] * y
    )
    return (try? ImageRegion.rectangle(rectangle)).map { [.region($0)] }
  }
}

/// The names of things in JSON-LD, of annotations of today and of the Open Annotations before them.
extension JSONNode {
  /// The address of an object.
  var address: String? { (self["id"] ?? self["@id"])?.text }

  /// The types of an object, without the prefixes of older vocabularies.
  var typeNames: [String] {
    ((self["type"] ?? self["@type"])?.oneOrMany ?? []).compactMap(\.text).map(\.withoutPrefix)
  }

  func isType(_ name: String) -> Bool { typeNames.contains(name) }

  /// The text of a body or a selector.
  var textValue: String? { (self["value"] ?? self["chars"] ?? self["cnt:chars"])?.text }

  /// The purposes of an annotation.
  var motivations: [String] {
    (self["motivation"]?.oneOrMany ?? []).compactMap(\.text).map(\.withoutPrefix)
  }

  /// The things that an annotation is about.
  var targets: [JSONNode] { (self["target"] ?? self["on"])?.oneOrMany ?? [] }

  /// The texts and other things with which an annotation comes.
  var bodies: [JSONNode] { (self["body"] ?? self["resource"])?.oneOrMany ?? [] }

  /// A label of IIIF in its first language: a text, a map from languages to texts, or an object
  /// with a value.
  var labelText: String? {
    if let text { return text }
    if kind == .array { return elements.lazy.compactMap(\.labelText).first }
    if let value = self["@value"]?.text { return value }
    return members.lazy.compactMap { $0.1.oneOrMany.first?.text }.first
  }
}

extension String {
  /// The name behind the prefix of a vocabulary: `Canvas` of `sc:Canvas`.
  fileprivate var withoutPrefix: String {
    for prefix in ["sc:", "oa:", "dctypes:", "cnt:", "dcterms:"] where hasPrefix(prefix) {
      return String(dropFirst(prefix.count))
    }
    return self
  }
}
