import { titleWords } from './classify/title-words.ts'
import { kindIn } from './copy/product-kind.ts'

/** Numbers written with what they count: "2x", "x4", "6er", "12pcs". */
const count = /^(?:\d{1,2}x|x\d{1,2}|\d{1,2}er|\d{1,3}pcs?)$/
/** German and Dutch write the set at the end of a compound: "Geschirrset". */
const compound = /\p{L}{3}set$/u

/** Whether the name of a product may mean several things, not one: "Set of 4 Mugs", "Kanne mit Deckel", "Boots". Rather too often than too rarely. */
export function namesSeveral(name: string): boolean {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    /[&+]/.test(plain) ||
    words.some((word) => titleWords.several.has(word) || count.test(word) || compound.test(word)) ||
    kindIn(name)?.number === 'many'
  )
}
