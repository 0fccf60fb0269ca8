// SPDX-License-Identifier: Apache-2.0

/// A report as one HTML file, which needs nothing else: no script, no style sheet, no image.
package struct Page: Sendable {
  /// A table, whose first column says what a row is about.
  package struct Table: Sendable {
    let columns: [String]
    let rows: [[String]]
    let textColumns: Set<Int>

    /// Creates a table whose columns have numbers, but for the first and the text columns, which are counted from 0.
    package init(_ columns: [String], _ rows: [[String]], textColumns: Set<Int> = []) {
      self.columns = columns
      self.rows = rows
      self.textColumns = textColumns
    }
  }

  /// A chart with what stands above it, where a section has several.
  package struct Figure: Sendable {
    let caption: String?
    let chart: Chart

    package init(_ chart: Chart, caption: String? = nil) {
      self.chart = chart
      self.caption = caption
    }
  }

  /// A question with its answer in a sentence, in charts and in a table.
  package struct Section: Sendable {
    let title: String
    let sentence: String
    let figures: [Figure]
    let tables: [Table]
    let definitions: [Definition]
    let isWide: Bool

    /// Creates a section with a question as its title, a sentence about what its charts show, and links to the definitions
    /// of its figures.
    ///
    /// A wide one takes all of the page's width.
    package init(
      _ title: String,
      sentence: String,
      _ figures: [Figure],
      tables: [Table],
      definitions: [Definition],
      isWide: Bool = false
    ) {
      self.title = title
      self.sentence = sentence
      self.figures = figures
      self.tables = tables
      self.definitions = definitions
      self.isWide = isWide
    }
  }

  /// What a figure means, at the end of the page.
  package struct Definition: Hashable, Sendable {
    let id: String
    let term: String
    let text: String
    let source: String

    /// Creates a definition, by its name in links, with its source.
    package init(
      _ id: String,
      _ term: String,
      _ text: String,
      source: String = ""
    ) {
      self.id = id
      self.term = term
      self.text = text
      self.source = source
    }
  }

  let language: PageLanguage
  let title: String
  let lead: String
  let facts: [(name: String, value: String)]
  let sections: [Section]

  /// Creates a page that begins with what the report is made of, in a sentence or two, and the most important figures.
  package init(
    _ title: String,
    lead: String,
    facts: [(name: String, value: String)],
    _ sections: [Section],
    in language: PageLanguage
  ) {
    self.language = language
    self.title = title
    self.lead = lead
    self.facts = facts
    self.sections = sections
  }

  /// The file.
  package var html: String {
    let head: [Markup] = [
      Markup("meta", ["charset": "utf-8"]),
      Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      Markup("meta", ["name": "color-scheme", "content": "light dark"]),
      Markup("title", text: title),
      Markup("style", text: PageStyle.sheet),
    ]
    let header = Markup(
      "header",
      [:],
      [Markup("h1", text: title), Markup("p", text: lead)]
        + (facts.isEmpty ? [] : [Markup("dl", ["class": "facts"], facts.map(Self.fact))])
    )
    let body = [header, Markup("main", [:], sections.map(markup))] + definitions
    let page = Markup(
      "html",
      ["lang": language.rawValue],
      [Markup("head", [:], head), Markup("body", [:], body)]
    )
    return "<!DOCTYPE html>\n" + page.written() + "\n"
  }

  private static func fact(_ fact: (name: String, value: String)) -> Markup {
    Markup("div", [:], [Markup("dt", text: fact.name), Markup("dd", text: fact.value)])
  }

  private func markup(_ section: Section) -> Markup {
    var parts = [Markup("h2", text: section.title), Markup("p", text: section.sentence)]
    let figures = section.figures.map { figure in
      let caption = figure.caption.map { [Markup("figcaption", text: $0)] } ?? []
      return Markup("figure", [:], caption + [figure.chart.markup])
    }
    if !figures.isEmpty { parts.append(Markup("div", ["class": "figures"], figures)) }
    parts += section.tables.map {
      Markup("div", ["class": "table", "tabindex": "0"], [markup($0)])
    }
    if !section.definitions.isEmpty {
      var links: [Markup] = [.text(language.say("What it means: ", "Was das heißt: "))]
      for (index, definition) in section.definitions.enumerated() {
        if index > 0 { links.append(.text(" · ")) }
        links.append(Markup("a", ["href": "#\(definition.id)"], text: definition.term))
      }
      parts.append(Markup("p", ["class": "links"], links))
    }
    return Markup("section", ["class": section.isWide ? "wide" : nil], parts)
  }

  private func markup(_ table: Table) -> Markup {
    func look(_ column: Int) -> String? { table.textColumns.contains(column) ? "text" : nil }
    let head = table.columns.enumerated().map {
      Markup("th", ["scope": "col", "class": look($0.offset)], text: $0.element)
    }
    let rows = table.rows.map { row in
      Markup(
        "tr",
        [:],
        row.enumerated().map { index, text in
          index == 0
            ? Markup("th", ["scope": "row"], text: text)
            : Markup("td", ["class": look(index)], text: text)
        }
      )
    }
    return Markup(
      "table",
      [:],
      [Markup("thead", [:], [Markup("tr", [:], head)]), Markup("tbody", [:], rows)]
    )
  }

  /// Every definition that a section links to, once, in the order of the sections.
  private var definitions: [Markup] {
    var known: Set<Definition> = []
    let used = sections.flatMap(\.definitions).filter { known.insert($0).inserted }
    guard !used.isEmpty else { return [] }
    let entries = used.flatMap { definition in
      var text: [Markup] = [.text(definition.text)]
      if !definition.source.isEmpty {
        text.append(.text(" "))
        text.append(Markup("cite", text: definition.source))
      }
      return [Markup("dt", ["id": definition.id], text: definition.term), Markup("dd", [:], text)]
    }
    let title = Markup("h2", text: language.say("What the figures mean", "Was die Zahlen bedeuten"))
    return [Markup("footer", [:], [title, Markup("dl", [:], entries)])]
  }
}
