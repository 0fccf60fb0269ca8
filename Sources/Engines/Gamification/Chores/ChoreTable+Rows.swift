// SPDX-License-Identifier: Apache-2.0
extension ChoreTable {
  /// Chores of kitchen, bath, rooms and laundry: identifier, minutes, effort from 1 to 3, names.
  static let home = """
    dishes|20|2|wash dishes, dishes|Geschirr spülen, Abwasch, abspülen, abwaschen
    dishwasher-empty|10|1|empty dishwasher, unload dishwasher|Spülmaschine ausräumen, Geschirrspüler ausräumen
    dishwasher-load|10|1|load dishwasher, fill dishwasher|Spülmaschine einräumen, Geschirrspüler einräumen
    dishwasher|15|2|clean dishwasher, dishwasher filter|Spülmaschine reinigen, Geschirrspüler reinigen
    dishes-dry|10|1|dry dishes|Geschirr abtrocknen
    kitchen|30|2|clean kitchen|Küche putzen
    kitchen-tidy|15|2|tidy kitchen|Küche aufräumen
    kitchen-counter|10|1|wipe kitchen counter, counters, worktop|Arbeitsplatte wischen, Arbeitsfläche
    stove|15|3|clean stove, hob, stovetop|Herd putzen, Herdplatte, Kochfeld
    oven|40|3|clean oven|Backofen reinigen, Ofen
    range-hood|20|3|clean range hood, extractor hood, hood filter|Dunstabzugshaube, Dunstabzug reinigen
    microwave|10|2|clean microwave|Mikrowelle reinigen
    fridge|30|2|clean fridge, refrigerator|Kühlschrank putzen
    freezer|60|2|defrost freezer, defrost fridge|Gefrierschrank abtauen, Kühlschrank abtauen, Gefriertruhe abtauen
    pantry|45|2|tidy pantry, sort pantry, sort food|Vorratsschrank aufräumen, Vorräte sortieren, Speisekammer
    kitchen-cabinets|40|2|clean kitchen cabinets, kitchen cupboards|Küchenschränke auswischen, Küchenschrank
    kettle|10|1|descale kettle, kettle|Wasserkocher entkalken
    coffee-machine|15|2|clean coffee machine, descale coffee machine|Kaffeemaschine reinigen, Kaffeemaschine entkalken
    toaster|5|1|clean toaster|Toaster reinigen, Krümelschublade
    sink|10|2|clean sink, kitchen sink|Spüle putzen, Spülbecken
    drain|20|3|unclog drain, clear drain, blocked drain|Abfluss freimachen, Abfluss reinigen, verstopfter Abfluss
    table-set|5|1|set table, lay table|Tisch decken
    table-clear|5|1|clear table|Tisch abräumen
    table|5|1|wipe table|Tisch abwischen
    cook-dinner|45|2|cook dinner, cook, make supper|Abendessen kochen, kochen
    cook-lunch|40|2|cook lunch|Mittagessen kochen
    breakfast|15|1|make breakfast|Frühstück machen
    school-lunch|10|1|pack lunch, lunch boxes, lunchbox|Brotdose packen, Pausenbrot, Schulbrot
    bake-cake|60|2|bake cake, bake|Kuchen backen, backen
    bake-bread|30|2|bake bread|Brot backen
    meal-plan|20|1|plan meals, meal plan|Essensplan, Wochenplan kochen
    trash|5|1|take out trash, garbage, rubbish|Müll rausbringen, Abfall
    bins|5|1|put out bins, bins, wheelie bin|Mülltonne rausstellen, Tonne, Mülleimer leeren
    bins-clean|20|3|clean bin, clean trash can|Mülleimer putzen, Mülltonne reinigen
    recycling|10|1|recycling, waste paper, paper bin|Altpapier, gelber Sack, Wertstoff
    glass|15|1|glass recycling, bottle bank, empty glass|Altglas wegbringen, Glascontainer
    bottles|20|2|return bottles, deposit bottles|Pfandflaschen wegbringen, Pfand, Leergut
    compost|5|1|compost, food waste|Biomüll, Kompost
    toilet|10|3|clean toilet, loo, lavatory|Toilette putzen, Klo, WC
    bathroom|30|3|clean bathroom|Badezimmer putzen, Bad putzen
    shower|15|3|clean shower, shower screen|Dusche putzen, Duschkabine
    bathtub|15|2|clean bathtub, bath tub|Badewanne putzen
    washbasin|5|2|clean washbasin, bathroom sink, basin|Waschbecken putzen
    mirror|5|1|clean mirrors|Spiegel putzen
    tiles|30|3|clean tiles, grout|Fliesen putzen, Kacheln, Fugen
    shower-drain|10|3|clean shower drain, hair trap|Duschabfluss reinigen, Haarsieb
    towels|5|1|change towels|Handtücher wechseln
    toilet-paper|5|1|refill toilet paper, toilet paper|Klopapier auffüllen, Toilettenpapier
    limescale|20|2|remove limescale, descale taps|Kalk entfernen, Wasserhahn entkalken
    vacuum|30|2|vacuum, hoover|staubsaugen, saugen
    vacuum-stairs|15|3|vacuum stairs|Treppe saugen
    vacuum-bag|5|1|change vacuum bag, empty vacuum cleaner|Staubsaugerbeutel wechseln, Staubsauger leeren
    floor|30|3|mop floor, clean floor|Boden wischen, Fußboden wischen
    floor-sweep|15|2|sweep floor, sweep|Boden fegen, Boden kehren, fegen, kehren
    carpet|45|3|clean carpet, rug, shampoo carpet|Teppich reinigen
    dust|20|1|dust, dusting, dust shelves|Staub wischen, abstauben, Regale abstauben
    windows|60|2|clean windows|Fenster putzen
    windowsill|10|1|clean windowsills, window sill|Fensterbank wischen, Fensterbrett
    curtains|60|2|wash curtains|Gardinen waschen, Vorhänge
    blinds|30|2|clean blinds, shutters|Jalousien putzen, Rollläden
    doors|20|2|clean doors, door handles|Türen abwischen, Türklinken
    light-switches|10|1|wipe light switches|Lichtschalter abwischen
    lamps|20|1|clean lamps|Lampen putzen
    light-bulb|10|1|change light bulb, replace bulb|Glühbirne wechseln, Lampe wechseln
    radiators|30|2|clean radiators|Heizkörper putzen, Heizung putzen
    radiators-bleed|20|1|bleed radiators|Heizung entlüften, Heizkörper entlüften
    baseboards|30|2|clean baseboards, skirting boards|Fußleisten wischen
    walls|45|3|clean walls, wall stains|Wände abwischen
    cobwebs|10|1|remove cobwebs, spider webs|Spinnweben entfernen
    living-room|30|2|clean living room, lounge|Wohnzimmer putzen
    living-room-tidy|15|1|tidy living room|Wohnzimmer aufräumen
    bedroom|20|2|clean bedroom|Schlafzimmer putzen
    room-tidy|20|1|tidy room, tidy bedroom, pick up room|Zimmer aufräumen, Schlafzimmer aufräumen
    kids-room|30|2|tidy kids room, nursery, tidy playroom|Kinderzimmer aufräumen, Spielzimmer
    toys|15|1|tidy toys, pick up toys|Spielzeug aufräumen, Spielsachen
    bed-make|5|1|make bed|Bett machen
    bed-linen|15|2|change sheets, change bed linen, change bedding|Bettwäsche wechseln, Bett beziehen, Laken wechseln
    mattress|10|2|turn mattress, flip mattress|Matratze wenden
    sofa|20|2|clean sofa, couch, cushions|Sofa reinigen, Couch, Polster
    desk|15|1|tidy desk|Schreibtisch aufräumen
    wardrobe|60|2|sort wardrobe, tidy closet, declutter clothes|Kleiderschrank ausmisten, Kleiderschrank aufräumen
    shoes|15|1|clean shoes, shine shoes, polish shoes|Schuhe putzen
    shoe-rack|10|1|tidy shoe rack|Schuhregal aufräumen
    hall|15|2|clean hall, hallway, corridor|Flur putzen, Diele
    stairs|20|3|clean stairs, staircase, stairwell|Treppe putzen, Treppenhaus, Hausflur
    stairs-sweep|10|2|sweep stairs|Treppe fegen, Treppe kehren
    balcony|30|2|clean balcony, terrace, patio|Balkon putzen, Terrasse
    balcony-sweep|15|2|sweep balcony, sweep terrace, sweep patio|Balkon fegen, Terrasse fegen
    basement|120|3|tidy basement, clean cellar|Keller aufräumen, Keller putzen
    attic|120|3|tidy attic, clean loft|Dachboden aufräumen, Speicher
    garage|90|3|tidy garage, clean garage|Garage aufräumen
    storage-room|60|2|tidy storage room, box room|Abstellkammer aufräumen, Abstellraum
    declutter|60|2|declutter, sort out|ausmisten, entrümpeln
    bulky-waste|60|3|bulky waste, take to dump, recycling center|Sperrmüll, Wertstoffhof
    furniture|60|3|assemble furniture, assemble shelf|Möbel aufbauen, Regal aufbauen, Schrank aufbauen
    carry-furniture|45|3|carry sofa, move furniture, carry furniture|Möbel tragen, Sofa tragen, Möbel rücken
    laundry|15|1|do laundry, wash clothes|Wäsche waschen, Waschmaschine einräumen
    laundry-hang|15|1|hang laundry, hang washing|Wäsche aufhängen
    laundry-fold|20|1|fold laundry, fold clothes|Wäsche zusammenlegen, Wäsche falten
    laundry-away|10|1|put away laundry, put away clothes|Wäsche wegräumen
    ironing|45|2|iron, iron shirts|bügeln, Hemden bügeln
    washing-machine|20|2|clean washing machine, lint filter|Waschmaschine reinigen, Flusensieb
    dryer|10|1|empty dryer, dryer filter|Trockner leeren, Trockner
    hand-wash|20|2|wash by hand, delicates|Handwäsche
    mending|30|2|mend clothes, sew button, mend|Kleidung flicken, Knopf annähen, nähen
    dry-cleaning|20|1|dry cleaning, collect dry cleaning|chemische Reinigung
    """
}

