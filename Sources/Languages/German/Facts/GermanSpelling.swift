// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The rules for the spelling and misspelling of words.
let germanSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  spelling.costs.swappedLetters = 1
  spelling.costs.extraDoubling = 1
  spelling.costs.missingDoubling = 5
  spelling.costs.mark = 1
  spelling.costs.soundAlike = 5
  spelling.costs.vowelForVowel = 15
  spelling.costs.relatedConsonant = 4
  spelling.costs.unrelatedLetter = 17
  spelling.costs.extraVowel = 1
  spelling.costs.extraConsonant = 2
  spelling.costs.missingVowel = 6
  spelling.costs.silentH = 1
  spelling.costs.firstLetterChanged = 3
  spelling.costs.firstLetterMissingOrExtra = 18
  spelling.costs.secondLetter = 1
  spelling.costs.otherEnding = 7
  spelling.costs.otherBeginning = 10
  spelling.costs.limits = [8, 8, 8, 8, 13, 14, 20, 22, 22]
  spelling.costs.loneSlip = (short: 1, long: 8)
  spelling.costs.strangeGroup = 9
  // The groups of three letters that stand in at least 20 words of a list of German words.
  //
  // Counted in the words without apostrophes of Debian's package wngerman 20161207.
  spelling.triples = """
    -aabcdefghklmnprstuvz -baeiloruäöü -caehiloru -daeioruyäöü -ebcdfghijklmnprstuvwx -faeiloruäöü -gaehilnoruyäöü \
    -haeiouyäöü -icdghlmnorst -jaeouäü -kaeilnoruäöü -laeiouyäöü -maeinouyäöü -naeiouäöü -obcfhklmnprsvxz \
    -paefhilorsuyäü -qu -raehiouäöü -sacehiklmoptuyzäöü -taehiorsuwyäöü -uhklmnrst -vaeiouäö -waeioruäöü -xe \
    -zaeiouwyäöü -äcghlnqrstu -öfkls -üb aaglrt ab-abdefghiklmnopqrstuvwyzä acehk ad-abdefhijlmorstuvä aelr \
    af-aefgilorstw ag-abdefghiklmnorstuw ah-beilmnorst aielnrstv ajo ak-aeikloqrstuz al-abcdefghiklmnoprstuvwyzäö \
    am-abefhiklmnopstuü an-abcdefghiklmnoprstuvwzäö aot apaefhiloprstu ar-abcdefghiklmnoprstuvwxz as-abcefghikoprstyz \
    at-abehiklmoprstuvwzü au-abcdefghiklmnprstuvwz avaeio awaei axei ay-els azaeiuw babcdghiklmnrstuy bbaeilrtuü bch \
    bdaeiru be-abcdefghijklmnopqrstuvwzä bfaeiloräü bgaeilru bhaeiouäö biabegklnorstz bjaeä bkalnoruöü blaeiouäöü \
    bmaeioä bnaeio bocdghlmnorstuxy bpafhru bqu braeiouäöü bs-abcefgiklmoprstuwzäü bt-aeiru bubcdghilmnrst bve \
    bwaeiräü bylst bzaeiuwä bäcdlnru bölrs bücfghnrst calmnrs ce-lnt ch-abcdefghijklmnopqrstuvwzäöü ciet \
    ck-abcdefghiklmnprstuvwz clei coadlmnou creo cupr cyc da-bcfghiklmnprstuvz dbaelruü dch ddeir \
    de-abcdefghiklmnoprstuvwxz dfaeilruäü dgaerü dhaeioä diacdefgklmnoprstuvzö dkaoru dlaeiouä dmaeioä dnaeiu \
    do-bcgklmnprstwxz dporu draeiouäöü ds-abcefgiklmoprstväü dt-abeirsä duabcefklmnprstz dveio dwaeiä dylns dzaeuw \
    däcmnqr dölrs dübmnprs eabcdghklmnrstu eb-abefhiklnorstuwzäü echkoy ed-adefhilnorsuäü ee-bdfghiklmnprstw \
    ef-abefgiklmorstuäöü eg-abefghiklmnoprstuwzäü eh-abegiklmnoprstuzäöü ei-abcdefghijklmnprstuvwz ejaou \
    ekaeilnorstuäöü el-abcdefghijklmnoprstuvwzäöü em-abdefilmopstuäü en-abcdefghijklmnoprstuvwzäöü eobfgklmnprst \
    epaefiloprtuä equ er-abcdefghijklmnopqrstuvwzäöü es-abcdefghiklmoprstuvwyzäü et-abehiloprstuvwyzäöü \
    eu-abcdefghijklmnprstz evaeioö ewaeiouäöü ex-aehikoptuz eys ezaeiouwäü eänru eöl eüb fabcdhiklmnrstuvx fbaelrä fch \
    fdar fe-cdefghiklmnrstu ff-abefghilnorstuäü fgaeilr fhaeoäö ficdefgklnrstxz fkalorü flaeiouäöü fmaeiouäü fnaeiu \
    fochklnprst fpafloru fraeiouäöü fs-abcefgiklmoprstuvwä ft-abdefgiklmprsuvwz fucghmnrst fve fwaeiäü fzeiuäü \
    fäcdhlnrsu födhr füghlmnrst ga-bcdfglmnrstuz gbaelr gdg ge-abcdefghijklmnopqrstuvwzäö gfaeiräöü ggelrt ghaeo \
    giabefgklmnopstö gjä gkeor glaeiouäü gmae gnaeiouäü go-glnorstu gpar graeiouäöü gs-abcdefghijklmnopqrstuvwzäü \
    gt-aersuä guacilmnrst gveo gwaeiö gym gzeiu gälnrs gönt gülnrst haabcdfghiklmnoprstuv hbaeiloru hch hdaeir \
    he-abcdefghiklmnoprstuvwxz hfaelorü hgaeilr hhaeoä hiabcefgklmnoprstv hja hkaelnoruä hl-abdefghiklmoprstuvwäöü \
    hm-abeilostuäöü hn-abdefghijklmoprstuwäöü hobcdfghlmnprst hpaefiloru hqu hr-abdefghiklmnoprstuvwzäöü \
    hs-abcefgiklmprstuvwäü ht-abdefghiklmnprstuvwz hubfhlmnprst hveo hwaeiouäöü hydglps hzaeiotuäü häbdfhklmnrstu \
    höcfhlnprs hübcfghlnprst ia-bdgklmnrstu ib-abehilmrstuw icehk id-abegilmnorsuvy ie-abcdefghiklmnprstuvwz \
    if-abefilorstuäü ig-abefghijklmnorstuz ihabeilnrtu iiens ik-abefikloprstu il-abcdefghiklmnoprstuvzä \
    im-abdefghiklmnopstuz in-abcdefghijklmnopqrstuvwzäöü io-adglmnprst ip-aefhiloprstu iqu ir-abcdefgiklmnoprstuä \
    is-abcdefghiklmnopqrstuvwz it-abdefghijklmnoprstuvwzä iumns iv-aefilops iwaeioö ixeit iz-abeiotuvz iär iös \
    jacghkmnpu jedknst jiz jobcghnru jubcdgnrsw jäghm jün ka-bcdfhiklmnprstuv kbaeilr kch kdair ke-eghilmnrstu \
    kfaeiloruäü kgaer khaeoä kicdeglnoprstz kkaloruö klaeiouäöü kmaeä knaeiouöü ko-abcdfghklmnoprst kploru kqu \
    kraeiouyäöü ks-abcefghiklmprstvwü kt-abefghiklmoprsuvwü kubcgilmnprst kveo kwaeiü kzaeiu käflmrsu köcmnprs \
    kübchmnrs la-bcdfghiklmnprstuvwxy lb-aefijlorstuäü lch ld-abefghiklmnoprstuvwzä le-abcdefghiklmnoprstuvxy \
    lf-aeilmorstuäöü lg-abeilorstuä lhaeoäöü li-abcdefgiklmnopqrstvxzä ljaä lk-aeilnorstuöü \
    ll-abdefghiklmnoprstuvwyzäü lm-aeikostuäöü ln-adeisu lo-bcdghklmnprstwy lpaefhilorstu lqu lraeioä \
    ls-abcdefghiklmoprstuvwyzäü lt-abefghiklmnoprstuvwzäö lubcdfgiklmnoprstxz lveio lwaei lymnrst lz-abefilostuw \
    läcdfghmnprstu löcdfhklst lübcfghmnprst ma-bcdfghijklmnprstuxz mbaeiloruä mch md-aeilrs me-bcdefghiklmnrstu \
    mfaeloruäöü mgaeiräü mhaeioäü miacdegklmnrstx mkaeilnor mlaeiouäö mm-abefghiklnorstuv mnaeiu mobdghklmnoprstuv \
    mpaefhilorstuö mqu mraeiuü ms-abceiloptuvwä mt-abeghilprsuvü mucfglmnrst mveo mwaeio mys mzaeiuä mäacdhlnrsu \
    möbdgr mücdhlnrst na-bcdghiklmnprstuv nbaeiloruäü ncehior nd-abcdefghiklmnoprstuvwzä ne-abcdefghiklmnoprstuwxz \
    nfaefilorstuzäöü ng-abefghiklmnoprstuvwzäü nhaeiouyäöü niabcdefgklmnoprstuvz njaeiuä nk-abefghiklmnoprstuvwzäöü \
    nlaeiouäö nmaeiouäöü nn-abefghiklmoprstuvwzäü no-bcdfgilmnprstv npaefhilorsuä nqu nraeiouäü \
    ns-abcdefghiklmnoprstuvwyzäü nt-abdefghiklmnoprstuvwyzäöü nuaiklmnprst nvaeio nwaeioäü nym \
    nz-abefghiklmoprstuvwzäöü näcdhlmprsu nöcklprstv nübcfglnprst oaklnrstu ob-abeijlorstu ochk oddeilorsuy oelrt \
    of-aefiorst og-aegimnorst oh-aeilmnorstu oidlnrs ojei okaeiklorstu ol-abcdefgiklmnopstuvyz om-abefhiklmnopstvö \
    on-abcdefgijklmnorstuvyzä ooglmprt op-aefhioprstuä or-abcdefghijklmnoprstuvwzü os-abceghiklmnoprstwz \
    ot-abdefghilmoprstuwyz oufilnprstv ovaeio owaeijns oxeiy oyak ozei paacdfgklmnprstuz pba pch pe-cdgijklnprstuz \
    pf-abcefghilmoprstuwä ph-aeioryä piacdegklmnorstz plaeiouäü pma pneo pocdgklmnprst pp-abceilmnorstu praeiouäöü \
    ps-eity pt-abefgimoprsuv pubcdfklmnprst pyr päcdhiprst pöbrt pülnr quaeioä ra-bcdefghiklmnprstuvwxyz \
    rb-abefilorstuäü rcehi rd-abefgiklmnoprstuvwäöü re-abcdefghiklmnopqrstuvwxz rf-aeilmnorstuäöü rg-abefilnorstuwäöü \
    rhaeiouäöü riabcdefgiklmnoprstuvzö rjaouäü rk-abeilmnorstuwzäöü rlaeiosuäö rm-abefghiklostuvwäöü \
    rn-abdefghiklmoprstuvwzäü ro-abcdefghijklmnprstuvwxyz rpaefhilortu rqu rr-abehiklnostuwäü \
    rs-abcdefghikmoprstuvwyäöü rt-abefghijklmnoprstuvwyzäöü ruabcdfghiklmnprst rvaeiotö rwaeiouäöü rxi ryp \
    rz-abefghiklnostuvwzäöü räbcdfghjklmnprstuz röcdfhlmnprst rübcdfghlmnpst sa-abcdfghiklmnprstu sbaeiloruäü scahor \
    sdaeioruü se-abcdefghiklmnpqrstuvwxz sfaeiloruäöü sgaeilruäü shaeiouäö siabcdefgklmnorstvz sjauä skaeilnoruäöü \
    slaeiouäöü smaeiouäöü snaeiouü sobfghlmnprtuwz spaefhiloruäöü squ sraeiouäü ss-abcdefghiklmnoprstuvwyzäöü \
    st-abcdefghiklmnoprstuvwzäöü suabcdfgilmnprs sveio swaeiouäü syclmnrs szaeiuwäöü säcghklmnrstu söhln sübcdhmns \
    ta-abcdfghiklmnprstuxy tbaeiloruü tch tdaeiruü te-abcefghiklmnoprstuvxz tfaeiloruäü tgaeilr thaeilmnoruäöü \
    ti-abcdefgiklmnopqrstvzö tjauä tkaeiloruäö tlaeiouäü tmaeiouäöü tnaeiä to-abcdefghiklmnprstuvw tpaefiloru tqu \
    traeiouäöü ts-abcdefghijklmnoprstuvwyzäü tt-abcdefghiklmnoprsuvwzä tuabcdefghilmnoprst tveio twaeiouäöü typr \
    tz-abcdefghiklmnoprstuvwzü täbdfglmnrtu töbchlnprst tübcfhlmnrt uadlnrstu ub-abehiklnorstuvwü uchk udadeilors \
    ue-ilmnrstv uf-abdefghiklmnoprstuwzäü ug-abefghiklmnoprstuzä uh-aeilmorstäö uicdeglnrstz ujau ukaelnortuäü \
    ul-abdefgiklmoprstuvwzäö um-abdefghiklmnoprstuwzä un-abcdefghiklmnopqrstuvwzäöü uolrst upaefhiloprstu \
    ur-abcdefghiklmnoprstuvwzäöü us-abcdefghiklmnopqrstuvwzäü ut-abefghilmnoprstuwz uun uveo uwaeiä uxu uzaeituw uäl \
    uüb vagklnrst ve-aghklmnrst viabcdeglnorstz vogklnrt vri vs-t vte vul vät vögls waabcdfghiklmnprst webcdfghilmnrst \
    wicdeglmnprst wje wocghlmnr wra ws- wuclnrst wäcghlnrst wöchlr wühlnrst xamn xe-kmnrs xhu xibdekmos xkalo xot \
    xpaelor xt-beirs xuaes xyd xze yal yceh ydr yer ygi yklo ylailo ymbeimnop ynacdiot yp-ehinot yrai ys-eit ytehi \
    zabcghnpru zbaelruü zch zdi ze-abdfhiklmnprstu zfaelräö zge zhae ziacdefgilmnoprstuvö zkaorö zlaeio zmaiä znae \
    zocglnopr zploru zrae zscipt zt-ehil zuabcdefghjklmnoprstvwzü zveo zwaeiuäö zykln zzaei zähru zögls zübcgnr äan \
    äbei ächk ädaceilt äer äfeflrt ägbeilnst äheilmnrst äis äju äkeu äldeflstz ämeilmopt ändefgiknstz äpafp äqu \
    är-abcdefgiklmrstuz äsceiost ät-ehiostz äubcdefglmnrstz äzei öbel öchk ödeil öfefl ögel öhelnrtu ökeo \
    öl-bdefiklpstvz ömemt önceghilnst öpfs örabdefgikmnprstu ös-bceilstu öteituz över übelrstu üchk üdeiklw üfbeftu \
    ügbeilnstu ühelmnrstuz ülelpst ümeilmpt üncdefgknsz üpfip ür-bcdefgiklmnorstwz üscekst üteilstuz
    """
  spelling.spellsOutUmlauts = true
  spelling.conjunctions = "and und"
  spelling.negators = """
    nicht nichts nie niemals niemand nirgends kein keine keinen keinem keiner keines ohne weder noch
    """
  spelling.fixedWords = """
    wahr falsch richtig ja nein links rechts linke rechte linker rechter linkes rechtes linken rechten nord süd \
    ost west norden süden osten westen nördlich südlich östlich westlich oben unten über unter obere untere oberer \
    unterer oberes unteres oberen unteren innen außen innere äußere innerer äußerer inneres äußeres vorn vorne \
    hinten vordere hintere vorderer hinterer vorderes hinteres anterior posterior superior inferior medial lateral \
    proximal distal dorsal ventral kranial kaudal palmar plantar dexter sinister vor nach mit von zu aus auf ab
    """
  spelling.protectedPrefixes = """
    hypo/hyper intra/inter intra/extra inter/extra infra/supra ultra/infra ab/ad endo/exo endo/ekto ekto/exo \
    mikro/makro homo/hetero auto/hetero iso/aniso mono/di mono/poly mono/oligo di/tri bi/tri tri/tetra tetra/penta \
    penta/hexa hexa/ikosa okta/ikosa uni/bi sub/super sub/supra prä/post pro/anti anti/syn ant/syn kat/an kata/ana \
    ana/meta pro/meta e/im af/ef in/ex im/ex in/de de/re kon/dis di/sy ek/el meth/eth eth/prop prop/but but/pent \
    pent/hex hex/hept hept/okt nitri/nitro thermo/exo ortho/meta ortho/para meta/para leuko/erythro lyso/ribo \
    neo/paläo zentri/zentro auf/ab ein/aus an/ab zu/ab vor/nach über/unter ober/unter hin/her innen/außen groß/klein \
    hoch/tief vorder/hinter links/rechts breiten/längen pro/eu apo/peri phän/gen para/hyper para/peri prot/ant \
    pro/epi milli/mikro milli/zenti kilo/mega mega/giga nano/piko dezi/deka sys/dia aph/perih haupt/neben \
    mehr/minder be/ent ver/ent ko/ co/ auto/ anti/ an/ semi/ un/ in/ im/ ir/ il/ dis/ non/ miss/ ent/ a/
    """
  spelling.protectedSuffixes = """
    at/it at/id it/id an/in en/in anol/an anol/en anol/in ol/al ase/ose an/yl osid/otid om/ym osom/osin \
    gen/gon gen/kol lyse/genese zyt/blast zyt/klast blast/klast zehn/zig zehn/ßig itis/ose ämie/urie \
    itis/om phil/phob philie/phobie trophie/plasie ektomie/otomie ektomie/ostomie gramm/graph graphie/logie nomie/logie \
    ismus/ist nym/phon atin/atid osom/atid gon/eder karpus/tarsus carpus/tarsus fission/fusion fission/fissur voll/los lich/los bar/los iole/ie ol/iol \
    plast/blast tonie/thermie kratie/archie or/id id/ jodid/jod /in /innen ik/iker ie/iker ik/isch loge/logie /ie ien/ier \
    ien/iener in/iner an/aner eich/eicher eiz/eizer
    """
  spelling.inflections = """
    /e /en /er /n /s /es /ern /nen /ns um/a um/en on/en us/i us/en a/en is/en on/a e/en e/er en/er en/es \
    er/es e/es e/em en/em er/em es/em er/ern e/ern s/se
    """
  spelling.beginnings = """
    un be ver er ent zer ge ab an auf aus ein vor nach zu um hin her über unter durch mit weg los wieder \
    miss bei in hyper hypo intra inter ex e re de kon pro prä dar da
    """
  spelling.endings = """
    e en er es em n s t te ten test tet st et est ung ungen lich liche lichen isch ische ischen ig ige \
    igen keit heit end ende enden ern eln el r in innen tum nis schaft erin ne nen ns ens ers ster ste \
    sten stes ter tes bar los sam haft i ie al
    """
  spelling.families = [closedSets, subjectTerms].joined(separator: "\n")
  spelling.lookalikes = lookalikes
  spelling.plurals = "n"
  spelling.variants = """
    ph/f th/t oxyd/oxid tial/zial tiell/ziell ce/ze ci/zi cy/zy ca/ka co/ko cu/ku cl/kl cr/kr
    """
  spelling.otherSpellings = """
    Erster_Weltkrieg Weltkrieg_I, Zweiter_Weltkrieg Weltkrieg_II, Bundesrepublik_Deutschland BRD
    Deutsche_Demokratische_Republik DDR, Vereinigte_Staaten USA, Peking Beijing, Tschechien Tschechische_Republik
    Portemonnaie Portmonee, Samstag Sonnabend, Januar Jänner, Februar Feber, Kohlenstoffdioxid Kohlendioxid
    Kohlenstoffmonoxid Kohlenmonoxid, Stickstoffoxid Stickoxid, Stickstoffoxide Stickoxide, Calcium Kalzium
    Calciumcarbonat Kalziumkarbonat, Calciumhydroxid Kalziumhydroxid, Calciumoxid Kalziumoxid, Bismut Wismut
    Iod Jod, rau rauh, Kilimandscharo Kilimanjaro Kilimandjaro, Belarus Weißrussland, Myanmar Birma Burma
    Eswatini Swasiland, Mumbai Bombay, Kiew Kyjiw, Photosynthese Fotosynthese, Geographie Geografie
    Biographie Biografie, Orthographie Orthografie, Photographie Fotografie, Graphik Grafik, Delphin Delfin
    Potential Potenzial, Joghurt Jogurt, Ether Äther, Gämse Gemse, Thunfisch Tunfisch, Mikrophon Mikrofon, Saxophon Saxofon
    Elisabeth Elizabeth, Bizeps Biceps, Trizeps Triceps, Sinfonie Symphonie, Soße Sauce, circa zirka, Circus Zirkus
    Friseur Frisör, Code Kode, Tipp Tip, Tokio Tokyo, Äthan Ethan, Känguru Känguruh, Stängel Stengel, Tschad Tchad
    Koran Quran Qur'an, Chanukka Hanukkah, Kolkata Kalkutta, Elfenbeinküste Côte_d'Ivoire, Kap_Verde Cabo_Verde
    Osttimor Timor_Leste, Türkei Türkiye, Mao_Zedong Mao_Tse_tung, zum_Beispiel z_B zB, 2D 2-D, 3D 3-D
    Frankfurt_am_Main Frankfurt_a_M Frankfurt_aM Frankfurt_/_Main
    Typ-1-Diabetes Typ_1_Diabetes Diabetes_Typ_1 Diabetes_mellitus_Typ_1
    Typ-2-Diabetes Typ_2_Diabetes Diabetes_Typ_2 Diabetes_mellitus_Typ_2
    """
  spelling.spellsOutSharpS = true
  spelling.addForms()
  return spelling
}()
