// SPDX-License-Identifier: Apache-2.0
/// English names of closed sets, and words that are often taken for each other.
let closedSets = """
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen \
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
  alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi \
  chi psi omega
  hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminium silicon \
  phosphorus sulfur chlorine argon potassium calcium scandium titanium vanadium chromium manganese iron cobalt \
  nickel copper zinc gallium germanium arsenic selenium bromine krypton rubidium strontium yttrium zirconium \
  niobium molybdenum technetium ruthenium rhodium palladium silver cadmium indium tin antimony tellurium iodine \
  xenon caesium barium lanthanum cerium praseodymium neodymium promethium samarium europium gadolinium terbium \
  dysprosium holmium erbium thulium ytterbium lutetium hafnium tantalum tungsten rhenium osmium iridium platinum \
  gold mercury thallium lead bismuth polonium astatine radon francium radium actinium thorium protactinium \
  uranium neptunium plutonium americium curium berkelium californium einsteinium fermium mendelevium nobelium \
  lawrencium
  afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahamas bahrain \
  bangladesh barbados belarus belgium belize benin bhutan bolivia botswana brazil brunei bulgaria burundi \
  cambodia cameroon canada chad chile china colombia comoros congo croatia cuba cyprus denmark djibouti dominica \
  ecuador egypt eritrea estonia eswatini ethiopia fiji finland france gabon gambia georgia germany ghana greece \
  grenada guatemala guinea guyana haiti honduras hungary iceland india indonesia iran iraq ireland israel italy \
  jamaica japan jordan kazakhstan kenya kiribati kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya \
  liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mali malta mauritania mauritius mexico \
  micronesia moldova monaco mongolia montenegro morocco mozambique myanmar namibia nauru nepal netherlands \
  nicaragua niger nigeria norway oman pakistan palau panama paraguay peru philippines poland portugal qatar \
  romania russia rwanda samoa senegal serbia seychelles singapore slovakia slovenia somalia spain sudan suriname \
  sweden switzerland syria taiwan tajikistan tanzania thailand togo tonga tunisia turkey turkmenistan tuvalu \
  uganda ukraine uruguay uzbekistan vanuatu venezuela vietnam yemen zambia zimbabwe
  replication transcription transduction transformation translation translocation transpiration, accept except
  access excess, adapt adopt adept, adenine cytosine guanine thymine uracil
  adenosine cytidine guanosine thymidine uridine, adverse averse, advice advise, affect effect, aisle isle
  allusion illusion delusion, altar alter, always sometimes often rarely, ammonia ammonium, amoral immoral
  angel angle, appraise apprise, ascent assent, aural oral, bail bale, bare bear, baron barren, before after
  berth birth, board bored, both either, brake break, breath breathe breadth, bridal bridle, broach brooch
  canvas canvass, capital capitol, censor censure sensor, cereal serial, chord cord, cite site sight
  climactic climatic, coarse course, complement compliment, condensation compensation conversation conservation
  conjugation conjunction, conscience conscious, council counsel consul, creak creek, currant current, dairy diary
  defuse diffuse, dependant dependent, desert dessert, device devise, discreet discrete, dual duel, elicit illicit
  emigrate immigrate, eminent imminent immanent, ensure insure assure, envelop envelope, exercise exorcise
  faint feint, fair fare, farther further, flair flare, flaunt flout, flour flower, foul fowl, from into onto
  gait gate, gorilla guerrilla, hail hale, hair hare, half third quarter, heal heel, hear here, hoard horde
  human humane, idle idol, incidence incidents, increase decrease, increased decreased, increases decreases
  increasing decreasing, increment decrement, ingenious ingenuous
  january february march april may june july august september october november december, judicial judicious
  knead need, lenin lennon, lesson lessen, liable libel, lightening lightning, loath loathe, loose lose, major minor
  mantel mantle, marital martial, maximal minimal optimal, maximum minimum optimum, mean median mode, medial medical
  median medial medium, mercury venus earth mars jupiter saturn uranus neptune pluto, metal mettle medal
  mitosis meiosis
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth \
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth seventieth \
  eightieth ninetieth three four five six seven eight nine ten eleven twelve thirty forty fifty sixty seventy \
  eighty ninety forth, hundred thousand million billion trillion
  monday tuesday wednesday thursday friday saturday sunday, moose mouse, moral morale, more less fewer, most least
  mucous mucus, naval navel, ordinance ordnance, palate palette pallet, particle participle article, passed past
  patience patients, peace piece, pedal peddle, perineal peritoneal peroneal, perineum peritoneum peroneum
  perpetrate perpetuate, persecute prosecute, personal personnel, perspective prospective, phloem xylem
  physical fiscal, pistil pistol, plain plane, pole poll, populace populous, positive negative neutral, pray prey
  precede proceed, preposition proposition, prescribe proscribe, principal principle, profit prophet
  prophase prometaphase metaphase anaphase telophase interphase, prostate prostrate, quiet quite, rain reign rein
  raise raze, reality realty, reflection refraction diffraction, resolution revolution evolution
  respectfully respectively, rhine rhône, rhine rhone, role roll, sail sale, sew sow, single double triple quadruple
  sole soul, stair stare, stake steak, stationary stationery, statue statute stature, steal steel
  stigma stamen style stroma stoma, straight strait, suite sweet, tail tale, team teem, thalamus thymus, than then
  their there, thorough through though, threw through, tortuous torturous, trail trial, vain vein vane, venal venial
  veracious voracious, vertex vortex, waist waste, waive wave, ware wear where, weak week, weather whether
  within between among, yoke yolk
  """

