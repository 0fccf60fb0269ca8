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
      wrong: faux, mauvaise réponse, réponse fausse, distracteur, incorrect, réponse incorrecte
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
    é/ée ai/ay gn/ni
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
  return dates
}()

/// French words of every day and of school.
private let frenchWords = """
  abeille abri abricot accent accepter accident accord accrocher accueillir accuser accès accélérer achat acheter
  achever acide acier acte acteur actrice actuel adieu admettre admirer adopter adorer adresse adroit adulte
  adverbe affaire affamé affiche afficher affreux afin africain agence agir agneau agréable aide aider aigle
  aiguille aile ailleurs aimable aimant aimer ainsi ajouter aliment aller allié allumer allure allée alors amande
  amant ambre amende amener amer amie amitié amour ampoule amusant amuser américain ananas ancien ancre ancêtre
  anglais angle angoisse anguille animal anneau annonce annoncer annuler année anse antre apercevoir appareil appel
  appeler apporter apprendre appui après arabe araignée arbitre arbre arbuste archer argent argenté aride arme
  armoire armure armée arranger arriver arrivée arroser arrêt arrêter article artiste artère arôme aspect asperge
  assez assiette assister astre atelier atome atout attache attacher attaque attaquer attendre attraper aube
  auberge aubergine auprès aurore aussi aussitôt autant auteur auto autobus autocar automne autour autre autrefois
  autrement autruche avaler avance avancer avant avare avec avenir aventure avenue averse avertir aveugle avion
  avis avocat avoine avoir avouer avril azote bactérie bagage bagarre bague baguette baie baigner bain baiser
  baisser balade balai balance balayer balcon baleine ballade balle ballet ballon banane banc bande bandeau bandit
  banlieue banque barbe barbu barge baril barque barrage barre barrière base basket bassin bataille bateau battre
  baume bavard bavarder bavure beau beauté beige belge berceau bercer berge berger bergère besoin beurre bible
  biche bidon bielle bien bijou bilan bille billet bizarre bière blanc blanchir blesser blessure blessé bleu bloc
  blond blouson bocal boire bois boisson bombe bonbon bonheur bonjour bonnet bonsoir bord bordure borne bosse botte
  bottine bouc bouche boucher boucherie bouchon boucle bouclier boue bouger bougie bouillir boulanger boulangerie
  boule bouleau boulon bouquet bourde bourg bourse bout boutique bouton boxe boîte branche brancher bras brave
  bravo brebis bref bride brigade briller brin brioche brique briquet brise briser broche brochet brosse brosser
  bruit brume brun brèche buisson bulle bureau butin bâiller bâtiment bâtir bâton bébé bélier bénir béret béton
  bêche bête bêtise bœuf cabane cache cacher cachet cadeau cadre café cage cageot cahier caille caillou caisse
  calcul calculer cale calme camion camionnette camp campagne caméra canal canapé canard canne canon cantine
  capable capitale capot caprice capture capuche carbone caresser carotte carpe carré cartable carte carton case
  caser caserne casque casquette casse casser cassé cause cavalier cave ceci ceinture cela cellule celui cendre
  cent centaine central centre cependant cerceau cercle cerf cerise cerisier certain cerveau cesser chacun chagrin
  chair chaise chaleur chambre chameau champ champignon champion chance changer chanson chant chanter chanteur
  chanteuse chantier chapeau chapelle chapitre chaque char charbon charge charger charme chasse chasser chasseur
  chat chaud chauffer chauffeur chaussette chausson chaussure chauve chaîne chef chemin cheminée chemise chemisier
  chenille cher cheval chevalier cheveu cheville chevreau chez chien chiffre chimie chimique chinois choc choisir
  choix chose chou chouette chute château chèvre chêne cible cidre ciel cigale cime ciment cinq cinéma cire cirer
  cirque ciseau citoyen citron cité clair classe classer classeur clavier client climat cliquer cloche clocher clou
  clouer clown cocher cochon coffre coffret coiffeur coiffure coin colis collant colle coller collier colline
  collège colombe colonne colorier colère combat combattre combien comique commander comme commencer comment
  commerce commettre commode commun comparer compas complet complice compte compter comte comète concert concours
  conduire conduite confiance confier congé connu conseil conseiller consentir construire conte contenir content
  continent continuer contraire contrat contre convenir copain copie copier copine coquille corail corbeau corde
  cordonnier corne corneille corps correct corriger costume coton couche coucher coude coudre couette couler
  couleur couloir coup coupable coupe couper couple cour courage courageux courant courbe courgette courir courriel
  cours course court cousin cousine coussin couteau coutume couture couturier couvrir coût crabe craie craindre
  crainte crapaud cratère cravate crayon creuser creux crevette crier crime crin crinière crise crochet croire
  croiser croix croûte cruel crâne crèche crème crédit créer créneau crêpe cube cueillir cuir cuire cuisine
  cuisiner cuisinier cuisse cuit cuivre culotte culture culturel curieux curé cuve cycle cygne cylindre câble
  célèbre célébrer cône côte cœur dame danger dans danse danser danseur date datte debout dedans degré dehors
  demain demande dent depuis dernier dessert dessin dessiner dessous dessus dette deuil deux deuxième devant
  devenir deviner devinette devoir diable diamant dictée dieu différence différent digne digue digérer dimanche
  diminuer dinde dindon dire diriger discours discuter dispute disputer disque diviser dixième dizaine docteur
  doigt domino dommage donc donner dont dormir doré dose dossier douane double doucement douche doucher douleur
  doute douter doux douzaine douze drap drapeau drogue droit droite drôle dune durant durcir durer durée débat
  débrancher début décevoir décharger déchet décider décoller décorer découvrir décrire décrocher défaite défaut
  défendre défi déformer dégeler déjeuner déjà délai délice démon départ dépendre dépense dépenser déplaire déplier
  déposer député dépêche dépôt déranger dérober désert désir désirer détacher détenir détester détour détruire déçu
  effacer effet effort elle emmener empereur empire emploi employer employé emplâtre emporter emprunter empêcher
  encore encre endormir enfance enfant enfantin enfer enfermer enfin enfler engrais enlever ennemi ennui ennuyer
  enquête ensemble ensuite entendre entier entre entrer entrée envie envier environ envoyer ermite erreur escalier
  espace espoir espèce espérer essai essayer essence essentiel essuyer exact examen excuse excuser excès exiger
  exil exister extérieur fable facile facilement facteur facture fade faible faille faim faire fait falaise falloir
  familial famille famine farce fardeau farine fatiguer fatigué faucon faute fauve faux favori façon femme fendre
  fente fenêtre ferme fermer fermier fermé feuillage feuille fiancer ficelle fiche fichier fidèle fiel fier fierté
  figue figure filet fille film filmer fils finalement finir fissure fièvre flamme flanc fleur fleurir fleuve
  flotte flotter flèche foie foin foire fois folie foncé fond fondre fontaine fonte force forcer forge forme former
  fort forêt fosse fossile foudre fouet fougère foule four fourmi fraction fracture fragile frais fraise franc
  frapper frein freiner friche frisé frite froid fromage front frotter fruit frère fuir fuite fumer fumier fumée
  furieux fusil fusée futur fâché fève félon féroce février fête fêter gagner gain galaxie galerie gant garage
  garde garder gare garer garçon gaufre gazelle gazeux gazon geai geler gendre genou genre gentil gerbe geste
  gibier gifle gifler gilet girafe givre glace glacé gland glaçon glisser globe gloire glouton golfe gomme gonfler
  gorge gorille goulot gourde goutte goût grade grain graine gramme grand grandeur grandir grange grappe gratter
  gratuit gravure grec grenier griffe grille griller grillon grimper grippe gris gronder gros grossir grotte groupe
  grue grâce grève grêle guerre guerrier guide guidon guéri guérir guêpe gâteau géant habile habiller habit habiter
  habitude habituel habituer hache hacher haie haine haleine halte hamster hanche hareng haricot hasard hausse haut
  hauteur haïr herbe heure heureux hibou hier histoire hiver homard hommage homme honneur honnête honte horaire
  horloge horrible hors hotte houle housse huile huit humain humeur humide humour hurler hutte huître héros hésiter
  hêtre hôte hôtel idiot idée ignorer image imaginer immense immeuble impair impatient impoli important impossible
  imprudent impôt incapable incertain incomplet inconnu incorrect index indice infirmier infirmière informer
  inférieur ingénieur injure injuste inquiet inscrire insecte instruire intelligence intelligent interdire
  introduire intérieur inutile inventer inviter inégal issue italien ivoire jadis jalon jaloux jamais jambe jambon
  janvier jardin jarre jaune jaunir jeter jeton jeudi jeune joie joindre joli joue jouer jouet joueur jour joyau
  joyeux judo juge juger juillet juin jumeau jument jupe jury jusque juste justement justice labour lacet laid
  laine laisse laisser lait laiton laitue lame lampe lampion lance lancer landau langue lapin lard large largeur
  larme larve latte lavable lavabo lave laver lecteur lecture lent lequel lessive lettre leur lever levier leçon
  liberté libre libérer lien lier lierre lieu ligne lilas limace lime limer limite linge lion liquide lire lisse
  liste litre livre lièvre local loger logis loin lointain long longueur lorsque losange louable louche louer loup
  loupe lourd loutre louve lueur luge luire lumière lundi lune lunette lustre lutte lutter luxe lycée lâche lâcher
  lèvre léger légume léopard lézard machine madame magasin magazine magicien magie magnifique magnétique maigre
  maigrir maille maillot main maire mairie mais maison majeur majuscule malade maladie malgré malheur malice malin
  manche manchot manger manière manque mante manteau manège marais marbre marche marcher marché mardi mare marge
  mari mariage marier marin marionnette marié marmite marque marraine marron mars marteau marée masque masse match
  matelas maternelle matin matinée mauvais maux maçon maître maïs meilleur melon membre menteur menthe mentir
  menton menu merci merle message mesure mesurer mettre meuble meule meunier meute midi miel mien miette mieux
  mignon migraine milieu mille milliard millier million mime mimosa mince mine mineur minuit minuscule minute
  miroir misère mite moche mode moderne modeste modèle moelle moine moineau moins mois moisson moitié mollet moment
  monde moniteur monnaie monsieur mont montagne monter montre montrer monture monument moquer moquette morceau
  mordre mort mortel moteur moto mouche mouette moufle mouiller mouillé moule moulin mourir mousse moustique mouton
  mouvement moyen muet muguet mule muraille muscle museau musical musicien musique musée mythe mâcher mèche mère
  mètre méchant mécontent médaille méduse méfier mélange mélanger mémoire mériter métal métier métro météo même
  mûre nage nager naguère nain naissance nappe natation national natte nature naturel navet naviguer navire neige
  neiger nerf nerveux neuf neveu niche nier niveau nièce noce noeud noir noircir noisette noix nombre nombreux
  nombril nommer nord normal note notice notre nouer nourrice nourrir nous nouveau nouvelle novembre noyau noyer
  nuage nuire nuit nuque nôtre oasis objet obliger observer obtenir obéir occupé ocre océan odeur oeil oeuf office
  offrir ogre oiseau olive olivier ombre omelette oncle ongle onze opale opaque opposé orage orange oranger orbite
  ordonner ordre oreille oreiller organe orge orgue orme orteil ortie otage oublier ouest ours ourse outil outre
  ouvert ouvrage ouvrier ouvrir ovale page paille pain pair paire paix palais palier palme palmier panier panne
  panneau panser paon papier paquet parc parce pardon pardonner pareil parent parfum parier parler parmi paroi
  parole parquet parrain part partage partager parti participer particulier partie partiel partir partout parvenir
  passage passager passer passé pastèque patience patient patin patron patte paume paupière pause pauvre pauvreté
  payer pays paysan peau peigne peigner peindre peine peintre peinture peler pelle pelouse pencher pendant pendre
  penser penseur pensée pente percer percevoir perche perdre perdu perle permettre persil perte peser peste pester
  petit peuple peupler peuplier peur peureux phare pharmacie pharmacien phase phoque photo photographie
  photographier phrase piano pied pierre pieuvre pigeon pile pilier pilon pilote piment pince pinceau pioche pion
  pipe piquant pirate pire piscine piste pitié pitre pivert pièce piéton place plafond plage plaie plaindre plaine
  plaire plaisir plan planche plancher plante planter planète plastique plat platane plateau plein pleurer pleuvoir
  plier plomb plombier plonger pluie plume plus plutôt plâtre pneu poche poids poignet poignée poil poing point
  pointe pointu poire poireau poirier pois poison poisson poitrine poivre poivron poix poli police policier polir
  politique pomme pommier pompe pompier pondre pont ponte porc port porte porter portier poser positif possible
  poste poster potage poteau potier poubelle pouce poudre poulain poule poulet poumon poupée pour pourrir pourtant
  pousser poussin poutre pouvoir poème poète poésie poêle prairie pratique premier prendre presque presse preuve
  prier prime prince princesse prison privé prix prière probable problème proche procès produire produit profond
  proie projet promettre pronom proposer propre protéger prouver prudence prudent prune pruneau prunier près précis
  préférer préféré prénom préparer présenter président prévenir prêter public publier puce puis puisque puissance
  puits pull punaise punir puzzle pyjama pâle pâlir pâte pâtisserie pâtissier père pécher pédale pétrole pêche
  pêcher pêcheur pôle quai qualité quand quant quantité quarante quart quartier quatorze quatre quel quelque queue
  quinze quitter quoi quoique racine raconter radeau radio radis rage raide raie rail raisin raison rajeunir
  ralentir ramage ramasser rame rameau ramener ramer rampe rang ranger rangée rapide rappeler rare rarement raser
  rasoir rassembler rature rayon recette recevoir reconstruire recul reculer reflet refus refuser regard regarder
  rein reine rejoindre relever relier relire remettre rempart remplir remporter remuer remède renard rencontre
  rendre rentrer renvoyer repas repasser repos reposer représenter reptile requin respirer ressembler ressentir
  ressort reste rester retard retarder retenir retirer retour retourner revanche revenir revue rhume riche richesse
  ricochet ride rideau rien rigide rime rire risque rite rivage rive rivière robe robinet roche rocher romain roman
  ronce rond ronfler ronger rongeur rose roseau rosier rosée roue rouge rougir rouler route roux ruban ruche rucher
  rude ruelle rugby ruine ruisseau rupture rural ruse russe rythme râteau règle règlement règne réagir réchauffer
  récit réciter récolte récolter rédaction réduire réel régime région répandre réparer répondre réponse répéter
  réseau réserver réunir réussir réveil réveiller réviser rêve rêver rôle rôtir sable sablier sabot sabre sachet
  sage sagesse saigner sain saint saison salade salaire sale salir salle salon saluer salut salé samedi sang
  sanglier sans santé sapin sardine sauce saucisse saucisson sauf saule saumon saut sauter sauterelle sauvage
  sauver savant savoir savon sceau scie science scier scolaire scène seau second seconde secourir secours secousse
  secret secteur segment seize selle selon semaine sembler semence semer sens sentier sentir sept serment serpent
  serre serrer serrure serveur service serviette servir seuil seul seulement short sien siffler sifflet signal
  signaler signe signer silence simple sincère singe sinon sirop site siècle siège social soie soif soigner soin
  soir soirée soldat soleil solide sombre somme sommeil sommet songer sorcier sort sorte sortie sortir souche souci
  soudain soude souder souffle souffler souffrir soulever soulier souligner soumettre soupe souper souple source
  sourcil sourd sourire souris sous soutenir souvenir souvent sphère sport sportif spécial squelette stade station
  statue stupide stylo succès sucre sucré sueur suffire suie suisse suite suivant suivre sujet superbe surface
  surpris surprise surtout surveiller symbole sèche sécher séduire séjour séparer série sérieux sœur table tableau
  tablette tablier tabouret tache tacher taie taille tailleur taire talent talon tambour tant tante taper tapir
  tapis tard tarif tarte tartine tasse taupe taureau taux teint tellement tempe temple temps tempête tendre tenir
  tennis tente terminer terrain terre terrible terrier thon thym ticket tien tiers tige tigre tilleul timbre timide
  tirelire tirer tiroir tisser tissu titre tiède toile toilette toit toiture tomate tombe tomber tondre tonne
  tonneau tonnerre torche tordre torrent tort tortue total touche toucher touffe toupie tour touriste tourner
  tournoi tousser tout toutefois toux trace tracteur traducteur traduire train traire trait traité trajet tranche
  travail travailler travailleur treize trembler trempe trente triangle tribu tribut tricher tricoter trier triple
  triste troc trois tromper trompette tronc trop trou troupe trousse trouver truc truelle truffe truie truite
  trèfle très trésor trône tube tuer tuile tulipe tunnel tuyau tâche tâcher téléphone téléphoner têtard tête
  uniforme unique unir univers urbain usage user usine utile vaccin vache vague vaincre valeur valise vallon vallée
  valoir valse vapeur vase vautour veau vecteur veille veine velours vendeur vendeuse vendre vendredi venir vent
  vente ventre verbe verdir verger verre verrou vers verser vert verte vertige vertu veste veston veuf veuve viande
  vice victoire vide vider vieillir vieux vigne vilain village ville vinaigre vingt violent violet violette violon
  vipère virage virus visage viser visite visiter visser vite vitesse vitre vivant vivre voeu voici voie voile
  voilier voilà voir voisin voisine voiture voix volant volcan voler volet voleur volonté volume vomir vote voter
  votre vouloir vous voyage voyager voyageur voyelle voûte vrai vraiment vélo vérité vôtre wagon zinc zone zèbre
  zèle zéro âtre écaille écart échanger échapper écharpe échec échelle échouer éclair éclairer école économique
  économiser écorce écouter écran écrire écriture écume écurie éduquer égal également égalité égaré église égout
  élan électricien électricité électrique électronique élever élire élève élégant élément éléphant émail énorme
  épais épargner épaule épice épicerie épicier épicé épinard épine épingle éplucher éponge époque épouse époux
  épreuve épée équerre équipe érable étable étage étagère étain étalon étang étape état éteindre étendre éternel
  éternuer étoffe étoile étonné étrange étranger étroit étude étudier étui évident évier éviter être
  """
