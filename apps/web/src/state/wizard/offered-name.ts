import { fallbackCategory } from '@adloom/domain/image.ts'
import { productWordsOf } from '@adloom/domain/product-words.ts'
import { stockFileWords } from './stock-file-words.ts'

/** A name offered to the user has at most so many words; more are a sentence. */
const WORDS_MAX = 6

const stock: ReadonlySet<string> = new Set(stockFileWords)
const article = /^(?:an?|the|ein|eine|einen|der|die|das|un|une|le|la|les|el|los|las|una|uno|il|lo|een|de|het|um|uma|os?)\s+/iu
/** A number, a size ("1024x768"), a version ("v2") or a place in a series. */
const isNumbering = (word: string): boolean => /^(?:v?\d+|\d+x\d+|final|copy|edit|edited|new|web|small|large|scaled|hd|\p{L})$/iu.test(word)
/** Letters and digits mixed: made by a machine. */
const isCode = (word: string): boolean => /\d/u.test(word) && /\p{L}/u.test(word)

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The name a file's own name gives a product: "tideline-mug_2.jpg" is "Tideline mug". Null when a machine named the file. */
export function nameOfFile(fileName: string): string | null {
  const words = fileName
    .replace(/\.\p{L}\w{1,4}$/u, '')
    .split(/[\s\-_.,+()[\]]+/u)
    .filter((word) => word !== '' && !isNumbering(word))
  const isNamed = words.some((word) => /\p{L}{3}/u.test(word) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
  if (!isNamed || words.length > WORDS_MAX || words.some((word) => stock.has(word.toLowerCase()) || isCode(word))) return null
  return capitalised(words.join(' '))
}

/** The name a prompt gives its product: "A red mug on oak" is "Red mug". Null when it names none in a few words. */
export function nameOfPrompt(prompt: string): string | null {
  const [words = ''] = (productWordsOf(prompt) ?? '').split('. ')
  const name = words.replace(article, '').trim()
  return name === '' || name.split(/\s+/u).length > WORDS_MAX ? null : capitalised(name)
}

/** A category as a name; null for none, and for the one that says nothing. */
export const nameOfCategory = (category: string | null): string | null =>
  category === null || category === fallbackCategory.category ? null : capitalised(category)
