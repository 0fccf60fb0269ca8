// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent
internal import Quizzes
internal import ReportCharts
internal import RichTextHTML

/// Writes the pages of an exam.
struct PageWriter: Sendable {
  private let exam: PaperExam
  private let phrasebook: Phrasebook
  private let format: PaperPages.Format
  /// The images of the exam as addresses that hold all of their data.
  private let images: [String: String]

  init(_ exam: PaperExam, _ phrasebook: Phrasebook, _ format: PaperPages.Format) {
    self.exam = exam
    self.phrasebook = phrasebook
    self.format = format
    images = Dictionary(
      exam.media.compactMap { file in file.address.map { (file.name, $0) } }
    ) { first, _ in first }
  }

  // MARK: Words

  /// Says something in the language of the pages.
  func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
    paperSentences(Sentence("page.\(key)", values), in: phrasebook)
  }

  /// A text of the author, in the language of the problems.
  func rich(_ text: RichText) -> Markup { .written(text.html { images[$0] }) }

  /// A run of a text.
  func rich(_ run: RichText.Run) -> Markup { .written(run.html { images[$0] }) }

  // MARK: Documents

  /// A file of several parts, each of which begins on a new page, with the code of its paper on
  /// every page of it.
  func document(_ title: String, _ parts: [(code: PaperExam.Paper.ID?, [Markup])]) -> String {
    let codes = parts.compactMap(\.code?.rawValue).unrepeated
    let head: [Markup] = [
      Markup("meta", ["charset": "utf-8"]),
      Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      Markup("title", text: title),
      Markup("style", [:], [.written(PrintStyle(format).sheet(for: codes))]),
    ]
    let sections = parts.map { code, content in
      Markup("section", ["class": code.map { "part paper-\($0.rawValue)" } ?? "part"], content)
    }
    let page = Markup(
      "html",
      ["lang": phrasebook.language.rawValue],
      [Markup("head", [:], head), Markup("body", [:], [Markup("main", [:], sections)])]
    )
    return "<!DOCTYPE html>\n" + page.written() + "\n"
  }

  /// The title of a part, with what it is and the code.
  private func header(_ subtitle: String, _ code: PaperExam.Paper.ID? = nil) -> Markup {
    let words = [
      Markup("h1", text: exam.title), Markup("p", ["class": "subtitle"], text: subtitle),
    ]
    let code = code.map { [Markup("div", ["class": "code"], text: $0.rawValue)] } ?? []
    return Markup("header", [:], [Markup("div", [:], words)] + code)
  }

  /// The lines for name and date, and the box for points.
  private func who(_ name: String?, points: Fraction) -> Markup {
    let words = name.map { [Markup("span", ["class": "name"], text: $0)] } ?? []
    return Markup(
      "div",
      ["class": "who"],
      [
        Markup(
          "div",
          ["class": "entry wide"],
          [Markup("span", text: say("name")), Markup("span", ["class": "line"], words)]
        ),
        Markup(
          "div",
          ["class": "entry"],
          [Markup("span", text: say("date")), Markup("span", ["class": "line"])]
        ),
        Markup(
          "div",
          ["class": "entry total"],
          [Markup("span", text: say("points")), self.points(points)]
        ),
      ]
    )
  }

  /// Points as they stand on paper: 2, 0.5, 1/3.
  private func written(_ points: Fraction) -> String {
    let numbers = NumberNotation(languageTag: phrasebook.language.rawValue) ?? .english
    return points.onPaper(decimalMark: numbers.decimalMark)
  }

  /// A line for what is earned, and what there is to earn.
  private func points(_ points: Fraction) -> Markup {
    Markup(
      "span",
      ["class": "points"],
      [Markup("span", ["class": "earned"]), .text(" / \(written(points))")]
    )
  }

  // MARK: Papers

  func paper(_ paper: PaperExam.Paper, for name: String?) -> [Markup] {
    var content = [
      header(say("paper", ["code": .text(paper.id.rawValue)]), paper.id),
      who(name, points: paper.quiz.points),
    ]
    var introduction: RichText?
    for (index, item) in paper.quiz.items.enumerated() {
      let own = item.problem.introduction
      var parts = [
        Markup("div", ["class": "prompt", "lang": exam.language], [rich(item.problem.prompt)])
      ]
      parts += item.problem.kind.paperTask?.field(of: item, by: self) ?? []
      let problem = Markup(
        "div",
        ["class": "problem"],
        [
          Markup("div", ["class": "number"], text: "\(index + 1)"),
          Markup("div", ["class": "task"], parts), points(item.problem.points),
        ]
      )
      if let own, own != introduction {
        let text = Markup("div", ["class": "introduction", "lang": exam.language], [rich(own)])
        content.append(Markup("div", ["class": "group"], [text, problem]))
      } else {
        content.append(problem)
      }
      introduction = own
    }
    return content
  }

  // MARK: Keys

  func key(of paper: PaperExam.Paper) -> [Markup] {
    let letters = paper.writtenKey
    let rows = paper.quiz.items.enumerated().map { index, item in
      let key = item.keyText(in: phrasebook)
      let rows = item.problem.kind.paperTask?.rows(of: item, in: phrasebook.language)
      let isShort = rows?.count == 1
      // Of several right options of which one is picked any will do.
      let anyOf = item.problem.kind.name == .multipleChoice ? item.options.filter(\.isCorrect) : []
      let any = anyOf.compactMap { paper.written(.choice($0.id), to: index + 1) }
      let letter = any.count > 1 ? any.joined(separator: " / ") : letters[index]
      let short = item.problem.kind.options == nil && !isOrder(item) ? nil : letter
      return Markup(
        "tr",
        [:],
        [
          Markup("th", ["scope": "row"], text: "\(index + 1)"),
          Markup("td", ["class": isShort ? "letters" : "letters small"], text: short ?? ""),
          Markup("td", ["class": "words", "lang": exam.language], words(of: key)),
          Markup("td", ["class": "worth"], text: written(item.problem.points)),
        ]
      )
    }
    let head = ["number", "letters", "answer", "points"].map {
      Markup("th", ["scope": "col"], text: say($0))
    }
    let table = Markup(
      "table",
      ["class": "key"],
      [
        Markup("thead", [:], [Markup("tr", [:], head)]), Markup("tbody", [:], rows),
        Markup(
          "tfoot",
          [:],
          [
            Markup(
              "tr",
              [:],
              [
                Markup("th", ["colspan": "3", "scope": "row"], text: say("total")),
                Markup("td", ["class": "worth"], text: written(paper.quiz.points)),
              ]
            )
          ]
        ),
      ]
    )
    return [header(say("key", ["code": .text(paper.id.rawValue)]), paper.id), table]
  }

  private func isOrder(_ item: Quiz.Item) -> Bool {
    [.order, .pairs].contains(item.problem.kind.name.responseShape)
  }

  /// The lines of a key.
  private func words(of key: KeyText) -> [Markup] {
    let lines = key.lines.map { line -> Markup in
      var parts: [Markup] = []
      if let part = line.part { parts += words(of: part) + [.text(": ")] }
      for (index, answer) in line.answers.enumerated() {
        if index > 0 { parts.append(.text(" · ")) }
        if answer.credit != .one { parts.append(.text("\(answer.credit): ")) }
        parts += words(of: answer)
      }
      if let remark = line.remark {
        let text = line.answers.isEmpty ? remark : " (\(remark))"
        parts.append(Markup("span", ["class": "remark"], text: text))
      }
      return Markup("div", [:], parts)
    }
    let notes = key.notes.map { Markup("div", ["class": "remark"], text: $0) }
    return lines + notes
  }

  private func words(of entry: KeyText.Entry) -> [Markup] {
    let label = entry.label.map { label in
      [Markup("b", text: label)] + (entry.text == nil ? [] : [.text(" ")])
    }
    return (label ?? []) + (entry.text.map { [rich($0)] } ?? [])
  }

  // MARK: Answer sheets

  func answerSheet(of paper: PaperExam.Paper, showsKey: Bool) -> [Markup] {
    // The rows of a problem stay on one page.
    let problems = paper.quiz.items.enumerated().map { index, item in
      let rows = item.problem.kind.paperTask?.rows(of: item, in: phrasebook.language) ?? []
      let lines = rows.enumerated().map { place, row in
        let isFirst = place == 0
        return Markup(
          "tr",
          ["class": isFirst ? "first" : nil],
          [
            isFirst ? Markup("th", ["scope": "row"], text: "\(index + 1)") : Markup("td"),
            Markup("td", ["class": "piece"], text: row.part ?? ""),
            Markup("td", ["class": "cells"], cells(of: row, showsKey: showsKey)),
            Markup("td", ["class": "worth"], isFirst ? [points(item.problem.points)] : []),
          ]
        )
      }
      return Markup("tbody", [:], lines)
    }
    let code: [String: Sentence.Value] = ["code": .text(paper.id.rawValue)]
    return [header(say(showsKey ? "solutions" : "answers", code), paper.id)]
      + (showsKey
        ? [] : [who(nil, points: paper.quiz.points), Markup("p", text: say("cross"))])
      + [Markup("table", ["class": "sheet"], problems)]
  }

  private func cells(of row: AnswerRow, showsKey: Bool) -> [Markup] {
    switch row.form {
    case .letters(let letters, let right, let isOne):
      letters.map { letter in
        let isCrossed = showsKey && right.contains(letter)
        let kind = isOne ? "box round" : "box"
        return Markup("span", ["class": isCrossed ? "\(kind) right" : kind], text: letter)
      }
    case .blanks(let right):
      right.map { Markup("span", ["class": "box blank"], text: showsKey ? $0 : "") }
    case .line(let right):
      [Markup("span", ["class": "line"], text: showsKey ? right ?? "" : "")]
    case .elsewhere: [Markup("span", ["class": "elsewhere"], text: say("onPaper"))]
    }
  }

  // MARK: The list of names

  var list: [Markup] {
    let head = ["name", "code", "points", "mark"].map {
      Markup("th", ["scope": "col"], text: say($0))
    }
    let rows = exam.seats.map { seat in
      Markup(
        "tr",
        [:],
        [
          Markup("th", ["scope": "row"], text: seat.candidate.name),
          Markup("td", ["class": "letters"], text: seat.paper.rawValue), Markup("td"),
          Markup("td"),
        ]
      )
    }
    return [
      header(say("list")),
      Markup(
        "table",
        ["class": "list"],
        [Markup("thead", [:], [Markup("tr", [:], head)]), Markup("tbody", [:], rows)]
      ),
    ]
  }
}

