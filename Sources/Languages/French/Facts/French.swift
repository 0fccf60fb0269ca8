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
  abbé abeille abri abricot absent accent accepter accident accord accrocher accueillir accuser accès accélérer
  achat acheter achever acide acier acte acteur action actrice actuel adieu admettre admirer adopter adorer adresse
  adroit adulte adverbe affaire affamé affiche afficher affreux afin africain agence agent agile agir agneau
  agréable aide aider aigle aigu aiguille aile ailleurs aimable aimant aimer ainsi air aisé ajouter alarme alcool
  aliment aller allié allumer allure allée alors alphabet altitude alun amande amant ambition ambre amende amener
  amer ami amie amitié amour ampoule amusant amuser américain ananas ancien ancre ancêtre ange anglais angle
  angoisse anguille animal animer anis anneau annonce annoncer annuler année anse antenne antre apercevoir appareil
  appel appeler apporter apprendre approcher appui après arabe araignée arbitre arbre arbuste arc arche archer
  ardeur argent argenté argile aride arme armistice armoire armure armée arracher arranger arriver arrivée arrière
  arroser arrêt arrêter art article artiste artère arête arôme as asile aspect asperge assez assiette assis assister
  astre atelier atlas atome atout attache attacher attaque attaquer atteindre attendre attention attirer attraper
  aube auberge aubergine aucun audace augmenter aujourd aune auprès aurore aussi aussitôt autant auteur auto autobus
  autocar automne autoroute autour autre autrefois autrement autruche avaler avance avancer avant avare avec avenir
  aventure avenue averse avertir aveu aveugle avion avis avocat avoine avoir avouer avril axe azote azur bac
  bactérie bagage bagarre bague baguette baie baigner bail bain baiser baisser bal balade balai balance balayer
  balcon baleine ballade balle ballet ballon ban banane banc bande bandeau bandit banlieue banque banquet baptême
  bar barbare barbe barbu barge baril barque barrage barre barrer barrière bas base basket basque bassin bataille
  bateau batte battre baume bavard bavarder bave bavure beau beaucoup beauté bec beige belge belle berceau bercer
  berge berger bergère besoin beurre biais bible biche bidon bielle bien bientôt bijou bilan bile bille billet bis
  bise bizarre bière blague blanc blanche blanchir blesser blessure blessé bleu bloc blond blouson blé bocal boire
  bois boisson boiteux bol bombe bon bonbon bond bonheur bonjour bonne bonnet bonsoir bord bordure borne bosse botte
  bottine bouc bouche boucher boucherie bouchon boucle bouclier boue bouge bouger bougie bouillir boulanger
  boulangerie boule bouleau boulet boulevard boulon bouquet bourde bourg bourgeois bourse bout boutique bouton bouée
  boxe boîte bracelet braise branche brancher bras brave bravo brebis bref bride brigade brigand briller brin
  brioche brique briquet brise briser broche brochet bronze brosse brosser brouillard bruit brume brun brusque brut
  brèche brûler buis buisson bulle bure bureau bus buse but butin butte bâiller bâtiment bâtir bâton bébé bée bélier
  bénir béret bétail béton bêche bête bêtise bûche bœuf cabane cabinet cacao cache cacher cachet cadeau cadre café
  cage cageot cahier caille caillou caisse cal calcul calculer cale calme camarade camion camionnette camp campagne
  caméra canal canapé canard cancer candidat cane canne canon cantine cap capable cape capitaine capitale capot
  caprice capture capuche car carafe carbone caresser cargo carie carotte carpe carreau carrière carré cartable
  carte carton cas case caser caserne casque casquette casse casser casserole cassé caste cathédrale cause cavalier
  cave caverne ceci ceinture cela celle cellule celui cendre cent centaine central centre cep cependant cerceau
  cercle cerf cerise cerisier certain cerveau cesser chacun chagrin chair chaire chaise chaleur chambre chameau
  champ champignon champion chance changer chanson chant chanter chanteur chanteuse chantier chaos chape chapeau
  chapelle chapitre chaque char charbon charge charger charme charrette charrue chasse chasser chasseur chat chaud
  chauffer chauffeur chaume chausser chaussette chausson chaussure chauve chaux chaîne chef chemin cheminée chemise
  chemisier chenil chenille cher chercher cheval chevalier cheveu cheville chevreau chez chien chiffon chiffre
  chimie chimique chinois choc chocolat choisir choix chose chou chouette chute châle châtaigne château chèvre chêne
  cible cidre ciel cigale cigare cil cime ciment cimetière cinq cintre cinéma circuit cire cirer cirque ciseau
  citoyen citron cité civil civière clair clairière clan classe classer classeur clavier clerc client climat
  clinique cliquer cloche clocher clou clouer clown coche cocher cochon code coffre coffret coiffer coiffeur
  coiffure coin col cole colis collant colle coller collier colline collège colombe colon colonne colorier colère
  combat combattre combien comble comique comité commander comme commencer comment commerce commettre commode commun
  comparer compas complet complice comprendre compte compter comte comté comète comédie concert conclure concours
  condition conduire conduite confiance confier confiture confusion congé connaître connu conque conquête conseil
  conseiller consentir construire conte contenir content continent continuer contraire contrat contre convenir
  copain copie copier copine coq coquillage coquille coquin cor corail corbeau corde cordon cordonnier corne
  corneille corps correct corriger corset corvée costume coton cou couche coucher coude coudre couette couler
  couleur couloir coup coupable coupe couper couple cour courage courageux courant courbe courge courgette courir
  couronne courriel courrier cours course court cousin cousine coussin couteau coutume couture couturier couvent
  couvert couverture couvrir coût crabe cracher craie craindre crainte crapaud crasse cratère cravate crayon creuser
  creux crevette cri crier crime crin crinière crise croc crochet croire croiser croissant croix croûte cru cruel
  crâne crèche crème création crédit créer créneau crêpe crête cube cueillir cuir cuire cuisine cuisiner cuisinier
  cuisse cuit cuivre culotte culte culture culturel cure curieux curé cuve cycle cygne cylindre câble cèdre céder
  célèbre célébrer cône côte côtelette cœur dague daim dalle dame danger dans danse danser danseur dard date datte
  dauphin davantage debout dedans degré dehors demain demande demander demeurer demi dent depuis dernier derrière
  descendre dessert dessin dessiner dessous dessus dette deuil deux deuxième devant devenir devin deviner devinette
  devis devoir diable diamant dictée dieu difficile différence différent digne digue digérer dimanche diminuer dinde
  dindon dire direct diriger discours discuter disparaître dispute disputer disque distance diviser division dixième
  dizaine docteur dogme doigt domaine domestique domino dommage don donc donner dont dormir doré dos dose dossier
  dot douane double doucement douche doucher douleur doute douter doux douzaine douze drame drap drapeau dresser
  drogue droit droite drôle duc duel dune dur durant durcir durer durée dé débat débattre débit débrancher début
  décevoir décharger déchet déchirer décider décision décoller décorer découvrir décrire décrocher défaite défaut
  défendre défense défi déformer dégeler déjeuner déjà délai délicat délice démolir démon départ dépendre dépense
  dépenser déplaire déplier déposer député dépêche dépêcher dépôt déranger dérober désert désir désirer détacher
  détail détenir détester détour détruire déçu dîner eau effacer effet effort effrayer elle emmener empereur empire
  emploi employer employé emplâtre emporter emprunter empêcher encore encre endormir endroit enfance enfant enfantin
  enfer enfermer enfin enfler engin engrais enlever ennemi ennui ennuyer enquête ensemble ensuite entendre enterrer
  entier entourer entre entrer entrée envie envier environ envoyer ermite erreur escale escalier espace espoir
  esprit espèce espérer essai essaim essayer essence essentiel essieu essuyer est estomac euro exact examen excuse
  excuser excès exemple exercice exiger exil exister expliquer explosion exprimer expédition extrême extérieur fable
  face facile facilement facteur facture fade faible faiblesse faille faim faire fait falaise falloir fameux
  familial familier famille famine fane fantôme farce fard fardeau farine farouche faste fatal fatigue fatiguer
  fatigué faucon faute fauve faux favori façade façon faîte femme fendre fente fenêtre ferme fermer fermier fermé
  ferry feu feuillage feuille fiacre fiancer fibre ficelle fiche fichier fiction fidèle fief fiel fier fierté figue
  figure fil filet fille fillette film filmer fils filtre fin final finalement finir fissure fixer fièvre flacon
  flamber flamme flan flanc flatter fleur fleuri fleurir fleuve flore flot flotte flotter flou flux flèche foi foie
  foin foire fois fol folie fonction fonctionner foncé fond fondre fontaine fonte football force forcer forge
  forgeron forme former fort fortune forêt fosse fossile fou foudre fouet fougère fouiller foule four fourchette
  fourmi fourrure foyer fraction fracture fragile frais fraise franc frange frapper fraîche frein freiner fret
  friche friction frisé frite froid fromage front frontière frotter fruit frère fréquent frêle fuir fuite fumer
  fumier fumée furie furieux fusil fusée futur fâché fève fée félon féroce février fête fêter gage gagner gain gaine
  gala galaxie galerie galon gamin gamme gant garage garde garder gardien gare garer gars garçon gauche gaufre gaz
  gazelle gazeux gazon geai gel geler gelée gemme gendarme gendre genou genre gens gentil genêt gerbe geste gibier
  gifle gifler gigue gilet girafe givre glace glacé glaise gland glaçon glisser globe gloire glouton glu golf golfe
  gomme gond gonfler gorge gorille gosse goudron goulot gourde gourmand goutte gouverner goût goûter gracieux grade
  grain graine graisse grammaire gramme grand grandeur grandir grange grappe gras gratter gratuit grave gravier
  gravure grec greffe grenier griffe grille griller grillon grimper grincer grippe gris gronder gros grossir grotte
  groupe grue grâce grève gré grêle guerre guerrier guetter gui guide guider guidon guise guitare gué guéri guérir
  guêpe gâteau géant général géographie gêne gîte habile habiller habit habiter habitude habituel habituer hache
  hacher haie haine haleine hall halte hamster hanche hardi hareng haricot hasard hausse haut hauteur haïr herbe
  heure heureux hibou hier hirondelle histoire hiver homard hommage homme honneur honnête honte horaire horde
  horloge horrible hors hotte houle housse huile huit humain humble humeur humide humour hurler hutte huître hymne
  hâte hélas hélice héros hésiter hêtre hôpital hôte hôtel idiot idole idéal idée if igloo ignorer illusion image
  imaginer imam imiter immense immeuble immobile impair impatient impoli important imposer impossible imprimer
  imprudent impôt incapable incendie incertain incomplet inconnu incorrect index indice infini infirmier infirmière
  informer inférieur ingénieur injure injuste inquiet inscrire insecte instant instruire instrument intelligence
  intelligent interdire introduire intérieur inutile invasion inventer inviter inégal iris issue italien ivoire jade
  jadis jalon jaloux jamais jambe jambon janvier jardin jardinier jarre jatte jaune jaunir jet jeter jeton jeu jeudi
  jeune jeunesse joie joindre joli jonc joue jouer jouet joueur joug jour journal journée joyau joyeux judo juge
  juger juif juillet juin jumeau jument jupe jure jurer jury jus jusque juste justement justice labour laboureur lac
  lacet laid laine laisse laisser lait laiton laitue lame lampe lampion lance lancer landau lande langage langue
  lapereau lapin laque lard large largeur larme larron larve las latte laurier lavable lavabo lave laver lavoir
  lecteur lecture lendemain lent lequel lessive lettre leur leurre levain lever levier levée leçon liberté librairie
  libre libérer lien lier lierre lieu ligne ligue lilas limace lime limer limite limon lin linge lion liquide lire
  lis lisse liste lit litière litre livre livrer lièvre lobe local loge logement loger logis loi loin lointain long
  longtemps longueur lorsque losange lot lotion lotte louable louche louer loup loupe lourd loutre louve loyal lubie
  lueur luge luire lumière lundi lune lunette lustre lutin lutte lutter luxe lycée lyre lâche lâcher lèvre lécher
  légende léger légion légume léopard lézard machine madame magasin magazine mage magicien magie magnifique
  magnétique maigre maigrir maille maillot main maire mairie mais maison majesté majeur majuscule mal malade maladie
  malgré malheur malheureux malice malin manche manchot manger mangue manie manière manne manque manquer mante
  manteau manège marais marbre marchand marche marcher marché mardi mare marge mari mariage marier marin marine
  marionnette maritime marié marmite marque marquis marraine marron mars marteau marée masque masse massif match
  matelas mater maternelle matin matinée matière mauvais mauve maux maçon maître maîtresse maïs meilleur melon
  membre menace mendiant mener mensonge mental menteur menthe mention mentir menton menu menuisier mer merci merle
  merveille message messe mesure mesurer mets mettre meuble meule meunier meurtre meute midi mie miel mien miette
  mieux mignon migraine mil milieu militaire mille milliard millier million mime mimosa mince mine mineur ministre
  minuit minuscule minute miroir mise mission misère mite mixte mobile moche mode moderne modeste modèle moelle
  moine moineau moins mois moisi moisson moitié mol mollet moment mon monde mondial moniteur monnaie monsieur
  monstre mont montagne monter montre montrer monture monument moquer moquette moral morale morceau mordre mort
  mortel morue mot moteur motif moto motte mou mouche moudre moue mouette moufle mouiller mouillé moule moulin
  mourir mousse moustache moustique mouton mouvement moyen muet muguet mule multiplier muraille murmure muscle muse
  museau musical musicien musique musée mystère mythe mâcher mâle mât mèche mère mètre méchant mécontent médaille
  médecin médecine méduse méfier mélange mélanger mémoire mériter métal métaphore métier métro météo mêler même môle
  mûre mûrir mœurs nage nager naguère nain naissance nappe natation nation national natte nature naturel navet
  naviguer navire naître neige neiger nerf nerveux net nettoyer neuf neveu nez niche nid nier niveau nièce noble
  noce noeud noir noircir noisette noix nom nombre nombreux nombril nommer non nord normal norme nos note notice
  notion notre nouer nourrice nourrir nous nouveau nouvelle novembre noyau noyer nuage nue nuire nuisible nuit nul
  numéro nuque né nécessaire nôtre nœud oasis objet obliger obscur observer obtenir obéir occasion occuper occupé
  ocre océan ode odeur oeil oeuf office offrir ogre oie oignon oiseau olive olivier ombre ombrelle omelette once
  oncle onde ongle onze opale opaque opinion opposé opéra opération opérer orage oral orange oranger orbe orbite
  ordinaire ordonner ordre oreille oreiller organe orge orgue orgueil origine orme orner orphelin orque orteil ortie
  os oser osier otage oubli oublier ouest ours ourse outil outrage outre ouvert ouvrage ouvrier ouvrir ouïe ovale
  pacte page paille pain pair paire paisible paix palace palais palier palme palmier panier panne panneau panser
  paon pape papier papillon paquet par paradis paraître parc parce pardon pardonner pareil parent paresseux parfait
  parfois parfum parier parler parmi paroi parole parquet parrain part partage partager parti participer particulier
  partie partiel partir partout parvenir pas passage passager passe passer passion passé pastèque patience patient
  patin patrie patron patte paume paupière pause pauvre pauvreté pavé payer pays paysage paysan peau peigne peigner
  peindre peine peintre peinture pelage peler pelle pelote pelouse pencher pendant pendre penser penseur pension
  pensée pente percer percevoir perche perdre perdu perle permettre perroquet perruque persil personne perte peser
  peste pester petit peu peuple peupler peuplier peur peureux phare pharmacie pharmacien phase phoque photo
  photographie photographier phrase piano pic pie pied pierre pieu pieuvre pigeon pile pilier pilon pilote piment
  pin pince pinceau pineau pioche pion pipe piquant pique piquer piqûre pirate pire pis piscine piste pitié pitre
  pivert pièce piège piéton placard place placer plafond plage plaie plaindre plaine plainte plaire plaisir plan
  planche plancher plante planter planète plastique plat platane plateau plein pleurer pleuvoir pli plier plomb
  plombier plonger pluie plume plus plusieurs plutôt plâtre pneu poche poids poignet poignée poil poing point pointe
  pointu poire poireau poirier pois poison poisson poitrine poivre poivron poix poli police policier polir politesse
  politique pomme pommier pompe pompier pondre pont ponte population porc pore port porte porter portier portion
  portrait pose poser positif position possible posséder poste poster pot potage potager poteau potier potion pou
  poubelle pouce poudre poulain poule poulet poumon poupe poupée pour pourpre pourrir poursuivre pourtant pousse
  pousser poussin poutre pouvoir poème poète poésie poêle prairie pratique premier prendre presque presse presser
  pression preuve prier prime prince princesse principal printemps prise prison priver privé prix prière probable
  problème prochain proche procès production produire produit profond proie projet promener promesse promettre
  pronom propos proposer propre prose protéger proue prouver proverbe province prudence prudent prune pruneau
  prunier près pré préau précis préférer préféré prénom préparer présent présenter président prévenir prêche prêt
  prêter prêtre prône public publier puce puis puisque puissance puissant puits pull punaise punir pur purée puzzle
  pyjama pâle pâlir pâte pâtisserie pâtissier pâté père pécher pédale pénible pétrole pêche pêcher pêcheur pôle quai
  qualité quand quant quantité quarante quart quartier quatorze quatre quel quelque question queue quille quinze
  quitter quoi quoique quête rabais race racine raconter rade radeau radin radio radis rage raide raie rail raisin
  raison rajeunir ralentir ramage ramasser rame rameau ramener ramer rampe rang ranger rangée rapide rappeler
  rapport rare rarement ras raser rasoir rassembler rassurer rat rate ration rature ravin rayer rayon recette
  recevoir reconnaître reconstruire recours recul reculer redire reflet refus refuser regard regarder regret rein
  reine rejet rejoindre relation relever relief relier religieux religion relire remarquer remercier remettre
  rempart remplacer remplir remporter remuer remède renard rencontre rendre renne rente rentrer renverser renvoyer
  repas repasser repli repos reposer représenter reptile requin respecter respirer ressembler ressentir ressort
  reste rester retard retarder retenir retirer retour retourner retrouver revanche revenir revue rhume riche
  richesse ricochet ride rideau ridicule rien rigide rime rincer rire ris risque rite rivage rival rive rivière riz
  robe robinet roc roche rocher roi romain roman rompre ronce rond ronde ronfler ronger rongeur rose roseau rosier
  rosse rossignol rosée roue rouge rougir rouille rouler route roux royal royaume ruban ruche rucher rude rue ruelle
  ruer rugby ruine ruisseau rupture rural ruse russe rusé rythme râpe râteau règle règlement règne réaction réagir
  réaliser récemment réchauffer récif récit réciter récolte récolter rédaction réduire réel réflexion régime région
  régulier répandre réparer répondre réponse répéter réseau réserver résolution réunion réunir réussir réveil
  réveiller réviser révolution rêne rêve rêver rôle rôti rôtir sable sablier sabot sabre sac sachet sage sagesse
  saigner sain saint saisir saison salade salaire sale salir salle salon saluer salut salé samedi sanction sang
  sanglier sans santé sapin sardine satin sauce saucisse saucisson sauf saule saumon saut sauter sauterelle sauvage
  sauver savane savant saveur savoir savon sceau scie science scier scolaire scène seau sec second seconde secouer
  secourir secours secousse secret secrétaire secte secteur section segment seigle seigneur sein seize sel selle
  selon semaine sembler semelle semence semer sens sentier sentir sept serf serin serment serpe serpent serre serrer
  serrure serveur service serviette servir session seuil seul seulement sexe short sien siffler sifflet signal
  signaler signe signer silence silex simple sincère singe singulier sinon sirop site situation situer siècle siège
  sobre social socle soi soie soif soigner soigneux soin soir soirée sol soldat sole soleil solide solo solution
  sombre somme sommeil sommet son sonde songe songer sonner sorcier sorcière sort sorte sortie sortir sosie sot sou
  souche souci soudain soude souder souffle souffler souffrir souhait soulager soulever soulier souligner soumettre
  soupe souper soupir souple source sourcil sourd sourire souris sous soutenir souvenir souvent spectacle sphère
  sport sportif spécial square squelette stade station statue store studieux stupide stylo succès sucre sucré sud
  suer sueur suffire suie suisse suite suivant suivre sujet superbe supporter supposer supérieur surface surprendre
  surpris surprise surtout surveiller symbole sèche sève sécher séduire séjour séparer série sérieux sévère sûr sœur
  table tableau tablette tablier tabou tabouret tache tacher taie taille tailleur taire talent talon tambour tamis
  tank tant tante taon tapage taper tapir tapis tapisserie tard tarif tarte tartine tas tasse taupe taureau taux
  taxe teint tel tellement tempe temple temps tempête tenaille tendre tendresse tenir tennis tension tente terme
  terminer terne terrain terre terrible terrier test texte thon thym thème thé théâtre ticket tien tiers tige tigre
  tilleul timbre timide tir tirelire tirer tiroir tisser tissu titre tiède toile toilette toit toiture tomate tombe
  tomber tome ton tondre tonne tonneau tonnerre torche tordre torrent tort tortue total touche toucher touffe
  toujours toupie tour tourbe touriste tourner tournoi tousse tousser tout toutefois toux trace tracteur traction
  tradition traducteur traduction traduire trahir trahison train traire trait traiter traité trajet trame tranche
  tranquille transport travail travailler travailleur traverser traîner treize tremble trembler trempe tremper
  trente tri triangle tribu tribune tribut tricher tricoter trier triple triste troc trois trombe trompe tromper
  trompette tronc trop trou troupe troupeau trousse trouver truc truelle truffe truie truite trèfle très trésor
  trêve trône tube tuer tuile tulipe tunnel turban tuyau type tâche tâcher téléphone téléphoner témoin têtard tête
  tôle tôt uniforme union unique unir univers urbain urne usage user usine utile utiliser vaccin vache vague
  vaillant vain vaincre vainqueur vaisseau vaisselle val valeur valise vallon vallée valoir valse vanité vanne
  vapeur varech vase vaste vautour veau vecteur veille veine velours vendeur vendeuse vendre vendredi venger vengeur
  venir vent vente ventre ver verbe verdir verger verre verrou vers verser version vert verte vertical vertige vertu
  verve veste veston veuf veuve viande vice victime victoire vide vider vie vieil vieillard vieillesse vieillir
  vierge vieux vif vigne vigneron vigueur vil vilain villa village ville vin vinaigre vingt viol violence violent
  violet violette violon vipère virage virus vis visage vise viser visite visiter vison visser vite vitesse vitre
  vitrine vivant vivre voeu voici voie voile voilier voilà voir voisin voisine voiture voix vol volaille volant
  volcan voler volet voleur volontiers volonté volume vomir vote voter votre vouer vouloir vous voyage voyager
  voyageur voyelle voyou voûte vrai vraiment vue vélin vélo vérité vêtement vôtre vœu wagon zinc zone zèbre zèle
  zéro âge âme âtre ère écaille écart échanger échapper écharpe échec échelle écho échouer éclair éclairer école
  économique économiser écorce écouter écran écraser écrire écriture écrou écume écureuil écurie édit édition
  éduquer égal également égalité égaré église égout élan électricien électricité électrique électronique élever
  élire élite élève élégant élément éléphant émail émotion énergie énorme épais épargne épargner épaule épice
  épicerie épicier épicé épinard épine épingle éplucher éponge époque épouse époux épreuve épée équerre équipe
  érable étable étage étagère étain étalon étang étape état éteindre étendre éternel éternuer étoffe étoile étonner
  étonné étrange étranger étroit étude étudier étui été évident évier éviter évolution être île œil œuf œuvre
  """
