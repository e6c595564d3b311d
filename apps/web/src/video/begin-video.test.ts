import { createApi } from '@adloom/domain/api-client.ts'
import { describe, expect, test, vi } from 'vitest'
import { aVideoJob, aVideoRequest } from '../state/videos/video-job.test-data.ts'
import { beginVideo } from './begin-video.ts'

/** A server that starts a job, then reports its status, and records its requests. */
function server(started: Response, then: Response) {
  const sent: string[] = []
  const api = createApi('/api', (url, init) => {
    sent.push(`${init?.method ?? ''} ${url} ${typeof init?.body === 'string' ? init.body : ''}`)
    return Promise.resolve(url.endsWith('/jobs') ? started : then)
  })
  return { api, sent }
}
const begin = (started: Response, then: Response) =>
  beginVideo('img_1', aVideoRequest, { idempotencyKey: 'video-key' }, server(started, then).api)
const refusal = (status: number, code: string, message: string) => Response.json({ error: { code, message, requestId: '1' } }, { status })
const pending = () => Response.json(aVideoJob(), { status: 202 })

describe('starting a video', () => {
  test('sends its image and then requests its status once', async () => {
    const { api, sent } = server(pending(), Response.json(aVideoJob({ status: 'processing', progress: 4 })))
    expect(await beginVideo('img_1', aVideoRequest, { idempotencyKey: 'video-key' }, api)).toMatchObject({
      id: 'gen_1',
      status: 'processing',
    })
    expect(sent).toEqual([
      `POST /api/generate-video/jobs ${JSON.stringify({ ...aVideoRequest, imageId: 'img_1' })}`,
      'GET /api/generate-video/jobs/gen_1 ',
    ])
  })

  test.each([
    ['Generation ID not found', () => refusal(404, 'file.not-found', 'Gone.')],
    ['The video could not be asked about yet', () => refusal(503, 'server.busy', 'Busy.')],
  ])('only logs a warning when the status request fails (%s): the video is tracked later', async (words, then) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await begin(pending(), then())).toMatchObject({ id: 'gen_1', status: 'pending' })
    expect(warned).toHaveBeenCalledWith(words, 'gen_1', expect.any(Error))
    warned.mockRestore()
  })

  test.each([
    ['Failed to get generation ID from service', () => Response.json({ status: 'pending' }, { status: 202 }), pending],
    ['API Error: 503 Service Unavailable - Too many.', () => refusal(503, 'server.busy', 'Too many.'), pending],
    ['Video generation failed with status: failed', pending, () => Response.json(aVideoJob({ status: 'failed' }))],
    ['The video tore.', pending, () => Response.json(aVideoJob({ status: 'failed', error: 'The video tore.' }))],
  ])('shows when it fails: %s', async (message, started, then) => {
    await expect(begin(started(), then())).rejects.toMatchObject({ message })
  })
})
