// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import Interchange
public import LudusCore
internal import LudusFoundation
public import PinLabels
internal import QuizContent

extension ImageAnnotations {
  /// Returns the sheet that the annotations make: an image a view, an annotation with a place and a
  /// text a pin.
  ///
  /// Key points of COCO are pins with the names of the points, and outlines, boxes and masks are
  /// regions of pins with the names of their kinds. Coordinates become pixels of the image, whatever
  /// the unit in the file. Ranges of a manifest are exercises, and those around them sections.
  ///
  /// - Parameters:
  ///   - id: The name of the sheet.
  ///   - title: The title that the learner reads, where the file has none.
  ///   - language: The language of texts that name none.
  ///   - size: The size of images whose file does not say it.
  /// - Returns: The sheet, or nil where no image has a size, and a diagnostic for each thing that
  ///   it cannot show.
  /// - Complexity: O(*n*) in the number of annotations and their corners; the rings of a path are
  ///   compared with each other.
  public func sheet(
    id: PinSheet.ID,
    title: String,
    language: Language,
    size: PixelSize? = nil
  ) -> (sheet: PinSheet?, diagnostics: [Diagnostic]) {
    var maker = SheetMaker(language: language, size: size)
    if let root = tree.roots.first {
      switch format {
      case .coco: maker.takeCOCO(root)
      case .labelme: maker.takeLabelme(root)
      case .web, .iiif: maker.takeAnnotations(root)
      }
      maker.leaveOutMembers(of: root, in: format)
    }
    let sheet = maker.sheet(id: id, title: maker.title ?? title)
    return (sheet, SourceText(source).diagnostics(maker.remarks))
  }
}

extension SheetMaker {
  private mutating func remark(
    _ code: Diagnostic.Code,
    at node: JSONNode,
    name: String? = nil
  ) {
    let values = name.map { ["name": Sentence.Value.text($0)] } ?? [:]
    remarks.append(Remark(code, at: node.range, values))
  }

  // MARK: Web annotations and IIIF

  mutating func takeAnnotations(_ root: JSONNode) {
    var annotations: [JSONNode] = []
    var canvases: [JSONNode] = []
    root.forEachObject { object in
      if object.isCanvas { canvases.append(object) }
      if object.isType("Annotation") { annotations.append(object) }
      // Lists of annotations can stand at another address.
      let isList = object.isType("AnnotationPage") || object.isType("AnnotationList")
      if isList, object["items"] == nil, object["resources"] == nil, let address = object.address {
        remarks.append(
          Remark(.annotationsElsewhere, at: object.range, ["address": .text(address)])
        )
      }
    } member: { key, value in
      // Version 2 may have the address alone.
      if key == "otherContent", let address = value.text {
        remarks.append(
          Remark(.annotationsElsewhere, at: value.range, ["address": .text(address)])
        )
      }
    }
    if root.isType("Manifest") { title = root["label"]?.labelText }
    placements = Placements(ranges: root["structures"]?.elements ?? [])
    for canvas in canvases {
      let id = canvas.address ?? "canvas"
      _ = image(
        id,
        at: canvas.range,
        size: canvas.pixelSize,
        file: canvas.paintedImage?.address,
        plane: canvas["label"]?.labelText,
        alternativeText: (canvas["summary"] ?? canvas["description"])?.labelText
      )
    }
    for annotation in annotations where !annotation.motivations.contains("painting") {
      takeAnnotation(annotation)
    }
  }

  private mutating func takeAnnotation(_ annotation: JSONNode) {
    let id = annotation.address ?? "annotation"
    var targets = annotation.targets
    guard let source = targets.first?.sourceAddress else {
      remark(.unusableRegion, at: annotation, name: id)
      return
    }
    // An annotation of an image within a canvas is placed on the canvas, which is as large.
    let canvas = indices[source] == nil && images.count == 1 && size == nil ? 0 : nil
    guard let image = canvas ?? image(source, at: annotation.range, size: nil) else { return }
    let reader = PlaceReader(size: images[image].size)
    // A pin stands on one image.
    for target in targets {
      guard let other = target.sourceAddress, other != source else { continue }
      remarks.append(Remark(.partsLeftOut, at: target.range, ["parts": .text(other)]))
    }
    targets.removeAll { $0.sourceAddress ?? source != source }
    var places: [MarkedPlace] = []
    for target in targets {
      let found: [MarkedPlace]? =
        if let fragment = (target.text ?? target.address)?.rectangleFragment {
          reader.fragment(fragment)
        } else {
          target["selector"]?.oneOrMany.lazy.compactMap(reader.places).first
        }
      guard let found else {
        remark(.unusableRegion, at: target, name: id)
        continue
      }
      places += found
    }
    guard !places.isEmpty else { return }
    leaveOutPoints(of: targets, behind: places, reader)
    addPin(id.lastStep, to: image, texts(of: annotation), places, at: annotation.range)
  }

