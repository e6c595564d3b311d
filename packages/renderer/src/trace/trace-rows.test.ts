import { expect, test } from 'vitest'
import { type Finish } from '../materials/finish.ts'
import { type LinearColor } from '../color.ts'
import { scenes } from '../scenes.ts'
import { type Shape, SKIN, type Skin } from '../shapes/shape.ts'
import { FRAME_HEIGHT, GRAIN, type Stage, stageOf } from '../stage.ts'
import { AROUND, BLUR, CHANNELS, CLEAR, type Framebuffer, KEY_CHANNEL, newFramebuffer, SURFACE } from './framebuffer.ts'
import { distanceGrid } from './distance-grid.ts'
import { aimAtKeyLight, keyLightAt } from './key-light.ts'
import { EXACT, marchProduct, placeShape, ROUGH } from './product-field.ts'
import { samplePoints, startSample } from './sample-points.ts'
import { traceRows } from './trace-rows.ts'
import { PRODUCT, type World, worldOf } from './world.ts'

const SIDE = 48
const few = { plain: 4, product: 4, edge: 4 }

const ball = (paint: (skin: Skin) => void): Shape => ({
  distance: (x, y, z) => Math.sqrt(x * x + (y - 0.6) ** 2 + z * z) - 0.6,
  writeSkin: paint,
  bounds: { height: 0.6, radius: 0.62 },
  turn: [0, 0],
  facing: [1, 1, 1],
})

const colored =
  ([red, green, blue]: LinearColor, also: Partial<Record<keyof typeof SKIN, number>> = {}) =>
  (skin: Skin): void => {
    skin.set([red, green, blue])
    for (const [name, value] of Object.entries(also)) skin[SKIN[name as keyof typeof SKIN]] = value
  }

const plain = (main: LinearColor): Finish => ({
  material: 'paint',
  main,
  second: main,
  third: main,
  fourth: main,
  frequency: 1,
  shiftX: 0,
  shiftY: 0,
  gloss: 0,
  roughness: 1,
  polish: 0,
  ratio: 1,
})

/** The `studio` scene with another ground and wall. */
function stageWith(ground: LinearColor, wall: LinearColor, change: Partial<Stage> = {}): Stage {
  const stage = stageOf(scenes.arch, {
    palette: { brand: 60, accent: 60, strength: 1, shift: 0 },
    lighting: { side: 1, key: [1, 1, 1], fill: [1, 1, 1], softness: 1, lift: 0 },
    seed: 3,
    isLaid: false,
    foot: 0.75,
    frame: FRAME_HEIGHT,
    grain: GRAIN,
  })
  return { ...stage, bodies: [], standHeight: 0, ground: plain(ground), wall: plain(wall), ...change }
}

const worldWith = (stage: Stage, shape: Shape): World =>
  worldOf(stage, placeShape(shape, distanceGrid(shape), { scale: 1, x: 0, y: 0, z: -0.6, turn: 0.4 }))

function traced(world: World, from = 0, end = SIDE, framebuffer = newFramebuffer(SIDE, SIDE)): Framebuffer {
  traceRows(world, framebuffer, from, end, few)
  return framebuffer
}

/** Mean light of all kinds over the pixels that `counts` accepts: red, green, blue. */
function meanLight({ values }: Framebuffer, counts: (at: number, row: number) => boolean): number[] {
  const sum = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const at = pixel * CHANNELS
    if (!counts(at, Math.floor(pixel / SIDE))) continue
    count++
    for (let channel = 0; channel < 3; channel++)
      sum[channel] += values[at + KEY_CHANNEL + channel] + values[at + AROUND + channel] + values[at + CLEAR + channel]
  }
  expect(count).toBeGreaterThan(20)
  return sum.map((light) => light / count)
}

test('a white world in white light is never brighter than the light, and loses little of it', () => {
  const white: LinearColor = [1, 1, 1]
  const stage = stageWith(white, white, {
    key: [0, 0, 0],
    fill: white,
    pool: 1e6,
    edge: 1,
    backdrop: { ...stageWith(white, white).backdrop, glow: undefined },
  })
  const framebuffer = traced({ ...worldWith(stage, ball(colored(white))), sky: white })
  const [onBall] = meanLight(framebuffer, (at) => framebuffer.values[at + SURFACE] === PRODUCT)
  const [everywhere] = meanLight(framebuffer, () => true)
  for (const light of [onBall, everywhere]) {
    expect(light).toBeLessThanOrEqual(1.02)
    expect(light).toBeGreaterThan(0.7)
  }
})

test('the same world gives the same numbers, in bands as in one piece', () => {
  const world = worldWith(stageWith([0.5, 0.5, 0.5], [0.6, 0.5, 0.4]), ball(colored([0.2, 0.4, 0.6], { gloss: 1, roughness: 0.1 })))
  const whole = traced(world)
  const banded = newFramebuffer(SIDE, SIDE)
  for (const [from, end] of [
    [30, SIDE],
    [0, 7],
    [7, 30],
  ])
    traced(world, from, end, banded)
  expect(banded.values).toEqual(whole.values)
})

