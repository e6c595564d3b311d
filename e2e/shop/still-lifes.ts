import { label, lettering } from './still-life-labels.ts'
import {
  smoothMinimum,
  capsuleDistance,
  linear,
  metalSurface,
  plain,
  rounded,
  speckle,
  torus,
  waviness,
  type Photograph,
  type Rgb,
} from './still-life-parts.ts'

/** The scenes of `photograph.ts`. Lengths in decimetres or so, the ground at height 0. */

const white: Rgb = [0.93, 0.93, 0.93]
const standing = { distance: 12, turn: 0, tilt: 0.16 }

// ── mug
const glaze = linear('#2F8F83')
const clay = linear('#C9A27A')
const mugShape = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  const outside = rounded(r, y - 0.72, 0.62, 0.72, 0.1)
  const inside = rounded(r, y - 0.86, 0.55, 0.76, 0.1)
  const cup = Math.max(outside, -inside)
  const handle = torus((x - 0.62) * 0.92, (y - 0.74) * 0.82, z, 0.34, 0.085)
  return Math.max(smoothMinimum(cup, Math.max(handle, -(r - 0.56)), 0.12), -inside)
}
const mugMark = label(300, 120, (context) => lettering(context, 'TIDELINE', 20, 46, 27, '#F2EBDD'))
const mugSurface: Photograph['surface'] = ([x, y, z]) => {
  const drip = 0.3 + 0.035 * Math.sin(Math.atan2(x, z) * 5) + 0.02 * Math.sin(Math.atan2(x, z) * 13)
  const r = Math.hypot(x, z)
  if (y < drip && r < 0.66)
    return plain([clay[0] * (0.85 + 0.3 * speckle(x, y, z)), clay[1] * (0.85 + 0.3 * speckle(x, y, z)), clay[2] * 0.95], 0.05, 0.8)
  const mark = z > 0 && r > 0.58 ? mugMark((Math.atan2(x, z) + 0.62) / 1.24, (1.02 - y) / 0.4) : null
  if (mark !== null) return plain(mark, 0.7, 0.15)
  const shade =
    0.86 + 0.22 * waviness(x, y * 1.5, z) - (speckle(Math.round(x * 45), Math.round(y * 45), Math.round(z * 45)) > 0.996 ? 0.4 : 0)
  return plain([glaze[0] * shade, glaze[1] * shade, glaze[2] * shade], 1, 0.08)
}

// ── tote bag
const canvas = linear('#EFE6D2')
const navy = linear('#1F3A5F')
const toteShape = (x: number, y: number, z: number): number => {
  const bulge = 0.06 * Math.cos(x * 1.4) * Math.cos((y - 0.8) * 1.6)
  const wide = 0.92 - 0.05 * y
  const fold = 0.012 * Math.sin(x * 7 + y * 2.2) + 0.01 * Math.sin(y * 6 - x * 3)
  const body =
    Math.hypot(Math.max(rounded(x, y - 0.85, wide, 0.85, 0.09), 0), Math.max(Math.abs(z) - (0.2 + bulge + fold), 0)) +
    Math.min(Math.max(rounded(x, y - 0.85, wide, 0.85, 0.09), Math.abs(z) - (0.2 + bulge + fold)), 0) -
    0.02
  const opening = rounded(x, y - 1.6, wide - 0.06, 0.35, 0.05)
  const hollow = Math.max(body, -Math.max(opening, Math.abs(z) - 0.17))
  const strap = (front: number): number => {
    const depth = Math.abs(z - front * (0.2 - Math.max(0, y - 1.6) * 0.16)) - 0.022
    const loop = Math.abs(Math.hypot(x * 1.1, Math.max(y - 1.95, 0)) - 0.42) - 0.06
    const inPlane = y > 1.95 ? loop : Math.max(Math.abs(Math.abs(x * 1.1) - 0.42) - 0.06, 0.9 - y)
    return Math.max(inPlane, depth)
  }
  return Math.min(hollow, strap(1), strap(-1)) * 0.8
}
const toteSurface: Photograph['surface'] = ([x, y, z]) => {
  const weave = 0.9 + 0.1 * (Math.sin(x * 190) * Math.sin(y * 190))
  const isStrap = y > 1.66 || (Math.abs(Math.abs(x * 1.1) - 0.42) < 0.062 && Math.abs(z) > 0.19 && y > 0.9)
  const isStripe = y < 1.62 && (Math.abs(y - 0.34) < 0.16 || Math.abs(y - 0.6) < 0.035)
  const color = isStrap || isStripe ? navy : canvas
  return plain([color[0] * weave, color[1] * weave, color[2] * weave], 0.02, 0.9)
}

