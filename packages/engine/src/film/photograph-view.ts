import { stillCamera } from './frame.ts'
import { type TimelineParts } from './timeline.ts'
import { type View, type ViewName } from './views.ts'

/** Where a view looks on a photograph: how close, and which point of it comes into the middle, fractions. */
interface Look {
  readonly zoom: number
  readonly point: readonly [across: number, down: number]
}

const looks: Readonly<Record<ViewName, Look>> = {
  middle: { zoom: 1.1, point: [0.5, 0.48] },
  left: { zoom: 1.1, point: [0.58, 0.5] },
  right: { zoom: 1.1, point: [0.42, 0.5] },
  low: { zoom: 1.1, point: [0.5, 0.44] },
  high: { zoom: 1.1, point: [0.5, 0.56] },
  close: { zoom: 1.7, point: [0.56, 0.42] },
  closeTop: { zoom: 1.7, point: [0.4, 0.26] },
  closeFoot: { zoom: 1.65, point: [0.5, 0.74] },
}

/** A shot of a whole photograph: it is panned while the camera comes closer. */
export function photographView({ product, width, height }: TimelineParts, name: ViewName, mirrored: boolean): View {
  const hand = mirrored ? -1 : 1
  const { zoom, point } = looks[name]
  const x = (product.left + product.width * point[0]) / width
  const y = (product.top + product.height * point[1]) / height
  const from = { ...stillCamera, zoom, centerX: held(x - 0.05 * hand, zoom, 0.1), centerY: held(y + 0.015, zoom, 0.05) }
  const end = zoom * 1.14
  return { from, to: { ...from, zoom: end, centerX: held(x + 0.05 * hand, end, 0.1), centerY: held(y - 0.015, end, 0.05) } }
}

/** A middle for which the view stays inside of the plates. */
function held(center: number, zoom: number, room: number): number {
  const reach = 0.5 / zoom - room
  return reach >= 0.5 ? 0.5 : Math.min(1 - reach, Math.max(reach, center))
}

/** Footage moves by itself: it is hardly touched. */
export function footageView(mirrored: boolean): View {
  const near = { ...stillCamera, zoom: 1.06 }
  return mirrored ? { from: near, to: stillCamera } : { from: stillCamera, to: near }
}
