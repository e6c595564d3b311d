import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveWebApp } from './web-app.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-web-app-'))
  await writeFile(join(folder, 'index.html'), 'the landing page')
  await writeFile(join(folder, 'app.html'), 'the empty page')
  await writeFile(join(folder, 'tool.html'), 'the page of the library')
})
afterEach(() => rm(folder, { recursive: true }))

test('the prerendered landing page is served at its own address only, a screen’s page at its paths, the empty page at every other', async () => {
  const app = fastify()
  await serveWebApp(app, folder)
  const answers = ['/', '/?from=mail', '/wizard', '/tool/all?videoId=1', '/index', '/no/such/page'].map(
    async (url) => (await app.inject(url)).body,
  )
  expect(await Promise.all(answers)).toEqual([
    'the landing page',
    'the landing page',
    'the empty page',
    'the page of the library',
    'the empty page',
    'the empty page',
  ])
})
