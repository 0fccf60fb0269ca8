// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The airways and the lungs.
  static let respiratorySystem = """
    Systema respiratorium | respiratory system | Atmungssystem ; Atemwege
    Radix nasi | root of nose | Nasenwurzel
    Dorsum nasi | dorsum of nose ; bridge of nose | Nasenrücken
    Apex nasi | apex of nose ; tip of nose | Nasenspitze
    Ala nasi | ala of nose ; wing of nose | Nasenflügel
    Cartilagines nasi | nasal cartilages | Nasenknorpel
    Cartilago alaris major | major alar cartilage | großer Nasenflügelknorpel
    Cartilagines alares minores | minor alar cartilages | kleine Nasenflügelknorpel
    Cartilago septi nasi | septal nasal cartilage | Nasenscheidewandknorpel
    Processus lateralis cartilaginis septi nasi | lateral process of septal nasal cartilage
    Cartilago vomeronasalis | vomeronasal cartilage
    Cavitas nasi | nasal cavity | Nasenhöhle
    Naris | naris ; nostril | Nasenloch
    Vestibulum nasi | nasal vestibule | Nasenvorhof
    Limen nasi | limen nasi
    Septum nasi | nasal septum | Nasenscheidewand
    Pars mobilis septi nasi | mobile part of nasal septum
    Organum vomeronasale | vomeronasal organ | Jacobson-Organ
    Concha nasalis suprema | supreme nasal concha | oberste Nasenmuschel
    Agger nasi | agger nasi
    Atrium meatus medii | atrium of middle meatus
    Meatus nasi communis | common nasal meatus
    Meatus nasopharyngeus | nasopharyngeal meatus
    Sulcus olfactorius nasi | olfactory groove of nose
    Regio olfactoria tunicae mucosae nasi | olfactory region of nasal mucosa | Riechschleimhaut
    Regio respiratoria tunicae mucosae nasi | respiratory region of nasal mucosa
    Glandulae nasales | nasal glands | Nasendrüsen
    Sinus paranasales | paranasal sinuses | Nasennebenhöhlen
    Larynx | larynx ; voice box | Kehlkopf
    Cartilagines laryngis | laryngeal cartilages | Kehlkopfknorpel
    Cartilago thyroidea | thyroid cartilage | Schildknorpel
    Prominentia laryngea | laryngeal prominence ; Adam's apple | Adamsapfel
    Lamina dextra cartilaginis thyroideae | right lamina of thyroid cartilage
    Lamina sinistra cartilaginis thyroideae | left lamina of thyroid cartilage
    Incisura thyroidea superior | superior thyroid notch
    Incisura thyroidea inferior | inferior thyroid notch
    Linea obliqua cartilaginis thyroideae | oblique line of thyroid cartilage
    Cornu superius cartilaginis thyroideae | superior horn of thyroid cartilage | oberes Schildknorpelhorn
    Cornu inferius cartilaginis thyroideae | inferior horn of thyroid cartilage | unteres Schildknorpelhorn
    Membrana thyrohyoidea | thyrohyoid membrane | Schildknorpel-Zungenbein-Membran
    Ligamentum thyrohyoideum medianum | median thyrohyoid ligament | Schildknorpel-Zungenbein-Band
    Ligamentum thyrohyoideum laterale | lateral thyrohyoid ligament
    Cartilago triticea | triticeal cartilage | Weizenknorpel
    Cartilago cricoidea | cricoid cartilage | Ringknorpel
    Arcus cartilaginis cricoideae | arch of cricoid cartilage | Ringknorpelbogen
    Lamina cartilaginis cricoideae | lamina of cricoid cartilage | Ringknorpelplatte
    Articulatio cricothyroidea | cricothyroid joint | Ringknorpel-Schildknorpel-Gelenk
    Ligamentum ceratocricoideum | ceratocricoid ligament
    Ligamentum cricothyroideum medianum | median cricothyroid ligament ; conic ligament | Ringknorpel-Schildknorpel-Band
    Ligamentum cricotracheale | cricotracheal ligament | Ringknorpel-Luftröhren-Band
    Cartilago arytenoidea | arytenoid cartilage | Stellknorpel ; Aryknorpel
    Basis cartilaginis arytenoideae | base of arytenoid cartilage
    Apex cartilaginis arytenoideae | apex of arytenoid cartilage
    Processus vocalis | vocal process | Stimmfortsatz
    Processus muscularis cartilaginis arytenoideae | muscular process of arytenoid cartilage | Muskelfortsatz des Stellknorpels
    Articulatio cricoarytenoidea | crico-arytenoid joint | Ringknorpel-Stellknorpel-Gelenk
    Cartilago corniculata | corniculate cartilage | Santorini-Knorpel
    Cartilago cuneiformis | cuneiform cartilage | Wrisberg-Knorpel
    Tuberculum corniculatum | corniculate tubercle
    Tuberculum cuneiforme | cuneiform tubercle
    Epiglottis | epiglottis | Kehldeckel
    Cartilago epiglottica | epiglottic cartilage | Kehldeckelknorpel
    Petiolus epiglottidis | stalk of epiglottis | Kehldeckelstiel
    Tuberculum epiglotticum | epiglottic tubercle
    Ligamentum thyroepiglotticum | thyro-epiglottic ligament
    Ligamentum hyoepiglotticum | hyo-epiglottic ligament
    Musculi laryngis | laryngeal muscles ; muscles of larynx | Kehlkopfmuskeln
    Musculus cricothyroideus | cricothyroid ; cricothyroid muscle | Ringknorpel-Schildknorpel-Muskel
    Pars recta musculi cricothyroidei | straight part of cricothyroid
    Pars obliqua musculi cricothyroidei | oblique part of cricothyroid
    Musculus cricoarytenoideus posterior | posterior crico-arytenoid ; posterior cricoarytenoid muscle | hinterer Ringknorpel-Stellknorpel-Muskel ; Postikus
    Musculus cricoarytenoideus lateralis | lateral crico-arytenoid ; lateral cricoarytenoid muscle | seitlicher Ringknorpel-Stellknorpel-Muskel
    Musculus vocalis | vocalis ; vocalis muscle | Stimmmuskel
    Musculus thyroarytenoideus | thyro-arytenoid ; thyroarytenoid muscle | Schildknorpel-Stellknorpel-Muskel
    Musculus arytenoideus obliquus | oblique arytenoid ; oblique arytenoid muscle | schräger Stellknorpelmuskel
    Musculus arytenoideus transversus | transverse arytenoid ; transverse arytenoid muscle | querer Stellknorpelmuskel
    Cavitas laryngis | laryngeal cavity | Kehlkopfhöhle
    Aditus laryngis | laryngeal inlet | Kehlkopfeingang
    Plica aryepiglottica | ary-epiglottic fold ; aryepiglottic fold | Stellknorpel-Kehldeckel-Falte
    Incisura interarytenoidea | interarytenoid notch
    Vestibulum laryngis | laryngeal vestibule | Kehlkopfvorhof
    Rima vestibuli | rima vestibuli
    Plica vestibularis | vestibular fold ; false vocal fold | Taschenfalte ; falsche Stimmlippe ; falsches Stimmband
    Ventriculus laryngis | laryngeal ventricle | Morgagni-Tasche
    Sacculus laryngis | laryngeal saccule
    Glottis | glottis
    Plica vocalis | vocal fold ; vocal cord ; true vocal fold | Stimmlippe ; Stimmfalte ; wahre Stimmlippe
    Rima glottidis ; Rima vocalis | rima glottidis ; glottic fissure | Stimmritze
    Cavitas infraglottica | infraglottic cavity
    Membrana fibroelastica laryngis | fibro-elastic membrane of larynx
    Membrana quadrangularis | quadrangular membrane
    Ligamentum vestibulare | vestibular ligament | Taschenband
    Conus elasticus ; Membrana cricovocalis | conus elasticus ; cricovocal membrane
    Ligamentum vocale | vocal ligament | Stimmband
    Trachea | trachea ; windpipe | Luftröhre
    Cartilagines tracheales | tracheal cartilages | Luftröhrenknorpel ; Knorpelspangen der Luftröhre
    Musculus trachealis | trachealis ; trachealis muscle | Luftröhrenmuskel
    Ligamenta anularia tracheae | anular ligaments of trachea
    Paries membranaceus tracheae | membranous wall of trachea
    Bifurcatio tracheae | tracheal bifurcation | Luftröhrengabelung
    Carina tracheae | carina of trachea | Luftröhrensporn
    Glandulae tracheales | tracheal glands | Luftröhrendrüsen
    Arbor bronchialis | bronchial tree | Bronchialbaum
    Bronchus | bronchus | Luftröhrenast
    Bronchus principalis dexter | right main bronchus | rechter Hauptbronchus
    Bronchus principalis sinister | left main bronchus | linker Hauptbronchus
    Bronchus lobaris superior dexter | right superior lobar bronchus | rechter Oberlappenbronchus
    Bronchus lobaris medius dexter | middle lobar bronchus | Mittellappenbronchus
    Bronchus lobaris inferior dexter | right inferior lobar bronchus | rechter Unterlappenbronchus
    Bronchus lobaris superior sinister | left superior lobar bronchus | linker Oberlappenbronchus
    Bronchus lobaris inferior sinister | left inferior lobar bronchus | linker Unterlappenbronchus
    Bronchi segmentales | segmental bronchi | Segmentbronchien
    Bronchiolus | bronchiole | Bronchiole
    Bronchiolus terminalis | terminal bronchiole | Endbronchiole
    Bronchiolus respiratorius | respiratory bronchiole | Atmungsbronchiole
    Ductulus alveolaris | alveolar duct | Alveolargang
    Sacculus alveolaris | alveolar sac | Alveolarsäckchen
    Alveolus pulmonis | pulmonary alveolus | Lungenbläschen
    Septum interalveolare pulmonis | interalveolar septum of lung
    Pulmo | lung | Lunge ; Lungenflügel
    Pulmo dexter | right lung | rechte Lunge ; rechter Lungenflügel
    Pulmo sinister | left lung | linke Lunge ; linker Lungenflügel
    Basis pulmonis | base of lung | Lungenbasis
    Apex pulmonis | apex of lung | Lungenspitze
    Facies costalis pulmonis | costal surface of lung
    Facies mediastinalis pulmonis | mediastinal surface of lung
    Facies diaphragmatica pulmonis | diaphragmatic surface of lung
    Facies interlobaris pulmonis | interlobar surface of lung
    Margo anterior pulmonis | anterior border of lung
    Margo inferior pulmonis | inferior border of lung
    Incisura cardiaca pulmonis sinistri | cardiac notch of left lung
    Lingula pulmonis sinistri | lingula of left lung
    Impressio cardiaca pulmonis | cardiac impression of lung
    Hilum pulmonis | hilum of lung | Lungenpforte ; Lungenhilus
    Radix pulmonis | root of lung | Lungenwurzel
    Lobus superior pulmonis | superior lobe of lung ; upper lobe of lung | Oberlappen der Lunge
    Lobus medius pulmonis dextri | middle lobe of right lung | Mittellappen der rechten Lunge
    Lobus inferior pulmonis | inferior lobe of lung ; lower lobe of lung | Unterlappen der Lunge
    Fissura obliqua pulmonis | oblique fissure of lung | schräger Lappenspalt
    Fissura horizontalis pulmonis dextri | horizontal fissure of right lung | waagerechter Lappenspalt
    Segmenta bronchopulmonalia | bronchopulmonary segments | Lungensegmente
    Segmentum apicale pulmonis dextri | apical segment of right lung ; right segment I
    Segmentum posterius pulmonis dextri | posterior segment of right lung ; right segment II
    Segmentum anterius pulmonis dextri | anterior segment of right lung ; right segment III
    Segmentum laterale pulmonis dextri | lateral segment of right lung ; right segment IV
    Segmentum mediale pulmonis dextri | medial segment of right lung ; right segment V
    Segmentum superius pulmonis dextri | superior segment of right lung ; right segment VI
    Segmentum basale mediale pulmonis dextri ; Segmentum cardiacum pulmonis dextri | medial basal segment of right lung ; cardiac segment of right lung ; right segment VII
    Segmentum basale anterius pulmonis dextri | anterior basal segment of right lung ; right segment VIII
    Segmentum basale laterale pulmonis dextri | lateral basal segment of right lung ; right segment IX
    Segmentum basale posterius pulmonis dextri | posterior basal segment of right lung ; right segment X
    Segmentum apicoposterius pulmonis sinistri | apicoposterior segment of left lung ; left segment I+II
    Segmentum anterius pulmonis sinistri | anterior segment of left lung ; left segment III
    Segmentum lingulare superius | superior lingular segment ; left segment IV
    Segmentum lingulare inferius | inferior lingular segment ; left segment V
    Segmentum superius pulmonis sinistri | superior segment of left lung ; left segment VI
    Segmentum basale mediale pulmonis sinistri | medial basal segment of left lung ; left segment VII
    Segmentum basale anterius pulmonis sinistri | anterior basal segment of left lung ; left segment VIII
    Segmentum basale laterale pulmonis sinistri | lateral basal segment of left lung ; left segment IX
    Segmentum basale posterius pulmonis sinistri | posterior basal segment of left lung ; left segment X
    Lobulus pulmonis | lobule of lung | Lungenläppchen
    Pleura | pleura | Brustfell
    Cavitas pleuralis | pleural cavity | Pleurahöhle ; Brustfellhöhle
    Pleura visceralis ; Pleura pulmonalis | visceral pleura ; pulmonary pleura | Lungenfell
    Pleura parietalis | parietal pleura | Rippenfell ; wandständiges Brustfell
    Pleura costalis | costal pleura
    Pleura mediastinalis | mediastinal pleura
    Pleura diaphragmatica | diaphragmatic pleura
    Cupula pleurae | cervical pleura ; dome of pleura | Pleurakuppel
    Recessus pleurales | pleural recesses
    Recessus costodiaphragmaticus | costodiaphragmatic recess
    Recessus costomediastinalis | costomediastinal recess
    Recessus phrenicomediastinalis | phrenicomediastinal recess
    Ligamentum pulmonale | pulmonary ligament | Lungenband
    Mediastinum | mediastinum | Mittelfellraum ; Mittelfell
    Mediastinum superius | superior mediastinum | oberer Mittelfellraum
    Mediastinum inferius | inferior mediastinum | unterer Mittelfellraum
    Mediastinum anterius | anterior mediastinum | vorderer Mittelfellraum
    Mediastinum medium | middle mediastinum | mittlerer Mittelfellraum
    Mediastinum posterius | posterior mediastinum | hinterer Mittelfellraum
    """
}
