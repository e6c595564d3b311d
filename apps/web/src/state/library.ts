import { type Ad, adIdPrefix, isDuplicate } from '@adloom/domain/ad.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import * as database from '../browser/database.ts'
import { newId } from '../browser/identifier.ts'
import { askBeforeLeaving, leaveFreely } from '../browser/leaving.ts'
import { reportTrouble } from '../browser/storage.ts'

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

const newestFirst = (ads: readonly Ad[]): readonly Ad[] => ads.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))

/** How many creations are shown while the rest is still being read: more than a screen of them. */
const SEEN_FIRST = 40

let reading = 0

/** Reads what the browser keeps. When it can't be read, what is in memory stays and the trouble is told. */
async function refresh(): Promise<void> {
  reading += 1
  const mine = reading
  try {
    if (!useLibrary.getState().ready && unsaved.size === 0) {
      const newest = await database.listNewestCreations(SEEN_FIRST)
      // Not `ready`: there are more.
      if (mine === reading && newest.length > 0) useLibrary.setState({ creations: newest })
    }
    const count = await database.countCreations()
    const stored = await database.listCreations()
    // A later reading has the later truth.
    if (mine !== reading) return
    // What could not be saved is newer than what is stored of it.
    const others = unsaved.size === 0 ? stored : stored.filter(({ id }) => !unsaved.has(id))
    useLibrary.setState({ creations: unsaved.size === 0 ? stored : newestFirst([...unsaved.values(), ...others]), ready: true })
    tellUnreadable(count - stored.length)
  } catch (cause) {
    if (mine === reading) useLibrary.setState({ ready: true })
    reportTrouble({ kind: database.isNewerDatabase(cause) ? 'newer' : 'unsaved', key: CREATIONS_KEY })
  }
}

let hasToldUnreadable = false

/** Once for as long as the page lives: nothing can be done about it here. */
function tellUnreadable(count: number): void {
  if (count <= 0 || hasToldUnreadable) return
  hasToldUnreadable = true
  reportTrouble({ kind: 'unreadable', key: CREATIONS_KEY })
}

async function changed(): Promise<void> {
  database.announceCreations()
  await refresh()
}

function keepInMemory(ad: Ad): void {
  unsaved.set(ad.id, ad)
  askBeforeLeaving(CREATIONS_KEY)
  useLibrary.setState(({ creations }) => ({ creations: newestFirst([ad, ...creations.filter(({ id }) => id !== ad.id)]), ready: true }))
  reportTrouble({ kind: 'unsaved', key: CREATIONS_KEY })
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
    const [isAdded] = await database.insertCreations([ad], ownId)
    if (isAdded) await changed()
    return isAdded ? 'added' : 'duplicate'
  } catch {
    keepInMemory(ad)
    return 'added'
  }
}

/** Changes one creation; nothing happens when it is gone. */
export async function updateCreation(id: string, change: (ad: Ad) => Ad): Promise<void> {
  const memory = unsaved.get(id)
  if (memory !== undefined) {
    keepInMemory(change(memory))
    return
  }
  try {
    await database.changeCreation(id, change)
    await changed()
  } catch {
    const shown = useLibrary.getState().creations.find((ad) => ad.id === id)
    if (shown !== undefined) keepInMemory(change(shown))
  }
}

/** Keeps creations that came from a file. How many were new, or null when the browser refused: then none is kept. */
export async function addCreations(ads: readonly Ad[]): Promise<number | null> {
  try {
    const outcomes = await database.insertCreations(ads, ownId)
    await changed()
    return outcomes.filter((isAdded) => isAdded).length
  } catch {
    reportTrouble({ kind: 'unsaved', key: CREATIONS_KEY })
    return null
  }
}

/** Takes creations away, all at once. */
export async function removeCreations(ids: readonly string[]): Promise<void> {
  const gone = new Set(ids)
  for (const id of ids) unsaved.delete(id)
  useLibrary.setState(({ creations }) => ({ creations: creations.filter(({ id }) => !gone.has(id)) }))
  try {
    await database.deleteCreations(ids)
    await saveUnsaved()
    await changed()
  } catch {
    reportTrouble({ kind: 'unsaved', key: CREATIONS_KEY })
  }
}

export const removeCreation = (id: string): Promise<void> => removeCreations([id])

/** Puts removed creations back where they were. */
export async function restoreCreations(ads: readonly Ad[]): Promise<void> {
  try {
    await database.putCreations(ads)
    await changed()
  } catch {
    for (const ad of ads) keepInMemory(ad)
  }
}

export const restoreCreation = (ad: Ad): Promise<void> => restoreCreations([ad])

/** The N of the next 'Creation N': one above the highest there is. */
export async function nextCreationNumber(): Promise<number> {
  if (!useLibrary.getState().ready) await refresh()
  const numbers = useLibrary.getState().creations.map(({ title }) => Number(/^Creation (\d+)$/.exec(title)?.[1] ?? 0))
  return 1 + Math.max(0, ...numbers)
}

/** All creations of this browser, newest first. Not `ready` until they were read once: show no empty list before. */
export function useCreations(): Library {
  useEffect(() => {
    void refresh()
  }, [])
  return useLibrary()
}
