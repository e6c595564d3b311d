import { aspectOf } from '../timeline/aspect.ts'
import { badgeAir } from './badge.ts'
import { withCaptionStyles } from './caption-styles.ts'
import { completeFrames, EMPTY_SHARE_MOST } from './complete-frames.ts'
import { type Transition, transitionNames, withTransitions, flashAfter } from '../camera/transition.ts'
import { endFrames } from '../timeline/end-time.ts'
import { hasEndCard } from './end-card.ts'
import { designCamera, designScene, fittedCard } from './design-scene.ts'
import { endCamera, type EndWipe, endScene, endWipes } from './end-scene.ts'
import { type FrameCamera, type Frame, plainLight, type ProductPose, standingProduct } from '../timeline/frame.ts'
import { withLeadCaption } from './lead-caption.ts'
import { LABEL_AIR } from './label.ts'
import { listTimes } from './list.ts'
import { withFocusPull } from '../camera/photograph-view.ts'
import { posterPlace } from './poster.ts'
import { type Shot, type ShotPlan, type TextSpot } from './shot.ts'
import { layersOf } from './shot-layers.ts'
import { type CameraMoveName, enteringPose, moveInShot, cameraOfMove, moveOf } from '../camera/shot-moves.ts'
import { spotWithAir, textSpot } from './text-spot.ts'
import { type Timeline, type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'
import { type ViewName } from '../camera/view.ts'
import { cameraAt, cameraKeepingPlace, productSeen, shotViewOf } from '../camera/views.ts'

/** Shortest plain shot in seconds, and the length from which on another shot is added after it. */
const SHOT_SECONDS_LEAST = 0.5
const SHOT_SECONDS_MOST = 2.3
const SECONDS_PER_WORD = 0.25
/** Seconds in which a text enters or leaves and its plate opens. */
const ENTER_AND_LEAVE_SECONDS = 0.45

/** Shortest shot with a text, seconds. */
const TEXT_SECONDS_LEAST = 0.8
/** Fewest frames between two cuts. */
const SHOT_FRAMES_LEAST = 6
/** Most shots that are added to a long video. */
const EXTRA_SHOTS_MAX = 20
/** Beats for each shot from which cuts are on whole beats, and on half ones; with less time they are on any frame. */
const BEATS_PER_SHOT = { whole: 1.6, half: 0.8 }
/** Least distance between the middles of two views for which a transition goes to that side, in parts of the frame. */
const SIDE_SHIFT_LEAST = 0.02
/** The part of a shot in which a band of light crosses the product. */
const SHEEN = { from: 0.2, to: 0.9 }
/** Frames by which a camera move is longer than its shot. */
const UNFINISHED_FRAMES = 8
/** Frames in which the product's shadow leaves the scene when the end card begins. */
const SHADOW_FADE_FRAMES = 6
/** A weaker flash after a transition is none. */
const FLASH_LEAST = 0.01

/**
 * A video of shots that are cut on beats, and its end card; without anything to show there the shots go on to the end. `extras`: views for additional
 * shots of a long video.
 */
export function timelineOfShots(parts: TimelineParts, plans: readonly ShotPlan[], extras: readonly ViewName[], wipe?: EndWipe): Timeline {
  const length = hasEndCard(parts) ? endFrames(parts) : 0
  const content = parts.frames - length
  const leading = withLeadCaption(parts, plans, secondsNeeded, content / parts.fps, 2 * SHOT_SECONDS_LEAST)
  const shots = timeShots(parts, choosePlans(withCaptionStyles(parts, leading), extras, content / parts.fps), content)
  const last = shots[shots.length - 1]
  const card = parts.type.card === null ? null : fittedCard(parts, parts.type.card)
  const poster =
    last.over === 'poster' && last.block !== null && last.block !== undefined ? posterPlace(parts, last.block, last.mirrored) : null
  const entrance = [length, wipe ?? endWipes[parts.seed % endWipes.length], parts.seed % 2 === 1, poster] as const
  const end = card === null ? endScene(parts, ...entrance) : designScene(parts, card, ...entrance)
  const frameAt = (at: number): Frame => {
    if (at < content) {
      const shot = shots.findLast(({ start }) => start <= at) ?? shots[0]
      return frameOf(parts, shot, at)
    }
    const lastCamera = cameraOf(parts, last, at)
    const camera =
      (card === null
        ? endCamera(parts, (at - content) / length)
        : designCamera(parts, card, at - content, length, lastCamera, poster !== null)) ?? lastCamera
    const leaving =
      parts.hasCutOut && card?.window == null
        ? { ...standingProduct, alpha: 0, shadow: Math.max(0, 1 - (at - content) / SHADOW_FADE_FRAMES) }
        : standingProduct
    return { camera, product: leaving, light: last.light?.(1, productSeen(parts, camera)) ?? plainLight, layers: end(at - content, camera) }
  }
  return { frameAt, complete: completeFrames(parts, shots) }
}

const secondsNeeded = ({ block }: ShotPlan): number =>
  block === null || block === undefined
    ? SHOT_SECONDS_LEAST
    : Math.max(TEXT_SECONDS_LEAST, ENTER_AND_LEAVE_SECONDS + SECONDS_PER_WORD * block.pieces.length)

/** As many of the plans as there is time for, and more views when there is a lot. */
function choosePlans(plans: readonly ShotPlan[], extras: readonly ViewName[], seconds: number): ShotPlan[] {
  const chosenPlans = plans.filter(({ block }) => block !== null)
  const total = (): number => chosenPlans.reduce((sum, plan) => sum + secondsNeeded(plan), 0)
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
    if (total() + secondsNeeded(plan) > seconds) continue
    const after = plans.slice(0, plans.indexOf(plan)).filter((one) => chosenPlans.includes(one)).length
    chosenPlans.splice(after, 0, plan)
  }
  let next = 0
  for (
    let at = 1;
    extras.length > 0 && seconds / Math.max(1, chosenPlans.length) > SHOT_SECONDS_MOST && at < 2 * EXTRA_SHOTS_MAX;
    at += 2
  ) {
    chosenPlans.splice(Math.min(at, chosenPlans.length), 0, {
      views: [extras[next++ % extras.length]],
      sheen: next % 2 === 0,
      transition: plans[0]?.transition,
    })
  }
  return chosenPlans.length > 0 ? chosenPlans : [{ views: ['middle'] }]
}

