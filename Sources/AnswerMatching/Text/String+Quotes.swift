extension String {
  /// The text with `'` and `"` for typographic apostrophes and quotes.
  package var withStraightQuotes: String {
    guard utf8.contains(where: \.mayBeginQuote) else { return self }
    return replacingEach(\.straightQuote)
  }
}

extension UInt8 {
  /// Whether this is the first byte of any character that is replaced, in UTF-8.
  ///
  /// It saves looking at each character of a text without them, such as one with umlauts.
  fileprivate var mayBeginQuote: Bool {
    switch self {
    case UInt8(ascii: "`"), 0xC2, 0xCA, 0xE1, 0xE2, 0xE3, 0xEF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var straightQuote: Unicode.Scalar {
    switch self {
    case "‘", "’", "‚", "‛", "‹", "›", "❛", "❜", "`", "´", "ʻ", "ʼ", "＇", "\u{1FEF}", "\u{1FFD}":
      "'"
    case "“", "”", "„", "‟", "«", "»", "❝", "❞", "〝", "〞", "〟", "＂":
      "\""
    default:
      self
    }
  }
}
