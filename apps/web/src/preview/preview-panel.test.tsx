// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type AdPreview } from '@adloom/domain/ad-preview.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import { type ComponentProps } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { wizardTools } from '../state/wizard/wizard-state.ts'
import { boxes, formatsOf, scaleFor, shownTogether } from './preview-formats.ts'
import { PreviewPanel } from './preview-panel.tsx'

const nothing: AdPreview = {
  image: null,
  generatedImages: [],
  headline: null,
  subline: null,
  businessName: null,
  brandLogo: null,
  productName: null,
  category: null,
  callToAction: null,
  language: null,
  loading: false,
}
const mug: AdPreview = {
  ...nothing,
  image: '/mug.jpg',
  generatedImages: ['/mug.jpg'],
  headline: 'Tideline Mug',
  subline: 'Glazed in sea green.',
  businessName: 'Harbour',
  callToAction: 'Shop now',
}

const creative: Creative = {
  ...plainCreative,
  image: '/mug.jpg',
  brandLogo: null,
  brandName: 'Harbour',
  headline: 'Tideline Mug',
  description: 'Glazed in sea green.',
  callToAction: 'Shop now',
  accent: '#1767E4',
}
const design = {
  stated: [],
  hidden: [],
  hasSeveral: false,
  isFavourite: false,
  onHide: () => undefined,
  onAnother: () => undefined,
  onAlike: () => undefined,
  onFavourite: () => undefined,
}

function show(change: Partial<ComponentProps<typeof PreviewPanel>> = {}) {
  const onTurn = vi.fn<(step: 1 | -1) => void>()
  const onFormat = vi.fn<(format: string) => void>()
  const props = {
    step: 2,
    favourites: [],
    tool: 'social' as const,
    preview: mug,
    video: false,
    creative,
    design,
    format: 'feed',
    layout: 'card' as const,
    imageIndex: 0,
    onFormat,
    onLayout: () => undefined,
    onTurn,
    onPlacements: null,
  }
  render(<PreviewPanel {...props} {...change} />)
  return { onTurn, onFormat }
}

beforeAll(async () => {
  // jsdom has no media queries.
  const query = { matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined }
  window.matchMedia = (media) => Object.assign(new EventTarget(), { ...query, media })
  // Loads the lazy parts first: on a busy machine the first of them takes longer than a test waits.
  await Promise.all([import('./preview-card.tsx'), import('./preview-skeleton.tsx')])
})
afterEach(cleanup)

