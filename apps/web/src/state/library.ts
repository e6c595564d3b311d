import { type Ad, adIdPrefix, isDuplicate } from '@adloom/domain/ad.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import * as database from '../browser/database.ts'
import { newId } from '../browser/identifier.ts'
import { askBeforeLeaving, leaveFreely } from '../browser/leaving.ts'
import { reportStorageError } from '../browser/storage.ts'

/** Name under which what the browser keeps of creations is reported. */
export const CREATIONS_KEY = 'adloom.creations'

interface Library {
  readonly creations: readonly Ad[]
  readonly ready: boolean
}

const useLibrary = create<Library>(() => ({ creations: [], ready: false }))

/** Creations the browser's database refused; they live until the page closes. */
const unsaved = new Map<string, Ad>()

database.onCreationsChanged(() => void refresh())

const inOrder = (ads: readonly Ad[]): readonly Ad[] => ads.toSorted(database.newestFirst)

/** How many creations are shown while the rest is still being read: more than a screen of them. */
export const SEEN_FIRST = 24

let readings = 0
let changes = 0
let restorings = 0

/** Changes what is shown at once; a reading that is under way begins anew, for what it has read may be older. */
function show(change: (creations: readonly Ad[]) => readonly Ad[]): void {
  changes += 1
  useLibrary.setState(({ creations }) => ({ creations: change(creations) }))
}

/** Reads what the browser keeps. When it can't be read, what is in memory stays and the trouble is told. */
async function refresh(): Promise<void> {
  readings += 1
  const mine = readings
  try {
    if (!useLibrary.getState().ready && unsaved.size === 0) {
      const before = changes
      const newest = await database.listNewestCreations(SEEN_FIRST)
      // Not `ready`: there are more.
      if (mine === readings && before === changes && newest.length > 0) useLibrary.setState({ creations: newest })
    }
    const count = await database.countCreations()
    let before: number
    let stored: readonly Ad[]
    do {
      before = changes
      stored = await database.listCreations()
      // A later reading has the later truth.
      if (mine !== readings) return
    } while (before !== changes)
    // What could not be saved is newer than what is stored of it.
    const all = unsaved.size === 0 ? stored : inOrder([...unsaved.values(), ...stored.filter(({ id }) => !unsaved.has(id))])
    useLibrary.setState(({ creations }) => ({ creations: withoutCopies(all, creations), ready: true }))
    tellUnreadable(count - stored.length)
  } catch (cause) {
    if (mine === readings) useLibrary.setState({ ready: true })
    reportStorageError({ kind: database.isNewerDatabase(cause) ? 'newer' : 'unsaved', key: CREATIONS_KEY })
  }
}

/** `read` with the very objects of `known` where they say the same: what is drawn of them need not be drawn again. */
function withoutCopies(read: readonly Ad[], known: readonly Ad[]): readonly Ad[] {
  const byId = new Map(known.map((ad) => [ad.id, ad]))
  const merged = read.map((ad) => {
    const old = byId.get(ad.id)
    return old !== undefined && isSame(old, ad) ? old : ad
  })
  return merged.length === known.length && merged.every((ad, place) => ad === known[place]) ? known : merged
}

/** Whether two values that could be JSON say the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return entries.length === others.size && entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
}

let hasToldUnreadable = false

/** Once for as long as the page lives: nothing can be done about it here. */
function tellUnreadable(count: number): void {
  if (count <= 0 || hasToldUnreadable) return
  hasToldUnreadable = true
  reportStorageError({ kind: 'unreadable', key: CREATIONS_KEY })
}

function keepInMemory(ads: readonly Ad[]): void {
  for (const ad of ads) unsaved.set(ad.id, ad)
  askBeforeLeaving(CREATIONS_KEY)
  show((creations) => withAds(creations, ads))
  useLibrary.setState({ ready: true })
  reportStorageError({ kind: 'unsaved', key: CREATIONS_KEY })
}

/** A list with these put in, in the place of those with their ids. */
function withAds(creations: readonly Ad[], ads: readonly Ad[]): readonly Ad[] {
  const put = new Set(ads.map(({ id }) => id))
  return inOrder([...ads, ...creations.filter(({ id }) => !put.has(id))])
}

