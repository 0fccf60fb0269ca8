// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The muscles of head and neck.
  static let headAndNeckMuscles = """
    Musculi capitis | muscles of head | Kopfmuskeln
    Musculi faciei | facial muscles ; muscles of facial expression ; mimic muscles | Gesichtsmuskeln ; mimische Muskulatur
    Musculi masticatorii | masticatory muscles ; muscles of mastication | Kaumuskeln
    Musculus epicranius | epicranius ; epicranial muscle
    Musculus occipitofrontalis | occipitofrontalis ; occipitofrontalis muscle | Hinterhaupts-Stirn-Muskel
    Venter frontalis musculi occipitofrontalis | frontal belly of occipitofrontalis | Stirnbauch des Hinterhaupts-Stirn-Muskels
    Venter occipitalis musculi occipitofrontalis | occipital belly of occipitofrontalis
    Musculus temporoparietalis | temporoparietalis ; temporoparietalis muscle | Schläfen-Scheitel-Muskel
    Galea aponeurotica ; Aponeurosis epicranialis | epicranial aponeurosis | Sehnenhaube ; Kopfschwarte
    Musculus procerus | procerus ; procerus muscle | Nasenwurzelrunzler
    Musculus nasalis | nasalis ; nasalis muscle | Nasenmuskel
    Pars transversa musculi nasalis | transverse part of nasalis
    Pars alaris musculi nasalis | alar part of nasalis
    Musculus depressor septi nasi | depressor septi nasi
    Musculus orbicularis oculi | orbicularis oculi ; orbicularis oculi muscle | Augenringmuskel ; ringförmiger Augenmuskel
    Pars palpebralis musculi orbicularis oculi | palpebral part of orbicularis oculi
    Pars orbitalis musculi orbicularis oculi | orbital part of orbicularis oculi
    Pars profunda musculi orbicularis oculi ; Pars lacrimalis musculi orbicularis oculi | deep part of orbicularis oculi ; lacrimal part of orbicularis oculi
    Musculus corrugator supercilii | corrugator supercilii | Augenbrauenrunzler
    Musculus depressor supercilii | depressor supercilii | Augenbrauenherabzieher
    Musculus auricularis anterior | auricularis anterior | vorderer Ohrmuskel
    Musculus auricularis superior | auricularis superior | oberer Ohrmuskel
    Musculus auricularis posterior | auricularis posterior | hinterer Ohrmuskel
    Musculus orbicularis oris | orbicularis oris ; orbicularis oris muscle | Mundringmuskel ; ringförmiger Mundmuskel
    Pars marginalis musculi orbicularis oris | marginal part of orbicularis oris
    Pars labialis musculi orbicularis oris | labial part of orbicularis oris
    Musculus depressor anguli oris | depressor anguli oris | Mundwinkelsenker ; Mundwinkelherabzieher
    Musculus transversus menti | transversus menti
    Musculus risorius | risorius ; risorius muscle | Lachmuskel
    Musculus zygomaticus major | zygomaticus major | großer Jochbeinmuskel
    Musculus zygomaticus minor | zygomaticus minor | kleiner Jochbeinmuskel
    Musculus levator labii superioris | levator labii superioris | Oberlippenheber
    Musculus levator labii superioris alaeque nasi | levator labii superioris alaeque nasi | Oberlippen- und Nasenflügelheber
    Musculus depressor labii inferioris | depressor labii inferioris | Unterlippensenker ; Unterlippenherabzieher
    Musculus levator anguli oris | levator anguli oris | Mundwinkelheber
    Modiolus anguli oris | modiolus of angle of mouth
    Musculus buccinator | buccinator ; buccinator muscle | Wangenmuskel ; Trompetermuskel
    Musculus mentalis | mentalis ; mentalis muscle | Kinnmuskel
    Musculus masseter | masseter ; masseter muscle | Kaumuskel ; großer Kaumuskel
    Pars superficialis musculi masseteris | superficial part of masseter
    Pars profunda musculi masseteris | deep part of masseter
    Musculus temporalis | temporalis ; temporal muscle | Schläfenmuskel
    Musculus pterygoideus lateralis | lateral pterygoid ; lateral pterygoid muscle | äußerer Flügelmuskel
    Caput superius musculi pterygoidei lateralis | upper head of lateral pterygoid ; superior head of lateral pterygoid
    Caput inferius musculi pterygoidei lateralis | lower head of lateral pterygoid ; inferior head of lateral pterygoid
    Musculus pterygoideus medialis | medial pterygoid ; medial pterygoid muscle | innerer Flügelmuskel
    Fascia parotidea | parotid fascia | Ohrspeicheldrüsenfaszie
    Fascia masseterica | masseteric fascia | Kaumuskelfaszie
    Fascia temporalis | temporal fascia | Schläfenfaszie
    Fascia buccopharyngea | buccopharyngeal fascia
    Raphe pterygomandibularis | pterygomandibular raphe
    Musculi linguae | muscles of tongue | Zungenmuskeln
    Musculus genioglossus | genioglossus ; genioglossus muscle | Kinn-Zungen-Muskel
    Musculus hyoglossus | hyoglossus ; hyoglossus muscle | Zungenbein-Zungen-Muskel
    Musculus chondroglossus | chondroglossus ; chondroglossus muscle
    Musculus styloglossus | styloglossus ; styloglossus muscle | Griffel-Zungen-Muskel
    Musculus longitudinalis superior linguae | superior longitudinal muscle of tongue | oberer Längsmuskel der Zunge
    Musculus longitudinalis inferior linguae | inferior longitudinal muscle of tongue | unterer Längsmuskel der Zunge
    Musculus transversus linguae | transverse muscle of tongue | Quermuskel der Zunge
    Musculus verticalis linguae | vertical muscle of tongue | senkrechter Zungenmuskel
    Musculus palatoglossus | palatoglossus ; palatoglossus muscle | Gaumen-Zungen-Muskel
    Musculi palati mollis | muscles of soft palate | Gaumenmuskeln
    Musculus levator veli palatini | levator veli palatini | Gaumensegelheber
    Musculus tensor veli palatini | tensor veli palatini | Gaumensegelspanner
    Musculus uvulae | musculus uvulae ; uvular muscle | Zäpfchenmuskel
    Musculus palatopharyngeus | palatopharyngeus ; palatopharyngeus muscle | Gaumen-Rachen-Muskel
    Musculi colli ; Musculi cervicis | muscles of neck | Halsmuskeln
    Platysma | platysma | Hauthalsmuskel ; Halshautmuskel
    Musculus sternocleidomastoideus | sternocleidomastoid ; sternocleidomastoid muscle | Kopfwender ; großer Kopfwender
    Caput sternale musculi sternocleidomastoidei | sternal head of sternocleidomastoid
    Caput claviculare musculi sternocleidomastoidei | clavicular head of sternocleidomastoid
    Musculi suprahyoidei | suprahyoid muscles | obere Zungenbeinmuskeln
    Musculus digastricus | digastric ; digastric muscle | zweibäuchiger Muskel
    Venter anterior musculi digastrici | anterior belly of digastric
    Venter posterior musculi digastrici | posterior belly of digastric
    Musculus stylohyoideus | stylohyoid ; stylohyoid muscle | Griffel-Zungenbein-Muskel
    Musculus mylohyoideus | mylohyoid ; mylohyoid muscle | Kiefer-Zungenbein-Muskel
    Musculus geniohyoideus | geniohyoid ; geniohyoid muscle | Kinn-Zungenbein-Muskel
    Musculi infrahyoidei | infrahyoid muscles ; strap muscles | untere Zungenbeinmuskeln
    Musculus sternohyoideus | sternohyoid ; sternohyoid muscle | Brustbein-Zungenbein-Muskel
    Musculus omohyoideus | omohyoid ; omohyoid muscle | Schulter-Zungenbein-Muskel
    Venter superior musculi omohyoidei | superior belly of omohyoid
    Venter inferior musculi omohyoidei | inferior belly of omohyoid
    Musculus sternothyroideus | sternothyroid ; sternothyroid muscle | Brustbein-Schildknorpel-Muskel
    Musculus thyrohyoideus | thyrohyoid ; thyrohyoid muscle | Schildknorpel-Zungenbein-Muskel
    Musculus levator glandulae thyroideae | levator glandulae thyroideae ; levator of thyroid gland
    Musculi scaleni | scalene muscles | Treppenmuskeln ; Rippenhalter
    Musculus scalenus anterior | scalenus anterior ; anterior scalene | vorderer Treppenmuskel
    Musculus scalenus medius | scalenus medius ; middle scalene | mittlerer Treppenmuskel
    Musculus scalenus posterior | scalenus posterior ; posterior scalene | hinterer Treppenmuskel
    Musculus scalenus minimus | scalenus minimus | kleinster Treppenmuskel
    Musculus longus colli | longus colli | langer Halsmuskel
    Musculus longus capitis | longus capitis | langer Kopfmuskel
    Musculi suboccipitales | suboccipital muscles | kurze Nackenmuskeln
    Musculus rectus capitis anterior | rectus capitis anterior | vorderer gerader Kopfmuskel
    Musculus rectus capitis lateralis | rectus capitis lateralis | seitlicher gerader Kopfmuskel
    Musculus rectus capitis posterior major | rectus capitis posterior major | großer hinterer gerader Kopfmuskel
    Musculus rectus capitis posterior minor | rectus capitis posterior minor | kleiner hinterer gerader Kopfmuskel
    Musculus obliquus capitis superior | obliquus capitis superior | oberer schräger Kopfmuskel
    Musculus obliquus capitis inferior | obliquus capitis inferior | unterer schräger Kopfmuskel
    Fascia cervicalis ; Fascia colli | cervical fascia ; fascia of neck | Halsfaszie
    Lamina superficialis fasciae cervicalis | superficial layer of cervical fascia ; investing layer of cervical fascia | oberflächliche Halsfaszie
    Lamina pretrachealis fasciae cervicalis | pretracheal layer of cervical fascia | mittlere Halsfaszie
    Lamina prevertebralis fasciae cervicalis | prevertebral layer of cervical fascia | tiefe Halsfaszie
    Vagina carotica | carotid sheath | Karotisscheide
    Spatium retropharyngeum | retropharyngeal space
    Spatium parapharyngeum ; Spatium lateropharyngeum | parapharyngeal space
    Musculi externi bulbi oculi | extra-ocular muscles ; extrinsic muscles of eyeball | äußere Augenmuskeln
    Musculus rectus superior bulbi | superior rectus ; superior rectus muscle | oberer gerader Augenmuskel
    Musculus rectus inferior bulbi | inferior rectus ; inferior rectus muscle | unterer gerader Augenmuskel
    Musculus rectus medialis bulbi | medial rectus ; medial rectus muscle | innerer gerader Augenmuskel ; medialer gerader Augenmuskel
    Musculus rectus lateralis bulbi | lateral rectus ; lateral rectus muscle | äußerer gerader Augenmuskel ; lateraler gerader Augenmuskel
    Musculus obliquus superior bulbi | superior oblique ; superior oblique muscle | oberer schräger Augenmuskel
    Musculus obliquus inferior bulbi | inferior oblique ; inferior oblique muscle | unterer schräger Augenmuskel
    Trochlea musculi obliqui superioris bulbi | trochlea of superior oblique | Rolle des oberen schrägen Augenmuskels
    Anulus tendineus communis | common tendinous ring ; common anular tendon ; annulus of Zinn | Zinn-Sehnenring
    Musculus levator palpebrae superioris | levator palpebrae superioris | Oberlidheber ; Lidheber
    Musculus orbitalis | orbitalis ; orbitalis muscle | Müller-Orbitamuskel ; Augenhöhlenmuskel
    Musculus tarsalis superior | superior tarsal muscle | oberer Lidmuskel ; Müller-Muskel
    Musculus tarsalis inferior | inferior tarsal muscle | unterer Lidmuskel
    Musculus ciliaris | ciliary muscle | Ziliarmuskel
    Musculus sphincter pupillae | sphincter pupillae | Pupillenverenger ; Pupillenverengerer
    Musculus dilatator pupillae | dilator pupillae | Pupillenerweiterer
    Musculus stapedius | stapedius ; stapedius muscle | Steigbügelmuskel
    Musculus tensor tympani | tensor tympani ; tensor tympani muscle | Trommelfellspanner
    """
}
