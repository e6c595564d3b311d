/** DER, as far as certificates need it: ITU-T X.690. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  object: 0x06,
  text: 0x0c,
  time: 0x17,
  longTime: 0x18,
  sequence: 0x30,
  set: 0x31,
}

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const size = content.length.toString(16)
  const length =
    content.length < 0x80 ? Buffer.from([content.length]) : Buffer.from(size.padStart(size.length + (size.length % 2), '0'), 'hex')
  const head = content.length < 0x80 ? [tag] : [tag, 0x80 | length.length]
  return Buffer.concat([Buffer.from(head), length, content])
}

export const derSequence = (...parts: readonly Uint8Array[]): Buffer => der(TAG.sequence, ...parts)
export const derSet = (...parts: readonly Uint8Array[]): Buffer => der(TAG.set, ...parts)
/** A part with a number of its own, which holds parts or, `isPlain`, bytes. */
export const derTagged = (number: number, content: Uint8Array, isPlain = false): Buffer => der((isPlain ? 0x80 : 0xa0) | number, content)
export const derBytes = (content: Uint8Array): Buffer => der(TAG.bytes, content)
export const derText = (text: string): Buffer => der(TAG.text, Buffer.from(text))
export const derTrue = (): Buffer => der(TAG.boolean, Buffer.from([0xff]))

/** `unused`: how many of the last bits are none. */
export const derBits = (content: Uint8Array, unused = 0): Buffer => der(TAG.bits, Buffer.from([unused]), content)

/** A number of at least 0; its first bit would be a sign. */
export const derInteger = (content: Uint8Array): Buffer => der(TAG.integer, Buffer.from(content[0] >= 0x80 ? [0] : []), content)

/** An object identifier such as `1.2.840.10045.4.3.2`. */
export function derObject(name: string): Buffer {
  const [first, second, ...rest] = name.split('.').map(Number)
  const sevens = (value: number): number[] => [
    ...(value < 0x80 ? [] : sevens(Math.floor(value / 0x80)).map((one) => one | 0x80)),
    value % 0x80,
  ]
  return der(TAG.object, Buffer.from([first * 40 + second, ...rest.flatMap(sevens)]))
}

/** A time in seconds; in the long form from 2050 on, as RFC 5280 §4.1.2.5 asks. */
export function derTime(ms: number): Buffer {
  const text = `${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)}Z`
  return text < '2050' ? der(TAG.time, Buffer.from(text.slice(2))) : der(TAG.longTime, Buffer.from(text))
}
