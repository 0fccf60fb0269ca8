extension String {
  /// The text without white space at the ends, with single blanks, and without invisible characters.
  var withPlainSpacing: String {
    var result = String.UnicodeScalarView()
    var needsBlank = false
    for scalar in unicodeScalars where !scalar.isInvisible {
      if scalar.properties.isWhitespace {
        needsBlank = !result.isEmpty
      } else {
        if needsBlank {
          result.append(" ")
          needsBlank = false
        }
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar shows nothing and joins nothing.
  ///
  /// The zero-width joiner and non-joiner are not among these: they change how their neighbours
  /// look.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x00AD,  // soft hyphen
      0x200B,  // zero-width space
      0x200E, 0x200F, 0x061C,  // direction marks
      0x202A...0x202E, 0x2066...0x2069,  // direction embeddings and isolates
      0x2060,  // word joiner
      0xFEFF:  // byte order mark
      true
    default:
      false
    }
  }
}
