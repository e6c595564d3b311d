import { expect, test } from 'vitest'
import { ownPath } from './own-files.ts'

test('files of this page’s origin are ours under any loopback name, others are not', () => {
  const page = 'http://localhost:4400/tool'
  expect(ownPath('/files/a.jpg', page)).toBe('/files/a.jpg')
  expect(ownPath('http://127.0.0.1:4400/files/a.jpg?x=1', page)).toBe('/files/a.jpg?x=1')
  for (const other of ['http://127.0.0.1:4401/files/a.jpg', 'https://shop.example/a.jpg', 'data:image/png;base64,AA', 'http://['])
    expect(ownPath(other, page)).toBeNull()
})
