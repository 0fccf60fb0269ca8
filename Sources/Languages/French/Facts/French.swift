// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of French.
  package static let french: LanguageFacts = {
    var facts = LanguageFacts("fr", name: "french")
    facts.spelling = frenchSpelling
    facts.words = [frenchWords]
    facts.frames = frenchFrames
    facts.ordinals = frenchOrdinals
    facts.phrases.titles = "roi reine empereur impératrice"
    facts.articles.words = "le la les l' un une des"
    facts.articles.genders = """
      le la
      un une
      """
    facts.phrases.negatingPrefixes = "non in im ir il"
    facts.phrases.nameParticles = "de du"
    facts.numbers = frenchNumbers
    facts.dates = frenchDates
    facts.units = frenchUnits
    facts.units.inPhrases = """
      km kilomètre kilomètres
      m mètre mètres
      cm centimètre centimètres
      mm millimètre millimètres
      kg kilogramme kilogrammes kilo kilos
      g gramme grammes
      mg milligramme milligrammes
      l litre litres
      ml millilitre millilitres
      h heure heures
      min minute minutes
      s seconde secondes
      """
    facts.formulaWords = """
      infinity infini
      root racine
      gcd pgcd
      lcm ppcm
      tan tg
      cot cotan cotg
      csc cosec
      arctan arctg
      arccot arccotan
      arsinh argsinh
      arcosh argcosh
      artanh argtanh
      """
    facts.headings.parts = """
      question: question, énoncé, recto, terme, mot, texte de la question, intitulé
      answer: réponse, bonne réponse, réponse correcte, correct, correcte, verso, traduction, définition, solution, réponse juste, corrigé
      alternatives: autre réponse, aussi correct, variante, synonyme, réponse acceptée
      wrong: faux, mauvaise réponse, réponse fausse, fausse réponse, distracteur, incorrect, réponse incorrecte
      options: option, choix, réponse, proposition
      type: type, genre, type de question
      feedback: explication, commentaire, rétroaction, feedback
      hint: indice, aide, piste
      points: point, note, barème, score, pondération
      tolerance: tolérance, marge, marge d'erreur
      unit: unité
      set: paquet, catégorie, chapitre, série, leçon, section
      tags: étiquette, thème, mot-clé, mots-clés, sujet
      language: langue
      time: temps, durée, limite de temps, secondes, temps en secondes
      title: titre, nom
      source: source, référence, livre
      image: image, photo, lien de l'image, média, son, vidéo
      id: identifiant
      number: numéro, n°, no
      format: format du texte
      details: détails
      """
    facts.headings.kinds = """
      multipleChoice: choix unique, choix multiple, qcu, qcm, une réponse
      checkAll: choix multiples, cases à cocher, plusieurs réponses, réponses multiples
      trueFalse: vrai/faux, vrai ou faux
      exactMatch: texte, réponse courte, carte
      numeric: nombre, numérique, calcul
      algebraic: expression, équation, formule, algèbre
      chemical: chimie, formule chimique
      date: date, année
      ordering: ordre, ranger, classement
      matching: paires, associer, association, appariement
      cloze: texte à trous, trous
      openResponse: réponse libre, ouverte, question ouverte, rédaction, texte libre
      """
    facts.headings.answers = """
      student: élève, étudiant, étudiante, apprenant, apprenante, participant, candidat, candidate, utilisateur, nom
      credit: part, score
      """
    facts.headings.isTrue = "vrai, v, oui, juste"
    facts.headings.isFalse = "faux, f, non"
    facts.headings.languages = "allemand, anglais, français, espagnol, italien, latin"
    facts.headings.pluralEndings = "s, x"
    return facts
  }()
}

