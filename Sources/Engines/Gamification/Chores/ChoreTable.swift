// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The table of usual chores, and how a title is looked up in it.
///
/// 1. A title becomes words in a simple form: small letters without diacritics, `ß` as `ss`, `ae`
///    as `a`; usual endings of plurals and verbs are dropped, and so are articles and the like.
/// 2. A name fits a title if all of its nouns are there, alone or at the beginning or end of a
///    compound: "Fenster" is in "Küchenfenster" and in "Fensterputzen".
/// 3. A verb in the title must be one of the name, in any of its synonyms: "Buy plants" is no
///    "water plants". General verbs such as "do" and "take" do not count. A title without a verb
///    fits any, and a name without one has those of the other names of its chore.
/// 4. Of several names that fit, the one with the most letters in common counts, then the first in
///    the table. A room counts half: windows in the kitchen are windows.
enum ChoreTable {
  /// A name in a simple form.
  struct Name: Sendable {
    let chore: Int
    let nouns: [String]
    let verbs: Set<String>
  }

  /// A row of the table.
  struct Row: Sendable {
    let id: String
    let minutes: Int
    let effort: Int
    let english: [String]
    let german: [String]
  }

  /// The rows, in order.
  static let rows: [Row] = (home + "\n" + outside).split(separator: "\n").compactMap { line in
    let columns = line.split(separator: "|").map { String($0) }
    guard columns.count == 5, let minutes = Int(columns[1]), let effort = Int(columns[2]) else {
      return nil
    }
    func names(_ column: String) -> [String] {
      column.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    }
    return Row(
      id: columns[0],
      minutes: minutes,
      effort: effort,
      english: names(columns[3]),
      german: names(columns[4])
    )
  }

  /// All names of all rows.
  private static let names: [Name] = rows.enumerated().flatMap { index, row in
    let names = (row.english + row.german).map { words(of: $0) }
    let verbs = names.reduce(into: Set<String>()) { $0.formUnion($1.verbs) }
    return names.map { words in
      Name(chore: index, nouns: words.nouns, verbs: words.verbs.isEmpty ? verbs : words.verbs)
    }
  }

  /// Returns the index of the row that fits a title best, or nil when none does.
  ///
  /// - Complexity: O(*n* · *m*) for a title of *n* words and a table of *m* names.
  static func index(for title: String) -> Int? {
    // A title of any length: the first words say what it is about.
    let words = words(of: String(title.prefix(200)))
    var best: (letters: Int, chore: Int)?
    for name in names {
      guard var letters = letters(of: name, in: words) else { continue }
      if rooms.contains(rows[name.chore].id) { letters = (letters + 1) / 2 }
      if letters > best?.letters ?? 0 { best = (letters, name.chore) }
    }
    return best?.chore
  }

  /// Returns the number of letters that a title has in common with a name, or nil when the name
  /// does not fit.
  private static func letters(
    of name: Name,
    in title: (nouns: [String], verbs: Set<String>)
  ) -> Int? {
    guard title.verbs.isSubset(of: name.verbs) else { return nil }
    if name.nouns.isEmpty, title.verbs.isEmpty || !name.verbs.isSubset(of: title.verbs) {
      return nil
    }
    var letters = 0
    for noun in name.nouns {
      guard title.nouns.contains(where: { $0.isCompound(of: noun) }) else { return nil }
      // A word for itself fits better than a part of a compound.
      letters += 2 * noun.count + (title.nouns.contains(noun) ? 1 : 0)
    }
    return letters + 2 * title.verbs.reduce(0) { $0 + $1.count } + (name.nouns.isEmpty ? 0 : 1)
  }