extension ChoreTable {
  /// Chores of garden, animals, errands, repairs, family and office: identifier, minutes, effort
  /// from 1 to 3, names.
  static let outside = """
    plants-water|10|1|water plants, water flowers|Pflanzen gießen, Blumen gießen
    plants-repot|40|2|repot plants|Pflanzen umtopfen
    garden-water|20|1|water garden, water lawn, water vegetables|Garten gießen, Rasen sprengen, Gemüse gießen
    lawn|60|3|mow lawn, cut grass, mow|Rasen mähen, Rasenmähen
    weeding|60|3|weed garden, weed, pull weeds|Unkraut jäten, jäten
    hedge|90|3|trim hedge, cut hedge|Hecke schneiden
    bushes|60|2|prune bushes, cut bushes, prune roses|Sträucher schneiden, Rosen schneiden
    leaves|45|2|rake leaves, leaves|Laub rechen, Laub harken, Blätter rechen
    snow|30|3|shovel snow, clear snow|Schnee räumen, Schnee schippen, Winterdienst
    grit|10|1|grit path, salt path|streuen, Weg streuen
    planting|60|2|plant flowers, plant vegetables|Blumen pflanzen, Gemüse pflanzen, Beet bepflanzen
    bed-dig|60|3|dig bed, dig garden|Beet umgraben, Garten umgraben
    harvest|30|2|harvest, pick fruit, pick berries|ernten, Obst pflücken, Beeren pflücken
    gutter|60|3|clean gutters|Dachrinne reinigen, Regenrinne
    yard-sweep|20|2|sweep yard, sweep sidewalk, sweep path|Hof kehren, Gehweg fegen, Straße kehren, Kehrwoche
    garden-furniture|30|2|clean garden furniture, patio furniture|Gartenmöbel putzen
    grill|30|3|clean grill, barbecue|Grill putzen
    pool|30|2|clean pool|Pool reinigen, Planschbecken
    greenhouse|45|2|clean greenhouse|Gewächshaus reinigen
    compost-turn|30|3|turn compost|Kompost umsetzen
    firewood|60|3|chop wood, stack wood, firewood|Holz hacken, Holz stapeln, Brennholz
    stove-ash|15|2|empty ashes, clean fireplace|Asche leeren, Kamin reinigen
    dog-walk|30|1|walk dog, walk the dog|Hund Gassi gehen, Gassi, Hund ausführen
    dog-feed|5|1|feed dog|Hund füttern
    dog-wash|30|3|wash dog, bathe dog|Hund baden, Hund waschen
    dog-mess|15|2|pick up dog poop, dog mess|Hundehaufen
    cat-feed|5|1|feed cat|Katze füttern
    litter-box|10|2|clean litter box, cat litter|Katzenklo
    fish-feed|5|1|feed fish|Fische füttern
    aquarium|45|2|clean aquarium, fish tank|Aquarium reinigen
    rabbit-feed|5|1|feed rabbits, feed guinea pigs, feed hamster|Hasen füttern, Kaninchen füttern, Meerschweinchen füttern, Hamster füttern
    hutch|30|3|clean hutch, clean cage|Käfig reinigen, Stall ausmisten
    bird-feed|5|1|feed birds|Vögel füttern
    chickens|15|2|feed chickens, collect eggs|Hühner füttern, Eier holen
    pet-groom|20|2|brush dog, brush cat, groom|Hund bürsten, Katze bürsten, Fell bürsten
    vet|60|2|vet, take to vet|Tierarzt
    groceries|60|2|buy groceries, shopping, buy food, supermarket|einkaufen, Lebensmittel kaufen, Einkauf, Supermarkt
    shopping-list|10|1|shopping list|Einkaufsliste, Einkaufszettel
    buy-drinks|30|3|buy drinks, buy water|Getränke kaufen, Getränkekisten, Wasserkisten
    buy-milk|15|1|buy milk|Milch kaufen
    buy-bread|15|1|buy bread, buy rolls, bakery|Brot kaufen, Brötchen kaufen, Bäckerei
    buy-supplies|20|1|buy cleaning supplies, buy trash bags, buy detergent|Putzmittel kaufen, Müllbeutel kaufen, Waschmittel kaufen
    buy-gift|45|1|buy gift, buy present|Geschenk kaufen
    pharmacy|20|1|pharmacy, chemist, buy medicine|Apotheke, Medikamente kaufen
    groceries-away|10|1|put away groceries, unpack shopping|Einkäufe wegräumen, Einkauf ausräumen
    parcel|20|1|collect parcel, post office, send parcel|Paket abholen, Post, Paket abgeben, Paket wegbringen
    mail|5|1|empty mailbox, get mail, letterbox|Briefkasten leeren
    library|30|1|return books, library|Bücher zurückbringen, Bibliothek, Bücherei
    bank|20|1|bank, pay in|Bank
    refuel|15|1|refuel car, fuel, petrol|tanken
    car-wash|45|2|wash car, clean car|Auto waschen
    car-vacuum|30|2|vacuum car|Auto saugen, Auto aussaugen
    tires|60|3|change tires, change tyres|Reifen wechseln
    car-check|30|1|check oil, check tire pressure|Öl prüfen, Reifendruck
    car-garage|60|1|take car to garage, car service|Auto Werkstatt
    bike|45|2|repair bike, bike|Fahrrad reparieren, Rad reparieren
    bike-clean|30|2|clean bike|Fahrrad putzen
    bike-pump|10|1|pump tires, pump bike|Reifen aufpumpen, Fahrrad aufpumpen
    repair|45|2|repair, fix, small repairs|reparieren, Reparatur
    faucet|30|2|repair faucet, fix tap, dripping tap|Wasserhahn reparieren
    toilet-repair|45|3|repair toilet, fix toilet|Toilette reparieren, Klospülung reparieren
    door-repair|30|2|repair door, fix door, oil hinges|Tür reparieren, Scharniere ölen
    paint-room|240|3|paint room, paint walls, paint|Zimmer streichen, Wände streichen, streichen
    paint-fence|180|3|paint fence|Zaun streichen
    wallpaper|240|3|wallpaper, hang wallpaper|tapezieren, Tapete
    drill|30|2|drill holes, hang shelf|Löcher bohren, Regal aufhängen
    picture|15|1|hang picture|Bild aufhängen
    smoke-detector|15|1|check smoke detectors, smoke detector battery|Rauchmelder prüfen, Rauchmelder
    filter|10|1|change water filter, change filter|Filter wechseln, Wasserfilter
    knives|15|1|sharpen knives|Messer schärfen
    heating|15|1|check heating, meter reading, read meters|Zähler ablesen, Heizung ablesen, Heizung prüfen
    internet|30|2|fix router, fix internet, router|Router, Internet reparieren
    computer|45|2|back up computer, update computer, backup|Datensicherung, Computer aktualisieren, Backup
    photos|60|1|sort photos|Fotos sortieren
    kids-bed|30|2|put kids to bed, bedtime|Kinder ins Bett bringen
    kids-bath|20|2|bathe kids, bath kids|Kinder baden
    kids-school|30|1|take kids to school, school run|Kinder zur Schule bringen, Schulweg
    kids-pickup|30|1|collect kids, collect from school, pick up kids|Kinder abholen
    kids-kindergarten|30|1|kindergarten, daycare|Kindergarten, Kita
    kids-sports|45|1|drive to training, drive kids|Kinder fahren, Fahrdienst
    homework|45|2|help with homework, homework|Hausaufgaben
    read-aloud|20|1|read aloud, bedtime story|vorlesen, Gutenachtgeschichte
    babysit|120|2|babysit, babysitting|babysitten, Kinder hüten, aufpassen
    diaper|10|2|change diaper, change nappy|Windel wechseln, wickeln
    baby-bottle|10|1|sterilize bottles, baby bottle|Fläschchen
    school-bag|5|1|pack school bag|Schulranzen packen, Schultasche packen
    pack-suitcase|45|1|pack suitcase, pack for trip|Koffer packen
    visit-grandparents|90|1|visit grandma, visit grandpa, visit grandparents|Oma besuchen, Opa besuchen, Großeltern besuchen
    birthday-party|180|2|plan birthday party, birthday party|Kindergeburtstag, Geburtstagsfeier planen
    doctor|30|1|make appointment, call doctor|Termin vereinbaren, Arzt anrufen
    bills|20|1|pay bills, pay invoice|Rechnungen bezahlen
    budget|30|1|budget, household budget|Haushaltsbuch, Haushaltskasse
    taxes|240|2|tax return, taxes|Steuererklärung, Steuer
    paperwork|45|1|paperwork, filing, file papers|Ablage, Papierkram, Unterlagen sortieren
    letter|20|1|write letter, write card|Brief schreiben, Karte schreiben
    plan-vacation|90|1|plan vacation, book holiday, plan trip|Urlaub planen, Reise buchen, Ausflug planen
    christmas-tree|60|2|decorate christmas tree, christmas tree|Weihnachtsbaum schmücken, Christbaum
    decorate|45|1|decorate, decorations|dekorieren, Dekoration
    party-clean|60|3|clean up after party|Party aufräumen
    guest-room|30|2|prepare guest room, guest bed|Gästezimmer herrichten, Gästebett
    classroom-board|5|1|wipe blackboard, clean board|Tafel wischen
    classroom-tidy|15|1|tidy classroom|Klassenzimmer aufräumen
    office-kitchen|15|2|office kitchen, tea kitchen|Teeküche putzen, Büroküche
    meeting-room|10|1|tidy meeting room|Besprechungsraum aufräumen
    minutes|30|2|take minutes, write minutes|Protokoll schreiben
    """
}
