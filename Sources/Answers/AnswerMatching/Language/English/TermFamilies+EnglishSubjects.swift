// SPDX-License-Identifier: Apache-2.0
extension TermFamilies {
  /// Terms of English school and university subjects that are taken for each other: long families a line,
  /// short ones between commas.
  static let englishSubjects = TermFamilies(
    """
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
  )

  /// English words of school subjects that look much like each other though nobody takes them for each other.
  static let englishLookalikes = TermFamilies(
    """
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
  )
}