/// The rules for the spelling and misspelling of words.
private let frenchSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  spelling.soundAlikes = """
    é/er é/ez é/ai è/ai ai/ei ê/ai e/ai en/an em/am en/em an/am in/ain in/ein ein/ain im/in om/on o/au o/eau au/eau ô/au eu/oeu œ/oe æ/ae e/eu c/s c/ss s/ss \
    ç/ss ç/s s/sc c/sc c/qu k/qu c/k c/ch k/ch qu/ch g/gu g/j ge/j f/ph t/th r/rh y/i ill/y il/ille ll/y tion/sion ci/ti x/cs x/ct x/cc s/z x/s oi/oy i/ie \
    é/ée ai/ay gn/ni el/elle
    """
  spelling.costs.swappedLetters = 5
  spelling.costs.extraDoubling = 3
  spelling.costs.missingDoubling = 5
  spelling.costs.mark = 5
  spelling.costs.soundAlike = 13
  spelling.costs.vowelForVowel = 20
  spelling.costs.relatedConsonant = 13
  spelling.costs.unrelatedLetter = 22
  spelling.costs.extraVowel = 6
  spelling.costs.extraConsonant = 9
  spelling.costs.missingVowel = 14
  spelling.costs.silentH = 8
  spelling.costs.firstLetterChanged = 3
  spelling.costs.firstLetterMissingOrExtra = 7
  spelling.costs.otherEnding = 5
  spelling.costs.otherBeginning = 0
  spelling.costs.limits = [7, 9, 10, 13, 13, 15, 16, 18, 24]
  spelling.costs.loneSlip = (short: 5, long: 7)
  spelling.costs.strangeGroup = 6
  spelling.costs.secondLetter = 0
  // The groups of three letters that stand in at least 42 words of Debian's package wfrench 1.2.7.
  spelling.triples = """
    -abcdfghijlmnoprstuvxzé -baeiloruâéêû -caehiloruyâéô -daeioruyéî -efmnrsux -faeiloruâéê -gaeiloruyâéê -haeiouyâé -icdglmnorstv -jaeoué -kailoé -laeiouyâèé \
    -maeiouyâéêû -naeioué -obcefilmnprsuvxz -paehilorsuyâèéê -qu -raehiouyâéêô -sacehiklmnopqtuwyé -taehioruwyâé -ulnprst -vaeioruéê -wa -yao -zaeiowyé -ân \
    -ébcdfgjlmnpqrtv abacdeijlorsuâé acacehikloqrtuèé adadeghijmorsuvâé afaefilorté agaegimnoruèé ahaiou ai-bdeglmnrst ajeou al-abcdefgiklmopqstuvyâèé \
    amabeimnopsuâèé an-acdefghiklnoqstuzâçé aoluû apaehiloprstuâé aqu ar-abcdefgijklmnopqrstuvxyâçèé as-acehimopqstâé at-acehiorstuâèé au-bcdfglmnpqrstvx \
    avaeioruâèé awl axaeio ayaeilosâé azaeiouzé açaoâ aér aîcnt aïces ba-bcdfghilmnpqrstuvyz bdié be-cdlnrstuz biabcdefglnoqrstvz bjeu blaeiouâèé bme \
    bobcdgilmnrstuxyîï braeiouâèéû bsceiotué bteiu buacdelrstv bvei bâcimt bèr bé-acefgilmnqrst bêclt bîm bûc cabcdfghijlmnopqrstuv ccaehilorué ce-ilmnprstuvz \
    ch-aeilnoruyâèéîô ciabcdefilmnoprstvâèé cke claeiouâéô coabcdefghiklmnopqrstuéïû cqu craeiouyâèéê cs- ctaeioruyâèé cubeilmoprstv cyaclt câbl cèdlr \
    cé-delmprst côt da-bcgilmnprstuï ddil de-almnrstuvxz dgeé dhé di-abcefglmnopqrstvâèé djeu dlae dmeio dna docdgilmnprstuy draeioué ds- du-aceilnpqrsv dyns \
    dzo dâmt dèlr dé-abcdefghijlmnopqrstv dîmnt ea-binsu ebaeioruâ ecaehloqrtuyèé edeioré efaefiloru egaimoré eha eidgln ejeo el-aeilostuâèé emabeimnopuâé \
    en-acdefghijklnoqrstuvzâçèéê eoilnt epaeilorté equ er-abcdefgijlmnopqrstvç es-abciopqstu et-aeiorstuâèé eu-bcgilnprstvx evaeiorâéê exacehiopstué eyae ez- \
    eâmt eço fa-bcdgilmnrstuvyçî fe-cinrsuz ffaeiloruâèéû fiabcdegilnoqrstxâèé flaeiouâèéû focilmnqrsu fraeiouâèéô fs- fte fugilmrst fâcmt fèr fé-acdeilmorst \
    fût gabdfgilmnrstuvyz ge-acilmnorstuzâ ggelr giabcdefglmnoqrstv glaeiouyâé gmae gnaeioâèéî gobcdgilmnprstuû graeiouâèé gs- guaeilmorsâèéêï gza gâct gèlnrt \
    gé-delmnorst gên gît ha-bcfghilmnprstuvîï he-filmnrstuvz hiabcefglmnopqrstvâé hlio hnio hocdgilmnopqrstuy hraio hto hucilmnrt hybdlmprsx hâlmst hèqrt \
    hé-belmnoqrstâ hît hôm ia-bcdfgilmnpqrstu ibabeilorué ic-aehiklortu idaeginouâèé ie-filmnrstuwz if-aefilostuèé igaeilmnortuzèé ihi iieo ijo il-aehilmostuâèé \
    imabeimopuâèé in-acdefghijlnoqstuvzâçèé iobcdglmnprstu ipaehiloprstuâé iqu ir-acegilmoprstâèé is-acefgijlmopqstuâèéî it-aehiorstuâèé ium ivaeioruâéî ixaet \
    izu iâmt iça iègmrt ié-degnrstv jabcilmnpqrsuv jecrtu jin jobilnrtu juabcdgimprstx jér jôl kanos kelr kidfl kla ks- kys kéfr la-bcdfgilmnpqrstuvxyçï lbu \
    lcahioué ldi le-bcimnprstuvxyz lfaeiou lgaeiué lho li-abcdefgilmnopqrstvâèé lka llaeiouâèéî lmaeio lné lobcdfgimnpqrstuvyîï lpaehiotê lqu ls-aeié ltaeiruâèé \
    lu-abcdefgilmnopqrstvxâé lvaeé lycmnopst lâcmnt lègnrstv lé-abcdegilmnoprstv lîmt lôt lût ma-bcdgijlmnqrstuxzçî mbaeiloruâéê me-cilmnrstuzç \
    miacdefglmnoqrstx mmaeiouâèé mnaeio mobcdgilmnqrstuy mpaehilorstuâèéê ms- muaceglnrst mycst mâcmt mènrt mé-acdefglmnprstv mêl mît mûr na-bcdgilmnpqrstuvyzî \
    ncaehilortuèé nd-aeiorsuâèéî ne-abcilmnrstuxz nfaeilorué ng-aeilnorsuèé nhaeiué ni-abcdefghlmnopqrstuvâèé njaeouô nky nlaeiu nnaeiouâèé nobcdegilmnpqrstuvy \
    nqu nraehoéô ns-abcefhilmopstuvâèé nt-aehiorsuâèéêîô nu-abcdefilmrsty nvaeioué nym nzeio nâmt nçaoâ nèr né-abcefgimoprstv nêt nîmt oacgls obaeijlorstuvé \
    ocacehikloqrtuyèé odaeiloruzâèé oeitu ofaefiou ogaegilmnoruèé ohaié oidefglnrstv oje oké ol-acdefilmoptuvyâèé omabeimnopuyèé on-acdefgijnoqrstvyzâçé \
    ooilmprt opaehiloprstuâèé oqu or-abcdefgilmnopqrstuâçèé os-aceimopstâèé ot-aehiorstyâèé ou-abcdefghijklmopqrstvxâèé ovaeiou oxiy oyaceioâèé ozo oédt oît \
    oïdnst oûlt pa-bcdgijlmnpqrstuvy pe-acilmnrstuz phaeiortyèé piacdefglmnopqrstvèé plaeiouâèé pno pocdgilmnopqrstué ppaeiloruâé praeiouéê ps-aeiuy ptaeiouâèé \
    puabcdegilnrst pyr pâlmt pço pèrst pé-acdefnprst pêct quaeioâèéê ra-bcdfghijlmnpqrstuvwyzçîï rbaeioruâé rcaehilouèé rd-aeiorsuâèéî re-abcdfghijlmnpqrstuvxz \
    rfaeiloué rgaeilnouèé rhaué ri-abcdefgilmnopqrstuvâèé rjaeu rké rlaeioué rmaeiouâèé rnaeiouâèé roabcdfghijlmnpqrstuvxyîïû rpaehiloré rqu rraehiouâèéê \
    rs-aceiouâèé rt-aehiorsuyâèéî ruabcdefgilmnpqrst rvaeioué rxi rynpt râlmnpt rçaoâ règlmnrtv ré-abcdefghijlmnopqrstuvé rêclnptv rîmt rôdlnt rûlt \
    sa-bcdfgilmnopqrstuvxy sbaio scaehilorué se-acgilmnprstuvxyz sfioué sgr shaeouyé siabcdefglmnopqrstvèé sjo ski slao smaeioué snio sobcdgilmnprstuvxyû \
    spaehiloruèé squ ssaeiouâèé staehiorsuyâèé suabcdefgijlmnprstyç svai syclmns sâmt sèdmr sé-cdelmnpqrstv sîmt ta-bcdfgilmnpqrstuvxy tch te-acilmnrsuxz \
    thaeimoryèé ti-abcdefglmnopqrstvèé to-acdfgilmnpqrstuxy traeiouâèéô ts- ttaeioruâèé tuabdefilmnprstvyâé tylmpr tâmt tèglr té-ceglmnoprst têt tîmt tôl \
    ua-bcdgilmnrst ubadeijlmorstvé ucacehilortu ud-adegiorâé ue-bilmnrstuz ufafilr ugaegilmnorué uha ui-cdefglmnopqrstvé ujo ulabcefgilmnopqstuvâèé \
    um-abeiopsuâèé unaceitéî uolnrt upaehiloptâçèé uqu ur-abcdefghijlmnopqrstuvâèé us-aceiopqstuâé ut-acehiorstuâèé uvaeiorâé ux-t uya uâmt uçao uèr ué-befmrs \
    uêt uît uïs va-bcdgilmnpqrstu ve-cdilmnrstuxz viabcdefglnorstvé vocgilmnqrtuyû vraeioâé vulr vâmt vèr vé-ceghlnrst vêlt vînt wanr wins xacgilmnsu xcaeilorué \
    xe-mrs xfo xhaioé xicefglmoqs xonr xpaeilorué xsu xtaeiorué xual xydg xât xéce ya-ginsu ybr ychloé ydaer ye-nrsuz ygé yieo ylaeilo ymbepé ynacdgt yodnptuy \
    ypaehinot yraio ysaeité yteh yxi yâmt yèr yé-es zagir zers zibegn zolnortu zurt zzi zéirz âbl âchl âil âlei âme âneo âss ât-aeiorué ça-ins çon çâmt èbr èceh \
    ède ègeru èle ème ène èqu ère èse èter èver éabcdfgilmnprst ébaeiloruâé écaehiloruèé édaeioruâèé ée-mnrsx éfaeiloruèé égaeilnoruèéî éhaeioy éifmnst éjaeou \
    élaeiouèé émaeiouyâéê énaeiouèé éocdlmnprst épaehiloruèéê équ éraeiouâèé és-acehiotuyé étaehioruyâéê éunt évaeioruèéê éza éât éécdelq êch êlae ênae êpe \
    êtaeiré êva îch îme înaeté ît-aer ïci ïdae ïnc ïqu ïsae ôda ôlae ôme ône ôti ûch ûlae ûme ût-aeâé
    """
  spelling.conjunctions = "et"
  spelling.negators = """
    ne n pas jamais rien aucun aucune personne nul nulle ni sans non plus guère
    """
  spelling.fixedWords = """
    vrai faux oui premier première deuxième second seconde troisième quatrième cinquième sixième septième huitième neuvième dixième cent mille million \
    milliard billion gauche droite gauches droites nord sud est ouest haut bas dessus dessous supérieur inférieur supérieure inférieure intérieur extérieur \
    interne externe avant après antérieur postérieur médial latéral proximal distal dorsal ventral
    """
  spelling.protectedPrefixes = """
    hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hétéro auto/hétéro iso/aniso mono/di \
    mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tétra tétra/penta penta/hexa uni/bi sous/sur sub/supra pré/post anté/post pro/anti pro/épi ana/méta \
    méta/télo pro/méta méth/éth éth/prop prop/but but/pent pent/hex éo/mio mio/plio éo/plio néo/paléo milli/micro milli/centi kilo/méga méga/giga nano/pico \
    nitri/nitro ab/ad af/ef im/ex in/ex apo/péri leuco/érythro aph/périh ortho/méta ortho/para méta/para an/cat centri/centro phén/gén auto/allo sys/dia co/ \
    a/ an/ anti/ in/ im/ ir/ il/ dé/ dés/ re/ ré/ non/ mé/ mal/
    """
  spelling.protectedSuffixes = """
    ate/ite ate/ure ite/ure ate/ide ide/ine ide/ite ane/ène ane/yne ène/yne ane/anol al/ol ol/one ase/ose eux/ique ite/ose ite/ome ome/ose ine/osine ine/one \
    lyse/genèse cyte/blaste phile/phobe philie/phobie gramme/graphe graphie/logie nomie/logie isme/iste nyme/phone émie/urie ectomie/otomie eur/euse eur/rice \
    teur/trice er/eur en/enne ien/ienne eux/euse if/ive
    """
  spelling.inflections = "/s /x al/aux ail/aux s/x"
  spelling.genders = "/e é/ée /ne /te /le /se er/ère et/ète on/onne el/elle x/se f/ve"
  spelling.vowelMarksAreAccents = true
  spelling.beginnings = """
    re ré dé dés dis in im il ir en em pré pro par per a ad ac con com co sur sous sub trans inter ex e é mé mal anti auto \
    entre contre
    """
  spelling.endings = """
    s e es ent er é ée és ées ez ant ante ants antes ait ais aient ons i it is ie ies u ue us ues eur eurs euse euses rice rices ment ments ion ions ation \
    ations if ive ifs ives ique iques isme iste istes age ages ance ances ence ences able ables ible ibles eux ère ères ier iers ière ières ien iens ienne \
    iennes al ale ales aux el elle elles té tés in ine ines et ette ettes on onne ons oir oire ure ures ir ira era ait a ai ât x le les
    """
  spelling.families = """
    un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit \
    dix-neuf vingt trente quarante cinquante soixante septante octante nonante quatre-vingts
    lundi mardi mercredi jeudi vendredi samedi dimanche
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    mercure vénus terre mars jupiter saturne uranus neptune, zambie gambie, slovaquie slovénie
    niger nigeria nigéria, lettonie lituanie, iran irak, autriche australie, guinée guyane guyana, mali malawi malte
    paraguay uruguay, inde indonésie, suède suisse, mauritanie mauritius maurice
    prophase prométaphase métaphase anaphase télophase interphase, mitose méiose mycose, absorption adsorption
    affluent effluent, fission fusion, galactose glucose fructose glycogène glucagon
    neurone neutron neutrino proton photon électron positron, oxyde hydroxyde, urètre uretère, ventricule vésicule
    artère artériole, anion cation ion, adénine adénosine, thymine thiamine, stalactite stalagmite, dessert désert
    poisson poison boisson, cousin coussin, pêcheur pécheur, pêche péché, tache tâche, mur mûr, cote côte côté
    jeune jeûne, concave convexe, réfraction diffraction, vecteur secteur, sinus cosinus, méridien méridional
    éruption irruption, émigrer immigrer, émigration immigration, cœur chœur, collision collusion, conjecture conjoncture
    allocation allocution, éminent imminent, prescription proscription, biologie géologie, courir couvrir, peau beau, page plage, pomme poème, maire mère, amer aimer armer
    """
  spelling.otherSpellings = """
    clé clef, paie paye, cuillère cuiller, yaourt yogourt, États-Unis USA, premier 1er, première 1re 1ère
    Xe 10e 10ème, XIe 11e 11ème, XIIe 12e 12ème, XIIIe 13e 13ème
    XIVe 14e 14ème, XVe 15e 15ème, XVIe 16e 16ème, XVIIe 17e 17ème
    XVIIIe 18e 18ème, XIXe 19e 19ème, XXe 20e 20ème, XXIe 21e 21ème
    Première_Guerre_mondiale 1re_Guerre_mondiale, Seconde_Guerre_mondiale Deuxième_Guerre_mondiale 2e_Guerre_mondiale
    """
  spelling.addForms()
  return spelling
}()