/** Details of a product: none is shown twice while another is left. */
const details = ['closeFoot', 'close', 'closeTop', 'closeRight', 'closeLeft'] as const satisfies readonly ViewName[]
/** Views used after all details. */
const laterFrames = ['high', 'right', 'low', 'left', 'middle'] as const satisfies readonly ViewName[]

/** The first view that is not a used detail, else the first unused detail, else by rotation the whole product. */
function freshView(views: readonly ViewName[], shown: readonly ViewName[]): ViewName {
  const isFresh = (name: ViewName): boolean => !name.startsWith('close') || !shown.includes(name)
  return views.find(isFresh) ?? details.find(isFresh) ?? laterFrames[shown.length % laterFrames.length]
}

/** Frames between two places for a cut. */
const gridOf = ({ beat }: TimelineParts, shots: number, content: number): number =>
  content >= shots * beat * BEATS_PER_SHOT.whole ? beat : content >= shots * beat * BEATS_PER_SHOT.half ? beat / 2 : 1

function timeShots(parts: TimelineParts, plans: readonly ShotPlan[], content: number): Shot[] {
  const weights = weightsOf(parts, plans, content)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const grid = gridOf(parts, plans.length, content)
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
    const needed = start + Math.ceil(secondsNeeded(plan) * parts.fps)
    const laterFrames = plans.slice(index + 1).reduce((sum, one) => sum + secondsNeeded(one) * parts.fps, 0)
    const last = Math.max(start + SHOT_FRAMES_LEAST, Math.floor(content - laterFrames))
    const onBeat = Math.round(Math.floor(last / grid) * grid)
    const latest = onBeat >= needed ? onBeat : last
    const end = index === plans.length - 1 ? content : Math.min(content - 1, latest, Math.max(start + SHOT_FRAMES_LEAST, needed, cut))
    const mirrored = (parts.seed + index) % 2 === 1
    const block = plan.block ?? null
    const views: readonly ViewName[] =
      plan.views.length > 1 && (plan.views[0] === shown.at(-1) || (block !== null && plan.views[0] === lastTextView))
        ? [...plan.views.slice(1), plan.views[0]]
        : plan.views
    // A photograph has no free side: its texts alternate over the whole and over a detail.
    const seen: readonly ViewName[] = parts.subject === 'photograph' && index % 2 === 1 ? [freshView(details, shown), ...views] : views
    const spot = block === null ? null : textSpotOf(parts, plan, block, seen, mirrored)
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
    const shot = { ...plan, block, start, end, mirrored, spot, move, view, sheen, arrival: null, departure: null }
    start = end
    return shot
  })
  const lists = listTimes(shots)
  return shots.map((shot, index) => ({
    ...shot,
    list: lists[index],
    arrival: transitionTo(parts, shots, index),
    departure: transitionTo(parts, shots, index + 1),
  }))
}

