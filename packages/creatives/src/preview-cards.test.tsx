// @vitest-environment jsdom
import { GROUND_CELLS } from '@adloom/domain/design/picture-ground.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contrast } from './oklch.ts'
import { type CardPreview, FeedCard, feedCardSize } from './feed-card.tsx'
import { isReadable, ScaledAd } from './scaled-ad.tsx'
import { ServerWords } from './server-words.ts'
import { StoryCard, storyCardSize } from './story-card.tsx'
import { squareImages } from './ad-parts.tsx'
import { FinishedAd } from './finished-ad.tsx'

const preview = (change: Partial<CardPreview> = {}): CardPreview => ({
  image: '/picture.jpg',
  headline: 'Cold brew',
  subline: 'Steeped 18 hours.',
  businessName: 'Northbrew',
  brandLogo: '/logo.png',
  callToAction: 'Shop now',
  loading: false,
  accent: '#0F6B6B',
  ...change,
})
const creative = (change: Partial<Creative> = {}): Creative => ({
  ...plainCreative,
  image: '/picture.jpg',
  brandLogo: null,
  brandName: 'Northbrew',
  headline: 'Cold brew.',
  description: '',
  callToAction: 'Shop now',
  accent: '#1F6F54',
  ...change,
})
const cards = [
  { name: 'feed', Card: FeedCard },
  { name: 'story', Card: StoryCard },
]

test.each(cards)('the $name card shows the advertiser and the ad', ({ Card }) => {
  const { unmount } = render(<Card {...preview()} />)
  const card = within(screen.getByRole('article', { name: /Northbrew: Cold brew$/ }))
  for (const text of ['Northbrew', 'Cold brew', 'Steeped 18 hours.', 'Shop now', /^Sponsored/]) expect(card.getByText(text)).toBeDefined()
  expect(card.getByRole('img', { name: 'Cold brew' })).toBeDefined()
  unmount()
})

test.each(cards)('the $name card without content shows the default name, the default logo and the placeholder image', ({ Card }) => {
  const { container, unmount } = render(
    <Card {...preview({ image: null, headline: null, subline: null, businessName: ' ', brandLogo: null, callToAction: null })} />,
  )
  expect(screen.getByText('Your brand')).toBeDefined()
  expect(container.querySelector('header span[aria-hidden="true"] > svg')).not.toBeNull()
  expect(container.querySelector('svg[viewBox="0 0 340 340"]')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
  unmount()
})

test.each(cards)('the $name card shows the first letter of a brand without a logo, even a letter of two code units', ({ Card }) => {
  const { rerender, unmount } = render(<Card {...preview({ brandLogo: null })} />)
  expect(screen.getByText('N')).toBeDefined()
  rerender(<Card {...preview({ brandLogo: null, businessName: '🌊 Tideline' })} />)
  expect(screen.getByText('🌊')).toBeDefined()
  unmount()
})

/** "rgb(1, 2, 3)" as `#RRGGBB`. */
const hexOf = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

test.each(cards.flatMap((card) => ['#0F6B6B', '#FFE600', '#F0F2F5', '#111111', '#3A82FA'].map((accent) => ({ ...card, accent }))))(
  'button and initial of the $name card take the brand’s color, or one that is visible and readable: $accent',
  ({ Card, name, accent }) => {
    const { unmount } = render(<Card {...preview({ accent, brandLogo: null })} />)
    const [button, letter] = ['Shop now', 'N'].map((text) => screen.getByText(text).style)
    const surface = hexOf(button.background)
    expect(contrast(surface, hexOf(button.color))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hexOf(letter.background), hexOf(letter.color))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(surface, name === 'feed' ? '#F0F2F5' : '#2E2E2E')).toBeGreaterThanOrEqual(1.4)
    // A color that stands out on both backgrounds stays unchanged.
    expect([surface, hexOf(letter.background)].every((color) => color === accent) || accent !== '#0F6B6B').toBe(true)
    unmount()
  },
)

test.each(cards)('the text of the $name card runs in the direction of its own language', ({ Card }) => {
  const { unmount } = render(<Card {...preview({ headline: 'وسادة كتان', businessName: 'بيت الكتان' })} />)
  for (const text of ['وسادة كتان', 'بيت الكتان', 'Steeped 18 hours.']) expect(screen.getByText(text).getAttribute('dir')).toBe('auto')
  unmount()
})

