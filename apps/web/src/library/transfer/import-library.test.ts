import { expect, test } from 'vitest'
import { anImageAd } from '../../state/library/sample-ads.test-data.ts'
import { archiveOf } from './archive.ts'
import { withLocalFiles } from './import-library.ts'

test('an address that the archive has no file for stays, whatever it is called', async () => {
  const ad = anImageAd({ imageUrl: 'constructor', imageVariants: [] })
  const opened = { status: 'read', archive: archiveOf([ad], {}, new Date('2026-11-21T10:00:00Z')), entries: new Map() } as const
  expect(await withLocalFiles(opened, [], () => undefined, new AbortController().signal)).toEqual([ad])
})
