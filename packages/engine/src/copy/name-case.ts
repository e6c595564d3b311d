import { nameWords } from './name-words.ts'

const { acronyms, lowerCase, units } = nameWords

const capital = (word: string): string =>
  word
    .split('-')
    .map((part, place) => (place > 0 && (lowerCase.has(part) || part.length < 3) ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('-')

/** A word in normal case: "CHELSEA" → "Chelsea"; acronyms, codes and short brand names stay. */
export function sentenceCase(word: string, allCapitals: boolean): string {
  if (/[/-]/.test(word.slice(1, -1)) && !/\d/.test(word)) {
    return word
      .split(/(?<=[/-])/)
      .map((part) => calmPiece(part, allCapitals))
      .join('')
  }
  return calmPart(word, allCapitals)
}

/** One part of a hyphenated word: "over-the-knee", but "TP-Link". */
function calmPiece(piece: string, allCapitals: boolean): string {
  const letters = piece.replace(/[^\p{L}]/gu, '')
  if (letters !== letters.toUpperCase()) return piece
  if (lowerCase.has(letters.toLowerCase()) && (allCapitals || letters.length > 1)) return piece.toLowerCase()
  return letters.length <= (allCapitals ? 2 : 3) ? piece : calmPart(piece, allCapitals)
}

function calmPart(word: string, allCapitals: boolean): string {
  const letters = word.replace(/[^\p{L}]/gu, '')
  const shouts = letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  if (!shouts || /\d/.test(word) || acronyms.has(letters) || /[^\p{Script=Latin}\p{P}\p{S}]/u.test(word)) {
    return word.replace(/(?<=\p{Ll})'S$/u, "'s")
  }
  if (!allCapitals && letters.length <= 4) return word
  if (lowerCase.has(word.toLowerCase())) return word.toLowerCase()
  return word.toLowerCase().replace(/(^|\()(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** A name in normal case, capitalised like an English title when `english`. */
export function nameCase(text: string, english: boolean): string {
  const words = text.split(' ')
  const lettered = words.filter((word) => /\p{L}{2,}/u.test(word) && !/\d/.test(word))
  const allCapitals = lettered.length > 1 && lettered.every((word) => word === word.toUpperCase())
  return words
    .map((word, place) => {
      const calmed = sentenceCase(word, allCapitals)
      if (!english) return calmed
      const lower = calmed.toLowerCase()
      if (place > 0 && place < words.length - 1 && lowerCase.has(lower)) return lower
      if (/\d[.,/]*$/.test(words[place - 1] ?? '') && units.has(lower)) return lower
      return /^\p{L}{2,}/u.test(calmed) && !/^[a-z]\p{Lu}/u.test(calmed) ? capital(calmed) : calmed
    })
    .join(' ')
}
