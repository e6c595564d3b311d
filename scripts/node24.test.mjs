import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file) => JSON.parse(readFileSync(new URL(`node/${file}`, import.meta.url), 'utf8'))

test('the Node that is brought along is pinned by its SHA-512 for every platform', () => {
  const { optionalDependencies } = read('package.json')
  const { packages } = read('package-lock.json')
  const source = readFileSync(new URL('node24.mjs', import.meta.url), 'utf8')
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const pinned = packages[`node_modules/${name}`]
    expect([name, pinned.version]).toEqual([name, version])
    expect(pinned.integrity).toMatch(/^sha512-[\w+/]{86}==$/)
    expect(source).toContain(`'${name}/bin/node`)
  }
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
})
