import { germanAudience } from './audience-phrases.ts'
import { germanClaims } from './claims.ts'
import { germanFactLines } from './fact-lines.ts'
import { germanFacts } from './facts.ts'
import { germanGrammar } from './grammar.ts'
import { homePhrases } from './home-phrases.ts'
import { housePhrases } from './house-phrases.ts'
import { livingPhrases } from './living-phrases.ts'
import { germanNouns } from './nouns.ts'
import { germanReading } from './reading.ts'
import { techPhrases } from './tech-phrases.ts'
import { germanTones } from './tones.ts'
import { wornPhrases } from './worn-phrases.ts'
import { type Phrasebook } from '../phrasebook.ts'

/** German as it is written in Germany, and du: words that only one region knows are avoided. */
export const german: Phrasebook = {
  language: 'de',
  grammar: germanGrammar,
  groups: { ...homePhrases, ...housePhrases, ...techPhrases, ...wornPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
  ],
  look: [
    ['Was du siehst', 'Ist, was du auspackst: {the}.'],
    ['Eine Zeile reicht', '{Own}. Das war die Zeile.'],
    ['Heute ohne Adjektive', 'Nur {the}.'],
  ],
  offer: [
    ['{percent} auf {ownName}', 'Jetzt {price} statt {before}.'],
    ['Jetzt {price} statt {before}', '{saving} weniger für {theAcc}.'],
    ['{price} statt {before}', 'So viel {kostet} jetzt {the}.'],
    ['Vorher {before}, jetzt {price}', 'Macht {saving} Unterschied bei {theDat}.'],
    ['{ownName}, {price}', ''],
    ['{aKind} für {price}', 'Genauer gesagt: {own}.'],
    ['{headFact}, {price}', ''],
    ['{price} für {theAcc}', ''],
    ['Für {price} zu dir', 'Eine Tüte, ein Karton, und darin: {the}.'],
  ],
  reduction: (percent, saving) =>
    `${percent} Rabatt, ${percent} auf, ${percent} günstiger, ${percent} weniger, ${saving} gespart, ${saving} günstiger, spare ${saving}, reduziert, günstiger, rabatt`,
  proof: [
    ['{rating} von 5 Sternen', '{count} Bewertungen gibt es schon zu {theDat}.'],
    ['Frag {count} Leute', '{rating} von 5 Sternen gaben sie {theDat}.'],
    ['{count} Bewertungen, {rating} von 5', ''],
    ['{rating} von 5, {count} Stimmen', ''],
  ],
  brand: [
    ['{ownName} von {house}', ''],
    ['Das erste Mal {brand}?', 'Fang an mit {theDat}.'],
    ['{brand}, kurz vorgestellt', 'Hier {ist} {the}.'],
    ['Sag Hallo zu {brand}', 'Und nimm {theAcc} mit nach Hause.'],
    ['Gefunden bei {seller}', 'Jemand hat dort gut ausgesucht. Und zwar {theAcc}.'],
    ['Zu Besuch bei {seller}', 'Du wolltest nur kurz schauen. Und dann {steht} da {the}.'],
  ],
  voice: [
    ['Ganz ohne große Worte', '{Own}. Mehr sagen wir nicht.'],
    ['Keine großen Worte', 'Nur {the}. Den Rest entscheidest du.'],
    ['Du weißt, was du magst', 'Also machen wir es kurz: {the}.'],
  ],
  season: [
    ['Bereit für {season}?', 'Auf den Zettel kommt noch etwas: {the}.'],
    ['Eine Idee für {season}', 'Der Termin steht, das Papier liegt bereit. Dazu {the}.'],
    ['Schon Pläne für {season}?', 'Schreib {theAcc} auf die Liste.'],
  ],
  occasion: [
    ['Hat bald jemand Geburtstag?', 'Schleife, Karte, fertig. Pack {theAcc} ein.'],
    ['Ein Samstag ohne Wecker', 'Keine Pläne vor Mittag. Nur {the}.'],
    ['Ein Geschenk an dich selbst', 'Keine Karte nötig. Pack {theAcc} einfach aus.'],
  ],
  pain: [
    ['{Pain}? Kennen wir.', 'Genug davon. Probier {theAcc}.'],
    ['{Pain}? Muss nicht sein.', 'Zeit für etwas anderes: {the}.'],
    ['Genug davon?', '{Pain}: Das kennt jeder. Probier {theAcc}.'],
    ['{painQuestion}', 'Probier {theAcc}.'],
    ['Kommt dir bekannt vor?', '{painSentence} Probier {theAcc}.'],
    ['Es geht auch anders', '{painSentence} Probier {theAcc}.'],
  ],
  worryQuote: [
    ['Kommt dir bekannt vor?', '„{worry}“ Probier {theAcc}.'],
    ['Schon mal gehört?', '„{worry}“ Da {waere} noch {the}.'],
    ['„{worry}“', 'Schon mal gedacht? Dann probier {theAcc}.'],
  ],
  praiseQuote: [
    ['„{praise}“', 'Die Rede war von {theDat}.'],
    ['In eigenen Worten', '„{praise}“ Die Rede war von {theDat}.'],
    ['Das hat jemand gesagt', '„{praise}“ Und meinte {theAcc}.'],
  ],
  audience: germanAudience,
  factLines: germanFactLines,
  callWords: {
    SHOP_NOW: 'Jetzt einkaufen',
    LEARN_MORE: 'Mehr dazu',
    BUY_NOW: 'Jetzt kaufen',
    ORDER_NOW: 'Jetzt bestellen',
    GET_OFFER: 'Angebot ansehen',
    SEE_MORE: 'Mehr ansehen',
    SIGN_UP: 'Registrieren',
    SUBSCRIBE: 'Abonnieren',
    BOOK_NOW: 'Jetzt buchen',
    CONTACT_US: 'Kontaktieren',
  },
  standIns: {
    clothing: { text: 'Teil', form: 'n' },
    sportswear: { text: 'Teil', form: 'n' },
    footwear: { text: 'Paar', form: 'n' },
    jewelry: { text: 'Schmuckstück', form: 'n' },
    furniture: { text: 'Möbelstück', form: 'n' },
    appliance: { text: 'Gerät', form: 'n' },
    climate: { text: 'Gerät', form: 'n' },
    computing: { text: 'Gerät', form: 'n' },
    smartHome: { text: 'Gerät', form: 'n' },
    lighting: { text: 'Leuchte', form: 'f' },
    tools: { text: 'Werkzeug', form: 'n' },
    camera: { text: 'Kamera', form: 'f' },
    music: { text: 'Instrument', form: 'n' },
    decor: { text: 'Stück', form: 'n' },
    food: { text: 'Leckerbissen', form: 'm' },
    drink: { text: 'Getränk', form: 'n' },
    spirits: { text: 'Flasche', form: 'f' },
    book: { text: 'Buch', form: 'n' },
    bag: { text: 'Tasche', form: 'f' },
    watch: { text: 'Uhr', form: 'f' },
    skincare: { text: 'Pflege', form: 'f' },
    hair: { text: 'Pflege', form: 'f' },
    fragrance: { text: 'Duft', form: 'm' },
    toy: { text: 'Spielzeug', form: 'n' },
    cycling: { text: 'Stück', form: 'n' },
    service: { text: 'Angebot', form: 'n' },
    general: { text: 'Stück', form: 'n' },
  },
  nouns: germanNouns,
  facts: germanFacts,
  negation:
    /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|weder|außer|ausgenommen|optional\p{L}*|separat erhältlich|separat|statt|anstatt|anstelle|im Gegensatz|vermeiden|ohne (?!Duftstoffe|Parf(?:ü|u)m|Parabene|Alkohol|Silikon|Zuckerzusatz|zugesetzten|Gluten|Laktose|BPA|Kabel))(?!\p{L})|(?<!\p{L})ohne (?!Duftstoffe|Parf(?:ü|u)m|Parabene|Alkohol|Silikon|Zuckerzusatz|zugesetzten|Gluten|Laktose|BPA|Kabel)/iu,
  seasons: {
    christmas: { says: /(?<!\p{L})(?:weihnacht|adventskalender|heiligabend|nikolaus)/iu, words: 'Weihnachten' },
    halloween: { says: /(?<!\p{L})halloween/iu, words: 'Halloween' },
    fathersDay: { says: /(?<!\p{L})vatertag/iu, words: 'den Vatertag' },
    mothersDay: { says: /(?<!\p{L})muttertag/iu, words: 'den Muttertag' },
    valentines: { says: /(?<!\p{L})valentin(?:stag|sgeschenk)/iu, words: 'den Valentinstag' },
    easter: { says: /(?<!\p{L})oster(?:n|hase|ei|nest|fest|geschenk|deko)/iu, words: 'Ostern' },
    thanksgiving: { says: /(?<!\p{L})thanksgiving/iu, words: 'Thanksgiving' },
    backToSchool: { says: /(?<!\p{L})(?:schulanfang|schulstart|einschulung)/iu, words: 'den Schulanfang' },
    newYear: { says: /(?<!\p{L})silvester/iu, words: 'Silvester' },
    wedding: { says: /(?<!\p{L})hochzeits(?:kleid|einladung|geschenk|tag|gast)/iu, words: 'die Hochzeit' },
    birthday: { says: /(?<!\p{L})geburtstags(?:karte|geschenk|feier|kerze|party)/iu, words: 'den Geburtstag' },
    summer: { says: /(?<!\p{L})sommer/iu, words: 'den Sommer' },
    winter: { says: /(?<!\p{L})winter/iu, words: 'den Winter' },
    spring: { says: /(?<!\p{L})fr(?:ü|ue)hling|(?<!\p{L})frühjahr/iu, words: 'den Frühling' },
    autumn: { says: /(?<!\p{L})herbst/iu, words: 'den Herbst' },
  },
  reading: germanReading,
  claims: germanClaims,
  tones: germanTones,
  worn: /(?<!\p{L})(?:fang an|anfang|probier|zeit für|platz für|nimm|hol|such|dazu|gibt es|mit dabei|griffbereit|zum beispiel|etwa|und zwar|pack|stell|leg|halt|eine?s davon|am anfang|in reichweite|los mit|vor dir|mittendrin)(?!\p{L})/giu,
  worry:
    /(?<!\p{L})(?:hasse?n?|hasst|nie|nicht|nichts|kein\p{L}*|immer|zu|müde|genug|schwer|schwierig|leider|keine zeit|nerv\p{L}*|problem\p{L}*|warum|ärger\p{L}*|satt|stress\p{L}*|sorgen?|schlecht\p{L}*|ständig|schon wieder|hates?|never|always|can'?t|tired|don'?t)(?!\p{L})/iu,
  clause:
    /(?<!\p{L})(?:ich|wir|sie|er|es|man|mein\p{L}*|unser\p{L}*|ist|sind|war|waren|hat|haben|habe|kann|können|wird|werden|will|muss|müssen|geht|gehen|bleibt|bleiben|wirft|braucht|nimmt|macht|machen|fällt|fehlt|rutscht|tropft|verliert|findet|finde)(?!\p{L})/iu,
}
