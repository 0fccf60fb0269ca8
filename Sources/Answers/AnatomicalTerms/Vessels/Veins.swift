// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The veins.
  static let veins = """
    Venae pulmonales | pulmonary veins | Lungenvenen
    Vena pulmonalis dextra superior | right superior pulmonary vein | rechte obere Lungenvene
    Vena pulmonalis dextra inferior | right inferior pulmonary vein | rechte untere Lungenvene
    Vena pulmonalis sinistra superior | left superior pulmonary vein | linke obere Lungenvene
    Vena pulmonalis sinistra inferior | left inferior pulmonary vein | linke untere Lungenvene
    Vena cava superior | superior vena cava | obere Hohlvene
    Vena cava inferior | inferior vena cava | untere Hohlvene
    Vena brachiocephalica | brachiocephalic vein ; innominate vein | Arm-Kopf-Vene
    Vena brachiocephalica dextra | right brachiocephalic vein | rechte Arm-Kopf-Vene
    Vena brachiocephalica sinistra | left brachiocephalic vein | linke Arm-Kopf-Vene
    Angulus venosus | venous angle | Venenwinkel
    Vena thyroidea inferior | inferior thyroid vein | untere Schilddrüsenvene
    Plexus thyroideus impar | unpaired thyroid plexus
    Vena jugularis interna | internal jugular vein | innere Drosselvene ; innere Halsvene
    Bulbus superior venae jugularis | superior bulb of jugular vein
    Bulbus inferior venae jugularis | inferior bulb of jugular vein
    Vena jugularis externa | external jugular vein | äußere Drosselvene ; äußere Halsvene
    Vena jugularis anterior | anterior jugular vein | vordere Drosselvene
    Arcus venosus jugularis | jugular venous arch
    Vena thyroidea superior | superior thyroid vein | obere Schilddrüsenvene
    Vena thyroidea media | middle thyroid vein | mittlere Schilddrüsenvene
    Vena lingualis | lingual vein | Zungenvene ; Zungenblutader
    Vena sublingualis | sublingual vein | Unterzungenvene
    Vena facialis | facial vein | Gesichtsvene
    Vena angularis | angular vein | Augenwinkelvene
    Vena profunda faciei | deep facial vein | tiefe Gesichtsvene
    Vena retromandibularis | retromandibular vein | Hinterkiefervene
    Venae temporales superficiales | superficial temporal veins | oberflächliche Schläfenvenen
    Plexus pterygoideus | pterygoid plexus | Flügelgeflecht
    Venae maxillares | maxillary veins | Oberkiefervenen
    Plexus pharyngeus venosus | pharyngeal venous plexus
    Vena occipitalis | occipital vein | Hinterhauptsvene
    Vena auricularis posterior | posterior auricular vein | hintere Ohrvene
    Vena suprascapularis | suprascapular vein | Oberschulterblattvene
    Vena ophthalmica superior | superior ophthalmic vein | obere Augenvene
    Vena ophthalmica inferior | inferior ophthalmic vein | untere Augenvene
    Vena centralis retinae | central retinal vein | zentrale Netzhautvene ; Zentralvene der Netzhaut
    Venae vorticosae | vorticose veins | Wirbelvenen
    Sinus durae matris | dural venous sinuses | Hirnblutleiter ; Hirnsinus
    Sinus sagittalis superior | superior sagittal sinus | oberer Sagittalsinus ; oberer Längsblutleiter
    Sinus sagittalis inferior | inferior sagittal sinus | unterer Sagittalsinus ; unterer Längsblutleiter
    Sinus rectus | straight sinus | gerader Sinus ; gerader Blutleiter
    Sinus transversus durae matris | transverse sinus | querer Sinus ; querer Blutleiter
    Sinus sigmoideus | sigmoid sinus | S-förmiger Blutleiter
    Confluens sinuum | confluence of sinuses | Zusammenfluss der Hirnblutleiter
    Sinus occipitalis | occipital sinus | Hinterhauptssinus
    Sinus cavernosus | cavernous sinus | Kavernosus-Sinus
    Sinus intercavernosus anterior | anterior intercavernous sinus
    Sinus intercavernosus posterior | posterior intercavernous sinus
    Sinus petrosus superior | superior petrosal sinus | oberer Felsenbeinsinus
    Sinus petrosus inferior | inferior petrosal sinus | unterer Felsenbeinsinus
    Sinus sphenoparietalis | sphenoparietal sinus
    Plexus basilaris | basilar plexus
    Sinus petrosquamosus | petrosquamous sinus
    Sinus marginalis | marginal sinus
    Venae diploicae | diploic veins
    Vena diploica frontalis | frontal diploic vein
    Venae emissariae | emissary veins
    Vena emissaria parietalis | parietal emissary vein
    Vena emissaria mastoidea | mastoid emissary vein
    Vena emissaria condylaris | condylar emissary vein
    Venae encephali ; Venae cerebri | cerebral veins | Hirnvenen
    Venae superficiales cerebri | superficial cerebral veins | oberflächliche Hirnvenen
    Venae superiores cerebri | superior cerebral veins | obere Hirnvenen
    Vena media superficialis cerebri | superficial middle cerebral vein
    Vena anastomotica superior | superior anastomotic vein ; vein of Trolard
    Vena anastomotica inferior | inferior anastomotic vein ; vein of Labbe
    Venae profundae cerebri | deep cerebral veins | tiefe Hirnvenen
    Vena basalis | basal vein ; vein of Rosenthal
    Vena magna cerebri | great cerebral vein ; vein of Galen | große Hirnvene
    Venae internae cerebri | internal cerebral veins | innere Hirnvenen
    Vena thalamostriata superior | superior thalamostriate vein
    Vena septi pellucidi anterior | anterior vein of septum pellucidum
    Vena subclavia | subclavian vein | Schlüsselbeinvene ; Unterschlüsselbeinvene
    Vena axillaris | axillary vein | Achselvene
    Vena thoracica lateralis | lateral thoracic vein | seitliche Brustvene
    Venae thoracoepigastricae | thoraco-epigastric veins
    Venae brachiales | brachial veins | Oberarmvenen ; Armvenen
    Venae radiales | radial veins | Speichenvenen
    Venae ulnares | ulnar veins | Ellenvenen
    Vena cephalica | cephalic vein | äußere Armhautvene
    Vena cephalica accessoria | accessory cephalic vein
    Vena basilica | basilic vein | innere Armhautvene
    Vena mediana cubiti | median cubital vein | mittlere Ellenbeugenvene
    Vena mediana antebrachii | median antebrachial vein ; median vein of forearm | mittlere Unterarmvene
    Vena mediana cephalica | median cephalic vein
    Vena mediana basilica | median basilic vein
    Rete venosum dorsale manus | dorsal venous network of hand | Venennetz des Handrückens
    Venae metacarpales dorsales | dorsal metacarpal veins | dorsale Mittelhandvenen
    Arcus venosus palmaris superficialis | superficial venous palmar arch
    Arcus venosus palmaris profundus | deep venous palmar arch
    Venae intercapitulares manus | intercapitular veins of hand
    Vena azygos | azygos vein | unpaare Vene
    Arcus venae azygos | arch of azygos vein
    Vena hemiazygos | hemi-azygos vein ; inferior hemi-azygos vein | halbunpaare Vene
    Vena hemiazygos accessoria | accessory hemi-azygos vein ; superior hemi-azygos vein
    Vena intercostalis superior dextra | right superior intercostal vein
    Vena intercostalis superior sinistra | left superior intercostal vein
    Vena intercostalis suprema | supreme intercostal vein
    Venae intercostales posteriores | posterior intercostal veins | hintere Zwischenrippenvenen
    Venae intercostales anteriores | anterior intercostal veins | vordere Zwischenrippenvenen
    Vena subcostalis | subcostal vein | Unterrippenvene
    Vena lumbalis ascendens | ascending lumbar vein | aufsteigende Lendenvene
    Venae lumbales | lumbar veins | Lendenvenen
    Venae thoracicae internae | internal thoracic veins | innere Brustvenen
    Venae epigastricae superiores | superior epigastric veins | obere Bauchdeckenvenen
    Venae columnae vertebralis | veins of vertebral column
    Plexus venosus vertebralis externus anterior | anterior external vertebral venous plexus
    Plexus venosus vertebralis externus posterior | posterior external vertebral venous plexus
    Plexus venosus vertebralis internus anterior | anterior internal vertebral venous plexus
    Plexus venosus vertebralis internus posterior | posterior internal vertebral venous plexus
    Venae basivertebrales | basivertebral veins
    Venae spinales anteriores | anterior spinal veins
    Venae spinales posteriores | posterior spinal veins
    Vena vertebralis | vertebral vein | Wirbelvene
    Vena cervicalis profunda | deep cervical vein | tiefe Halsvene
    Venae bronchiales | bronchial veins | Bronchialvenen
    Venae oesophageales | esophageal veins ; oesophageal veins | Speiseröhrenvenen
    Venae phrenicae inferiores | inferior phrenic veins | untere Zwerchfellvenen
    Venae hepaticae | hepatic veins | Lebervenen
    Vena hepatica dextra | right hepatic vein | rechte Lebervene
    Vena hepatica intermedia ; Vena hepatica media | intermediate hepatic vein ; middle hepatic vein | mittlere Lebervene
    Vena hepatica sinistra | left hepatic vein | linke Lebervene
    Venae renales | renal veins | Nierenvenen
    Vena suprarenalis dextra | right suprarenal vein | rechte Nebennierenvene
    Vena suprarenalis sinistra | left suprarenal vein | linke Nebennierenvene
    Vena testicularis dextra | right testicular vein | rechte Hodenvene
    Vena testicularis sinistra | left testicular vein | linke Hodenvene
    Vena ovarica dextra | right ovarian vein | rechte Eierstockvene
    Vena ovarica sinistra | left ovarian vein | linke Eierstockvene
    Plexus pampiniformis | pampiniform plexus | Rankengeflecht
    Vena portae hepatis | hepatic portal vein ; portal vein | Pfortader ; Leberpfortader
    Vena splenica ; Vena lienalis | splenic vein | Milzvene
    Vena mesenterica superior | superior mesenteric vein | obere Gekrösevene
    Vena mesenterica inferior | inferior mesenteric vein | untere Gekrösevene
    Vena gastrica sinistra | left gastric vein | linke Magenvene
    Vena gastrica dextra | right gastric vein | rechte Magenvene
    Vena prepylorica | prepyloric vein
    Venae gastricae breves | short gastric veins | kurze Magenvenen
    Vena gastroomentalis dextra ; Vena gastroepiploica dextra | right gastro-omental vein ; right gastroepiploic vein | rechte Magen-Netz-Vene
    Vena gastroomentalis sinistra ; Vena gastroepiploica sinistra | left gastro-omental vein ; left gastroepiploic vein | linke Magen-Netz-Vene
    Vena cystica | cystic vein | Gallenblasenvene
    Venae paraumbilicales | para-umbilical veins | Nabelbegleitvenen
    Vena umbilicalis | umbilical vein | Nabelvene
    Ductus venosus | ductus venosus | Arantius-Gang
    Ligamentum venosum | ligamentum venosum | Arantius-Band
    Venae pancreaticae | pancreatic veins | Bauchspeicheldrüsenvenen
    Venae jejunales | jejunal veins | Leerdarmvenen
    Venae ileales | ileal veins | Krummdarmvenen
    Vena ileocolica | ileocolic vein | Krummdarm-Dickdarm-Vene
    Vena appendicularis | appendicular vein | Wurmfortsatzvene
    Vena colica dextra | right colic vein | rechte Dickdarmvene
    Vena colica media | middle colic vein | mittlere Dickdarmvene
    Vena colica sinistra | left colic vein | linke Dickdarmvene
    Venae sigmoideae | sigmoid veins
    Vena rectalis superior | superior rectal vein | obere Mastdarmvene
    Venae rectales mediae | middle rectal veins | mittlere Mastdarmvenen
    Venae rectales inferiores | inferior rectal veins | untere Mastdarmvenen
    Plexus venosus rectalis | rectal venous plexus | Venengeflecht des Mastdarms
    Vena iliaca communis | common iliac vein | gemeinsame Beckenvene
    Vena iliaca interna | internal iliac vein | innere Beckenvene
    Vena iliaca externa | external iliac vein | äußere Beckenvene
    Vena iliolumbalis | iliolumbar vein | Darmbein-Lenden-Vene
    Vena sacralis mediana | median sacral vein | mittlere Kreuzbeinvene
    Venae sacrales laterales | lateral sacral veins | seitliche Kreuzbeinvenen
    Venae gluteae superiores | superior gluteal veins | obere Gesäßvenen
    Venae gluteae inferiores | inferior gluteal veins | untere Gesäßvenen
    Venae obturatoriae | obturator veins | Hüftlochvenen
    Venae vesicales | vesical veins | Harnblasenvenen
    Plexus venosus vesicalis | vesical venous plexus | Venengeflecht der Harnblase
    Plexus venosus prostaticus | prostatic venous plexus | Venengeflecht der Prostata
    Plexus venosus uterinus | uterine venous plexus | Venengeflecht der Gebärmutter
    Plexus venosus vaginalis | vaginal venous plexus | Venengeflecht der Scheide
    Plexus venosus sacralis | sacral venous plexus
    Venae uterinae | uterine veins | Gebärmuttervenen
    Vena pudenda interna | internal pudendal vein | innere Schamvene
    Venae pudendae externae | external pudendal veins
    Vena dorsalis profunda penis | deep dorsal vein of penis
    Venae dorsales superficiales penis | superficial dorsal veins of penis
    Vena epigastrica inferior | inferior epigastric vein | untere Bauchdeckenvene
    Vena epigastrica superficialis | superficial epigastric vein | oberflächliche Bauchdeckenvene
    Vena circumflexa ilium profunda | deep circumflex iliac vein
    Vena circumflexa ilium superficialis | superficial circumflex iliac vein
    Vena femoralis | femoral vein | Oberschenkelvene ; Schenkelvene
    Vena profunda femoris | profunda femoris vein ; deep vein of thigh | tiefe Oberschenkelvene
    Venae circumflexae femoris mediales | medial circumflex femoral veins | innere Oberschenkelkranzvenen
    Venae circumflexae femoris laterales | lateral circumflex femoral veins | äußere Oberschenkelkranzvenen
    Vena poplitea | popliteal vein | Kniekehlenvene
    Venae surales | sural veins | Wadenvenen
    Venae tibiales anteriores | anterior tibial veins | vordere Schienbeinvenen
    Venae tibiales posteriores | posterior tibial veins | hintere Schienbeinvenen
    Venae fibulares | fibular veins ; peroneal veins | Wadenbeinvenen ; Peronealvenen
    Vena saphena magna | great saphenous vein ; long saphenous vein | große Rosenvene
    Vena saphena parva | small saphenous vein ; short saphenous vein | kleine Rosenvene
    Vena saphena accessoria | accessory saphenous vein
    Venae perforantes | perforating veins | Perforansvenen ; Verbindungsvenen
    Rete venosum dorsale pedis | dorsal venous network of foot | Venennetz des Fußrückens
    Arcus venosus dorsalis pedis | dorsal venous arch of foot | Venenbogen des Fußrückens
    Venae metatarsales dorsales | dorsal metatarsal veins | dorsale Mittelfußvenen
    Venae metatarsales plantares | plantar metatarsal veins | plantare Mittelfußvenen
    Rete venosum plantare | plantar venous network
    Arcus venosus plantaris | plantar venous arch
    Vena comitans | accompanying vein ; vena comitans | Begleitvene
    """
}
