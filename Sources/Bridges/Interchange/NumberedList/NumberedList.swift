// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

/// The list that teachers type: a number before each question, a letter before each option, and a
/// star before the right one.
///
/// Respondus, ExamView, Brightspace and text2qti import these lists, each with a few signs of its
/// own, all of which are read. It is written as text2qti reads it.
///
/// ```swift
/// let list = NumberedList.read(Array("1. Capital of Peru?\na. Quito\n*b. Lima\n".utf8))
/// list.questions[0].type  // "multichoice"
/// ```
public enum NumberedList: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "numbered-list",
    title: "Numbered list",
    fileEndings: ["txt", "list.txt"]
  ) { isShown(in: $0) ? .certain : .unknown }

  /// A reader for a file that comes in stretches; it keeps them all, as the right letters may stand
  /// at the end.
  public static func reading() -> ImportStream { ImportStream(FileReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(NumberedListWriter.items) }

  private struct FileReader: ItemReader {
    mutating func read(_ source: SourceText) -> Stretch {
      guard source.isLast else { return Stretch(end: 0) }
      var reader = NumberedListReader(source)
      reader.read()
      return Stretch(
        items: reader.items,
        remarks: reader.remarks,
        end: source.bytes.count,
        render: NumberedListWriter.items.rendered
      )
    }
  }

  // MARK: Recognition

  /// The lines of a file that are looked at.
  private static let lineCount = 200

  /// Whether a file has questions with numbers and options with letters or boxes, and is no file in
  /// Aiken, whose options have capitals and the right letter behind them.
  static func isShown(in file: FileBeginning) -> Bool {
    let text = file.text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    // XML and JSON, and the signs of answers in GIFT and Cloze.
    guard let first = text.first, !"<{[".contains(first),
      !file.has("{=", "{~", "{#", ":SHORTANSWER:", ":MULTICHOICE")
    else { return false }
    let lines = file.text.split(whereSeparator: \.isNewline).prefix(lineCount)
      .map { $0.drop { $0.isWhitespace || $0 == "\u{FEFF}" } }.filter { !$0.isEmpty }
    // A list of cards may be numbered, too; word processors put a tab behind a number or a letter.
    let isRow = { (line: Substring) in
      (ListLine.numbered(line)?.text ?? ListLine.option(line)?.text ?? line).contains("\t")
    }
    guard lines.count(where: isRow) * 10 < lines.count * 9 else { return false }
    var (questions, keys) = (0, 0)
    var options: [Substring] = []
    for line in lines {
      if line.uppercased().hasPrefix("ANSWER:") { keys += 1 }
      if let (_, text) = ListLine.numbered(line), text.count > 2 { questions += 1 }
      if ListLine.option(line) != nil { options.append(line) }
    }
    guard questions > 0 else { return false }
    let isAiken = keys > 0 && options.contains { $0.first.map { "A"..."Z" ~= $0 } ?? false }
    if isAiken, !options.contains(where: { $0.first.map { !("A"..."Z" ~= $0) } ?? false }) {
      return false
    }
    return options.count >= max(2, questions) || keys >= questions || hasTypes(lines)
  }

  /// Whether the kinds of questions are named as Respondus does: "Type: MA".
  private static func hasTypes(_ lines: [Substring]) -> Bool {
    let kinds = ["E", "F", "FMB", "MA", "MC", "MR", "MT", "TF", "WR"]
    return lines.contains { line in
      kinds.contains { line.lowercased() == "type: \($0.lowercased())" }
    }
  }
}

/// The parts of a line of a numbered list.
enum ListLine {
  /// The number and the text of a line such as "3) Which"; nil for another.
  static func numbered(_ line: Substring) -> (number: Int, text: Substring)? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...]
    guard (1...4).contains(digits.count), let number = Int(digits),
      rest.first.map({ ".)".contains($0) }) ?? false,
      rest.dropFirst().first?.isWhitespace ?? false
    else { return nil }
    let text = rest.dropFirst().drop(while: \.isWhitespace)
    return text.isEmpty ? nil : (number, text)
  }

  /// The text of an option, and whether a star marks it as right: `b) Mars`, `*b. Mars`, `[*] Mars`.
  static func option(_ line: Substring) -> (text: Substring, isCorrect: Bool, hasBox: Bool)? {
    let item = line.hasPrefix("- [") ? line.dropFirst(2) : line
    for box in ["[ ]", "[]", "[*]", "[x]", "[X]"] where item.hasPrefix(box) {
      let isCorrect = box.contains { "*xX".contains($0) }
      let text = item.dropFirst(box.count).drop(while: \.isWhitespace)
      return text.isEmpty ? nil : (text, isCorrect, true)
    }
    let unmarked = line.first == "*" ? line.dropFirst() : line
    let inner = unmarked.first == "(" ? unmarked.dropFirst() : unmarked
    guard let letter = inner.first, isMark(letter) else { return nil }
    let rest = inner.dropFirst()
    // “A)text” needs no blank, as in Aiken.
    guard let sign = rest.first, sign == ")" || sign == "." && unmarked == inner,
      rest.dropFirst().first?.isWhitespace ?? false || sign == ")" && unmarked == inner
    else { return nil }
    var text = rest.dropFirst().drop(while: \.isWhitespace)
    // A star alone before the text is that of its author; two of them are emphasis.
    let isStarred = text.first == "*" && !text.dropFirst().contains("*")
    if isStarred { text = text.dropFirst().drop(while: \.isWhitespace) }
    return text.isEmpty ? nil : (text, line.first == "*" || isStarred, false)
  }

  /// Whether a letter can name an option, in the Latin alphabet or as tables know it.
  private static func isMark(_ letter: Character) -> Bool {
    letter.isASCII && letter.isLetter
      || letter.lowercased().first.flatMap(TableHeading.index(ofLetter:)) != nil
  }

  /// The text of a line behind a sign and a blank; nil for another line.
  static func text(_ line: Substring, behind sign: String) -> Substring? {
    guard line.hasPrefix(sign), line.dropFirst(sign.count).first?.isWhitespace ?? false else {
      return nil
    }
    let text = line.dropFirst(sign.count).drop(while: \.isWhitespace)
    return text.isEmpty ? nil : text
  }

  /// The words before the first colon of a line, and the text behind it; nil for a line without, or
  /// with more than a few words there.
  static func field(_ line: Substring) -> (name: String, value: Substring)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    guard !name.isEmpty, name.utf8.count <= 60, name.count(where: \.isWhitespace) <= 4 else {
      return nil
    }
    return (
      name.lowercased().trimmingSpaces,
      line[line.index(after: colon)...].drop(while: \.isWhitespace)
    )
  }
}
