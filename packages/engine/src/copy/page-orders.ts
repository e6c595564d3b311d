import { type CopyRequest } from '@adloom/domain/copy.ts'

/**
 * Sentences of a page that address a program instead of a shopper, in the supported languages. They are neither facts nor support, and no
 * model receives them.
 */
const order = new RegExp(
  [
    /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|above|previous)\b/,
    /\b(?:system|developer) (?:prompt|message)\b|\b(?:as|you are) an? (?:ai|a\.i\.|language model|assistant|llm|chatbot)\b|<\/?(?:system|assistant|user|instructions?)>|\[\/?(?:inst|system)\]/,
    /\b(?:ai|llm|assistants?|language models?|copywriters?)\b[^.!?]{0,30}\b(?:must|should|shall|have to|are told to|please)\b[^.!?]{0,30}\b(?:write|say|output|reply|respond|answer|print|include|mention|repeat)\b/,
    /\b(?:ignoriere|vergiss|missachte)\b[^.!?]{0,40}\b(?:anweisung\p{L}*|vorgaben?|regeln|bisherige\p{L}*)\b/u,
    /\b(?:ignore[zr]?|oublie[zr]?)\b[^.!?]{0,40}\b(?:instructions?|consignes?|règles)\b/,
    /\b(?:ignora|ignore|olvida|olvide|descarta)\b[^.!?]{0,40}\b(?:instrucciones|indicaciones|reglas|instruções|regras)\b/,
    /\b(?:ignora|dimentica)\b[^.!?]{0,40}\b(?:istruzioni|regole)\b/,
    /\b(?:negeer|vergeet)\b[^.!?]{0,40}\b(?:instructies|aanwijzingen|regels)\b/,
    /\b(?:ignora|ignore|esqueça)\b[^.!?]{0,40}\b(?:instruções|regras)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)

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
