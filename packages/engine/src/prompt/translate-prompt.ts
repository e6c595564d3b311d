import { lightWords, sceneWords } from '@adloom/domain/scene-words.ts'
import { nounAt } from '../classify/categorise-words.ts'
import { englishNouns } from '../lexicon/english-nouns.ts'
import { type ForeignLanguage, foreignLanguages } from '../lexicon/product-categories.ts'
import { colorWords, materialWords } from './color-words.ts'
import { productWords } from './product-words.ts'
import { styleWords } from './style-words.ts'
import { promptVocabularies, promptWordGroups, type PromptWordGroup } from './prompt-words/prompt-vocabulary.ts'

type Group = PromptWordGroup | 'noun'
/** The English word for words of a prompt. */
interface Meaning {
  readonly english: string
  readonly group: Group
}

interface Grammar {
  /** Whether a colour stands after its noun. */
  readonly colorComesLater: boolean
  /** Letters between the parts of a compound; none where compounds are not written as one word. */
  readonly joints: readonly string[]
  /** A word with the endings it may take; wrong ones do no harm. */
  readonly spellings: (word: string) => readonly string[]
}

const withEndings = (word: string, ...endings: readonly string[]): readonly string[] => ['', ...endings].map((ending) => word + ending)
const isMasculine = (word: string): boolean => word.endsWith('o')
/** Spanish and Portuguese. */
const iberianSpellings = (word: string): readonly string[] =>
  isMasculine(word) ? [word, ...['a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)] : withEndings(word, 's', 'es')
const italianSpellings = (word: string): readonly string[] => {
  const stem = word.slice(0, -1)
  if (isMasculine(word)) return [word, `${stem}a`, `${stem}i`, `${stem}e`]
  return word.endsWith('e') ? [word, `${stem}i`] : [word]
}

const grammars: Readonly<Record<ForeignLanguage, Grammar>> = {
  de: {
    colorComesLater: false,
    joints: ['', '-', 's', 'n', 'en', 'es', 'e'],
    spellings: (word) => withEndings(word, 'e', 'en', 'er', 'es', 'em', 'n', 's'),
  },
  nl: {
    colorComesLater: false,
    joints: ['', '-', 's', 'n', 'en', 'e'],
    spellings: (word) => withEndings(word, 'e', 'en', 's', `${word.at(-1) ?? ''}e`),
  },
  fr: { colorComesLater: true, joints: [], spellings: (word) => withEndings(word, 'e', 's', 'es', 'x') },
  it: { colorComesLater: true, joints: [], spellings: italianSpellings },
  es: { colorComesLater: true, joints: [], spellings: iberianSpellings },
  pt: { colorComesLater: true, joints: [], spellings: iberianSpellings },
}
/** Words of the longest phrase of a vocabulary. */
const LONGEST_PHRASE = 5

/** Characters of the shortest compound that is taken apart, and of its parts. */
const SHORTEST_COMPOUND = 7
const SHORTEST_HEAD = 3
const SHORTEST_START = 2
/** Characters of the shortest noun that is believed after an unknown start: "Duftkerze". */
const SHORTEST_NOUN_ALONE = 5
/** Characters up to which a word keeps its spelling: it has no endings. */
const UNBENT = 2

const plain = (text: string): string => text.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '')
const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '' && word !== '-')

const meaningsRead = new Map<ForeignLanguage, ReadonlyMap<string, Meaning>>()

/** The words of a language, read when they are first needed. */
function meaningsOf(language: ForeignLanguage): ReadonlyMap<string, Meaning> {
  const known = meaningsRead.get(language)
  if (known !== undefined) return known
  const meanings = new Map<string, Meaning>()
  const vocabulary = promptVocabularies[language]
  // Listed forms come before derived ones.
  for (const isBent of [false, true]) {
    for (const group of promptWordGroups) {
      for (const [english, phrases] of Object.entries(vocabulary[group])) {
        for (const phrase of phrases) {
          const words = wordsIn(plain(phrase))
          const last = words.at(-1) ?? ''
          const bends = isBent && group !== 'functionWords' && last.length > UNBENT
          for (const spelling of bends ? grammars[language].spellings(last) : [last]) {
            const key = [...words.slice(0, -1), spelling].join(' ')
            if (!meanings.has(key)) meanings.set(key, { english, group })
          }
        }
      }
    }
  }
  meaningsRead.set(language, meanings)
  return meanings
}

/** Words of English prompts. */
const english: ReadonlySet<string> = new Set(
  [
    ...Object.entries(sceneWords).flatMap(([id, { phrase, words }]) => [id, phrase, ...words]),
    ...Object.values(lightWords).flatMap(({ phrase, words }) => [phrase, ...words]),
    ...Object.keys(colorWords),
    ...Object.keys(materialWords),
    ...Object.keys(styleWords),
    ...englishNouns.filter(({ kind, contentOf }) => (kind ?? contentOf) !== undefined).map(({ noun }) => noun),
    ...productWords.english,
  ].flatMap((text) => wordsIn(plain(text))),
)

interface Read {
  readonly meaning: Meaning | null
  /** Number of prompt words it stands for. */
  readonly length: number
}

