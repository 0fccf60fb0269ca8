// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of hints on German spelling.
  package static let spelling: [String: String] = [
    "category.case": "Hoofdletters en kleine letters",
    "category.boundary": "Eén woord of twee",
    "category.das-dass": "das of dass",
    "category.doubling": "Dubbele medeklinkers",
    "category.long-i": "Lange i",
    "category.length-mark": "Verlengingstekens",
    "category.sharp-s": "s, ss of ß",
    "category.umlaut-derivation": "ä en äu door afleiding",
    "category.umlaut-dots": "Puntjes op ä, ö, ü",
    "category.f-v-w": "f, v of w",
    "category.final-devoicing": "Harde klanken aan het einde",
    "category.voicing": "Harde en zachte medeklinkers",
    "category.schwa-r": "Onbeklemtoonde e en klinkerachtige r",
    "category.special-grapheme": "Lettercombinaties",
    "category.morpheme": "Woorddelen",
    "category.phoneme": "Klank voor klank",
    "category.punctuation": "Leestekens",

    "hint.case.word": "Kun je “der”, “die” of “das” voor het woord zetten? Begint hier een zin?",
    "hint.case.inside":
      "Kijk eens in het woord: staan de hoofdletters en kleine letters op hun plaats?",
    "hint.boundary.missing": "Is dit echt één woord? Zeg de delen een voor een.",
    "hint.boundary.needless": "Horen deze delen bij elkaar en betekenen ze samen één ding?",
    "hint.das-dass": "Probeer “dieses” of “welches” op die plaats. Klopt de zin dan nog?",
    "hint.doubling.missing":
      "Luister naar de klinker ervoor: is die kort of lang? Wat schrijf je na zo’n klinker?",
    "hint.doubling.needless":
      "Luister naar de klinker ervoor en kijk wat er volgt. Hoeveel medeklinkers hoor je?",
    "hint.doubling.letters":
      "Sommige letters worden op hun eigen manier verdubbeld. Weet je nog hoe?",
    "hint.long-i":
      "Is de i lang of kort? Denk aan hoe je hem in de meeste woorden schrijft, en aan de weetwoorden.",
    "hint.length.missing": "De klinker is lang. Is dit een weetwoord? Denk aan verwante woorden.",
    "hint.length.needless":
      "Heeft de klinker hier een verlengingsteken nodig? Veel lange klinkers hebben er geen.",
    "hint.length.between-vowels":
      "Zeg het woord langzaam in lettergrepen. Wat staat er aan het begin van de tweede?",
    "hint.sharp-s":
      "Zoemt de s als een bij of sist hij als een slang? En is de klinker ervoor lang of kort?",
    "hint.umlaut-derivation": "Is er een verwant woord met a of au?",
    "hint.umlaut-dots": "Zeg het woord hardop. Heeft de klinker puntjes nodig?",
    "hint.f-v-w": "Meerdere letters klinken zo. Is het een weetwoord?",
    "hint.f-v-w.prefix":
      "Het woord begint met een klein deel waar veel woorden mee beginnen. Hoe schrijf je dat deel?",
    "hint.final.stem":
      "Maak het woord langer: zet het in het meervoud of in een andere vorm. Wat hoor je nu?",
    "hint.final.ig": "Maak het woord langer met een e aan het einde. Wat hoor je nu?",
    "hint.voicing": "Houd je hand voor je mond: is de klank hard of zacht?",
    "hint.schwa.e": "Klap de lettergrepen. Elke lettergreep heeft een klinker nodig.",
    "hint.schwa.r": "Luister goed en spreek heel duidelijk: zit er een r verstopt?",
    "hint.grapheme.sp-st":
      "Aan het begin van een woord schrijf je niet alles zoals je het hoort. Welke letters ken je hiervoor?",
    "hint.grapheme.ch-sch":
      "Hier vormen meerdere letters één klank. Zeg de klank langzaam: welke is het, en welke letters horen erbij?",
    "hint.grapheme.ng-nk":
      "De klank komt door je neus. Maak het woord langer: welke letters horen bij de klank?",
    "hint.grapheme.qu": "Er is een letter die nooit alleen staat. Ken je het paar?",
    "hint.grapheme.pf":
      "Druk aan het begin je lippen op elkaar en spreek duidelijk. Hoor je nog een klank?",
    "hint.grapheme.x-chs":
      "Je kunt deze klank op meerdere manieren schrijven. Is er een verwant woord dat je helpt?",
    "hint.grapheme.s-z": "Zeg het langzaam. Raakt je tong je gehemelte voordat het sist?",
    "hint.grapheme.diphthong":
      "Twee klinkers vormen hier één klank. Hoe schrijf je die in de meeste woorden?",
    "hint.grapheme.dt": "Weinig woorden eindigen zo. Is het een van de weetwoorden?",
    "hint.grapheme.foreign":
      "Dit woord komt uit een andere taal. Kijk hoe je het daar schrijft en onthoud het.",
    "hint.morpheme.double":
      "Haal het woord uit elkaar. Schrijf elk deel helemaal op en plak ze dan aan elkaar.",
    "hint.morpheme.single": "Haal het woord uit elkaar. Hoe begint en eindigt elk deel?",
    "hint.morpheme.prefix":
      "Het woord begint met een klein deel waar veel woorden mee beginnen. Is dat deel compleet?",
    "hint.morpheme.linking-s":
      "Haal het woord uit elkaar en zeg het dan weer in één keer. Wat verbindt de twee delen?",
    "hint.phoneme.missing":
      "Zeg het woord langzaam, klank voor klank. Heb je elke klank opgeschreven?",
    "hint.phoneme.added": "Lees langzaam wat je geschreven hebt. Staat er een letter te veel?",
    "hint.phoneme.replaced":
      "Zeg het woord langzaam en vergelijk: past elke letter bij wat je hoort?",
    "hint.phoneme.order": "Zeg het woord langzaam. In welke volgorde komen de klanken?",
    "hint.punctuation.apostrophe":
      "Valt hier een letter weg? Alleen dan heb je een apostrof nodig.",
    "hint.punctuation.mark":
      "Kijk naar de leestekens: ontbreekt er een, staat er een te veel of hoort er een ander?",
  ]
}
