import { letterRunsOf } from './letters.ts'
import data from './script-letters.json' with { type: 'json' }

/**
 * Widths of the letters of the fonts for other scripts and of symbols (`scriptFonts`, `symbolFont`), in hundredths of the type size: some are wider
 * than Inter's widest. Written by write-letters.mjs.
 */
export const scriptLetterRuns = letterRunsOf(data.runs)
