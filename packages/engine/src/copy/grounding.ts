import { type CopyRequest } from '@adloom/domain/copy.ts'
import { priceTexts } from './price-text.ts'

/** Why a passage may not stand. The first ten need a fact; the rest are the platforms' rules, which no fact lifts. */
export type UnsupportedKind =
  | 'number'
  | 'superlative'
  | 'guarantee'
  | 'comparison'
  | 'health'
  | 'delivery'
  | 'discount'
  | 'novelty'
  | 'award'
  | 'sustainability'
  | 'urgency'
  | 'shouting'
  | 'click-bait'
  | 'personal'

/** A passage that nothing supports, and a sentence that says what is wrong with it. */
export interface Unsupported {
  readonly kind: UnsupportedKind
  readonly passage: string
  readonly reason: string
}

/** What a claim may rest on. */
export interface Grounds {
  /** Everything the page and the user say, lower case, in one text. */
  readonly text: string
  /** Every number in it, as written without separators of thousands. */
  readonly numbers: ReadonlySet<string>
  /** Names whose capitals are their own. */
  readonly names: readonly string[]
}

/** Claims that hold only where the page makes them in the same words. */
const claims: Readonly<
  Record<Exclude<UnsupportedKind, 'number' | 'urgency' | 'shouting' | 'click-bait' | 'personal'>, { pattern: RegExp; reason: string }>
