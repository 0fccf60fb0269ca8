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
  /// Reads a file.
  public static func read(_ bytes: [UInt8]) -> Imported {
    let source = SourceText(bytes)
    var tokens = XMLTokenizer(source)
    var items: [Imported.Item] = []
    var remarks: [Remark] = []
    while let token = tokens.next() {
      guard case .start(let name, let attributes, let isEmpty) = token.kind else { continue }
      guard name == "question" else {
        if name != "quiz" {
          remarks.append(Remark(.unknownElement, at: token.range, ["name": .text(name)]))
        }
        continue
      }
      guard !isEmpty else { continue }
      let element = XMLElement.read(name, attributes, at: token.range, from: &tokens)
      var reader = MoodleXMLQuestion(element, in: bytes)
      items.append(Imported.Item(reader.content(), at: element.range))
      remarks += reader.remarks
    }
    if items.isEmpty { remarks.append(Remark(.nothingFound, at: source.start..<source.start)) }
    return Imported(
      source,
      items: items,
      remarks: tokens.remarks + remarks,
      render: { question in
        var writer = MoodleXMLWriter()
        writer.write(.question(question), at: 0)
        let losses = question.lossesOfGrading.map { Exported.Loss($0, of: 0, type: question.type) }
        return Exported(bytes: writer.bytes, losses: losses)
      }
    )
  }

  /// Writes a file.
  public static func write(_ items: [Imported.Item.Content]) -> Exported {
    var writer = MoodleXMLWriter()
    writer.begin()
    for (offset, item) in items.enumerated() { writer.write(item, at: offset) }
    writer.end()
    let losses = items.enumerated().flatMap { offset, item in
      guard case .question(let question) = item else { return [Exported.Loss]() }
      return question.lossesOfGrading.map { Exported.Loss($0, of: offset, type: question.type) }
    }
    return Exported(bytes: writer.bytes, losses: losses)
  }
}
