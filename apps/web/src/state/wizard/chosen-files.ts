import { wait } from '../../browser/clock.ts'
import { readBlob, writeBlob } from '../../browser/database.ts'
import { newId } from '../../browser/identifier.ts'
import { reportStorageError } from '../../browser/storage.ts'

/** Files of this page by id; IndexedDB stores them across a reload. */
const files = new Map<string, File>()

/** Object URLs of files of this page, valid until it closes. */
const localAddresses = new Map<string, string>()

/** Milliseconds another tab may take to write the bytes of a file chosen there, and the interval of the checks. */
const WRITTEN_WITHIN_MS = 3000
const RETRY_MS = 150

/** Stores a file chosen on this page and returns its id. Its bytes are stored until the server has them. */
export function addChosenFile(file: File, nowMs: number): string {
  const id = newId('file_')
  files.set(id, file)
  // When the browser blocks storage, memory holds them until this page closes, which is enough unless it reloads during the upload.
  writeBlob(id, file, nowMs).catch(() => reportStorageError({ kind: 'unsaved', key: id }))
  return id
}

/** Object URL of a file chosen on this page; null for one from before a reload. */
export function localAddressOf(id: string): string | null {
  const file = files.get(id)
  if (file === undefined) return null
  const address = localAddresses.get(id) ?? URL.createObjectURL(file)
  localAddresses.set(id, address)
  return address
}

/** A chosen file, or null when this browser no longer has it. The metadata of a file chosen in another tab arrives before its bytes are written. */
export async function chosenFile(id: string, name: string, type: string, timeoutMs = WRITTEN_WITHIN_MS): Promise<File | null> {
  const known = files.get(id)
  if (known !== undefined) return known
  const end = performance.now() + timeoutMs
  try {
    for (;;) {
      const blob = await readBlob(id)
      if (blob !== null) return new File([blob], name, { type })
      if (performance.now() >= end) return null
      await wait(RETRY_MS, new AbortController().signal)
    }
  } catch {
    // Blocked in this browser: handled as missing, and the row says so.
    return null
  }
}
