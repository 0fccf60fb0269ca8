extension String {
  /// The text in a form that is equal for all cases of its letters.
  ///
  /// The standard library has no case folding, but its full case mappings lead to the same classes: lower,
  /// upper and lower case again, scalar by scalar. (Lower first, because the capital "ẞ" has no other upper
  /// case, and its lower case "ß" has "SS".) The one exception is the dotless "ı", whose upper case is that
  /// of "i" although folding keeps the two apart.
  ///
  /// Source: The Unicode Standard, section 3.13, "Default Case Algorithms".
  var caseFolded: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isASCII {
        result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else if scalar == "ı" {
        result.append(scalar)
      } else {
        let lower = scalar.properties.lowercaseMapping
        let upper = lower.unicodeScalars.map(\.properties.uppercaseMapping).joined()
        for scalar in upper.unicodeScalars {
          result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        }
      }
    }
    return String(result)
  }
}
