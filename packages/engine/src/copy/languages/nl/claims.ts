import { type Claims, wholeWords } from '../claims.ts'

/** What Dutch says when it claims. Words every day is full of ("meest", "nieuw") count only where they claim. */
export const dutchClaims: Claims = {
  superlative: wholeWords(
    '(?:aller)?beste(?! klant)|best (?:getest|verkocht|beoordeeld)\\p{L}*|(?:aller)?(?:fijnste|grootste|snelste|goedkoopste|laagste|hoogste|sterkste|lichtste|veiligste|slimste|zachtste|stilste(?! (?:stukje|uur|plek|moment))|dunste|kleinste(?! (?:klus|op|ding|hoekje))|mooiste|lekkerste|scherpste|handigste|zuinigste|krachtigste|nieuwste|duurzaamste|comfortabelste|betrouwbaarste|gezondste|voordeligste)|(?:het|de) meest (?!gebruikt|draagt|bent|zit|doet|kookt|leest)\\p{L}+|meest (?:verkochte?|gekozen|populaire?|geliefde?|bekroonde?)|nummer (?:één|een|1)|nr\\.? ?1|#1|wereldklasse|van wereldformaat|ongeëvenaarde?|onovertroffen|onverslaanba(?:ar|re)|onklopba(?:ar|re)|ultieme?|perfecte?|feillo(?:os|ze)|vlekkelo(?:os|ze)|ideale?|ideaal|premium|topkwaliteit|topklasse|eersteklas|hoogwaardige?|toonaangevende?|favoriete?n?|favoriet|bestsellers?|populaire?|populairste|iconische?|icoon|legendarische?|fantastische?|geweldige?|ongelooflijke?|ongelofelijke?|revolutionaire?|uniek|unieke|weergalo(?:os|ze)|onweerstaanba(?:ar|re)|uitmuntende?|uitzonderlijke?|superieure?|als geen ander|de enige echte|onmisba(?:ar|re)|wereldberoemde?|toppers?|onze favoriet|must-?haves?|enig in zijn soort|bewonderenswaardig',
  ),
  guarantee: wholeWords(
    'garantie\\p{L}*|garande(?:ren|ert|erd|erde)|gegarandeerde?|niet[- ]goed[- ]geld[- ]terug|geld[- ]terug\\p{L}*|risicolo(?:os|ze)|zonder risico|levenslange?|een leven lang|voor het leven|gaat (?:jaren|een leven) mee|jarenlang|gaat nooit (?:stuk|kapot)|(?:gaat|raakt|breekt|faalt) nooit|onverwoestba(?:ar|re)|onbreekba(?:ar|re)|onverslijtba(?:ar|re)|100 ?% (?:veilig|zeker|tevreden)\\p{L}*|bewezen|gecertificeerde?|gekeurde?|goedgekeurde?|getest door',
  ),
  comparison: wholeWords(
    '(?:beter|sneller|goedkoper|sterker|lichter|stiller|zuiniger|langer|zachter|groter|slimmer|veiliger|mooier|voordeliger|duurzamer|scherper) dan|(?:meer|minder) \\p{L}+ dan|in tegenstelling tot (?:andere?|gewone)|anders dan andere|verslaat|overtreft|vergeleken met|in vergelijking met|(?:twee|drie|vier|vijf|tien|\\d+) ?(?:keer|maal|x) (?:zo|meer|minder|sneller|beter|langer)|twee ?maal zo|dubbel zo',
  ),
  health: wholeWords(
    'genee?s(?:t|en|end|ende|ing)?|geneeskrachtige?|heelt|helende?|gezonde?|gezonder|gezondheid|behandelt|therapie|therapeutische?|klinisch|dermatolog\\p{L}*|anti-?(?:aging|ageing|bacterieel|bacteriële|rimpel)\\p{L}*|verjongt|verjongende?|hypoallergeen|hypoallergene|detox\\p{L}*|ontgiftende?|ontgift|immuunsysteem|immuniteit|weerstand|afvallen|afslank\\p{L}*|vetverbrand\\p{L}*|verlicht (?:pijn|klachten|stress|spanning)|pijnverlichting|pijnstillende?|pijnvrij|tegen (?:pijn|stress|slapeloosheid|acne|eczeem|puistjes|rimpels|veroudering)|slapeloosheid|beter slapen|slaap beter|medische?|doktoren?|artsen|apothekers?|ontstekingsremmende?|niet-giftig|gifvrije?|geeft energie|verbetert (?:je|de|uw) (?:slaap|huid|houding|conditie|concentratie|nachtrust|bloedsomloop)|vermindert (?:rimpels|stress|pijn|klachten|puistjes|haaruitval|cellulite)|bevordert de \\p{L}+|stofwisseling|ergonomische?|orthopedische?',
  ),
  delivery: wholeWords(
    '(?:gratis|snel(?:le)?|vlotte|express?e?) (?:verzending|verzonden|bezorging|bezorgd|levering|geleverd|retour|retourneren|thuisbezorgd)|gratis|kostelo(?:os|ze)|verzendkosten|(?:vandaag|morgen) (?:in huis|bezorgd|geleverd|verzonden|nog in huis)|voor \\d+(?::\\d+)? ?(?:uur)? besteld|volgende dag in huis|op voorraad|uit voorraad|direct leverbaar|levertijd|binnen \\d+ (?:dagen|uur|werkdagen) (?:in huis|geleverd|verzonden|bezorgd)|dagen bedenktijd|makkelijk retourneren|achteraf betalen',
  ),
  discount: wholeWords(
    'korting\\p{L}*|kortingscode|afgeprijsde?|uitverkoop|opruiming|sale|solden|aanbieding\\p{L}*|actieprijs|actie|stuntprijs|bodemprijs|koopje|koopjes|voordeel|voordelige?|halve prijs|\\d+ ?% (?:korting|goedkoper|eraf|minder)|bespaar|besparing|laagste prijs|lage prijs|scherpe prijs|dumpprijs|vouchercode|couponcode|twee halen, één betalen|1 ?\\+ ?1',
  ),
  novelty: wholeWords(
    'gloednieuwe?|splinternieuwe?|spiksplinternieuwe?|nieuwste|net binnen|nu nieuw|nieuw binnen|nieuwe (?:collectie|lijn|generatie|versie)|nieuw (?:in|van|bij)|net gelanceerd|voor het eerst|primeur|onze nieuwe|limited edition|gelimiteerde?|beperkte oplage|exclusieve?|exclusief',
  ),
  award: wholeWords(
    'bekroonde?|prijswinnende?|awards?|winnaar van|getest als beste|beste uit de test|bekend van (?:tv|televisie)|aanbevolen door|aangeraden door|geliefd bij|vertrouwd door|duizenden (?:\\p{L}+ )?(?:klanten|mensen|gebruikers)|miljoenen|iedereen (?:praat|heeft het) over|tevreden klanten|[\\d.]+ (?:blije|tevreden) klanten|keurmerk',
  ),
  sustainability: wholeWords(
    'milieuvriendelijke?|eco-?vriendelijke?|ecologische?|duurzame?|duurzaam|duurzaamheid|biologische?|vegan|veganistische?|dierproefvrije?|gerecyclede?|recycleba(?:ar|re)|recycleerba(?:ar|re)|biologisch afbreekba(?:ar|re)|composteerba(?:ar|re)|(?:CO2|co₂|klimaat)-?neutra(?:al|le)|klimaatneutraal|100 ?% natuurlijke?|puur natuur|zonder chemicaliën|fair ?trade|eerlijke handel|plasticvrije?|handgemaakte?|met de hand gemaakte?|ambachtelijke?|gemaakt in (?:nederland|belgië|europa|italië|portugal|duitsland|\\p{Lu}\\p{L}+)|lok(?:aal|ale) (?:gemaakt|geproduceerd)|van eigen bodem|waterdichte?|onbreekba(?:ar|re)|vaatwasserbestendige?|machinewasba(?:ar|re)',
  ),
  urgency: wholeWords(
    "laatste kans|sla (?:nu )?(?:je |uw )?slag|nu of nooit|wees er snel bij|wacht niet(?: langer)?|haast je|op is op|zolang de voorraad strekt|bijna uitverkocht|bijna op(?=[!.]? (?:bestel|dus))|laatste stuks|nog maar \\d+|alleen vandaag|vandaag nog (?:bestel|besteld|kopen)|tijdelijk|tijdelijke|loopt (?:bijna |snel )?af|mis (?:het|dit|deze|hem|ze|'m) niet|niet te missen|grijp je kans|profiteer nu|eindigt (?:vandaag|morgen|binnenkort)|voor het te laat is|laatste uren|bestel (?:nu )?snel|(?:de )?voorraad is beperkt|beperkte voorraad|nu het nog kan|laatste dagen",
  ),
  'click-bait':
    /(?<!\p{L})(?:dit ga je niet geloven|(?:je|u) (?:gelooft|zult) (?:nooit|niet (?:geloven|weten))|klik hier|deze (?:ene |simpele )?truc|schokkende?|wat er (?:toen|daarna) gebeurde|artsen (?:haten|verbaasd)|het geheim (?:dat|van)|geheim dat|je weet niet wat je ziet|gaat viral|viraal|wonderbaarlijke?|wondermiddel|wonder)(?!\p{L})|[!?]{2,}|€{3,}/giu,
  personal: wholeWords(
    "ben (?:jij|je|u)(?: ook)? (?:een |zo'n )?(?:te zwaar|dik|zwaarlijvig|depressief|eenzaam|single|vrijgezel|gescheiden|blut|arm|oud|gehandicapt|homo|lesbisch|biseksueel|trans\\p{L}*|christen|moslim|joods|zwart|wit|blank|kaal|zwanger|werkloos|ziek|ongelukkig|onzeker|student|moeder|vader|gepensioneerd\\p{L}*)|(?:vrouwen|mannen|mensen|meiden|jongens|dames|heren|moeders|vaders|ouders|studenten|senioren|singles|huiseigenaren|gezinnen) (?:zoals|als) (?:jij|jou|u)|(?:je|jouw|uw) (?:gewicht|overgewicht|depressie|angsten?|beperking|handicap|schulden|acne|puistjes|rimpels|buikje|buikvet|diabetes|ziekte|geloof|religie|afkomst|seksualiteit|leeftijd|inkomen|kaalheid|cellulitis)|(?:speciaal|ideaal|perfect) voor (?:\\p{L}+ )?(?:vrouwen|mannen|moeders|vaders|ouders|senioren|studenten|singles|ouderen)|ontmoet (?:christenen|moslims|senioren|singles|homo's)|als (?:vrouw|man|student|moeder|vader|ouder|senior|huiseigenaar|vijftigplusser) (?:weet|ken|wil|verdien|heb)\\p{L}*|(?:jij|jullie) als (?:vrouw|man|student|moeder|vader|ouder)",
  ),
}
