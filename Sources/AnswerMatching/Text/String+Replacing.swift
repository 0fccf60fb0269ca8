extension String {
  /// Returns the text with each character replaced by another, or itself when none is.
  func replacingEach(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    guard unicodeScalars.contains(where: { replacement($0) != $0 }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(replacement(scalar))
    }
    return String(result)
  }
}
