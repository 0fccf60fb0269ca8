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
