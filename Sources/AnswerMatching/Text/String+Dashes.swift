extension String {
  /// The text with `-` for every hyphen, dash and minus sign.
  package var withPlainDashes: String {
    isASCII ? self : replacingEach { $0.isDash ? "-" : $0 }
  }
}

extension Unicode.Scalar {
  fileprivate var isDash: Bool {
    switch value {
    case 0x2010...0x2015,  // hyphens, figure, en and em dash, horizontal bar
      0x02D7, 0x2212,  // minus signs
      0x2043,  // hyphen bullet
      0xFE58, 0xFE63, 0xFF0D:  // small and full-width forms
      true
    default:
      false
    }
  }
}
