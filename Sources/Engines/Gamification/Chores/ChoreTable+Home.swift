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
