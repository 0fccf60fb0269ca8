extension String {
  /// The text with a blank for every hyphen between two letters.
  var withoutHyphens: String {
    guard unicodeScalars.contains(where: \.isHyphen) else { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar.isHyphen, rest.first?.isLetter == true, result.lastBase?.isLetter == true {
        result.append(" ")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isHyphen: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}": true
    default: false
    }
  }
}
