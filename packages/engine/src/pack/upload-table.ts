import { csvCell, isFormula } from '@adloom/domain/csv-cell.ts'
import { type CallToAction, type CopyOption } from '@adloom/domain/copy.ts'
import { charactersOf, writtenForms } from '@adloom/domain/placements/fitting-texts.ts'
import { platformCallOf } from '@adloom/domain/placements/platform-calls.ts'
import { type UploadKind } from '@adloom/domain/placements/upload-file.ts'
import { columnsOf, type TextColumns, type UploadRules, uploadRules } from './upload-rules.ts'

/** What the rows of an ad are made from. */
export interface UploadedAd {
  readonly title: string
  readonly campaign: string
  readonly group: string
  readonly brandName: string
  readonly productName: string
  readonly productUrl: string | null
  readonly options: readonly CopyOption[]
  /** Of its first text. */
  readonly call: CallToAction | null
  /** The image of a row of Meta, and its number among the ad's. */
  readonly imageFile?: string
}

/** A row of a table, and what is missing for it to be imported as it is. */
interface UploadRow {
  readonly line: string
  readonly missing: readonly string[]
}

/** The first line: the names of the columns. With a byte order mark, without which spreadsheets misread UTF-8. */
export const uploadHeader = (kind: UploadKind): string => `\uFEFF${lineOf(uploadRules[kind].columns)}`

const lineOf = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The row of an ad. Its texts are forms that were written, none is cut; what is too long is left out and what then lacks is named. */
export function uploadRowOf(kind: UploadKind, ad: UploadedAd): UploadRow {
  const rules = uploadRules[kind]
  const cells = new Map<string, string>(Object.entries(rules.fixed))
  const missing: string[] = []
  for (const columns of rules.texts) {
    const { texts, lacks } = fittingTexts(columns, rules, ad)
    for (const [index, column] of columnsOf(columns).entries()) cells.set(column, texts[index] ?? '')
    missing.push(...lacks.map((lack) => `${ad.title}: ${lack}`))
  }
  for (const column of rules.addresses) cells.set(column, ad.productUrl ?? '')
  if (ad.productUrl === null) missing.push(`${ad.title}: the address of the product, in ${rules.addresses.join(', ')}`)
  cells.set(rules.calls.column, ad.call === null ? '' : platformCallOf(rules.calls.list, ad.call).value)
  const names = {
    Campaign: ad.campaign,
    'Campaign Name': ad.campaign,
    'Ad Group': ad.group,
    'Asset Group': ad.group,
    'Ad Set Name': ad.group,
  }
  for (const [column, name] of Object.entries(names)) cells.set(column, name)
  cells.set('Ad Name', ad.imageFile?.replace(/\.\w{1,5}$/, '') ?? '')
  cells.set('Image File Name', ad.imageFile ?? '')
  return { line: lineOf(rules.columns.map((column) => cells.get(column) ?? '')), missing }
}

/** The texts of these columns that fit, the own ones first, and what lacks. */
function fittingTexts(
  { field, column, most, least, count, oneOf }: TextColumns,
  rules: UploadRules,
  { options, brandName, productName }: UploadedAd,
): { readonly texts: readonly string[]; readonly lacks: readonly string[] } {
  const written = options.flatMap((option) => writtenForms(field, { option, brandName }))
  const plain = [...new Set(written.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '')
  // An apostrophe before it would be shown in the ad.
  const usable = plain.filter((text) => !isFormula(text))
  const lengthOf = (text: string): number => charactersOf(text, rules)
  const fitting = usable.filter((text) => lengthOf(text) <= most)
  // The names of product and brand are short and true.
  const names =
    field === 'headline' && count > 1
      ? [productName, brandName].filter((name) => name !== '' && lengthOf(name) <= most && !isFormula(name))
      : []
  const needed = fitting.length < least || (oneOf !== undefined && !fitting.some((text) => lengthOf(text) <= oneOf)) ? names : []
  const all = [...new Set([...fitting, ...needed])]
  const short = oneOf === undefined ? undefined : all.find((text) => lengthOf(text) <= oneOf)
  // The short one is never left out by the number of columns.
  const texts = short === undefined ? all.slice(0, count) : [short, ...all.filter((text) => text !== short)].slice(0, count)
  const formulas = plain.filter(isFormula).map((text) => `"${text}" was left out of ${column}: spreadsheets take it for a formula`)
  return { texts, lacks: [...formulas, ...lacksOf({ column, least, most, oneOf }, texts.length, short !== undefined)] }
}

function lacksOf(
  { column, least, most, oneOf }: Pick<TextColumns, 'column' | 'least' | 'most'> & { readonly oneOf: number | undefined },
  count: number,
  hasShort: boolean,
): readonly string[] {
  const few = count < least ? [`${least - count} more of ${column}, of at most ${most} characters`] : []
  return oneOf === undefined || hasShort ? few : [...few, `one of ${column} of at most ${oneOf} characters`]
}
