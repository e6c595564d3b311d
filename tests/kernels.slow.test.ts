import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileKernel, kernels } from '../scripts/kernels.mjs'

test.each(kernels)('$name that is loaded is the one in $folder: else run `npm run build:kernel`', async (kernel) => {
  expect(readFileSync(kernel.program, 'utf8')).toBe(await compileKernel(kernel))
})
