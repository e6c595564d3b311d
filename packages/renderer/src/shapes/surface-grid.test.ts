import { expect, test } from 'vitest'
import { productKinds } from '../shapes.ts'
import { capsule, roundedBox } from './distance.ts'
import { CELL, SQUARE, startsOf } from './march-shape.ts'
import { traceShape } from './shade-shape.ts'
import { drawingOf, type ShapeSetup } from './shape-camera.ts'
import { type Shape, SKIN } from './shape.ts'
import { CORNERS_KNOWN, surfaceGrid } from './surface-corners.ts'
import { beginPixel } from './surface-grid.ts'

const setup: ShapeSetup = {
  tilt: 0.2,
  turn: 0.4,
  light: {
    x: 0.5,
    y: 0.6,
    z: 0.6,
    softness: 0.2,
    key: [0.9, 0.9, 0.9],
    fill: [0.6, 0.6, 0.6],
    ground: [0.5, 0.5, 0.5],
    wall: [0.7, 0.7, 0.7],
  },
  edgeRays: 1,
  rays: 1,
}

/** Colour and opacity of every pixel; `isExact`: nothing is interpolated. */
function pointsOf(shape: Shape, side: number, isExact: boolean): Float64Array {
  const drawing = drawingOf(shape, setup, side / (2 * 1.02 * shape.bounds.radius))
  const starts = startsOf(drawing, side, 0, side)
  const grid = surfaceGrid(drawing, side, starts)
  if (isExact) grid.squares.fill(CORNERS_KNOWN)
  const points = new Float64Array(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      beginPixel(grid)
      const start = starts.depths[Math.floor(y / SQUARE) * starts.columns + Math.floor(x / SQUARE)]
      const alpha = isExact || start >= 0 ? traceShape(drawing, grid, x + 0.5, y + 0.5, isExact ? 0 : start) : 0
      if (alpha > 0) points.set([drawing.color[0], drawing.color[1], drawing.color[2], alpha], (y * side + x) * 4)
    }
  }
  return points
}

const sides = CELL * 12

test.each(['bottle', 'mug', 'ball', 'plant'] as const)('a %s looks as if light and depth had been computed at every point', (kind) => {
  const shape = productKinds[kind].make({
    colors: { main: [0.4, 0.2, 0.1], second: [0.8, 0.8, 0.7], accent: [0.6, 0.5, 0.2] },
    material: null,
    label: null,
    variation: [0.5, 0.5, 0.5],
    words: new Set(),
  })
  const exact = pointsOf(shape, sides, true)
  const apart = pointsOf(shape, sides, false).map((value, index) => Math.abs(value - exact[index]))
  expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(0.0012)
})

test('a wire thinner than the grid cells stays visible before a plain wall', () => {
  const red = (z: number): boolean => z > 0.2
  const wired: Shape = {
    distance: (x, y, z) =>
      Math.min(roundedBox(x, y - 1, z, 0.8, 0.8, 0.05, 0.01), capsule(x, y, z, -0.7, 1.02, 0.3, 0.7, 1.02, 0.3, 0.011)),
    writeSkin: (skin, _x, _y, z) => {
      skin[SKIN.red] = red(z) ? 0.9 : 0.05
    },
    bounds: { height: 1, radius: 1.2 },
    turn: [0, 0],
    facing: [0.5, 0.5, 0.5],
  }
  const reds = (points: Float64Array): number => points.filter((value, index) => index % 4 === 0 && value > 0.2).length
  const exact = reds(pointsOf(wired, sides, true))
  expect(exact).toBeGreaterThan(100)
  expect(reds(pointsOf(wired, sides, false)) / exact).toBeGreaterThan(0.97)
})
