// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import PinLabels

/// The style in which an overlay is drawn.
public struct OverlayStyle: Hashable, Sendable {
  /// The place where names are written.
  public enum CaptionPlace: Hashable, Sendable {
    /// In columns at the left and the right of the image, as atlases have them. The drawing is
    /// wider than the image by the columns: its `viewBox` begins at negative coordinates, and (0,
    /// 0) is still the image's corner.
    case besideImage
    /// On the image, near the pins, so that the drawing is exactly as large as the image. Where
    /// pins are dense, captions can lie on each other.
    case onImage
  }

  /// Whether the overlay refers to the image by its record's file; otherwise it is to be laid over
  /// the image.
  public var showsImage: Bool
  /// Whether the areas of pins are drawn.
  public var showsRegions: Bool
  /// The language whose labels are written next to the pins; nil to write none, as in an exam.
  ///
  /// A pin without a label in that language has its number only.
  public var labelLanguage: Language?
  /// The place where names are written.
  public var captionPlace: CaptionPlace
  /// The size of letters, in points, where the image is shown 1,000 points wide or high; from 6 to
  /// 60.
  public var fontSize: Double {
    didSet { fontSize = Self.limited(fontSize) }
  }
  /// The width of the badge with a pin's number, in the same points; from 6 to 60.
  public var pinSize: Double {
    didSet { pinSize = Self.limited(pinSize) }
  }
  /// The pins whose areas are covered by an opaque mask, so that a name printed on the image cannot
  /// be read.
  ///
  /// Give all pins of a view to hide all and ask for one, or a single pin to hide one.
  /// A masked pin's name is not written in ``labelLanguage``.
  public var maskedPins: Set<Pin.ID>
  /// The masked pin that is asked for: its mask has another color and a thicker edge.
  public var askedPin: Pin.ID?
  /// The words for people who have the overlay read to them.
  public var words: Words

  /// Creates a style.
  ///
  /// Sizes outside of their range become the nearest in it.
  public init(
    showsImage: Bool = false,
    showsRegions: Bool = true,
    labelLanguage: Language? = nil,
    captionPlace: CaptionPlace = .besideImage,
    fontSize: Double = 16,
    pinSize: Double = 26,
    maskedPins: Set<Pin.ID> = [],
    askedPin: Pin.ID? = nil,
    words: Words = .english
  ) {
    self.showsImage = showsImage
    self.showsRegions = showsRegions
    self.labelLanguage = labelLanguage
    self.captionPlace = captionPlace
    self.fontSize = Self.limited(fontSize)
    self.pinSize = Self.limited(pinSize)
    self.maskedPins = maskedPins
    self.askedPin = askedPin
    self.words = words
  }

  private static func limited(_ size: Double) -> Double { size >= 6 ? min(size, 60) : 6 }
}

extension OverlayStyle {
  /// The words of a drawing in one language, for screen readers.
  ///
  /// There are words in the language of every phrasebook. An app with another language brings its
  /// own, in code or as JSON for a translator. There must be a text for every key of ``english``,
  /// with the same placeholders: a pin is `"Pin {name}"`.
  ///
  /// ```swift
  /// var texts = OverlayStyle.Words.english.texts
  /// texts["arrow"] = "Pil"   // and so on for the other keys
  /// let swedish = try OverlayStyle.Words(language: "sv", texts: texts)
  /// let drawing = sheet.svg(style: OverlayStyle(words: swedish))
  /// ```
  ///
  /// In JSON the words are an object: `{"language":"sv","texts":{"arrow":"Pil",...}}`.
  public struct Words: Hashable, Sendable {
    /// The language.
    public let language: Language
    /// The texts by their keys, with placeholders.
    public let texts: [String: String]

    /// The words in English.
    public static let english = Words(in: .english)

    /// Creates the words of a phrasebook.
    public init(in phrasebook: Phrasebook) {
      language = phrasebook.language
      texts = overlaySentences.table(in: phrasebook)
    }

    /// Creates the words of another language.
    ///
    /// - Throws: Every key that is missing or unknown, and everything that is wrong with the texts.
    public init(
      language: Language,
      texts: [String: String]
    ) throws(ContentError<JSONFault>) {
      self.language = language
      self.texts = texts
      var faults: [LocatedFault<JSONFault>] = []
      if language.rawValue.isEmpty {
        let reason = "the language is empty, expected a tag such as \"en\""
        faults.append(LocatedFault(.malformed(reason), at: ContentPlace().key("language")))
      }
      faults += overlaySentences.faults(of: texts, PluralRule(of: language)).map { key, reason in
        LocatedFault(.malformed(reason), at: ContentPlace().key("texts").key(key))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    func callAsFunction(_ sentence: Sentence) -> String {
      sentence.text(from: texts, PluralRule(of: language))
    }
  }
}

extension OverlayStyle.Words: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let language = record.field("language", \.language)
    let texts = record.field("texts", \.texts)
    return try OverlayStyle.Words(language: language(), texts: texts())
  }
}

/// The words that the module has.
package let overlaySentences = SentenceCatalog(
  "overlay",
  english: [
    "pin": "Pin {name}",
    "arrow": "Arrow",
    "highlight": "Highlighted part",
    "verdict.correct": "right",
    "verdict.wrong": "wrong",
    "verdict.partial": "partly right",
    "verdict.unanswered": "not answered",
  ]
)
