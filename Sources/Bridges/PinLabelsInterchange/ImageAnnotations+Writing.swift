// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import Interchange
public import LudusCore
internal import LudusFoundation
public import PinLabels

extension ImageAnnotations {
  /// Writes a sheet for other programs.
  ///
  /// Annotations of the web and of IIIF hold the positions, regions and labels of all languages;
  /// COCO holds the labels of one language and straight edges.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - format: The format.
  ///   - address: The address with which those of images and annotations begin, as
  ///     `https://school.example/sheets`.
  ///   - language: The language of the labels in COCO.
  /// - Returns: The file, and what the format cannot hold, by the offsets of the pins.
  /// - Complexity: O(*n*) in the number of pins and their corners.
  public static func write(
    _ sheet: PinSheet,
    as format: Format,
    address: String,
    language: Language
  ) -> Exported {
    var writer = SheetWriter(sheet: sheet, address: address, language: language)
    let value =
      switch format {
      case .web: writer.page()
      case .iiif: writer.manifest()
      case .coco: writer.coco()
      }
    return Exported(bytes: value.bytes + [0x0A], losses: writer.losses)
  }
}

private struct SheetWriter {
  let sheet: PinSheet
  let address: String
  let language: Language
  /// The places of the pins on the sheet.
  let offsets: [Pin.ID: Int]
  var losses: [Exported.Loss] = []

  init(sheet: PinSheet, address: String, language: Language) {
    (self.sheet, self.address, self.language) = (sheet, address, language)
    offsets = Dictionary(uniqueKeysWithValues: sheet.pins.enumerated().map { ($1.id, $0) })
  }

  private func address(_ path: String...) -> String {
    ([address, sheet.id.rawValue.percentEncoded] + path.map(\.percentEncoded)).joined(
      separator: "/"
    )
  }

  private mutating func lose(_ part: Exported.Loss.Part, _ pin: Int) {
    let loss = Exported.Loss(part, of: pin)
    if !losses.suffix(8).contains(loss) { losses.append(loss) }
  }

  /// Notes what no other format has a place for.
  private mutating func noteLosses(of pin: Pin, _ offset: Int) {
    if pin.note != nil || pin.mark != nil || pin.anchor != nil || pin.title != nil {
      lose(.notes, offset)
    }
    if pin.regions.contains(where: { $0.credit != 1 }) { lose(.weights, offset) }
  }

  private func file(of view: ExerciseView) -> String {
    guard let file = view.image.file else { return address("images", view.image.id.rawValue) }
    return JSONNotation.iri.fits(file) ? file : address(file)
  }

  // MARK: Web annotations and IIIF

  mutating func page() -> JSONValue {
    [
      "@context": "http://www.w3.org/ns/anno.jsonld",
      "id": .text(address("annotations")),
      "type": "AnnotationPage",
      "items": .list(sheet.views.flatMap { view in annotations(of: view, on: file(of: view)) }),
    ]
  }

  mutating func manifest() -> JSONValue {
    let canvases = sheet.views.map { view -> JSONValue in
      let id = address("canvas", view.id.rawValue)
      let size = view.image.size
      let (width, height) = (JSONValue.number("\(size.width)"), JSONValue.number("\(size.height)"))
      let image: JSONValue = [
        "id": .text(file(of: view)), "type": "Image", "width": width, "height": height,
      ]
      let painting: JSONValue = [
        "id": .text(id + "/image"), "type": "Annotation", "motivation": "painting",
        "body": image, "target": .text(id),
      ]
      return [
        "id": .text(id), "type": "Canvas", "width": width, "height": height,
        "items": .list([
          [
            "id": .text(id + "/images"), "type": "AnnotationPage",
            "items": .list([painting]),
          ]
        ]),
        "annotations": .list([
          [
            "id": .text(id + "/pins"), "type": "AnnotationPage",
            "items": .list(annotations(of: view, on: id)),
          ]
        ]),
      ]
    }
    return [
      "@context": "http://iiif.io/api/presentation/3/context.json",
      "id": .text(address("manifest")), "type": "Manifest",
      "label": .map([("none", .list([.text(sheet.title)]))]), "items": .list(canvases),
    ]
  }

  private mutating func annotations(of view: ExerciseView, on source: String) -> [JSONValue] {
    view.pins.map { pin in
      let offset = offsets[pin.id] ?? 0
      noteLosses(of: pin, offset)
      let bodies = pin.labels.map { label in
        ([
          "type": "TextualBody", "value": .text(label.text),
          "format": "text/plain", "purpose": "identifying",
          "language": label.language.canonical.map { .text($0.rawValue) },
        ] as JSONValue)
      }
      let point: JSONValue = [
        "type": "PointSelector", "x": .number(pin.position.x), "y": .number(pin.position.y),
      ]
      let selectors = [point] + pin.regions.map { selector(of: $0.region, offset) }
      let targets = selectors.map { selector in
        ([
          "type": "SpecificResource", "source": .text(source), "selector": selector,
        ] as JSONValue)
      }
      return [
        "id": .text(address("pins", pin.id.rawValue)), "type": "Annotation",
        "motivation": "identifying", "body": .list(bodies), "target": .list(targets),
      ]
    }
  }

