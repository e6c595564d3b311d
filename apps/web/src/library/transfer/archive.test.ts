import { expect, test } from 'vitest'
import { aDisplayAd, anImageAd } from '../../state/library/sample-ads.test-data.ts'
import { addressesOf, archiveOf, readArchive, withAddresses } from './archive.ts'

const serum = anImageAd({
  id: 'img_serum',
  title: 'Amber serum',
  imageUrl: 'https://a.example/files/1.jpg',
  imageVariants: ['https://a.example/files/1.jpg', 'https://a.example/files/2.jpg'],
})
const archive = archiveOf([serum], { 'https://a.example/files/1.jpg': 'files/1.jpg' }, new Date('2026-11-21T10:00:00Z'))

test('a written archive can be read again', () => {
  expect(readArchive(JSON.stringify(archive))).toEqual({ status: 'read', archive })
})

test('a later version is reported as newer; creations that break a rule and other files as broken', () => {
  expect(readArchive(JSON.stringify({ ...archive, version: 2 })).status).toBe('newer')
  expect(readArchive(JSON.stringify({ ...archive, creations: [{ ...serum, id: 'mug' }] })).status).toBe('broken')
  for (const text of ['', '{}', '[1]', JSON.stringify({ format: 'other', version: 1 })]) expect(readArchive(text).status).toBe('broken')
})

test('every address is listed once, and only moved ones change', () => {
  expect(addressesOf(serum)).toEqual(['https://a.example/files/1.jpg', 'https://a.example/files/2.jpg'])
  const moved = withAddresses(serum, new Map([['https://a.example/files/1.jpg', 'https://b.example/files/9.jpg']]))
  expect(addressesOf(moved)).toEqual(['https://b.example/files/9.jpg', 'https://a.example/files/2.jpg'])
  expect(moved).toMatchObject({ imageUrl: 'https://b.example/files/9.jpg', title: 'Amber serum' })
})

test('the images a banner is drawn from travel with it: its text can be edited after the import', () => {
  const banner = aDisplayAd()
  const [source] = banner.banners?.sources ?? []
  expect(addressesOf(banner)).toContain(source.image)
  expect(addressesOf(withAddresses(banner, new Map([[source.image, 'https://b.example/files/9.jpg']])))).toContain(
    'https://b.example/files/9.jpg',
  )
})
