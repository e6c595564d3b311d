import { type TimelineParts } from './timeline.ts'

/** Seconds of the end card, and its share of a short video. */
const END = { least: 0.8, most: 3, share: 0.3 }

/** Frames of the end card: the last ones, beginning on a beat if there is time. */
export function endFrames({ frames, fps, beat }: Pick<TimelineParts, 'frames' | 'fps' | 'beat'>): number {
  const wanted = Math.min(END.most * fps, Math.max(END.least * fps, frames * END.share))
  const start = Math.round((frames - wanted) / beat) * beat
  // In a video of one second the card takes half.
  return start < frames * 0.4 ? Math.min(Math.round(wanted), Math.round(frames * 0.5)) : Math.min(frames - start, END.most * fps + beat)
}
