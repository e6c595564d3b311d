// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { smallImage } from './resized-image.ts'

const file = `${'0123456789abcdef'.repeat(4)}.jpg`

test('images of this installation are requested small under whatever host name they were stored, others stay unchanged', () => {
  const { port } = window.location
  expect(smallImage(`/files/${file}`, 300)).toBe(`/files/${file}?side=512`)
  expect(smallImage(`http://127.0.0.1:${port}/files/${file}`, 300)).toBe(`/files/${file}?side=512`)
  for (const other of [`https://shop.example/files/${file}`, 'data:image/png;base64,AA==', 'blob:http://localhost/1', '/files/1.jpg', ''])
    expect(smallImage(other, 300)).toBe(other)
})
