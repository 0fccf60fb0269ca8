// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let german = AroundCases(
    .german,
    """
    frame Rhein = der Fluss Rhein ; Fluss Rhein ; Das ist der Rhein ; Es ist der Rhein ; Ich glaube, der Rhein ; Die Antwort ist Rhein ; Antwort: Rhein ; A: Rhein ; 1. Rhein ; = Rhein ; **Rhein** ; Rhein 😀 ; - Rhein ; der Flus Rhein | nicht der Rhein ; Rhein oder Rhone ; es ist nicht der Rhein ; Rheintal ; kein Rhein
    frame Atlantischer Ozean = der Atlantische Ozean ; Das ist der Atlantische Ozean | Indischer Ozean ; Pazifischer Ozean
    frame Atlantik = Ozean Atlantik ; der Atlantik ; ich denke, es ist der Atlantik | Antarktis
    frame Sahara = Wüste Sahara ; die Wüste Sahara ; das ist die Sahara | Sahel
    frame Bodensee = der Bodensee ; See Bodensee ; es ist der Bodensee | Boden ; Badesee
    frame Rotes Meer = das Rote Meer | Rotes ; Totes Meer ; Schwarzes Meer
    frame Mars = Planet Mars ; der Planet Mars ; Mars (Planet) | Marsch ; März
    frame Paris = Paris, Frankreich ; Paris (Frankreich) ; die Stadt Paris ; Stadt Paris ; Ich denke Paris ; Ich glaube, es ist Paris ; Es ist Paris. ; Das ist Paris ; PARIS!!! ; `Paris` ; Рaris ; „Paris“ ; »Paris« ; Paris 🇫🇷 ; → Paris ; das heißt Paris ; vielleicht Paris | Paris oder London ; nicht Paris ; entweder Paris oder Rom ; niemals Paris
    frame Sauerstoff = das Gas Sauerstoff ; Element Sauerstoff ; es ist Sauerstoff ; man nennt es Sauerstoff | kein Sauerstoff ; Wasserstoff
    frame Oberschenkelknochen = der Oberschenkelknochen ; das ist der Oberschenkelknochen | Oberarmknochen
    frame Weltgesundheitsorganisation = Weltgesundheitsorganisation (WHO) ; die Weltgesundheitsorganisation (WHO)
    frame Elfenbeinküste (Côte d'Ivoire) = Elfenbeinküste ; Côte d'Ivoire ; die Elfenbeinküste | Goldküste
    frame (der/die) Angestellte = Angestellte ; der Angestellte ; die Angestellte
    frame Albert Einstein = Dr. Albert Einstein ; Herr Albert Einstein ; Prof. Albert Einstein ; das war Albert Einstein | Albert Schweitzer
    frame Angela Merkel = Frau Merkel, Angela ; Dr. Angela Merkel ; Bundeskanzlerin Angela Merkel | Angela Davis
    frame Istanbul = İstanbul ; İSTANBUL ; das ist Istanbul | Islamabad
    frame Berlin = meine Antwort ist Berlin ; Lösung: Berlin ; a) Berlin ; (a) Berlin ; Berlin ist die Antwort ; Berlin, Deutschland ; *Berlin* ; #Berlin ; 'Berlin' | ohne Berlin ; Berliner Mauer
    number Zweiter Weltkrieg = 2. Weltkrieg ; der zweite Weltkrieg ; II. Weltkrieg ; Weltkrieg 2 ; Weltkrieg II | Erster Weltkrieg ; 1. Weltkrieg ; Dritter Weltkrieg
    number Ludwig XIV. = Ludwig 14 ; Ludwig der Vierzehnte ; Ludwig der 14. ; König Ludwig XIV ; das ist Ludwig XIV. | Ludwig XV ; Ludwig 4 ; Ludwig der Fünfzehnte ; Ludwig
    number Heinrich VIII. = Heinrich 8. ; Heinrich der Achte ; Heinrich der 8. | Heinrich VII. ; Heinrich der Siebte
    number 19. Jahrhundert = neunzehntes Jahrhundert ; XIX. Jahrhundert ; das 19. Jahrhundert ; im 19. Jahrhundert ; das neunzehnte Jahrhundert | 18. Jahrhundert ; zwanzigstes Jahrhundert
    number 21. Jahrhundert = einundzwanzigstes Jahrhundert | 20. Jahrhundert ; zwölftes Jahrhundert
    number 12 = zwölf ; es sind zwölf ; Zwölf | 13 ; zwanzig ; 112 ; elf
    number zwölf = 12 ; zwölff ; zwoelf | 13 ; 2 ; elf
    number einundzwanzig = 21 ; ein und zwanzig | 22 ; 12 ; zweiundzwanzig
    number 365 = dreihundertfünfundsechzig | dreihundertsechsundfünfzig ; dreihundert
    number hundert = 100 ; einhundert | 1000 ; 10 ; tausend
    number 999 = neunhundertneunundneunzig | neunhundertneun
    number dritter = 3. ; der dritte ; dritte | vierter ; dreißigster
    number dreißigster = 30. ; der dreißigste | 13. ; dreizehnter
    number sieben = 7 ; siben | 8 ; siebzig ; siebzehn
    number 0 = null | neun
    word Schwerkraft = Schwärkraft | Sehkraft
    word Verband = Verbant | Verbund ; Vorband
    word Stadt = | Staat ; Statt
    word Kirche = | Kirsche ; Küche ; Kirchner
    word Gesetz = Gesez | Gesicht ; Gesäß
    word Bevölkerung = Bevölkrung ; Befölkerung | Bewölkung
    word Regierung = Regirung ; Regierrung | Registrierung ; Reagierung
    word Vulkan = Vulkahn | Vulgär
    word Metall = Metal | Medaille ; mental
    word Fabrik = Fabrick | Fabel ; Farbe
    word Maße = Maaße | Masse
    word Masse = | Maße
    word Buße = | Busse
    word Klima = Kliema | Klinke ; klimmen
    word Temperatur = Tempratur ; Themperatur | Temperament
    word Erosion = Errosion | Explosion ; Emotion
    word Wetter = Weter | Wette ; Vetter ; Weite
    word Revolution = Revulution | Evolution ; Resolution
    mark Käse = Kase ; Kaese
    mark Straße = Strasse ; Strase
    mark München = Munchen ; Muenchen
    mark Österreich = Osterreich ; Oesterreich
    mark Säugetier = Saugetier ; Saeugetier | Sauger
    mark grün = gruen ; grün
    mark Öl = Oel
    mark Fluß = Fluss
    mark Größe = Grösse ; Groesse | Grüße
    mark Südamerika = Suedamerika ; Sudamerika
    mark Café = Cafe
    mark Überschuss = Uberschuss ; Ueberschuss
    mark Bevölkerung = Bevolkerung ; Bevoelkerung
    mark Jörg = Joerg
    mark Kür = Kuer
    form Baum = Bäume ; Bäum | Schaum
    form Haus = Häuser | Maus
    form Apfel = Äpfel ; Epfel | Opfer
    form Vogel = Vögel | Vögte
    form Wald = Wälder | Wild
    form Buch = Bücher | Bach
    form Kuh = Kühe | Küche
    form Stadt = Städte | Stätte
    form Zahn = Zähne | Zaun
    form Fuß = Füße | Fluss
    form Blatt = Blätter | Blattern
    form Rad = Räder | Rat
    form Wolf = Wölfe | Golf
    form richtig = richitg ; rihctig | falsch ; wichtig
    form falsch = flasch ; falhsc | richtig ; flach
    form links = lniks ; linsk | rechts
    form Norden = Nordne ; Nroden | Süden ; Orden
    """
  )
}
