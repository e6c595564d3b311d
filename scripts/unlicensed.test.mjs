import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unlicensed } from './unlicensed.mjs'

const part = (name, ...licenses) => ({ name, version: '1.0.0', licenses })

test('a part needs a licence of the list', () => {
  const parts = [
    part('good', { license: { id: 'MIT' } }),
    part('either', { expression: '(MIT OR CC0-1.0)' }),
    part('bare'),
    part('named', { license: { name: 'SEE LICENSE' } }),
    part('copyleft', { license: { id: 'AGPL-3.0' } }),
    { name: 'silent', version: '2.0.0' },
  ]
  expect(unlicensed(parts, ['MIT', '(MIT OR CC0-1.0)'])).toEqual([
    'bare 1.0.0: no licence',
    'named 1.0.0: SEE LICENSE',
    'copyleft 1.0.0: AGPL-3.0',
    'silent 2.0.0: no licence',
  ])
})

test('every library of the lock file that an installation runs has a licence of the list', () => {
  const allowed = JSON.parse(readFileSync(new URL('licenses-allowed.json', import.meta.url), 'utf8'))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const libraries = Object.entries(packages).filter(
    ([place, { dev, devOptional, link }]) => place.includes('node_modules/') && dev !== true && devOptional !== true && link !== true,
  )
  expect(libraries.length).toBeGreaterThan(200)
  expect(libraries.filter(([, { license }]) => !allowed.includes(license)).map(([place, { license }]) => `${place}: ${license}`)).toEqual(
    [],
  )
})
