// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Question.Text {
  /// Whether the text is HTML by the rule of its format.
  ///
  /// It is the one place that decides so: texts in HTML and in Moodle's automatic format are HTML,
  /// whether there is a tag in them or not, and all others are taken as they stand.
  var isHTML: Bool { format == "html" || format == "moodle" }

  /// The text as HTML.
  ///
  /// In Moodle's automatic format the end of a line is a line break, unless a tag is next to it.
  var html: String {
    switch format {
    case "html": source
    case "moodle": Self.withLineBreaks(source)
    default: Self.escaped(source)
    }
  }

  /// The text without tags and entities.
  var plain: String { isHTML ? imported.text.plainText : source }

  /// The text with its marks, and what it has not of the source.
  var imported: RichText.Imported { RichText.Imported(html: html) }

  /// Whether HTML would show the source as it stands.
  var isShownAsItStands: Bool {
    !source.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
      && !["\\(", "\\[", "$$", "«math"].contains { source.contains($0) }
  }

  private static func withLineBreaks(_ source: String) -> String {
    guard source.contains(where: \.isNewline) else { return source }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var written = String(lines[0])
    for line in lines.dropFirst() {
      written += written.last == ">" || line.first == "<" ? " " : "<br>"
      written += line
    }
    return written
  }

  /// A text of a problem as HTML.
  init(html text: RichText) { self.init(Self.html(of: text.runs)) }

  /// The text of a task with gaps as HTML, in which `{#1}` is the place of the first: gaps have
  /// numbers from 1, and a name that no gap has has none.
  init(html task: ClozeTask, number: (ClozeTask.Gap.ID) -> Int?) {
    let source = task.segments.map { segment in
      switch segment {
      case .run(let run): Self.html(of: [run]).withMarkers.withoutGaps
      case .gap(let id): number(id).map { "{#\($0)}" } ?? Self.escaped("[[\(id)]]")
      }
    }.joined()
    self.init(source)
  }

  private static func html(of runs: [RichText.Run]) -> String {
    runs.map { run in
      switch run {
      case .text(let text): escaped(text)
      case .emphasis(let text): "<em>\(escaped(text))</em>"
      case .formula(let formula): self.formula(formula)
      case .image(let reference, let alternative):
        "<img src=\"\(attribute(reference))\" alt=\"\(attribute(alternative))\">"
      case .table(let table): table.html { html(of: $0.runs) }
      }
    }.joined()
  }

  /// A text as HTML, in which every character stands for itself: also those that programs take
  /// for the beginning of a formula.
  static func escaped(_ text: String) -> String {
    let written = text.escapedForMarkup { $0 == "\n" ? "<br>" : nil }
    guard written.contains("\\") || written.contains("$$") || written.contains("«math") else {
      return written
    }
    var safe = ""
    var last: Character?
    for character in written {
      let begins =
        last == "\\" && (character == "(" || character == "[") || last == "$" && character == "$"
      if begins, let sign = last {
        safe.removeLast()
        safe += "<span>\(sign)</span>"
      }
      safe.append(character)
      last = character
    }
    return safe.split(separator: "«math", omittingEmptySubsequences: false)
      .joined(separator: "<span>«</span>math")
  }

  /// A text as it stands between the quotes of an attribute.
  static func attribute(_ text: String) -> String {
    text.escapedForMarkup { $0 == "\n" ? "&#10;" : nil }
  }

  /// A formula between signs that do not stand in it.
  private static func formula(_ formula: String) -> String {
    let pairs = [("\\(", "\\)"), ("\\[", "\\]"), ("$$", "$$")]
    let written = formula.escapedForMarkup()
    let (open, close) = pairs.first { !written.contains($0.1) } ?? pairs[0]
    // A backslash at the end would take the meaning from the sign behind it.
    let end = written.hasSuffix("\\") ? " " : ""
    return open + written + end + close
  }
}

extension Question.Text {
  /// The texts as they differ without marks, each with its marks where it has any.
  ///
  /// Of two that read the same but for their marks, such as two pictures, the second has a number.
  static func plainNames(of texts: [Question.Text]) -> [(plain: String, rich: Question.Text?)] {
    var known: [String: Question.Text?] = [:]
    var numbers: [String: Int] = [:]
    var names: [Question.Text: String] = [:]
    return texts.map { text in
      let read = text.isHTML ? text.imported : nil
      let hasMarks = read.map { $0.text.hasMarks || $0.losses.contains(where: \.isContent) }
      let rich = hasMarks == true ? text : nil
      let own = read?.text.plainText ?? text.source
      if let plain = names[text] { return (plain, rich) }
      var plain = own.isInvisible && rich != nil ? "1" : own
      var number = numbers[own] ?? 2
      while let other = known[plain], other != rich {
        plain = own.isInvisible ? "\(number)" : "\(own) (\(number))"
        number += 1
      }
      numbers[own] = number
      names[text] = plain
      known[plain] = .some(rich)
      return (plain, rich)
    }
  }
}

extension [Question.Pair] {
  /// The pairs, of which no two answers read the same but for their marks.
  var toldApart: [Question.Pair] {
    let texts = map { $0.richAnswer ?? Question.Text($0.answer, format: "plain") }
    return zip(self, Question.Text.plainNames(of: texts)).map { pair, name in
      var pair = pair
      pair.answer = name.plain
      return pair
    }
  }
}

extension String {
  /// HTML in which nothing is taken for a gap with its answers, or for the place of one.
  var withoutGaps: String {
    guard contains("{") else { return self }
    var written = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      written += rest[..<open]
      let behind = rest[rest.index(after: open)...]
      let isPlace = behind.first == "#" && behind.dropFirst().first?.isNumber == true
      let isGap = behind.drop { $0.isASCII && $0.isNumber }.first == ":"
      written += isPlace || isGap ? "&#123;" : "{"
      rest = behind
    }
    return written + rest
  }
}