/// A row of an answer sheet: where an answer, or a part of it, is marked or written.
struct AnswerRow {
  enum Form {
    /// Boxes with letters, one or several of which are crossed.
    case letters([String], right: Set<String>, isOne: Bool)
    /// Boxes to write a letter into each.
    case blanks(right: [String])
    /// A line to write on.
    case line(right: String?)
    /// No place, because the paper has one.
    case elsewhere
  }

  /// The number of the part, or nil for the problem as a whole.
  var part: String?
  let form: Form
}

extension Fraction {
  /// The number with decimals where there are at most two of them, and else as a fraction.
  fileprivate func onPaper(decimalMark: String) -> String {
    guard !isInteger, 100 % denominator == 0, let hundredths = try? self * 100, hundredths >= 0
    else { return "\(self)" }
    let (whole, rest) = hundredths.numerator.quotientAndRemainder(dividingBy: 100)
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole)\(decimalMark)\(decimals)"
  }
}

extension ProblemBank.Media {
  /// The image as an address that holds all of its data; nil for a file that is no image.
  fileprivate var address: String? {
    let bytes = data.prefix(1024)
    let text = String(decoding: bytes, as: UTF8.self)
    let kind: String? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        "png"
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        "jpeg"
      } else if text.hasPrefix("GIF8") {
        "gif"
      } else if text.hasPrefix("RIFF"), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
        "webp"
      } else if text.contains("<svg") {
        // An image cannot run the scripts in it.
        "svg+xml"
      } else {
        nil
      }
    return kind.map { "data:image/\($0);base64,\(data.base64EncodedString())" }
  }
}
