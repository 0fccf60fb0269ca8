// SPDX-License-Identifier: Apache-2.0
/// German words of school subjects and of every day that are meant where they are written, in their
/// basic form.
///
/// Left out are members of families, words of three letters, which have no tolerance, and words
/// with two spellings.
let terms = """
  aare abbau abbild abbitte abend abenteuer abfall abgabe abgas abgeordneter abgrund abhang abiotisch abitur abkommen
  ablass ablauf ableger ablehnung ableitung abneigung abordnung abrechnung absatz abscheu abschied abschluss
  abschnitt absicht absolutismus abstand abstieg abstimmung abszess abteil abteilung abwasser abwehr abzug aceton
  acetylen achat achse achsel achterbahn acker addition adel adenauer aderhaut adjutant adrenalin adresse advent affe
  afrika agave agent ahnen ahorn akademie akazie akkord akne akrobat akte aktie aktion aktivismus akustik akzent
  alabaster alarm albatros alben albumin aldehyd alexander alge algebra algier alginat algorithmus alimente alkali
  alkohol allee allegorie aller allergie allianz alltag alpaka alpen alphabet altar alter altertum aluminat alveole
  amalgam ameise ameisensäure amerika ammoniak ammonium amnesie amnion ampel amphibie amphore ampulle amsel amsterdam
  amylase anabolismus analyse ananas anatomie anbau andacht anden anekdote anemone aneurysma angebot angel
  angestellter angina angler angriff angst anilin anis anker anklage ankunft anlage anlass anlaut anleihe anleitung
  anna annahme annexion anpassung anruf anschlag anschluss ansicht ansiedlung anspruch anstalt antarktis antenne
  antibiotikum antike antilope antrag antrieb antwort anus anwalt anwendung anzahl anzeige anzug anämie aorta apfel
  apollo apostel apostroph apotheke apparat appetit aprikose aquarell aquarium aquädukt arabien arbeit arbeiter arche
  archimedes archipel architekt archiv areal arena argument arie aristoteles arithmetik arktis armada armbrust armee
  arminius armut aroma arroganz arsenal arsenat arsenit arthritis arthrose artikel artist arznei arzt asche asien
  aspekt asphalt assel aster asteroid asthma asyl asymptote atem atheist athen athlet atlas atmung atoll atom atrium
  atrophie attacke attentat attest attrappe attribut aubergine audienz audit aufbau aufgabe auflage auflösung
  aufnahme aufruf aufsatz aufschwung aufseher aufsicht aufstand aufstieg auftrag auftrieb auge augsburg augustus aula
  aura ausbeute ausbildung ausdruck ausflug ausgabe ausgang ausgleich ausland auslaut auslese ausnahme aussage
  ausschuss aussprache ausstoß austausch auster auswahl ausweis auswurf autobahn autonomie autor autorität axiom
  azteke babylon bach backe backofen baden bagger bahn bahnhof bakelit bakterie baldrian balken balkon ball ballade
  ballast ballett ballon balsam bamberg bambus banane band bande bandscheibe bank bankett bann banner barbar
  barcelona barke barock barometer baron barren barrikade barsch bart basalt basar basel basilika basilikum basis
  bass bast batterie bauch bauchfell bauer bauernhof baum bauxit bayern bayreuth beamter becher becken bedarf
  bedeutung bedingung bedürfnis beere befehl befund begierde beginn begonnen begriff behörde beichte beil beilage bein
  beispiel beitrag beize bekenntnis belag belastung beleg belegschaft belfast belgrad benzin benzol beobachter berber
  bereich berg bergen bericht berlin bern bernstein beruf bescheid beschluss beschwerde besen besitz besuch beton
  betonung betrag betrieb betrug beule beute beutel bevölkerung bewegung beweis beziehung bezirk bezug bibel biber
  bibliothek biegung bier bilanz bild bildung billard binde bindehaut binom binse biologie biotop biozönose birke
  bisamratte bischof bismarck biss bistum bizeps blatt blattgrün blech blende blick blinddarm blitz block blockade
  bluff blume bluse blut blutegel blöße blüte bockwurst boden bodenart bogen bogenmaß bohle bohne bohrer boje bolzen
  bombe bonn borke borste botanik bote botschaft botschafter bottich boxer brache brachte brahms brandenburg brandung
  brasse brauch brauer brauerei braunschweig braut brecht breit breite bremse brennstoff breslau brett brief brigade
  brille brise brocken bromat brombeere bromid bronchitis bronze brot bruckner brunft brunnen brunst brust brustbein
  brustkorb brut brücke brühe brüssel buche buchstabe bucht buckel bude bulle bummel bunker burg busch busen bussard
  butanal butanol butanon butter buttersäure byzanz bäcker böhmen böll börse büffel bügel bühne bündel bündnis büro
  bürste calvin carbonsäure champagner chamäleon chance chaos charakter chef chemie chemnitz chip chitin chlorat
  chlorid chlorit chloroform cholera cholesterin chopin chor choral christ christentum christus chromat chronik cicero
  clown code comic computer container cyanid cäsar dackel dahlie damm dampf dampfer dante danzig darlehen darm
  darmstadt darwin datei dattel datum dauer daumen daune david decke deckel degen deich deklination delegation delikt
  demenz demeter demokrit demut denken denker denkmal dentin depesche dermatitis descartes desillusion despot
  destillation destruent detail detmold dextrose diabetes diagnose diagonale diagramm dialekt dialog diamant diamid
  dichromat dichtung dickdarm dicke dieb diele diener diesel dieselmotor differenz diktat diktator diktatur diode
  dioxid diphtherie diplomat direktor dirigent diskussion distanz distel division diät docht docke dogge dogma doktor
  dokument dolch dolde dole dollar dolmetscher dolomit donau donner dorade dorf dorn dorsch dortmund dose dosis
  dotter drache draht drama drau dreck dreher dreieck dresden drogen drohne dromedar drossel druck drucker druckerei
  drüse dschungel dublin duft duisburg dung dunst durchbruch durchfall durchlass durchschnitt durst dynamik dynastie
  dänen düne dünger dünndarm dürer dürre düse düsseldorf ebene ebert ebro echo echse ecke edelgas edelstahl eder
  effekt egel eger egge eibe eiche eichel eichendorff eider eierstock eifel eifer eigenschaft eiland eileiter eimer
  einfluss einfuhr eingabe eingang einheit einigung einkommen einsatz einstein einwand einwohner einzelhandel eisberg
  eisenbahn eisprung eitelkeit eiter eiweiß eizelle ekel ekstase ekzem elastizität elbe elch elefant element elend
  elfe elite ellbogen ellenbogen elritze elsass elster embolie embryo empfang empfindung empfänger emphysem empore
  ende endokard endoskelett endung energie engel engels enkel enns ente enthaltung entwurf entzündung enzyklopädie
  enzym epidemie epidermis epik epilepsie episode epithel epos erasmus erbe erbse erdbeben erdbeere erdöl ereignis
  erfahrung erfinder erfindung erfolg erfurt ergebnis erhard erhebung erholung erinnerung erker erklärung erlangen
  erlass erlaubnis erle erlebnis ermittlung ernte ernährung eroberer eroberung ersatz erscheinung ertrag erythrozyt
  erziehung erzähler esche esel espe essay essenz essig essigsäure etage etappe etat ethanal ethandisäure ethik
  ethylen etikett etui euklid europa evangelium ewigkeit examen existenz exoskelett experiment experte explosion
  exponent exponential extremum fabel fabrik fach fackel faden fagott fahne fahrer fahrt fahrzeug faktor fakultät
  falke falle falte falter familie farad farbe farce farm farn fasan fasching faschist faser fass fassade fassung
  fasten faszie faust favorit feder fehde fehler feier feige feile feind feld feldspat fell fels fenchel fenster
  ferien ferkel ferne fernsehen ferrat ferrit fessel fest festung fett fetzen feuer feuerwehr fibrin fibrose fichte
  fieber figur filet filiale film filter filz fimmel finger fink finne finsternis firma fischer fischotter fissur
  fistel fjord flachs flagge flamme flandern flanke flasche flaum flechte fleck fledermaus flegel fleisch flieder
  fliege flimmerhaar flocke floh flora florenz florett florin floskel flosse flotte fluch flucht flug flugblatt
  flughafen flugzeug flunder fluorid fläche flöte flüchtling flügel flüssigkeit fohlen folge follikel folter fontane
  forelle forke form formaldehyd formalin formel forscher forschung forst fortschritt fossil fracht frage fraktion
  fraktur franken frankfurt franse frau fraß fregatte freiheit fremder freud freude freund frevel friede friedhof
  friedrich friesen friseur frist frosch frost frucht fruchtblatt fruchtknoten früchte frühling fuder fuge fulda
  fungizid funk funke funktion funzel furche furcht furie furt furunkel futter futur fußball fußnote fächer fähe
  fähigkeit fähnrich fähre föderation föhn föhre fötus fühler führer führung fürst fürstentum gabe gabel galaxie
  galeere galgen gallenblase gallenstein galvanik gandhi gang ganges gans garage garbe garde garn garten gasse gast
  gastritis gatte gattung gauck gaukler gaumen gaze gebet gebiet gebirge gebiss geburt gebärmutter gebäude gebühr
  gedanke gedicht geduld gefahr gefangen gefieder geflügel gefolge gefälle gefängnis gefäß gefühl gegangen gegenstand
  gegenteil gegner gehalt gehege geheimnis gehirn gehör geier geige geisel geist geiz gekommen gelatine gelbsucht geld
  geldbuße gelenk gelübde gemeinde gemse gemälde gemüse general generation generator genf genie genommen genpool gent
  genua geologie geometrie gepard gepäck gerade gerbera gericht gerinnung germane gerste gerstenkorn gerte geruch
  gerät gerücht gerüst gesang geschenk geschichte geschlecht geschmack geschoss geschwister geschwür geschäft
  gesellschaft gesetz gesicht gespräch gestalt geste gestein gesuch gesundheit gesäß getreide getriebe getränk getöse
  gewalt gewebe geweih gewerbe gewerkschaft gewicht gewinde gewinn gewissen gewitter gewohnheit gewölbe gewürz
  gezeiten gicht giebel gift gilde gipfel gips giraffe gitarre gitter glanz glas glaskörper glaukom gleichnis gleis
  gletscher glied glimmer glocke glosse glucagon glut glykolyse gläubiger glück gnade gobelin golf gonade gondel
  gorilla gosse gotha gott gottheit grab graben grad gradient graf grafik gramm grammatik granate granit granne graph
  grat graupe graupel greif greis grenze grenzer grieche griff grille grillparzer grimm grippe grips groll grotte
  großhirn gruft grund gruß gräfin gräte größe gründung guerilla gulden gummi gunst gurke gurt gutenberg gymnasium
  gämse gärtner gärung göre göttingen gürtel haag haar habicht habsburg haft hagel hagen hahn hain haken halfter halle
  halm hals haltung hamburg hamster hand handel handlung handschuh handwerk handwerker hanf hang hannibal hannover
  hansestadt hantel harfe harke harn harnblase harnisch harnleiter harnröhre harnstoff harpune harz hase hasel haspel
  hass haube haufen haupt hauptmann hausarzt haushalt haut havel haydn hebamme hebel heber hecht hecke heer hefe heft
  hegel hehler heide heidegger heidelberg heiden heil heiland heilung heimat heine heinrich heirat heizung hektar held
  helfer helgoland helm hemd hemisphäre hengst henkel henker hepatitis herakles herbizid herbst herd herde hering
  herkunft hermelin hermes hernie herodot herold herpes herr herrschaft hersteller herzinfarkt herzkammer herzklammer
  herzog herzogtum heuchler hexe hexenhaus hilfe himalaya himbeere himmel hindenburg hindernis hinduismus hinterhalt
  hirn hirnhaut hirnstamm hirsch hirse hirte histamin hitler hitze hobel hochofen hochschule hochzeit hocker hoden
  hoffnung holland holm holstein holz homburg homer hominid honig hopfen horde horizont hormon horn hornhaut hornisse
  hort hose hotel hugenotten huhn hummel hummer humor humpen humus hunger hunnen hupe husar husten hydrat hydrid
  hydrolyse hydroxid hydroxyl hymen hymne hypophyse hypothalamus hyäne häher hämatit hämatom hämoglobin hämophilie
  händel höcker höflichkeit höhe hölderlin hüfte hügel hülle hülse hürde hüter hütte ibsen ideal idee identität
  ideologie idiot idol igel ileus iltis imker imme imperativ imperfekt imperium impfung index indikator individuum
  induktion industrie infarkt infinitiv information infusion ingenieur ingolstadt inhalt initiative inka inlett
  innsbruck inquisition insasse insekt insektizid insel instanz instinkt institut instrument insuffizienz integral
  intellekt interesse intervall intervention invasion invest investition iodat iodid irene iris ironie irrtum isar
  ischias islam isolator isolierung jacht jacke jagd jaguar jahr jahrhundert jahrzehnt jakob jambus jasmin jaspis
  jena jerusalem jesus joch johannes jolle joseph journalist jubel jude judentum jugend jumbo jungfrau junker jura
  jurte jury justiz juwel jäger kabel kabeljau kabine kabinett kadaver kader kaffee kafka kahlkopf kahn kain kairo
  kaiser kaiserin kaiserreich kajak kakao kaktus kalb kalender kaliber kalif kalifornien kaliumnitrat kalk kalkstein
  kalkwasser kalorie kambium kamel kamera kamille kamin kamm kammer kampagne kampf kanal kandidat kaninchen kanne
  kannibale kanon kanone kanton kanzel kanzler kapaun kapelle kaper kapillare kapital kapitel kapitän kappe kapsel
  karaffe karambolage karat karawane karbid kardinal karies karikatur karlsruhe karneval karosserie karotte karpaten
  karpfen karree karriere karte kartell karthago kartoffel karton karussell karzinom kaserne kasino kasse kassel
  kassette kastanie kaste kasten kasus katalog katarakt katarrh katastrophe kategorie kater kathedrale katholik katze
  kauf kaufmann kaution kautschuk kauz kavallerie kegel kehldeckel kehle kehlkopf kehre keim keimblatt kelch
  kelchblatt keller kellner kenner kenntnis kepler keramik kerbblatt kerbe kerker kern kerze kessel ketose ketzer
  keuchen keuchhusten kichererbse kiebitz kieme kies kiesel kieselsäure kiew kilo kimme kind kinn kino kissen kitt
  kittel kitz kladde klage klamm klammer klang klappe klarinette klasse klassik klaue klausel klavier kleber klee
  kleid kleidung kleie kleinhirn klempner klerus klinge klinik klinke klippe klops klopstock kloster klotz kluft
  kläger knabe knall knappe knauf knebel knecht kneipe knie kniescheibe kniff kniffel knirps knoblauch knolle knopf
  knospe knoten knödel koben koblenz kobold koch kochsalz koeffizient koffer kohlrabi koks kolben kolibri kolik
  kollege kolonie kolonne koloss kolumbus koma kombinatorik komet komfort komma kommandant kommando kommentar
  kommissar kommission kommode kommune kommunion kommunist kompass kompost kompott kompresse kompromiss komödie
  konferenz konfession konfirmation konflikt kongress konkurrenz konkurs konserve konsonant konstante konstantin
  konstanz konstitution konsul konsum konsument kontakt kontinent konto kontrast kontrolle konvent konvoi konzept
  konzern konzert konzil koog kooperation koordinate kopernikus kopf kopie koppel koralle koran korb korbblütler
  kordel korea korfu korken korn kornea korruption korsett kosaken kostüm krabbe kraft kragen kralle kram krampf kran
  kranich krankenhaus krankheit kranz krapfen kraut krawatte krebs kredit krefeld kreide kreis kresse kreta kreuz
  kreuzblütler kreuzer kreuzung kreuzzug krieg krieger krim kriminalität krippe krise kristall kriterium kritik
  kritiker krokus kronblatt krone kropf krug krume kruste krähe krönung kröte krümel krümmung kubik kubus kuckuck
  kues kufe kugel kulisse kultur kummer kumpel kunde kunst kunststoff kuppel kupplung kurbel kurfürst kurie kurland
  kurs kurve kuss kutsche kutte kuvert käfig kälte känguru kärnten käse köder könig königin königreich königswasser
  körper kübel küken künstler kürbis küster labmagen labor lache lachs lack laden ladung laffe lag lage lager lahn
  laich laie laken lakritze lama lamm lampe landau landkarte landschaft landwirt langeweile lanze lappen larve las
  lasche laser lasso last laster lasur latein laterne latte latz laube lauch lauf lauge laune laus lausitz laut lawine
  leben lebewesen lech leder lederhaut lefze legat legen legende legierung leguan lehen lehm lehne lehnwort lehrling
  leibniz leiche leicht leid leidenschaft leier leihe leim leine leinen leipzig leise leiste lektion lektüre lende
  lenin leopard lernen lesen leser letter leuchte leuchter leuchtturm leukozyt leukämie leverkusen lexikon liane
  libelle liberalismus licht lieb liebe liebelei liebig lieferung liegen ligament lilie limes limonade lineal linie
  linke linse lippe lissabon liste liter literatur litze livland livree loch locke logarithmus logik logo lohe lohn
  loire lokal lokomotive london lorbeer lore lothar lothringen lotse luchs ludwig luft luftröhre luke lunge lunte lupe
  lupine lurch lust luther luxus luzern lymphe lymphknoten lymphozyt lyon lyrik länge lärm läufer löffel löschung
  lübeck lücke lüge lümmel lüneburg macht made magazin magd magda magdeburg magier magistrat magnesia magnesit
  magnetit mahd mahlzeit mailand makel makler makrele malachit malaria malter malz mandant mandat mandel manganat
  mangel mangold manie manko mannheim mannschaft mantel mantisse manuskript marburg marder margarine maria marine
  marke markise markt marmelade marmor marsch marseille masche maschine masern maske massage massaker masse mast
  material mathematik matratze matrize matrose matte matthäus mauer maul maulwurf maurer maut mazedonien maßnahme
  mecklenburg medaille median mehl mehrheit meile meinung meister meißel meißen melasse melodie melone membran memel
  memme mendel menge meniskus mensch menschheit menü mergel merkel merseburg mesner messer messing metall metapher
  metaphysik methanal methanol methanon methode methyl metropole metternich metzger meuterei miete mieter mieze
  migräne mikado mikroskop milan milbe milchsäure milieu militär miliz milz mime mimikry minden minderheit mineral
  minister ministerium minne minuend minus minute minze mischung missbrauch missernte mission mist mistel mitglied
  mitleid mittag mitte mittel mittelfuß mittelhand mittelmeer mittelwert mixtur mode modell modus molch mole molekül
  molke monarch monat monolog monomer monopol monoxid monster montage monument moos moosfarn mops moral morast mord
  morgen morphe morphium mosaik moschee mosel moses moskau moskito most motiv motte motto mozart mulde mumie mumps
  mund murks murmel museum musik musiker muskat musketier mutation myelin mykorrhiza myokard myom myrte mythos mähne
  märchen märtyrer möbel mönch mörder mörike mörtel möwe mücke mühe mühle mühsal müll müller münchen mündung münze
  nabe nabel nachbar nachen nachfrage nachricht nacht nachteil nachtigall nachtisch nacken nadel nagel nager nahkampf
  nahrung naht name napalm napf naphthalin napoleon narbe narkose narr narzisse nashorn nation natron natter natur
  naturell neapel nebel nebenniere neckar neffe neid neige neiße nekrose nektar nelke nephritis nero nerv nerz nessel
  nesselzelle nest netz netzhaut netzwerk neubau neugier neuheit neuralgie neurose neutralität nichte niederlage
  niederschlag nierenbecken niesel niete nietzsche nikotin nippel nische nitrat nitrid nitrit niveau nixe nizza nomade
  nomen nonne norden nordsee norm notar notdurft note notiz notwehr novize novum nudel null nullstelle nummer nuss
  nutria nutzen nylon nymphe nässe nürnberg oase obelisk oberarm oberfläche oberschenkel oberst objekt oblate obst
  ochse odenwald odessa ofen offenbach offizier oheim oktaeder oktave oldenburg olive olympia onkel opal oper opfer
  opium opposition optik orakel orange orchester orchidee orden order ordner ordnung organ organismus orgel orient
  original orkan ornat osnabrück osten osteoporose ostern ostsee otter ouvertüre oxalat oxalsäure ozean ozon paar
  pacht packung paderborn paket pakt palast palermo palme palästina pamphlet panda panik pankreas panne pansen panther
  panzer papagei papier papille pappe pappel paprika parade paradies paradox paraffin parallele paralyse parasit
  parfüm paris park partei parterre partie partikel partizip partner passage passau passion passiv paste pastor pate
  patella patent patient patriarch patriot patrone patsche pauke paulus pause pavian pazifik pedal pegel pein peitsche
  pelikan pelle pelz pendel penis pension pepsin peptid perchlorat perfekt periode periost perle permanganat peroxid
  perser person perücke pest pestizid pfad pfahl pfalz pfand pfanne pfarrer pfau pfeffer pfeife pfeil pfeiler pferd
  pfingsten pfirsich pflanze pflaster pflaume pflege pflicht pflug pfortader pforte pfosten pfote pfropf pfropfen
  pfuhl pfund phantom pharao pharisäer philosoph philosophie phosphat phosphid phosphit phrase physik physiker pickel
  pilatus pilger pille pilot pinguin pinie pinsel pionier pirat pirol pistole plage plakat plakette plane planet
  plankton plantage plastik platane plateau platon platte platz plauen pleite pleura plexus plombe plural pocken
  poesie pokal polizei polizist pollen polster polyester polygon polymer polynom polyp pommern popularität population
  pore portion porzellan posaune posen position post posten potenz potsdam pracht prag praktikum pranke praxis preis
  prellung premiere presse preußen priester primaten primel primzahl prinz prinzessin prinzip prise prisma privileg
  proband probe problem probst produktion produzent professor profil prognose programm projekt prolaps proletariat
  promille propaganda prophet prosa prospekt prostata protest protestant protokoll provinz prozent prozess prunk
  präfekt prägung prämie präparat prärie präsident prüfung psalm psoriasis psychologie pubertät publikum pudel puder
  puffer puls pult pulver pump pumpe punkt punktion pupille puppe purpur puste putsch putte pylorus pyramide pyrit
  quader quadrat qualität qualle quantität quappe quark quartal quartett quarz quaste quelle quersumme quirl quitte
  quote rabatt rabatte rabbiner rabe rache rachen rachitis radar rade radio raffel rahe rahm rahmen rakete rampe rand
  rang ranke ranzen rappe raps rasen rasse rast rastatt raste rathaus ratsche ratte raub rauch raum raupe ravensburg
  rebe rebell rebellion rechen rechnung recht reck redakteur rede redner reede referat referendum reform reformator
  refrain regal regel regen regensburg regent regie regierung regime regiment region register reibung reichsrat
  reichtum reife reifen reigen reiher reim reise reiter reiz rektor rektum relief religion reling rembrandt rempler
  rente reptil republik requiem reseda reserve residenz respekt rest restaurant restauration resultat retter rettich
  rettung reue reuss reutlingen revier revolte revolver rezept rezession rhein rhetorik rheuma rhinitis rhizom
  rhombus rhone rhön riad richelieu richter richtlinie richtung riegel riemen riese riff rigole rilke rille rind
  rinde ring rinne rippe risiko rispe riss ritter ritual ritze robbe robe robespierre roboter rochen rock rodel
  rodung roggen rohr rohstoff rolle roman romantik rose rosine rost rostock rotor rotte rotz rousseau rubel rubin
  rudel ruder ruhe ruhm ruhr ruin ruine rumba rumpf runde runkel runzel rute rutsche räuber röhre römer röteln rübe
  rücken rückenmark rücktritt rüde rügen rüssel rüstung saal saale saar sabotage sache sachsen sack safran saft sage
  sahne saibling salamander salat salbe salon salpeter salut salz salzach salzburg salzsäure samen samenanlage
  sammlung samt sand sandale sang sank sankt sanktion saprophyt sarajevo sarg sarkom satellit satin satire sattel
  sattelpunkt satz satzung sauerkraut saum schabe schacht schaden schaf schale schalk schall schalter scham schande
  schar scharlach schatten schatz schauer schaufel schaum scheck scheibe scheide schein scheinwerfer scheitel schelle
  schelling schelm schema schemel schenkel scherbe schere scherz scheune schicht schicksal schiefer schienbein schiene
  schild schilddrüse schildkröte schiller schilling schimmel schimpanse schinkel schinken schlacht schlacke schlaf
  schlag schlaganfall schlange schlauch schleie schleim schleppe schlesien schleswig schleuse schlick schlinge
  schlitten schloss schlot schlucht schläfe schlüssel schmalz schmerz schmidt schmied schmuck schmutz schnabel schnake
  schnaps schnee schneider schnitt schnupfen schnur schock schokolade scholle schopenhauer schopf schornstein schote
  schoß schrank schranke schraube schrecken schrei schreiner schrieb schrift schritt schröder schub schubert schuh
  schuld schuldner schule schulter schumann schuppe schur schutt schutz schwaben schwager schwalbe schwamm schwarm
  schwarzwald schwein schweiß schwelle schwerin schwert schwester schwindel schwung schädel schäfer schöffe schöpfer
  schüler schürze schüssel schütze seele segel segen sehne sehnerv seide seife seil seiler seine sekret sekretär sekt
  sekte sektor sekunde selektion senat sendung senf senke sensation sense sepsis septum serie serum sessel seuche
  shakespeare sibirien sichel sicherheit sicht sieb sieg siegel siegen sieger signal silbe silikon silo singen
  singular sinn sippe sirup sitte sitz sitzung sizilien skala skandal skelett skizze sklave sklera sklerose skoliose
  skorbut skorpion skulptur socke sockel soda sofa sofia sohle sohn sokrates sold soldat solingen solist sommer sonate
  sonde sonett sorge sorte sozius soße spachtel spalt spaltung spaltöffnung spandau spange spanne spant spargel sparta
  spaten spatz spaß specht speck speer speichel speise speiseröhre spektrum spelze spende sperber sperling sperre
  spessart speyer spezies sphäre spiel spieß spinat spindel spinne spinoza spion spirale spitze splitter spore sporn
  sport spott sprache spray spree spreu springer sprit spross sprossachse sprosse sprotte spruch sprung spucke spuk
  spur stab stachel stadion staffel stalin stamm stammzelle stand standard stapel star start statik station statist
  statistik stativ statue statut staub staubblatt staude stausee stecker steg stehen stehlen steiermark steigung stein
  steinbock steißbein stelle stellung stempel stenose steppe sterbe stern sterz stettin steuer stich sticker stiefel
  stier stift stifter stiftung stille stimme stimmung stirn stock stockholm stoff stolz stoppel storch stoß strafe
  strahlung stralsund strand strang strategie straßburg strecke streich streifen streik streit strenge stresemann
  stress streu strich strick strieme stroh strudel struktur strumpf strunk strähne strömung stube student studie
  studium stufe stuhl stunde sturz stute stuttgart styrol ständer stärke stör störung stück stütze subjekt substanz
  subtrahend subtraktion suchen sudeten sulfat sulfid sulfit sultan summand summe sumpf suppe sylt symbiose symbol
  symmetrie symptom synagoge synapse synode syphilis system szene säbel säge sänger säugling säule säure söldner süden
  sühne sülze sünde tabak tabelle tablette tabu tadel tafel taft tagung taille takt taktik talent talg tallinn tang
  tango tank tanker tanne tante tanz tapete tapferkeit tarantel tarif tasche tasse tasso taste tatze taube taucher
  taufe taunus tausch taxi taxus technik teer teheran teich teig teil teilchen teilung teint telefon telegramm
  teleskop teller tempel temperament tempo tendenz tenne tenor teppich term termin termite terrasse terror terrorist
  tesla testament tetanus tetraeder teufel text thalamus thales theater thema themse theologe theorie therapie these
  thorax thrombin thrombose thrombozyt thron thunfisch tiber tiefe tiegel tier tiger tilde tinktur tinte tirol tisch
  tischler titel toast tokio toleranz tollwut toluol tomate tombola tonikum tonne tonsille topf torf torte toskana
  tourist trab tracheen tracht tradition trage tragödie traktor tran trank transport trapez trasse traube trauer traum
  treffer treibhaus treppe tresse tretmühle treue tribun tribut trichter trieb trier triest trikot trinker triumph
  trizeps trockenheit trog troja trommel trompete tropen tropf tropfen trophie trophäe tross trost trotzki truhe trupp
  truppe trypsin träne trübung tube tuberkulose tuch tugend tulpe tumor tumult tundra tunnel tupfer turban turbine
  turf turm turnier turnus tusche typhus tyrann täter tätigkeit tölpel töpfchen tümpel türke tüte ufer ulkus ulme
  umfang umgebung umlauf umlaut umsatz umsturz umwelt unfall unglück uniform universität universum unke unkraut unrat
  unruhe unschuld unterricht unterschied urease urin urkunde urlaub urne ursache ursprung urteil urwald usedom utopie
  vagina vakuole vakuum vampir vandale vanille variable varus vasall vase vatikan vegetation veilchen vektor venedig
  ventil verb verbot verbrechen verbrecher verbrennung verbund verdacht verdi verdun verein vererbung verfahren
  verfasser verfolgung vergleich verhalten verhandlung verkauf verkehr verlag verlauf verlust vermutung vermögen
  vernunft verrat verräter vers versailles versand verstand versuch verteidigung vertrag vertrauen vertreter
  verwaltung verwandter verzicht vesper vettel vieh vikar villa violine virus visier visum vitamin vivaldi vogel
  vogesen vogt vogtland vokal volk voltaire volumen vorarlberg vorhang vorhof vormund vorsilbe vorsitz vorteil vortrag
  vorwort votum vulkan waage wabe wachs wachstum wachtel wade wadenbein waffe waffel wagen wagner wahn wahnsinn
  wahrheit wald wallenstein walnuss walross walze wams wand wanderung wange wanne wanst wanze wappen warburg ware
  warnung warschau warte warze wasser wasserfall wassertopf watte webstuhl wechsel wecker wedel wehe wehmut wehr weib
  weiche weichsel weide weiher weihnachten weile weiler weimar wein weinberg weisheit weizen welle welpe wels welt
  weltall wendel wendepunkt werft werg werk werkstatt werkzeug wernigerode werra wert wespe weste westen westfale
  wettbewerb wette whisky wicht wicke wickel widder wiege wieland wien wiesbaden wiese wiesel wikinger wille wimpel
  wimper wind winkel winter winzer wippe wirbel wirkung wirren wirt wirtschaft wisent wismar wissen wissenschaft
  wittenberg witwe witz woche wolf wolfsburg wolke wolle wonne worms wort wrack wucher wuchs wucht wulst wunde wunder
  wunsch wuppertal wurf wurm wurst wurzel wächter währung wärme wäsche wörterbuch würde württemberg würzburg würze
  wüste yacht zacke zahl zahn zander zange zapfen zarge zaster zauber zauberer zaun zebra zeder zehe zeichen zeichnung
  zeigen zeiger zeitung zellkern zellplasma zellwand zelt zeltlager zement zenit zensur zensus zentrum zeolith
  zeppelin zepter zeremonie zeuge zeugnis zeus ziel ziest ziffer zigarette zigarre zille zimbel zimmer zimt zinkblende
  zinke zinne zins zirbeldrüse zirkel zirkus zirrhose zitat zitrone zitze zofe zoll zone zopf zorn zote zuber zucht
  zuchthaus zucker zufall zufuhr zugang zukunft zunder zunge zuschauer zustand zuwachs zwang zweck zweifel zweig zwerg
  zwickau zwickel zwiebel zwilling zwingli zwirn zwist zwitter zygote zylinder zymase zügel zürich ägäis äther ödem
  ökologie ökosystem ölsäure übel übung
  """

