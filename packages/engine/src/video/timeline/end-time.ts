import { type TimelineParts } from './timeline.ts'

/** Seconds of the end card, and the share of the video it has where that is short. */
const END = { least: 0.8, most: 3, share: 0.3 }

/** How many frames the end card has: the last ones, beginning on a beat where there is time. */
export function endFrames({ frames, fps, beat }: Pick<TimelineParts, 'frames' | 'fps' | 'beat'>): number {
  const wanted = Math.min(END.most * fps, Math.max(END.least * fps, frames * END.share))
  const start = Math.round((frames - wanted) / beat) * beat
  // A video of a second is half of it the card.
  return start < frames * 0.4 ? Math.min(Math.round(wanted), Math.round(frames * 0.5)) : Math.min(frames - start, END.most * fps + beat)
}
