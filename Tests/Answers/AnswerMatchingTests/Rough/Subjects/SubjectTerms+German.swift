// SPDX-License-Identifier: Apache-2.0
extension SubjectTerms {
  /// Sixty terms of each of ten subjects, as pupils learn them in German.
  static let german = [
    SubjectTerms(
      "Biologie",
      """
      Mitose, Meiose, Chromosom, Chromatid, Zentromer, Zentrosom, Ribosom, Lysosom, Peroxisom, Nukleolus, Nukleotid, \
      Nukleosid, Zellkern, Zellwand, Zellmembran, Zellplasma, Chloroplast, Chlorophyll, Chromoplast, Mitochondrium, Vakuole, Osmose, \
      Diffusion, Photosynthese, Chemosynthese, Atmung, Gärung, Transkription, Translation, Transduktion, Translokation, \
      Replikation, Mutation, Selektion, Isolation, Evolution, Genotyp, Phänotyp, Allel, dominant, rezessiv, homozygot, heterozygot, \
      Enzym, Substrat, Hormon, Antikörper, Antigen, Antibiotikum, Bakterium, Virus, Pflanzenfresser, Fleischfresser, \
      Allesfresser, Parasit, Symbiose, Staubblatt, Fruchtblatt, Kelchblatt, Kronblatt
      """
    ),
    SubjectTerms(
      "Chemie",
      """
      Methan, Ethan, Propan, Butan, Pentan, Hexan, Ethen, Propen, Buten, Ethin, Propin, Methanol, Ethanol, Propanol, Butanol, Methanal, \
      Ethanal, Propanon, Sulfat, Sulfit, Sulfid, Nitrat, Nitrit, Nitrid, Chlorid, Chlorat, Chlorit, Phosphat, Phosphit, Phosphid, \
      Carbonat, Carbid, Bromid, Bromat, Iodid, Iodat, Oxid, Hydroxid, Hydrid, Hydrat, Ammoniak, Ammonium, Salzsäure, Schwefelsäure, \
      Salpetersäure, Kohlensäure, Phosphorsäure, Wasserstoff, Sauerstoff, Stickstoff, Kohlenstoff, Oxidation, Reduktion, Anion, \
      Kation, Anode, Kathode, Elektrolyse, Elektrolyt, Isotop
      """
    ),
    SubjectTerms(
      "Flüsse",
      """
      Rhein, Main, Neckar, Mosel, Saar, Lahn, Ruhr, Lippe, Ems, Weser, Werra, Fulda, Aller, Leine, Elbe, Saale, Havel, Spree, Mulde, \
      Oder, Neiße, Warthe, Donau, Iller, Lech, Isar, Inn, Salzach, Enns, Drau, Mur, Aare, Reuss, Limmat, Rhone, Loire, Seine, Maas, \
      Schelde, Themse, Tajo, Ebro, Douro, Tiber, Arno, Etsch, Theiß, Moldau, Eger, Weichsel, Memel, Wolga, Dnjepr, Dnjestr, Ganges, \
      Indus, Jangtse, Mississippi, Missouri, Amazonas
      """
    ),
    SubjectTerms(
      "Hauptstädte",
      """
      London, Paris, Berlin, Bern, Wien, Rom, Madrid, Lissabon, Dublin, Brüssel, Amsterdam, Kopenhagen, Stockholm, Helsinki, Oslo, \
      Reykjavik, Warschau, Prag, Budapest, Bukarest, Sofia, Belgrad, Zagreb, Laibach, Pressburg, Athen, Ankara, Moskau, Minsk, Kiew, \
      Riga, Wilna, Reval, Teheran, Bagdad, Damaskus, Beirut, Jerusalem, Kairo, Tripolis, Tunis, Algier, Rabat, Dakar, Bamako, Accra, \
      Abuja, Nairobi, Kampala, Lusaka, Luanda, Pretoria, Delhi, Dhaka, Bangkok, Hanoi, Jakarta, Tokio, Ottawa, Mainz
      """
    ),
    SubjectTerms(
      "Politiker",
      """
      Adenauer, Erhard, Kiesinger, Brandt, Schmidt, Kohl, Schröder, Merkel, Scholz, Merz, Heuss, Lübke, Heinemann, Scheel, Carstens, \
      Weizsäcker, Herzog, Rau, Köhler, Wulff, Gauck, Steinmeier, Ebert, Hindenburg, Stresemann, Rathenau, Erzberger, Scheidemann, \
      Brüning, Papen, Schleicher, Bismarck, Caprivi, Hohenlohe, Bülow, Bethmann, Ulbricht, Honecker, Krenz, Pieck, Grotewohl, \
      Liebknecht, Luxemburg, Lassalle, Bebel, Metternich, Hardenberg, Stein, Figl, Raab, Kreisky, Vranitzky, Klestil, \
      Waldheim, Washington, Lincoln, Roosevelt, Truman, Kennedy, Nixon
      """
    ),
    SubjectTerms(
      "Komponisten",
      """
      Bach, Händel, Haydn, Mozart, Beethoven, Schubert, Schumann, Mendelssohn, Brahms, Bruckner, Mahler, Wagner, Weber, Strauss, \
      Schönberg, Webern, Berg, Stockhausen, Telemann, Schütz, Buxtehude, Pachelbel, Gluck, Reger, Hindemith, Orff, Weill, Henze, Chopin, \
      Liszt, Bartók, Dvořák, Smetana, Janáček, Tschaikowski, Mussorgski, Borodin, Rachmaninow, Strawinsky, Prokofjew, \
      Schostakowitsch, Berlioz, Bizet, Debussy, Ravel, Satie, Poulenc, Monteverdi, Vivaldi, Corelli, Scarlatti, Rossini, \
      Donizetti, Bellini, Verdi, Puccini, Elgar, Britten, Grieg, Sibelius
      """
    ),
    SubjectTerms(
      "Tiere",
      """
      Löwe, Luchs, Tiger, Leopard, Gepard, Jaguar, Puma, Panther, Wolf, Fuchs, Bär, Dachs, Biber, Otter, Wiesel, Marder, Iltis, \
      Eichhörnchen, Hamster, Kaninchen, Hase, Maus, Ratte, Maulwurf, Igel, Pferd, Esel, Zebra, Giraffe, Kamel, Lama, Hirsch, Reh, \
      Rentier, Elch, Wisent, Büffel, Schaf, Ziege, Rind, Wal, Delfin, Robbe, Walross, Pinguin, Pelikan, Papagei, Taube, Adler, Falke, \
      Rabe, Reiher, Kranich, Storch, Schwalbe, Spatz, Eidechse, Schildkröte, Lachs, Hering
      """
    ),
    SubjectTerms(
      "Grammatik",
      """
      Nomen, Pronomen, Verb, Adverb, Adjektiv, Artikel, Präposition, Konjunktion, Interjektion, Subjekt, Objekt, Prädikat, \
      Attribut, Apposition, Nebensatz, Hauptsatz, Relativsatz, Finalsatz, Kausalsatz, Konditionalsatz, Konsekutivsatz, \
      Konzessivsatz, Temporalsatz, Infinitiv, Gerundium, Partizip, Partikel, Nominativ, Genitiv, Dativ, Akkusativ, Vokativ, \
      Ablativ, Indikativ, Imperativ, Konjunktiv, transitiv, intransitiv, Aktiv, Passiv, Singular, Plural, Präsens, Präteritum, \
      Perfekt, Plusquamperfekt, Futur, Positiv, Komparativ, Superlativ, Deklination, Konjugation, Vorsilbe, Nachsilbe, \
      Wortstamm, Vokal, Konsonant, Umlaut, Doppelpunkt, Strichpunkt
      """
    ),
    SubjectTerms(
      "Geometrie",
      """
      Dreieck, Viereck, Rechteck, Quadrat, Raute, Rhombus, Trapez, Parallelogramm, Drachen, Fünfeck, Sechseck, Siebeneck, Achteck, Neuneck, \
      Vieleck, Polygon, Polyeder, Tetraeder, Hexaeder, Oktaeder, Dodekaeder, Ikosaeder, Kreis, Ellipse, Parabel, Hyperbel, Kugel, \
      Zylinder, Kegel, Prisma, Pyramide, Würfel, Quader, Radius, Durchmesser, Umfang, Sehne, Sekante, Tangente, Kosinus, Sinus, Tangens, \
      Sektor, Segment, Hypotenuse, Kathete, senkrecht, waagerecht, parallel, Mittelpunkt, Schwerpunkt, Mittelsenkrechte, \
      Winkelhalbierende, Scheitelwinkel, Nebenwinkel, Stufenwinkel, Wechselwinkel, Symmetrie, Spiegelung, Drehung
      """
    ),
    SubjectTerms(
      "Medizin",
      """
      Arterie, Arteriole, Vene, Venole, Kapillare, Herzkammer, Vorhof, Aorta, Luftröhre, Speiseröhre, Bronchus, Bronchiole, Kehlkopf, \
      Rachen, Magen, Zwölffingerdarm, Dünndarm, Dickdarm, Blinddarm, Mastdarm, Niere, Nebenniere, Harnleiter, Harnröhre, Harnblase, \
      Gallenblase, Leber, Milz, Bauchspeicheldrüse, Schilddrüse, Großhirn, Kleinhirn, Zwischenhirn, Stammhirn, Schienbein, \
      Wadenbein, Schlüsselbein, Schläfenbein, Oberschenkel, Unterschenkel, Oberarm, Unterarm, Elle, Speiche, Schulterblatt, \
      Brustbein, Bluthochdruck, Blutdruck, Hypertonie, Hypotonie, Tachykardie, Bradykardie, Hepatitis, Nephritis, Arthritis, \
      Dermatitis, Bronchitis, Gastritis, Anämie, Leukämie
      """
    ),
  ]
}