/** The longest phrase of the vocabulary or of the product nouns that begins at `words[start]`. */
function meaningAt(words: readonly string[], start: number, language: ForeignLanguage): Read {
  const known = meaningsOf(language)
  const noun = nounAt(words, start, language)
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > (noun?.length ?? 0); length--) {
    const meaning = known.get(words.slice(start, start + length).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  if (noun === null) return { meaning: null, length: 1 }
  const sameLength = known.get(words.slice(start, start + noun.length).join(' '))
  return { meaning: sameLength ?? { english: noun.name.toLowerCase(), group: 'noun' }, length: noun.length }
}

/** "Keramiktasse" → ceramic, coffee mug; null when the word is not a compound of known parts. */
function partsOf(word: string, language: ForeignLanguage): readonly Meaning[] | null {
  const { joints } = grammars[language]
  if (joints.length === 0 || word.length < SHORTEST_COMPOUND) return null
  // "In-Ear-Kopfhörer" is listed as a whole, with its words split otherwise.
  const pieces = word.split('-')
  const whole = pieces.length === 1 ? null : nounAt(pieces, 0, language)
  if (whole?.length === pieces.length) return [{ english: whole.name.toLowerCase(), group: 'noun' }]
  const known = meaningsOf(language)
  let noun: Meaning | null = null
  for (let cut = word.length - SHORTEST_HEAD; cut >= SHORTEST_START; cut--) {
    const rest = word.slice(cut)
    const head = meaningAt([rest], 0, language).meaning
    if (head === null || head.group === 'functionWords') continue
    for (const joint of joints) {
      if (joint !== '' && !word.slice(0, cut).endsWith(joint)) continue
      const start = known.get(word.slice(0, cut - joint.length))
      // A short start is more likely a coincidence.
      if (cut - joint.length > SHORTEST_START && start !== undefined && start.group !== 'functionWords') return [start, head]
    }
    // "Duftkerze": the first part is unknown, but it is a candle.
    if (head.group === 'noun' && rest.length >= SHORTEST_NOUN_ALONE) noun = head
  }
  return noun === null ? null : [noun]
}

interface TranslatedWord {
  readonly text: string
  readonly group: Group | null
}

/** Words of a clause in English, unknown ones unchanged, and how many of them only this language has. */
function translateClause(
  clause: string,
  language: ForeignLanguage,
): { readonly words: readonly TranslatedWord[]; readonly own: number; readonly others: number } {
  const written = wordsIn(clause)
  const words = written.map(plain)
  const out: TranslatedWord[] = []
  let own = 0
  let others = 0
  for (let at = 0; at < words.length;) {
    const { meaning, length } = meaningAt(words, at, language)
    const parts = meaning === null ? partsOf(words[at], language) : [meaning]
    const isEnglish = words.slice(at, at + length).every((word) => english.has(word))
    if (parts === null) {
      out.push({ text: written[at], group: null })
      if (isEnglish) others++
    } else {
      for (const part of parts) out.push({ text: part.english, group: part.group })
      // "a", "o" and "e" are words of many languages.
      if (!isEnglish) own += words[at].length > 1 ? length : 0
    }
    at += length
  }
  return { words: out, own, others }
}

/** The colour before its part, as in English; "in" before a material is "of". */
function inEnglishOrder(words: readonly TranslatedWord[], language: ForeignLanguage): string {
  const out = [...words]
  const isQuality = (word: TranslatedWord | undefined): boolean => word?.group === 'colors' || word?.group === 'materials'
  if (grammars[language].colorComesLater) {
    for (let at = 0; at + 1 < out.length; at++) {
      if (out[at].text === 'in' && isQuality(out[at + 1])) out[at] = { text: 'of', group: 'functionWords' }
      if (out[at].group === 'parts' && out[at].text.split(' ').length === 1 && isQuality(out[at + 1])) {
        ;[out[at], out[at + 1]] = [out[at + 1], out[at]]
        at++
      }
    }
  }
  return out.map(({ text }) => text).join(' ')
}

/**
 * A prompt with every known word of Spanish, French, German, Dutch, Italian or Portuguese translated to English, clause by clause, because people add
 * English suggestions to words of their own. English clauses and unknown words stay as they are.
 */
export function inEnglish(prompt: string): string {
  const pieces = prompt.split(/([,;:!?\n]+|\.(?=\s|$))/u)
  const wholes = foreignLanguages.map((language) => ({ language, ...translateClause(prompt, language) })).filter(({ own }) => own > 0)
  if (wholes.length === 0) return prompt
  // In a mostly English prompt one such word is a name: "Luna Rosa, a candle on oak".
  const least = wholes.some(({ own, others }) => own >= others) ? 1 : 2
  const order = wholes.toSorted((one, other) => other.own - other.others - (one.own - one.others)).map(({ language }) => language)
  return pieces
    .map((piece, place) => {
      if (place % 2 === 1) return piece
      const readings = order.map((language) => ({ language, ...translateClause(piece, language) }))
      const fitting = readings.find(({ own, others }) => own >= least && own > others)
      return fitting === undefined ? piece : ` ${inEnglishOrder(fitting.words, fitting.language)} `
    })
    .join('')
    .trim()
}
