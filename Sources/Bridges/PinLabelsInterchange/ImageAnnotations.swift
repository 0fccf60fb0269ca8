// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
internal import Interchange
internal import LudusCore
internal import LudusFoundation

/// The marks on images in another program's file: web annotations, IIIF manifests, COCO key points
/// or labelme shapes.
///
/// ```swift
/// let annotations = ImageAnnotations.read(bytes)
/// annotations.format                       // .iiif
/// annotations.diagnostics                  // what the format does not allow, with line and column
/// let made = annotations.sheet(id: "hand", title: "The hand", language: "en")
/// made.sheet                               // a PinSheet to label and evaluate
/// made.diagnostics                         // what a pin cannot show
/// ```
///
/// Source: Web Annotation Data Model (W3C, 2017), IIIF Presentation API 3.0 (2020) and 2.1 (2016),
/// COCO data format (2014), the files of labelme 5.
public struct ImageAnnotations: Sendable {
  /// The formats.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Annotations of the web, one, a page or a collection.
    case web = "web-annotation"
    /// A manifest of IIIF, or a page of annotations of one; of version 2 it is only read.
    case iiif
    /// Images with key points, boxes, polygons and masks.
    case coco
    /// An image with shapes, as labelme saves it.
    case labelme
  }

  /// A selector for part of something, as written in the file.
  public enum Selector: Hashable, Sendable {
    /// An object, by its bytes.
    case object([UInt8])
    /// The address of a selector that stands elsewhere.
    case reference(String)
    /// The end of an address that marks a rectangle: `xywh=100,100,300,300`.
    case fragment(String)
  }

  /// The size of a canvas, in its own units; nil if it has none, as for sound.
  public struct Canvas: Hashable, Sendable {
    /// The identifier.
    public let id: String?
    /// The width.
    public let width: Double?
    /// The height.
    public let height: Double?
  }

  /// A category of things that COCO marks.
  public struct Category: Hashable, Sendable {
    /// The number.
    public let id: Int
    /// The name.
    public let name: String
    /// The names of its key points.
    public let keypoints: [String]
    /// The number of pairs of key points that are joined by a line.
    public let lineCount: Int
  }

  /// The counts in a COCO file.
  public struct COCOFigures: Hashable, Sendable {
    /// The number of images.
    public let images: Int
    /// The number of things that are marked.
    public let annotations: Int
    /// The kinds of things.
    public let categories: [Category]
    /// The number of key points of each visibility: 0 not marked, 1 hidden, 2 visible.
    public let visibilities: [Int: Int]
    /// The number of things that have an outline of each form: `polygon`, `rle`, `none`.
    public let outlines: [String: Int]
    /// The area of all boxes; always a finite number.
    public let boxArea: Double
  }

  /// The bytes of the file, in UTF-8 whatever encoding they came in.
  public let source: [UInt8]
  /// The format.
  public let format: Format
  /// The type of the outermost object, as `Manifest` or `Annotation`.
  public let type: String?
  /// The ways to choose parts, in the order of the file; none in files of COCO.
  public let selectors: [Selector]
  /// The canvases of a manifest.
  public let canvases: [Canvas]
  /// The figures of a file of COCO.
  public let figures: COCOFigures?
  /// All that its author should know, in the order of the file.
  public let diagnostics: [Diagnostic]
  let tree: JSONTree

  /// Reads a file.
  ///
  /// - Parameter bytes: The file, in UTF-8, UTF-16 or Windows-1252, whatever is in it.
  /// - Returns: The marks, and a diagnostic for each rule of the format that it breaks.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8]) -> ImageAnnotations {
    let (text, remarks) = SourceText.decoded(bytes)
    return ImageAnnotations(text, remarks)
  }

  private init(_ source: SourceText, _ remarks: [Remark]) {
    self.source = source.bytes
    tree = JSONTree(source)
    let root = tree.roots.first
    type = root?.typeNames.first
    let contexts = (root?["@context"]?.oneOrMany ?? []).compactMap(\.text)
    var check = JSONCheck()
    if root?["images"] != nil || root?["annotations"] != nil && root?["categories"] != nil {
      format = .coco
      if let root { check.check(root, .object { .coco }, name: "COCO") }
    } else if root?["shapes"] != nil {
      format = .labelme
      if let root { check.check(root, .object { .labelme }, name: "labelme") }
    } else {
      let older = ["iiif.io/api/presentation/2", "shared-canvas.org"]
      let isOlder =
        contexts.contains { context in older.contains { context.contains($0) } }
        || root?["@type"]?.oneOrMany.contains { $0.text?.hasPrefix("sc:") == true } == true
      let isIIIF = isOlder || contexts.contains { $0.contains("iiif.io/api/presentation") }
      format = isIIIF ? .iiif : .web
      if let root {
        let form: JSONObjectForm = isOlder ? .iiif2 : isIIIF ? .iiif : .web
        check.check(root, .object { form }, name: type ?? "Annotation")
      }
    }
    diagnostics = source.diagnostics(remarks + tree.remarks + check.remarks)
    figures = format == .coco ? root.map(COCOFigures.init) : nil
    var (selectors, canvases): ([Selector], [Canvas]) = ([], [])
    if format == .web || format == .iiif {
      root?.forEachObject { object in
        if object.isCanvas {
          canvases.append(
            Canvas(
              id: object.address,
              width: object["width"]?.number,
              height: object["height"]?.number
            )
          )
        }
      } member: { key, value in
        if key == "selector" {
          selectors += value.oneOrMany.map { node in
            node.text.map(Selector.reference) ?? .object(Array(node.bytes))
          }
        } else if let fragment = value.text?.rectangleFragment {
          selectors.append(.fragment(fragment))
        }
      }
    }
    (self.selectors, self.canvases) = (selectors, canvases)
  }
}

