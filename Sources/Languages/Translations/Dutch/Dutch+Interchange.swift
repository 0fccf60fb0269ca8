// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of diagnostics of files.
  package static let interchange: [String: String] = [
    "not-utf-8":
      "Deze byte is geen UTF-8; misschien komt het bestand uit een oud Windows-programma: lees het als Windows-1252.",
    "brace-without-partner":
      "Deze accolade heeft geen tegenhanger, dus de vraag is weggelaten: sluit de accolade, of zet er een backslash voor als het teken zelf bedoeld is.",
    "second-answer-block":
      "De vraag heeft een tweede blok met antwoorden, dat als tekst gelezen wordt: vraag één ding, of gebruik Cloze.",
    "line-break-in-formula":
      "\\n betekent hier een regeleinde en breekt {command} in tweeën: schrijf \\{command}.",
    "weight-on-right-answer":
      "Het gewicht {weight} staat achter = en telt daarom niet als gewicht: schrijf ~{weight} voor een deel van de punten.",
    "truth-as-text":
      "“{text}” is hier een tekst om in te vullen: gebruik TRUE of FALSE voor een bewering die waar of niet waar is.",
    "zero-line":
      "Moodle beëindigt een vraag bij een regel met alleen een 0: zet de 0 op een andere regel.",
    "question-in-category":
      "Deze regel hoort bij de categorie, dus de vraag erin gaat verloren: zet er een lege regel voor.",
    "zero-answer":
      "Moodle ziet een eerste antwoord 0 als geen antwoord: schrijf =0.",
    "unescaped-sign":
      "“{sign}” heeft een betekenis in GIFT: schrijf \\{sign} zodat elk programma het teken leest.",
    "malformed-weight": "“{weight}” is geen gewicht en wordt als tekst gelezen: schrijf {better}.",
    "unknown-text-format": "“{format}” is geen tekstformaat en wordt als tekst gelezen.",
    "malformed-number":
      "“{text}” is geen getal, en Moodle zou elk antwoord accepteren: schrijf {better}.",
    "weight-out-of-range": "Een gewicht ligt tussen -100 en 100 procent, en dit is {weight}.",
    "weight-not-on-list":
      "Moodle kent het gewicht {weight} niet en weigert de vraag: gebruik {better}.",
    "no-right-answer":
      "Geen enkel antwoord is juist: zet = voor het juiste, of geef gewichten die samen 100 zijn.",
    "too-few-answers":
      "De vraag heeft minstens {needed, plural, one {# antwoord} other {# antwoorden}} nodig en is daarom weggelaten.",
    "pair-without-arrow":
      "Dit paar heeft geen pijl, dus de vraag is weggelaten: schrijf =onderdeel -> antwoord.",
    "pair-without-answer":
      "Dit paar heeft geen antwoord na de pijl, dus Moodle laat het weg: schrijf =onderdeel -> antwoord.",
    "malformed-xml":
      "Dit is geen geldige XML: een < als teken schrijf je als &lt;, en elk element eindigt met zijn eigen tag.",
    "unknown-reference":
      "Een & als teken schrijf je in XML als &amp;, en alleen &lt; &gt; &amp; &quot; &apos; en nummers staan voor tekens.",
    "nested-too-deeply":
      "Hier zitten elementen te diep in elkaar; wat nog dieper zit, is weggelaten.",
    "tags-in-text":
      "De tekst bevat tags, en die weigert Moodle: zet de tekst tussen <![CDATA[ en ]]>.",
    "unknown-element": "“{name}” hoort niet bij een vragenbank en wordt overgeslagen.",
    "unknown-type":
      "Vragen van het type “{type}” blijven in het bestand, maar kunnen niet gebruikt worden.",
    "duplicate-file":
      "De tekst heeft al een bestand met de naam “{name}”, dus dit bestand is weggelaten: geef het een eigen naam.",
    "nothing-found": "Er staat geen vraag in het bestand: heeft het een ander formaat?",
    "no-gap": "De tekst heeft geen leesbare invulplek, zoals {example}.",
    "gap-without-end": "Deze invulplek heeft geen sluitaccolade.",
    "unknown-gap-type":
      "“{type}” is geen type invulplek en wordt daarom als tekst gelezen: er zijn SHORTANSWER, MULTICHOICE en NUMERICAL.",
    "unfinished-question":
      "Een vraag in Aiken is één regel, minstens twee antwoorden zoals “A) Paris”, en “ANSWER: A”; deze is weggelaten.",
    "unknown-letter": "Geen enkel antwoord heeft deze letter, dus de vraag is weggelaten.",
    "quote-without-partner":
      "Dit aanhalingsteken heeft geen tegenhanger en wordt als teken gelezen: verdubbel het binnen aanhalingstekens.",
    "columns-without-names":
      "De kolommen hebben geen bekende namen, dus de eerste vraagt naar de tweede: noem ze question en answer.",
    "several-answers":
      "“{answer}” is hier één antwoord: zet andere goede antwoorden in een kolom alternatives, met | ertussen.",
    "incomplete-row": "De rij heeft geen vraag of geen antwoord en is weggelaten.",
    "malformed-json": "De regel is geen JSON-object en is weggelaten.",
    "unusable-question": "De vraag kan niet gebruikt worden: {reason}.",
    "unusable-type":
      "Een vragenbank heeft geen vragen van het type “{type}”, dus deze is weggelaten.",
    "mark-rounded":
      "Een opgave is hele punten waard, dus de score {mark} wordt {points, plural, one {# punt} other {# punten}}.",
    "description-left-out":
      "Op deze tekst volgt in zijn set geen opgave, dus de vragenbank heeft er geen plaats voor: zet hem voor een vraag.",
    "text-simplified": "De tekst heeft een deel van zijn opmaak verloren: {what}.",
    "broken-json":
      "Dit is geen juiste JSON. Hier hoort te staan: {expected}",
    "missing-member":
      "In “{owner}” ontbreekt “{name}”: voeg het toe.",
    "wrong-kind":
      "“{name}” is {value}, maar het formaat vraagt {expected}.",
    "malformed-value":
      "“{value}” past niet bij “{name}”: schrijf het zoals {example}.",
    "unknown-member":
      "Het formaat kent “{name}” in “{owner}” niet en staat daar niets anders toe: zet het in “extensions”.",
    "duplicate-member":
      "“{name}” staat hier voor de tweede keer: houd een van de twee.",
    "misplaced-member":
      "“{name}” gaat niet samen met “{other}”: haal een van beide weg.",
    "useless-member":
      "“{name}” betekent hier niets, omdat “{owner}” “{other}” is.",
    "not-looked-up":
      "“{name}” staat op {address} en wordt niet opgezocht.",
    "proof-not-checked":
      "De handtekening blijft bewaard, maar wordt niet gecontroleerd: ga elders na of de badge echt is.",
    "never-valid":
      "De badge eindigt op {end} en dus niet na het begin: hij is nooit geldig.",
    "no-badge":
      "Er staat geen badge in het bestand die te lezen is.",
    "unusable-region":
      "“{name}” wijst niets aan wat op een afbeelding aan te tikken is en valt dus weg.",
    "region-without-label":
      "Het gebied heeft geen tekst die als label kan dienen en valt dus weg.",
    "image-without-size":
      "De afbeelding “{name}” heeft geen breedte en hoogte, dus de spelden zijn niet te plaatsen.",
    "parts-left-out":
      "Een blad met spelden heeft geen plaats voor {parts}.",
    "not-scored":
      "Antwoorden op deze opgave kunnen niet beoordeeld worden, want “{name}” wordt niet ondersteund.",
    "scoring-approximated":
      "De regels van deze opgave beoordelen sommige antwoorden anders dan een vraag hier kan: controleer wat de antwoorden opleveren.",
    "usual-rules":
      "De opgave heeft geen regels voor de beoordeling, dus het juiste antwoord levert alle punten op.",
    "no-key":
      "Geen antwoord op deze opgave levert punten op, dus ze kan geen vraag zijn: geef het juiste antwoord op.",
    "missing-file":
      "Het pakket heeft hier geen passend bestand “{name}”.",
    "rubric-left-out":
      "Een vragenbank heeft geen aanwijzingen voor beoordelaars, dus deze ontbreken.",
    "units-left-out":
      "Antwoorden hebben hier geen eenheid, dus deze ontbreken: {units}. Zet in de tekst dat alleen het getal gevraagd wordt.",
    "set.questions": "Vragen",
    "prompt.gaps": "Vul in wat ontbreekt.",
    "lost.type": "De vraag is weggelaten: het formaat kent geen vragen van het type {type}.",
    "lost.category": "De categorie gaat verloren.",
    "lost.category-details": "De beschrijving en het nummer van de categorie gaan verloren.",
    "lost.set-title":
      "De titel van de set gaat verloren; zijn kenmerk komt ervoor in de plaats.",
    "lost.name": "De naam gaat verloren.",
    "lost.labels": "Het ID-nummer en de tags gaan verloren.",
    "lost.mark": "Het aantal punten voor de vraag gaat verloren.",
    "lost.hints": "De hints gaan verloren.",
    "lost.general-feedback": "De feedback voor iedereen gaat verloren.",
    "lost.answer-feedback": "De feedback op antwoorden gaat verloren.",
    "lost.files": "De bestanden in de teksten gaan verloren.",
    "lost.remainder": "Details die alleen het formaat van het bestand kent, gaan verloren.",
    "lost.weights": "Antwoorden die een deel van de punten opleveren, verliezen dat deel.",
    "lost.refused-weights":
      "Moodle kent een gewicht van de antwoorden niet en zal de vraag weigeren.",
    "lost.other-answers": "Alle antwoorden behalve het eerste gaan verloren.",
    "lost.separator": "Een verticale streep in een antwoord zal het in tweeën delen.",
    "lost.arrow": "Een pijl -> in een tekst wordt →.",
    "lost.letter-case":
      "Er wordt geen verschil meer gemaakt tussen hoofdletters en kleine letters.",
    "lost.single-choice": "Zonder juist antwoord worden er meerdere gekozen in plaats van één.",
    "lost.judgment":
      "Antwoorden worden letter voor letter vergeleken in plaats van naar hun betekenis.",
    "lost.grading":
      "Elke keuze levert een eigen deel van de punten op in plaats van wat de opgave voorschrijft.",
    "lost.other-orders": "Alle juiste volgordes op één na gaan verloren.",
    "lost.rubric":
      "De rubric, het voorbeeldantwoord en de limieten van de open vraag gaan verloren.",
    "lost.instruction": "De instructie boven de invultekst gaat verloren.",
    "lost.source": "De bron van de opgave gaat verloren.",
    "lost.notes":
      "De titel, de notitie en het teken van de speld gaan verloren.",
    "lost.other-labels":
      "De labels in andere talen en de synoniemen gaan verloren.",
    "lost.round-shapes":
      "Rondingen, gedraaide randen en gaten worden rechte randen of gaan verloren.",
    "lost.templates": "De sjablonen van de set gaan verloren.",
  ]
}
