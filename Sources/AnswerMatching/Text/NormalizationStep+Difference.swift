extension NormalizationStep {
  /// What two texts differ in when only this step makes them equal, as part of a sentence: "the same but for
  /// spacing".
  var difference: String {
    switch self {
    case .spacing: "spacing"
    case .compatibility: "special forms of characters"
    case .umlauts: "the spelling of umlauts"
    case .sharpS: "the spelling of ß"
    case .diacritics: "marks on letters"
    case .caseFolding: "upper and lower case"
    case .quotes: "the form of quotes"
    case .dashes: "the form of dashes"
    case .punctuation: "punctuation"
    case .hyphens: "hyphens"
    case .englishArticles: "an English article"
    case .germanArticles: "a German article"
    case .conjunctions: "the sign for “and”"
    case .numerals: "the notation of numbers"
    }
  }

  /// The ``difference`` in German: "gleich bis auf die Leerzeichen".
  var differenceInGerman: String {
    switch self {
    case .spacing: "die Leerzeichen"
    case .compatibility: "besondere Zeichenformen"
    case .umlauts: "die Schreibweise der Umlaute"
    case .sharpS: "die Schreibweise des ß"
    case .diacritics: "Akzente und andere Zeichen an Buchstaben"
    case .caseFolding: "die Groß- und Kleinschreibung"
    case .quotes: "die Form der Anführungszeichen"
    case .dashes: "die Form der Striche"
    case .punctuation: "die Satzzeichen"
    case .hyphens: "die Bindestriche"
    case .englishArticles: "einen englischen Artikel"
    case .germanArticles: "einen deutschen Artikel"
    case .conjunctions: "das Zeichen für „und“"
    case .numerals: "die Schreibweise von Zahlen"
    }
  }
}
