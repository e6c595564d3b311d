export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The value of a JSON text; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
