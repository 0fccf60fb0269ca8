// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
internal import LudusCore

/// IMS and 1EdTech QTI 2.1, 2.2 and 3.0: items with their scoring, tests and manifests of packages.
///
/// ```swift
/// let document = QTI.read(bytes)
/// if case .item(let item) = document.content {
///   try item.outcomes(for: ["RESPONSE": ["ChoiceA"]])   // ["SCORE": .number(1)]
/// }
/// ```
///
/// Both spellings of names are read, those of version 2 and those of version 3, and both are called by the first.
public enum QTI: Sendable {
  /// The parts of a file that the reader found.
  public struct Document: Sendable {
    /// The name of the root element as it is written, or nil where there is none.
    public let root: String?
    /// The namespace of the root element.
    public let namespace: String?
    /// The item, test or manifest; nil for any other file, with a diagnostic.
    public let content: Content?
    /// All that its author should know, in the order of the file.
    public let diagnostics: [Diagnostic]
    /// The root element.
    let element: QTIElement?
  }

  /// The kinds of files.
  public enum Content: Sendable {
    /// A question.
    case item(Item)
    /// Questions in parts and sections.
    case test(Test)
    /// The files of a package.
    case manifest([Resource])
  }

  /// An order of items.
  public struct Test: Hashable, Sendable {
    /// Its name within programs.
    public let identifier: String
    /// Its name for people.
    public let title: String
    /// How many parts it has.
    public let parts: Int
    /// How many sections its parts have, those within sections included.
    public let sections: Int
    /// The paths of its items, relative to its own file.
    public let items: [String]
  }

  /// A file of a package.
  public struct Resource: Hashable, Sendable {
    /// Its name within the package.
    public let identifier: String
    /// Its kind, such as "imsqti_item_xmlv2p1".
    public let type: String
    /// Its path within the package.
    public let path: String?
  }

  /// Reads a file.
  ///
  /// - Parameter bytes: The file, in UTF-8, whatever is in it.
  /// - Returns: All that can be used, and a diagnostic for all that cannot.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8]) -> Document {
    let source = SourceText(bytes)
    var tokens = XMLTokenizer(source)
    var root: XMLElement?
    while root == nil, let token = tokens.next() {
      guard case .start(let name, let attributes, let isEmpty) = token.kind else { continue }
      let empty = XMLElement(
        name: name,
        attributes: attributes,
        range: token.range,
        inside: token.range.upperBound..<token.range.upperBound
      )
      root =
        isEmpty ? empty : XMLElement.read(name, attributes, at: token.range, from: &tokens)
    }
    let prefix = root?.name.firstIndex(of: ":").map { String(root?.name[...$0] ?? "") } ?? ""
    let element = root.map { QTIElement($0) }
    let content = element.flatMap { read($0) }
    var remarks = source.encodingRemarks + tokens.remarks
    let place = root.map { $0.range.lowerBound..<$0.inside.lowerBound }
    if case .item(let item) = content {
      remarks += item.unsupported.map {
        Remark(.notScored, at: place ?? 0..<0, ["name": .text($0)])
      }
    } else if content == nil {
      remarks.append(Remark(.nothingFound, at: place ?? source.start..<source.start))
    }
    let declaration = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix.dropLast())"
    return Document(
      root: root.map { String($0.name.dropFirst(prefix.count)) },
      namespace: root?[attribute: declaration],
      content: content,
      diagnostics: source.diagnostics(remarks),
      element: element
    )
  }

  private static func read(_ root: QTIElement) -> Content? {
    switch root.name {
    case "assessmentItem": .item(Item(root))
    case "assessmentTest": .test(test(root))
    case "manifest": .manifest(resources(root))
    default: nil
    }
  }

  private static func test(_ root: QTIElement) -> Test {
    var (parts, sections, items) = (0, 0, [String]())
    root.forEach { element in
      switch element.name {
      case "testPart": parts += 1
      case "assessmentSection": sections += 1
      case "assessmentItemRef": items.append(element["href"] ?? "")
      default: break
      }
    }
    return Test(
      identifier: root["identifier"] ?? "",
      title: root["title"] ?? "",
      parts: parts,
      sections: sections,
      items: items
    )
  }

  private static func resources(_ root: QTIElement) -> [Resource] {
    (root.first("resources")?.all("resource") ?? []).map {
      Resource(
        identifier: $0["identifier"] ?? "",
        type: $0["type"] ?? "",
        path: $0["href"]
      )
    }
  }
}
