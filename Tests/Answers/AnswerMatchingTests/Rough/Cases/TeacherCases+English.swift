// SPDX-License-Identifier: Apache-2.0
extension TeacherCases {
  /// What learners of English wrote or might write, as a teacher decides who sees only the accepted
  /// answer.
  static let english = TeacherCases(
    """
    evaporation: evapouration, evaperation, evaporasion | evaporating, precipitation
    photosynthesis: photosynthisis, fotosynthesis, photosynthesys | phototropism, chemosynthesis, photoperiodism
    mitochondrion: mitocondrion, mitochondrian, mytochondrion | chondrite, mitosis, monochrome
    ecosystem: ecosistem, ecosytem, eccosystem | ecology, solar system
    parliament: parliment, parlament, parliamant | parchment, permanent
    government: goverment, govenment, governmant | governor, garment
    environment: enviroment, envirnment, envoirnment | enrichment, entertainment
    necessary: neccessary, necesary, neccesary | accessory, unnecessary
    rhythm: rythm, rhythem, rhytm | rhyme, algorithm
    conscience: consience, concience, conscence | confidence, conference
    lightning: ligtning, lightnig | lighting system, thunder
    Wednesday: Wensday, Wednsday, Wedensday | Thursday, Tuesday
    February: Febuary, Feburary, Februrary | January
    separate: seperate, seprate | desperate, operate
    definitely: definately, definitly, definetly | infinitely
    embarrass: embarass, embarras, embaras | harass, embrace
    accommodate: accomodate, acommodate, acomodate | accumulate, communicate
    Mississippi: Missisippi, Mississipi, Misissippi | Missouri, Minnesota, Michigan
    Czechoslovakia: Chekoslovakia, Czechoslovacia | Yugoslavia, Czech Republic
    Mediterranean: Mediteranean, Mediterranian, Meditteranean | median, Carribean
    Philippines: Phillipines, Philipines, Filippines | Philippi, Palestine
    Renaissance: Renaisance, Rennaissance, Renaissence | Reformation, resistance
    Napoleon: Napolean, Napolion | Nelson, Neapolitan
    Shakespeare: Shakespear, Shakespere, Shakesspeare | Shelley, Shackleton
    Archimedes: Archemedes, Archimedis, Arkimedes | Aristotle, Artemis
    hypotenuse: hypotenus, hypoteneuse, hipotenuse | hypothesis, hyphen
    parallelogram: paralelogram, parralelogram, paralellogram | parallel lines, parallax, telegram
    isosceles: isoceles, isoscelese, isosoles | scalene, equilateral
    perpendicular: perpendiculer, perpindicular, perpendiclar | particular, peculiar
    ellipse: ellypse, ellipsse | eclipse, ellipsis
    sulfuric acid: sulphuric acid, sulfuric asid, sulferic acid | sulfurous acid, nitric acid, citric acid
    ethanol: ethenol, ethanole, etanol | ethanal, methanol, ethane
    chlorine: clorine, chlorin, chloryne | chloride, fluorine, bromine
    magnesium: magnisium, magneseum, magnesum | manganese, potassium
    electrolysis: electrolisis, electrolysys, elektrolysis | electrolyte, hydrolysis, dialysis
    vertebrate: vertabrate, vertebrat, vertibrate | invertebrate, vibrate
    esophagus: esofagus, esophagas, esophogus | sarcophagus, pharynx
    trachea: trachia, trakea, trachae | cornea, larynx
    diarrhea: diarhea, diarrea, diarrhoea | diabetes, dysentery
    pneumonia: neumonia, pnuemonia, pneumonea | ammonia, anemia
    whale: wale, whael | whole wheat, shale
    lion: lyon | lynx, loan, line
    horse: hoarse | house, nurse
    tongue: tounge, tung | tone
    queue: queu, quue | quest, quaint
    beautiful: beautifull, beutiful, beatiful | bountiful, dutiful
    knowledge: knowlege, knowladge, nowledge | college, acknowledge
    psychology: psycology, psichology, pyschology | physiology, philology
    committee: commitee, comittee, comitee | commit
    bureaucracy: beaurocracy, bureacracy, burocracy | democracy, aristocracy
    Saint Petersburg: St. Petersburg, St Petersburg, Saint Petersberg | Petersburg, Strasbourg
    World War II: World War Two, World War 2, world war ii | World War I, World War One, World War III
    Ludwig van Beethoven: L. van Beethoven, Ludwig van Beethofen, Ludwig van Bethoven | Ludwig van Bismarck, M. van Beethoven
    bacteria: bactera, bacterria, bactiria
    haemoglobin: hemoglobin, haemaglobin, heamoglobin
    chromosome: cromosome, chromosone, chromozome
    mitochondria: mitocondria, mitochondira, mytochondria
    deoxyribonucleic: deoxyribonuclaic, deoxiribonucleic, deoxyribonuclic
    vertebrae: vertabrae, vertebrea, vertibrae
    hypothalamus: hypothalmus, hipothalamus, hypothalumus
    oesophagus: esophagus, oesophogus, oesofagus
    potassium: potasium, pottasium, potassum
    phosphorus: phosphorous, phosforus, phosporus
    aluminium: aluminum, alluminium, alumminium
    catalyst: catalist, cattalyst, catylist
    equilibrium: equilibrum, equalibrium, equillibrium
    acceleration: accelaration, aceleration, acceleraton
    transformer: transfomer, tranformer, transformor
    frequency: frequancy, freqency, frequensy
    satellite: satelite, sattelite, sattellite
    gravitational: gravitionall, gravatational, gravitatonal
    Pythagoras: Pythagorus, Pithagoras, Pytagoras
    probability: probabilty, propability, probibility
    onomatopoeia: onomatopeia, onamatopoeia, onomatopoea
    rhetorical: retorical, rhetoricle, rethorical
    simile: similie, similee, simili
    apostrophe: apostrophy, apostrofe, apostrophie
    Massachusetts: Massachusets, Massachussetts, Masachusetts
    Connecticut: Conneticut, Conecticut, Connetticut
    Kyrgyzstan: Kirgizstan, Kyrgystan, Kyrgizstan
    Azerbaijan: Azerbaijian, Azerbaidjan, Azerbajan
    Liechtenstein: Lichtenstein, Leichtenstein, Liechtenstien
    Edinburgh: Edinburg, Edinborough, Edingburgh
    Caribbean: Carribean, Carribbean, Caribean
    Himalayas: Himilayas, Himalyas
    archipelago: archipeligo, archepelago, archipelageo
    Charlemagne: Charlamagne, Charlemagn, Charlemange
    Tchaikovsky: Tchaikovski, Tschaikowsky, Tchaicovsky
    bourgeoisie: bourgeosie, bourgoisie, burgeoisie
    guerrilla: guerilla, guerrila
    Gettysburg: Gettysberg, Gettisburg, Getysburg
    emancipation: emancapation, emmancipation, emancipaton
    entrepreneur: entrepeneur, entreprenuer, enterpreneur
    questionnaire: questionaire, questionnare, questionaire
    kangaroo: kangeroo, kangaro, cangaroo
    rhinoceros: rhinocerous, rinoceros, rhinoserus
    orchestra: orchestre, orcestra, orkestra
    algorithm: algorythm, algoritm, algorithem
    Beethoven: Bethoven, Beethooven, Beathoven
    Michelangelo: Michaelangelo, Michelangello, Micheangelo
    vacuum: vaccum, vacum, vaccuum
    Leonardo da Vinci: Leonardo da Vinchi, Leonardo Da Vinci, Leonado da Vinci
    natural selection: natural selecton, Natural Selection, naturel selection
    Declaration of Independence: Declaration of Independance, The Declaration of Independence, declaration of indipendence
    Pacific Ocean: the Pacific Ocean, Pasific Ocean, pacific ocian
    carbon dioxide: carbon dioxyde, carbondioxide, carbon-dioxide
    sulphuric acid: sulfuric acid, sulphiric acid, sulpheric acid
    diaphragm: diaphram, diafragm, diaphragam
    Antarctica: Antartica, Antarctia
    Mediterranean Sea: Mediteranean Sea, the Meditteranean Sea
    thermometer: thermomiter, termometer
    independence: independance, indipendence
    quadrilateral: quadrilatral, quadralateral
    trapezium: trapizium
    circumference: circumfrence, cercumference
    denominator: denomenator, denominater
    refrigerator: refridgerator, refrigerater
    Cleopatra: Cleapatra, Kleopatra
    Galileo: Gallileo, Galilleo
    Copernicus: Copernicous, Kopernicus
    vaccination: vacination, vaccinnation
    carnivore: carnivor, carnavore
    herbivore: herbavore, hervibore
    sedimentary: sedimentry, sedementary
    metamorphic: metamorfic, metemorphic
    earthquake: earthquack, earthqauke
    volcano: volcanoe, vulcano
    tsunami: sunami, tsunamy
    monarchy: monarcy, monarchie
    chloroplast: cloroplast, chloraplast
    asteroid: astroid
    adjective: adjetive, ajective
    alliteration: aliteration, alitteration
    skeleton: skeliton, skelton
    cerebellum: cerebelum, cerabellum
    neutralisation: neutralization, nuetralisation
    the Berlin Wall: Berlin wall, berlin wal
    water vapour: water vapor, watervapour
    ammonium nitrate: amonium nitrate, ammonium nitrat
    copper(II) sulfate: copper (II) sulphate, coper(II) sulfate, copperII sulfate, copper 2 sulfate | copper(I) sulfate, copper sulfate
    Jane: jane | John, June, Joan
    Michael: Micheal | Michelle
    heart: haert | heat
    James: Jamess | Jones
    biannual: bianual | biennial
    type II error: type 2 error, tipe II error | type I error, type V error
    Ramses II of Egypt: Ramses 2 of Egypt | Ramses I of Egypt
    iron(III) oxide: irron(III) oxide, iron (III) oxid | iron(II) oxide, ion(III) oxide
    Canberra: Canbera, Canberrah
    Reykjavik: Reykjavík, Rekjavik, Reykyavik
    Bujumbura: Bujumbara
    Shostakovich: Shostakovitch, Shostakovic
    Rachmaninoff: Rachmaninov, Rachmaninof
    xylophone: xylaphone, zylophone
    soliloquy: soliloquey, soliliquy
    guillotine: guilotine, gillotine
    hieroglyphics: hyroglyphics, heiroglyphics, hieroglifics
    archaeologist: archeologist, archiologist
    aqueduct: aquaduct, acqueduct
    chlorophyll: chlorophyl, clorophyll, cholorophyll
    osmosis: osmossis, osmosys
    nucleus: nuculeus, neucleus, nucleous
    stomach: stomache, stomack
    pancreas: pancrease, pancreus
    capillary: capilary, cappilary
    alveoli: alveolli, alvioli
    fluorine: flourine, florine
    sulfur: sulphur, sulfer
    parallel: paralel, parrallel, parallell
    Fahrenheit: Farenheit, Farenhite, Fahrenhiet
    Celsius: Celcius, Celsuis
    millennium: millenium, milennium
    surgeon: sergeon, surgean
    giraffe: girafe, giraff
    vinegar: viniger, vineger
    hormone: hormon
    acetone: aceton
    silicon: silikon | silicone
    ventricle: ventrical | ventral
    Rhône: Rhone | Rhine
    façade: facade | face
    Zürich: Zurich | rich
    carbon-14: carbon 14, carbn-14 | carbon-12, carbon -14, carbon
    COVID-19: covid 19, Covid19 | COVID-18
    aluminum: aluminium | alumina
    recognise: recognize | recognised by
    sulphate: sulfate | sulphite, sulfite, sulfide
    paralyse: paralyze | parallel
    parlour: parlor | parole
    morning: morningg | mourning
    czar: tsar | star
    Łódź: Lodz | Lord
    50%: 50 percent, 50 % | 50, 5 percent
    0 degrees: zero degrees | 10 degrees
    10 km: 10 kilometers, 10km, 10 kilometres, 10 kilometer, ten kilometres | 10 m, 10 miles, 12 km, 10 kg, 12 kilometers
    100 metres: 100m, 100 m, 100 meters | 100 mm, 10 m, 100
    2 hours: 2 h, 2h, two hours, 2 hrs | 2 minutes, 2 s, 3h
    21 days: twenty-one days | twenty-two days, 12 days
    30th anniversary: thirtieth anniversary | thirteenth anniversary, 13th anniversary
    21st century: twenty-first century, XXI century | 20th century, twenty-second century
    Dr King: Doctor King, Dr. King | Dr Ring
    cannot: can't | can
    humerus: humeris | humorous
    Colombia: Columbia | Coulomb
    it's raining: its raining | it was raining
    """
  )
}
