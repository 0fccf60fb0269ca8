// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// One of what is otherwise named in the plural.
  static let singleParts = """
    Arteria pulmonalis | pulmonary artery | Lungenarterie ; Lungenschlagader
    Vena pulmonalis | pulmonary vein | Lungenvene
    Arteria coronaria | coronary artery | Herzkranzarterie ; Koronararterie ; Herzkranzgefäß
    Vena hepatica | hepatic vein | Lebervene
    Vena renalis | renal vein | Nierenvene
    Vena brachialis | brachial vein | Oberarmvene
    Vena radialis | radial vein | Speichenvene
    Vena ulnaris | ulnar vein | Ellenvene
    Vena tibialis anterior | anterior tibial vein | vordere Schienbeinvene
    Vena tibialis posterior | posterior tibial vein | hintere Schienbeinvene
    Vena fibularis | fibular vein ; peroneal vein | Wadenbeinvene
    Vena intercostalis posterior | posterior intercostal vein | hintere Zwischenrippenvene
    Vena lumbalis | lumbar vein | Lendenvene
    Vena testicularis | testicular vein | Hodenvene
    Vena ovarica | ovarian vein | Eierstockvene
    Vena suprarenalis | suprarenal vein ; adrenal vein | Nebennierenvene
    Vena uterina | uterine vein | Gebärmuttervene
    Vena temporalis superficialis | superficial temporal vein | oberflächliche Schläfenvene
    Vena maxillaris | maxillary vein | Oberkiefervene
    Vena thoracica interna | internal thoracic vein | innere Brustvene
    Vena gastrica brevis | short gastric vein | kurze Magenvene
    Vena perforans | perforating vein | Verbindungsvene
    Sinus venosus durae matris | dural venous sinus | Hirnblutleiter
    Arteria cerebri | cerebral artery | Hirnarterie
    Arteria intercostalis posterior | posterior intercostal artery | hintere Zwischenrippenarterie
    Arteria lumbalis | lumbar artery | Lendenarterie
    Arteria jejunalis | jejunal artery | Leerdarmarterie
    Arteria ilealis | ileal artery | Krummdarmarterie
    Arteria digitalis palmaris communis | common palmar digital artery | gemeinsame Fingerarterie
    Arteria digitalis palmaris propria | proper palmar digital artery | eigentliche Fingerarterie
    Arteria metatarsalis dorsalis | dorsal metatarsal artery | dorsale Mittelfußarterie
    Arteria metatarsalis plantaris | plantar metatarsal artery | plantare Mittelfußarterie
    Arteria metacarpalis dorsalis | dorsal metacarpal artery | dorsale Mittelhandarterie
    Arteria metacarpalis palmaris | palmar metacarpal artery | palmare Mittelhandarterie
    Arteria perforans | perforating artery | durchbohrende Arterie
    Musculus intercostalis | intercostal muscle | Zwischenrippenmuskel
    Musculus intercostalis externus | external intercostal muscle | äußerer Zwischenrippenmuskel
    Musculus intercostalis internus | internal intercostal muscle | innerer Zwischenrippenmuskel
    Musculus intercostalis intimus | innermost intercostal muscle | innerster Zwischenrippenmuskel
    Musculus papillaris | papillary muscle | Papillarmuskel
    Musculus lumbricalis manus | lumbrical of hand | Regenwurmmuskel der Hand
    Musculus lumbricalis pedis | lumbrical of foot | Regenwurmmuskel des Fußes
    Musculus interosseus dorsalis manus | dorsal interosseous muscle of hand | dorsaler Zwischenknochenmuskel der Hand
    Musculus interosseus palmaris | palmar interosseous muscle | palmarer Zwischenknochenmuskel der Hand
    Musculus interosseus dorsalis pedis | dorsal interosseous muscle of foot | dorsaler Zwischenknochenmuskel des Fußes
    Musculus interosseus plantaris | plantar interosseous muscle | plantarer Zwischenknochenmuskel
    Musculus multifidus | multifidus muscle of back | vielgefiederter Rückenmuskel
    Musculus scalenus | scalene muscle | Treppenmuskel
    Musculus levator costae | levator costae ; levator muscle of rib | Rippenhebermuskel
    Musculus gluteus | gluteal muscle | Gesäßmuskel
    Musculus masticatorius | muscle of mastication ; masticatory muscle | Kaumuskel
    Ligamentum flavum | ligamentum flavum ; yellow ligament | gelbes Band
    Ligamentum interspinale | interspinous ligament | Zwischendornband
    Ligamentum alare | alar ligament | Flügelband
    Ligamentum collaterale | collateral ligament | Seitenband
    Ligamentum cruciatum genus | cruciate ligament of knee | Kreuzband
    Articulatio interphalangea | interphalangeal joint | Zwischengliedgelenk ; Interphalangealgelenk
    Articulatio metacarpophalangea | metacarpophalangeal joint | Fingergrundgelenk
    Articulatio metatarsophalangea | metatarsophalangeal joint | Zehengrundgelenk
    Articulatio carpometacarpalis | carpometacarpal joint | Handwurzel-Mittelhand-Gelenk
    Articulatio tarsometatarsalis | tarsometatarsal joint | Fußwurzel-Mittelfuß-Gelenk
    Articulatio costovertebralis | costovertebral joint | Rippen-Wirbel-Gelenk
    Articulatio sternocostalis | sternocostal joint | Brustbein-Rippen-Gelenk
    Vertebra cervicalis | cervical vertebra | Halswirbel
    Vertebra thoracica | thoracic vertebra | Brustwirbel
    Vertebra lumbalis | lumbar vertebra | Lendenwirbel
    Vertebra sacralis | sacral vertebra | Kreuzbeinwirbel
    Costa vera | true rib | echte Rippe
    Costa spuria | false rib | falsche Rippe
    Costa fluctuans | floating rib | freie Rippe
    Columna vertebralis cervicalis ; Pars cervicalis columnae vertebralis | cervical spine | Halswirbelsäule
    Columna vertebralis thoracica ; Pars thoracica columnae vertebralis | thoracic spine | Brustwirbelsäule
    Columna vertebralis lumbalis ; Pars lumbalis columnae vertebralis | lumbar spine | Lendenwirbelsäule
    Fonticulus | fontanelle | Fontanelle
    Os cuneiforme | cuneiform bone | Keilbein des Fußes
    Concha nasalis | nasal concha ; turbinate | Nasenmuschel
    Meatus nasi | nasal meatus | Nasengang
    Sinus paranasalis | paranasal sinus | Nasennebenhöhle
    Nasus externus | external nose | äußere Nase
    Ossiculum auditus | auditory ossicle | Gehörknöchelchen
    Canalis semicircularis | semicircular canal | Bogengang
    Ductus semicircularis | semicircular duct | häutiger Bogengang
    Glandula salivaria | salivary gland | Speicheldrüse
    Glandula gastrica | gastric gland | Magendrüse
    Glandula tarsalis | tarsal gland ; Meibomian gland | Meibom-Drüse
    Papilla lingualis | lingual papilla | Zungenpapille
    Papilla filiformis | filiform papilla | Fadenpapille
    Papilla fungiformis | fungiform papilla | Pilzpapille
    Papilla vallata | vallate papilla ; circumvallate papilla | Wallpapille
    Papilla foliata | foliate papilla | Blattpapille
    Bronchus principalis | main bronchus ; primary bronchus | Hauptbronchus
    Bronchus lobaris | lobar bronchus ; secondary bronchus | Lappenbronchus
    Bronchus segmentalis | segmental bronchus ; tertiary bronchus | Segmentbronchus
    Lobus pulmonis | lobe of lung | Lungenlappen
    Segmentum bronchopulmonale | bronchopulmonary segment | Lungensegment
    Cartilago trachealis | tracheal cartilage ; tracheal ring | Luftröhrenspange
    Lobus hepatis | lobe of liver | Leberlappen
    Lobulus hepatis | hepatic lobule ; liver lobule | Leberläppchen
    Segmentum hepatis | segment of liver | Lebersegment
    Insula pancreatica | pancreatic islet ; islet of Langerhans | Langerhans-Insel
    Plica gastrica | gastric fold | Magenfalte
    Plica circularis | circular fold | Ringfalte
    Taenia coli | taenia of colon | Dickdarmband
    Haustrum coli | haustrum of colon | Dickdarmhaustrum
    Appendix omentalis | omental appendix ; epiploic appendix
    Calix renalis | renal calix ; renal calyx | Nierenkelch
    Calix renalis major | major calix ; major calyx | großer Nierenkelch
    Calix renalis minor | minor calix ; minor calyx | kleiner Nierenkelch
    Pyramis renalis | renal pyramid | Nierenpyramide
    Columna renalis | renal column | Nierensäule
    Tubulus seminifer | seminiferous tubule | Hodenkanälchen
    Lobulus testis | lobule of testis | Hodenläppchen
    Ductus lactifer | lactiferous duct | Milchgang
    Folliculus ovaricus | ovarian follicle | Eierstockfollikel ; Eibläschen
    Fimbria tubae uterinae | fimbria of uterine tube | Eileiterfranse
    Labium pudendi | labium of pudendum | Schamlippe
    Corpus cavernosum | cavernous body | Schwellkörper
    Chorda tendinea | tendinous cord ; chorda tendinea | Sehnenfaden
    Cuspis valvae cordis | leaflet of heart valve | Klappensegel
    Valva cordis | heart valve | Herzklappe
    Ramus bronchialis | bronchial branch
    Nodus lymphoideus axillaris | axillary lymph node | Achsellymphknoten
    Nodus lymphoideus inguinalis | inguinal lymph node | Leistenlymphknoten
    Nodus lymphoideus cervicalis | cervical lymph node | Halslymphknoten
    Nodus lymphoideus mesentericus | mesenteric lymph node | Gekröselymphknoten
    Nodus lymphoideus submandibularis | submandibular lymph node | Unterkieferlymphknoten
    Nodus lymphoideus popliteus | popliteal lymph node | Kniekehlenlymphknoten
    Nervus cervicalis | cervical nerve | Halsnerv
    Nervus thoracicus | thoracic nerve | Brustnerv
    Nervus lumbalis | lumbar nerve | Lendennerv
    Nervus sacralis | sacral nerve | Kreuzbeinnerv
    Nervus supraclavicularis | supraclavicular nerve | Oberschlüsselbeinnerv
    Nervus splanchnicus | splanchnic nerve | Eingeweidenerv
    Nervus digitalis | digital nerve | Fingernerv
    Ventriculus lateralis dexter | right lateral ventricle | rechter Seitenventrikel
    Ventriculus lateralis sinister | left lateral ventricle | linker Seitenventrikel
    Meninx | meninx | Hirnhaut
    Cisterna subarachnoidea | subarachnoid cistern | Liquorzisterne
    Granulatio arachnoidea | arachnoid granulation | Pacchioni-Granulation
    Villus chorionicus | chorionic villus | Chorionzotte
    Arcus pharyngeus | pharyngeal arch ; branchial arch | Schlundbogen ; Kiemenbogen
    Saccus pharyngeus | pharyngeal pouch | Schlundtasche
    """
}
