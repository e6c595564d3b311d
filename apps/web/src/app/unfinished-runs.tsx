import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ownName } from '../browser/owner.ts'

/** Storage key of the runs (`stored-runs.ts`), which is read here without loading their code. */
const RUNS_KEY = 'adloom.runs'

function hasUnfinishedRuns(): boolean {
  try {
    return localStorage.getItem(ownName(RUNS_KEY)) !== null
  } catch {
    return false
  }
}

/** Goes on with the ads whose page was closed while they were made: when a page of the app opens, and at once when another one is open. */
export function UnfinishedRuns() {
  const location = useLocation()
  const navigate = useNavigate()
  const [opened] = useState(location)
  useEffect(() => {
    const takeUp = () => {
      if (!hasUnfinishedRuns()) return
      void import('../runs/runs.ts')
        .then(({ takeUpRuns }) => takeUpRuns(opened, (path, state) => void navigate(path, { state })))
        .catch((cause: unknown) => console.info('The unfinished ads go on when the next page opens', cause))
    }
    const onStored = ({ key }: StorageEvent) => {
      // Tabs without locks do not know whether the other one still goes on.
      if (key === ownName(RUNS_KEY) && 'locks' in window.navigator) takeUp()
    }
    takeUp()
    addEventListener('storage', onStored)
    return () => removeEventListener('storage', onStored)
  }, [navigate, opened])
  return null
}
