extension String {
  /// The text with `'` and `"` for typographic apostrophes and quotes.
  var withStraightQuotes: String {
    guard utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "`") }) else { return self }
    return replacingEach(\.straightQuote)
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
