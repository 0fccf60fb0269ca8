internal import LudusCore

/// Moodle's text format for questions, GIFT.
///
/// ```swift
/// let file = "::Capital::The capital of France is {=Paris ~%50%Lyon ~Bonn}."
/// let imported = GIFT.read(Array(file.utf8))
/// imported.questions[0].text.source   // "The capital of France is _____."
/// ```
///
/// Reading never fails: what cannot be read is named in a diagnostic, and the rest of the file is read on.
public enum GIFT: ExchangeFormat, Sendable {
  /// Reads a file.
  public static func read(_ bytes: [UInt8]) -> Imported {
    var reader = GIFTReader(SourceText(bytes))
    reader.read()
    return Imported(
      reader.source,
      items: reader.items,
      remarks: reader.remarks,
      render: { write([.question($0)]) }
    )
  }

  /// Writes a file.
  public static func write(_ items: [Imported.Item.Content]) -> Exported {
    var writer = GIFTWriter()
    for (offset, item) in items.enumerated() { writer.write(item, at: offset) }
    return writer.exported
  }
}