test('the feed card is 340 pixels wide at 1 : 1.6, the story card 9 : 16', () => {
  expect(feedCardSize.width).toBe(340)
  expect(feedCardSize.height / feedCardSize.width).toBe(1.6)
  expect(storyCardSize.width / storyCardSize.height).toBe(9 / 16)
})

test.each(cards)('a logo that spells a name gets a readable width on the $name card', ({ Card }) => {
  const { container, unmount } = render(<Card {...preview()} />)
  const logo = container.querySelector('img[src="/logo.png"]') ?? container
  const place = (): CSSStyleDeclaration | undefined => logo.parentElement?.style
  expect(place()?.width).toBe(place()?.height)
  Object.defineProperties(logo, { naturalWidth: { value: 400 }, naturalHeight: { value: 100 } })
  fireEvent.load(logo)
  expect(Number.parseFloat(place()?.width ?? '')).toBeGreaterThan(2 * Number.parseFloat(place()?.height ?? ''))
  unmount()
})

test.each(cards)('the $name card replaces a broken image with a tile that says so, and a broken logo with the initial', ({ Card }) => {
  const { container, rerender, unmount } = render(<Card {...preview()} />)
  fireEvent.error(screen.getByRole('img', { name: 'Cold brew' }))
  expect(screen.getByText('Image failed to load')).toBeDefined()
  const logo = container.querySelector('img[src="/logo.png"]')
  expect(logo).not.toBeNull()
  if (logo !== null) fireEvent.error(logo)
  expect(screen.getByText('N')).toBeDefined()
  rerender(<Card {...preview({ image: '/other.jpg' })} />)
  expect(screen.queryByText('Image failed to load')).toBeNull()
  unmount()
})

