import { alignBlock } from './block-place.ts'
import { between, easeIn, easeOut, mix } from './easing.ts'
import { endFrames } from './end-time.ts'
import { type EndWipe, endScene, endWipes } from './end-scene.ts'
import { type Camera, type FilmLight, type Frame, type Layer, plainLight, type ProductPose, type Region, standingProduct } from './frame.ts'
import { type Reveal, wordsRise } from './reveal-type.ts'
import { shadeBehind, type TextSpot, textSpot } from './text-spot.ts'
import { type Timeline, type TimelineParts, type TypeBlock } from './timeline.ts'
import { cameraAt, productSeen, type View, type ViewName, viewOf } from './views.ts'

/**
 * One shot of a storyboard. `views`: where the product may stand, the best first; with a text the first that leaves it room is taken. `over`: what the text is set on.
 * `rank`: the higher, the earlier the shot is left out of a film that is too short. `enters`: the product comes in.
 */
export interface ShotPlan {
  readonly views: readonly ViewName[]
  readonly block?: TypeBlock | null
  readonly over?: 'picture' | 'panel' | 'poster'
  readonly reveal?: Reveal
  readonly weight?: number
  readonly rank?: number
  readonly enters?: 'rise' | 'drop' | 'grow'
  /** `seen`: where the product is in the frame, pixels. */
  readonly light?: (progress: number, seen: Region) => FilmLight
  readonly sheen?: boolean
}

/** Seconds of a plain shot at least, and how long any shot may be before another is put after it. */
const LEAST = 0.5
const LONGEST = 2.3
const PER_WORD = 0.25

interface Shot extends ShotPlan {
  readonly start: number
  readonly end: number
  readonly view: View
  readonly spot: TextSpot | null
  readonly mirrored: boolean
}

/** A film of shots that are cut on beats, and its end card. `extras`: views for shots between where a film is long. */
export function filmOf(parts: TimelineParts, plans: readonly ShotPlan[], extras: readonly ViewName[], wipe?: EndWipe): Timeline {
  const length = endFrames(parts)
  const content = parts.frames - length
  const shots = timed(parts, chosen(plans, extras, content / parts.fps), content)
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
    const camera = cameraOf(last, at)
    const gone = parts.hasCutOut ? { ...standingProduct, alpha: 0, shadow: Math.max(0, 1 - (at - content) / 6) } : standingProduct
    return { camera, product: gone, light: last.light?.(1, productSeen(parts, camera)) ?? plainLight, layers: end(at - content, camera) }
  }
}

const leastOf = ({ block }: ShotPlan): number =>
  block === null || block === undefined ? LEAST : Math.max(0.8, 0.2 + PER_WORD * block.pieces.length)

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
    const end = index === plans.length - 1 ? content : Math.min(content - 1, Math.max(start + 6, cut))
    const mirrored = (parts.seed + index) % 2 === 1
    const block = plan.block ?? null
    const views: readonly ViewName[] =
      plan.views.length > 1 && plan.views[0] === before ? [...plan.views.slice(1), plan.views[0]] : plan.views
    // A photograph has no free side: its texts go by turns over the whole and over a detail.
    const seen: readonly ViewName[] = parts.subject === 'photograph' && index % 2 === 1 ? ['close', ...views] : views
    const spot = block === null ? null : spotOf(parts, plan, block, seen, mirrored)
    before = spot?.name ?? views[0]
    const shot = { ...plan, block, start, end, mirrored, spot, view: spot?.view ?? viewOf(parts, before, mirrored) }
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
  if (over === 'picture') return textSpot(parts, block, views, mirrored)
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

function cameraOf({ start, end, view, mirrored }: Shot, at: number): Camera {
  const camera = cameraAt(view, (at - start) / Math.max(1, end - start + 8))
  // A cut lands: the first frames come in a little closer and settle.
  const punch = start === 0 ? 0 : 0.05 * (1 - easeOut((at - start) / 12))
  return Math.max(view.from.zoom, view.to.zoom) <= 1.06
    ? camera
    : { ...camera, zoom: camera.zoom * (1 + punch), x: camera.x + (mirrored ? 1 : -1) * punch }
}