> = {
  superlative: {
    pattern:
      /\b(?:best|finest|greatest|fastest|cheapest|lowest|highest|strongest|lightest|safest|smartest|toughest|softest|quietest|thinnest|smallest|biggest|largest|most (?!of\b|days\b|mornings\b|nights\b|people\b|evenings\b)\p{L}+|number one|no\. ?1|#1|world[- ]class|unbeatable|unrivall?ed|unmatched|unsurpassed|ultimate|perfect(?:ly)?|flawless|ideal|premium|top[- ]rated|leading|favorite|favourite|bestselling|best-?seller|popular|trending|iconic|legendary|amazing|incredible|revolutionary|only one|like no other|second to none)\b/giu,
    reason: 'The page does not claim this superlative.',
  },
  guarantee: {
    pattern:
      /\b(?:guarante\p{L}*|warrant(?:y|ies)|money[- ]back|risk[- ]free|lifetime|never (?:fails?|breaks?)|100 ?% (?:safe|secure|satisf\p{L}+)|proven|certified|approved|lasts? (?:forever|for years|a lifetime)|indestructible)\b/giu,
    reason: 'The page gives no such guarantee.',
  },
  comparison: {
    pattern:
      /\b(?:better than|faster than|cheaper than|stronger than|lighter than|quieter than|more \p{L}+ than|less \p{L}+ than|unlike (?:other|any)|beats|outperforms?|compared (?:to|with)|twice as|times (?:more|less|faster|better))\b/giu,
    reason: 'The page does not make this comparison.',
  },
  health: {
    pattern:
      /\b(?:cures?|heals?|healing|healthy|healthier|treats? (?:acne|pain|anxiety|eczema|\p{L}+itis)|therap(?:y|eutic)|clinically|dermatolog\p{L}*|anti[- ]?(?:ageing|aging|bacterial|wrinkle|inflammatory)|hypoallergenic|detox\p{L}*|immun\p{L}*|weight loss|lose weight|burns? fat|slimming|pain relief|relieves?|stress relief|insomnia|sleep better|medical(?:-grade)?|doctor\p{L}*|non-?toxic|boosts? (?:energy|immunity|metabolism))\b/giu,
    reason: 'The page does not make this health claim.',
  },
  delivery: {
    pattern:
      /\b(?:(?:free|fast|same[- ]day|next[- ]day|express|quick) (?:shipping|delivery|returns?)|free\b(?! time)|ships? (?:free|fast|today|within)|delivered (?:free|tomorrow|today)|in stock|ready to ship|easy returns?|overnight)\b/giu,
    reason: 'The page does not promise this about price or delivery.',
  },
  discount: {
    pattern:
      /\b(?:sale|discount(?:ed|s)?|\d+ ?% off|half[- ]price|bargain|special offer|deal|clearance|coupon|promo code|save (?:up to )?[$£€\d]\S*|low(?:est)? price|reduced)\b/giu,
    reason: 'The page shows no such reduction.',
  },
  novelty: {
    pattern:
      /\b(?:brand[- ]new|all[- ]new|newest|latest|just (?:landed|arrived|launched|dropped)|new (?:from|in|arrival|collection|release|season)|introducing|first ever|limited[- ]edition|exclusive(?:ly)?)\b/giu,
    reason: 'The page does not say that it is new or exclusive.',
  },
  award: {
    pattern:
      /\b(?:award[- ]?winning|awards?|as seen (?:on|in)|recommended by|endorsed|loved by|trusted by|thousands of|millions of|everyone(?:'s| is) (?:talking|loving)|\d[\d,.]* (?:happy )?customers)\b/giu,
    reason: 'The page names no such award or following.',
  },
  sustainability: {
    pattern:
      /\b(?:eco[- ]?friendly|sustainabl[ey]|organic|vegan|cruelty[- ]free|recycled|recyclable|biodegradable|carbon[- ]neutral|climate[- ]neutral|all[- ]natural|chemical[- ]free|fair[- ]?trade|plastic[- ]free|handmade|hand[- ]crafted|handcrafted|made in \p{L}+|locally|waterproof|unbreakable|dishwasher[- ]safe|machine[- ]washable)\b/giu,
    reason: 'The page does not state this property.',
  },
}

/** The platforms' rules (Meta advertising standards; Amazon moderation pages, read 2026-11-20): no fact makes these acceptable. */
const rules: readonly { readonly kind: UnsupportedKind; readonly pattern: RegExp; readonly reason: string }[] = [
  {
    kind: 'urgency',
    pattern:
      /\b(?:last chance|act now|(?<!\b(?:no|less|a|any) )hurry|while (?:stocks?|supplies) lasts?|selling (?:out )?fast|almost gone|don['’]?t miss(?: out)?|limited[- ]time|only \d+ left|ends (?:soon|today|tonight)|today only|before it['’]?s (?:too late|gone)|final hours)\b/giu,
    reason: 'Platforms refuse pressure like this.',
  },
  {
    kind: 'click-bait',
    pattern:
      /\b(?:you won['’]?t believe|click here|this one (?:weird )?trick|shocking|what happen(?:s|ed) next|doctors hate|secret (?:they|that)|will blow your mind|gone viral|miracle)\b|[!?]{2,}|\${3,}/giu,
    reason: 'Platforms refuse click-bait like this.',
  },
  {
    kind: 'personal',
    pattern:
      /\bare you (?:an? )?(?:overweight|fat|obese|depressed|lonely|single|divorced|broke|poor|in debt|old|disabled|gay|lesbian|bisexual|trans\p{L}*|christian|muslim|jewish|hindu|black|white|asian|latino|bald|pregnant|unemployed|sick|diabetic|anxious|a student|a veteran)\b|\b(?:women|men|people|guys|girls|ladies|moms|mums|dads|seniors|students|singles|homeowners|parents) (?:like|just like|such as) you\b|\byour (?:weight|obesity|depression|anxiety|disability|debts?|acne|wrinkles|belly|diabetes|illness|disease|religion|ethnicity|sexuality|age|income)\b|\b(?:other|fellow|meet) (?:christians|muslims|jews|seniors|singles|gays|blacks)\b|\bas an? (?:woman|man|student|mom|mum|dad|parent|senior|homeowner)\b|\byou (?:new|young|busy|old) \p{L}+/giu,
    reason: 'Platforms refuse texts that tell people what they are.',
  },
]

const LONGEST_CAPITALS = 4

/** "1,299.00" and "1299" are one number; so are "4.80" and "4.8". */
const plainNumber = (digits: string): string => {
  const plain = digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

const numbersIn = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((digits) => plainNumber(digits))

/** What a request lets copy claim. */
export function groundsOf(request: CopyRequest): Grounds {
  const { title, description, facts, targeting } = request
  const price = priceTexts(facts?.price)
  const rating = facts?.rating
  const names = [title, facts?.brand, facts?.siteName, targeting?.businessName, targeting?.productName, targeting?.headline].filter(
    (name) => typeof name === 'string',
  )
  const computed = [
    price?.price,
    price?.before,
    price?.saving,
    price?.percent,
    price?.percent === null || price === null ? null : `${price.percent} off, save ${price.saving}, reduced, discount, sale`,
    rating === null || rating === undefined ? null : `${rating.value} ${rating.value.toFixed(1)} out of 5, ${rating.count} ratings`,
    facts?.price?.amount.toString(),
  ]
  const said = [
    ...names,
    description,
    facts?.category,
    ...(facts?.features ?? []),
    ...(facts?.categoryPath ?? []),
    targeting?.painPoints,
    targeting?.quotes,
    ...(targeting?.additionalQuotes ?? []),
    targeting?.productCategory,
    ...computed,
  ].filter((text) => typeof text === 'string')
  const text = said.join('\n').normalize('NFC').replaceAll('’', "'")
  return { text: text.toLowerCase(), numbers: new Set(numbersIn(text)), names }
}

/**
 * Every passage of an ad text that the facts do not support or the platforms refuse: numbers, superlatives, guarantees, comparisons, health,
 * delivery, reductions, novelty, awards, properties; pressure, shouting, click-bait, personal attributes. Empty when it may run.
 */
export function findUnsupported(text: string, grounds: Grounds): readonly Unsupported[] {
  const found: Unsupported[] = []
  const plain = text.normalize('NFC').replaceAll('’', "'")
  for (const digits of plain.match(/\d+(?:[.,]\d+)*/g) ?? []) {
    if (!grounds.numbers.has(plainNumber(digits)))
      found.push({ kind: 'number', passage: digits, reason: `No fact gives the number ${digits}.` })
  }
  for (const [kind, { pattern, reason }] of Object.entries(claims)) {
    for (const [passage] of plain.matchAll(pattern)) {
      // Object.entries forgets that the keys are kinds.
      if (!grounds.text.includes(passage.toLowerCase())) found.push({ kind: kind as UnsupportedKind, passage, reason })
    }
  }
  for (const { kind, pattern, reason } of rules) {
    for (const [passage] of plain.matchAll(pattern)) found.push({ kind, passage, reason })
  }
  for (const [word] of plain.matchAll(/(?<![\p{L}\p{N}'-])\p{Lu}[\p{Lu}'-]*\p{Lu}(?![\p{L}\p{N}])/gu)) {
    if (word.length > LONGEST_CAPITALS && !grounds.names.some((name) => name.includes(word))) {
      found.push({ kind: 'shouting', passage: word, reason: 'Platforms refuse words in capitals.' })
    }
  }
  return found
}
