// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// German names of drugs and of substances of the body.
  static let germanSubstances = """
    acarbose acetat acetylcholin acetylcystein aciclovir adalimumab aldosteron alendronat alfentanil alfuzosin
    allopurinol alprazolam alteplase amantadin amikacin amilorid amiodaron amitriptylin amlodipin amoxicillin
    amphotericin ampicillin amylopektin amylose anastrozol apixaban arginin aripiprazol ascorbat asparagin aspartat
    atenolol atorvastatin atropin azathioprin azithromycin beclometason benserazid betamethason bevacizumab bezafibrat
    bilirubin biliverdin bisacodyl bisoprolol bortezomib bromazepam budesonid bumetanid buprenorphin bupropion
    cabazitaxel calcitonin calcitriol calmodulin canagliflozin candesartan capecitabin captopril carbamazepin carbetocin
    carbidopa carbimazol carboplatin carnitin carvedilol cefaclor cefalexin cefazolin cefepim cefotaxim ceftazidim
    ceftriaxon cefuroxim celecoxib cetirizin cetuximab chemokin chinidin chinin chlorpromazin chlorpropamid
    chlorprothixen chlortalidon cholin chymotrypsin cimetidin ciprofloxacin cisatracurium cisplatin citalopram citrat
    citrullin clarithromycin clemastin clindamycin clomipramin clonazepam clonidin clopidogrel clotrimazol clozapin
    cobalamin codein colchicin cromoglicat cyclophosphamid cystein cystin cytarabin cytochrom dabigatran dalteparin
    dantrolen dapagliflozin daunorubicin denosumab desipramin desloratadin desmopressin desogestrel dexamethason
    diazepam diclofenac dicloxacillin digitoxin digoxin diltiazem dimetinden diphenhydramin dobutamin docetaxel
    domperidon donepezil dopamin doxazosin doxepin doxorubicin doxycyclin dronedaron dulaglutid duloxetin dutasterid
    dynein edoxaban edrophonium efavirenz elastin empagliflozin enalapril enoxaparin ephedrin epinephrin epirubicin
    eplerenon erlotinib ertapenem erythromycin escitalopram esmolol esomeprazol etanercept ethambutol ethen ether
    ethosuximid etomidat etoposid everolimus exenatid ezetimib famciclovir famotidin febuxostat felodipin fenofibrat
    fentanyl ferritin fexofenadin fibrinogen finasterid flecainid flucloxacillin fluconazol fludrocortison flumazenil
    fluorouracil fluoxetin flurazepam fluticason fluvastatin fluvoxamin folat fondaparinux formoterol fosfomycin
    fosinopril fumarat furosemid gabapentin galantamin ganciclovir gefitinib gemcitabin gemfibrozil gentamicin
    glibenclamid gliclazid glimepirid glipizid globulin glutamat glutamin glutathion glycopyrrolat granisetron
    haloperidol helikase heparin histidin hydralazin hydrochlorothiazid hydrocodon hydrocortison hydrolase hydromorphon
    hydroxyzin ibandronat ibuprofen idarubicin ifosfamid imatinib imipenem imipramin indapamid indomethacin infliximab
    interferon interleukin ipratropium irbesartan irinotecan isoleucin isomerase isoniazid isosorbid itraconazol
    katalase ketamin ketoconazol ketoprofen kinase kinesin kollagen labetalol lactulose laktase laktat lamivudin
    lamotrigin lansoprazol leflunomid lenalidomid lercanidipin letrozol leucin levetiracetam levocetirizin levodopa
    levofloxacin levomepromazin levonorgestrel levothyroxin lidocain ligase linagliptin linezolid liothyronin lipase
    liraglutid lisinopril loperamid lopinavir loratadin lorazepam losartan lovastatin lyase lysin malat maltase
    meloxicam memantin meropenem mesalazin metformin methadon methionin methotrexat methyldopa methylprednisolon
    metoclopramid metoprolol metronidazol midazolam minocyclin minoxidil mirtazapin misoprostol mometason montelukast
    morphin moxifloxacin mycophenolat myoglobin naloxon naltrexon naproxen nebivolol neomycin neostigmin nevirapin
    niacin nifedipin nimodipin nitrazepam nitrofurantoin nitroglycerin nitroprussid nizatidin noradrenalin norepinephrin
    norfloxacin nortriptylin nuklease nystatin ofloxacin olanzapin olmesartan omeprazol ondansetron ornithin oseltamivir
    oxacillin oxaliplatin oxazepam oxcarbazepin oxidase oxycodon oxytocin paclitaxel paliperidon pancuronium pantoprazol
    paracetamol parathormon paroxetin penicillamin penicillin pepsinogen perindopril phenobarbital phenprocoumon
    phenylalanin phenytoin phosphatase physostigmin pilocarpin pioglitazon piperacillin plasminogen polymerase
    pramipexol prasugrel pravastatin prazosin prednisolon prednison pregabalin primase procainamid progesteron prolaktin
    prolin promethazin propafenon propofol propranolol propylthiouracil protease prothrombin pyrazinamid pyridostigmin
    pyridoxin pyruvat quetiapin rabeprazol raloxifen ramipril ranitidin rasagilin reduktase remifentanil ribavirin
    riboflavin ribulose risedronat risperidon ritonavir rituximab rivaroxaban rivastigmin rocuronium ropinirol
    rosiglitazon rosuvastatin rotigotin roxithromycin salbutamol salmeterol saxagliptin scopolamin selegilin semaglutid
    serin serotonin sertralin sildenafil simvastatin sirolimus sitagliptin somatostatin somatotropin sorafenib sotalol
    spironolacton streptomycin succinat succinylcholin sucralfat sufentanil sugammadex sulfadiazin sulfamethoxazol
    sulfasalazin sunitinib tacrolimus tadalafil tamoxifen tamsulosin tapentadol teicoplanin telmisartan temazepam
    tenofovir terazosin terbinafin terbutalin testosteron tetracyclin thalidomid theophyllin thiamazol thiopental
    threonin ticagrelor tigecyclin timolol tiotropium titin tobramycin tocopherol tolbutamid topiramat topotecan
    tramadol transferase transferrin trastuzumab trazodon triamteren trimethoprim tropomyosin troponin trypsinogen
    tryptophan tubulin tyramin tyrosin ubichinon valaciclovir valin valproat valsartan vancomycin vardenafil vasopressin
    vecuronium venlafaxin verapamil vildagliptin vinblastin vincristin vinorelbin voriconazol warfarin xylose xylulose
    zanamivir zidovudin ziprasidon zoledronat zolpidem zopiclon zytokin
    """
}
