// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@testable import Classroom

struct MathMLTests {
  @Test(arguments: [
    ("x^2", "<msup><mi>x</mi><mrow><mn>2</mn></mrow></msup>"),
    ("K_a", "<msub><mi>K</mi><mi>a</mi></msub>"),
    ("\\frac{7}{8}", "<mfrac><mrow><mn>7</mn></mrow><mrow><mn>8</mn></mrow></mfrac>"),
    ("2 \\times 3.5", "<mn>2</mn><mo>×</mo><mn>3.5</mn>"),
    ("\\mathrm{H}", "<mrow><mi mathvariant=\"normal\">H</mi></mrow>"),
    ("\\sqrt[3]{x}", "<mroot><mrow><mi>x</mi></mrow><mrow><mn>3</mn></mrow></mroot>"),
    ("a < b", "<mi>a</mi><mo>&lt;</mo><mi>b</mi>"),
    ("\\wobble x", "<mtext>\\wobble</mtext><mi>x</mi>"),
  ])
  func aFormulaIsDrawn(tex: String, inner: String) {
    #expect(MathML(tex).html == "<math><mrow>\(inner)</mrow></math>")
  }

  @Test(arguments: [
    String(repeating: "{", count: 5_000), String(repeating: "x^", count: 3_000), "\\", "^", "}{_",
    "\\frac", String(repeating: "\\sqrt", count: 2_000),
  ])
  func whateverIsWrittenEnds(tex: String) {
    #expect(MathML(tex).html.hasSuffix("</mrow></math>"))
  }
}

struct RichTextHTMLTests {
  @Test func textOfAuthorsIsNoMarkup() {
    let text = RichText(markup: "<b> & *\"so\"* ![a < b](x.png)")
    #expect(
      text.html == "&lt;b&gt; &amp; <em>&quot;so&quot;</em> "
        + "<span class=\"missing-image\" role=\"img\">a &lt; b</span>"
    )
  }
}

struct WordsTests {
  /// The tables by their languages.
  private func tables() throws -> [Phrasebook: [String: String]] {
    let words = try Words()
    return Dictionary(uniqueKeysWithValues: Words.phrasebooks.map { ($0, words[$0]) })
  }

  @Test func everyLanguageHasTheSameWords() throws {
    let tables = try tables()
    let keys = Set(try #require(tables[.english]).keys)
    for (phrasebook, table) in tables { #expect(Set(table.keys) == keys, "\(phrasebook)") }
  }

  @Test func everyWordOfATemplateIsThere() throws {
    let english = try #require(try tables()[.english])
    let folder = Resources.folder.appending(path: "Views")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.isEmpty)
    for name in names {
      let template = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for match in template.matches(of: /frame\.words\.([A-Za-z.]+)/) {
        #expect(english[String(match.1)] != nil, "\(match.1) in \(name)")
      }
    }
  }

  @Test(
    arguments: [
      (nil, "de-AT,de;q=0.9,en;q=0.8", "de"), (nil, "fr,en;q=0.5", "en"), ("de", "en", "de"),
      (nil, "en;q=0.2, de;q=0.7", "de"), (nil, "", "en"), (nil, ";;;q=x,,", "en"),
      ("xx", "de", "de"),
    ] as [(String?, String, String)]
  )
  func aVisitorReadsTheirLanguage(chosen: String?, accepted: String, language: String) {
    #expect(Words.phrasebook(chosen: chosen, accepted: accepted).language.rawValue == language)
  }
}
