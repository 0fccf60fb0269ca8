extension TermFamilies {
  /// Terms of English school and university subjects that are taken for each other, a family a line.
  static let englishSubjects = TermFamilies(
    """
    allele gene genome genotype phenotype
    amide amine imide imine
    amphibian reptile
    anaphase metaphase prophase telophase
    arteriole artery
    auricle atrium
    axon dendrite
    bacillus coccus spirillum
    benzene benzine
    bronchus bronchiole
    callous callus
    carotene keratin creatine creatinine
    cartilage ligament
    cellulose cellulase cellulite
    centriole centromere centrosome chromosome
    chlorophyll chloroplast
    chromatid chromatin
    cornea corona
    cortisol cortisone
    deciduous coniferous
    diastole systole
    diploid haploid
    dominant recessive
    ester ether
    ethanol methanol propanol butanol
    femur humerus
    fructose galactose glucose lactose maltose mannose sucrose
    glucagon glucose glycogen glycerol
    ileum ilium
    insulin inulin
    jejunum duodenum
    melanin melatonin
    metacarpal metatarsal
    mucosa mucous mucus
    muscle mussel
    myosin actin
    nephron neuron neutron
    nucleolus nucleus
    nucleoside nucleotide
    ovary ovule ovum
    oxidation reduction
    pancreas spleen
    pathogen antigen
    peptide pepsin
    petal sepal
    phenol phenyl
    plasma plasmid
    predator prey
    radial radical
    retina retinal retinol
    ribose ribosome
    stoma stroma
    sulfate sulfide sulfite
    tendon ligament
    thiamine thymine
    thymus thyroid
    tibia fibula
    trachea trochlea
    trapezium trapezius trapezoid
    ureter urethra uterus
    vacuole vesicle
    venule vein
    ventricle ventral
    volt watt ampere ohm joule newton pascal
    acceleration velocity
    anode cathode
    boson fermion hadron lepton meson baryon
    concave convex
    conduction convection radiation
    current voltage
    diffusion osmosis effusion
    electron neutron proton positron photon
    fission fusion
    isobar isotherm isotone isotope isomer
    mass weight
    muon meson
    neutrino neutron
    abscissa ordinate
    axiom axis
    cosine sine
    cosecant secant
    cotangent tangent
    coefficient exponent
    combination permutation
    complement supplement
    denominator numerator
    dividend divisor
    ellipse eclipse
    hyperbola parabola
    hypotenuse hypothesis
    pythagoras protagoras
    renaissance reconnaissance
    integral integer
    isosceles scalene
    parameter perimeter diameter
    perpendicular parallel
    polygon polyhedron
    quotient product
    radian radius
    variance variant covariance
    aphelion perihelion
    apogee perigee
    asteroid meteoroid meteor meteorite
    astrology astronomy
    climate weather
    corrosion erosion
    crust core mantle
    cyclone anticyclone
    delta estuary
    equinox solstice
    igneous metamorphic sedimentary
    latitude longitude
    lava magma
    lithosphere hydrosphere atmosphere biosphere stratosphere troposphere mesosphere thermosphere
    stalactite stalagmite
    budapest bucharest
    baltic balkan
    austria australia
    aristocracy autocracy democracy theocracy plutocracy oligarchy monarchy anarchy
    capitalism communism socialism fascism feudalism federalism
    deflation inflation
    emigrant immigrant migrant
    export import
    credit debit
    lessee lessor
    abbreviation acronym
    adjective adverb
    alliteration assonance consonance
    antagonist protagonist
    antonym homonym synonym homophone homograph
    autobiography biography
    colon semicolon
    comparative superlative
    connotation denotation
    dative genitive accusative nominative
    epilogue prologue
    metaphor simile
    phoneme morpheme lexeme
    prefix suffix
    subjective objective
    assembler compiler interpreter
    bit byte
    decode encode
    decrypt encrypt
    download upload
    hardware software firmware
    internet intranet extranet
    input output
    queue stack
    """
  )
}
