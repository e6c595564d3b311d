import { expect, test } from 'vitest'
import { bannerChecksOf, type MeasuredBanner } from './check-banner.ts'
import { placementsOf } from './placement.ts'

const [rectangle, mobile] = placementsOf(['iab-rectangle', 'iab-mobile-banner'])
const good: MeasuredBanner = {
  width: 300,
  height: 250,
  bytes: 60_000,
  files: 2,
  seconds: 6.2,
  loops: 2,
  outside: [],
  clickTag: 'https://shop.example/mug',
  fallbackBytes: 20_000,
}
const broken = (change: Partial<MeasuredBanner>, placement = rectangle): readonly string[] =>
  bannerChecksOf(placement, { ...good, ...change })
    .filter(({ result }) => result !== 'pass')
    .map(({ rule, result, found, allowed }) => `${rule} ${result}: ${found}, ${allowed}`)

test('a banner within all rules passes, and every check names a source with its day', () => {
  expect(broken({})).toEqual([])
  for (const { source } of bannerChecksOf(rectangle, good)) expect(source?.read).toMatch(/^2026-/)
})

test('a banner that is too heavy, too long, loops too often, loads from elsewhere, or has no click tag or picture fails', () => {
  expect(
    broken({
      bytes: 150_001,
      seconds: 30.5,
      loops: 4,
      files: 41,
      outside: ['https://cdn.example/a.js'],
      clickTag: null,
      fallbackBytes: null,
    }),
  ).toEqual([
    'weight fail: 150.1 kB, at most 150 kB as a zip',
    'length fail: 30.5 s, at most 30 s',
    'loops fail: 4, at most 3',
    'outside requests fail: https://cdn.example/a.js, none',
    'files fail: 41, at most 40',
    'click tag fail: none, a global clickTag with the address of a page',
    'fallback fail: none, a picture, at most 40 kB',
  ])
  expect(broken({ width: 336, height: 280 })).toEqual(['size fail: 336 × 280, exactly 300 × 250'])
})

test('a banner for phones may have 50 kB', () => {
  expect(broken({ width: 320, height: 50 }, mobile)).toEqual(['weight fail: 60 kB, at most 50 kB as a zip'])
})

test('a click tag without an address and a heavy picture to fall back on are warnings', () => {
  expect(broken({ clickTag: '', fallbackBytes: 41_000 })).toEqual([
    'click tag warn: without an address, a global clickTag with the address of a page',
    'fallback warn: 41 kB, a picture, at most 40 kB',
  ])
})
