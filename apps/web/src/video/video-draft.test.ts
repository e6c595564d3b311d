import { type ImageAd, type VideoAd } from '@adloom/domain/ad.ts'
import { expect, test } from 'vitest'
import { firstDraft, requestOf } from './video-draft.ts'
import { formatOf, lengthOf, resolutionOf } from './video-facts.ts'

// The draft begins with these four only.
const image = (parts: Partial<ImageAd>) =>
  ({ title: 'Mug', category: 'Coffee Mug', originalPrompt: null, productDescription: null, ...parts }) as ImageAd

test('the prompt begins as the original prompt, else the description, else title and category, else a plain sentence', () => {
  expect(firstDraft(image({ originalPrompt: 'On marble', productDescription: 'A mug.' })).prompt).toBe('On marble')
  expect(firstDraft(image({ originalPrompt: ' ', productDescription: 'A mug.' })).prompt).toBe('A mug.')
  expect(firstDraft(image({})).prompt).toBe('Mug Coffee Mug')
  expect(firstDraft(image({ title: '', category: null }))).toEqual({
    prompt: 'Dynamic video from this image',
    duration: '5',
    aspectRatio: '1:1',
  })
})

test('each field is refused in its own words', () => {
  const draft = { prompt: ' Steam rises ', duration: '6', aspectRatio: '4:5' } as const
  const url = 'https://adloom.example/files/a.jpg'
  expect(requestOf(draft, url)).toEqual({ request: { prompt: 'Steam rises', imageUrl: url, duration: 6, aspect_ratio: '4:5' } })
  const refused = (change: Partial<Record<'prompt' | 'duration', string>>, imageUrl = url) => {
    const asked = requestOf({ ...draft, ...change }, imageUrl)
    return 'refusals' in asked ? asked.refusals : null
  }
  expect(refused({ duration: '' })?.duration).toBe('Duration must be a valid number')
  expect([refused({ duration: '0' })?.duration, refused({ duration: '16' })?.duration]).toEqual(Array(2).fill('From 1 to 15 seconds'))
  expect(refused({ prompt: ' ' })?.prompt).toBe('Invalid prompt')
  expect([refused({}, '')?.imageUrl, refused({}, 'ftp://x')?.imageUrl]).toEqual([
    'Image URL is required for video generation',
    'Invalid imageUrl',
  ])
})

test('what is known of a video is said, else what the specification says', () => {
  const film = (parts: Partial<VideoAd>) => ({ duration: '', format: '', resolution: '', ...parts }) as VideoAd
  expect([lengthOf(film({})), formatOf(film({})), resolutionOf(film({}))]).toEqual(['0:35', 'MP4', 'HD (1280 × 720)'])
  expect([lengthOf(film({ duration: '0:05' })), formatOf(film({ format: 'WebM' }))]).toEqual(['0:05', 'WebM'])
  expect(['HD 1280x720', '1080x1920', '512x640'].map((resolution) => resolutionOf(film({ resolution })))).toEqual([
    'HD (1280 × 720)',
    'HD (1080 × 1920)',
    '512 × 640',
  ])
})
