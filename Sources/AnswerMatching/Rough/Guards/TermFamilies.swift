/// Sets of terms of which each is another term for all others: names of elements, countries and months,
/// number words, and words that are often taken for each other.
struct TermFamilies: Sendable {
  private(set) var members: [[String]] = []
  private var familiesOfTerm: [String: [Int]] = [:]

  /// Reads families.
  ///
  /// - Parameter lines: A family a line; its terms have blanks between them, and a term of several words has
  ///   underscores. They are case-folded, as the words that are looked up: "dreissig".
  init(_ lines: String) {
    for line in lines.caseFolded.split(separator: "\n") {
      add(line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) })
    }
  }

  /// The families of several languages.
  init(_ families: TermFamilies...) {
    for family in families.flatMap(\.members) { add(family) }
  }

  private mutating func add(_ terms: [String]) {
    for term in terms {
      familiesOfTerm[term, default: []].append(members.count)
    }
    members.append(terms)
  }

  /// The other terms of all families that a term belongs to.
  func relatives(of term: String) -> [String] {
    (familiesOfTerm[term] ?? []).flatMap { members[$0] }.filter { $0 != term }
  }
}
