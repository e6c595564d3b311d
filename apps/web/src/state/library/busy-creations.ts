import { useEffect } from 'react'

const busy = new Set<string>()

/** Creations that are being edited: a deletion elsewhere waits for the end. */
export const busyCreations = (): ReadonlySet<string> => busy

/** Marks a creation as being edited while the component is mounted. */
export function useBusyCreation(id: string): void {
  useEffect(() => {
    busy.add(id)
    return () => void busy.delete(id)
  }, [id])
}
