/** A new unguessable id: `prefix` and 32 hexadecimal digits. Works on plain HTTP too, where `crypto.randomUUID` is missing. */
export function newId(prefix: string): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  return prefix + digits.join('')
}

/** A 32-bit FNV-1a hash of a text as eight hexadecimal digits. */
export function digestOf(text: string): string {
  let value = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/** A random seed, 0 to 2³² − 1, for a new result. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]
