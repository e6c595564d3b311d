import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../browser/api-failure.ts'
import { commonText } from '../text/en.ts'

interface ProgramList<Entry> {
  /** Null until they are read, and where they can't be. */
  readonly entries: readonly Entry[] | null
  /** Why the last change did not work; null when it did. */
  readonly problem: string | null
  /** Changes something and reads the list again; false when it did not work. */
  readonly change: (work: () => Promise<void>) => Promise<boolean>
  readonly readAgain: () => void
}

/** A list that the server keeps; `read` must stay the same function. */
export function useProgramList<Entry>(read: (signal?: AbortSignal) => Promise<readonly Entry[]>): ProgramList<Entry> {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(
    (signal?: AbortSignal) => {
      // The screen's other calls say why it fails.
      read(signal).then(setEntries, () => undefined)
    },
    [read],
  )
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    return () => controller.abort()
  }, [load])
  const change = async (work: () => Promise<void>): Promise<boolean> => {
    setProblem(null)
    try {
      await work()
      load()
      return true
    } catch (error) {
      setProblem(messageOf(error, { offline: commonText.offline, otherwise: commonText.unexpected }))
      load()
      return false
    }
  }
  const readAgain = useCallback(() => load(), [load])
  return { entries, problem, change, readAgain }
}
