import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actFor } from '../../turns/current-client.ts'
import { createPageRenderer } from './render-page.ts'

const never = new AbortController().signal
const page = { html: '<div id="root"></div>', finalUrl: 'https://shop.example/' }
/** A renderer whose browsers are always busy. */
const crowded = () => createPageRenderer({ executable: '/bin/false', atOnce: 0, allowHosts: [] })

test('waiting for a browser ends with the page’s time limit', async () => {
  await expect(crowded().render(page, 1, never)).rejects.toMatchObject({ code: 'page.timeout' })
})

test('an aborted waiter passes its place in the queue to the next', async () => {
  const { render } = crowded()
  const leaving = new AbortController()
  const waiting = Array.from({ length: 8 }, () => render(page, 60_000, leaving.signal))
  await expect(render(page, 60_000, never)).rejects.toMatchObject({ code: 'server.busy' })
  leaving.abort()
  for (const one of await Promise.allSettled(waiting)) expect(one).toMatchObject({ reason: { code: 'request.cancelled' } })
  await expect(render(page, 1, never)).rejects.toMatchObject({ code: 'page.timeout' })
})

test('a client whose pages wait for browsers gives way to another', async () => {
  const { render } = crowded()
  const greedy = Array.from({ length: 8 }, () => actFor('greedy', () => render(page, 60_000, never)).catch((error: unknown) => error))
  const modest = actFor('modest', () => render(page, 50, never))
  await expect(modest).rejects.toMatchObject({ code: 'page.timeout' })
  expect(await greedy[7]).toMatchObject({ code: 'server.busy' })
})

test('a browser that says what is no message fails its page, and not this process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-nonsense-'))
  try {
    const executable = join(folder, 'browser')
    await writeFile(executable, '#!/bin/sh\nprintf "{nonsense\\0" >&4\nexec sleep 60\n', { mode: 0o755 })
    const { render } = createPageRenderer({ executable, atOnce: 1, allowHosts: [] })
    await expect(render(page, 5000, never)).rejects.toMatchObject({ code: 'page.failed' })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a silent browser is killed at the time limit, even when that is a fraction', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-silent-'))
  try {
    const executable = join(folder, 'browser')
    await writeFile(executable, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 })
    const { render } = createPageRenderer({ executable, atOnce: 1, allowHosts: [] })
    await expect(render(page, 20.5, never)).rejects.toMatchObject({ code: 'page.timeout' })
    // The place is free again.
    await expect(render(page, 20.5, never)).rejects.toMatchObject({ code: 'page.timeout' })
  } finally {
    await rm(folder, { recursive: true })
  }
})