extension String {
  /// The end of an address that marks a rectangle.
  var rectangleFragment: String? {
    guard let hash = firstIndex(of: "#"), self[hash...].hasPrefix("#xywh=") else { return nil }
    return String(self[hash...].dropFirst())
  }
}

extension JSONNode {
  /// Visits every object, and every member of one, in the order of the file.
  func forEachObject(_ visit: (JSONNode) -> Void, member: (String, JSONNode) -> Void) {
    // The values that are still to visit, the next one last: depth is no matter of the call stack.
    var rest: [(key: String, value: JSONNode)] = [("", self)]
    while let (key, value) = rest.popLast() {
      if !key.isEmpty { member(key, value) }
      switch value.kind {
      case .object:
        visit(value)
        rest += value.members.map { ($0.text ?? "-", $1) }.reversed()
      case .array:
        // The texts of a list are as the member itself, but for selectors, which are seen as a
        // list.
        rest += value.elements.map { ($0.kind == .text && key != "selector" ? key : "", $0) }
          .reversed()
      default: break
      }
    }
  }
}

extension JSONNode {
  /// Whether this is a canvas that stands here, rather than a mention of one.
  var isCanvas: Bool {
    isType("Canvas")
      && (self["items"] != nil || self["width"] != nil || self["images"] != nil)
  }
}

extension ImageAnnotations.COCOFigures {
  init(_ root: JSONNode) {
    let annotations = root["annotations"]?.elements ?? []
    var (visibilities, outlines): ([Int: Int], [String: Int]) = ([:], [:])
    var area = 0.0
    for annotation in annotations {
      let numbers = annotation["keypoints"]?.elements.map { $0.number ?? 0 } ?? []
      for visibility in stride(from: 2, to: numbers.count, by: 3).map({ numbers[$0] }) {
        visibilities[Int(exactly: visibility) ?? 0, default: 0] += 1
      }
      let outline = annotation["segmentation"]
      let form =
        switch outline?.kind {
        case .array where outline?.elements.isEmpty == false: "polygon"
        case .object: "rle"
        default: "none"
        }
      outlines[form, default: 0] += 1
      let box = annotation["bbox"]?.elements.compactMap(\.number) ?? []
      // What is too large to be a number of a file is no area.
      if box.count == 4, (area + box[2] * box[3]).isFinite { area += box[2] * box[3] }
    }
    self.init(
      images: root["images"]?.elements.count ?? 0,
      annotations: annotations.count,
      categories: (root["categories"]?.elements ?? []).map { category in
        ImageAnnotations.Category(
          id: category["id"]?.number.flatMap { Int(exactly: $0) } ?? 0,
          name: category["name"]?.text ?? "",
          keypoints: category["keypoints"]?.elements.map { $0.text ?? "" } ?? [],
          lineCount: category["skeleton"]?.elements.count ?? 0
        )
      },
      visibilities: visibilities,
      outlines: outlines,
      boxArea: area
    )
  }
}

