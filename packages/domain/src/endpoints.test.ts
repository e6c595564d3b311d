import { describe, expect, test } from 'vitest'
import { endpointNames, endpoints } from './endpoints.ts'
import { isErrorCode } from './error.ts'

describe('the table of calls', () => {
  test('has no duplicate method and path', () => {
    const calls = endpointNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })
  test.each(endpointNames)('%s lists existing failures and fills its path from its request', (name) => {
    const { path, request, failures } = endpoints[name]
    expect(failures.filter((code) => !isErrorCode(code))).toEqual([])
    const fields = 'shape' in request ? Object.keys(request.shape) : []
    expect([...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field).filter((field) => !fields.includes(field))).toEqual([])
  })
  test('has the specification’s paths', () => {
    const calls = endpointNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`)
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /parser/parse',
        'POST /storage/upload',
        'POST /generate-copy/generate',
        'POST /preprocess-image/process',
        'POST /change-background-flux-kontext/generate',
        'POST /image-categorize/categorize',
        'POST /generate-video/generate',
        'POST /text2image/generate',
        'POST /text2imagepro/generate',
        'POST /gpt-1-image/generate',
        'POST /user/create',
        'POST /sendgrid-email/send',
        'GET /templates',
        'POST /ads',
      ]),
    )
  })
})

describe('the defaults are the specification’s', () => {
  test('fast images are landscape_4_3 in 4 steps, two of them', () => {
    expect(endpoints.textToImage.request.parse({ prompt: 'a mug' })).toEqual({
      prompt: 'a mug',
      image_size: 'landscape_4_3',
      num_inference_steps: 4,
      num_images: 2,
    })
  })
  test('pro images are 16:9, display images auto, new backgrounds JPEG', () => {
    expect(endpoints.textToImagePro.request.parse({ prompt: 'a mug' }).aspect_ratio).toBe('16:9')
    expect(endpoints.displayImages.request.parse({ prompt: 'a mug' })).toMatchObject({ imageSize: 'auto', quality: 'auto' })
    expect(endpoints.changeBackground.request.parse({ imageUrl: 'https://a.example/b.jpg', prompt: 'x' }).output_format).toBe('jpeg')
  })
  test('a video is 5 seconds, square, and its duration may be text', () => {
    const request = { prompt: 'x', imageUrl: 'https://a.example/b.jpg' }
    expect(endpoints.generateVideo.request.parse(request)).toMatchObject({ duration: 5, aspect_ratio: '1:1' })
    expect(endpoints.generateVideo.request.parse({ ...request, duration: '7' }).duration).toBe(7)
    const wrong = endpoints.generateVideo.request.safeParse({ ...request, duration: 'long' })
    expect(wrong.error?.issues[0].message).toBe('Duration must be a valid number')
  })
  test.each([
    ['', 'Invalid prompt'],
    ['   ', 'Invalid prompt'],
  ])('the prompt %j is rejected', (prompt, message) => {
    const refused = endpoints.changeBackground.request.safeParse({ imageUrl: 'https://a.example/b.jpg', prompt })
    expect(refused.error?.issues[0].message).toBe(message)
  })
  test('an image address must start with http', () => {
    const refused = endpoints.changeBackground.request.safeParse({ imageUrl: 'file:///etc/passwd', prompt: 'x' })
    expect(refused.error?.issues[0].message).toBe('Invalid imageUrl')
  })
})