/// German names of drugs and of substances of the body.
let substances = """
  acarbose acetat acetylcholin acetylcystein aciclovir adalimumab aldosteron alendronat alfentanil alfuzosin
  allopurinol alprazolam alteplase amantadin amikacin amilorid amiodaron amitriptylin amlodipin amoxicillin
  amphotericin ampicillin amylopektin amylose anastrozol apixaban arginin aripiprazol ascorbat asparagin aspartat
  atenolol atorvastatin atropin azathioprin azithromycin beclometason benserazid betamethason bevacizumab bezafibrat
  bilirubin biliverdin bisacodyl bisoprolol bortezomib bromazepam budesonid bumetanid buprenorphin bupropion
  cabazitaxel calcitonin calcitriol calmodulin canagliflozin candesartan capecitabin captopril carbamazepin carbetocin
  carbidopa carbimazol carboplatin carnitin carvedilol cefaclor cefalexin cefazolin cefepim cefotaxim ceftazidim
  ceftriaxon cefuroxim celecoxib cetirizin cetuximab chemokin chinidin chinin chlorpromazin chlorpropamid
  chlorprothixen chlortalidon cholin chymotrypsin cimetidin ciprofloxacin cisatracurium cisplatin citalopram citrat
  citrullin clarithromycin clemastin clindamycin clomipramin clonazepam clonidin clopidogrel clotrimazol clozapin
  cobalamin codein colchicin cromoglicat cyclophosphamid cystein cystin cytarabin cytochrom dabigatran dalteparin
  dantrolen dapagliflozin daunorubicin denosumab desipramin desloratadin desmopressin desogestrel dexamethason
  diazepam diclofenac dicloxacillin digitoxin digoxin diltiazem dimetinden diphenhydramin dobutamin docetaxel
  domperidon donepezil dopamin doxazosin doxepin doxorubicin doxycyclin dronedaron dulaglutid duloxetin dutasterid
  dynein edoxaban edrophonium efavirenz elastin empagliflozin enalapril enoxaparin ephedrin epinephrin epirubicin
  eplerenon erlotinib ertapenem erythromycin escitalopram esmolol esomeprazol etanercept ethambutol ethen ether
  ethosuximid etomidat etoposid everolimus exenatid ezetimib famciclovir famotidin febuxostat felodipin fenofibrat
  fentanyl ferritin fexofenadin fibrinogen finasterid flecainid flucloxacillin fluconazol fludrocortison flumazenil
  fluorouracil fluoxetin flurazepam fluticason fluvastatin fluvoxamin folat fondaparinux formoterol fosfomycin
  fosinopril fumarat furosemid gabapentin galantamin ganciclovir gefitinib gemcitabin gemfibrozil gentamicin
  glibenclamid gliclazid glimepirid glipizid globulin glutamat glutamin glutathion glycopyrrolat granisetron
  haloperidol helikase heparin histidin hydralazin hydrochlorothiazid hydrocodon hydrocortison hydrolase hydromorphon
  hydroxyzin ibandronat ibuprofen idarubicin ifosfamid imatinib imipenem imipramin indapamid indomethacin infliximab
  interferon interleukin ipratropium irbesartan irinotecan isoleucin isomerase isoniazid isosorbid itraconazol
  katalase ketamin ketoconazol ketoprofen kinase kinesin kollagen labetalol lactulose laktase laktat lamivudin
  lamotrigin lansoprazol leflunomid lenalidomid lercanidipin letrozol leucin levetiracetam levocetirizin levodopa
  levofloxacin levomepromazin levonorgestrel levothyroxin lidocain ligase linagliptin linezolid liothyronin lipase
  liraglutid lisinopril loperamid lopinavir loratadin lorazepam losartan lovastatin lyase lysin malat maltase
  meloxicam memantin meropenem mesalazin metformin methadon methionin methotrexat methyldopa methylprednisolon
  metoclopramid metoprolol metronidazol midazolam minocyclin minoxidil mirtazapin misoprostol mometason montelukast
  morphin moxifloxacin mycophenolat myoglobin naloxon naltrexon naproxen nebivolol neomycin neostigmin nevirapin
  niacin nifedipin nimodipin nitrazepam nitrofurantoin nitroglycerin nitroprussid nizatidin noradrenalin norepinephrin
  norfloxacin nortriptylin nuklease nystatin ofloxacin olanzapin olmesartan omeprazol ondansetron ornithin oseltamivir
  oxacillin oxaliplatin oxazepam oxcarbazepin oxidase oxycodon oxytocin paclitaxel paliperidon pancuronium pantoprazol
  paracetamol parathormon paroxetin penicillamin penicillin pepsinogen perindopril phenobarbital phenprocoumon
  phenylalanin phenytoin phosphatase physostigmin pilocarpin pioglitazon piperacillin plasminogen polymerase
  pramipexol prasugrel pravastatin prazosin prednisolon prednison pregabalin primase procainamid progesteron prolaktin
  prolin promethazin propafenon propofol propranolol propylthiouracil protease prothrombin pyrazinamid pyridostigmin
  pyridoxin pyruvat quetiapin rabeprazol raloxifen ramipril ranitidin rasagilin reduktase remifentanil ribavirin
  riboflavin ribulose risedronat risperidon ritonavir rituximab rivaroxaban rivastigmin rocuronium ropinirol
  rosiglitazon rosuvastatin rotigotin roxithromycin salbutamol salmeterol saxagliptin scopolamin selegilin semaglutid
  serin serotonin sertralin sildenafil simvastatin sirolimus sitagliptin somatostatin somatotropin sorafenib sotalol
  spironolacton streptomycin succinat succinylcholin sucralfat sufentanil sugammadex sulfadiazin sulfamethoxazol
  sulfasalazin sunitinib tacrolimus tadalafil tamoxifen tamsulosin tapentadol teicoplanin telmisartan temazepam
  tenofovir terazosin terbinafin terbutalin testosteron tetracyclin thalidomid theophyllin thiamazol thiopental
  threonin ticagrelor tigecyclin timolol tiotropium titin tobramycin tocopherol tolbutamid topiramat topotecan
  tramadol transferase transferrin trastuzumab trazodon triamteren trimethoprim tropomyosin troponin trypsinogen
  tryptophan tubulin tyramin tyrosin ubichinon valaciclovir valin valproat valsartan vancomycin vardenafil vasopressin
  vecuronium venlafaxin verapamil vildagliptin vinblastin vincristin vinorelbin voriconazol warfarin xylose xylulose
  zanamivir zidovudin ziprasidon zoledronat zolpidem zopiclon zytokin
  """