function frameOf(parts: TimelineParts, shot: Shot, at: number): Frame {
  const progress = (at - shot.start) / Math.max(1, shot.end - shot.start)
  const product = poseOf(parts, shot, at, progress)
  return {
    camera: cameraOf(shot, at),
    product,
    light: shot.light?.(progress, productSeen(parts, cameraOf(shot, at))) ?? plainLight,
    layers: layersOf(parts, shot, at),
  }
}

function poseOf(parts: TimelineParts, { enters, sheen, start }: Shot, at: number, progress: number): ProductPose {
  if (!parts.hasCutOut) return standingProduct
  const lit = { ...standingProduct, sheen: sheen === true && progress > 0.2 && progress < 0.9 ? (progress - 0.2) / 0.7 : null }
  const share = easeOut(between(0, 16, at - start + 2))
  if (enters === undefined || share >= 1) return lit
  if (enters === 'rise') return { ...lit, y: 0.5 * (1 - share), shadow: share ** 3 }
  if (enters === 'drop') return { ...lit, y: -0.7 * (1 - share), turn: 4 * (1 - share), shadow: share ** 3 }
  return { ...lit, scale: mix(0.72, 1, share), alpha: Math.min(1, share * 2), shadow: share }
}

function layersOf(
  parts: TimelineParts,
  { block = null, over = 'picture', reveal = wordsRise, spot, start, end, mirrored }: Shot,
  at: number,
): Layer[] {
  if (block === null || spot === null) return []
  const leave = Math.min(7, Math.round((end - start) * 0.15))
  const fades = Math.min(at - start + 1, end - at) / Math.max(1, leave)
  const type = reveal(alignBlock(block, spot.align), spot, at, {
    start: over === 'panel' ? start + 5 : start,
    end,
    beat: parts.beat,
    leave: over === 'poster' ? 0 : leave,
    mirrored,
  })
  if (over === 'picture') return [shadeBehind(parts, spot, block, (parts.subject === 'staged' ? 0.56 : 0.78) * Math.min(1, fades)), ...type]
  if (over === 'poster') {
    const drift = (at - start) / parts.fps
    const { brand, light } = parts.colors
    return [
      {
        kind: 'backdrop',
        color: brand,
        glow: light,
        x: 0.5 + (mirrored ? -0.2 : 0.2) * Math.cos(drift),
        y: 0.4 + 0.12 * Math.sin(drift * 1.4),
        radius: 0.7,
        alpha: 1,
      },
      ...type,
    ]
  }
  const shown = easeOut(between(0, 10, at - start + 1)) * (1 - easeIn(between(end - leave, end, at)))
  return [...panelFor(parts, spot, block, shown), ...type]
}

/** A panel in the brand's colour from the edge its text is nearest to, a deeper one before it. */
function panelFor({ width, height, safe, colors }: TimelineParts, { from, y }: TextSpot, block: TypeBlock, shown: number): Layer[] {
  const room = Math.min(width, height) * 0.07
  const slant = width / height > 1.2 ? height * 0.09 : 0
  return [colors.deep, colors.brand].map((color, index): Layer => {
    const more = index === 0 ? room * 0.35 : 0
    const wide = (safe.left + width * 0.4 + room + more + slant) * shown
    const region = {
      left: { left: -slant - 4, top: 0, width: wide + 4, height },
      right: { left: width - wide, top: 0, width: wide + slant + 4, height },
      top: { left: 0, top: -4, width, height: (y + block.height + room + more) * shown + 4 },
      bottom: { left: 0, top: height - (height - y + room + more) * shown, width, height: (height - y + room + more) * shown + 4 },
    }[from]
    return { kind: 'panel', region, color, alpha: 1, slant }
  })
}
