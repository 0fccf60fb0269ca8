// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// An element with all that is in it, for the small elements of a large file.
struct XMLElement {
  let name: String
  let attributes: [XMLTokenizer.Attribute]
  /// Its bytes from the first tag to the last.
  var range: Range<Int>
  /// Its bytes without its tags.
  var inside: Range<Int>
  /// Its text without that of the elements in it, and without white space at its beginning.
  var text = ""
  var children: [XMLElement] = []
  /// Whether it has its last tag; else it ends with the file.
  var isClosed = true

  /// The maximum depth of elements within each other, as for values of JSON.
  static let maximumDepth = 512

  subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  func first(_ name: String) -> XMLElement? { children.first { $0.isNamed(name) } }

  func all(_ name: String) -> [XMLElement] { children.filter { $0.isNamed(name) } }

  /// Most names differ in their lengths, which costs less to see than their letters.
  private func isNamed(_ name: String) -> Bool {
    self.name.utf8.count == name.utf8.count && self.name == name
  }

  /// Reads the rest of an element whose first tag was read.
  static func read(
    _ name: String,
    _ attributes: [XMLTokenizer.Attribute],
    at start: Range<Int>,
    from tokens: inout XMLTokenizer
  ) -> XMLElement {
    var open = [
      XMLElement(
        name: name,
        attributes: attributes,
        range: start,
        inside: start.upperBound..<start.upperBound
      )
    ]
    var excess = 0
    func close(_ count: Int, before end: Int, after: Int) {
      for _ in 0..<count {
        let last = open.count - 1
        open[last].inside = open[last].inside.lowerBound..<end
        open[last].range = open[last].range.lowerBound..<after
        guard last > 0 else { return }
        let closed = open.removeLast()
        open[last - 1].children.append(closed)
      }
    }
    while let token = tokens.next() {
      switch token.kind {
      case .start(let name, let attributes, let isEmpty):
        guard open.count < maximumDepth else {
          if excess == 0 { tokens.remark(Remark(.nestedTooDeeply, at: token.range)) }
          if !isEmpty { excess += 1 }
          continue
        }
        let end = token.range.upperBound
        open.append(
          XMLElement(name: name, attributes: attributes, range: token.range, inside: end..<end)
        )
        if isEmpty { close(1, before: end, after: end) }
      case .end(let name):
        if excess > 0 {
          excess -= 1
          continue
        }
        // At most as many are open as there may be, so a tag that ends none costs little.
        guard let index = open.lastIndex(where: { $0.name == name }) else {
          tokens.remark(Remark(.malformedXML, at: token.range))
          continue
        }
        if index < open.count - 1 { tokens.remark(Remark(.malformedXML, at: token.range)) }
        let isLast = index == 0
        close(open.count - index, before: token.range.lowerBound, after: token.range.upperBound)
        if isLast { return open[0] }
      case .text(let isCDATA):
        guard excess == 0 else { continue }
        let last = open.count - 1
        if open[last].text.isEmpty, !isCDATA, tokens.isBlank(token.range) { continue }
        open[last].text += tokens.text(of: token.range, isCDATA: isCDATA)
      case .other: break
      }
    }
    tokens.remark(Remark(.malformedXML, at: start))
    close(open.count, before: tokens.position, after: tokens.position)
    open[0].isClosed = false
    return open[0]
  }
}
