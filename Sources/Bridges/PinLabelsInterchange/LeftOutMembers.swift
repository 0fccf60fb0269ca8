// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// The members of a kind of object that a sheet is made of; all others are left out, and named.
private struct MemberRoles {
  /// The members whose objects are read in turn.
  var parts: Set<String> = []
  /// The members with a text in languages, of which a sheet has one.
  var labels: Set<String> = []
  /// The members that are read as they are, or that only say how to find and show something.
  var others: Set<String> = []

  private static let web: Set<String> = [
    "@context", "id", "@id", "type", "@type", "format", "width", "height", "motivation", "purpose",
    "profile", "service", "behavior", "viewingDirection", "viewingHint", "within", "partOf",
    "textDirection", "processingLanguage", "conformsTo",
  ]

  /// The roles in an object of Web Annotation or IIIF, in versions 2 and 3.
  static func web(_ object: JSONNode) -> MemberRoles {
    let own: MemberRoles =
      if object.isType("Manifest") {
        MemberRoles(
          parts: ["items", "sequences", "structures", "annotations", "otherContent"],
          labels: ["label"],
          others: ["startCanvas", "start"]
        )
      } else if object.isType("Canvas") {
        MemberRoles(
          parts: ["items", "images", "annotations", "otherContent"],
          labels: ["label", object["summary"] == nil ? "description" : "summary"]
        )
      } else if object.isType("Range") {
        MemberRoles(parts: ["items", "ranges", "canvases", "members"], labels: ["label"])
      } else if object.isType("Annotation") {
        MemberRoles(
          parts: ["body", "resource", "target", "on"],
          // A text instead of bodies.
          others: object["bodyValue"]?.text == nil ? [] : ["bodyValue"]
        )
      } else if object.isType("Sequence") {
        MemberRoles(parts: ["canvases"], others: ["label", "startCanvas"])
      } else {
        MemberRoles(
          parts: ["items", "resources", "first", "source", "full", "selector", "default", "item"],
          others: [
            "value", "chars", "cnt:chars", "language", "dc:language", "x", "y", "region", "t",
            "startIndex", "total", "next", "prev", "last", "exact", "prefix", "suffix", "start",
            "end",
          ]
        )
      }
    return MemberRoles(parts: own.parts, labels: own.labels, others: own.others.union(web))
  }

  /// The roles in an object of COCO behind the member that holds it.
  static func coco(_ member: String) -> MemberRoles {
    switch member {
    case "": MemberRoles(parts: ["images", "annotations", "categories", "info"])
    case "info": MemberRoles(others: ["title"])
    case "images":
      MemberRoles(
        parts: ["section", "exercise"],
        others: ["id", "width", "height", "file_name", "plane", "alternative_text"]
      )
    case "section", "exercise": MemberRoles(others: ["id", "title"])
    case "categories": MemberRoles(others: ["id", "name", "keypoints"])
    case "attributes": MemberRoles(others: ["rotation"])
    default:
      MemberRoles(
        parts: ["attributes"],
        others: [
          "id", "image_id", "category_id", "segmentation", "bbox", "keypoints", "num_keypoints",
          "area", "iscrowd",
        ]
      )
    }
  }

  /// The roles in an object of labelme behind the member that holds it.
  static func labelme(_ member: String) -> MemberRoles {
    let colors: Set<String> = ["lineColor", "fillColor", "line_color", "fill_color"]
    // Flags and masks have remarks of their own.
    return member.isEmpty
      ? MemberRoles(
        parts: ["shapes"],
        others: colors.union([
          "version", "flags", "imagePath", "imageData", "imageHeight", "imageWidth",
        ])
      )
      : MemberRoles(
        others: colors.union([
          "label", "points", "group_id", "description", "shape_type", "flags", "mask",
        ])
      )
  }
}

extension SheetMaker {
  /// Notes the members of a file that a sheet has no place for, all of them in one remark where the
  /// first of them stands in the file.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  mutating func leaveOutMembers(of root: JSONNode, in format: ImageAnnotations.Format) {
    var names: [String] = []
    var known: Set<String> = []
    var first: Range<Int>?
    func note(_ name: String, at node: JSONNode) {
      first = first.map { $0.lowerBound < node.range.lowerBound ? $0 : node.range } ?? node.range
      if known.insert(name).inserted { names.append(name) }
    }
    // What is still to visit, the next one last, with the member that holds it.
    var rest: [(member: String, node: JSONNode)] = [("", root)]
    while let (member, node) = rest.popLast() {
      if node.kind == .array { rest += node.elements.reversed().map { (member, $0) } }
      // An image that is painted on a canvas has been taken as that of the view.
      if node.kind != .object || node.motivations.contains("painting") { continue }
      let roles: MemberRoles =
        switch format {
        case .web, .iiif: .web(node)
        case .coco: .coco(member)
        case .labelme: .labelme(member)
        }
      var inside: [(member: String, node: JSONNode)] = []
      for (key, value) in node.members {
        let name = key.text ?? ""
        if roles.parts.contains(name) {
          inside.append((name, value))
        } else if roles.labels.contains(name) {
          for other in value.otherLanguages { note("\(name)\(other)", at: key) }
        } else if !roles.others.contains(name), !value.saysNothing {
          note(["info", "attributes"].contains(member) ? "\(member).\(name)" : name, at: key)
        }
      }
      rest += inside.reversed()
    }
    if let first { leaveOut(names, at: first) }
  }
}

extension JSONNode {
  /// Whether it is null, false or empty.
  fileprivate var saysNothing: Bool {
    switch kind {
    case .null: true
    case .flag: flag != true
    case .text: text?.isEmpty ?? false
    case .array: elements.isEmpty
    case .object: members.isEmpty
    case .number: false
    }
  }

  /// The texts of a label besides the one that is taken, by their languages in brackets, or by
  /// nothing where they have none.
  fileprivate var otherLanguages: [String] {
    if text != nil || self["@value"] != nil { return [] }
    if kind == .array {
      return elements.dropFirst().map { $0["@language"]?.text.map { " (\($0))" } ?? "" }
    }
    let lines = members.first?.value.oneOrMany.dropFirst().map { _ in "" } ?? []
    return lines + members.dropFirst().map { " (\($0.key.text ?? ""))" }
  }
}
