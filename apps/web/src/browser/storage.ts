import * as z from 'zod'
import type { StateStorage } from 'zustand/middleware'
import { deleteDocument, readDocument, writeDocument } from './database.ts'
import { askBeforeLeaving, allowLeaving } from './leaving.ts'
import { ownName } from './owner.ts'

/**
 * Problems with browser storage. `unsaved`: only in memory now. `corrupt`: could not be read, copied to `<key>.corrupt`. `newer`: written by a newer
 * Adloom, left untouched. `unreadable`: some of many could not be read and were left in place.
 */
export type StorageError = { readonly kind: 'unsaved' | 'corrupt' | 'newer' | 'unreadable'; readonly key: string }

const listeners = new Set<(error: StorageError) => void>()
let unreported: StorageError[] = []

/** Calls `listener` for each problem, including those before it subscribed. Returns the function that unsubscribes. */
export function onStorageError(listener: (error: StorageError) => void): () => void {
  listeners.add(listener)
  const waiting = unreported
  unreported = []
  for (const error of waiting) listener(error)
  return () => {
    listeners.delete(listener)
  }
}

/** Notifies the listeners; without any, stores the problem until one subscribes. */
export function reportStorageError(error: StorageError): void {
  if (listeners.size === 0) unreported.push(error)
  else for (const listener of listeners) listener(error)
}

/** Replaces a document in localStorage that is in the browser database because it did not fit. */
const POINTER = '{"$in":"idb"}'
const PROBE = 'adloom.probe'

const memory = new Map<string, string>()
const newer = new Set<string>()
/** Keys whose last write failed in both stores: reported once, not at every keystroke. */
const refused = new Set<string>()
const queues = new Map<string, Promise<void>>()

/** A changed document in the browser database causes no `storage` event, because the pointer to it stays the same. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(ownName('adloom.documents'))

/** Runs `work` after earlier work for the same key, so that the last write wins, however slow the database is. */
function inOrder(key: string, work: () => Promise<void>): Promise<void> {
  const write = (queues.get(key) ?? Promise.resolve()).then(work)
  queues.set(key, write)
  return write
}

function markSaved(key: string): void {
  refused.delete(key)
  allowLeaving(key)
}

/** Stores in the browser database what did not fit. The copy in localStorage is removed only once the new one is safe. */
async function overflow(key: string, value: string): Promise<void> {
  // A later value is being written, or did fit.
  const isStale = () => memory.get(key) !== value
  await inOrder(key, async () => {
    if (isStale()) return
    try {
      await writeDocument(key, value)
    } catch {
      // Both stores failed: the value stays in memory, and the user is notified.
      if (!refused.has(key)) reportStorageError({ kind: 'unsaved', key })
      refused.add(key)
      askBeforeLeaving(key)
      return
    }
    if (isStale()) return
    pointToDatabase(key)
    memory.delete(key)
    markSaved(key)
    channel?.postMessage(key)
  })
}

/** The next start looks for the pointer. It replaces a longer text in one write; without that text there may be no room for it. */
function pointToDatabase(key: string): void {
  try {
    localStorage.setItem(ownName(key), POINTER)
  } catch {
    // Full to the last byte, or blocked: the next start detects that too and looks in the database.
  }
}

async function overflowed(key: string): Promise<string | null> {
  try {
    return await readDocument(key)
  } catch {
    // Blocked in this browser: there is nothing to read, and the next write will report it.
    return null
  }
}

/** Whether localStorage is so full that not even a pointer fits, or is blocked. */
function isLocalStorageFull(): boolean {
  try {
    localStorage.setItem(PROBE, '1')
    localStorage.removeItem(PROBE)
    return false
  } catch {
    return true
  }
}

const documentSchema = z.object({ version: z.number().default(0), state: z.unknown() })

