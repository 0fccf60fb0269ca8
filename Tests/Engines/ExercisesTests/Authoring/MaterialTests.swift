// SPDX-License-Identifier: Apache-2.0
import Exercises
import Languages
import LudusTestSupport
import Testing

/// Material from sixty sentences of a primary school, for every category.
@Suite struct MaterialTests {
  static let sentences = [
    "Am Montag fahren wir mit dem Bus in die Schule.",
    "Der Hund bellt, weil er Hunger hat.",
    "Meine Mutter kauft im Garten keine Blumen.",
    "Das Mädchen spielt gern mit seiner Puppe.",
    "Im Winter liegt viel Schnee auf der Straße.",
    "Vater repariert heute mein neues Fahrrad.",
    "Ich weiß, dass du morgen Geburtstag hast.",
    "Die Kinder laufen zusammen über den Hof.",
    "Kannst du mir bitte den Schlüssel geben?",
    "Unser Lehrer erzählt eine lustige Geschichte.",
    "Oma backt am Sonntag einen Kuchen mit Äpfeln.",
    "Der Vogel fliegt von Baum zu Baum.",
    "Wir gehen heute nicht ins Schwimmbad.",
    "In der Pause essen wir Brot und Käse.",
    "Der Bäcker steht jeden Tag sehr früh auf.",
    "Mein Bruder hat gar keine Angst vor Spinnen.",
    "Die Katze schläft auf dem weichen Kissen.",
    "Vielleicht kommt Onkel Peter auch zum Fest.",
    "Nach dem Essen putzen wir uns die Zähne.",
    "Das Pferd springt über den breiten Graben.",
    "Die Sonne scheint, und der Himmel ist blau.",
    "Wie viele Tiere leben in diesem Wald?",
    "Ein kleiner Igel sucht unter den Blättern Futter.",
    "Die Feuerwehr löscht das brennende Haus.",
    "Danach räumen wir unser Zimmer auf.",
    "Wenn es regnet, bleiben wir zu Hause.",
    "Der Zug fährt um acht Uhr ab.",
    "Lena und Paul bauen eine Burg aus Sand.",
    "Auf einmal war es ganz dunkel.",
    "Die Hexe wohnt in einem alten Turm.",
    "Opa liest uns abends ein Märchen vor.",
    "Der Fuchs hat einen langen Schwanz.",
    "Im Frühling blühen die ersten Tulpen.",
    "Mein Freund wohnt in der nächsten Stadt.",
    "Die Kuh gibt jeden Morgen Milch.",
    "Wir freuen uns schon auf die Ferien.",
    "Das Wasser im See ist noch kalt.",
    "Der Affe klettert auf einen hohen Baum.",
    "Tim hat seine Jacke im Bus vergessen.",
    "Die Leute warten vor dem Theater.",
    "Im Herbst fallen die Blätter von den Bäumen.",
    "Das Baby weint, wenn es müde ist.",
    "Der Arzt untersucht das kranke Kind.",
    "Zum Frühstück trinke ich einen Becher Kakao.",
    "Meine Schwester lernt seit einem Jahr Klavier.",
    "Die Ente schwimmt auf dem Teich.",
    "Der Kaiser trug eine Krone aus Gold.",
    "Wir haben eine Höhle im Wald entdeckt.",
    "Die Prinzessin küsst den Frosch.",
    "Großvater sitzt auf der Bank vor der Tür.",
    "Ich habe meinen Regenschirm zurück bekommen.",
    "Der Bauer fährt mit dem Traktor auf das Feld.",
    "Anna malt ein schönes Bild mit vielen Farben.",
    "Das Eis schmeckt nach Schokolade.",
    "Im Zoo haben wir einen Elefanten gesehen.",
    "Die Maus läuft schnell in ihr Loch.",
    "Der Text ist lang, aber nicht schwer.",
    "Wer hat den Ball auf das Dach geworfen?",
    "Am Abend zieht ein Gewitter auf.",
    "Der Müll muss jeden Freitag an die Straße gestellt werden.",
  ]

