import { callsToAction } from '@adloom/domain/copy.ts'
import { englishAudience } from './audience-phrases.ts'
import { englishClaims } from './claims.ts'
import { englishFactLines } from './fact-lines.ts'
import { englishFacts } from './facts.ts'
import { englishGrammar } from './grammar.ts'
import { homePhrases } from './home-phrases.ts'
import { livingPhrases } from './living-phrases.ts'
import { englishReading } from './reading.ts'
import { techPhrases } from './tech-phrases.ts'
import { englishTones } from './tones.ts'
import { type Phrasebook } from '../phrasebook.ts'

/** English, spelled so that it is right on both sides of the Atlantic: words that differ ("colour", "tyre") are avoided. */
export const english: Phrasebook = {
  language: 'en',
  grammar: englishGrammar,
  groups: { ...homePhrases, ...techPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
  ],
  look: [
    ['What you see', 'Is what you unpack: {the}.'],
    ['One line will do', '{Own}. That was the line.'],
    ['No adjectives today', 'Only {the}.'],
  ],
  offer: [
    ['{percent} off {ownName}', 'Now {price} instead of {before}.'],
    ['Now {price}, was {before}', 'That is {saving} off {the}.'],
    ['{saving} off {ownName}', 'Was {before}, now {price}.'],
    ['Was {before}, now {price}', '{saving} less for {the}.'],
    ['{ownName}, {price}', ''],
    ['{aKind} for {price}', 'Make it {own}.'],
    ['{headFact}, {price}', ''],
    ['{price} for {own}', ''],
    ['Yours for {price}', 'Bring {the} home.'],
  ],
  reduction: (percent, saving) => `${percent} off, save ${saving}, reduced, discount, sale`,
  proof: [
    ['Ask {count} people', 'They rated {the} {rating} out of 5.'],
    ['Rated {rating} by {count} people', ''],
    ['{rating} out of 5', '{count} people rated {the}.'],
    ['{rating} stars, {count} people', ''],
  ],
  brand: [
    ['{ownName} by {house}', ''],
    ['New to {brand}?', 'Start with {the}.'],
    ['Your first {brand}?', '{The} {is} a good place to start.'],
    ['Say hello to {brand}', 'And bring {the} home.'],
    ['From {seller}', 'You came for one thing. Leave with {the}.'],
    ['Found at {seller}', 'Somebody there picked well. That would be {the}.'],
  ],
  voice: [
    ['Plain and simple', '{Own}. No speech needed.'],
    ['No big words', 'Just {the}. The rest is up to you.'],
    ['You know what you like', 'So we will keep it short: {the}.'],
  ],
  season: [
    ['Ready for {season}?', 'Put {the} on your {season} list.'],
    ['One for {season}', 'The date is coming. {The} {is} ready for it.'],
    ['{season} plans?', 'Make room for {the}.'],
  ],
  occasion: [
    ['Somebody’s birthday soon?', 'Ribbon, card, done. Wrap up {the}.'],
    ['For a slow Saturday', 'No plans before noon. Only {the}.'],
    ['A present for yourself', 'No card needed. Unwrap {the} when you like.'],
  ],
  pain: [
    ['Tired of {pain}?', 'Enough of that. Try {the}.'],
    ['Enough of {pain}', 'Time for something else: {the}.'],
    ['Tired of it?', '{Pain}: we have all been there. Try {the}.'],
    ['{painQuestion}', 'Try {the}.'],
    ['Sound familiar?', '{painSentence} Try {the}.'],
    ['There is another way', '{painSentence} Try {the}.'],
  ],
  worryQuote: [
    ['Sound familiar?', '“{worry}” Try {the}.'],
    ['Heard this one before?', '“{worry}” Here {is} {the}.'],
    ['“{worry}”', 'If you have ever said that, try {the}.'],
  ],
  praiseQuote: [
    ['“{praise}”', 'That was about {the}.'],
    ['In their own words', '“{praise}” That was about {the}.'],
  ],
  audience: englishAudience,
  factLines: englishFactLines,
  callWords: callsToAction,
  standIns: {
    clothing: { text: 'piece', form: 'm' },
    footwear: { text: 'pair', form: 'm' },
    jewelry: { text: 'piece', form: 'm' },
    furniture: { text: 'piece', form: 'm' },
    decor: { text: 'piece', form: 'm' },
    food: { text: 'treat', form: 'm' },
    drink: { text: 'one', form: 'm' },
    spirits: { text: 'bottle', form: 'm' },
    book: { text: 'one', form: 'm' },
    bag: { text: 'bag', form: 'm' },
    watch: { text: 'watch', form: 'm' },
    skincare: { text: 'one', form: 'm' },
    fragrance: { text: 'scent', form: 'm' },
    toy: { text: 'toy', form: 'm' },
    service: { text: 'one', form: 'm' },
    general: { text: 'one', form: 'm' },
  },
  nouns: [],
  facts: englishFacts,
  negation:
    /\b(?:not|never|without|except|excluding|isn't|aren't|don't|doesn't|cannot|can't|optional|sold separately|avoid|unlike|instead of)\b/i,
  seasons: {
    christmas: { says: /\bchristmas|\bxmas\b|\badvent calendar/i, words: 'Christmas' },
    halloween: { says: /\bhalloween\b/i, words: 'Halloween' },
    fathersDay: { says: /\bfather'?s day\b/i, words: 'Father’s Day' },
    mothersDay: { says: /\bmother'?s day\b/i, words: 'Mother’s Day' },
    valentines: { says: /\bvalentine'?s?\b/i, words: 'Valentine’s Day' },
    easter: { says: /\beaster\b/i, words: 'Easter' },
    thanksgiving: { says: /\bthanksgiving\b/i, words: 'Thanksgiving' },
    backToSchool: { says: /\bback[- ]to[- ]school\b/i, words: 'the school year' },
    newYear: { says: /\bnew year'?s (?:eve|day)\b/i, words: 'New Year’s Eve' },
    wedding: { says: /\bwedding (?:dress|invitation|gift|day|guest)/i, words: 'the wedding' },
    birthday: { says: /\b(?:birthday) (?:card|gift|present|party|candle)/i, words: 'the birthday' },
    summer: { says: /\bsummer\b/i, words: 'summer' },
    winter: { says: /\bwinter\b|\bski(?:ing)?\b/i, words: 'winter' },
    spring: { says: /\bspring\b(?! (?:mattress|steel|bed|onion|water|roll))/i, words: 'spring' },
    autumn: { says: /\bautumn\b/i, words: 'autumn' },
  },
  reading: englishReading,
  claims: englishClaims,
  tones: englishTones,
  worn: /\b(?:(?:take|have) a (?:good |closer )?look|see what|start with|begin with|reach for|for example|make room|bring out|look(?:s|ed)? (?:in|at|closer)|get to know|perhaps|think of|at hand|comes? along|take .{2,40} along|is waiting|are waiting|is ready|are ready|put .{2,40} (?:to|on|where))\b/gi,
  worry:
    /\b(?:hates?|never|can'?t|cannot|tired|always|too|hard|no time|wish|struggle|annoy\w*|problem|don'?t|not|nothing|why|difficult|waste|fed up|sick of|worried|stress\w*)\b/i,
  clause: /\b(?:i|we|they|their|it|is|are|was|has|have|can'?t|cannot|don'?t|doesn'?t|never|gets?|takes?|won'?t|needs?|wants?)\b/i,
}
