// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Further branches of nerves.
  static let nerveBranches = """
    Nervus cervicalis I | first cervical nerve ; C1 nerve | erster Halsnerv
    Nervus cervicalis II | second cervical nerve ; C2 nerve | zweiter Halsnerv
    Nervus cervicalis III | third cervical nerve ; C3 nerve | dritter Halsnerv
    Nervus cervicalis IV | fourth cervical nerve ; C4 nerve | vierter Halsnerv
    Nervus cervicalis V | fifth cervical nerve ; C5 nerve | fünfter Halsnerv
    Nervus cervicalis VI | sixth cervical nerve ; C6 nerve | sechster Halsnerv
    Nervus cervicalis VII | seventh cervical nerve ; C7 nerve | siebter Halsnerv
    Nervus cervicalis VIII | eighth cervical nerve ; C8 nerve | achter Halsnerv
    Nervus thoracicus I | first thoracic nerve ; T1 nerve | erster Brustnerv
    Nervus thoracicus XII | twelfth thoracic nerve ; T12 nerve | zwölfter Brustnerv
    Nervus lumbalis I | first lumbar nerve ; L1 nerve | erster Lendennerv
    Nervus lumbalis II | second lumbar nerve ; L2 nerve | zweiter Lendennerv
    Nervus lumbalis III | third lumbar nerve ; L3 nerve | dritter Lendennerv
    Nervus lumbalis IV | fourth lumbar nerve ; L4 nerve | vierter Lendennerv
    Nervus lumbalis V | fifth lumbar nerve ; L5 nerve | fünfter Lendennerv
    Nervus sacralis I | first sacral nerve ; S1 nerve | erster Kreuzbeinnerv
    Nervus sacralis II | second sacral nerve ; S2 nerve | zweiter Kreuzbeinnerv
    Nervus sacralis III | third sacral nerve ; S3 nerve | dritter Kreuzbeinnerv
    Nervus sacralis IV | fourth sacral nerve ; S4 nerve | vierter Kreuzbeinnerv
    Nervus sacralis V | fifth sacral nerve ; S5 nerve | fünfter Kreuzbeinnerv
    Ramus lateralis nervi supraorbitalis | lateral branch of supra-orbital nerve
    Ramus medialis nervi supraorbitalis | medial branch of supra-orbital nerve
    Ramus nasalis externus nervi ethmoidalis anterioris | external nasal branch of anterior ethmoidal nerve
    Rami nasales interni nervi ethmoidalis anterioris | internal nasal branches of anterior ethmoidal nerve
    Rami palpebrales nervi infratrochlearis | palpebral branches of infratrochlear nerve
    Ramus communicans cum nervo zygomatico | communicating branch of lacrimal nerve with zygomatic nerve
    Rami ganglionares ad ganglion pterygopalatinum | ganglionic branches to pterygopalatine ganglion
    Radix sensoria ganglii pterygopalatini | sensory root of pterygopalatine ganglion
    Rami orbitales ganglii pterygopalatini | orbital branches of pterygopalatine ganglion
    Rami nasales posteriores superiores laterales | posterior superior lateral nasal branches
    Rami nasales posteriores superiores mediales | posterior superior medial nasal branches
    Rami nasales posteriores inferiores nervi palatini majoris | posterior inferior nasal nerves
    Rami tonsillares nervorum palatinorum minorum | tonsillar branches of lesser palatine nerves
    Rami dentales superiores | superior dental branches
    Rami gingivales superiores | superior gingival branches
    Rami dentales inferiores | inferior dental branches
    Rami gingivales inferiores | inferior gingival branches
    Rami mentales nervi mentalis ; Rami mentales | mental branches of mental nerve ; mental branches
    Rami labiales nervi mentalis | labial branches of mental nerve
    Rami gingivales nervi mentalis | gingival branches of mental nerve
    Nervus musculi tensoris veli palatini | nerve to tensor veli palatini
    Nervus musculi tensoris tympani | nerve to tensor tympani
    Nervus meatus acustici externi | nerve to external acoustic meatus
    Rami membranae tympani nervi auriculotemporalis | branches of auriculotemporal nerve to tympanic membrane
    Rami parotidei nervi auriculotemporalis | parotid branches of auriculotemporal nerve
    Nervi auriculares anteriores | anterior auricular nerves
    Rami temporales superficiales nervi auriculotemporalis | superficial temporal branches of auriculotemporal nerve
    Nervus sublingualis | sublingual nerve
    Rami isthmi faucium nervi lingualis | branches of lingual nerve to isthmus of fauces
    Rami linguales nervi lingualis | lingual branches of lingual nerve
    Radix parasympathica ganglii ciliaris | parasympathetic root of ciliary ganglion
    Radix sympathica ganglii ciliaris | sympathetic root of ciliary ganglion
    Radix nasociliaris ganglii ciliaris | nasociliary root of ciliary ganglion ; sensory root of ciliary ganglion
    Ramus digastricus nervi facialis | digastric branch of facial nerve
    Ramus stylohyoideus nervi facialis | stylohyoid branch of facial nerve
    Ramus occipitalis nervi auricularis posterioris | occipital branch of posterior auricular nerve
    Ramus auricularis nervi auricularis posterioris | auricular branch of posterior auricular nerve
    Nervus utriculoampullaris | utriculo-ampullary nerve
    Nervus utricularis | utricular nerve
    Nervus saccularis | saccular nerve
    Nervus ampullaris anterior | anterior ampullary nerve
    Nervus ampullaris lateralis | lateral ampullary nerve
    Nervus ampullaris posterior | posterior ampullary nerve
    Ramus tubarius plexus tympanici | tubal branch of tympanic plexus
    Nervi caroticotympanici | caroticotympanic nerves
    Rami tracheales nervi laryngei recurrentis | tracheal branches of recurrent laryngeal nerve
    Rami oesophagei nervi laryngei recurrentis | esophageal branches of recurrent laryngeal nerve ; oesophageal branches of recurrent laryngeal nerve
    Rami bronchiales nervi vagi | bronchial branches of vagus nerve
    Rami gastrici anteriores nervi vagi | anterior gastric branches of vagus nerve
    Rami gastrici posteriores nervi vagi | posterior gastric branches of vagus nerve
    Nervus curvaturae minoris anterior | anterior nerve of lesser curvature ; anterior nerve of Latarjet
    Nervus curvaturae minoris posterior | posterior nerve of lesser curvature ; posterior nerve of Latarjet
    Rami hepatici nervi vagi | hepatic branches of vagus nerve
    Rami coeliaci nervi vagi | celiac branches of vagus nerve ; coeliac branches of vagus nerve
    Rami renales nervi vagi | renal branches of vagus nerve
    Ramus pyloricus nervi vagi | pyloric branch of vagus nerve
    Ramus internus nervi accessorii | internal branch of accessory nerve
    Ramus externus nervi accessorii | external branch of accessory nerve
    Ramus thyrohyoideus ansae cervicalis | thyrohyoid branch of ansa cervicalis ; nerve to thyrohyoid
    Ramus anterior nervi auricularis magni | anterior branch of great auricular nerve
    Ramus posterior nervi auricularis magni | posterior branch of great auricular nerve
    Rami superiores nervi transversi colli | superior branches of transverse cervical nerve
    Rami inferiores nervi transversi colli | inferior branches of transverse cervical nerve
    Ramus pericardiacus nervi phrenici | pericardial branch of phrenic nerve
    Rami phrenicoabdominales | phrenico-abdominal branches
    Pars supraclavicularis plexus brachialis | supraclavicular part of brachial plexus
    Pars infraclavicularis plexus brachialis | infraclavicular part of brachial plexus
    Ansa pectoralis | ansa pectoralis ; pectoral loop
    Rami musculares nervi musculocutanei | muscular branches of musculocutaneous nerve
    Ramus anterior nervi cutanei antebrachii medialis | anterior branch of medial cutaneous nerve of forearm
    Ramus posterior nervi cutanei antebrachii medialis | posterior branch of medial cutaneous nerve of forearm
    Rami musculares nervi mediani | muscular branches of median nerve
    Ramus communicans nervi mediani cum nervo ulnari | communicating branch of median nerve with ulnar nerve
    Rami musculares nervi ulnaris | muscular branches of ulnar nerve
    Nervi digitales dorsales nervi ulnaris | dorsal digital branches of ulnar nerve
    Nervi digitales palmares communes nervi ulnaris | common palmar digital nerves of ulnar nerve
    Nervi digitales palmares proprii nervi ulnaris | proper palmar digital nerves of ulnar nerve
    Rami musculares nervi radialis | muscular branches of radial nerve
    Ramus communicans ulnaris nervi radialis | ulnar communicating branch of radial nerve
    Rami musculares nervi axillaris | muscular branches of axillary nerve
    Rami mammarii mediales nervorum intercostalium | medial mammary branches of intercostal nerves
    Rami mammarii laterales nervorum intercostalium | lateral mammary branches of intercostal nerves
    Ramus collateralis nervi intercostalis | collateral branch of intercostal nerve
    Ramus cutaneus lateralis nervi iliohypogastrici | lateral cutaneous branch of iliohypogastric nerve
    Ramus cutaneus anterior nervi iliohypogastrici | anterior cutaneous branch of iliohypogastric nerve
    Nervi labiales anteriores | anterior labial nerves
    Nervi scrotales anteriores | anterior scrotal nerves
    Ramus cutaneus nervi obturatorii | cutaneous branch of obturator nerve
    Rami musculares nervi obturatorii | muscular branches of obturator nerve
    Rami musculares nervi femoralis | muscular branches of femoral nerve
    Rami cutanei cruris mediales nervi sapheni | medial cutaneous nerve of leg
    Nervus cutaneus perforans | perforating cutaneous nerve
    Rami perineales nervi cutanei femoris posterioris | perineal branches of posterior cutaneous nerve of thigh
    Rami musculares nervi perinealis | muscular branches of perineal nerve
    Rami musculares nervi ischiadici | muscular branches of sciatic nerve
    Ramus communicans fibularis | sural communicating branch
    Rami musculares nervi fibularis superficialis | muscular branches of superficial fibular nerve
    Rami musculares nervi fibularis profundi | muscular branches of deep fibular nerve
    Nervi digitales dorsales pedis | dorsal digital nerves of foot
    Nervi digitales dorsales hallucis lateralis et digiti secundi medialis | dorsal digital nerves of great toe and second toe
    Rami musculares nervi tibialis | muscular branches of tibial nerve
    Ramus superficialis nervi plantaris lateralis | superficial branch of lateral plantar nerve
    Ramus profundus nervi plantaris lateralis | deep branch of lateral plantar nerve
    Nervi vaginales | vaginal nerves
    Nervi cavernosi penis | cavernous nerves of penis
    Nervi cavernosi clitoridis | cavernous nerves of clitoris
    Plexus gastrici | gastric plexuses | Magengeflechte
    Plexus hepaticus | hepatic plexus | Lebergeflecht
    Plexus splenicus | splenic plexus | Milzgeflecht
    Plexus pancreaticus | pancreatic plexus
    Plexus suprarenalis | suprarenal plexus
    Plexus uretericus | ureteric plexus
    Plexus testicularis | testicular plexus
    Plexus ovaricus | ovarian plexus
    Plexus rectalis superior | superior rectal plexus
    Plexus rectalis medius | middle rectal plexus
    Plexus rectalis inferior | inferior rectal plexus
    Plexus uterovaginalis | uterovaginal plexus ; Frankenhauser plexus | Frankenhäuser-Plexus
    Plexus deferentialis | plexus of ductus deferens
    Plexus prostaticus | prostatic plexus
    Plexus vesicalis | vesical plexus
    Plexus iliacus | iliac plexus
    Plexus femoralis | femoral plexus
    Plexus aorticus thoracicus | thoracic aortic plexus
    Plexus cavernosus | cavernous plexus
    Plexus subclavius | subclavian plexus
    Plexus vertebralis | vertebral plexus
    Plexus subserosus | subserous plexus
    Ganglia intermedia | intermediate ganglia
    Ganglion vertebrale | vertebral ganglion
    Ganglia phrenica | phrenic ganglia
    Ganglia renalia | renal ganglia
    Ganglia pelvica | pelvic ganglia
    Ganglion thoracicum splanchnicum | thoracic splanchnic ganglion
    Nervus jugularis | jugular nerve
    Nervus pinealis | pineal nerve
    Nervi carotici externi | external carotid nerves
    Rami laryngopharyngei ganglii cervicalis superioris | laryngopharyngeal branches of superior cervical ganglion
    Rami interganglionares trunci sympathici | interganglionic branches of sympathetic trunk
    Rami cardiaci thoracici ganglionum thoracicorum | thoracic cardiac branches of thoracic ganglia
    """
}
