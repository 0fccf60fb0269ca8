// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The lymphatic system.
  static let lymphaticSystem = """
    Systema lymphoideum | lymphoid system ; lymphatic system | Lymphsystem ; lymphatisches System
    Nodus lymphoideus ; Nodus lymphaticus | lymph node | Lymphknoten
    Capsula nodi lymphoidei | capsule of lymph node | Lymphknotenkapsel
    Cortex nodi lymphoidei | cortex of lymph node | Lymphknotenrinde
    Medulla nodi lymphoidei | medulla of lymph node | Lymphknotenmark
    Hilum nodi lymphoidei | hilum of lymph node
    Trabeculae nodi lymphoidei | trabeculae of lymph node
    Sinus subcapsularis nodi lymphoidei | subcapsular sinus of lymph node | Randsinus des Lymphknotens
    Nodulus lymphoideus ; Folliculus lymphaticus | lymphoid nodule ; lymphoid follicle | Lymphfollikel
    Centrum germinale | germinal center | Keimzentrum
    Vas lymphaticum | lymphatic vessel ; lymph vessel | Lymphgefäß
    Vas afferens nodi lymphoidei | afferent lymphatic vessel
    Vas efferens nodi lymphoidei | efferent lymphatic vessel
    Vas lymphocapillare | lymphatic capillary ; lymph capillary | Lymphkapillare
    Plexus lymphaticus | lymphatic plexus | Lymphgefäßgeflecht
    Valvula lymphatica | lymphatic valvule | Lymphgefäßklappe
    Lympha | lymph | Lymphe
    Ductus thoracicus | thoracic duct | Milchbrustgang ; Brustlymphgang
    Arcus ductus thoracici | arch of thoracic duct
    Cisterna chyli | cisterna chyli ; chyle cistern | Lendenzisterne ; Milchbrustzisterne
    Ductus lymphaticus dexter | right lymphatic duct | rechter Lymphgang
    Truncus jugularis | jugular trunk | Halslymphstamm
    Truncus subclavius | subclavian trunk | Schlüsselbeinlymphstamm
    Truncus bronchomediastinalis | bronchomediastinal trunk
    Truncus lumbalis | lumbar trunk | Lendenlymphstamm
    Trunci intestinales | intestinal trunks | Darmlymphstämme
    Thymus | thymus ; thymus gland | Bries ; Thymusdrüse
    Lobus thymi | lobe of thymus | Thymuslappen
    Lobuli thymi | lobules of thymus | Thymusläppchen
    Cortex thymi | cortex of thymus | Thymusrinde
    Medulla thymi | medulla of thymus | Thymusmark
    Corpuscula thymica | thymic corpuscles ; Hassall corpuscles | Hassall-Körperchen
    Splen ; Lien | spleen | Milz
    Capsula splenis | capsule of spleen ; fibrous capsule of spleen | Milzkapsel
    Trabeculae splenicae | splenic trabeculae | Milzbalken
    Pulpa splenica | splenic pulp | Milzpulpa
    Pulpa rubra splenis | red pulp of spleen | rote Milzpulpa
    Pulpa alba splenis | white pulp of spleen | weiße Milzpulpa
    Noduli lymphoidei splenici | splenic lymphoid nodules ; Malpighian corpuscles of spleen | Milzkörperchen ; Milzfollikel
    Sinus splenicus | splenic sinus | Milzsinus
    Penicilli | penicilli | Pinselarterien
    Facies diaphragmatica splenis | diaphragmatic surface of spleen
    Facies visceralis splenis | visceral surface of spleen
    Facies renalis splenis | renal impression of spleen
    Facies gastrica splenis | gastric impression of spleen
    Facies colica splenis | colic impression of spleen
    Margo superior splenis | superior border of spleen
    Margo inferior splenis | inferior border of spleen
    Extremitas anterior splenis | anterior extremity of spleen
    Extremitas posterior splenis | posterior extremity of spleen
    Hilum splenicum | splenic hilum | Milzpforte
    Splen accessorius | accessory spleen | Nebenmilz
    Recessus splenicus | splenic recess
    Anulus lymphoideus pharyngis | pharyngeal lymphoid ring ; Waldeyer ring | lymphatischer Rachenring ; Waldeyer-Rachenring
    Tonsilla palatina | palatine tonsil | Gaumenmandel
    Tonsilla pharyngea | pharyngeal tonsil ; adenoid | Rachenmandel
    Tonsilla lingualis | lingual tonsil | Zungenmandel
    Tonsilla tubaria | tubal tonsil | Tubenmandel
    Fossulae tonsillares | tonsillar pits
    Cryptae tonsillares | tonsillar crypts | Mandelkrypten
    Capsula tonsillae | tonsillar capsule
    Noduli lymphoidei aggregati intestini tenuis | aggregated lymphoid nodules of small intestine ; Peyer patches | Peyer-Plaques ; Peyer-Platten
    Noduli lymphoidei solitarii | solitary lymphoid nodules
    Noduli lymphoidei aggregati appendicis vermiformis | aggregated lymphoid nodules of appendix
    Nodi lymphoidei capitis et colli | lymph nodes of head and neck | Lymphknoten an Kopf und Hals
    Nodi occipitales | occipital nodes ; occipital lymph nodes | Hinterhauptslymphknoten
    Nodi mastoidei | mastoid nodes ; retroauricular nodes
    Nodi parotidei superficiales | superficial parotid nodes
    Nodi parotidei profundi | deep parotid nodes
    Nodi faciales | facial nodes | Gesichtslymphknoten
    Nodi linguales | lingual nodes | Zungenlymphknoten
    Nodi submentales | submental nodes ; submental lymph nodes | Unterkinnlymphknoten
    Nodi submandibulares | submandibular nodes ; submandibular lymph nodes | Unterkieferlymphknoten
    Nodi cervicales anteriores | anterior cervical nodes | vordere Halslymphknoten
    Nodi cervicales laterales | lateral cervical nodes | seitliche Halslymphknoten
    Nodi cervicales superficiales | superficial cervical nodes | oberflächliche Halslymphknoten
    Nodi cervicales profundi superiores | superior deep cervical nodes | obere tiefe Halslymphknoten
    Nodi cervicales profundi inferiores | inferior deep cervical nodes | untere tiefe Halslymphknoten
    Nodus jugulodigastricus | jugulodigastric node
    Nodus juguloomohyoideus | jugulo-omohyoid node
    Nodi prelaryngei | prelaryngeal nodes
    Nodi pretracheales | pretracheal nodes
    Nodi paratracheales | paratracheal nodes | Luftröhrenlymphknoten
    Nodi retropharyngeales ; Nodi retropharyngei | retropharyngeal nodes
    Nodi supraclaviculares | supraclavicular nodes | Lymphknoten über dem Schlüsselbein
    Nodi axillares | axillary lymph nodes ; axillary nodes | Achsellymphknoten
    Nodi axillares apicales | apical axillary nodes
    Nodi axillares humerales ; Nodi axillares laterales | humeral axillary nodes ; lateral axillary nodes
    Nodi axillares subscapulares ; Nodi axillares posteriores | subscapular axillary nodes ; posterior axillary nodes
    Nodi axillares pectorales ; Nodi axillares anteriores | pectoral axillary nodes ; anterior axillary nodes
    Nodi axillares centrales | central axillary nodes
    Nodi interpectorales | interpectoral nodes
    Nodi deltopectorales ; Nodi infraclaviculares | deltopectoral nodes ; infraclavicular nodes
    Nodi cubitales | cubital nodes | Ellenbogenlymphknoten
    Nodi supratrochleares | supratrochlear nodes
    Nodi paramammarii | paramammary nodes
    Nodi parasternales | parasternal nodes
    Nodi intercostales | intercostal nodes | Zwischenrippenlymphknoten
    Nodi phrenici superiores | superior diaphragmatic nodes ; superior phrenic nodes
    Nodi mediastinales anteriores | anterior mediastinal nodes | vordere Mittelfelllymphknoten
    Nodi mediastinales posteriores | posterior mediastinal nodes | hintere Mittelfelllymphknoten
    Nodi tracheobronchiales superiores | superior tracheobronchial nodes
    Nodi tracheobronchiales inferiores | inferior tracheobronchial nodes
    Nodi bronchopulmonales | bronchopulmonary nodes ; hilar nodes | Hiluslymphknoten
    Nodi intrapulmonales | intrapulmonary nodes
    Nodi lumbales | lumbar nodes | Lendenlymphknoten
    Nodi aortici laterales | lateral aortic nodes
    Nodi preaortici | pre-aortic nodes
    Nodi retroaortici | retro-aortic nodes
    Nodi precavales | precaval nodes
    Nodi retrocavales ; Nodi postcavales | retrocaval nodes ; postcaval nodes
    Nodi cavales laterales | lateral caval nodes
    Nodi precaecales | precaecal nodes
    Nodi retrocaecales | retrocaecal nodes
    Nodi coeliaci | celiac nodes ; coeliac nodes
    Nodi gastrici | gastric nodes | Magenlymphknoten
    Nodi gastroomentales | gastro-omental nodes
    Nodi pylorici | pyloric nodes
    Nodi pancreatici | pancreatic nodes | Bauchspeicheldrüsenlymphknoten
    Nodi splenici | splenic nodes | Milzlymphknoten
    Nodi pancreaticoduodenales | pancreaticoduodenal nodes
    Nodi hepatici | hepatic nodes | Leberlymphknoten
    Nodus cysticus | cystic node | Gallenblasenlymphknoten
    Nodi mesenterici superiores | superior mesenteric nodes | obere Gekröselymphknoten
    Nodi ileocolici | ileocolic nodes
    Nodi mesocolici | mesocolic nodes
    Nodi mesenterici inferiores | inferior mesenteric nodes | untere Gekröselymphknoten
    Nodi iliaci communes | common iliac nodes | gemeinsame Beckenlymphknoten
    Nodi iliaci externi | external iliac nodes | äußere Beckenlymphknoten
    Nodi iliaci interni | internal iliac nodes | innere Beckenlymphknoten
    Nodi sacrales | sacral nodes | Kreuzbeinlymphknoten
    Nodi obturatorii | obturator nodes
    Nodi pararectales | pararectal nodes
    Nodi parauterini | para-uterine nodes
    Nodi inguinales | inguinal lymph nodes ; inguinal nodes | Leistenlymphknoten
    Nodi inguinales superficiales | superficial inguinal nodes | oberflächliche Leistenlymphknoten
    Nodi inguinales profundi | deep inguinal nodes | tiefe Leistenlymphknoten
    Nodi poplitei | popliteal nodes | Kniekehlenlymphknoten
    Nodi poplitei superficiales | superficial popliteal nodes
    Nodi poplitei profundi | deep popliteal nodes
    Nodus tibialis anterior | anterior tibial node
    Nodus tibialis posterior | posterior tibial node
    """
}
