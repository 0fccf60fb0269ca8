// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

struct MarkupTests {
  @Test(arguments: [
    ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d"), ("", ""), ("Größe", "Größe"),
    ("\"\u{301} x", "&quot;\u{301} x"), ("<\u{338}script", "&lt;\u{338}script"),
    ("&\u{20DD}", "&amp;\u{20DD}"),
  ])
  func signsAreEscapedWhateverIsCombinedWithThem(text: String, expected: String) {
    #expect(Array(text.escapedForMarkup().unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func aFormatReplacesFurtherSignsAndCannotUndoThose() {
    let escaped = "a\nb<".escapedForMarkup { $0 == "\n" ? "<br>" : $0 == "<" ? "<" : nil }
    #expect(escaped == "a<br>b&lt;")
  }
}
