import { type FrameCamera, type FrameRegion, stillCamera } from '../timeline/frame.ts'
import { glide, lerp } from '../timeline/easing.ts'
import { type ShotView, type ViewName } from './view.ts'
import { footageView, photographView } from './photograph-view.ts'
import { type TimelineParts } from '../timeline/timeline.ts'

/** The parts of a video that decide how the product is seen. */
type SeenParts = Pick<TimelineParts, 'subject' | 'width' | 'height' | 'product' | 'focus'>

interface Aim {
  readonly zoom: number
  /** The point of the product, and where it goes in the frame; fractions. */
  readonly point: readonly [across: number, down: number]
  readonly goal: readonly [across: number, down: number]
  readonly side: number
}

const aims: Readonly<Record<ViewName, Aim>> = {
  middle: { zoom: 1.08, point: [0.5, 0.5], goal: [0.5, 0.54], side: 0.46 },
  left: { zoom: 1.3, point: [0.5, 0.5], goal: [0.25, 0.52], side: 0.34 },
  right: { zoom: 1.3, point: [0.5, 0.5], goal: [0.75, 0.52], side: 0.34 },
  low: { zoom: 1.1, point: [0.5, 0.5], goal: [0.5, 0.72], side: 0.36 },
  high: { zoom: 1.1, point: [0.5, 0.5], goal: [0.5, 0.32], side: 0.36 },
  close: { zoom: 1.75, point: [0.56, 0.42], goal: [0.5, 0.5], side: 0.22 },
  closeTop: { zoom: 1.9, point: [0.4, 0.26], goal: [0.52, 0.52], side: 0.2 },
  closeFoot: { zoom: 1.65, point: [0.5, 0.74], goal: [0.48, 0.5], side: 0.24 },
  closeLeft: { zoom: 1.8, point: [0.14, 0.46], goal: [0.42, 0.5], side: 0.22 },
  closeRight: { zoom: 1.8, point: [0.86, 0.5], goal: [0.58, 0.5], side: 0.22 },
}

/** Margin of the layers around the frame, fractions of it, and how much of that margin one unit of the eye's path takes. */
const LAYER_MARGIN = { across: 0.12, along: 0.07 }
const FRAME_UNITS = 2.6
const PARALLAX_MOST = 0.6

/** A shot of the product: comes a little closer while the eye moves past; photographs are panned, footage is hardly touched. */
export function shotViewOf(parts: SeenParts, name: ViewName, mirrored: boolean): ShotView {
  const side = mirrored ? -1 : 1
  if (parts.subject === 'footage') return footageView(mirrored)
  if (parts.subject === 'photograph') return photographView(parts, name, mirrored)
  const aim = aims[name]
  const isClose = name.startsWith('close')
  const zoomMost = isClose
    ? aim.zoom
    : Math.min(
        (0.74 * parts.height) / parts.product.height,
        ((name === 'left' || name === 'right' ? 0.38 : 0.82) * parts.width) / parts.product.width,
      )
  const zoom = Math.max(1.02, Math.min(aim.zoom, zoomMost))
  const slide = isClose ? 0.035 * side : 0.012 * side
  return {
    from: aimed(parts, aim, { zoom, x: -aim.side * side, slide, blur: isClose ? 0.65 : 0 }),
    to: aimed(parts, aim, { zoom: zoom * 1.09, x: aim.side * side, slide: -slide, blur: isClose ? 0.8 : 0 }),
  }
}

/** A camera on an aim. `x` as in `FrameCamera`; `slide`: how far to the right of its goal the point is, as a fraction of the frame. */
function aimed(
  parts: SeenParts,
  { point, goal }: Aim,
  { zoom, x, slide, blur }: Pick<FrameCamera, 'zoom' | 'x' | 'blur'> & { readonly slide: number },
): FrameCamera {
  const { product, width, height } = parts
  const side = parts.width < parts.height ? x * 0.7 : x
  const across = (product.left + product.width * point[0]) / width - (goal[0] + slide - 0.5) / zoom
  const down = (product.top + product.height * point[1]) / height - (goal[1] - 0.5) / zoom
  const unit = Math.min(width, height) / FRAME_UNITS
  const marginX = LAYER_MARGIN.across - (Math.abs(side) * unit * PARALLAX_MOST) / width
  return {
    ...stillCamera,
    x: side,
    y: 0.05,
    zoom,
    centerX: clampCenter(across, zoom, marginX),
    centerY: clampCenter(down, zoom, LAYER_MARGIN.along - (0.05 * unit * PARALLAX_MOST) / height),
    blur,
  }
}

