// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// Italian words of every day and of school.
  package static let italian = """
    abete abile abitante abitare abito abituale accadere accanto accendere accento accettare acciaio accogliere
    accusare acerbo acero aceto acido acqua addio adesso adorare adottare adulto aereo affidare affinché affittare
    affogare africano agire aglio agnello agosto aiutare aiuto alba albergo albero alcuno alito alleato allegro
    allievo allora almeno alto altro altrove alunna alunno alveare alzare amabile amare amaro americano amica
    amicizia amico ammettere ammirare amore ampio ananas anche ancora andare anello angolo anguilla anguria animale
    anno annoiare antico antipasto antipatico anzi aperto apparire appartamento appello appena appendere appetito
    apposta appuntamento appuntito aprile aprire aquila arabo arancia arbitro ardore argento aringa arma armadio
    arnese arrabbiare arrabbiato arrivare arrivo arrossire arrostire arteria articolo artiglio artista ascia
    asciugare ascoltare asilo asinello asino aspettare assaggio assai assistere astuto atomo attendere attento attore
    attorno attrarre attrice attuale attualmente aula aumentare autista auto autore autunno avanti avanzare avaro
    avena avere avvenire avverbio avvertire avvisare azoto baciare bacio baffo bagaglio bagnare bagnato bagno balcone
    balena ballare ballerina ballerino ballo bambina bambino bambola banana banca banco banda bandiera bandito barba
    barca barile base basso bastare battaglia battello battere batterio becco bello benché bene bere berretto bestia
    bevanda bianco biglia biondo birra biscotto bisogno bocca bolla bollire bomba bordo borsa bosco botta botte
    bottega bottiglia bottone bozza braccio branco bravo breve brillante brillare brina brodo bruco bruno brutto
    bucare bucato buco buffo bugia bugiardo buio buono burro busta busto buttare cacciare cacciatore cacciavite
    cadere caduta caffè calcio calcolare calcolo caldo calmo calore calvo calza calzino cambiare camera cameriera
    cameriere camicia camino camion cammello camminare campagna campione campo canale cancello candela cane canguro
    canna cannone cantante cantare cantina canto canzone capace capello capire capitale capitare capitolo capo
    cappella cappello cappotto capra capretto caramella carbone carbonio carcere caricare carino carne caro carota
    carpa carta cartella cartello cartone casa cascata casco caserma caso cassa cassetto cassettone castagna castagno
    castello cattedra cattedrale cattivo causa cavallo caviglia cavo cavolo cece cedere celebre celibe cella cellula
    cellulare cena cento centrale centrare centro ceppo cera cercare cerchio cerotto certamente certo cervello cervo
    cesta cestino cesto cetra cetriolo chiamare chiaro chiave chiedere chiesa chilo chimica chimico chiocciola chiodo
    chiudere chiunque chiuso ciabatta ciao cicala cieco cielo cifra cigno ciliegia ciliegio cima cinema cinese cinque
    cintura cioccolata cioccolato ciotola cioè cipolla circa circo cittadino città civetta classe cliccare cliente
    clima coda cogliere cognome cola colla collana colle collera colletto collina collo colorare colore colpire colpo
    coltello comandare combattere come comico commettere comodo compagna compagno compasso compito completo comporre
    comportare comprare comune comunque concedere concerto concorso condurre confine coniglio cono conoscere
    consiglio contadino contare conte contenere contento conto contorno contrario contro coperchio coperta copertina
    copia copiare coppa coppia coprire coraggio coraggioso corda coricare cornice corno corpo corrente correre
    corretto corriera corsa corso corte cortile corto corvo cosa coscia costa costante costo costola costringere così
    cotone cotto cozza cranio cravatta creare credere credito crema crescere crescita cresta criceto criniera crosta
    crostata crudele crudo cubo cucchiaino cucchiaio cuccia cucina cucinare cucire cuffia cugina cugino culla cullare
    cuoca cuocere cuoco cuoio cuore cupo cura curare curioso curvo cuscino dado dama danza danzare dare data dattero
    davanti davvero debito debole decidere decimo decina decorare degno delfino delitto delizioso deluso denso dente
    dentro deputato descrivere deserto dettato diamante diametro diciotto dieci dieta dietro difendere difetto
    differente differenza diffondere digerire dimagrire dimostrare dipendere dipingere dire dirigere diritto disco
    discorso disegnare disegno dispari disporre distante distrarre disturbare dito divano divenire diventare diverso
    divertente divertire dividere doccia dodici dogana dolce dolore domanda domandare domani donna dopo doppio dorato
    dormire dorso dose dottore dove dovere dovunque drago dritto dubbio dubitare dunque duomo durante durare duro
    ecco educare educato effetto elefante elegante eleggere elenco elettricista elettricità elettrico elettronico
    elezione enorme entrare entrata eppure erba eroe errore esame esattamente esatto esca esempio esercito esercizio
    esistere esporre esportare essere estate esterno estrarre evitare fabbrica fabbricare fabbro faccia facile
    facilmente faggio fagiolo falco fallire falso fame famiglia famoso fango fante fare farina farmacia farmacista
    faro fase fattore fattoria favola febbre fedele fegato felce felice felicità ferire ferita ferito fermare fermata
    feroce ferro festa fetta fiaba fiamma fiammifero fianco fiasco fiato fico fidare fiero figlia figlio figura fila
    film filmare filo finalmente finché fine finestra finire fino fioco fionda fiore fiorire firmare fischio fisco
    fisica fisico fiume foca foglia foglio fogna folla folle follia fondere fondo fontana fonte forare forbice
    forchetta foresta forma formaggio formare formica forno forse forte fortuna forza fossa fossile foto fotografare
    fotografia fragile fragola frase fratello frazione freccia freddo frenare freno fresco friggere fronte frusta
    frutta frutteto frutto fucile fuga fumare fumo fungo fuoco fuori furbo furgone furioso fusto futuro gabbia
    gabbiano gabinetto galleria gallina gallo gamba gambero gambo gara garage gassoso gatto gelare gelato gelo
    gelosia geloso gemello genere generoso genitore gente gentile gesso gestire gesto gettare getto giacca giallo
    giardino gigante giglio gilet ginocchio giocare giocatore gioco giogo gioia giornale giornata giorno giovane
    giovedì girare girasole gita giudicare giudice giugno giusto gnocco gobbo goccia gola goloso gomito gomma gonna
    gorilla gotta governo gradino grado grammo grande grandine grano grasso grato grattare grazie greco gregge
    gridare grido grigio grillo grosso grotta gruppo guancia guanto guardare guardia guarire guasto guerra gufo guida
    guidare gusto idea iena ieri ignorare immaginare immagine imparare impaziente impedire impero impiegare impiegato
    impiego importante importare impossibile imprudente incapace incerto incidente incontro indietro infelice
    inferiore infermiera infermiere infine informare ingannare ingegnere ingiusto inglese iniziare inizio innocente
    inoltre inquieto insegnare inseguire inserire insetto intelligente intelligenza interno intero intorno inutile
    invece inventare inverno inviare invidia invidiare invitare invito iscrivere isola istante italiano labbro
    lacrima ladro laggiù lago lama lamentare lampada lampadina lampo lampone lana lancia lanciare larghezza largo
    lasagna lasciare lassù latte lattuga lavagna lavare lavello lavorare lavoro lega legare legge leggere leggero
    legna legno lentamente lento leone lepre lesto lettera letto lettore lettura leva levare lezione liberare libero
    libertà libreria libro liceo lido lieto lieve limare limone linea lingua lira liscio lista lite litro locale
    locanda lontano loro losco lottare luce luglio lumaca lume luna lunedì lunghezza lungo luogo lupo lusso macchia
    macchiare macchina madre maestra maestro maga maggio maggiore maglia maglione magnetico magnifico mago magro
    maiale mais maiuscola malato malattia male mamma mammifero mandare mandorla mandria mangiare manica manico
    maniera maniglia mano mantello mantenere manto manzo mappa marchio marcio marcire mare marea margine marito
    marrone martello marzo massa massaggio matita mattina mattino matto mattone maturare maturo mazza medaglia medico
    medio medusa meglio mela melo melone meno mensa menta mente mentire mento mentre mercante mercato meritare merito
    merlo mescolare mese messaggio mestiere meta metallo metro mettere metà mezzo mica miele migliaio migliorare
    migliore miliardo milione mille minestra ministro minore minuscola minuscolo minuto misura misurare mobile moda
    modello moderno modesto modo moglie molla molle molo molto mondo moneta montagna montare monte monumento mordere
    morire morso mortale morte morto mosca mossa mosto mostrare mostro moto motore motorino movimento mozzo mucca
    mucchio mulino mulo mungere muovere muratore muro muschio muscolo museo musica musicale muto nascere nascita naso
    nastro natura naturale nave navigare neanche nebbia negare nemico neppure nero nervo nervoso nessuno netto neve
    nevicare nido niente nipote nocciola nocciolo noce nodo noia nome nominare nonna nonno nono nord norma normale
    nostro nota notare notizia notte novanta nove nube nulla numero numeroso nuotare nuoto nuovo nutrire nuvola oasi
    occhiale occhio oceano odiare odio odore offrire oggetto oggi ogni ognuno olio oliva oltre omaggio ombelico ombra
    ombrello onda onesto onore opaco operaio opinione opporre opposto oppure orario orbita orchestra ordinare
    ordinario ordine orecchino orecchio organo orgoglio orgoglioso orma ormai orologio orribile orrore orso ortaggio
    orto ortografia orzo ospedale osso ottanta ottavo ottenere otto ottobre ovale ovest ovunque ovvero pacco pace
    padella padre padrone paesaggio paese pagare pagella pagina pala palazzo palestra palla pallido pallone palma
    palo palpebra palude panca panchina pancia pane panino panna panno pantera papà parco parecchio parente parere
    parete pari parlare parola parte partenza partire partita parto passaggio passare passato passero passo pasta
    pasticceria pasticciere pasto pastore patata pattino patto paura pauroso pavimento pavone paziente pazienza
    pazzia pazzo pecora pedale pedina pedone peggio peggiorare peggiore pegno pelle pelo pena penisola penna pensare
    pensiero pentola pepe pera perché perciò perdere perdita perduto pericolo pericoloso permettere pero persiana
    però pesante pesare pesca pescare pescatore pesce pesco peso pesto petrolio pettinare pettine petto pezzo piacere
    piaga pianeta piangere piano pianta piantare pianto pianura piatto piazza piccante piccione piccolo pidocchio
    piede piegare pieno pietra pietà pigiama pigro pila pilastro pilota pineta pinna pino pinza pioggia piombo pioppo
    piovere pirata piscina pisello pittore pittura piuma pizza poco poesia poeta poiché polenta politico polizia
    pollice pollo polmone polo polpo polso polvere pompiere ponte popolare popolo porre porro porta portare porto
    portone posa posare positivo possedere possibile posta postino posto potere povero povertà pozza pozzo pranzo
    pratico prato precedere preciso preda preferire preferito pregare prego prendere prenotare preparare presa
    presentare presidente prestare presto prete prezioso prezzo prigione primo principale principe privato procedere
    prodotto produrre profondo progetto promettere pronome proporre prova provare prudente prudenza prugna pubblicare
    pudore pugilato pugno pulce pulcino pulire pulito punire punta punto puzza puzzle quaderno quadrato quadro
    quaggiù qualche qualcosa qualcuno quale qualità quando quantità quanto quaranta quarto quarzo quasi quassù
    quattro quello questo quindi quindici quinto rabbia raccogliere racconto radere radice radio raffreddare
    raffreddore ragazza ragazzo raggio ragione ragno rame ramo rana rango rapa rapido raro rasoio rastrello ratto
    razza razzo reale recitare regalo regina regione regno regola religioso remare remo rendere rene repubblica
    respirare restare restituire resto rete retta rettile riccio ricco ricetta ricevere riconoscere ricordare ridere
    ridurre riempire rientrare riferire riga rigido rimanere riparare ripetere riportare riposare riscaldare rischio
    riso risotto rispetto risposta ritmo ritornare ritorno riunire riuscire riva rivista roccia rogo romano romanzo
    rombo rompere ronda rondine rosa rospo rossetto rosso rotolare rotondo rotta rotto rovina rozzo rubare rubinetto
    ruga rumore rumoroso ruota rupe rurale ruscello russare russo ruvido sabato sabbia sacco saggio sala salame
    salato sale salice salire salita saliva salmone salotto salsa saltare salto salutare salute saluto salvare
    sandalo sangue sano santo sapere sapone sapore sardina sarta sarto sasso sbadigliare sbagliare sbaglio scala
    scaldare scalo scambiare scappare scaricare scarpa scarpone scarto scatola scatto scavare scegliere scelta scena
    scendere schermo schiena sciarpa scienza scimmia sciocco sciogliere sciopero scippo sciroppo scivolare scivolo
    scogliera scoglio scolaro scomodo scomparire sconfitta scontento scopa scopo scoprire scorso scrittore scrittura
    scrivere scudo scuola scuro scusa scusare secchio secco secolo secondo sedano sedere sedia sedici sega segare
    seggio segmento segnale segno segretaria segretario segreto seguire sella selvaggio selvatico sembrare seme
    seminare sempre senape seno senso sentiero sentire senza separare sera serata sereno serie serio serpente serra
    servire servizio sessanta sesto seta sete settanta sette settembre settimana settimo settore sfera sfortuna
    sforzo sgridare sguardo siccome sicuro siepe siero signora signore signorina silenzio silenzioso sillaba simbolo
    simile sincero sindaco sito slegare slitta smettere smontare soccorso sociale sofferenza soffiare soffitta
    soffitto soffrire soggetto sognare sogno solamente soldato soldo sole solido solo soltanto somigliare somma sonda
    sonno sopportare sopra sordo sorella sorgente sorpresa sorpreso sorriso sorta sorte sospendere sostenere
    sostituire sottile sotto sottrarre spada spagnolo spago spalla sparare sparire spazio spazzare spazzola specchio
    speciale specie spedire spegnere spendere speranza sperare spesa spesso spezzare spiaggia spiegare spilla spillo
    spina spinacio spingere spirito spogliare sponda sporcare sporco sport sportivo sposa sposare sposato sposo
    sprecare spugna squadra squalo stadio stagione stagno stalla stampante stampare stancare stanco stanotte stanza
    stasera stato statua stazione stella stelo stendere stesso stirare stivale stoffa stomaco storia storico strada
    strano strega stretto stringere studente studiare stupido stupire subire subito succedere succo sudare sudore
    suggerire sugo suono superiore supporre svago svantaggio sveglia svegliare svuotare tacchino tacere taglia
    tagliare tallone talpa talvolta tamburo tana tango tanto tappa tappeto tappo tardi tasca tassa tasso tastiera
    tasto tavola tavolo tazza teatro tegola televisione televisore tema temere tempio tempo tenaglia tenda tendere
    tenere tenero tennis tentare terminare terra terrazza terrazzo terribile terrore terzo tessere tessuto testa
    testo tetto tiepido tiglio tigre timido timore tipo tirare titolo toccare togliere tomba tondo tonno tono topo
    toppa torcere tornare toro torre torrente torta torto tosse tossire totale tovaglia traccia tradire tradurre
    traduttore tram tramonto tranne trarre trasformare trasportare trattato trattenere trattore tredici tremare treno
    trenta triplo triste tritare tromba tronco troppo trota trottola trovare truppa tubo tulipano tumore tuono
    turista turno tutore tutto uccello uccidere udire ufficio ultimo umano umido umore undici unghia unico unire
    universo uomo uovo urbano urlare urto usare uscire uscita usignolo utile vacca vaccino vago vagone valere valle
    valore vantaggio vantare vanto vapore vasca vasetto vaso vasto vecchio vedere vedova vedovo vela veleno velo
    veloce velocità vena vendere vendita venditore venerdì venire venti vento ventre verbo verde verità verme vero
    versare verso vespa vestire vestito vetro vetta viaggiare viaggiatore viaggio viale vicina vicino vietare vigna
    villaggio vincere vino viola violento violetta violino vipera virgola virus visita visitare viso vista vita vite
    vitello vittoria vivere vivo vocale voce volante volare volere volpe volta voltare volto volume vomitare vongola
    vostro votare voto vulcano vuoto zaino zampa zanzara zappa zebra zero zinco zoccolo zoppo zucca zuppa
    """
}
