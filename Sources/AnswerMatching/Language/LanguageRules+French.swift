extension LanguageRules {
  /// The facts of French.
  static let french = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        é/er é/ez é/ai è/ai ai/ei ê/ai e/ai en/an em/am en/em an/am in/ain in/ein ein/ain im/in om/on o/au o/eau au/eau \
        ô/au eu/oeu œ/oe æ/ae e/eu c/s c/ss s/ss ç/ss ç/s s/sc c/sc c/qu k/qu c/k c/ch k/ch qu/ch g/gu g/j ge/j f/ph \
        t/th r/rh y/i ill/y il/ille ll/y tion/sion ci/ti x/cs x/ct x/cc s/z x/s oi/oy i/ie é/ée ai/ay gn/ni
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
      secondLetter: 0,
      otherEnding: 5,
      otherBeginning: 0,
      limits: [7, 9, 10, 13, 13, 15, 16, 18, 24],
      loneSlip: (short: 5, long: 7),
      strangeGroup: 6
    ),
    triples: .french,
    articles: .french,
    negators: Set(
      words: "ne n pas jamais rien aucun aucune personne nul nulle ni sans non plus guère"
    ),
    fixedWords: Set(
      words: """
        vrai faux oui premier première deuxième second seconde troisième quatrième cinquième sixième septième huitième \
        neuvième dixième cent mille million milliard billion gauche droite gauches droites nord sud est ouest haut bas \
        dessus dessous supérieur inférieur supérieure inférieure intérieur extérieur interne externe avant après \
        antérieur postérieur médial latéral proximal distal dorsal ventral
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro \
      homo/hétéro auto/hétéro iso/aniso mono/di mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tétra tétra/penta \
      penta/hexa uni/bi sous/sur sub/supra pré/post anté/post pro/anti pro/épi ana/méta méta/télo pro/méta méth/éth \
      éth/prop prop/but but/pent pent/hex éo/mio mio/plio éo/plio néo/paléo milli/micro milli/centi kilo/méga méga/giga \
      nano/pico nitri/nitro ab/ad af/ef im/ex in/ex apo/péri leuco/érythro aph/périh ortho/méta ortho/para méta/para \
      an/cat centri/centro phén/gén auto/allo sys/dia co/ a/ an/ anti/ in/ im/ ir/ il/ dé/ dés/ re/ ré/ non/ mé/ mal/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ate/ite ate/ure ite/ure ate/ide ide/ine ide/ite ane/ène ane/yne ène/yne ane/anol al/ol ol/one ase/ose eux/ique \
      ite/ose ite/ome ome/ose ine/osine ine/one lyse/genèse cyte/blaste phile/phobe philie/phobie gramme/graphe \
      graphie/logie nomie/logie isme/iste nyme/phone émie/urie ectomie/otomie eur/euse eur/rice teur/trice en/enne \
      ien/ienne eux/euse if/ive
      """
    ),
    inflections: AffixPair.pairs(
      """
      /s /x al/aux ail/aux s/x
      """
    ),
    genders: AffixPair.pairs("/e é/ée /ne /te /le /se er/ère et/ète on/onne el/elle x/se f/ve"),
    beginnings: LetterGroup.groups(
      """
      re ré dé dés dis in im il ir en em pré pro par per a ad ac con com co sur sous sub trans inter ex e é mé mal anti \
      auto entre contre
      """
    ),
    endings: LetterGroup.groups(
      """
      s e es ent er é ée és ées ez ant ante ants antes ait ais aient ons i it is ie ies u ue us ues eur eurs euse euses \
      rice rices ment ments ion ions ation ations if ive ifs ives ique iques isme iste istes age ages ance ances ence \
      ences able ables ible ibles eux ère ères ier iers ière ières ien iens ienne iennes al ale ales aux el elle elles \
      té tés in ine ines et ette ettes on onne ons oir oire ure ures ir ira era ait a ai ât x le les
      """
    ),
    families: TermFamilies(
      """
      un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit \
      dix-neuf vingt trente quarante cinquante soixante septante octante nonante quatre-vingts
      lundi mardi mercredi jeudi vendredi samedi dimanche
      janvier février mars avril mai juin juillet août septembre octobre novembre décembre
      mercure vénus terre mars jupiter saturne uranus neptune
      zambie gambie
      slovaquie slovénie
      niger nigeria nigéria
      lettonie lituanie
      iran irak
      autriche australie
      guinée guyane guyana
      mali malawi malte
      paraguay uruguay
      inde indonésie
      suède suisse
      mauritanie mauritius maurice
      prophase prométaphase métaphase anaphase télophase interphase
      mitose méiose mycose
      absorption adsorption
      affluent effluent
      fission fusion
      galactose glucose fructose glycogène glucagon
      neurone neutron neutrino proton photon électron positron
      oxyde hydroxyde
      urètre uretère
      ventricule vésicule
      artère artériole
      anion cation ion
      adénine adénosine
      thymine thiamine
      stalactite stalagmite
      dessert désert
      poisson poison
      cousin coussin
      pêcheur pécheur
      pêche péché
      tache tâche
      mur mûr
      cote côte côté
      jeune jeûne
      concave convexe
      réfraction diffraction
      vecteur secteur
      sinus cosinus
      méridien méridional
      éruption irruption
      émigrer immigrer
      émigration immigration
      collision collusion
      conjecture conjoncture
      allocation allocution
      éminent imminent
      prescription proscription
      biologie géologie
      """
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 28 words of Debian's package wfrench 1.2.7.
  static let french = LetterTriples(
    """
    -abcdfghijlmnoprstuvxzé -baeiloruâéêû -caehiloruyâèéô -daeioruyéî -ecfmnrsux -faeiloruâéê -gaeilnoruyâèéêî \
    -haeiouyâé -icdglmnorstvx -jaeioué -kahiloé -laeiouyâèé -maeiouyâèéêû -naeioué -obcdefilmnprsuvxz -paehilorsuyâèéê \
    -qu -raehiouyâèéêô -sacehiklmnopqtuwyèé -taehioruwyâé -ulnprst -vaeioruéê -wa -yao -zaeiowyé -ân -ébcdfghjlmnpqrtv \
    -ôt ababcdehijlorsuyâéêî ac-acehikloqrtuèé adadeghijmorsuvâèé afaefilorté agaegimnoruèé ahaiou ai-bdeglmnrst ajeou \
    al-abcdefgiklmopqstuvyâèé am-abeimnopsuâèé an-acdefghiklnoqstuzâçèé aoluû apaehiloprstuâé aqu \
    ar-abcdefgijklmnopqrstuvxyâçèé as-acehimopqstâé at-acehiorstuâèéî au-bcdfglmnpqrstvxç avaeioruâèé awl axaeioé \
    ayaeilosâèé azaeiouzé açaoâ aèr aér aîcnt aïceqsu ba-bcdfghilmnpqrstuvyz bbl bcé bdié be-cdlnrstuz bho \
    biabcdefglnoqrstvz bjeu blaeiouâèéê bme bnu bobcdegilmnrstuxyîï braeiouâèéêû bsceiotué bteiu buacdeilrstvé bvei \
    bâcfimt bèr bé-acefgilmnqrst bêclt bîm bûc cabcdfghijlmnopqrstuv ccaehiloruèé ce-ailmnpqrstuvz ch-aeilnortuyâèéîô \
    ciabcdefilmnoprstvâèé ck-be claeiouâéô coabcdefghiklmnopqrstuéïû cqu craeiouyâèéê cs- ct-aeiorsuyâèé cubefilmnoprstv \
    cyaclt câbl cèdlr cé-adelmnprst cît côcnt da-bcgilmnprstuï ddil de-almnrstuvxz dgeé dhé di-abcdefgilmnopqrstuvâèé \
    djeou dlae dmeio dna do-cdgilmnprstuy draeiouâé ds-o du-aceilnpqrsv dve dwi dyns dzo dâmt dèlr \
    dé-abcdefghijlmnopqrstv dêv dîmnt ea-binsu ebaeiloruâ ecaehloqrtuyèé edeioryé efaefiloru egaimoré eha eidgln ejaeou \
    el-aeilostuâèé emabeimnopuâéê en-acdefghijklnoqrstuvzâçèéê eoilnt epaeilorstéê equ er-abcdefgijklmnopqrstvç \
    es-abciopqstuç et-aeiorstuyâèé eu-bcdgilnprstvx evaeiorâéê ewr ex-acefhiopstuâé eyae ez- eâmt eçao eûn \
    fa-bcdgilmnrstuvxyçî fe-cinrstuz ffaeiloruâèéû fiabcdegilnoqrstxâèé flaeiouâèéû focilmnqrsu fraeiouâèéô fs- ftae \
    fubgilmnrsty fâcmt fèr fé-acdeilmorst fêlt fît fût gabcdfgilmnrstuvyz ge-acilmnorstuzâ ggelré giabcdefglmnoqrstv \
    glaeiouyâé gmae gnaeioâèéî go-bcdgilmnprstuû graeiouâèéê gs- guaeilmorsâèéêï gza gâct gèlnrt gé-deilmnorst gên gît \
    ha-bcfghilmnprstuvîï he-filmnrstuvz hi-abcdefgilmnopqrstvâé hlio hme hnio hobcdgilmnopqrstuy hraioé hs- htao \
    huceilmnrst hybdlmprstx hâlmst hèlmqrtv hé-beilmnoqrstvâ hît hôm ia-bcdfgilmnpqrstu ibabeiloruèé ic-aehiklortuyé \
    idaeginouâèé ie-filmnrstuwz if-aefilostuèé igaeilmnortuzèé ihi iieo ijo il-aehilmostuâèé imabeimopuâèé \
    in-acdefghijlnoqrstuvzâçèé iobcdglmnpqrstu ipaehiloprstuâèé iqu ir-acegilmoprstuâèé is-acefgijlmopqstuâèéî \
    it-aehiorstuzâèé iumr ivaeioruâèéî ixaeit izou iâmt iça iègmrt ié-degnrstv jabcfilmnpqrsuv jecrtuû jin jobdgilnrtu \
    juabcdgimprstx jér jôl ka-nos kbo kelr kibdefln kla kot ks- kyls kéfr la-bcdfgilmnpqrstuvxyçï lbu lcahioué ldei \
    le-abcimnprstuvxyz lfaeiou lgaeiué lho li-abcdefgilmnopqrstvâèé lka llaeiouâèéî lmaeio lné lo-bcdfgimnpqrstuvyîï \
    lpaehiotéê lqu ls-aeié ltaeioruâèé lu-abcdefgilmnopqrstvxâé lvaeié lycmnopst lâcmnt lèbgnrstv lé-abcdegilmnoprstvz \
    lêm lîmt lômt lût ma-bcdgijlmnqrstuxzçî mbaeiloruâéê me-acilmnrstuzç mi-acdefgjlmnoqrstxè mmaeiouâèéê mnaeio \
    mobcdgilmnpqrstuy mpaehilorstuâèéê ms-e muaceglnrstï mycst mâcmt mènrt mé-acdefgjlmnprstv mêl mît mûr \
    na-bcdgilmnpqrstuvyzî ncaehilortuèé nd-aeiorsuwâèéêî ne-abcilmnqrstuxz nfaeiloruèéû ng-aeilnorsuèé nhaeiué \
    ni-abcdefghlmnopqrstuvâèé njaeouô nky nlaeiu nnaeiouâèé no-bcdegilmnpqrstuvyï nqu nraehiouéêô \
    ns-abcefghilmopqstuvâèé nt-aehiorsuâèéêîô nu-abcdefilmrstyé nvaeioué nym nzaeio nâcmt nçaoâ nèrst né-abcefgimoprstv \
    nêt nîmt oacgls obaeijlnorstuvé oc-acehikloqrtuyèé odaeiloruyzâèé oeintux ofaefioué ogaegilmnoruèé ohaié \
    oi-defglnrstv oje oké ol-acdefilmopstuvyâèé omabeimnopuyèé on-acdefgijnoqrstuvyzâçèé ooilmprt opaehiloprstuâèé oqu \
    or-abcdefgijlmnopqrstuâçèé os-aceimopstyâèé ot-acehiorstuyâèé ou-abcdefghijklmnopqrstvxâèéîï ovaeiou oxaeiy \
    oyaceioâèé ozo oédt oêl oît oïdnst oûlt pa-bcdghijlmnpqrstuvy pe-acilmnrstuyzç phaeiortyèé piacdefglmnopqrstvèé \
    plaeiouâèéô pneo pocdgilmnopqrstuéê ppaeiloruâèé praeiouèéêîô ps-aeiouy ptaeiouâèé puabcdegilnrst pyr pâlmt pço \
    pècrst pé-acdeflnprst pêcnt pît quaeioâèéêî ra-bcdfghijlmnpqrstuvwyzçîï rbaeioruâèé rcaehilouèéî rd-aeiorsuâèéî \
    re-abcdfghijlmnpqrstuvwxz rfaeiloué rgaeilnouèé rhaioué ri-abcdefgilmnopqrstuvâèé rjaeu rké rlaeioué rmaeiouâèé \
    rnaeiouâèé ro-abcdfghijlmnpqrstuvxyîïû rpaehilorèé rqu rraehiouâèéê rs-aceiouâèé rt-aehiorsuyâèéî \
    ru-abcdefgilmnpqrst rvaeioué rxi rynpt râblmnpt rçaouâ règlmnrtv ré-abcdefghijlmnopqrstuvâé rêclnptv rîmt rôdlnt \
    rûlt sa-bcdfgijlmnopqrstuvxyé sbaior scaehilorué se-acgilmnpqrstuvxyz sfaioué sgr shaeouyé siabcdefglmnopqrstvèé sjo \
    ski slao smaeioué snio sobcdgilmnprstuvxyû spaehiloruèé squ ssaeiouâèé st-adehioprsuyâèé suabcdefgijlmnprstyç svai \
    swi syclmns sâmt sça sèdlmqr sé-cdefjlmnpqrstv sîmt ta-bcdfgilmnpqrstuvxy tch tda te-acilmnrsuxz thaeimoryèé \
    ti-abcdefglmnopqrstvèé to-acdfgilmnpqrstuxy tpo traeiouâèéô ts-aey ttaeioruâèéî tu-abdefilmnopqrstvyâé twi tylmpr \
    tâcmt tèglr té-ceglmnoprst têt tîmnt tôl ua-bcdgilmnqrst ubadeijlmorstvâé ucacehilortué ud-adegiorsâèé \
    ue-bilmnrstuvyz ufaefilrt ugaegilmnoruèé uha ui-cdefglmnopqrstvèé ujeo ul-abcefgilmnopqstuvâèé um-abeiopsuâèé \
    unaceitéî uolnrt upaehiloprtâçèé uqu ur-abcdefghijlmnopqrstuvâèé us-aceiopqstuâèé ut-acehiorstuâèé uvaeiorâé ux-aet \
    uya uâmt uçao uèr ué-beflmrs uêt uîmt uïs va-bcdghilmnpqrstu ve-acdgilmnrstuxz viabcdefglnorstvé vobcgilmnqrtuyû \
    vraeioâé vulr vâmt vèr vé-ceghlnrst vêlt vîmnt wanr wicns wri xacgilmnstu xcaeilorué xe-mrs xfo xhaioué xiacefglmoqs \
    xonr xpaeilorué xsu xtaeiorué xuael xydg xât xéce ya-gilnsu ybr ychloé ydaer ye-nrsuz ygé yieo ylaeilo ymbeipé \
    ynacdgot yodnptuy ypaehinot yraio ys-aeité ytehio yxi yâmt yèr yé-es zaginprsy ze-rs zibefgnp zolnortuz zurt zwa zye \
    zzi zébirz âbl âchl âfr âil âlei âme âneo âss ât-aeioruâé ça-gins çoint çus çâmt èbr èceh ède ègelnru èle ème ène \
    èqu ère ès-e èter èver éa-bcdfgijlmnprstv ébaeiloruâé écaehiloruèé édaeioruâèé ée-mnrsx éfaeiloruèé égaeilnoruèéî \
    éhaeioy éiefmnost éjaeou élaeiouèé émaeiouyâéê énaeiouâèé éocdglmnprst épaehiloruèéê équ éraeiouyâèé és-acehiotuyé \
    étaehioruyâèéê éunst évaeioruèéê éza éât éécdelqtv êch êlaeâé êmi ênae êpae êtaeirâé êvae îch îme înaetâé ît-aeré \
    ïci ïdaei ïnc ïqu ïsaes ïus ôch ôda ôlae ôme ônaei ôteiou ûch ûlae ûme ûri ût-aeiâé
    """
  )
}
