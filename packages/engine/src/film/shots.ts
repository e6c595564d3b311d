import { easeOut } from './easing.ts'
import { endFrames } from './end-time.ts'
import { endCamera, type EndWipe, endScene, endWipes } from './end-scene.ts'
import { type Camera, type Frame, plainLight, type ProductPose, standingProduct } from './frame.ts'
import { labelled } from './label.ts'
import { pulled } from './photograph-view.ts'
import { type Shot, type ShotPlan } from './shot.ts'
import { layersOf } from './shot-layers.ts'
import { enteringPose, movedCamera, moveOf } from './shot-moves.ts'
import { type TextSpot, textSpot } from './text-spot.ts'
import { type Timeline, type TimelineParts, type TypeBlock } from './timeline.ts'
import { cameraAt, productSeen, type ViewName, viewOf } from './views.ts'

/** Seconds of a plain shot at least, and how long any shot may be before another is put after it. */
const LEAST = 0.5
const LONGEST = 2.3
const PER_WORD = 0.25
/** Seconds in which a text is on its way in or out and what it stands on opens. */
const COMES_AND_GOES = 0.45

/** A film of shots that are cut on beats, and its end card. `extras`: views for shots between where a film is long. */
export function filmOf(parts: TimelineParts, plans: readonly ShotPlan[], extras: readonly ViewName[], wipe?: EndWipe): Timeline {
  const length = endFrames(parts)
  const content = parts.frames - length
  const shots = timed(parts, chosen(parts.subject === 'photograph' ? labelled(parts, plans) : plans, extras, content / parts.fps), content)
  const end = endScene(
    parts,
    length,
    wipe ?? endWipes[parts.seed % endWipes.length],
    parts.seed % 2 === 1,
    shots[shots.length - 1].over === 'poster',
  )
  const last = shots[shots.length - 1]
  return (at) => {
    if (at < content) {
      const shot = shots.findLast(({ start }) => start <= at) ?? shots[0]
      return frameOf(parts, shot, at)
    }
    const camera = endCamera(parts, (at - content) / length) ?? cameraOf(parts, last, at)
    const gone = parts.hasCutOut ? { ...standingProduct, alpha: 0, shadow: Math.max(0, 1 - (at - content) / 6) } : standingProduct
    return { camera, product: gone, light: last.light?.(1, productSeen(parts, camera)) ?? plainLight, layers: end(at - content, camera) }
  }
}

const leastOf = ({ block }: ShotPlan): number =>
  block === null || block === undefined ? LEAST : Math.max(0.8, COMES_AND_GOES + PER_WORD * block.pieces.length)

/** As many of the plans as there is time for, and more views where there is a lot. */
function chosen(plans: readonly ShotPlan[], extras: readonly ViewName[], seconds: number): ShotPlan[] {
  const kept = plans.filter(({ block }) => block !== null)
  const total = (): number => kept.reduce((sum, plan) => sum + leastOf(plan), 0)
  while (kept.length > 1 && total() > seconds) {
    const highest = Math.max(...kept.map(({ rank }) => rank ?? 1))
    kept.splice(
      kept.findLastIndex(({ rank }) => (rank ?? 1) === highest),
      1,
    )
  }
  let next = 0
  for (let at = 1; extras.length > 0 && seconds / Math.max(1, kept.length) > LONGEST && at < 40; at += 2) {
    kept.splice(Math.min(at, kept.length), 0, { views: [extras[next++ % extras.length]], sheen: next % 2 === 0 })
  }
  return kept.length > 0 ? kept : [{ views: ['middle'] }]
}

/** By turns, so that each cut leads to another corner of a photograph. */
const details = ['closeFoot', 'close', 'closeTop'] as const

