import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { type Photograph } from './still-life-parts.ts'
import { photographs } from './still-lifes.ts'

/**
 * Renders the product images of the sample shop: a small path tracer for shapes given as distances. Not part of Adloom and not optimised: `node
 * e2e/shop/photograph.ts [name…]` writes `pictures/<name>.jpg` (or .png with the ground left out), minutes each.
 */

const SIZE = 800
const BOUNCES = 4
const FAR = 60

type Vector = [number, number, number]

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
function stream(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const along = (origin: Vector, direction: Vector, distance: number): Vector => [
  origin[0] + direction[0] * distance,
  origin[1] + direction[1] * distance,
  origin[2] + direction[2] * distance,
]
const normalised = (a: Vector): Vector => {
  const length = Math.hypot(a[0], a[1], a[2])
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Distance along the ray to the still life, or -1. */
function marchTo({ shape, bounds }: Photograph, origin: Vector, direction: Vector): number {
  // The sphere around everything first: most rays miss it.
  const offset: Vector = [origin[0], origin[1] - bounds.height, origin[2]]
  const b = dot(offset, direction)
  const discriminant = b * b - (dot(offset, offset) - bounds.radius * bounds.radius)
  if (discriminant < 0) return -1
  const root = Math.sqrt(discriminant)
  let distance = Math.max(0.002, -b - root)
  const end = -b + root
  for (let step = 0; step < 140 && distance < end; step++) {
    const point = along(origin, direction, distance)
    const gap = shape(point[0], point[1], point[2])
    if (gap < 0.0006) return distance
    distance += gap * 0.85
  }
  return -1
}

function normalAt({ shape }: Photograph, [x, y, z]: Vector): Vector {
  const e = 0.0012
  return normalised([
    shape(x + e, y, z) - shape(x - e, y, z),
    shape(x, y + e, z) - shape(x, y - e, z),
    shape(x, y, z + e) - shape(x, y, z - e),
  ])
}

/** Light of rays that hit nothing: a bright room with a large soft box on the left, a strip on the right and a lid above. */
function sky(direction: Vector, { softBox }: Photograph): number {
  const [x, y, z] = direction
  let light = 0.55 + 0.25 * Math.max(0, y)
  if (x < -0.2 && y > -0.1 && y < 0.85 && z > -0.5 && z < 0.8) light += softBox
  if (x > 0.62 && y > 0.02 && y < 0.8 && z > -0.35 && z < 0.25) light += softBox * 0.75
  if (y > 0.86) light += softBox * 0.8
  return light
}

/** A direction over the surface, denser towards its normal. */
function scattered(normal: Vector, random: () => number): Vector {
  const angle = 2 * Math.PI * random()
  const height = 2 * random() - 1
  const ring = Math.sqrt(1 - height * height)
  return normalised([normal[0] + ring * Math.cos(angle), normal[1] + ring * Math.sin(angle), normal[2] + height * 1.0001])
}

function reflected(direction: Vector, normal: Vector, roughness: number, random: () => number): Vector {
  const twice = 2 * dot(direction, normal)
  const mirror: Vector = [direction[0] - twice * normal[0], direction[1] - twice * normal[1], direction[2] - twice * normal[2]]
  const fuzz = scattered(mirror, random)
  return normalised([
    mirror[0] + (fuzz[0] - mirror[0]) * roughness,
    mirror[1] + (fuzz[1] - mirror[1]) * roughness,
    mirror[2] + (fuzz[2] - mirror[2]) * roughness,
  ])
}

const backdropOf = ({ ground, backdropGain }: Photograph): Vector => [
  ground[0] * backdropGain,
  ground[1] * backdropGain,
  ground[2] * backdropGain,
]

/** Red, green, blue and whether the ray hit the still life before the ground. */
function trace(photograph: Photograph, start: Vector, towards: Vector, random: () => number): [number, number, number, number] {
  let origin = start
  let direction = towards
  const carried: Vector = [1, 1, 1]
  const light: Vector = [0, 0, 0]
  let met = 0
  for (let bounce = 0; bounce < BOUNCES; bounce++) {
    const toShape = marchTo(photograph, origin, direction)
    const toGround = direction[1] < -1e-4 ? -origin[1] / direction[1] : -1
    const isGround = toGround > 0 && toGround < FAR && (toShape < 0 || toGround < toShape)
    if (toShape < 0 && !isGround) {
      if (bounce === 0) return [...backdropOf(photograph), 0]
      const brightness = sky(direction, photograph)
      for (let channel = 0; channel < 3; channel++) light[channel] += carried[channel] * brightness
      break
    }
    const point = along(origin, direction, isGround ? toGround : toShape)
    const normal: Vector = isGround ? [0, 1, 0] : normalAt(photograph, point)
    const surface = isGround ? { color: photograph.ground, gloss: 0, roughness: 1, metal: 0, glow: 0 } : photograph.surface(point, normal)
    if (bounce === 0 && !isGround) met = 1
    if (bounce === 0 && isGround) {
      // A paper roll: the ground bends up into the backdrop, so no horizon shows.
      const bend = Math.min(1, Math.max(0, (Math.hypot(point[0], point[2]) - 1.25) / 2.4))
      if (random() < bend * bend * (3 - 2 * bend)) return [...backdropOf(photograph), 0]
    }
    if (surface.glow > 0)
      for (let channel = 0; channel < 3; channel++) light[channel] += carried[channel] * surface.color[channel] * surface.glow
    const facing = Math.max(0, -dot(direction, normal))
    const fresnel = surface.gloss * (0.04 + 0.96 * (1 - facing) ** 5)
    const isMirror = surface.metal > 0 || random() < fresnel
    origin = along(point, normal, 0.003)
    if (isMirror) {
      direction = reflected(direction, normal, surface.roughness, random)
      if (dot(direction, normal) <= 0) break
      if (surface.metal > 0) for (let channel = 0; channel < 3; channel++) carried[channel] *= surface.color[channel]
    } else {
      direction = scattered(normal, random)
      for (let channel = 0; channel < 3; channel++) carried[channel] *= surface.color[channel]
    }
  }
  return [light[0], light[1], light[2], met]
}

/** Renders rows `from` to `to` of an image: linear light and coverage, four numbers a pixel. */
function expose(photograph: Photograph, from: number, to: number): Float32Array {
  const rows = new Float32Array((to - from) * SIZE * 4)
  const { camera, samples } = photograph
  const eye: Vector = [
    camera.distance * Math.sin(camera.turn) * Math.cos(camera.tilt),
    camera.height + camera.distance * Math.sin(camera.tilt),
    camera.distance * Math.cos(camera.turn) * Math.cos(camera.tilt),
  ]
  const forward = normalised([-eye[0], camera.height - eye[1], -eye[2]])
  const right = normalised([-forward[2], 0, forward[0]])
  const up: Vector = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ]
  for (let y = from; y < to; y++) {
    for (let x = 0; x < SIZE; x++) {
      const random = stream(y * SIZE + x + 1)
      const place = ((y - from) * SIZE + x) * 4
      for (let sample = 0; sample < samples; sample++) {
        const u = ((x + random()) / SIZE - 0.5) * camera.frame
        const v = (0.5 - (y + random()) / SIZE) * camera.frame
        const direction = normalised([
          forward[0] * camera.distance + right[0] * u + up[0] * v,
          forward[1] * camera.distance + right[1] * u + up[1] * v,
          forward[2] * camera.distance + right[2] * u + up[2] * v,
        ])
        const light = trace(photograph, eye, direction, random)
        // A single outlier path must not become a white dot.
        for (let channel = 0; channel < 3; channel++) rows[place + channel] += Math.min(light[channel], 3) / samples
        rows[place + 3] += light[3] / samples
      }
    }
  }
  return rows
}

/** Pixels on each side a surface is averaged over, and how far a neighbour may differ, in linear light, to count. */
const SURFACE_REACH = 3
const LIKENESS = 0.07

/**
 * The image without the noise of few samples: each pixel the mean of its neighbours, weighted by similarity. The still life and the ground under it
 * do not mix, and pixels that show both stay unchanged.
 */
function withoutGrain(linear: Float32Array): Float32Array {
  const out = linear.slice()
  for (let y = SURFACE_REACH; y < SIZE - SURFACE_REACH; y++) {
    for (let x = SURFACE_REACH; x < SIZE - SURFACE_REACH; x++) {
      const at = (y * SIZE + x) * 4
      const cover = linear[at + 3]
      if (cover > 0 && cover < 1) continue
      const sums = [0, 0, 0, 0]
      for (let dy = -SURFACE_REACH; dy <= SURFACE_REACH; dy++) {
        for (let dx = -SURFACE_REACH; dx <= SURFACE_REACH; dx++) {
          const other = at + (dy * SIZE + dx) * 4
          if (linear[other + 3] !== cover) continue
          const brightness = 0.05 + (linear[at] + linear[at + 1] + linear[at + 2]) / 3
          const gap =
            (Math.abs(linear[at] - linear[other]) +
              Math.abs(linear[at + 1] - linear[other + 1]) +
              Math.abs(linear[at + 2] - linear[other + 2])) /
            (3 * brightness)
          const weight = Math.exp(-((gap / (3 * LIKENESS)) ** 2))
          for (let channel = 0; channel < 3; channel++) sums[channel] += linear[other + channel] * weight
          sums[3] += weight
        }
      }
      for (let channel = 0; channel < 3; channel++) out[at + channel] = sums[channel] / sums[3]
    }
  }
  return out
}

/** Camera grain, over everything, in steps of the 8-bit scale. */
const GRAIN = 1.2

/** Tone-mapped: exposure, a soft shoulder, sRGB, and even camera grain. */
function developed(linear: Float32Array, { exposure }: Photograph): Uint8ClampedArray {
  const random = stream(1)
  const bytes = new Uint8ClampedArray(linear.length)
  for (let place = 0; place < linear.length; place += 4) {
    for (let channel = 0; channel < 3; channel++) {
      const value = linear[place + channel] * exposure
      const rolled = value < 0.8 ? value : 0.8 + 0.2 * (1 - Math.exp(-(value - 0.8) / 0.2))
      const encoded = 255 * (rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055)
      bytes[place + channel] = encoded + (random() - random()) * GRAIN + 0.5
    }
    bytes[place + 3] = 255 * linear[place + 3] + 0.5
  }
  return bytes
}

const CPUS = 2
const BAND = 16

async function take(name: string): Promise<void> {
  const started = performance.now()
  const linear = new Float32Array(SIZE * SIZE * 4)
  let next = 0
  await Promise.all(
    Array.from({ length: CPUS }, async () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: name })
      while (next < SIZE) {
        const from = next
        next += BAND
        worker.postMessage({ from, to: Math.min(SIZE, from + BAND) })
        const [rows] = await once(worker, 'message')
        linear.set(rows, from * SIZE * 4)
      }
      await worker.terminate()
    }),
  )
  const photograph = photographs[name]
  const image = sharp(developed(withoutGrain(withoutGrain(linear)), photograph), {
    raw: { width: SIZE, height: SIZE, channels: 4 },
  })
  const folder = join(import.meta.dirname, 'pictures')
  mkdirSync(folder, { recursive: true })
  if (photograph.isCutOut) await image.png({ compressionLevel: 9 }).toFile(join(folder, `${name}.png`))
  else
    await image
      .removeAlpha()
      .median(3)
      .jpeg({ quality: 88 })
      .toFile(join(folder, `${name}.jpg`))
  console.log(name, `${((performance.now() - started) / 1000).toFixed(0)} s`)
}

if (isMainThread) {
  const wanted = process.argv.slice(2)
  for (const name of wanted.length > 0 ? wanted : Object.keys(photographs)) await take(name)
} else {
  parentPort?.on('message', ({ from, to }: { from: number; to: number }) =>
    parentPort?.postMessage(expose(photographs[String(workerData)], from, to)),
  )
}
