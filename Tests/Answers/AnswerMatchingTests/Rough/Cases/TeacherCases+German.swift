// SPDX-License-Identifier: Apache-2.0
extension TeacherCases {
  /// What learners wrote or might write in German, as a teacher decides who sees only the accepted
  /// answer.
  static let german = TeacherCases(
    """
    50 %: 50 Prozent, 50% | 50, 60 Prozent
    10 km: 10 Kilometer, 10km, zehn Kilometer | 10 m, 10 Meilen, 10 kg
    5 Minuten: 5 min, 5 Min., fünf Minuten | 5 Stunden, 5 m, 6 min
    21 Tage: einundzwanzig Tage | 12 Tage, zweiundzwanzig Tage
    21. Jahrhundert: einundzwanzigstes Jahrhundert | 20. Jahrhundert, zwölftes Jahrhundert
    Silizium: Silicium | Zirkonium
    Telephon: Telefon | Telegramm
    Sinfonie: Symphonie | Symptom
    Photosynthese: Fotosynthese, Photosyntese, Photosintese | Phototaxis, Biosynthese, Prothese
    Mitochondrium: Mitochondrum, Mitochondriun, Mitokondrium | Mittelalter, Chondrit
    Zellmembran: Zellmenbran, Zelmembran, Zellmembrahn | Zellwand, Zellkern
    Chlorophyll: Chlorophyl, Clorophyll, Chlorofyll | Chloroplast, Chloroform
    Bakterium: Backterium, Bakterum, Baktherium | Kriterium, Ministerium
    Parlament: Parlarment, Parllament, Parlamment | Pergament, Fundament
    Reformation: Refomation, Reformazion, Reformatzion | Revolution, Information, Formation
    Industrialisierung: Industriealisierung, Industrialisirung, Indrustrialisierung | Initialisierung, Industrie
    Dreißigjähriger Krieg: Dreissigjähriger Krieg, Dreißigjäriger Krieg, Dreissigjaehriger Krieg | Siebenjähriger Krieg, Hundertjähriger Krieg
    Bundesverfassungsgericht: Bundesverfasungsgericht, Bundesverfassungs-Gericht, Bundes Verfassungsgericht | Bundesverwaltungsgericht, Bundesgerichtshof
    Bundeskanzler: Bundeskantzler, Bundeskanzlar, Bundes-Kanzler | Bundeskanzlerin, Bundespräsident, Kanzler
    Bundestag: Bundestaag, Bundesdag, Bundstag | Bundesrat, Landtag
    Demokratie: Demokrati, Demokratih, Demokrattie | Autokratie, Demografie
    Absolutismus: Absoluthismus, Absolutissmus, Apsolutismus | Relativismus, Aktivismus
    Hypotenuse: Hypothenuse, Hipotenuse, Hypotenusse | Hypothese, Hyperbel
    Parallelogramm: Paralellogramm, Parallelogram, Paralelogramm | Parallaxe, Programm
    Rechteck: Rechtek, Rächteck, Rechtegg | Rechten, Dreieck, Viereck
    Zylinder: Zilinder, Zylindr, Cylinder | Zinder, Zünder
    Wurzel: Wurtzel, Wurzell | Würfel, Wurst
    Wasserstoff: Waserstoff, Wasserstof, Wasserstoft | Sauerstoff, Wasserdampf, Stickstoff
    Sauerstoff: Saurstoff, Sauerstof, Sauersstoff | Säure, Stickstoff
    Schwefelsäure: Schwefelseure, Schwefelsaure, Schwefelsähre | Salpetersäure, Schwefel, Schwefelwasserstoff, Schwefelige Säure
    Elektrolyse: Elektrolüse, Elektrolise, Elecktrolyse | Elektrolyt, Hydrolyse, Elektrode
    Oxidation: Oxydation, Oxidazion, Oxitation | Reduktion, Oxid
    Katalysator: Katalisator, Kathalysator, Katalysatohr | Kalorimeter, Generator
    Aluminium: Alluminium, Alumminium, Alumiinum | Lithium, Ammonium
    Rhythmus: Rythmus, Rhytmus, Rütmus | Algorithmus, Rheuma
    Lebensmittel: Lebenmittel, Lebensmitel, Lebennsmittel | Lehrmittel, Lebensmüde
    Geschwindigkeit: Geschwindikeit, Geschwindichkeit, Gechwindigkeit | Beschleunigung, Geschicklichkeit
    Beschleunigung: Beschläunigung, Beschleunihgung, Beschleunigunk | Bescheinigung, Geschwindigkeit
    Temperatur: Temparatur, Temperratur, Tempratur | Literatur, Temperament
    Verband: Verbant, Verbannd | Verbund, Verstand, Versand
    Stollen: Stolen, Stohlen | Stellen, Stallen, Schollen
    Lehrer: Leerer, Lehrrer | Leder, Leser
    Fuchs: Fux, Fuks | Luchs, Fach
    Löwe: Löhwe, Lowe | Möwe, Lore
    Maus: Mauss | Haus, Laus, Mais
    Hund: Hunt, Huhnd | Mund, Hand, Bund
    Kegel: Kehgel | Kugel, Kogel, Nagel
    Schmetterling: Schmeterling, Schmetterlink, Schmätterling | Schmeichler, Frühling
    Eichhörnchen: Eichhörnschen, Eichörnchen, Eichhörnhcen | Einhörnchen am Baum, Eichel
    Main: Mein, Mayn | Mainz, Maid, Rain
    Budapest: Buddapest, Budapesst, Butapest | Bukarest, Triest
    Griechenland: Grichenland, Griechenlandt, Griechennland | Friesland, Irland
    Österreich: Östereich, Östreich, Oesterreich | Frankreich, Ostreich der Franken
    Mississippi: Missisippi, Mississipi, Mißissippi | Missouri, Minnesota
    Kopenhagen: Koppenhagen, Kopenhaagen, Copenhagen | Kotzenhagen Süd, Hagen
    Metapher: Metafer, Metaffer, Methapher | Metamorphose, Meter
    Präteritum: Preteritum, Präterithum, Präterritum | Perfekt, Präsens, Plusquamperfekt
    Konjunktiv: Konjuntiv, Konjunktif, Konjuncktiv | Indikativ, Konjunktion, Konjunktur
    Adjektiv: Adjecktiv, Adjektif, Atjektiv | Adverb, Objektiv, Adjutant
    Ludwig van Beethoven: L. van Beethoven, Ludwig van Beethofen, Ludwig van Bethoven | Ludwig van Bismarck, K. van Beethoven
    Sankt Gallen: St. Gallen, Sankt Galen, St Gallen | Gallen, Sankt Goar
    Bakterien: Bakterjen, Backterien, Baktereen
    Chromosom: Kromosom, Chromosohm, Chromossom
    Zwerchfell: Zwergfell, Zwerchfel, Zwerchvell
    Bauchspeicheldrüse: Bauchspeicheldruese, Bauchspeichldrüse, Bauspeicheldrüse
    Wirbelsäule: Wirbelseule, Wirbelsäuhle, Wirbelsäulle
    Nervensystem: Nervensüstem, Nervensistem, Nerwensystem
    Phosphor: Phosfor, Phosphohr
    Periodensystem: Periodensistem, Periodensytem, Perioden-System
    Elektrizität: Elektrizitet, Elektriziät, Elekrizität
    Atmosphäre: Atmosfäre, Athmosphäre, Atmosphere
    Äquator: Aequator, Equator, Äqator
    Vulkan: Wulkan, Vulkahn, Fulkan
    Mecklenburg-Vorpommern: Mecklenburg Vorpommern, Meklenburg-Vorpommern, Mecklenburg-Vorpommen
    Nordrhein-Westfalen: Nordrhein Westfalen, Nordrein-Westfalen, Nordrhein-Westphalen
    Liechtenstein: Lichtenstein, Lichtenschtein, Liechtenschtein
    Aserbaidschan: Aserbeidschan, Aserbaitschan
    Mittelmeer: Mittelmehr, Mitelmeer, Mittelmer
    Karl der Große: Karl der Grosse, Karl der Groẞe, Carl der Große
    Französische Revolution: Franzöische Revolution, Die Französische Revolution, französische Revolutzion
    Weimarer Republik: Weimarer Republick, die Weimarer Republik
    Westfälischer Friede: Westfelischer Friede, Westfälischer Frieden, der Westfälische Friede
    Völkerwanderung: Völkerwandrung, Volkerwanderung, Voelkerwanderung
    Aufklärung: Aufklerung, Aufklährung, Aufklarung
    Nationalsozialismus: Nationalsozalismus, Nationalsotialismus, Nazionalsozialismus
    Bundespräsident: Bundespresident, Bundesprasident, Bundespräsidänt
    Gewaltenteilung: Gewaltenteihlung, Gewaltenteillung, Gewalltenteilung
    Präposition: Präposizion, Präpositon
    Wahrscheinlichkeit: Warscheinlichkeit, Wahrscheinlickeit
    Koordinatensystem: Kordinatensystem, Koordinatensistem, Koordinatensytem
    Ableitung: Ableihtung, Abletung, Ableittung
    Nashorn: Nashorm, Naßhorn, Naßhohrn
    Mozart: Mozard, Motzart, Mozzart
    Beethoven: Bethoven, Beethofen, Betthoven
    Nietzsche: Nietsche, Nitzsche, Nietzche
    Schiller: Schiler, Schieler, Shiller
    Blitzableiter: Blizableiter, Blitzableitter, Blitz-Ableiter
    Tagebuch: Tagebuh, Tagebuck, Tagbuch
    Fotosynthese: Photosynthese, Photosyntese
    Grammatik: Gramatik, Grammattik
    Metamorphose: Metamorfose, Methamorphose
    Pyramide: Piramide, Pyramiede
    Renaissance: Renaisance, Renaissanse, Rennaissance
    Portugal: Portogal, Portugall
    Philippinen: Phillipinen, Philipinen
    Libyen: Lybien, Libien
    Ägypten: Aegypten, Egypten, Ägipten
    Mittelalter: Mitelalter, Mittelallter
    Zentimeter: Centimeter, Zentimether
    Kommunismus: Komunismus, Kommunißmus
    Kapitalismus: Kapitallismus, Kapitalissmus
    Weltkrieg: Weltkrig, Welt-Krieg
    Erster Weltkrieg: 1. Weltkrieg, der Erste Weltkrieg, erster Weltkrieg, I. Weltkrieg
    Hauptstadt: Haupstadt, Hauptstatt
    Maßstab: Massstab, Maßstaab
    Quotient: Quozient, Kwotient
    Prozent: Protzent, Procent
    Dreieck: Dreiek, Drei-Eck
    Winkelhalbierende: Winkelhalbirende, Winkelhalbierente
    Tangente: Tangännte, Tangennte
    Zwölffingerdarm: Zwölfingerdarm, Zwölffinger-Darm
    Gehirn: Gehierrn, Gehirm
    Lunge: Lungge
    Skelett: Skelet, Skellett
    Milch: Milsch
    Säugetier: Seugetier, Säugtier
    Reptilien: Reptielien, Reptillien
    Amphibien: Amfibien, Amphiebien
    Eidechse: Eidexe, Eidächse
    Krokodil: Krokodiel, Krockodil
    Schildkröte: Schildkröhte, Schiltkröte
    Rhabarber: Rabarber
    Rhein: Rein
    Themse: Temse
    Kilimandscharo: Kilimanjaro, Kilimandjaro
    Natriumchlorid: Natrium-Chlorid, Natriumclorid
    Salzsäure: Saltzsäure, Salzseure
    Verdunstung: Verdunnstung, Verdunsstung
    Erosion: Errosion, Erohsion
    Dativ: Datif
    Substantiv: Supstantiv, Substantief
    Goethe: Göthe, Gothe
    Annette von Droste-Hülshoff: Anette von Droste-Hülshoff, Annette von Droste Hülshoff
    Grundgesetz: Grundgesez, Grundgestz
    Föderalismus: Förderalismus, Foederalismus
    Bundesrepublik Deutschland: Bundesrepublick Deutschland, Bundesrepublik Deutschland
    Kaiser Wilhelm II.: Kaiser Wilhelm II, Kaiser Wilhelm der Zweite
    Differenzialrechnung: Differentialrechnung
    Delfin: Delphin
    Kängurus: Kängeruhs
    Ketschup: Ketchup
    Silhouette: Silouette, Silhuette
    Portemonnaie: Portmonee, Portmonaie
    Terrasse: Terasse, Terrase
    Satellit: Sattelit, Satelit
    Karussell: Karusell, Karussel
    Lokomotive: Lockomotive, Lokomotieve
    Kathedrale: Katedrale, Kathetrale
    Widerstand: Wiederstand, Widerstant
    Interesse: Intresse, Interrese
    Apparat: Aparat, Apperat
    Diphthong: Diphtong, Dipthong
    Gletscher: Gledscher, Gletcher
    Verwandtschaft: Verwandschaft
    Währung: Wehrung, Wärung
    Stängel: Stengel
    Känguru: Känguruh, Kenguru
    Zentrifuge: Zentriefuge
    Kommission: Komission, Kommision
    Aggression: Agression, Aggresion
    Brennnessel: Brennessel, Brenn-Nessel
    Schifffahrt: Schiffahrt, Schiff-Fahrt
    Nämlich: Nähmlich
    Ägypten: Ägüpten
    Sarajevo: Sarajewo
    Peking: Pecking, Peeking
    Afghanistan: Afganistan, Affghanistan
    Nikolaus Kopernikus: Nicolaus Kopernikus, Nikolaus Copernicus
    Friedrich der Große: Friedrich der Grosse, Friederich der Große
    schön: schoen, schöhn | schon, Schoner
    zählen: zaehlen | zahlen
    Bär: Baer | Bor
    Wie geht's: wie gehts | wie geht
    Musculus biceps brachii: Musculus bizeps brachii | Musculus triceps brachii
    über: ueber | unter, uber
    schreiben: schreibn, schraiben | schreien, schieben
    schlafen: schlaffen | schlagen
    schließen: schliesen | schießen
    Königin von Frankreich: Könnigin von Frankreich | König von Frankreich
    Ludwig XIV.: Ludwig XIV, Ludwig der Vierzehnte, Ludwig 14.
    """
  )
}
