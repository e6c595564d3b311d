import { csvCell } from '@adloom/domain/csv-cell.ts'
import { type CopyOption, textLength } from '@adloom/domain/copy.ts'

const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The first line of the table of texts, with a byte order mark. */
export const textsHeader = `\uFEFF${line(['Ad', 'Text', 'Language', 'Form', 'Headline', 'Description', 'Call to action', 'Headline characters', 'Description characters'])}`

/** The texts of an ad in every length that was written. */
export const textRowsOf = (title: string, options: readonly CopyOption[]): readonly string[] =>
  options.flatMap(({ headline, description, callToAction, language = '', compact, long }, place) => {
    const forms = [['own', { headline, description }] as const, ['compact', compact] as const, ['long', long] as const]
    return forms.flatMap(([form, text]) =>
      text === undefined
        ? []
        : [
            line([
              title,
              String(place + 1),
              language,
              form,
              text.headline,
              text.description,
              callToAction,
              String(textLength(text.headline)),
              String(textLength(text.description)),
            ]),
          ],
    )
  })