// ── serum
const amber = linear('#8A4312')
const serumShape = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  const body = rounded(r, y - 0.62, 0.46, 0.62, 0.1)
  const neck = rounded(r, y - 1.32, 0.17, 0.2, 0.03)
  const collar = rounded(r, y - 1.46, 0.24, 0.15, 0.03)
  const bulb = rounded(r, y - 1.86, 0.17, 0.32, 0.16)
  return Math.min(smoothMinimum(body, neck, 0.2), collar, bulb)
}
const serumLabel = label(520, 460, (context) => {
  context.fillStyle = '#F7F3EA'
  context.fillRect(0, 0, 520, 460)
  context.fillStyle = '#2E6F6A'
  context.fillRect(0, 0, 520, 16)
  context.fillRect(0, 444, 520, 16)
  lettering(context, 'SALTMARSH', 118, 110, 30, '#1D3B3A')
  lettering(context, 'SEA FENNEL', 168, 210, 19, '#2E6F6A')
  lettering(context, 'FACE SERUM', 168, 250, 19, '#2E6F6A')
  context.strokeStyle = '#2E6F6A'
  context.lineWidth = 4
  for (const bend of [-34, -17, 0, 17, 34]) {
    context.beginPath()
    context.moveTo(260, 400)
    context.quadraticCurveTo(260 + bend * 0.4, 350, 260 + bend, 318)
    context.stroke()
  }
})
const serumSurface: Photograph['surface'] = ([x, y, z]) => {
  if (y > 1.58) return plain([0.045, 0.05, 0.05], 0.35, 0.35)
  if (y > 1.3) return metalSurface([0.86, 0.66, 0.38], 0.16)
  const ink = y > 0.2 && y < 1.0 && z > -0.1 ? serumLabel((Math.atan2(x, z) + 1.02) / 2.04, (1 - y) / 0.8) : null
  if (ink !== null) return plain(ink, 0.25, 0.4)
  const depth = 0.6 + 0.8 * Math.max(0, y - 0.1) * (y < 0.9 ? 0.35 : 1)
  return plain([amber[0] * depth, amber[1] * depth, amber[2] * depth], 1, 0.03)
}

// ── headphones
const shell = linear('#33475A')
const cushionBrown = linear('#8B5E3C')
const headphonesShape = (x: number, height: number, z: number): number => {
  const y = height + 0.14
  const side = Math.abs(x)
  const tilt = 0.16
  const cx = (side - 0.78) * Math.cos(tilt) + (y - 0.62) * Math.sin(tilt)
  const cy = -(side - 0.78) * Math.sin(tilt) + (y - 0.62) * Math.cos(tilt)
  const round = Math.hypot(cy * 0.86, z)
  const cup = rounded(round, cx - 0.08, 0.44, 0.13, 0.1)
  const pad = Math.hypot(Math.hypot(cy * 0.86, z) - 0.3, (cx + 0.13) * 1.05) - 0.15
  const band = Math.hypot(Math.max(Math.abs(Math.hypot(x, y - 0.95) - 0.98) - 0.028, 0), Math.max(Math.abs(z) - 0.13, 0)) - 0.03
  const upper = Math.max(band, 1.15 - y)
  const arm = capsuleDistance(side, y, z, [0.955, 1.2, 0], [0.93, 0.72, 0], 0.042)
  const padTop = Math.max(
    Math.hypot(Math.max(Math.abs(Math.hypot(x, y - 0.95) - 0.91) - 0.03, 0), Math.max(Math.abs(z) - 0.1, 0)) - 0.045,
    1.52 - y,
  )
  return Math.min(smoothMinimum(cup, arm, 0.05), pad, upper, padTop) * 0.9
}
const headphonesSurface: Photograph['surface'] = ([x, height, z]) => {
  const y = height + 0.14
  const side = Math.abs(x)
  const cx = (side - 0.78) * Math.cos(0.16) + (y - 0.62) * Math.sin(0.16)
  const round = Math.hypot(y - 0.62, z)
  if (y > 1.5 && Math.hypot(x, y - 0.95) < 0.955) return plain(cushionBrown, 0.15, 0.6)
  if (y < 1.2 && cx < -0.03 && round < 0.6)
    return plain([cushionBrown[0] * (0.9 + 0.2 * waviness(x * 6, y * 6, z * 6)), cushionBrown[1], cushionBrown[2]], 0.15, 0.6)
  if (y < 1.22 && y > 0.98 && side > 0.86) return metalSurface([0.8, 0.78, 0.74], 0.2)
  if (side > 0.97 && round < 0.3 && round > 0.27) return metalSurface([0.85, 0.62, 0.42], 0.15)
  return plain(shell, 0.6, 0.25)
}

