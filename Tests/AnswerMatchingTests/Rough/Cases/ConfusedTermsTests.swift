import AnswerMatching
import Testing

/// Terms of school subjects of which neither counts for the other, even where nothing but the accepted answer is known.
struct ConfusedTermsTests {
  @Test(arguments: pairs(english))
  func anEnglishTermIsNotAnotherOne(first: String, second: String) {
    expectOthers(first, second, .english)
  }

  @Test(arguments: pairs(german))
  func aGermanTermIsNotAnotherOne(first: String, second: String) {
    expectOthers(first, second, .german)
  }

  private func expectOthers(_ first: String, _ second: String, _ language: Language) {
    for (accepted, answer) in [(first, second), (second, first)] {
      let verdict = RoughMatcher(accepted, language: language).verdict(for: answer)
      #expect(!verdict.isCorrect, "\(answer) for \(accepted): \(verdict)")
    }
  }

  private static func pairs(_ text: String) -> [(String, String)] {
    text.split(whereSeparator: \.isWhitespace).map { pair in
      let terms = pair.split(separator: "/").map(String.init)
      return (terms[0], terms[1])
    }
  }

  private static let english = """
    allele/gene gamete/zygote genotype/phenotype osmosis/diffusion respiration/perspiration stigma/stamen
    sepal/petal pistil/pistol vertebrate/invertebrate amphibian/reptile antibody/antigen antibody/antibiotic
    afferent/efferent sympathetic/parasympathetic aorta/atrium atrium/ventricle bronchi/bronchioles
    trachea/tracheal pharynx/larynx esophagus/sarcophagus tibia/fibula humerus/femur radius/ulna carpal/tarsal
    metacarpal/metatarsal maxilla/mandible patella/scapula clavicle/claviature pancreas/pancake plasma/platelet
    hydrogen/nitrogen fluorine/chlorine bromine/bromide chlorine/chloride sulfate/sulfide sulfur/silver
    phosphate/phosphite iodine/iodide cation/anion anode/cathode proton/photon electron/neutron
    molarity/molality solute/solvent evaporation/condensation boiling/melting methane/methanol propane/propene
    butane/butene benzene/benzine alkane/alkene aldehyde/alcohol ketone/keystone ester/ether acid/base
    oxidation/reduction exothermic/endothermic covalent/equivalent ionic/iconic ammonia/ammonium
    aluminium/alumina speed/velocity mass/weight voltage/current resistance/reactance capacitor/conductor
    insulator/inductor reflection/refraction diffraction/refraction fission/fusion kinetic/potential
    amplitude/altitude frequency/period concave/convex ohm/volt longitude/latitude weather/climate
    erosion/corrosion stalactite/stalagmite delta/estuary magma/lava tropic/topic Austria/Australia Iran/Iraq
    Niger/Nigeria Slovakia/Slovenia Mali/Malawi Mauritius/Mauritania Guinea/Guyana Paraguay/Uruguay
    Latvia/Lithuania Liberia/Libya Dominica/Dominican Kuwait/Kiribati Georgia/Jordan Chad/Chile Oman/Jordan
    Sudan/Sweden Kingston/Kingstown Vienna/Vilnius Lima/Lisbon Dublin/Berlin Warsaw/Moscow Riga/Rabat
    Ankara/Accra Havana/Harare Seine/Rhine Rhône/Rhine Danube/Dnieper Tigris/Tiber Ganges/Gambia Indus/Jordan
    Volga/Volta Missouri/Mississippi Tudor/Stuart Plato/Pluto Socrates/Isocrates Hamilton/Harrison
    Madison/Jackson Johnson/Jackson Jefferson/Johnson Adams/Arthur Mozart/Monet Manet/Monet Hayden/Handel
    Bach/Bartok Brahms/Bruckner Chopin/Schoenberg Mahler/Müller Verdi/Vivaldi Stalin/Lenin Trotsky/Tolstoy
    Marx/Mao Hegel/Haeckel Darwin/Derwent Newton/Norton Pascal/Pasteur capitalism/socialism communism/fascism
    feudalism/federalism republic/replica legislature/legislation executive/judiciary senate/sonata
    armistice/artifice colony/column crusade/cruise abolition/absolution suffrage/sufferance treaty/treason
    siege/singe simile/smile metaphor/metamorphosis noun/pronoun verb/adverb adjective/adverb homonym/homophone
    prefix/suffix subject/object comedy/tragedy protagonist/antagonist prologue/epilogue hyperbole/hyperbola
    allusion/illusion irony/ivory sonnet/sonata stanza/stance affect/effect accept/except principal/principle
    stationary/stationery complement/compliment desert/dessert quiet/quite lose/loose circumference/circumstance
    diameter/parameter radius/radian chord/cord tangent/secant sine/cosine parabola/hyperbola mode/median
    mean/median quotient/quotation divisor/dividend factor/fraction integer/interest isosceles/scalene
    acute/obtuse permutation/combination rhombus/rhomboid pentagon/hexagon polygon/polyhedron prism/prison
    ellipse/eclipse ellipse/ellipsis vertex/vortex sector/segment horse/house mouse/moose whale/whole
    eagle/beagle otter/utter hare/hair tortoise/turtle frog/fog coma/comma infection/injection hernia/anemia
    anemia/leukemia diastole/systole arthritis/arteritis tachycardia/bradycardia hypertension/hypotension
    hypoglycemia/hyperglycemia insulin/inulin glucose/galactose sucrose/fructose cholera/choler
    inflation/deflation import/export supply/demand monopoly/oligopoly debit/credit asset/assent tariff/traffic
    revenue/revenge Buddhism/Brahmanism Judaism/Jainism Sunni/Shia church/chapel Catholic/Orthodox
    bishop/biscuit Genesis/Exodus psalm/palm compiler/computer kernel/colonel array/arrow queue/cue stack/stock
    recursion/recession router/rooter
    """

