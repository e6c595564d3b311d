import { hash } from 'node:crypto'

/**
 * Tells whether an id was there before. Of each id eight bytes of a hash are kept, in a table that is a quarter full at least: a million take 32 MB at
 * most, and the chance that two of them are taken for one is one in thirty million.
 */
export function knownIds(): { readonly add: (id: string) => boolean } {
  let slots = new BigUint64Array(1024)
  let count = 0
  const put = (into: BigUint64Array, key: bigint): boolean => {
    const last = BigInt(into.length - 1)
    for (let at = Number(key & last); ; at = (at + 1) % into.length) {
      if (into[at] === key) return false
      if (into[at] !== 0n) continue
      into[at] = key
      return true
    }
  }
  return {
    /** True for an id that is new. */
    add: (id) => {
      // Zero means that a slot is free.
      const key = hash('sha1', id, 'buffer').readBigUInt64LE() || 1n
      if (!put(slots, key)) return false
      count++
      if (count * 2 > slots.length) {
        const larger = new BigUint64Array(slots.length * 2)
        for (const known of slots) if (known !== 0n) put(larger, known)
        slots = larger
      }
      return true
    },
  }
}
