import { badgeAir } from './badge.ts'
import { withLooks } from './caption-styles.ts'
import { type Transition, transitionNames, withTransitions, flashOf } from '../camera/transition.ts'
import { endFrames } from '../timeline/end-time.ts'
import { endCamera, type EndWipe, endScene, endWipes } from './end-scene.ts'
import { type FrameCamera, type Frame, plainLight, type ProductPose, standingProduct } from '../timeline/frame.ts'
import { withLeadCaption } from './lead-caption.ts'
import { LABEL_AIR } from './label.ts'
import { listTimes } from './list.ts'
import { pulled } from '../camera/photograph-view.ts'
import { posterPlace } from './poster.ts'
import { type Shot, type ShotPlan, type TextSpot } from './shot.ts'
import { layersOf } from './shot-layers.ts'
import { type CameraMoveName, enteringPose, keptMove, movedCamera, moveOf } from '../camera/shot-moves.ts'
import { spotWithAir, textSpot } from './text-spot.ts'
import { type Timeline, type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'
import { type ViewName } from '../camera/view.ts'
import { cameraAt, keptCamera, productSeen, shotViewOf } from '../camera/views.ts'

/** Shortest plain shot in seconds, and the length from which on another shot is added after it. */
const LEAST = 0.5
const LONGEST = 2.3
const PER_WORD = 0.25
/** Seconds in which a text enters or leaves and its plate opens. */
const COMES_AND_GOES = 0.45

/** A video of shots that are cut on beats, and its end card. `extras`: views for additional shots of a long video. */
export function timelineOfShots(parts: TimelineParts, plans: readonly ShotPlan[], extras: readonly ViewName[], wipe?: EndWipe): Timeline {
  const length = endFrames(parts)
  const content = parts.frames - length
  const leading = withLeadCaption(parts, plans, leastOf, content / parts.fps, 2 * LEAST)
  const shots = timed(parts, chosen(withLooks(parts, leading), extras, content / parts.fps), content)
  const last = shots[shots.length - 1]
  const end = endScene(
    parts,
    length,
    wipe ?? endWipes[parts.seed % endWipes.length],
    parts.seed % 2 === 1,
    last.over === 'poster' && last.block !== null && last.block !== undefined ? posterPlace(parts, last.block, last.mirrored) : null,
  )
  return (at) => {
    if (at < content) {
      const shot = shots.findLast(({ start }) => start <= at) ?? shots[0]
      return frameOf(parts, shot, at)
    }
    const camera = endCamera(parts, (at - content) / length) ?? cameraOf(parts, last, at)
    const leaving = parts.hasCutOut ? { ...standingProduct, alpha: 0, shadow: Math.max(0, 1 - (at - content) / 6) } : standingProduct
    return { camera, product: leaving, light: last.light?.(1, productSeen(parts, camera)) ?? plainLight, layers: end(at - content, camera) }
  }
}

const leastOf = ({ block }: ShotPlan): number =>
  block === null || block === undefined ? LEAST : Math.max(0.8, COMES_AND_GOES + PER_WORD * block.pieces.length)

/** As many of the plans as there is time for, and more views when there is a lot. */
function chosen(plans: readonly ShotPlan[], extras: readonly ViewName[], seconds: number): ShotPlan[] {
  const chosenPlans = plans.filter(({ block }) => block !== null)
  const total = (): number => chosenPlans.reduce((sum, plan) => sum + leastOf(plan), 0)
  while (chosenPlans.length > 1 && total() > seconds) {
    const highest = Math.max(...chosenPlans.map(({ rank }) => rank ?? 1))
    chosenPlans.splice(
      chosenPlans.findLastIndex(({ rank }) => (rank ?? 1) === highest),
      1,
    )
  }
  // A plan that was dropped for a text that did not fit either may fit after all.
  const fitting = plans
    .filter((plan) => plan.block === undefined && !chosenPlans.includes(plan))
    .toSorted((a, b) => (a.rank ?? 1) - (b.rank ?? 1))
  for (const plan of fitting) {
    if (total() + leastOf(plan) > seconds) continue
    const after = plans.slice(0, plans.indexOf(plan)).filter((one) => chosenPlans.includes(one)).length
    chosenPlans.splice(after, 0, plan)
  }
  let next = 0
  for (let at = 1; extras.length > 0 && seconds / Math.max(1, chosenPlans.length) > LONGEST && at < 40; at += 2) {
    chosenPlans.splice(Math.min(at, chosenPlans.length), 0, {
      views: [extras[next++ % extras.length]],
      sheen: next % 2 === 0,
      cut: plans[0]?.cut,
    })
  }
  return chosenPlans.length > 0 ? chosenPlans : [{ views: ['middle'] }]
}

/** Details of a product: none is shown twice while another is left. */
const details = ['closeFoot', 'close', 'closeTop', 'closeRight', 'closeLeft'] as const satisfies readonly ViewName[]
/** Views used after all details. */
const others = ['high', 'right', 'low', 'left', 'middle'] as const satisfies readonly ViewName[]

/** The first view that is not a used detail, else the first unused detail, else by rotation the whole product. */
function freshView(views: readonly ViewName[], shown: readonly ViewName[]): ViewName {
  const isFresh = (name: ViewName): boolean => !name.startsWith('close') || !shown.includes(name)
  return views.find(isFresh) ?? details.find(isFresh) ?? others[shown.length % others.length]
}

function timed(parts: TimelineParts, plans: readonly ShotPlan[], content: number): Shot[] {
  const weights = weightsOf(parts, plans, content)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const grid = content >= plans.length * parts.beat * 1.6 ? parts.beat : content >= plans.length * parts.beat * 0.8 ? parts.beat / 2 : 1
  const usedMoves: (CameraMoveName | null)[] = []
  let passed = 0
  let start = 0
  const shown: ViewName[] = []
  let lastTextView: ViewName | null = null
  const shots = plans.map((plan, index): Shot => {
    passed += weights[index]
    const raw = (passed / whole) * content
    const cut = Math.round(Math.round(raw / grid) * grid)
    // Rounding to the beat must not cut reading time: a text keeps its own as long as those after it have theirs.
    const needed = start + Math.ceil(leastOf(plan) * parts.fps)
    const others = plans.slice(index + 1).reduce((sum, one) => sum + leastOf(one) * parts.fps, 0)
    const last = Math.max(start + 6, Math.floor(content - others))
    const onBeat = Math.round(Math.floor(last / grid) * grid)
    const latest = onBeat >= needed ? onBeat : last
    const end = index === plans.length - 1 ? content : Math.min(content - 1, latest, Math.max(start + 6, needed, cut))
    const mirrored = (parts.seed + index) % 2 === 1
    const block = plan.block ?? null
    const views: readonly ViewName[] =
      plan.views.length > 1 && (plan.views[0] === shown.at(-1) || (block !== null && plan.views[0] === lastTextView))
        ? [...plan.views.slice(1), plan.views[0]]
        : plan.views
    // A photograph has no free side: its texts alternate over the whole and over a detail.
    const seen: readonly ViewName[] = parts.subject === 'photograph' && index % 2 === 1 ? [freshView(details, shown), ...views] : views
    const spot = block === null ? null : spotOf(parts, plan, block, seen, mirrored)
    const name = spot?.name ?? freshView(views, shown)
    shown.push(name)
    if (spot !== null) lastTextView = name
    const move =
      parts.subject !== 'staged'
        ? null
        : (plan.moves?.find((name) => !usedMoves.includes(name)) ?? moveOf(name, spot !== null, parts.seed + index, usedMoves))
    usedMoves.push(move)
    const view = spot?.view ?? shotViewOf(parts, name, mirrored)
    const sheen = plan.sheen ?? (index % 2 === 1 && !name.startsWith('close'))
    const shot = { ...plan, block, start, end, mirrored, spot, move, view, sheen, comes: null, goes: null }
    start = end
    return shot
  })
  const lists = listTimes(shots)
  return shots.map((shot, index) => ({
    ...shot,
    list: lists[index],
    comes: cutTo(parts, shots, index),
    goes: cutTo(parts, shots, index + 1),
  }))
}

/** Wanted seconds of each shot: a quick one gets a beat, the others share the rest. */
function weightsOf({ beat, fps }: TimelineParts, plans: readonly ShotPlan[], content: number): number[] {
  const weighed = (plan: ShotPlan): number => leastOf(plan) * (plan.weight ?? 1)
  const slow = plans.filter(({ isQuick }) => isQuick !== true)
  const quick = Math.max(LEAST, beat / fps)
  const rest = content / fps - quick * (plans.length - slow.length)
  const wanted = slow.reduce((sum, plan) => sum + weighed(plan), 0)
  const isTight = slow.length === 0 || rest < slow.reduce((sum, plan) => sum + leastOf(plan), 0)
  return plans.map((plan) => (isTight ? weighed(plan) : plan.isQuick === true ? quick : (weighed(plan) * rest) / wanted))
}

/** The transition from the previous shot: to its side, in rotation starting at the video's seed. */
function cutTo({ subject, seed }: TimelineParts, shots: readonly Shot[], index: number): Transition | null {
  if (subject !== 'staged' || index < 1 || index >= shots.length) return null
  const [from, to] = [shots[index - 1], shots[index]]
  const way = to.view.from.centerX - from.view.to.centerX
  const side = Math.abs(way) > 0.02 ? Math.sign(way) : to.mirrored ? 1 : -1
  return { name: to.cut ?? transitionNames[(seed + index) % transitionNames.length], side }
}

/** Place of the text: free of the product, in its panel, or in the middle of a poster. */
function spotOf(
  parts: TimelineParts,
  { over = 'picture' }: ShotPlan,
  block: TypeBlock,
  views: readonly ViewName[],
  mirrored: boolean,
): TextSpot {
  if (over === 'picture' || over === 'plain' || over === 'underlined') return textSpot(parts, block, views, mirrored)
  if (over === 'label' || over === 'strips') {
    const air = parts.subject === 'photograph' ? 0 : Math.round(Math.min(parts.width, parts.height) * LABEL_AIR)
    return spotWithAir(parts, block, views, mirrored, { across: air, down: air })
  }
  if (over === 'badge') return spotWithAir(parts, block, views, mirrored, badgeAir(parts))
  const { safe, width, height } = parts
  const middle = Math.round(safe.top + (safe.height - block.height) / 2)
  if (over === 'poster') {
    const { x, y, align } = posterPlace(parts, block, mirrored)
    return { x, y, align, from: 'top', name: 'middle', view: shotViewOf(parts, 'middle', mirrored), covers: 0 }
  }
  if (width / height > 1.2) {
    // A list stays on one side throughout.
    const isLeft = over === 'list' ? parts.seed % 2 === 0 : !mirrored
    const name: ViewName = isLeft ? 'right' : 'left'
    const x = isLeft ? safe.left : Math.round(width * 0.56)
    return {
      x: Math.min(x, safe.left + safe.width - block.width),
      y: middle,
      align: 'left',
      from: isLeft ? 'left' : 'right',
      name,
      view: shotViewOf(parts, name, mirrored),
      covers: 0,
    }
  }
  const isTop = height / width > 1.5 || (over === 'list' ? parts.seed % 2 === 0 : !mirrored)
  const name: ViewName = isTop ? 'low' : 'high'
  const inset = Math.min(width, height) * 0.03
  const y = Math.round(isTop ? safe.top + inset : safe.top + safe.height - block.height - inset)
  return { x: safe.left, y, align: 'left', from: isTop ? 'top' : 'bottom', name, view: shotViewOf(parts, name, mirrored), covers: 0 }
}

function cameraOf(parts: TimelineParts, shot: Shot, at: number): FrameCamera {
  const { start, end, view, mirrored, move, spot, comes, goes } = shot
  // Never quite at its end when the shot ends: a move that stops is a slide.
  const progress = (at - start) / Math.max(1, end - start + 8)
  const way = { isUpright: parts.width < parts.height, mirrored }
  if (move === null) {
    const camera = cameraAt(view, progress)
    return parts.subject === 'photograph' && start > 0 ? pulled(camera, at - start, end - at) : camera
  }
  const camera = spot === null ? movedCamera(view, move, progress, way) : keptCamera(parts, spot.name, view, keptMove(move, way), progress)
  return withTransitions(camera, comes, goes, at - start, end - at)
}

function frameOf(parts: TimelineParts, shot: Shot, at: number): Frame {
  const progress = (at - shot.start) / Math.max(1, shot.end - shot.start)
  const product = poseOf(parts, shot, at, progress)
  const camera = cameraOf(parts, shot, at)
  const light = shot.light?.(progress, productSeen(parts, camera)) ?? plainLight
  // A transition adds no flash to a storyboard's own light.
  const flash = shot.light === undefined ? flashOf(shot.comes, at - shot.start) : 0
  return { camera, product, light: flash < 0.01 ? light : { ...light, gain: light.gain * (1 + flash) }, layers: layersOf(parts, shot, at) }
}

function poseOf(
  parts: TimelineParts,
  { enters, entersAfter = 0, sheen, start, end, mirrored }: Shot,
  at: number,
  progress: number,
): ProductPose {
  if (!parts.hasCutOut) return standingProduct
  const lit = { ...standingProduct, sheen: sheen === true && progress > 0.2 && progress < 0.9 ? (progress - 0.2) / 0.7 : null }
  if (enters === undefined) return lit
  const since = at - start - Math.min(entersAfter * parts.beat, (end - start) * 0.2)
  return since < 0 ? { ...lit, alpha: 0, shadow: 0 } : enteringPose(lit, enters, since, mirrored)
}
