// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
public import LudusCore
internal import LudusFoundation
internal import QuizContent

/// Everything that a reader found in a file, or in a piece of one, with every fault named and
/// nothing lost.
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
      indirect case question(Question)
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

  /// The bytes of the file, or of the stretch of it that an ``ImportStream`` has read; a file in
  /// another encoding is in UTF-8 here.
  public let source: [UInt8]
  /// The place in the file where these bytes begin.
  public let start: Int
  /// Its parts in the order of the file.
  public private(set) var items: [Item]
  /// All that its author should know, in the order of the file.
  public private(set) var diagnostics: [Diagnostic]
  private let place: SourceText.Place
  /// The language that most rows of a table name, or else that of the words over its columns; nil
  /// where neither says it, and for other formats.
  public let language: Language?
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
    language = stretch.language
    render = stretch.render
  }

  /// The diagnostics of remarks on items.
  package func diagnostics(_ remarks: [Remark]) -> [Diagnostic] {
    let local = remarks.map { Remark($0.code, at: $0.range + -start, $0.values) }
    return SourceText(source, at: place).diagnostics(local)
  }

  /// The questions in the order of the file, texts between them included.
  public var questions: [Question] { items.compactMap(\.question) }

  /// Returns the same with files that texts show by their names, as those of a deck of cards.
  ///
  /// - Parameter files: The files by their names; those that no text shows are passed over.
  /// - Returns: The questions with their files, and without the diagnostics that these are missing.
  public func attaching(_ files: [String: [UInt8]]) -> Imported {
    var imported = self
    var attached: Set<String> = []
    imported.items = items.map { item in
      guard var question = item.question else { return item }
      question.changeTexts { text in
        guard text.format == "html", text.source.contains("<img") else { return }
        for run in text.rich.lineRuns {
          guard case .image(let name, _) = run, let bytes = files[name] else { continue }
          BankFiles.embed([ProblemBank.Media(name: name, data: Data(bytes))], in: &text)
          attached.insert(name)
        }
      }
      return Item(.question(question), at: item.range, keeping: item.kept)
    }
    imported.diagnostics = diagnostics.filter { diagnostic in
      let isFound = attached.contains { diagnostic.values["name"] == .text($0) }
      return diagnostic.code != .mediaLeftOut || !isFound
    }
    return imported
  }

  /// Returns the file, or its stretch, with some questions replaced; every byte of the others stays
  /// as it is.
  ///
  /// - Parameter questions: The new questions by the offsets of the items; an offset that there is
  ///   not is passed over.
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

/// Reads a file that does not fit into memory, piece by piece.
///
/// ```swift
/// var stream = GIFT.reading()
/// let first = stream.read(Array("Two plus two? {#4}\n\nAnd fo".utf8))
/// first.questions.count  // 1
/// stream.finish(Array("ur? {#6}".utf8)).questions.count  // 1
/// ```
///
/// Together the stretches have the items and the diagnostics that the whole file has, with the same
/// places, and their ``Imported/write(replacing:)`` is the whole file again. An item that has not
/// come to its end is kept for the next stretch.
public struct ImportStream: Sendable {
  private var reader: any ItemReader
  /// The bytes behind the last item that has come to its end.
  private var rest: [UInt8] = []
  private var place = SourceText.Place()
  /// The length of the rest when it had no item in it.
  private var fruitless = 0
  private var decoder = TextDecoder()
  /// Whether it is known if the file is in a format of other programs.
  private var isChecked = false

  init(_ reader: some ItemReader) {
    self.reader = reader
  }

  /// Reads the items that come to their end in a stretch of the file.
  ///
  /// - Parameter bytes: The next bytes of the file, of any number.
  /// - Returns: The items, with the bytes that they were read from; none of them when no item has
  ///   come to its end.
  /// - Complexity: O(*n*) in the length of the stretch and of what is kept, amortized.
  public mutating func read(_ bytes: [UInt8]) -> Imported {
    rest += decoder.read(bytes, isLast: false)
    // A long item is looked at again when there is twice as much of it.
    guard rest.count >= 2 * fruitless else {
      return imported(Stretch(end: 0), of: SourceText([], at: place, isLast: false))
    }
    return take(isLast: false)
  }

  /// Reads the end of the file.
  ///
  /// - Parameter bytes: The last bytes of the file.
  /// - Returns: All other items.
  /// - Complexity: O(*n*) in the length of the bytes and of what was kept.
  public mutating func finish(_ bytes: [UInt8] = []) -> Imported {
    let bytes = decoder.read(bytes, isLast: true)
    if rest.isEmpty { rest = bytes } else { rest += bytes }
    return take(isLast: true)
  }

  private mutating func take(isLast: Bool) -> Imported {
    let source = SourceText(rest, at: place, isLast: isLast)
    var stretch = reader.read(source)
    if let format = foreignFormat(isLast: isLast) {
      let remark = Remark(
        .otherFormat,
        at: source.start..<source.start,
        ["format": .text(format.title)]
      )
      stretch.remarks.insert(remark, at: 0)
    }
    fruitless = stretch.end == 0 ? rest.count : 0
    guard !isLast else {
      rest = []
      return imported(stretch, of: source)
    }
    let (text, end) = source.prefix(stretch.end)
    rest.removeFirst(stretch.end)
    let imported = imported(stretch, of: text)
    place = end
    return imported
  }

  /// The format of other programs that the beginning of the file shows; it is asked for once.
  private mutating func foreignFormat(isLast: Bool) -> ForeignFormat? {
    guard !isChecked, isLast || rest.count >= ForeignFormat.length else { return nil }
    isChecked = true
    return place.offset == 0 ? ForeignFormat(beginning: rest) : nil
  }

  private mutating func imported(_ stretch: Stretch, of text: SourceText) -> Imported {
    let start = text.place.offset
    let end = text.isLast ? Int.max : start + text.bytes.count
    let encoding = decoder.takeRemarks(before: end).map { Remark($0, at: $0.range + -start) }
    return Imported(text, stretch, encoding)
  }
}

/// Reads the items of one stretch of a file after another.
protocol ItemReader: Sendable {
  /// Reads the items that end in a text, or all when it is the last one.
  mutating func read(_ source: SourceText) -> Stretch
}

/// The items of a text, and the faults in them.
struct Stretch {
  var items: [Imported.Item] = []
  var remarks: [Remark] = []
  /// The beginning of the next text.
  var end: Int
  /// The language of the words over the columns of a table.
  var language: Language?
  /// Writes one question in the place of another.
  var render: @Sendable (Question) -> Exported = { _ in Exported() }
}
