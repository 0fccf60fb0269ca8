// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds the names of elements, how words change with their number, and the forms of basic words.
  mutating func addForms() {
    families += """

      waterstof helium lithium beryllium boor koolstof stikstof zuurstof fluor neon natrium \
      magnesium aluminium silicium fosfor zwavel chloor argon kalium calcium titaan chroom mangaan \
      ijzer kobalt nikkel koper zink arseen broom krypton strontium zilver cadmium tin antimoon \
      jodium xenon cesium barium wolfraam platina goud kwik lood bismut polonium radon radium \
      thorium uranium plutonium
      """
    irregularForms = """
      schip schepen, stad steden, lid leden, smid smeden, kind kinderen, ei eieren, lied liederen, blad bladeren bladen, rad raderen, been beenderen benen
      kalf kalveren, lam lammeren, rund runderen, volk volkeren volken, gemoed gemoederen, hoen hoenderen hoenders, kleed klederen kleden, goed goederen
      weg wegen, dag dagen, slag slagen, glas glazen, dak daken, pad paden, vat vaten, bad baden, gat gaten, god goden, hof hoven, hol holen, oorlog oorlogen
      slot sloten, spel spelen, gebed gebeden, bevel bevelen, gebrek gebreken, bedrag bedragen, verdrag verdragen, verslag verslagen, schot schoten, lot loten
      koe koeien, vlo vlooien, vrouw vrouwen, museum musea museums, centrum centra centrums, medium media, datum data datums, album albums, basis bases
      crisis crises crisissen, musicus musici, technicus technici, politicus politici, historicus historici, chemicus chemici, zee zeeën, idee ideeën, knie knieën
      zoon zonen zoons, aardappel aardappelen aardappels, leraar leraren leraars, huis huizen, muis muizen, brief brieven, wolf wolven, kat katten, bos bossen, vis vissen, bus bussen
      man mannen, zon zonnen, bal ballen, ster sterren, bed bedden, bom bommen, rat ratten, pen pennen, kop koppen, pot potten, mat matten, tak takken, hek hekken
      """
    stemChanges = """
      aab/aben aal/alen aam/amen aan/anen aap/apen aar/aren aat/aten aad/aden aak/aken aag/agen aaf/aven \
      aas/azen ab/abben al/allen am/ammen an/annen ap/appen ar/arren at/atten ad/adden ak/akken ag/aggen \
      af/affen as/assen eeb/eben eel/elen eem/emen een/enen eep/epen eer/eren eet/eten eed/eden eek/eken \
      eeg/egen eef/even ees/ezen eb/ebben el/ellen em/emmen en/ennen ep/eppen er/erren et/etten ed/edden \
      ek/ekken eg/eggen ef/effen es/essen oob/oben ool/olen oom/omen oon/onen oop/open oor/oren oot/oten \
      ood/oden ook/oken oog/ogen oof/oven oos/ozen ob/obben ol/ollen om/ommen on/onnen op/oppen or/orren \
      ot/otten od/odden ok/okken og/oggen of/offen os/ossen uub/uben uul/ulen uum/umen uun/unen uup/upen \
      uur/uren uut/uten uud/uden uuk/uken uug/ugen uuf/uven uus/uzen ub/ubben ul/ullen um/ummen un/unnen \
      up/uppen ur/urren ut/utten ud/udden uk/ukken ug/uggen uf/uffen us/ussen ib/ibben il/illen im/immen \
      in/innen ip/ippen ir/irren it/itten id/idden ik/ikken ig/iggen if/iffen is/issen ief/ieven oef/oeven \
      uif/uiven ijf/ijven olf/olven erf/erven uis/uizen ijs/ijzen oes/oezen eis/eizen ans/anzen ens/enzen
      """
    basicEndings = """
      t/en te/en de/en ten/en den/en end/en ende/en s/ e/ en/ er/ ste/ tje/ je/ ing/en ingen/en er/en \
      ers/en
      """
  }
}
