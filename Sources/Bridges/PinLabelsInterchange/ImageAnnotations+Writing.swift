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
  /// COCO holds the labels of one language, straight edges and masks, labelme the labels of one
  /// language on one image. IIIF and COCO hold the titles and the descriptions of images. Where a
  /// format has no masks, their outlines are written.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - format: The format.
  ///   - address: The address with which those of images and annotations begin, as
  ///     `https://school.example/sheets`.
  ///   - language: The language of the labels in COCO and labelme.
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
      case .labelme: writer.labelme()
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
  private mutating func noteLosses(of pin: Pin, _ offset: Int, keepsNote: Bool = false) {
    if pin.note != nil && !keepsNote || pin.mark != nil || pin.anchor != nil || pin.title != nil
      || pin.kind != .small
    {
      lose(.notes, offset)
    }
    if pin.regions.contains(where: { $0.credit != 1 }) { lose(.weights, offset) }
  }

  /// Notes the arrows and highlights of a view, which only a sheet has, and who may see a section.
  private mutating func noteLosses(of view: ExerciseView) {
    if !view.arrows.isEmpty || !view.highlights.isEmpty {
      losses.append(Exported.Loss(.drawings, of: view.pins.first.flatMap { offsets[$0.id] } ?? 0))
    }
  }

  /// Notes the titles and descriptions for which a format has no place: all that say something
  /// else than the title of the sheet.
  private mutating func noteLostTitles() {
    let titles = sheet.sections.flatMap { [$0.title] + $0.exercises.map(\.title) }
    let isLost =
      titles.contains { $0 != sheet.title }
      || sheet.views.contains { $0.plane != nil || $0.image.alternativeText != nil }
    if isLost { losses.append(Exported.Loss(.titles, of: 0)) }
  }

  private func file(of view: ExerciseView) -> String {
    guard let file = view.image.file else { return address("images", view.image.id.rawValue) }
    return JSONNotation.iri.fits(file) ? file : address(file)
  }

  // MARK: Web annotations and IIIF

  mutating func page() -> JSONValue {
    noteLostTitles()
    return [
      "@context": "http://www.w3.org/ns/anno.jsonld",
      "id": .text(address("annotations")),
      "type": "AnnotationPage",
      "items": .list(sheet.views.flatMap { view in annotations(of: view, on: file(of: view)) }),
    ]
  }

  mutating func manifest() -> JSONValue {
    let canvases = sheet.views.map { view -> JSONValue in
      let id = canvas(of: view)
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
        "label": view.plane.map { Self.label($0.rawValue) },
        "summary": view.image.alternativeText.map(Self.label),
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
      "label": Self.label(sheet.title), "items": .list(canvases),
      "structures": .list(sheet.sections.map(range)),
    ]
  }

  private static func label(_ text: String) -> JSONValue {
    .map([("none", .list([.text(text)]))])
  }

  private func canvas(of view: ExerciseView) -> String { address("canvas", view.id.rawValue) }

  /// The range of a section, with one for each exercise.
  private func range(of section: PinSection) -> JSONValue {
    let exercises = section.exercises.map { exercise -> JSONValue in
      let canvases = exercise.views.map { view -> JSONValue in
        ["id": .text(canvas(of: view)), "type": "Canvas"]
      }
      return [
        "id": .text(address("exercises", exercise.id.rawValue)), "type": "Range",
        "label": Self.label(exercise.title), "items": .list(canvases),
      ]
    }
    return [
      "id": .text(address("sections", section.id.rawValue)), "type": "Range",
      "label": Self.label(section.title), "items": .list(exercises),
    ]
  }

  private mutating func annotations(of view: ExerciseView, on source: String) -> [JSONValue] {
    noteLosses(of: view)
    return view.pins.map { pin in
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
      // The edges of a rectangle are straight, whichever way it is turned.
      switch region {
      case .ellipse, .line: lose(.roundShapes, offset)
      case .disc, .rectangle, .polygon, .mask: break
      }
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
    let places = sheet.sections.flatMap { section in
      section.exercises.flatMap { exercise in exercise.views.map { (section, exercise, $0) } }
    }
    for (index, (section, exercise, view)) in places.enumerated() {
      let image = JSONValue.number("\(index + 1)")
      noteLosses(of: view)
      images.append(
        [
          "id": image, "file_name": .text(view.image.file ?? view.image.id.rawValue),
          "width": .number("\(view.image.size.width)"),
          "height": .number("\(view.image.size.height)"),
          "alternative_text": view.image.alternativeText.map { .text($0) },
          "plane": view.plane.map { .text($0.rawValue) },
          "section": ["id": .text(section.id.rawValue), "title": .text(section.title)],
          "exercise": ["id": .text(exercise.id.rawValue), "title": .text(exercise.title)],
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
          annotations.append(
            outline(of: pin, on: size, offset, annotations.count + 1, image, category)
          )
        }
        offset += 1
      }
    }
    return [
      "info": ["title": .text(sheet.title)],
      "images": .list(images), "annotations": .list(annotations), "categories": .list(categories),
    ]
  }

  private mutating func outline(
    of pin: Pin,
    on size: PixelSize,
    _ offset: Int,
    _ id: Int,
    _ image: JSONValue,
    _ category: JSONValue
  ) -> JSONValue {
    let runs: [Int]? =
      if pin.regions.count == 1, case .mask(let mask) = pin.regions[0].region {
        mask.runs(on: size)
      } else {
        nil
      }
    let segmentation: JSONValue
    if let runs {
      segmentation = [
        "size": .list([.number("\(size.height)"), .number("\(size.width)")]),
        "counts": .list(runs.map { .number("\($0)") }),
      ]
    } else {
      segmentation = .list(
        outlines(of: pin, offset).map { .list($0.flatMap { [.number($0.x), .number($0.y)] }) }
      )
    }
    let boxes = pin.regions.map(\.region.boundingBox)
    let (left, top) = (boxes.map(\.x).min() ?? 0, boxes.map(\.y).min() ?? 0)
    let right = boxes.map { $0.x + $0.width }.max() ?? 0
    let bottom = boxes.map { $0.y + $0.height }.max() ?? 0
    return [
      "id": .number("\(id)"), "image_id": image, "category_id": category,
      // Programs expect runs where this is 1, and polygons elsewhere.
      "iscrowd": .number(runs == nil ? "0" : "1"),
      "area": .number(pin.regions.reduce(0) { $0 + $1.region.area }),
      "bbox": .list([left, top, right - left, bottom - top].map { .number($0) }),
      "segmentation": segmentation,
    ]
  }

  /// The outlines of a pin's regions, without their holes.
  private mutating func outlines(of pin: Pin, _ offset: Int) -> [[ImagePoint]] {
    pin.regions.flatMap { region -> [[ImagePoint]] in
      let rings = region.region.rings(roundCorners: 64)
      switch region.region {
      case .rectangle: break
      case .polygon where rings.count == 1: break
      case .mask(let mask):
        let shapes = mask.outlines
        if shapes.contains(where: { $0.count > 1 }) { lose(.roundShapes, offset) }
        return shapes.map { $0[0] }
      case .polygon, .disc, .ellipse, .line: lose(.roundShapes, offset)
      }
      return Array(rings.prefix(1))
    }
  }
}