/// German words of every day, above all verbs and adjectives, and capitals; "rein" is missing, by
/// which many mean the "Rhein".
let everyday = """
  aal aar aas abbiegen abbrechen abends aber abfahren abfliegen abgeben abheben abholen abhängen abhängig abkürzen
  ablehnen ablenken abmachen abnehmen abreisen abräumen absagen abschalten abschließen abschneiden abschreiben
  abstimmen abt abtrocknen abuja abwarten abwaschen abwärts abziehen accra acht achten ahn ahnung akt aktiv alabama
  albanien algier alm alp also alt altern amman amme amsterdam amt anbieten anders aneinander anerkennen anfang
  anfangen anfangs anfassen anfänger angeben angehen angeln angenehm angreifen anhalten anhören ankara anklagen
  ankommen anlegen anlügen anmachen anmelden annehmen anpassen anprobieren anrufen ansage anschalten anschauen
  anschließen ansehen ansprechen anstatt ansteigen anstellen anstrengen antananarivo anwenden anzeigen anziehen
  anzünden apia april ar arm art as asmara ast athen atmen auch aue aufbauen aufessen auffallen aufführen aufgang
  aufgeben aufhalten aufheben aufhängen aufhören auflösen aufmachen aufnehmen aufpassen aufregen aufregend aufregung
  aufräumen aufschließen aufschreiben aufsetzen aufstehen auftauchen aufteilen auftreten aufwachen aufwachsen
  aufwecken aufwärts aufzug august ausbrechen auseinander ausfallen ausführen ausfüllen ausgeben ausgehen auslachen
  ausleihen auslösen ausmachen ausnutzen auspacken ausrechnen ausrede ausreichen ausreichend ausruhen ausschalten
  ausschließen aussehen aussprechen aussteigen ausstellen ausstellung aussuchen austauschen ausweg ausziehen auto
  außen außer außerhalb axt backen bad bagdad bahre baku bald balg ballen bamako bangkok bangui banjul bar
  basseterre basteln bau bauen baustelle beabsichtigen beachten beantragen beantworten bearbeiten beauftragen beben
  bedanken bedauern bedecken bedeuten bedienen bedingen bedrohen beeilen beenden beet befehlen befestigen befinden
  befragen befreien befürchten begabt begegnen begehen begeistern beginnen begleiten begraben begreifen begrenzen
  begründen begrüßen behalten behandeln behaupten beherrschen behindern beide beinahe beirut beitragen beißen
  bejahen bekannt bekennen beklagen bekommen bekämpfen beladen belasten belegen beleidigen beleuchten belgrad
  beliebt bellen belmopan belohnen bemalen bemerken bemerkung bemühen benehmen beneiden benennen beobachten bequem
  beraten berechnen bereit bereits berichten berichtigen berlin bern bersten beruhen beruhigen berühren bescheiden
  beschimpfen beschließen beschreiben beschweren beschädigen beschäftigen beschützen beseitigen besetzen besetzt
  besichtigen besiegen besitzen besorgen besprechen bestechen besteck bestehen bestellen bestimmen bestimmt
  bestrafen bestätigen besuchen besucher beteiligen beten betonen betrachten betragen betreffen betreten betreuen
  betrügen bett bettdecke bettler beugen beurteilen bevor bevorzugen bewachen bewahren bewegen beweisen bewerben
  bewerbung bewerten bewohner bewundern bewölkung bezahlen bezahlung bezeichnen beziehen bezweifeln biegen biest
  bieten bilden billig binden birne bisher bissau bitte bitten bitter blasen blass blau bleiben bleichen blicken
  blind blinzeln blitzen bluten blättern blühen bohren boot bord borgen born borneo bosnien brand braten bratislava
  brauchen braue brauen braun brazzaville brechen bremsen brennen bridgetown bringen bruder brummen brutal brötchen
  brüllen brüssel brüten bub buch buchen buchung budapest bukarest bunt bus busse butt bäckerei bäckerin bär böse
  bücken bügeln bürger bürsten büßen canberra caracas castries chemisch colombo conakry dabei dach dadurch dafür
  dagegen daheim daher dahin dakar damalig damals damaskus dame damit danach daneben dank dankbar danken dann daran
  darauf daraus darin darstellen darum darunter darüber dass dauern davon davor dazu dazwischen decken defekt dehnen
  delle denn deshalb deswegen deuten deutlich deutsch dicht dichten dick dienen dienst dieser diktieren dili dill
  ding direkt diskutieren doha dohle dom donnern dort draußen dreckig dreh drehen drei dreißig dringen drinnen droge
  drohen drucken drängen drüben drücken dublin dulden dumm dunkel durch durstig dusche duschen dämmern dünn dürfen
  ebenfalls ebenso eber eckig edel efeu ehe ehefrau ehre ehren ehrlich ei eid eigen eignen eile eilen einatmen
  einbauen einbrechen einfach einfahrt einfall einfallen einfügen einführen eingeben einhalten einigen einkauf
  einkaufen einladen einladung einnehmen einpacken einrichten einrichtung eins einsam einsammeln einschalten
  einschlafen einschätzen einsehen einsetzen einsteigen einstellen einstellung eintragen eintreten einwerfen
  einzahlen einzeln einziehen einzig eis eisig eitel elegant elektrisch elektronisch eltern emotion empfangen
  empfehlen empfinden enden endgültig endlich eng englisch enorm entdecken entfernen entfernung entführen enthalten
  entkommen entlassen entnehmen entscheiden entschließen entsetzlich entsorgen entsprechen entstehen enttäuschen
  enttäuschung entwerfen entziehen erde erfahren erfassen erfinden erfolgen erfordern erforschen erfreuen erfrieren
  erfüllen ergeben ergreifen ergänzen erhalten erheben erholen erhöhen erinnern eriwan erkennen erklären erkälten
  erkältung erlauben erleben erledigen erleichtern erlernen ermitteln ermorden ermutigen ermöglichen ernennen
  erneuern ernst ernten ernähren erobern erraten erregen erreichen errichten erschaffen erscheinen erschießen
  ersetzen erst ersticken ertragen ertrinken erwachen erwachsen erwachsener erwarten erweitern erwerben erwidern
  erwischen erwähnen erwärmen erz erzeugen erziehen erzielen erzwingen erzählen eröffnen essbar essen etwa etwas
  euter exakt exportieren extrem fahren fall fallen falls falsch falten fang fangen farbig fassen fast faul faulen
  fee fegen fehlen feiern feiertag fein fern fertig fesseln festhalten fetter fettig feucht filmen finden firn
  fischen flach flattern flehen fleiss fleißig flicken fliegen fliehen fließen fluchen flur flüchten flüstern folgen
  folie fordern formulieren forschen fortgehen fragen frech freetown frei freitag fremd fressen freuen freundlich
  frieren frisch froh front früh früher fuchs funafuti fund fuss fähig fällen fälschen färben fördern fühlen führen
  füllen füllung fünf fürchten füttern gaborone garantieren gas gatter geben gebot gebrauchen gebäck gebären
  geduldig gefallen gefrieren gefährden gefährlich gegen gegend gehen gehorchen gehören geistig geizig gelangen gelb
  gelingen gelten gemein gemäß gemüt genau genießen genug genuss genügen genügend georgetown geraten gerecht gering
  gern gesamt geschehen geschickt geschirr gesetzlich gestatten gestehen gestern gestrig gesund gewand gewinnen
  gewinner gewähren gewöhnen gewöhnlich gier gierig gießen giftig gitega glatt glauben gleich gleichen gleiten
  glänzen glücklich golden gram gratulieren grau greifen grell grillen grob groß gruppe grün gründen gründlich
  grüßen gucken guss gut gutschein gähnen gänzlich gären gönnen gültig günstig habe haben hacke hacken hageln hai
  halde halt halten handeln handy hanoi harare hart hassen hauch hauen haus havanna heben heften heftig heilen
  heilig heim heimlich heiraten heiter heizen heiß heißen helfen hell helsinki henne herauf heraus herein herrlich
  herrschen herstellen herum herunter herz herzlich herüber hetzen heu heulen heute heutig hieb hier hierbei hierher
  hiermit hinauf hinaus hinein hinfallen hinken hinsetzen hinten hinter hinunter hinüber hoch hocken hof hoffen
  hoffentlich hohl holen honiara horchen hund hundert hungern hungrig hut hälfte hängen häufig höflich hölle hörbar
  hören hübsch hüllen hüpfen hüten illegal illusion imbiss immer impfen importieren indirekt informieren innen
  innerhalb inzwischen irgendwie irgendwo irren islamabad jagen jammer jammern januar jedenfalls jeder jedoch jemand
  jener jerusalem jetzt juba jubeln jucken juli jung junge juni jurist jährlich kabul kachel kahl kai kairo kalt
  kampala kaputt karre kauen kaufen kaum kehren keimen keiner kelle kennen kerl kette kichern kigali kindlich
  kingston kingstown kinshasa kippe kippen kirche kirsche kiste kitzeln klagen klammern klappen klar klatschen
  kleben kleiden klein klettern klingeln klingen klopfen klug klären knacken knallen knapp kneifen kneten knick
  knicken knien knochen knüpfen kochen koller komisch kommen konkret kopenhagen kopieren korrekt kost kosten kot
  krach krank kratzen kreativ kreischen kreisen kreuzen kriechen kriegen krumm kräftig krönen krümmen kuchen kuh kur
  kurz kämmen kämpfen können köstlich küche kühl kühlen kümmern kündigen künftig künstlich kürzen küssen lachen
  lagern lahm land landen lang langsam lassen lau laub lauern laufen lauschen lauten leck lecken lecker ledig leeren
  leerung legal lehnen lehre lehren lehrer lehrerin leiden leider leihen leisten leiten leiter leitung lenken letzte
  leuchten leugnen leute liberal libreville lieben lied liefern lilongwe lima linde lindern links lissabon ljubljana
  lob loben locken locker logisch lohnen london los losgehen lot luanda luder lump lusaka lustig lutschen lächeln
  ländlich läuten löschen lösen löten löwe lüften lügen maat machen madrid magen mager mahlen mahnen majuro malabo
  malen mama managua manama manchmal manila mann mappe maputo mark maseru maus meckern meer mehr mehrere meiden
  meinen meistens melden melder melken mental merken merkmal messen miene mieten milch mild milde mine minsk mischen
  mitarbeiten mitarbeiter mitgehen mitkommen mitnehmen mitteilen mixen mixer modern mogadishu moment monaco
  monatlich mond monrovia montag montevideo morgens moroni moskau mundart murmeln mus muse mut mutig mutter mädchen
  mähen männlich märz mögen möglich müde mündlich müssen mütze nach nachdem nachgeben nachher nachholen nachmittag
  nachmittags nachschauen nachschlagen nachsehen nachts nackt nagen nairobi naschen nase nass nassau natürlich neben
  neblig negativ nehmen neigen nennen nervös nett neu neugierig neun niamey nichts nicken niedrig niemals niemand
  niesen nikosia nirgends nirgendwo noch nochmals nord normal not notieren notion nächste nähe nähen nähern nähren
  nämlich nötig nützlich oben ober obwohl oder offen ohne ohr operation operieren opfern ordnen ort oslo ottawa
  packen palikir papa paramaribo paris parken party pass passen passieren pech pfeifen pflanzen pflegen pflücken
  pfütze picken pilz plan planen planke platzen plaudern plump plötzlich pochen podgorica pol prag praia praktisch
  prall prallen pressen pretoria prima privat probieren produzieren prägen prüfen prügeln pusten putz putzen
  pünktlich qual quatsch quatschen quellen quito quälen rabat ragen rammen rasch rasieren rasten raten rauben
  rauchen raufen rausch rauschen reagieren reaktion rechnen rechner rechts reden reduzieren regelmäßig regeln
  regieren regnen reh reiben reich reichen reif reihe reimen reinigen reisen reiten reizen reißen rekord relativ
  rennen rentner reparieren reservieren retten rhythmus richten richtig riechen riesig riga rinnen ritt roh rollen
  rom rosa rosten rot ruck rudern ruf rufen ruhen ruhig rum rund russ rutschen rätsel räuchern räumen rösten rühren
  rüsten saat sagen salzig same sammeln sanaa sanft santiago sarajevo satt sau sauber sauer saufen saugen schaben
  schach schade schaffen schal schalten scharf schau schauen schaukeln scheiden scheinen scheitern schelten schenken
  scherzen scheu scheuen scheuern schicken schieben schießen schiff schildern schilf schimmern schimpf schimpfen
  schirm schlafen schlagen schlamm schlank schlau schlecht schleichen schleier schleife schleifen schleppen
  schleudern schlichten schließen schlimm schlingen schluck schlucken schluss schmal schmecken schmeicheln schmelzen
  schmieren schminken schmücken schnalle schnappen schnecke schneiden schneien schnell schnitzel schnitzen schnüren
  schon schonen schorf schramme schreck schreiben schreien schreiten schrot schrumpfen schublade schuldig schund
  schuss schwach schwan schwanger schwanken schwanz schwarz schweben schweif schweigen schwellen schwenken schwer
  schwierig schwimmen schwindeln schwinden schwingen schwitzen schwänzen schwärmen schwören schwül schälen schämen
  schätzen schön schöpfen schüren schütteln schütten schützen sechs see seelisch segeln segnen sehen sehnen sehr
  seim sein seit seitdem seite selten senden sender senken seoul servieren setzen seufzen sicher sichern sichtbar
  sieben siedeln sieden silbern sims sinken sitzen skopje sobald sofia sofort sogar solange sollen sondern sonne
  sonnig sonntag sorgen sowohl sozial spalte spalten spannen spannend sparen spat spazieren speichern speisen
  spenden sperren spiegel spielen spind spinnen spitz spontan spotten sprechen sprecher sprengen sprießen springen
  spritze spritzen spröde spucken spuken spät später spülen spüren staat stabil stadt stall stammen stampfen stange
  stapeln stark starre starren starten statt stauen staunen stechen stecken steif steigen steigern steil stellen
  stelze steppen sterben stets steuern stiege stiel stiften stil stimmen stinken stocken stockholm stollen stolpern
  stopfen stoppen stoßen strafen strahlen strauß straße streben strecken streicheln streichen streife streiken
  streiten streng streuen stricken strom strömen stumm stumpf sturm stutzen ständig stärken stätte stören stürmen
  stürzen stützen suche sucht sucre summen super suva sympathisch säen sägen süss tadeln tag tal tallinn tanken
  tankstelle tanzen tapfer tappen tarawa tasten tat tatsache taub tauchen tauen taufen taugen tauschen tausend tee
  tegucigalpa teheran teilen teilnehmen teilnehmer testen teuer thimphu tief tilgen tippen tirana toben tokio
  tolerant toll ton tor tragen trainer trampeln trauen trauern traun traurig treffen treiben trennen tresor treten
  treu trick triefen trinken tripolis tritt trocken trocknen trommeln trott trotz trotzdem trotzen trumpf trunk
  tränken träumen trösten trüb tunis turnen täglich täuschen töten tür uhr uhu umarmen umbauen umdrehen umfallen
  umfassen umgeben umgehen umher umkehren umleitung umschlag umsetzen umsteigen umtauschen umweg umziehen umzug
  unabhängig unangenehm unbekannt unbequem undankbar unehrlich unfreundlich unfähig ungeduldig ungefähr ungefährlich
  ungerecht ungeschickt ungewöhnlich unglücklich ungültig unheimlich unhöflich unklar unmöglich unpraktisch
  unregelmäßig unreif unruhig unschuldig unsichtbar unsinn unsympathisch unten unter unterbrechen untergehen
  unterhalb unterhalten unterhaltung unternehmen unterrichten unterscheiden unterschreiben untreu unvernünftig
  unverständlich unvorsichtig unwichtig unzufrieden unzuverlässig vaduz vater verabreden verabredung verabschieden
  verachten verantworten verarbeiten verband verbergen verbessern verbieten verbinden verbindung verblühen
  verbrauchen verbreiten verbrennen verbringen verdauen verderben verdienen verehren vereinen vererben verfallen
  verfassen verfehlen verfolgen verfügen verführen vergeben vergebens vergehen vergessen vergiften vergleichen
  vergnügen vergraben verhaften verhandeln verheiraten verheiratet verhindern verhungern verkaufen verkleiden
  verkleinern verkäufer verkürzen verlangen verlassen verlaufen verlegen verleihen verletzen verletzung verlieben
  verliebt verlieren verloben verlobt verlängern vermehren vermeiden vermieten vermieter vermissen vermitteln
  vermuten verneinen vernichten vernünftig verpacken verpackung verpassen verraten verreisen verringern versagen
  versammeln verschieben verschieden verschlafen verschreiben verschwenden verschwinden versenden versetzen
  versichern versicherung versinken version versorgen versprechen verspäten verspätung verstecken verstehen
  verstummen verständlich verstärken versuchen versöhnen verteilen vertragen vertreiben vertreten verursachen
  verurteilen verwalten verwandeln verweigern verwenden verwirren verwöhnen verzeihen verzichten verzieren
  verzweifeln verzögern verändern vetter victoria vielleicht vientiane vier vilnius viper voll voneinander vorband
  vorbei vorbereiten vorbeugen vorführen vorgehen vorhaben vorher vorlesen vormachen vormittag vormittags vorne
  vornehmen vorort vorschlag vorschlagen vorsicht vorsichtig vorsprechen vorstellen vorstellung vorziehen vorüber
  völlig wach wache wachen wachsen wahl wahr wall wandern wanken wann warm warnen warschau warten warum waschen
  washington weben wechseln wecken weder weg wegen weggehen weglassen weglaufen wegnehmen wegwerfen weh wehen
  weiblich weich weichen weiden weigern weihen weil weinen weise weisen weit weiter weiß welcher wellington wende
  wenden wenig wenige wenn werben werden werfen weshalb wetten wetter wichtig wickeln widerstehen widmen wieder
  wiedergeben wiederholen wiedersehen wiegen wien wieso wild windel windhoek windig winken winzig wirken wirklich
  wischen wittern wodurch wofür woge woher wohin wohnen wohnung wollen womit woran worauf worüber wovon wozu wuchern
  wundern wut wägen wählen während wälzen wärmen wühlen wünschen würdigen würfel würfeln würgen würzen wüten wütend
  zagreb zahm zanken zart zaubern zaum zecke zeh zehn zehren zeichnen zeile zeit zelle zelten zentral zerbrechen
  zerlegen zerreißen zerren zerstreut zerstören zettel zeug zeugen ziege ziegel ziehen zielen ziemlich zier zierde
  zipfel zittern zornig zubereiten zucken zudem zuerst zufrieden zug zugeben zuhören zukünftig zulassen zumachen
  zunehmen zuordnen zupfen zurück zurückgeben zurückgehen zurückkehren zurückziehen zusagen zusammen zuschauen
  zusehen zustimmen zuständig zuverlässig zuwenden zwanzig zwecks zwei zweifeln zwinge zwingen zwinkern zwischen
  zwölf zählen zähmen zärtlich zögern züchten zügeln zünden zündung ähnlich ändern ängstlich ärger ärgern ärmel
  äußern öffentlich öffnen öffnung öl ölen üben über überall überfallen überfordern überhaupt überholen überleben
  überlegen übermorgen übernachten übernehmen überraschen überraschend überreden übersetzen übertragen übertreiben
  überwachen überweisen überwinden überzeugen üblich übrig übrigens
  """
