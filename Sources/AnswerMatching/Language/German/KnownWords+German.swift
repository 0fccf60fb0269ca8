extension KnownWords {
  /// German words of school subjects and of every day that are meant where they are written, in their basic form.
  ///
  /// Left out are members of families, words of three letters, which have no tolerance, and words with two spellings.
  static let german = KnownWords(
    """
    abbau abbild abend abenteuer abfall abgabe abgas abgeordneter abgrund abhang abiotisch abitur abkommen ablass
    ablauf ableger ablehnung ableitung abneigung abordnung abrechnung absatz abscheu abschied abschluss abschnitt
    absicht absolutismus abstand abstieg abstimmung abszess abteil abteilung abwasser abwehr abzug aceton acetylen
    achse achsel acker addition adel adenauer aderhaut adjutant adrenalin adresse advent affe afrika agent ahnen ahorn
    akademie akkord akne akte aktie aktion aktivismus akustik akzent alarm albatros albumin aldehyd alexander alge
    algebra alginat algorithmus alkali alkohol allee allegorie allergie allianz alltag alpen alphabet altar alter
    altertum aluminat alveole amalgam ameise ameisensäure amerika ammoniak ammonium amnesie amnion ampel amphibie
    amphore amsel amsterdam amylase anabolismus analyse ananas anatomie anbau andacht anden anekdote aneurysma angebot
    angel angestellter angina angler angriff angst anilin anker anklage ankunft anlage anlass anlaut anleihe anleitung
    anna annahme annexion anpassung anruf anschlag anschluss ansicht ansiedlung anspruch anstalt antarktis antenne
    antibiotikum antike antilope antrag antrieb antwort anwalt anwendung anzahl anzeige anzug anämie aorta apfel apollo
    apostel apostroph apotheke apparat appetit aprikose aquarell aquarium aquädukt arabien arbeit arbeiter arche
    archimedes archipel architekt archiv arena argument aristoteles arithmetik arktis armee arminius armut aroma
    arroganz arsenat arsenit arteriosklerose arthritis arthrose artikel artist arznei arzt asche asien aspekt asphalt
    assel aster asteroid asthma asyl asymptote atem atheist athen athlet atlas atmung atoll atom atrophie attentat
    attest attribut aubergine audienz aufbau aufgabe auflage auflösung aufnahme aufruf aufsatz aufschwung aufseher
    aufsicht aufstand aufstieg auftrag auftrieb auge augsburg augustus aula ausbeute ausbildung ausdruck ausflug
    ausgabe ausgang ausgleich ausland auslaut auslese ausnahme aussage ausschuss aussprache ausstoß austausch auster
    auswahl ausweis auswurf autobahn autonomie autor autorität axiom babylon bach backe baden bahn bahnhof bakterie
    balken balkon ball ballade ballast ballett ballon balsam bamberg bambus banane band bande bandscheibe bank bankett
    bann banner barbar barcelona barock barometer baron barrikade barsch bart basalt basar basel basilika basilikum
    basis bass batterie bauch bauchfell bauer bauernhof baum bauxit bayern bayreuth beamter becher becken bedarf
    bedeutung bedingung bedürfnis beere befehl befund begierde beginn begriff behörde beil beilage bein beispiel
    beitrag bekenntnis belag belastung beleg belegschaft belfast belgrad benzin benzol beobachter bereich berg bergen
    bericht berlin bern bernstein beruf bescheid bescheinigung beschluss beschwerde besen besitz besuch beton betrag
    betrieb betrug beule beute beutel bevölkerung bewegung beweis beziehung bezirk bezug bibel biber bibliothek bier
    bilanz bild bildung billard bindehaut binom binse biologie biotop biozönose birke bisamratte bischof bismarck biss
    bizeps blatt blattgrün blech blende blick blinddarm blitz block blockade blume bluse blut blutegel blüte bockwurst
    boden bodenart bogen bogenmaß bohne bohrer bolzen bombe bonn borke borste botanik bote botschaft botschafter brahms
    brandenburg brandung brasse brauch brauer brauerei braunschweig braut brecht breite bremse brennstoff breslau brett
    brief brille brise bromat brombeere bromid bronchitis bronze brot bruckner brunnen brust brustbein brustkorb brut
    brücke brühe brüssel buche buchstabe bucht buckel bulle bunker burg busch busen bussard butanal butanol butanon
    butter buttersäure byzanz bäcker böhmen böll börse büffel bühne bündel bündnis bürgermeister büro bürste calvin
    carbonsäure champagner chamäleon chance chaos charakter chef chemie chemnitz chitin chlorat chlorid chlorit
    chloroform cholera cholesterin chopin chor choral christ christentum christus chromat chronik cicero computer
    container creme cyanid cäsar dackel damm dampf dampfer dante danzig darlehen darm darmstadt darwin datei datum
    dauer daumen david decke deckel degen deich deklination delegation delikt demenz demeter demokrit demonstration
    denker denkmal dentin depesche dermatitis descartes despot destillation destruent detail detmold dextrose diabetes
    diagnose diagonale diagramm dialekt dialog diamant diamid dichromat dichtung dickdarm dieb diele diener diesel
    dieselmotor differenz diktat diktator diktatur diode dioxid diphtherie diplomat direktor dirigent diskriminante
    diskussion distanz distel division diät docht dogma doktor dokument dolch dolde dollar dolmetscher dolomit
    domestikation donau donner dorf dorn dorsch dortmund dose dosis dotter drache drachen draht drama dreck dreieck
    dresden drohne drossel druck drucker druckerei drüse dschungel dublin duisburg dunst durchbruch durchfall
    durchschnitt durst dynamik dynastie dänen düne dünger dünndarm dürer dürre düse düsseldorf ebene ebert echo echse
    ecke edelgas edelstahl eder effekt egel eiche eichel eichendorff eierstock eifel eifer eigenschaft eileiter eimer
    einfluss einfuhr eingabe eingang einheit einigung einkommen einsatz einstein einwand einwohner einzelhandel eisberg
    eisenbahn eisprung eiter eiweiß eizelle ekel ekstase ekzem elastizität elbe elch elefant element elend elite
    ellbogen ellenbogen elritze elsass elster embolie embryo empfang empfindung empfänger emphysem ende endokard
    endoskelett endung energie engel engels enkel ente enthaltung entwurf entzündung enzyklopädie enzym epidemie
    epidermis epik epilepsie episode epithel epos erasmus erbe erbse erdbeben erdbeere erdöl ereignis erfahrung
    erfinder erfindung erfolg erfurt ergebnis erhard erhebung erholung erinnerung erker erklärung erlangen erlass
    erlaubnis erle erlebnis ermittlung ernte ernährung eroberer eroberung ersatz erscheinung ertrag erythrozyt
    erziehung erzähler esche esel espe essay essenz essig essigsäure etage etappe etat ethanal ethandisäure ethik
    ethylen etikett euklid europa evangelium ewigkeit examen existenz exoskelett experiment experte explosion exponent
    exponential expressionismus extremum fabel fabrik fach fackel faden fagott fahne fahrer fahrt fahrzeug faktor
    fakultät falke falle falte familie farbe farm farn fasan fasching faschist faser fass fassade fassung fasten faszie
    faust favorit feder fehde fehler feier feige feile feind feld feldspat fell fels felsen fenchel fenster ferien
    ferkel fernsehen ferrat ferrit fessel fest festung fett feuer feuerwehr fibrin fibrose fichte fichtelgebirge fieber
    figur filet filiale film filter finger fink finsternis firma fischer fischotter fistel fjord flagge flamme flandern
    flanke flasche flechte fleck fledermaus flegel fleisch flieder fliege flimmerhaar floh flora florenz floskel flosse
    flotte fluch flucht flug flugblatt flughafen flugzeug flunder fluorid fläche flöte flüchtling flügel flüssigkeit
    fohlen folge follikel folter fontane forelle form formaldehyd formalin formel forscher forschung forst fortschritt
    fossil fracht frage fraktion fraktur franken frankfurt frau fraß fregatte freiheit fremder freud freude freund
    friede frieden friedhof friedrich friesen friseur frist frosch frost frucht fruchtblatt fruchtknoten früchte
    frühling fuge fulda fungizid funk funke funktion furche furcht furt furunkel futter futur fußball fußnote fähigkeit
    fähre föderation föhn fötus fühler führer führung fürst fürstentum gabel gallenblase gallenstein galvanik gandhi
    gang gans garage garbe garde garten gasse gast gastritis gatte gattung gauck gaukler gaumen gebet gebiet gebirge
    gebiss geburt gebärmutter gebäude gebühr gedanke gedicht geduld gefahr gefieder geflügel gefälle gefängnis gefäß
    gefühl gegenstand gegenteil gegner gehalt geheimnis gehirn gehör geier geige geisel geist geiz gelatine gelbsucht
    geld gelenk gemeinde gemälde gemüse general generation generator genf genie genpool gent genua geologie geometrie
    gepard gepäck gerade gerbera gericht gerinnung germane gerste gerstenkorn geruch gerät gerücht gerüst gesang
    geschenk geschichte geschlecht geschmack geschoss geschwister geschwür geschäft gesellschaft gesetz gesicht
    gespräch gestalt geste gestein gesundheit gesäß getreide getriebe getränk gewalt gewebe geweih gewerbe gewerkschaft
    gewicht gewinde gewinn gewissen gewitter gewohnheit gewölbe gewürz gezeiten gicht gift gilde gipfel gips giraffe
    gitarre gitter glanz glas glaskörper glaukom gleichnis gleis gletscher glied glocke glucagon glut glykolyse
    gläubiger glück gnade golf gonade gondel gorilla gotha gott gottheit grab graben grad gradient graf grafik gramm
    grammatik granate granit graph grat graupel greif greis grenze grieche griff grille grillparzer grimm grippe
    großhirn gruft grund gruß gräfin gräte größe gründung guerilla gulden gummi gunst gurke gutenberg gymnasium gärtner
    gärung göttingen gürtel haag haar habicht habsburg haft hagel hagen hahn hain haken halle halm hals haltung hamburg
    hamster hand handel handlung handschuh handwerk handwerker hanf hang hannibal hannover hansestadt harfe harke harn
    harnblase harnisch harnleiter harnröhre harnstoff harpune harz hase hasel hass haube haufen haupt hauptmann
    hauptschlagader hausarzt haushalt haut havel haydn hebamme hebel hecht hecke heer hefe heft hegel heide heidegger
    heidelberg heiden heil heiland heilung heimat heine heinrich heirat heizung hektar held helgoland helm hemd
    hemisphäre hengst henker hepatitis herakles herbizid herbst herd herde hering herkunft hermelin hermes hernie
    herodot herold herpes herr herrschaft hersteller herzinfarkt herzog herzogtum heuchler hexe hexenhaus hilfe
    himalaya himbeere himmel hindenburg hindernis hinduismus hinterhalt hirn hirnhaut hirnstamm hirsch hirse hirte
    histamin hitler hitze hobel hochofen hochschule hochzeit hoden hoffnung holland holstein holz homburg homer hominid
    honig hopfen horde horizont hormon horn hornhaut hornisse hose hotel hugenotten huhn hummel hummer humor humus
    hunger hunnen hupe husten hydrat hydrid hydrolyse hydroxid hydroxyl hymen hymne hypophyse hypothalamus hyäne häher
    hämatit hämatom hämoglobin hämophilie höflichkeit höhe hölderlin hüfte hügel hülle hüter hütte ibsen ideal idee
    identität ideologie idiot idol igel ileus iltis imker imperativ imperfekt imperialismus imperium impfung index
    indikator individuum induktion industrie infarkt infinitiv information infusion ingenieur ingolstadt inhalt
    initiative innsbruck inquisition insekt insektizid insel instanz instinkt institut instrument insuffizienz integral
    intellekt interesse intervall intervention invasion invest investition iodat iodid iris ironie irrtum ischias islam
    isolator isolierung jacke jagd jaguar jahr jahrhundert jahrzehnt jakob jambus jasmin jena jerusalem jesus johannes
    joseph journalist jubel jude judentum jugend jumbo jungfrau junker jura jury justiz juwel jäger kabel kabeljau
    kabine kabinett kaffee kafka kahlkopf kahn kain kairo kaiser kaiserin kaiserreich kajak kakao kaktus kalb kalender
    kaliber kalifornien kaliumnitrat kalk kalkstein kalkwasser kalorie kambium kamel kamera kamille kamin kamm kammer
    kampagne kampf kanal kanarienvogel kandidat kaninchen kanne kannibale kanon kanone kanton kanzel kanzler kapelle
    kapillare kapital kapitel kapitän kappe kapsel karaffe karambolage karawane karbid kardinal karies karikatur
    karlsruhe karneval karosserie karotte karpaten karpfen karriere karte kartell karthago kartoffel karton karussell
    karzinom kaserne kasino kasse kassel kassette kastanie kasten katalog katarakt katarrh katastrophe kategorie kater
    kathedrale katholik katze kauf kaufmann kaution kautschuk kegel kehldeckel kehle keim keimblatt kelchblatt keller
    kellner kenner kenntnis kepler keramik kerbe kerker kern kerze kessel ketose ketzer keuchen keuchhusten kichererbse
    kiebitz kieme kies kiesel kieselsäure kiew kilo kind kinn kino kissen kitt kitz klage klammer klang klappe
    klarinette klasse klassik klaue klausel klavier kleber klee kleid kleidung kleinhirn klempner klerus klinge klinik
    klippe klopstock kloster klotz kluft kläger knabe knall knappe knecht kneipe knie kniescheibe knoblauch knolle
    knopf knospe knoten knödel koblenz kobold koch kochsalz koeffizient koffer kohlrabi koks kolben kolibri kolik
    kollege kolonie kolonne koloss kolumbus koma kombinatorik komet komfort komma kommandant kommando kommentar
    kommissar kommission kommode kommune kommunion kommunist kompass kompost kompott kompresse kompromiss komödie
    konferenz konfession konfirmation konflikt kongress konkurrenz konkurs konserve konsonant konstante konstantin
    konstanz konstitution konsul konsum konsument kontakt kontinent konto kontrast kontrolle konvent konvoi
    konzentration konzept konzern konzert konzil kooperation koordinate kopernikus kopf kopie koralle koran korb
    korbblütler korken korn korruption korsett kosaken kostüm krabbe kraft kralle krampf kran kranich krankenhaus
    krankheit kranz kraut krawatte krebs kredit krefeld kreide kreis kreta kreuz kreuzblütler kreuzer kreuzung krieg
    krieger krim kriminalität krippe krise kristall kriterium kritik kritiker krokus kronblatt krone kropf krug kruste
    krähe krönung kröte krümel krümmung kubik kubus kuckuck kues kufe kugel kultur kummer kunde kunst kunststoff kuppel
    kupplung kurfürst kurie kurland kurs kurve kuss kutsche kutte kuvert käfig kälte känguru kärnten käse köder könig
    königin königreich königswasser körper künstler kürbis labmagen labor lachs lack laden ladung lage lager lahn laie
    laken lama lamm lampe landau landkarte landschaft landwirt langeweile lanze lappen larve laser last laster latein
    laterne latte laube lauch lauf lauge laune laus lausitz laut lawine leben lebewesen leder lederhaut legende
    legierung leguan lehm lehnwort lehrling leibniz leiche leid leidenschaft leier leihe leim leine leinen leipzig
    leiste lektion lektüre lende lenin leopard leser leuchte leuchtturm leukozyt leukämie leverkusen lexikon libelle
    liberalismus licht liebe liebig lieferung ligament lilie limes limonade lineal linie linke linse lippe
    lippenblütler lissabon liste liter literatur livland loch locke logarithmus logik logo lohe lohn lokal lokomotive
    london lorbeer lothar lothringen lotse luchs ludwig luft luftröhre lunge lunte lupe lurch lust luther luxus luzern
    lymphe lymphknoten lymphozyt lyon lyrik länge lärm läufer löffel löschung lübeck lücke lüge lüneburg macht made
    magazin magd magdeburg magier magistrat magnesia magnesit magnetit mahd mahlzeit mailand makel makler makrele
    malachit malaria malz mandant mandat mandel manganat mangel mannheim mannschaft mantel mantisse manuskript marburg
    marder margarine maria marine marke markise markt marmelade marmor marsch marseille masche maschine masern maske
    massage massaker masse mast material mathematik matratze matrize matrose matthäus mauer maul maulwurf maurer
    mazedonien maßnahme mecklenburg median meerschweinchen mehl mehrheit meile meinung meister meißel meißen melodie
    melone membran memel mendel menge meniskus mensch menschheit mergel merkel merseburg messer messing metall metapher
    methanal methanol methanon methode methyl metropole metternich metzger meuterei miete mieter migräne mikado
    mikroskop milan milbe milchsäure milieu militär miliz milz mimikry minden minderheit mineral minister ministerium
    minuend minute minze mischung missbrauch missernte mission mist mistel mitglied mitleid mittag mitte mittel
    mittelfuß mittelhand mittelmeer mittelwert mixtur mode modell molch molekül molke monarch monat monolog monomer
    monopol monoxid monster montage monument moos moosfarn moral morast mord morgen morphium mosaik moschee mosel moses
    moskau moskito most motiv motte multiplikation mumie mumps mund murmel museum musik musiker muskat musketier
    mutation myelin mykorrhiza myokard myom mythos märchen märtyrer möbel mönch mörder mörike mörtel möwe mücke mühe
    mühle müll müller münchen mündung münze nabel nachbar nachfrage nachricht nacht nachteil nachtigall nadel nagel
    nahrung naht name napf naphthalin napoleon narbe narkose narr narzisse nashorn nation natron natter natur neapel
    nebel nebenniere neckar neffe neid neiße nekrose nektar nelke nephritis nero nerv nerz nessel nesselzelle nest netz
    netzhaut neubau neugier neuheit neuralgie neurose neutralität nichte niederlage niederschlag nierenbecken nietzsche
    nikotin nische nitrat nitrid nitrit niveau nixe nizza nomade nonne norden nordsee norm notar note notiz notwehr
    novize nudel null nullstelle nummer nuss nutzen nylon nymphe nürnberg oase obelisk oberarm oberfläche oberschenkel
    oberst objekt obst ochse odenwald odessa ofen offenbach offizier oktaeder oktave oldenburg olive olympia onkel oper
    opfer opium opposition optik orange orchester orchidee orden ordner ordnung organ organismus orgel orient original
    orkan osnabrück osten osteoporose ostern ostsee otter ouvertüre oxalat oxalsäure ozean ozon paar pacht packung
    paderborn paket pakt palast palermo palme palästina pamphlet panda panik pankreas panne pansen panther
    pantoffeltierchen panzer papagei papier pappe pappel paprika parade paradies paradox paraffin parallele paralyse
    parasit paris park parlamentarier partei parterre partikel partizip partner passage passau passion passiv paste
    pastor pate patent patient patriarch patriot patrone pauke paulus pause pavian pazifik pegel pein peitsche pelikan
    pelz pendel penis pension pepsin peptid perchlorat periode periost perle permanganat peroxid perser person perücke
    pest pestizid pfad pfahl pfalz pfand pfanne pfarrer pfau pfeffer pfeife pfeil pfeiler pferd pfingsten pfirsich
    pflanze pflaster pflaume pflege pflicht pflug pfortader pforte pfosten pfote pfropf pfund phantom pharao pharisäer
    philosoph philosophie phosphat phosphid phosphit phosphorsäure phrase physik physiker pickel pilatus pilger pille
    pilot pinguin pinie pinsel pionier pirat pistole plage plakat plakette planet plankton plantage plastik platane
    plateau platon platte platz plauen plexus plural pocken poesie pokal polizei polizist pollen polster polyester
    polygon polymer polynom polyp pommern popularität population pore portion porzellan posaune posen position post
    posten potenz potsdam pracht prag praktikum praxis preis prellung premiere presse preußen priester primaten primel
    primzahl prinz prinzessin prinzip prisma privileg probe problem produktion produzent professor profil programm
    projekt prolaps proletariat promille propaganda prophet prosa prospekt prostata protest protestant protokoll
    provinz prozent prozess prunk präfekt prägung prämie präparat präsident prüfung psalm psoriasis psychologie
    pubertät publikum puder puls pulver pumpe punkt punktion pupille puppe purpur puste putsch pylorus pyramide pyrit
    quader quadrat qualität qualle quantität quappe quark quartal quartett quarz quelle quersumme quitte quote rabatt
    rabbiner rabe rache rachen rachitis radar radio rahmen rakete rand rang raps rasen rasse rast rastatt rathaus ratte
    raub rauch raum raupe ravensburg rebe rebell rebellion rechen rechnung recht redakteur rede redner referat
    referendum reform reformator regal regel regen regensburg regent regie regierung regime regiment region register
    reibung reichsrat reichtum reife reifen reiher reim reise reiter reiz rektor rektum relief religion rembrandt
    reptil republik requiem reserve residenz respekt rest restaurant restauration resultat retter rettich rettung reue
    reutlingen revier revolte revolver rezept rezession rhein rhetorik rheuma rhinitis rhizom rhombus rhön riad
    richelieu richter richtlinie richtung riegel riemen riese rilke rind rinde ring rinne rippe risiko riss ritter
    ritual ritze robbe robespierre roboter rochen rock roggen rohstoff rolle roman romantik rose rosine rost rostock
    rotor rousseau rubin ruder ruhe ruhm ruhr ruin ruine rumpf runde rute rutsche räuber römer röteln rübe rücken
    rückenmark rücktritt rügen rüssel rüstung saal saale saar sabotage sache sachsen sack saft sage sahne saibling
    salamander salat salbe salon salpeter salpetersäure salz salzburg salzsäure samen samenanlage sammlung samt sand
    sandale sankt sanktion saprophyt sarajevo sarg sarkom satellit sattel sattelpunkt satz satzung sauerkraut saum
    schacht schaden schaf schale schall schalter schande schar scharlach schatten schatz schaufel schaum scheibe
    scheide scheinwerfer scheitel scheitelpunkt schelling schema schenkel schere scherz scheune schicht schicksal
    schiefer schienbein schiene schild schilddrüse schildkröte schiller schilling schimmel schimpanse schinkel schinken
    schlacht schlaf schlag schlaganfall schlange schlauch schleim schlesien schleswig schleuse schlick schlinge
    schlitten schloss schlucht schläfe schlüssel schlüsselbein schmerz schmetterling schmidt schmied schmuck schmutz
    schnabel schnee schneider schnitt schnupfen schnur schokolade scholle schopenhauer schornstein schote schoß schrank
    schranke schraube schrecken schrei schreiner schrift schritt schröder schubert schuh schuld schuldner schule
    schulter schulterblatt schumann schuppe schutz schwaben schwager schwalbe schwamm schwarm schwarzwald schwein
    schweiß schwelle schwerin schwert schwester schwindel schwung schädel schöffe schöpfer schüler schürze schüssel
    schütze seele segel segen sehne sehnerv seide seife seil sekret sekretär sekt sekte sektor sekunde selektion senat
    sendung senf sensation sense sepsis septum serie serum sessel seuche shakespeare sibirien sichel sicherheit sicht
    sieb sieg siegel siegen sieger signal silbe silikon silo singular sinn sirup sitte sitz sitzung sizilien skala
    skandal skelett skizze sklave sklera sklerose skoliose skorbut skorpion skulptur socke sockel soda sofa sofia sohle
    sohn sokrates soldat solingen solist sommer sonate sonde sonett sorge sorte soße spalt spalte spaltung spaltöffnung
    spandau spange spanne spargel sparta spaten spatz spaß specht speck speer speichel speise speiseröhre spektrum
    spende sperling sperre spessart speyer spezies sphäre spiel spieß spinat spindel spinne spinoza spion spirale
    spitze splitter spore sporn sport spott sprache spray spreu springer spross sprossachse sprosse spruch sprung
    spucke spur stab stachel stadion staffel stalin stamm stammzelle stand standard star start statik station statist
    statistik stativ statue statut staub staubblatt staude stausee stecker steg steiermark steigung stein steinbock
    steißbein stelle stellung stempel stenose steppe sterbe stern stettin steuer stich sticker stiefel stier stift
    stifter stiftung stille stimme stimmung stirn stock stockholm stoff stolz storch stoß strafe strahlung stralsund
    strand strang strategie straßburg strecke streich streifen streik streit strenge stresemann stress streu strich
    strick stroh strudel struktur strumpf strömung stube student studie studium stufe stuhl stunde sturz stute
    stuttgart styrol ständer stärke störung stück stütze subjekt substanz subtrahend subtraktion sudeten sulfat sulfid
    sulfit sultan summand summe sumpf suppe sylt symbiose symbol symmetrie symptom synagoge synapse synode syphilis
    system szene säbel säge sänger säugling säule säure söldner süden sünde tabak tabelle tablette tadel tafel tagung
    taille takt taktik talent tallinn tango tank tanker tanne tante tanz tapete tapferkeit tarif tasche tasse tasso
    taste taube taucher taufe taunus tausch taxi technik teer teheran teich teig teil teilchen teilung telefon
    telegramm teleskop teller tempel temperament tempo tendenz tenor teppich term termin termite terrasse terror
    terrorist testament tetanus tetraeder teufel text thalamus thales theater thema themse theologe theorie therapie
    these thorax thrombin thrombose thrombozyt thron thunfisch tiefe tier tiger tinte tirol tisch tischler titel toast
    tokio toleranz tollwut toluol tomate tonne tonsille topf torf torte toskana tourist tracheen tracht tradition
    tragödie traktor trank transpiration transport trapez traube trauer traum treffer treibhaus treppe treue tribun
    tribut trichter trieb trier triest trikot trinker triumph trizeps trockenheit troja trommel trompete tropen tropfen
    trophie trophäe trost trotzki truhe truppe trypsin träne trübung tube tuberkulose tuch tugend tulpe tumor tumult
    tundra tunnel turban turbine turm turnier turnus tusche typhus tyrann täter tätigkeit türke tüte ufer ulkus ulme
    umfang umgebung umlauf umlaut umsatz umsturz umwelt unfall unglück uniform universität universum unkraut unruhe
    unschuld unterricht unterschied urease urkunde urlaub urne ursache ursprung urteil urwald usedom utopie vagina
    vakuole vakuum vampir vandale vanille variable varus vasall vase vatikan vegetation veilchen vektor venedig ventil
    verb verbot verbrechen verbrecher verbrennung verdacht verdun verein vererbung verfahren verfasser verfolgung
    vergangenheit vergleich verhalten verhandlung verkauf verkehr verlag verlauf verlust vermutung vermögen vernunft
    verrat verräter vers versailles versand verstand versuch verteidigung vertrag vertrauen vertreter verwaltung
    verwandter verzicht vesper vieh vierfeldertafel villa violine virus visum vitamin vogel vogesen vogtland vokal volk
    voltaire volumen vorarlberg vorhang vorhof vormund vorsilbe vorsitz vorteil vortrag vorwort vulkan waage wabe wachs
    wachstum wachtel wade wadenbein waffe wagen wagner wahnsinn wahrheit wald wallenstein walross walze wand wanderung
    wange wanne wanze wappen warburg ware warnung warschau warze wasser wasserfall wassertopf watte webstuhl wechsel
    wecker wehe wehr weib weiche weichsel weide weiher weihnachten weimar wein weinberg weisheit weizen welle welpe
    welt weltall wendepunkt werft werk werkstatt werkzeug wernigerode wert wespe weste westen westfale westfalen
    wettbewerb wette whisky wicke widder wiege wieland wien wiesbaden wiese wiesel wikinger wille wimpel wimper wind
    winkel winter winzer wippe wirbel wirkung wirt wirtschaft wismar wissen wissenschaft wittenberg witwe witz woche
    wolf wolfsburg wolke wolle worms wort wrack wucher wuchs wunde wunder wunsch wuppertal wurf wurm wurst wächter
    währung wärme wäsche wörterbuch würde württemberg würzburg würze wüste zahl zahn zange zapfen zauber zauberer zaun
    zebra zeche zecke zeder zehe zeichen zeichnung zeiger zeitung zellkern zellplasma zellwand zelt zement zensur
    zentrum zeolith zeppelin zeremonie zeuge zeugnis zeus ziel ziffer zigarette zigarre zimmer zimt zinkblende zins
    zirbeldrüse zirkel zirkus zirrhose zitat zitrone zoll zone zopf zorn zucht zucker zufall zufuhr zugang zukunft
    zunge zuschauer zustand zuwachs zwang zweck zweifel zweig zwerg zwickau zwiebel zwilling zwingli zwirn zwitter
    zygote zylinder zymase zürich ägäis äther ödem ökologie ökosystem ölsäure übung
    """
  )
}
