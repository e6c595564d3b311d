// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { writeBlob } from '../browser/database.ts'
import { chosenFile, takeChosen } from './chosen-files.ts'

test('a file of this page is at hand', async () => {
  const file = new File(['dot'], 'dot.gif', { type: 'image/gif' })
  expect(await chosenFile(takeChosen(file, 0), 'dot.gif', 'image/gif')).toBe(file)
})

test('a file whose bytes another tab is still writing is waited for', async () => {
  const asked = chosenFile('file_other', 'dot.gif', 'image/gif')
  // What tells of the file travels faster than its bytes: whoever asks first finds nothing.
  expect(await chosenFile('file_other', 'dot.gif', 'image/gif', 0)).toBeNull()
  await writeBlob('file_other', new Blob(['dot']), 0)
  expect(await asked).toMatchObject({ name: 'dot.gif', type: 'image/gif' })
})

test('a file this browser no longer has is given up after a while', async () => {
  expect(await chosenFile('file_gone', 'dot.gif', 'image/gif', 1)).toBeNull()
})
