import { useSyncExternalStore } from 'react'
import { isWaitingForServer, onServerWait } from '../browser/server-answers.ts'
import { serverWaitText } from '../text/shell-en.ts'

/** Says that the server does not answer while the next screen or dialog waits for it. Plain CSS: the component library may be what is missing. */
export function ServerWait() {
  const isWaiting = useSyncExternalStore(onServerWait, isWaitingForServer, () => false)
  return (
    <div className="server-wait" role="status">
      {isWaiting && <p>{serverWaitText}</p>}
    </div>
  )
}
