import { createCanvas } from '@napi-rs/canvas'

/** The scenes of `photograph.ts`. Lengths in decimetres or so, the ground at height 0. */

interface StillLifeSurface {
  readonly color: readonly [number, number, number]
  /** How much it shines, 0 to 1; `roughness` blurs its reflections. */
  readonly gloss: number
  readonly roughness: number
  readonly metal: number
  /** Light it emits. */
  readonly glow: number
}

export interface Photograph {
  /** Distance from a point to the nearest surface. */
  readonly shape: (x: number, y: number, z: number) => number
  readonly surface: (point: readonly [number, number, number], normal: readonly [number, number, number]) => StillLifeSurface
  /** A ball around everything, its centre above the origin. */
  readonly bounds: { readonly height: number; readonly radius: number }
  readonly camera: {
    readonly distance: number
    readonly height: number
    readonly tilt: number
    readonly turn: number
    readonly frame: number
  }
  readonly ground: readonly [number, number, number]
  readonly backdropGain: number
  readonly softBox: number
  readonly exposure: number
  readonly samples: number
  readonly isCutOut?: boolean
}

type Rgb = readonly [number, number, number]

const linear = (hex: string): Rgb => {
  const [r, g, b] = [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2)
  return [r, g, b]
}
const plain = (color: Rgb, gloss = 0, roughness = 0.3): StillLifeSurface => ({ color, gloss, roughness, metal: 0, glow: 0 })
const metal = (color: Rgb, roughness: number): StillLifeSurface => ({ color, gloss: 1, roughness, metal: 1, glow: 0 })

const blend = (a: number, b: number, width: number): number => {
  const h = Math.max(width - Math.abs(a - b), 0) / width
  return Math.min(a, b) - h * h * width * 0.25
}
/** A rounded rectangle in the plane. */
const rounded = (x: number, y: number, halfX: number, halfY: number, radius: number): number => {
  const dx = Math.abs(x) - halfX + radius
  const dy = Math.abs(y) - halfY + radius
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}
const torus = (x: number, y: number, z: number, ring: number, thickness: number): number =>
  Math.hypot(Math.hypot(x, y) - ring, z) - thickness
const capsule = (
  x: number,
  y: number,
  z: number,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radius: number,
): number => {
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]]
  const h = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
  return Math.hypot(px - bx * h, py - by * h, pz - bz * h) - radius
}

/** A little unevenness, so that nothing looks printed. */
const speckle = (x: number, y: number, z: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43_758.5453
  return value - Math.floor(value)
}
const waves = (x: number, y: number, z: number): number => Math.sin(x * 9 + Math.sin(y * 7)) * Math.sin(y * 8 + z * 5) * 0.5 + 0.5

/** A label drawn once and read by fractions of its width and height; null outside its ink. */
function label(
  width: number,
  height: number,
  draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void,
): (u: number, v: number) => Rgb | null {
  const canvas = createCanvas(width, height)
  draw(canvas.getContext('2d'))
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return (u, v) => {
    if (u < 0 || v < 0 || u >= 1 || v >= 1) return null
    const place = (Math.floor(v * height) * width + Math.floor(u * width)) * 4
    if (data[place + 3] < 90) return null
    return [(data[place] / 255) ** 2.2, (data[place + 1] / 255) ** 2.2, (data[place + 2] / 255) ** 2.2]
  }
}

