import { type VideoAd } from '@adloom/domain/ad.ts'
import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { expect, test } from 'vitest'
import { draftOf, firstDraft, placementsFor, draftPlacementOf, requestOf, soundsFor, type VideoDraft } from './video-draft.ts'
import { videoFormatLabel, lengthOf, platformsOf, resolutionOf } from './video-facts.ts'

const url = 'https://adloom.example/files/a.jpg'
const draft: VideoDraft = { ...firstDraft(' Steam rises '), duration: '6', aspectRatio: '4:5' }
const requestWith = (parts: Partial<VideoDraft>, known = {}) => {
  const outcome = requestOf({ ...draft, ...parts }, url, known)
  return 'request' in outcome ? outcome.request : outcome.errors
}

test('a new video has five seconds, square, 720p, and requests nothing else', () => {
  expect(requestOf(firstDraft('Steam rises'), url)).toEqual({
    request: { prompt: 'Steam rises', imageUrl: url, duration: 5, aspect_ratio: '1:1' },
  })
})

test('each field reports its own error', () => {
  expect(requestOf(draft, url)).toEqual({ request: { prompt: 'Steam rises', imageUrl: url, duration: 6, aspect_ratio: '4:5' } })
  const refused = (change: Partial<VideoDraft>, imageUrl = url) => {
    const outcome = requestOf({ ...draft, ...change }, imageUrl)
    return 'errors' in outcome ? outcome.errors : null
  }
  expect(refused({ duration: '' })?.duration).toBe('Duration must be a valid number')
  expect([refused({ duration: '0' })?.duration, refused({ duration: '16' })?.duration]).toEqual(Array(2).fill('From 1 to 15 seconds'))
  expect(refused({ prompt: ' ' })?.prompt).toBe('Invalid prompt')
  expect([refused({}, '')?.imageUrl, refused({}, 'ftp://x')?.imageUrl]).toEqual([
    'Image URL is required for video generation',
    'Invalid imageUrl',
  ])
  expect(refused({ hook: 'a'.repeat(91) })?.hook).toBe('This is too long for a video')
  expect(refused({ captions: 'a\nb\nc\nd' })?.captions).toBe('A video shows 3 captions at most')
  expect(refused({ callToAction: 'a'.repeat(31) })?.callToAction).toBe('This is too long for a video')
})

test('the request contains what the user chose', () => {
  expect(requestWith({ aspectRatio: '9:16', placement: 'tiktok', resolution: '1080p', sound: 'none', storyboard: 'offer' })).toMatchObject({
    placement: 'tiktok',
    resolution: '1080p',
    sound: 'none',
    storyboard: 'offer',
  })
  expect(requestWith({ hook: ' Slow mornings ', captions: ' Thrown by hand \n\n', callToAction: 'Shop now' })).toMatchObject({
    script: { hook: 'Slow mornings', captions: ['Thrown by hand'], callToAction: 'Shop now' },
  })
})

test('a known text that the user clears is left out of the video, an unknown one is left to the server', () => {
  const known = { script: { brandName: 'Northbrew', hook: 'Slow mornings', captions: ['Thrown by hand'] }, colors: ['#0F6B6B'] }
  expect(requestWith({ hook: ' ', captions: '', callToAction: '' }, known)).toMatchObject({
    script: { brandName: 'Northbrew', hook: null, captions: [] },
    colors: ['#0F6B6B'],
  })
  expect(requestWith({ hook: ' ', callToAction: '' }, known)).not.toHaveProperty('script.callToAction')
})

test('a placement stays only while it fits the aspect ratio', () => {
  expect(placementsFor('9:16')).toEqual(['feed', 'story', 'reels', 'tiktok', 'shorts'])
  expect(placementsFor('1:1')).toEqual(['feed'])
  expect(draftPlacementOf({ ...draft, aspectRatio: '9:16' })).toBe('reels')
  expect(draftPlacementOf({ ...draft, aspectRatio: '9:16', placement: 'feed' })).toBe('feed')
  expect(draftPlacementOf({ ...draft, aspectRatio: '1:1', placement: 'story' })).toBe('feed')
})

test('only a video has a sound of its own', () => {
  expect(soundsFor(url)).not.toContain('own')
  expect(soundsFor('https://adloom.example/files/a.mp4')).toContain('own')
})

test('a request turned into a draft makes the same request again', () => {
  const request: VideoRequest = {
    prompt: 'Steam rises',
    imageUrl: url,
    duration: 9,
    aspect_ratio: '9:16',
    resolution: '1080p',
    placement: 'story',
    sound: 'calm',
    storyboard: 'quiet',
    script: { brandName: 'Northbrew', hook: 'Slow mornings', captions: ['a', 'b'], callToAction: 'Shop now' },
    about: { title: 'Mug' },
    colors: ['#0F6B6B'],
  }
  expect(requestOf(draftOf(request), url, request)).toEqual({ request })
})

const video = (parts: Partial<VideoAd>) => ({ duration: '', format: '', resolution: '', ...parts }) as VideoAd

test('shows the known details of a video, else the specification’s defaults', () => {
  expect([lengthOf(video({})), videoFormatLabel(video({})), resolutionOf(video({}))]).toEqual(['0:35', 'MP4', 'HD (1280 × 720)'])
  expect([lengthOf(video({ duration: '0:05' })), videoFormatLabel(video({ format: 'WebM' }))]).toEqual(['0:05', 'WebM'])
  expect(['HD 1280x720', '1080x1920', '512x640'].map((resolution) => resolutionOf(video({ resolution })))).toEqual([
    'HD (1280 × 720)',
    'HD (1080 × 1920)',
    '512 × 640',
  ])
})

test('suggests the platforms that take a video of this aspect ratio and length', () => {
  const all = ['YouTube', 'TikTok', 'Facebook', 'Instagram']
  expect(platformsOf(video({ resolution: 'HD 1280x720' }))).toEqual(all)
  expect(platformsOf(video({ resolution: 'HD 720x1280', duration: '0:05' }))).toEqual(all)
  expect(platformsOf(video({ resolution: 'HD 720x900', duration: '0:10' }))).toEqual(['YouTube', 'Facebook', 'Instagram'])
  expect(platformsOf(video({ resolution: 'HD 720x1280', duration: '0:02' }))).toEqual(['YouTube', 'Facebook', 'Instagram'])
  expect(platformsOf(video({ resolution: 'HD 720x720', duration: '0:02' }))).toEqual(['YouTube', 'Facebook'])
})
