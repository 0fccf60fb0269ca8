// SPDX-License-Identifier: Apache-2.0
extension LetterTriples {
  /// The groups of three letters that stand in at least 20 words of a list of German words.
  ///
  /// Counted in the words without apostrophes of Debian's package wngerman 20161207.
  static let german = LetterTriples(
    """
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
    """,
    spellsOutUmlauts: true
  )
}
