import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { SaxesParser } from 'saxes'
import { type Workbook } from './open-workbook.ts'
import { type TableRow } from './table-records.ts'

/** Characters of the texts that a workbook keeps apart from its cells; they are in memory while it is read. */
const SHARED_MAX = 64 * 1024 ** 2
/** What keeping one of them takes besides, as characters. */
const TEXT_COST = 16

type Attributes = Readonly<Record<string, string | undefined>>

interface Handlers {
  readonly open?: (name: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Runs the handlers over one XML file of a workbook, and yields after each part of it. Fails with `feed.sheet` where it is broken or has a DTD. */
async function* walked(file: AsyncIterable<Uint8Array>, { open, text, close }: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const local = (name: string): string => name.slice(name.indexOf(':') + 1)
  let sinceEvent = 0
  const seen = (): void => {
    sinceEvent = 0
  }
  parser.on('error', (cause) => {
    throw new AdloomError('feed.sheet', { cause })
  })
  parser.on('doctype', () => {
    throw new AdloomError('feed.sheet', { detail: 'doctype' })
  })
  // Without namespaces attributes are texts.
  parser.on('opentag', ({ name, attributes }) => (seen(), open?.(local(name), attributes as Attributes)))
  parser.on('text', (part) => (seen(), text?.(part)))
  parser.on('closetag', ({ name }) => (seen(), close?.(local(name))))
  const decoder = new TextDecoder()
  try {
    for await (const part of file) {
      sinceEvent += part.length
      parser.write(decoder.decode(part, { stream: true }))
      if (sinceEvent > feedLimits.row) throw new AdloomError('feed.sheet', { detail: 'endless text' })
      yield
    }
    parser.close()
  } catch (cause) {
    throw cause instanceof AdloomError ? cause : new AdloomError('feed.sheet', { cause })
  }
}

async function wholly(file: AsyncIterable<Uint8Array> | null, handlers: Handlers): Promise<void> {
  if (file !== null) for await (const _ of walked(file, handlers));
}

/** The path of the first sheet that is shown. */
async function firstSheet(book: Workbook): Promise<string | null> {
  const sheets: { readonly id: string; readonly isHidden: boolean }[] = []
  const targets = new Map<string, string>()
  await wholly(await book.read('xl/workbook.xml'), {
    open: (name, { 'r:id': id, state }) => {
      if (name === 'sheet' && id !== undefined) sheets.push({ id, isHidden: state !== undefined && state !== 'visible' })
    },
  })
  await wholly(await book.read('xl/_rels/workbook.xml.rels'), {
    open: (_, { Id, Target }) => {
      if (Id !== undefined && Target !== undefined) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const named = targets.get((sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])?.id ?? '')
  return named ?? book.names.find((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)) ?? null
}

/** The texts that cells refer to by number. Furigana (`rPh`) is no part of them. */
async function sharedTexts(book: Workbook): Promise<readonly string[]> {
  const texts: string[] = []
  let text = ''
  let length = 0
  let isText = false
  let isReading = false
  await wholly(await book.read('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (part) => {
      if (isText && text.length <= feedLimits.row) text += part
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isReading = false
      if (name !== 'si') return
      texts.push(text)
      length += text.length + TEXT_COST
      text = ''
      if (length > SHARED_MAX)
        throw new AdloomError('feed.too-large', { values: { limit: '64 million letters as XLSX (a CSV may have more)' } })
    },
  })
  return texts
}

/** The place of a cell from its name: "C7" is 2. */
function placeOf(name: string): number {
  let place = 0
  for (const letter of /^[A-Z]{1,3}/.exec(name)?.[0] ?? 'A') place = place * 26 + letter.charCodeAt(0) - 64
  return place - 1
}

/** A number as a spreadsheet shows it: 19.989999999999998 is 19.99. */
const shownNumber = (value: string): string => (/\.\d{10,}$/.test(value) ? String(Number(Number(value).toPrecision(15))) : value)

/**
 * The rows of the first sheet of an XLSX, its cells as texts. A formula is never evaluated: its cell is what the spreadsheet last showed, or the formula
 * itself where it stored nothing. Fails with `feed.sheet`.
 */
export async function* rowsOfSheet(book: Workbook): AsyncGenerator<TableRow> {
  const path = await firstSheet(book)
  const file = path === null ? null : await book.read(path)
  if (file === null) throw new AdloomError('feed.sheet', { detail: 'no sheet' })
  const texts = await sharedTexts(book)
  const read: TableRow[] = []
  let row = 0
  let cells: string[] = []
  let cell: { place: number; readonly type: string; value: string; formula: string } = { place: -1, type: '', value: '', formula: '' }
  let inside = ''
  let isReading = false
  const parts = walked(file, {
    open: (name, { r, t }) => {
      inside = name
      if (name === 'row') {
        row = /^[1-9]\d{0,6}$/.test(r ?? '') ? Number(r) : row + 1
        cells = []
        cell = { place: -1, type: '', value: '', formula: '' }
      } else if (name === 'c') cell = { place: r === undefined ? cell.place + 1 : placeOf(r), type: t ?? 'n', value: '', formula: '' }
      else if (name === 'rPh') isReading = true
    },
    text: (part) => {
      if (inside === 'v' || (inside === 't' && !isReading)) cell.value += part
      else if (inside === 'f') cell.formula += part
      if (cell.value.length + cell.formula.length > feedLimits.row) throw new AdloomError('feed.sheet', { detail: 'endless cell' })
    },
    close: (name) => {
      inside = ''
      if (name === 'rPh') isReading = false
      else if (name === 'row') read.push({ row, cells: Array.from(cells, (value: string | undefined) => value ?? '') })
      else if (name === 'c' && cell.place >= 0 && cell.place < feedLimits.columns) cells[cell.place] = shownValue(cell, texts)
    },
  })
  for await (const _ of parts) {
    yield* read
    read.length = 0
  }
  yield* read
}

function shownValue(
  { type, value, formula }: { readonly type: string; readonly value: string; readonly formula: string },
  texts: readonly string[],
): string {
  if (value === '' && formula !== '') return `=${formula}`
  if (type === 's') return texts[Number(value)] ?? ''
  // "#REF!" is nothing the shop wrote.
  if (type === 'e') return ''
  return type === 'n' ? shownNumber(value) : type === 'b' ? (value === '1' ? 'true' : 'false') : value
}
