// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  /// The facts of French.
  static let french = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        é/er é/ez é/ai è/ai ai/ei ê/ai e/ai en/an em/am en/em an/am in/ain in/ein ein/ain im/in om/on o/au o/eau au/eau ô/au eu/oeu œ/oe æ/ae e/eu c/s c/ss s/ss \
        ç/ss ç/s s/sc c/sc c/qu k/qu c/k c/ch k/ch qu/ch g/gu g/j ge/j f/ph t/th r/rh y/i ill/y il/ille ll/y tion/sion ci/ti x/cs x/ct x/cc s/z x/s oi/oy i/ie \
        é/ée ai/ay gn/ni
        """
      ),
      swappedLetters: 5,
      extraDoubling: 3,
      missingDoubling: 5,
      mark: 5,
      soundAlike: 13,
      vowelForVowel: 20,
      relatedConsonant: 13,
      unrelatedLetter: 22,
      extraVowel: 6,
      extraConsonant: 9,
      missingVowel: 14,
      silentH: 8,
      firstLetterChanged: 3,
      firstLetterMissingOrExtra: 7,
      otherEnding: 5,
      otherBeginning: 0,
      limits: [7, 9, 10, 13, 13, 15, 16, 18, 24],
      loneSlip: (short: 5, long: 7),
      strangeGroup: 6
    ),
    triples: .french,
    articles: .french,
    conjunctions: ["et"],
    negators: Set(
      words: "ne n pas jamais rien aucun aucune personne nul nulle ni sans non plus guère"
    ),
    fixedWords: Set(
      words: """
        vrai faux oui premier première deuxième second seconde troisième quatrième cinquième sixième septième huitième neuvième dixième cent mille million \
        milliard billion gauche droite gauches droites nord sud est ouest haut bas dessus dessous supérieur inférieur supérieure inférieure intérieur extérieur \
        interne externe avant après antérieur postérieur médial latéral proximal distal dorsal ventral
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hétéro auto/hétéro iso/aniso mono/di \
      mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tétra tétra/penta penta/hexa uni/bi sous/sur sub/supra pré/post anté/post pro/anti pro/épi ana/méta \
      méta/télo pro/méta méth/éth éth/prop prop/but but/pent pent/hex éo/mio mio/plio éo/plio néo/paléo milli/micro milli/centi kilo/méga méga/giga nano/pico \
      nitri/nitro ab/ad af/ef im/ex in/ex apo/péri leuco/érythro aph/périh ortho/méta ortho/para méta/para an/cat centri/centro phén/gén auto/allo sys/dia co/ \
      a/ an/ anti/ in/ im/ ir/ il/ dé/ dés/ re/ ré/ non/ mé/ mal/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ate/ite ate/ure ite/ure ate/ide ide/ine ide/ite ane/ène ane/yne ène/yne ane/anol al/ol ol/one ase/ose eux/ique ite/ose ite/ome ome/ose ine/osine ine/one \
      lyse/genèse cyte/blaste phile/phobe philie/phobie gramme/graphe graphie/logie nomie/logie isme/iste nyme/phone émie/urie ectomie/otomie eur/euse eur/rice \
      teur/trice er/eur en/enne ien/ienne eux/euse if/ive
      """
    ),
    inflections: AffixPair.pairs("/s /x al/aux ail/aux s/x"),
    genders: AffixPair.pairs("/e é/ée /ne /te /le /se er/ère et/ète on/onne el/elle x/se f/ve"),
    vowelMarksAreAccents: true,
    beginnings: LetterGroup.groups(
      """
      re ré dé dés dis in im il ir en em pré pro par per a ad ac con com co sur sous sub trans inter ex e é mé mal anti auto entre contre
      """
    ),
    endings: LetterGroup.groups(
      """
      s e es ent er é ée és ées ez ant ante ants antes ait ais aient ons i it is ie ies u ue us ues eur eurs euse euses rice rices ment ments ion ions ation \
      ations if ive ifs ives ique iques isme iste istes age ages ance ances ence ences able ables ible ibles eux ère ères ier iers ière ières ien iens ienne \
      iennes al ale ales aux el elle elles té tés in ine ines et ette ettes on onne ons oir oire ure ures ir ira era ait a ai ât x le les
      """
    ),
    families: TermFamilies(
      """
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
    ),
    words: KnownWords(WordLists.french),
    spellings: TermFamilies(
      """
      clé clef, paie paye, cuillère cuiller, yaourt yogourt, États-Unis USA, premier 1er, première 1re 1ère
      Xe 10e 10ème, XIe 11e 11ème, XIIe 12e 12ème, XIIIe 13e 13ème
      XIVe 14e 14ème, XVe 15e 15ème, XVIe 16e 16ème, XVIIe 17e 17ème
      XVIIIe 18e 18ème, XIXe 19e 19ème, XXe 20e 20ème, XXIe 21e 21ème
      Première_Guerre_mondiale 1re_Guerre_mondiale, Seconde_Guerre_mondiale Deuxième_Guerre_mondiale 2e_Guerre_mondiale
      """,
      keepsCase: true
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 42 words of Debian's package wfrench 1.2.7.
  static let french = LetterTriples(
    """
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
  )
}