/** Wanted seconds of each shot: a quick one gets a beat, the others share the rest. */
function weightsOf({ beat, fps }: TimelineParts, plans: readonly ShotPlan[], content: number): number[] {
  const weighed = (plan: ShotPlan): number => secondsNeeded(plan) * (plan.weight ?? 1)
  const slow = plans.filter(({ isQuick }) => isQuick !== true)
  const quick = Math.max(SHOT_SECONDS_LEAST, beat / fps)
  const rest = content / fps - quick * (plans.length - slow.length)
  const wanted = slow.reduce((sum, plan) => sum + weighed(plan), 0)
  const isTight = slow.length === 0 || rest < slow.reduce((sum, plan) => sum + secondsNeeded(plan), 0)
  return plans.map((plan) => (isTight ? weighed(plan) : plan.isQuick === true ? quick : (weighed(plan) * rest) / wanted))
}

/** The transition from the previous shot: to its side, in rotation starting at the video's seed. */
function transitionTo({ subject, seed }: TimelineParts, shots: readonly Shot[], index: number): Transition | null {
  if (subject !== 'staged' || index < 1 || index >= shots.length) return null
  const [from, to] = [shots[index - 1], shots[index]]
  const direction = to.view.from.centerX - from.view.to.centerX
  const side = Math.abs(direction) > SIDE_SHIFT_LEAST ? Math.sign(direction) : to.mirrored ? 1 : -1
  return { name: to.transition ?? transitionNames[(seed + index) % transitionNames.length], side }
}

/** Place of the text: free of the product, in its panel, or in the middle of a poster. */
function textSpotOf(
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
    return { x, y, align, from: 'top', name: 'middle', view: shotViewOf(parts, 'middle', mirrored), covered: 0 }
  }
  const aspect = aspectOf(parts)
  if (aspect === 'wide') {
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
      covered: 0,
    }
  }
  const isTop = aspect === 'upright' || (over === 'list' ? parts.seed % 2 === 0 : !mirrored)
  const name: ViewName = isTop ? 'low' : 'high'
  const inset = Math.min(width, height) * 0.03
  const y = Math.round(isTop ? safe.top + inset : safe.top + safe.height - block.height - inset)
  return { x: safe.left, y, align: 'left', from: isTop ? 'top' : 'bottom', name, view: shotViewOf(parts, name, mirrored), covered: 0 }
}

function cameraOf(parts: TimelineParts, shot: Shot, at: number): FrameCamera {
  const { start, end, view, mirrored, move, spot, arrival, departure } = shot
  // Never quite at its end when the shot ends: a move that stops is a slide.
  const progress = (at - start) / Math.max(1, end - start + UNFINISHED_FRAMES)
  const direction = { isUpright: parts.width < parts.height, mirrored }
  if (move === null) {
    const camera = cameraAt(view, progress)
    return parts.subject === 'photograph' && start > 0 ? withFocusPull(camera, at - start, end - at) : camera
  }
  const camera =
    spot === null
      ? cameraOfMove(view, move, progress, direction)
      : cameraKeepingPlace(parts, spot.name, view, moveInShot(move, direction), progress)
  return withTransitions(camera, arrival, departure, at - start, end - at)
}

function frameOf(parts: TimelineParts, shot: Shot, at: number): Frame {
  const progress = (at - shot.start) / Math.max(1, shot.end - shot.start)
  const product = poseOf(parts, shot, at, progress)
  const camera = cameraOf(parts, shot, at)
  const light = shot.light?.(progress, productSeen(parts, camera)) ?? plainLight
  // A transition adds no flash to a storyboard's own light.
  const flash = shot.light === undefined ? flashAfter(shot.arrival, at - shot.start) : 0
  return {
    camera,
    product,
    light: flash < FLASH_LEAST ? light : { ...light, gain: light.gain * (1 + flash) },
    layers: layersOf(parts, shot, at),
  }
}

function poseOf(
  parts: TimelineParts,
  { enters, entersAfter = 0, sheen, start, end, mirrored }: Shot,
  at: number,
  progress: number,
): ProductPose {
  if (!parts.hasCutOut) return standingProduct
  const standing = {
    ...standingProduct,
    sheen: sheen === true && progress > SHEEN.from && progress < SHEEN.to ? (progress - SHEEN.from) / (SHEEN.to - SHEEN.from) : null,
  }
  if (enters === undefined) return standing
  const since = at - start - Math.min(entersAfter * parts.beat, (end - start) * EMPTY_SHARE_MOST)
  return since < 0 ? { ...standing, alpha: 0, shadow: 0 } : enteringPose(standing, enters, since, mirrored)
}
