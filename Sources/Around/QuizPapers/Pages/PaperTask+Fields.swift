// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent
internal import Quizzes
internal import ReportCharts

// What each kind of problem puts on a page for the answer, and on an answer sheet.

extension PageWriter {
  /// A direction for the learner.
  fileprivate func direction(_ text: String) -> Markup {
    Markup("p", ["class": "direction"], text: text)
  }

  /// Options or items with their letters, in two or more columns where they are short.
  fileprivate func lettered(_ texts: [RichText], boxes: String) -> Markup {
    let isDrawn = texts.contains { text in
      text.runs.contains { if case .image = $0 { true } else { false } }
    }
    let longest = texts.map(\.plainText.count).max() ?? 0
    let columns =
      isDrawn ? "two" : longest <= 10 && texts.count > 3 ? "four" : longest <= 32 ? "two" : nil
    return Markup(
      "div",
      ["class": columns.map { "options \($0)" } ?? "options"],
      texts.enumerated().map { place, text in
        Markup(
          "div",
          ["class": "option"],
          [
            Markup("span", ["class": boxes], text: PageLetter.at(place)),
            Markup("div", [:], [rich(text)]),
          ]
        )
      }
    )
  }

  /// Returns the given number of empty boxes in a row.
  fileprivate func blanks(_ count: Int) -> Markup {
    Markup(
      "div",
      ["class": "blanks"],
      (0..<count).map { _ in Markup("span", ["class": "box blank"]) }
    )
  }

  /// Lines to write on; more than a page holds are no use.
  fileprivate func lines(_ count: Int) -> Markup {
    Markup(
      "div",
      ["class": "lines"],
      (0..<min(max(count, 1), 60)).map { _ in Markup("div", ["class": "ruled"]) }
    )
  }
}

extension ChoiceTask {
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup] {
    [writer.lettered(item.options.map(\.text), boxes: "box round")]
  }

  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow] {
    [AnswerRow(form: .options(item.options, isOne: true))]
  }
}

extension CheckAllTask {
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup] {
    [
      writer.direction(writer.say("several")),
      writer.lettered(item.options.map(\.text), boxes: "box"),
    ]
  }

  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow] {
    [AnswerRow(form: .options(item.options, isOne: false))]
  }
}

extension AnswerRow.Form {
  /// Boxes for options.
  fileprivate static func options(_ options: [AnswerOption], isOne: Bool) -> Self {
    let letters = options.indices.map(PageLetter.at)
    let right = zip(letters, options).filter { $0.1.isCorrect }.map(\.0)
    return .letters(letters, right: Set(right), isOne: isOne)
  }
}

extension WrittenTask {
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup] {
    // The length of a line depends on the kind alone, or it would tell that of the answer.
    let isShort = [.numeric, .date].contains(name)
    return [
      Markup(
        "div",
        ["class": isShort ? "answer short" : "answer"],
        [Markup("span", ["class": "line"])]
      )
    ]
  }

  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow] {
    [AnswerRow(form: .line(right: key.written(key.preferred, in: language)))]
  }
}

extension OpenResponseTask {
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup] {
    let direction: String? =
      switch (minimumWords, maximumWords) {
      case (nil, nil): nil
      case (let least?, nil): writer.say("minimumWords", ["count": .count(least)])
      case (nil, let most?): writer.say("maximumWords", ["count": .count(most)])
      case (let least?, let most?):
        writer.say("wordRange", ["minimum": .count(least), "maximum": .count(most)])
      }
    // About eight words of handwriting go on a line, and some are crossed out.
    let words = maximumWords ?? minimumWords.map { min($0, 1_000) * 2 } ?? 70
    return (direction.map { [writer.direction($0)] } ?? [])
      + [writer.lines(min(words, 1_000) / 7 + 2)]
  }

  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow] {
    [AnswerRow(form: .elsewhere)]
  }
}

extension OrderingTask {
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup] {
    [
      writer.lettered(item.items.map(\.text), boxes: "letter"),
      writer.direction(writer.say("order")), writer.blanks(item.items.count),
    ]
  }

  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow] {
    let right = correctOrder.compactMap { PageLetter.of($0, among: item.items) }
    return [AnswerRow(form: .blanks(right: right))]
  }
}

extension MatchingTask {
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup] {
    let hint = writer.say("match") + (sharesRight ? " " + writer.say("shared") : "")
    let numbered = left.enumerated().map { place, item in
      Markup(
        "div",
        ["class": "option"],
        [
          Markup("span", ["class": "letter"], text: "\(place + 1)"),
          Markup("div", [:], [writer.rich(item.text)]), Markup("span", ["class": "box blank"]),
        ]
      )
    }
    let lettered = item.items.enumerated().map { place, item in
      Markup(
        "div",
        ["class": "option"],
        [
          Markup("span", ["class": "letter"], text: PageLetter.at(place)),
          Markup("div", [:], [writer.rich(item.text)]),
        ]
      )
    }
    return [
      writer.direction(hint),
      Markup(
        "div",
        ["class": "columns"],
        [Markup("div", ["class": "left"], numbered), Markup("div", [:], lettered)]
      ),
    ]
  }

  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow] {
    let letters = item.items.indices.map(PageLetter.at)
    return left.enumerated().map { place, left in
      let right = pairs[left.id].flatMap { PageLetter.of($0, among: item.items) }
      return AnswerRow(
        part: "\(place + 1)",
        form: .letters(letters, right: Set([right].compactMap(\.self)), isOne: true)
      )
    }
  }
}

extension ClozeTask {
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup] {
    var number = 0
    let text = segments.map { segment in
      switch segment {
      case .run(let run): return writer.rich(run)
      case .gap(let id):
        number += 1
        let isChosen = item.gapOptions[id] != nil
        return Markup(
          "span",
          ["class": isChosen ? "gap chosen" : "gap"],
          [Markup("sup", text: "\(number)")]
        )
      }
    }
    let choices = numberedGaps.enumerated().compactMap { place, gap in
      item.gapOptions[gap.id].map { options in
        Markup(
          "div",
          ["class": "choices"],
          [
            Markup("span", ["class": "letter"], text: "\(place + 1)"),
            writer.lettered(options.map(\.text), boxes: "box round"),
          ]
        )
      }
    }
    return [Markup("div", ["class": "cloze"], text)] + choices
  }

  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow] {
    numberedGaps.enumerated().map { place, gap in
      let form: AnswerRow.Form =
        item.gapOptions[gap.id].map { .options($0, isOne: true) }
        ?? .line(right: gap.correctAnswer(in: language))
      return AnswerRow(part: "\(place + 1)", form: form)
    }
  }
}