extension JSONForm {
  fileprivate static let iri = JSONForm.notation(.iri)
  fileprivate static let texts = JSONForm.oneOrMany(.text)
  fileprivate static let date = JSONForm.notation(.zonedInstant)
  /// People and programs, by their addresses or described.
  fileprivate static let agents = JSONForm.oneOrMany(
    .either(.iri, or: .object { JSONObjectForm([], isOpen: true) })
  )
}

// MARK: Web Annotation Data Model

extension JSONObjectForm {
  /// An annotation, a page or a collection, whose type decides which rules hold.
  static let web: JSONObjectForm = .init([], isOpen: true) { node, check in
    let context = "http://www.w3.org/ns/anno.jsonld"
    if let contexts = node["@context"] {
      if !contexts.oneOrMany.contains(where: { $0.isText(context) }) {
        check.remarkValue(contexts, name: "@context", like: context)
      }
    } else {
      check.remark(.missingMember, at: node, ["name": "@context", "owner": "Annotation"])
    }
    let types = node["type"]?.oneOrMany ?? []
    func has(_ type: String) -> Bool { types.contains { $0.isText(type) } }
    let form: JSONObjectForm =
      has("AnnotationCollection") ? .collection : has("AnnotationPage") ? .page : .annotation
    check.check(node, .object { form }, name: types.first?.text ?? "Annotation")
  }

  private static let collection: JSONObjectForm = .init(
    [
      .required("id", .iri), .required("type", .including(["AnnotationCollection"])),
      .optional("total", .whole), .optional("label", .anything),
      .optional("first", .either(.iri, or: .object { .page })),
      .optional("last", .either(.iri, or: .object { .page })),
    ],
    isOpen: true
  )

  private static let page: JSONObjectForm = .init(
    [
      .optional("id", .iri), .required("type", .including(["AnnotationPage"])),
      .optional("items", .list(.either(.iri, or: .object { .annotation }))),
      .optional("startIndex", .whole),
    ],
    isOpen: true
  )

  private static let annotation: JSONObjectForm = .init(
    [
      .required("id", .iri),
      .required("type", .including(["Annotation"])),
      .required("target", .oneOrMany(.either(.iri, or: .object { .resource }))),
      .optional("body", .oneOrMany(.either(.iri, or: .object { .resource }))),
      .optional("bodyValue", .text),
      .optional("motivation", .texts),
      .optional("creator", .agents),
      .optional("generator", .agents),
      .optional("audience", .agents),
      .optional("created", .date),
      .optional("modified", .date),
      .optional("generated", .date),
      .optional("rights", .oneOrMany(.iri)),
      .optional("canonical", .iri),
      .optional("via", .oneOrMany(.iri)),
      .optional("stylesheet", .either(.iri, or: .object { JSONObjectForm([], isOpen: true) })),
    ],
    isOpen: true
  ) { node, check in
    if let value = node["bodyValue"], node["body"] != nil {
      check.remark(.misplacedMember, at: value, ["name": "bodyValue", "other": "body"])
    }
  }

