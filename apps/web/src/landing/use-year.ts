import { useSyncExternalStore } from 'react'
import { currentYear } from '../browser/clock.ts'

const never = (): (() => void) => () => undefined

/**
 * The year now. While the built page is brought to life it is the year of the build, so that both say the same; this year's follows at once.
 */
export const useYear = (): number => useSyncExternalStore(never, currentYear, () => Number(import.meta.env.VITE_BUILD_YEAR))
