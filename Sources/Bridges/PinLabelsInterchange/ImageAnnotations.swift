// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
internal import Interchange
internal import LudusCore
internal import LudusFoundation

/// The marks on images in a file of another program: annotations of the web, manifests of IIIF, key points of COCO.
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
/// Source: Web Annotation Data Model (W3C, 2017), IIIF Presentation API 3.0 (2020), COCO data format (2014).
public struct ImageAnnotations: Sendable {
  /// The formats.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Annotations of the web, one, a page or a collection.
    case web = "web-annotation"
    /// A manifest of IIIF, or a page of annotations of one.
    case iiif
    /// Images with key points, boxes and polygons.
    case coco
  }

  /// A way to choose a part of something, as it stands in the file.
  public enum Selector: Hashable, Sendable {
    /// An object, by its bytes.
    case object([UInt8])
    /// The address of a selector that stands elsewhere.
    case reference(String)
    /// The end of an address that marks a rectangle: `xywh=100,100,300,300`.
    case fragment(String)
  }

  /// The size of a canvas, in its own units; nil where it has none, as sound has.
  public struct Canvas: Hashable, Sendable {
    /// The identifier.
    public let id: String?
    /// The width.
    public let width: Double?
    /// The height.
    public let height: Double?
  }

  /// A kind of things that COCO marks.
  public struct Category: Hashable, Sendable {
    /// The number.
    public let id: Int
    /// The name.
    public let name: String
    /// The names of its key points.
    public let keypoints: [String]
    /// How many pairs of key points are joined by a line.
    public let lineCount: Int
  }

  /// The figures of a file of COCO.
  public struct COCOFigures: Hashable, Sendable {
    /// How many images there are.
    public let images: Int
    /// How many things are marked.
    public let annotations: Int
    /// The kinds of things.
    public let categories: [Category]
    /// How many key points there are of each visibility: 0 not marked, 1 hidden, 2 visible.
    public let visibilities: [Int: Int]
    /// How many things have an outline of each form: `polygon`, `rle`, `none`.
    public let outlines: [String: Int]
    /// The area of all boxes.
    public let boxArea: Double
  }

  /// The bytes of the file.
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
  /// - Parameter bytes: The file, in UTF-8, whatever is in it.
  /// - Returns: The marks, and a diagnostic for each rule of the format that it breaks.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8]) -> ImageAnnotations {
    ImageAnnotations(SourceText(bytes))
  }

  private init(_ source: SourceText) {
    self.source = source.bytes
    tree = JSONTree(source)
    let root = tree.roots.first
    let types = (root?["type"] ?? root?["@type"])?.oneOrMany.compactMap(\.text)
    type = types?.first
    let contexts = (root?["@context"]?.oneOrMany ?? []).compactMap(\.text)
    var check = JSONCheck()
    if root?["images"] != nil || root?["annotations"] != nil && root?["categories"] != nil {
      format = .coco
      if let root { check.check(root, .object { .coco }, name: "COCO") }
    } else {
      let isIIIF = contexts.contains { $0.contains("iiif.io/api/presentation") }
      format = isIIIF ? .iiif : .web
      if let root {
        check.check(root, .object { isIIIF ? .iiif : .web }, name: type ?? "Annotation")
      }
    }
    diagnostics = source.diagnostics(tree.remarks + check.remarks)
    figures = format == .coco ? root.map(COCOFigures.init) : nil
    var (selectors, canvases): ([Selector], [Canvas]) = ([], [])
    if format != .coco {
      root?.forEachObject { object in
        if object["type"]?.isText("Canvas") == true,
          object["items"] != nil || object["width"] != nil
        {
          canvases.append(
            Canvas(
              id: object["id"]?.text,
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
        // The texts of a list are as the member itself, but for selectors, which are seen as a list.
        rest += value.elements.map { ($0.kind == .text && key != "selector" ? key : "", $0) }
          .reversed()
      default: break
      }
    }
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
      if box.count == 4 { area += box[2] * box[3] }
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
