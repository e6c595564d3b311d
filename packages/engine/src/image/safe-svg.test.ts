import { expect, test } from 'vitest'
import { safeSvg } from './safe-svg.ts'

/** The first bytes of a PNG of that many pixels a side, as an address. */
function pngAddress(side: number): string {
  const header = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0', 'latin1')
  header.writeUInt32BE(side, 16)
  header.writeUInt32BE(side, 20)
  return `data:image/png;base64,${header.toString('base64')}`
}

const svg = (inside: string, attributes = ''): string => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`
const copied = (inside: string, syntax: 'xml' | 'html' = 'xml'): string | null => safeSvg(svg(inside), syntax)?.markup ?? null

test.each([
  ['shapes and groups', '<g transform="scale(2)"><path d="M0 0h9v9z" fill="#f00"/></g>'],
  ['text', '<text x="1"><tspan>Tea &amp; Co</tspan></text>'],
  ['gradients', '<linearGradient id="a"><stop offset="0"/></linearGradient><rect fill="url(#a)"/>'],
  ['its own parts', '<symbol id="a"><path d="M0"/></symbol><use href="#a"/>'],
  ['an embedded image', `<image href="${pngAddress(900)}"/>`],
  ['a style sheet', '<style>.a{fill:#f00;}</style><path class="a"/>'],
])('%s are copied', (_, inside) => {
  expect(safeSvg(svg(inside), 'xml')).toMatchObject({ markup: svg(inside), isSelfContained: true })
})

test.each([
  ['a filter', '<filter id="f"><feGaussianBlur stdDeviation="99"/></filter><path filter="url(#f)" style="filter:blur(9px)"/>', '<path/>'],
  ['a filter in a style sheet', '<style>path{filter:blur(9px);fill:red}</style><path/>', '<style>path{fill:red;}</style><path/>'],
  ['a handler', '<path onclick="run()" d="M0"/>', '<path d="M0"/>'],
  ['an animation', '<path d="M0"><animate attributeName="d" to="M9"/></path>', '<path d="M0"/>'],
  ['a link', '<a href="https://shop.example"><path d="M0"/></a>', '<a><path d="M0"/></a>'],
  ['an editor’s data', '<metadata><rdf:RDF><path/></rdf:RDF></metadata><sodipodi:view/><path d="M0"/>', '<path d="M0"/>'],
  ['a class without a style sheet', '<path class="a" d="M0"/>', '<path d="M0"/>'],
  ['a media query', '<style>@media print{path{fill:red}}</style>', '<style></style>'],
  ['a comment', '<!-- <script>1</script> --><path d="M0"/>', '<path d="M0"/>'],
])('%s is left out', (_, inside, expected) => {
  expect(safeSvg(svg(inside), 'xml')).toMatchObject({ markup: svg(expected), isSelfContained: true })
})

test.each([
  ['a script', '<script>run()</script>'],
  ['a script of another prefix', '<x:script>run()</x:script>'],
  ['an embedded image that takes gigabytes', `<image href="${pngAddress(30_000)}"/>`],
  ['an embedded image that is none', '<image href="data:image/png;base64,AAAA"/>'],
  ['a linked image', '<image href="https://example.com/a.png"/>'],
  ['a linked file', '<image xlink:href="file:///etc/passwd"/>'],
  ['a link in character references', '<use href="&#104;ttps://example.com/a.svg#b"/>'],
  ['an unquoted link', '<image href=//example.com/a.png />'],
  ['an imported style sheet', '<style>@import "https://example.com/a.css";</style>'],
  ['an imported style sheet as character data', '<style><![CDATA[@import "https://example.com/a.css";]]></style>'],
  ['a font', '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style>'],
  ['a linked paint', '<rect fill="url(https://example.com/a.svg#b)"/>'],
  ['a linked paint in a style', '<rect style="fill:url(https://example.com/a.svg#b)"/>'],
  ['a linked paint in escapes', '<rect style="fill:u\\72l(https://example.com/a.svg#b)"/>'],
  ['an SVG inside', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ['foreign markup', '<foreignObject><body/></foreignObject>'],
  ['an included file', '<xi:include href="file:///etc/passwd"/>'],
])('an SVG with %s is not self-contained, and its copy has nothing of it', (_, inside) => {
  const copy = safeSvg(svg(inside), 'xml')
  expect(copy?.isSelfContained).toBe(false)
  expect(copy?.markup).not.toMatch(/script|example|passwd|data:|svg\+xml|foreign|import|font|\\/i)
})

test('entities and linked style sheets count as references, and are not copied', () => {
  for (const head of ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '<?xml-stylesheet href="https://example.com/a.css"?>'])
    expect(safeSvg(`${head}${svg('<text>&x;</text>')}`, 'xml')).toMatchObject({
      markup: svg('<text>&amp;x;</text>'),
      isSelfContained: false,
    })
})

test('attributes cannot end their quotes, nor text its element', () => {
  expect(copied('<path id=\'a"><script>\' d="M0"/><text>&lt;script&gt;</text>')).toBe(
    svg('<path id="a&quot;&gt;&lt;script&gt;" d="M0"/><text>&lt;script&gt;</text>'),
  )
})

test('in HTML names have no case; in either syntax they get their own, and lose their prefix', () => {
  expect(copied('<LINEARGRADIENT gradientunits=userSpaceOnUse /><text>a&nbsp;b</text>', 'html')).toBe(
    svg('<linearGradient gradientUnits="userSpaceOnUse"/><text>a\u00a0b</text>'),
  )
  expect(safeSvg('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0"/></s:svg>', 'xml')?.markup).toBe(svg('<path d="M0"/>'))
})

test.each([
  '',
  'no drawing',
  '<svg',
  '<svg><path d="M0"/>',
  '<html><svg></svg></html>',
  '<svg></svg><svg></svg>',
  '<svg/><svg></svg>',
  '<svg /><svg ></svg>',
  '<svg></svg><svg/>',
  '<svg/><path d="M0"></path>',
])('%j is no whole SVG', (text) => {
  expect(safeSvg(text, 'xml')).toBeNull()
  expect(safeSvg(text, 'html')).toBeNull()
})

const thirty = Array.from({ length: 30 }, (_, place) => place)

test.each([
  ['open comments', '<!--'.repeat(60_000)],
  ['closed comments', '<!---->'.repeat(60_000)],
  ['open tags', '<svg '.repeat(60_000)],
  ['nested groups', svg('<g>'.repeat(60_000) + '</g>'.repeat(60_000))],
  ['too many elements', svg('<g/>'.repeat(60_000))],
  ['a novel', svg(`<text>${'all work and no play '.repeat(1000)}</text>`)],
  ['parts of parts', svg(thirty.map((place) => `<g id="a${place}">${`<use href="#a${place + 1}"/>`.repeat(10)}</g>`).join(''))],
  [
    'masks of masks in a style sheet',
    svg(
      `<style>${thirty.map((place) => `.c${place}{mask:url(#m${place + 1})}`).join('')}</style>` +
        thirty.map((place) => `<mask id="m${place}">${`<path class="c${place}"/>`.repeat(10)}</mask>`).join(''),
    ),
  ],
  ['rules for each of many elements', svg(`<style>${'.b{mask:url(#a)}'.repeat(5000)}</style>${'<path class="b"/>'.repeat(20_000)}`)],
])('an SVG of %s is rejected', (_, text) => {
  const start = performance.now()
  expect(safeSvg(text, 'xml')).toBeNull()
  expect(performance.now() - start).toBeLessThan(3000)
})

test('every broken SVG gives an answer that is safe', () => {
  const whole = svg('<style>.a{fill:red}</style><g id="b"><path class="a" d="M0" style="fill:url(#c)"/></g><use href="#b"/><text>x</text>')
  const parts = [
    '<script>',
    '</svg>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '"',
    "'",
    '<style>',
    '}',
    '\\',
    '&#0;',
    '<image href=//x>',
    '\0',
    '<svg>',
  ]
  let seed = 7
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 2000; round++) {
    let text = whole
    for (let change = 0; change < 3; change++) {
      const at = random(text.length)
      text = text.slice(0, at) + parts[random(parts.length)] + text.slice(at + random(4))
    }
    for (const syntax of ['xml', 'html'] as const) expect(safeSvg(text, syntax)?.markup ?? '').not.toMatch(/<script|href="\/|on\w+=/i)
  }
})
