// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The arteries of trunk and limbs.
  static let trunkArteries = """
    Arteria axillaris | axillary artery | Achselarterie ; Achselschlagader ; Achselhöhlenarterie
    Arteria thoracica superior | superior thoracic artery | obere Brustarterie
    Arteria thoracoacromialis | thoraco-acromial artery | Brust-Schulter-Arterie
    Ramus acromialis arteriae thoracoacromialis | acromial branch of thoraco-acromial artery
    Ramus clavicularis arteriae thoracoacromialis | clavicular branch of thoraco-acromial artery
    Ramus deltoideus arteriae thoracoacromialis | deltoid branch of thoraco-acromial artery
    Rami pectorales arteriae thoracoacromialis | pectoral branches of thoraco-acromial artery
    Arteria thoracica lateralis | lateral thoracic artery | seitliche Brustarterie
    Arteria subscapularis | subscapular artery | Unterschulterblattarterie ; Unterschulterarterie
    Arteria thoracodorsalis | thoracodorsal artery | Brust-Rücken-Arterie
    Arteria circumflexa scapulae | circumflex scapular artery | Schulterblattkranzarterie
    Arteria circumflexa humeri anterior | anterior circumflex humeral artery | vordere Oberarmkranzarterie
    Arteria circumflexa humeri posterior | posterior circumflex humeral artery | hintere Oberarmkranzarterie
    Arteria brachialis | brachial artery | Oberarmarterie ; Armschlagader
    Arteria profunda brachii | profunda brachii artery ; deep artery of arm | tiefe Oberarmarterie ; tiefe Armarterie
    Arteria collateralis media | medial collateral artery ; middle collateral artery | mittlere Seitenarterie des Oberarms
    Arteria collateralis radialis | radial collateral artery | radiale Seitenarterie des Oberarms
    Arteria collateralis ulnaris superior | superior ulnar collateral artery
    Arteria collateralis ulnaris inferior | inferior ulnar collateral artery
    Rete articulare cubiti | cubital anastomosis | Arteriennetz des Ellenbogens
    Arteria radialis | radial artery | Speichenarterie ; Speichenschlagader
    Arteria recurrens radialis | radial recurrent artery | rückläufige Speichenarterie
    Ramus carpalis palmaris arteriae radialis | palmar carpal branch of radial artery
    Ramus carpalis dorsalis arteriae radialis | dorsal carpal branch of radial artery
    Ramus palmaris superficialis arteriae radialis | superficial palmar branch of radial artery
    Arteria princeps pollicis | princeps pollicis artery | Hauptarterie des Daumens
    Arteria radialis indicis | radialis indicis artery
    Arcus palmaris profundus | deep palmar arch | tiefer Hohlhandbogen
    Arteriae metacarpales palmares | palmar metacarpal arteries | palmare Mittelhandarterien
    Arteriae metacarpales dorsales | dorsal metacarpal arteries | dorsale Mittelhandarterien
    Arteriae digitales dorsales manus | dorsal digital arteries of hand
    Rete carpale dorsale | dorsal carpal arch ; dorsal carpal network
    Arteria ulnaris | ulnar artery | Ellenarterie ; Ellenschlagader
    Arteria recurrens ulnaris | ulnar recurrent artery | rückläufige Ellenarterie
    Arteria interossea communis | common interosseous artery | gemeinsame Zwischenknochenarterie
    Arteria interossea anterior | anterior interosseous artery | vordere Zwischenknochenarterie
    Arteria comitans nervi mediani | median artery
    Arteria interossea posterior | posterior interosseous artery | hintere Zwischenknochenarterie
    Arteria interossea recurrens | recurrent interosseous artery | rückläufige Zwischenknochenarterie
    Ramus palmaris profundus arteriae ulnaris | deep palmar branch of ulnar artery
    Arcus palmaris superficialis | superficial palmar arch | oberflächlicher Hohlhandbogen
    Arteriae digitales palmares communes | common palmar digital arteries | gemeinsame Fingerarterien
    Arteriae digitales palmares propriae | proper palmar digital arteries | eigentliche Fingerarterien
    Rami bronchiales partis thoracicae aortae | bronchial branches of thoracic aorta
    Rami oesophageales partis thoracicae aortae | esophageal branches of thoracic aorta ; oesophageal branches of thoracic aorta
    Rami mediastinales partis thoracicae aortae | mediastinal branches of thoracic aorta
    Arteriae phrenicae superiores | superior phrenic arteries | obere Zwerchfellarterien
    Arteriae intercostales posteriores | posterior intercostal arteries | hintere Zwischenrippenarterien
    Arteria subcostalis | subcostal artery | Unterrippenarterie
    Arteria phrenica inferior | inferior phrenic artery | untere Zwerchfellarterie
    Arteria suprarenalis superior | superior suprarenal artery | obere Nebennierenarterie
    Arteria suprarenalis media | middle suprarenal artery | mittlere Nebennierenarterie
    Arteria suprarenalis inferior | inferior suprarenal artery | untere Nebennierenarterie
    Arteriae lumbales | lumbar arteries | Lendenarterien
    Arteria sacralis mediana | median sacral artery | mittlere Kreuzbeinarterie ; mittlere Sakralarterie
    Truncus coeliacus | celiac trunk ; coeliac trunk | Bauchhöhlenstamm
    Arteria gastrica sinistra | left gastric artery | linke Magenarterie
    Arteria hepatica communis | common hepatic artery | gemeinsame Leberarterie
    Arteria hepatica propria | hepatic artery proper ; proper hepatic artery | eigentliche Leberarterie
    Ramus dexter arteriae hepaticae propriae | right branch of hepatic artery proper | rechter Ast der Leberarterie
    Ramus sinister arteriae hepaticae propriae | left branch of hepatic artery proper | linker Ast der Leberarterie
    Arteria gastrica dextra | right gastric artery | rechte Magenarterie
    Arteria cystica | cystic artery | Gallenblasenarterie
    Arteria gastroduodenalis | gastroduodenal artery | Magen-Zwölffingerdarm-Arterie
    Arteria supraduodenalis | supraduodenal artery
    Arteria pancreaticoduodenalis superior posterior | posterior superior pancreaticoduodenal artery | hintere obere Bauchspeicheldrüsen-Zwölffingerdarm-Arterie
    Arteria pancreaticoduodenalis superior anterior | anterior superior pancreaticoduodenal artery | vordere obere Bauchspeicheldrüsen-Zwölffingerdarm-Arterie
    Arteria pancreaticoduodenalis inferior | inferior pancreaticoduodenal artery | untere Bauchspeicheldrüsen-Zwölffingerdarm-Arterie
    Arteria gastroomentalis dextra ; Arteria gastroepiploica dextra | right gastro-omental artery ; right gastroepiploic artery | rechte Magen-Netz-Arterie
    Arteria gastroomentalis sinistra ; Arteria gastroepiploica sinistra | left gastro-omental artery ; left gastroepiploic artery | linke Magen-Netz-Arterie
    Arteria splenica ; Arteria lienalis | splenic artery | Milzarterie
    Arteria pancreatica dorsalis | dorsal pancreatic artery | hintere Bauchspeicheldrüsenarterie
    Arteria pancreatica inferior | inferior pancreatic artery | untere Bauchspeicheldrüsenarterie
    Arteria pancreatica magna | greater pancreatic artery | große Bauchspeicheldrüsenarterie
    Arteria caudae pancreatis | artery to tail of pancreas
    Arteriae gastricae breves | short gastric arteries | kurze Magenarterien
    Arteria gastrica posterior | posterior gastric artery | hintere Magenarterie
    Arteria mesenterica superior | superior mesenteric artery | obere Gekrösearterie ; obere Eingeweidearterie
    Arteriae jejunales | jejunal arteries | Leerdarmarterien
    Arteriae ileales | ileal arteries | Krummdarmarterien
    Arteria ileocolica | ileocolic artery | Krummdarm-Dickdarm-Arterie
    Arteria caecalis anterior | anterior cecal artery ; anterior caecal artery | vordere Blinddarmarterie
    Arteria caecalis posterior | posterior cecal artery ; posterior caecal artery | hintere Blinddarmarterie
    Arteria appendicularis | appendicular artery | Wurmfortsatzarterie
    Arteria colica dextra | right colic artery | rechte Dickdarmarterie
    Arteria colica media | middle colic artery | mittlere Dickdarmarterie
    Arteria colica sinistra | left colic artery | linke Dickdarmarterie
    Arteria marginalis coli | marginal artery of colon | Drummond-Arkade
    Arteria mesenterica inferior | inferior mesenteric artery | untere Gekrösearterie ; untere Eingeweidearterie
    Arteriae sigmoideae | sigmoid arteries | Sigmaarterien
    Arteria rectalis superior | superior rectal artery | obere Mastdarmarterie
    Arteria rectalis media | middle rectal artery | mittlere Mastdarmarterie
    Arteria rectalis inferior | inferior rectal artery | untere Mastdarmarterie
    Arteria renalis | renal artery | Nierenarterie
    Arteria testicularis | testicular artery | Hodenarterie
    Arteria ovarica | ovarian artery | Eierstockarterie
    Arteria iliaca communis | common iliac artery | gemeinsame Beckenarterie ; gemeinsame Beckenschlagader
    Arteria iliaca interna | internal iliac artery | innere Beckenarterie
    Arteria iliaca externa | external iliac artery | äußere Beckenarterie
    Arteria iliolumbalis | iliolumbar artery | Darmbein-Lenden-Arterie
    Arteriae sacrales laterales | lateral sacral arteries | seitliche Kreuzbeinarterien
    Arteria obturatoria | obturator artery | Hüftlocharterie
    Arteria glutea superior | superior gluteal artery | obere Gesäßarterie
    Arteria glutea inferior | inferior gluteal artery | untere Gesäßarterie
    Arteria umbilicalis | umbilical artery | Nabelarterie
    Arteria ductus deferentis | artery to ductus deferens | Samenleiterarterie
    Arteria vesicalis superior | superior vesical artery | obere Harnblasenarterie ; obere Blasenarterie
    Arteria vesicalis inferior | inferior vesical artery | untere Harnblasenarterie ; untere Blasenarterie
    Arteria uterina | uterine artery | Gebärmutterarterie
    Arteria vaginalis | vaginal artery | Scheidenarterie
    Arteria pudenda interna | internal pudendal artery | innere Schamarterie
    Arteria perinealis | perineal artery | Dammarterie
    Arteria bulbi penis | artery of bulb of penis
    Arteria dorsalis penis | dorsal artery of penis | Penisrückenarterie
    Arteria profunda penis | deep artery of penis | tiefe Penisarterie
    Arteria urethralis | urethral artery | Harnröhrenarterie
    Arteria dorsalis clitoridis | dorsal artery of clitoris
    Arteria profunda clitoridis | deep artery of clitoris
    Arteria epigastrica inferior | inferior epigastric artery | untere Bauchdeckenarterie
    Arteria cremasterica | cremasteric artery
    Arteria ligamenti teretis uteri | artery of round ligament of uterus
    Arteria circumflexa ilium profunda | deep circumflex iliac artery | tiefe Hüftkranzarterie
    Arteria femoralis | femoral artery | Oberschenkelarterie ; Schenkelarterie
    Arteria epigastrica superficialis | superficial epigastric artery | oberflächliche Bauchdeckenarterie
    Arteria circumflexa ilium superficialis | superficial circumflex iliac artery | oberflächliche Hüftkranzarterie
    Arteria pudenda externa superficialis | superficial external pudendal artery
    Arteria pudenda externa profunda | deep external pudendal artery
    Arteria descendens genus | descending genicular artery | absteigende Kniearterie
    Arteria profunda femoris | deep artery of thigh ; profunda femoris artery ; deep femoral artery | tiefe Oberschenkelarterie
    Arteria circumflexa femoris medialis | medial circumflex femoral artery | innere Oberschenkelkranzarterie
    Arteria circumflexa femoris lateralis | lateral circumflex femoral artery | äußere Oberschenkelkranzarterie
    Arteriae perforantes arteriae profundae femoris | perforating arteries of deep artery of thigh
    Arteria poplitea | popliteal artery | Kniekehlenarterie ; Kniekehlenschlagader
    Arteria superior lateralis genus | superior lateral genicular artery | obere äußere Kniearterie
    Arteria superior medialis genus | superior medial genicular artery | obere innere Kniearterie
    Arteria media genus | middle genicular artery | mittlere Kniearterie
    Arteria inferior lateralis genus | inferior lateral genicular artery | untere äußere Kniearterie
    Arteria inferior medialis genus | inferior medial genicular artery | untere innere Kniearterie
    Arteriae surales | sural arteries | Wadenarterien
    Rete articulare genus | genicular anastomosis | Arteriennetz des Kniegelenks
    Arteria tibialis anterior | anterior tibial artery | vordere Schienbeinarterie
    Arteria recurrens tibialis anterior | anterior tibial recurrent artery | vordere rückläufige Schienbeinarterie
    Arteria malleolaris anterior lateralis | anterior lateral malleolar artery | vordere äußere Knöchelarterie
    Arteria malleolaris anterior medialis | anterior medial malleolar artery | vordere innere Knöchelarterie
    Arteria dorsalis pedis | dorsalis pedis artery ; dorsal artery of foot | Fußrückenarterie
    Arteria tarsalis lateralis | lateral tarsal artery | seitliche Fußwurzelarterie
    Arteriae tarsales mediales | medial tarsal arteries | mediale Fußwurzelarterien
    Arteria arcuata pedis | arcuate artery of foot | Bogenarterie des Fußes
    Arteriae metatarsales dorsales | dorsal metatarsal arteries | dorsale Mittelfußarterien
    Arteria plantaris profunda | deep plantar artery | tiefe Fußsohlenarterie
    Arteria tibialis posterior | posterior tibial artery | hintere Schienbeinarterie
    Arteria fibularis ; Arteria peronea | fibular artery ; peroneal artery | Wadenbeinarterie
    Ramus perforans arteriae fibularis | perforating branch of fibular artery
    Arteria nutricia tibiae | tibial nutrient artery | Ernährungsarterie des Schienbeins
    Arteria plantaris medialis | medial plantar artery | innere Fußsohlenarterie
    Arteria plantaris lateralis | lateral plantar artery | äußere Fußsohlenarterie
    Arcus plantaris profundus | deep plantar arch | tiefer Fußsohlenbogen
    Arteriae metatarsales plantares | plantar metatarsal arteries | plantare Mittelfußarterien
    Arteriae digitales plantares propriae | proper plantar digital arteries
    Arteriae digitales dorsales pedis | dorsal digital arteries of foot
    Arteriola | arteriole | Arteriole
    Vas capillare | capillary | Haargefäß ; Kapillare
    Venula | venule | Venole
    Tunica intima | tunica intima ; intima | Gefäßinnenhaut
    Tunica media | tunica media ; media | mittlere Gefäßschicht
    Tunica externa vasorum ; Tunica adventitia vasorum | tunica externa of vessels ; adventitia of vessels | Gefäßaußenhaut
    Valvula venosa | venous valve | Venenklappe
    Vasa vasorum | vasa vasorum | Gefäße der Gefäßwand
    """
}