/** Creations that live in memory only are offered to the browser once more: there may be room now. */
async function saveUnsaved(): Promise<void> {
  if (unsaved.size > 0)
    try {
      await database.putCreations([...unsaved.values()])
      unsaved.clear()
    } catch {
      // Still no room; the person was told when it began.
      return
    }
  leaveFreely(CREATIONS_KEY)
}

const ownId = ({ type }: Ad): string => newId(adIdPrefix[type])

/** Keeps a creation unless an equal one is there (specification §5, Duplicates). When the browser refuses, it stays in memory. */
export async function addCreation(ad: Ad): Promise<'added' | 'duplicate'> {
  if ([...unsaved.values()].some((other) => isDuplicate(other, ad))) return 'duplicate'
  try {
    const [kept] = await database.insertCreations([ad], ownId)
    if (kept === null) return 'duplicate'
    show((creations) => withAds(creations, [kept]))
    database.announceCreations()
    return 'added'
  } catch {
    keepInMemory([ad])
    return 'added'
  }
}

/** Changes one creation; nothing happens when it is gone. */
export async function updateCreation(id: string, change: (ad: Ad) => Ad): Promise<void> {
  const memory = unsaved.get(id)
  if (memory !== undefined) {
    keepInMemory([change(memory)])
    return
  }
  try {
    const changed = await database.changeCreation(id, change)
    if (changed === null) return
    show((creations) => creations.map((ad) => (ad.id === id ? changed : ad)))
    database.announceCreations()
  } catch {
    const shown = useLibrary.getState().creations.find((ad) => ad.id === id)
    if (shown !== undefined) keepInMemory([change(shown)])
  }
}

/** Keeps creations that came from a file. Those that were new, as they are kept, or null when the browser refused: then none is kept. */
export async function addCreations(ads: readonly Ad[]): Promise<readonly Ad[] | null> {
  try {
    const kept = (await database.insertCreations(ads, ownId)).filter((ad) => ad !== null)
    show((creations) => withAds(creations, kept))
    database.announceCreations()
    return kept
  } catch {
    reportStorageError({ kind: 'unsaved', key: CREATIONS_KEY })
    return null
  }
}

/** Takes creations away, all at once. */
export async function removeCreations(ids: readonly string[]): Promise<void> {
  const gone = new Set(ids)
  for (const id of ids) unsaved.delete(id)
  show((creations) => creations.filter(({ id }) => !gone.has(id)))
  try {
    await database.deleteCreations(ids)
    await saveUnsaved()
    database.announceCreations()
  } catch {
    reportStorageError({ kind: 'unsaved', key: CREATIONS_KEY })
  }
}

/** Puts removed creations back where they were. Until they are written the browser asks before it closes the page: they are nowhere else. */
export async function restoreCreations(ads: readonly Ad[]): Promise<void> {
  const reason = `${CREATIONS_KEY} restored ${String((restorings += 1))}`
  askBeforeLeaving(reason)
  show((creations) => withAds(creations, ads))
  try {
    // Writes follow each other in the order they were asked for: a removal that is still under way comes first.
    await database.putCreations(ads)
    database.announceCreations()
  } catch {
    keepInMemory(ads)
  } finally {
    leaveFreely(reason)
  }
}

/** The N of the next 'Creation N': one above the highest there is. */
export async function nextCreationNumber(): Promise<number> {
  if (!useLibrary.getState().ready) await refresh()
  const numbers = useLibrary.getState().creations.map(({ title }) => Number(/^Creation (\d+)$/.exec(title)?.[1] ?? 0))
  return 1 + Math.max(0, ...numbers)
}

/** Whether a creation is among those shown. */
export const hasCreation = (id: string): boolean => useLibrary.getState().creations.some((ad) => ad.id === id)

let ahead: Promise<void> | null = null

/** Begins to read what the browser keeps before the screen that shows it has arrived: opening a large library takes the browser a while. */
export function readCreationsAhead(): void {
  ahead ??= refresh().finally(() => (ahead = null))
}

/** All creations of this browser, newest first. Not `ready` until they were read once: show no empty list before. */
export function useCreations(): Library {
  useEffect(() => {
    if (ahead === null) void refresh()
  }, [])
  return useLibrary()
}
