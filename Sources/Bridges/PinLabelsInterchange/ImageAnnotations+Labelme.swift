// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import Interchange
internal import LudusCore
internal import LudusFoundation
internal import PinLabels

extension ImageAnnotations {
  /// The images that are within the file, by the names that views give as their files; only
  /// labelme puts one there.
  public var images: [String: [UInt8]] {
    guard format == .labelme, let root = tree.roots.first,
      let data = root["imageData"]?.text, !data.isEmpty
    else { return [:] }
    return [root.labelmeImage: [UInt8](base64: Array(data.utf8))]
  }
}

extension JSONNode {
  /// The name of the image of a file of labelme, without the folders of the computer that wrote it.
  fileprivate var labelmeImage: String {
    let path = self["imagePath"]?.text ?? ""
    return path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? "image"
  }
}

extension SheetMaker {
  mutating func takeLabelme(_ root: JSONNode) {
    let name = root.labelmeImage
    var size = PixelSize(
      width: root["imageWidth"]?.number.flatMap { Int(exactly: $0) } ?? 0,
      height: root["imageHeight"]?.number.flatMap { Int(exactly: $0) } ?? 0
    )
    if size.width < 1 || size.height < 1, let data = root["imageData"]?.text {
      size = PixelSize(ofImage: [UInt8](base64: Array(data.utf8))) ?? size
    }
    let isKnown = size.width > 0 && size.height > 0
    guard let image = image(name, at: root.range, size: isKnown ? size : nil, file: name) else {
      return
    }
    leaveOut(flags: root["flags"])
    // Shapes of a group and a name are the pieces of one thing.
    var groups: [String: Int] = [:]
    var things: [(shape: JSONNode, places: [MarkedPlace])] = []
    for shape in root["shapes"]?.elements ?? [] {
      let label = shape["label"]?.text ?? ""
      leaveOut(flags: shape["flags"])
      guard let place = Self.place(of: shape) else {
        remarks.append(Remark(.unusableRegion, at: shape.range, ["name": .text(label)]))
        continue
      }
      if let group = shape["group_id"]?.spelling {
        let key = "\(group) \(label)"
        if let known = groups[key] {
          things[known].places.append(place)
          continue
        }
        groups[key] = things.count
      }
      things.append((shape, [place]))
    }
    let labels = things.map { $0.shape["label"]?.text ?? "" }
    let counts = Dictionary(labels.map { ($0, 1) }, uniquingKeysWith: +)
    for (thing, label) in zip(things, labels) {
      let note = thing.shape["description"]?.text ?? ""
      // A shape has no name of its own; where several have one label, their places differ.
      let place = (counts[label] ?? 0) > 1 ? thing.places.first?.corner : nil
      addPin(
        place.map { "\(label)-\($0)" } ?? label,
        to: image,
        [(label, language)],
        thing.places,
        note: note.isEmpty ? nil : note,
        at: thing.shape.range
      )
    }
  }

  /// Notes the flags that are set: a pin has none.
  private mutating func leaveOut(flags: JSONNode?) {
    for (key, value) in flags?.members ?? [] where value.flag == true {
      remarks.append(
        Remark(.partsLeftOut, at: key.range, ["parts": .text("flag “\(key.text ?? "")”")])
      )
    }
  }

  /// The place of a shape, or nil for a line, a mask and some points without an area.
  private static func place(of shape: JSONNode) -> MarkedPlace? {
    let points = (shape["points"]?.elements ?? []).compactMap { point -> ImagePoint? in
      let numbers = point.elements.compactMap(\.number)
      return numbers.count == 2 ? ImagePoint(x: numbers[0], y: numbers[1]) : nil
    }
    guard points.count == shape["points"]?.elements.count, let first = points.first else {
      return nil
    }
    func region(_ made: ImageRegion?) -> MarkedPlace? { made.map { .region($0) } }
    switch shape["shape_type"]?.text ?? "polygon" {
    case "point": return points.count == 1 ? .point(first) : nil
    case "circle":
      guard points.count == 2 else { return nil }
      return region(try? .disc(around: first, radius: first.distance(to: points[1])))
    case "rectangle":
      guard points.count == 2 else { return region(try? .polygon(points)) }
      return region(try? .rectangle(ImageRectangle(around: points)))
    case "polygon", "oriented_rectangle": return region(try? .polygon(points))
    default: return nil
    }
  }
}

extension MarkedPlace {
  /// The point, or the upper left corner of the region, in whole pixels: "12-40".
  fileprivate var corner: String {
    let (x, y) =
      switch self {
      case .point(let point): (point.x, point.y)
      case .region(let region): (region.boundingBox.x, region.boundingBox.y)
      }
    func pixel(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
    return "\(pixel(x))-\(pixel(y))"
  }
}
