import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compilePixelKernel } from '../scripts/pixel-kernel.mjs'

test('the pixel kernel that the renderer loads is the one in packages/renderer/kernel: else run `npm run build:kernel`', async () => {
  expect(readFileSync('packages/renderer/src/pixel-kernel.json', 'utf8')).toBe(await compilePixelKernel())
})