  private static let german = """
    Meiose/Mitose Gamet/Zygote Arterie/Vene Vorhof/Vorhang Luftröhre/Speiseröhre Speiche/Elle Oberarm/Unterarm
    Schlüsselbein/Schulterblatt Hormon/Harmonie Enzym/Ekzem Antigen/Antikörper Bestäubung/Befruchtung
    Xylem/Phloem Fotosynthese/Zellatmung Wirbeltiere/Weichtiere Genom/Gen Chlor/Chlorid Brom/Bromid Iod/Iodid
    Sulfid/Sulfat Phosphat/Phosphit Methan/Methanol Propan/Propen Alkan/Alken Natrium/Kalium Calcium/Cadmium
    Magnesium/Mangan Wasserstoff/Sauerstoff Stickstoff/Sauerstoff Ammoniak/Ammonium Kation/Anion Säure/Lauge
    Keton/Beton Ester/Ether Aldehyd/Alkohol Benzol/Benzin Elektron/Neutron Proton/Photon Emulsion/Suspension
    Sublimation/Resublimation Masse/Gewicht Spannung/Strom Widerstand/Leitfähigkeit
    Geschwindigkeit/Beschleunigung Reflexion/Refraktion Arbeit/Leistung Kraft/Energie Frequenz/Amplitude
    Reihenschaltung/Parallelschaltung Transistor/Transformator Kondensator/Kommutator Kernspaltung/Kernladung
    Brechung/Streuung Hebel/Nebel Österreich/Australien Iran/Irak Niger/Nigeria Schweden/Schweiz
    Lettland/Litauen Mali/Malawi Slowenien/Slowakei Island/Irland Belgien/Bulgarien Paris/Prag Rom/Riga
    Wien/Bern Kiel/Köln Mainz/Main Frankfurt/Frankreich Essen/Hessen Rhein/Rhone Weser/Werra Fulda/Werra
    Donau/Dnjepr Elbe/Eder Mosel/Maas Inn/Isar Neckar/Nahe Sachsen/Niedersachsen Saarland/Sauerland
    Bremen/Bergen Hamburg/Homburg Stuttgart/Schwerin Potsdam/Rotterdam Magdeburg/Marburg Mannheim/Mülheim
    Adenauer/Andersch Bismarck/Bismut Brandt/Brecht Schröder/Schneider Kohl/Köhler Heuss/Heine Luther/Lüthi
    Schumann/Schubert Bach/Brahms Händel/Haydn Mozart/Mahler Goethe/Götz Kant/Kafka Hegel/Haeckel
    Lessing/Leasing Kepler/Kopernikus Legislative/Exekutive Judikative/Legislative Bundestag/Bundesrat
    Erststimme/Zweitstimme Opposition/Komposition Reformation/Revolution Restauration/Reformation
    Feudalismus/Föderalismus Sozialismus/Nationalsozialismus Kommunismus/Kapitalismus Inflation/Deflation
    Import/Export Angebot/Nachfrage Aktiva/Passiva Soll/Haben Monopol/Oligopol Nominativ/Akkusativ
    Subjekt/Objekt Prädikat/Präposition Adjektiv/Adverb Präteritum/Perfekt Perfekt/Plusquamperfekt
    Konjunktion/Interjektion Singular/Plural Komödie/Tragödie Ballade/Ballett Epik/Lyrik Prolog/Epilog
    Alliteration/Assonanz Jambus/Trochäus Anapher/Epipher Sinus/Kosinus Tangente/Passante Sehne/Sekante
    Radius/Radikand Dividend/Divisor Summand/Summe Minuend/Subtrahend Median/Mittelwert Raute/Route
    Trapez/Trampel Pyramide/Prisma Kegel/Kugel Würfel/Würfe Umfang/Umgang Rechteck/Dreieck Zylinder/Zyklus
    Wetter/Klima Erosion/Korrosion Moräne/Muräne Passat/Monsun Delta/Ästuar Lava/Magma Orkan/Vulkan Hase/Hose
    Wal/Wahl Lerche/Lärche Elch/Elster Kröte/Kresse Biene/Birne Maus/Laus Fliege/Ziege Hypertonie/Hypotonie
    Systole/Diastole Anämie/Leukämie Diabetes/Diarrhoe Impfung/Infektion Gastritis/Hepatitis
    Gelbsucht/Schwindsucht Masern/Röteln Hund/Hand Vater/Kater Mutter/Butter Katze/Tatze Tisch/Fisch Haus/Maus
    Kuchen/Küchen Bruder/Brüder seid/seit das/dass wider/wieder mahlen/malen Stil/Stiel Lied/Lid fiel/viel
    Leib/Laib
    """
}
