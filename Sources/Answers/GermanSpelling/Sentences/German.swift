// SPDX-License-Identifier: Apache-2.0

/// Spelling hints and the names of categories in German.
let germanSentences: [String: String] = [
  "category.case": "Groß- und Kleinschreibung",
  "category.boundary": "Getrennt- und Zusammenschreibung",
  "category.das-dass": "das oder dass",
  "category.doubling": "Konsonantenverdopplung",
  "category.long-i": "Langes i",
  "category.length-mark": "Dehnung",
  "category.sharp-s": "s, ss oder ß",
  "category.umlaut-derivation": "Umlautableitung",
  "category.umlaut-dots": "Umlautpunkte",
  "category.f-v-w": "f, v oder w",
  "category.final-devoicing": "Auslautverhärtung",
  "category.voicing": "Harte und weiche Laute",
  "category.schwa-r": "Unbetontes e und vokalisches r",
  "category.special-grapheme": "Besondere Buchstabengruppen",
  "category.morpheme": "Wortbausteine",
  "category.phoneme": "Lautgetreues Schreiben",
  "category.punctuation": "Zeichen",

  "hint.case.word": "Passt „der“, „die“ oder „das“ vor das Wort? Oder beginnt hier ein Satz?",
  "hint.case.inside":
    "Schau in das Wort hinein: Stehen große und kleine Buchstaben am richtigen Platz?",
  "hint.boundary.missing": "Ist das wirklich ein einziges Wort? Sprich die Teile einzeln.",
  "hint.boundary.needless":
    "Gehören diese Teile zusammen? Bedeuten sie zusammen eine einzige Sache?",
  "hint.das-dass": "Setze „dieses“ oder „welches“ ein. Ergibt der Satz noch einen Sinn?",
  "hint.doubling.missing":
    "Hör auf den Selbstlaut davor: Klingt er kurz oder lang? Was schreibst du dann dahinter?",
  "hint.doubling.needless":
    "Hör auf den Selbstlaut davor und schau, was folgt. Wie viele Mitlaute hörst du?",
  "hint.doubling.letters":
    "Manche Buchstaben werden auf besondere Weise verdoppelt. Erinnerst du dich?",
  "hint.long-i":
    "Klingt das i lang oder kurz? Denk daran, wie es meistens geschrieben wird, und an die "
    + "Merkwörter.",
  "hint.length.missing":
    "Der Selbstlaut klingt lang. Ist das ein Merkwort? Denk an verwandte Wörter.",
  "hint.length.needless":
    "Braucht der Selbstlaut hier ein Zeichen für die Länge? Viele lange Selbstlaute haben "
    + "keines.",
  "hint.length.between-vowels":
    "Sprich das Wort langsam in Silben. Was steht am Anfang der zweiten Silbe?",
  "hint.sharp-s":
    "Summt das s wie eine Biene oder zischt es wie eine Schlange? Und klingt der Selbstlaut "
    + "davor lang oder kurz?",
  "hint.umlaut-derivation": "Gibt es ein verwandtes Wort mit a oder au?",
  "hint.umlaut-dots": "Sprich das Wort laut. Braucht der Selbstlaut Punkte?",
  "hint.f-v-w": "Mehrere Buchstaben klingen so ähnlich. Ist das ein Merkwort?",
  "hint.f-v-w.prefix":
    "Das Wort beginnt mit einem Baustein, mit dem viele Wörter beginnen. Wie schreibt man "
    + "ihn?",
  "hint.final.stem":
    "Verlängere das Wort: Bilde die Mehrzahl oder eine andere Form. Was hörst du jetzt?",
  "hint.final.ig": "Verlängere das Wort mit einem e am Ende. Was hörst du jetzt?",
  "hint.voicing": "Halte die Hand vor den Mund: Klingt der Laut hart oder weich?",
  "hint.schwa.e": "Klatsche die Silben. Jede Silbe braucht einen Selbstlaut.",
  "hint.schwa.r": "Sprich ganz deutlich und horch genau: Versteckt sich hier ein r oder nicht?",
  "hint.grapheme.sp-st":
    "Am Wortanfang schreibt man nicht alles so, wie man es hört. Welche Buchstaben kennst du "
    + "dafür?",
  "hint.grapheme.ch-sch":
    "Hier ergeben mehrere Buchstaben einen Laut. Sprich ihn langsam: Welcher ist es, und "
    + "welche Buchstaben gehören dazu?",
  "hint.grapheme.ng-nk":
    "Der Laut klingt durch die Nase. Verlängere das Wort: Welche Buchstaben gehören zu diesem "
    + "Laut?",
  "hint.grapheme.qu": "Es gibt einen Buchstaben, der nie allein steht. Kennst du das Paar?",
  "hint.grapheme.pf":
    "Press die Lippen am Anfang zusammen und sprich deutlich. Hörst du noch einen Laut?",
  "hint.grapheme.x-chs":
    "Für diesen Laut gibt es mehrere Schreibweisen. Hilft dir ein verwandtes Wort?",
  "hint.grapheme.s-z": "Sprich langsam. Stößt die Zunge oben an, bevor es zischt?",
  "hint.grapheme.diphthong":
    "Hier ergeben zwei Selbstlaute einen Laut. Wie schreibt man ihn meistens?",
  "hint.grapheme.dt": "Nur wenige Wörter enden so. Ist das ein Merkwort?",
  "hint.grapheme.foreign":
    "Dieses Wort kommt aus einer anderen Sprache. Schau es dir gut an und merke es dir.",
  "hint.morpheme.double":
    "Zerlege das Wort in seine Bausteine. Schreib jeden ganz und setze sie zusammen.",
  "hint.morpheme.single": "Zerlege das Wort in seine Bausteine. Wie beginnt und wie endet jeder?",
  "hint.morpheme.prefix":
    "Das Wort beginnt mit einem Baustein, mit dem viele Wörter beginnen. Ist er vollständig?",
  "hint.morpheme.linking-s":
    "Zerlege das Wort und sprich es dann in einem Zug. Was verbindet die beiden Teile?",
  "hint.phoneme.missing": "Sprich das Wort langsam, Laut für Laut. Hast du jeden Laut geschrieben?",
  "hint.phoneme.added": "Lies langsam, was da steht. Ist ein Buchstabe zu viel?",
  "hint.phoneme.replaced":
    "Sprich das Wort langsam und vergleiche: Passt jeder Buchstabe zu dem, was du hörst?",
  "hint.phoneme.order": "Sprich das Wort langsam. In welcher Reihenfolge kommen die Laute?",
  "hint.punctuation.apostrophe":
    "Fällt hier ein Buchstabe weg? Nur dann brauchst du einen Apostroph.",
  "hint.punctuation.mark":
    "Schau auf die Satzzeichen: Fehlt eines, ist eines zu viel oder ein anderes richtig?",
]