describe('an empty preview', () => {
  test.each([
    [0, 'Select an ad type to see preview'],
    [1, 'Choose an input method to continue'],
    [2, 'Select or upload content to preview'],
    [3, 'Configure your targeting to complete the ad'],
    [4, 'Configure your targeting to complete the ad'],
  ])('at step %i says “%s”', (step, sentence) => {
    show({ step, preview: nothing })
    expect(screen.getByText(sentence)).toBeDefined()
  })
  test('without an ad type has a title of its own', () => {
    show({ step: 0, tool: null, preview: nothing })
    expect(screen.getByText('Ad Preview')).toBeDefined()
    expect(screen.getByText('Select an ad type to see how your content will look')).toBeDefined()
  })
  test('at a later step without an ad type tells the user what to do', () => {
    show({ step: 2, tool: null, preview: nothing })
    expect(screen.getByText('Select an ad type or upload content to see a preview.')).toBeDefined()
  })
  test('of a video ad announces the video once a method is chosen', () => {
    show({ step: 2, tool: 'video', preview: nothing })
    expect(screen.getByText('Video content will appear here')).toBeDefined()
    cleanup()
    show({ step: 1, tool: 'video', preview: nothing })
    expect(screen.getByText('Choose an input method to continue')).toBeDefined()
  })
  test('has the shape of the ad while the ad is being generated', async () => {
    show({ preview: { ...nothing, loading: true } })
    expect(await screen.findByRole('status', { name: 'The preview is being made' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Live preview' }).getAttribute('aria-busy')).toBe('true')
  })
})

test('reports an unknown format and lets the user choose another', () => {
  const { onFormat } = show({ format: 'reel' })
  expect(screen.getByText('Unknown Preview Format')).toBeDefined()
  for (const { ariaPressed } of screen.getAllByRole('button', { name: /Feed|Story|Finished ad/ })) expect(ariaPressed).not.toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Feed' }))
  expect(onFormat).toHaveBeenCalledWith('feed')
})

describe('the card follows the ad type', () => {
  test.each([
    ['social', 'feed', 'article', 'Feed preview of Harbour: Tideline Mug'],
    ['social', 'story', 'article', 'Story preview of Harbour: Tideline Mug'],
    ['social', 'finished', 'img', 'Harbour. Tideline Mug. Glazed in sea green. Shop now'],
    ['display', 'landscape', 'img', 'Harbour. Tideline Mug. Glazed in sea green. Shop now'],
    ['display', 'square', 'img', 'Harbour. Tideline Mug. Glazed in sea green. Shop now'],
    ['image', 'square', 'img', 'Tideline Mug'],
  ] as const)('shows %s as %s', async (tool, format, role, name) => {
    show({ tool, format })
    expect(await screen.findByRole(role, { name })).toBeDefined()
  })
  test('falls back to the first format when the chosen one belongs to another ad type', async () => {
    show({ tool: 'display', format: 'story' })
    expect(screen.getByRole('button', { name: 'Landscape', pressed: true })).toBeDefined()
    expect(await screen.findByRole('img', { name: /^Harbour\. Tideline Mug/ })).toBeDefined()
  })
  test('a video plays silently, can be stopped, and reports when it cannot be played', async () => {
    show({ tool: 'video', video: true, preview: { ...mug, image: '/clip.webm' } })
    const video = await screen.findByLabelText('The chosen video')
    expect(video).toHaveProperty('muted', true)
    expect(video).toHaveProperty('controls', true)
    fireEvent.error(video)
    expect(screen.getByText('Preview unavailable')).toBeDefined()
  })
  test.each([
    ['wide', 480, 240, '2 / 1'],
    ['tall', 240, 480, '1 / 1'],
  ])('a %s video has no bands above and below it', async (_, videoWidth, videoHeight, ratio) => {
    show({ tool: 'video', video: true, preview: { ...mug, image: '/clip.webm' } })
    const video = await screen.findByLabelText('The chosen video')
    Object.defineProperties(video, { videoWidth: { value: videoWidth }, videoHeight: { value: videoHeight } })
    fireEvent.loadedMetadata(video)
    expect(video.style.aspectRatio).toBe(ratio)
  })
})

test('copy without an image appears in a card with the placeholder image from Targeting on', async () => {
  show({ step: 3, preview: { ...nothing, headline: 'Warm hands' } })
  expect(await screen.findByRole('article', { name: 'Feed preview of Your brand: Warm hands' })).toBeDefined()
})

describe('in a panel of a measured width', () => {
  const measured = (width: number) => vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  afterEach(() => void vi.restoreAllMocks())

  test('an empty preview has the places of the ad to come, feed and story, and one sentence', () => {
    measured(1200)
    show({ step: 1, preview: nothing })
    expect(screen.getByRole('button', { name: 'Feed and story' })).toBeDefined()
    expect(screen.getAllByText('Choose an input method to continue')).toHaveLength(1)
  })
  test.each([
    [600, 'before'],
    [342, 'after'],
  ])('of %i pixels the arrow to the previous image stands %s the ad', async (width, place) => {
    measured(width)
    show({ preview: { ...mug, generatedImages: ['/1.jpg', '/2.jpg'] } })
    const ad = await screen.findByRole('article')
    const follows = ad.compareDocumentPosition(screen.getByRole('button', { name: 'Previous image' })) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows !== 0 ? 'after' : 'before').toBe(place)
  })
})

describe('several images', () => {
  const preview = { ...mug, generatedImages: ['/1.jpg', '/2.jpg', '/3.jpg'] }
  test('have arrows and a count', () => {
    const { onTurn } = show({ preview, imageIndex: 2 })
    expect(screen.getByText('3 / 3')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Next image' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous image' }))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next image' }), { key: 'ArrowRight' })
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next image' }), { key: 'ArrowLeft' })
    expect(onTurn.mock.calls).toEqual([[1], [-1], [1], [-1]])
  })
  test('have neither when there is only one', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull()
    expect(screen.queryByText('1 / 1')).toBeNull()
  })
})

test('the sizes match the platforms: a feed card of 340 pixels at 1 : 1.6, a story of 9 : 16', () => {
  expect(boxes.feed).toEqual({ width: 340, height: 340 * 1.6 })
  expect(boxes.story.width / boxes.story.height).toBe(9 / 16)
  for (const tool of wizardTools) expect(formatsOf(tool).length).toBeGreaterThan(0)
})

test('an ad is scaled down where there is less room, and up only where there is plenty', () => {
  expect(scaleFor(['landscape'], 360, 900)).toBe(0.5)
  expect(scaleFor(['landscape'], 900, 900)).toBe(1)
  expect(scaleFor(['landscape'], 1080, 900)).toBe(1.5)
  expect(scaleFor(['landscape'], null, 900)).toBe(1)
  // A low window keeps its size, a huge one does not blow it up.
  expect(scaleFor(['feed', 'story'], 1080, 400)).toBe(1)
  expect(scaleFor(['square'], 4000, 4000)).toBe(1.6)
})

test('feed and story stand side by side where both fit with room to spare', () => {
  expect(shownTogether('feed', formatsOf('social'), 1080)).toEqual(['feed', 'story'])
  expect(shownTogether('story', formatsOf('social'), 1080)).toEqual(['feed', 'story'])
  expect(shownTogether('finished', formatsOf('social'), 1080)).toEqual(['finished'])
  expect(shownTogether('feed', formatsOf('social'), 768)).toEqual(['feed'])
  expect(shownTogether('square', formatsOf('display'), 1080)).toEqual(['square'])
})
