import { accentOf, type PaletteColor } from '@adloom/domain/brand.ts'
import { type Product } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { extractProduct } from '../extract-product.ts'
import { withFetchedStyle } from './apply-styles.ts'

const at = 'https://shop.example/products/kettle'

/** A page of a sample shop: the contents of its head, and of its body next to the product. */
const page = (head: string, body = '', attributes = ''): string =>
  `<html lang="en"><head><title>Copper Kettle | Hob & Hearth</title>${head}</head><body ${attributes}><header class="site"><a href="/">Hob</a></header>` +
  `<main><h1>Copper Kettle</h1><p>£64.00</p><button class="btn buy" name="add">Add to basket</button><p>Read <a href="/care">how</a></p></main>${body}</body></html>`

const read = (html: string): Product => extractProduct(html, at, at)
const style = (css: string): string => `<style>${css}</style>`
const roleOf = (product: Product, color: string): PaletteColor['role'] => product.styles.colors.find((one) => one.color === color)?.role
const accent = (head: string, body?: string): string => accentOf(read(page(head, body)).styles.colors, 'none')

test('the buy button’s own colour is the brand’s, through custom properties and ahead of more frequent colours', () => {
  const css = ':root{--coral:#e4572e}.btn.buy{background:var(--coral);color:#fff}' + '.card{color:#3355aa}'.repeat(20)
  const product = read(page(style(css)))
  expect(accentOf(product.styles.colors)).toBe('#E4572E')
  expect(product.styles.colors.find(({ color }) => color === '#E4572E')).toMatchObject({ role: 'primary', from: ['button', 'style-sheet'] })
})

test.each([
  ['a theme colour', '<meta name="theme-color" content="#0f6b6b">', '#0F6B6B'],
  ['a named custom property', style(':root{--color-primary:#7a1f5c;--color-blue:#2255cc}'), '#7A1F5C'],
  ['channels kept apart', style(':root{--accent:122, 31, 92}.x{color:#333}'), '#7A1F5C'],
  ['channels kept apart by spaces', style(':root{--color-button: 122 31 92;--color-button-text:255 255 255}'), '#7A1F5C'],
  ['hue and shares kept apart', style(':root{--primary: 180 75% 24%;--muted: 210 40% 96%}'), '#0F6B6B'],
  ['a name in the other spelling', style(':root{--primaryColor:#7a1f5c;--primaryColorText:#225588}'), '#7A1F5C'],
  [
    'a theme colour for light screens',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#aa3300"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#0f6b6b">',
    '#0F6B6B',
  ],
  ['oklch', style('.buy{background:oklch(62.8% 0.2577 29.23deg)}'), '#FF0000'],
  ['oklab', style('.buy{background:oklab(0.452 -0.0325 -0.3115 / 100%)}'), '#0000FF'],
  ['hsl', style('.buy{background-color:hsl(180 75% 24%)}'), '#0F6B6B'],
  ['a black button where nothing is colourful', style('.buy{background:#111}body{color:#333}'), '#111111'],
  ['the button, not the state it takes under the pointer', style('.buy{background:#0f6b6b}.buy:hover{background:#c00000}'), '#0F6B6B'],
  ['the rule that weighs more', style('main .btn.buy{background:#0f6b6b}.buy{background:#aa3300}'), '#0F6B6B'],
  [
    'what is for screens, not for print or the dark',
    style('.buy{background:#0f6b6b}@media print{.buy{background:#aa3300}}@media (prefers-color-scheme:dark){.buy{background:#aa3300}}'),
    '#0F6B6B',
  ],
  [
    'what is for desks',
    style('@media (min-width: 60em){.buy{background:#0f6b6b}}@media (max-width: 600px){.buy{background:#aa3300}}'),
    '#0F6B6B',
  ],
])('%s gives the accent', (_, head, expected) => {
  expect(accent(head)).toBe(expected)
})

test.each([
  ['a library’s default', style('.btn-primary{background:#007bff}.btn-info{background:#17a2b8}')],
  ['another firm’s button', style('.share-facebook{background:#3b5998}.pay{background:#ffc439}')],
  ['the default of an icon generator', '<meta name="msapplication-TileColor" content="#da532c">'],
  ['greys', style('body{color:#333;background:#fafafa}.buy{background:#888}')],
])('%s gives no accent', (_, head) => {
  expect(accent(head)).toBe('none')
})

