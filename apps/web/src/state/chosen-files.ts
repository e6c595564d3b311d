import { wait } from '../browser/clock.ts'
import { readBlob, writeBlob } from '../browser/database.ts'
import { newId } from '../browser/identifier.ts'
import { reportStorageError } from '../browser/storage.ts'

/** Files of this page by id; IndexedDB keeps them over a reload. */
const files = new Map<string, File>()

/** Addresses of files of this page, for as long as it lives. */
const localAddresses = new Map<string, string>()

/** How long another tab may take to write the bytes of what was chosen there, and how often they are looked for, in milliseconds. */
const WRITTEN_WITHIN_MS = 3000
const LOOK_MS = 150

/** Takes in a file chosen on this page; its id. Its bytes are kept until the server has them. */
export function takeChosen(file: File, nowMs: number): string {
  const id = newId('file_')
  files.set(id, file)
  // A browser that refuses keeps them until this page closes, which is enough unless it is reloaded in mid-upload.
  writeBlob(id, file, nowMs).catch(() => reportStorageError({ kind: 'unsaved', key: id }))
  return id
}

/** Where this page can show a file chosen on it; null for one of before a reload. */
export function localAddressOf(id: string): string | null {
  const file = files.get(id)
  if (file === undefined) return null
  const address = localAddresses.get(id) ?? URL.createObjectURL(file)
  localAddresses.set(id, address)
  return address
}

/** A chosen file, or null when this browser no longer has it. Another tab tells of what was chosen there sooner than its bytes are written. */
export async function chosenFile(id: string, name: string, type: string, patienceMs = WRITTEN_WITHIN_MS): Promise<File | null> {
  const known = files.get(id)
  if (known !== undefined) return known
  const end = performance.now() + patienceMs
  try {
    for (;;) {
      const blob = await readBlob(id)
      if (blob !== null) return new File([blob], name, { type })
      if (performance.now() >= end) return null
      await wait(LOOK_MS, new AbortController().signal)
    }
  } catch {
    // Blocked in this browser: the same as gone, and the row says so.
    return null
  }
}
