// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds the names of elements, how words change with their number, and the forms of basic words.
  mutating func addForms() {
    families += """

      vodík helium lithium beryllium bor uhlík dusík kyslík fluor neon sodík hořčík hliník křemík \
      fosfor síra chlor argon draslík vápník titan chrom mangan železo kobalt nikl měď zinek arsen \
      brom krypton stroncium stříbro kadmium cín antimon jod xenon cesium baryum wolfram platina \
      zlato rtuť olovo bismut polonium radon radium thorium uran plutonium
      """
    irregularForms = """
      pes psi psy, kůň koně koni, dítě děti, člověk lidé lidi, oko oči oka, ucho uši ucha, přítel přátelé přáteli, den dny dni, týden týdny, rok roky léta
      dům domy, stůl stoly, vůl voli, hůl hole, sůl soli, nůž nože, bůh bohové bozi, kámen kameny, kořen kořeny, kmen kmeny, plamen plameny, pramen prameny
      otec otcové, syn synové, bratr bratři, soused sousedé, host hosté, žid židé, řek řekové, pán páni pánové, král králové, lev lvi, orel orli, ryba ryby
      ruka ruce, noha nohy, nebe nebesa, kuře kuřata, štěně štěňata, kotě koťata, kníže knížata, zvíře zvířata, rajče rajčata, prase prasata, hříbě hříbata, jehně jehňata
      město města, okno okna, jablko jablka, vejce vejce, moře moře, srdce srdce, pole pole, muzeum muzea, centrum centra, datum data, gymnázium gymnázia
      les lesy, hrad hrady, strom stromy, mozek mozky, zámek zámky, dárek dárky, vlak vlaky, chléb chleby, vítr větry, sníh sněhy, led ledy, žena ženy, kost kosti, myš myši
      """
    basicEndings = """
      ám/at áš/at á/at áme/at áte/at ají/at al/at ala/at alo/at ali/at ím/it íš/it í/it íme/it il/it \
      ila/it ilo/it ili/it ím/ět í/ět ěl/ět ěla/ět uju/ovat uje/ovat ují/ovat oval/ovat ovala/ovat ého/ý \
      ému/ý ým/ý ém/ý ých/ý ými/ý á/ý é/ý ou/ý ího/í ímu/í ím/í ích/í y/a u/a ou/a ám/a ách/a ami/a ě/a \
      e/a u/ y/ em/ ů/ ům/ ech/ ách/ a/ ovi/ i/ e/ a/o u/o em/o ům/o ech/o e/ost i/ost
      """
  }
}
