import { dutchAudience } from './audience-phrases.ts'
import { dutchClaims } from './claims.ts'
import { homeFactLines } from './fact-lines.ts'
import { dutchFacts } from './facts.ts'
import { dutchGrammar } from './grammar.ts'
import { homePhrases } from './home-phrases.ts'
import { dutchLivingNouns } from './living-nouns.ts'
import { livingFactLines } from './living-fact-lines.ts'
import { livingPhrases } from './living-phrases.ts'
import { dutchNouns } from './nouns.ts'
import { dutchReading } from './reading.ts'
import { techPhrases } from './tech-phrases.ts'
import { dutchTones } from './tones.ts'
import { wornPhrases } from './worn-phrases.ts'
import { type Phrasebook } from '../phrasebook.ts'

/** Dutch, in words that are right in the Netherlands and in Flanders; readers are je. */
export const dutch: Phrasebook = {
  language: 'nl',
  grammar: dutchGrammar,
  groups: { ...homePhrases, ...techPhrases, ...wornPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
  ],
  look: [
    ['Wat je ziet', 'Is wat je uitpakt: {the}.'],
    ['Eén regel is genoeg', '{Own}. Dat was de regel.'],
    ['Vandaag geen mooie woorden', 'Alleen {the}.'],
  ],
  offer: [
    ['{ownName}: {percent} korting', 'Nu {price} in plaats van {before}.'],
    ['Van {before} voor {price}', 'Dat is {saving} eraf voor {the}.'],
    ['{saving} eraf: {ownName}', 'Was {before}, nu {price}.'],
    ['Nu {price}, was {before}', '{saving} minder voor {the}.'],
    ['{ownName}, {price}', ''],
    ['{aKind} voor {price}', 'En dan wel {own}.'],
    ['{headFact}, {price}', ''],
    ['{price} voor {own}', ''],
    ['Voor {price} mee naar huis', 'Haal {the} in huis.'],
  ],
  reduction: (percent, saving) => `${percent} korting, bespaar ${saving}, ${percent} eraf, afgeprijsd, aanbieding, sale`,
  proof: [
    ['Vraag het {count} mensen', 'Zij gaven {the} een {rating} van de 5.'],
    ['{rating} sterren van {count} mensen', ''],
    ['{rating} van de 5', '{count} mensen gaven {the} dat cijfer.'],
    ['{count} mensen, {rating} sterren', 'Dat was hun oordeel over {the}.'],
  ],
  brand: [
    ['{ownName} van {house}', ''],
    ['Kennismaken met {brand}?', 'Dat kan met {the}.'],
    ['Je eerste {brand}?', 'Begin dan bij {the}.'],
    ['Zeg eens hallo tegen {brand}', 'En neem {the} mee naar huis.'],
    ['Bij {seller}', 'Je kwam voor iets anders en gaat weg met {the}.'],
    ['Gevonden bij {seller}', 'Iemand daar heeft rondgekeken en koos {the}.'],
  ],
  voice: [
    ['Gewoon, zoals het is', '{Own}. Een praatje hoeft niet.'],
    ['Geen grote woorden', 'Alleen {the}. De rest is aan jou.'],
    ['Je weet wat je wilt', 'Dus houden we het kort: {the}.'],
    ['Geen trompetgeschal', 'Wel {the}. Kijk zelf maar.'],
    ['Kort verhaal', 'Het gaat over {the}. Einde.'],
    ['Zonder omhaal', '{Own}. Punt.'],
  ],
  season: [
    ['Klaar voor {season}?', 'Zet {the} op het lijstje.'],
    ['Eentje voor {season}', 'De datum nadert. Daarom alvast: {the}.'],
    ['Plannen voor {season}?', 'Maak plek voor {the}.'],
  ],
  occasion: [
    ['Is er iemand jarig?', 'Lintje, kaartje, klaar. Pak {the} in.'],
    ['Voor een trage zaterdag', 'Geen plannen voor twaalf uur. Alleen {the}.'],
    ['Een cadeau voor jezelf', 'Een kaartje hoeft niet. Pak {the} uit wanneer je wilt.'],
  ],
  pain: [
    ['Klaar met {pain}?', 'Dat is genoeg geweest. Probeer {the}.'],
    ['Genoeg van {pain}', 'Tijd voor iets anders: {the}.'],
    ['Ben je er klaar mee?', '{Pain}: dat kent iedereen. Probeer {the}.'],
    ['{painQuestion}', 'Probeer {the}.'],
    ['Komt dat bekend voor?', '{painSentence} Probeer {the}.'],
    ['Het kan ook anders', '{painSentence} Probeer {the}.'],
  ],
  worryQuote: [
    ['Komt dat bekend voor?', '‘{worry}’ Probeer {the}.'],
    ['Al eens eerder gehoord?', '‘{worry}’ Misschien tijd voor {the}.'],
    ['‘{worry}’', 'Ooit zelf gezegd? Probeer {the}.'],
  ],
  praiseQuote: [
    ['‘{praise}’', 'Dat ging over {the}.'],
    ['In hun eigen woorden', '‘{praise}’ Dat ging over {the}.'],
  ],
  audience: dutchAudience,
  factLines: [...homeFactLines, ...livingFactLines],
  callWords: {
    SHOP_NOW: 'Nu shoppen',
    BUY_NOW: 'Nu kopen',
    LEARN_MORE: 'Meer informatie',
    SEE_MORE: 'Meer weergeven',
    ORDER_NOW: 'Nu bestellen',
    GET_OFFER: 'Aanbieding ontvangen',
    SIGN_UP: 'Registreren',
    SUBSCRIBE: 'Abonneren',
    BOOK_NOW: 'Nu boeken',
    CONTACT_US: 'Contact opnemen',
  },
  standIns: {
    clothing: { text: 'stuk', form: 'n' },
    footwear: { text: 'paar', form: 'n' },
    jewelry: { text: 'sieraad', form: 'n' },
    furniture: { text: 'meubel', form: 'n' },
    decor: { text: 'stuk', form: 'n' },
    food: { text: 'lekkernij', form: 'f' },
    drink: { text: 'drank', form: 'm' },
    spirits: { text: 'fles', form: 'f' },
    book: { text: 'boek', form: 'n' },
    bag: { text: 'tas', form: 'f' },
    watch: { text: 'horloge', form: 'n' },
    skincare: { text: 'verzorging', form: 'f' },
    fragrance: { text: 'geur', form: 'm' },
    toy: { text: 'speelgoed', form: 'n' },
    service: { text: 'aanbod', form: 'n' },
    general: { text: 'vondst', form: 'f' },
  },
  nouns: [...dutchNouns, ...dutchLivingNouns],
  facts: dutchFacts,
  negation:
    /(?<!\p{L})(?:niet|nooit|geen (?!toegevoegde)|zonder (?!parfum|parabenen|alcohol|siliconen|toegevoegde|gluten|lactose|bpa|snoer|gereedschap)|behalve|exclusief|excl\.|uitgezonderd|optioneel|optionele|los verkrijgbaar|apart verkrijgbaar|afzonderlijk verkrijgbaar|vermijd|in plaats van|anders dan|noch)(?!\p{L})|niet-(?=\p{L})/iu,
  seasons: {
    christmas: { says: /(?<!\p{L})(?:kerst|kerstmis|kerstcadeau\p{L}*|adventskalender|kerst\p{L}+)(?!\p{L})/iu, words: 'Kerstmis' },
    halloween: { says: /(?<!\p{L})halloween/iu, words: 'Halloween' },
    fathersDay: { says: /(?<!\p{L})vaderdag/iu, words: 'Vaderdag' },
    mothersDay: { says: /(?<!\p{L})moederdag/iu, words: 'Moederdag' },
    valentines: { says: /(?<!\p{L})valentijn/iu, words: 'Valentijnsdag' },
    easter: { says: /(?<!\p{L})(?:pasen|paas\p{L}+)(?!\p{L})/iu, words: 'Pasen' },
    thanksgiving: { says: /(?<!\p{L})thanksgiving(?!\p{L})/iu, words: 'Thanksgiving' },
    backToSchool: {
      says: /(?<!\p{L})(?:terug naar school|back[- ]to[- ]school|nieuwe schooljaar|eerste schooldag)/iu,
      words: 'het schooljaar',
    },
    newYear: { says: /(?<!\p{L})(?:oudjaar|oud en nieuw|oudejaars\p{L}+|nieuwjaarsdag)/iu, words: 'oud en nieuw' },
    wedding: { says: /(?<!\p{L})(?:bruilofts?\p{L}*|huwelijks\p{L}+|trouw(?:jurk|kaart|dag|cadeau|gast)\p{L}*)/iu, words: 'de bruiloft' },
    birthday: { says: /(?<!\p{L})verjaardag/iu, words: 'de verjaardag' },
    summer: { says: /(?<!\p{L})zomer/iu, words: 'de zomer' },
    winter: { says: /(?<!\p{L})winter|(?<!\p{L})ski(?:ën|broek|jas|bril)?(?!\p{L})/iu, words: 'de winter' },
    spring: { says: /(?<!\p{L})(?:lente|voorjaar)/iu, words: 'de lente' },
    autumn: { says: /(?<!\p{L})(?:herfst|najaar)/iu, words: 'de herfst' },
  },
  reading: dutchReading,
  claims: dutchClaims,
  tones: dutchTones,
  worn: /(?<!\p{L})(?:kijk (?:eens|wie|wat|waar)|begin (?:met|bij|dan)|maak plek|(?:houd|bij de) .{0,24}?hand|binnen handbereik|handbereik|neem .{2,40} mee|pak .{2,40} erbij|haal .{2,40} (?:erbij|tevoorschijn)|zet .{2,40} (?:neer|klaar|erbij)|op het lijstje|is er .{2,40}|probeer|bijvoorbeeld|misschien|zoek een plek|dichtbij)(?!\p{L})/giu,
  worry:
    /(?<!\p{L})(?:haat|hekel|nooit|kan niet|kun je niet|moe|altijd|te|moeilijk|lastig|geen tijd|wou|irritant\p{L}*|ergernis|erger\p{L}*|probleem|problemen|niet|niets|niks|waarom|zonde|zat|beu|bang|zorgen|stress\p{L}*|steeds|weer|hates?|never|tired|can'?t|annoy\p{L}*|problem)(?!\p{L})/iu,
  clause:
    /(?<!\p{L})(?:ik|we|wij|ze|zij|hun|het|is|zijn|was|waren|heeft|heb|hebben|kan|kun|kunnen|krijg|krijgt|wordt|worden|moet|moeten|wil|willen|lukt|blijft|blijven|doet|gaat|gaan|past|mijn)(?!\p{L})/iu,
}
