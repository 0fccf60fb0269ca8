// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

private let shelfSentences = SentenceCatalog(
  "shelf",
  english: [
    "full": "The shelf is full.",
    "book.unknown": "There is no such book.",
    "book.tooHeavy": "{count, plural, one {# book is} other {# books are}} too heavy.",
  ]
)

private enum SlipError: PresentableError {
  case lost(String)

  var description: String { "a slip is lost" }

  func sentence(in phrasebook: Phrasebook) -> String { "It is lost in \(phrasebook.language)." }
}

private enum ShelfError: WordedError {
  case full
  case closed
  case book(BookError)
  case slip(SlipError)
  case texts([String], of: Identifier<SlipError>?)
  case color(Color, at: Int)

  enum BookError {
    case unknown(Identifier<BookError>)
    case tooHeavy(Int, expected: ClosedRange<Int>)
    case lent(to: String)
    case torn
  }

  enum Color: String {
    case red
  }

  static var sentences: SentenceCatalog { shelfSentences }

  var wording: Wording {
    switch self {
    case .full: "full"
    case .closed: Wording("full", case: "closed")
    case .book(.unknown), .book(.lent), .book(.torn): "book.unknown"
    case .book(.tooHeavy(let count, _)): Wording("book.tooHeavy", ["count": .count(count)])
    case .slip(let error): Wording(error)
    case .texts(let texts, _):
      Wording { _, say in (["full"] + texts.map { Sentence($0) }).map(say).joined(separator: " ") }
    case .color: "full"
    }
  }
}

struct WordedErrorTests {
  @Test(arguments: [
    (ShelfError.full, "The shelf is full. (full)"),
    (.closed, "The shelf is full. (closed)"),
    (.book(.unknown("a")), #"There is no such book. (book.unknown: "a")"#),
    (
      .book(.tooHeavy(2, expected: 0...1)),
      "2 books are too heavy. (book.tooHeavy: 2, expected: 0...1)"
    ),
    (.book(.lent(to: "ada")), #"There is no such book. (book.lent, to: "ada")"#),
    (.book(.torn), "There is no such book. (book.torn)"),
    (.slip(.lost("x")), "It is lost in en. (slip: a slip is lost)"),
    (
      .texts(["full"], of: "a"),
      #"The shelf is full. The shelf is full. (texts: ["full"], of: "a")"#
    ),
    (.texts([], of: nil), "The shelf is full. (texts: [], of: nil)"),
    (.color(.red, at: 1), "The shelf is full. (color: red, at: 1)"),
  ])
  private func aDescriptionIsTheEnglishSentenceAndTheCase(error: ShelfError, text: String) {
    #expect("\(error)" == text)
  }

  @Test func aSentenceIsInTheLanguageOfThePhrasebook() {
    let phrasebook = Phrasebook(
      "de",
      plurals: .one,
      sections: Phrasebook.Sections(
        """
        [shelf]
        full = Das Regal ist voll.
        book.tooHeavy = {count, plural, one {# Buch ist} other {# Bücher sind}} zu schwer.
        """
      )
    )
    #expect(ShelfError.full.sentence(in: phrasebook) == "Das Regal ist voll.")
    #expect(
      ShelfError.book(.tooHeavy(1, expected: 0...0)).sentence(in: phrasebook)
        == "1 Buch ist zu schwer."
    )
    #expect(ShelfError.slip(.lost("x")).sentence(in: phrasebook) == "It is lost in de.")
  }

  /// Errors of all engines can be caught as one.
  @Test func anErrorThatPeopleAreToldAboutIsOnlyThat() {
    let error: any Error = ShelfError.full
    #expect((error as? any PresentableError)?.sentence(in: .english) == "The shelf is full.")
  }
}