  private mutating func selector(of region: ImageRegion, _ offset: Int) -> JSONValue {
    func svg(_ shape: String) -> JSONValue {
      [
        "type": "SvgSelector",
        "value": .text("<svg xmlns=\"http://www.w3.org/2000/svg\">\(shape)</svg>"),
      ]
    }
    switch region {
    case .rectangle(let shape) where shape.rotation == 0:
      let box = shape.rectangle
      let numbers = [box.x, box.y, box.width, box.height].map(\.spelling).joined(separator: ",")
      return [
        "type": "FragmentSelector",
        "conformsTo": "http://www.w3.org/TR/media-frags/",
        "value": .text("xywh=" + numbers),
      ]
    case .disc(let disc):
      let (x, y) = (disc.center.x.spelling, disc.center.y.spelling)
      return svg("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(disc.radius.spelling)\"/>")
    case .ellipse(let shape) where shape.rotation == 0:
      let (x, y) = (shape.center.x.spelling, shape.center.y.spelling)
      return svg(
        "<ellipse cx=\"\(x)\" cy=\"\(y)\" rx=\"\(shape.radiusX.spelling)\" ry=\"\(shape.radiusY.spelling)\"/>"
      )
    default:
      if case .polygon = region {} else { lose(.roundShapes, offset) }
      let path = region.rings(roundCorners: 64).map { ring in
        "M" + ring.map { "\($0.x.spelling) \($0.y.spelling)" }.joined(separator: "L") + "Z"
      }
      return svg("<path fill-rule=\"evenodd\" d=\"\(path.joined())\"/>")
    }
  }

  // MARK: COCO

  mutating func coco() -> JSONValue {
    var (images, annotations, categories): ([JSONValue], [JSONValue], [JSONValue]) = ([], [], [])
    var offset = 0
    for (index, view) in sheet.views.enumerated() {
      let image = JSONValue.number("\(index + 1)")
      images.append(
        [
          "id": image, "file_name": .text(view.image.file ?? view.image.id.rawValue),
          "width": .number("\(view.image.size.width)"),
          "height": .number("\(view.image.size.height)"),
        ]
      )
      let names = view.pins.map { ($0.preferredLabel(in: language) ?? $0.correction).text }
      categories.append(
        [
          "id": image, "name": .text(view.id.rawValue),
          "keypoints": .list(names.map { .text($0) }), "skeleton": .list([]),
        ]
      )
      let points = view.pins.flatMap { pin in
        [.number(pin.position.x), .number(pin.position.y), JSONValue.number("2")]
      }
      let size = view.image.size
      annotations.append(
        [
          "id": .number("\(annotations.count + 1)"), "image_id": image, "category_id": image,
          "iscrowd": .number("0"), "num_keypoints": .number("\(view.pins.count)"),
          "keypoints": .list(points), "area": .number("\(size.width * size.height)"),
          "bbox": .list([0, 0, size.width, size.height].map { .number("\($0)") }),
        ]
      )
      for (pin, name) in zip(view.pins, names) {
        noteLosses(of: pin, offset)
        if pin.labels.count > 1 { lose(.otherLabels, offset) }
        if !pin.regions.isEmpty {
          let category = JSONValue.number("\(sheet.views.count + categories.count + 1)")
          categories.append(["id": category, "name": .text(name)])
          annotations.append(outline(of: pin, offset, annotations.count + 1, image, category))
        }
        offset += 1
      }
    }
    return [
      "images": .list(images), "annotations": .list(annotations), "categories": .list(categories),
    ]
  }

  private mutating func outline(
    of pin: Pin,
    _ offset: Int,
    _ id: Int,
    _ image: JSONValue,
    _ category: JSONValue
  ) -> JSONValue {
    let rings = pin.regions.flatMap { region -> [[ImagePoint]] in
      let rings = region.region.rings(roundCorners: 64)
      if case .polygon = region.region, rings.count == 1 { return rings }
      lose(.roundShapes, offset)
      return Array(rings.prefix(1))
    }
    let boxes = pin.regions.map(\.region.boundingBox)
    let (left, top) = (boxes.map(\.x).min() ?? 0, boxes.map(\.y).min() ?? 0)
    let right = boxes.map { $0.x + $0.width }.max() ?? 0
    let bottom = boxes.map { $0.y + $0.height }.max() ?? 0
    return [
      "id": .number("\(id)"), "image_id": image, "category_id": category,
      "iscrowd": .number("0"),
      "area": .number(pin.regions.reduce(0) { $0 + $1.region.area }),
      "bbox": .list([left, top, right - left, bottom - top].map { .number($0) }),
      "segmentation": .list(
        rings.map { .list($0.flatMap { [.number($0.x), .number($0.y)] }) }
      ),
    ]
  }
}

extension Double {
  /// The number without an exponent where it is a whole one.
  fileprivate var spelling: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
