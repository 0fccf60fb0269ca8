// SPDX-License-Identifier: Apache-2.0
extension ChoreTable {
  /// Chores of garden, animals, errands, repairs, family and office: identifier, minutes, effort from 1 to 3, names.
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
