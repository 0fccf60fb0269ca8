extension TeacherCases {
  /// What learners of English wrote or might write, as a teacher decides who sees only the accepted answer.
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
    """
  )
}
