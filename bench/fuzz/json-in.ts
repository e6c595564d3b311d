/** The JSON value of a text; undefined when it is none, which no JSON value is. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of a value; none of one that is no object. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  // An object has fields of any names.
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