/** The text when it is a document this version may use; otherwise null, and a copy of the text is stored. */
function usable(key: string, text: string, { version, isUsable }: DocumentKind): string | null {
  const document = documentSchema.safeParse(jsonOf(text))
  if (document.success && document.data.version > version) {
    newer.add(key)
    reportStorageError({ kind: 'newer', key })
    return null
  }
  newer.delete(key)
  if (document.success && isUsable(document.data.state)) return text
  setAside(key, text)
  return null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON: handled like a document of an unknown shape.
    return null
  }
}

function setAside(key: string, text: string): void {
  const aside = `${key}.corrupt`
  try {
    localStorage.removeItem(ownName(key))
    localStorage.setItem(ownName(aside), text)
  } catch {
    memory.set(aside, text)
    void overflow(aside, text)
  }
  reportStorageError({ kind: 'corrupt', key })
}

/** Whether the document under this key is a newer version's, or was when it was last read: then it must not be changed. */
export const isNewerVersion = (key: string): boolean => newer.has(key)

/** Requirements on a document: written by this version or an older one, in a shape this version understands. */
interface DocumentKind {
  readonly version: number
  readonly isUsable: (state: unknown) => boolean
}

/**
 * Storage for small documents, each as `{"state":…,"version":…}`: localStorage, because it is synchronous and survives a closing page. A document
 * that does not fit goes to the browser database; one that fits nowhere stays in memory and is reported. Never throws into `set()`. An unusable
 * document is copied to `<key>.corrupt`; a document of a newer version is neither read nor overwritten.
 */
export function safeStorage(kind: DocumentKind): StateStorage<void | Promise<void>> {
  return {
    getItem(key) {
      const unsaved = memory.get(key)
      if (unsaved !== undefined) return unsaved
      let text: string | null
      try {
        text = localStorage.getItem(ownName(key))
      } catch {
        text = POINTER
      }
      const elsewhere = text === POINTER || (text === null && isLocalStorageFull())
      if (!elsewhere && text === null) {
        newer.delete(key)
        return null
      }
      if (text !== null && !elsewhere) return usable(key, text, kind)
      return overflowed(key).then((found) => (found === null ? null : usable(key, found, kind)))
    },
    setItem(key, value) {
      if (newer.has(key)) return undefined
      try {
        localStorage.setItem(ownName(key), value)
        memory.delete(key)
        markSaved(key)
        return undefined
      } catch {
        memory.set(key, value)
      }
      return overflow(key, value)
    },
    removeItem(key) {
      if (newer.has(key)) return undefined
      memory.delete(key)
      let wasElsewhere = true
      try {
        wasElsewhere = localStorage.getItem(ownName(key)) === POINTER || isLocalStorageFull()
        localStorage.removeItem(ownName(key))
      } catch {
        // Blocked: the document can only be in the database.
      }
      if (!wasElsewhere) return undefined
      return inOrder(key, async () => {
        try {
          await deleteDocument(key)
        } catch {
          reportStorageError({ kind: 'unsaved', key })
        }
      })
    },
  }
}

/** Calls `reread` whenever another tab wrote a document under one of `keys`. Returns the function that unsubscribes. */
export function onOtherTab(keys: readonly string[], reread: () => unknown): () => void {
  const names = keys.map(ownName)
  const written = ({ key }: StorageEvent) => {
    if (key !== null && names.includes(key)) void reread()
  }
  const overflown = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && keys.includes(data)) void reread()
  }
  addEventListener('storage', written)
  channel?.addEventListener('message', overflown)
  return () => {
    removeEventListener('storage', written)
    channel?.removeEventListener('message', overflown)
  }
}

/** Asks the browser once not to delete our data when its disk gets full. Missing on plain HTTP. */
export async function requestPersistence(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist === undefined) return false
  return (await storage.persisted()) || storage.persist()
}

/** A value of this tab's session (`adloom.server-urls`, `adloom.selected-image`); null when missing or blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(ownName(key))
  } catch {
    return memory.get(key) ?? null
  }
}

/** Sets a value of this tab's session, or removes it with null; when the browser blocks storage, the value lasts until the page closes. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(ownName(key))
    else sessionStorage.setItem(ownName(key), value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
