// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

struct HTMLImportTests {
  @Test(arguments: [
    ("plain & simple", "plain & simple"),
    ("<p>One</p><p>Two</p>", "One\nTwo"),
    ("<p>One\n   line</p>", "One line"),
    ("a<br>b<br/>c", "a\nb\nc"),
    ("<ul><li>salt</li><li>water</li></ul>", "• salt\n• water"),
    ("<ol><li>salt<li>water</ol>", "1. salt\n2. water"),
    ("<ol start=4><li>salt</li></ol>", "4. salt"),
    ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "• a\n  • b\n• c"),
    ("Fish &amp; chips &lt;3 &#228;&#xE4;&auml;", "Fish & chips <3 äää"),
    ("H<sub>2</sub>SO<sub>4</sub><sup>2-</sup>", "H₂SO₄²⁻"),
    ("10<sup> 3 </sup>m", "10³ m"),
    ("the 19<sup>th</sup> century, e<sup>x</sup>", "the 19ᵗʰ century, eˣ"),
    ("2 < 3 and 4 > 3", "2 < 3 and 4 > 3"),
    ("<script>alert('x < y')</script>text", "text"),
    ("<!-- hidden <b> -->shown", "shown"),
    ("<a href=\"https://example.org/x\">the page</a>", "the page (https://example.org/x)"),
    ("<a href=\"https://example.org\">https://example.org</a>", "https://example.org"),
    (
      "<table><tr><th>Ion</th><td>charge</td></tr><tr><td>Na</td><td>1+</td></tr></table>",
      "Ion | charge\nNa | 1+"
    ),
    ("<ul><li><p>salt</p></li><li> <p>water</p><p>cold</p></li></ul>", "• salt\n• water\ncold"),
    ("<ul><li></li><li>salt</li></ul>", "• \n• salt"),
    (
      "<table><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td></td><td><p>c</p></td></tr></table>d",
      "a | b\n | c\nd"
    ),
    ("a &nosuch; b", "a &nosuch; b"), ("costs \\(5$\\)", "costs 5$"),
    ("see <a href='https://x.org'></a>", "see https://x.org"),
    ("see <a href='https://x.org'>it </a>", "see it (https://x.org)"),
    ("<pre>a\n  b</pre>", "a\n  b"),
    ("<p>costs 5 $ * 2</p>", "costs 5 $ * 2"),
    ("", ""), ("<", "<"), ("<p", "<p"), ("</", "</"), ("&", "&"), ("&#0;", "&#0;"),
    ("</b></ul></table></sub>x", "x"), ("x<sub>i\\(j\\)k</sub>", "xᵢ{}_{j}ₖ"),
    ("a List<String> of <t>, c <d", "a List<String> of <t>, c <d"),
    ("a <! b", "a <! b"), ("<foo>a</foo> <o:p>b</o:p>", "a\nb"),
    ("漢字<rt>かんじ</rt>", "漢字(かんじ)"),
    ("<p>costs $$ or</p><p>more $$</p>", "costs $$ or\nmore $$"), ("\\(a<br>b\\)", "a b"),
    ("&ccaron;&InvisibleTimes;", "č\u{2062}"),
    ("<a href='javascript:x()'>go</a> <a href='mailto:a@b.c'>me</a>", "go me (mailto:a@b.c)"),
    ("<img src='file:///etc/passwd' alt='a word'>", "a word"),
    ("<img src=' java\nscript:x' alt='a word'>", "a word"),
  ])
  func textIsKept(html: String, expected: String) {
    #expect(RichText.Imported(html: html).text.plainText == expected)
  }

  @Test func emphasisFormulaeAndImagesBecomeMarkup() {
    let read = RichText.Imported(
      html:
        #"A <b>strong <i>acid</i> </b>has \(K_a > 1\), $$x$$ and <img src="a(1).png" alt="a [flask]">"#
    )
    #expect(
      read.text.runs == [
        .text("A "), .emphasis("strong acid"), .text(" has "), .formula("K_a > 1"), .text(", "),
        .formula("x"), .text(" and "),
        .image(reference: "a(1).png", alternative: "a [flask]"),
      ]
    )
    #expect(read.losses.isEmpty)
    let title = RichText.Imported(html: "<h2>Acids *</h2>What $ are they?")
    #expect(title.text.runs == [.emphasis("Acids *"), .text("\nWhat $ are they?")])
    let mathematics = RichText.Imported(
      html: """
        <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x &lt; 2</annotation>
        </semantics></math>!
        """
    )
    #expect(mathematics.text.runs == [.formula("x < 2"), .text("!")])
    let named = RichText.Imported(html: #"\(a &lt; b\)$$x &amp;= y&nbsp;z$$"#)
    #expect(named.text.runs == [.formula("a < b"), .formula("x &= y z")])
    #expect(RichText.Imported(html: "no marks").text.format == .plain)
    let spaced = RichText.Imported(html: #"\(5\ \) and $$x$$"#)
    #expect(spaced.text.runs == [.formula(#"5\ "#), .text(" and "), .formula("x")])
  }

  @Test func whatIsLeftOutOrFlattenedIsReported() {
    let read = RichText.Imported(
      html: """
        <table><tr><td>a</td></tr></table><video src="v"></video><video></video><blink>b</blink>
        <math></math>x<sup>q</sup>&nosuch;<img alt="none">
        """
    )
    #expect(
      read.losses.map(\.description) == [
        "table (1): kept as plain text", "video (2): left out", "blink (1): kept as plain text",
        "math (1): left out", "sup (1): kept as plain text", "&nosuch; (1): kept as plain text",
        "img (1): left out",
      ]
    )
    #expect(read.text.plainText.contains("x^q"))
  }

  private typealias Table = RichText.Table

  /// A table keeps its rows, its cells and the names of its columns.
  @Test func aTableStaysOne() throws {
    func table(_ html: String) throws -> RichText.Table {
      let tables = RichText.Imported(html: html).text.runs.compactMap { run in
        if case .table(let table) = run { table } else { nil }
      }
      return try #require(tables.first)
    }
    #expect(
      try table("<table><tr><th>Ion</th><th>q</th></tr><tr><td>Na</td><td>1</td></tr></table>")
        == Table(header: ["Ion", "q"], rows: [["Na", "1"]])
    )
    #expect(
      try table("<table><thead><tr><td>a<td>b<tbody><tr><td>c<td>d</table>")
        == Table(header: ["a", "b"], rows: [["c", "d"]])
    )
    // The name of a row is emphasized.
    #expect(
      try table("<table><tr><th>a</th><td>b</td></tr><tr><th>c</th><td><b>d</b></td></tr></table>")
        == Table(rows: [
          [RichText(markup: "*a*"), "b"], [RichText(markup: "*c*"), RichText(markup: "*d*")],
        ])
    )
    #expect(
      try table(
        "<table><tr><td colspan=2>a<td rowspan=2>b<tr><td>c<td>d<tr><td>e<td>f<td>g</table>"
      )
        == Table(rows: [["a", "", "b"], ["c", "d", ""], ["e", "f", "g"]])
    )
    #expect(
      try table("<table><tr><td><ul><li>a</li><li>b</li></ul></td><td>c<br>d</td></tr></table>")
        == Table(rows: [["• a\n• b", "c\nd"]])
    )
    #expect(
      try table(
        "<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table>d</td></tr></table>"
      )
        == Table(rows: [["a", "b | c\nd"]])
    )
  }

  @Test func textAroundATableStays() {
    let html = """
      <b>So<table><caption>Ions</caption><tr><td>a</td><td>b</td></tr></table>it</b> is\
      <ul><li>x<table><tr><td>c</td><td>d</td></tr></table></li><li>y</li></ul>
      """
    let read = RichText.Imported(html: html)
    #expect(read.losses.isEmpty)
    #expect(
      read.text.runs == [
        .emphasis("So"), .text("\nIons"), .table(Table(rows: [["a", "b"]])), .emphasis("it"),
        .text(" is\n• x"), .table(Table(rows: [["c", "d"]])), .text("• y"),
      ]
    )
  }

  /// Hostile HTML neither traps nor takes more than linear time.
  @Test(arguments: [
    "<a", "<b>", "</b>", "<ul>", "<li>", "\\(", "$$", "&amp", "<!--", "<script>", "<math>", "<sup>",
    "<a href='", "<img src=\"", "<td>", "<p \"", "&#99999999999;",
    "<ol start=9223372036854775807><li>",
    "<!", "<?", "<table>", "*", "\\", "<table><tr><td>", "<table><tr>",
    "<tr><td rowspan=99999 colspan=99999>", "<td><table>", "<table><td>a</table>",
  ])
  func longAndUnfinishedHTMLIsRead(part: String) {
    let read = RichText.Imported(html: String(repeating: part, count: 2000))
    #expect(read.losses.allSatisfy { $0.count > 0 })
    _ = read.text.runs
  }

  @Test func manyLinesThatAreEmptyAtTheEndAreLeftOutAtOnce() {
    let html = "<pre>a" + String(repeating: "\n", count: 20_000) + "</pre>"
    #expect(RichText.Imported(html: html).text == "a")
  }

  @Test func anyMixtureOfPartsIsReadAndWrittenAsItReads() {
    let parts = [
      "<b>", "</b>", "<i>", "</i>", "text", " ", "*", "$", "\\", "![", "](", ")", "<br>", "<li>",
      "<ul>", "</ul>", "&amp;", "<sub>", "</sub>", "2", "\\(x\\)", "<img src='r' alt='a]'>", "<p>",
      "<a href='u'>", "</a>", "<td>", "<tr>", "<", ">", "\"", "<table>", "</table>", "<th>",
      "</td>",
      "|", "---", "<thead>",
    ]
    forEachSeed(0..<300) { generator in
      let html = (0..<generator.draw(below: 30)).map { _ in
        parts[generator.draw(below: parts.count)]
      }
      .joined()
      let text = RichText.Imported(html: html).text
      try expectRoundTrip(text)
      // Marks of the text itself are escaped: reading again finds as many images as were written.
      let images = text.runs.count { if case .image = $0 { true } else { false } }
      try #require(images <= html.split(separator: "<img").count)
    }
  }
}
