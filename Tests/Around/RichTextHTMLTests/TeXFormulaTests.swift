// SPDX-License-Identifier: Apache-2.0
import RichTextHTML
import Testing

@Suite("Formulae")
struct TeXFormulaTests {
  @Test(
    "are drawn as MathML",
    arguments: [
      ("x^2", "<msup><mi>x</mi><mrow><mn>2</mn></mrow></msup>"),
      ("K_a", "<msub><mi>K</mi><mi>a</mi></msub>"),
      ("\\frac{7}{8}", "<mfrac><mrow><mn>7</mn></mrow><mrow><mn>8</mn></mrow></mfrac>"),
      ("\\frac 7 8", "<mfrac><mn>7</mn><mn>8</mn></mfrac>"),
      ("2 \\times 3.5", "<mn>2</mn><mo>×</mo><mn>3.5</mn>"),
      ("5, so", "<mn>5</mn><mo>,</mo><mi>s</mi><mi>o</mi>"),
      ("\\mathrm{H}", "<mrow><mi mathvariant=\"normal\">H</mi></mrow>"),
      ("\\sqrt[3]{x}", "<mroot><mrow><mi>x</mi></mrow><mrow><mn>3</mn></mrow></mroot>"),
      ("\\sqrt x", "<msqrt><mi>x</mi></msqrt>"), ("a < b", "<mi>a</mi><mo>&lt;</mo><mi>b</mi>"),
      ("\\wobble x", "<mtext>\\wobble</mtext><mi>x</mi>"),
      ("f'^2", "<msup><mi>f</mi><mrow><mo>′</mo><mn>2</mn></mrow></msup>"),
      ("a_1^2", "<msubsup><mi>a</mi><mn>1</mn><mrow><mn>2</mn></mrow></msubsup>"),
      (
        "a_1_2",
        "<msub><mi>a</mi><mrow><mn>1</mn><mn>2</mn></mrow></msub>"
      ), ("\\sin \\alpha\\,y", "<mi>sin</mi><mi>α</mi><mspace width=\"0.17em\"/><mi>y</mi>"),
      (
        "\\text{a b} c",
        "<mrow><mi mathvariant=\"normal\">a</mi><mspace width=\"0.3em\"/>"
          + "<mi mathvariant=\"normal\">b</mi></mrow><mi>c</mi>"
      ),
      (
        "\\begin{matrix}a & b \\\\ 1\\end{matrix}",
        "<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mn>1</mn></mtd></mtr></mtable>"
      ),
      (
        "\\begin{pmatrix}1\\end{pmatrix}",
        "<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo></mrow>"
      ),
      ("\\overline{x}", "<mover><mrow><mi>x</mi></mrow><mo>¯</mo></mover>"),
      ("\\underset{n}{a}", "<munder><mrow><mi>a</mi></mrow><mrow><mi>n</mi></mrow></munder>"),
      (
        "\\begin{cases}x",
        "<mrow><mo>{</mo><mtable><mtr><mtd><mi>x</mi></mtd></mtr></mtable></mrow>"
      ),
      ("\\left. x\\right|", "<mi>x</mi><mo>|</mo>"), ("-\\{", "<mo>−</mo><mo>{</mo>"),
    ]
  )
  func mathML(tex: String, inner: String) {
    #expect(TeXFormula(tex).mathML == "<math><mrow>\(inner)</mrow></math>")
  }

  @Test(
    "are written on a line of text",
    arguments: [
      ("K_\\mathrm{a} = 10^{-5}", "Kₐ = 10⁻⁵"), ("\\mathrm{SO_4^{2-}}", "SO₄²⁻"),
      ("\\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix}", "(1, 2; 3, 4)"), ("\\vec{v}", "v\u{20D7}"),
      ("\\binom{n}{2}", "(n; 2)"),
      ("2 \\times 3 \\cdot x", "2 × 3 · x"), ("x^{2y}", "x^(2y)"), ("x^y", "x^y"),
      ("x_{ij}", "x_(ij)"), ("a\\,b", "a b"), ("\\wobble x", "\\wobble x"),
      ("\\frac{1}{2}", "1/2"), ("\\frac{a + b}{c}", "(a + b)/c"), ("\\sqrt{2}", "√2"),
      ("\\sqrt[3]{x + 1}", "³√(x + 1)"), ("\\sqrt[m]{x}", "[m]√x"), ("f'(x)", "f'(x)"),
      ("a \\le \\pi", "a ≤ π"), ("\\sin x", "sin x"), ("\\text{if } x", "if  x"), ("", ""),
    ]
  )
  func plainText(tex: String, text: String) {
    #expect(TeXFormula(tex).plainText == text)
  }

  @Test(
    "end, whatever is written",
    arguments: [
      String(repeating: "{", count: 5_000), String(repeating: "x^", count: 3_000), "\\", "^", "}{_",
      "\\frac", String(repeating: "\\sqrt", count: 2_000), "\\sqrt[", "x^}", "'",
      String(repeating: "\\mathrm{", count: 10_000), String(repeating: "\\frac", count: 9_999),
    ]
  )
  func hostile(tex: String) {
    let formula = TeXFormula(tex)
    #expect(formula.mathML.hasSuffix("</mrow></math>"))
    #expect(isWellFormed(formula.mathML))
    #expect(formula.plainText.count <= 4 * tex.count)
  }

  @Test("never become markup of their own, whatever signs they have")
  func escaping() {
    for tex in ["<b>", "\\<", "<\u{338}b \"\u{301}'", "x_<", "\\sqrt[<]{&}", "\\text{<i>}"] {
      let html = TeXFormula(tex).mathML
      #expect(isWellFormed(html), "\(html)")
      #expect(!html.unicodeScalars.contains("'"))
    }
  }

  @Test("of random signs have the children that each element needs")
  func children() {
    let signs = [
      "{", "}", "^", "_", "'", "\\frac", "\\sqrt", "[", "]", "\\mathrm", " ", "x", "1", "\\",
    ]
    var state: UInt32 = 7
    for _ in 0..<2_000 {
      var tex = ""
      for _ in 0..<12 {
        state = state &* 1_664_525 &+ 1_013_904_223
        tex += signs[Int(state >> 16) % signs.count]
      }
      #expect(isWellFormed(TeXFormula(tex).mathML), "\(tex)")
    }
  }

  /// Whether every element ends, and has as many children as MathML asks for.
  private func isWellFormed(_ html: String) -> Bool {
    let needed = ["mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3]
    var open: [(name: String, children: Int)] = [("", 0)]
    for piece in html.split(separator: "<") {
      guard let end = piece.unicodeScalars.firstIndex(of: ">") else { return false }
      let tag = String(piece[..<end])
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), "/\(last.name)" == tag else { return false }
        if let count = needed[last.name], count != last.children { return false }
      } else {
        let name = String(tag.prefix { $0.isLetter })
        open[open.count - 1].children += 1
        if !tag.hasSuffix("/") { open.append((name, 0)) }
      }
    }
    return open.count == 1
  }
}
