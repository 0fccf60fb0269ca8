// SPDX-License-Identifier: Apache-2.0

/// A report as a single, self-contained HTML file: no script, no style sheet, no image.
///
/// It reads well on light and dark screens of any width, on paper, and when it is read aloud.
///
/// ```swift
/// let chart = DotPlot("Time", Axis("Seconds", [12, 48]), [DotPlot.Row("Anna", 31)]).chart
/// let section = Page.Section("How fast was Anna?", sentence: "Anna took half a minute.", [Page.Figure(chart)])
/// Page("A race", lead: "One runner.", [section]).html.hasPrefix("<!DOCTYPE html>")  // true
/// ```
public struct Page: Sendable {
  /// A table whose first column says what a row is about.
  public struct Table: Sendable {
    let columns: [String]
    let rows: [[String]]
    let textColumns: Set<Int>

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - columns: The titles of the columns.
    ///   - rows: The cells of each row.
    ///   - textColumns: The columns with text, counted from 0; the others, except the first, have
    ///     numbers.
    public init(_ columns: [String], _ rows: [[String]], textColumns: Set<Int> = []) {
      self.columns = columns
      self.rows = rows
      self.textColumns = textColumns
    }
  }

  /// A chart, with a caption if its section has several.
  public struct Figure: Sendable {
    let caption: String?
    let chart: Chart

    /// Creates a figure.
    public init(_ chart: Chart, caption: String? = nil) {
      self.chart = chart
      self.caption = caption
    }
  }

  /// A question and its answer: a sentence, charts and tables.
  public struct Section: Sendable {
    let title: String
    let sentence: String
    let figures: [Figure]
    let tables: [Table]
    let definitions: [Definition]
    let isWide: Bool

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - sentence: The answer, as the charts show it.
    ///   - figures: The charts.
    ///   - tables: The same as numbers.
    ///   - definitions: The meanings of the numbers, which the section links to and the page ends
    ///     with.
    ///   - isWide: Whether the section takes all of the page's width.
    public init(
      _ title: String,
      sentence: String,
      _ figures: [Figure],
      tables: [Table] = [],
      definitions: [Definition] = [],
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

  /// An explanation of a figure, shown at the end of the page.
  public struct Definition: Hashable, Sendable {
    let id: String
    let term: String
    let text: String
    let source: String

    /// Creates a definition.
    ///
    /// - Parameters:
    ///   - id: Its name in links, without blanks.
    ///   - term: The term to define.
    ///   - text: Its meaning.
    ///   - source: The source of the definition.
    public init(
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

  /// The fixed words of a page, which its author does not write.
  public struct Words: Hashable, Sendable {
    /// The language of the whole page, as a tag of BCP 47.
    public let language: String
    /// The words before the links to definitions in a section.
    public let linksToDefinitions: String
    /// The title above all definitions.
    public let definitions: String

    /// Creates the words of a language.
    public init(language: String, linksToDefinitions: String, definitions: String) {
      self.language = language
      self.linksToDefinitions = linksToDefinitions
      self.definitions = definitions
    }

    /// The words in English.
    public static let english = Self(
      language: "en",
      linksToDefinitions: "What it means: ",
      definitions: "What the figures mean"
    )
    /// The words in German.
    public static let german = Self(
      language: "de",
      linksToDefinitions: "Was das heißt: ",
      definitions: "Was die Zahlen bedeuten"
    )
  }

  let words: Words
  let title: String
  let lead: String
  let facts: [(name: String, value: String)]
  let sections: [Section]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - lead: A sentence or two about the data of the report.
  ///   - facts: The most important numbers, with their names.
  ///   - sections: The questions that it answers.
  ///   - words: The language of the page.
  public init(
    _ title: String,
    lead: String,
    facts: [(name: String, value: String)] = [],
    _ sections: [Section],
    words: Words = .english
  ) {
    self.words = words
    self.title = title
    self.lead = lead
    self.facts = facts
    self.sections = sections
  }

  /// The file.
  public var html: String {
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
      ["lang": words.language],
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
      var links: [Markup] = [.text(words.linksToDefinitions)]
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
    let title = Markup("h2", text: words.definitions)
    return [Markup("footer", [:], [title, Markup("dl", [:], entries)])]
  }
}
