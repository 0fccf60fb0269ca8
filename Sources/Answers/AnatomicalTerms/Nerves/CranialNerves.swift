// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The cranial nerves and their branches.
  static let cranialNerves = """
    Nervi craniales | cranial nerves | Hirnnerven
    Nervus terminalis | terminal nerve | Endnerv
    Nervus olfactorius | olfactory nerve ; first cranial nerve ; cranial nerve I | Riechnerv ; erster Hirnnerv
    Fila olfactoria | olfactory fila | Riechfäden
    Nervus opticus | optic nerve ; second cranial nerve ; cranial nerve II | Sehnerv ; zweiter Hirnnerv
    Nervus oculomotorius | oculomotor nerve ; third cranial nerve ; cranial nerve III | Augenbewegungsnerv ; dritter Hirnnerv
    Ramus superior nervi oculomotorii | superior branch of oculomotor nerve
    Ramus inferior nervi oculomotorii | inferior branch of oculomotor nerve
    Ganglion ciliare | ciliary ganglion | Ziliarganglion
    Nervi ciliares breves | short ciliary nerves | kurze Ziliarnerven
    Nervus trochlearis | trochlear nerve ; fourth cranial nerve ; cranial nerve IV | Augenrollnerv ; vierter Hirnnerv
    Nervus trigeminus | trigeminal nerve ; fifth cranial nerve ; cranial nerve V | Drillingsnerv ; fünfter Hirnnerv ; Trigeminusnerv
    Radix sensoria nervi trigemini | sensory root of trigeminal nerve
    Radix motoria nervi trigemini | motor root of trigeminal nerve
    Ganglion trigeminale | trigeminal ganglion ; Gasserian ganglion | Trigeminusganglion ; Gasser-Ganglion
    Nervus ophthalmicus | ophthalmic nerve ; ophthalmic division of trigeminal nerve | Augennerv ; Augenast des Trigeminus
    Ramus tentorius nervi ophthalmici | tentorial nerve
    Nervus lacrimalis | lacrimal nerve | Tränennerv
    Nervus frontalis | frontal nerve | Stirnnerv
    Nervus supraorbitalis | supra-orbital nerve | Oberaugenhöhlennerv
    Nervus supratrochlearis | supratrochlear nerve | Oberrollennerv
    Nervus nasociliaris | nasociliary nerve | Nasen-Wimpern-Nerv
    Nervi ciliares longi | long ciliary nerves | lange Ziliarnerven
    Nervus ethmoidalis anterior | anterior ethmoidal nerve | vorderer Siebbeinnerv
    Nervus ethmoidalis posterior | posterior ethmoidal nerve | hinterer Siebbeinnerv
    Nervus infratrochlearis | infratrochlear nerve | Unterrollennerv
    Nervus maxillaris | maxillary nerve ; maxillary division of trigeminal nerve | Oberkiefernerv ; Oberkieferast des Trigeminus
    Ramus meningeus nervi maxillaris | meningeal branch of maxillary nerve
    Ganglion pterygopalatinum | pterygopalatine ganglion | Flügelgaumenganglion
    Nervus nasopalatinus | nasopalatine nerve | Nasen-Gaumen-Nerv
    Nervus palatinus major | greater palatine nerve | großer Gaumennerv
    Nervi palatini minores | lesser palatine nerves | kleine Gaumennerven
    Nervus pharyngeus | pharyngeal nerve
    Nervi alveolares superiores | superior alveolar nerves | obere Zahnnerven
    Rami alveolares superiores posteriores | posterior superior alveolar branches
    Ramus alveolaris superior medius | middle superior alveolar branch
    Rami alveolares superiores anteriores | anterior superior alveolar branches
    Plexus dentalis superior | superior dental plexus
    Nervus zygomaticus | zygomatic nerve | Jochbeinnerv
    Ramus zygomaticotemporalis | zygomaticotemporal branch ; zygomaticotemporal nerve
    Ramus zygomaticofacialis | zygomaticofacial branch ; zygomaticofacial nerve
    Nervus infraorbitalis | infra-orbital nerve | Unteraugenhöhlennerv
    Rami labiales superiores nervi infraorbitalis | superior labial branches of infra-orbital nerve
    Rami palpebrales inferiores nervi infraorbitalis | inferior palpebral branches of infra-orbital nerve
    Nervus mandibularis | mandibular nerve ; mandibular division of trigeminal nerve | Unterkiefernerv ; Unterkieferast des Trigeminus
    Ramus meningeus nervi mandibularis ; Nervus spinosus | meningeal branch of mandibular nerve ; nervus spinosus
    Nervus pterygoideus medialis | nerve to medial pterygoid
    Nervus pterygoideus lateralis | nerve to lateral pterygoid
    Ganglion oticum | otic ganglion | Ohrganglion
    Nervus massetericus | masseteric nerve | Kaumuskelnerv
    Nervi temporales profundi | deep temporal nerves | tiefe Schläfennerven
    Nervus buccalis | buccal nerve | Wangennerv
    Nervus auriculotemporalis | auriculotemporal nerve | Ohr-Schläfen-Nerv
    Nervus lingualis | lingual nerve | Zungennerv
    Ganglion submandibulare | submandibular ganglion | Unterkieferganglion
    Ganglion sublinguale | sublingual ganglion
    Nervus alveolaris inferior | inferior alveolar nerve | unterer Zahnnerv
    Plexus dentalis inferior | inferior dental plexus
    Nervus mylohyoideus | nerve to mylohyoid ; mylohyoid nerve | Kiefer-Zungenbein-Nerv
    Nervus mentalis | mental nerve | Kinnnerv
    Nervus abducens | abducens nerve ; abducent nerve ; sixth cranial nerve ; cranial nerve VI | Augenabziehnerv ; sechster Hirnnerv
    Nervus facialis | facial nerve ; seventh cranial nerve ; cranial nerve VII | Gesichtsnerv ; siebter Hirnnerv ; Fazialisnerv
    Geniculum nervi facialis | geniculum of facial nerve ; genu of facial nerve | Fazialisknie
    Nervus stapedius | nerve to stapedius | Steigbügelnerv
    Nervus auricularis posterior | posterior auricular nerve | hinterer Ohrnerv
    Plexus intraparotideus ; Plexus parotideus | parotid plexus
    Rami temporales nervi facialis | temporal branches of facial nerve
    Rami zygomatici nervi facialis | zygomatic branches of facial nerve
    Rami buccales nervi facialis | buccal branches of facial nerve
    Ramus marginalis mandibulae nervi facialis | marginal mandibular branch of facial nerve
    Ramus colli nervi facialis ; Ramus cervicalis nervi facialis | cervical branch of facial nerve
    Nervus intermedius | intermediate nerve | Zwischennerv
    Ganglion geniculatum ; Ganglion geniculi | geniculate ganglion ; geniculum ganglion | Knieganglion
    Chorda tympani | chorda tympani | Paukensaite
    Nervus petrosus major | greater petrosal nerve | großer Felsenbeinnerv
    Nervus petrosus minor | lesser petrosal nerve | kleiner Felsenbeinnerv
    Nervus petrosus profundus | deep petrosal nerve | tiefer Felsenbeinnerv
    Nervus canalis pterygoidei | nerve of pterygoid canal ; Vidian nerve | Vidianus-Nerv
    Nervus vestibulocochlearis | vestibulocochlear nerve ; eighth cranial nerve ; cranial nerve VIII | Hör- und Gleichgewichtsnerv ; achter Hirnnerv
    Nervus vestibularis | vestibular nerve | Gleichgewichtsnerv
    Ganglion vestibulare | vestibular ganglion | Scarpa-Ganglion
    Nervus cochlearis | cochlear nerve | Hörnerv ; Schneckennerv
    Ganglion cochleare ; Ganglion spirale cochleae | cochlear ganglion ; spiral ganglion | Spiralganglion
    Nervus glossopharyngeus | glossopharyngeal nerve ; ninth cranial nerve ; cranial nerve IX | Zungen-Rachen-Nerv ; neunter Hirnnerv
    Ganglion superius nervi glossopharyngei | superior ganglion of glossopharyngeal nerve
    Ganglion inferius nervi glossopharyngei | inferior ganglion of glossopharyngeal nerve
    Nervus tympanicus | tympanic nerve ; Jacobson nerve | Paukenhöhlennerv
    Plexus tympanicus | tympanic plexus
    Ramus sinus carotici | carotid branch of glossopharyngeal nerve ; carotid sinus nerve
    Rami pharyngei nervi glossopharyngei | pharyngeal branches of glossopharyngeal nerve
    Ramus musculi stylopharyngei | stylopharyngeal branch
    Rami tonsillares nervi glossopharyngei | tonsillar branches of glossopharyngeal nerve
    Rami linguales nervi glossopharyngei | lingual branches of glossopharyngeal nerve
    Nervus vagus | vagus nerve ; tenth cranial nerve ; cranial nerve X | umherschweifender Nerv ; zehnter Hirnnerv ; Vagusnerv
    Ganglion superius nervi vagi | superior ganglion of vagus nerve ; jugular ganglion
    Ganglion inferius nervi vagi | inferior ganglion of vagus nerve ; nodose ganglion
    Ramus meningeus nervi vagi | meningeal branch of vagus nerve
    Ramus auricularis nervi vagi | auricular branch of vagus nerve
    Ramus pharyngeus nervi vagi | pharyngeal branch of vagus nerve
    Plexus pharyngeus nervi vagi | pharyngeal plexus of vagus nerve
    Nervus laryngeus superior | superior laryngeal nerve | oberer Kehlkopfnerv
    Ramus externus nervi laryngei superioris | external branch of superior laryngeal nerve
    Ramus internus nervi laryngei superioris | internal branch of superior laryngeal nerve
    Nervus laryngeus recurrens | recurrent laryngeal nerve | rückläufiger Kehlkopfnerv
    Nervus laryngeus inferior | inferior laryngeal nerve | unterer Kehlkopfnerv
    Rami cardiaci cervicales superiores nervi vagi | superior cervical cardiac branches of vagus nerve
    Rami cardiaci thoracici nervi vagi | thoracic cardiac branches of vagus nerve
    Plexus pulmonalis | pulmonary plexus | Lungengeflecht
    Plexus oesophageus | esophageal plexus ; oesophageal plexus | Speiseröhrengeflecht
    Truncus vagalis anterior | anterior vagal trunk
    Truncus vagalis posterior | posterior vagal trunk
    Nervus accessorius | accessory nerve ; eleventh cranial nerve ; cranial nerve XI ; spinal accessory nerve | Beinerv ; elfter Hirnnerv
    Radix cranialis nervi accessorii | cranial root of accessory nerve
    Radix spinalis nervi accessorii | spinal root of accessory nerve
    Nervus hypoglossus | hypoglossal nerve ; twelfth cranial nerve ; cranial nerve XII | Unterzungennerv ; zwölfter Hirnnerv
    Rami linguales nervi hypoglossi | lingual branches of hypoglossal nerve
    """
}
