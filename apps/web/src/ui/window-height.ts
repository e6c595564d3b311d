import { useSyncExternalStore } from 'react'

const onResize = (report: () => void): (() => void) => {
  window.addEventListener('resize', report)
  return () => window.removeEventListener('resize', report)
}

/** The window's height in pixels. */
export const useWindowHeight = (): number => useSyncExternalStore(onResize, () => window.innerHeight)
