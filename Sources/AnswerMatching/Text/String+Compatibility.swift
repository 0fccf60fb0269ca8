extension String {
  /// The text with plain characters for those that are variants of others.
  ///
  /// What a superscript, a subscript or a number in one character is replaced by does not run together with
  /// digits beside it: "10²" becomes "10^2", "10₂" becomes "10_2", and "3½" becomes "3 1/2".
  var withoutCompatibilityForms: String {
    guard !isASCII, unicodeScalars.contains(where: { plainForms[$0] != nil }) else { return self }
    var result = String.UnicodeScalarView()
    var separatorBefore: Unicode.Scalar?
    for scalar in unicodeScalars {
      let plain = plainForms[scalar]
      let separator = separators[scalar]?.first
      if result.last?.isASCIIDigit == true {
        if let separator, separator == " " || separator != separatorBefore {
          result.append(separator)
        } else if separator == nil, separatorBefore != nil,
          (plain?.first ?? scalar).isASCIIDigit
        {
          result.append(" ")
        }
      }
      if let plain {
        result.append(contentsOf: plain)
      } else {
        result.append(scalar)
      }
      separatorBefore = separator
    }
    return String(result)
  }
}

// Made once, when the first text with a character outside ASCII comes.

/// Characters by what stands for them.
private let plainForms = ScalarTable(CompatibilityForms.all)

/// Characters by what separates them from a digit before them.
private let separators = ScalarTable([
  (plain: "^", replaced: CompatibilityForms.superscripts.map(\.replaced).joined()),
  (plain: "_", replaced: CompatibilityForms.subscripts.map(\.replaced).joined()),
  (plain: " ", replaced: CompatibilityForms.numbers.map(\.replaced).joined()),
])
