// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// German words of every day, above all verbs and adjectives, and capitals; "rein" is missing, by which many mean the "Rhein".
  static let germanEveryday = """
    abbiegen abbrechen abends aber abfahren abfliegen abgeben abheben abholen abhängen abhängig abkürzen ablehnen
    ablenken abmachen abnehmen abreisen abräumen absagen abschalten abschließen abschneiden abschreiben abstimmen
    abtrocknen abuja abwarten abwaschen abwärts abziehen accra acht achten aktiv alabama albanien algier also altern
    amman amsterdam anbieten anders aneinander anerkennen anfang anfangen anfangs anfassen anfänger angeben angehen
    angeln angenehm angreifen anhalten anhören ankara anklagen ankommen anlegen anlügen anmachen anmelden annehmen
    anpassen anprobieren anrufen ansage anschalten anschauen anschließen ansehen ansprechen anstatt ansteigen
    anstellen anstrengen antananarivo anwenden anzeigen anziehen anzünden apia april asmara athen
    atmen auch aufbauen aufessen auffallen aufführen aufgang aufgeben aufhalten aufheben aufhängen aufhören auflösen
    aufmachen aufnehmen aufpassen aufregen aufregend aufregung aufräumen aufschließen aufschreiben aufsetzen
    aufstehen auftauchen aufteilen auftreten aufwachen aufwachsen aufwecken aufwärts aufzug august ausbrechen
    auseinander ausfallen ausführen ausfüllen ausgeben ausgehen auslachen ausleihen auslösen ausmachen ausnutzen
    auspacken ausrechnen ausrede ausreichen ausreichend ausruhen ausschalten ausschließen aussehen aussprechen
    aussteigen ausstellen ausstellung aussuchen austauschen ausziehen auto außen außer außerhalb backen bagdad baku
    bald bamako bangkok bangui banjul basseterre basteln bauen baustelle beabsichtigen beachten beantragen
    beantworten bearbeiten beauftragen beben bedanken bedauern bedecken bedeuten bedienen bedingen bedrohen beeilen
    beenden befehlen befestigen befinden befragen befreien befürchten begabt begegnen begehen begeistern beginnen
    begleiten begraben begreifen begrenzen begründen begrüßen behalten behandeln behaupten beherrschen behindern
    beide beinahe beirut beitragen beißen bejahen bekannt bekennen beklagen bekommen bekämpfen beladen belasten
    belegen beleidigen beleuchten belgrad beliebt bellen belmopan belohnen bemalen bemerken bemühen benehmen beneiden
    benennen beobachten bequem beraten berechnen bereit bereits berichten berichtigen berlin bern bersten beruhen
    beruhigen berühren bescheiden beschimpfen beschließen beschreiben beschweren beschädigen beschäftigen beschützen
    beseitigen besetzen besetzt besichtigen besiegen besitzen besorgen besprechen bestechen besteck bestehen
    bestellen bestimmen bestimmt bestrafen bestätigen besuchen besucher beteiligen beten betonen betrachten betragen
    betreffen betreten betreuen betrügen bett bettdecke bettler beugen beurteilen bevor bevorzugen bewachen
    bewahren bewegen beweisen bewerben bewerbung bewerten bewohner bewundern bezahlen bezahlung bezeichnen beziehen
    bezweifeln biegen bieten bilden billig binden birne bisher bissau bitte bitten bitter blasen blass blau bleiben
    bleichen blicken blind blinzeln blitzen bluten blättern blühen bohren boot borgen borneo bosnien braten
    bratislava brauchen brauen braun brazzaville brechen bremsen brennen bridgetown bringen bruder brummen brutal
    brötchen brüllen brüssel brüten buch buchen buchung budapest bukarest bunt bäckerei bäckerin böse bücken bügeln
    bürger bürsten büßen canberra caracas castries chemisch colombo conakry dabei dach dadurch dafür dagegen daheim
    daher dahin dakar damalig damals damaskus dame damit danach daneben dank dankbar danken dann daran darauf daraus
    darin darstellen darum darunter darüber dass dauern davon davor dazu dazwischen decken defekt dehnen denn deshalb
    deswegen deuten deutlich deutsch dicht dichten dick dienen dieser diktieren dili ding direkt diskutieren doha
    donnern dort draußen dreckig drehen drei dreißig dringen drinnen drohen drucken drängen drüben drücken dublin
    dulden dumm dunkel durch durstig dusche duschen dämmern dünn dürfen ebenfalls ebenso eckig ehefrau ehre ehren
    ehrlich eigen eignen eile eilen einatmen einbauen einbrechen einfach einfahrt einfall einfallen einfügen
    einführen eingeben einhalten einigen einkauf einkaufen einladen einladung einnehmen einpacken einrichten
    einrichtung eins einsam einsammeln einschalten einschlafen einschätzen einsehen einsetzen einsteigen einstellen
    einstellung eintragen eintreten einwerfen einzahlen einzeln einziehen einzig eisig eitel elegant elektrisch
    elektronisch eltern empfangen empfehlen empfinden enden endgültig endlich englisch enorm entdecken entfernen
    entfernung entführen enthalten entkommen entlassen entnehmen entscheiden entschließen entsetzlich entsorgen
    entsprechen entstehen enttäuschen enttäuschung entwerfen entziehen erde erfahren erfassen erfinden erfolgen
    erfordern erforschen erfreuen erfrieren erfüllen ergeben ergreifen ergänzen erhalten erheben erholen erhöhen
    erinnern eriwan erkennen erklären erkälten erkältung erlauben erleben erledigen erleichtern erlernen ermitteln
    ermorden ermutigen ermöglichen ernennen erneuern ernst ernten ernähren erobern erraten erregen erreichen
    errichten erschaffen erscheinen erschießen ersetzen ersticken ertragen ertrinken erwachen erwachsen erwachsener
    erwarten erweitern erwerben erwidern erwischen erwähnen erwärmen erzeugen erziehen erzielen erzwingen erzählen
    eröffnen essbar essen etwa etwas exakt exportieren extrem fahren fallen falls falsch falten fangen farbig fassen
    fast faul faulen fegen fehlen feiern feiertag fern fertig fesseln festhalten fettig feucht filmen finden fischen
    flach flattern flehen fleißig flicken fliegen fliehen fließen fluchen flur flüchten flüstern folgen fordern
    formulieren forschen fortgehen fragen frech freetown frei freitag fremd fressen freuen freundlich frieren
    frisch früh früher funafuti fähig fällen fälschen färben fördern fühlen führen füllen füllung fünf fürchten
    füttern gaborone garantieren geben gebrauchen gebäck gebären geduldig gefallen gefrieren gefährden gefährlich
    gegen gegend gehen gehorchen gehören geistig geizig gelangen gelb gelingen gelten gemäß gemüt genau genießen
    genug genuss genügen genügend georgetown geraten gerecht gering gesamt geschehen geschickt gesetzlich
    gestatten gestehen gestern gestrig gesund gewinnen gewinner gewähren gewöhnen gewöhnlich gierig gießen giftig
    gitega glatt glauben gleich gleichen gleiten glänzen glücklich golden gratulieren grau greifen grillen grob groß
    gruppe grün gründen gründlich grüßen gucken gutschein gähnen gänzlich gären gönnen gültig günstig haben hacken
    hageln halten handeln handy hanoi harare hart hassen hauen havanna heben heften heftig heilen heimlich
    heiter heizen heiß heißen helfen hell helsinki herauf heraus herein herrlich herrschen herstellen herum herunter
    herz herzlich herüber hetzen heulen heute heutig hier hierbei hierher hiermit hinauf hinaus hinein hinfallen
    hinken hinsetzen hinten hinter hinunter hinüber hoch hocken hoffen hoffentlich holen honiara horchen hund hundert
    hungern hungrig hälfte hängen häufig höflich hölle hörbar hören hüllen hüpfen hüten illegal imbiss immer impfen
    importieren indirekt informieren innen innerhalb inzwischen irgendwie irgendwo irren islamabad jagen jammern
    januar jedenfalls jeder jedoch jemand jener jerusalem jetzt juba jubeln jucken juli jung junge juni jährlich
    kabul kachel kairo kalt kampala kaputt kauen kaufen kaum kehren keimen keiner kennen kerl kette kichern kigali
    kindlich kingston kingstown kinshasa kippen kirche kirsche kiste kitzeln klagen klammern klappen klar klatschen
    kleben kleiden klein klettern klingeln klingen klopfen klug klären knacken knallen knapp kneifen kneten knicken
    knien knochen knüpfen kochen komisch kommen konkret kopenhagen kopieren korrekt kosten krank kratzen kreativ
    kreischen kreisen kreuzen kriechen kriegen kräftig krönen krümmen kuchen kurz kämmen kämpfen können köstlich
    küche kühl kühlen kümmern kündigen künftig künstlich kürzen küssen lachen lagern lahm land landen lang lassen
    lauern laufen lauschen lauten lecken lecker ledig leeren leerung legal lehnen lehre lehren lehrer lehrerin leiden
    leider leihen leisten leiten leiter leitung lenken leuchten leugnen leute liberal libreville lieben lied liefern
    lilongwe lima lindern links lissabon ljubljana loben locken locker logisch lohnen london losgehen luanda lusaka
    lustig lutschen lächeln ländlich läuten löschen lösen löten lüften lügen machen madrid magen mager mahlen mahnen
    majuro malabo malen mama managua manama manchmal manila mann maputo maseru maus meckern meer mehr mehrere meiden
    meinen meistens melden melken merken messen miene mieten milch mild mine minsk mischen mitarbeiten mitarbeiter
    mitgehen mitkommen mitnehmen mitteilen mixen modern mogadishu moment monaco monatlich mond monrovia montag
    montevideo morgens moroni moskau mundart murmeln mutig mutter mädchen mähen männlich märz mögen möglich müde
    mündlich müssen mütze nach nachdem nachgeben nachher nachholen nachmittag nachmittags nachschauen nachschlagen
    nachsehen nachts nagen nairobi naschen nase nass nassau natürlich neben neblig negativ nehmen neigen nennen
    nervös nett neun niamey nichts nicken niedrig niemals niemand niesen nikosia nirgends nirgendwo noch
    nochmals normal notieren nähe nähen nähern nähren nämlich nötig nützlich oben ober obwohl oder offen ohne
    operieren opfern ordnen oslo ottawa packen palikir papa paramaribo paris parken party pass passen passieren pech
    pfeifen pflanzen pflegen pflücken pfütze picken pilz planen platzen plaudern pochen podgorica prag praia
    praktisch prallen pressen pretoria prima privat probieren produzieren prägen prüfen prügeln pusten putzen
    pünktlich quatsch quatschen quellen quito quälen rabat ragen rammen rasieren rasten raten rauben rauchen raufen
    rauschen reagieren rechnen rechner rechts reden reduzieren regelmäßig regeln regieren regnen reiben reich reichen
    reif reihe reimen reinigen reisen reiten reizen reißen relativ rennen rentner reparieren reservieren retten
    richten richtig riechen riesig riga rinnen ritt rollen rosa rosten rudern rufen ruhen ruhig rund rutschen rätsel
    räuchern räumen rösten rühren rüsten sagen salzig sammeln sanaa sanft santiago sarajevo satt sauber sauer saufen
    saugen schaben schaffen schal schalten scharf schau schauen schaukeln scheiden scheinen scheitern schelten
    schenken scherzen scheuen scheuern schicken schieben schießen schiff schildern schimmern schimpfen schirm
    schlafen schlagen schlamm schlank schlau schleichen schleier schleife schleifen schleppen schleudern schlichten
    schließen schlimm schlingen schlucken schluss schmal schmecken schmeicheln schmelzen schmieren
    schminken schmücken schnappen schnecke schneiden schneien schnell schnitzel schnitzen schnüren schon schonen
    schreck schreiben schreien schreiten schrumpfen schublade schuldig schuss schwach schwan schwanger
    schwanken schwanz schwarz schweben schweigen schwellen schwenken schwer schwierig schwimmen schwindeln schwinden
    schwingen schwitzen schwänzen schwärmen schwören schwül schälen schämen schätzen schön schöpfen schüren schütteln
    schütten schützen sechs seelisch segeln segnen sehen sehnen sehr sein seit seitdem seite selten senden senken
    seoul servieren setzen seufzen sicher sichern sichtbar sieben siedeln sieden silbern sinken sitzen skopje sobald
    sofia sofort sogar solange sollen sondern sonne sonnig sonntag sorgen sowohl sozial spalte spalten spannen
    spannend sparen spazieren speichern speisen spenden sperren spiegel spielen spinnen spitz spontan spotten
    sprechen sprecher sprengen sprießen springen spritze spritzen spröde spucken spuken spät später spülen spüren
    staat stabil stadt stall stammen stampfen stange stapeln stark starren starten statt stauen staunen stechen
    stecken steif steigen steigern stellen steppen sterben stets steuern stiel stiften stil stimmen stinken stocken
    stockholm stolpern stopfen stoppen stoßen strafen strahlen strauß straße streben strecken streicheln streichen
    streife streiken streiten streuen stricken strom strömen stumm stumpf sturm stutzen ständig stärken stören
    stürmen stürzen stützen suche sucre summen super suva sympathisch säen sägen tadeln tallinn tanken tankstelle
    tanzen tapfer tappen tarawa tasten tatsache taub tauchen tauen taufen taugen tauschen tausend tegucigalpa teheran
    teilen teilnehmen teilnehmer testen teuer thimphu tief tilgen tippen tirana toben tokio tolerant toll tragen
    trainer trampeln trauen trauern traurig treffen treiben trennen treten treu trick triefen trinken tripolis
    trocken trocknen trommeln trotz trotzdem trotzen tränken träumen trösten tunis turnen täglich täuschen töten
    umarmen umbauen umdrehen umfallen umfassen umgeben umgehen umher umkehren umleitung umschlag umsetzen umsteigen
    umtauschen umweg umziehen umzug unabhängig unangenehm unbekannt unbequem undankbar unehrlich unfreundlich unfähig
    ungeduldig ungefährlich ungerecht ungeschickt ungewöhnlich unglücklich ungültig unheimlich unhöflich unklar
    unmöglich unpraktisch unregelmäßig unreif unruhig unschuldig unsichtbar unsinn unsympathisch unten unter
    unterbrechen untergehen unterhalb unterhalten unterhaltung unternehmen unterrichten unterscheiden unterschreiben
    untreu unvernünftig unverständlich unvorsichtig unwichtig unzufrieden unzuverlässig vaduz vater verabreden
    verabredung verabschieden verachten verantworten verarbeiten verbergen verbessern verbieten verbinden verbindung
    verblühen verbrauchen verbreiten verbrennen verbringen verdauen verderben verdienen verehren vereinen vererben
    verfallen verfassen verfehlen verfolgen verfügen verführen vergeben vergebens vergehen vergessen vergiften
    vergleichen vergnügen vergraben verhaften verhandeln verheiraten verheiratet verhindern verhungern verkaufen
    verkleiden verkleinern verkäufer verkürzen verlangen verlassen verlaufen verlegen verleihen verletzen verletzung
    verlieben verliebt verlieren verloben verlobt verlängern vermehren vermeiden vermieten vermieter vermissen
    vermitteln vermuten verneinen vernichten vernünftig verpacken verpackung verpassen verraten verreisen verringern
    versagen versammeln verschieben verschieden verschlafen verschreiben verschwenden verschwinden versenden
    versetzen versichern versicherung versinken versorgen versprechen verspäten verspätung verstecken verstehen
    verstummen verständlich verstärken versuchen versöhnen verteilen vertragen vertreiben vertreten verursachen
    verurteilen verwalten verwandeln verweigern verwenden verwirren verwöhnen verzeihen verzichten verzieren
    verzweifeln verzögern verändern victoria vientiane vier vilnius voll voneinander vorbei vorbereiten vorbeugen
    vorführen vorgehen vorhaben vorher vorlesen vormachen vormittag vormittags vornehmen vorort vorschlag vorschlagen
    vorsicht vorsichtig vorsprechen vorstellen vorstellung vorziehen vorüber völlig wach wache wachen wachsen wahl
    wahr wandern wanken wann warm warnen warschau warten warum waschen washington weben wechseln wecken weder wegen
    weggehen weglassen weglaufen wegnehmen wegwerfen wehen weiblich weich weichen weiden weigern weihen weil
    weinen weise weit weiter weiß welcher wellington wende wenden wenige wenn werben werden werfen weshalb wetten
    wetter wichtig wickeln widerstehen widmen wieder wiedergeben wiederholen wiedersehen wiegen wien wieso windhoek
    windig winken winzig wirken wirklich wischen wittern wodurch wofür woher wohin wohnen wohnung wollen womit woran
    worauf worüber wovon wozu wuchern wundern wägen wählen während wälzen wärmen wühlen wünschen würdigen würfel
    würfeln würgen würzen wüten wütend zagreb zanken zart zaubern zecke zehn zehren zeichnen zeile zeit zelle
    zelten zerbrechen zerlegen zerreißen zerren zerstreut zerstören zettel zeug zeugen ziege ziegel ziehen zielen
    ziemlich zierde zittern zornig zubereiten zucken zudem zuerst zufrieden zugeben zuhören zukünftig zulassen
    zumachen zunehmen zuordnen zupfen zurück zurückgeben zurückgehen zurückkehren zurückziehen zusagen zusammen
    zuschauen zusehen zustimmen zuständig zuverlässig zuwenden zwanzig zwecks zwei zweifeln zwingen zwinkern zwischen
    zwölf zählen zähmen zärtlich zögern züchten zügeln zünden zündung ähnlich ändern ängstlich ärger ärgern ärmel
    äußern öffentlich öffnen öffnung ölen üben über überall überfallen überfordern überhaupt überholen überleben
    überlegen übermorgen übernachten übernehmen überraschen überraschend überreden übersetzen übertragen übertreiben
    überwachen überweisen überwinden überzeugen üblich übrigens
    """
}
