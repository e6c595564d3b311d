import { type Reading } from '../reading.ts'
import { partsOfSentence } from './sentence-parts.ts'

const verbs =
  'keeps|fits|holds|resists|features|works|stands|folds|charges|connects|supports|protects|blocks|removes|cleans|captures|filters|offers|provides|includes|comes|stays|dries|stretches|cuts|sticks|heats|cools|plays|streams|records|detects|adjusts|turns|runs|weighs|measures|makes|gives|lets|helps|allows|delivers|covers|lasts|looks|feels|wears|opens|closes|hangs|sits|stores|doubles|combines|absorbs|reduces|adds|slips|pairs|brings|creates|ensures|washes|has|mounts|rolls|rests|nests|stacks|grips|wicks|insulates|moisturizes|cleanses|smells|tastes|contains|serves|measures'
/** Verbs that are nouns elsewhere: they count only where a text begins with them. */
const openingVerbs =
  'dims|pitches|empties|packs (?:down|into|flat|away)|takes|leaves|carries|seats|brews|grinds|lathers|melts|slides|zips|snaps|clips|locks|warms|softens|folds|goes|grows|tucks|lights'

/** The words by which English product texts are read. */
export const englishReading: Reading = {
  business:
    /\b(?:shipping|delivery|deliver(?:ed|s)?|returns?|refunds?|warrant\w*|guarante\w*|free|buy|shop(?:ping)?|order(?:s|ed)?|price[ds]?|prices|click|visit|browse|store|stock|checkout|cart|sign up|subscribe|newsletter|cookies?|javascript|customer service|contact|reviews?|asin|sku|upc|ean|mpn|model (?:no|number)|item (?:no|number|model)|part number|package (?:includes|contents?)|dimensions?|see (?:below|above|more|details)|read more|learn more|size (?:chart|guide)|please|copyright|terms|log ?in|sale|discount|coupon|code|save|deal|offer|gift card|pickup|near you|note|disclaimer|warning|california|proposition|prop 65|manufacturers?|purchase|e-?mail|sold|country of|origin\w*|part number\w*|specifications?|specs|measurements?|questions?|overview|product code|lot \d+|gen(?:eration)?|must|should|avoid|do not|don't|wash cold|tumble|dry clean(?:ing)?|bleach|seller|ebay|amazon|etsy|walmart|http|www|@|monthly|payments?|finance|klarna|afterpay|trustpilot|in store|online|download|pdf|instructions? (?:are|is)|imported|style #|article|lowest|wirecutter|rated|voted)\b|[{}<>|\\]|\.{3}|…|\d{6,}/i,
  praise:
    /\b(?:best|perfect(?:ly)?|amazing|incredible|ultimate|unbeatable|greatest|finest|premium|high[- ]quality|top[- ]quality|great quality|world[- ]class|revolutionary|awesome|must[- ]have|stunning|gorgeous|unique|favou?rite|most|superior|exceptional|award\w*|no\. ?1|#1|leading|ideal|popular|iconic|professional quality|never|always|cures?|heals?|clinically|anti[- ]aging|detox|last chance|hurry|limited|exclusive|new|latest|brand[- ]new)\b/i,
  clause: new RegExp(
    `\\b(?:is|are|was|were|be|can|will|would|has|have|had|do|does|you|your|we|our|us|they|their|it|its|i|my|this|these|that|which|who|${verbs})\\b`,
    'i',
  ),
  clauseInLabel: /^(?:made|designed) (?:of|from|with)\b/i,
  doing: new RegExp(`^(?:${verbs}|${openingVerbs})\\b`, 'i'),
  pointing: /\b(?:it|its|you to)\b/i,
  condition:
    /\b(?:except|excluding|without|not|no|only|unless|but|if|when|up to|optional|sold separately|requires?|may|might|compatible|recommended|suggested)\b/i,
  concrete:
    /\d|\b(?:cotton|linen|wool|merino|cashmere|silk|leather|suede|denim|oak|walnut|maple|pine|bamboo|wood(?:en)?|steel|iron|alumini?um|brass|copper|ceramic|stoneware|porcelain|glass|marble|stone|rattan|velvet|fleece|down|nylon|polyester|lyocell|tencel|rubber|silicone|crystal|gold|silver|castile|soy|beeswax|dishwasher|machine|waterproof|water[- ]resistant|wireless|bluetooth|cordless|rechargeable|adjustable|foldable|non-?stick|insulated|double|hand|zip(?:per)?|pockets?|handles?|lids?|battery|charging|usb|hepa|led|motion|night vision|1080p|4k|organic|vegan|scented|fragrance|hinged|removable|reversible|stackable|induction|oven)\b/i,
  plainHead:
    /^(?:materials?|fabric|made (?:of|from)|capacity|volume|finish|battery(?: life)?|composition|fill(?:ing)?|upper|sole|lining|scent|flavou?r|connectivity|water resistance|care|technology|resolution|closure|fit)$/i,
  tableHead:
    /^(?:(?:stack|heel|total|product|item|net|main|key|shoe|seat|overall|box|full|care|other|more|technical|additional|footwear) )?(?:height|width|length|depth|weight|dimensions?|size|sizes|details?|features?|description|benefits|ingredients|materials?|colou?rs?|style|type|brand|model|code|number|contents|notes?|care|instructions?|directions|warnings?|about|fit|upper|sole|lining|includes|compatibility)\b(?: (?:&|and) \w+)?$/i,
  leaning:
    /^(?:and|but|so|also|plus|or|then|they|their|its|that|those|there|here|both|each|he|she|not|with|which|however|for example|in addition|what|how|why|if|whether|as well|from our|about this item|just|this (?:ensures?|makes?|means?|allows?|helps?|gives?|lets?|way|one|feature)|these (?:ensure|make|help)|discover|explore|introducing|check out|meet|try|experience|upgrade|elevate|get|grab|find|add|give|treat|look no further|choose)\b/i,
  ownVoice: /\b(?:we|our|us|i|my|mine|me|except|excluding|unless|not)\b/i,
  cutOff: /\b(?:for|with|of|and|or|the|a|to|in|by)[.!]$/i,
  notLabel:
    /^(?!safe)\w+ (?:the|a|an|your|in)\b|^(?:and|or|with|for|to|in|on|by|from|of|the|size|color|colour|weight|width|height|length|depth|made (?!by hand|for))\b|\b(?:and|or|with|for|to|in|on|by|from|of|the|a|an)$/i,
  sizeOnly: /^\d[\d.,]*(?: by \d[\d.,]*)* (?:cm|mm|m|centimet(?:re|er)s|inch(?:es)?)$|^(?:set|pack) of \d+$|^\d+[- ](?:pack|piece)$/i,
  packs: /\b(?:set|pack) of \d+\b|\b\d+[- ](?:pack|piece)\b/giu,
  lastSaid: /^machine wash|^(?:closed|filled|set)\b/i,
  pointingStart: /^(?:the|this|these|it)\b/i,
  article: /^An? (?!\w+ (?:and|or)\b)/,
  plainStart:
    /^(?:\d.*|\p{L}+(?:ed|ing|able|ible|proof|free|less|wn)|hand-\p{L}+|pre-\p{L}+|non-?\p{L}+|solid|soft|deep|heavy|long|light|lightweight|warm|cool|thick|thin|fine|full|half|wide|slim|extra|double|dual|single|twin|two|three|four|five|six|seven|eight|ten|side|front|back|inner|outer|whole|raw|pure|natural|plain|rich|sealed|safe|easy|quick|memory|rock|wall|glass|oak|walnut|pine|ash|beech|birch|linen|cotton|wool|silk|leather|suede|steel|brass|copper|iron|ceramic|stoneware|stone|marble|bamboo|rattan|rubber|cork|paper|cloth|canvas|foam|feather|down|olive|oat|sea|salt|hidden|tie|keyless|brushless|cordless|wireless|notes|roasted|woven|thrown|cut|cast|spun|velvet|mesh|recycled|organic|vegan|silent|quiet|small|big|large|high|low|open|flat|round|square|zip|gas|battery|turned|removable|breathable|plush|tough|rugged|smart|built-in|anti-\p{L}+|matte|glossy|clear)$/iu,
  parts: partsOfSentence,
}