  /// Patterns of letters that break a rule of German sound and letter, unless the correct word has
  /// them itself.
  static let rules = [
    "an h marks length before l, m, n, r, an ending or the end": "[aeiouäöü]h[bcdfgjkpqvwxz]",
    "no h follows b, d, g, ß or x": "[bdgßx]h",
    "no consonant is doubled at the start": "^(bb|dd|ff|gg|ll|mm|nn|pp|rr|ss|tt)",
    "no consonant is doubled behind a consonant":
      "[b-df-hj-np-tv-z](bb|dd|ff|gg|ll|mm|nn|pp|rr|tt)",
    "no consonant is doubled behind a long vowel":
      "(ei|ai|au|eu|äu|ie|aa|ee|oo|[aeiouäöü]h)(bb|dd|ff|gg|ll|mm|nn|pp|rr|tt)",
    "no letter stands there three times": "(.)\\1\\1",
    "ß begins no word and follows no consonant": "(^|[^aeiouyäöü])ß",
    "no s stands beside ß": "ßß|sß|ßs",
    "no umlaut stands in an ending, nor behind ß": "ß[äöü]|[aeiouyäöü].+[äöü](n|l|s|st|t)?$",
    "h, j, k, q, v, w, x and z are not doubled": "hh|jj|kk|qq|vv|ww|xx|zz",
    "ck and tz follow a short vowel alone": "[lnr](ck|tz)|(ei|au|eu|ie)(ck|tz)",
    "ae, oe and ue read as umlauts": "ae|oe|ue",
    "neither side of ie has a vowel": "iee|iie|[ae]ie",
    "no soft stop follows a hard consonant": "(s|f|ch|p|k)[bdg]",
    "every word has a vowel": "^[^aeiouyäöü]*$",
  ]

  private static func count(of pattern: String, in text: String) -> Int {
    (try? Regex(pattern)).map { text.matches(of: $0).count } ?? .max
  }

  /// The words of the sentences.
  private static let words = Set(sentences.flatMap { $0.split { !$0.isLetter } }.map(String.init))

  /// All errors in them.
  private static let errors = Dictionary(
    grouping: words.sorted().flatMap { TypicalError.errors(in: $0) },
    by: \.category
  )

  @Test(arguments: SpellingCategory.german)
  func everyCategoryHasMaterial(category: SpellingCategory) throws {
    let sentences = Self.sentences.map(PlainSentence.init)
    var generator = SeededGenerator(seed: 3)
    let inserts = sentences.compactMap {
      $0.insertSentence(id: 1, training: category, helpIn: .german)
    }
    let errors = sentences.compactMap {
      $0.errorSentence(id: 1, training: category, count: 3, using: &generator)
    }
    #expect(inserts.count >= 3 && errors.count >= 3)
    #expect(inserts.allSatisfy { $0.gaps.contains { $0.help != nil } || category == .wordBoundary })
    let insert = Exercise.insert(InsertExercise(ExerciseInfo(id: 1, name: "x"), sentences: inserts))
    let locations = try Exercise.errorLocations(
      ErrorLocationsExercise(
        ExerciseInfo(id: 2, name: "x"),
        reasons: Justification.checklist(of: [category], in: .german),
        sentences: errors
      )
    )
    #expect(insert.checks().isEmpty)
    #expect(locations.checks().isEmpty)
    #expect(ExerciseProfile(of: insert)[category] >= inserts.count)
    #expect(ExerciseProfile(of: locations)[category] >= errors.count)
  }

  @Test(arguments: SpellingCategory.german)
  func anErrorBreaksNoRuleOfSoundAndLetter(category: SpellingCategory) {
    // Words that are split keep their letters.
    guard category != .wordBoundary else { return }
    let errors = Self.errors[category] ?? []
    for (rule, pattern) in Self.rules {
      let broken = errors.filter { error in
        let count = Self.count(of: pattern, in: error.misspelling.lowercased())
        return count > 0 && count > Self.count(of: pattern, in: error.word.lowercased())
      }
      #expect(broken.map(\.misspelling).isEmpty, "\(rule)")
    }
  }

  @Test(arguments: SpellingCategory.german)
  func anErrorIsNoOtherWordOfTheSentences(category: SpellingCategory) {
    guard category != .dasDass else { return }
    for error in Self.errors[category] ?? [] {
      #expect(!error.isOtherWord(of: Self.words), "\(error.word) > \(error.misspelling)")
    }
  }

  @Test(arguments: SpellingCategory.german)
  func theSentenceIsPutRight(category: SpellingCategory) {
    forEachSeed(0..<1) { generator in
      for sentence in Self.sentences {
        let made = PlainSentence(sentence).errorSentence(
          id: 1,
          training: category,
          count: 4,
          using: &generator
        )
        guard let made else { continue }
        #expect(made.text != sentence)
        #expect(made.text(correcting: Set(made.errors.map(\.word))) == sentence)
      }
    }
  }
}