  /// A body or a target.
  private static let resource: JSONObjectForm = .init(
    [
      .optional("id", .iri),
      .optional("type", .texts),
      .optional("format", .texts),
      .optional("language", .oneOrMany(.notation(.language))),
      .optional("processingLanguage", .notation(.language)),
      .optional("textDirection", .words(["ltr", "rtl", "auto"])),
      .optional("value", .text),
      .optional("creator", .agents),
      .optional("created", .date),
      .optional("modified", .date),
      .optional("rights", .oneOrMany(.iri)),
      .optional("purpose", .texts),
      .optional("source", .either(.iri, or: .object { JSONObjectForm([], isOpen: true) })),
      .optional("selector", .oneOrMany(.either(.iri, or: .object { .selector }))),
    ],
    isOpen: true
  ) { node, check in
    func isType(_ name: String) -> Bool {
      node["type"]?.oneOrMany.contains { $0.isText(name) } ?? false
    }
    func require(_ key: String, _ owner: String) {
      if node[key] == nil { check.remark(.missingMember, at: node, ["name": key, "owner": owner]) }
    }
    if isType("TextualBody") { require("value", "TextualBody") }
    if isType("SpecificResource") || node["selector"] != nil || node["state"] != nil {
      require("source", "SpecificResource")
    }
    let lists = ["Choice", "List", "Composite", "Independents"]
    if lists.contains(where: isType) { require("items", "Choice") }
    if node["items"] != nil, !lists.contains(where: isType) {
      check.remark(.missingMember, at: node, ["name": "type", "owner": "items"])
    }
  }

  static let selector: JSONObjectForm = .init(
    [
      .required("type", .texts),
      .optional("value", .text), .optional("conformsTo", .iri), .optional("exact", .text),
      .optional("prefix", .text), .optional("suffix", .text), .optional("start", .whole),
      .optional("end", .whole), .optional("x", .number), .optional("y", .number),
      .optional("refinedBy", .oneOrMany(.object { .selector })),
    ],
    isOpen: true
  ) { node, check in
    let needed: [String: [String]] = [
      "FragmentSelector": ["value"], "CssSelector": ["value"], "XPathSelector": ["value"],
      "TextQuoteSelector": ["exact"], "TextPositionSelector": ["start", "end"],
      "DataPositionSelector": ["start", "end"], "RangeSelector": ["startSelector", "endSelector"],
    ]
    for type in (node["type"]?.oneOrMany ?? []).compactMap(\.text) {
      for key in needed[type] ?? [] where node[key] == nil {
        check.remark(.missingMember, at: node, ["name": key, "owner": type])
      }
    }
  }

  // MARK: IIIF Presentation 3.0

  static let iiif: JSONObjectForm = .init([.required("id", .text)], isOpen: true) { node, check in
    let forms: [String: JSONObjectForm] = [
      "Manifest": .manifest, "AnnotationPage": .iiifPage, "Annotation": .iiifAnnotation,
      "Canvas": .canvas, "AnnotationCollection": JSONObjectForm([], isOpen: true),
      "Collection": JSONObjectForm([.required("items", .list(.anything))], isOpen: true),
    ]
    guard let type = node["type"] else {
      check.remark(.missingMember, at: node, ["name": "type", "owner": "IIIF"])
      return
    }
    if let form = type.text.flatMap({ forms[$0] }) {
      check.check(node, .object { form }, name: type.text ?? "")
    } else {
      check.remarkValue(type, name: "type", like: forms.keys.sorted().joined(separator: " | "))
    }
  }

  private static let manifest: JSONObjectForm = .init(
    [
      .required("id", .text), .required("type", .words(["Manifest"])),
      .required("label", .object { JSONObjectForm([], isOpen: true) }),
      .required("items", .list(.object { .canvas })),
      .optional("annotations", .list(.object { .iiifPage })),
    ],
    isOpen: true
  )

  private static let canvas: JSONObjectForm = .init(
    [
      .required("id", .text), .required("type", .words(["Canvas"])),
      .optional("width", .whole), .optional("height", .whole), .optional("duration", .number),
      .optional("items", .list(.object { .iiifPage })),
      .optional("annotations", .list(.object { .iiifPage })),
    ],
    isOpen: true
  ) { node, check in
    for (key, other) in [("width", "height"), ("height", "width")]
    where node[key] != nil && node[other] == nil {
      check.remark(.missingMember, at: node, ["name": other, "owner": "Canvas"])
    }
  }

