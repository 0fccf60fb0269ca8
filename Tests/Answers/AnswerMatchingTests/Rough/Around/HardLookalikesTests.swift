// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

/// Other words and names that look like the accepted one, chosen to be hard before the matcher saw
/// them: an answer a stroke, the accepted one behind it.
struct HardLookalikesTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let answer: String
    let accepted: String
    let language: Language

    var testDescription: String { "\(answer) for \(accepted) (\(language))" }

    var isTakenForTheAcceptedAnswer: Bool {
      RoughMatcher(accepted, language: language).verdict(for: answer).isCorrect
    }
  }

  static let pairs = pairs(of: tables)

  /// Reads tables of pairs with a stroke between the two sides.
  static func pairs(of tables: [(Language, String)]) -> [Pair] {
    tables.flatMap { language, table in
      table.split(whereSeparator: { "\n,".contains($0) }).compactMap { pair in
        let sides = pair.split(separator: "/").map {
          $0.split(separator: " ").joined(separator: " ")
        }
        guard sides.count == 2 else { return nil }
        return Pair(answer: sides[0], accepted: sides[1], language: language)
      }
    }
  }

  @Test func thereAreThreeHundredOfThem() {
    #expect(Self.pairs.count >= 300)
    for (language, _) in Self.tables {
      #expect(Self.pairs.count { $0.language == language } >= 33, "\(language)")
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
      gravy/gravity, cavy/cavity, sauna/fauna, flour/floor, breath/bread, collar/color, comet/comma, plaque/plague,
      pirate/private, tutor/Tudor, trail/trial, statue/status, angel/angle, diary/dairy, quite/quiet, costume/custom,
      moral/morale, adverse/averse, assent/ascent, patience/patients, prophecy/profession, currant/current, canvas/canyon,
      message/massage, morning/mourning, veil/vein, bonus/bones, mineral/miner, crater/carter, tribune/tribute,
      cereal/serial, vial/viola, altar/alter, mantel/mantle, carrion/carrier, ration/nation, vocation/vacation,
      perpetrate/perpetuate, the Amazon rainforest/Amazon River, New Jersey/Jersey
      """
    ),
    (
      .german,
      """
      Verbund/Verband, Stiel/Stil, Lerche/Lärche, Seite/Saite, Masse/Maße, Busse/Buße, Wagen/Waagen, Miene/Mine, Lied/Lid,
      Weise/Waise, Küste/Kiste, Bahre/Bar, Bühne/Biene, Kirsche/Kirche, Mücke/Mütze, Vetter/Wetter, Gericht/Gerücht,
      Wende/Wände, Fetter/Feder, Bande/Binde, Kante/Kanne, Tropfen/Tropen, Quelle/Qualle, Reigen/Regen, Felle/Fälle,
      Bräute/Breite, Heide/Haide Park, Häute/heute, Kiefer/Käfer, Schatz/Schutz, Sprache/Sprosse, Träne/Trane,
      Strand/Strang, Stärke/Störche, Werften/Werte, Wirt/Wert, Zelle/Zeile, Zeder/Feder, Orden/Norden
      """
    ),
    (
      "fr",
      """
      poison/poisson, désert/dessert, cheveux/chevaux, foie/foi, mère/mer, fête/faîte, tache/tâche, pécheur/pêcheur,
      cour/cours d'eau, compte/conte, cousin/coussin, dessin/destin, baie/balle, plante/planète, roi/loi, rue/roue,
      racine/ravine, vaccin/voisin, chaîne/chêne, champ/chant, sol/saule, fleuve/fleur, volant/volcan, balance/baleine,
      mouton/menton, moule/meule, pâle/pôle, patte/pâte, canal/canard, épice/espèce, paix/pays, raison/raisin,
      censé/sensé, amande/amende, coquille/coquelet, cavité/gravité, nom/non
      """
    ),
    (
      "es",
      """
      casa/caza, caballo/cabello, queso/hueso, pollo/polo, perro/pero, cero/cerro, carro/caro, ola/hola, tubo/tuvo, vello/bello,
      ciervo/siervo, cima/sima, poso/pozo, rosa/roza, votar/botar, vaca/baca, beta/veta, ahí/hay, echo/hecho, rayo/rallo,
      gallo/galo, valla/vaya, cocer/coser, abrasar/abrazar, meses/mesas, hombre/hambre, cuadro/cuatro, ciudad/cuidado,
      pescado/pecado, peso/piso, rama/rana, manta/manto, puerta/puerto, martes/Marte, noción/nación, arco/barco, red/sed
      """
    ),
    (
      "it",
      """
      casa/cassa, capello/cappello, pala/palla, sete/sette, nono/nonno, caro/carro, note/notte, pena/penna, copia/coppia,
      sera/serra, rosa/rossa, tufo/tuffo, fato/fatto, camino/cammino, pane/panne, cane/canne, pesce/pesca, fonte/fronte,
      monete/monte, cuoio/cuoco, pianta/pianeta, libro/libra, carta/corta, porto/porta, tasso/tasto, riso/reso, colle/colla,
      salita/saliva, foglia/voglia, gomma/gemma, mente/menta, pelle/palle, velo/vello, corte/coste, lana/lama, nozione/nazione
      """
    ),
    (
      "pt",
      """
      mau/mal, auto/alto, sela/cela, caçar/cassar, cabelo/cavalo, cozer/coser, concerto/conserto, cheque/xeque, comprimento/cumprimento,
      descrição/discrição, sessão/seção, acento/assento, tacha/taxa, cesta/sesta, conselho/concelho, peão/pião, soar/suar,
      ferro/feno, carro/caro, morro/moro, calda/cauda, poço/posso, cão/chão, mão/mãe, pato/prato, porta/porto, vela/veia, cama/cana,
      planta/planeta, razão/ração, noção/nação, massa/maça, roda/rosa, selo/zelo, mel/mil, sal/sol, falha/folha
      """
    ),
    (
      "nl",
      """
      hart/hard, wand/want, leider/lijder, bot/boot, man/maan, zaal/zal, bal/baal, ram/raam, mat/maat, bos/boos, zon/zoon, pen/peen,
      tak/taak, kool/kol, rot/rood, huis/huig, dier/duur, vier/vuur, peer/paar, beer/boer, kern/kerk, lang/land, tang/tank, wang/wand,
      rups/rubs, bewolking/bevolking, lente/lenzen, planten/planeten, ruiter/ruiten, kruis/kruik, meid/meet, stad/staart, sloot/slot,
      steen/stoon, veer/voer, vlek/vlak, waard/zwaard, weiden/wijden
      """
    ),
    (
      "cs",
      """
      mít/mýt, bít/být, vír/výr, nabít/nabýt, síra/sýra, pás/pes, led/lev, rasa/rosa, hlad/hrad, kos/kost, rok/roh, most/mast, les/led,
      vlak/vlk, louče/louka, mouka/louka, pole/póly, sud/soud, pot/plot, hora/kora, kůra/kúra, vosa/rosa, krab/hrab, bota/nota, vůně/vině,
      lis/list, páska/páska hrob, síla/síra, nůž/muž, kolo/kolej, čas/část, duha/dýha, dílo/dělo, rada/řada, párek/parek list,
      slon/slunce, hrach/prach, tráva/kráva
      """
    ),
    (
      "ru",
      """
      луг/лук, плот/плод, кот/код, порок/порог, роза/коза, рог/рок, молот/молод, столб/стол, угол/уголь, мел/мель, галка/палка,
      полка/палка, точка/дочка, бочка/почка, зуб/суп, кость/гость, каша/кожа, лиса/липа, гора/кора, медь/метр, сталь/стая, волна/война,
      вода/водка, море/мор, кран/край, право/правда, слава/слива, монета/планета, подлость/полость, мышка/мышца, казнь/казна,
      серп/серб, сервер/север, восторг/восток, запах/запад, цвет/свет, река/репа, день/пень, пар/парк
      """
    ),
  ]
}
