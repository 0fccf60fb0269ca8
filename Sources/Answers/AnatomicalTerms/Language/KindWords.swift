// SPDX-License-Identifier: Apache-2.0

/// Words for the kind of a structure, without which many names are used: "(musculus) biceps brachii".
package enum KindWords {
  /// Returns a normalized name without the word for its kind; nil when there is none or too little else.
  package static func shortened(_ name: String) -> String? {
    let words = TermText.parts(of: name)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    let isInFront = inFront.contains(first)
    guard isInFront || behind.contains(last) else { return nil }
    let rest = isInFront ? words.dropFirst() : words.dropLast()
    // A numeral or "lata" says too little.
    guard rest.contains(where: { $0.count > 4 }) else { return nil }
    return rest.joined(separator: " ")
  }

  /// Returns the names that a name without its kind might be short for.
  package static func lengthened(_ rest: String) -> [String] {
    allInFront.map { "\($0) \(rest)" } + allBehind.map { "\(rest) \($0)" }
  }

  private static let allInFront = inFront.union(namesakesInFront)
  private static let allBehind = behind.union(namesakesBehind)

  private static let inFront: Set<Substring> = [
    "musculus", "os", "nervus", "arteria", "vena", "ligamentum",
  ]
  private static let behind: Set<Substring> = ["muscle", "bone"]

  /// Further kinds that share names with those.
  private static let namesakesInFront: Set<Substring> = [
    "ramus", "rami", "regio", "fossa", "sulcus", "facies", "margo", "processus", "sutura", "plexus",
    "ganglion", "truncus", "ductus", "glandula", "canalis", "foramen", "cartilago", "articulatio",
    "lobus", "sinus", "angulus", "pars", "nodi", "venae", "arteriae", "nervi", "ossa", "musculi",
    "tuberositas", "tuberculum", "fascia", "tendo", "crista", "incisura", "nucleus", "bursa",
  ]
  private static let namesakesBehind: Set<Substring> = [
    "nerve", "artery", "vein", "lobe", "sinus", "region", "process", "suture", "gland", "ligament",
    "fossa", "notch", "branch", "crest", "angle", "surface", "border", "plexus", "ganglion",
    "canal",
    "line", "pole", "joint", "duct", "cartilage", "nucleus", "gyrus", "sulcus", "part", "head",
  ]
}