test.each(['html', 'body'])('a brand colour set on the %s element gives the accent', (tag) => {
  const html = page('').replace(`<${tag} `, `<${tag} style="--brand:#7a1f5c;--brand-text:#225588;--color-swatch:#9e6154" `)
  const product = read(html)
  expect(accentOf(product.styles.colors, 'none')).toBe('#7A1F5C')
  expect(product.styles.colors).toMatchObject([{ role: 'primary', from: ['custom-property'] }])
})

test('the colours of a product’s variants are not the brand’s', () => {
  const swatches =
    '<button><span style="background: #9e6154"> </span></button><i style="background:linear-gradient(#aa1e2b,#ffffff)">Red</i>'
  expect(accent('', swatches)).toBe('none')
  expect(accent('', '<div style="background: #9e6154">Free delivery</div>')).toBe('#9E6154')
})

test('background, text, button and link have their roles and styles', () => {
  const product = read(
    page(
      style(
        'body{background:#f6f1e7;color:#14323a;font-family:Georgia,serif}h1{font:700 32px/1.2 "Trebuchet MS",sans-serif}.buy{background:#e4572e;color:#fff;border-radius:10px}main a{color:#0f6b6b}',
      ),
      '<p class="x"></p>',
    ),
  )
  expect([roleOf(product, '#F6F1E7'), roleOf(product, '#14323A'), roleOf(product, '#E4572E'), roleOf(product, '#0F6B6B')]).toEqual([
    'background',
    'text',
    'primary',
    'accent',
  ])
  expect(product.styles.elementStyles).toEqual({
    body: { color: '#14323A', 'background-color': '#F6F1E7', 'font-family': 'Georgia,serif' },
    heading: { 'font-family': '"Trebuchet MS",sans-serif' },
    button: { color: '#FFFFFF', 'background-color': '#E4572E', 'border-radius': '10px' },
    link: { color: '#0F6B6B' },
  })
  expect(product.brandProfile.fontRoles).toEqual({ heading: 'Trebuchet MS', body: 'Georgia' })
  expect(product.brandProfile).toMatchObject({ pairing: 'humanist', evidence: { pairing: { snippet: 'Trebuchet MS (name)' } } })
})

test('elements without a rule have no style', () => {
  expect(read(page('')).styles).toEqual({ colors: [], elementStyles: {} })
})

test('fetched style sheets count like the page’s own, which come after them', () => {
  const html = page(style('main a{color:#225588}'))
  const looked = withFetchedStyle(html, read(html), ['.buy{background:#e4572e}', 'main a{color:#999933}'], null)
  expect(accentOf(looked.styles.colors)).toBe('#E4572E')
  expect(looked.styles.elementStyles.link).toEqual({ color: '#225588' })
  expect(looked.title).toBe('Copper Kettle')
})

test('a decoded logo gives its size and its colours, without white paper and greys', () => {
  const html = page(
    '<script type="application/ld+json">{"@type":"Organization","name":"Hob","logo":"https://shop.example/logo.svg"}</script>',
  )
  const product = read(html)
  // Four fifths white paper, then a violet mark and grey words.
  const data = new Uint8ClampedArray(100 * 20 * 4).fill(255)
  for (let pixel = 0; pixel < 300; pixel++) data.set(pixel < 200 ? [122, 31, 92, 255] : [90, 90, 90, 255], pixel * 4)
  const looked = withFetchedStyle(html, product, [], { src: 'https://shop.example/logo.svg', pixels: { width: 100, height: 20, data } })
  expect(looked.brandProfile.logoCandidates).toEqual([
    { src: 'https://shop.example/logo.svg', kind: 'stated', source: 'json-ld', width: 100, height: 20 },
  ])
  expect(looked.brandProfile.palette).toEqual([{ color: '#7A1F5C', count: 1, role: 'primary', from: ['logo'] }])
  expect(looked.brandProfile.evidence.palette).toEqual({ source: 'picture', snippet: '#7A1F5C: logo' })
})

