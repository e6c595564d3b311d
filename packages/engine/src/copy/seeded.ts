/** 32-bit FNV-1a, so that one seed gives every purpose (`key`) its own numbers. */
function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}

/** The list shuffled by seed and key; equal seeds give equal orders. */
export function shuffled<Item>(items: readonly Item[], seed: number, key: string): readonly Item[] {
  return items
    .map((item, index) => ({ item, rank: hash(`${key}:${index}`, seed) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/** A seed derived from a seed and a text, so that equal seeds still differ between products. */
export const mixedSeed = (text: string, seed: number): number => hash(text, seed)
