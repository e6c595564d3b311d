import { decodeHTMLAttribute } from 'entities'
import * as fc from 'fast-check'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readTokens, type TokenReceiver } from './html-tokens.ts'
import { tagCalled } from './page-markup.ts'

/** The tokens of a page as texts, one after the other; texts side by side are one. */
class Notes {
  readonly lines: string[] = []
  private svg = 0
  private isAfterText = false

  add(line: string): void {
    this.isAfterText = false
    this.lines.push(line)
  }

  text(text: string): void {
    const last = this.isAfterText ? (this.lines.pop() ?? '') : 'text '
    this.lines.push(last + text)
    this.isAfterText = true
  }

  opened(tag: string): void {
    if (tag === 'svg') this.svg++
  }

  closed(tag: string): void {
    this.add(`/${tag}`)
    if (tag === 'svg') this.svg = 0
  }

  isInSvg(): boolean {
    return this.svg > 0
  }
}

function ourTokens(html: string): string[] {
  const notes = new Notes()
  let tag = ''
  const receiver: TokenReceiver = {
    onText: (text) => notes.text(text),
    onOpenTag: (start, end) => {
      tag = html.slice(start, end).toLowerCase()
      notes.add(`<${tag}`)
      return notes.isInSvg() ? 'markup' : tagCalled(tag).content
    },
    onAttribute: (nameStart, nameEnd, start, end, hasEntities) => {
      const value = html.slice(start, end)
      notes.add(`${html.slice(nameStart, nameEnd)}=${hasEntities ? decodeHTMLAttribute(value) : value}`)
    },
    onOpenTagEnd: (end, isSelfClosing) => {
      notes.add(`${isSelfClosing ? '/' : ''}>${String(end)}`)
      notes.opened(tag)
    },
    onCloseTag: (start, end) => notes.closed(html.slice(start, end).toLowerCase()),
    onCdata: (text) => notes.add(`cdata ${text}`),
  }
  readTokens(html, receiver)
  return notes.lines
}

function tokensOfLibrary(html: string): string[] {
  const notes = new Notes()
  let tag = ''
  let name = ''
  let value = ''
  const open = (end: number, mark: string): void => {
    notes.add(`${mark}${String(end + 1)}`)
    notes.opened(tag)
  }
  const callbacks: TokenizerCallbacks = {
    isInForeignContext: () => notes.isInSvg(),
    ontext: (start, end) => notes.text(html.slice(start, end)),
    ontextentity: (code) => notes.text(String.fromCodePoint(code)),
    onopentagname: (start, end) => {
      tag = html.slice(start, end).toLowerCase()
      notes.add(`<${tag}`)
    },
    onattribname: (start, end) => {
      name = html.slice(start, end)
      value = ''
    },
    onattribdata: (start, end) => {
      value += html.slice(start, end)
    },
    onattribentity: (code) => {
      value += String.fromCodePoint(code)
    },
    onattribend: () => notes.add(`${name}=${value}`),
    onopentagend: (end) => open(end, '>'),
    onselfclosingtag: (end) => open(end, '/>'),
    onclosetag: (start, end) => notes.closed(html.slice(start, end).toLowerCase()),
    oncdata: (start, end, offset) => notes.add(`cdata ${html.slice(start, end - offset)}`),
    oncomment: () => undefined,
    ondeclaration: () => undefined,
    onprocessinginstruction: () => undefined,
    onend: () => undefined,
  }
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks)
  tokenizer.write(html)
  tokenizer.end()
  return notes.lines
}

const part = fc.constantFrom(
  ...'< > / = " \' - ! ? [ ] a B <p <br </p> </ <!-- --> --!> <!-> <!doctype <![CDATA[ ]]> <?x <svg </svg> <title </title> <TITLE> <script </script> </SCRIPT </scripts <style> </style> <textarea> </textarea> <plaintext> <image/> <a/ <i>'.split(
    ' ',
  ),
  ' ',
  '\n',
  '\t',
  ' href=',
  'class="a b"',
  " id='x'",
  ' x=1/',
  ' &amp;',
  ' &lt',
  ' &copy=1',
  ' &#65',
  ' &#x1F600;',
  ' &nope;',
  ' &notit;',
  ' é',
  ' 世',
)

test('tokens are those of htmlparser2, for pages of any markup', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      // Closed, since the library tells of the last character of some tags that a page ends in.
      const html = `${parts.join('')}>`
      expect(ourTokens(html)).toEqual(tokensOfLibrary(html))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['<p title="', ['<p']],
  ["<p a='b", ['<p']],
  ['<p a', ['<p']],
  ['<p /', ['<p']],
  ['<p', []],
  ['<scri', []],
  ['</p', []],
  ['</p x', ['/p']],
  ['<!--', []],
  ['<', ['text <']],
])('a page that ends in %j leaves no piece of that tag as text', (end, told) => {
  expect(ourTokens(`<b>x</b>${end}`)).toEqual(['<b', '>3', 'text x', '/b', ...told])
})
