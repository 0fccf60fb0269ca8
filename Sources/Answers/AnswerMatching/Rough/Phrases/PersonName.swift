// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// The name of a person, and the shorter forms of it that people use.
struct PersonName {
  /// The name as it is listed.
  let text: String

  /// The surname with and without the words before it, and the name without those between the first name and the surname.
  ///
  /// The words before a surname begin in lower case: "van Beethoven". None for a name of one word, and for one with a number,
  /// which belongs to the first name: "Louis XIV".
  var shorterForms: [String] {
    let words = text.split(separator: " ")
    guard words.count > 1, words.count <= PhraseAlignment.maximumWords, let first = words.first,
      let surname = words.last, surname.allSatisfy({ $0.isLetter || "-'’".contains($0) }),
      !PhraseWord(surname).isRomanNumeral
    else { return [] }
    let particles = words.dropFirst().dropLast().reversed().prefix { $0.first?.isLowercase == true }
    let whole = (particles.reversed() + [surname]).joined(separator: " ")
    var forms: [String] = []
    for form in [whole, String(surname), "\(first) \(whole)", "\(first) \(surname)"]
    where form != text && !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }
}

extension PersonName {
  /// The name with the surname last where it stands first, as in "Shakespeare, William"; nil for other texts.
  var inSpokenOrder: String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard parts.count == 2, parts[0].split(separator: " ").last?.first?.isUppercase == true,
      parts[1].first?.isUppercase == true
    else { return nil }
    return "\(parts[1]) \(parts[0])"
  }
}

extension [PhraseWord] {
  /// The words between others of a name that people leave out.
  struct NameParts {
    /// The places of particles, as in "Johann Wolfgang von Goethe".
    let particles: Set<Int>
    /// The places of initials behind the first name, as that of Franklin Delano Roosevelt.
    let initials: Set<Int>
  }

  /// The words that may be missing from the name of a person, of which two others stay.
  var optionalNameParts: NameParts {
    let inner = indices.dropFirst().dropLast()
    let particles = inner.filter { self[$0].isParticle }
    guard count - particles.count > 1 else { return NameParts(particles: [], initials: []) }
    return NameParts(
      particles: Set(particles),
      initials: Set(inner.filter { self[$0].isSingleCapital })
    )
  }

  /// Whether the words could be the name of a person: all begin with a capital but the particles, and none has a number.
  var isName: Bool {
    guard count > 1, let last, last.length > 1, !last.isRomanNumeral else { return false }
    return allSatisfy { !$0.hasNumber && ($0.isParticle || $0.surface.first?.isUppercase == true) }
  }
}