// ── lamp
const oak = linear('#B98A57')
const linen = linear('#F3E6CE')
const lampShape = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  const foot = rounded(r, y - 0.07, 0.42, 0.07, 0.05)
  const stem = smoothMinimum(
    Math.hypot(Math.max(r - 0.05, 0), Math.max(Math.abs(y - 0.55) - 0.5, 0)) - 0.02,
    Math.hypot(r, (y - 0.42) * 0.7) - 0.2,
    0.14,
  )
  const ball = Math.hypot(r, y - 0.82) - 0.11
  const slope = 0.72 - (y - 1.05) * 0.3
  const shade = Math.max(Math.abs(r - slope) - 0.018, Math.abs(y - 1.42) - 0.4)
  return Math.min(smoothMinimum(foot, stem, 0.12), ball, shade) * 0.9
}
const lampSurface: Photograph['surface'] = ([x, y, z]) => {
  if (y > 1.01) {
    const weave = 0.94 + 0.06 * Math.sin(Math.atan2(x, z) * 260) * Math.sin(y * 170)
    const lit = 0.55 + 0.9 * Math.exp(-(((y - 1.36) / 0.26) ** 2))
    return {
      color: [linen[0] * weave, linen[1] * weave * 0.93, linen[2] * weave * 0.78],
      gloss: 0,
      roughness: 1,
      metal: 0,
      glow: 0.62 * lit,
    }
  }
  const ring = 0.78 + 0.32 * (0.5 + 0.5 * Math.sin(x * 26 + Math.sin(y * 9) * 2.4 + z * 9))
  return plain([oak[0] * ring, oak[1] * ring, oak[2] * ring], 0.3, 0.35)
}

// ── cushion
const sand = linear('#DDC6A0')
const rust = linear('#B5573A')
const cushionShape = (x: number, y: number, z: number): number => {
  // Leaning back a little, standing on an edge.
  const lean = 0.2
  const py = (y - 0.95) * Math.cos(lean) + z * Math.sin(lean)
  const pz = -(y - 0.95) * Math.sin(lean) + z * Math.cos(lean)
  const u = Math.min(1, Math.abs(x) / 0.98)
  const v = Math.min(1, Math.abs(py) / 0.98)
  const thick = 0.42 * ((1 - u ** 2.6) * (1 - v ** 2.6)) ** 0.62 + 0.02
  const crease = 0.012 * Math.sin(x * 11 + py * 3) * u * u + 0.014 * Math.sin(py * 9 - x * 4) * v * v
  const pull = 0.06 * (u * u + v * v) * 0.5
  const plane = rounded(x, py, 0.98 - pull, 0.98 - pull, 0.07)
  return Math.max(plane, Math.abs(pz) - thick - crease) * 0.55
}
const cushionSurface: Photograph['surface'] = ([x, y, z]) => {
  const py = (y - 0.95) * Math.cos(0.2) + z * Math.sin(0.2)
  const weave = 0.9 + 0.1 * Math.sin(x * 210) * Math.sin(py * 210)
  const stripe = ((x + 1.2) % 0.4) / 0.4
  const color = stripe > 0.36 && stripe < 0.64 ? rust : sand
  return plain([color[0] * weave, color[1] * weave, color[2] * weave], 0.02, 0.9)
}

const onWhite = { ground: white, backdropGain: 1.38, softBox: 2.4, exposure: 0.74, samples: 40 } as const
const mug = { ...onWhite, shape: mugShape, surface: mugSurface, bounds: { height: 0.75, radius: 1.35 } }
const tote = {
  ...onWhite,
  shape: toteShape,
  surface: toteSurface,
  bounds: { height: 1.2, radius: 1.65 },
  ground: [0.86, 0.86, 0.85] as Rgb,
}
const serum = { ...onWhite, shape: serumShape, surface: serumSurface, bounds: { height: 1.1, radius: 1.3 } }
const headphones = {
  ...onWhite,
  shape: headphonesShape,
  surface: headphonesSurface,
  bounds: { height: 1, radius: 1.5 },
  ground: linear('#C9D3D6'),
}
const lamp = { ...onWhite, shape: lampShape, surface: lampSurface, bounds: { height: 0.95, radius: 1.35 }, ground: linear('#D9CFC2') }
const cushion = { ...onWhite, shape: cushionShape, surface: cushionSurface, bounds: { height: 0.95, radius: 1.6 } }

/** The product images by file name. */
export const photographs: Readonly<Record<string, Photograph>> = {
  mug: { ...mug, camera: { ...standing, height: 0.7, turn: -0.25, frame: 2.3 } },
  'mug-side': { ...mug, camera: { ...standing, height: 0.7, turn: -1.1, tilt: 0.34, frame: 2.3 } },
  tote: { ...tote, camera: { ...standing, height: 1.15, turn: 0.28, frame: 3.1 } },
  'tote-side': { ...tote, camera: { ...standing, height: 1.15, turn: -0.75, tilt: 0.2, frame: 3.1 } },
  serum: { ...serum, isCutOut: true, camera: { ...standing, height: 1.08, tilt: 0.1, frame: 2.7 } },
  headphones: { ...headphones, camera: { ...standing, height: 0.98, turn: 0.42, tilt: 0.14, frame: 2.9 } },
  'headphones-folded': { ...headphones, camera: { ...standing, height: 0.9, turn: -0.2, tilt: 0.42, frame: 3 } },
  lamp: { ...lamp, camera: { ...standing, height: 0.95, tilt: 0.1, frame: 2.8 } },
  'lamp-detail': { ...lamp, camera: { ...standing, height: 0.4, turn: 0.5, tilt: 0.22, frame: 1.3 } },
  cushion: { ...cushion, camera: { ...standing, height: 0.9, turn: 0.1, tilt: 0.12, frame: 2.9 } },
}
