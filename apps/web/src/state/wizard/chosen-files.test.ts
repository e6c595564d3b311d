// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { writeBlob } from '../../browser/database.ts'
import { chosenFile, addChosenFile } from './chosen-files.ts'

test('a file of this page is available at once', async () => {
  const file = new File(['dot'], 'dot.gif', { type: 'image/gif' })
  expect(await chosenFile(addChosenFile(file, 0), 'dot.gif', 'image/gif')).toBe(file)
})

test('waits for a file whose bytes another tab is still writing', async () => {
  const file = chosenFile('file_other', 'dot.gif', 'image/gif')
  // The file's metadata reaches other tabs before its bytes: the first read finds nothing.
  expect(await chosenFile('file_other', 'dot.gif', 'image/gif', 0)).toBeNull()
  await writeBlob('file_other', new Blob(['dot']), 0)
  expect(await file).toMatchObject({ name: 'dot.gif', type: 'image/gif' })
})

test('gives up after a while on a file this browser no longer has', async () => {
  expect(await chosenFile('file_gone', 'dot.gif', 'image/gif', 1)).toBeNull()
})