  /// Notes each point of an annotation at which its pin is not: a pin has one position.
  private mutating func leaveOutPoints(
    of targets: [JSONNode],
    behind places: [MarkedPlace],
    _ reader: PlaceReader
  ) {
    let points = places.compactMap { if case .point(let point) = $0 { point } else { nil } }
    guard let position = points.first else { return }
    for selector in targets.flatMap({ $0["selector"]?.oneOrMany ?? [] }) {
      guard let point = reader.point(of: selector), point != position else { continue }
      let part = "PointSelector (\(point.x), \(point.y))"
      remarks.append(Remark(.partsLeftOut, at: selector.range, ["parts": .text(part)]))
    }
  }

  /// The texts of the bodies, those in HTML without their tags.
  private func texts(of annotation: JSONNode) -> [(text: String, language: Language)] {
    if let text = annotation["bodyValue"]?.text { return [(text, language)] }
    return annotation.bodies.flatMap { body in
      body["items"]?.elements ?? [body]
    }.compactMap { body in
      guard let value = body.textValue else { return nil }
      let isHTML = body["format"]?.oneOrMany.contains { $0.isText("text/html") } ?? false
      let tag = (body["language"] ?? body["dc:language"])?.oneOrMany.first?.text
      return (
        isHTML ? RichText.Imported(html: value).text.plainText : value,
        tag.map { Language($0) }?.canonical ?? language
      )
    }
  }

  // MARK: COCO

  mutating func takeCOCO(_ root: JSONNode) {
    var known: Set<String> = []
    title = root["info"]?["title"]?.text
    for node in root["images"]?.elements ?? [] {
      guard let id = node["id"]?.spelling else { continue }
      known.insert(id)
      _ = image(
        id,
        at: node.range,
        size: node.pixelSize,
        file: node["file_name"]?.text,
        plane: node["plane"]?.text,
        alternativeText: node["alternative_text"]?.text
      )
      placements.add(id, in: node)
    }
    let categories = Dictionary(
      (root["categories"]?.elements ?? []).map { ($0["id"]?.spelling ?? "", $0) }
    ) { first, _ in first }
    var things: [COCOThing] = []
    for annotation in root["annotations"]?.elements ?? [] {
      let key = annotation["image_id"]?.spelling ?? ""
      guard let image = indices[key] else {
        // An image without a size has been told of.
        if !known.contains(key) {
          remark(.unusableRegion, at: annotation, name: annotation["id"]?.spelling ?? "annotation")
        }
        continue
      }
      let id = annotation["id"]?.spelling ?? "\(images[image].pins.count)"
      let category = annotation["category_id"]?.spelling.flatMap { categories[$0] }
      takeKeypoints(of: annotation, id, category, image, &things)
      takeOutline(of: annotation, id, category, image, &things)
    }
    for thing in things.joined {
      addPin(thing.name, to: thing.image, [(thing.text, language)], thing.places, at: thing.range)
    }
  }

  private mutating func takeKeypoints(
    of annotation: JSONNode,
    _ id: String,
    _ category: JSONNode?,
    _ image: Int,
    _ things: inout [COCOThing]
  ) {
    guard let keypoints = annotation["keypoints"] else { return }
    let names = category?["keypoints"]?.elements ?? []
    let numbers = keypoints.elements.map { $0.number ?? 0 }
    for index in 0..<numbers.count / 3 where numbers[index * 3 + 2] > 0 {
      guard index < names.count, let name = names[index].text else {
        remark(.regionWithoutLabel, at: keypoints)
        return
      }
      let point = ImagePoint(x: numbers[index * 3], y: numbers[index * 3 + 1])
      let text = name.replacing("_", with: " ")
      things.append(
        COCOThing(
          name: "\(id)-\(name)",
          text: text,
          image: image,
          range: keypoints.range,
          places: [.point(point)]
        )
      )
    }
  }