function timed(parts: TimelineParts, plans: readonly ShotPlan[], content: number): Shot[] {
  const weights = plans.map((plan) => leastOf(plan) * (plan.weight ?? 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const isRoomy = content >= plans.length * parts.beat * 1.6
  let passed = 0
  let start = 0
  let before: ViewName | null = null
  return plans.map((plan, index) => {
    passed += weights[index]
    const raw = (passed / whole) * content
    const cut = isRoomy ? Math.round(raw / parts.beat) * parts.beat : Math.round(raw)
    // Who is cut on the beat is not cut off: a text has its time to be read as long as those after it have theirs.
    const needed = start + Math.ceil(leastOf(plan) * parts.fps)
    const others = plans.slice(index + 1).reduce((sum, one) => sum + leastOf(one) * parts.fps, 0)
    const least = Math.max(start + 6, Math.min(needed, Math.floor(content - others)))
    const end = index === plans.length - 1 ? content : Math.min(content - 1, Math.max(least, cut))
    const mirrored = (parts.seed + index) % 2 === 1
    const block = plan.block ?? null
    const views: readonly ViewName[] =
      plan.views.length > 1 && plan.views[0] === before ? [...plan.views.slice(1), plan.views[0]] : plan.views
    // A photograph has no free side: its texts go by turns over the whole and over a detail.
    const seen: readonly ViewName[] = parts.subject === 'photograph' && index % 2 === 1 ? [details[index % 3], ...views] : views
    const spot = block === null ? null : spotOf(parts, plan, block, seen, mirrored)
    before = spot?.name ?? views[0]
    const move = parts.subject === 'staged' && spot === null ? moveOf(before, parts.seed + index) : null
    const shot = { ...plan, block, start, end, mirrored, spot, move, view: spot?.view ?? viewOf(parts, before, mirrored) }
    start = end
    return shot
  })
}

/** Where the text goes: free of the product, in its panel, or in the middle of a poster. */
function spotOf(
  parts: TimelineParts,
  { over = 'picture' }: ShotPlan,
  block: TypeBlock,
  views: readonly ViewName[],
  mirrored: boolean,
): TextSpot {
  if (over === 'picture' || over === 'label') return textSpot(parts, block, views, mirrored)
  const { safe, width, height } = parts
  const center = Math.round(safe.left + (safe.width - block.width) / 2)
  const middle = Math.round(safe.top + (safe.height - block.height) / 2)
  if (over === 'poster')
    return { x: center, y: middle, align: 'center', from: 'top', name: 'middle', view: viewOf(parts, 'middle', mirrored), covers: 0 }
  if (width / height > 1.2) {
    const isLeft = !mirrored
    const name: ViewName = isLeft ? 'right' : 'left'
    const x = isLeft ? safe.left : Math.round(width * 0.56)
    return {
      x: Math.min(x, safe.left + safe.width - block.width),
      y: middle,
      align: 'left',
      from: isLeft ? 'left' : 'right',
      name,
      view: viewOf(parts, name, mirrored),
      covers: 0,
    }
  }
  const isTop = height / width > 1.5 || !mirrored
  const name: ViewName = isTop ? 'low' : 'high'
  const inset = Math.min(width, height) * 0.03
  const y = Math.round(isTop ? safe.top + inset : safe.top + safe.height - block.height - inset)
  return { x: safe.left, y, align: 'left', from: isTop ? 'top' : 'bottom', name, view: viewOf(parts, name, mirrored), covers: 0 }
}

function cameraOf(parts: TimelineParts, { start, end, view, mirrored, move }: Shot, at: number): Camera {
  // Never quite at its end when the shot is: a move that stops is a slide.
  const progress = (at - start) / Math.max(1, end - start + 8)
  const shot = { isUpright: parts.width < parts.height, mirrored }
  const camera = move === null ? cameraAt(view, progress) : movedCamera(view, move, progress, shot)
  // A cut lands: the first frames come in a little closer and settle.
  const punch = start === 0 ? 0 : 0.05 * (1 - easeOut((at - start) / 12))
  if (parts.subject === 'photograph') return start === 0 ? camera : pulled(camera, at - start, end - at)
  return Math.max(view.from.zoom, view.to.zoom) <= 1.06
    ? camera
    : { ...camera, zoom: camera.zoom * (1 + punch), x: camera.x + (mirrored ? 1 : -1) * punch }
}

function frameOf(parts: TimelineParts, shot: Shot, at: number): Frame {
  const progress = (at - shot.start) / Math.max(1, shot.end - shot.start)
  const product = poseOf(parts, shot, at, progress)
  return {
    camera: cameraOf(parts, shot, at),
    product,
    light: shot.light?.(progress, productSeen(parts, cameraOf(parts, shot, at))) ?? plainLight,
    layers: layersOf(parts, shot, at),
  }
}

function poseOf(parts: TimelineParts, { enters, sheen, start, mirrored }: Shot, at: number, progress: number): ProductPose {
  if (!parts.hasCutOut) return standingProduct
  const lit = { ...standingProduct, sheen: sheen === true && progress > 0.2 && progress < 0.9 ? (progress - 0.2) / 0.7 : null }
  return enters === undefined ? lit : enteringPose(lit, enters, at - start, mirrored)
}
