import { type Claims, wholeWords } from '../claims.ts'

/** What Italian says when it claims. */
export const italianClaims: Claims = {
  superlative: wholeWords(
    "migliore?|migliori|il meglio|il massimo|al top|(?:il|la|i|gli|le|l'\\p{L}+|\\p{L}+) più (?!volte|tardi|in là|di \\d|che|bisogno|da)\\p{L}+ (?:del|della|dello|al|di sempre|mai|sul|in)\\p{L}*|(?:il|la|i|gli|le|tra i|tra le) più (?!tardi|in là)\\p{L}+|perfett[oaie]|perfettamente|perfezione|impeccabil[ei]|ideal[ei]|unic[oaie] (?:nel suo genere|al mondo)|inimitabil[ei]|imbattibil[ei]|insuperabil[ei]|ineguagliabil[ei]|eccezional[ei]|straordinari[oae]?|incredibil[ei]|eccellent[ei]|eccellenza|fantastic[oaie]|fantastich[ei]|favolos[oaie]|meraviglios[oaie]|spettacolar[ei]|rivoluzionari[oae]?|leggendari[oae]?|iconic[oaie]|iconich[ei]|definitiv[oaie]|supremi?|suprem[ae]|superiore|superiori|di (?:altissima |alta |prima |massima )qualità|qualità (?:superiore|premium|eccelsa|top)|premium|top di gamma|alta gamma|di lusso|leader|numero (?:uno|1)|n\\. ?1|n° ?1|#1|più vendut[oaie]|più amat[oaie]|bestseller|best seller|preferit[oaie] da|popolar[ei]|di tendenza|senza (?:pari|eguali|rivali|paragoni)|come nessun altr[oa]|(?!benissimo)\\p{L}{3,}issim[oaie]",
  ),
  guarantee: wholeWords(
    'garanti\\p{L}+|garanzi[ae]|soddisfatt[oi] o rimborsat[oi]|rimbors\\p{L}+|senza rischi\\p{L}*|a vita(?! (?:alta|bassa|media))|per sempre|per tutta la vita|(?:dura|durano) (?:per )?(?:anni|una vita|a lungo)|indistruttibil[ei]|infallibil[ei]|non (?:si rompe|delude|tradisce|sbaglia) mai|100 ?% (?:sicur[oaie]|soddisfatt\\p{L}+|efficace)|certificat[oaie]|approvat[oaie]|testat[oaie]|provat[oaie] scientificamente|comprovat[oaie]',
  ),
  comparison: wholeWords(
    "(?:meglio|peggio) (?:di|del|dello|della|dell'|dei|degli|delle|che)|(?:più|meno) (?!di\\b|volte)\\p{L}+ (?:di|del|dello|della|dei|degli|delle|rispetto a\\p{L}*|che) (?:altr[oaie]|qualsiasi|qualunque|ogni|prima|mai|concorrenza|solit[oaie]|normal[ei]|tradizional[ei])\\p{L}*|a differenza (?:di|del|degli|delle|dei)\\p{L}*|rispetto (?:a|ai|agli|alle|alla) (?:altr\\p{L}+|concorren\\p{L}+)|al contrario (?:di|degli|delle) altr[ie]|(?:due|tre|dieci|\\d+) volte (?:più|meno|meglio)|il doppio (?:di|della|del)|batte (?:la concorrenza|tutti|ogni)|supera (?:la concorrenza|tutti|ogni)",
  ),
  health: wholeWords(
    "curativ[oaie]|guari\\p{L}+|cura (?:l'acne|le rughe|il dolore|l'ansia|la pelle)|terap\\p{L}+|terapeutic[oaie]|clinicamente|dermatologic\\p{L}+|antirughe|anti-?age|anti-?età|antiinvecchiamento|antibatteric[oaie]|antibatterich[ei]|antinfiammator[ioae]+|ipoallergenic[oaie]|ipoallergenich[ei]|detox|disintossic\\p{L}+|depurativ[oaie]|immunitari[oae]?|dimagr\\p{L}+|perd(?:i|ere|e) (?:peso|chili)|brucia ?grassi|snellent[ei]|dren\\p{L}+|antidolorific[oaie]|allevia\\p{L}*|contro (?:il dolore|lo stress|l'insonnia|l'ansia|il mal di \\p{L}+)|anti-?stress|insonnia|dorm(?:i|ire) meglio|medic[oaie]|medical[ei]|salutar[ei]|salute|san[oaie]|benefic[oaie]|benefici|fa bene|non tossic[oaie]|atossic[oaie]|rinforza le difese|energizzant[ei]",
  ),
  delivery: wholeWords(
    '(?:spedizione|consegna|resi?|restituzione) (?:gratis|gratuit[ao]|rapid[ao]|veloce|veloci|espress[ao]|lampo|facil[ei]|immediat[ao]|in giornata|in (?:24|48) ?(?:h|ore))|spedit[oaie] (?:gratis|oggi|subito|in \\d+ ?(?:h|ore))|gratis|gratuit[oaie]|gratuitamente|in omaggio|consegnat[oaie] (?:domani|oggi|subito)|arriva (?:domani|oggi|in (?:24|48) ore)|disponibilità immediata|disponibile subito|in pronta consegna|pronta consegna|in magazzino|consegna (?:oggi|domani)|domani a casa tua',
  ),
  discount: wholeWords(
    "(?:in )?(?:super )?offert[ae](?: speciale| speciali)?|scont[oi]|scontat[oaie]|scontissim[oi]|saldi|svendita|liquidazione|ribass[oi]|ribassat[oaie]|promo|promozion[ei]|(?:codice|buono) sconto|coupon|metà prezzo|sottocosto|affar[ei]|occasione d'oro|prezz[oi] (?:bass[oi]|stracciat[oi]|speciale|speciali|pazz[oi]|minim[oi])|risparmi\\p{L}*|\\d+ ?% (?:di sconto|in meno)|[\\d.,]+[\\s\\u00a0]?[€$£] in meno|black friday",
  ),
  novelty: wholeWords(
    "nuovissim[oaie]|novità|ultimissim[oaie]|appena (?:arrivat[oaie]|uscit[oaie]|lanciat[oaie])|nuov[oaie] (?:arriv[oi]|collezion[ei]|linea|modell[oi]|version[ei]|generazion[ei]|uscit[ae]|stagione|edizion[ei])|ultim[oaie] (?:modell[oi]|generazione|uscit[ae]|novità|arriv[oi])|(?:in )?anteprima|per la prima volta|mai vist[oaie]|edizion[ei] limitat[ae]|serie limitata|in esclusiva|esclusiv[oaie]|esclusivamente|innovativ[oaie]|all'avanguardia|di ultima generazione",
  ),
  award: wholeWords(
    'premiat[oaie]|pluripremiat[oaie]|vincitor[ei]|vincitric[ei]|ha vinto|(?:vist[oaie]|apparso) (?:in|su) (?:tv|televisione)|come vist[oaie] (?:in|su)\\p{L}*|raccomandat[oaie] da\\p{L}*|consigliat[oaie] da\\p{L}*|scelt[oaie] da (?:migliaia|milioni|\\d[\\d.]*)|amat[oaie] da\\p{L}*|apprezzat[oaie] da\\p{L}*|migliaia di (?:clienti|persone|recensioni)|milioni di|ne parlano tutti|tutti ne parlano|lo vogliono tutti|\\d[\\d.]* clienti(?: soddisfatti| felici)?|clienti soddisfatti',
  ),
  sustainability: wholeWords(
    "ecologic[oaie]|ecologich[ei]|eco-?friendly|ecosostenibil[ei]|sostenibil[ei]|sostenibilità|ecocompatibil[ei]|rispetta l'ambiente|amic[oaie] dell'ambiente|green|biologic[oai]|biologich[ei]|bio|vegan[oaie]?|cruelty[- ]free|riciclat[oaie]|riciclabil[ei]|biodegradabil[ei]|compostabil[ei]|impatto zero|emissioni zero|climaticamente neutr[oaie]|(?:100 ?% )?natural[ei] al 100 ?%|100 ?% natural[ei]|senza (?:plastica|sostanze chimiche)|equosolidal[ei]|commercio equo|fatt[oaie] a mano|lavorat[oaie] a mano|lavorazione a mano|artigianal[ei]|artigianat[oa]|made in \\p{L}+|prodott[oaie] in \\p{L}+|fatt[oaie] in (?:italia|europa)|km ?0|a chilometro zero|impermeabil[ei]|a prova d'acqua|waterproof|infrangibil[ei]|a prova di lavastoviglie|lavabil[ei] in (?:lavatrice|lavastoviglie)|(?:adatt[oaie] alla) lavastoviglie|lavaggio in lavatrice|senza (?:parabeni|glutine|lattosio|BPA)",
  ),
  urgency: wholeWords(
    "ultim[ao] (?:occasion[ei]|possibilità|chance|or[ae]|giorn[io]|pezz[io])|ultim[ie] (?:occasioni|ore|giorni|pezzi)|affrettati|affrettatevi|sbrigati|non (?:farti|fartel[oaie]) scappare|non (?:perder(?:e|ti|tel[oaie])|lasciarti sfuggire|mancare)(?: l'occasione)?|agisci (?:ora|subito)|(?:solo|soltanto) (?:oggi|per oggi|per poco|fino a (?:oggi|domani|mezzanotte))|(?:solo|restano|rimasti|rimangono) (?:solo )?\\d+ pezz[io]|fino a esaurimento(?: scorte)?|scorte limitate|quantità limitat[ae]|tempo limitato|scade (?:oggi|domani|presto)|finisce (?:oggi|stasera|presto)|prima che (?:sia troppo tardi|finisca\\p{L}*)|quasi esaurit[oaie]|sta per esaurirsi|va a ruba|vanno a ruba|compra (?:ora|subito) prima|ora o mai più|adesso o mai più",
  ),
  'click-bait': new RegExp(
    '(?<![\\p{L}\\p{N}])(?:non (?:ci )?crederai\\p{L}*|clicca qui|clicca subito|questo (?:semplice |incredibile )?trucco|scioccante|sconvolgente|quello che è successo dopo|i medici lo odiano|il segreto che|che nessuno ti (?:dice|ha (?:mai )?detto)|ti lascerà senza parole|resterai senza parole|diventat[oaie] virale|virale|miracol[oi]|miracolos[oaie])(?![\\p{L}\\p{N}])|[!?]{2,}|[€$]{3,}',
    'giu',
  ),
  personal: wholeWords(
    '(?:soffri|soffrite) di \\p{L}+|hai (?:il diabete|l.acne|le rughe|la cellulite|l.ansia|debiti|problemi di (?:peso|soldi|salute))|sei (?:un |una )?(?:grass[oa]|sovrappeso|obes[oa]|depress[oa]|sol[oa]|single|divorziat[oa]|pover[oa]|senza soldi|indebitat[oa]|vecchi[oa]|anzian[oa]|disabile|gay|lesbica|bisessuale|trans|cristian[oa]|musulman[oa]|ebre[oa]|ner[oa]|bianc[oa]|asiatic[oa]|calv[oa]|incinta|disoccupat[oa]|malat[oa]|diabetic[oa]|ansios[oa]|student(?:e|essa)|mamma|papà)|per (?:donne|uomini|ragazz[ei]|mamme|papà|persone|studenti|anziani|single) come (?:te|voi)|(?:donne|uomini|mamme|papà|persone|gente) come (?:te|voi)|(?:il tuo|la tua|i tuoi|le tue) (?:peso|obesità|depressione|ansia|disabilità|debiti|acne|rughe|pancia|cellulite|diabete|malattia|religione|etnia|orientamento|età|reddito|calvizie)|(?:altri|altre|incontra) (?:cristiani|musulmani|ebrei|single|anziani|gay)|(?:da|come) (?:donna|uomo|mamma|papà|student(?:e|essa)|genitore|anzian[oa])(?= (?:sai|meriti|vuoi|hai))|(?:tu|voi) (?:giovani|anzian[oi]|mamme|studenti|single)|alla tua età',
  ),
}
