// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds how words change with their number, and the forms of basic words.
  mutating func addForms() {
    irregularForms = """
      buch bücher, kuh kühe, vogel vögel, apfel äpfel, mutter mütter, vater väter, tochter töchter, garten gärten, ofen öfen, hafen häfen
      laden läden, boden böden, graben gräben, kasten kästen, mantel mäntel, nagel nägel, sattel sättel, schnabel schnäbel, acker äcker
      hammer hämmer, kloster klöster, mangel mängel, faden fäden, bogen bögen, magen mägen, schaden schäden, schwager schwäger, hammel hämmel
      atlas atlanten, globus globen, kaktus kakteen, museum museen, album alben, organismus organismen, rhythmus rhythmen
      zyklus zyklen, konto konten, thema themen themata, drama dramen, firma firmen, villa villen, praxis praxen, basis basen, krise krisen
      lexikon lexika lexiken, stadion stadien, material materialien, mineral minerale mineralien, prinzip prinzipien, fossil fossilien
      radius radien, genus genera, kasus kasus, tempus tempora, komma kommas kommata, schema schemata schemas, cello celli cellos, visum visa
      kaufmann kaufleute kaufmänner, fachmann fachleute, seemann seeleute, chef chefs, auge augen, bett betten, ohr ohren, hemd hemden, herz herzen
      """
    pluralsHaveUmlauts = true
    sharpSWords = "maße maßen maß buße bußen floße geschoße rußen ruße"
    regionsWithoutSharpS = "CH LI"
    basicEndings = """
      e/en st/en t/en te/en ten/en test/en tet/en end/en ende/en enden/en ender/en e/ en/ es/ em/ s/ \
      ern/ n/ ung/en ungen/en
      """
  }
}