  /// Returns the words of a text in a simple form, without those that say nothing.
  private static func words(of text: String) -> (nouns: [String], verbs: Set<String>) {
    var nouns: [String] = []
    var verbs: Set<String> = []
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let folded = String(word).folded
      if let noun = nounsLikeVerbs[folded] {
        nouns.append(noun)
        continue
      }
      let stem = folded.stem
      if fillers.contains(stem) { continue }
      if let verb = Self.verbs[stem] {
        if verb != general { verbs.insert(verb) }
      } else {
        nouns.append(stem)
      }
    }
    return (nouns, verbs)
  }

  private static let fillers = Set(
    """
    the a an my our your his her their all of in on for to and with at from by after some every each
    der die das den dem des ein eine einen einem einer mein meine meinen unser unsere unseren alle allen im am an auf
    fur zu zum zur und mit von vom beim bei nach ins dein euer bitte please mal wieder noch ganz ganze
    """.split(whereSeparator: \.isWhitespace).map { String($0).folded.stem }
  )

  /// Nouns whose simple form is that of a verb.
  private static let nounsLikeVerbs = [
    "wasche": "laundry", "spule": "sink", "plants": "plants", "plant": "plants",
  ]

  private static let rooms: Set<String> = [
    "kitchen", "bathroom", "living-room", "bedroom", "hall", "balcony", "balcony-sweep", "basement",
    "attic", "garage",
  ]

  private static let general = "do"

  /// The verbs, in a simple form, with the first of their synonyms.
  private static let verbs: [String: String] = {
    let lines = """
      do make get take bring put out up off machen erledigen tun bringen wegbringen rausbringen raustragen \
      rausstellen runterbringen raus runter gehen
      clean wash scrub wipe mop polish rinse shine putzen reinigen säubern wischen schrubben saubermachen sauber \
      abwischen auswischen waschen spülen remove entfernen
      buy purchase kaufen einkaufen besorgen
      repair fix reparieren
      mend flicken nähen annähen sew
      paint streichen lackieren anstreichen
      iron bügeln
      fold falten zusammenlegen
      hang aufhängen
      vacuum hoover saugen staubsaugen aussaugen
      sweep fegen kehren
      dust abstauben
      water gießen sprengen
      mow mähen
      cook kochen
      bake backen
      feed füttern
      walk ausführen
      empty unload ausräumen leeren ausleeren clear abräumen
      load fill einräumen refill auffüllen
      descale entkalken
      defrost abtauen
      sort sortieren
      tidy aufräumen
      away wegräumen weg einsortieren
      declutter ausmisten entrümpeln
      change replace wechseln tauschen beziehen
      trim cut prune schneiden
      weed jäten pull
      rake rechen harken
      shovel räumen schippen
      plan planen book buchen
      pay bezahlen zahlen
      call anrufen
      carry tragen schleppen move rücken
      assemble aufbauen
      plant pflanzen bepflanzen
      collect abholen holen pick
      return zurückbringen
      unpack auspacken
      pack packen
      set lay decken
      dry abtrocknen
      turn flip wenden umsetzen
      bleed entlüften
      pump aufpumpen
      drill bohren
      sharpen schärfen
      check prüfen
      dig umgraben
      repot umtopfen
      drive fahren
      visit besuchen
      write schreiben
      read vorlesen
      decorate schmücken dekorieren
      send abgeben
      brush bürsten
      bathe baden
      """.split(separator: "\n")
    var verbs: [String: String] = [:]
    for line in lines {
      let words = line.split(separator: " ").map { String($0).folded.stem }
      for word in words where verbs[word] == nil {
        verbs[word] = words[0]
      }
    }
    return verbs
  }()
}

extension String {
  /// Small letters without diacritics, with one form for umlauts and their spellings with e.
  fileprivate var folded: String {
    var letters: [Character] = []
    for character in lowercased() {
      if character == "ß" {
        letters += ["s", "s"]
        continue
      }
      let letter = Self.plain[character] ?? character
      // An umlaut may be written with an e.
      if letter == "e", let last = letters.last, "aou".contains(last) { continue }
      letters.append(letter)
    }
    return String(letters)
  }

