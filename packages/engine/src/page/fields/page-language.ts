import { languageOfHost } from '../fetch/accept-language.ts'
import { textOf } from '../document/page-text.ts'
import { elementsOf } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'

/** Words that are frequent in one language and rare in the others. Add yours here. */
const frequent: Readonly<Record<string, string>> = {
  en: 'the and of to in for with you your is this that are from our it on as or by',
  de: 'und der die das mit für ist nicht ein eine von den auf zu im sie wir bei oder ihr',
  fr: 'le la les des et une est pour dans avec sur vous votre nous du au aux par plus ce',
  es: 'el la los las de y en con para una por su tu del que es más sin al como',
  it: 'il di che e la per con una del della sono nel non gli dei alla più tuo questo è',
  pt: 'o de e do da em para com uma os as não por mais dos seu no na ao você',
  nl: 'de het een en van voor met op is dat je niet ook uw bij zijn naar onze aan wij',
  sv: 'och att det som för på är med till den av inte ett din från har vi kan du',
  da: 'og at det er på til med for den af ikke en du din fra har vi kan som der',
  no: 'og det som er på til med for av ikke en du din fra har vi kan den eller ved',
  fi: 'ja on ei se että myös sekä voit tai ovat kun tuotteen joka sinun meidän lisää niin',
  pl: 'i w na z do się jest nie dla oraz od po to przez ze lub produkt jak są',
  cs: 'a se na je v s pro do že nebo od ve za při jsou také i po které můžete',
  sk: 'a sa na je v s pre do že alebo od vo za pri sú aj po ktoré môžete tento',
  hu: 'a az és hogy nem is egy van meg vagy azonban termék minden ez már csak kell',
  ro: 'și de în la cu pe pentru este nu un o din sau mai prin care sunt să produs',
  hr: 'i u na je za se s od da su po ili koji iz nije te bez do proizvod kao',
  sl: 'in v na je za se s od da so po ali ki iz ni z do izdelek kot pri',
  et: 'ja on ei see mis kui või ka ning oma et kuid toode saab millest meie teie',
  lv: 'un ir ar no uz par vai kas tas nav līdz pēc preces kā jūs mūsu',
  lt: 'ir yra su iš į kad ne tai arba nuo prie prekės kaip jūs mūsų',
  tr: 've bir bu için ile da de çok en olarak veya olan ürün gibi daha her',
  id: 'dan yang di untuk dengan dari ini pada tidak atau anda kami ke dalam produk bisa',
  ru: 'и в на с для не по из от это что как или за до товара при цена мы',
  uk: 'і в на з для не та від це що як або за до товару при ми ціна',
  bg: 'и в на с за не от да се е по или до са при цена че което',
  sr: 'и у на је за се са од да су по или који из није',
}
const languages = Object.keys(frequent)
/** The languages in which each word is frequent, as indices into `languages`. */
const placesOfWord = new Map<string, readonly number[]>()
for (const [place, words] of Object.values(frequent).entries())
  for (const word of new Set(words.split(' '))) placesOfWord.set(word, [...(placesOfWord.get(word) ?? []), place])

/**
 * The language of a text by its script and its function words, and the confidence (share of words that are function words). Null for too
 * little text.
 */
export function languageOfText(text: string): { readonly language: string; readonly share: number } | null {
  const sample = text.slice(0, 12_000)
  const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  if (letters < 40) return null
  // Dashes and currency signs are above U+2000 and belong to no script.
  if (/[\u0370-\u1fff\u2e80-\uffff]/.test(sample)) {
    const kana = count(/[\u3040-\u30ff]/g)
    if (kana > 8 && kana / letters > 0.05) return { language: 'ja', share: 1 }
    const byScript: readonly [string, number][] = [
      ['ko', count(/\p{Script=Hangul}/gu)],
      ['zh', count(/\p{Script=Han}/gu)],
      ['ar', count(/\p{Script=Arabic}/gu)],
      ['he', count(/\p{Script=Hebrew}/gu)],
      ['el', count(/\p{Script=Greek}/gu)],
      ['th', count(/\p{Script=Thai}/gu)],
      ['hi', count(/\p{Script=Devanagari}/gu)],
    ]
    for (const [language, amount] of byScript)
      if (amount / letters > (language === 'zh' || language === 'ko' ? 0.25 : 0.4)) return { language, share: amount / letters }
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < 12) return null
  const counts = languages.map(() => 0)
  for (const word of words) for (const place of placesOfWord.get(word) ?? []) counts[place]++
  const scores = languages
    .map((language, place) => ({ language, share: counts[place] / words.length }))
    .toSorted((one, other) => other.share - one.share)
  const [first, second] = scores
  return first.share < 0.06 || first.share - second.share < 0.01 ? null : first
}

/**
 * The page's language as a two-letter code: as declared, unless its text is clearly in another. `texts`: the product's own text; the page's
 * text is used when that is too short.
 */
export function languageOf(reading: PageReading, texts: readonly string[]): string | null {
  const declared = /^[a-z]{2}/i.exec(reading.locale.trim())?.[0].toLowerCase() ?? null
  const own = languageOfText(texts.join(' '))
  const [body] = elementsOf(reading.page, 'body')
  const around = languageOfText(
    body === undefined
      ? reading.page.nodes
          .filter((node) => typeof node === 'string')
          .join(' ')
          .slice(0, 8000)
      : textOf(reading.page, body, { limit: 8000 }),
  )
  // The declared language holds when the shop's or the product's text is in it: many shops show a maker's English text.
  if (declared !== null && [own, around].some((one) => one !== null && normal(one.language, declared) === declared)) return declared
  const heard = around !== null && around.share >= 0.1 ? around : own !== null && own.share >= 0.1 ? own : null
  // English notices and makers' texts are on every page; the country's own language, declared on its own domain, holds.
  if (declared !== null && heard?.language === 'en' && languageOfHost(URL.parse(reading.url)?.hostname ?? '') === declared) return declared
  return heard === null ? (declared ?? around?.language ?? own?.language ?? null) : normal(heard.language, declared)
}

/** Related languages share function words: among them the declared language decides. */
const relatives: readonly ReadonlySet<string>[] = [
  new Set(['da', 'no', 'nb', 'nn', 'sv']),
  new Set(['cs', 'sk']),
  new Set(['hr', 'sr', 'bs', 'sl']),
  new Set(['es', 'pt', 'ca', 'gl']),
  new Set(['id', 'ms']),
  new Set(['ru', 'uk', 'bg', 'sr']),
]
const normal = (language: string, declared: string | null): string =>
  declared !== null && relatives.some((family) => family.has(language) && family.has(declared)) ? declared : language
