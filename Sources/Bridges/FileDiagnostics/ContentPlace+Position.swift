// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension ContentPlace {
  /// Returns where the value at the place begins in a JSON file, so that an author finds it with an editor.
  ///
  /// ```swift
  /// let place = ContentPlace([.key("sets"), .index(0), .key("title")])
  /// place.position(inJSON: Array(#"{"sets": [{"title": ""}]}"#.utf8))   // line 1, column 20
  /// ```
  ///
  /// - Parameter bytes: The file, in UTF-8.
  /// - Returns: Line and column, counted from 1; columns count Unicode scalars. For a value that is missing
  ///   it is the nearest one around it.
  /// - Complexity: O(*n*) in the length of the file.
  public func position(inJSON bytes: [UInt8]) -> (line: Int, column: Int) {
    let tree = JSONTree(SourceText(bytes))
    var node = tree.roots.first
    for step in steps {
      let next: JSONNode? =
        switch step {
        case .key(let key): node?[key]
        case .index(let index):
          node.flatMap { $0.elements.indices.contains(index) ? $0.elements[index] : nil }
        }
      guard let next else { break }
      node = next
    }
    return bytes.place(of: node?.range.lowerBound ?? 0)
  }
}

extension Diagnostic {
  /// Returns what keeps a file from being JSON, each with its line and column; none for a file that is.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  public static func faults(ofJSON bytes: [UInt8]) -> [Diagnostic] {
    let source = SourceText(bytes)
    return source.diagnostics(JSONTree(source).remarks)
  }
}
