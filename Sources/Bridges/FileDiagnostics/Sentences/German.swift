// SPDX-License-Identifier: Apache-2.0

/// The sentences of diagnostics in German.
let germanSentences = [
  "not-utf-8":
    "Dieses Byte ist kein UTF-8; vielleicht stammt die Datei aus einem alten Windows-Programm: Lies sie als Windows-1252.",
  "brace-without-partner":
    "Diese Klammer hat kein Gegenstück, deshalb fehlt die Frage: Schließe sie, oder setze einen Backslash davor, wenn das Zeichen gemeint ist.",
  "second-answer-block":
    "Die Frage hat einen zweiten Block mit Antworten, der als Text gelesen wird: Frage nur eines, oder nimm Cloze.",
  "line-break-in-formula":
    "\\n bedeutet hier einen Zeilenumbruch und zerreißt {command}: Schreibe \\{command}.",
  "weight-on-right-answer":
    "Das Gewicht {weight} steht hinter = und zählt deshalb nicht: Schreibe ~{weight} für einen Teil der Punkte.",
  "truth-as-text":
    "„{text}“ ist hier ein Text zum Schreiben: Nimm TRUE oder FALSE für eine Aussage, die wahr oder falsch ist.",
  "zero-line":
    "Moodle beendet eine Frage bei einer Zeile, in der nur eine 0 steht: Setze die 0 in eine andere Zeile.",
  "question-in-category":
    "Diese Zeile gehört zur Kategorie, deshalb fehlt die Frage darin: Setze eine Leerzeile davor.",
  "zero-answer":
    "Moodle hält eine erste Antwort 0 für keine: Schreibe =0.",
  "unescaped-sign":
    "„{sign}“ hat in GIFT eine Bedeutung: Schreibe \\{sign}, damit jedes Programm das Zeichen liest.",
  "malformed-weight": "„{weight}“ ist kein Gewicht und wird als Text gelesen: Schreibe {better}.",
  "unknown-text-format": "„{format}“ ist kein Textformat und wird als Text gelesen.",
  "malformed-number":
    "„{text}“ ist keine Zahl, und Moodle würde jede Antwort annehmen: Schreibe {better}.",
  "weight-out-of-range": "Ein Gewicht liegt zwischen -100 und 100 Prozent, dieses ist {weight}.",
  "weight-not-on-list":
    "Moodle kennt das Gewicht {weight} nicht und lehnt die Frage ab: Nimm {better}.",
  "no-right-answer":
    "Keine Antwort ist richtig: Setze = vor die richtige, oder gib Gewichte, die zusammen 100 ergeben.",
  "too-few-answers":
    "Die Frage braucht mindestens {needed, plural, one {# Antwort} other {# Antworten}}, deshalb fehlt sie.",
  "pair-without-arrow":
    "Diesem Paar fehlt der Pfeil, deshalb fehlt die Frage: Schreibe =Teil -> Antwort.",
  "pair-without-answer":
    "Diesem Paar fehlt die Antwort hinter dem Pfeil, deshalb lässt Moodle es weg: Schreibe =Teil -> Antwort.",
  "malformed-xml":
    "So will XML es nicht: Ein < als Zeichen wird &lt; geschrieben, und jedes Element endet mit seinem eigenen Tag.",
  "unknown-reference":
    "Ein & als Zeichen wird in XML &amp; geschrieben, und nur &lt; &gt; &amp; &quot; &apos; und Nummern stehen für Zeichen.",
  "nested-too-deeply":
    "Hier stecken Elemente zu tief ineinander; was noch tiefer liegt, fehlt.",
  "tags-in-text":
    "Der Text enthält Tags, was Moodle ablehnt: Setze ihn zwischen <![CDATA[ und ]]>.",
  "unknown-element":
    "„{name}“ gehört nicht zu einer Fragensammlung und wird übergangen.",
  "unknown-type":
    "Fragen des Typs „{type}“ bleiben in der Datei, lassen sich aber nicht verwenden.",
  "duplicate-file":
    "Der Text hat schon eine Datei mit dem Namen „{name}“, deshalb fehlt diese: Gib ihr einen eigenen Namen.",
  "nothing-found":
    "In der Datei steht keine Frage: Hat sie ein anderes Format?",
  "no-gap":
    "Der Text hat keine lesbare Lücke wie {example}.",
  "gap-without-end":
    "Dieser Lücke fehlt die schließende Klammer.",
  "unknown-gap-type":
    "„{type}“ ist kein Typ von Lücken, deshalb wird es als Text gelesen: Es gibt SHORTANSWER, MULTICHOICE und NUMERICAL.",
  "unfinished-question":
    "Eine Frage in Aiken ist eine Zeile, mindestens zwei Antworten wie „A) Paris“ und „ANSWER: A“; diese fehlt.",
  "unknown-letter":
    "Keine Antwort hat diesen Buchstaben, deshalb fehlt die Frage.",
  "quote-without-partner":
    "Dieses Anführungszeichen hat kein Gegenstück und wird als Zeichen gelesen: Verdopple es innerhalb von Anführungszeichen.",
  "columns-without-names":
    "Die Spalten haben keine bekannten Namen, deshalb fragt die erste nach der zweiten: Nenne sie Frage und Antwort.",
  "several-answers":
    "„{answer}“ ist hier eine einzige Antwort: Schreibe andere richtige in eine Spalte alternatives, mit | dazwischen.",
  "incomplete-row":
    "Der Zeile fehlt die Frage oder die Antwort, deshalb wird sie ausgelassen.",
  "malformed-json":
    "Die Zeile ist kein Objekt in JSON und wird ausgelassen.",
  "unusable-question":
    "Die Frage lässt sich nicht verwenden: {reason}.",
  "unusable-type":
    "Eine Sammlung hat keine Fragen des Typs „{type}“, deshalb fehlt diese.",
  "mark-rounded":
    "Eine Aufgabe ist ganze Punkte wert, deshalb wird aus der Bewertung {mark} {points, plural, one {# Punkt} other {# Punkte}}.",
  "description-left-out":
    "Auf diesen Text folgt in seinem Set keine Aufgabe, deshalb hat die Sammlung keinen Platz dafür: Setze ihn vor eine Frage.",
  "text-simplified":
    "Der Text hat etwas von seiner Form verloren: {what}.",
  "broken-json":
    "JSON erwartet hier etwas anderes: {expected}",
  "missing-member":
    "In „{owner}“ fehlt „{name}“: ergänze es.",
  "wrong-kind":
    "„{name}“ ist {value}, das Format will aber {expected}.",
  "malformed-value":
    "„{value}“ passt nicht zu „{name}“: schreibe es wie {example}.",
  "unknown-member":
    "Das Format kennt „{name}“ in „{owner}“ nicht und erlaubt dort nichts anderes: setze es in „extensions“.",
  "duplicate-member":
    "„{name}“ steht hier zum zweiten Mal: behalte eines der beiden.",
  "misplaced-member":
    "„{name}“ verträgt sich nicht mit „{other}“: nimm eines davon heraus.",
  "useless-member":
    "„{name}“ bedeutet hier nichts, weil „{owner}“ „{other}“ ist.",
  "not-looked-up":
    "„{name}“ steht unter {address} und wird nicht nachgeschlagen.",
  "proof-not-checked":
    "Die Signatur bleibt erhalten und wird nicht geprüft: Ob das Abzeichen echt ist, muss anderswo geklärt werden.",
  "never-valid":
    "Das Abzeichen endet am {end} und damit nicht nach seinem Beginn: Es gilt nie.",
  "no-badge":
    "In der Datei ist kein Abzeichen, das sich lesen lässt.",
  "unusable-region":
    "„{name}“ bezeichnet nichts, was man auf einem Bild antippen kann, und fällt weg.",
  "region-without-label":
    "Die Stelle hat keinen Text, der ihre Beschriftung sein könnte, und fällt weg.",
  "image-without-size":
    "Das Bild „{name}“ hat keine Breite und Höhe, daher lassen sich seine Stellen nicht setzen.",
  "parts-left-out":
    "Ein Blatt mit Pins hat keinen Platz für {parts}.",
  "not-scored":
    "Antworten auf diese Aufgabe lassen sich nicht bewerten, denn „{name}“ wird nicht unterstützt.",
  "scoring-approximated":
    "Die Regeln dieser Aufgabe bewerten manche Antworten anders, als eine Frage es hier kann: Sieh nach, was die Antworten einbringen.",
  "usual-rules":
    "Die Aufgabe hat keine Regeln zur Bewertung, deshalb bringt die richtige Antwort alle Punkte.",
  "no-key":
    "Keine Antwort auf diese Aufgabe bringt Punkte, deshalb kann sie keine Frage sein: Gib die richtige Antwort an.",
  "missing-file":
    "Dem Paket fehlt hier eine passende Datei „{name}“.",
  "rubric-left-out":
    "Eine Sammlung hat keine Hinweise zur Bewertung, deshalb fehlen diese.",
  "units-left-out":
    "Antworten haben hier keine Einheit, deshalb fehlen diese: {units}. Im Text sollte stehen, dass nur die Zahl gefragt ist.",
  "set.questions":
    "Fragen",
  "prompt.gaps":
    "Fülle die Lücken aus.",
  "lost.type":
    "Die Frage fehlt: Das Format hat keine vom Typ {type}.",
  "lost.category":
    "Die Kategorie geht verloren.",
  "lost.category-details":
    "Beschreibung und Nummer der Kategorie gehen verloren.",
  "lost.set-title":
    "Der Titel des Sets geht verloren; seine Kennung steht dafür.",
  "lost.name":
    "Der Name geht verloren.",
  "lost.labels":
    "ID-Nummer und Schlagwörter gehen verloren.",
  "lost.mark":
    "Die Punktzahl der Frage geht verloren.",
  "lost.hints":
    "Die Hinweise gehen verloren.",
  "lost.general-feedback":
    "Die Rückmeldung für alle geht verloren.",
  "lost.answer-feedback":
    "Die Rückmeldungen zu einzelnen Antworten gehen verloren.",
  "lost.files":
    "Die Dateien in den Texten gehen verloren.",
  "lost.remainder":
    "Einzelheiten, die nur das Format der Datei kennt, gehen verloren.",
  "lost.weights":
    "Antworten, die einen Teil der Punkte bringen, verlieren ihn.",
  "lost.refused-weights":
    "Moodle kennt ein Gewicht der Antworten nicht und wird die Frage ablehnen.",
  "lost.other-answers":
    "Alle Antworten außer der ersten gehen verloren.",
  "lost.separator":
    "Ein senkrechter Strich in einer Antwort wird sie teilen.",
  "lost.arrow":
    "Ein Pfeil -> in einem Text wird zu →.",
  "lost.letter-case":
    "Groß- und Kleinschreibung werden nicht mehr unterschieden.",
  "lost.single-choice":
    "Ohne richtige Antwort werden mehrere gewählt statt einer.",
  "lost.judgment":
    "Antworten werden Zeichen für Zeichen verglichen statt nach ihrer Bedeutung.",
  "lost.grading":
    "Jede Auswahl bringt ihren Anteil statt dessen, was die Aufgabe festlegt.",
  "lost.other-orders":
    "Alle richtigen Reihenfolgen außer einer gehen verloren.",
  "lost.rubric":
    "Bewertungsraster, Musterlösung und Grenzen des Aufsatzes gehen verloren.",
  "lost.instruction":
    "Die Anweisung über dem Lückentext geht verloren.",
  "lost.source":
    "Die Quelle der Aufgabe geht verloren.",
  "lost.notes":
    "Titel, Notiz und Markierung des Pins gehen verloren.",
  "lost.other-labels":
    "Die Beschriftungen in anderen Sprachen und die Synonyme gehen verloren.",
  "lost.round-shapes":
    "Rundungen, gedrehte Kanten und Löcher werden zu geraden Kanten oder gehen verloren.",
  "lost.templates":
    "Die Vorlagen des Sets gehen verloren.",
]
