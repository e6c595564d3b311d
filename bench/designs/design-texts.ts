import { sampleAdFacts } from '@adloom/domain/design/sample-ad-facts.test-data.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'

type Words = Pick<Creative, 'brandName' | 'headline' | 'description' | 'callToAction'>

/** Lengths of headlines, in graphemes. 40 is the longest that is offered. */
const HEADLINE_LENGTHS = [2, 8, 16, 27, 40] as const

interface Script extends Words {
  readonly id: string
}

/** What ads say in each script; headlines are cut to every length. Add yours here. */
const scripts: readonly Script[] = [
  {
    id: 'Latin',
    brandName: 'Northbrew',
    headline: 'A kettle that pours exactly where you like it to',
    description: 'Keeps the temperature you chose for an hour, and remembers it.',
    callToAction: 'Shop now',
  },
  {
    id: 'German',
    brandName: 'Bergwerk & Söhne',
    headline: 'Donaudampfschifffahrtskapitänsmützenhalter',
    description: 'Handgefertigte Wanderschuhe mit Feuchtigkeitsregulierung und Trittsicherheitsgarantie.',
    callToAction: 'Jetzt entdecken',
  },
  {
    id: 'Arabic',
    brandName: 'نور',
    headline: 'مصباح يملأ غرفتك بضوء دافئ طوال المساء وحتى الفجر',
    description: 'مصنوع يدويًا من النحاس، ويأتيك في ثلاثة أيام.',
    callToAction: 'تسوّق الآن',
  },
  {
    id: 'Hebrew',
    brandName: 'אור',
    headline: 'מנורה שממלאת את החדר באור חם לאורך כל הערב והלילה',
    description: 'עבודת יד מנחושת, מגיעה אליכם תוך שלושה ימים.',
    callToAction: 'לרכישה',
  },
  {
    id: 'CJK',
    brandName: '灯り工房',
    headline: '長い夜をやさしく照らす手作りの真鍮ランプが三日以内にご自宅へ届きます今だけ送料無料です',
    description: '職人が一つずつ仕上げた、あたたかな光です。',
    callToAction: '今すぐ購入',
  },
  {
    id: 'Thai',
    brandName: 'แสง',
    headline: 'โคมไฟทองเหลืองทำมือที่ให้แสงอบอุ่นตลอดทั้งคืนยาวนานจนถึงเช้า',
    description: 'ทำด้วยมือทีละชิ้น ส่งถึงบ้านภายในสามวัน',
    callToAction: 'ซื้อเลย',
  },
  {
    id: 'Devanagari',
    brandName: 'रोशनी',
    headline: 'हाथ से बना पीतल का दीपक जो आपके कमरे को पूरी रात गर्म रोशनी से भर देता है',
    description: 'हर दीपक अलग है, और तीन दिन में घर पहुँचता है।',
    callToAction: 'अभी खरीदें',
  },
  {
    id: 'emoji',
    brandName: 'Fest 🎈',
    headline: '🎉 Party time 👩🏽‍🍳 for the whole street 🇫🇷 and all',
    description: 'Free shipping ❤️ today, and cake 🍰 for everyone.',
    callToAction: 'Go 👉🏾',
  },
]

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const beginningOf = (text: string, length: number): string =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, length)
    .join('')
    .trim()

const accents = ['#1F6F54', '#FFD400', '#B5364A', '#0B3B5A', '#FFFFFF', '#C2410C', '#7A7A7A', '#111111']

interface DesignText {
  readonly id: string
  readonly creative: Omit<Creative, 'image' | 'cutout' | 'pictures'>
}

/** Every script with headlines of every length, in the next brand colour each; the pages of every second one state nothing. */
export const designTexts: readonly DesignText[] = scripts.flatMap(({ id, headline, ...words }, script) =>
  HEADLINE_LENGTHS.map((length, place) => ({
    id: `${id} ${length}`,
    creative: {
      ...plainCreative,
      ...words,
      brandLogo: null,
      headline: beginningOf(headline, length),
      accent: accents[(script + place) % accents.length],
      facts: (script + place) % 2 === 0 ? sampleAdFacts : plainCreative.facts,
    },
  })),
)
