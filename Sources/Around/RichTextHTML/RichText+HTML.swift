// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import QuizContent

extension RichText {
  /// The text as HTML, with the alternative texts of images in their places.
  ///
  /// Whatever the author wrote is shown and never becomes markup, so the HTML can stand in any
  /// page.
  public var html: String { html { _ in nil } }

  /// The text as HTML: emphasis, formulae as MathML, images, tables and line breaks.
  ///
  /// ```swift
  /// let text = RichText(markup: "Is $x^2 < 4$ *always* true?")
  /// text.html { "/images/\($0)" }
  /// ```
  ///
  /// Whatever the author wrote is shown and never becomes markup, so the HTML can stand in any
  /// page.
  ///
  /// - Parameter imageAddress: Gives the address of an image by the reference in the text, or nil
  ///   where the front end does not have it; its alternative text then stands in its place, in a
  ///   `span` of the class `missing-image`.
  /// - Returns: HTML for the inside of a paragraph, or of a `div` where there is a table in it.
  public func html(imageAddress: (String) -> String?) -> String {
    runs.map { $0.html(imageAddress: imageAddress) }.joined()
  }
}

extension RichText.Run {
  /// The run as HTML, with the alternative text of an image in its place.
  public var html: String { html { _ in nil } }

  /// The run as HTML.
  ///
  /// - Parameter imageAddress: Gives the address of an image, as for the whole text.
  /// - Returns: HTML for the inside of a paragraph, or of a `div` where there is a table in it.
  public func html(imageAddress: (String) -> String?) -> String {
    switch self {
    case .text(let text):
      text.escapedForHTML.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        .joined(separator: "<br>")
    case .emphasis(let text): "<em>\(text.escapedForHTML)</em>"
    case .formula(let tex): TeXFormula(tex).mathML
    case .image(let reference, let alternative):
      if let address = imageAddress(reference) {
        "<img src=\"\(address.escapedForHTML)\" alt=\"\(alternative.escapedForHTML)\">"
      } else {
        "<span class=\"missing-image\" role=\"img\">\(alternative.escapedForHTML)</span>"
      }
    case .table(let table):
      table.html { $0.html(imageAddress: imageAddress) }
    }
  }
}

extension String {
  /// The text with the characters that HTML gives a meaning written as entities.
  ///
  /// It is safe between tags and in quoted attributes.
  public var escapedForHTML: String { escapedForMarkup { $0 == "'" ? "&#39;" : nil } }
}
