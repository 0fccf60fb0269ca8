// SPDX-License-Identifier: Apache-2.0
import QuizContent
import RichTextHTML
import Testing

@Suite("Rich text as HTML")
struct RichTextHTMLTests {
  @Test("text of authors is no markup")
  func escaping() {
    let text = RichText(markup: "<b> & *\"so\"* ![a < b](x.png)")
    #expect(
      text.html == "&lt;b&gt; &amp; <em>&quot;so&quot;</em> "
        + "<span class=\"missing-image\" role=\"img\">a &lt; b</span>"
    )
  }

  @Test("a sign with an accent is escaped, too, as it is two to a browser")
  func accents() {
    #expect(
      "<\u{338}'\u{301}\"\u{301}&\u{301}".escapedForHTML
        == "&lt;\u{338}&#39;\u{301}&quot;\u{301}&amp;\u{301}"
    )
  }

  @Test("images that the front end has are shown")
  func images() {
    let text = RichText(markup: "![a \"b\"](x.png)![c](y.png)")
    let html = text.html { $0 == "x.png" ? "/images?of=\($0)&n='" : nil }
    #expect(
      html == "<img src=\"/images?of=x.png&amp;n=&#39;\" alt=\"a &quot;b&quot;\">"
        + "<span class=\"missing-image\" role=\"img\">c</span>"
    )
  }

  @Test("lines end where the author ended them")
  func lines() {
    #expect(RichText("a\nb\r\n\nc").html == "a<br>b<br><br>c")
    #expect(RichText("").html == "")
  }

  @Test("a table has rows and cells")
  func tables() {
    let text = RichText(markup: "So:\n| *a* | b<c |\n|---|---|\n| $x$ | ![d](d.png) |\nOk")
    #expect(
      text.html { _ in "d" }
        == "So:<table><thead><tr><th><em>a</em></th><th>b&lt;c</th></tr></thead><tbody><tr>"
        + "<td><math><mrow><mi>x</mi></mrow></math></td><td><img src=\"d\" alt=\"d\"></td></tr></tbody></table>Ok"
    )
    #expect(
      RichText(markup: "| a |\n|---|").html == "<table><thead><tr><th>a</th></tr></thead></table>"
    )
  }

  @Test("formulae are MathML")
  func formulae() {
    #expect(RichText(markup: "so $x$").html == "so <math><mrow><mi>x</mi></mrow></math>")
    #expect(RichText.Run.formula("x").html == "<math><mrow><mi>x</mi></mrow></math>")
  }
}
