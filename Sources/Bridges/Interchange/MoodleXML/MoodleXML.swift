// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Moodle's XML format for question banks.
///
/// ```swift
/// let imported = MoodleXML.read(bytes)
/// let exported = MoodleXML.write(imported.items.map(\.content))
/// ```
///
/// Types of plug-ins are kept as they are, with a diagnostic; so is all of a question that is not known here.
public enum MoodleXML: ExchangeFormat, Sendable {
  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(MoodleXMLReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(MoodleXMLWriter.items) }
}

/// Finds the questions of a file.
private struct MoodleXMLReader: ItemReader {
  private var hasItems = false

  mutating func read(_ source: SourceText) -> Stretch {
    var tokens = XMLTokenizer(source)
    var stretch = Stretch(end: 0, render: MoodleXMLWriter.items.rendered)
    var known = 0
    while let token = tokens.next() {
      guard case .start(let name, let attributes, let isEmpty) = token.kind else { continue }
      guard name == "question" else {
        if name != "quiz" {
          tokens.remark(Remark(.unknownElement, at: token.range, ["name": .text(name)]))
        }
        continue
      }
      guard !isEmpty else { continue }
      let element = XMLElement.read(name, attributes, at: token.range, from: &tokens)
      guard element.isClosed || source.isLast else { break }
      var reader = MoodleXMLQuestion(element, in: source.bytes)
      stretch.items.append(Imported.Item(reader.content(), at: element.range))
      tokens.remark(reader.remarks)
      // What stands behind the last question is read again with the next stretch.
      stretch.end = element.range.upperBound
      known = tokens.remarks.count
    }
    hasItems = hasItems || !stretch.items.isEmpty
    if source.isLast {
      if !hasItems { tokens.remark(Remark(.nothingFound, at: source.start..<source.start)) }
      stretch.end = source.bytes.count
      known = tokens.remarks.count
    }
    stretch.remarks = Array(tokens.remarks.prefix(known))
    return stretch
  }
}