test('logo candidates have a kind and the size stated on the page', () => {
  const svg =
    '<a href="/" class="logo"><svg class="logo" viewBox="0 0 120 40"><path fill="#7a1f5c" d="M0 0h120v40z"/><script>alert(1)</script></svg></a>'
  const html = page(
    '<link rel="apple-touch-icon" sizes="180x180" href="/touch.png"><link rel="icon" sizes="32x32" href="/tab.png">',
  ).replace('<a href="/">Hob</a>', `<a href="/"><img class="logo" src="/mark.png" width="240" height="60" alt="Hob logo"></a>${svg}`)
  const { logoCandidates, palette } = read(html).brandProfile
  const kinds = Object.fromEntries(logoCandidates.map(({ kind, width, height }) => [kind, [width, height]]))
  expect(kinds).toEqual({ header: [240, 60], 'inline-svg': [120, 40], icon: [180, 180], favicon: [32, 32] })
  const drawn = decodeURIComponent(logoCandidates.find(({ kind }) => kind === 'inline-svg')?.src ?? '')
  expect(drawn).toContain('#7a1f5c')
  expect(drawn).not.toContain('script')
  // The best logo is an image file: colours of lesser ones are not the brand's.
  expect(palette).toEqual([])
})

const speaking = (language: string, words: string): Product =>
  read(
    page('')
      .replace('lang="en"', `lang="${language}"`)
      .replace('</main>', `${words.replaceAll('|', '')}</main>`),
  )

test.each([
  [
    'de',
    'formal',
    '<p>Mit diesem Kessel kochen Sie Wasser in zwei Minuten.</p><p>Wir liefern Ihnen den Kessel nach Hause.</p><p>Der Griff bleibt dabei immer kühl und trocken.</p>',
  ],
  [
    'de',
    'informal',
    '<p>Damit kochst du dein Wasser in zwei Minuten!</p><p>Wir bringen dir den Kessel nach Hause!</p><p>Der Griff bleibt dabei immer kühl und trocken.</p>',
  ],
  [
    'fr',
    'formal',
    '<p>Vous faites bouillir votre eau en deux minutes.</p><p>La poignée reste froide pour vos mains.</p><p>Le cuivre garde longtemps sa chaleur douce.</p>',
  ],
  [
    'en',
    null,
    '<p>You boil your water in two minutes flat.</p><p>The handle stays cool while you pour it.</p><p>Copper keeps its warmth for a long time.</p>',
  ],
])('the tone of a page in %s is %s', (language, address, words) => {
  const { tone, evidence } = speaking(language, words).brandProfile
  expect(tone?.address).toBe(address)
  expect(tone?.sentenceWords).toBeGreaterThan(5)
  expect(evidence.tone?.source).toBe('visible')
})

test('exclamations are counted', () => {
  const { tone } = speaking(
    'en',
    '<p>Boil it now in two minutes! It is the best of kettles! The handle stays cool while you pour.</p><p>Copper keeps its warmth for long.</p>',
  ).brandProfile
  expect(tone?.exclamations).toBe(0.5)
})

test.each([
  ['unclosed comments and braces', `${'/*'.repeat(50_000)}${'{'.repeat(50_000)}`],
  ['a selector without end', `${'.a '.repeat(100_000)}{color:#123456}`],
  ['properties that mean each other', `:root{--a:var(--b) var(--b);--b:var(--a) var(--a)}${'.buy{background:var(--a)}'.repeat(2000)}`],
  ['many classes in one rule', `${'.btn,'.repeat(60_000)}.buy{background:#0f6b6b}`],
])('%s are read to their end', (_, css) => {
  const html = page(style(css))
  expect(withFetchedStyle(html, read(html), [css], null).title).toBe('Copper Kettle')
})

test('invalid numbers give no colours and no sizes', () => {
  const css = '.buy{background:rgb(.,.,.)}a{color:rgba(1.2.3, 4, 5, .)}h1{color:hsl(.5.5 . .)}.x{color:rgb(999,999,0)}'
  const svg = '<a href="/" class="logo"><svg class="logo" viewBox="0 0 1.2.3 ....."><path d="M0 0h9"/></svg></a>'
  const product = read(page(style(css)).replace('<a href="/">Hob</a>', svg))
  expect(product.styles.colors.map(({ color }) => color)).toEqual(['#FFFF00'])
  expect(product.brandProfile.logoCandidates).toMatchObject([{ kind: 'inline-svg', width: null, height: null }])
})