/** Moments of a move at which its extent is measured. */
const MOMENTS = Array.from({ length: 9 }, (_, index) => index / 8)
/** If wider, a camera that also rises would look beyond the layers. */
const ZOOM_LEAST = 1.03

/**
 * The camera of a move that keeps the product where the view has it, never larger than at the view's end: for shots beside a text that needs its
 * room. Only nearer and further, round and over the product is left of the move. The margin is that of the widest moment, so that nothing pulses.
 */
export function cameraKeepingPlace(
  parts: SeenParts,
  name: ViewName,
  { from, to }: ShotView,
  move: (camera: FrameCamera, progress: number) => FrameCamera,
  progress: number,
): FrameCamera {
  const { product, width, height } = parts
  const { point, goal, side } = aims[name]
  const extremes = MOMENTS.map((moment) => move(stillCamera, moment))
  const now = move(stillCamera, progress)
  const furthest = (key: 'x' | 'y'): number => Math.max(0.001, ...extremes.map((camera) => Math.abs(camera[key])))
  // As far round the product as its place beside the text allows.
  const sway = Math.min(1, side / furthest('x'))
  const unit = (Math.min(width, height) / FRAME_UNITS) * PARALLAX_MOST
  const marginX = LAYER_MARGIN.across - (furthest('x') * sway * unit) / width
  const marginY = LAYER_MARGIN.along - (furthest('y') * unit) / height
  const [zoomLeast, zoomMost] = [Math.min(...extremes.map(({ zoom }) => zoom)), Math.max(...extremes.map(({ zoom }) => zoom))]
  // From further away it could not be so far from the middle.
  const needed = Math.max((0.5 + Math.abs(goal[0] - 0.5)) / (0.5 + marginX), (0.5 + Math.abs(goal[1] - 0.5)) / (0.5 + marginY))
  const end = Math.max(to.zoom, ZOOM_LEAST)
  const span = Math.min(1 - zoomLeast / zoomMost, 1 - Math.max(ZOOM_LEAST, Math.min(from.zoom, needed)) / end)
  const zoom = end * (1 - (zoomMost > zoomLeast ? (span * (zoomMost - now.zoom)) / (zoomMost - zoomLeast) : 0))
  return {
    ...now,
    x: now.x * sway,
    zoom,
    centerX: clampCenter((product.left + product.width * point[0]) / width - (goal[0] - 0.5) / zoom, zoom, marginX),
    centerY: clampCenter((product.top + product.height * point[1]) / height - (goal[1] - 0.5) / zoom, zoom, marginY),
    blur: 0,
  }
}

/** A middle for which the view stays inside the layers. */
function clampCenter(center: number, zoom: number, margin: number): number {
  const reach = 0.5 / zoom - margin
  return reach >= 0.5 ? 0.5 : Math.min(1 - reach, Math.max(reach, center))
}

/** The camera at `progress` through a view. */
export function cameraAt({ from, to }: ShotView, progress: number): FrameCamera {
  const at = glide(progress)
  const way = (key: Exclude<keyof FrameCamera, 'window'>): number => lerp(from[key], to[key], at)
  return { x: way('x'), y: way('y'), zoom: way('zoom'), centerX: way('centerX'), centerY: way('centerY'), blur: way('blur') }
}

/** Where the camera shows the product, pixels of the frame. */
export function productSeen(
  { product, width, height }: Omit<SeenParts, 'subject' | 'focus'>,
  { zoom, centerX, centerY }: FrameCamera,
): FrameRegion {
  return {
    left: (product.left - centerX * width) * zoom + width / 2,
    top: (product.top - centerY * height) * zoom + height / 2,
    width: product.width * zoom,
    height: product.height * zoom,
  }
}