extension SheetWriter {
  // MARK: labelme

  /// A file of the first image; the others have no place in it.
  fileprivate mutating func labelme() -> JSONValue {
    noteLostTitles()
    let views = sheet.views
    for view in views.dropFirst() {
      losses.append(
        Exported.Loss(.otherImages, of: view.pins.first.flatMap { offsets[$0.id] } ?? 0)
      )
    }
    guard let view = views.first else { return ["shapes": .list([])] }
    noteLosses(of: view)
    var shapes: [JSONValue] = []
    for (offset, pin) in view.pins.enumerated() {
      noteLosses(of: pin, offset, keepsNote: true)
      if pin.labels.count > 1 { lose(.otherLabels, offset) }
      let label = (pin.preferredLabel(in: language) ?? pin.correction).text
      let places =
        [("point", [pin.position])] + pin.regions.map { shape(of: $0.region, offset) }
      for (kind, points) in places {
        shapes.append([
          "label": .text(label),
          "points": .list(points.map { .list([.number($0.x), .number($0.y)]) }),
          "group_id": places.count > 1 ? .number("\(offset + 1)") : .source(Array("null".utf8)),
          "description": .text(pin.note ?? ""),
          "shape_type": .text(kind), "flags": .map([]),
        ])
      }
    }
    return [
      "version": "5.5.0", "flags": .map([]), "shapes": .list(shapes),
      "imagePath": .text(view.image.file ?? view.image.id.rawValue),
      "imageData": .source(Array("null".utf8)),
      "imageHeight": .number("\(view.image.size.height)"),
      "imageWidth": .number("\(view.image.size.width)"),
    ]
  }

  private mutating func shape(
    of region: ImageRegion,
    _ offset: Int
  ) -> (kind: String, points: [ImagePoint]) {
    let rings = region.rings(roundCorners: 64)
    switch region {
    case .disc(let disc):
      let edge = ImagePoint(x: disc.center.x + disc.radius, y: disc.center.y)
      return ("circle", [disc.center, edge])
    case .rectangle(let shape) where shape.rotation == 0:
      return ("rectangle", [shape.corners[0], shape.corners[2]])
    case .ellipse, .line: lose(.roundShapes, offset)
    case .polygon where rings.count > 1: lose(.roundShapes, offset)
    case .mask where rings.count > 1: lose(.roundShapes, offset)
    case .polygon, .rectangle, .mask: break
    }
    return ("polygon", rings.first ?? [])
  }
}

extension Double {
  /// The number without an exponent where it is a whole one.
  fileprivate var spelling: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
