// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

/// Further words that look like the accepted one, chosen before the rules were changed to keep those
/// of ``HardLookalikesTests`` apart: they show that the rules hold for words that nobody looked at.
struct FreshLookalikesTests {
  static let pairs = HardLookalikesTests.pairs(of: tables)

  @Test func eachLanguageHasSome() {
    #expect(Self.pairs.count >= 130)
    for (language, _) in Self.tables {
      #expect(Self.pairs.count { $0.language == language } >= 14, "\(language)")
    }
  }

  /// The few that are taken for the accepted answer are named, so that one more is seen.
  @Test func atMostThreeInAHundredAreTakenForTheAcceptedAnswer() {
    let accepted = Self.pairs.filter(\.isTakenForTheAcceptedAnswer)
    #expect(accepted.count * 100 <= 3 * Self.pairs.count, "\(accepted.map(\.testDescription))")
  }

  private static let tables: [(Language, String)] = [
    (
      .english,
      """
      statute/statue, county/country, ballet/ballot, pasture/posture, sliver/silver, marital/martial, casual/causal,
      lever/liver, bacon/beacon, cannon/canon, temper/temple, mortar/motor, beetle/battle, thorn/throne, baron/barren,
      picture/pitcher, metal/medal
      """
    ),
    (
      .german,
      """
      Hölle/Höhle, Segel/Siegel, Hafen/Haufen, Weste/Wüste, Nadel/Nagel, Feige/Fliege, Krug/Krieg, Schlinge/Schlange,
      Wolle/Welle, Sahne/Sehne, Giebel/Gabel, Ziege/Ziegel, Koffer/Kupfer, Stachel/Stahl, Leiter/Liter, Mauer/Maurer
      """
    ),
    (
      "fr",
      """
      poil/poêle, tante/tente, bouche/bougie, gland/glande, chair/chaire, mousse/mouche, livre/lèvre, lièvre/lèvre,
      pêche/péché, fosse/fausse, tribut/tribu, sable/sabre, règle/règne, manche/marche, trombe/tombe, cœur/chœur
      """
    ),
    (
      "es",
      """
      barrio/barro, cuenta/cuerda, pareja/pared, calor/color, nueve/nieve, viento/vientre, fuente/frente, grave/grava,
      plato/plata, libro/libra, legua/lengua, puente/punto, trono/trueno, caña/cana, moño/mono, campaña/campana
      """
    ),
    (
      "it",
      """
      palazzo/palato, fumo/fiume, posto/pasto, regno/ragno, remo/ramo, ventre/vento, treno/freno, torre/torta, letto/lotto,
      fossa/fosso, polso/pollo, fuoco/foca, sacco/succo, colle/collo, marmo/mare, grotta/gratta
      """
    ),
    (
      "pt",
      """
      pelo/pele, fogão/fogo, fonte/ponte, vinha/vinho, grana/grama, légua/língua, leite/leito, travão/trovão, terra/serra,
      ventre/vento, barro/barco, folga/folha, filha/ilha, seda/sede, raio/rato, cobre/cobra
      """
    ),
    (
      "nl",
      """
      bloed/bloem, kraan/kroon, hond/hand, maagd/maag, kust/kast, duif/druif, meloen/molen, bodem/boter, spreeuw/sneeuw,
      kiezer/keizer, staat/staal, wolf/wolk, kooi/kool, vlees/vlies, leven/lever, paars/paard
      """
    ),
    (
      "cs",
      """
      řepa/řeka, komín/kámen, smích/sníh, host/kost, místo/město, stroj/strom, míč/meč, mošt/most, číslo/čidlo, chlév/chléb,
      zmatek/zámek, slova/sova, vítěz/vítr, rybíz/ryba, vlna/víno, konec/koníček
      """
    ),
    (
      "ru",
      """
      рука/река, горе/гора, хлев/хлеб, мозг/мост, печенье/печень, планшет/планета, мыло/масло, грипп/гриб, лужа/ложа,
      кров/кровь, сцена/стена, клён/клей, травма/трава, огород/город, муха/мука, крыша/крыса
      """
    ),
  ]
}