/** Letters of straight strokes and arcs: the images need no font. */
function lettering(
  context: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  const strokes: Readonly<Record<string, string>> = {
    A: 'M0 10L4 0L8 10M1.6 6.4L6.4 6.4',
    B: 'M0 0L0 10L4 10Q7 10 7 7.4Q7 5 4 5L0 5M4 5Q6.4 5 6.4 2.5Q6.4 0 4 0L0 0',
    C: 'M7 1.6Q5.5 0 4 0Q0 0 0 5Q0 10 4 10Q5.5 10 7 8.4',
    E: 'M6 0L0 0L0 10L6 10M0 5L5 5',
    F: 'M6 0L0 0L0 10M0 5L5 5',
    H: 'M0 0L0 10M7 0L7 10M0 5L7 5',
    I: 'M0 0L0 10',
    L: 'M0 0L0 10L6 10',
    M: 'M0 10L0 0L4 6L8 0L8 10',
    N: 'M0 10L0 0L7 10L7 0',
    O: 'M4 0Q0 0 0 5Q0 10 4 10Q8 10 8 5Q8 0 4 0',
    R: 'M0 10L0 0L4 0Q7 0 7 2.6Q7 5.2 4 5.2L0 5.2M4 5.2L7 10',
    S: 'M6.4 1.4Q5 0 3.4 0Q0.4 0 0.4 2.5Q0.4 4.6 3.4 5Q6.8 5.4 6.8 7.5Q6.8 10 3.4 10Q1.4 10 0 8.4',
    T: 'M0 0L8 0M4 0L4 10',
    U: 'M0 0L0 6.5Q0 10 3.5 10Q7 10 7 6.5L7 0',
    D: 'M0 0L0 10L3 10Q7.4 10 7.4 5Q7.4 0 3 0Z',
    G: 'M7 1.6Q5.5 0 4 0Q0 0 0 5Q0 10 4 10Q7 10 7 6L4.4 6',
  }
  context.strokeStyle = color
  context.lineWidth = 1.3
  context.lineCap = 'round'
  context.lineJoin = 'round'
  let left = x
  for (const letter of text) {
    const path = strokes[letter]
    context.save()
    context.translate(left, y)
    context.scale(size / 10, size / 10)
    context.beginPath()
    for (const [, command, numbers] of (path ?? '').matchAll(/([MLQZ])([\d. -]*)/g)) {
      const n = numbers.trim().split(/\s+/).map(Number)
      if (command === 'M') context.moveTo(n[0], n[1])
      else if (command === 'L') context.lineTo(n[0], n[1])
      else if (command === 'Q') context.quadraticCurveTo(n[0], n[1], n[2], n[3])
      else context.closePath()
    }
    context.stroke()
    context.restore()
    left += (letter === ' ' ? 5 : letter === 'I' ? 3.4 : 10.4) * (size / 10)
  }
}

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
  return Math.max(blend(cup, Math.max(handle, -(r - 0.56)), 0.12), -inside)
}
const mugMark = label(300, 120, (context) => lettering(context, 'TIDELINE', 20, 46, 27, '#F2EBDD'))
const mugSurface: Photograph['surface'] = ([x, y, z]) => {
  const drip = 0.3 + 0.035 * Math.sin(Math.atan2(x, z) * 5) + 0.02 * Math.sin(Math.atan2(x, z) * 13)
  const r = Math.hypot(x, z)
  if (y < drip && r < 0.66)
    return plain([clay[0] * (0.85 + 0.3 * speckle(x, y, z)), clay[1] * (0.85 + 0.3 * speckle(x, y, z)), clay[2] * 0.95], 0.05, 0.8)
  const mark = z > 0 && r > 0.58 ? mugMark((Math.atan2(x, z) + 0.62) / 1.24, (1.02 - y) / 0.4) : null
  if (mark !== null) return plain(mark, 0.7, 0.15)
  const shade = 0.86 + 0.22 * waves(x, y * 1.5, z) - (speckle(Math.round(x * 45), Math.round(y * 45), Math.round(z * 45)) > 0.996 ? 0.4 : 0)
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
  return Math.min(blend(body, neck, 0.2), collar, bulb)
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
  if (y > 1.3) return metal([0.86, 0.66, 0.38], 0.16)
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
  const arm = capsule(side, y, z, [0.955, 1.2, 0], [0.93, 0.72, 0], 0.042)
  const padTop = Math.max(
    Math.hypot(Math.max(Math.abs(Math.hypot(x, y - 0.95) - 0.91) - 0.03, 0), Math.max(Math.abs(z) - 0.1, 0)) - 0.045,
    1.52 - y,
  )
  return Math.min(blend(cup, arm, 0.05), pad, upper, padTop) * 0.9
}
const headphonesSurface: Photograph['surface'] = ([x, height, z]) => {
  const y = height + 0.14
  const side = Math.abs(x)
  const cx = (side - 0.78) * Math.cos(0.16) + (y - 0.62) * Math.sin(0.16)
  const round = Math.hypot(y - 0.62, z)
  if (y > 1.5 && Math.hypot(x, y - 0.95) < 0.955) return plain(cushionBrown, 0.15, 0.6)
  if (y < 1.2 && cx < -0.03 && round < 0.6)
    return plain([cushionBrown[0] * (0.9 + 0.2 * waves(x * 6, y * 6, z * 6)), cushionBrown[1], cushionBrown[2]], 0.15, 0.6)
  if (y < 1.22 && y > 0.98 && side > 0.86) return metal([0.8, 0.78, 0.74], 0.2)
  if (side > 0.97 && round < 0.3 && round > 0.27) return metal([0.85, 0.62, 0.42], 0.15)
  return plain(shell, 0.6, 0.25)
}

// ── lamp
const oak = linear('#B98A57')
const linen = linear('#F3E6CE')
const lampShape = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  const foot = rounded(r, y - 0.07, 0.42, 0.07, 0.05)
  const stem = blend(
    Math.hypot(Math.max(r - 0.05, 0), Math.max(Math.abs(y - 0.55) - 0.5, 0)) - 0.02,
    Math.hypot(r, (y - 0.42) * 0.7) - 0.2,
    0.14,
  )
  const ball = Math.hypot(r, y - 0.82) - 0.11
  const slope = 0.72 - (y - 1.05) * 0.3
  const shade = Math.max(Math.abs(r - slope) - 0.018, Math.abs(y - 1.42) - 0.4)
  return Math.min(blend(foot, stem, 0.12), ball, shade) * 0.9
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
