import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { pairingSchema } from '@adloom/domain/design/ad-style.ts'
import { wordsByLanguage } from '@adloom/engine/compose/languages.test-data.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'

/** Every layout in every format, with the size in pixels. Object.keys loses the type of keys; the types of both records make them complete. */
const layoutsInFormats = (Object.keys(adLayouts) as AdLayout[]).flatMap((layout) =>
  (Object.keys(adFormats) as AdFormat[]).map((format) => ({ ...adFormats[format], id: `${layout}-${format}`, layout, format })),
)

/** In how many formats each layout is compared. */
const FORMATS_EACH = 1

/** The pairs that are compared without a language of their own: each layout in some formats, the formats in turn. */
export const comparedLayouts = layoutsInFormats.filter((_, place) => {
  const count = Object.keys(adFormats).length
  return ((place % count) + 2 * Math.floor(place / count) + Math.floor(place / count / 2)) % count < FORMATS_EACH
})

/** Layouts with text on a picture that was made in the shape of the frame, and measured behind the text. */
export const adsInShapes = layoutsInFormats
  .filter(({ layout }) => layout === 'poster' || layout === 'split')
  .map((ad) => ({ ...ad, id: `${ad.id}-shaped` }))

/** What a language alone does not show: both directions in one line, emoji, and texts that are too long, too short or no words. */
const mixtures = {
  emoji: {
    brandName: 'Fest',
    headline: 'Party 🎉 time 👩🏽‍🍳',
    description: '✔ Free shipping ❤️ 1️⃣ day 🇫🇷 → ★ 4.8',
    callToAction: 'Go 👉🏾',
  },
  'emoji-alone': { brandName: '🎈', headline: '🎉👩🏽‍🍳🇫🇷👨‍👩‍👧', description: '❤️🔥👍🏿👩‍👩‍👦 1️⃣2️⃣', callToAction: '👉🏾' },
  'arabic-with-latin': {
    brandName: 'Northbrew',
    headline: 'خصم 25% على Northbrew Pro (إصدار 2026) 🎉',
    description: 'السعر 49.99 € بدلًا من 79.00 €، والشحن مجاني (3–5 أيام) عبر DHL.',
    callToAction: 'اشترِ Northbrew',
  },
  'hebrew-with-latin': {
    brandName: 'בית Cotton',
    headline: '50% הנחה על Air Max (מידה 42)',
    description: 'רק ₪199.90 במקום ₪299 – עד 24/12! משלוח חינם (2–4 ימים).',
    callToAction: 'קנו ב-₪199',
  },
  'latin-with-arabic': {
    brandName: 'Nour نور',
    headline: 'Nour (نور) lamp, 20 % off',
    description: 'Price: ٤٩ ريال or $13, “ضوء دافئ” (warm light), 綿 and かな.',
    callToAction: 'Buy نور',
  },
  digits: { brandName: '4711', headline: '1 + 1 = 3', description: '24/7, 365. 10–20, 3 × 5, 100 %.', callToAction: '2 × 1' },
  'two-letters': { brandName: 'O', headline: 'Hi', description: 'Oh', callToAction: 'Go' },
  'long-words': {
    brandName: 'Donaudampfschifffahrtsgesellschaft',
    headline: 'Donaudampfschifffahrtskapitänsmützenabzeichen',
    description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung, Grundstücksverkehrsgenehmigungszuständigkeit',
    callToAction: 'Kraftfahrzeughaftpflichtversicherung abschließen',
  },
  'long-headline': {
    brandName: 'Northbrew',
    headline:
      'A kettle that pours exactly where you want it, keeps the temperature you chose for an hour, remembers it tomorrow morning, and looks as calm on the table as the tea or coffee that you made with its help',
    description: 'Stainless steel.',
    callToAction: 'Shop now',
  },
}

/** An ad in every language that the fonts have, and of each mixture, the layouts and formats in turn. */
export const adsInLanguages = Object.entries({ ...wordsByLanguage, ...mixtures }).map(([language, words], place) => {
  const { layout, format } = layoutsInFormats[place % layoutsInFormats.length]
  return { words, id: `in-${language}`, layout, format }
})

/** What is set by rules of its own: marks of keyboards, figures, lines in the middle that begin and end in marks. */
const typedWords = {
  brandName: "L'Atelier d'Or",
  headline: '"Cold for a day", from $1,299.50',
  description: 'It\'s 100% steel... and "the best" No. 5 we\'ve tested, 24 hours a day.',
  callToAction: "Let's go",
  language: 'en' as const,
}

/** An ad in each pairing of typefaces, as a brand asks for it, in layouts whose lines begin at the left and in the middle. */
export const adsInPairings = pairingSchema.options.map((pairing, place) => ({
  words: { ...typedWords, style: { pairing, corners: null } },
  id: `in-type-${pairing}`,
  layout: (['editorial', 'card', 'arch', 'split'] as const)[place % 4],
  format: (['social', 'square', 'story', 'landscape'] as const)[(place + Math.floor(place / 4)) % 4],
}))
