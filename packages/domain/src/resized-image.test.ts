import { expect, test } from 'vitest'
import { smallImagePath, smallSideOf } from './resized-image.ts'

const key = '0123456789abcdef'.repeat(4)

test.each([
  [`/files/${key}.jpg`, 300, `/files/${key}.jpg?side=512`],
  [`/files/${key}.png`, 513, `/files/${key}.png?side=1024`],
  // Larger than any size offered, animated, no image, or of another site.
  [`/files/${key}.jpg`, 1025, `/files/${key}.jpg`],
  [`/files/${key}.gif`, 300, `/files/${key}.gif`],
  [`/files/${key}.mp4`, 300, `/files/${key}.mp4`],
  ['/files/logo.jpg', 300, '/files/logo.jpg'],
  ['https://shop.example/mug.jpg', 300, 'https://shop.example/mug.jpg'],
  ['', 300, ''],
])('%s for %i pixels', (path, pixels, small) => expect(smallImagePath(path, pixels)).toBe(small))

test('only the offered sizes are sizes', () => {
  expect(['512', '1024', '511', '0512', '', '1e3'].map(smallSideOf)).toEqual([512, 1024, null, null, null, null])
})
