import { useEffect, useState } from 'react'
import { useLocation, navigate } from '../browser/router.tsx'
import { ownName } from '../browser/owner.ts'
import { hasUnfinishedRuns, RUNS_KEY } from './has-unfinished-runs.ts'

/** Goes on with the ads whose page was closed while they were made: when a page of the app opens, and at once when another one is open. */
export function UnfinishedRuns() {
  const location = useLocation()
  const [opened] = useState(location)
  useEffect(() => {
    const takeUp = () => {
      if (!hasUnfinishedRuns()) return
      void import('../runs/runs.ts')
        .then(({ takeUpRuns }) => takeUpRuns(opened, (path, state) => navigate(path, { state })))
        .catch((cause: unknown) => console.info('The unfinished ads go on when the next page opens', cause))
    }
    const onStored = ({ key }: StorageEvent) => {
      // Tabs without locks do not know whether the other one still goes on.
      if (key === ownName(RUNS_KEY) && 'locks' in window.navigator) takeUp()
    }
    takeUp()
    addEventListener('storage', onStored)
    return () => removeEventListener('storage', onStored)
  }, [opened])
  return null
}
