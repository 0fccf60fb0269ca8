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
  aal aar aas abbauen abbiegen abbilden abbrechen abbremsen abdecken abdrucken abends abenteuerlich aber aberkennen
  abfahren abfallen abfangen abfinden abfliegen abgeben abgelegen abgrenzen abhalten abheben abholen abhängen abhängig
  abkürzen ablehnen ableiten ablenken ablesen abliefern abmachen abmelden abnehmen abraten abreisen abräumen absagen
  absaugen abschaffen abschalten abschicken abschließen abschließend abschneiden abschrecken abschreiben absehbar
  absenden absichern absichtlich absolvieren absprechen abstammen absteigen abstellen abstimmen abstoßen abstrakt
  abstürzen abt abtrocknen abuja abwarten abwaschen abwechseln abwechselnd abweichen abweisen abwenden abwerten
  abwesend abwägen abwärts abziehen accra acht achten achtsam addieren adlig adoptieren aggressiv ahn ahnung
  ahnungslos akademisch akkurat akt aktiv aktivieren aktuell akzeptieren alabama albanien albern algier allerdings
  allergisch allgemein alljährlich allmählich alltäglich alm alp also alt altern alternativ altertümlich altmodisch
  amman amme amsterdam amt amtlich amüsant amüsieren analog analysieren anatomisch anbauen anbieten anbinden anbrechen
  anbringen andauern andauernd andererseits anders anderswo anderthalb aneinander anerkannt anerkennen anerkennung
  anfang anfangen anfangs anfassen anfertigen anfeuern anfordern anforderung anfragen anfänger anfänglich angeben
  angeblich angeboren angehen angehören angehörige angeln angemessen angenehm angespannt angestrengt angewiesen
  angewöhnen angreifen angrenzend anhaben anhalten anhaltend anheben anhören ankara anklagen ankleiden anklicken
  anknüpfen ankommen ankündigen ankündigung anlegen anlehnen anleiten anlügen anmachen anmelden anmerken anmerkung
  annehmbar annehmen annähern annähernd anonym anordnen anordnung anpacken anpassen anprobieren anregen anregend
  anreisen anrichten anrufen ansage anschaffen anschalten anschauen anschaulich anscheinend anschließen anschließend
  ansehen ansehnlich ansetzen ansiedeln anspielen ansprechen anspruchsvoll anstarren anstatt anstecken ansteckend
  anstehen ansteigen anstelle anstellen anstiften anstreben anstrengen anstrengend anstrengung anständig antananarivo
  antreffen antreiben antreten anvertrauen anwachsen anweisen anweisung anwenden anwesend anwesenheit anzeigen
  anziehen anziehend anziehung anzünden apathisch apia april ar arbeiten arbeitgeber arbeitnehmer arbeitslos
  arbeitslosigkeit arbeitsplatz archäologe archäologie archäologisch arglos argumentieren arm armselig arrangieren
  arrogant art as asmara ast athen atmen attraktiv auch aue aufbauen aufbewahren aufbrechen aufbringen aufdecken
  aufeinander aufenthalt aufessen auffallen auffallend auffangen auffassen auffassung auffällig aufführen aufführung
  aufgang aufgeben aufgeregt aufgrund aufhalten aufheben aufhängen aufhören aufklären aufklärung aufladen auflehnen
  auflösen aufmachen aufmerksam aufmerksamkeit aufmuntern aufnehmen aufopfern aufpassen aufrecht aufregen aufregend
  aufregung aufrichtig aufrufen aufräumen aufschieben aufschlagen aufschließen aufschreiben aufsetzen aufspüren
  aufstehen aufsteigen aufstellen aufstrebend auftauchen aufteilen aufteilung auftragen auftreten aufwachen aufwachsen
  aufwecken aufweisen aufwärts aufzeichnen aufzeichnung aufzug august ausarbeiten ausatmen ausbauen ausbeuten
  ausbeutung ausbilden ausbrechen ausbreiten ausbreitung ausdauer ausdehnen ausdehnung ausdenken ausdrucksvoll
  ausdrücken ausdrücklich auseinander auseinandersetzung auserwählt ausfallen ausführen ausführlich ausführung
  ausfüllen ausgeben ausgedehnt ausgeglichen ausgehen ausgerechnet ausgeschlossen ausgezeichnet ausgiebig ausgleichen
  ausgraben aushalten auskommen auslachen ausleihen ausländer ausländisch auslösen ausmachen ausnahmslos ausnahmsweise
  ausnutzen auspacken ausprobieren ausrechnen ausrede ausreichen ausreichend ausrichten ausrotten ausruhen ausrüsten
  ausrüstung ausschalten ausscheiden ausschließen ausschließlich ausschneiden aussehen aussetzen aussichtslos
  aussprechen ausstatten ausstattung aussteigen ausstellen ausstellung aussterben ausstoßen ausstrahlen aussuchen
  austauschen austeilen austragen austreten auswandern auswechseln ausweg ausweichen ausweisen auswerten auswertung
  auswirken auswirkung auswählen auswärtig auswärts auszeichnen auszeichnung ausziehen ausüben authentisch auto
  automatisch autoritär außen außer außergewöhnlich außerhalb außerordentlich axt backen bad bagdad bahnbrechend bahre
  baku bald baldig balg ballen bamako bangkok bangui banjul bar barfuß barmherzig basieren basseterre basteln bau
  bauen baufällig baustelle beabsichtigen beachten beachtlich beachtung beanspruchen beantragen beantworten bearbeiten
  bearbeitung beaufsichtigen beauftragen bebauen beben bedanken bedauerlich bedauern bedecken bedenken bedenklich
  bedeuten bedeutend bedeutsam bedeutungslos bedienen bedienung bedingen bedrohen bedrohlich bedrohung bedrängen
  bedürfen bedürftig beeilen beeindrucken beeindruckend beeinflussen beeinträchtigen beenden beerdigen beet befallen
  befassen befehlen befestigen befestigung befinden befolgen befragen befragung befreien befreiung befremdlich
  befriedigen befriedigend befristet befruchten befruchtung befähigen befördern beförderung befürchten befürchtung
  befürworten begabt begabung begegnen begehen begehren begeistern begeistert begeisterung beginnen begleiten
  begleiter begleitung begraben begreifen begreiflich begrenzen begrenzt begrenzung begründen begründer begründung
  begrüßen begrüßung begünstigen behalten behandeln beharrlich behaupten behauptung beheben beherrschen beherrschung
  behindern behindert behinderung behutsam behüten beibehalten beibringen beichten beide beifügen beigeben beinahe
  beinhalten beirut beisammen beispielsweise beistehen beitragen beitreten beißen bejahen bekannt bekanntlich bekehren
  bekennen beklagen bekleiden beklemmend bekommen bekräftigen bekämpfen bekämpfung beladen belanglos belasten
  belastend belauschen beleben belebt belegen beleidigen beleidigend beleidigung beleuchten beleuchtung belgrad
  beliebig beliebt beliebtheit bellen belmopan belohnen belohnung belästigen bemalen bemerken bemerkenswert bemerkung
  bemängeln bemühen bemühung benachbart benachrichtigen benachteiligen benehmen beneiden benennen benommen benutzen
  benutzer benutzung benötigen beobachten beobachtung bequem beraten berater beratung berauben berechnen berechtigen
  berechtigt berechtigung bereichern bereit bereiten bereits bereitschaft bereuen berichten berichtigen berlin bern
  bersten berufen beruflich berufstätig beruhen beruhigen beruhigend berücksichtigen berücksichtigung berühmt berühren
  berührung besagen beschaffen beschaffenheit bescheiden bescheidenheit bescheinigen beschenken beschimpfen
  beschleunigen beschleunigung beschließen beschreiben beschreibung beschränken beschränkt beschränkung beschuldigen
  beschweren beschwerlich beschädigen beschädigung beschäftigen beschäftigt beschäftigung beschämen beschützen
  beschützer beseitigen beseitigung besetzen besetzt besetzung besichtigen besichtigung besiegen besinnen besinnlich
  besitzen besitzer besonderheit besonders besonnen besorgen besorgnis besorgt besprechen besprechung bestatten
  bestechen besteck bestehen besteigen bestellen bestellung bestimmen bestimmt bestimmung bestrafen bestrafung
  bestrebt bestreiten bestätigen bestätigung bestürzt besuchen besucher besänftigen beteiligen beteiligung beten
  betonen betrachten betrachter betrachtung betragen betreffen betreffend betreiben betreten betreuen betreuer
  betreuung betrunken beträchtlich betrügen betrüger betrügerisch bett bettdecke bettler beugen beunruhigen
  beunruhigend beurteilen beurteilung bevor bevormunden bevorstehen bevorzugen bevölkern bewachen bewaffnen bewaffnet
  bewahren bewegen beweglich bewegt beweisen bewerben bewerber bewerbung bewerten bewertung bewirken bewohnen bewohner
  bewundern bewundernswert bewunderung bewusst bewusstlos bewusstsein bewähren bewährt bewältigen bewältigung
  bewässern bewässerung bewölkt bewölkung bezahlen bezahlung bezaubernd bezeichnen bezeichnend bezeichnung beziehen
  beziehungsweise bezweifeln biegen biest bieten bilden bildhaft bildlich billig billigen binden biologisch birne
  bisher bisherig bislang bissau bitte bitten bitter blasen blass blau bleiben bleibend bleichen blicken blind blinken
  blinzeln blitzen blockieren bluten blutig blättern blühen bohren boot bord borgen born borneo boshaft bosnien brand
  braten bratislava brauchbar brauchen braue brauen braun brazzaville brechen breiten bremsen brennen bridgetown
  bringen bruder brummen brutal bröckeln brötchen brüllen brüssel brüten bub buch buchen buchung budapest bukarest
  bunt bus busse butt bäckerei bäckerin bär bäuerlich bösartig böse bücken bügeln bündeln bürger bürgerlich
  bürokratisch bürsten büßen canberra caracas castries chaotisch charakterisieren charakteristisch chemisch christlich
  chronisch chronologisch colombo conakry dabei dach dachten dadurch dafür dagegen daheim daher dahin dahinter dakar
  damalig damals damaskus dame damit danach daneben dank dankbar dankbarkeit danken dann daran darauf daraufhin daraus
  darbieten darin darlegen darstellen darstellung darum darunter darüber dass dasselbe dauerhaft dauern dauernd davon
  davor dazu dazwischen decken defekt definieren dehnen delle demnach demnächst demokratisch demolieren demonstrieren
  demütig demütigen denkbar denn dennoch deprimierend deprimiert derartig derb derzeit deshalb dessen desto deswegen
  deuten deutlich deutlichkeit deutsch dicht dichten dick dienen dienlich dienst dienstlich dieser diesmal digital
  diktieren dili dill ding direkt dirigieren diskret diskriminieren diskriminierung diskutieren distanzieren doha
  dohle dom donnern doppelt dort dorthin dramatisch drastisch draußen dreckig dreh drehen drei dreieckig dreißig
  dringen dringend drinnen droge drohen drohend drohung drucken drängen dröhnen drüben drücken dublin dulden dumm
  dumpf dunkel dunkelheit durch durchaus durchbrechen durchdenken durchdringen durcheinander durchfahren durchführen
  durchführung durchgehend durchlesen durchlässig durchqueren durchschauen durchschnittlich durchsetzen durchsichtig
  durchstreichen durchsuchen durstig dusche duschen dynamisch dämmern dünn dürfen dürftig dürr düster ebenbürtig
  ebenfalls ebenso eber ebnen eckig edel efeu effektiv effizient egoistisch ehe ehefrau ehelich ehemalig ehemals eher
  ehre ehren ehrenamtlich ehrenvoll ehrfürchtig ehrgeizig ehrlich ehrlichkeit ehrwürdig ei eid eidgenössisch
  eifersüchtig eifrig eigen eigenartig eigenhändig eigenmächtig eigens eigensinnig eigenständig eigentlich eigentum
  eigentümer eigentümlich eignen eile eilen eilig einander einatmen einbauen einbeziehen einbilden einbildung
  einbinden einbrechen einbringen eindeutig eindringen eindringlich eindrucksvoll einerseits einfach einfahrt einfall
  einfallen einfallsreich einfangen einfarbig einflussreich einfrieren einfügen einfühlsam einführen einführung
  eingeben eingebildet eingehen eingehend eingestehen eingreifen einhalten einheimisch einheitlich einholen einig
  einige einigen einigermaßen einigkeit einjährig einkauf einkaufen einladen einladend einladung einleiten einleitend
  einleitung einleuchten einleuchtend einmalig einmischen einnehmen einordnen einpacken einprägen einrahmen einreichen
  einreisen einrichten einrichtung einräumen eins einsam einsamkeit einsammeln einschalten einschlafen einschlagen
  einschließen einschließlich einschreiben einschränken einschränkung einschätzen einschätzung einschüchtern einsehen
  einseitig einsetzen einsperren einspringen einstehen einsteigen einstellen einstellung einstimmig einstufen
  einstürzen einteilen einteilung eintragen eintreffen eintreten eintönig einverstanden einwandern einwanderung
  einwandfrei einweihen einwenden einwerfen einwilligen einwirken einzahlen einzeln einziehen einzig einzigartig eis
  eisern eisig eitel ekelhaft elastisch elegant elektrisch elektronisch elementar elterlich eltern emotion emotional
  empfangen empfehlen empfehlenswert empfehlung empfinden empfindlich empor empören empörend empört emsig enden
  endgültig endlich endlos energisch eng engagieren engagiert englisch enorm entarten entbehren entbehrlich entdecken
  entdecker entdeckung entfachen entfallen entfalten entfaltung entfernen entfernt entfernung entfliehen entführen
  entgegen entgegengesetzt entgegenkommen entgegnen entgehen enthalten enthüllen entkommen entladen entlang entlassen
  entlassung entlasten entlastung entlaufen entlegen entlehnen entmachten entmutigen entnehmen entreißen entrichten
  entrüstet entscheiden entscheidend entscheidung entschieden entschließen entschlossen entschlossenheit entschlüsseln
  entschuldigen entschuldigung entschädigen entschädigung entsetzen entsetzlich entsetzt entsorgen entspannen
  entspannt entspannung entsprechen entsprechend entspringen entstehen entstehung enttäuschen enttäuschend enttäuscht
  enttäuschung entweder entwenden entwerfen entwickeln entwicklung entziehen entziffern entzücken entzückend erachten
  erarbeiten erbarmen erbarmungslos erbauen erbauer erben erbitten erbittert erblich erblicken erbringen erbärmlich
  erde erdenklich erdulden ereignen erfahren erfassen erfinden erfinderisch erfolgen erfolglos erfolgreich
  erforderlich erfordern erforschen erforschung erfragen erfreuen erfreulich erfrieren erfrischen erfrischend erfüllen
  erfüllung ergeben ergebnislos ergiebig ergreifen ergreifend ergründen ergänzen ergänzung erhaben erhalten erhaltung
  erheben erheblich erheitern erhitzen erhoffen erholen erholsam erhältlich erhöhen erhöhung erinnern eriwan erkennbar
  erkennen erkenntnis erklingen erklären erkranken erkrankung erkunden erkundigen erkälten erkältung erlassen erlauben
  erlaubt erleben erledigen erleichtern erleichtert erleichterung erleiden erlernen erleuchten erliegen erlogen
  erläutern erläuterung erlöschen erlösen ermahnen ermitteln ermorden ermuntern ermutigen ermutigend ermächtigen
  ermäßigen ermöglichen ermüden ermüdend ernennen erneuerbar erneuern erneuerung erneut erniedrigen ernst ernsthaft
  ernstlich ernten ernähren ernüchternd erobern erproben erraten erregen erregend erreichbar erreichen errichten
  errichtung erringen erschaffen erscheinen erschießen erschlagen erschließen erschrecken erschreckend erschrocken
  erschweren erschwinglich erschöpfen erschöpft erschöpfung erschüttern erschütternd ersetzen ersichtlich ersparen
  ersparnis erst erstarren erstatten erstaunen erstaunlich erstaunt erstens ersticken erstmals erstrangig erstreben
  erstrecken ersuchen ertappen erteilen ertragen ertrinken erträglich ertönen erwachen erwachsen erwachsene
  erwachsener erwarten erwartung erwartungsvoll erwecken erweisen erweitern erweiterung erwerben erwidern erwischen
  erwägen erwähnen erwähnenswert erwähnung erwärmen erwärmung erwünscht erz erzeugen erzeugung erziehen erzieher
  erzieherisch erzielen erzwingen erzählen erzählung eröffnen eröffnung erörtern erörterung essbar essen etabliert
  ethisch etliche etwa etwaig etwas europäisch euter eventuell evolutionär ewig exakt existieren exklusiv exotisch
  experimentell experimentieren explodieren explosiv exportieren extern extrem fabelhaft fabrizieren fachlich fahnden
  fahren fahrlässig fall fallen falls falsch falten familiär fanatisch fang fangen farbig farblos fassen fassungslos
  fast faszinieren faszinierend fauchen faul faulen fee fegen fehlen feierlich feiern feiertag feig fein feindlich
  feindselig fern ferner fertig fertigen fesseln fesselnd festhalten festigen festlegen festlich festnehmen feststehen
  feststellen feststellung fetter fettig feucht feuchtigkeit feuern feurig fiebern filmen filtern finanziell
  finanzieren finanzierung finden findig finster firn fischen fixieren flach flackern flattern flehen fleiss fleißig
  flexibel flicken fliegen fliehen fließen fließend flink flott fluchen flur fluten flüchten flüchtig flüssig flüstern
  folgen folgend folgenreich folgern folgerung folglich folie foltern fordern forderung formal formell formen formlos
  formulieren formulierung forschen fortan fortbestehen fortbewegen fortdauern fortfahren fortgehen fortgeschritten
  fortlaufend fortpflanzen fortpflanzung fortschreiten fortschrittlich fortsetzen fortsetzung fragen fraglich
  fragwürdig französisch frech freetown frei freigeben freigebig freihalten freilassen freilich freimütig freisprechen
  freitag freiwillig freizügig fremd fressen freuen freundlich freundlichkeit freundschaftlich friedlich frieren
  frisch frivol froh fromm front fruchtbar fruchtbarkeit frust frustriert fröhlich fröhlichkeit früh früher frühestens
  frühzeitig fuchs funafuti fund fundamental funkeln funktionieren furchtbar furchtlos furchtsam fuss fähig fällen
  fällig fälschen fälschlich fälschung färben fördern förderung fügen fühlbar fühlen führen führend füllen füllung
  fünf fürchten fürchterlich füttern gaborone galoppieren garantieren gas gastfreundlich gastfreundschaft gatter geben
  gebeugt gebildet gebirgig geboren gebot gebrauchen gebrechlich gebräuchlich gebunden gebäck gebären gebühren
  gebührend gedanklich gedeihen gedenken gedruckt geduldig geeignet gefahren gefallen gefangenschaft gefasst gefrieren
  gefräßig gefährden gefährdet gefährlich gefühllos gefühlvoll gegeben gegen gegend gegeneinander gegenseitig
  gegensätzlich gegenwärtig gegenüber gegenüberstellen gegnerisch geheim geheimnisvoll gehen gehoben gehorchen
  gehorsam gehören geistig geistlich geistreich geizig gekränkt gekünstelt gelangen gelangweilt gelassen gelassenheit
  gelaunt gelb gelegen gelegentlich gelehrt geliebt gelingen gelten geltend gelungen gelähmt geläufig gemein
  gemeinnützig gemeinsam gemeinschaftlich gemessen gemischt gemäß gemüt gemütlich gemütlichkeit genau genauigkeit
  genauso genehmigen genehmigung geneigt generell genetisch genial genießbar genießen genug genuss genügen genügend
  genügsam geologisch geometrisch geordnet georgetown gepflegt geraten gerecht gerechtfertigt gerechtigkeit gereizt
  gering geringfügig gerinnen germanisch gern geräumig gesamt geschehen gescheit geschichtlich geschickt geschirr
  geschlossen geschmacklos geschmackvoll geschmeidig geschweige geschwind geschwollen geschäftlich geschäftstüchtig
  gesellen gesellig gesellschaftlich gesetzlich gesetzmäßig gesichert gespannt gespenstisch gesprächig gestalten
  gestaltung gestatten gestehen gestern gestreift gestrig gesund gesundheitlich gesundheitsschädlich getarnt getrennt
  getreu getrost gewachsen gewagt gewaltig gewaltlos gewaltsam gewalttätig gewand gewandt gewerblich gewichtig
  gewinnen gewinner gewiss gewissenhaft gewissenlos gewissermaßen gewissheit gewittrig gewohnt gewollt gewähren
  gewährleisten gewöhnen gewöhnlich gewölbt gezielt geziert gezwungen geübt gier gierig gießen giftig gipfeln gitega
  glatt glauben glaubhaft glaubwürdig gleich gleichaltrig gleichartig gleichberechtigt gleichberechtigung gleichen
  gleichermaßen gleichfalls gleichförmig gleichgültig gleichgültigkeit gleichmäßig gleichnamig gleichsam gleichsetzen
  gleichwertig gleichzeitig gleiten gliedern gliederung global glorreich glänzen glänzend glätten gläubig glücken
  glücklich glücklicherweise glühen glühend gnädig golden gram grammatisch grandios gratulieren grau grauen grauenhaft
  grauenvoll grausam grausamkeit graziös greifbar greifen grell grenzen grenzenlos griechisch grillen grinsen grob
  groß großartig großherzig großzügig grundlegend grundlos grundsätzlich gruppe gruppieren gruselig grübeln grün
  gründen gründer gründlich grünlich grüßen gucken guss gut gutmütig gutschein gähnen gänzlich gären gönnen göttlich
  gültig gültigkeit günstig gütig habe haben hacke hacken haften hageln hai halde halt haltbar halten handeln
  handgreiflich handlich handy hanoi harare harmlos harmonisch hart hartnäckig hassen hasten hastig hauch hauchen
  hauen hauptsächlich haus hausieren havanna heben heften heftig hegen heilen heilig heilsam heim heimatlos heimisch
  heimlich heimtückisch heiraten heiser heiter heizen heiß heißen helfen hell helsinki hemmen hemmung hemmungslos
  henne heranwachsen herauf heraus herausfinden herausfordern herausfordernd herausforderung herausgeben herausgeber
  herauskommen herausragend herausstellen herb herbei herbeiführen herein hereinkommen hergestellt herkömmlich
  herrenlos herrisch herrlich herrschaftlich herrschen herrschend herrscher herstellen herstellung herum herunter
  hervor hervorbringen hervorgehen hervorheben hervorragend hervorrufen herz herzhaft herzlich herzlos herüber hetzen
  heu heucheln heulen heute heutig heutzutage hieb hier hierbei hierher hiermit hilflos hilfreich hilfsbereit
  hilfsbereitschaft himmlisch hinauf hinaus hinausgehen hinblick hindern hindeuten hindurch hinein hineinfallen
  hinfallen hinfällig hingegen hinken hinlänglich hinnehmen hinreichend hinrichten hinrichtung hinsetzen hinsichtlich
  hinten hinter hintereinander hintergehen hinterher hinterhältig hinterlassen hinterlistig hinunter hinweisen
  hinzufügen hinüber historisch hitzig hoch hochachtung hochmütig hochwertig hocken hof hoffen hoffentlich
  hoffnungslos hoffnungsvoll hohl holen homogen honiara horchen horizontal humorvoll humpeln hund hundert hungern
  hungrig hupen hut hygienisch hälfte hämmern hängen hässlich häufig häufigkeit höchstens höchstwahrscheinlich höflich
  höhnisch hölle hölzern hörbar hören hübsch hüllen hüpfen hüten identifizieren identisch ideologisch ignorieren
  illegal illusion illustrieren imaginär imbiss imitieren immer immerfort immerhin immerzu impfen importieren imposant
  imstande indem indessen indirekt individuell industriell infizieren infolge infolgedessen informativ informieren
  inhaltlich innehaben innen innerhalb innerlich innig innovativ insbesondere insgeheim insgesamt insofern inspirieren
  inspizieren installieren instinktiv intakt integrieren intellektuell intelligent intensiv interessant interessieren
  interessiert international interpretieren intim intuitiv investieren inwiefern inzwischen irdisch irgendein
  irgendwann irgendwas irgendwie irgendwo ironisch irreführend irren irritieren irrtümlich islamabad isolieren
  isoliert jagen jammer jammern januar jauchzen jawohl jedenfalls jeder jederzeit jedoch jemals jemand jener jenseits
  jerusalem jetzt jeweilig jeweils juba jubeln jucken jugendlich jugendliche juli jung junge juni jurist juristisch
  jährlich jämmerlich jüdisch kabul kachel kahl kai kairo kaiserlich kalkulieren kalt kampala kapitulieren kaputt karg
  karre kassieren katastrophal katholisch kauen kaufen kaufmännisch kaum kehren keimen keiner keinesfalls keineswegs
  kelle kennen kennenlernen kenntlich kennzeichnen kennzeichnend kentern kerl kette keusch kichern kigali kindisch
  kindlich kingston kingstown kinshasa kippe kippen kirche kirchlich kirsche kiste kitzeln klagen klammern klappen
  klar klarheit klassifizieren klassisch klatschen klauen kleben klebrig kleiden klein kleinlich klettern klimatisch
  klingeln klingen klinisch klopfen klug kläglich klären knacken knallen knapp kneifen kneten knick knicken knien
  knirschen knochen knurren knüpfen kochen kollektiv koller kolonial kombinieren komisch kommandieren kommen kommend
  kommentieren kommerziell kommunal kommunistisch kommunizieren kompakt kompetent komplett komplex kompliziert
  komponieren konfrontieren konkret konkurrieren konsequent konservativ konstant konstruieren konstruktiv konsumieren
  kontinuierlich kontrollieren kontrovers konventionell konzentrieren konzentriert konzipieren kooperieren
  koordinieren kopenhagen kopieren korrekt korrigieren korrupt kost kostbar kosten kostenlos kostspielig kot krabbeln
  krach krachen kraftlos kraftvoll krank krankhaft kratzen kreativ kreischen kreisen kreisförmig kreuzen kriechen
  kriegen kriegerisch kriminell kritisch kritisieren krumm kräftig krähen kränken kränkend krönen krümmen kuchen kuh
  kulturell kur kurieren kurios kurz kurzfristig kurzsichtig kämmen kämpfen kämpferisch käuflich königlich können
  körperlich köstlich küche kühl kühlen kühn kümmerlich kümmern kündigen kündigung künftig künstlerisch künstlich
  kürzen kürzlich küssen lachen lagern lahm land landen landwirtschaftlich lang langfristig langsam langweilen
  langweilig lassen lau laub lauern laufen laufend lauschen lauten lauter lautlos lauwarm lebendig lebensfähig
  lebensgefährlich lebenslang lebenswichtig lebhaft leblos leck lecken lecker ledig lediglich leeren leerung
  legal legendär legitim lehnen lehre lehren lehrer lehrerin lehrreich leichtfertig leichtgläubig leichtsinnig leiden
  leidend leidenschaftlich leider leihen leisten leistungsfähig leiten leitend leiter leitung lenken lesbar letzte
  letztendlich letztlich leuchten leuchtend leugnen leute liberal libreville lieben liebenswert liebenswürdig lieber
  liebevoll lieblich lieblos lied liefern lilongwe lima linde lindern linear links lissabon listig literarisch
  ljubljana lob loben lobenswert locken locker lockern logisch lohnen london los losgehen lot luanda luder luftig
  lukrativ lump lusaka lustig lustlos lutschen luxuriös lyrisch lächeln lächerlich lähmen lähmung ländlich längst
  lärmen lässig lästig läuten löschen lösen löten löwe lückenlos lüften lügen maat machen machtlos madrid magen mager
  magisch magnetisch mahlen mahnen majestätisch majuro malabo malen malerisch mama managua manama manchmal mangelhaft
  mangeln manila mann mappe maputo maritim mark markant markieren maschinell maseru massenhaft massiv materiell
  mathematisch matt maus maximal maßgeblich maßlos mechanisch meckern medizinisch meer mehr mehrdeutig mehrere
  mehrfach mehrheitlich mehrmals meiden meinen meinetwegen meist meistens meistern melden melder melken melodisch
  mengenmäßig menschenleer menschlich menschlichkeit mental merken merklich merkmal merkwürdig messbar messen
  metallisch methodisch miene mieten milch mild milde mildern militärisch minderjährig mindern minderwertig mindestens
  mine mineralisch minimal minsk mischen missachten missachtung missbrauchen missfallen missglücken misshandeln
  misslingen misstrauen misstrauisch missverstehen mitarbeiten mitarbeiter mitbringen miteinander mitfühlend mitgehen
  mithalten mithelfen mitkommen mitnehmen mitreißend mitspielen mitteilen mittelalterlich mittelbar mittellos
  mittelmäßig mitten mittlerweile mitunter mitwirken mitwirkung mixen mixer mobilisieren modern modernisieren
  mogadishu molekular moment momentan monaco monatlich mond monoton monrovia montag montevideo montieren moralisch
  morgens moroni morsch moskau multiplizieren mundart munter murmeln mus muse musikalisch musizieren mustergültig
  mustern mut mutig mutlos mutter mutwillig mythisch mächtig mädchen mähen männlich märchenhaft märz mäßig mäßigen
  möblieren mögen möglich möglicherweise möglichst müde mühelos mühevoll mühsam mündlich mürrisch müssen mütterlich
  mütze müßig nach nachahmen nachahmung nachbarlich nachdem nachdenken nachdenklich nachdrücklich nacheinander
  nachfolgend nachforschen nachfragen nachgeben nachgiebig nachhaltig nachhaltigkeit nachher nachholen nachkommen
  nachlassen nachlässig nachmittag nachmittags nachprüfen nachschauen nachschlagen nachsehen nachsichtig nachteilig
  nachträglich nachts nachweisbar nachweisen nachweislich nackt nagen nahe nahezu nahrhaft nairobi naiv namenlos
  namentlich namhaft naschen nase nass nassau national nationalistisch natürlich neben neblig necken negativ nehmen
  neidisch neigen nennen nennenswert nervös nett neu neuartig neuerdings neugierig neun neutral neutralisieren niamey
  nichts nicken niederlassen niederlegen niedlich niedrig niemals niemand niesen nikosia nirgends nirgendwo nobel noch
  nochmals nominieren nord nordwestlich nordöstlich normal normalerweise not notdürftig notfalls notgedrungen notieren
  notion notwendig notwendigkeit numerisch nummerieren nutzbar nutzlos nächste nähe nähen nähern nähren nämlich
  nördlich nötig nüchtern nützen nützlich oben ober oberflächlich oberhalb obgleich objektiv obligatorisch obwohl oder
  offen offenbar offenbaren offenherzig offenkundig offensichtlich offensiv offiziell oftmals ohne ohr olympisch
  operation operieren opfern optimal optimistisch optisch ordentlich ordnen ordnungsgemäß organisatorisch organisch
  organisieren orientalisch orientieren originell ort orthodox oslo ottawa packen palikir papa paramaribo paris parken
  party pass passen passieren pech pfeifen pflanzen pflegen pflücken pfütze picken pilz plan planen planke platzen
  plaudern plump plötzlich pochen podgorica pol prag praia praktisch prall prallen pressen pretoria prima privat
  probieren produzieren prägen prüfen prügeln pusten putz putzen pünktlich qual quatsch quatschen quellen quito quälen
  rabat ragen rammen rasch rasieren rasten raten rauben rauchen raufen rausch rauschen reagieren reaktion rechnen
  rechner rechts reden reduzieren regelmäßig regeln regieren regnen reh reiben reich reichen reif reihe reimen
  reinigen reisen reiten reizen reißen rekord relativ rennen rentner reparieren reservieren retten rhythmus richten
  richtig riechen riesig riga rinnen ritt roh rollen rom rosa rosten rot ruck rudern ruf rufen ruhen ruhig rum rund
  russ rutschen rätsel räuchern räumen rösten rühren rüsten saat sagen salzig same sammeln sanaa sanft santiago
  sarajevo satt sau sauber sauer saufen saugen schaben schach schade schaffen schal schalten scharf schau schauen
  schaukeln scheiden scheinen scheitern schelten schenken scherzen scheu scheuen scheuern schicken schieben schießen
  schiff schildern schilf schimmern schimpf schimpfen schirm schlafen schlagen schlamm schlank schlau schlecht
  schleichen schleier schleife schleifen schleppen schleudern schlichten schließen schlimm schlingen schluck schlucken
  schluss schmal schmecken schmeicheln schmelzen schmieren schminken schmücken schnalle schnappen schnecke schneiden
  schneien schnell schnitzel schnitzen schnüren schon schonen schorf schramme schreck schreiben schreien schreiten
  schrot schrumpfen schublade schuldig schund schuss schuster schwach schwan schwanger schwanken schwanz schwarz
  schweben schweif schweigen schwellen schwenken schwer schwierig schwimmen schwindeln schwinden schwingen schwitzen schwänzen
  schwärmen schwören schwül schälen schämen schätzen schön schöpfen schüren schütteln schütten schützen sechs see
  seelisch segeln segnen sehen sehnen sehr seim sein seit seitdem seite selten senden sender senken seoul servieren
  setzen seufzen sicher sichern sichtbar sieben siedeln sieden silbern sims sinken sitzen skopje sobald sofia sofort
  sogar solange sollen sondern sonne sonnig sonntag sorgen sowohl sozial spalte spalten spannen spannend sparen spat
  spazieren speichern speisen spenden sperren spiegel spielen spind spinnen spitz spontan spotten sprechen sprecher
  sprengen sprießen springen spritze spritzen spröde spucken spuken spät später spülen spüren staat stabil stadt stall
  stammen stampfen stange stapeln stark starre starren starten statt stauen staunen stechen stecken steif steigen
  steigern steil stellen stelze steppen sterben stets steuern stiege stiel stiften stil stimmen stinken stocken
  stockholm stollen stolpern stopfen stoppen stoßen strafen strahlen strauß straße streben strecken streicheln
  streichen streife streiken streiten streng streuen stricken strom strömen stumm stumpf sturm stutzen ständig stärken
  stätte stören stürmen stürzen stützen suche sucht sucre summen super suva sympathisch säen sägen süss tadeln tag tal
  tallinn tanken tankstelle tanzen tapfer tappen tarawa tasten tat tatsache taub tauchen tauen taufen taugen tauschen
  tausend tee tegucigalpa teheran teilen teilnehmen teilnehmer testen teuer thimphu tief tilgen tippen tirana toben
  tokio tolerant toll ton tor tragen trainer trampeln trauen trauern traun traurig treffen treiben trennen tresor
  treten treu trick triefen trinken tripolis tritt trocken trocknen trommeln trott trotz trotzdem trotzen trumpf trunk
  tränken träumen trösten trüb tunis turnen täglich täuschen töten tür uhr uhu umarmen umbauen umdrehen umfallen
  umfassen umgeben umgehen umher umkehren umleitung umschlag umsetzen umsteigen umtauschen umweg umziehen umzug
  unabhängig unangenehm unbekannt unbequem undankbar unehrlich unfreundlich unfähig ungeduldig ungefähr ungefährlich
  ungerecht ungeschickt ungewöhnlich unglücklich ungültig unheimlich unhöflich unklar unmöglich unpraktisch
  unregelmäßig unreif unruhig unschuldig unsichtbar unsinn unsympathisch unten unter unterbrechen untergehen unterhalb
  unterhalten unterhaltung unternehmen unterrichten unterscheiden unterschreiben untreu unvernünftig unverständlich
  unvorsichtig unwichtig unzufrieden unzuverlässig vaduz vater verabreden verabredung verabschieden verachten
  verantworten verarbeiten verband verbergen verbessern verbieten verbinden verbindung verblühen verbrauchen
  verbreiten verbrennen verbringen verdauen verderben verdienen verehren vereinen vererben verfallen verfassen
  verfehlen verfolgen verfügen verführen vergeben vergebens vergehen vergessen vergiften vergleichen vergnügen
  vergraben verhaften verhandeln verheiraten verheiratet verhindern verhungern verkaufen verkleiden verkleinern
  verkäufer verkürzen verlangen verlassen verlaufen verlegen verleihen verletzen verletzung verlieben verliebt
  verlieren verloben verlobt verlängern vermehren vermeiden vermieten vermieter vermissen vermitteln vermuten
  verneinen vernichten vernünftig verpacken verpackung verpassen verraten verreisen verringern versagen versammeln
  verschieben verschieden verschlafen verschreiben verschwenden verschwinden versenden versetzen versichern
  versicherung versinken version versorgen versprechen verspäten verspätung verstecken verstehen verstummen
  verständlich verstärken versuchen versöhnen verteilen vertragen vertreiben vertreten verursachen verurteilen
  verwalten verwandeln verweigern verwenden verwirren verwöhnen verzeihen verzichten verzieren verzweifeln verzögern
  verändern vetter victoria vielleicht vientiane vier vilnius viper voll voneinander vorband vorbei vorbereiten
  vorbeugen vorführen vorgehen vorhaben vorher vorlesen vormachen vormittag vormittags vorne vornehmen vorort
  vorschlag vorschlagen vorsicht vorsichtig vorsprechen vorstellen vorstellung vorziehen vorüber völlig wach wache
  wachen wachsen wahl wahr wall wandern wanken wann warm warnen warschau warten warum waschen washington weben
  wechseln wecken weder weg wegen weggehen weglassen weglaufen wegnehmen wegwerfen weh wehen weiblich weich weichen
  weiden weigern weihen weil weinen weise weisen weit weiter weiß welcher wellington wende wenden wenig wenige wenn
  werben werden werfen weshalb wetten wetter wichtig wickeln widerstehen widmen wieder wiedergeben wiederholen
  wiedersehen wiegen wien wieso wild windel windhoek windig winken winzig wirken wirklich wischen wittern wodurch
  wofür woge woher wohin wohnen wohnung wollen womit woran worauf worüber wovon wozu wuchern wundern wut wägen wählen
  während wälzen wärmen wühlen wünschen würdigen würfel würfeln würgen würzen wüten wütend zagreb zahm zanken zart
  zaubern zaum zecke zeh zehn zehren zeichnen zeile zeit zelle zelten zentral zerbrechen zerlegen zerreißen zerren
  zerstreut zerstören zettel zeug zeugen ziege ziegel ziehen zielen ziemlich zier zierde zipfel zittern zornig
  zubereiten zucken zudem zuerst zufrieden zug zugeben zuhören zukünftig zulassen zumachen zunehmen zuordnen zupfen
  zurück zurückgeben zurückgehen zurückkehren zurückziehen zusagen zusammen zuschauen zusehen zustimmen zuständig
  zuverlässig zuwenden zwanzig zwecks zwei zweifeln zwinge zwingen zwinkern zwischen zwölf zählen zähmen zärtlich
  zögern züchten zügeln zünden zündung ähneln ähnlich ähnlichkeit ändern ängstlich ärger ärgern ärmel äußerlich äußern
  äußerst äußerung öffentlich öffentlichkeit öffnen öffnung ökologisch ökonomisch öl ölen örtlich östlich üben über
  überall überfallen überfordern überhaupt überholen überleben überlegen übermorgen übernachten übernehmen überraschen
  überraschend überreden übersetzen übertragen übertreiben überwachen überweisen überwinden überzeugen üblich übrig
  übrigens
  """
