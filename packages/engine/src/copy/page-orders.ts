import { type CopyRequest } from '@adloom/domain/copy.ts'
import { languageSchema } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import data from './page-orders.json' with { type: 'json' }

/**
 * Sentences of a page that address a program instead of a shopper: the schema of `page-orders.json`. They are neither facts nor support, and
 * no model receives them.
 */
export const pageOrdersSchema = dataFile({
  orders: z
    .record(languageSchema, z.array(z.string()).min(1))
    .describe('Sources of regular expressions, case-insensitive, by language. All are searched for in every page.'),
})

const order = new RegExp(Object.values(pageOrdersSchema.parse(data).orders).flat().join('|'), 'iu')

/** The text without sentences that give orders to a program. */
const withoutOrders = (text: string): string =>
  order.test(text)
    ? text
        .split(/(?<=[.!?])\s+|\n+/u)
        .filter((sentence, place, all) => !order.test(sentence) && !(place > 0 && order.test(all[place - 1])))
        .join(' ')
    : text

/** The request with such orders removed from the page's text; what the user typed stays. */
export function clearedRequest(request: CopyRequest): CopyRequest {
  const { title, description, facts } = request
  const texts = [title, description, ...(facts?.features ?? []), ...(facts?.passages ?? []).map(({ text }) => text)]
  if (!texts.some((text) => typeof text === 'string' && order.test(text))) return request
  const clear = (text: string | null | undefined): string | null | undefined => (typeof text === 'string' ? withoutOrders(text) : text)
  return {
    ...request,
    title: clear(title),
    description: clear(description),
    ...(facts === undefined
      ? {}
      : {
          facts: {
            ...facts,
            features: (facts.features ?? []).map((feature) => withoutOrders(feature)).filter((feature) => feature !== ''),
            ...(facts.passages === undefined
              ? {}
              : {
                  passages: facts.passages
                    .map((passage) => ({ ...passage, text: withoutOrders(passage.text) }))
                    .filter(({ text }) => text !== ''),
                }),
          },
        }),
  }
}
