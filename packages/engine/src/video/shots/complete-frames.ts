import { PRODUCT_MOVE_FRAMES } from '../camera/shot-moves.ts'
import { hasEndCard } from './end-card.ts'
import { posterPlace } from './poster.ts'
import { type Shot } from './shot.ts'
import { type FrameSpan, type TimelineParts } from '../timeline/timeline.ts'

/** Share of a shot by which its words and its light are in place, and frames a cut takes. */
const SETTLED_SHARE = { words: 0.6, light: 0.7 }
const ARRIVAL_FRAMES = 12
/** Largest part of a shot in which the scene is empty before its product enters. */
export const EMPTY_SHARE_MOST = 0.2
/** Frames at the end of a shot in which words, plates and camera leave, and the largest part of a short one. */
const LEAVING_FRAMES = 8
const LEAVING_SHARE_MOST = 0.25

/**
 * The frames of the best shot for a poster in which product and words stand complete and nothing enters or leaves: of the most important shot with
 * words beside the whole product; without one the end of an end card with words, then the whole product alone, then the end card. In a video of
 * nothing but details and moments the frame of its longest shot before something leaves.
 */
export function completeFrames(parts: TimelineParts, shots: readonly Shot[]): FrameSpan {
  const whole = shots.filter((shot) => showsWhole(parts, shot)).toSorted((a, b) => (a.rank ?? 1) - (b.rank ?? 1))
  const settled = whole.flatMap((shot) => {
    const span = settledSpan(parts, shot)
    return span.first > span.last ? [] : [{ shot, span }]
  })
  const spoken = settled.find(({ shot }) => shot.spot !== null)
  if (spoken !== undefined) return spoken.span
  const { name, logo, endLine, endOffer, button, site, card: design } = parts.type
  const saysSomething = design !== null || [name, logo, endLine, endOffer, button, site].some((block) => block !== null)
  const longest = shots.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
  const latest = settledSpan(parts, longest).last
  const card = hasEndCard(parts) ? { first: parts.frames - 1, last: parts.frames - 1 } : null
  if (card !== null && saysSomething) return card
  return settled[0]?.span ?? card ?? { first: latest, last: latest }
}

/** Whether a shot shows the product from top to bottom: no detail, and no words alone. */
function showsWhole(parts: TimelineParts, { over, block = null, spot, views, mirrored }: Shot): boolean {
  // A panel of half the frame hides as much of a photograph; the end card moves it aside.
  if ((over === 'page' || over === 'list') && parts.subject !== 'staged') return false
  if (over === 'poster') return block !== null && posterPlace(parts, block, mirrored).product !== null
  return !(spot?.name ?? views[0]).startsWith('close')
}

/** From the first frame in which everything has arrived to the last before something leaves. */
function settledSpan({ hasCutOut, beat }: TimelineParts, { start, end, spot, light, enters, entersAfter = 0 }: Shot): FrameSpan {
  const length = end - start
  const waits = [
    ARRIVAL_FRAMES,
    spot === null ? 0 : SETTLED_SHARE.words * length,
    light === undefined ? 0 : SETTLED_SHARE.light * length,
    hasCutOut && enters !== undefined ? PRODUCT_MOVE_FRAMES + Math.min(entersAfter * beat, EMPTY_SHARE_MOST * length) : 0,
  ]
  const leaving = Math.min(LEAVING_FRAMES, Math.round(length * LEAVING_SHARE_MOST))
  return { first: start + Math.ceil(Math.max(...waits)), last: end - 1 - leaving }
}
