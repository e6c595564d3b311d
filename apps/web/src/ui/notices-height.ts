import { NOTICES_HEIGHT } from './tokens.ts'

/** Ref of the element with the notices in view: a bar at the bottom of the screen makes room for its height. */
export function measureNotices(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || typeof ResizeObserver === 'undefined') return undefined
  const { style } = document.body
  const observer = new ResizeObserver(() => style.setProperty(NOTICES_HEIGHT, `${String(element.offsetHeight)}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(NOTICES_HEIGHT)
  }
}
