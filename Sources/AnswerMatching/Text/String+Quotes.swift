extension String {
  /// The text with `'` and `"` for typographic apostrophes and quotes.
  var withStraightQuotes: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.straightQuote)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var straightQuote: Unicode.Scalar {
    switch self {
    case "‘", "’", "‚", "‛", "‹", "›", "`", "´", "ʼ", "＇", "\u{1FEF}", "\u{1FFD}": "'"
    case "“", "”", "„", "‟", "«", "»", "＂": "\""
    default: self
    }
  }
}
