import { NOTICES_HEIGHT } from './tokens.ts'

/** Space below them, in pixels. */
const MARGIN = 8

/** Ref of the element with the notices in view: a bar at the bottom of the screen makes room for its height. */
export function measureNotices(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || typeof ResizeObserver === 'undefined') return undefined
  const { style } = document.body
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = element
    style.setProperty(NOTICES_HEIGHT, `${String(offsetHeight === 0 ? 0 : offsetHeight + MARGIN)}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(NOTICES_HEIGHT)
  }
}
