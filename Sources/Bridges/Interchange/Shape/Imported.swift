// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics

/// The parts of a file, or of a stretch of it, that a reader found, with every fault named and nothing lost.
///
/// ```swift
/// let imported = GIFT.read(Array("Two plus two? {#4}".utf8))
/// imported.questions[0].type     // "numerical"
/// imported.diagnostics.isEmpty   // true
/// ```
public struct Imported: Sendable {
  /// A part of a file.
  public struct Item: Hashable, Sendable {
    /// The kinds of parts.
    public enum Content: Hashable, Sendable {
      /// A question, or a text between questions.
      case question(Question)
      /// The category of the questions behind it, as a path with slashes.
      case category(String, info: String? = nil, idNumber: String? = nil)
      /// Something that cannot be used; a diagnostic gives the reason.
      case unusable
    }

    /// The part itself.
    public let content: Content
    /// The bytes of the file that it was read from.
    public let range: Range<Int>
    /// The bytes in front that stay when it is written anew.
    let kept: Int

    init(_ content: Content, at range: Range<Int>, keeping kept: Int = 0) {
      self.content = content
      self.range = range
      self.kept = kept
    }

    /// The question, or nil for anything else.
    public var question: Question? {
      if case .question(let question) = content { question } else { nil }
    }
  }

  /// The bytes of the file, or of the stretch of it that an ``ImportStream`` has read.
  public let source: [UInt8]
  /// Where these bytes begin in the file.
  public let start: Int
  /// Its parts in the order of the file.
  public let items: [Item]
  /// All that its author should know, in the order of the file.
  public let diagnostics: [Diagnostic]
  private let place: SourceText.Place
  /// Writes one question in the format of the file.
  let render: @Sendable (Question) -> Exported

  init(_ text: SourceText, _ stretch: Stretch, _ remarks: [Remark]) {
    let start = text.place.offset
    source = text.bytes
    self.start = start
    place = text.place
    items =
      start == 0
      ? stretch.items
      : stretch.items.map { Item($0.content, at: $0.range + start, keeping: $0.kept) }
    diagnostics = text.diagnostics(remarks + stretch.remarks)
    render = stretch.render
  }

  /// The diagnostics of remarks on items.
  package func diagnostics(_ remarks: [Remark]) -> [Diagnostic] {
    let local = remarks.map { Remark($0.code, at: $0.range + -start, $0.values) }
    return SourceText(source, at: place).diagnostics(local)
  }

  /// The questions in the order of the file, texts between them included.
  public var questions: [Question] { items.compactMap(\.question) }

  /// Returns the file, or its stretch, with some questions replaced; every byte of the others stays as it is.
  ///
  /// - Parameter questions: The new questions by the offsets of the items; an offset that there is not is passed over.
  /// - Returns: The file, and what the format cannot hold of the new questions.
  public func write(replacing questions: [Int: Question] = [:]) -> Exported {
    var exported = Exported()
    var position = 0
    for (offset, question) in questions.sorted(by: { $0.key < $1.key })
    where items.indices.contains(offset) {
      let item = items[offset]
      exported.bytes += source[position..<item.range.lowerBound - start + item.kept]
      let rendered = render(question)
      exported.bytes += rendered.bytes
      exported.losses += rendered.losses.map { Exported.Loss($0.part, of: offset, type: $0.type) }
      position = item.range.upperBound - start
    }
    exported.bytes += source[position...]
    return exported
  }
}

extension Range<Int> {
  /// The range so many bytes further on.
  static func + (range: Self, offset: Int) -> Self {
    range.lowerBound + offset..<range.upperBound + offset
  }
}
