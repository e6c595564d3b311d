import { useSyncExternalStore } from 'react'
import { currentYear } from '../browser/clock.ts'

const never = (): (() => void) => () => undefined

/** The current year. While the prerendered page hydrates it is the year of the build, so that both match; the current one follows at once. */
export const useYear = (): number => useSyncExternalStore(never, currentYear, () => Number(import.meta.env.VITE_BUILD_YEAR))
