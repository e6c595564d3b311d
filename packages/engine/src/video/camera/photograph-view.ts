import { aspectOf } from '../timeline/aspect.ts'
import { easeIn, easeOut, glide, lerp } from '../timeline/easing.ts'
import { type FrameCamera, type FrameRegion, stillCamera } from '../timeline/frame.ts'
import { type TimelineParts } from '../timeline/timeline.ts'
import { type ShotView, type ViewName } from './view.ts'

/** A look over a photograph: the zoom at both ends, and the points that pass the middle, fractions of its focus. */
interface PhotographPan {
  readonly zoom: readonly [from: number, to: number]
  readonly from: readonly [across: number, down: number]
  readonly to: readonly [across: number, down: number]
}

/** The whole, pans over most of it, and details at its thirds: each cut leads to another corner. */
const photographPans: Readonly<Record<ViewName, PhotographPan>> = {
  middle: { zoom: [1, 1.2], from: [0.5, 0.53], to: [0.5, 0.47] },
  left: { zoom: [1.2, 1.24], from: [0.62, 0.48], to: [0.44, 0.52] },
  right: { zoom: [1.24, 1.2], from: [0.38, 0.52], to: [0.56, 0.48] },
  low: { zoom: [1.2, 1.24], from: [0.47, 0.6], to: [0.53, 0.43] },
  high: { zoom: [1.42, 1.1], from: [0.54, 0.42], to: [0.5, 0.52] },
  close: { zoom: [1.6, 1.8], from: [0.66, 0.36], to: [0.54, 0.46] },
  closeTop: { zoom: [1.8, 1.66], from: [0.32, 0.3], to: [0.44, 0.42] },
  closeFoot: { zoom: [1.56, 1.76], from: [0.38, 0.68], to: [0.52, 0.58] },
  closeLeft: { zoom: [1.7, 1.9], from: [0.3, 0.56], to: [0.3, 0.44] },
  closeRight: { zoom: [1.9, 1.7], from: [0.7, 0.6], to: [0.68, 0.5] },
}

type PhotographParts = Pick<TimelineParts, 'product' | 'focus' | 'width' | 'height'>

/** A shot of a whole photograph: the camera travels over a fifth of it. */
export function photographView(parts: PhotographParts, name: ViewName, mirrored: boolean): ShotView {
  const { zoom, from, to } = photographPans[name]
  const seen = ([across, down]: PhotographPan['from'], near: number): FrameCamera =>
    cameraOn(parts, [mirrored ? 1 - across : across, down], near)
  return { from: seen(from, zoom[0]), to: seen(to, zoom[1]) }
}

/** Margin of the layers of a photograph that fills the frame, fractions. */
const LAYER_MARGIN = { across: 0.115, along: 0.065 }

/**
 * A camera that shows a point of the photograph's focus at `goal`, fractions of the frame, and nothing outside the photograph as far as it fills the
 * view.
 */
function cameraOn(
  { product, focus, width, height }: PhotographParts,
  [across, down]: PhotographPan['from'],
  zoom: number,
  goal: PhotographPan['from'] = [0.5, 0.5],
): FrameCamera {
  const fills = product.width >= width && product.height >= height
  const [marginX, marginY] = fills ? [LAYER_MARGIN.across, LAYER_MARGIN.along] : [0, 0]
  const along = (share: number, start: number, length: number, margin: number, at: number): number => {
    const [first, last] = [start - margin, start + length + margin]
    const half = 0.5 / zoom
    const wanted = start + length * share - (at - 0.5) / zoom
    // An image narrower than the view goes where it is wanted; a wider one is never left.
    return last - first <= 2 * half ? wanted - (share - 0.5) * length : Math.min(last - half, Math.max(first + half, wanted))
  }
  return {
    ...stillCamera,
    zoom,
    centerX: along(focus.left + focus.width * across, product.left / width, product.width / width, marginX, goal[0]),
    centerY: along(focus.top + focus.height * down, product.top / height, product.height / height, marginY, goal[1]),
  }
}

/** Frames in which a new image comes into focus, and the last ones of a shot that goes out of it. */
const FOCUS_PULL_FRAMES = { into: 9, outOf: 4 }

/** A photograph has no depth to move through, so the lens moves instead: into focus after a cut, out of it before the next one. */
export function withFocusPull(camera: FrameCamera, since: number, left: number): FrameCamera {
  const blur = Math.max(1 - easeOut((since + 1) / FOCUS_PULL_FRAMES.into), 0.7 * easeIn(1 - left / FOCUS_PULL_FRAMES.outOf))
  return { ...camera, blur: Math.max(camera.blur, blur) }
}

/** The photograph beside the end card: its middle in the middle of `free`, coming closer until the end. */
export function cameraBesideCard(parts: TimelineParts, free: FrameRegion, progress: number): FrameCamera {
  const at = glide(progress)
  // A photograph that fills the frame has its best part anywhere near its middle: it moves most of the way only, so that none of it is lost.
  const share = parts.product.height >= parts.height && parts.product.width >= parts.width ? 0.8 : 1
  const goal = [
    lerp(0.5, (free.left + free.width / 2) / parts.width, aspectOf(parts) === 'wide' ? 1 : share),
    lerp(0.5, (free.top + free.height / 2) / parts.height, share),
  ] as const
  return cameraOn(parts, [0.5, lerp(0.53, 0.48, at)], lerp(1.2, 1.36, at), goal)
}

/** Footage moves by itself: the camera hardly does. */
export function footageView(mirrored: boolean): ShotView {
  const near = { ...stillCamera, zoom: 1.06 }
  return mirrored ? { from: near, to: stillCamera } : { from: stillCamera, to: near }
}
