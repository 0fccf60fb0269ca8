extension TermFamilies {
  /// Terms of German school and university subjects that are taken for each other, a family a line.
  static let germanSubjects = TermFamilies(
    """
    allel gen genom genotyp phänotyp
    amid amin imid imin
    arterie arteriole
    autotroph heterotroph
    axon dendrit
    bazillus kokke
    bronchie bronchiole
    carotin keratin kreatin kreatinin
    cellulose cellulase
    chlorophyll chloroplast
    chromatid chromatin
    chromosom zentrosom zentriol zentromer
    cortisol cortison
    diastole systole
    diploid haploid
    dominant rezessiv
    ester ether
    fructose galactose glucose lactose maltose mannose saccharose
    fruktose galaktose glukose laktose
    glycerin glycin
    ileum ilium
    knochen knorpel knöchel
    melanin melatonin
    metacarpus metatarsus
    muskel muschel
    myosin aktin
    nephron neuron neutron
    nukleolus nukleus
    nukleosid nukleotid
    oxidation reduktion
    phenol phenyl
    plasma plasmid
    radial radikal
    ribose ribosom
    thymus thymin
    trachea trochlea
    ureter urethra uterus
    vene venole
    volt watt ampere ohm joule newton pascal
    anion kation
    anode kathode
    beugung brechung
    diffusion osmose
    elektron neutron proton positron photon
    fission fusion
    geschwindigkeit beschleunigung
    impuls drehimpuls
    isobar isotherm isotop isomer
    isobare isotherme
    konkav konvex
    neutrino neutron
    reflexion refraktion
    spannung strom widerstand
    abszisse ordinate
    cosinus sinus
    kosinus sinus
    cotangens tangens
    dividend divisor
    durchmesser halbmesser
    hyperbel parabel
    hypotenuse hypothese
    kathete katheter
    nenner zähler
    parameter perimeter
    quotient produkt
    radiant radius radium
    sekante tangente passante
    senkrecht waagrecht waagerecht
    varianz variante kovarianz
    aphel perihel
    apogäum perigäum
    astrologie astronomie
    breitengrad längengrad
    ebbe flut
    klima wetter
    korrosion erosion
    lava magma
    meteor meteorit meteoroid
    stalagmit stalaktit
    bukarest budapest
    litauen lettland
    australien österreich
    schweden schweiz
    slowakei slowenien
    aristokratie autokratie demokratie theokratie oligarchie monarchie anarchie
    kapitalismus kommunismus sozialismus faschismus feudalismus föderalismus
    deflation inflation
    emigrant immigrant
    emigration immigration
    export import
    debitor kreditor
    antagonist protagonist
    adjektiv adverb
    akkusativ dativ genitiv nominativ
    antonym homonym synonym homophon
    epilog prolog
    präfix suffix
    hardware software
    internet intranet
    """
  )
}
