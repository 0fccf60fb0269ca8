// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// Czech words of every day and of school.
  package static let czech = """
    anděl anebo armáda atom auto babička bakterie banka barva baterie batoh bavit bavlna bažina bedna beran bezpečný
    blednout bledý blesk blok blud blána bláto blízký bobr bodlák bodnout bohatý bolest bolet bomba borovice bota
    bouda boule bouře bouřka brada bratr brečet brouk brzda brzy brána bránit brát buben buchta budit budova budík
    bunda buňka bydlet báseň básník bílek bílý běhat během běžet běžný břeh březen břicho bříza celý cena cenný cesta
    cestovat chata chemie chlad chladný chlup chlév chodba chodit chromý chrám chránit chtít chudý chutnat chutný
    chuť chvála chvíle chyba chybný chytat chytit chytrý chápat chůva chůze cibule cihla cizí cukr cvičení cvičit
    cítit darovat datel dařit dcera dech deka denní deset desátý devátý devět deštník divadlo divný divoký dlouhý
    dluh dnes dnešní doba dobrý dobře docela dohoda dohonit dokazovat doktor dokud dokázat dole doleva dolní dolů
    doma domácí domů donutit dopis dopoledne doprava dopředu dort dost dostat dostávat doufat dovnitř dozadu drahý
    drak drsný druhý dráha drát držet duben duch duha dusík dutý duše dvacet dvakrát dvanáct dvojka dvůr dálnice
    dávat dávka délka déšť díra dítě dívat dívka dýchat dýně děkovat dělat dělit dělo děsit dětský dřevo dřez důchod
    důraz důvod existovat fazole film flétna foukat fyzika garáž graf gram guma hadr hanba hasit hasič hebký herec
    hezký hlad hladit hladký hladový hlas hlasitý hlava hlavička hledat hledět hliník hloubka hloupý hluboký hluchý
    hluk hlučný hlásit hlídat hlína hned hnát hnízdo hnědý hodina hodit hodný hodně hojit holit holič holka holub
    holý honit hora horečka horký horní host hotel hotový houba houpat houska hořet hořký hrad hradba hrana hranatý
    hranice hranol hračka hrnec hrnek hrob hrom hromada hrot hrozen hrozný hrubý hruď hruška hrách hrát hráz hráč
    hudba husa hustý hvězda hádat házet háček hýbat hřeben hřebík hůlka jablko jahoda jaký jarní jaro jasný jazyk
    jeden jedenáct jediný jedle jednou jehla jehlan jehně jelen jemný jenom jestli jestliže jezdit jezero ječmen
    ještě ježek jinak jinde jiný jiskra jistý jizva jméno jíst jízda kabel kabát kachna kahan kamarád kamarádka
    kapalina kapat kapka kapr kapradina kapsa kartáč kavárna kaše kašel kašlat kašna každý kdyby když kino klapka
    klas klavír klec klepat klesat klesnout klid klobása klub kluk klus klávesa klín klíč kmen knedlík kniha knoflík
    kocour kohout kohoutek kolega kolej kolem koleno kolik kolo koláč komár komín konec končit kopat kopec kopnout
    kopr kopí kost kostel kostka kostra kotel kotva kotě koukat koule koupit kousat kousnout kouzlo kouř kouřit
    kovový kovář koza kozel kočka kořen košile krabice kraj kras kreslit krev krmit kroj krok kromě krotký kroutit
    kroužit krtek kruh krychle krysa krájet král králík krám krásný krást krátký kráva který kuchař kudy kufr kulatý
    kuna kupovat kuře kužel kvést květ květen květina kyselý kyslík kytara kytice kytka kámen kára káva kýchat křehký
    křivý křičet křída křídlo kůlna kůra kůže labuť lampa lano lavice lavička lebka leden lednice lehat lehký lehnout
    lekat lekce lepidlo lepit lesní letadlo letní letět levný levý ležet lhát lidský list litr liška loket lopata
    louka louže lovit lože ložnice lupa lámat láska látka lávka lékař lékařka lékárna lékárník létat léto lézt léčit
    líbat líbit límec líný lípa lžička lžíce magnet malba malina malovat malíř malý manžel manželka mapa maso mast
    matka mazat mačkat mech medvěd meloun metr mezi milovat milý mince minulý minuta miska mladý mlha mluvit mládí
    mléko mlýn mnoho mocnina modrý mokrý most motýl moucha moudrý mouka mozek moře možná možný mrak mravenec mrkev
    mrtvý mrznout mráz muška mužský málo máma máslo míchat míle míra mísa místo mýdlo měch měkký mělký měnit město
    měsíc měřit mňoukat mřížka nacházet naděje nahlas nahoru nahoře najít nakreslit nakrmit nakrájet nalévat nalít
    namalovat namazat naplnit napsat napětí narodit naslouchat nasypat naučit naštěstí nebe nebezpečný nebezpečí nebo
    neděle nehet nehoda nejistý nemoc nemocný nemožný nenávidět nenávist nepřítel neznámý nešťastný nikde nikdo nikdy
    ničit noha nosit nový noční nudný nutit nutný nyní náboj nábor náhoda náklad nálada nápad nápis náplast národ
    návod název nést nízký něco nějak nějaký někde někdo někdy několik němý něžný obchod obecný obilí objem oblak
    oblek obloha oblékat obléknout obor obrana obraz obruč obrys obsah obvaz obvod občas oběd ocas ocet oceán ochota
    ochrana ochránit ochutnat odbor odchod odcházet odejít odjet odkud odmocnina odnést odpoledne odpor odpouštět
    odpovídat odpovědět odpočívat odpustit odraz odsoudit odtud odvaha oheň ohlásit ohlídat oholit okno okolo okolí
    okraj okurka olej olovo omáčka opakovat opatrný opice oprava opravit opravovat opsat opět orel orgán osel oslavit
    osmdesát osmnáct osmý osoba ostrov ostrý ostříhat otec otočit otázka otáčet ovce oves ovoce ovšem ozdoba ozvěna
    ořech oženit padat padesát palec palác pamatovat paměť panenka papír park parkovat pata patnáct patřit pavouk
    pekař pepř pero pestrý pevný pečovat peří pila pilný pilot pivo plakat plamen planeta plast plat platba platit
    plavat plavba plech ples plevel plnit plný plochý plod plot pluh pluk plyn plynout plán pláž plést pocit podařit
    podepsat podlaha podle podpis podržet podzim podzimní podíl podívat poděkovat pohladit pohled pohnout pohoda
    pohádka pohár poklad pokládat pokoj pokus pole poledne polekat police polní poloměr polovina poloviční položit
    polykat polévka políbit pomalu pomalý pomoc poměr popel popis poprosit popsat popřát poradit porod porovnat
    porozumět poslat poslední poslouchat postava postavit postel posílat potkat potkávat potok potom potrava
    potrestat potěšit pouze pouštět poušť použít používat povídat pozdravit pozdě později poznat poznávat pozvat
    počasí počkat počítat počítač pořád pošta prach pracovat pramen prase prasátko pravda pravítko pravý princ prodat
    prodávat prohrát prohrávat prosit proti proto protože proud provaz proč prst prsten pružný prvek první pryč práce
    práh prát právo právě prázdný prášek pršet průběh průchod průměr pstruh psát pták ptát ptáček pumpa pupen pustit
    pytel pyšný páka pálit pánev pára pásek pátek páteř pátý píchat píchnout píle písek píseň pískat písmeno pětka
    přechod před přední předpis přehled překlad přeprava přes přestat přestávat přestávka převod přečíst přežít
    přijet přijít přinést přivést přivézt přát příběh příchod příklad příliš přímka přímý příprava příroda přísný
    přístav přítel přívod příští pšenice půda půjčit půjčovat půlnoc původ racek rada radit radnice radost radovat
    rajče rameno ranní rohlík rosa rovnat rovnice rovný rozbíjet rozbít rozdíl rozdělovat rozhodnout rozhodovat
    rozkázat roztok roztrhnout roztát rozumět rozvod rozvrh ruka rukáv ručník rušit ryba rybník rybář rychle rychlý
    rytíř rána ráno rýma rýže růst různý růže růžový sako samohláska sazba sbor sbírat schod schovat schovávat
    schránka schůze sebrat sedadlo sedat sedm sedmdesát sedmnáct sedmý sednout sedět sekat sekera sekunda semeno seno
    sestava sestra seznam sešit shnilý shoda silnice silný sklad sklenice sklep sklo skládka sklízet skok skončit
    skoro skočit skrz skrývat skupina skvělý skákat skála skříň slabika slabý sladký slaný slavit slavný sledovat
    slepice slepý slib slibovat sloh slon sloup sloužit slovo složitý slunce služba slyšet slza sláma sláva slíbit
    smazat smažit smetana smrk smrt smutek smutný smát smích směs smět smůla snad snadný sníh sníst snít sněžit
    sobota socha solit sopka soubor soud soudce soudit souhláska soused sousedka součet součin sova spadnout spis
    spojit spojovat společný společně spolknout spolu sport sporák spočítat správa správce správný spálit spánek spát
    spěch spěchat srdce srna srovnat srpen stan starý statek stav stavba stavět stejný sten stezka stolek století
    stoupat strach straka strana strašný stroj strom strop stránka stráň strýc strčit student studený studovat stupeň
    stále stárnout stát stávat stáří stín stěna střecha střed středa střední střela střelit střep střet stříbrný
    stříbro stříhat střílet stůl suchý sukně sušit sval svatba svetr svlékat svléknout svátek svíce svícen svítit
    svíčka svět světlo světlý svůj sypat syrový sádlo sázet sáček sídlo síla síra sítko síto sýček tabule tabulka
    tady tahat tahák takový talíř tamto tanec tančit taška tedy tele tenhle tenký tento teplo teplota teplý tesař
    teta text tečka ticho tichý tisíc tkát tkáň tlak tlapa tlapka tlačit tlustý tmavý tolik topit topol toužit
    továrna točit tramvaj trest trestat trhat tričko trochu trojka trouba trubka trvat trápit tráva trávník tudy
    tuleň tunel tupý tužka tvar tvor tvořit tvrdý tvář tvůj tygr tábor táhnout táta téměř týden tělo těsto těšit
    těžký třetí třešeň třicet třikrát třináct třída třídit udeřit udělat uhasit uhel uhlí uhlík ukazovat uklidit
    ukládat uklízet ukrást ukázat ulice ulovit uložit umírat umýt umění umět uplést určitě uslyšet usmát usnout
    usušit usínat utopit utratit utrácet utíkat uvařit uvidět uvnitř uvěřit uzrát učesat učit učitel učitelka ušetřit
    ušít vada vata vařit vchod vdát vedle vejce vejít velký velmi venku veselý vesnice večer večerní večeře vidět
    vina vinař višeň vklad vkus vlak vlas vlevo vlhký vlna vlnění vlněný vláda vláha vnitřní vnuk vnučka vnější voda
    vodit vodní vodík vojsko voják volant volat volba volit volný vonět vosa vous vozit vpravo vpředu vrabec vracet
    vrah vrak vrba vrchol vrták vrána vrátit vstát vstávat vtipný vybrat vybírat vydra vydržet vydělat vyhrát
    vyhrávat vyjít vykvést vylézt vyléčit vylít vyměnit vypnout vyprat vyprávět vypínat vypít vyrobit vyrábět vyrůst
    vysoký vytvořit vyčistit vzadu vzbudit vzduch vzhled vzorec vzpomínat vztah vzácný vzít váha válec válet válka
    váza vážit vážný vést vézt víla víno víra vítr výbor výborný východ výhled výhoda výhra výhrada výklad výkon
    výlet výnos výprava výraz výrok výstava výtah vývod vývoj výška včela včera vědro vědět věno věrný věta větev
    vězení věřit však všude vůně vždy zabránit zabíjet zabít zadní zahrada zahrát zajíc zaklepat zalhat zametat
    zamknout zamykat zamést zamíchat zaplatit zapnout zapomínat zapálit zapínat zasadit zase zasmát zastavit zastávka
    zavolat zavírat zavřít zazpívat zazvonit začínat začít zbraň zcela zdravit zdraví zdravý zdroj zdát zedník zelený
    zelí země zemřít zeptat zima zimní zinek zisk zjistit zkoušet zkouška zkusit zlato zlatý zlobit zloděj zlomek
    zlomit zmrznout zmáčknout změnit změřit znak znamenat zničit znovu známka známý znát zobák zopakovat zpozdit
    zpráva zpívat zpěvák zrak zralý zrušit zrát ztratit ztrácet ztráta zubař zvedat zvednout zvolit zvonek zvonit
    zvuk zvát zvážit zvíře zvědavý zábava základ zákon zámek západ zápas zápis zásada zásoba zástava zásuvka zátka
    zátoka závod závoj zářit září zítra zřídka zůstat zůstávat údolí úhel úkaz úklid úkol úkryt úloha únor úplně
    úprava úsečka úsměv úspěch ústav úterý úvod úzký účet úřad úžasný často častý čekat čelo čepice černý čerstvý
    čert červen červenec červený česat česnek čest čistit čistý čitatel člověk člun čokoláda čočka čtrnáct čtverec
    čtvrtek čtvrtý čtyři čtyřicet čára čárka část částka číslo číst číšník řada řeka řetěz řezat řezba řezník řidič
    řídit řídký říjen říznout šedesát šedý šeptat šest šestý šetřit šikmý široký škola školní šnek špalek špatný
    špatně šroub štít štěkat štěstí štětec šunka šála šálek šátek šířka šťastný šťáva žebřík žehlit železný železo
    želva žena ženit ženský židle žirafa žito život živý žlutý žralok žula žába žádný žákyně žíla žízeň žížala
    """
}
