// SPDX-License-Identifier: Apache-2.0
extension SubjectTerms {
  /// Sixty terms of each of ten subjects, as pupils learn them in English.
  static let english = [
    SubjectTerms(
      "biology",
      """
      mitosis, meiosis, chromosome, chromatid, centromere, centrosome, ribosome, lysosome, peroxisome, nucleus, \
      nucleolus, nucleotide, nucleoside, cytoplasm, cytoskeleton, chloroplast, chlorophyll, chromoplast, mitochondrion, \
      vacuole, membrane, osmosis, diffusion, photosynthesis, chemosynthesis, respiration, transpiration, fermentation, \
      transcription, translation, transduction, translocation, replication, mutation, gamete, zygote, genotype, phenotype, \
      allele, dominant, recessive, homozygous, heterozygous, enzyme, substrate, hormone, antibody, antigen, antibiotic, \
      bacterium, virus, fungus, herbivore, carnivore, omnivore, predator, parasite, symbiosis, mutualism, commensalism
      """
    ),
    SubjectTerms(
      "chemistry",
      """
      methane, ethane, propane, butane, pentane, hexane, ethene, propene, butene, ethyne, propyne, methanol, ethanol, \
      propanol, butanol, methanal, ethanal, propanone, methanoic acid, ethanoic acid, sulfate, sulfite, sulfide, nitrate, nitrite, \
      nitride, chloride, chlorate, chlorite, phosphate, phosphite, phosphide, carbonate, carbide, bromide, bromate, iodide, \
      iodate, oxide, hydroxide, hydride, hydrate, ammonia, ammonium, oxidation, reduction, anion, cation, anode, cathode, \
      electrolysis, electrolyte, isotope, isomer, polymer, monomer, catalyst, solvent, solute, solution
      """
    ),
    SubjectTerms(
      "rivers",
      """
      Mississippi, Missouri, Ohio, Colorado, Columbia, Rio Grande, Hudson, Potomac, Yukon, Mackenzie, Amazon, Orinoco, \
      Paraná, Paraguay, Uruguay, Nile, Niger, Congo, Zambezi, Limpopo, Orange, Senegal, Volta, Thames, Severn, Trent, Tyne, \
      Shannon, Seine, Loire, Rhône, Garonne, Rhine, Main, Moselle, Danube, Elbe, Oder, Vistula, Tiber, Po, Arno, Tagus, Ebro, \
      Douro, Volga, Don, Dnieper, Dniester, Ural, Ob, Yenisei, Lena, Amur, Ganges, Indus, Brahmaputra, Mekong, Yangtze, Tigris
      """
    ),
    SubjectTerms(
      "capitals",
      """
      London, Paris, Berlin, Bern, Vienna, Rome, Madrid, Lisbon, Dublin, Brussels, Amsterdam, Copenhagen, Stockholm, \
      Helsinki, Oslo, Reykjavik, Warsaw, Prague, Budapest, Bucharest, Sofia, Belgrade, Zagreb, Ljubljana, Bratislava, Athens, \
      Ankara, Moscow, Minsk, Kyiv, Riga, Vilnius, Tallinn, Tehran, Baghdad, Damascus, Beirut, Jerusalem, Cairo, Tripoli, Tunis, \
      Algiers, Rabat, Dakar, Bamako, Accra, Abuja, Nairobi, Kampala, Lusaka, Luanda, Pretoria, Delhi, Dhaka, Bangkok, Hanoi, \
      Jakarta, Tokyo, Ottawa, Bogotá
      """
    ),
    SubjectTerms(
      "presidents",
      """
      Washington, Adams, Jefferson, Madison, Monroe, Jackson, Van Buren, Harrison, Tyler, Polk, Taylor, Fillmore, Pierce, \
      Buchanan, Lincoln, Johnson, Grant, Hayes, Garfield, Arthur, Cleveland, McKinley, Roosevelt, Taft, Wilson, Harding, \
      Coolidge, Hoover, Truman, Eisenhower, Kennedy, Nixon, Ford, Carter, Reagan, Bush, Clinton, Obama, Trump, Biden, \
      de Gaulle, Pompidou, Giscard, Mitterrand, Chirac, Sarkozy, Hollande, Macron, Mandela, Mbeki, Zuma, Gorbachev, Yeltsin, \
      Putin, Medvedev, Allende, Perón, Bolívar, Juárez, Lula
      """
    ),
    SubjectTerms(
      "composers",
      """
      Bach, Handel, Haydn, Mozart, Beethoven, Schubert, Schumann, Mendelssohn, Brahms, Bruckner, Mahler, Wagner, Weber, \
      Strauss, Schoenberg, Webern, Berg, Stockhausen, Chopin, Liszt, Bartók, Kodály, Dvořák, Smetana, Janáček, Martinů, \
      Tchaikovsky, Mussorgsky, Borodin, Rachmaninoff, Rimsky-Korsakov, Scriabin, Stravinsky, Prokofiev, Shostakovich, \
      Berlioz, Bizet, Gounod, Fauré, Debussy, Ravel, Satie, Poulenc, Messiaen, Monteverdi, Vivaldi, Corelli, Scarlatti, \
      Rossini, Donizetti, Bellini, Verdi, Puccini, Purcell, Elgar, Holst, Britten, Grieg, Sibelius, Nielsen
      """
    ),
    SubjectTerms(
      "animals",
      """
      lion, lynx, tiger, leopard, cheetah, jaguar, puma, panther, wolf, fox, bear, badger, beaver, otter, weasel, ferret, \
      squirrel, hamster, rabbit, hare, mouse, rat, mole, hedgehog, horse, donkey, zebra, giraffe, camel, llama, deer, reindeer, moose, \
      bison, buffalo, sheep, goat, cattle, whale, dolphin, porpoise, seal, walrus, penguin, pelican, parrot, pigeon, eagle, \
      falcon, raven, heron, crane, stork, swallow, sparrow, lizard, tortoise, salmon, herring, lobster
      """
    ),
    SubjectTerms(
      "grammar",
      """
      noun, pronoun, verb, adverb, adjective, article, preposition, proposition, conjunction, interjection, subject, object, \
      predicate, complement, supplement, attribute, apposition, clause, phrase, sentence, paragraph, infinitive, gerund, \
      participle, particle, nominative, genitive, dative, accusative, vocative, ablative, indicative, imperative, subjunctive, \
      conditional, transitive, intransitive, active, passive, singular, plural, present, perfect, pluperfect, imperfect, future, \
      comparative, superlative, possessive, reflexive, relative, demonstrative, interrogative, affirmative, negative, prefix, \
      suffix, syllable, vowel, consonant
      """
    ),
    SubjectTerms(
      "geometry",
      """
      triangle, rectangle, square, rhombus, rhomboid, trapezium, trapezoid, parallelogram, quadrilateral, pentagon, hexagon, \
      heptagon, octagon, nonagon, decagon, polygon, polyhedron, tetrahedron, hexahedron, octahedron, dodecahedron, icosahedron, \
      circle, ellipse, parabola, hyperbola, sphere, cylinder, cone, prism, pyramid, cube, cuboid, radius, diameter, circumference, \
      chord, secant, tangent, cosecant, cotangent, cosine, sine, sector, segment, hypotenuse, cathetus, perpendicular, parallel, \
      median, bisector, altitude, vertex, angle, degree, symmetry, reflection, rotation, translation, congruence
      """
    ),
    SubjectTerms(
      "medicine",
      """
      artery, arteriole, vein, venule, capillary, ventricle, atrium, aorta, trachea, bronchus, bronchiole, alveolus, larynx, pharynx, \
      esophagus, stomach, duodenum, jejunum, ileum, ilium, colon, cecum, rectum, kidney, ureter, urethra, bladder, liver, pancreas, \
      spleen, thymus, thyroid, thalamus, hypothalamus, cerebrum, cerebellum, femur, tibia, fibula, humerus, radius, ulna, scapula, \
      clavicle, sternum, patella, hypertension, hypotension, tachycardia, bradycardia, hepatitis, nephritis, arthritis, \
      dermatitis, bronchitis, gastritis, anemia, leukemia, myopia, hyperopia
      """
    ),
  ]
}
