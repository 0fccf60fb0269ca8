// SPDX-License-Identifier: Apache-2.0
public import QuizContent

extension RichText {
  /// Text read from the HTML of existing content, with notes on anything that could not be kept.
  ///
  /// ```swift
  /// let read = RichText.Imported(html: "<p>Water is H<sub>2</sub>O.</p><video src='w.mp4'></video>")
  /// read.text.plainText              // "Water is H₂O."
  /// read.losses.map(\.description)   // ["video (1): left out"]
  /// ```
  ///
  /// Markup has emphasis, formulae and images. So paragraphs and line breaks become lines; lists
  /// become lines with bullets or numbers; tables become a line for each row, with " | " between
  /// cells; a link keeps its address in parentheses. Bold, italic and underlined text and headings
  /// become emphasis. Formulae between `\(` and `\)`, `\[` and `\]`, or `$$`, and MathML become
  /// formulae in TeX. Subscripts and superscripts become the signs that Unicode has for them. What
  /// looks like a tag that HTML does not know, such as `<String>`, is text. Of addresses only those
  /// with `http`, `https` and `mailto`, paths and images in `data` are kept.
  ///
  /// - Complexity: O(*n*) in the length of the HTML.
  public struct Imported: Hashable, Sendable {
    /// Something that could not be kept unchanged.
    public struct Loss: Hashable, Sendable, CustomStringConvertible {
      /// The name of the element, such as `table` or `video`, or of something else, such as
      /// `&unknown;`.
      public let name: String
      /// Whether the text in it was kept and only its form is gone.
      public let isTextKept: Bool
      /// Whether learners would miss what is gone, as they would a film, but not a style.
      let isContent: Bool
      /// The number of times that it was met.
      public internal(set) var count: Int

      /// The loss in words, for authors and developers.
      public var description: String {
        "\(name) (\(count)): \(isTextKept ? "kept as plain text" : "left out")"
      }
    }

    /// The text.
    public let text: RichText
    /// All that could not be kept, in the order in which it was met first.
    public let losses: [Loss]

    /// Reads HTML, a whole page or a fragment, however badly formed it is.
    public init(html: String) {
      self.init(html: html) { _ in true }
    }

    /// Reads HTML, in which the alternative texts of some images stand in their places.
    init(html: String, showsImage: @escaping (String) -> Bool) {
      var reader = HTMLReader(html, showsImage: showsImage)
      reader.read()
      text = reader.hasMarkup ? RichText(markup: reader.markup) : RichText(reader.plain)
      losses = reader.losses
    }
  }
}
