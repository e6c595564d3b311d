import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** The parts removed from a page's source before it is read again. */
interface Cut {
  /** Replacement of a script; null removes the script, its own text keeps it. */
  readonly script?: (type: string, text: string) => string | null
  /** Whether a whole tag without content (`meta`, `link`) is removed. */
  readonly removesTag?: (tag: string, attributes: ReadonlyMap<string, string>) => boolean
  /** Replacement of an attribute's value; null removes the attribute. */
  readonly attribute?: (tag: string, name: string, value: string) => string | null
}

/** A replacement of a range of the source. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Finds the ranges of a source that a perturbation changes, from the tokens of the parser that reads the pages. */
class Cutter implements TokenizerCallbacks {
  readonly edits: Edit[] = []
  private readonly html: string
  private readonly cut: Cut
  private tag = ''
  private tagStart = 0
  private names: { name: string; start: number; value: string; end: number }[] = []
  private script: { type: string; start: number; contentStart: number } | null = null

  constructor(html: string, cut: Cut) {
    this.html = html
    this.cut = cut
  }

  isInForeignContext(): boolean {
    return false
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase()
    this.tagStart = start - 1
    this.names = []
  }

  onattribname(start: number, end: number): void {
    this.names.push({ name: this.html.slice(start, end).toLowerCase(), start, value: '', end })
  }

  onattribdata(start: number, end: number): void {
    const last = this.names.at(-1)
    if (last !== undefined) last.value += this.html.slice(start, end)
  }

  onattribentity(codepoint: number): void {
    const last = this.names.at(-1)
    if (last !== undefined) last.value += String.fromCodePoint(codepoint)
  }

  onattribend(_: number, end: number): void {
    const last = this.names.at(-1)
    if (last !== undefined) last.end = end
  }

  onopentagend(end: number): void {
    const attributes = new Map(this.names.map(({ name, value }) => [name, value]))
    if (this.cut.removesTag?.(this.tag, attributes) === true) this.edits.push({ start: this.tagStart, end: end + 1, text: '' })
    else
      for (const { name, start, value, end: stop } of this.names) {
        const replacement = this.cut.attribute?.(this.tag, name, value)
        if (replacement !== undefined && replacement !== value)
          this.edits.push({ start, end: stop, text: replacement === null ? '' : `${name}="${replacement.replaceAll('"', '&quot;')}"` })
      }
    if (this.tag === 'script' && this.cut.script !== undefined)
      this.script = { type: attributes.get('type')?.toLowerCase() ?? '', start: this.tagStart, contentStart: end + 1 }
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end)
  }

  onclosetag(start: number, end: number): void {
    const { script } = this
    if (script === null || this.html.slice(start, end).trim().toLowerCase() !== 'script') return
    this.script = null
    const text = this.html.slice(script.contentStart, start - 2)
    const replacement = this.cut.script?.(script.type, text) ?? null
    if (replacement === null) {
      // Drops the edits of its attributes, which are inside the removed range.
      while ((this.edits.at(-1)?.start ?? -1) >= script.start) this.edits.pop()
      this.edits.push({ start: script.start, end: end + 1, text: '' })
    } else if (replacement !== text) this.edits.push({ start: script.contentStart, end: start - 2, text: replacement })
  }

  ontext(): void {}
  ontextentity(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
}

function withCut(html: string, cut: Cut): string {
  const cutter = new Cutter(html, cut)
  const tokenizer = new Tokenizer({ decodeEntities: true }, cutter)
  tokenizer.write(html)
  tokenizer.end()
  let out = ''
  let from = 0
  for (const { start, end, text } of cutter.edits) {
    if (start < from) continue
    out += html.slice(from, start) + text
    from = end
  }
  return out + html.slice(from)
}

const isJsonLd = (type: string): boolean => type.startsWith('application/ld+json')
const SEMANTIC = /^(itemprop|itemscope|itemtype|itemid|itemref|typeof|vocab|resource|about|property)$/

/** Whether a tag belongs to Open Graph or a similar vocabulary; a tag with an `itemprop` is microdata. */
const isMeta = (tag: string, attributes: ReadonlyMap<string, string>): boolean =>
  tag === 'meta' && (attributes.has('property') || attributes.has('name')) && !attributes.has('itemprop')

/** A meaningless word, the same for the same name: 'price-box' → 'qxk3f1'. */
function scrambled(names: string): string {
  return names.replaceAll(/\S+/g, (name) => {
    let hash = 7
    for (let at = 0; at < name.length; at++) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) | 0
    return `q${(hash >>> 0).toString(36)}`
  })
}

/** Perturbations that each remove one source of facts, to measure the others. */
export const removals: readonly { readonly name: string; readonly apply: (html: string) => string }[] = [
  { name: 'no JSON-LD', apply: (html) => withCut(html, { script: (type, text) => (isJsonLd(type) ? null : text) }) },
  {
    // Truncates every block in the middle, like a template that fails.
    name: 'broken JSON-LD',
    apply: (html) => withCut(html, { script: (type, text) => (isJsonLd(type) ? text.slice(0, text.length * 0.4) : text) }),
  },
  { name: 'no meta tags', apply: (html) => withCut(html, { removesTag: isMeta }) },
  {
    name: 'no microdata',
    apply: (html) =>
      withCut(html, {
        removesTag: (tag, attributes) => (tag === 'meta' || tag === 'link') && attributes.has('itemprop') && !attributes.has('property'),
        attribute: (tag, name, value) => (SEMANTIC.test(name) && tag !== 'meta' ? null : value),
      }),
  },
  { name: 'no scripts', apply: (html) => withCut(html, { script: (type, text) => (isJsonLd(type) ? text : null) }) },
  {
    name: 'visible only',
    apply: (html) =>
      withCut(html, {
        script: () => null,
        removesTag: (tag, attributes) =>
          (tag === 'meta' && (attributes.has('itemprop') || isMeta(tag, attributes))) ||
          (tag === 'link' && !/icon|stylesheet/i.test(attributes.get('rel') ?? '')),
        attribute: (_, name, value) => (SEMANTIC.test(name) ? null : value),
      }),
  },
  {
    name: 'scrambled names',
    apply: (html) => withCut(html, { attribute: (_, name, value) => (name === 'class' || name === 'id' ? scrambled(value) : value) }),
  },
]
