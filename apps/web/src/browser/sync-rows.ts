import * as z from 'zod'

/** What this browser knows of a creation and the server. */
const syncRowSchema = z.object({
  id: z.string(),
  /** When it was changed or deleted here, in milliseconds, while the server does not have that; null = it has. */
  changedAtMs: z.number().nullable(),
  isDeleted: z.boolean(),
  /** The server's version of it that was last read or sent; null = the server never had it from here. */
  updatedAt: z.string().nullable(),
})
export type SyncRow = z.infer<typeof syncRowSchema>

/** Key of a row among the documents; the mark stands under the prefix alone. */
const PREFIX = 'adloom.sync/'
export const keyOfSyncRow = (id: string): string => `${PREFIX}${id}`
/** Keys from the first to the last row. */
export const syncRowKeys = { first: PREFIX, last: `${PREFIX}\uffff` } as const

/** The part of the store of documents that the rows need, within a transaction. */
interface DocumentStore {
  readonly get: (key: string) => Promise<string | undefined>
  readonly put: (value: string, key: string) => Promise<unknown>
}

/** The row in a document; null when there is none. */
export function syncRowOf(text: string | undefined): SyncRow | null {
  if (text === undefined) return null
  try {
    return syncRowSchema.parse(JSON.parse(text))
  } catch {
    // Another version's: the creation counts as never sent.
    return null
  }
}

export const writeSyncRow = (documents: DocumentStore, row: SyncRow): Promise<unknown> =>
  documents.put(JSON.stringify(row), keyOfSyncRow(row.id))

/** Notes a change or deletion that the server does not have yet, in the transaction that makes it. */
export async function noteChange(documents: DocumentStore, id: string, isDeleted: boolean, nowMs: number): Promise<void> {
  const before = syncRowOf(await documents.get(keyOfSyncRow(id)))
  await writeSyncRow(documents, { id, changedAtMs: nowMs, isDeleted, updatedAt: before?.updatedAt ?? null })
}