test.each(cards)('the $name card is busy and shows no text while the ad is being generated', ({ Card }) => {
  const { unmount } = render(<Card {...preview({ loading: true })} />)
  expect(screen.getByRole('article', { name: /being made/ }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Cold brew')).toBeNull()
  unmount()
})

test('the feed card has the row of reactions', () => {
  const { unmount } = render(<FeedCard {...preview()} />)
  for (const text of ['Like', 'Comment', 'Share']) expect(screen.getByText(text)).toBeDefined()
  unmount()
})

test('a scaled ad is one image with the ad text as its label and the aspect ratio of its format', () => {
  const { unmount } = render(<ScaledAd creative={creative()} layout="card" format="social" width={360} />)
  const ad = screen.getByRole('img', { name: 'Northbrew. Cold brew. Shop now' })
  expect(ad.style.width).toBe('360px')
  expect(ad.style.height).toBe('450px')
  unmount()
})

test('a scaled ad asks for the fonts of its scripts, each once, and for none when its text is Latin', () => {
  const sheets = (): readonly string[] => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
  const shown = render(<ScaledAd creative={creative()} layout="card" format="social" width={360} />)
  expect(sheets()).toEqual([])
  for (const headline of ['やわらかな綿', 'やわらかな綿 🎉'])
    shown.rerender(<ScaledAd creative={{ ...creative(), headline }} layout="card" format="social" width={360} />)
  const noto = '/fonts/@fontsource-variable/noto-sans-'
  expect(sheets()).toEqual([`${noto}jp/font.css`, `${noto}sc/font.css`, `${noto}kr/font.css`, '/fonts/twemoji-colr-font/font.css'])
  shown.unmount()
})

test('lines in scripts without spaces end between the words of the server, which is asked once; without a reply, between those of the browser', async () => {
  const MIDDLE = 33
  const asked: (readonly string[])[] = []
  const divide = async (phrases: readonly string[]): Promise<readonly (readonly string[])[]> => {
    asked.push(phrases)
    if (phrases[0]?.startsWith('ດ')) throw new Error('offline')
    return phrases.map((phrase) => [phrase.slice(0, MIDDLE), phrase.slice(MIDDLE)])
  }
  const ad = (headline: string) => (
    <ServerWords value={divide}>
      <ScaledAd creative={creative({ headline })} layout="card" format="social" width={360} />
    </ServerWords>
  )
  const headline = 'ຊື້ດຽວນີ້'.repeat(9)
  const { rerender, unmount } = render(ad(headline))
  await screen.findByText(headline.slice(0, MIDDLE), {}, { timeout: 5000 })
  expect(screen.getByText(headline.slice(MIDDLE))).toBeDefined()
  rerender(ad(`${headline} Northbrew`))
  rerender(ad('ດຽວນີ້'))
  await waitFor(() => expect(asked).toEqual([[headline], ['ດຽວນີ້']]))
  expect(screen.getByText('ດຽວນີ້')).toBeDefined()
  unmount()
})

test('a scaled ad shows its own image until that is there in the shape its layout needs, and then under the shade the server measured', async () => {
  const file = `/files/${'a'.repeat(64)}.jpg`
  const loading = new Map<string, () => void>()
  vi.stubGlobal(
    'Image',
    class {
      readonly naturalWidth = 1080
      readonly naturalHeight = 1920
      src = ''
      addEventListener(event: string, done: () => void): void {
        if (event === 'load') queueMicrotask(() => loading.set(this.src, done))
      }
    },
  )
  const cells = (digit: string): string => digit.repeat(GROUND_CELLS ** 2)
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return Response.json({ dark: cells('x'), bright: cells('z'), busy: cells('0') })
  })
  const shown = render(<ScaledAd creative={creative({ image: file, hasShapes: true })} layout="poster" format="story" width={360} />)
  const sources = (): readonly (string | null)[] => [...shown.container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(new Set(sources())).toEqual(new Set([file]))
  await waitFor(() => expect(loading.has(`${file}?shape=long`)).toBe(true))
  act(() => loading.get(`${file}?shape=long`)?.())
  await waitFor(() => expect(sources()).toEqual([`${file}?shape=long`]))
  await waitFor(() => expect(fetched).toContain(`${file}?ground=1&shape=long`))
  // Dark text on a bright picture needs no shade.
  await waitFor(() => expect(shown.container.innerHTML).not.toContain('gradient'))
  shown.unmount()
  vi.unstubAllGlobals()
})

test.each([
  ['/files/logo.png', true],
  ['https://ads.example/files/logo.png', true],
  ['data:image/png;base64,AQID', true],
  ['blob:https://ads.example/1', true],
  ['http://ads.example/files/logo.png', false],
  ['https://ads.example:8443/files/logo.png', false],
  ['https://shop.example/logo.png', false],
  ['//shop.example/logo.png', false],
])('a page on https://ads.example may read the pixels of %s: %s', (src, expected) => {
  expect(isReadable(src, 'https://ads.example/wizard')).toBe(expected)
})

test('no image is requested with CORS, so a site that forbids it causes no console error', () => {
  const crossOrigins: (string | null)[] = []
  const original = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...original,
    set(this: HTMLImageElement, address: string) {
      crossOrigins.push(this.crossOrigin)
      original?.set?.call(this, address)
    },
  })
  const { unmount } = render(
    <ScaledAd
      creative={creative({ image: 'https://shop.example/mug.jpg', brandLogo: 'https://shop.example/logo.svg' })}
      layout="card"
      format="social"
      width={360}
    />,
  )
  unmount()
  if (original !== undefined) Object.defineProperty(HTMLImageElement.prototype, 'src', original)
  expect(crossOrigins.length).toBeGreaterThanOrEqual(2)
  expect(crossOrigins.filter((crossOrigin) => crossOrigin !== null)).toEqual([])
})

/** Top and height of the image itself, not of its continued edges, as shares of a frame of that height. */
const placeOf = (container: HTMLElement, frame: number) => {
  const [image] = [...container.querySelectorAll('img')].filter(({ style, src }) => src.endsWith('/picture.jpg') && style.transform === '')
  return { top: Number.parseFloat(image.style.top) / frame, height: Number.parseFloat(image.style.height) / frame }
}

test.each([16 / 9, 1])('the story preview places an image of ratio %d like the poster of its file', (ratio) => {
  const shown = render(<StoryCard {...preview()} />)
  const image = shown.getByRole('img', { name: 'Cold brew' })
  Object.defineProperties(image, { naturalWidth: { value: 1000 * ratio }, naturalHeight: { value: 1000 } })
  fireEvent.load(image)
  const measured = { ...squareImages, imageRatio: ratio }
  const file = render(<FinishedAd creative={creative()} layout="poster" format="story" measured={measured} />)
  const [inPreview, inFile] = [placeOf(shown.container, storyCardSize.height), placeOf(file.container, 1920)]
  expect(inPreview.top).toBeCloseTo(inFile.top, 2)
  expect(inPreview.height).toBeCloseTo(inFile.height, 2)
  shown.unmount()
  file.unmount()
})
