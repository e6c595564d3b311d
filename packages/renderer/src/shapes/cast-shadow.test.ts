import { expect, test } from 'vitest'
import { contactAt } from '../contact-map.ts'
import { linearColorOf } from '../color.ts'
import { scenes } from '../scenes.ts'
import { FRAME_HEIGHT, GRAIN, stageOf } from '../stage.ts'
import { type CastShadow, castShadow, lightPastShape } from './cast-shadow.ts'
import { drawShape } from './draw-shape.ts'
import { type ShapeSetup } from './shape-camera.ts'
import { glass } from './household/glass.ts'
import { type Shape } from './shape.ts'
import { table } from './household/table.ts'

const colors = { main: linearColorOf('#b98a57'), second: linearColorOf('#ffffff'), accent: linearColorOf('#111111') }
const shapeOf = (make: typeof table, words: string): Shape =>
  make({ colors, material: null, label: null, variation: [0.2, 0.3, 0.4], words: new Set(words.split(' ')) })

const stage = stageOf(scenes.studio, {
  palette: { brand: 60, accent: 60, strength: 1, shift: 0 },
  lighting: { side: 1, key: [1, 1, 1], fill: [1, 1, 1], softness: 1, lift: 0 },
  seed: 1,
  isLaid: false,
  foot: 0.8,
  frame: FRAME_HEIGHT,
  grain: GRAIN,
})
const light = { x: stage.lightX, y: stage.lightY, z: stage.lightZ, softness: 0.2, key: stage.key, fill: stage.fill, ground: colors.second, wall: colors.second } // prettier-ignore
const setup: ShapeSetup = { tilt: (9 * Math.PI) / 180, turn: 0.4, light, edgeRays: 1, rays: 1 }

function castOf(shape: Shape): CastShadow {
  const perUnit = 60
  const { box } = drawShape(shape, setup, perUnit)
  const pixel = FRAME_HEIGHT / 240
  const placement = { left: 120 - box.width / 2, top: 192 - box.height, width: box.width, height: box.height, pixel, frame: FRAME_HEIGHT, foot: 0.8 } // prettier-ignore
  return castShadow({ shape, setup, perUnit, box }, stage, placement, { width: 240, height: 240 })
}

/** A point of the ground in the scene, from its offset to the shape's axis. */
const groundOf = (shadow: CastShadow, x: number, z: number): readonly [number, number, number] => {
  const [cosine, sine] = [Math.cos(setup.turn), Math.sin(setup.turn)]
  return [
    shadow.originX + (x * cosine + z * sine) * shadow.scale,
    shadow.originY,
    shadow.originZ + (-x * sine + z * cosine) * shadow.scaleZ,
  ]
}
const skyTaken = (shadow: CastShadow, x: number, z: number): number => {
  const [px, , pz] = groundOf(shadow, x, z)
  return contactAt(shadow.contact, shadow.contact.sky, px, pz)
}

test('a table casts the shadow of its top behind it, and touches the ground with its legs alone', () => {
  const shadow = castOf(shapeOf(table, 'dining'))
  // The shadow of the middle of the top, 0.8 high, lies away from the lamp.
  const away = 0.8 / stage.lightY
  const shaded = lightPastShape(
    shadow,
    shadow.originX - stage.lightX * away * shadow.scale,
    shadow.originY,
    shadow.originZ - stage.lightZ * away * shadow.scale,
    stage.softness,
  )
  const [frontX, frontY, frontZ] = groundOf(shadow, 0, 1)
  expect(shaded).toBeLessThan(0.2)
  expect(lightPastShape(shadow, frontX, frontY, frontZ, stage.softness)).toBeGreaterThan(0.95)
  // A front leg stands at (0.98, 0.43); between the legs there is air.
  expect(skyTaken(shadow, 0.98, 0.43)).toBeGreaterThan(skyTaken(shadow, 0, 0.43) + 0.3)
})

test('a glass of water darkens the ground less than a table does', () => {
  const shadow = castOf(shapeOf(glass, 'empty'))
  expect(skyTaken(shadow, 0, 0)).toBeLessThan(0.4)
  expect(shadow.strength).toBeLessThan(0.5)
})