/// Terms of English school and university subjects that are taken for each other.
let subjectTerms = """
  lithosphere hydrosphere atmosphere biosphere stratosphere troposphere mesosphere thermosphere
  abbreviation acronym, abscissa ordinate, acceleration velocity, adjective adverb
  allele gene genome genotype phenotype, alliteration assonance consonance, amide amine imide imine
  amphibian reptile, anaphase metaphase prophase telophase, anode cathode, antagonist protagonist
  antonym homonym synonym homophone homograph, aphelion perihelion, apogee perigee
  aristocracy autocracy democracy theocracy plutocracy oligarchy monarchy anarchy, arteriole artery
  assembler compiler interpreter, asteroid meteoroid meteor meteorite, astrology astronomy, auricle atrium
  austria australia, autobiography biography, axiom axis, axon dendrite, bacillus coccus spirillum, baltic balkan
  benzene benzine, bit byte, boson fermion hadron lepton meson baryon, bronchus bronchiole, budapest bucharest
  callous callus, capitalism communism socialism fascism feudalism federalism, carotene keratin creatine creatinine
  cartilage ligament, cellulose cellulase cellulite, centriole centromere centrosome chromosome
  chlorophyll chloroplast, chromatid chromatin, climate weather, coefficient exponent, colon semicolon
  combination permutation, comparative superlative, complement supplement, concave convex
  conduction convection radiation, connotation denotation, cornea corona, corrosion erosion, cortisol cortisone
  cosecant secant, cosine sine, cotangent tangent, credit debit, crust core mantle, current voltage
  cyclone anticyclone, dative genitive accusative nominative, deciduous coniferous, decode encode, decrypt encrypt
  deflation inflation, delta estuary, denominator numerator, diastole systole, diffusion osmosis effusion
  diploid haploid, dividend divisor, dominant recessive, download upload, electron neutron proton positron photon
  ellipse eclipse, emigrant immigrant migrant, epilogue prologue, equinox solstice, ester ether
  ethanol methanol propanol butanol, export import, femur humerus, fission fusion
  fructose galactose glucose lactose maltose mannose sucrose, glucagon glucose glycogen glycerol
  hardware software firmware, hyperbola parabola, hypotenuse hypothesis, igneous metamorphic sedimentary
  ileum ilium, input output, insulin inulin, integral integer, internet intranet extranet
  isobar isotherm isotone isotope isomer, isosceles scalene, jejunum duodenum, latitude longitude, lava magma
  lessee lessor, mass weight, melanin melatonin, metacarpal metatarsal, metaphor simile, mucosa mucous mucus
  muon meson, muscle mussel, myosin actin, nephron neuron neutron, neutrino neutron, nucleolus nucleus
  nucleoside nucleotide, ovary ovule ovum, oxidation reduction, pancreas spleen, parameter perimeter diameter
  pathogen antigen, peptide pepsin, perpendicular parallel, petal sepal, phenol phenyl, phoneme morpheme lexeme
  plasma plasmid, polygon polyhedron, predator prey, prefix suffix, pythagoras protagoras, queue stack
  quotient product, radial radical, radian radius, renaissance reconnaissance, retina retinal retinol
  ribose ribosome, stalactite stalagmite, stoma stroma, subjective objective, sulfate sulfide sulfite
  tendon ligament, thiamine thymine, thymus thyroid, tibia fibula, trachea trochlea, trapezium trapezius trapezoid
  ureter urethra uterus, vacuole vesicle, variance variant covariance, venule vein
  volt watt ampere ohm joule newton pascal
  """

/// English words of school subjects that look much like each other though nobody takes them for
/// each other.
let lookalikes = """
  ablution abolition absolution, allegiance alliance, altitude attitude latitude, ammonia anaemia, amylase maltose
  area aria, arteritis arthritis, assent asset, austen austin, battle beetle, bear beer boar bohr, bern brno burn
  biannual biennial, bite byte, born boron brown byron, bread breadth breath, cadmium cambium, caecum caesium cesium calcium
  carter crater, cell cello sell, choler cholera, clone colon colony column cone, cloth clothes, colombia coulomb
  coma comma, comedy comet, console consul council counsel, cosine cysteine cytosine, cuba cube, dakar dhaka, dear deer
  degas texas, depression dispersion, diffusion division, dock duck, dominica dominican, electrode electrolyte
  empire umpire, ester oyster, factor sector vector, farad faraday, fascism fission, fjord ford, florida fluoride
  formally formerly, first fist thirst, fraction friction, glycine glycogen, granite grant, haeckel hegel
  harmony hormone, heart hearth, her hers, humerus humorous, hyperbola hyperbole, iconic ionic, inductor industry, infection ingestion injection
  iran iron irony, james jones, jane john, kingdom kingston kingstown, knight niche night, ladder later latter
  lever liver, list liszt, mahler maser müller, malaria malawi, manet monet, matisse mitosis, meteor motor, minister ministry monastery
  mode modem, moth mouth, neutron newton, new news, oder order, otter utter, our ours, palm psalm, panther pointer, parable parabola
  paradox pharaoh, phase phrase prose, plate plateau plato pluto, precedent president
  predicate predict product protist, prism prison, protein proton, quiet quite quito, rabat rabbit, radian radium
  radian radon rodin, reactance resistance, recession recursion, reflection revolution, rhine rhone rhyme
  rooter router, satire satyr, seine sine, secant second, senate sonata sonnet, sestet sextet, simile smile
  slate solute sulfate, slavonia slovenia, stack stock, stance stanza, stomach stomata, strait stuart
  strauss stress, taylor tyler, tens tense, tent tenth, thames thymus, their theirs, though thought, thyroid typhoid
  thyroxine torsion trypsin tyrosine, tiber tibia, throne thrown, topic tropic, trachea tracheal, ventral ventricle, whale whole, your yours
  """
