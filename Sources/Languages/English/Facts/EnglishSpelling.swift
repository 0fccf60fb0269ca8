// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The rules for the spelling and misspelling of words.
let englishSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  // The ways of English to write a sound, an "r" that is not heard and letters that are silent.
  spelling.soundAlikes = """
    \(LanguageFacts.Spelling.commonSoundAlikes) \
    ow/o i/igh y/igh ie/igh it/ight ite/ight dg/g dge/ge tch/ch w/u er/a ch/t ew/u ck/ct au/a aw/au \
    sh/ti sh/ci ci/ti shon/tion shan/tion shen/tion cher/ture cher/tur ey/y il/le nts/nce qu/cqu ff/gh m/mn d/ld ur/ear s/ts
    """
  spelling.costs.swappedLetters = 1
  spelling.costs.extraDoubling = 1
  spelling.costs.missingDoubling = 1
  spelling.costs.mark = 1
  spelling.costs.soundAlike = 2
  spelling.costs.vowelForVowel = 1
  spelling.costs.relatedConsonant = 1
  spelling.costs.unrelatedLetter = 16
  spelling.costs.extraVowel = 1
  spelling.costs.extraConsonant = 7
  spelling.costs.missingVowel = 3
  spelling.costs.silentH = 1
  spelling.costs.firstLetterChanged = 7
  spelling.costs.firstLetterMissingOrExtra = 12
  spelling.costs.secondLetter = 2
  spelling.costs.otherEnding = 4
  spelling.costs.otherBeginning = 1
  spelling.costs.limits = [5, 8, 9, 9, 10, 12, 14, 16, 23]
  spelling.costs.loneSlip = (short: 4, long: 7)
  spelling.costs.strangeGroup = 14
  // The groups of three letters that stand in at least 10 words of a list of English words.
  //
  // Counted in the words without apostrophes of Debian's package wamerican 2020.12.07, which is
  // made from SCOWL.
  spelling.triples = """
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
  spelling.conjunctions = "and und"
  spelling.negators = """
    not no never without none nothing nobody nowhere neither nor cannot hardly cant wont dont isnt arent doesnt didnt wasnt \
    werent couldnt wouldnt shouldnt hasnt havent hadnt
    """
  spelling.fixedWords = """
    true false yes once twice left right north south east west northern \
    southern eastern western up down over under above below upper lower inner outer inside outside \
    internal external anterior posterior superior inferior medial lateral proximal distal dorsal ventral \
    cranial caudal rostral palmar plantar dexter sinister dextra sinistra dextrum sinistrum
    """
  spelling.protectedPrefixes = """
    hypo/hyper intra/inter intra/extra inter/extra infra/intra infra/supra ultra/infra ab/ad endo/exo endo/ecto \
    ecto/exo endo/meso ecto/meso endo/epi micro/macro homo/hetero auto/hetero iso/aniso auto/allo mono/di mono/poly \
    mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta penta/hexa hexa/hepta hexa/icosa octa/icosa uni/bi \
    uni/multi sub/super sub/supra deci/deka pre/post ante/post pro/anti anti/syn over/under up/down out/in fore/back \
    e/im af/ef ab/ef al/il an/cat ana/cata ana/meta meta/telo pro/meta pro/ana in/ex im/ex in/de de/re con/de \
    con/dis con/in con/re pro/de ef/dif re/dif dif/ref meth/eth eth/prop prop/but but/pent pent/hex hex/hept \
    hept/oct nitri/nitro sulfi/sulfa thermo/exo photo/chemo ortho/meta ortho/para meta/para carpal/tarsal \
    leuco/erythro leuko/erythro neo/paleo centri/center longi/lati pro/eu apo/peri phen/gen para/hyper para/peri \
    peri/dia conno/deno prot/ant pro/epi asso/conso milli/micro milli/centi kilo/mega mega/giga nano/pico deci/deca \
    sys/dia stalac/stalag aph/perih co/ auto/ anti/ an/ semi/ un/ in/ im/ ir/ il/ dis/ non/ mis/ de/ re/ a/
    """
  spelling.protectedSuffixes = """
    ate/ite ate/ide ite/ide ate/ine ide/ine ic/ous ase/ose anol/ane anol/ene anol/yne ol/al ol/one al/one ol/yl ane/ene ane/yne \
    ene/yne ane/yl idine/osine idine/ine osine/ine ine/one icon/icone some/zyme some/mere some/iole \
    mere/iole plast/blast ose/osome lysis/genesis nolysis/nesis gen/gon cyte/blast cyte/clast \
    blast/clast teen/ty teenth/tieth itis/osis itis/oma osis/oma osis/esis emia/uria phil/phob philia/phobia \
    philic/phobic trophic/tropic ectomy/otomy ectomy/ostomy otomy/ostomy graph/gram graph/meter graphy/logy \
    nomy/logy ism/ist nym/phone graph/phone nym/graph side/tide atin/atid osome/atid gon/hedron ward/wards \
    full/less ful/less or/ee er/ee cracy/archy phase/phage tonic/static duction/vection carpal/tarsal er/ ion/ing \
    graphy/grapher nomy/nomer a/an a/al ia/ many/man
    """
  spelling.inflections = """
    /s /es y/ies f/ves fe/ves um/a on/a us/i a/ae is/es ix/ices ex/ices a/ata en/ina man/men
    """
  spelling.vowelMarksAreAccents = true
  spelling.beginnings = """
    un in im il ir dis re pre de mis non over under out up down en ex inter intra hyper hypo sub super \
    trans pro per con com ad ab a an anti be for e
    """
  spelling.endings = """
    s es ed d ing ings er r ers or ors est ly y ies ied al ally able ible ably ment ments ness ion ions ation ations \
    ive ous ful less ity ist ists ism en n ic ical ance ence ances ences ant ent ants ents e ary ery ory ian an t
    """
  spelling.families = [closedSets, subjectTerms].joined(separator: "\n")
  spelling.lookalikes = lookalikes
  spelling.variants = """
    ise/ize isi/izi isa/iza yse/yze lour/lor nour/nor bour/bor vour/vor dour/dor gour/gor apour/apor rmour/rmor umour/umor \
    amour/amor viour/vior sulph/sulf haem/hem aemi/emi archae/arche palae/pale paed/ped aesth/esth caec/cec faec/fec \
    aetio/etio daem/dem oedem/edem foet/fet oestr/estr rhoe/rhe coel/cel noea/nea oesoph/esoph oeu/eu gramme/gram
    """
  spelling.otherSpellings = """
    World_War_I World_War_One First_World_War Great_War WWI WW1, World_War_II World_War_Two Second_World_War WWII WW2
    United_Kingdom UK, United_States United_States_of_America USA US, European_Union EU, United_Nations UN
    Beijing Peking, Czech_Republic Czechia, Myanmar Burma, Eswatini Swaziland, Mumbai Bombay, Kyiv Kiev
    Elizabeth Elisabeth, axe ax, mum mom, gaol jail, kerb curb, plough plow, doughnut donut, grey gray, mould mold
    aeroplane airplane, pyjamas pajamas, caesium cesium, sulphur sulfur, colour color, behaviour behavior
    neighbour neighbor, harbour harbor, labour labor, honour honor, favourite favorite, flavour flavor, vapour vapor
    tumour tumor, centre center, theatre theater, fibre fiber, litre liter, kilometre kilometer
    centimetre centimeter, millimetre millimeter, defence defense, dialogue dialog, analogue analog
    encyclopaedia encyclopedia, archaeology archeology, palaeontology paleontology, amoeba ameba, foetus fetus
    oestrogen estrogen, oesophagus esophagus, oedema edema, diarrhoea diarrhea, haemoglobin hemoglobin
    anaemia anemia, leukaemia leukemia, haemophilia hemophilia, haemorrhage hemorrhage, anaesthesia anesthesia
    analyse analyze, organise organize, organisation organization, civilisation civilization
    fertilisation fertilization, ionisation ionization, aluminium aluminum, tsar czar, cheque check, hiccup hiccough
    yoghurt yogurt yoghourt, armour armor, fulfil fulfill, skilful skillful, while whilst, among amongst, burned burnt, dreamed dreamt
    spelled spelt, haem heme, gram gramme, storey story, aeon eon, cannot can't
    leaped leapt, caecum cecum, annex annexe, connection connexion, vial phial, rock_and_roll rock'n'roll rock_n_roll
    Quran Koran Qur'an, Hanukkah Chanukah, Kolkata Calcutta, Romania Rumania, Ivory_Coast Côte_d'Ivoire
    Cape_Verde Cabo_Verde, East_Timor Timor_Leste, Turkey Türkiye, Mao_Zedong Mao_Tse_tung, 2D 2-D, 3D 3-D
    John_F_Kennedy JFK, Franklin_D_Roosevelt FDR, Martin_Luther_King MLK, Genghis_Khan Chinggis_Khan, ether aether
    type_1_diabetes diabetes_type_1 type_1_diabetes_mellitus diabetes_mellitus_type_1
    type_2_diabetes diabetes_type_2 type_2_diabetes_mellitus diabetes_mellitus_type_2
    """
  spelling.consonantMarksAreAccents = true
  spelling.infinitiveMarks = "to"
  spelling.contractions = """
    not n't 't nt
    am 'm m
    are 're
    is 's
    has 's
    have 've
    will 'll
    had 'd
    would 'd
    """
  spelling.contractedStems = """
    not will wo
    not shall sha
    """
  spelling.addForms()
  return spelling
}()
