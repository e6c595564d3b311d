import { charactersOf } from '@adloom/domain/placements/fitting-texts.ts'
import { platformCalls } from '@adloom/domain/placements/platform-calls.ts'
import { type UploadKind } from '@adloom/domain/placements/upload-file.ts'
import { parse } from 'csv-parse/sync'
import { columnsOf, type TextColumns, type UploadRules, uploadRules } from './upload-rules.ts'

/** What a platform's program would refuse. `row`: the line of the table from 1, its header; `column`: null when it is about the whole row. */
interface UploadProblem {
  readonly row: number
  readonly column: string | null
  readonly sentence: string
}

/** Checks a table against a platform's published rules: UTF-8 or UTF-16, with commas or tabs. Empty when nothing is wrong. */
export function problemsOfUpload(kind: UploadKind, bytes: Uint8Array): readonly UploadProblem[] {
  const rules = uploadRules[kind]
  const rows = rowsOf(decoded(bytes))
  if (rows === null)
    return [{ row: 1, column: null, sentence: 'This is no table: a quotation mark is never closed, or text stands behind one.' }]
  const [header = [], ...lines] = rows
  const ofHeader = headerProblems(header, rules)
  if (ofHeader.length > 0) return ofHeader
  if (lines.length === 0) return [{ row: 1, column: null, sentence: 'It has no rows.' }]
  const placeOf = new Map(header.map((name, place) => [key(name), place]))
  return lines.flatMap((cells, index) => {
    const cellOf = (column: string): string => cells[placeOf.get(key(column)) ?? -1] ?? ''
    const lengths =
      cells.length === header.length ? [] : [[null, `It has ${cells.length} cells, and the header has ${header.length}.`] as const]
    return [...lengths, ...rowProblems(cellOf, rules)].map(([column, sentence]) => ({ row: index + 2, column, sentence }))
  })
}

/** Names are matched without capitals, spaces and underscores. */
const key = (name: string): string => name.replace(/[\s_]/g, '').toLowerCase()

function decoded(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

function rowsOf(text: string): readonly (readonly string[])[] | null {
  const [first = ''] = text.split('\n', 1)
  try {
    return parse(text, { delimiter: first.includes('\t') ? '\t' : ',', relax_column_count: true, skip_empty_lines: true })
  } catch {
    return null
  }
}

function headerProblems(header: readonly string[], { columns, required, texts }: UploadRules): readonly UploadProblem[] {
  const known = new Set(columns.map(key))
  const given = header.map(key)
  const needed = [...required, ...texts.flatMap((each) => columnsOf(each).slice(0, each.least))]
  const problem = (column: string, sentence: string): UploadProblem => ({ row: 1, column, sentence })
  return [
    ...header.filter((name) => !known.has(key(name))).map((name) => problem(name, 'There is no such column.')),
    ...header.filter((name, place) => given.indexOf(key(name)) !== place).map((name) => problem(name, 'This column is there twice.')),
    ...needed.filter((name) => !given.includes(key(name))).map((name) => problem(name, 'This column is missing.')),
  ]
}

type CellProblem = readonly [column: string | null, sentence: string]

function rowProblems(cellOf: (column: string) => string, rules: UploadRules): readonly CellProblem[] {
  const call = cellOf(rules.calls.column)
  return [
    ...rules.required.filter((column) => cellOf(column).trim() === '').map((column): CellProblem => [column, 'It is empty.']),
    ...rules.texts.flatMap((columns) => textProblems(columns, rules, cellOf)),
    ...rules.addresses
      .filter((column) => cellOf(column) !== '' && !/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(cellOf(column)))
      .map((column): CellProblem => [column, 'It is no web address.']),
    ...(call === '' || platformCalls[rules.calls.list].values.some((value) => key(value) === key(call))
      ? []
      : [[rules.calls.column, `"${call}" is not in the list of calls to action.`] as const]),
  ]
}

function textProblems(columns: TextColumns, rules: UploadRules, cellOf: (column: string) => string): readonly CellProblem[] {
  const { column, most, least, oneOf } = columns
  const cells = columnsOf(columns).map((name) => [name, cellOf(name).trim()] as const)
  const filled = cells.filter(([, text]) => text !== '')
  const long = filled
    .filter(([, text]) => charactersOf(text, rules) > most)
    .map(([name, text]): CellProblem => [name, `It has ${charactersOf(text, rules)} characters, and ${most} are allowed.`])
  const twice = filled
    .filter(([, text], place) => filled.findIndex(([, other]) => other.toLowerCase() === text.toLowerCase()) !== place)
    .map(([name]): CellProblem => [name, 'The same text is there twice.'])
  const few: CellProblem[] = filled.length < least ? [[column, `There are ${filled.length}, and at least ${least} are needed.`]] : []
  const isShort = oneOf === undefined || filled.some(([, text]) => charactersOf(text, rules) <= oneOf)
  return [...long, ...twice, ...few, ...(isShort ? [] : [[column, `One of them must have at most ${oneOf} characters.`] as const])]
}
