import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { type Installation, test } from './installation.ts'
import { card, image, openWith, social, stored } from './sample-library.ts'

const run = promisify(execFile)

/** What `adloom inspect` says of a file on the machine of an installation. */
async function inspected(file: string, { dataFolder }: Installation): Promise<string> {
  const words = ['--import', './scripts/jsx.mjs', 'apps/server/src/command-line.ts', 'inspect', file]
  return (await run(process.execPath, words, { env: { ...process.env, DATA_DIR: dataFolder } })).stdout
}

async function downloadedFile(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return (await download).path()
}

test('a finished ad says where it comes from once it is downloaded; an uploaded picture is downloaded as it came', async ({
  page,
  installation,
}) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [social('1', 'Morning Mug', 1, [mug], 1), image('2', 'Lone mug', 0, [mug])])
  await expect(card(page, 'Morning Mug')).toBeVisible()
  const finished = page.waitForResponse((response) => response.url().includes('signed=1'))
  const ad = await downloadedFile(page, 'Download Morning Mug')
  expect(await inspected(ad, installation)).toMatch(
    /JPEG, 1080 × \d+ pixels.*\nIts XMP says: composed of several elements \(composite\); made with Adloom\.\nIts C2PA manifest holds: .*\nThis installation signed it\.\nCreated with Adloom /,
  )
  // What the library shows and shares is the stored file.
  const shown = await page.request.get((await finished).url().replace('signed=1', ''))
  expect((await shown.body()).includes('c2pa')).toBe(false)

  const upload = await downloadedFile(page, 'Download Lone mug')
  expect(await readFile(upload)).toEqual(await (await page.request.get(mug)).body())
  expect(await inspected(upload, installation)).toContain('It has no C2PA manifest.')
})
