import { type RefCallback, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { inIdleTime } from '../browser/idle.ts'

/** Around the window and around a box that scrolls, so that what comes into view is there already. `scrollMargin` is ignored by older browsers. */
const NEAR = { rootMargin: '200px', scrollMargin: '160px' }

/** Whether to draw the element with this ref: it is in view or close to it, and the page is idle. Always true where a browser cannot tell. */
export function useNearView(): [RefCallback<HTMLElement>, boolean] {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined')
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined
    let stop = (): void => undefined
    const observer = new IntersectionObserver((entries) => {
      stop()
      // At once, so that idle time is measured with it: a row of such elements is drawn one by one instead of in one long task.
      if (entries.at(-1)?.isIntersecting === true) stop = inIdleTime([true], () => flushSync(() => setIsNear(true)))
      else setIsNear(false)
    }, NEAR)
    observer.observe(element)
    return () => {
      stop()
      observer.disconnect()
    }
  }, [])
  return [ref, isNear]
}
