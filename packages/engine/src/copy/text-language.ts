import { type Language } from '@adloom/domain/language.ts'

/** Function words typical of English. Words that several languages share do not count. */
const englishWords = new Set(
  'the and with for your you of is are this that from it its to our we or can be has have made will on by at more all when an as into not so they their which what how who these those use used make makes help helps keep keeps every any each both while also just up out over after before without within'.split(
    ' ',
  ),
)
const otherWords = new Set(
  (
    'der das und mit für von ist ein eine einen einem auf nicht auch bei den dem des zum zur wie oder sie aus nach durch sich als ' +
    'el los las una con para por del que su sus al más como y es son desde sin ' +
    'le les une des et avec pour du au aux dans sur est qui vous votre vos ce cette pas ' +
    'het een en van met voor zijn op te dat deze niet ook naar bij uit ' +
    'il lo gli di per che della delle dei nel nella nelle sul sulla al alla dal dalla con sono questo più la una ' +
    'os uma com não sua seu dos das em mais pelo pela ' +
    'och med för av är som till ett på og til det na się jest dla nie oraz ve bir için ile și cu pentru din este si za od je su yang dan untuk dengan dari ja ei'
  ).split(' '),
)

/** Letters that English product texts use only in borrowed names ("café"). */
const accented = /[\p{Script=Latin}--[A-Za-z]]/gv

/**
 * Whether a text is English, by its function words and letters; null when it is too short to decide (a bare product name).
 * Names keep their spelling in any language, so a few accents alone decide nothing.
 */
export function isEnglish(text: string): boolean | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return null
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < 0.6 * letters) return false
  const words = text.toLowerCase().match(/(?<![\d\p{L}])[\p{L}']+(?!\d)/gu) ?? []
  let english = 0
  let other = 0
  for (const word of words) {
    if (englishWords.has(word)) english += 1
    else if (otherWords.has(word)) other += 1
  }
  const accents = text.match(accented)?.length ?? 0
  if (accents > 0.04 * letters && accents >= 3) other += 2
  if (english === other && english < 3) return null
  return english > other
}

/** Function words by language, except English; a word of two languages counts for both. */
const smallWords: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  de: wordSet(
    'der die das und mit für von ist sind ein eine einen einem einer auf nicht auch bei den dem des im am zum zur wie oder sie aus nach durch sich als dein ihr ihre wird werden kann über unter ohne nur noch sehr mehr ich wir nie immer wieder',
  ),
  fr: wordSet(
    'le la les un une des et avec pour du de au aux dans sur est sont qui que vous votre vos ce cette ces pas en par plus sans très leur son sa ses à ou où tout toute être je nous jamais',
  ),
  es: wordSet(
    'el la los las un una unos unas con para por del de que su sus al más como y es son desde sin muy tu tus lo se en esta este ser hasta entre cada yo',
  ),
  it: wordSet(
    'il lo la gli le un una di per che della delle dei dei del nel nella con sono è più tuo tua questo questa da al alla e ed in si anche molto senza ogni tra come dal dalla sul sulla io mai',
  ),
  nl: wordSet(
    'het een en van met voor zijn op te dat deze dit niet ook naar bij uit de is je jouw aan door om kan wordt worden zonder meer zeer alle als of in er maar nog ik nooit',
  ),
  pt: wordSet(
    'o a os as um uma com não para por do da dos das em no na nos nas que seu sua mais pelo pela e é são muito sem cada ao à este esta você como ser até entre eu',
  ),
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Function words that only languages without copy use: Swedish shares its umlauts with German. */
const strangeWords = wordSet(
  'och är för av på till ett att inte från det og til ikke oli joka kun sekä sinun bir için ile çok olan się jest nie dla oraz lub că și pentru cu sau egy és nem hogy vagy jsou pri alebo ktorý yang untuk dengan dari ini eller',
)

/** Share of function words from which a text counts as a language, and its required lead over the next. */
const SMALL_SHARE = 0.12
const AHEAD = 1.15

/** Letters that only one of the languages uses. */
const ownLetters: Readonly<Partial<Record<Language, RegExp>>> = { de: /[äöüß]/giu, es: /[ñ¿¡]/giu, pt: /[ãõ]/giu, fr: /[œêèùû]/giu }

/** The language of a text, if copy is written in it; null for another language or a text too short to decide. */
export function languageOf(text: string): Language | null {
  const english = isEnglish(text)
  if (english === true) return 'en'
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/(?<![\d\p{L}])\p{L}+(?!\d)/gu) ?? []
  if (words.length === 0) return null
  const strange = words.filter((word) => strangeWords.has(word)).length
  const scores = Object.entries(smallWords)
    .map(([language, small]) => ({
      // Object.entries loses the key type.
      language: language as Language,
      score:
        words.filter((word) => small.has(word)).length +
        0.8 * (ownLetters[language as Language] === undefined ? 0 : (text.match(ownLetters[language as Language] ?? /$^/u)?.length ?? 0)),
    }))
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scores
  const isClear = best.score >= Math.max(1, SMALL_SHARE * words.length) && best.score >= AHEAD * second.score
  return isClear && 2 * strange < best.score ? best.language : null
}
