import { type CameraMove, type ProductMove } from './motion.ts'
import { arc } from './motions/arc.ts'
import { breathe } from './motions/breathe.ts'
import { closeGlide } from './motions/close-glide.ts'
import { crane } from './motions/crane.ts'
import { dollyZoom } from './motions/dolly-zoom.ts'
import { drift } from './motions/drift.ts'
import { drop } from './motions/drop.ts'
import { float } from './motions/float.ts'
import { focusPull } from './motions/focus-pull.ts'
import { grow } from './motions/grow.ts'
import { handheld } from './motions/handheld.ts'
import { hop } from './motions/hop.ts'
import { orbit } from './motions/orbit.ts'
import { pop } from './motions/pop.ts'
import { pullOut } from './motions/pull-out.ts'
import { pushIn } from './motions/push-in.ts'
import { risePast } from './motions/rise-past.ts'
import { rise } from './motions/rise.ts'
import { settle } from './motions/settle.ts'
import { slide } from './motions/slide.ts'
import { swing } from './motions/swing.ts'
import { tiltDown } from './motions/tilt-down.ts'
import { tiltIn } from './motions/tilt-in.ts'
import { tiltUp } from './motions/tilt-up.ts'
import { truck } from './motions/truck.ts'
import { whip } from './motions/whip.ts'

/** THE list of camera moves. Add yours here. */
export const cameraMoves = {
  pushIn,
  pullOut,
  truck,
  crane,
  orbit,
  dollyZoom,
  drift,
  arc,
  tiltDown,
  tiltUp,
  whip,
  breathe,
  handheld,
  risePast,
  closeGlide,
  focusPull,
} as const satisfies Record<string, CameraMove>

/** THE list of product moves. Add yours here. */
export const productMoves = {
  grow,
  drop,
  rise,
  pop,
  slide,
  float,
  tiltIn,
  settle,
  swing,
  hop,
} as const satisfies Record<string, ProductMove>