  /// Letters with marks by the letter without, composed or not, since equal characters are equal
  /// keys.
  private static let plain: [Character: Character] = {
    let rows: [(Character, String)] = [
      ("a", "äàáâãå"), ("e", "éèêë"), ("i", "íìîï"), ("o", "öòóôõø"), ("u", "üùúû"), ("c", "ç"),
      ("n", "ñ"),
    ]
    var plain: [Character: Character] = [:]
    for (letter, marked) in rows {
      for character in marked { plain[character] = letter }
    }
    return plain
  }()

  /// The word without usual endings: "flowers" and "flower" are "flow", "Fenstern" and "Fenster"
  /// are "fenst".
  fileprivate var stem: String { withoutEnding.withoutEnding }

  private var withoutEnding: String {
    let endings: [(String, Int)] = [
      ("ung", 4), ("ing", 3), ("ies", 3), ("en", 3), ("er", 4), ("es", 3), ("e", 3), ("n", 3),
      ("s", 3),
    ]
    for (ending, minimum) in endings where hasSuffix(ending) && count - ending.count >= minimum {
      if ending == "s", hasSuffix("ss") { continue }
      var stem = String(dropLast(ending.count))
      if ending == "ies" { stem += "y" }
      if ending == "ing", let last = stem.last, stem.dropLast().last == last { stem.removeLast() }
      return stem
    }
    return self
  }

  /// Whether it is a word, or begins or ends with it.
  fileprivate func isCompound(of word: String) -> Bool {
    self == word || (word.count >= 4 && (hasPrefix(word) || hasSuffix(word)))
  }
}

/// A chore common to many groups, with fair points for it.
///
/// ```swift
/// UsualChore.find("Küchenfenster putzen")?.points   // 30
/// UsualChore.find("Clean the toilet")?.id           // "toilet"
/// ```
///
/// The table is our own estimate: how long a chore takes in a household of three or four, and how
/// hard or unpleasant it is. A group that disagrees has its own measure as soon as it has similar
/// todos.
///
/// Titles are looked up in English and German, by words: capitals, articles, plurals, umlauts (`ä`,
/// `ae`, `a`) and compounds do not matter, and a verb in the title has to fit.
public struct UsualChore: Hashable, Sendable, Identifiable {
  /// Identifies a chore in the table.
  public typealias ID = Identifier<UsualChore>

  /// The effort or unpleasantness of a chore.
  public enum Effort: Int, Hashable, Sendable, CaseIterable {
    /// Done in passing.
    case light = 1
    /// Ordinary work.
    case ordinary = 2
    /// Heavy or unpopular work.
    case hard = 3
  }

  /// The identifier.
  public let id: ID
  /// The time that it takes, in whole minutes.
  public let duration: Duration
  /// The effort that it takes.
  public let effort: Effort
  /// Its names in a language, the usual one first.
  public let names: [Language: [String]]

  /// Fair points: a quarter of a point for each minute of light work, half a point for ordinary and
  /// three quarters for hard work, rounded, and at least 1.
  public var points: Int {
    let minutes = Int(duration.components.seconds / 60)
    return max(1, (minutes * effort.rawValue + 2) / 4)
  }

  /// All chores.
  public static let all: [UsualChore] = ChoreTable.rows.map { row in
    UsualChore(
      id: UsualChore.ID(row.id),
      duration: .seconds(60 * row.minutes),
      effort: Effort(rawValue: row.effort) ?? .ordinary,
      names: [.english: row.english, .german: row.german]
    )
  }

  /// Finds the chore that a title refers to, or nil if the table has none.
  ///
  /// - Parameter title: The title of a todo, in English or German.
  /// - Returns: The chore.
  /// - Complexity: O(*n*) in the size of the table.
  public static func find(_ title: String) -> UsualChore? {
    ChoreTable.index(for: title).map { all[$0] }
  }
}
