import { type Angle } from '@adloom/domain/copy.ts'
import { graphemes } from './limits.ts'
import { type Phrasebook } from './phrasebook/phrasebook.ts'
import { isPlainAdjective } from './plain-adjectives.ts'
import { wordsOf } from './product-kind.ts'
import { shuffled } from './seeded.ts'
import { agreement, capital, type SlotTexts } from './slots.ts'
import { type Subject } from './subject.ts'

/** One way to name the product, as slots, and whether it tells it from others of its kind: "Tideline Mug" does, "Stoneware Mug" does not. */
export interface NameVariant {
  readonly slots: SlotTexts
  readonly telling: boolean
}

/** Names a description likes best are at most this long; longer ones only when nothing else is known. */
const EASY_NAME = 40

/** Words many products share: a name without any other does not tell one from the next. */
const shared =
  /^(?:kit|set|pack|fine|trail|cast|city|running|walking|orthop(?:a?edic)|single|malt|year|old|classic|classical|pro|plus|mini|large|small|big|compact|seater|person|piece|men|women|kids|travel|home|new|original|dining|outdoor|indoor|garden|kitchen|dual|double|heavy|soft|pure|everyday|essential|essentials|usb|hd|bar|long|short|wide|slim|night|day|in|for|with|and|of|speed|wi|fi)$/i

const forWhom = /^(?:men|women|kids|boys|girls|baby|unisex|adult)(?:'?s)?'?$/i

/** The words of the longest name that are the product's own: neither its noun nor a material, colour or make. */
export function ownWords({ name }: Subject): readonly string[] {
  if (name === null) return []
  const kindWords = new Set(wordsOf(name.kind?.text ?? '').map((word) => word.toLowerCase()))
  return wordsOf(name.names[0])
    .map((word) => word.toLowerCase())
    .flatMap((word) => word.split('-'))
    .filter(
      (word) => !kindWords.has(word) && !isPlainAdjective(word) && !forWhom.test(word) && /\p{L}{2}/u.test(word) && !shared.test(word),
    )
}

/** "Tideline Mug" for "Tideline Stoneware Mug"; null when there is nothing to leave out. */
function shortName({ name, brand }: Subject): string | null {
  if (name?.kind === null || name === null) return null
  const core = name.names.find((one) => brand === null || !one.toLowerCase().includes(brand.toLowerCase()))
  const words = core?.split(' ') ?? []
  const place = words.findIndex((word) => isPlainAdjective(word))
  const lead = words.slice(0, Math.max(0, place))
  const noun = name.kind.text
    .split(' ')
    .map((word) => capital(word))
    .join(' ')
  if (lead.every((word) => forWhom.test(word) || shared.test(word)) || lead.some((word) => /\W$/.test(word))) return null
  if (name.kind.text.split(' ').some((word) => lead.some((other) => other.toLowerCase() === word.toLowerCase()))) return null
  return `${lead.join(' ')} ${noun}`
}

/** Whether a text holds one of the words, whole. */
export const holdsWord = (text: string, words: readonly string[]): boolean => {
  const held = new Set(
    wordsOf(text).flatMap((word) =>
      word
        .toLowerCase()
        .replace(/['’]s$|\.$/u, '')
        .split('-'),
    ),
  )
  return words.some((word) => held.has(word.replace(/['’]s$|\.$/u, '')))
}

/** How the product may be called in this option, best first: "the Core 400S Air Purifier", "AirPods Pro", "this mug", "this one". */
export function nameVariants(book: Phrasebook, subject: Subject, seed: number, angle: Angle): readonly NameVariant[] {
  const { name, kind, group, house, brand } = subject
  const standIn = book.standIns[group] ?? book.standIns.general
  const thisKind = kind === null ? standIn : kind.number === 'many' ? `these ${kind.text}` : `this ${kind.text}`
  const slotsOf = (bare: string | null, running: string, isOwn: boolean): SlotTexts => ({
    ...agreement(bare === null || name === null ? (kind?.number ?? 'one') : name.number),
    name: bare,
    the: running,
    The: capital(running),
    own: isOwn ? running : null,
    Own: isOwn ? capital(running) : null,
    ownName: isOwn ? bare : null,
  })
  if (name === null) {
    const generic = { slots: slotsOf(null, thisKind, false), telling: true }
    return kind === null && house !== null ? [{ slots: slotsOf(house, house, true), telling: true }, generic] : [generic]
  }
  const own = ownWords(subject)
  // The product's own words tell more than its brand's: of "Longshore Pier Tote Bag", "Pier Tote Bag" rather than "Longshore Tote Bag".
  const product = own.filter((word) => brand === null || !holdsWord(brand, [word]))
  const tellingWords = product.length > 0 ? product : own
  const short = shortName(subject)
  const all = short === null || name.names.includes(short) ? name.names : [name.names[0], short, ...name.names.slice(1)]
  const named = all.map((bare): NameVariant => {
    const isGeneric = kind !== null && name.kind !== null && bare.toLowerCase() === kind.text.toLowerCase()
    const isBrand = bare === brand && name.names.length > 1
    const running = isGeneric ? thisKind : name.article && !/^(?:the|this|an?)\b/i.test(bare) ? `the ${bare}` : bare
    return { slots: slotsOf(bare, running, !isGeneric && !isBrand), telling: own.length === 0 || holdsWord(bare, tellingWords) }
  })
  const easy = named.filter(({ slots, telling }) => telling && slots.own !== null && graphemes(slots.name ?? '') <= EASY_NAME)
  // People do not repeat a name the same way eight times either.
  const turned = shuffled(easy.slice(0, 4), seed, `name:${angle}`)
  return [...turned, ...named.filter((variant) => !turned.includes(variant))]
}
