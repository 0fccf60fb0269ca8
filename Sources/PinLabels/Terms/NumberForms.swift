/// Whether two names differ only in that one means several of what the other means one of.
enum NumberForms {
  /// Whether the first name is the plural of the second, both normalised: "musculi" of "musculus".
  static func isPlural(_ plural: String, of singular: String) -> Bool {
    let plurals = plural.split(separator: " ")
    let singulars = singular.split(separator: " ")
    guard plurals.count == singulars.count, plurals != singulars else { return false }
    return zip(plurals, singulars).allSatisfy { $0 == $1 || isPluralWord($0, of: $1) }
  }

  private static func isPluralWord(_ plural: Substring, of singular: Substring) -> Bool {
    endings.contains { one, many in
      singular.hasSuffix(one) && plural.hasSuffix(many)
        && singular.count - one.count >= 2
        && singular.dropLast(one.count) == plural.dropLast(many.count)
    } || (singular == "os" && plural == "ossa")
  }

  /// Endings of the singular and the plural in Latin, English and German.
  private static let endings: [(one: String, many: String)] = [
    ("us", "i"), ("a", "ae"), ("um", "a"), ("is", "es"), ("e", "ia"), ("er", "ri"), ("on", "a"),
    ("en", "ina"), ("or", "ores"), ("ior", "iores"), ("ius", "iora"), ("us", "ora"), ("us", "era"),
    ("io", "iones"), ("o", "ines"), ("o", "ones"), ("as", "ates"), ("ix", "ices"), ("ex", "ices"),
    ("ut", "ita"), ("s", "tes"), ("", "s"), ("", "es"), ("y", "ies"), ("", "e"), ("", "n"),
    ("", "en"), ("", "er"),
  ]
}
