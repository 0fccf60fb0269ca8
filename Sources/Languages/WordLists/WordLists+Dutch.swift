// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// Dutch words of every day and of school.
  package static let dutch = """
    aankomen aannemen aardbei aarde aardig acht achter achttien acteur adem ademen afnemen afspreken afstand afwassen
    agent akker algemeen alleen alles altijd alweer amandel ananas ander angst antwoord antwoorden apart apotheek
    apotheker appel april arbeid arend atoom auto avond azijn baan baard baas baby bacterie baden bagage bakken
    bakker balkon balpen banaan band bang bank barsten base batterij bedanken bedoelen bedrag beek beeld been beer
    begin beginnen begrijpen behalve behoren beide bekend beker beleefd bellen beloven bende beneden bereid bereiden
    bereiken berg bericht berk beroemd beroep beschrijven beslissen besluiten bespreken best bestaan betalen
    betekenen beter beuk beurs beurt bevelen bever bewaren bewegen beweren bewijzen bezem bezet bezitten bezoeken
    bieden bier bijl bijna bijten binden binnen bitter blad blauw blazen bleek blij blijken blijven bliksem blind
    bloed bloeden bloei bloeien bloem blond blozen blussen bocht bodem boei boek boer boete boeten bont boog boom
    boon boor boord boos boot bord boren borg borst borstel bosbes boter botsen bout bouwen boven braden branden
    breed breedte breien brein breken brengen breuk brief bries bril broed broek broer brok brommer bron brood
    broodje brug bruid bruin bruis buigen buik buis buit buiten bukken bult bunker buurt cent cijfer cilinder cirkel
    citroen daar daarna daarom dadelijk dagelijks dalen damp danken dans dansen danser dapper darm dauw deeg deel
    deken dekken deksel delen deler denken derde dertien dertig deuk deur deze dicht dichter dief dienen dienst diep
    diepte dier diner direct distel dochter doden doek doel dokter dolk donder donker dood doof doop door doorn doos
    dorp dorst dorstig douane douchen draad draaien draf dragen drank dreigen drift drijven drinken droevig drogen
    dromen dronken droog droom drop druif druk drukken dubbel duidelijk duif duiken duim duin duit duivel duizend
    duren durven dutten duur duwen dwaas dweilen dwerg dwingen echo echter eend eerlijk eerst eerste eeuw eeuwig
    effen egel eigen eiland einde eindigen eisen ekster elkaar emmer energie engel enige enkel enkele eren ergens
    erkennen ernstig ervaren erwt eten euro examen ezel falen feest feit fiets fietsen fijn film flat fles fluisteren
    fluit fluiten fort foto fout fris fruit gaar gang gans gapen garage garen gast gebak gebeuren gebouw gebruiken
    gedachte gedicht geduldig geel geest geheel geheim geheugen geit geld gelden gelijk geloof geloven geluid geluk
    gelukkig gemakkelijk gemeen genezen genieten genoeg gereed getal geul geur gevaar geven gevoel gevolg geweldig
    gewicht gewoon gezellig gezicht gezond gids gier gierig gieten gips gist gisteren gitaar glad glas glijden gloed
    goed golf gooien goot gordijn goud graad graag graan gram gras gratis graven greep grens griep grijpen grijs
    groef groei groeien groen groente groep groet groeten groot grootte grot haag haai haak haan haar haard haas haat
    hagel hakken halen half halm hals halte hamer hameren hand handig hangen hard haring hark harp hart haten haven
    haver hebben hechten heel heen heerlijk heersen heet heks helaas helder helft helm helpen hemd hemel hengel
    herfst herhalen herkennen herstellen hert heten heup heuvel hiel hier hijgen hinken hitte hoed hoef hoek hoest
    hoesten hoewel hond honderd honger hongerig honing hoofd hoog hoogte hooi hoop hoorn hopen horen horloge hotel
    houden hout huid huidig huilen huis hulp huren huur idee ieder iemand iets ijver ijverig ijzer indien inhoud inkt
    invullen jaar jacht jagen jager jeugd jeuk jeuken jong jongen juichen juist juli jullie juni jurk kaak kaal kaars
    kaart kaartje kaas kabel kachel kalf kalk kameel kamer kammen kamp kanon kans kant kantoor kapel kapper karper
    kast kasteel kater katoen kauwen keel keer kegel kelder kennen kennis keren kerk kern kers ketel keuken kever
    kiem kies kiezen kijken kikker kind kist klaar klagen klap klappen klas klaver kleden klei klein klem kleur
    kleurig klif klikken klimmen klinken klinker klok klomp klont kloof kloppen kluis knal knap knie knielen knijpen
    knikken knippen knol knoop knop knopen koek koekje koel koelen koers koffer koffie kogel koken komeet komen komma
    konijn koning koningin kooi kool koor koord koorts kopen koper kopje korf korst kort kosten koud kous kraag kraai
    kraal kraam kraan krab krabben kracht kraken kramp krans krant krap kreet kreunen kreupel krijgen krijt kring
    kroeg krom kroon kruid kruik kruin kruipen kruis kubus kuiken kuil kuit kunnen kunst kussen kust kwaad kwal kwart
    kwetsen laag laars laat laatste lachen ladder lade laden lading laken lamp land landen lang langs last lastig
    laten later lawaai leeg leem leer leerling leeuw legen leger leggen leiden lekken lekker lelijk lenen lengte lens
    lente lepel leraar lerares leren letten letter leugen leuk leven levend levendig lever leveren lezen licht lied
    liedje lief liefde liegen liever liggen lijden lijf lijken lijm lijmen lijn lijst likken linde links linnen linze
    list liter loeren long lood loof loon loop lopen loven lozen lucht luid luik luisteren lukken lunch maag maal
    maaltijd maan maand maandag maar maart maat macht magneet mailen mais maken makkelijk malen mand mank mantel
    markt massa mast matras matroos meedoen meel meenemen meer meest meestal meeuw meisje melk meloen mengen mengsel
    mens merel merk mest metaal meteen meten meter metro middag mier mijn mikken miljoen minder minst minuut missen
    mist mits modder mode modern moed moeder moedig moeilijk moer moeras moeten mogelijk mogen molen moment mond
    monteur mooi moord morgen mosterd motor mouw muis munt museum muts muur muziek naad naaien naald naam naast nabij
    nacht nadat nadenken nagel natuur nauw navel neef negen negentien negentig nemen nergens nest netel netjes neus
    nevel nicht niemand nier niets nieuw niezen nodig noemen noemer nogal nogmaals nood nooit noot normaal november
    nuchter nuttig ober oceaan ochtend oefenen oefening oever oktober olie omdat omhoog omlaag omtrek onbekend
    onbeleefd onder ondiep onduidelijk oneerlijk ongeduldig ongelijk ongeluk ongelukkig onhandig onkruid onmogelijk
    onnodig ontevreden onthouden ontstaan onvriendelijk onwaar onweer onze onzeker oogst oogsten oord oordelen oorlog
    opdracht open openen opgave ophouden opletten opnieuw opruimen opstaan oranje orgaan orgel otter ouder oven over
    overal overleven paar paard paars pagina pakken paleis papier parel park parkeren passen passer pauze pech pedaal
    peer peil pels penseel peper perron pers persen perzik pesten piano pijl pijn pijp piloot plaag plaat plaats
    plaatsen plagen plakken plan planeet plank plannen plant planten plas plastic plat plegen plein pleister pleiten
    plek plicht ploeg plooi plukken poes poetsen politie pols poort poot post pracht prachtig praten precies prei
    prent prijs prijzen prikken prins prinses printen prisma proberen procent product proef proeven prooi pruim puin
    punt puntig puzzel raad raam raar raden radio raken rand raspen rauw razen reactie reageren recept recht rechter
    rechts redden rede reden reeks regel regelen regen regenen regering reis reizen rekenen rekening rennen rente
    repareren rest reuk reus richten ridder riem riet rijden rijk rijm rijpen rijst rijzen rillen ring rits rivier
    roeien roepen roeren roest rogge roken rollen romp rond rood rook room roos rooster rots rouw roze rubber rugzak
    ruiken ruil ruilen ruim ruimen ruimte ruit rups rust rusten rustig saai samen saus schaal schaap schaar schaatsen
    schade schaden schaduw schamen schatten scheef scheiden schelp schenken scheppen scheren scherf scherm scherp
    schets scheuren schieten schijnen schild schilder schilderen schilderij schillen schip schoen school schoon
    schoot schop schoppen schors schot schotel schouder schrift schrijven schrijver schrik schrikken schroef schudden
    schuin schuiven schuld schuur simpel sinds sjaal sjouwen slaaf slaan slaap slag slagen slager slak slang slapen
    slecht slechts slee sleep slepen sleuf sleutel slijpen slikken slim slipper slok sloot slordig slot sluipen sluis
    sluiten smaak smaken smal smeken smelten smeren smid snaar snappen snavel sneeuw sneeuwen snel snijden snoep
    snoepen snoer snor snurken soep soms spannen spannend spanning spar sparen spatten specht speer spek spel spelen
    speler spellen spelt spier spijker spijs spijt spijten spin splijten spoedig spoel spook spoor sport spotten
    spraak spreken spreuk springen sprong spuit spuiten staaf staal staan staart staat stad staf stal stam stand
    stapel stappen start starten station steeds steel steen steil steken stekker stelen stem step ster sterk sterven
    steun stevig stier stift stijgen stijl stikken stil stilte stinken stoel stoep stof stok stom stomp stoom stoot
    stoppen storen storm storten stoten straal straat straf straffen strak straks stralen strand streek streep
    strelen streng streven strijd strijden strijken strik strikt stro stroef stromen strooien strook stroom stroop
    strop struik student studeren stuk sturen stuur suiker taak taal taart tabel tachtig tafel tand tang tante tapijt
    tarwe tasten teder teelt teen tegen teken tekenen tekst tellen teller tent tenzij terug teug tevreden thee thema
    thuis tijd tijdelijk tijdens tijger tikken tillen titel toch tocht toenemen toestel toets toeval toga tomaat
    toneel tonen tong toon toorn toren totdat touw traag traan tram trap tred treffen trein trekken treuren troep
    trommel trompet troon troost trots trouw trouwen trui tuig tuin tulp tunnel tussen twaalf tweede twijg twintig
    typen uitkleden uitleggen vaak vaart vaas vacht vader vallen vanaf vandaag vangen vangst varen varken vast
    vechten veel veer veertien veertig vegen veilig veld veranderen verbergen verbeteren verbieden verbinden
    verbruiken verdelen verdienen verdriet verdrietig verdrinken verdwijnen verf vergaderen vergelijken vergelijking
    vergeten vergeven verhaal verhuizen verkeer verkeerd verklaren verlaten verlegen verlengen verliezen vermijden
    vermoeden vernielen verpleger vers verschijnen verschillen verschillend verstaan vertalen vertellen vervelen
    verven verwarmen verzorgen vest vezel vier vierde vieren vies vijand vijf vijfde vijftien vijftig vijl vijver
    vilt vinden vinger viool virus vissen visser vlag vlak vlam vlees vlek vleugel vlieg vliegen vlijt vlijtig
    vlinder vloed vloeien vloer vlok vlot vlucht vocht vochtig voeden voeding voelen voer voeren voet vogel volgen
    volgend volk vonk voor voordat voorspellen voorstellen vooruit vorig vork vorm vorst vouw vouwen vraag vragen
    vrede vreemd vrees vrek vreugde vrezen vriend vriendelijk vriendin vriezen vrij vroeg vrouw vrucht vuil vuist
    vullen vuur waaien waar waard waarde waarom waas wacht wachten wagen wakker walvis wandelen wang want wapen warm
    warmte wassen water week weelde weer wees wegen weigeren weinig wekken wekker welke wenden wennen wens wensen
    wereld werk werken werpen wesp weten wieg wiel wiens wijk wijken wijn wijs wijze wijzen wikkelen wilg willen wind
    winkel winkelen winnen winst winter wissel wisselen wissen woede wolf wolk wond wonen woning woord worden worm
    worst wortel wraak wrak wrijven zaad zaadje zaag zaaien zaak zaal zacht zadel zagen zakken zalf zalm zand zang
    zanger zeef zeep zeer zege zegel zegenen zeggen zeil zeilen zeker zelden zelf zelfde zelfs zenden zestien zestig
    zetten zeven zeventien zeventig zich zicht ziek ziekte ziel zien zijde zijn zilver zingen zink zinken zitten
    zodat zoeken zoen zoet zojuist zolder zomer zondag zonder zool zoom zoon zorg zorgen zout zuchten zuigen zuil
    zuinig zullen zusje zuster zuur zwaaien zwaan zwaar zwaard zwak zwam zwart zweep zweet zwemmen zwerm zweten
    zweven zwijgen
    """
}
