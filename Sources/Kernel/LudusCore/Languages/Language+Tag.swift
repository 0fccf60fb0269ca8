// SPDX-License-Identifier: Apache-2.0
extension Language {
  /// The tag as RFC 5646 recommends to write it: in lower case but for a region's capitals and a script's
  /// initial; nil when it is no tag of BCP 47.
  ///
  /// Only the form is checked: a primary subtag of two to eight letters, then subtags of one to eight letters
  /// or digits, joined by hyphens.
  public var canonical: Language? {
    let subtags = rawValue.split(separator: "-", omittingEmptySubsequences: false)
    func isSubtag(_ subtag: Substring) -> Bool {
      1...8 ~= subtag.utf8.count && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let primary = subtags.first, primary.utf8.count >= 2, primary.allSatisfy(\.isLetter),
      subtags.allSatisfy(isSubtag)
    else { return nil }
    let parts = subtags.enumerated().map { offset, subtag in
      switch subtag.utf8.count {
      case 2 where offset > 0: subtag.uppercased()
      case 4 where offset > 0: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.lowercased()
      }
    }
    return Language(parts.joined(separator: "-"))
  }
}
