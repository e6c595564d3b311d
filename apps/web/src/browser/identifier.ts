/** A new id nobody can guess: `prefix` and 32 hexadecimal digits. Works on plain HTTP too, where `crypto.randomUUID` is missing. */
export function newId(prefix: string): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  return prefix + digits.join('')
}

/** A seed by chance, 0 to 2³² − 1: what is made with it is another one. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]
