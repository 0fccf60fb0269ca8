// SPDX-License-Identifier: Apache-2.0
/// German names of closed sets, and words that are often taken for each other.
let closedSets = """
  erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte
  erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter elfter zwölfter
  erstes zweites drittes viertes fünftes sechstes siebtes achtes neuntes zehntes elftes zwölftes
  ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften
  acht achte achter achtes achten, hundert tausend million milliarde billion billiarde
  hunderte tausende millionen milliarden billionen billiarden
  eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn \
  achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
  alpha beta gamma delta epsilon zeta eta theta iota kappa lambda my ny xi omikron pi rho sigma tau ypsilon phi \
  chi psi omega
  wasserstoff helium lithium beryllium bor kohlenstoff stickstoff sauerstoff fluor neon natrium magnesium \
  aluminium silicium phosphor schwefel chlor argon kalium calcium scandium titan vanadium chrom mangan eisen \
  cobalt nickel kupfer zink gallium germanium arsen selen brom krypton rubidium strontium yttrium zirconium niob \
  molybdän technetium ruthenium rhodium palladium silber cadmium indium zinn antimon tellur iod xenon caesium \
  barium lanthan cer praseodym neodym promethium samarium europium gadolinium terbium dysprosium holmium erbium \
  thulium ytterbium lutetium hafnium tantal wolfram rhenium osmium iridium platin gold quecksilber thallium blei \
  bismut polonium astat radon francium radium actinium thorium protactinium uran neptunium plutonium americium \
  curium berkelium californium einsteinium fermium mendelevium nobelium lawrencium
  afghanistan ägypten albanien algerien andorra angola argentinien armenien aserbaidschan äthiopien australien \
  bahamas bahrain bangladesch barbados belarus belgien belize benin bhutan bolivien botswana brasilien brunei \
  bulgarien burundi chile china dänemark deutschland dominica dschibuti ecuador eritrea estland eswatini fidschi \
  finnland frankreich gabun gambia georgien ghana grenada griechenland guatemala guinea guyana haiti honduras \
  indien indonesien irak iran irland island israel italien jamaika japan jemen jordanien kambodscha kamerun \
  kanada kasachstan katar kenia kirgisistan kiribati kolumbien komoren kongo kroatien kuba kuwait laos lesotho \
  lettland libanon liberia libyen liechtenstein litauen luxemburg madagaskar malawi malaysia malediven mali malta \
  marokko mauretanien mauritius mexiko mikronesien moldau monaco mongolei montenegro mosambik myanmar namibia \
  nauru nepal neuseeland nicaragua niederlande niger nigeria nordmazedonien norwegen oman österreich pakistan \
  palau panama paraguay peru philippinen polen portugal ruanda rumänien russland sambia samoa schweden schweiz \
  senegal serbien seychellen simbabwe singapur slowakei slowenien somalia spanien sudan südsudan suriname syrien \
  tadschikistan taiwan tansania thailand togo tonga tschad tschechien tunesien türkei turkmenistan tuvalu uganda \
  ukraine ungarn uruguay usbekistan vanuatu venezuela vietnam zypern, abduktion adduktion
  adenin cytosin guanin thymin uracil thiamin, adenosin cytidin guanosin thymidin uridin, afferent efferent
  boot bot, bund bunt, effektiv effizient affektiv, ehre ähre, einfach doppelt dreifach, einmal zweimal dreimal
  ellipse eklipse ekliptik, fiel viel, fließen fliesen, fälle felle, gewähr gewehr, glykogen glukagon glykol glukose
  größer kleiner höher tiefer, halb hälfte drittel viertel, hammer amboss steigbügel, häute heute
  immer manchmal selten, insulin inulin
  januar jänner februar märz april mai juni juli august september oktober november dezember, kante kannte
  lehre leere, leib laib, lid lied, lärche lerche, mahl mal, mahlen malen, maximal minimal optimal
  maximum minimum optimum, meer mehr, mehr weniger, merkur venus erde mars jupiter saturn uranus neptun pluto
  mine miene, mitose meiose, mohn mond, montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  moor mohr, neutron neutrino proton elektron positron photon
  nominativ genitiv dativ akkusativ ablativ vokativ lokativ, perineum peritoneum, phloem xylem
  positiv negativ neutral, pronation supination, prophase prometaphase metaphase anaphase telophase interphase
  rad rat, reis reiß, saite seite, statt stadt, steigen sinken, steigt sinkt, stil stiel, taler täler
  tod tot, ulna radius humerus femur tibia fibula, verse ferse färse, wahl wal, wahr war, waise weise, wende wände
  wider wieder, zunahme abnahme
  """

