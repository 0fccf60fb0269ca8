// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Testing

/// Terms of school subjects of which neither counts for the other, even where nothing but the
/// accepted answer is known.
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
    cytosine/cysteine cosine/cysteine cell/sell throne/thrown
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
    thymus/thalamus thymus/hypothalamus meningitis/menopause osmosis/otosis osmosis/mitosis osmosis/symbiosis
    ptosis/ptyalin hepatitis/nephritis hepatitis/hematitis gastritis/arthritis meiosis/miosis peroneal/peritoneal
    ileum/ileus malleus/malleolus humerus/humeral stapes/stipes glycolysis/glycogenesis glycolysis/lipolysis
    lipase/lipid lipase/ligase helicase/hexokinase amylase/amylose lactase/lactose lactase/lactate protease/prothesis
    thrombin/thrombus fibrin/fibrinogen fibrin/fibre myelin/myosin tropomyosin/troponin systolic/diastolic
    nitrate/nitrite nitrate/nitride chlorate/chlorite chlorate/chloride phosphite/phosphide propane/propyne
    propane/propanol pentane/pentene pentane/hexane ethyne/ethene ethyne/ethane butanal/butanol butanal/butanone
    methanal/methanol tungsten/tennessine niobium/nobelium rubidium/ruthenium thallium/thulium radium/radon
    strontium/scandium cesium/cerium gallium/germanium francium/fermium polonium/plutonium Gambia/Zambia Uganda/Rwanda
    Iceland/Ireland Lima/Lome Bratislava/Ljubljana Tallinn/Tbilisi Tripoli/Triple Nicosia/Nicaragua Amman/Oman
    Bogota/Bogor Khartoum/cartoon Bamako/Balaton Elbe/Ebro Loire/Louvre Euphrates/Euripides Mekong/Yukon
    Cromwell/Cornwall Robespierre/Richelieu Danton/Dalton Napoleon/Neopolitan Cicero/Circe Hannibal/cannibal
    Herodotus/Herod Thucydides/Themistocles Euripides/Eratosthenes Aristotle/Aristophanes Copernicus/Carpathians
    Kepler/Keller Faraday/Friday Hertz/heart Boyle/Hoyle Mendel/Mendeleev Lamarck/Lamartine Lincoln/Clinton
    Harding/Harrison Truman/Trumpet Roosevelt/Rockefeller Handel/Haydn Debussy/Delibes Bizet/Brahms Rossini/Puccini
    Bernini/Bellini Titian/Tintoretto Constable/constant Kandinsky/Kaminsky gerund/gerundive participle/principle
    infinitive/infinite conjunction/injunction conjunction/conjunctiva interjection/intersection interjection/injection
    imperative/imperfect genitive/gerundive metaphor/metabolism anaphora/amphora oxymoron/oxygen litotes/lattices
    iamb/lamb trochee/trachea dactyl/daily caesura/censure elegy/eulogy ballad/ballet novella/novel epigram/epigraph
    epigram/epitaph secant/second cosine/cousin apothem/apathy trapezoid/trapezium hexagon/heptagon octagon/octahedron
    tetrahedron/octahedron bisector/dissector median/medium quartile/quantile quartile/quarter matrix/metrics
    vector/victor scalar/scaler scalar/secular integral/interval variance/variety logarithm/algorithm exponent/opponent
    asymptote/asymmetry magma/magna basalt/balsam marble/marvel moraine/marine fjord/ford isthmus/asthma
    monsoon/mansion tundra/thunder savanna/savant steppe/step taiga/tiger oasis/basis glacier/glazier geyser/geezer
    treble/tremble alto/auto tempo/temple sonata/cantata fugue/figure opera/operand clarinet/cabinet oboe/hobo
    trombone/thrombin baroque/barrack rococo/cocoa Gothic/goblet mosaic/music Muslim/muslin Hindu/Hindi Torah/Koran
    gospel/gossip apostle/apostate apostle/apostrophe crusade/cascade feudal/futile serf/surf baron/barren guild/guide
    plague/plaque heretic/heritage treason/reason reparation/separation reparation/preparation annexation/annotation
    appeasement/appearance blockade/blockage armistice/arthritis coalition/collision ballot/bullet statute/status
    franchise/franchisee franchise/France tariff/sheriff subsidy/subside deficit/deficient surplus/surprise
    dividend/divided mortgage/montage wolf/golf mole/vole stoat/goat lynx/link heron/herring swift/shift raven/ravine
    crow/cow trout/trot salmon/salamander cod/cord beetle/beagle beetle/battle moth/mouth wasp/wisp elk/elf
    gazelle/giselle panda/pandora alligator/allegation tongue/tongs shin/chin palm/plum ankle/uncle eyebrow/elbow
    sternum/sacrum ulna/urea phalanx/pharynx phalanx/larynx incisor/incision canine/caffeine molar/molal enamel/animal
    retina/regina iris/ibis cochlea/trachea pupil/pulp cortex/vertex cortex/vortex biceps/triceps aorta/aurora
    plasma/plaster platelet/plate leukocyte/lymphocyte erythrocyte/erythema embolism/metabolism thrombosis/thrombocyte
    dementia/demeter cirrhosis/psoriasis cirrhosis/neurosis sclerosis/scoliosis angina/vagina measles/missiles
    mumps/pumps rubella/rubeola rabies/scabies malaria/malaise typhus/typhoid sepal/sepia sepal/sequel stamen/statement
    anther/panther xylem/asylum pollen/pollock nucleus/nuclear ribosome/liposome ribosome/lysosome flagellum/flageolet
    capsule/capsize spirogyra/spirometer chromatid/chromatin centriole/centromere antigen/antigone vaccine/vicuna
    virus/virtue hormone/harmony estuary/actuary tributary/tributes meander/mender plateau/platter peninsula/insular
    longitude/lassitude equator/equation cirrus/citrus cumulus/tumulus nimbus/limbus drumlin/gremlin aquifer/conifer
    biome/bromine strait/straight delta/dental atoll/toll caldera/calendar pumice/police gneiss/niece slate/slat
    shale/scale feldspar/foldaway fossil/fissile velocity/felicity friction/fiction friction/fraction lever/liver
    lever/lover pulley/pullet inertia/inert torque/toque joule/jewel watt/what volt/vault ampere/empire ampere/umpire
    ohm/home circuit/circus resistor/register lens/lance image/mirage pitch/patch echo/ego isotope/isotherm
    proton/protein neutron/neuron neutron/neutrino alpha/alfalfa quark/quack plasma/plasmid soluble/solvable
    solvent/servant filtrate/filigree titration/nutrition catalyst/cataclysm enzyme/ensign polymer/polynomial
    monomer/nonmember ester/oyster ester/easter amine/amide amine/imine amine/anime lipid/limpid lipid/liquid
    starch/search cellulose/cellulite maltose/malthus insulin/insulation cortisol/cortisone thyroid/thymine
    thyroid/steroid pancreas/pancakes duodenum/dodecagon jejunum/ileum colon/column rectum/spectrum bile/bill
    trachea/tracheid alveoli/aioli cochlea/cockle stirrup/syrup anvil/evil sector/vector parabola/parable
    integer/integral modulus/module cuboid/cupid polygon/paragon congruent/congress similar/smaller median/medial
    mode/node tangent/tungsten sine/sign monarchy/monastery senate/sonnet consul/counsel tribune/tribute
    plebeian/plesiosaur gladiator/glacier aqueduct/viaduct forum/form toga/yoga legion/lesion legion/region
    pharaoh/phantom sphinx/syntax papyrus/pampas hieroglyph/hieratic ziggurat/zigzag acropolis/acrobats oracle/article
    tyrant/tyrannosaur democracy/autocracy philosopher/photographer crusader/crusade knight/night squire/square
    manor/manner abbot/abbey abbot/rabbit cathedral/catheter heresy/hearsay reformation/restoration
    reformation/reformatory indulgence/intelligence puritan/pirate cavalier/chevalier roundhead/redhead musket/basket
    guillotine/gelatin jacobin/jacobite directory/director chartist/cartoonist suffragette/suffering luddite/loadstone
    bolshevik/menshevik soviet/sorbet gulag/goulash trench/french armada/armadillo alliance/allegiance
    alliance/appliance axis/axes holocaust/holocene genocide/genotype apartheid/apathy embargo/embarrass
    treaty/treatise verb/verbena pronoun/pronounce adverb/advert clause/cause phrase/phase prefix/perfect
    syllable/syllabus vowel/towel vowel/bowel consonant/continent consonant/constant synonym/synagogue
    allegory/category sonnet/bonnet rhyme/thyme rhythm/algorithm prologue/prolong epilogue/epilepsy soliloquy/colloquy
    tragedy/strategy genre/gender narrator/navigator viola/violin cello/cellar flute/fluke bassoon/balloon tempo/temper
    chord/choir minim/minimum allegro/allegory concerto/concert symphony/sympathy Beethoven/Bethlehem Chopin/Chaplin
    Ravel/Rebel Berlioz/Berlin Canberra/Cambria Nairobi/Nirvana Bangkok/Bangladesh Caracas/Caucasus Algiers/Algeria
    Kampala/Kathmandu Lusaka/Osaka Vienna/Vietnam Warsaw/warship Helsinki/Helsingborg Danube/Dune Thames/Themes
    Zambezi/Zambia Orinoco/Orlando Sardinia/sardine Malta/Malt Crete/create Crete/concrete
    Australia/Australian India/Indian Germany/German Serbia/Serb geography/geographer astronomy/astronomer
    retina/retinal naltrexone/naloxone azithromycin/erythromycin cefotaxime/ceftriaxone
    dopamine/dobutamine prednisone/prednisolone penicillin/penicillamine digoxin/digitoxin paracetamol/paroxetine
    leucine/lysine cysteine/cystine haemoglobin/myoglobin nitrite/nitrile propane/propanoate carbonate/cyanate
    mouth/met shine/sun cheap/cup healthy/held teach/took terrible/table bought/brought sing/sang shake/shook
    hydrometer/hygrometer ammeter/ohmmeter socialism/secularism anarchism/nazism
    """

  private static let german = """
    Uhrzeit/Urzeit Äsche/Esche
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
    Ethan/Ethen Ethan/Ethin Ethan/Methan Propan/Propin Propan/Propanol Butan/Buten Nitrat/Nitrit Nitrat/Nitrid
    Sulfat/Sulfit Chlorat/Chlorid Chlorat/Chlorit Lactose/Lactase Amylose/Amylase Ethanol/Ethanal Methanol/Methanal
    Kohlensäure/Kohlenstoff Wasserstoff/Wassertopf Kalium/Kalzium Cäsium/Calcium Thallium/Thulium Neon/Neodym
    Strontium/Scandium Arterie/Arteriole Venole/Vene Meiose/Miose Osmose/Otose Osmose/Mitose Niere/Nerv Magen/Wagen
    Leber/Leser Lunge/Zunge Milz/Malz Galle/Halle Elle/Eule Speiche/Speicher Wade/Wabe Darm/Arm Hüfte/Hälfte
    Kiefer/Käfer Gaumen/Daumen Rachen/Drachen Hornhaut/Lederhaut Netzhaut/Fetthaut Iris/Iltis Meise/Ameise Amsel/Ampel
    Fink/Funk Reh/Zeh Dachs/Lachs Luchs/Fuchs Biber/Bibel Otter/Natter Wiesel/Wiese Ziege/Ziegel Esel/Insel Hase/Nase
    Igel/Egel Kröte/Krone Molch/Milch Barsch/Marsch Eiche/Esche Linde/Rinde Tanne/Wanne Ahorn/Ahnen Kiefer/Kiesel
    Weizen/Warzen Roggen/Rochen Gerste/Geste Hafer/Hafen Weser/Wesen Oder/Eder Neckar/Necker Inn/Ill Saale/Saar
    Havel/Hagel Isar/Iser Lech/Leck Bonn/Born Kiel/Keil Ulm/Alm Trier/Stier Bremen/Bremsen Freiburg/Freiberg
    Magdeburg/Merseburg Marburg/Warburg Schweden/Schwaben Polen/Pollen Sambia/Gambia Uganda/Ruanda Dakar/Dhaka
    Riad/Riga Athen/Atem Luther/Lothar Kant/Kante Hegel/Kegel Hegel/Hagel Marx/Mars Lenin/Leinen Stalin/Stall
    Bismarck/Bisamratte Adenauer/Abenteuer Schmidt/Schröder Lessing/Messing Heine/Hesse Kleist/Geist Büchner/Bücher
    Mozart/Mozarella Adel/Adler Zunft/Zukunft Lehen/Leben Fron/Front Pest/Fest Papst/Post Ritter/Richter Burg/Berg
    Reichstag/Reichsrat Landtag/Bundestag Ablass/Anlass Aufstand/Abstand Frieden/Friesen Vertrag/Ertrag
    Bündnis/Bedürfnis Inflation/Infusion Aktie/Akte Zins/Zinn Angebot/Angebinde Umlaut/Anlaut Genitiv/Dativ
    Akkusativ/Ablativ Futur/Futter Passiv/Massiv Komma/Koma Metapher/Metaphase Ballade/Ballast Fabel/Gabel
    Novelle/Novize Strophe/Trophäe Vers/Vesper Reim/Keim Jambus/Jumbo Elegie/Allergie Quader/Quadrat Kreis/Greis
    Radius/Radium Sehne/Sahne Tangente/Tante Sekante/Sekunde Winkel/Wimpel Nenner/Zähler Nenner/Kenner Bruch/Buch
    Potenz/Patent Ableitung/Anleitung Ableitung/Abteilung Stammfunktion/Sinusfunktion Summe/Stimme Produkt/Produzent
    Median/Medium Vektor/Sektor Matrix/Matrize Ohm/Ohr Spannung/Spaltung Widerstand/Waffenstillstand Dichte/Dichter
    Welle/Wolle Prisma/Prosa Kelchblatt/Keimblatt Kelchblatt/Kerbblatt Staubblatt/Stammblatt Narbe/Farbe Griffel/Grippe
    Griffel/Kniffel Stempel/Stengel Stempel/Tempel Knolle/Kralle Zwiebel/Zwickel Moos/Mus Moos/Moor Farn/Garn Farn/Farm
    Flechte/Fichte Flechte/Flucht Pilz/Filz Alge/Algier Amöbe/Armbrust Qualle/Quelle Koralle/Kralle Schwamm/Schwan
    Assel/Achsel Assel/Esel Zecke/Zeche Milbe/Silbe Motte/Matte Grille/Brille Hummel/Himmel Hornisse/Kulisse
    Forelle/Florett Hering/Ring Aal/Saal Karpfen/Krapfen Frosch/Frost Unke/Onkel Echse/Achse Strauß/Strauch Pfau/Frau
    Star/Stör Falke/Falte Bussard/Billard Habicht/Nachricht Marder/Mörder Dachs/Docht Iltis/Elite Hirsch/Hirse
    Elch/Kelch Ochse/Achse Hengst/Hecht Stute/Stufe Kalb/Kolben Ferkel/Fackel Lamm/Damm Kornea/Korea Pupille/Papille
    Trommelfell/Trommelwirbel Amboss/Albatros Schnecke/Schnake Zäpfchen/Töpfchen Speiseröhre/Speisekarte
    Luftröhre/Leuchtröhre Dünndarm/Dickdarm Leber/Hebel Nieren/Tiere Harnleiter/Harnröhre Vorhof/Vorort Aorta/Aroma
    Kapillare/Kavallerie Insulin/Inuline Adrenalin/Adenin Hypophyse/Hypothese Zellkern/Zellteilung Ribosom/Lysosom
    Protein/Prokain Mutation/Mutante Selektion/Sektion Selektion/Sezession Symbiose/Symbol Parasit/Parität
    Biotop/Biopsie Dichte/Dicke Arbeit/Arbeiter Leistung/Leitung Reibung/Reife Hebel/Nabel Rolle/Rille Feder/Fehde
    Pendel/Pinsel Druck/Drache Volt/Volk Linse/Binse Spiegel/Siegel Schatten/Schaden Brechung/Brechreiz Beugung/Beugen
    Spektrum/Spekulation Magnet/Magnat Spule/Spüle Diode/Deponie Isotop/Isobar Quark/Quarz Säure/Säule Base/Basis
    Lauge/Lage Salz/Satz Ester/Estrich Keton/Ketten Seife/Seide Gips/Grips Kalk/Kelch Rost/Rast Stahl/Stuhl
    Zement/Zentner Filter/Falter Destillation/Desillusion Kathode/Kathete Orbital/Orbit Metall/Medaille
    Gletscher/Gleiter Delta/Dental Düne/Daune Watt/Wette Fjord/Ford Vulkan/Balkan Magma/Magda Basalt/Balsam
    Granit/Granate Schiefer/Schäfer Steppe/Stapel Tundra/Tandem Monsun/Mission Passat/Passau Äquator/Equipe
    Meridian/Median Alpen/Alben Harz/Herz Rhön/Rhone Elbe/Erbe Mosel/Basel Themse/Tresse Wolga/Wolke Seine/Sahne
    Oslo/Oskar Rom/Rum Wien/Wein Bern/Bären Minsk/Mensa Kiew/Kies Tunis/Tennis Lima/Lama Quito/Quote Kuba/Kubus
    Malta/Malter Peru/Perücke Japan/Jaspis Korea/Korfu Nepal/Neapel Adel/Nadel Klerus/Kloster Zunft/Zunge Gilde/Gulden
    Ritter/Reiter Knappe/Knabe Burg/Bürge Pranger/Pfanne Ketzer/Kerzen Ablass/Ablauf Konzil/Konsul Konzil/Kanzel
    Reform/Refrain Kolonie/Kolonne Revolution/Resolution Direktorium/Diktator Konsul/Konsum Parlament/Pergament
    Putsch/Patsch Weimar/Wismar Reparation/Reparatur Inflation/Invasion Diktatur/Diktat Propaganda/Proband
    Widerstand/Wohlstand Blockade/Ballade Luftbrücke/Luftdruck Mauer/Maurer Wende/Wunde Nomen/Namen Artikel/Artist
    Pronomen/Prognose Adverb/Advent Numerale/Mineral Kasus/Kaktus Tempus/Tempel Modus/Moden Imperativ/Imperium
    Partizip/Prinzip Plural/Pleura Satz/Schatz Prädikat/Produkt Objekt/Projekt Attribut/Attrappe Silbe/Salbe
    Vokal/Lokal Vokal/Pokal Konsonant/Konstante Ode/Oder Drama/Dromedar Metapher/Metaphysik Anapher/Amphore
    Ironie/Irene Reim/Rahm Sonett/Sonate Fabel/Kabel Sage/Säge Mythos/Myrte
    Politik/Politiker Mathematik/Mathematiker Chemie/Chemiker Physik/physisch Biologie/Biologe Demokratie/Demokrat
    Fotografie/Fotograf Italien/Italiener Spanien/Spanier Medizin/Mediziner Japan/Japaner Österreich/Österreicher
    Schweiz/Schweizer Prednison/Prednisolon Dopamin/Dobutamin Penicillin/Penicillamin Leucin/Lysin Digoxin/Digitoxin
    Ethen/Ether Pracht/brachte Brett/breit gefangen/gegangen gekommen/genommen lehren/lernen legen/liegen
    stehen/stehlen sang/sank Schein/suchen
    """
}
