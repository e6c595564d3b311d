import { englishAudience } from './en-audience.ts'
import { englishFactLines } from './en-facts.ts'
import { homePhrases } from './en-home.ts'
import { livingPhrases } from './en-living.ts'
import { techPhrases } from './en-tech.ts'
import { type Phrasebook } from './phrasebook.ts'

/** English, spelled so that it is right on both sides of the Atlantic: words that differ ("colour", "tyre") are avoided. */
export const english: Phrasebook = {
  groups: { ...homePhrases, ...techPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
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
  season: [
    ['Ready for {season}?', 'Put {the} on your {season} list.'],
    ['One for {season}', 'The date is coming. {The} {is} ready for it.'],
    ['{season} plans?', 'Make room for {the}.'],
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
  calls: {
    benefit: ['SHOP_NOW', 'SEE_MORE'],
    feature: ['LEARN_MORE', 'SEE_MORE'],
    problem: ['SHOP_NOW', 'LEARN_MORE'],
    audience: ['SHOP_NOW', 'SEE_MORE'],
    offer: ['BUY_NOW', 'SHOP_NOW', 'ORDER_NOW'],
    proof: ['SHOP_NOW', 'SEE_MORE'],
    season: ['SHOP_NOW', 'ORDER_NOW'],
    question: ['SEE_MORE', 'LEARN_MORE'],
    'how-to': ['LEARN_MORE', 'SEE_MORE'],
    brand: ['SEE_MORE', 'SHOP_NOW'],
  },
  standIns: {
    clothing: 'this piece',
    footwear: 'this pair',
    jewelry: 'this piece',
    furniture: 'this piece',
    decor: 'this piece',
    food: 'this treat',
    drink: 'this one',
    spirits: 'this bottle',
    book: 'this one',
    bag: 'this bag',
    watch: 'this watch',
    skincare: 'this one',
    fragrance: 'this scent',
    toy: 'this toy',
    service: 'this one',
    general: 'this one',
  },
}