  private mutating func takeOutline(
    of annotation: JSONNode,
    _ id: String,
    _ category: JSONNode?,
    _ image: Int,
    _ things: inout [COCOThing]
  ) {
    func add(_ places: [MarkedPlace]) {
      let text = category?["name"]?.text ?? ""
      things.append(
        COCOThing(name: id, text: text, image: image, range: annotation.range, places: places)
      )
    }
    let outline = annotation["segmentation"]
    if let outline, outline.kind == .object {
      guard let mask = COCOMask.region(outline, on: images[image].size) else {
        remark(.unusableRegion, at: annotation, name: "segmentation \(id)")
        return
      }
      add([.region(mask)])
      return
    }
    let rings = outline?.elements ?? []
    var places = rings.compactMap { ring -> MarkedPlace? in
      let numbers = ring.elements.map { $0.number ?? 0 }
      let corners = stride(from: 0, to: numbers.count - 1, by: 2).map {
        ImagePoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      return (try? ImageRegion.polygon(corners)).map { .region($0) }
    }
    if places.count < rings.count {
      remark(.unusableRegion, at: annotation, name: "segmentation \(id)")
    }
    let box = annotation["bbox"]?.elements.compactMap(\.number) ?? []
    if places.isEmpty, annotation["keypoints"] == nil, box.count == 4 {
      let rectangle = ImageRectangle(x: box[0], y: box[1], width: box[2], height: box[3])
      // Programs that draw turned boxes say by how many degrees, clockwise.
      let rotation = annotation["attributes"]?["rotation"]?.number ?? 0
      places =
        (try? ImageRegion.rectangle(rectangle, rotation: rotation)).map { [.region($0)] } ?? []
    }
    guard !places.isEmpty else {
      if rings.isEmpty, annotation["keypoints"] == nil {
        remark(.unusableRegion, at: annotation, name: id)
      }
      return
    }
    add(places)
  }
}

/// A point or an outline with a name in a file of COCO.
private struct COCOThing {
  let name: String
  let text: String
  let image: Int
  let range: Range<Int>
  var places: [MarkedPlace]

  /// The point, where it is one and has no outline yet.
  var barePoint: ImagePoint? {
    if places.count == 1, case .point(let point) = places[0] { point } else { nil }
  }

  /// The parts that a point and an outline of one structure on one image have in common.
  struct Key: Hashable {
    let image: Int
    let text: String
  }

  var key: Key { Key(image: image, text: text.replacing("_", with: " ")) }
}

extension [COCOThing] {
  /// The things, an outline joined with the point on its image that has its name.
  ///
  /// COCO has both of one structure apart. Of several points it is the one within the outline.
  fileprivate var joined: [COCOThing] {
    var points: [COCOThing.Key: [Int]] = [:]
    for (index, thing) in enumerated() where thing.barePoint != nil {
      points[thing.key, default: []].append(index)
    }
    var joined: [COCOThing?] = self
    for (index, thing) in enumerated() where thing.barePoint == nil {
      let free = (points[thing.key] ?? []).filter { joined[$0]?.barePoint != nil }
      let within = free.first { place in
        self[place].barePoint.map { point in
          thing.places.contains {
            if case .region(let region) = $0 { region.contains(point) } else { false }
          }
        } ?? false
      }
      guard let place = within ?? free.first else { continue }
      joined[place]?.places += thing.places
      joined[index] = nil
    }
    return joined.compactMap(\.self)
  }
}

extension String {
  /// The last step of an address, by which the annotations of a page differ.
  var lastStep: String {
    split { $0 == "/" || $0 == "#" || $0 == ":" }.last.map(String.init) ?? self
  }
}

extension JSONNode {
  var pixelSize: PixelSize? {
    guard let width = self["width"]?.number.flatMap({ Int(exactly: $0) }),
      let height = self["height"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// The image that is painted on a canvas; of a choice the first one.
  fileprivate var paintedImage: JSONNode? {
    let pages = self["items"]?.elements ?? []
    let annotations =
      pages.flatMap { $0["items"]?.elements ?? [] } + (self["images"]?.elements ?? [])
    return annotations.flatMap(\.bodies).lazy.compactMap {
      $0["items"]?.elements.first ?? $0["default"] ?? $0
    }.first
  }

  /// The address of the image of a target, without what marks a part of it.
  fileprivate var sourceAddress: String? {
    let source = self["source"] ?? self["full"]
    let address = text ?? source?.text ?? source?.address ?? self.address
    return address.map { String($0.prefix { $0 != "#" }) }
  }
}

extension ImageRegion {
  /// A point of the region: its middle, or else the middle of the widest piece of the line through
  /// it, and of a mask that of its largest rectangle.
  var innerPoint: ImagePoint {
    let box = boundingBox
    let middle = ImagePoint(x: box.x + box.width / 2, y: box.y + box.height / 2)
    if case .line(let line) = self, !contains(middle) { return line.points[line.points.count / 2] }
    if case .mask(let mask) = self, !contains(middle) {
      let largest = mask.rectangles.max { $0.width * $0.height < $1.width * $1.height }
      return largest?.center ?? middle
    }
    guard case .polygon(let polygon) = self, !contains(middle) else { return middle }
    var crossings: [Double] = []
    for ring in [polygon.outline] + polygon.holes {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1))
      where (start.y > middle.y) != (end.y > middle.y) {
        crossings.append(start.x + (middle.y - start.y) / (end.y - start.y) * (end.x - start.x))
      }
    }
    crossings.sort()
    let pieces = stride(from: 0, to: crossings.count - 1, by: 2).map {
      (crossings[$0], crossings[$0 + 1])
    }
    let widest = pieces.max { $0.1 - $0.0 < $1.1 - $1.0 }
    return widest.map { ImagePoint(x: ($0.0 + $0.1) / 2, y: middle.y) } ?? polygon.outline[0]
  }
}
