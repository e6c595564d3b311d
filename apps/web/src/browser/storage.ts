import { createJSONStorage, type StateStorage } from 'zustand/middleware'
import { deleteDocument, readDocument, writeDocument } from './database.ts'

/**
 * What can go wrong with what the browser keeps. `unsaved`: only in memory now. `corrupt`: could not be read, copied to `<key>.corrupt`.
 * `newer`: written by a newer Adloom, left alone.
 */
export type StorageTrouble = { readonly kind: 'unsaved' | 'corrupt' | 'newer'; readonly key: string }

const listeners = new Set<(trouble: StorageTrouble) => void>()
let untold: StorageTrouble[] = []

/** Calls `listener` for each trouble, also for those from before it listened. Gives the function that stops it. */
export function onStorageTrouble(listener: (trouble: StorageTrouble) => void): () => void {
  listeners.add(listener)
  const waiting = untold
  untold = []
  for (const trouble of waiting) listener(trouble)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells whoever listens; kept until someone does. */
export function reportTrouble(trouble: StorageTrouble): void {
  if (listeners.size === 0) untold.push(trouble)
  else for (const listener of listeners) listener(trouble)
}

/** Left in localStorage for a document that lies in the browser database because it did not fit. */
const POINTER = '{"$in":"idb"}'
const PROBE = 'adloom.probe'

const memory = new Map<string, string>()
const newer = new Set<string>()
const queues = new Map<string, Promise<void>>()

/** Runs `work` after what was asked for the same key before: the last write wins, whatever the database's speed. */
function inOrder(key: string, work: () => Promise<void>): Promise<void> {
  const turn = (queues.get(key) ?? Promise.resolve()).then(work)
  queues.set(key, turn)
  return turn
}

async function overflow(key: string, value: string): Promise<void> {
  await inOrder(key, async () => {
    try {
      await writeDocument(key, value)
      if (memory.get(key) === value) memory.delete(key)
    } catch {
      // Both stores refuse: the value stays in memory, and the person is told.
      reportTrouble({ kind: 'unsaved', key })
    }
  })
}

async function overflowed(key: string): Promise<string | null> {
  try {
    return await readDocument(key)
  } catch {
    // Blocked in this browser: there is nothing to read, and the next write will say so.
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

const versionOf = (parsed: unknown): number => {
  const version = typeof parsed === 'object' && parsed !== null && 'version' in parsed ? parsed.version : 0
  return typeof version === 'number' ? version : 0
}

/** The text when it is JSON this version may use; otherwise null, and the text is kept. */
function usable(key: string, text: string, version: number): string | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    keepCorrupt(key, text)
    return null
  }
  if (versionOf(parsed) <= version) {
    newer.delete(key)
    return text
  }
  newer.add(key)
  reportTrouble({ kind: 'newer', key })
  return null
}

function keepCorrupt(key: string, text: string): void {
  try {
    localStorage.removeItem(key)
    localStorage.setItem(`${key}.corrupt`, text)
  } catch {
    void overflow(`${key}.corrupt`, text)
  }
  reportTrouble({ kind: 'corrupt', key })
}

/**
 * Where small documents live (wizard state, flags): localStorage, because it is synchronous and survives a page that closes.
 * What does not fit goes to the browser database; what fits nowhere stays in memory and is reported. Never throws into `set()`.
 * Text that is not JSON is copied to `<key>.corrupt`; a document of a version above `version` is neither read nor overwritten.
 */
export function safeStorage(version: number): StateStorage<void | Promise<void>> {
  return {
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      let text: string | null
      try {
        text = localStorage.getItem(key)
      } catch {
        text = POINTER
      }
      const elsewhere = text === POINTER || (text === null && isLocalStorageFull())
      if (!elsewhere) return text === null ? null : usable(key, text, version)
      return overflowed(key).then((found) => (found === null ? null : usable(key, found, version)))
    },
    setItem(key, value) {
      if (newer.has(key)) return undefined
      try {
        localStorage.setItem(key, value)
        memory.delete(key)
        return undefined
      } catch {
        memory.set(key, value)
      }
      try {
        // The old text makes room for the pointer, which is what the next start looks for.
        localStorage.removeItem(key)
        localStorage.setItem(key, POINTER)
      } catch {
        // Full to the last byte or blocked: the next start sees that too, and looks in the database.
      }
      return overflow(key, value)
    },
    removeItem(key) {
      if (newer.has(key)) return undefined
      memory.delete(key)
      let wasElsewhere = true
      try {
        wasElsewhere = localStorage.getItem(key) === POINTER || isLocalStorageFull()
        localStorage.removeItem(key)
      } catch {
        // Blocked: the document can only lie in the database.
      }
      if (!wasElsewhere) return undefined
      return inOrder(key, async () => {
        try {
          await deleteDocument(key)
        } catch {
          reportTrouble({ kind: 'unsaved', key })
        }
      })
    },
  }
}

/** `safeStorage` for zustand's `persist({ storage, version })`; give both the same version. */
export const persistentStorage = <State>(version: number) => createJSONStorage<State>(() => safeStorage(version))

/** Calls `reread` whenever another tab wrote the document under `key`. Gives the function that stops it. */
export function onOtherTab(key: string, reread: () => unknown): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key && event.storageArea === localStorage) void reread()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Asks the browser once not to throw our data away when its disk gets full. Missing on plain HTTP. */
export async function askToKeep(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist === undefined) return false
  return (await storage.persisted()) || storage.persist()
}

/** A value of this tab's session (`adloom.server-urls`, `adloom.selected-image`); null when missing or blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Sets a value of this tab's session, or takes it away with null; where storage refuses, it holds until the page closes. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
