// SPDX-License-Identifier: Apache-2.0
extension LetterTriples {
  /// The groups of three letters that stand in at least 10 words of a list of English words.
  ///
  /// Counted in the words without apostrophes of Debian's package wamerican 2020.12.07, which is made from SCOWL.
  static let english = LetterTriples(
    """
    -abcdefghiklmnpqrstuvwxyz -baeiloruy -caehiloruyz -daeioruwy -eabcdefgijlmnpqrstuvxy -faeiloru -gaehilnoruy \
    -haeiouy -ibcdglmnorstv -jaeiou -kaehilnoru -laeiouy -maceiouy -naeiouy -oabcdfgiklmnprstuvwx -paehilorstuy -qu \
    -raehiou -sacehiklmnopqtuwy -taehiorsuwy -ulmnprst -vaeiou -waehiory -xex -yaeiou -zaeio ab-abdeilnorsuy \
    ac-acehikloqrstuy ad-abcdefghijlmorsuvwy ae-adlmrs af-aefilort ag-aeghilmnorsu ah-aeimosu ai-cdgklmnprstv ajao \
    ak-aehisy al-abcdefgiklmoprstuvy am-abeilmnoprsuy an-abcdeghijklnoqstuvyz ao- ap-aehiloprstuy aqu \
    ar-abcdefghijklmnopqrstvwy as-acehiklmopqstuy at-abcefhilmnorstuyz au-bcdglmnprstx avaeio aw-abdefiklns ax-aeio \
    ay-abdefilmnosw azaeioz ba-bcdgiklmnprstuy bbaeiloy bco bdiu be-acdefghilnqrstvwy bi-abcdefgklnorstv bjeu blaeiouy \
    bmei bneo bo-abdegilmnorstuwxy braeiouy bs-ceiotu btaer bubcdfgilmnrstz by-lst ca-bcdefgiklmnprstuvy ccaehiloru \
    ce-abcdefilmnprstw ch-abdehilmnorstuwy ci-abcdeflmnoprstvz ck-abdefhilmnoprstuwy claeiou co-abcdefghilmnoprstuvwyz \
    cqu craeiouy cs- ct-aeilnorsu cuabdefilmnoprst cy-bct da-bcdghilmnprstuvwyz dbaelor dcau ddaeiloy \
    de-abcdefghilmnoprstvwx dfaiou dgeim dhaeio di-abcdefglmnoprstuvz djou dlaeioy dmaeio dnae do-cdegilmnoprstuvwxz \
    dpai draeiouy ds-ehilmot dt-h duabceilmnoprs dvaei dwaeio dy-eins ea-bcdfgklmnprstuvwz eb-abeiloru \
    ec-acehiklorstuy ed-abdegilmnorsuwy ee-bcdfhiklmnprstvwz ef-aefilorstuy eg-aegilmnoru ehaeiou ei-cdfglmnrstv \
    ejaeou ek-eis el-abcdefgilmopstuvy em-abeilmnopsu en-abcdefghijklmnoprstuvwyz eo-cdglmnprstu ep-aehiloprstu equ \
    er-abcdefghijklmnoprstuvwy es-abcdehiklmopqstuw et-abcefhilorstuwy eucdlmnprstv ev-aeio ew-adehilors ex-acehioptu \
    ey-abeimns ez-eiz fabcgiklmnrstuv fe-acdeilmnrstu ff-aeilorsuy fiabcdefglnrstxz flaeiouy foacgilnorsuwx fraeiou \
    fs- ft-eisy fucdeglmnrstz fy-i ga-bcdgilmnprstuwyz gbo ge-adehilmnorsty ggaeilory gh-abeilnost gi-abcdeglmnorstvz \
    glaeiouy gmae gn-aeios go-abdegilnorstuv graeiou gs-ht gtho guaeilmnorst gwa gy-mpr ha-bcdefgiklmnprstuvwyz hbao \
    he-abcdefilmnoprstuvwxy hfu hho hi-abcdefgklmnoprstvz hleioy hmaei hnaeio ho-abcdegiklmnoprstuvw hraeiouy hs-t \
    ht-aefhilns huabcdfglmnrst hwaeo hy-dlmpst ia-bcdghlmnprst ib-abeilorsu ic-acehiklorstuy id-adegilnosuwy \
    ie-cdfglnrstuvw if-aefilotuy ig-aeghilmnorsu ihi ii- ija ik-aehio il-abcdefgiklmostuvy im-abeilmnopsu \
    in-abcdefghijklmnopqstuvwxy io-cdglmnprstu ip-aehilmoprstu iqu ir-abcdegiklmoprstuwy is-abcdefghijklmopqrstu \
    it-acefhilmnorstuyz iums ivaeio ix-eit iz-aeioz jabcgimnpruwy jeacelrstw jibgnt jocghilnrsuy judgilmnrs \
    ka-bdghlnrsty kbaio kda ke-adelnorstwy kfiu khao ki-acdelmnprst klaeiouy kma knaeio ko-norsuv kraiou ks-hlt kto \
    kulp kwao ky-l la-bcdeghiklmnprstuvwxyz lbaeio lcaehiou ld-aefilors le-abcdefghilmnoprstuvwxy lf-eioru lgaeio lhao \
    li-abcdefgklmnopqrstuvxz lk-aeis ll-abdefhimopsuy lm-aeios lne lo-abcdefgilmnopqrstuvwy lpaehiot lro ls-aehiot \
    lt-aehiorsuyz lu-abcdefgiklmnoprstx lvaei lwa ly-acghimnprstwz ma-bcdeghijklmnprstuxyz mb-aeilorsu mcci \
    me-abcdeglmnorstwy mfou mi-acdefglmnrstxz mleiy mmaeiouy mnaei mo-abcdghiklmnoprstuvw mp-aehilorstuy mro ms-ehiot \
    mucdfglmnrst my-rs na-bcdefghiklmnprstuvwz nbaeoru ncaehilortuy nd-abcefhilmnoprsuwy ne-abcdefgilmnopqrstuvwxy \
    nfaeiloru ng-abdefhilnorstuy nhaeiou ni-abcdefghklmnopqstuvz njaeou nk-aeilnrsy nlaeioy nmaeo nn-aeiouy \
    no-bcdefgilmnoprstuvwxy npailor nqu nraeiou ns-acefhiklmnoptuw nt-aehilmorsuwyz nuabcdefgiklmnoprst nvaeiou nwaio \
    nx- ny-am nzaei oa-cdfgklmnprstx ob-abeijlnorstu oc-acehiklortu od-acdeghilorsuwy oe-bdinrst of-aefilost \
    og-aegilmnorsuy ohaeino oicdflnrst oje ok-aeiosu ol-abcdefgiklmostuvy om-abefimnopsy on-abcdefghijklmnopqrstuvwyz \
    oo-cdefgiklmnprstvz op-aehiloprstuy oqu or-abcdefgiklmnoprstuwy os-acehilmopstuy ot-abcehilorstuy ou-abcdegilnprst \
    ov-aeio ow-abdehilmnpst ox-eiy oy-aeios ozaeio pa-bcdegilmnpqrstuvwy pbo pco pda pe-acdefgklnoprstw ph-aeilorsty \
    pi-acdegklmnoprstz plaeiouy pmae pneo po-cdegiklmnoprstuvwx ppaeilory praeiou ps-aehiotuy pt-aeiosu pubcdfglmnprst \
    pwa py-r quaeio ra-bcdefghijklmnprstuvwyz rb-aeilorsu rcaehiloruy rd-aehilnorsu re-abcdefghijklmnopqrstuvwxy \
    rf-aeilosu rg-aehilorsuy rhaeioy ri-abcdefgklmnopqstuvxz rjae rk-aeils rl-adeiosy rm-aeilosu rn-aeimosu \
    ro-abcdefghijklmnoprstuvwxy rp-aehilorsu rqu rr-aehiouy rs-acehikoptu rt-abcefghilmnorsuwyz ru-abcdefgilmnpst \
    rvaeio rwaeior ry-aeilmnops sa-bcdfgiklmnprstuvwy sbaeou scaehiloru sdaei se-abcdefghilmnpqrstuvwxy sfaeiou sgoru \
    sh-abceilmnortuwy si-abcdefglmnoprstuvxz sk-aeisuy slaeiouy sm-aeiosu snaeiou so-abcdfilmnoprstuw sp-aehilorsuy \
    squ sreu ss-abefhilmnoptuwy st-abefhilmnoprsuwy suabcdefgilmnprs svei swaeio sy-clmnrs ta-bcdefghiklmnprstuvwxy \
    tbaeior tcaho tdo te-abcdefgilmnoprstuvwx tfaiou tgar th-abefilmoprsuwy ti-abcdefglmnopqrstuvz tlaeioy tmaeo tnaei \
    to-abcdefgiklmnoprstuvwxy tpor traeiouy ts-cehikmotuw tt-aeilorsy tu-abcdefilmnoprst twaeior ty-ilmpr tz-ei \
    ua-bcdgilnrstvy ub-abcdeijlmorstu ucacehiklortu ud-adegiosy ue-abdeflnrstz ufflt ug-aeghilnosu uha ui-acdelnprstvz \
    uke ul-acdefgiklmnopstuv um-abeimnopsu un-abcdefghiklmnopqrstuw uoirtu up-abehiloprstu ur-abcdefgiklmnoprstuvy \
    us-abcehiklnpstu ut-abcdefghilmnoprstuwz uvei ux-eu uzz va-bcdgilmnprstu ve-adegilmnrsty vi-abcdegilnorstv \
    vociklnrtuwy vsk vul vvi vy- wa-bcdfgiklmnrstvxy wbaeo wdeilr we-abdeilnrst wfu whaeio wicdefglmnprstvz wki wl-eis \
    wn-eis wolmnoru wraeio ws-eit wto wy- xacgmnt xcaeiloru xecdmnrs xhaio xiacdelmnost xonr xpaeiloru xtaeioru xuar \
    xvi xxix xy- ya-cklmnrtw ybaeo ycaehlo ydaeir ye-adlnrst yfu ygao yho yiens yl-aeilo ymabeimnop yn-acdeot yodgnru \
    ypehinost yraeio ys-aeiost ytehi yuc ywao yze za-bmnprt ze-abdlnrst zi-elnp zlei zo-inor zy- zz-aeily
    """
  )
}
