import type * as z from 'zod'
import { safeStorage } from './storage.ts'

interface DocumentKind<State> {
  readonly key: string
  readonly version: number
  readonly schema: z.ZodType<State>
  /** The state without a document; storing it removes the document. */
  readonly empty: State
}

interface StoredDocument<State> {
  /** Changes the document and resolves with the new state. Changes of this tab run one after the other, so that none is lost. */
  readonly change: (change: (state: State) => State) => Promise<State>
}

/** A small document that every tab reads and changes. */
export function storedDocument<State>({ key, version, schema, empty }: DocumentKind<State>): StoredDocument<State> {
  const storage = safeStorage({ version, isUsable: (state) => schema.safeParse(state).success })
  const read = async (): Promise<State> => {
    const found = storage.getItem(key)
    // Not awaited when it is available at once: no other tab may write between reading and writing.
    const text = typeof found === 'string' || found === null ? found : await found
    if (text === null) return empty
    // The storage returns only valid documents; an invalid one is set aside and reported.
    const { state } = JSON.parse(text) as { state: unknown }
    return schema.parse(state)
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    change: (change) => {
      const changed = last.then(async () => {
        const before = await read()
        const after = change(before)
        const text = JSON.stringify(after)
        if (text === JSON.stringify(before)) return after
        if (text === JSON.stringify(empty)) await storage.removeItem(key)
        else await storage.setItem(key, JSON.stringify({ state: after, version }))
        return after
      })
      last = changed.catch(() => undefined)
      return changed
    },
  }
}