/// Numbers in French, with the tens of Belgium and Switzerland.
private let frenchNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit \
    dixneuf
    """
  numbers.tens = """
    vingt trente quarante cinquante soixante septante quatrevingt|quatrevingts|huitante|octante nonante
    """
  numbers.compound = "{tens}{ones} {tens}et{ones}"
  numbers.others = """
    70 soixantedix 71 soixanteetonze|soixanteonze 72 soixantedouze 73 soixantetreize 74 soixantequatorze 75 soixantequinze \
    76 soixanteseize 77 soixantedixsept 78 soixantedixhuit 79 soixantedixneuf 90 quatrevingtdix 91 quatrevingtonze 92 \
    quatrevingtdouze 93 quatrevingttreize 94 quatrevingtquatorze 95 quatrevingtquinze 96 quatrevingtseize 97 \
    quatrevingtdixsept 98 quatrevingtdixhuit 99 quatrevingtdixneuf 100 cent 200 deuxcent|deuxcents 300 troiscent|troiscents \
    400 quatrecent|quatrecents 500 cinqcent|cinqcents 600 sixcent|sixcents 700 septcent|septcents 800 huitcent|huitcents 900 \
    neufcent|neufcents
    """
  numbers.thousand = "mille"
  numbers.and = "et"
  numbers.or = "ou"
  numbers.minus = "moins"
  numbers.mark = "virgule"
  numbers.periods = "périodique période"
  numbers.of = "de d"
  numbers.parts = """
    2 demi|demie:demis|demies 3 tiers:tiers 4 quart:quarts 5 cinquième:cinquièmes 6 sixième:sixièmes 7 septième:septièmes 8 \
    huitième:huitièmes 9 neuvième:neuvièmes 10 dixième:dixièmes 11 onzième:onzièmes 12 douzième:douzièmes 16 \
    seizième:seizièmes 20 vingtième:vingtièmes 100 centième:centièmes 1000 millième:millièmes
    """
  numbers.fixedParts = "1/2 demi|demie|moitié"
  numbers.quantities = [
    ("12", "douzaine"),
    ("20", "vingtaine"),
    ("100", "centaine"),
    ("1000", "millier"),
  ]
  numbers.magnitudes = """
    3 mille|milliers 6 million|millions 9 milliard|milliards|mds|mrd 12 billion|billions
    """
  numbers.signs = [
    ("^", "puissance exposant à_la_puissance"),
    ("*", "fois multiplié_par"),
    ("/", "sur divisé_par"),
  ]
  numbers.approximations = """
    environ à_peu_près presque approximativement autour_de quelque vers ca
    """
  numbers.openings = """
    en en_l_an l_an l_année année le la les il_y_a il_y_en_a c_est ce_sont la_réponse_est réponse le_résultat_est résultat \
    cela_fait ça_fait
    """
  numbers.names = "ph ph_de"
  numbers.copulas = "est sont vaut valent fait égale"
  numbers.reservations = """
    pas non jamais moins plus sous sur sans sauf aucun aucune minimum maximum
    """
  numbers.eras = "ap_j_c apr_j_c après_jésus_christ de_notre_ère"
  numbers.counted = """
    habitants habitant personnes personne élèves enfants hommes femmes membres sièges états pays planètes lunes os dents \
    chromosomes électrons protons neutrons atomes molécules ions particules cellules espèces morceaux points pages faces \
    arêtes sommets côtés cartes livres pommes œufs voitures voix possibilités combinaisons résultats solutions éléments \
    lettres mots paires buts joueurs fois
    """
  return numbers
}()

/// The written forms of dates.
private let frenchDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.order = "dmy"
  dates.months = [
    "janvier, janv", "février, févr, fév", "mars", "avril, avr", "mai", "juin", "juillet, juil",
    "août", "septembre, sept", "octobre, oct", "novembre, nov", "décembre, déc",
  ]
  dates.weekdays = [
    "dimanche, dim", "lundi, lun", "mardi", "mercredi, mer", "jeudi, jeu", "vendredi, ven",
    "samedi, sam",
  ]
  dates.ordinals = [
    "premier, première", "deuxième, second, seconde", "troisième", "quatrième", "cinquième",
    "sixième", "septième", "huitième", "neuvième", "dixième", "onzième", "douzième", "treizième",
    "quatorzième", "quinzième", "seizième", "dix-septième", "dix-huitième", "dix-neuvième",
    "vingtième", "vingt-et-unième, vingt et unième",
  ]
  dates.ordinalEndings = "er, ère, re, e, ème, ième"
  dates.decades = "années, les années, décennie"
  dates.cardinals = [
    "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
    "vingt", "vingt et un, vingt-et-un", "vingt-deux", "vingt-trois", "vingt-quatre",
    "vingt-cinq", "vingt-six", "vingt-sept", "vingt-huit", "vingt-neuf", "trente",
    "trente et un, trente-et-un",
  ]
  dates.decadeNames = [
    "vingt", "trente", "quarante", "cinquante", "soixante", "soixante-dix, septante",
    "quatre-vingt, quatre-vingts, octante, huitante", "quatre-vingt-dix, nonante",
  ]
  dates.centuries = "siècle, siècles, s"
  dates.beforeOurEra = """
    av. J.-C., avant J.-C., avant Jésus-Christ, avant notre ère, av. n. è., avant l'ère commune, AEC
    """
  dates.ourEra = """
    ap. J.-C., apr. J.-C., après J.-C., après Jésus-Christ, de notre ère, de l'ère commune
    """
  dates.until = "jusqu'à, jusqu'en, jusqu'au"
  dates.untilOrOn = "à, au"
  dates.between = "entre"
  dates.and = "et, en"
  dates.ignored = """
    le, la, les, l', du, de, des, d', dans, an, année, mois, jour, vers, environ, autour de, l'an, en l'an, \
    c'était
    """
  dates.writing.firstDay = "1er"
  dates.writing.beforeOurEra = "av. J.-C."
  dates.writing.ourEra = "apr. J.-C."
  return dates
}()

/// French words of every day and of school.
private let frenchWords = """
  abaisser abandon abandonner abbaye abbé abdiquer abeille aberrant abolir abolition abondance abondant abonnement
  abordable aborder aboutir aboyer abri abricot abriter abroger abréger absence absent absolument absorber absorption
  abstraction abstrait absurde abuser abîmer académie accabler accent accentuer acceptable accepter accession
  accessoire accident accidentel acclamer accommoder accompagner accomplir accomplissement accord accorder
  accouchement accoucher accoutumer accrocher accroissement accroître accueil accueillant accueillir accumuler
  accusation accuser accès accéder accélérer acharné achat acheminer acheter acheteur achever acide acier acquisition
  acquitter acquérir acte acteur action activité actrice actualité actuel actuellement adaptation adapter addition
  adhérer adhésion adieu adjoint admettre administrateur administratif administration admirable admirateur admiration
  admirer adolescence adolescent adopter adoption adorer adresse adresser adroit adulte adverbe adversaire adverse
  affaiblir affaire affamé affectif affection affectueux affermir affichage affiche afficher affirmation affirmer
  affliger affluent affolement affranchir affreux affronter afin africain agence agenouiller agent aggraver agile agir
  agitation agiter agneau agrandir agresser agresseur agressif agression agricole agriculteur agriculture agréable
  agréer aide aider aigle aigu aiguille aiguiser aile ailleurs aimable aimant aimer ainsi air aisé ajouter ajuster
  alarmant alarme alarmer album alcool alentour alerte algèbre aliment alimentaire alimentation alimenter allemand
  aller alliance allié allocation allonger allumer allumette allure allusion allée allégement alléger alors alphabet
  alpiniste alternance alternative altitude altération altérer alun amande amant amateur ambassade ambassadeur
  ambiance ambigu ambitieux ambition ambre ambulance amende amener amer ameublement ami amie amiral amitié amoindrir
  amortir amour amoureux ample amplement ampleur amplifier ampoule amputer amusant amuser amélioration améliorer
  aménagement aménager américain analogie analogue analyse analyser ananas anarchie ancien ancienneté ancre ancêtre
  anecdote ange anglais angle angoisse anguille animal animateur animer anis anneau annexe annexer annexion
  anniversaire annonce annoncer annotation annuaire annuel annuler année anodin anonyme anormal anse antenne anticiper
  antique antiquité antre antérieur anxieux anxiété anéantir apaiser apercevoir aperçu apogée apparat apparaître
  appareil apparemment apparence apparent apparition appartement appartenance appartenir appauvrir appel appeler
  appellation applaudir applaudissement applicable application appliquer apport apporter apprendre apprenti
  apprentissage approbation approche approcher approfondir approprier approprié approuver approvisionner approximatif
  approximation appréciation apprécier appréhender appui appuyer appétit après arabe araignée arbitraire arbitre arbre
  arbuste arc arche archer archipel architecte architecture archives ardent ardeur argent argenté argile argument
  argumentation aride aridité armature arme armement armer armistice armoire armure armée aromatique arracher
  arrangement arranger arrestation arriver arrivée arrière arrogant arrondir arrondissement arroser arrêt arrêter art
  article artificiel artisan artisanat artiste artistique artère arête arôme as ascendant ascenseur ascension asile
  aspect asperge aspiration aspirer assaillir assaut assembler assemblée asservir assez assiette assigner assimiler
  assis assistance assistant assister assiéger association associer associé assombrir assumer assurance assurer astre
  astronaute astronome astronomie astucieux atelier athlète athlétisme athée atlas atmosphère atmosphérique atome
  atomique atout atroce atrocité attache attachement attacher attaque attaquer attarder atteindre atteinte attendre
  attentat attente attentif attention attentivement attestation attester attirer attitude attraction attrait attraper
  attrayant attribuer attribution atténuer aube auberge aubergine aucun audace audacieux auditeur auditoire
  augmentation augmenter aujourd aune auparavant auprès aurore aussi aussitôt austère autant auteur authentique auto
  autobiographie autobus autocar automatique automne autonome autonomie autorisation autoriser autoritaire autorité
  autoroute autour autre autrefois autrement autruche auxiliaire avaler avance avancement avancer avant avantage
  avantageux avare avec avenir aventure aventurier avenue averse avertir avertissement aveu aveugle aviateur aviation
  avide avion avis avocat avoine avoir avoisinant avortement avouer avril avènement avérer axe azote azur aérien
  aéroport aîné bac bactérie bagage bagarre bague baguette baie baigner baignoire bail bain baiser baisse baisser bal
  balade balai balance balancer balayer balcon baleine ballade balle ballet ballon ban banal banane banc bande bandeau
  bandit banlieue bannir banque banquet banquier baptiser baptême bar baraque barbare barbe barbu barge baril
  baromètre barque barrage barre barreau barrer barrière bas bascule base basilique basket basque bassin bataille
  bataillon bateau batte battement batterie battre baume bavard bavarder bave bavure beau beaucoup beauté bec beige
  belge belle berceau bercer berge berger bergère besoin beurre biais bible bibliothèque biche bicyclette bidon bielle
  bien bienfait bienfaiteur bientôt bienveillant bijou bilan bile bilingue bille billet biographie biologie biologique
  biologiste bis bise bizarre bière blague blanc blanche blanchir blasphème blesser blessure blessé bleu bloc blocage
  blond bloquer blouson blâmer blé bocal boire bois boisson boiteux bol bombardement bombarder bombe bon bonbon bond
  bondir bonheur bonjour bonne bonnet bonsoir bord bordure borne bosse botanique botte bottine bouc bouche boucher
  boucherie bouchon boucle bouclier bouddhisme boue bouge bouger bougie bouillir boulanger boulangerie boule bouleau
  boulet boulevard bouleversement bouleverser boulon bouquet bourde bourg bourgeois bourgeoisie bourgeon bourreau
  bourse bousculer boussole bout bouteille boutique bouton bouée boxe boycotter boîte bracelet braise branche brancher
  bras brave bravo bravoure brebis bref brevet bricolage bride bridge brigade brigand brillant briller brin brioche
  brique briquet brise briser britannique brièvement broche brochet broder bronze brosse brosser brouillard brouillon
  broussaille bruit brume brumeux brun brusque brusquement brut brutal brutalité bruyant brèche brûlant brûler brûlure
  budget budgétaire buis buisson bulle bulletin bure bureau bureaucratie bus buse buste but butin butte bâcler bâiller
  bâtiment bâtir bâton béatitude bébé bée bélier bénir bénédiction bénéfice bénéficiaire bénéficier bénévole béret
  bétail béton bêche bête bêtise bûche bûcher bœuf cabane cabinet cacao cache cacher cachet cadavre cadeau cadence
  cadran cadre café cage cageot cahier caille caillou caisse caissier cal calcaire calcul calculateur calculer cale
  calendrier calme calmer calomnie camarade camion camionnette camp campagne camper camping caméra canadien canal
  canapé canard cancer candidat candidature cane canne cannibale canon cantine canton cap capable capacité cape
  capitaine capitale capitalisme capitaliste capituler capot caprice capricieux capsule captif captivité capture
  capturer capuche car caractère caractériser caractéristique carafe carbone carburant cardinal caresse caresser cargo
  caricature carie carnaval carnet carnivore carotte carpe carreau carrefour carrière carrosserie carré carrément
  cartable carte carton cas cascade case caser caserne casque casquette casse casser casserole cassé caste catalogue
  catastrophe catastrophique catholique cathédrale catégorie catégorique cause causer cavalerie cavalier cave caverne
  cavité ceci ceinture cela celle cellulaire cellule celui cendre censure cent centaine centenaire central
  centralisation centre centrifuge cep cependant cerceau cercle cercueil cerf cerise cerisier certain certainement
  certificat certitude cerveau cesser chacun chagrin chair chaire chaise chaleur chaleureux chambre chameau champ
  champignon champion championnat chance chancelier changeant changement changer chanson chant chanter chanteur
  chanteuse chantier chaos chape chapeau chapelle chapitre chaque char charbon charge charger charmant charme
  charpente charpentier charrette charrue charte chasse chasser chasseur chat chaud chauffage chauffer chauffeur
  chaume chausser chaussette chausson chaussure chaussée chauve chaux chavirer chaîne chef chemin cheminée chemise
  chemisier chenil chenille cher chercher chercheur cheval chevalerie chevalier chevelure cheveu cheville chevreau
  chevreuil chez chien chiffon chiffre chimie chimique chimiste chinois chirurgical chirurgie chirurgien choc chocolat
  choisir choix choquer chose chou chouette christianisme chromosome chronique chronologie chronologique chrétien
  chuchoter chute châle châtaigne château châtier châtiment chèvre chêne chômage chômeur cible cicatrice cidre ciel
  cigale cigare cigarette cil cime ciment cimetière cinq cinquantaine cintre cinéaste cinéma circonférence
  circonstance circuit circulaire circulation circuler cire cirer cirque ciseau citadelle citadin citation citer
  citoyen citoyenneté citron citrouille cité civil civilisation civiliser civique civière clair clairement clairière
  clan clarté classe classement classer classeur classification classique clavier clerc client clientèle climat
  climatique clinique cliquer cloche clocher cloison clou clouer clown clôture coalition coche cocher cochon code
  codifier coefficient coexister coffre coffret cohabiter cohérence cohérent cohésion coiffer coiffeur coiffure coin
  col cole colis collaborateur collaboration collaborer collant colle collectif collection collectionner collectivité
  coller collier colline collision colloque collège collègue colombe colon colonial colonialisme colonie colonisation
  coloniser colonne coloration colorier colossal colère combat combattant combattre combien combinaison combiner
  comble combustible combustion comestible comique comité commandant commande commandement commander comme
  commencement commencer comment commentaire commentateur commenter commerce commercial commerçant commettre
  commissaire commissariat commission commode commun communauté communication communiquer communisme communiste
  communément commémorer compagne compagnie compagnon comparable comparaison comparer compartiment compas compatible
  compatriote compensation compenser complet complexe complexité complication complice complicité compliment
  compliquer compliqué complot complètement complément complémentaire compléter comportement comporter composant
  composer compositeur composition comprendre compression comprimer compromettre compromis compréhensible
  compréhension comptabilité comptable compte compter compteur comptoir compétence compétent compétiteur compétition
  comte comté comète comédie comédien concentration concentrer concept conception concernant concerner concert
  concession concevoir concitoyen conclure conclusion concorder concourir concours concret concrètement concrétiser
  concurrence concurrent concéder condamnation condamner condensation condenser condition conditionner conducteur
  conduire conduite confection confession confiance confiant confidence confidentiel confier configuration
  confirmation confirmer confiscation confisquer confiture conflit confondre conforme conformité conformément confort
  confortable confrontation confronter confrère confus confusion confédération conférence conférer congrès congé
  conjoint conjonction conjugaison connaissance connaître connexion connu conque conquérant conquérir conquête
  consacrer conscience consciencieux conscient conseil conseiller consentement consentir conservateur conservation
  conserver considérable considérablement considération considérer consister consolation consoler consolider
  consommateur consommation consommer consonne conspiration constamment constant constatation constater consterner
  constituer constitution constitutionnel constructeur construction construire consul consultation consulter consumer
  conséquence conséquent contact contagieux contagion contaminer conte contemplation contempler contemporain contenir
  content contenter contenu contestation contester contexte continent continental continu continuation continuel
  continuellement continuer continuité contour contourner contraceptif contracter contraction contradiction
  contradictoire contraindre contrainte contraire contrarier contraste contrat contre contribuable contribuer
  contribution controverse contrôle contrôler contrôleur convaincant convaincre convenable convenablement convenance
  convenir convention conventionnel convergence conversation conversion convertir conviction convoiter convoquer
  coopération coopérer coordination coordonner copain copie copier copine coq coquillage coquille coquin cor corail
  corbeau corde cordialement cordon cordonnier corne corneille corps correct correctement correction correspondance
  correspondant correspondre corriger corrompre corruption corset cortège corvée cosmique cosmopolite costume cotiser
  coton cou couche coucher coude coudre couette couler couleur couloir coup coupable coupe couper couple coupure cour
  courage courageux couramment courant courbe coureur courge courgette courir couronne couronnement courriel courrier
  cours course court courtois courtoisie cousin cousine coussin couteau coutume coutumier couture couturier couvent
  couvercle couvert couverture couvrir coïncidence coïncider coût coûter coûteux crabe cracher craie craindre crainte
  craintif crapaud crasse cratère cravate crayon creuser creux crevasse crever crevette cri crier crime criminalité
  criminel crin crinière crise cristal critique critiquer critère croc crochet crocodile croire croisade croisement
  croiser croisière croissance croissant croix croyable croyance croyant croître croûte cru cruauté cruel crâne crèche
  crème créateur création créativité créature crédible crédit créer créneau crépuscule crêpe crête cube cueillir
  cuillère cuir cuirasse cuire cuisine cuisiner cuisinier cuisse cuit cuivre culminant culotte culpabilité culte
  cultivateur cultiver culture culturel cumuler cupide cure curieusement curieux curiosité curé cuve cuvette cycle
  cycliste cyclone cygne cylindre câble cèdre céder célibataire célèbre célébration célébrer célébrité céramique
  céréale cérébral cérémonie cône côte côtelette côté cœur dague daim dalle dame danger dangereux danois dans danse
  danser danseur dard date dater datte dauphin davantage debout dedans degré dehors demain demande demander demeure
  demeurer demi densité dent dentaire dentiste depuis dernier dernièrement derrière descendance descendant descendre
  descente description despote despotique dessein dessert desserte dessin dessinateur dessiner dessous dessus destin
  destinataire destination destiner destinée destructeur destruction dette deuil deux deuxième devancer devant devenir
  devin deviner devinette devis devise devoir diable diagnostic diagonale dialecte dialogue dialoguer diamant diamètre
  dictateur dictature dicter dictionnaire dictée dieu difficile difficilement difficulté diffuser diffusion
  différemment différence différencier différend différent différer digestif digestion digne dignité digue digérer
  dimanche dimension diminuer diminution dinde dindon dinosaure diplomate diplomatie diplomatique diplôme dire direct
  directement directeur direction directive dirigeant diriger discerner disciple discipline discontinu discorde
  discours discret discrimination discrétion discussion discuter disparaître disparition disperser dispersion
  disponibilité disponible disposer dispositif disposition dispute disputer disque dissimuler dissiper dissolution
  dissoudre distance distinct distinctif distinction distinguer distraction distraire distribuer distribution
  divergence divers diversifier diversité divertir divertissement divin divinité diviser division divorce divorcer
  divulguer dixième dizaine docile docteur doctrine document documentaire documentation dogme doigt domaine domestique
  domicile domination dominer domino dommage don donateur donc donner donnée dont dormir doré dos dose dossier dot
  doter douane double doubler doucement douceur douche doucher douleur douloureux doute douter douteux doux douzaine
  douze doyen dramatique dramatiser drame drap drapeau dresser drogue droit droite droiture drôle duc duel dune dur
  durable durant durcir durement durer dureté durée dynamique dynamisme dynastie dé débarquement débarquer débarrasser
  débat débattre débit déborder déboucher débrancher débris début débuter décadence déceler décembre décennie décent
  décentralisation déception décerner décevant décevoir décharge décharger déchet déchiffrer déchirer décider décimal
  décisif décision déclaration déclarer déclenchement déclencher déclin décliner décoller décomposer décomposition
  décor décoration décorer découler découpage découper décourager découverte découvrir décret décrire décrocher
  décréter décès décéder décédé dédaigner dédier déduction déduire déesse défaite défaut défavorable défavoriser
  défectueux défendre défense défenseur défensif défi défiance déficit défier défiler défilé définir définitif
  définition définitivement déformation déformer défunt dégager dégeler dégradation dégrader déguiser dégât déjeuner
  déjà délabré délai délibération délibérément délicat délicatesse délice délicieux délimiter délinquance délirer
  délit délivrance délivrer délégation déléguer délégué démarche démarrage démarrer démission démissionner démocrate
  démocratie démocratique démographie démographique démolir démolition démon démonstration démontrer déménagement
  déménager dénombrer dénomination dénoncer dénonciation dépannage départ département dépasser dépendance dépendant
  dépendre dépense dépenser dépeupler déplacement déplacer déplaire déplaisant déplier déplorable déplorer déployer
  déportation déposer dépouiller dépourvu dépression déprimer député dépêche dépêcher dépôt déraciner dérangement
  déranger dériver dérober déroulement dérouler désaccord désagréable désagrément désapprouver désastre désastreux
  désavantage désert déserter désertique désespoir désespérer désignation désigner désir désirable désirer désobéir
  désobéissance désoler désordonné désordre désormais désuet déséquilibre détachement détacher détail détaillé
  détecter détection détenir déterminant détermination déterminer détester détour détournement détourner détresse
  détroit détruire dévaluation dévaster développement développer déverser dévier dévorer dévotion dévouement dévouer
  déçu dîner eau ecclésiastique effacer effectif effectivement effectuer effet efficace efficacement efficacité
  effondrement effondrer effort effrayant effrayer elle emballage emballer embarcation embarquer embarras embarrassant
  embarrasser embaucher embellir emblème embouchure embrasser embryon emmener emménager emparer empereur empire
  empirer empiéter emplacement emploi employer employeur employé emplâtre empoisonnement empoisonner emporter
  emprisonnement emprisonner emprunt emprunter empêchement empêcher encadrement encadrer enceinte encercler
  enchantement enchanter enchaîner enclin encombrant encombrer encore encouragement encourager encre encyclopédie
  endommager endormir endroit endurance endurcir endurer enfance enfant enfantin enfer enfermer enfin enflammer enfler
  enfoncer enfuir engagement engager engendrer engin englober engrais enivrer enjeu enlever enlèvement ennemi ennui
  ennuyer ennuyeux enquête enquêter enraciner enregistrement enregistrer enrichir enrichissement enseignant enseigne
  enseignement enseigner ensemble ensevelir ensoleillé ensuite entasser entendre entente enterrement enterrer
  enthousiasme enthousiaste entier entièrement entourage entourer entracte entraver entraînement entraîner entraîneur
  entre entreprendre entrepreneur entreprise entrer entretenir entretien entrevoir entrevue entrée envahir envahisseur
  enveloppe envelopper envergure envers envie envier environ environnant environnement environs envisager envoi
  envoler envoyer envoyé ermite erreur erroné escalade escalader escale escalier escargot esclavage esclave escorte
  espace espagnol espion espionnage espoir esprit espèce espérance espérer esquisse esquisser essai essaim essayer
  essence essentiel essentiellement essieu essor essuyer est estimation estimer estomac ethnie ethnique euro européen
  exact exactement exactitude exagération exagérer exaltation exalter examen examiner exaspérer excellence excellent
  exceller exception exceptionnel excepté excessif excitant excitation exciter exclamation exclamer exclure exclusif
  exclusion exclusivement excursion excuse excuser excès excéder exemplaire exemple exempter exercer exercice exigeant
  exigence exiger exil exiler existant existence exister exode exotique expansion expert expiration expirer explicatif
  explication explicite expliquer exploit exploitant exploitation exploiter explorateur exploration explorer exploser
  explosif explosion exportateur exportation exporter exposer exposition express expressif expression exprimer exprès
  expulser expulsion expédier expédition expérience expérimental expérimentation expérimenter exquis extase extension
  extermination exterminer externe extinction extraction extraire extrait extraordinaire extravagant extrémité extrême
  extrêmement exténuer extérieur exécuter exécutif exécution fable fabricant fabrication fabriquer fabuleux face
  facette facile facilement faciliter facilité facteur factice facture faculté fade faible faiblement faiblesse
  faiblir faille faillir faillite faim faire fait falaise falloir falsifier fameux familial familiariser familiarité
  familier famille famine fanatique fanatisme fane fantaisie fantastique fantôme farce fard fardeau farine farouche
  fascinant fascination fasciner fascisme fasciste faste fastidieux fatal fatalité fatigant fatigue fatiguer fatigué
  faubourg faucon faune fausser faute fauteuil fauve faux faveur favorable favori favoriser façade façon façonner
  faîte femme fendre fente fenêtre ferme fermement fermenter fermer fermeture fermeté fermier fermé ferraille
  ferroviaire ferry fertile fertiliser fertilité fervent ferveur festin festival feu feuillage feuille feuillet
  feuilleter fiabilité fiable fiacre fiancer fiancé fibre ficelle fiche fichier fictif fiction fidèle fidèlement
  fidélité fief fiel fier fierté figue figurant figuratif figure figurer fil filet filière fille fillette film filmer
  fils filtre filtrer fin final finalement finance financement financer financier finesse finir finlandais firme
  fiscal fiscalité fissure fixation fixer fièrement fièvre flacon flagrant flamber flamme flan flanc flatter flatterie
  flatteur fleur fleuri fleurir fleuve flexibilité flexible floraison flore flot flotte flotter flou fluctuation
  fluide fluvial flux flèche fléchir foi foie foin foire fois fol folie foncer foncier fonction fonctionnaire
  fonctionnel fonctionnement fonctionner foncé fond fondamental fondamentalement fondateur fondation fondement fonder
  fondre fontaine fonte football force forcer forcément forestier forfait forge forgeron formalité formation forme
  formel formellement former formidable formulaire formulation formule formuler fort forteresse fortification
  fortifier fortune fortuné forêt fosse fossile fossé fou foudre fouet fougère fouiller foule four fourchette fourmi
  fournir fournisseur fourniture fourrage fourrure foyer fraction fracture fragile fragilité fragment frais fraise
  franc franchement franchir franchise francophone frange français frapper fraternel fraternité fraude fraîche
  fraîcheur fredonner frein freiner fresque fret friandise friche friction frigidaire frisé frite frivole froid
  froideur fromage fromager front frontière frottement frotter fructueux fruit frustration frustrer frère fréquemment
  fréquence fréquent fréquentation fréquenter frêle fugitif fuir fuite fumer fumeur fumier fumée funeste funèbre
  funérailles fureur furie furieux fusil fusion fusionner fusée futile futur fâcher fâcheux fâché fève fécond
  fécondation féconder fécondité fédéral fédération fée félicitations féliciter félon féminin féminisme féministe
  féodal féodalité féroce février fête fêter gage gagner gaieté gain gaine gala galaxie galerie galon gamin gamme gant
  garage garantie garantir garde garder gardien gare garer gars garçon gaspillage gaspiller gauche gaufre gaulois gaz
  gazelle gazeux gazon geai gel geler gelée gemme gendarme gendre genou genre gens gentil gentillesse genêt gerbe
  germanique germe germer geste gestion gibier gifle gifler gigantesque gigue gilet girafe gisement givre glace
  glacial glacier glacé glaise gland glaçon glisser global globalement globe globule gloire glorieux glouton glu golf
  golfe gomme gond gonfler gorge gorille gosse goudron goulot gourde gourmand goutte gouvernant gouvernement
  gouvernemental gouverner gouverneur goût goûter gracieux grade graduel grain graine graisse grammaire grammatical
  gramme grand grandeur grandiose grandir grange granit graphique grappe gras gratter gratuit gratuitement grave
  gravement graver gravier gravité gravure grec greffe grenier grenouille grief griffe grillage grille griller grillon
  grimper grincer grippe gris grisâtre gronder gros grossesse grossier grossir grotte groupe groupement grouper grue
  grâce grève gré grêle guerre guerrier guetter gueule gui guichet guide guider guidon guillemet guise guitare gué
  guéri guérilla guérir guérison guêpe gymnastique gâteau géant gémir génial génie général généralement généraliser
  génération générer généreux générosité génétique géographe géographie géographique géologie géologique géomètre
  géométrie géométrique gérant gérer gêne gîte habile habileté habiller habit habitable habitant habitat habitation
  habiter habitude habituel habituellement habituer hache hacher haie haine haleine hall halte hameau hamster hanche
  handicap hangar harcèlement hardi hareng haricot harmonie harmonieux hasard hausse hausser haut hauteur haïr
  hebdomadaire herbe hermétique heure heureusement heureux heurter hibou hier hindou hirondelle histoire historien
  historique hiver hivernal hiérarchie hollandais homard homicide hommage homme homogène honneur honnête honnêteté
  honorable honorer honte honteux horaire horde horizon horizontal horloge horreur horrible horriblement hors
  horticulture hospitalier hospitalité hostile hostilité hotte houle housse huile huissier huit humain humanisme
  humaniste humanitaire humanité humble humeur humide humidité humiliation humilier humoristique humour hurler hutte
  huître hydraulique hydrogène hygiène hymne hypocrisie hypocrite hypothèse hypothétique hâte hébergement héberger
  hélas hélice hémisphère héritage hériter héritier héros héroïne héroïque héroïsme héréditaire hérésie hésitation
  hésiter hétérogène hêtre hôpital hôte hôtel identification identifier identique identité idiot idole idéal idéaliste
  idée idéologie idéologique if igloo ignorance ignorant ignorer illimité illisible illusion illustration illustre
  illustrer illégal image imaginaire imagination imaginer imam imbécile imitation imiter immatriculation immense
  immensité immeuble immigrant immigration immigrer immigré imminent immobile immobilier immoral immortalité immortel
  immunité immédiat immédiatement impact impair impartial impasse impatience impatient impitoyable implanter
  implication implicite impliquer implorer impoli importance important importateur importation importer imposant
  imposer impossibilité impossible imposteur impression impressionnant impressionner imprimer imprimerie improbable
  improviser imprudent imprévu impuissance impuissant impulsion impératif impératrice impérial impérialisme impôt
  inaperçu incapable incapacité incarner incendie incertain incertitude incident inciter inclinaison incliner inclure
  incolore incomparable incompatible incomplet incompréhensible incompétence inconnu inconscient inconvénient
  incorporer incorrect incroyable inculte index indicateur indicatif indication indice indien indifférence indifférent
  indignation indigner indigène indiquer indirect indirectement indiscret indispensable individu individualisme
  individuel individuellement industrialisation industrialiser industrie industriel indécis indéfini indépendamment
  indépendance indépendant inertie inexact inexpliqué infanterie infantile infecter infection infester infini
  infiniment infinité infirme infirmier infirmière inflation infliger influence influencer influent informaticien
  information informatique informer infraction infrastructure inférieur infériorité ingrédient ingénieur ingénieux
  inhabité inhumain initial initiale initiation initiative initier injecter injure injuste injustice innocence
  innocent innombrable innovation inoffensif inondation inonder inoubliable inquiet inquiétant inquiéter inquiétude
  inscription inscrire insecte insensible insensé insigne insistance insister insolite inspecter inspecteur inspection
  inspiration inspirer instabilité instable installation installer instant instantané instinct instinctif instituer
  institut instituteur institution institutionnel instruction instruire instrument insuffisant insulaire insulte
  insulter insupportable insurrection insérer intact intellectuel intelligence intelligent intense intensif
  intensifier intensité intensément intention interaction intercepter interdiction interdire interminable
  intermédiaire international interne interprète interprétation interpréter interrogation interroger interrompre
  interruption intervalle intervenir intervention interview intime intimider intimité intituler intolérable
  intolérance intrigue introduction introduire intrus intuition intégral intégralement intégration intégrer intégrité
  intéressant intéresser intérieur intérêt inutile inutilement inutilisable invalide invariable invasion inventaire
  inventer inventeur invention inverse inversement investir investissement investisseur invincible invisible
  invitation inviter invité involontaire invoquer inédit inégal inégalité inévitable iris irlandais ironie ironique
  irrigation irriguer irritation irriter irrégulier irrésistible islamique isolement isoler israélien issue italien
  itinéraire ivoire ivresse ivrogne jade jadis jalon jalousie jaloux jamais jambe jambon janvier japonais jardin
  jardinage jardinier jarre jatte jaune jaunir jet jeter jeton jeu jeudi jeune jeunesse joie joindre joli jonc joue
  jouer jouet joueur joug jouir jouissance jour journal journalier journalisme journaliste journalistique journée
  joyau joyeux judiciaire judo juge jugement juger juif juillet juin jumeau jumelle jument jungle jupe jure jurer
  juridiction juridique juriste jury jus jusque juste justement justesse justice justifiable justification justifier
  juvénile kilogramme kilomètre laboratoire labour labourer laboureur labyrinthe lac lacet lacune laid laine laisse
  laisser lait laitier laiton laitue lame lamentable lampe lampion lance lancement lancer landau lande langage langue
  langueur lanterne lapereau lapin laque laquelle lard large largement largeur larme larron larve las lassitude latin
  latitude latte latéral laurier lauréat lavable lavabo lavage lave laver lavoir laïque lecteur lecture lendemain lent
  lentement lenteur lentille lequel lessive lettre leur leurre levain lever levier levée lexique leçon liberté
  libraire librairie libre librement libéral libéralisme libérateur libération libérer licence licencier lien lier
  lierre lieu lieutenant ligne ligue lilas limace lime limer limitation limite limiter limon lin linge linguistique
  linéaire lion liquidation liquide lire lis lisible lisse liste lit litière litre littoral littéraire littéral
  littérature livraison livre livrer lièvre lobe local localement localiser localité locataire location loge logement
  loger logiciel logique logiquement logis loi loin lointain loisir long longer longitude longtemps longuement
  longueur longévité lorsque losange lot lotion lotte louable louange louche louer loup loupe lourd loutre louve loyal
  loyauté loyer lubie lucide lucratif lueur luge luire lumineux lumière lunaire lundi lune lunette lunettes lustre
  lutin lutte lutter luxe luxueux lycée lyre lâche lâcher lèvre lécher légalité légendaire légende léger légion
  législateur législatif législation légitime légitimité légume légèrement légèreté léopard lézard machinal machine
  madame magasin magazine mage magicien magie magique magistrat magnifique magnétique maigre maigrir maille maillot
  main maintenance maintenant maintenir maintien maire mairie mais maison majestueux majesté majeur majoritaire
  majorité majuscule mal malade maladie maladif maladresse maladroit malaise malentendu malfaiteur malgré malheur
  malheureusement malheureux malice malin malsain maltraiter mammifère manche manchot mandat manger mangue manie
  manifestant manifestation manifeste manifester manipulation manipuler manière manne manque manquer mante manteau
  manuel manuscrit manège maquillage marais marbre marchand marchandise marche marcher marché mardi mare marge
  marginal mari mariage marier marin marine marionnette maritime marié marmite marquant marque marquer marquis
  marraine marron mars marteau marécage maréchal marée masculin masque masquer massacre massacrer masse massif match
  matelas mater maternel maternelle maternité mathématicien mathématique matin matinal matinée matière maturité
  matériau matériel maudire mauvais mauve maux maximal maximum maçon maître maîtresse maîtrise maîtriser maïs meilleur
  melon membre menace menacer menaçant mendiant mener mensonge mensuel mental mentalité menteur menthe mention
  mentionner mentir menton menu menuisier mer mercenaire merci merle merveille merveilleux message messager messe
  mesurable mesure mesurer mets mettre meuble meule meunier meurtre meurtrier meute microbe microscope midi mie miel
  mien miette mieux mignon migraine migration mil milieu militaire militant militer mille milliard millier million
  millénaire mime mimosa mince mine mineur miniature minimal minimum ministre ministère ministériel minoritaire
  minorité minuit minuscule minute minutieux miracle miraculeux miroir mise mission missionnaire misère misérable mite
  mixte mobile mobilier mobilisation mobiliser mobilité moche modalité mode modeler moderne modernisation moderniser
  modeste modestie modification modifier modèle modération modérer modéré moelle moindre moine moineau moins mois
  moisi moisson moitié mol mollet moléculaire molécule moment momentané mon monarchie monarque monastère monde mondial
  moniteur monnaie monologue monopole monotone monotonie monsieur monstre monstrueux mont montagnard montagne
  montagneux montant monter montre montrer monture montée monument monumental monétaire moquer moquerie moquette moral
  morale moralité morceau mordre mort mortalité mortel morue mosquée mot moteur motif motivation motiver moto motte
  mou mouche mouchoir moudre moue mouette moufle mouiller mouillé moule moulin mourir mousse moustache moustique
  mouton mouvement moyen moyennant moyenne muet muguet mule multinational multiple multiplication multiplier multitude
  municipal municipalité munir munition muraille murmure muscle musculaire muse museau musical musicien musique
  musulman musée mutation mutiler mutuel mystique mystère mystérieux mythe mythique mythologie mythologique mâcher
  mâchoire mâle mât mèche mère mètre mécanicien mécanique mécanisme méchanceté méchant mécontent mécontentement
  médaille médecin médecine médical médicament médiocre méditation méditer méditerranéen médiéval méduse méfiance
  méfiant méfier mélancolie mélange mélanger mélodie mémoire mémorable ménage ménager méprendre mépris mépriser mérite
  mériter métal métallique métallurgie métaphore méthode méthodique métier métrique métro métropole météo météorologie
  météorologique mêler même môle mûre mûrir mœurs nage nager naguère nain naissance nappe narrateur narratif narration
  natal natalité natation nation national nationaliser nationalisme nationaliste nationalité natte naturaliste nature
  naturel naturellement naufrage nautique navet navigateur navigation naviguer navire naître naïf neige neiger nerf
  nerveux net nettement nettoyage nettoyer neuf neutralité neutre neveu nez niche nid nier niveau nièce noble noblesse
  noce nocif nocturne noeud noir noirceur noircir noisette noix nom nomade nombre nombreux nombril nomination nommer
  non nord nordique normal normalement normand norme nos nostalgie notable notablement notaire notamment notation note
  noter notice notion notoire notre nouer nourrice nourrir nourrissant nourriture nous nouveau nouveauté nouvelle
  nouvellement novateur novembre noyade noyau noyer nuage nuance nucléaire nue nuire nuisible nuit nul nullement
  numérique numéro numéroter nuque nutritif nutrition né néanmoins nécessaire nécessairement nécessiter nécessité
  néfaste négatif négligeable négligence négliger négociant négociation négocier nôtre nœud oasis objectif objection
  objet obligation obligatoire obliger oblique obscur obscurité observateur observation observer obstacle obstination
  obstiné obtenir obtention obéir obéissance obéissant occasion occasionnel occasionner occident occidental occupant
  occupation occuper occupé ocre océan océanique ode odeur odorant oeil oeuf offenser offensif offensive office
  officiel officiellement officier offrande offre offrir ogre oie oignon oiseau olive olivier ombrage ombre ombrelle
  omelette omettre omission once oncle onde ondulation ongle onze opale opaque opinion opportun opportunité opposant
  opposer opposition opposé oppresseur oppression opprimer optimal optimisme optimiste optique opéra opérateur
  opération opérer orage orageux oral orange oranger orateur orbe orbite orchestre ordinaire ordinairement ordinateur
  ordonnance ordonner ordre ordure oreille oreiller organe organique organisateur organisation organiser organisme
  orge orgue orgueil orgueilleux oriental orientation orienter originaire original originalité origine orme ornement
  orner orphelin orque orteil orthodoxe orthographe ortie os osciller oser osier ossement ostensible otage ouate oubli
  oublier ouest ouragan ours ourse outil outrage outre ouvert ouverture ouvrage ouvrier ouvrir ouïe ovale oxygène
  pacifier pacifique pacifiste pacte page paiement paille pain pair paire paisible paisiblement paix palace palais
  palier palme palmier palpable panier panique panne panneau panorama pansement panser pantalon paon pape papier
  papillon paquebot paquet par paradis paradoxal paradoxe paragraphe parallèle parallèlement paralyser paralysie
  paramètre parapluie parasite paraître parc parce parcelle parchemin parcourir parcours pardon pardonner pareil
  parent parenthèse parenté paresse paresseux parfait parfaitement parfois parfum parfumer parier parisien parlement
  parlementaire parler parmi paroi paroisse paroissial parole parquet parrain parsemer part partage partager
  partenaire parti partial participant participation participer particulariser particularité particulier
  particulièrement partie partiel partiellement partir partisan partout parure parvenir pas passage passager passant
  passe passeport passer passerelle passif passion passionnant passionnel passionner passionné passé pasteur pastoral
  pastèque patience patient patienter patin patinage patrie patrimoine patriote patriotique patriotisme patron
  patronal patrouille patte paume paupière pause pauvre pauvreté pavillon pavé payer pays paysage paysan paysannerie
  paître païen peau peigne peigner peindre peine peintre peinture pelage peler pelle pelote pelouse penchant pencher
  pendant pendre penser penseur pension pensée pente percepteur perception percer percevoir perche perdre perdu
  perfection perfectionnement perfectionner performance perle permanence permanent permettre permission pernicieux
  perplexe perpétuel perquisition perroquet perruque persan persil persister personnage personnalité personne
  personnel personnellement perspective persuader persuasion persécuter persécution persévérance perte pertinent
  perturbation perturber perversion pesant pesanteur peser pessimisme pessimiste peste pester petit petitesse peu
  peuple peuplement peupler peuplier peur peureux phare pharmacie pharmacien phase philosophe philosophie
  philosophique phoque photo photographe photographie photographier phrase physicien physiologie physionomie physique
  physiquement phénomène pianiste piano pic pie pied pierre pieu pieuvre pieux pigeon pile pilier pillage piller pilon
  pilote piloter piment pin pince pinceau pineau pioche pion pionnier pipe piquant pique piquer piqûre pirate pire pis
  piscine piste pistolet piteux pitié pitoyable pitre pittoresque pivert pièce piège piétiner piéton placard place
  placement placer plafond plage plaider plaidoyer plaie plaindre plaine plainte plaire plaisant plaisanter
  plaisanterie plaisir plan planche plancher planification planifier plantation plante planter planète planétaire
  plaque plastique plat platane plateau plateforme plausible plein pleurer pleuvoir pli plier plomb plombier plonger
  plongeur pluie plumage plume plupart pluriel plus plusieurs plutôt pluvieux plâtre pneu pneumatique poche poids
  poignard poignet poignée poil poing point pointe pointu poire poireau poirier pois poison poisson poissonnier
  poitrine poivre poivron poix polaire poli police policier polir politesse politicien politique polluer pollution
  polygone polémique pomme pommier pompe pompier ponctualité ponctuation ponctuel pondre pont ponte populaire
  popularité population porc porcelaine pore port portail porte portefeuille porter porteur portier portion portrait
  portugais portée pose poser positif position positivement possesseur possession possibilité possible posséder postal
  poste poster postuler posture postérieur postérité pot potable potage potager poteau potentiel poterie potier potion
  pou poubelle pouce poudre poulain poule poulet poumon poupe poupée pour pourpre pourrir poursuite poursuivre
  pourtant pourvoir pousse pousser poussin poussière poussiéreux poussée poutre pouvoir poème poète poésie poétique
  poêle prairie praticable praticien pratique pratiquement pratiquer premier premièrement prendre prescription
  prescrire presque pressant presse pressentir presser pression prestation prestige prestigieux preuve prier primaire
  primauté prime primitif prince princesse princier principal principalement principauté principe printanier printemps
  prioritaire priorité prise prison prisonnier privation priver privilège privilégier privilégié privé prix prière
  probabilité probable probablement problème problématique procession processus prochain prochainement proche
  proclamation proclamer procuration procurer procureur procès procéder procédure prodige prodigieux producteur
  productif production productivité produire produit profane professeur profession professionnel professionnellement
  profil profit profitable profiter profond profondeur profondément programmation programme programmer progresser
  progressif progression progressivement progrès prohiber proie projecteur projectile projection projet projeter
  prolifération prolongation prolongement prolonger prolétariat promenade promener promesse promettre promotion
  promouvoir pronom prononcer prononciation propagande propagation propager propice proportion proportionnel
  proportionnellement propos proposer proposition propre proprement propreté propriétaire propriété propulser prose
  prospection prospère prospérer prospérité protecteur protection protectorat protestant protestantisme protestation
  protester protocole prototype protéger protéine proue prouver provenance provenir proverbe providence province
  provincial provision provisoire provisoirement provocation provoquer proximité prudemment prudence prudent prune
  pruneau prunier près pré préalable préau préavis précaire précaution précieux précipice précipitation précipiter
  précis préciser précision précisément précoce préconiser précurseur précédent précéder prédiction prédire
  prédominant prédécesseur préfecture préfet préfixe préférable préférence préférer préféré préhistoire préhistorique
  préjudice préjugé prélever préliminaire prélèvement prématuré prénom préoccupation préoccuper préparatif préparation
  préparatoire préparer prépondérant préposition présage présence présent présentation présenter préservation
  préserver présidence président présidentiel présider présumer prétendre prétentieux prétention prétexte prévaloir
  prévenir prévention prévisible prévision prévoir prévoyant prêche prêcher prêt prêter prêtre prône psychiatre
  psychique psychologie psychologique psychologue public publication publicitaire publicité publier publiquement puce
  puis puiser puisque puissance puissant puits pull punaise punir punition pur purement pureté purification purifier
  puritain purée puzzle pyjama pyramide pâle pâlir pâte pâtisserie pâtissier pâté pèlerin pèlerinage père pécher péché
  pédagogie pédagogique pédale pénal pénalité pénible péninsule pénurie pénétration pénétrer péril périlleux période
  périodique périphérie périphérique périr pétition pétrole pétrolier pêche pêcher pêcheur pôle quai qualité quand
  quant quantité quarante quart quartier quatorze quatre quel quelque question queue quille quinze quitter quoi
  quoique quête rabais race racine raconter rade radeau radin radio radis rage raide raie rail raisin raison rajeunir
  ralentir ramage ramasser rame rameau ramener ramer rampe rang ranger rangée rapide rappeler rapport rare rarement
  ras raser rasoir rassembler rassurer rat rate ration rature ravin rayer rayon recette recevoir reconnaître
  reconstruire recours recul reculer redire reflet refus refuser regard regarder regret rein reine rejet rejoindre
  relation relever relief relier religieux religion relire remarquer remercier remettre rempart remplacer remplir
  remporter remuer remède renard rencontre rendre renne rente rentrer renverser renvoyer repas repasser repli repos
  reposer représenter reptile requin respecter respirer ressembler ressentir ressort reste rester retard retarder
  retenir retirer retour retourner retrouver revanche revenir revue rhume riche richesse ricochet ride rideau ridicule
  rien rigide rime rincer rire ris risque rite rivage rival rive rivière riz robe robinet roc roche rocher roi romain
  roman rompre ronce rond ronde ronfler ronger rongeur rose roseau rosier rosse rossignol rosée roue rouge rougir
  rouille rouler route roux royal royaume ruban ruche rucher rude rue ruelle ruer rugby ruine ruisseau rupture rural
  ruse russe rusé rythme râpe râteau règle règlement règne réaction réagir réaliser récemment réchauffer récif récit
  réciter récolte récolter rédaction réduire réel réflexion régime région régional régulier répandre réparer répondre réponse
  répéter réseau réserver résolution réunion réunir réussir réveil réveiller réviser révolution rêne rêve rêver rôle
  rôti rôtir sable sablier sabot sabre sac sachet sage sagesse saigner sain saint saisir saison salade salaire sale
  salir salle salon saluer salut salé samedi sanction sang sanglier sans santé sapin sardine satin sauce saucisse
  saucisson sauf saule saumon saut sauter sauterelle sauvage sauver savane savant saveur savoir savon sceau scie
  science scier scolaire scène seau sec second seconde secouer secourir secours secousse secret secrétaire secte
  secteur section segment seigle seigneur sein seize sel selle selon semaine sembler semelle semence semer sens
  sentier sentir sept serf serin serment serpe serpent serre serrer serrure serveur service serviette servir session
  seuil seul seulement sexe short sien siffler sifflet signal signaler signe signer silence silex simple sincère singe
  singulier sinon sirop site situation situer siècle siège sobre social socle soi soie soif soigner soigneux soin soir
  soirée sol soldat sole soleil solide solo solution sombre somme sommeil sommet son sonde songe songer sonner sorcier
  sorcière sort sorte sortie sortir sosie sot sou souche souci soudain soude souder souffle souffler souffrir souhait
  soulager soulever soulier souligner soumettre soupe souper soupir souple source sourcil sourd sourire souris sous
  soutenir souvenir souvent spectacle sphère sport sportif spécial square squelette stade station statue store
  studieux stupide stylo succès sucre sucré sud suer sueur suffire suie suisse suite suivant suivre sujet superbe
  supporter supposer supérieur surface surprendre surpris surprise surtout surveiller symbole sèche sève sécher
  séduire séjour séparer série sérieux sévère sûr sœur table tableau tablette tablier tabou tabouret tache tacher taie
  taille tailleur taire talent talon tambour tamis tank tant tante taon tapage taper tapir tapis tapisserie tard tarif
  tarte tartine tas tasse taupe taureau taux taxe teint tel tellement tempe temple temps tempête tenaille tendre
  tendresse tenir tennis tension tente terme terminer terne terrain terre terrible terrier test texte thon thym thème
  thé théâtre ticket tien tiers tige tigre tilleul timbre timide tir tirelire tirer tiroir tisser tissu titre tiède
  toile toilette toit toiture tomate tombe tomber tome ton tondre tonne tonneau tonnerre torche tordre torrent tort
  tortue total touche toucher touffe toujours toupie tour tourbe touriste tourner tournoi tousse tousser tout
  toutefois toux trace tracteur traction tradition traducteur traduction traduire trahir trahison train traire trait
  traiter traité trajet trame tranche tranquille transport travail travailler travailleur traverser traîner treize
  tremble trembler trempe tremper trente tri triangle tribu tribune tribut tricher tricoter trier triple triste troc
  trois trombe trompe tromper trompette tronc trop trou troupe troupeau trousse trouver truc truelle truffe truie
  truite trèfle très trésor trêve trône tube tuer tuile tulipe tunnel turban tuyau type tâche tâcher téléphone
  téléphoner témoin têtard tête tôle tôt uniforme union unique unir univers urbain urne usage user usine utile
  utiliser vaccin vache vague vaillant vain vaincre vainqueur vaisseau vaisselle val valeur valise vallon vallée
  valoir valse vanité vanne vapeur varech vase vaste vautour veau vecteur veille veine velours vendeur vendeuse vendre
  vendredi venger vengeur venir vent vente ventre ver verbe verdir verger verre verrou vers verser version vert verte
  vertical vertige vertu verve veste veston veuf veuve viande vice victime victoire vide vider vie vieil vieillard
  vieillesse vieillir vierge vieux vif vigne vigneron vigueur vil vilain villa village ville vin vinaigre vingt viol
  violence violent violet violette violon vipère virage virus vis visage vise viser visite visiter vison visser vite
  vitesse vitre vitrine vivant vivre voeu voici voie voile voilier voilà voir voisin voisine voiture voix vol volaille
  volant volcan voler volet voleur volontiers volonté volume vomir vote voter votre vouer vouloir vous voyage voyager
  voyageur voyelle voyou voûte vrai vraiment vue vélin vélo vérité vêtement vôtre vœu wagon zinc zone zèbre zèle zéro
  âge âme âtre ère éblouir ébranler écaille écart écarter échange échanger échantillon échapper écharpe échec échelle
  échelon écho échouer échéance éclair éclairage éclaircir éclairer éclatant éclatement éclater éclipse écluse école
  écologie écologique économie économique économiser économiste écorce écouler écouter écran écraser écrire écriteau
  écriture écrivain écrou écrouler écume écureuil écurie édifice édifier édit éditer éditeur édition éducateur
  éducatif éducation éduquer égal également égaler égaliser égalité égard égarer égaré église égout égoïsme égoïste
  égyptien élaboration élaborer élan élargir élargissement élastique électeur élection électoral électricien
  électricité électrique électron électronique élevage élever éleveur élimination éliminer élire élite éloge
  éloignement éloigner éloigné éloquence éloquent élève élégance élégant élément élémentaire éléphant élévation émail
  émancipation émanciper émerger émerveiller émetteur émettre émeute émigration émigrer émigré éminent émission
  émotion émotionnel émouvant émouvoir énergie énergique énergiquement énergétique énigmatique énigme énoncer énorme
  énormément énumération énumérer épais épaisseur épanouir épargne épargner éparpiller épaule épave épice épicerie
  épicier épicé épidémie épinard épine épingle épisode éplucher éponge époque épouse épouser épouvantable épouvante
  époux épreuve éprouver épuisement épuiser épée équateur équation équatorial équerre équilibre équilibrer équipage
  équipe équipement équiper équitable équitation équité équivalence équivalent équivaloir érable ériger érosion
  éruption étable établir établissement étage étagère étain étalage étaler étalon étang étape état éteindre étendre
  étendue éternel éternellement éternité éternuer éthique étincelle étiquette étoffe étoile étonnant étonnement
  étonner étonné étouffer étrange étranger étrangler étroit étroitement étude étudiant étudier étui été évacuation
  évacuer évader évaluation évaluer évangile évaporation évaporer évasion éveil éveiller éventail éventuel
  éventuellement évidemment évidence évident évier éviter évocation évoluer évolution évoquer évêque être île œil œuf
  œuvre
  """
