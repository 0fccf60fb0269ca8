extension LanguageRules {
  static let german = LanguageRules(
    costs: .german,
    triples: .german,
    articles: .german,
    negators: Set(
      words:
        "nicht nichts nie niemals niemand nirgends kein keine keinen keinem keiner keines ohne weder noch"
    ),
    fixedWords: Set(
      words: """
        wahr falsch richtig ja nein erste erster erstes ersten zweite zweiter zweites zweiten dritte dritter \
        drittes dritten vierte vierter viertes vierten fünfte fünfter fünftes fünften sechste siebte achte \
        neunte zehnte hundert tausend million millionen milliarde milliarden billion billionen links rechts linke rechte linker rechter linkes rechtes linken rechten nord süd ost west norden \
        süden osten westen nördlich südlich östlich westlich oben unten über unter obere untere oberer \
        unterer oberes unteres oberen unteren innen außen innere äußere innerer äußerer inneres äußeres \
        vorn vorne hinten vordere hintere vorderer hinterer vorderes hinteres anterior posterior superior \
        inferior medial lateral proximal distal dorsal ventral kranial kaudal palmar plantar dexter sinister \
        vor nach mit von zu aus auf ab
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra ultra/infra ab/ad endo/exo endo/ekto \
      ekto/exo mikro/makro homo/hetero auto/hetero iso/aniso mono/di mono/poly mono/oligo di/tri bi/tri \
      tri/tetra tetra/penta penta/hexa uni/bi sub/super sub/supra dezi/deka milli/mikro prä/post pro/anti anti/syn ant/syn \
      kat/an kata/ana ana/meta pro/meta e/im af/ef in/ex im/ex in/de de/re kon/dis di/sy \
      ek/el meth/eth eth/prop prop/but but/pent pent/hex hex/hept hept/okt nitri/nitro thermo/exo \
      ortho/meta ortho/para meta/para leuko/erythro lyso/ribo neo/paläo zentri/zentro \
      auf/ab ein/aus an/ab zu/ab vor/nach über/unter ober/unter hin/her innen/außen groß/klein hoch/tief \
      vorder/hinter links/rechts breiten/längen haupt/neben mehr/minder be/ent ver/ent \
      un/ in/ im/ ir/ il/ dis/ non/ miss/ ent/ a/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      at/it at/id it/id an/en an/in en/in ol/al ase/ose an/yl osid/otid om/ym osom/osin \
      gen/gon gen/kol lyse/genese zyt/blast zyt/klast blast/klast zehn/zig zehn/ßig itis/ose ämie/urie \
      itis/om phil/phob philie/phobie trophie/plasie ektomie/otomie ektomie/ostomie gramm/graph graphie/logie nomie/logie \
      ismus/ist karpus/tarsus carpus/tarsus fission/fusion fission/fissur voll/los lich/los bar/los iole/ie ol/iol \
      plast/blast tonie/thermie kratie/archie or/id id/ jodid/jod
      """
    ),
    inflections: AffixPair.pairs(
      """
      /e /en /er /n /s /es /ern /nen /ns um/a um/en on/en us/i us/en a/en is/en on/a e/en e/er en/er en/es \
      er/es e/es e/em en/em er/em es/em er/ern e/ern s/se
      """
    ),
    beginnings: LetterGroup.groups(
      """
      un be ver er ent zer ge ab an auf aus ein vor nach zu um hin her über unter durch mit weg los wieder \
      miss bei in hyper hypo intra inter ex e re de kon pro prä dar da
      """
    ),
    endings: LetterGroup.groups(
      """
      e en er es em n s t te ten test tet st et est ung ungen lich liche lichen isch ische ischen ig ige \
      igen keit heit end ende enden ern eln el r in innen tum nis schaft erin ne nen ns ens ers ster ste \
      sten stes ter tes bar los sam haft i ie al
      """
    ),
    families: TermFamilies(
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
  )
}
