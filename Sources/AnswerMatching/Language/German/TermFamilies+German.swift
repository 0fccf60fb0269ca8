extension TermFamilies {
  /// German names of closed sets, and words that are often taken for each other, a family a line.
  static let germanWords = TermFamilies(
    """
    eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn \
    siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    januar jänner februar märz april mai juni juli august september oktober november dezember
    merkur venus erde mars jupiter saturn uranus neptun pluto
    alpha beta gamma delta epsilon zeta eta theta iota kappa lambda my ny xi omikron pi rho sigma tau \
    ypsilon phi chi psi omega
    einmal zweimal dreimal
    einfach doppelt dreifach
    halb hälfte drittel viertel
    mehr weniger
    größer kleiner höher tiefer
    immer manchmal selten
    steigt sinkt
    steigen sinken
    zunahme abnahme
    maximum minimum optimum
    maximal minimal optimal
    positiv negativ neutral
    nominativ genitiv dativ akkusativ ablativ vokativ lokativ
    wasserstoff helium lithium beryllium bor kohlenstoff stickstoff sauerstoff fluor neon natrium magnesium \
    aluminium silicium phosphor schwefel chlor argon kalium calcium scandium titan vanadium chrom mangan \
    eisen cobalt nickel kupfer zink gallium germanium arsen selen brom krypton rubidium strontium yttrium \
    zirconium niob molybdän technetium ruthenium rhodium palladium silber cadmium indium zinn antimon \
    tellur iod xenon caesium barium lanthan cer praseodym neodym promethium samarium europium gadolinium \
    terbium dysprosium holmium erbium thulium ytterbium lutetium hafnium tantal wolfram rhenium osmium \
    iridium platin gold quecksilber thallium blei bismut polonium astat radon francium radium actinium \
    thorium protactinium uran neptunium plutonium americium curium berkelium californium einsteinium \
    fermium mendelevium nobelium lawrencium
    afghanistan ägypten albanien algerien andorra angola argentinien armenien aserbaidschan äthiopien \
    australien bahamas bahrain bangladesch barbados belarus belgien belize benin bhutan bolivien botswana \
    brasilien brunei bulgarien burundi chile china dänemark deutschland dominica dschibuti ecuador eritrea \
    estland eswatini fidschi finnland frankreich gabun gambia georgien ghana grenada griechenland guatemala \
    guinea guyana haiti honduras indien indonesien irak iran irland island israel italien jamaika japan \
    jemen jordanien kambodscha kamerun kanada kasachstan katar kenia kirgisistan kiribati kolumbien komoren \
    kongo kroatien kuba kuwait laos lesotho lettland libanon liberia libyen liechtenstein litauen luxemburg \
    madagaskar malawi malaysia malediven mali malta marokko mauretanien mauritius mexiko mikronesien moldau \
    monaco mongolei montenegro mosambik myanmar namibia nauru nepal neuseeland nicaragua niederlande niger \
    nigeria nordmazedonien norwegen oman österreich pakistan palau panama paraguay peru philippinen polen \
    portugal ruanda rumänien russland sambia samoa schweden schweiz senegal serbien seychellen simbabwe \
    singapur slowakei slowenien somalia spanien sudan südsudan suriname syrien tadschikistan taiwan tansania \
    thailand togo tonga tschad tschechien tunesien türkei turkmenistan tuvalu uganda ukraine ungarn uruguay \
    usbekistan vanuatu venezuela vietnam zypern
    adenin cytosin guanin thymin uracil thiamin
    adenosin cytidin guanosin thymidin uridin
    prophase prometaphase metaphase anaphase telophase interphase
    mitose meiose
    phloem xylem
    perineum peritoneum
    ulna radius humerus femur tibia fibula
    hammer amboss steigbügel
    neutron neutrino proton elektron positron photon
    insulin inulin
    glykogen glukagon glykol glukose
    ellipse eklipse ekliptik
    effektiv effizient affektiv
    afferent efferent
    abduktion adduktion
    pronation supination
    boot bot
    bund bunt
    ehre ähre
    fälle felle
    fiel viel
    fließen fliesen
    gewähr gewehr
    häute heute
    kante kannte
    lärche lerche
    leib laib
    lid lied
    lehre leere
    mahl mal
    mahlen malen
    meer mehr
    mine miene
    moor mohr
    mohn mond
    rad rat
    rain rein
    reis reiß
    saite seite
    stil stiel
    statt stadt
    taler täler
    tod tot
    verse ferse färse
    wahl wal
    wahr war
    waise weise
    wende wände
    wider wieder
    """
  )

  /// Terms of German school and university subjects that are taken for each other, a family a line.
  static let germanSubjects = TermFamilies(
    """
    alkan alken alkin
    methan methen methin
    ethan ethen ethin
    propan propen propin
    butan buten butin
    pentan penten
    hexan hexen
    heptan hepten
    octan octen
    oktan okten
    cyclohexan cyclohexen
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
    lösung losung
    drucken drücken
    fordern fördern
    zahlen zählen
    schon schön
    schwul schwül
    kuchen küchen
    tauschen täuschen
    hohle höhle
    translation translokation transkription transduktion transformation replikation
    konjugation konjunktion konjunktiv
    blutdruck bluthochdruck
    propanal propanol propanon
    kondensation kompensation konversation konservation
    resolution revolution evolution
    weber webern
    hardware software
    internet intranet
    """
  )
}
