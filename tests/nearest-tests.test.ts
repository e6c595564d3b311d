import { expect, test } from 'vitest'
import { nearestTests } from './nearest-tests.ts'

const graph = (parts: Partial<Parameters<typeof nearestTests>[0]>) => ({
  changed: ['price.ts'],
  imports: new Map([
    ['price.test.ts', ['price.ts']],
    ['product.ts', ['price.ts', 'title.ts']],
    ['product.test.ts', ['product.ts']],
    ['app.test.ts', ['product.ts']],
    ['title.test.ts', ['title.ts']],
  ]),
  isTest: (file: string) => file.endsWith('.test.ts'),
  secondsOf: () => 1,
  ...parts,
})

test('runs every test that reaches a change, nearest first, and no other', () => {
  expect(nearestTests(graph({}))).toEqual({ tests: ['price.test.ts', 'product.test.ts', 'app.test.ts'], reaching: 3 })
})

test('runs the fastest of equally near tests first and leaves out what exceeds the budget', () => {
  const secondsOf = (file: string): number => (file === 'product.test.ts' ? 60 : 1)
  expect(nearestTests(graph({ secondsOf }))).toEqual({ tests: ['price.test.ts', 'app.test.ts'], reaching: 3 })
})

test('runs a changed test and the direct test of a changed file however slow they are', () => {
  expect(nearestTests(graph({ changed: ['price.ts', 'title.test.ts'], secondsOf: () => 60 })).tests).toEqual([
    'title.test.ts',
    'price.test.ts',
  ])
})

test('visits files that import each other once', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']],
    ['a.test.ts', ['a.ts']],
  ])
  expect(nearestTests(graph({ changed: ['b.ts'], imports })).tests).toEqual(['a.test.ts'])
})