  private static let iiifPage: JSONObjectForm = .init(
    [
      .optional("id", .text), .required("type", .words(["AnnotationPage"])),
      .optional("items", .list(.object { .iiifAnnotation })),
    ],
    isOpen: true
  )

  private static let iiifAnnotation: JSONObjectForm = .init(
    [
      .optional("id", .text), .required("type", .words(["Annotation"])),
      .required("target", .anything), .optional("motivation", .texts),
    ],
    isOpen: true
  )

  // MARK: IIIF Presentation 2.1

  static let iiif2: JSONObjectForm = .init(
    [.required("@id", .text), .required("@type", .texts)],
    isOpen: true
  ) { node, check in
    let forms: [String: JSONObjectForm] = [
      "Manifest": .manifest2, "Canvas": .canvas2, "AnnotationList": .annotationList2,
      "Annotation": .annotation2,
    ]
    let form = node.typeNames.lazy.compactMap { forms[$0] }.first
    if let form { check.check(node, .object { form }, name: node.typeNames.first ?? "") }
  }

  private static let manifest2: JSONObjectForm = .init(
    [
      .required("label", .anything),
      .required(
        "sequences",
        .list(
          .object {
            JSONObjectForm([.optional("canvases", .list(.object { .canvas2 }))], isOpen: true)
          }
        )
      ),
    ],
    isOpen: true
  )

  private static let canvas2: JSONObjectForm = .init(
    [
      .required("@id", .text), .required("width", .whole), .required("height", .whole),
      .optional("images", .list(.object { .annotation2 })),
      .optional("otherContent", .list(.either(.text, or: .object { .annotationList2 }))),
    ],
    isOpen: true
  )

  private static let annotationList2: JSONObjectForm = .init(
    [.optional("@id", .text), .optional("resources", .list(.object { .annotation2 }))],
    isOpen: true
  )

  private static let annotation2: JSONObjectForm = .init(
    [.required("on", .anything), .optional("motivation", .texts)],
    isOpen: true
  )

  // MARK: labelme

  static let labelme: JSONObjectForm = .init(
    [
      .required("shapes", .list(.object { .labelmeShape })), .optional("imagePath", .text),
      .optional("imageWidth", .whole), .optional("imageHeight", .whole),
    ],
    isOpen: true
  )

  private static let labelmeShape: JSONObjectForm = .init(
    [
      .required("label", .text), .required("points", .list(.list(.number))),
      .optional("shape_type", .text),
    ],
    isOpen: true
  )

  // MARK: COCO

  static let coco: JSONObjectForm = .init(
    [
      .required("images", .list(.object { .cocoImage })),
      .required("annotations", .list(.object { .cocoAnnotation })),
      .optional("categories", .list(.object { .cocoCategory })),
    ],
    isOpen: true
  )

  private static let cocoImage: JSONObjectForm = .init(
    [
      .required("id", .whole), .required("width", .whole), .required("height", .whole),
      .required("file_name", .text),
    ],
    isOpen: true
  )

  private static let cocoCategory: JSONObjectForm = .init(
    [
      .required("id", .whole), .required("name", .text), .optional("keypoints", .list(.text)),
      .optional("skeleton", .list(.list(.whole))),
    ],
    isOpen: true
  )

  private static let cocoAnnotation: JSONObjectForm = .init(
    [
      .required("id", .whole), .required("image_id", .whole), .required("category_id", .whole),
      .optional("bbox", .list(.number)), .optional("area", .number),
      .optional("keypoints", .list(.number)), .optional("num_keypoints", .whole),
    ],
    isOpen: true
  ) { node, check in
    if let keypoints = node["keypoints"], keypoints.elements.count % 3 != 0 {
      check.remarkValue(keypoints, name: "keypoints", like: "[x, y, 2, …]")
    }
    if let box = node["bbox"], box.elements.count != 4 {
      check.remarkValue(box, name: "bbox", like: "[x, y, width, height]")
    }
  }
}