test('metal shows the ground in its lower half and not in its upper', () => {
  const world = worldWith(
    stageWith([0.8, 0.02, 0.02], [0.5, 0.5, 0.5]),
    ball(colored([0.9, 0.9, 0.9], { gloss: 1, metal: 1, roughness: 0.1 })),
  )
  const framebuffer = traced(world)
  const isBall = (at: number): boolean => framebuffer.values[at + SURFACE] === PRODUCT
  const lower = meanLight(framebuffer, (at, row) => isBall(at) && row > 30)
  const upper = meanLight(framebuffer, (at, row) => isBall(at) && row < 24)
  expect(lower[0] / lower[1]).toBeGreaterThan(2)
  expect(upper[0] / upper[1]).toBeLessThan(1.5)
})

test('glass shows what is behind it in its own tint, and tints the light on the ground too', () => {
  const glass = ball(colored([0.1, 0.3, 0.9], { gloss: 1, clear: 0.9, roughness: 0.04 }))
  const world = worldWith(stageWith([0.6, 0.6, 0.6], [0.6, 0.6, 0.6]), glass)
  const framebuffer = traced(world)
  const [red, , blue] = meanLight(framebuffer, (at) => framebuffer.values[at + SURFACE] === PRODUCT)
  expect(blue / red).toBeGreaterThan(1.5)
  const points = samplePoints(1)
  startSample(points, 0, 0, 0)
  aimAtKeyLight(world, points)
  // Straight through the ball's middle to the ground beyond it.
  const [dx, dy, dz] = world.keyDirection
  const way = 0.6 / dy
  keyLightAt(world, -dx * way, 0.004, -0.6 - dz * way, -1)
  expect(world.light[2]).toBeGreaterThan(0.2)
  expect(world.light[2] / world.light[0]).toBeGreaterThan(2)
  const solid = worldWith(world.stage, ball(colored([0.1, 0.3, 0.9])))
  solid.keyDirection.set(world.keyDirection)
  keyLightAt(solid, -dx * way, 0.004, -0.6 - dz * way, -1)
  expect([...solid.light]).toEqual([0, 0, 0])
})

test('the product is in focus, and objects far behind it have soft edges', () => {
  const shape = ball(colored([0.5, 0.5, 0.5]))
  const stage = stageWith([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])
  const far: Stage = { ...stage, bodies: [{ ...stageWithArch(), finish: plain([0.1, 0.1, 0.1]) }] }
  const lens = worldWith(far, shape)
  const sharp = { ...lens, lens: 0 }
  const framebuffer = traced(lens)
  const pixels = 1024 / SIDE
  const blurs = (isWanted: (surface: number) => boolean): number[] =>
    Array.from({ length: SIDE * SIDE }, (_, pixel) => pixel * CHANNELS)
      .filter((at) => isWanted(framebuffer.values[at + SURFACE]))
      .map((at) => framebuffer.values[at + BLUR] * pixels)
  expect(Math.max(...blurs((surface) => surface === PRODUCT))).toBeLessThan(4)
  expect(Math.min(...blurs((surface) => surface > PRODUCT))).toBeGreaterThan(5)
  const edges = ({ values }: Framebuffer): number =>
    Array.from({ length: SIDE * SIDE }, (_, pixel) => values[pixel * CHANNELS + SURFACE]).filter((surface) => surface < 0).length
  // An image this small has pixels as wide as the blur: ten times the lens shows it.
  expect(edges(traced({ ...lens, lens: lens.lens * 10 }))).toBeGreaterThan(edges(traced(sharp)) * 1.3)
})

/** The arch of the `arch` scene: the farthest body there is. */
const stageWithArch = () =>
  stageOf(scenes.arch, {
    palette: { brand: 60, accent: 60, strength: 1, shift: 0 },
    lighting: { side: 1, key: [1, 1, 1], fill: [1, 1, 1], softness: 1, lift: 0 },
    seed: 3,
    isLaid: false,
    foot: 0.75,
    frame: FRAME_HEIGHT,
    grain: GRAIN,
  }).bodies[1]

test('rays through the distance grid hit the product where exact rays do', () => {
  const shape = ball(colored([1, 1, 1]))
  const product = placeShape(shape, distanceGrid(shape), { scale: 1, x: 0.2, y: 0, z: -0.6, turn: 0.4 })
  for (let place = -0.9; place <= 0.9; place += 0.05) {
    const exact = marchProduct(product, 0.2 + place, 2.55, 2, 0, -0.6, -0.8, 9, 0.001, EXACT)
    const rough = marchProduct(product, 0.2 + place, 2.55, 2, 0, -0.6, -0.8, 9, 0.001, ROUGH)
    // At the very rim a ray may pass one and not the other.
    if (Math.abs(Math.abs(place) - 0.6) < 0.03) continue
    expect(exact < 0).toBe(Math.abs(place) > 0.6)
    expect(Math.abs(rough - exact)).toBeLessThan(0.03)
  }
})
