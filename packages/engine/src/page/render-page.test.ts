import { expect, test } from 'vitest'
import { createPageRenderer } from './render-page.ts'

const never = new AbortController().signal
const page = { html: '<div id="root"></div>', finalUrl: 'https://shop.example/' }
/** No browser is ever free. */
const crowded = () => createPageRenderer({ executable: '/bin/false', atOnce: 0, allowHosts: [] })

test('nobody waits for a browser longer than the page has left', async () => {
  await expect(crowded().render(page, 1, never)).rejects.toMatchObject({ code: 'page.timeout' })
})

test('who leaves while waiting leaves the place in the queue to the next', async () => {
  const { render } = crowded()
  const leaving = new AbortController()
  const waiting = Array.from({ length: 8 }, () => render(page, 60_000, leaving.signal))
  await expect(render(page, 60_000, never)).rejects.toMatchObject({ code: 'server.busy' })
  leaving.abort()
  for (const one of await Promise.allSettled(waiting)) expect(one).toMatchObject({ reason: { code: 'request.cancelled' } })
  await expect(render(page, 1, never)).rejects.toMatchObject({ code: 'page.timeout' })
})