/// Terms of German school and university subjects that are taken for each other.
let subjectTerms = """
  abszisse ordinate, adjektiv adverb, akkusativ dativ genitiv nominativ, alkan alken alkin
  allel gen genom genotyp phänotyp, amid amin imid imin, anion kation, anode kathode, antagonist protagonist
  antonym homonym synonym homophon, aphel perihel, apogäum perigäum
  aristokratie autokratie demokratie theokratie oligarchie monarchie anarchie, arterie arteriole
  astrologie astronomie, australien österreich, autotroph heterotroph, axon dendrit, bazillus kokke
  beugung brechung, blutdruck bluthochdruck, breitengrad längengrad, bronchie bronchiole, bukarest budapest
  butan buten butin, carotin keratin kreatin kreatinin, cellulose cellulase, chlorophyll chloroplast
  chromatid chromatin, chromosom zentrosom zentriol zentromer, cortisol cortison, cosinus sinus, cotangens tangens
  cyclohexan cyclohexen, debitor kreditor, deflation inflation, diastole systole, diffusion osmose, diploid haploid
  dividend divisor, dominant rezessiv, drucken drücken, durchmesser halbmesser, ebbe flut
  elektron neutron proton positron photon, emigrant immigrant, emigration immigration, epilog prolog, ester ether
  ethan ethen ethin, export import, fission fusion, fordern fördern
  fructose galactose glucose lactose maltose mannose saccharose, fruktose galaktose glukose laktose
  geschwindigkeit beschleunigung, glycerin glycin, hardware software, heptan hepten, hexan hexen, hohle höhle
  hyperbel parabel, hypotenuse hypothese, ileum ilium, impuls drehimpuls, internet intranet
  isobar isotherm isotop isomer, isobare isotherme
  kapitalismus kommunismus sozialismus faschismus feudalismus föderalismus, kathete katheter, klima wetter
  knochen knorpel knöchel, kondensation kompensation konversation konservation, konjugation konjunktion konjunktiv
  konkav konvex, korrosion erosion, kosinus sinus, kuchen küchen, lava magma, litauen lettland, lösung losung
  melanin melatonin, metacarpus metatarsus, meteor meteorit meteoroid, methan methen methin, muskel muschel
  myosin aktin, nenner zähler, nephron neuron neutron, neutrino neutron, nukleolus nukleus, nukleosid nukleotid
  octan octen, oktan okten, oxidation reduktion, parameter perimeter, pentan penten, phenol phenyl, plasma plasmid
  propan propen propin, propanal propanol propanon, präfix suffix, quotient produkt, radial radikal
  radiant radius radium, reflexion refraktion, resolution revolution evolution, ribose ribosom, schon schön
  schweden schweiz, schwul schwül, sekante tangente passante, senkrecht waagrecht waagerecht, slowakei slowenien
  spannung strom widerstand, stalagmit stalaktit, tauschen täuschen, thymus thymin, trachea trochlea
  translation translokation transkription transduktion transformation replikation, ureter urethra uterus
  varianz variante kovarianz, vene venole, volt watt ampere ohm joule newton pascal, weber webern, zahlen zählen
  """

/// German words of school subjects that look much like each other though nobody takes them for each
/// other.
let lookalikes = """
  ader adler oder, alanin albanien, base blase, biene birne, bruch buch, bruder brüder, bürge bürger
  calcium kalzium kalium, dach dachs, das dass, eisen essen, elektrode elektrolyt, ernste erste, weite zweite, weiter zweiter, elle iller, eule euler
  fehlen fällen, fisch frisch, floss fluss, fluor flur, freiberg freiburg, galilei galle
  gauss gras grass graz, grube gruppe, hertz herz, hesse hessen heuss, höhle hölle, infektion injektion
  kelte kette keule, kiefer käfer, kirche kirsche kuchen küche küchen kühe, kiste küste, koalition kollision
  kohl kohle köhler, kondensation kondensator, krater kratzer, leasing lessing, leber leere, leistung leitung
  list liszt, maas mais maus, madrid matrix, magen mager magnet manet, mahlen mahler mailer malen maler
  mars marx, meiose meise messe, moor motor, moräne muräne, muster mutter münster mütter, niere niger
  papst passat, pils pilz, prädikant prädikat, präsens präsenz, radiant radikand, raute route, reich reihe
  saarland sauerland, saturn storm strom sturm, schiff schliff, schluss schuss, schnacke schnecke
  schwan schwanz, seid seit zeit, sonne söhne, speiche speicher spiegel, spule spüle, staat stadt statt
  stahl stall strahl, stange stängel, strauch strauß straße, thüringen tübingen, tochter töchter, vater väter
  uhrzeit urzeit, würfe würfel, zeile zelle, ziege ziegel, äsche esche
  bremen bremsen, bücher büchner, dakar dhaka, dichte dichter, hafen hafer, kant kante, keil kiel, wesen weser, zeche zecke
  heide heiden, kaste kasten, leine leinen, rache rachen, reife reifen
  """
