// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

@Suite struct MathMLTests {
  /// Each formula without a prefix, as TeX.
  static let formulae = [
    ("<mfrac><mn>1</mn><mn>2</mn></mfrac>", "\\frac{1}{2}"),
    ("<msup><mi>c</mi><mn>2</mn></msup>", "c^2"),
    ("<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>", "E=mc^2"),
    ("<msub><mi>x</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn></mrow></msub>", "x_{i+1}"),
    ("<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>", "x_1^2"),
    ("<msqrt><mn>2</mn></msqrt>", "\\sqrt{2}"),
    ("<msqrt><mn>2</mn><mi>x</mi></msqrt>", "\\sqrt{2x}"),
    ("<mroot><mi>x</mi><mn>3</mn></mroot>", "\\sqrt[3]{x}"),
    ("<mfenced><mi>a</mi><mi>b</mi></mfenced>", "\\left(a,b\\right)"),
    ("<mfenced open='{' close=''><mi>a</mi></mfenced>", "\\left\\{a\\right."),
    (
      "<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mn>1</mn></mtd></mtr></mtable>",
      "\\begin{matrix}a & b \\\\ 1\\end{matrix}"
    ),
    ("<mover><mi>v</mi><mo>&rarr;</mo></mover>", "\\vec{v}"),
    ("<mover><mi>x</mi><mo>¯</mo></mover>", "\\overline{x}"),
    ("<munder><mo>lim</mo><mi>x</mi></munder>", "\\lim_x"),
    (
      "<munderover><mo>&sum;</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>",
      "\\sum_{i=1}^ni"
    ),
    ("<mover><mi>a</mi><mi>b</mi></mover>", "\\overset{b}{a}"),
    ("<mi>sin</mi><mi>x</mi>", "\\sin x"), ("<mi>&pi;</mi><mi>r</mi>", "\\pi r"),
    ("<mn>3</mn><mo>&times;</mo><mn>4</mn>", "3\\times4"),
    ("<mn>2</mn><mo>&InvisibleTimes;</mo><mi>x</mi>", "2x"),
    ("<mtext>50 % of</mtext><mspace width='1em'/><mi>x</mi>", "\\text{50 \\% of}\\quad x"),
    ("<mi>f</mi><mo>&#x2212;</mo><mi>abc</mi>", "f-\\mathrm{abc}"),
    ("<msup><mi>f</mi><mo>′</mo></msup>", "f'"),
    (
      "<mmultiscripts><mi mathvariant='normal'>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>",
      "{}_6^{14}\\mathrm{C}"
    ),
    (
      "<semantics><mrow><mi>x</mi></mrow><annotation encoding='application/x-tex'>x_{1} &lt; 2</annotation></semantics>",
      "x_{1} < 2"
    ),
    (
      "<semantics><mi>x</mi><annotation-xml encoding='MathML-Content'><ci>y</ci></annotation-xml></semantics>",
      "x"
    ),
    ("<mstyle displaystyle='true'><mi>a</mi></mstyle>", "a"),
  ]

  @Test(arguments: formulae) func aFormulaBecomesTeX(formula: String, tex: String) {
    let read = RichText.Imported(html: "Is <math>\(formula)</math>?")
    #expect(read.text.runs == [.text("Is "), .formula(tex), .text("?")])
    #expect(read.losses == [])
  }

  /// A prefix, a default namespace and the brackets of an editor make no difference.
  @Test(arguments: formulae) func theWayInWhichItIsWrittenDoesNotMatter(
    formula: String,
    tex: String
  ) {
    let prefixed = "<m:math>\(formula)</m:math>".replacing(/<(\/?)([a-z])/) { match in
      "<\(match.output.1)m:\(match.output.2)"
    }.replacing("m:m:math", with: "m:math")
    let namespace = #"<math xmlns="http://www.w3.org/1998/Math/MathML">\#(formula)</math>"#
    for html in [prefixed, namespace, namespace.uppercased().contains("ENCODING") ? "" : namespace]
    where !html.isEmpty {
      #expect(RichText.Imported(html: html).text.runs == [.formula(tex)], "\(html)")
    }
    let stored = namespace.replacing("<", with: "«").replacing(">", with: "»")
      .replacing("\"", with: "¨").replacing("&", with: "§")
    #expect(RichText.Imported(html: "a \(stored)").text.runs == [.text("a "), .formula(tex)])
  }

  @Test func whatIsNotKnownIsNamedAndItsContentKept() {
    let read = RichText.Imported(html: "<math><mi>x</mi><mstack><mn>12</mn></mstack></math>")
    #expect(read.text.runs == [.formula("x12")])
    #expect(read.losses.map(\.description) == ["math: mstack (1): left out"])
    #expect(read.losses.allSatisfy { $0.isContent })
  }

  @Test func formulaeOfEditorsInAttributesAreRead() {
    let picture =
      "<img class='Wirisformula' src='x.png' data-mathml='«math»«mi»x«/mi»«/math»' alt='x'>"
    #expect(RichText.Imported(html: picture).text.runs == [.formula("x")])
    let equation = "<img class='equation_image' data-equation-content='\\frac{1}{2}' src='e.png'>"
    #expect(RichText.Imported(html: equation).text.runs == [.formula("\\frac{1}{2}")])
  }

  /// Hostile formulae neither trap nor take more than linear time.
  @Test(arguments: [
    "<mrow>", "<math>", "</math>", "<math><mi>x</mi>", "<mfrac>", "<mover>", "&#8289;", "<m:math>",
    "<math><mtext>a</mtext>", "<mtr><mtd>", "<math ", "<mi>a", "«math»", "«/math»", "<mi '>",
  ]) func anyFormulaIsRead(part: String) {
    for start in ["", "<math>"] {
      let read = RichText.Imported(html: start + String(repeating: part, count: 5000))
      _ = read.text.runs
      #expect(read.losses.allSatisfy { $0.count > 0 })
    }
  }

  @Test func anyMixtureOfElementsIsRead() {
    let parts = [
      "<mrow>", "</mrow>", "<mfrac>", "</mfrac>", "<mi>x</mi>", "<mo>&amp;</mo>", "<mn>1</mn>",
      "<msup>", "</msup>", "<mtable>", "<mtr>", "<mtd>", "</mtable>", "<mtext>$ \\ {</mtext>",
      "<mover>", "</mover>", "<mfenced open='\\'>", "</mfenced>", "<mspace/>", "text", "</math>",
      "<math>", "<semantics>", "<annotation encoding='tex'>a$b\\</annotation>", "<mmultiscripts>",
    ]
    forEachSeed(0..<400) { generator in
      let html = (0..<generator.draw(below: 20)).compactMap { _ in
        generator.drawElement(of: parts)
      }
      let text = RichText.Imported(html: "<math>" + html.joined() + "</math> end").text
      try expectRoundTrip(text)
      // No dollar sign of a formula ends it.
      try #require(RichText(of: text.runs).runs == text.runs)
    }
  }
}
